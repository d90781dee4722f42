import { describe, expect, test } from '@jest/globals'
import { Unavailable } from '../../errors.js'
import type { RecordAllResult, SourceToExtract } from '../../ports/graph/graph-ledger.js'
import type { Extraction } from '../types.js'
import { type ExtractPorts, extractSources } from './extract-sources.js'

const EMPTY: Extraction = { extractor: 'rules', version: 1, entities: [], facts: [], relationships: [] }
const TOM = { name: 'Tom', type: 'person' as const, aliases: [], speaker: null, confidence: 1, mentions: [] }
const away = new Unavailable('text_reader', 'a limit of time')
const job = (outboxId: bigint): SourceToExtract => ({
  outboxId,
  volumeId: 'v',
  source: { kind: 'memory', id: `m-${outboxId}` },
  content: `text ${outboxId}`,
  speaker: null,
  category: 'other',
  at: new Date(0),
  outdated: [],
})

interface Scene {
  /** By text: the error that reading this text throws. */
  unreadable?: Record<string, Error>
  /** By number of sources: the error that recording so many sources at once throws. */
  untold?: Record<number, Error>
  result?: RecordAllResult['results'][number]
  /** By text: how many entities the text mentions; 0 for other texts. */
  entities?: Record<string, number>
}
/** Runs job 2 while jobs 1, 2 and 3 wait; returns the sources that each attempt recorded, and the failure, if any. */
const run = async ({ unreadable = {}, untold = {}, result = 'recorded' as const, entities = {} }: Scene = {}) => {
  const tellings: bigint[][] = []
  const ports: ExtractPorts = {
    graphWork: { take: async () => [job(1n), job(2n), job(3n)] },
    graphLedger: {
      recordAll: async (_, all) => {
        tellings.push(all.map(({ outboxId }) => outboxId as bigint))
        const error = untold[all.length]
        if (error) throw error
        return { results: all.map(() => result), created: [], updated: [], gone: [] }
      },
    },
    extractor: {
      extract: async (text) => {
        const error = unreadable[text]
        if (error) throw error
        return { ...EMPTY, entities: Array.from({ length: entities[text] ?? 0 }, () => TOM) }
      },
      close: async () => {},
    },
    external: false,
    now: () => new Date(0),
  }
  const failure = await extractSources(ports, { outboxId: 2n, signal: new AbortController().signal }).then(
    () => null,
    (error: Error) => error.message,
  )
  return { tellings, failure }
}

describe('a run', () => {
  test.each<[string, Scene, bigint[][], string | null]>([
    ['records its own first, and the others with it', {}, [[2n, 1n, 3n]], null],
    ['skips another that cannot be read', { unreadable: { 'text 1': new Error('no') } }, [[2n, 3n]], null],
    ['fails if its own cannot be read', { unreadable: { 'text 2': new Error('no') } }, [], 'no'],
    ['ends if the reader is unavailable for a text', { unreadable: { 'text 3': away } }, [], 'a limit of time'],
    ['records its own alone if all together fail', { untold: { 3: new Error('no') } }, [[2n, 1n, 3n], [2n]], null],
    ['and if all together take too long', { untold: { 3: away } }, [[2n, 1n, 3n], [2n]], null],
    ['stops reading after a text with many entities', { entities: { 'text 2': 499, 'text 1': 1 } }, [[2n, 1n]], null],
    ['fails if its own fails alone', { untold: { 3: away, 1: new Error('no') } }, [[2n, 1n, 3n], [2n]], 'no'],
    ['fails if its text changed', { result: 'stale' }, [[2n, 1n, 3n]], 'the text changed while it was read'],
  ])('%s', async (_, scene, tellings, failure) => {
    expect(await run(scene)).toEqual({ tellings, failure })
  })
})
