import { expect, test } from '@jest/globals'
import { openEndpointRoom, type Place } from './endpoint-room.js'

let now = 0
const room = () => {
  now = 0
  return openEndpointRoom(() => now)
}
const taken = async (entry: Promise<Place | { afterMs: number }>): Promise<Place> => {
  const got = await entry
  if ('afterMs' in got) throw new Error(`no place for ${got.afterMs} ms`)
  return got
}

test('an endpoint that has not answered yet gets one request, one that has answered eight', async () => {
  const { enter } = room()
  const first = await taken(enter('a'))
  expect(await enter('a')).toEqual({ afterMs: 1_000 })
  first.leave(true)
  await Promise.all(Array.from({ length: 8 }, () => taken(enter('a'))))
  let entered = false
  const ninth = enter('a').then((entry) => {
    entered = true
    return entry
  })
  await taken(enter('b'))
  expect(entered).toBe(false)
  expect(await ninth).toEqual({ afterMs: 1_000 })
})

test('whoever waits for an endpoint that answers enters when a place is free', async () => {
  const { enter } = room()
  ;(await taken(enter('a'))).leave(true)
  const [one] = await Promise.all(Array.from({ length: 8 }, () => taken(enter('a'))))
  const waiting = enter('a')
  one?.leave(true)
  expect(await waiting).toHaveProperty('leave')
})

test('an endpoint without an answer rests, each time twice as long, and is then tried with one request', async () => {
  const { enter } = room()
  for (const rest of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    ;(await taken(enter('a'))).leave(false)
    expect(await enter('a')).toEqual({ afterMs: rest })
    now += rest
  }
  const probe = await taken(enter('a'))
  expect(await enter('a')).toEqual({ afterMs: 1_000 })
  probe.leave(true)
  ;(await taken(enter('a'))).leave(false)
  expect(await enter('a')).toEqual({ afterMs: 5_000 })
})

test('requests that fall silent together count once, and send away whoever waits', async () => {
  const { enter } = room()
  ;(await taken(enter('a'))).leave(true)
  const places = await Promise.all(Array.from({ length: 8 }, () => taken(enter('a'))))
  const waiting = enter('a')
  for (const place of places) place.leave(false)
  expect(await waiting).toEqual({ afterMs: 5_000 })
  now += 5_000
  expect(await enter('a')).toHaveProperty('leave')
})

test('one process holds at most 2,000 requests open', async () => {
  const { enter } = room()
  const places = await Promise.all(Array.from({ length: 2_000 }, (_, at) => taken(enter(`webhook ${at}`))))
  expect(await enter('another')).toEqual({ afterMs: 1_000 })
  places[0]?.leave(true)
  expect(await enter('another')).toHaveProperty('leave')
})
