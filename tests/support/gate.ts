import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/**
 * A proxy to the service that holds POST requests to one path until the test allows them. A retry with the same
 * Idempotency-Key passes together with the first request.
 */
export interface Gate {
  url: string
  /** Lets this many more requests through. */
  allow(count: number): void
  /** Holds all further requests, even those already allowed. */
  shut(): void
  close(): Promise<void>
}

export async function startGate(baseUrl: string, path: string): Promise<Gate> {
  let allowed = 0
  const waiting: (() => void)[] = []
  const passed = new Set<string>()
  const letThrough = (): void => {
    while (allowed > 0 && waiting.length > 0) {
      allowed--
      waiting.shift()?.()
    }
  }
  const server = createServer((incoming, outgoing) => {
    const forward = (): void => {
      const { method, headers, url = '' } = incoming
      const onward = request(new URL(url, baseUrl), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        pipeline(answer, outgoing, () => {})
      })
      pipeline(incoming, onward, (error) => error && outgoing.destroy())
    }
    const key = incoming.headers['idempotency-key'] as string | undefined
    if (incoming.method !== 'POST' || incoming.url !== path || (key && passed.has(key))) return forward()
    waiting.push(() => {
      if (key) passed.add(key)
      forward()
    })
    letThrough()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    allow(count) {
      allowed += count
      letThrough()
    },
    shut() {
      allowed = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
