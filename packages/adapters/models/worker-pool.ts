import { Worker } from 'node:worker_threads'
import { type Needed, Unavailable } from '@agent-memory/core/errors'
import { rejectedByModel } from '@agent-memory/core/memory/index/embeddings'
import type { EmbedOptions, EmbedPriority } from '@agent-memory/core/ports/memory/embedder'
import { createPriorityQueue, type Place } from './priority-queue.js'

/**
 * Maximum number of waiting requests; more are rejected at once, since at 100 runs a second their callers would time
 * out anyway.
 */
const MAX_WAITING = 10_000
/** A request that has killed this many threads fails, because then the request is at fault and not the threads. */
const MAX_DEATHS = 2
/** Pauses in ms before restarting a thread that failed to start. */
const RESTART_PAUSES = [100, 500, 1_000, 2_000, 5_000]
/** A thread that does not exit by itself within this many ms is terminated. */
const CLOSE_MS = 2_000

export interface WarningLog {
  warn(details: object, message: string): void
}

/** How long the first thread takes only short runs after the latest request for a short run. */
const SHORT_MS = 10_000

/** Threads that each run one request at a time. */
export interface WorkerPool<Request, Reply> {
  /**
   * Queues a request by priority, round-robin over tenants. Aborting removes the request from the queue; a run that has
   * started completes, and its result is dropped.
   * @throws AppError payload_too_large when the thread reports a failure or the request killed two threads;
   *   service_unavailable when the pool is full, closed, or cannot start a thread; the signal's reason when aborted
   */
  run(request: Request, priority: EmbedPriority, options?: EmbedOptions): Promise<Reply>
  /** Waits for running requests, rejects queued ones, and stops the threads. */
  close(): Promise<void>
}

export interface WorkerPoolOptions<Request> {
  /** Name of what runs in the threads, for logs and error messages: "The embedding model". */
  name: string
  /** What the error service_unavailable names as missing when the pool cannot serve; for the log only. */
  needed: Needed
  /**
   * A module for a worker thread. The module posts `'ready'`, then for each `{ request }` either `{ reply }` or
   * `{ failure: message }`, and exits on `'close'`.
   */
  entry: URL
  workerData: object
  /** Maximum number of threads. */
  threads: number
  /**
   * Whether a run takes several times as long as others. With two or more threads, the first thread (`isForShort`)
   * takes only short runs as long as short runs keep arriving.
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

/**
 * Starts a thread and waits until it is ready. Whenever a request waits, starts another thread, up to `threads`: each
 * thread takes 75 to 150 MB, and 0.4 to 0.7 s of CPU time to start. A thread that dies is replaced, and its request
 * runs once more, ahead of the queue.
 * @throws Error when the first thread cannot start
 */
export async function openWorkerPool<Request, Reply>(
  options: WorkerPoolOptions<Request>,
): Promise<WorkerPool<Request, Reply>> {
  const { name, needed, entry, workerData, threads, isLong = () => false, log } = options
  const unavailable = (sentence: string, cause?: unknown) =>
    new Unavailable(needed, `${sentence} Retry in a moment.`, { retryAfter: 1, cause })
  const shuttingDown = `${name} is shutting down.`
  const members = new Set<Member<Request, Reply>>()
  const queue = createPriorityQueue<Task<Request, Reply>>()
  const restarts = new Set<NodeJS.Timeout>()
  let failedStarts = 0
  let closed = false
  /**
   * Whether a thread has ever been ready. As long as none has, the exit of a thread makes opening the pool fail, and is
   * neither logged nor retried.
   */
  let hasStarted = false
  let lastShort = Number.NEGATIVE_INFINITY

  const canTakeLong = ({ isForShort }: Member<Request, Reply>): boolean =>
    !isForShort || performance.now() - lastShort > SHORT_MS

  const assign = (member: Member<Request, Reply>) => {
    member.task = undefined
    const task = queue.take(canTakeLong(member))
    member.task = task
    member.state = task ? 'busy' : 'idle'
    if (task) member.worker.postMessage({ request: task.request })
    else if (closed) member.worker.postMessage('close')
  }

  const assignToIdle = () => {
    const idle = [...members].filter(({ state }) => state === 'idle')
    for (const member of idle.sort(shortFirst)) if (queue.size > 0) assign(member)
  }

  const onMessage = (member: Member<Request, Reply>, message: Message<Reply>) => {
    if (message === 'ready') {
      failedStarts = 0
      hasStarted = true
    } else if ('reply' in message) member.task?.resolve(message.reply)
    else member.task?.reject(rejectedByModel(new Error(message.failure)))
    assign(member)
    // Long runs may have queued while this thread was reserved for short runs; it may accept them now.
    assignToIdle()
    grow()
  }

  const onExit = (member: Member<Request, Reply>, cause: unknown) => {
    members.delete(member)
    const { task } = member
    if (closed) task?.reject(unavailable(shuttingDown, cause))
    else if (task && ++task.deaths < MAX_DEATHS) queue.unshift(task, task.place)
    else task?.reject(rejectedByModel(cause))
    if (closed || !hasStarted) return
    log.warn({ err: cause, during: member.state }, `${name}: a thread died and is being replaced`)
    if (member.state !== 'starting') {
      start(member.isForShort)
      return
    }
    const pause = RESTART_PAUSES[Math.min(failedStarts++, RESTART_PAUSES.length - 1)]
    if (members.size === 0) {
      for (const waiting of queue.drain()) waiting.reject(unavailable(`${name} failed to start.`, cause))
    }
    const restart = setTimeout(() => {
      restarts.delete(restart)
      start(member.isForShort)
    }, pause)
    restarts.add(restart)
  }

  const start = (isForShort: boolean): Member<Request, Reply> => {
    const worker = new Worker(entry, { workerData: { ...workerData, isForShort } })
    let cause: unknown
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', (code) => {
        resolve()
        onExit(member, cause ?? new Error(`the thread exited with code ${code}`))
      })
    })
    const member: Member<Request, Reply> = { worker, isForShort, state: 'starting', ended }
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('message', (message: Message<Reply>) => onMessage(member, message))
    members.add(member)
    return member
  }

  const grow = () => {
    if (queue.size === 0 || members.size + restarts.size >= threads || failedStarts > 0) return
    if (![...members].some(({ state }) => state === 'starting')) start(false)
  }

  const close = async () => {
    if (!closed) {
      closed = true
      for (const restart of restarts) clearTimeout(restart)
      for (const waiting of queue.drain()) waiting.reject(unavailable(shuttingDown))
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
      if (closed) throw unavailable(shuttingDown)
      if (queue.size >= MAX_WAITING) throw unavailable(`Too many texts are waiting for ${lowerFirst(name)}.`)
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
      assignToIdle()
      grow()
    })

  await firstMessage(start(threads > 1)).catch(async (error) => {
    await close()
    throw error
  })
  return { run, close }
}

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`

const shortFirst = (a: { isForShort: boolean }, b: { isForShort: boolean }): number =>
  Number(b.isForShort) - Number(a.isForShort)

const firstMessage = ({ worker, ended }: { worker: Worker; ended: Promise<void> }): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    void ended.then(() => reject(new Error('the thread exited before it was ready')))
  })
