import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { reachedBy } from './address-rules.js'

/**
 * Returns a name for the machine that an IP address leads to. All addresses that are known to belong to one machine get
 * the same name, so that nobody multiplies a limit by using several of them. Each IPv4 address is a machine of its own,
 * also if it is written as an IPv6 address. All IPv6 addresses of a /64 network count as one machine, because one
 * machine may have all of them (RFC 7934).
 */
export const machineOf = (text: string): string => {
  const address = reachedBy(ipaddr.parse(text))
  if (address.kind() === 'ipv4') return address.toString()
  const bytes = address.toByteArray()
  // 6to4 (RFC 3056): one machine has all 65,536 /64 networks that contain its IPv4 address; that address is its name.
  if (address.range() === '6to4') return ipaddr.fromByteArray(bytes.slice(2, 6)).toString()
  return `${ipaddr.fromByteArray([...bytes.slice(0, 8), ...Array<number>(8).fill(0)])}/64`
}

/** Returns the host of a URL, without brackets, if it is an IP address; null if it is a name. */
export const addressIn = (host: string): string | null => {
  const text = host.replace(/^\[|\]$/g, '')
  return isIP(text) ? text : null
}

/** Returns the machine of a host that is an address; for a name, returns the name itself. */
export const machineOfHost = (host: string): string => {
  const address = addressIn(host)
  return address === null ? host : machineOf(address)
}
