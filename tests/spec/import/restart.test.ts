import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import type { Json } from '../../support/http/client.js'
import { newTenant } from '../../support/http/tenant.js'
import { type Transfers, transfersOf } from '../../support/http/transfers.js'
import { perShape } from '../../support/service.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let transfers: Transfers

beforeAll(async () => {
  transfers = await transfersOf(shared().baseUrl, await tenant.key('org_rw'))
})
afterAll(() => transfers.remove())

/** Number of statements, and how many batches of 100 are answered before the kill. More batches follow after it. */
const MANY = perShape(600, 300)
const ANSWERED = perShape(3, 2)
/** How often the second import is killed, and how many statements it needs to reach the last kill. */
const KILLS = perShape(5, 2)
const KILLED = perShape(700, 300)

const statements = (count: number) =>
  Array.from({ length: count }, (_, at) => `Barrel ${at + 1} came from vineyard ${at * 7}.`)
/** Number of wordings of each content; a statement written twice would have two. */
const wordings = (records: Json[]) =>
  Object.fromEntries(records.map(({ content, sources }) => [content, sources.length]))
const once = (contents: string[]) => Object.fromEntries(contents.map((content) => [content, 1]))

describe('an import that is killed', () => {
  test(cites('resumes where it stopped, cut off once', 'import.resume'), async () => {
    const volumeId = await tenant.volume('Cut off')
    const contents = statements(MANY)
    const path = await transfers.file('cut-off.txt', contents.join('\n'))
    expect(await transfers.importUntil(volumeId, path, { event: 'answered', times: ANSWERED })).toBeNull()
    const report = await transfers.importUntil(volumeId, path, null)
    expect(report).toMatchObject({ resumed: true, read: MANY, approved: MANY, merged: 0, rejected: 0 })
    const records = await transfers.exported(volumeId)
    expect(records).toHaveLength(MANY)
    expect(wordings(records)).toEqual(once(contents))
  })

  test(cites('duplicates nothing, wherever it is killed', 'import.never-doubled'), async () => {
    const volumeId = await tenant.volume('Killed')
    const contents = statements(KILLED)
    const path = await transfers.file('killed.txt', contents.join('\n'))
    const kills = [
      { event: 'asked', times: 2 },
      { event: 'answered', times: 2 },
      { event: 'asked', times: 4 },
      { event: 'answered', times: 3 },
      { event: 'asked', times: 3 },
    ].slice(0, KILLS)
    for (const kill of kills) expect(await transfers.importUntil(volumeId, path, kill)).toBeNull()
    const report = await transfers.importUntil(volumeId, path, null)
    expect(report).toMatchObject({ resumed: true, approved: KILLED, merged: 0, rejected: 0 })
    const records = await transfers.exported(volumeId)
    expect(records).toHaveLength(KILLED)
    expect(wordings(records)).toEqual(once(contents))
  })

  test(cites('reports the same when run again after it finished', 'import.never-doubled'), async () => {
    const volumeId = await tenant.volume('Again')
    const contents = statements(120)
    const path = await transfers.file('again.txt', contents.join('\n'))
    const first = await transfers.importInto(volumeId, path)
    const again = await transfers.importInto(volumeId, path)
    expect(again).toMatchObject({ approved: first.approved, merged: 0, finished_before: expect.any(String) })
    expect(wordings(await transfers.exported(volumeId))).toEqual(once(contents))
    expect(await transfers.importInto(volumeId, path, { restart: true })).toMatchObject({ approved: 0, merged: 120 })
  })
})
