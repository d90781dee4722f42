import { connect, createServer, type Server, type Socket } from 'node:net'

/** Spreads TCP connections over local servers round-robin, as a Kubernetes Service does. */
export interface Balancer {
  url: string
  /** Sets the local ports to which new connections go. Without ports, connections are refused. */
  serve(...ports: number[]): Promise<void>
  close(): Promise<void>
}

export async function openBalancer(port: number): Promise<Balancer> {
  const sockets = new Set<Socket>()
  let targets: number[] = []
  let turn = 0
  const server: Server = createServer((client) => {
    const upstream = connect(targets[turn++ % targets.length] ?? 0, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return {
    url: `http://127.0.0.1:${port}`,
    async serve(...ports) {
      targets = ports
      if (ports.length === 0 && server.listening) await stop()
      if (ports.length > 0 && !server.listening) await listen()
    },
    close: async () => void (server.listening && (await stop())),
  }
}
