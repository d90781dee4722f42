import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a server; a test can cut its connections. */
export interface Wire {
  /** Port of the proxy. */
  port: number
  /** Stops all traffic in both directions without closing a connection, like a pulled cable. */
  silence(): void
  /** Delivers what was held back. */
  resume(): void
  /** Until `resume`, every connection, old or new, breaks once it has passed this many bytes. */
  cutAfter(bytes: number): void
  close(): Promise<void>
}

/** Opens a proxy to a local port. */
export async function openWire(target: number): Promise<Wire> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let silent = false
  let cutAfter: number | undefined

  const join = (from: Socket, to: Socket): void => {
    let passed = 0
    from.on('data', (chunk) => {
      passed += chunk.length
      if (cutAfter !== undefined && passed > cutAfter) {
        from.destroy()
        to.destroy()
        return
      }
      if (!to.write(chunk)) from.pause()
    })
    to.on('drain', () => !silent && from.resume())
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
    if (silent) from.pause()
  }
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    const pair = [client, upstream] as const
    pairs.add(pair)
    client.on('close', () => pairs.delete(pair))
    join(client, upstream)
    join(upstream, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const each = (act: (socket: Socket) => void): void => {
    for (const pair of pairs) pair.forEach(act)
  }
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    silence() {
      silent = true
      each((socket) => socket.pause())
    },
    resume() {
      silent = false
      cutAfter = undefined
      each((socket) => socket.resume())
    },
    cutAfter(bytes) {
      cutAfter = bytes
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        each((socket) => socket.destroy())
      }),
  }
}

/** Returns the URL with the port of the proxy. */
export const over = (wire: Wire, url: string): string => {
  const address = new URL(url)
  address.port = String(wire.port)
  return address.toString().replace(/\/$/, '')
}
