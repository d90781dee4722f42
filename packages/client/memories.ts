import { bare, dataOf, listIn } from './answer.js'
import { everyItem, idempotencyKeyFrom, pathId } from './transport/calls.js'
import type { CallOptions, Send } from './transport/request.js'
import type {
  AccessibleVolume,
  ExportBody,
  ExportPage,
  ExportRecord,
  ForgetBody,
  ForgetStatus,
  Forgetting,
  ListedMemory,
  Memory,
  Proposal,
  ProposeBody,
  QueryAnswer,
  QueryBody,
  Receipt,
  SearchBody,
  SearchPage,
  WriteAnswer,
  WriteBody,
} from './types.js'

export interface WriteOptions extends CallOptions {
  /** Calls with the same key within 24 hours write the body only once. By default, each call gets a new key. */
  idempotencyKey?: string | undefined
}

export interface ProposeOptions extends WriteOptions {
  /** Seconds, 0–25, to wait for verdicts: the call returns when all are decided or the time is up. */
  waitSeconds?: number | undefined
}

/** Calls on memories with a Bearer key. A call that fails rejects with MemoryServiceError. */
export interface MemoryCalls {
  /** Writes a memory and returns the guard's verdict; after that the memory can be queried. */
  write(body: WriteBody, options?: WriteOptions): Promise<WriteAnswer>
  /** Proposes 1 to 100 memories; the results are in the same order. Waits for verdicts only if `waitSeconds` is set. */
  propose(body: ProposeBody, options?: ProposeOptions): Promise<Proposal[]>
  /** Finds memories by meaning and words, best first; only those that score above 0.3. */
  query(body: QueryBody, options?: CallOptions): Promise<QueryAnswer>
  /** Reads one page of the memories that pass the filters: best first with a query, newest first without. */
  search(body: SearchBody, options?: CallOptions): Promise<SearchPage>
  /** Yields the memories of all pages from the cursor on; `limit` is the page size. `options` apply to each page. */
  searchAll(body: SearchBody, options?: CallOptions): AsyncGenerator<ListedMemory, void>
  /**
   * Reads one page of a volume's current memories, in order of creation, each with everything that an import needs.
   * Chunks of documents are left out.
   */
  exportPage(body: ExportBody, options?: CallOptions): Promise<ExportPage>
  /** Yields the memories of all pages from the cursor on. The options apply to each page. */
  exportAll(body: ExportBody, options?: CallOptions): AsyncGenerator<ExportRecord, void>
  /** Reads a memory with its sources, or the state of a proposal. */
  read(memoryId: string, options?: CallOptions): Promise<Memory>
  /** Erases a memory everywhere, for good. */
  erase(memoryId: string, options?: CallOptions): Promise<Receipt>
  /** Permanently erases what matches all criteria, in the background; with `dry_run` only counts it. */
  forget(body: ForgetBody, options?: CallOptions): Promise<Forgetting>
  /** Returns the progress of a forget request, and once it is done the receipt. */
  forgetStatus(forgetId: string, options?: CallOptions): Promise<ForgetStatus>
  /** Lists the volumes that the key can access, with its permissions in each. */
  volumes(options?: CallOptions): Promise<AccessibleVolume[]>
}

export const memoryCalls = (send: Send): MemoryCalls => {
  /** Sends a POST that can be repeated, such as a read. */
  const ask = (path: string, body: unknown, options?: CallOptions) =>
    send({ method: 'POST', path, body, repeatable: true }, options)

  const search: MemoryCalls['search'] = async (body, options) => {
    const answer = await ask('/memory/search', body, options)
    return { memories: dataOf(answer, 'memories'), next_cursor: dataOf(answer, 'next_cursor') }
  }
  const exportPage: MemoryCalls['exportPage'] = async (body, options) => {
    const answer = await ask('/memory/export', body, options)
    return { memories: dataOf(answer, 'memories'), next_cursor: dataOf(answer, 'next_cursor') }
  }

  return {
    async write(body, options) {
      const idempotencyKey = idempotencyKeyFrom(options?.idempotencyKey)
      const call = { method: 'POST', path: '/agent/memory/write', body, idempotencyKey, repeatable: true }
      return bare(await send(call, options), 'memory_id')
    },
    async propose(body, options) {
      const idempotencyKey = idempotencyKeyFrom(options?.idempotencyKey)
      const wait = options?.waitSeconds
      const headers = wait === undefined ? {} : { Prefer: `wait=${wait}` }
      const call = { method: 'POST', path: '/memory/propose', body, headers, idempotencyKey, repeatable: true }
      return dataOf(await send(call, options), 'proposals')
    },
    query: async (body, options) => bare(await ask('/agent/memory/query', body, options), 'memories'),
    search,
    searchAll: (body, options) => every(search, body, options),
    exportPage,
    exportAll: (body, options) => every(exportPage, body, options),
    async read(memoryId, options) {
      const path = `/memory/${pathId('memory_id', memoryId)}`
      return dataOf(await send({ method: 'GET', path, repeatable: true }, options), 'memory')
    },
    async erase(memoryId, options) {
      const path = `/memory/${pathId('memory_id', memoryId)}`
      return dataOf(await send({ method: 'DELETE', path, repeatable: true }, options), 'receipt')
    },
    // Safe to repeat: a second request finds nothing left of what the first request erased.
    forget: async (body, options) => dataOf(await ask('/memory/forget', body, options), 'forget'),
    async forgetStatus(forgetId, options) {
      const path = `/memory/forget/${pathId('forget_id', forgetId)}`
      return dataOf(await send({ method: 'GET', path, repeatable: true }, options), 'forget')
    },
    async volumes(options) {
      const answer = await send({ method: 'GET', path: '/agent/volumes', repeatable: true }, options)
      return listIn(answer)
    },
  }
}

/** Yields every memory of a list, from the body's cursor on. */
const every = <Body extends { cursor?: string | undefined }, Item>(
  page: (body: Body, options?: CallOptions) => Promise<{ memories: Item[]; next_cursor: string | null }>,
  body: Body,
  options: CallOptions | undefined,
) =>
  everyItem(async (cursor) => {
    const { memories, next_cursor } = await page(cursor === undefined ? body : { ...body, cursor }, options)
    return { items: memories, next_cursor }
  })
