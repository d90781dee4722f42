import { openAddressRules } from '@agent-memory/adapters/webhooks/address-rules'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { HOSTS, OPENED } from './address-rules.cases.js'

describe('without opened networks only public addresses are called', () => {
  const reachOf = openAddressRules([])
  test.each(HOSTS)('%s is %s: %s', (host, meant, reach) => {
    // The URL standard turns each spelling into the address that clients connect to.
    expect(new URL(`http://${host}/`).hostname.replace(/^\[|\]$/g, '')).toBe(meant)
    expect(reachOf(meant)).toBe(reach)
  })
})

test('IPv6 that carries IPv4 is judged as what it reaches', () => {
  const reachOf = openAddressRules(['10.0.0.0/8'])
  const near = fc.constantFrom('10', '100.64', '127', '169.254', '172.16', '192.168', '203.0.113', '240')
  const tail = fc.array(fc.nat(255), { minLength: 3, maxLength: 3 })
  const special = fc.tuple(near, tail).map(([head, rest]) => [...head.split('.'), ...rest].slice(0, 4).join('.'))
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), special), (address) => {
      for (const prefix of ['::ffff:', '64:ff9b::']) expect(reachOf(prefix + address)).toBe(reachOf(address))
    }),
  )
})

describe('an opened network', () => {
  test.each(OPENED)('%j: %s is %s', (networks, address, reach) => {
    expect(openAddressRules(networks)(address)).toBe(reach)
  })

  test.each(['', '10.0.0.0/33', '10.0.0.0/', '::/129', 'example.com', '10.0.0.0/x', '*'])('%j is an error', (network) =>
    expect(() => openAddressRules([network])).toThrow(),
  )
})
