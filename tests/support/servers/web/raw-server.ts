import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface RawServer {
  url: string
  port: number
  /** Resolves when the first connection is closed. */
  ended: Promise<void>
  close(): Promise<void>
}

/** Starts a TCP server on loopback. The test decides what it sends on a connection. */
export async function startRawServer(serve: (socket: Socket) => void): Promise<RawServer> {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    // Reads what comes, because otherwise the server would not notice that the other side closed.
    socket
      .on('error', () => {})
      .on('close', end)
      .resume()
    serve(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    ended,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Sends a part over and over, as fast as the other side reads. */
export function sendEndlessly(socket: Socket, part: string): void {
  const more = () => {
    while (!socket.destroyed && socket.write(part));
  }
  socket.on('drain', more)
  more()
}

/** Sends a part every 20 ms, until the other side closes. */
export function sendSlowly(socket: Socket, part: string): void {
  const timer = setInterval(() => socket.write(part), 20)
  socket.on('close', () => clearInterval(timer))
}
