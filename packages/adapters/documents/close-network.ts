import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

/**
 * Blocks every way from JavaScript to the network: sockets, datagrams, name lookups, and everything built on them
 * (http, tls, fetch). Node's permissions block the other ways: addons, threads and processes.
 */
export function closeNetwork(): void {
  const refuse = (): never => {
    throw new Error('network access is disabled while parsing')
  }
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  dgram.Socket.prototype.send = refuse
  dgram.Socket.prototype.bind = refuse
  dgram.Socket.prototype.connect = refuse
  for (const name of ['lookup', 'resolve'] as const) Object.assign(dns, { [name]: refuse })
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name)
}
