import { batchesOf } from './batches.js'
import { type Complaint, type Parsed, placeName, type Statement, TransferError } from './read/parsed.js'

/** At most this many complaints are reported. */
const REPORTED = 20

/** The contents of a source, after it was read completely. */
export interface Checked {
  /** Number of items to propose: memories, and wordings that are written separately. */
  items: number
  batches: number
  /** Number of items skipped on purpose, or with `partial` because they cannot be read. */
  skipped: number
}

/**
 * Reads the whole source before the first write, so that no part of a bad file is written.
 * @throws TransferError with the first 20 complaints, if there are any and `partial` is false; also if nothing is left
 * to write
 */
export async function check(found: AsyncIterable<Parsed>, volumeId: string, partial: boolean): Promise<Checked> {
  const complaints: Complaint[] = []
  let complained = 0
  let skipped = 0
  async function* statements(): AsyncGenerator<Statement> {
    for await (const parsed of found) {
      if (parsed.kind === 'statement') yield parsed
      else if (parsed.kind === 'skipped') skipped++
      else if (++complained <= REPORTED) complaints.push(parsed)
    }
  }
  const checked = { items: 0, batches: 0 }
  for await (const { items } of batchesOf(statements(), volumeId)) {
    checked.items += items.length
    checked.batches++
  }
  if (complained > 0 && !partial) throw new TransferError(refusal(complaints, complained))
  if (checked.items === 0) throw new TransferError('The input contains no memory to import.')
  return { ...checked, skipped: skipped + complained }
}

function refusal(reported: readonly Complaint[], count: number): string {
  const lines = reported.map((complaint) => {
    const place = placeName(complaint)
    return place === ''
      ? `  ${complaint.reason}`
      : `  ${place} ${complaint.line === null ? '– ' : ''}${complaint.reason}`
  })
  const more = count > reported.length ? [`  and ${count - reported.length} more`] : []
  return [
    `Nothing was imported: ${count === 1 ? 'one thing is' : `${count} things are`} wrong with the input.`,
    ...lines,
    ...more,
    'Fix the input, or add --partial to skip what cannot be read.',
  ].join('\n')
}

/** Yields the memories to write. */
export async function* statementsIn(found: AsyncIterable<Parsed>): AsyncGenerator<Statement> {
  for await (const parsed of found) if (parsed.kind === 'statement') yield parsed
}
