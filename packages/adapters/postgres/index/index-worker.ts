import { Worker } from 'node:worker_threads'
import { Unavailable } from '@agent-memory/core/errors'
import type { Answers, Ask, Reply, Request } from './messages.js'

export interface IndexWorker {
  /**
   * Sends a request to the worker, which answers requests in order.
   * @throws AppError service_unavailable when the worker died or failed
   */
  ask<Kind extends Ask['kind']>(ask: Ask & { kind: Kind }): Promise<Answers[Kind]>
  close(): Promise<void>
}

interface Waiting {
  resolve(answer: never): void
  reject(error: Error): void
}

/**
 * Starts the thread that holds and scans the vectors. `onDeath` is called when the thread dies and everything it held
 * is lost.
 */
export const startIndexWorker = (dimension: number, onDeath: (error: Error) => void): IndexWorker => {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: { dimension } })
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let closing = false
  let ended: Error | null = null

  const fail = (error: Error) => {
    if (ended) return
    ended = error
    for (const { reject } of waiting.values()) reject(unavailable(error))
    waiting.clear()
    if (!closing) onDeath(error)
  }
  worker.on('message', (reply: Reply) => {
    const call = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('error' in reply) call?.reject(unavailable(new Error(reply.error)))
    else call?.resolve(reply.answer as never)
  })
  worker.once('error', fail)
  worker.once('exit', (code) => fail(new Error(`the index worker ended with code ${code}`)))
  worker.unref()

  return {
    ask(ask) {
      return new Promise((resolve, reject) => {
        if (ended) return reject(unavailable(ended))
        const request: Request = { id: ++asked, ask }
        waiting.set(request.id, { resolve, reject })
        worker.postMessage(request, transferred(ask))
      })
    },
    async close() {
      closing = true
      fail(new Error('the index was closed'))
      await worker.terminate()
    },
  }
}

const transferred = (ask: Ask): ArrayBuffer[] => (ask.kind === 'apply' ? [ask.vectors.buffer as ArrayBuffer] : [])

const unavailable = (cause: Error) =>
  new Unavailable('memory_index', 'The memory index is restarting. Retry in a moment.', { retryAfter: 1, cause })
