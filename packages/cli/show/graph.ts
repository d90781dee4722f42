import type { Entity, EntityHit, Graph } from '@agent-memory/client/types'
import { fields, type Output } from '../output/output.js'
import { counted, oneLine, printable } from '../output/text.js'

const TYPE_WIDTH = 'organization'.length

/** Makes a table for a person: fact count, type, name, newest summary. */
export const describeHits = ({ colours }: Output, hits: readonly EntityHit[]): string =>
  [
    colours.dim(`FACTS  ${'TYPE'.padEnd(TYPE_WIDTH)}  NAME`),
    ...hits.map(({ name, type, summary, factCount }) => {
      const about = oneLine(summary) === '' ? '' : `  ${colours.dim(oneLine(summary))}`
      return `${String(factCount).padStart(5)}  ${oneLine(type).padEnd(TYPE_WIDTH)}  ${colours.bold(oneLine(name))}${about}`
    }),
  ].join('\n')

/** Makes the table of `describeHits`, and below it the relationships between its entities. */
export const describeGraph = (output: Output, { entities, relationships }: Graph): string => {
  const { cyan, dim } = output.colours
  const lines = relationships.map(
    ({ source, type, target, strength }) =>
      `${strength.toFixed(2).padStart(5)}  ${oneLine(source)} ${cyan(oneLine(type))} ${oneLine(target)}`,
  )
  const related = lines.length === 0 ? [] : ['', dim('RELATIONSHIPS, STRONGEST FIRST'), ...lines]
  return [describeHits(output, entities), ...related].join('\n')
}

/** Makes one line for programs: name, type, facts, summary. */
export const lineOfHit = ({ name, type, summary, factCount }: EntityHit): string =>
  fields(name, type, factCount, summary)

/**
 * Formats a graph for scripts: for each entity a line with the word `entity` and the fields of `lineOfHit`, then for
 * each relationship a line that begins with `relationship`.
 */
export const plainGraph = ({ entities, relationships }: Graph): string =>
  [
    ...entities.map((entity) => `entity\t${lineOfHit(entity)}`),
    ...relationships.map(({ source, type, target, strength, description }) =>
      fields('relationship', source, type, target, strength.toFixed(4), description),
    ),
  ].join('\n')

export const describeEntity = ({ colours }: Output, entity: Entity): string => {
  const { name, type, aliases, summary, factCount, facts, relationships } = entity
  const { bold, cyan, dim, green } = colours
  return [
    `${bold(oneLine(name))}  ${oneLine(type)}, ${counted(factCount, 'fact')}`,
    ...(aliases.length === 0 ? [] : [dim(`also called ${aliases.map(oneLine).join(', ')}`)]),
    ...(summary === '' ? [] : ['', printable(summary)]),
    ...(facts.length === 0 ? [] : ['', dim('facts, with their importance:')]),
    ...facts.map(
      ({ content, category, importance }) =>
        `${green(importance.toFixed(2))}  ${oneLine(content)} ${dim(oneLine(category))}`,
    ),
    ...(relationships.length === 0 ? [] : ['', dim('relationships, with their strength:')]),
    ...relationships.map(({ name: other, type: kind, rel_type, direction, strength }) => {
      const arrow = direction === 'outgoing' ? '->' : '<-'
      return `${green(strength.toFixed(2))}  ${arrow} ${cyan(oneLine(rel_type))} ${oneLine(other)} ${dim(oneLine(kind))}`
    }),
  ].join('\n')
}

/** Describes an entity for programs: each line begins with its kind, followed by its fields. */
export const plainEntity = ({ name, type, aliases, summaries, factCount, facts, relationships }: Entity): string =>
  [
    fields('name', name),
    fields('type', type),
    fields('facts', factCount),
    ...aliases.map((alias) => fields('alias', alias)),
    ...summaries.map(({ version, content }) => fields('summary', version, content)),
    ...facts.map(({ importance, category, content }) => fields('fact', importance.toFixed(4), category, content)),
    ...relationships.map(({ direction, rel_type, name: other, type: kind, strength, description }) =>
      fields('relationship', direction, rel_type, other, kind, strength.toFixed(4), description),
    ),
  ].join('\n')
