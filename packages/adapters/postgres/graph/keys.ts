import { createHash } from 'node:crypto'
import { candidateKeys, lookupKey } from '@agent-memory/core/graph/names'
import type { NodeState } from '@agent-memory/core/ports/graph-store'

/** An entry of an index has at most 2,704 bytes (PostgreSQL, B-trees); folding may make a name eighteen times as long. */
const LONGEST = 400

const stored = (key: string): string =>
  key.length <= LONGEST ? key : `h:${createHash('sha256').update(key).digest('hex')}`

/** Under which a node of this name, or of this alias, is looked up. */
export const nameLookup = (name: string): string => stored(`name:${lookupKey(name)}`)
export const aliasLookup = (name: string): string => stored(`alias:${lookupKey(name)}`)
export const speakerLookup = (speaker: string): string => stored(`speaker:${speaker}`)
export const candidateLookup = (key: string): string => stored(`like:${key}`)

/** A fact's key as it is stored, a UUID's 128 bits: words of any length take no room in an index. */
export const factKey = (words: string): string => {
  const hash = createHash('sha256').update(words).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

type Called = Pick<NodeState, 'name' | 'aliases'>

/** The name first. */
export const toLookups = ({ name, aliases }: Called): string[] => [...new Set([name, ...aliases].map(lookupKey))]

/** All keys that a node is found by. */
export const toStoredKeys = ({ name, type, aliases, speakers }: Called & Pick<NodeState, 'type' | 'speakers'>) => [
  ...new Set([
    nameLookup(name),
    ...aliases.map(aliasLookup),
    ...speakers.map(speakerLookup),
    ...[name, ...aliases].flatMap((called) => candidateKeys({ name: called, type })).map(candidateLookup),
  ]),
]
