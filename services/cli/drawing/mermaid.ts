import type { Entity } from '@agent-memory/client/types'
import { COLOURS, type Drawing, labelOf, TEXT_COLOUR, typesIn } from './drawing.js'

/** What stands around a label gives the node's shape (https://mermaid.js.org/syntax/flowchart.html, Node shapes). */
const SHAPES: Readonly<Record<Entity['type'], readonly [open: string, close: string]>> = {
  person: ['([', '])'],
  organization: ['[', ']'],
  team: ['[[', ']]'],
  technology: ['{{', '}}'],
  location: ['[/', '\\]'],
  product: ['(', ')'],
  project: ['[\\', '/]'],
  event: ['>', ']'],
  concept: ['[/', '/]'],
  other: ['[\\', '\\]'],
}

/** Mermaid draws no longer text, unless it is told so where it runs (its setting maxTextSize). */
export const LONGEST_MERMAID = 50_000

/** A drawing as a Mermaid flowchart, which Markdown on GitHub, GitLab and elsewhere shows. */
export const mermaidOf = (drawing: Drawing): string => {
  const types = typesIn(drawing)
  return [
    'flowchart LR',
    ...drawing.entities.map(({ name, type }, at) => `  ${nodeOf(`n${at}`, labelOf(name), type)}`),
    ...drawing.relationships.map(
      ({ source, target, label }) => `  n${source} -->|${quoted(labelOf(label))}| n${target}`,
    ),
    ...(types.length === 0
      ? []
      : ['  subgraph legend ["Types"]', ...types.map((type, at) => `    ${nodeOf(`t${at}`, type, type)}`), '  end']),
    ...types.map((type) => {
      const { fill, border } = COLOURS[type]
      return `  classDef ${type} fill:${fill},stroke:${border},color:${TEXT_COLOUR}`
    }),
  ].join('\n')
}

const nodeOf = (id: string, label: string, type: Entity['type']): string => {
  const [open, close] = SHAPES[type]
  return `${id}${open}${quoted(label)}${close}:::${type}`
}

/**
 * Mermaid reads labels as Markdown, with icons, formulas, directives and entity codes of its own. What is neither a
 * letter nor a digit is a code (`#35;`), save what has no meaning between two of them, so that it is shown as it is. An empty label would be a mistake.
 */
const quoted = (text: string): string =>
  `"${(text || ' ').replace(/(?<![\p{L}\p{N}])[-_,']|[-_,'](?![\p{L}\p{N}])|[^\p{L}\p{M}\p{N} \-_,']/gu, codeOf)}"`

const codeOf = (character: string): string => `#${character.codePointAt(0)};`
