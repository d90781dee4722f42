import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const PIECE = 512

/** Opens a proxy that passes on answers of the service at `url` at this rate, however fast the client reads. */
export const openSlowProxy = async (url: string, bytesPerSecond: number) => {
  const sockets = new Set<Socket>()
  const passOn = async (service: Socket, client: Socket) => {
    for await (const sent of service) {
      for (let at = 0; at < sent.length && !client.destroyed; at += PIECE) {
        client.write(sent.subarray(at, at + PIECE))
        await pause((1_000 * PIECE) / bytesPerSecond)
      }
    }
    client.end()
  }
  const server = createServer((client) => {
    const service = connect(Number(new URL(url).port))
    for (const socket of [client, service]) sockets.add(socket.on('error', () => {}))
    client.pipe(service)
    passOn(service, client).catch(() => client.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
