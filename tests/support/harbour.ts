import { expect } from '@jest/globals'
import { expectStatus, type Json, type Reply } from './http/client.js'
import { type Memories, memoriesOf } from './http/memories.js'
import { type AgentWithKey, newTenant, type Tenant } from './http/tenant.js'
import { send } from './shared.js'

/** A volume of four memories by two agents, which differ in type, category, user, session, date and metadata. */
export interface Harbour {
  tenant: Tenant
  scout: AgentWithKey
  clerk: AgentWithKey
  scouts: Memories
  clerks: Memories
  /** Returns the raw reply of a search with a key that can read the volume. */
  trySearch(body?: Json, key?: string): Promise<Reply>
  /** The data of a search. */
  search(body?: Json): Promise<Json>
  /** The first words of the results, in order. */
  found(body: Json): Promise<string[]>
}

/** The first words of each memory, in the order of writing. */
export const BERTHS = 'The harbour of'
export const LETTERS = 'The harbour master'
export const CRANE = 'The crane broke'
export const FEES = 'Mooring fees are'

/** Returns the first three words, which distinguish the memories. */
export const firstWords = ({ content }: Json): string => content.split(' ').slice(0, 3).join(' ')

/** Writes the memories to the shared service, in a new organization. */
export async function newHarbour(): Promise<Harbour> {
  const tenant = await newTenant(send)
  const { volumeId } = tenant
  const readKey = await tenant.key('proj_r')
  const scout = await tenant.agent('Scout', { volumeId })
  const clerk = await tenant.agent('Clerk', { volumeId })
  const scouts = memoriesOf(send, scout.key, volumeId)
  const clerks = memoriesOf(send, clerk.key, volumeId)
  await scouts.write('The harbour of Nazare has forty berths.', {
    memory_type: 'factual',
    category: 'location',
    event_date: '2024-05-01',
    metadata: { source: 'survey', page: 3, checked: true, note: null },
  })
  await scouts.write('The harbour master prefers letters to calls.', {
    memory_type: 'preference',
    category: 'preference',
    user_id: 'ana',
    session_id: 'monday',
    event_date: '2024-05-01T23:59:59.999Z',
  })
  await clerks.write('The crane broke during the night shift.', {
    memory_type: 'event',
    category: 'event',
    user_id: 'rui',
    session_id: 'tuesday',
    event_date: '2024-05-02T00:00:00Z',
    metadata: { source: 'log', page: 3 },
  })
  await clerks.write('Mooring fees are due on the first Friday.', {
    memory_type: 'procedural',
    category: 'finance',
    event_date: '2024-05-03',
  })
  // A duplicate: it becomes a source of the first memory.
  const told = await clerks.write('The harbour of Nazare has 40 berths.', {
    event_date: '2024-05-01',
    session_id: 'desk',
  })
  expect(told.status).toBe('merged')

  const trySearch: Harbour['trySearch'] = (body = {}, key = readKey) =>
    send('POST', '/memory/search', { key, body: { volume_id: volumeId, ...body } })
  const search: Harbour['search'] = async (body) => expectStatus(await trySearch(body), 200).body.data
  const found: Harbour['found'] = async (body) => (await search(body)).memories.map(firstWords)
  return { tenant, scout, clerk, scouts, clerks, trySearch, search, found }
}
