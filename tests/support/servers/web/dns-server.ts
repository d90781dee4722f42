import { createSocket } from 'node:dgram'

/** Addresses of a name by record type; `silent`: queries for the name get no answer. */
export type Zone = Record<string, { a?: string[]; aaaa?: string[] } | 'silent'>

const TYPES: Record<number, 'a' | 'aaaa'> = { 1: 'a', 28: 'aaaa' }
const NOT_EXISTING = 3

export interface DnsServer {
  /** As a resolver takes it: address and port. */
  address: string
  /** The names asked for, in the order of the queries. */
  asked: string[]
  close(): Promise<void>
}

/** A DNS server on loopback (RFC 1035, section 4) that knows the names of this zone and no others. */
export async function startDnsServer(zone: Zone): Promise<DnsServer> {
  const asked: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, end } = nameIn(query)
    asked.push(name)
    const known = zone[name]
    if (known === 'silent') return
    const type = query.readUInt16BE(end)
    const addresses = known?.[TYPES[type] ?? 'a'] ?? []
    const head = Buffer.alloc(12)
    query.copy(head, 0, 0, 2)
    head.writeUInt16BE(0x8180 | (known ? 0 : NOT_EXISTING), 2)
    head.writeUInt16BE(1, 4)
    head.writeUInt16BE(addresses.length, 6)
    const records = addresses.map((each) => recordOf(type, bytesOf(each)))
    socket.send(Buffer.concat([head, query.subarray(12, end + 4), ...records]), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    close: () => new Promise((resolve) => socket.close(resolve)),
  }
}

/** Reads the name after the head of a query: labels, each after its length, and a zero. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

/** Returns a record of the name in the question, with a time to live of 0. */
function recordOf(type: number, address: Buffer): Buffer {
  const record = Buffer.alloc(12)
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(type, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt16BE(address.length, 10)
  return Buffer.concat([record, address])
}

/** Returns the bytes of an address. An IPv6 address must be written in full. */
const bytesOf = (address: string): Buffer =>
  address.includes(':')
    ? Buffer.from(
        address
          .split(':')
          .map((part) => part.padStart(4, '0'))
          .join(''),
        'hex',
      )
    : Buffer.from(address.split('.').map(Number))
