import { Formers } from '@agent-memory/adapters/postgres/index/formers'
import { Postings } from '@agent-memory/adapters/postgres/index/postings'
import { VectorArena } from '@agent-memory/adapters/postgres/index/vector-arena'
import { SIGNALS, VolumeIndex } from '@agent-memory/adapters/postgres/index/volume-index'
import { HeldWindows, ScannedWindows } from '@agent-memory/adapters/postgres/index/windows'
import { CONVERSATION_GAP_MS } from '@agent-memory/core/memory/find/rank-signals'
import { FIRST_PERSON, TELLS_WHEN } from '@agent-memory/core/memory/find/traits'
import fc from 'fast-check'

export const DIMENSION = 4
export const QUERY_TERMS = ['marta', 'berlin', 'pizza', 'unknown']
export const WANTED = TELLS_WHEN + FIRST_PERSON
/** Lies along the first axis, so that the cosine of a window is its first component. */
const QUERY = Float32Array.of(1, 0, 0, 0)
/** More memories than any of these volumes has. */
export const ALL = 10_000

/** A memory added to a volume. */
export interface Told {
  memoryId: string
  content: string
  /** Who says "I" in the memory; nobody by default. */
  speaker?: string
  conversation: string
  position: number
  writtenAt: number
  windows: number[][]
}
export type Event = { kind: 'told'; told: Told } | { kind: 'gone'; memoryId: string }
export type Signals = [cosine: number, lexical: number, context: number, length: number, fit: number, former: number]

const angle = fc.double({ min: 0, max: Math.PI, noNaN: true })
const unit = angle.map((turn) => [Math.cos(turn), Math.sin(turn), 0, 0])
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const memoryId = fc.integer({ min: 0, max: 14 }).map(idOf)
const told = fc.record<Told>({
  memoryId,
  content: fc
    .array(fc.constantFrom('Marta', 'Berlin', 'pizza', 'likes', 'of', 'I', 'yesterday.', 'who?'), { maxLength: 9 })
    .map((words) => words.join(' ')),
  speaker: fc.constantFrom('', 'Marta Berlin'),
  conversation: fc.constantFrom('one', 'other'),
  position: fc.integer({ min: 0, max: 1_000_000 }),
  writtenAt: fc.constantFrom(0, 1_000, CONVERSATION_GAP_MS, CONVERSATION_GAP_MS + 1, 9e12),
  windows: fc.array(unit, { maxLength: 3 }),
})
/** Sequences of events for a volume; each memory has its own position. */
export const events = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: told.map<Event>((one) => ({ kind: 'told', told: one })) },
      memoryId.map<Event>((id) => ({ kind: 'gone', memoryId: id })),
    ),
    { maxLength: 40 },
  )
  .filter(
    (list) => new Set(list.map((event) => (event.kind === 'told' ? event.told.position : event))).size === list.length,
  )

/** Returns an event in the form that the index takes. `vectorsOf` returns the vectors of several events. */
export const changeOf = (event: Event) =>
  event.kind === 'gone'
    ? { kind: 'removed' as const, memoryId: event.memoryId }
    : { kind: 'current' as const, speaker: '', ...event.told, floats: event.told.windows.length * DIMENSION }

export const vectorsOf = (list: readonly Event[]) =>
  Float32Array.from(list.flatMap((event) => (event.kind === 'told' ? event.told.windows.flat() : [])))

const bytesOf = (ids: readonly string[]) => Buffer.from(ids.join('').replaceAll('-', ''), 'hex')

/** Returns the candidates' signals by id, among all memories or only those with these ids. */
export const search = (index: VolumeIndex, perLeg = ALL, ids?: readonly string[]): Map<string, Signals> => {
  const among = ids ? bytesOf(ids) : null
  const { memoryIds, signals } = index.search({ query: QUERY, terms: QUERY_TERMS, wanted: WANTED, perLeg, among })
  return new Map(memoryIds.map((id, at) => [id, [...signals.subarray(at * SIGNALS, (at + 1) * SIGNALS)] as Signals]))
}

export const held = () => {
  const arena = new VectorArena(DIMENSION)
  const formers = new Formers(new HeldWindows(arena, DIMENSION), new Postings())
  return new VolumeIndex(new HeldWindows(arena, DIMENSION), new Postings(), formers)
}
export const scanned = () => {
  const windows = () => new ScannedWindows(new VectorArena(DIMENSION), DIMENSION, QUERY)
  const postings = () => new Postings(new Set(QUERY_TERMS))
  return new VolumeIndex(windows(), postings(), new Formers(windows(), postings()))
}
