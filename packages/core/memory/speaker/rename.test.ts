import { expect, test } from '@jest/globals'
import type { NamedMemory, Renamed, SpeakerNames } from '../../ports/memory/speaker-names.js'
import { nameSome, type RenamePorts, renameSpeaker } from './rename.js'
import { nameKey } from './speaker.js'

const memories: NamedMemory[] = Array.from({ length: 10 }, (_, at) => ({
  ...{ memoryId: `m${at}`, volumeId: 'v', userId: 'u', writer: { agentId: 'a' } },
  ...{ content: `I own ${at} boats.`, seq: BigInt(at) },
}))

/** Calls `run`, and returns what was renamed and how many turns the event loop took meanwhile. */
const turnsOf = async (run: (ports: RenamePorts) => Promise<unknown>) => {
  let turns = 0
  let left = memories
  let given: readonly Renamed[] = []
  const take = async () => {
    const page = left
    left = []
    return page
  }
  const speakerNames: Partial<SpeakerNames> = {
    ...{ isBehind: async () => false, toldBy: async () => [], endRenaming: async () => {} },
    ...{ unnamed: take, misnamed: take },
    rename: async (_speaker, _told, renamed) => {
      given = renamed
      return true
    },
  }
  let ticking = setImmediate(function count() {
    turns++
    ticking = setImmediate(count)
  })
  try {
    await run({ speakerNames: speakerNames as SpeakerNames, signals: { work() {} }, now: () => new Date() })
  } finally {
    clearImmediate(ticking)
  }
  return { turns, given }
}

test.each<[string, (ports: RenamePorts) => Promise<unknown>]>([
  ['old memories', nameSome],
  [
    'memories under another name',
    (ports) => renameSpeaker(ports, { volumeId: 'v', speaker: 1n, outboxId: 1n, signal: new AbortController().signal }),
  ],
])('between two %s of a page other work gets its turn', async (_what, run) => {
  const { turns, given } = await turnsOf(run)
  expect(given.map(({ memoryId }) => memoryId)).toEqual(memories.map(({ memoryId }) => memoryId))
  expect(new Set(given.map(({ named }) => named))).toEqual(new Set([nameKey('v', [])]))
  expect(turns).toBeGreaterThanOrEqual(memories.length - 1)
})
