import { openAddressRules } from '@agent-memory/adapters/webhooks/address-rules'
import { describe, expect, test } from '@jest/globals'
import { HOSTS, OPENED } from './address-rules.cases.js'

describe('without opened networks only public addresses are called', () => {
  const reachOf = openAddressRules([])
  test.each(HOSTS)('%s is %s: %s', (host, meant, reach) => {
    // The URL standard turns each spelling into the address that is connected to.
    expect(new URL(`http://${host}/`).hostname.replace(/^\[|\]$/g, '')).toBe(meant)
    expect(reachOf(meant)).toBe(reach)
  })
})

describe('an opened network', () => {
  test.each(OPENED)('%j: %s is %s', (networks, address, reach) => {
    expect(openAddressRules(networks)(address)).toBe(reach)
  })

  test.each(['', '10.0.0.0/33', '10.0.0.0/', '::/129', 'example.com', '10.0.0.0/x', '*'])('%j is an error', (network) =>
    expect(() => openAddressRules([network])).toThrow(),
  )
})
