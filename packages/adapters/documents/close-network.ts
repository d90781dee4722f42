import dgram from 'node:dgram'
import dns from 'node:dns'
import net from 'node:net'

/**
 * Takes from this process every way to the network that JavaScript has: sockets, datagrams, names, and all that stands
 * on them (http, tls, fetch). Node's permissions keep it from addons, threads and processes, where it might find another.
 */
export function closeNetwork(): void {
  const refuse = (): never => {
    throw new Error('a document has no network')
  }
  net.Socket.prototype.connect = refuse
  net.Server.prototype.listen = refuse
  dgram.Socket.prototype.send = refuse
  dgram.Socket.prototype.bind = refuse
  dgram.Socket.prototype.connect = refuse
  for (const name of ['lookup', 'resolve'] as const) Object.assign(dns, { [name]: refuse })
  for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name)
}
