import type { Client } from '@agent-memory/client/client'
import { isMemoryServiceError } from '@agent-memory/client/errors'
import type { Entity } from '@agent-memory/client/types'
import { LIMITS } from '@agent-memory/core/limits'
import { type Command, Option } from 'commander'
import type { Act, Context } from '../context.js'
import { dotOf } from '../drawing/dot.js'
import { type Drawing, drawingOf, surroundingsOf } from '../drawing/drawing.js'
import { LONGEST_MERMAID, mermaidOf } from '../drawing/mermaid.js'
import { addGroup } from '../group.js'
import { examples, volumeOption, wholeNumber } from '../options.js'
import { oneLine } from '../output/text.js'
import { describeEntity, describeGraph, describeHits, lineOfHit, plainEntity, plainGraph } from '../show/graph.js'
import { callOptions, clientOf, volumeIdOf } from '../signed-in.js'

const { graphLimit, entitySearchLimit } = LIMITS
/** Entities drawn by default; more would be hard to read in one drawing. */
const DRAWN = 30
/**
 * The relationships of at most this many neighbours are read. Each takes a request, and the rate limit allows 120 such
 * requests a minute.
 */
const NEIGHBOURS_READ = 30
const READ_AT_ONCE = 4

interface Limited {
  limit?: number
}

interface DrawOptions {
  format: 'dot' | 'mermaid'
  around?: string
  limit: number
}

export const addGraph = (program: Command, act: Act): void => {
  const group = addGroup(program, 'graph', 'explore the entities in memories and how they are related', act, list)
  group
    .addOption(volumeOption())
    .addHelpText(
      'after',
      `${examples(
        ['sm graph', 'the entities with the most facts'],
        ['sm graph show Marta', 'what is known about one entity'],
        ['sm graph search acme', 'by part of a name'],
        ['sm graph draw | dot -Tsvg > graph.svg', 'rendered by Graphviz'],
      )}\nIn a pipe, lines are tab-separated. The first field says what a line is about:\n  entity         name, type, number of facts, summary\n  relationship   source, label, target, strength, description\n`,
    )
  group
    .command('list')
    .description('list the entities with the most facts, and the relationships between them')
    .addOption(volumeOption())
    .addOption(limitOption(graphLimit))
    .action(act<[Limited]>(list))
  group
    .command('show')
    .description('show an entity with its facts and relationships')
    .argument('<name...>', 'name or alias of the entity, case-insensitive')
    .addOption(volumeOption())
    .addHelpText('after', examples(['sm graph show Marta Kowalska'], ['sm graph show acme --json | jq .facts']))
    .action(act<[string[], object]>(show))
  group
    .command('search')
    .description('find entities by part of their names')
    .argument('<text...>', 'part of a name or an alias, case-insensitive')
    .addOption(volumeOption())
    .addOption(limitOption(entitySearchLimit))
    .addHelpText(
      'after',
      `${examples(['sm graph search acme'])}\nIn a pipe, lines are tab-separated: name, type, number of facts, summary.\n`,
    )
    .action(act<[string[], Limited]>(search))
  group
    .command('draw')
    .description('draw the entities with the most facts, or those around one entity')
    .addOption(volumeOption())
    .addOption(
      new Option('--format <format>', 'dot for Graphviz, mermaid for Markdown')
        .choices(['dot', 'mermaid'])
        .default('dot'),
    )
    .option('--around <name>', 'draw this entity and the entities related to it')
    .addOption(
      new Option('-n, --limit <number>', `how many entities, ${graphLimit.min} to ${graphLimit.max}`)
        .argParser(wholeNumber(graphLimit.min, graphLimit.max))
        .default(DRAWN),
    )
    .addHelpText(
      'after',
      examples(
        ['sm graph draw | dot -Tsvg > graph.svg'],
        ['sm graph draw --around Marta --format mermaid', 'to paste into Markdown'],
      ),
    )
    .action(act<[DrawOptions]>(draw))
}

const limitOption = ({ min, max, default: usual }: { min: number; max: number; default: number }): Option =>
  new Option('-n, --limit <number>', `at most this many entities, ${min} to ${max} (default ${usual})`).argParser(
    wholeNumber(min, max),
  )

const list = async (context: Context, { limit }: Limited = {}): Promise<void> => {
  const { output } = context
  const client = clientOf(context)
  const volume_id = await volumeIdOf(context, client)
  const graph = await client.graph.overview({ volume_id, ...(limit !== undefined && { limit }) }, callOptions(context))
  await output.result({
    json: graph,
    shown: graph.entities.length === 0 ? NOTHING_YET : describeGraph(output, graph),
    plain: plainGraph(graph),
    quiet: graph.entities.map(nameOf).join('\n'),
  })
}

const NOTHING_YET = 'The graph is empty. Entities in memories that you write appear in it within seconds.'

const show = async (context: Context, words: string[]): Promise<void> => {
  const { output } = context
  const client = clientOf(context)
  const volume_id = await volumeIdOf(context, client)
  const entity = await client.graph.entity({ entity_name: words.join(' '), volume_id }, callOptions(context))
  await output.result({
    json: entity,
    shown: describeEntity(output, entity),
    plain: plainEntity(entity),
    quiet: nameOf(entity),
  })
}

const search = async (context: Context, words: string[], { limit }: Limited): Promise<void> => {
  const { output } = context
  const client = clientOf(context)
  const volume_id = await volumeIdOf(context, client)
  const body = { query: words.join(' '), volume_id, ...(limit !== undefined && { limit }) }
  const entities = await client.graph.search(body, callOptions(context))
  await output.result({
    json: entities,
    shown: entities.length === 0 ? 'No entity has this text in its name or an alias.' : describeHits(output, entities),
    plain: entities.map(lineOfHit).join('\n'),
    quiet: entities.map(nameOf).join('\n'),
  })
}

const draw = async (context: Context, { format, around, limit }: DrawOptions): Promise<void> => {
  const { output } = context
  const client = clientOf(context)
  const volume_id = await volumeIdOf(context, client)
  const drawing =
    around === undefined
      ? drawingOf(await client.graph.overview({ volume_id, limit }, callOptions(context)))
      : await surroundings(context, client, { volume_id, around, limit })
  const text = format === 'dot' ? dotOf(drawing) : mermaidOf(drawing)
  await output.result({ json: { format, drawing: text }, shown: text, quiet: text })
  if (drawing.entities.length === 0) output.note(NOTHING_YET)
  if (format === 'mermaid' && text.length > LONGEST_MERMAID)
    output.note(
      `The drawing has over ${LONGEST_MERMAID} characters, which most Mermaid renderers reject: use a smaller --limit.`,
    )
}

interface Surroundings {
  volume_id: string
  around: string
  limit: number
}

const surroundings = async (
  context: Context,
  client: Client,
  { volume_id, around, limit }: Surroundings,
): Promise<Drawing> => {
  const read = (entity_name: string) => client.graph.entity({ entity_name, volume_id }, callOptions(context))
  const middle = await read(around)
  const names = surroundingsOf(middle, limit)
    .entities.slice(1, 1 + NEIGHBOURS_READ)
    .map(({ name }) => name)
    .values()
  const neighbours: Entity[] = []
  const worker = async () => {
    for (const name of names) neighbours.push(...(await read(name).then((one) => [one], emptyIfGone)))
  }
  await Promise.all(Array.from({ length: READ_AT_ONCE }, worker))
  return surroundingsOf(middle, limit, neighbours)
}

/** Returns an empty list if the entity has left the graph in the meantime; rethrows other errors. */
const emptyIfGone = (error: unknown): [] => {
  if (isMemoryServiceError(error, 'entity_not_found')) return []
  throw error
}

const nameOf = ({ name }: { name: string }): string => oneLine(name)
