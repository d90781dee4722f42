import { batchesOf } from './batches.js'
import { type Complaint, type Parsed, placeName, type Statement, TransferError } from './parsed.js'

/** So many complaints are told. */
const TOLD = 20

/** What a source holds, after all of it was read once. */
export interface Checked {
  /** What will be proposed: memories, and wordings that follow as writes of their own. */
  items: number
  batches: number
  /** What is left out on purpose; with `partial` also what cannot be read. */
  skipped: number
}

/**
 * Reads everything once, so that a file that is not what it says does nothing at all.
 * Throws TransferError with the first 20 complaints, unless only what can be read is wanted (`partial`), and where nothing
 * is left to write.
 */
export async function check(found: AsyncIterable<Parsed>, volumeId: string, partial: boolean): Promise<Checked> {
  const complaints: Complaint[] = []
  let complained = 0
  let skipped = 0
  async function* statements(): AsyncGenerator<Statement> {
    for await (const parsed of found) {
      if (parsed.kind === 'statement') yield parsed
      else if (parsed.kind === 'skipped') skipped++
      else if (++complained <= TOLD) complaints.push(parsed)
    }
  }
  const checked = { items: 0, batches: 0 }
  for await (const { items } of batchesOf(statements(), volumeId)) {
    checked.items += items.length
    checked.batches++
  }
  if (complained > 0 && !partial) throw new TransferError(refusal(complaints, complained))
  if (checked.items === 0) throw new TransferError('There is no memory in it to import.')
  return { ...checked, skipped: skipped + complained }
}

function refusal(told: readonly Complaint[], count: number): string {
  const lines = told.map((complaint) => {
    const place = placeName(complaint)
    return place === ''
      ? `  ${complaint.reason}`
      : `  ${place} ${complaint.line === null ? '– ' : ''}${complaint.reason}`
  })
  const more = count > told.length ? [`  and ${count - told.length} more`] : []
  return [
    `Nothing was imported: ${count === 1 ? 'one thing is' : `${count} things are`} wrong with it.`,
    ...lines,
    ...more,
    'Mend it, or leave out what cannot be read with --partial.',
  ].join('\n')
}

/** Of what was found, the memories to write. */
export async function* statementsIn(found: AsyncIterable<Parsed>): AsyncGenerator<Statement> {
  for await (const parsed of found) if (parsed.kind === 'statement') yield parsed
}
