import { expect, test } from '@jest/globals'
import { openTestRoom, PROMPT, taken, times } from '../../../tests/support/endpoint-rooms.js'
import type { Place, Refusal } from './endpoint-room.js'

const room = () => openTestRoom(() => 0)
/** Waits for the place at the endpoint, and takes a place at this machine too. */
const reached = async (entry: Promise<Place | Refusal>, machine: string): Promise<Place> => {
  const place = await taken(entry)
  expect(place.reach(machine)).toBeNull()
  return place
}

test('a machine gets 256 requests under all of its names, of one organization half of them', async () => {
  const { enter } = room()
  await times(128, (each) => reached(enter(`one ${each}`, { orgId: 'one' }), 'shared'))
  const held = await taken(enter('next of one', { orgId: 'one' }))
  expect(held.reach('shared')).toEqual({ afterMs: 1_000 })
  held.leave('unused')
  await reached(enter('elsewhere', { orgId: 'one' }), 'another')
  const places = await times(128, (each) => reached(enter(`another ${each}`), 'shared'))
  const last = await taken(enter('last'))
  expect(last.reach('shared')).toEqual({ afterMs: 1_000 })
  last.leave('unused')
  places[0]?.leave(PROMPT)
  await reached(enter('last'), 'shared')
})

test('a request that goes on to another machine leaves the first', async () => {
  const { enter } = room()
  const place = await reached(enter('moves'), 'first')
  await times(255, (each) => reached(enter(`first ${each}`), 'first'))
  expect(place.reach('second')).toBeNull()
  await reached(enter('next'), 'first')
  expect(place.reach('first')).toEqual({ afterMs: 1_000 })
  await times(256, (each) => reached(enter(`second ${each}`), 'second'))
  place.leave('unanswered')
  expect((await taken(enter('last'))).reach('second')).toEqual({ afterMs: 1_000 })
})

test('a delivery that a full machine holds costs its host, its organization and the process no place', async () => {
  const { enter } = room()
  await times(256, (each) => reached(enter(`full ${each}`), 'full'))
  const to = { orgId: 'held', host: 'full.example' }
  for (let at = 0; at < 2_000; at++) {
    const place = await taken(enter(`held ${at}`, to))
    expect(place.reach('full')).toEqual({ afterMs: 1_000 })
    place.leave('unused')
  }
  await times(128, (each) => reached(enter(`free ${each}`, to), 'free'))
})

test('at a machine with 32 requests open, each endpoint gets one', async () => {
  const { enter } = room()
  for (const webhook of ['a', 'b', 'c', 'd', 'e']) (await reached(enter(webhook), 'busy')).leave(PROMPT)
  for (const webhook of ['a', 'b', 'c', 'd']) await times(8, () => reached(enter(webhook), 'busy'))
  const one = await reached(enter('e'), 'busy')
  const waiting = enter('e')
  one.leave(PROMPT)
  await reached(waiting, 'busy')
  expect(await enter('e')).toEqual({ afterMs: 1_000 })
  await reached(enter('new'), 'busy')
})
