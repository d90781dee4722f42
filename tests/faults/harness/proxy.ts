import { connect, createServer, type Socket } from 'node:net'

/** A wire to a server, which a test may cut. */
export interface Wire {
  /** Where the server is reached over this wire. */
  port: number
  /** Nothing arrives any more in either direction, and nobody is told: as a pulled cable. */
  silence(): void
  /** What was held back arrives. */
  resume(): void
  /** Every connection breaks after so many more bytes, new ones too, until `resume`. */
  cutAfter(bytes: number): void
  close(): Promise<void>
}

/** Opens a wire to a port of this machine. */
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

/** The same address over the wire. */
export const over = (wire: Wire, url: string): string => {
  const address = new URL(url)
  address.port = String(wire.port)
  return address.toString().replace(/\/$/, '')
}
