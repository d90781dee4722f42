import { dataOf } from './answer.js'
import type { WriteOptions } from './memories.js'
import { idempotencyKeyFrom, pathId } from './transport/calls.js'
import type { CallOptions, Send } from './transport/request.js'
import type {
  EditAnswer,
  EditBody,
  FeedbackPage,
  FeedbackQuery,
  FlaggedQuery,
  History,
  ReviewBody,
  Reviewed,
  SearchPage,
  Undone,
} from './types.js'

/**
 * Calls that read the history of a memory and the feedback on it, review memories, and undo writes and reviews, with a
 * Bearer key. A call that fails rejects with MemoryServiceError.
 */
export interface ReviewCalls {
  /** Reads one page of the memories of a volume that wait for review, newest first. */
  flagged(query: FlaggedQuery, options?: CallOptions): Promise<SearchPage>
  /** Reads one page of the feedback on a volume's memories and on answers from them, newest first. */
  feedback(query: FeedbackQuery, options?: CallOptions): Promise<FeedbackPage>
  /** Reads every version of a memory, and who changed it and why. */
  history(memoryId: string, options?: CallOptions): Promise<History>
  /** Makes a new version of a memory and returns the guard's verdict. A rejected edit changes nothing. */
  edit(memoryId: string, body: EditBody, options?: WriteOptions): Promise<EditAnswer>
  /**
   * Approves, rejects or merges a memory, or lets it supersede another one. Fails with `conflict` if the memory's state
   * forbids this.
   */
  review(memoryId: string, body: ReviewBody, options?: CallOptions): Promise<Reviewed>
  /**
   * Undoes a write, an edit or a review. If later writes have to be undone first, fails with `conflict`; the error's
   * `body.write_ids` lists them.
   */
  undo(writeId: string, options?: CallOptions): Promise<Undone>
}

export const reviewCalls = (send: Send): ReviewCalls => ({
  async flagged(query, options) {
    const answer = await send(
      { method: 'GET', path: '/memory/flagged', query: { ...query }, repeatable: true },
      options,
    )
    return { memories: dataOf(answer, 'memories'), next_cursor: dataOf(answer, 'next_cursor') }
  },
  async feedback(query, options) {
    const call = { method: 'GET', path: '/memory/feedback', query: { ...query }, repeatable: true }
    const answer = await send(call, options)
    return { feedback: dataOf(answer, 'feedback'), next_cursor: dataOf(answer, 'next_cursor') }
  },
  async history(memoryId, options) {
    const path = `/memory/${pathId('memory_id', memoryId)}/history`
    const answer = await send({ method: 'GET', path, repeatable: true }, options)
    return {
      memory: dataOf(answer, 'memory'),
      versions: dataOf(answer, 'versions'),
      changes: dataOf(answer, 'changes'),
    }
  },
  async edit(memoryId, body, options) {
    const path = `/memory/${pathId('memory_id', memoryId)}`
    const idempotencyKey = idempotencyKeyFrom(options?.idempotencyKey)
    return dataOf(await send({ method: 'PATCH', path, body, idempotencyKey, repeatable: true }, options), 'edit')
  },
  // The service refuses a review or undo that it has already carried out. So neither is sent again if it may have been
  // carried out.
  async review(memoryId, body, options) {
    const path = `/memory/${pathId('memory_id', memoryId)}/review`
    return dataOf(await send({ method: 'POST', path, body, repeatable: false }, options), 'review')
  },
  async undo(writeId, options) {
    const body = { write_id: writeId }
    return dataOf(await send({ method: 'POST', path: '/memory/undo', body, repeatable: false }, options), 'undo')
  },
})
