/**
 * Reads tools/models/changes: one fact each, made up by authors who saw neither the rules nor each other's texts.
 * `Q:` two questions about the fact, which no training reads so far (query-encoder.md says why), `O:` an older statement
 * that answers them, `N:` a newer statement with another value, `D:` statements that look like a change of it and are
 * none. An empty line separates facts.
 */
import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('changes/', import.meta.url)

const readFact = (text) => {
  const lines = text.split('\n')
  const of = (kind) => lines.filter((line) => line.startsWith(`${kind}: `)).map((line) => line.slice(3))
  const [[older], [newer]] = ['O', 'N'].map(of)
  return { older, newer, lookalikes: of('D') }
}

/** Returns the facts of all authors: `{ older, newer, lookalikes }`. */
export const readChanges = () =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n\n').map(readFact))
