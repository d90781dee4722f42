import { parentPort } from 'node:worker_threads'

export interface PoolThread<Request, Reply> {
  answer(request: Request): Promise<Reply>
  /** Returns the buffers of a reply, which are moved to the thread that called the pool instead of copied. */
  transferable?(reply: Reply): ArrayBuffer[]
  close(): Promise<void>
}

/** Serves the requests of a pool (worker-pool.ts) in this thread, one at a time, until the pool closes. */
export function serveRequests<Request, Reply>({ answer, transferable, close }: PoolThread<Request, Reply>): void {
  const port = parentPort
  if (!port) throw new Error('this module can only run as a worker thread')
  port.on('message', async (message: { request: Request } | 'close') => {
    if (message === 'close') {
      await close()
      port.close()
      return
    }
    try {
      const reply = await answer(message.request)
      port.postMessage({ reply }, transferable?.(reply))
    } catch (error) {
      port.postMessage({ failure: error instanceof Error ? error.message : String(error) })
    }
  })
  port.postMessage('ready')
}
