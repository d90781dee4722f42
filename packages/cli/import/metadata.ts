import { LIMITS } from '@agent-memory/core/limits'

export type Scalar = string | number | boolean | null
export type Metadata = Record<string, Scalar>

/** Maximum length of a text in UTF-16 units. A longer one is cut, so that it does not crowd out the other fields. */
const LONGEST_TEXT = 1_000

/**
 * Describes where a memory came from, within the limits of metadata: flat, at most 4,096 bytes as JSON. Objects are
 * flattened to dotted names, lists of plain values are joined by commas, and long texts are cut with an ellipsis. An
 * entry that no longer fits is left out, as are undefined, null and empty values.
 */
export function boundedMetadata(entries: Iterable<[string, unknown]>): Metadata {
  const bounded: Metadata = {}
  let bytes = 2
  for (const [name, value] of flattened(entries)) {
    if (Object.hasOwn(bounded, name) || name === '__proto__') continue
    const more = Buffer.byteLength(`${JSON.stringify(name)}:${JSON.stringify(value)},`)
    if (bytes + more > LIMITS.metadataBytes) continue
    bounded[name] = value
    bytes += more
  }
  return bounded
}

function* flattened(entries: Iterable<[string, unknown]>, depth = 0): Generator<[string, Scalar]> {
  for (const [name, value] of entries) {
    if (value === undefined || value === null || value === '' || name === '') continue
    if (value instanceof Date) yield [name, value.toISOString()]
    else if (Array.isArray(value)) yield* flattened([[name, value.filter(isScalar).join(', ')]], depth)
    else if (typeof value === 'object') {
      if (depth < 4)
        yield* flattened(
          Object.entries(value).map(([key, inner]): [string, unknown] => [`${name}.${key}`, inner]),
          depth + 1,
        )
    } else if (typeof value === 'string') yield [storable(name), shortened(storable(value))]
    else if (typeof value === 'boolean' || Number.isFinite(value)) yield [storable(name), value as Scalar]
  }
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value)

const shortened = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : storable(`${text.slice(0, LONGEST_TEXT - 1)}…`)

/** Removes from a text what PostgreSQL cannot store. Only metadata is altered like this, never a statement. */
const storable = (text: string): string => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
