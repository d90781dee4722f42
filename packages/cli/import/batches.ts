import { LIMITS } from '@agent-memory/core/limits'
import type { NewMemory, Place, ProposeItem, Statement } from './read/parsed.js'
import { bytesOf } from './record.js'

/** Maximum bytes of a batch: below the 1 MB that the service accepts, to leave space for the JSON around the items. */
const BATCH_BYTES = 900_000

/** Items of one request. */
export interface Batch {
  /** Counted from 0; identifies the batch, since the same source and options yield the same batches. */
  index: number
  items: ProposeItem[]
  /** Where each item comes from. */
  places: Place[]
  /** True if the items are wordings of memories in earlier batches: those batches must be decided first. */
  afterAll: boolean
}

type Draft = Omit<Batch, 'index'>

/**
 * Groups statements, in order, into batches of at most 100 items and 900 kB. Wordings that did not fit into their
 * memory's item get batches of their own, directly after the memory's batch.
 */
export async function* batchesOf(statements: AsyncIterable<Statement>, volumeId: string): AsyncGenerator<Batch> {
  let index = 0
  for await (const draft of drafts(statements, volumeId)) yield { index: index++, ...draft }
}

async function* drafts(statements: AsyncIterable<Statement>, volumeId: string): AsyncGenerator<Draft> {
  let batch = new BatchBuilder(volumeId, false)
  let wordings: [NewMemory, Place][] = []
  for await (const { memory, wordings: following, file, line } of statements) {
    const place = { file, line }
    if (!batch.takes(memory)) {
      yield batch.draft
      yield* wordingBatches(wordings, volumeId)
      wordings = []
      batch = new BatchBuilder(volumeId, false)
    }
    batch.add(memory, place)
    for (const wording of following) wordings.push([wording, place])
  }
  if (batch.draft.items.length > 0) yield batch.draft
  yield* wordingBatches(wordings, volumeId)
}

function* wordingBatches(wordings: readonly [NewMemory, Place][], volumeId: string): Generator<Draft> {
  let batch = new BatchBuilder(volumeId, true)
  for (const [wording, place] of wordings) {
    if (!batch.takes(wording)) {
      yield batch.draft
      batch = new BatchBuilder(volumeId, true)
    }
    batch.add(wording, place)
  }
  if (batch.draft.items.length > 0) yield batch.draft
}

class BatchBuilder {
  readonly draft: Draft
  private bytes = 0

  constructor(
    private readonly volumeId: string,
    afterAll: boolean,
  ) {
    this.draft = { items: [], places: [], afterAll }
  }

  takes(memory: NewMemory): boolean {
    const { length } = this.draft.items
    return length === 0 || (length < LIMITS.proposals && this.bytes + this.bytesOf(memory) <= BATCH_BYTES)
  }

  add(memory: NewMemory, place: Place): void {
    this.bytes += this.bytesOf(memory)
    this.draft.items.push({ volume_id: this.volumeId, ...memory })
    this.draft.places.push(place)
  }

  private bytesOf(memory: NewMemory): number {
    return bytesOf({ volume_id: this.volumeId, ...memory }) + 1
  }
}
