import { expect, test } from '@jest/globals'
import { areSiblings } from './siblings.js'

test.each([
  ['Customer 4 ordered 7 blue lanterns.', 'Customer 8 ordered 11 blue lanterns.', true],
  ['Room 4 costs 80 euros.', 'Room 5 costs 95 euros.', true],
  ['Host web-01 runs Debian 11.', 'Host web-02 runs Debian 12.', true],
  ['Host web-01 runs Debian 11.', 'Host web-01 runs Debian 12.', false],
  ['Room 4 costs 80 euros.', 'Room 4 costs 95 euros.', false],
  ['Room 4 costs 80 euros.', 'Ana Keller lives in Graz.', false],
  ['Standup is at 9:30.', 'Standup is at 10:15.', false],
  ['Marta lives in Berlin.', 'Marta lives in Hamburg.', false],
])('%s %s', (one, other, expected) => {
  expect(areSiblings(one, other)).toBe(expected)
  expect(areSiblings(other, one)).toBe(expected)
})
