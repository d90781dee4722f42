import { parentPort, workerData } from 'node:worker_threads'
import { Formers } from './formers.js'
import type { Answers, Ask, Reply, Request } from './messages.js'
import { Postings } from './postings.js'
import { VectorArena } from './vector-arena.js'
import { VolumeIndex } from './volume-index.js'
import { HeldWindows, NO_WINDOWS, ScannedWindows } from './windows.js'

const { dimension } = workerData as { dimension: number }
const arena = new VectorArena(dimension)
const indexes = new Map<string, VolumeIndex>()

const openHeld = (name: string): VolumeIndex => {
  const formers = new Formers(new HeldWindows(arena, dimension), new Postings())
  const index = new VolumeIndex(new HeldWindows(arena, dimension), new Postings(), formers)
  indexes.set(name, index)
  return index
}

const answer = (ask: Ask): Answers[Ask['kind']] => {
  switch (ask.kind) {
    case 'apply': {
      const index = indexes.get(ask.index) ?? openHeld(ask.index)
      index.apply(ask.changes, ask.vectors)
      return { bytes: index.bytes, memories: index.memories, superseded: index.superseded }
    }
    case 'begin-scan': {
      const { query } = ask
      const windows = () => (query ? new ScannedWindows(arena, dimension, query) : NO_WINDOWS)
      const postings = () => new Postings(new Set(ask.terms))
      indexes.set(ask.index, new VolumeIndex(windows(), postings(), new Formers(windows(), postings())))
      return null
    }
    case 'search': {
      const index = indexes.get(ask.index)
      if (!index) throw new Error(`the index ${ask.index} is not loaded`)
      return index.search(ask)
    }
    case 'formers': {
      const index = indexes.get(ask.index)
      if (!index) throw new Error(`the index ${ask.index} is not loaded`)
      return index.formers(ask.query, ask.terms)
    }
    case 'release':
      indexes.get(ask.index)?.release()
      indexes.delete(ask.index)
      return null
  }
}

const reply = ({ id, ask }: Request): Reply => {
  try {
    return { id, answer: answer(ask) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (request: Request) => parentPort?.postMessage(reply(request)))
