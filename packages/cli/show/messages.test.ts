import { lineOfMessage } from '@agent-memory/cli/show/messages'
import type { VolumeMessage } from '@agent-memory/client/subscribe'
import { expect, test } from '@jest/globals'

const VOLUME = '22222222-2222-4222-8222-222222222222'
const common = { id: 'e-1', volume_id: VOLUME, timestamp: '2026-03-01T12:00:00.000Z' }
const broadcast = {
  ...common,
  type: 'deploy',
  from_agent: 'Scribe',
  agent_id: 'a-1',
  message: 'Two\nlines\tand \u001b[1m',
}
const event = (type: string, data: object) => ({ ...common, type, data }) as VolumeMessage

test.each<[string, VolumeMessage, string[]]>([
  ['a broadcast', broadcast, ['deploy', 'a-1', 'Scribe', 'Two lines and \\x1b[1m']],
  [
    'a memory',
    event('memory.merged', { memory_id: 'm-1', content: 'Ada likes tea.', agent: 'Scribe', confidence: 0.9 }),
    ['memory.merged', 'm-1', 'Scribe', 'Ada likes tea.'],
  ],
  [
    'a memory that was deleted since',
    event('memory.approved', { memory_id: 'm-1', content: null, agent: null, deleted: true }),
    ['memory.approved', 'm-1', '', '(deleted since)'],
  ],
  [
    'an entity, which is not shown as the memory that named it',
    event('entity.created', { entity_id: 'n-1', name: 'Ada', type: 'person', memory_id: 'm-1' }),
    ['entity.created', 'n-1', '', 'Ada (person)'],
  ],
  [
    'a document',
    event('document.failed', { document_id: 'd-1', filename: 'a.pdf', status: 'failed' }),
    ['document.failed', 'd-1', '', 'a.pdf (failed)'],
  ],
  ['an event of a newer service', event('moon.risen', {}), ['moon.risen', '', '', '']],
])('%s is one line of fields', (_name, message, [type, id, who, text]) => {
  expect(lineOfMessage(message).split('\t')).toEqual([common.timestamp, type, VOLUME, 'e-1', id, who, text])
})
