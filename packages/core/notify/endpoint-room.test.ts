import { expect, test } from '@jest/globals'
import { openTestRoom, PROMPT, taken, times } from '../../../tests/support/endpoint-rooms.js'

let now = 0
const room = () => {
  now = 0
  return openTestRoom(() => now)
}

test('an endpoint that has not answered yet gets one request, one that has answered eight', async () => {
  const { enter } = room()
  const first = await taken(enter('a'))
  expect(await enter('a')).toEqual({ afterMs: 1_000 })
  first.leave(PROMPT)
  await times(8, () => taken(enter('a')))
  let entered = false
  const ninth = enter('a').then((entry) => {
    entered = true
    return entry
  })
  await taken(enter('b'))
  expect(entered).toBe(false)
  expect(await ninth).toEqual({ afterMs: 1_000 })
})

test('while the only request of an endpoint stays open, the pauses of the others grow with it', async () => {
  const { enter } = room()
  const open = await taken(enter('a'))
  for (const openMs of [0, 400, 1_000, 2_500, 12_000]) {
    now = openMs
    expect(await enter('a')).toEqual({ afterMs: Math.max(1_000, openMs) })
  }
  open.leave({ ...PROMPT, durationMs: 12_000 })
  expect(await enter('a')).toHaveProperty('leave')
})

test('whoever waits for an endpoint that answers enters when a place is free', async () => {
  const { enter } = room()
  ;(await taken(enter('a'))).leave(PROMPT)
  const [one] = await times(8, () => taken(enter('a')))
  const waiting = enter('a')
  one?.leave(PROMPT)
  expect(await waiting).toHaveProperty('leave')
})

test('an endpoint without an answer rests, each time twice as long, and is then tried with one request', async () => {
  const { enter } = room()
  for (const rest of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
    ;(await taken(enter('a'))).leave('unanswered')
    expect(await enter('a')).toEqual({ afterMs: rest })
    now += rest
  }
  const probe = await taken(enter('a'))
  expect(await enter('a')).toEqual({ afterMs: 1_000 })
  probe.leave(PROMPT)
  ;(await taken(enter('a'))).leave('unanswered')
  expect(await enter('a')).toEqual({ afterMs: 5_000 })
})

test('requests that fall silent together count once, and send away whoever waits', async () => {
  const { enter } = room()
  ;(await taken(enter('a'))).leave(PROMPT)
  const places = await times(8, () => taken(enter('a')))
  const waiting = enter('a')
  for (const place of places) place.leave('unanswered')
  expect(await waiting).toEqual({ afterMs: 5_000 })
  now += 5_000
  expect(await enter('a')).toHaveProperty('leave')
})

test('one process holds at most 2,000 requests open', async () => {
  const { enter } = room()
  const places = await times(2_000, (at) => taken(enter(`webhook ${at}`)))
  expect(await enter('another')).toEqual({ afterMs: 1_000 })
  places[0]?.leave(PROMPT)
  expect(await enter('another')).toHaveProperty('leave')
})

test('a place that was not used proves nothing', async () => {
  const { enter } = room()
  ;(await taken(enter('a'))).leave('unused')
  await taken(enter('a'))
  expect(await enter('a')).toEqual({ afterMs: 1_000 })
})

test('an endpoint that answers slowly gets one request at a time', async () => {
  const { enter } = room()
  ;(await taken(enter('a'))).leave(PROMPT)
  ;(await taken(enter('a'))).leave({ ...PROMPT, durationMs: 2_001 })
  const place = await taken(enter('a'))
  expect(await enter('a')).toEqual({ afterMs: 1_000 })
  place.leave({ ...PROMPT, durationMs: 2_000 })
  await times(8, () => taken(enter('a')))
})

test('so does one that answers at once with a body that does not end', async () => {
  const { enter } = room()
  ;(await taken(enter('a'))).leave(PROMPT)
  ;(await taken(enter('a'))).leave({ ...PROMPT, isBodySlow: true })
  await taken(enter('a'))
  expect(await enter('a')).toEqual({ afterMs: 1_000 })
})

test('an organization gets as many places as it leaves free, so there is always one for another', async () => {
  const { enter } = room()
  const greedy = { orgId: 'greedy' }
  await times(1_000, (at) => taken(enter(`hangs ${at}`, greedy)))
  expect(await enter('next of the greedy', greedy)).toEqual({ afterMs: 1_000 })
  const others = await times(500, (at) => taken(enter(`other ${at}`, { orgId: 'other' })))
  expect(await enter('next of the other', { orgId: 'other' })).toEqual({ afterMs: 1_000 })
  await times(500, (at) => taken(enter(`single ${at}`)))
  expect(await enter('last')).toEqual({ afterMs: 1_000 })
  for (const place of others.slice(0, 251)) place.leave(PROMPT)
  expect(await enter('next of the greedy', greedy)).toEqual({ afterMs: 1_000 })
  expect(await enter('next of the other', { orgId: 'other' })).toHaveProperty('leave')
})

test('five organizations whose endpoints all hang leave places for a sixth', async () => {
  const { enter } = room()
  for (let at = 0; at < 400; at++) {
    for (const orgId of ['1', '2', '3', '4', '5']) await enter(`${orgId} hangs ${at}`, { orgId })
  }
  await times(160, (at) => taken(enter(`healthy ${at}`, { orgId: 'sixth' })))
})

test('all organizations together get 256 places at a host, one alone half of them', async () => {
  const { enter } = room()
  const at = (orgId: string) => ({ orgId, host: 'busy.example' })
  await times(128, (each) => taken(enter(`one ${each}`, at('one'))))
  expect(await enter('next of one', at('one'))).toEqual({ afterMs: 1_000 })
  const places = await times(128, (each) => taken(enter(`another ${each}`, at(`another ${each}`))))
  expect(await enter('last', at('last'))).toEqual({ afterMs: 1_000 })
  await taken(enter('elsewhere', { orgId: 'one' }))
  places[0]?.leave(PROMPT)
  await taken(enter('last', at('last')))
})

test('at a host with 32 requests open, each endpoint gets one', async () => {
  const { enter } = room()
  const at = { host: 'busy.example' }
  for (const webhook of ['a', 'b', 'c', 'd', 'e']) (await taken(enter(webhook, at))).leave(PROMPT)
  for (const webhook of ['a', 'b', 'c', 'd']) await times(8, () => taken(enter(webhook, at)))
  const one = await taken(enter('e', at))
  const waiting = enter('e', at)
  one.leave(PROMPT)
  expect(await waiting).toHaveProperty('leave')
  expect(await enter('e', at)).toEqual({ afterMs: 1_000 })
  expect(await enter('new', at)).toHaveProperty('leave')
  ;(await taken(enter('f'))).leave(PROMPT)
  await times(8, () => taken(enter('f')))
})

test('an endpoint that asks for it is left alone, for ten minutes at most, and is then tried with one request', async () => {
  const { enter } = room()
  ;(await taken(enter('a'))).leave(PROMPT)
  const [one, two] = await times(2, () => taken(enter('a')))
  one?.leave({ ...PROMPT, restMs: 120_000 })
  // The second request was sent before the endpoint asked for a pause, so its answer does not end the pause.
  two?.leave(PROMPT)
  expect(await enter('a')).toEqual({ askedMs: 120_000 })
  now += 120_000
  const probe = await taken(enter('a'))
  expect(await enter('a')).toEqual({ afterMs: 1_000 })
  probe.leave({ ...PROMPT, restMs: 86_400_000 })
  expect(await enter('a')).toEqual({ askedMs: 600_000 })
  now += 600_000
  ;(await taken(enter('a'))).leave(PROMPT)
  await times(8, () => taken(enter('a')))
})

test('deliveries that wait for an endpoint when it asks for a pause wait until the pause ends', async () => {
  const { enter } = room()
  ;(await taken(enter('a'))).leave(PROMPT)
  const [one] = await times(8, () => taken(enter('a')))
  const waiting = enter('a')
  one?.leave({ ...PROMPT, restMs: 600_000 })
  expect(await waiting).toEqual({ askedMs: 600_000 })
})

test('a pause that the caller knows of is kept, also if this process never saw its cause', async () => {
  const { enter } = room()
  ;(await taken(enter('a'))).leave(PROMPT)
  expect(await enter('a', { askedMs: 300_000, silentMs: 5_000 })).toEqual({ askedMs: 300_000 })
  expect(await enter('a', { askedMs: 3_000, silentMs: 5_000 })).toEqual({ afterMs: 5_000 })
  await taken(enter('a'))
  expect(await enter('a')).toEqual({ afterMs: 1_000 })
})

test('a place says which pause follows, so that others can be told', async () => {
  const { enter } = room()
  const place = await taken(enter('a'))
  expect(place.pauseAfter('unused')).toEqual({ askedMs: 0, silentMs: 0 })
  expect(place.pauseAfter({ ...PROMPT, restMs: 86_400_000 })).toEqual({ askedMs: 600_000, silentMs: 0 })
  expect(place.pauseAfter('unanswered')).toEqual({ askedMs: 0, silentMs: 5_000 })
  place.leave('unanswered')
  now += 5_000
  expect((await taken(enter('a'))).pauseAfter('unanswered')).toEqual({ askedMs: 0, silentMs: 10_000 })
})
