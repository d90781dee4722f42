import { Worker } from 'node:worker_threads'
import { refusedByModel } from '@agent-memory/core/embeddings'
import { Unavailable } from '@agent-memory/core/errors'
import type { EmbedOptions, EmbedPriority } from '@agent-memory/core/ports/embedder'
import { createPriorityQueue, type Place } from './priority-queue.js'

/** Waiting runs beyond this are refused at once: at 100 runs a second their callers would have given up. */
const MAX_WAITING = 10_000
/** A request that a second thread dies of is given up: it is the request, not the thread. */
const MAX_DEATHS = 2
/** Pauses in ms before a thread that could not start is tried again. */
const RESTART_PAUSES = [100, 500, 1_000, 2_000, 5_000]
/** A thread that does not end by itself in this many ms is terminated. */
const CLOSE_MS = 2_000

export interface WarningLog {
  warn(details: object, message: string): void
}

/** Short requests keep their thread for themselves for so long after one of them. */
const SHORT_MS = 10_000

/** Threads that each take one request at a time. */
export interface WorkerPool<Request, Reply> {
  /**
   * Queues a request by priority, and within it by turns of the tenants. Aborting takes it out of the queue; a run that has begun ends unheard.
   * @throws AppError payload_too_large when the thread reports a failure or two threads died of the request;
   *   service_unavailable when the pool is full, closed, or cannot start a thread; the signal's reason when aborted
   */
  run(request: Request, priority: EmbedPriority, options?: EmbedOptions): Promise<Reply>
  /** Lets what runs end, refuses what waits, and ends the threads. */
  close(): Promise<void>
}

export interface WorkerPoolOptions<Request> {
  /**
   * A module for a worker thread. It posts `'ready'`, then for each `{ request }` either `{ reply }` or
   * `{ failure: message }`, and ends when it is sent `'close'`.
   */
  entry: URL
  workerData: object
  threads: number
  /**
   * Whether a run takes several times as long as others. Of two threads or more the first, whose `workerData` has
   * `isForShort`, is kept for short runs as long as such come.
   */
  isLong?(request: Request): boolean
  log: WarningLog
}

interface Task<Request, Reply> {
  request: Request
  place: Place
  deaths: number
  resolve(reply: Reply): void
  reject(error: unknown): void
}

interface Member<Request, Reply> {
  worker: Worker
  isForShort: boolean
  state: 'starting' | 'idle' | 'busy'
  task?: Task<Request, Reply> | undefined
  ended: Promise<void>
}

type Message<Reply> = 'ready' | { reply: Reply } | { failure: string }

const unavailable = (sentence: string, cause?: unknown) =>
  new Unavailable('embedder', sentence, { retryAfter: 1, cause })

/**
 * Starts the threads and waits until all are ready. A thread that dies later is replaced, and its request is run once
 * more, before those that wait.
 * @throws Error when a thread cannot start
 */
export async function openWorkerPool<Request, Reply>(
  options: WorkerPoolOptions<Request>,
): Promise<WorkerPool<Request, Reply>> {
  const { entry, workerData, threads, isLong = () => false, log } = options
  const members = new Set<Member<Request, Reply>>()
  const queue = createPriorityQueue<Task<Request, Reply>>()
  let restartTimer: NodeJS.Timeout | undefined
  let failedStarts = 0
  let closed = false
  let lastShort = Number.NEGATIVE_INFINITY

  const mayTakeLong = ({ isForShort }: Member<Request, Reply>): boolean =>
    !isForShort || performance.now() - lastShort > SHORT_MS

  const give = (member: Member<Request, Reply>) => {
    member.task = undefined
    const task = queue.take(mayTakeLong(member))
    member.task = task
    member.state = task ? 'busy' : 'idle'
    if (task) member.worker.postMessage({ request: task.request })
    else if (closed) member.worker.postMessage('close')
  }

  const giveToIdle = () => {
    const idle = [...members].filter(({ state }) => state === 'idle')
    for (const member of idle.sort(shortFirst)) if (queue.size > 0) give(member)
  }

  const hear = (member: Member<Request, Reply>, message: Message<Reply>) => {
    if (message === 'ready') failedStarts = 0
    else if ('reply' in message) member.task?.resolve(message.reply)
    else member.task?.reject(refusedByModel(new Error(message.failure)))
    give(member)
    // It may have been a long run that others waited for, though a thread was idle.
    giveToIdle()
  }

  const lose = (member: Member<Request, Reply>, cause: unknown) => {
    members.delete(member)
    const { task } = member
    if (closed) task?.reject(unavailable('The embedding model is being stopped.', cause))
    else if (task && ++task.deaths < MAX_DEATHS) queue.unshift(task, task.place)
    else task?.reject(refusedByModel(cause))
    if (closed) return
    log.warn({ err: cause, during: member.state }, 'an embedding thread died and is replaced')
    if (member.state !== 'starting') {
      start(member.isForShort)
      return
    }
    const pause = RESTART_PAUSES[Math.min(failedStarts++, RESTART_PAUSES.length - 1)]
    if (members.size === 0) {
      for (const waiting of queue.drain()) waiting.reject(unavailable('The embedding model cannot be started.', cause))
    }
    restartTimer = setTimeout(start, pause, member.isForShort)
  }

  const start = (isForShort: boolean): Member<Request, Reply> => {
    const worker = new Worker(entry, { workerData: { ...workerData, isForShort } })
    let cause: unknown
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', (code) => {
        resolve()
        lose(member, cause ?? new Error(`the thread ended with code ${code}`))
      })
    })
    const member: Member<Request, Reply> = { worker, isForShort, state: 'starting', ended }
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('message', (message: Message<Reply>) => hear(member, message))
    members.add(member)
    return member
  }

  const close = async () => {
    if (!closed) {
      closed = true
      clearTimeout(restartTimer)
      for (const waiting of queue.drain()) waiting.reject(unavailable('The embedding model is being stopped.'))
      for (const member of members) if (member.state !== 'busy') member.worker.postMessage('close')
    }
    const overdue = setTimeout(() => {
      for (const member of members) void member.worker.terminate()
    }, CLOSE_MS)
    await Promise.all([...members].map((member) => member.ended))
    clearTimeout(overdue)
  }

  const run = (request: Request, priority: EmbedPriority, { signal, tenant }: EmbedOptions = {}): Promise<Reply> =>
    new Promise<Reply>((resolve, reject) => {
      signal?.throwIfAborted()
      if (closed) throw unavailable('The embedding model is being stopped.')
      if (queue.size >= MAX_WAITING) throw unavailable('Too many texts wait to be embedded.')
      const place: Place = { priority, tenant, isLong: isLong(request) }
      if (!place.isLong) lastShort = performance.now()
      const abort = () => {
        queue.remove(task, place)
        reject(signal?.reason)
      }
      const settled = <Value>(settle: (value: Value) => void) => {
        return (value: Value) => {
          signal?.removeEventListener('abort', abort)
          settle(value)
        }
      }
      const task = { request, place, deaths: 0, resolve: settled(resolve), reject: settled(reject) }
      signal?.addEventListener('abort', abort, { once: true })
      queue.push(task, place)
      giveToIdle()
    })

  const first = Array.from({ length: threads }, (_, at) => start(threads > 1 && at === 0))
  await Promise.all(first.map(firstMessage)).catch(async (error) => {
    await close()
    throw error
  })
  return { run, close }
}

const shortFirst = (a: { isForShort: boolean }, b: { isForShort: boolean }): number =>
  Number(b.isForShort) - Number(a.isForShort)

const firstMessage = ({ worker, ended }: { worker: Worker; ended: Promise<void> }): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    void ended.then(() => reject(new Error('an embedding thread ended before it was ready')))
  })
