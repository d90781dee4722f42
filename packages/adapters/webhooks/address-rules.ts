import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Network = [Address, number]

/** `opened`: not public, but in a network that the operator opened. */
export type Reach = 'public' | 'opened' | 'refused'

/**
 * Addresses from which cloud machines fetch their credentials (from the providers' documentation). They stay refused
 * even in an opened network. The list is needed because some of them are in private ranges, which an operator may open,
 * and because 168.63.129.16 looks public.
 */
const METADATA = [
  '169.254.169.254/32', // AWS, Azure, Google, DigitalOcean, Oracle, OpenStack …
  'fd00:ec2::254/128', // AWS
  '169.254.170.2/32', // AWS: ECS tasks
  '169.254.170.23/32', // AWS: EKS pods
  'fd00:ec2::23/128',
  'fd20:ce::254/128', // Google
  '168.63.129.16/32', // Azure
  '100.100.100.200/32', // Alibaba
  'fd00:100::100:200/128',
  '192.0.0.192/32', // Oracle
  'fd00:c1::a9fe:a9fe/128',
  '169.254.42.42/32', // Scaleway
  'fd00:42::42/128',
].map((network) => networkOf(network))

/** The only public block of IPv6 that IANA has assigned (RFC 4291, section 2.4; IANA's address space registry). */
const GLOBAL_UNICAST = networkOf('2000::/3')
/** IPv4 in IPv6: mapped (RFC 4291, section 2.5.5.2), and translated by NAT64 (RFC 6052, section 2.1). */
const CARRIES_IPV4 = [networkOf('::ffff:0:0/96'), networkOf('64:ff9b::/96')]

/**
 * Returns the function that tells whether an IP address may be called.
 * @param allowedNetworks CIDR blocks, or single addresses, that are opened besides the public addresses
 * @throws Error for a network that is neither a CIDR block nor an address
 */
export const openAddressRules = (allowedNetworks: readonly string[]): ((address: string) => Reach) => {
  const opened = allowedNetworks.map(networkOf)
  return (text) => {
    const address = reachedBy(ipaddr.parse(text))
    if (isInOne(address, METADATA)) return 'refused'
    if (isPublic(address)) return 'public'
    return isInOne(address, opened) ? 'opened' : 'refused'
  }
}

/** Declared as a function, so that the constants above can use it. */
function networkOf(text: string): Network {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.parse(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/**
 * Returns the address that a connection reaches: the IPv4 address that an IPv6 address carries, else the address
 * itself.
 */
export const reachedBy = (address: Address): Address =>
  isInOne(address, CARRIES_IPV4) ? ipaddr.fromByteArray(address.toByteArray().slice(-4)) : address

const isInOne = (address: Address, networks: readonly Network[]): boolean =>
  networks.some((network) => network[0].kind() === address.kind() && address.match(network))

/**
 * Whether an address is public. The range `unicast` of `ipaddr.js` contains all addresses outside the special ranges.
 */
const isPublic = (address: Address): boolean =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || isInOne(address, [GLOBAL_UNICAST]))
