import { fromRecord } from '../../record.js'
import { linesOf } from '../lines.js'
import type { Parsed, Place } from '../parsed.js'
import { asObject, type Fields, parseLine } from './json-values.js'
import type { Reader } from './reader.js'

/** See docs/import-export.md. The version changes only if old programs must not read the new format. */
export const VOLUME_FORMAT = { name: 'agent-memory-volume', version: 1 } as const

/**
 * Reads a volume as `sm export` writes it: a header line, one memory per line, and an end line with the number of
 * memories. If the end line is missing, the file is truncated, and a complaint says so.
 */
export const readVolume: Reader = async function* (text, { file }) {
  let memories = 0
  let ended = false
  let begun = false
  let place: Place = { file, line: 1 }
  for await (const { line, text: json } of linesOf(text)) {
    if (json.trim() === '') continue
    place = { file, line }
    const fields = asObject(parseLine(json))
    if (!begun && fields?.type !== 'header')
      yield complaint(place, 'is not the header that an exported volume begins with')
    else if (begun && fields?.type === 'header')
      yield complaint(place, 'is a second header: two files may have been joined')
    begun = true
    if (fields === null) yield complaint(place, 'is not a JSON object')
    else if (ended) yield complaint(place, 'comes after the end of the volume: two files may have been joined')
    else if (fields.type === 'memory') {
      memories++
      yield { kind: 'statement', ...place, ...fromRecord(fields) }
    } else if (fields.type === 'header') yield* headerOf(fields, place)
    else if (fields.type === 'end') {
      ended = true
      if (fields.memories !== memories)
        yield complaint(place, `says that the file has ${fields.memories} memories, but it has ${memories}`)
    } else yield complaint(place, 'is neither a header, a memory nor an end')
  }
  if (!ended)
    yield complaint(
      place,
      'is the last line of the file, but the end line of the volume is missing: the file is truncated',
    )
}

function* headerOf({ format, version }: Fields, place: Place): Generator<Parsed> {
  if (format !== VOLUME_FORMAT.name) yield complaint(place, `is the header of another format: ${String(format)}`)
  else if (version !== VOLUME_FORMAT.version)
    yield complaint(place, `has format version ${String(version)}, but this sm reads version 1: use a newer sm`)
}

const complaint = (place: Place, reason: string): Parsed => ({ kind: 'complaint', ...place, reason })
