import { machineOf, machineOfHost } from '@agent-memory/adapters/webhooks/machines'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'

test.each([
  ['93.184.216.34', '93.184.216.34'],
  ['::ffff:93.184.216.34', '93.184.216.34'],
  ['64:ff9b::5db8:d822', '93.184.216.34'],
  ['2002:5db8:d822::1', '93.184.216.34'],
  ['2002:5db8:d822:ffff::1', '93.184.216.34'],
  ['2606:4700:4700::1111', '2606:4700:4700::/64'],
  ['2606:4700:4700:0:ffff:ffff:ffff:ffff', '2606:4700:4700::/64'],
  ['2606:4700:4700:1::1111', '2606:4700:4700:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['64:ff9b::7f00:1', '127.0.0.1'],
  ['::1', '::/64'],
])('%s reaches %s', (address, machine) => {
  expect(machineOf(address)).toBe(machine)
})

test('every IPv6 address of a /64 is one machine, one outside is another', () => {
  const half = fc.bigInt(0n, 2n ** 64n - 1n)
  const textOf = (network: bigint, rest: bigint) =>
    ((network << 64n) | rest)
      .toString(16)
      .padStart(32, '0')
      .replace(/.{4}(?!$)/g, '$&:')
  fc.assert(
    // From 3000:: on, no IPv6 address carries an IPv4 address.
    fc.property(fc.bigInt(0x3000n << 48n, 2n ** 64n - 2n), half, half, (network, one, other) => {
      expect(machineOf(textOf(network, one))).toBe(machineOf(textOf(network, other)))
      expect(machineOf(textOf(network, one))).not.toBe(machineOf(textOf(network + 1n, other)))
    }),
  )
})

test.each([
  ['receiver.example', 'receiver.example'],
  ['localhost', 'localhost'],
  ['93.184.216.34', '93.184.216.34'],
  ['[::ffff:5db8:d822]', '93.184.216.34'],
  ['[2606:4700:4700::1111]', '2606:4700:4700::/64'],
])('the host %s counts as %s', (host, machine) => {
  expect(machineOfHost(host)).toBe(machine)
})
