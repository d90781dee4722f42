import { createHash } from 'node:crypto'
import { candidateKeys } from '@agent-memory/core/graph/extract/mentions/names'
import type { NodeState } from '@agent-memory/core/ports/graph/graph-store'
import { lookupKey } from '@agent-memory/core/text/lookup-key'

/**
 * Maximum length of a key that is stored as text; a longer key is stored as a hash. In UTF-8, 400 UTF-16 units take at
 * most 1,200 bytes, which fit into a B-tree index entry of PostgreSQL (2,704 bytes). A key can exceed 400 units, since
 * case folding can make a name 18 times as long.
 */
const LONGEST = 400

const stored = (key: string): string =>
  key.length <= LONGEST ? key : `h:${createHash('sha256').update(key).digest('hex')}`

/*
 * Keys to look up a node: by its name, by an alias, by a speaker, or by a key that similar names share. A name that a
 * caller gives can be a node's name or its alias, so both are looked up.
 */
export const nameLookup = (name: string): string => stored(`name:${lookupKey(name)}`)
export const aliasLookup = (name: string): string => stored(`alias:${lookupKey(name)}`)
export const speakerLookup = (speaker: string): string => stored(`speaker:${speaker}`)
export const candidateLookup = (key: string): string => stored(`like:${key}`)

/**
 * Returns the key under which a fact is stored, 128 bits as a UUID, so that the index entry is small however long the
 * text is.
 */
export const factKey = (words: string): string => {
  const hash = createHash('sha256').update(words).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

type Called = Pick<NodeState, 'name' | 'aliases'>

/** Returns a node's name, then its aliases, normalized for search. */
export const toLookups = ({ name, aliases }: Called): string[] => [...new Set([name, ...aliases].map(lookupKey))]

/** Returns all lookup keys of a node. */
export const toStoredKeys = ({ name, type, aliases, speakers }: Called & Pick<NodeState, 'type' | 'speakers'>) => [
  ...new Set([
    nameLookup(name),
    ...aliases.map(aliasLookup),
    ...speakers.map(speakerLookup),
    ...[name, ...aliases].flatMap((called) => candidateKeys({ name: called, type })).map(candidateLookup),
  ]),
]
