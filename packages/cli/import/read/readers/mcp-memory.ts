import { boundedMetadata } from '../../metadata.js'
import type { Parsed, Place } from '../parsed.js'
import { asObject, type Fields, firstText, jsonValues } from './json-values.js'
import type { Reader } from './reader.js'

const LISTS = new Set(['entities', 'relations'])

/**
 * Reads the memory file of the MCP project's knowledge graph server: lines of `{type: "entity", name, entityType,
 * observations}` and `{type: "relation", from, to, relationType}`, or one object with `entities` and `relations`.
 * Each observation becomes a self-contained statement ("Ada likes tea", "Ada: allergic to nuts"), as does each relation
 * ("Ada (person) works at Acme"); an entity without observations becomes "Ada is a person."
 */
export const readMcpMemory: Reader = async function* (text, context) {
  const types = new Map<string, string>()
  for await (const element of jsonValues(text, context, LISTS)) {
    if (element.kind === 'complaint') {
      yield element
      continue
    }
    const place: Place = { file: context.file, line: element.line }
    const fields = asObject(element.value) ?? {}
    const kind = element.list ?? fields.type
    if (kind === 'entity' || kind === 'entities') yield* entity(fields, place, types)
    else if (kind === 'relation' || kind === 'relations') yield relation(fields, place, types)
    else yield { kind: 'complaint', ...place, reason: 'is neither an entity nor a relation' }
  }
}

function* entity(
  { name, entityType, observations = [] }: Fields,
  place: Place,
  types: Map<string, string>,
): Generator<Parsed> {
  const known = firstText(name)
  if (known === undefined || !Array.isArray(observations)) {
    yield { kind: 'complaint', ...place, reason: 'is an entity without a name, or its observations are not a list' }
    return
  }
  const type = firstText(entityType)
  if (type !== undefined) types.set(known, type)
  const metadata = boundedMetadata([
    ['source_format', 'mcp-memory'],
    ['entity', known],
    ['entity_type', type],
  ])
  for (const observation of observations) {
    const said = firstText(observation)
    if (said === undefined) yield { kind: 'complaint', ...place, reason: 'has an observation that is not text' }
    else yield { kind: 'statement', ...place, memory: { content: selfContained(known, said), metadata }, wordings: [] }
  }
  if (observations.length > 0) return
  if (type === undefined) yield { kind: 'skipped', ...place, reason: 'is an entity without type and observations' }
  else yield { kind: 'statement', ...place, memory: { content: isA(known, type), metadata }, wordings: [] }
}

function relation({ from, to, relationType }: Fields, place: Place, types: Map<string, string>): Parsed {
  const [subject, verb, object] = [firstText(from), firstText(relationType), firstText(to)]
  if (subject === undefined || verb === undefined || object === undefined)
    return { kind: 'complaint', ...place, reason: 'is a relation without from, to or relationType' }
  const type = types.get(subject)
  const content = `${named(subject)}${type === undefined ? '' : ` (${inWords(type)})`} ${inWords(verb)} ${named(object)}`
  const metadata = boundedMetadata([
    ['source_format', 'mcp-memory'],
    ['from', subject],
    ['relation', verb],
    ['to', object],
    ['from_type', type],
    ['to_type', types.get(object)],
  ])
  return { kind: 'statement', ...place, memory: { content, metadata }, wordings: [] }
}

/** First words that can follow the subject ("Ada works at Acme"). Any other may be a noun, so it follows a colon. */
const VERBS = new Set(
  `is isn't was wasn't has hasn't had can can't cannot could should must may might will won't would does doesn't did
  works worked lives lived likes liked loves loved hates hated dislikes prefers preferred wants wanted needs needed
  enjoys enjoyed uses used owns owned speaks spoke knows knew believes believed thinks thought plans planned hopes
  studies studied graduated attends attended joined started moved founded created built wrote writes reads teaches
  taught leads led manages managed plays played runs ran visits visited travels travelled traveled married bought
  sold learned became contains provides requires supports depends includes belongs returns follows`.split(/\s+/),
)

/** Turns an observation into a statement that names its subject. */
export function selfContained(name: string, observation: string): string {
  const subject = named(name)
  const said = observation.trim()
  if (mentions(said, subject) || mentions(said, name)) return said
  const [first = ''] = said.split(/\s/, 1)
  const verb = first.toLowerCase()
  return VERBS.has(verb) ? `${subject} ${verb}${said.slice(first.length)}` : `${subject}: ${said}`
}

const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'iu').test(text)

/** Underscores become spaces if every part of the name is capitalized (Ada_Lovelace); otherwise they stay (my_file). */
const named = (name: string): string =>
  /^\p{Lu}[^_\s]*(_[\p{Lu}\p{N}][^_\s]*)+$/u.test(name.trim()) ? name.trim().replaceAll('_', ' ') : name.trim()

/** Turns a label into words: `works_at`, `worksAt` and `WORKS_AT` become "works at". */
function inWords(label: string): string {
  const words = label.trim().replace(/[_\s]+/g, ' ')
  if (!/\p{Ll}/u.test(words)) return words.toLowerCase()
  return words.replace(/(\p{Ll})(\p{Lu})(?=\p{Ll})/gu, (_, end, begin) => `${end} ${begin.toLowerCase()}`)
}

const isA = (name: string, type: string): string => {
  const kind = inWords(type)
  return `${named(name)} is ${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}.`
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
