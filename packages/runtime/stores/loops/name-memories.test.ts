import type { NamedMemory, SpeakerNames } from '@agent-memory/core/ports/memory/speaker-names'
import { nameOldMemories } from '@agent-memory/runtime/stores/loops/name-memories'
import { expect, test } from '@jest/globals'
import { eventually } from '../../../../tests/support/eventually.js'

const memory: NamedMemory = {
  ...{ memoryId: 'm', volumeId: 'v', userId: 'u', writer: { agentId: 'a' } },
  ...{ content: 'I live in Berlin.', seq: 1n },
}

test('old memories wait while the index of their volume is behind, and go on soon after', async () => {
  const done: string[] = []
  const left = [memory, memory]
  const behind = [false, true, true]
  const speakerNames: Partial<SpeakerNames> = {
    unnamed: async () => left.slice(0, 1),
    isBehind: async (volumeId) => {
      const is = behind.shift() ?? false
      if (is) done.push(`${volumeId} waits`)
      return is
    },
    toldBy: async () => [],
    rename: async () => {
      done.push('named')
      left.shift()
      return true
    },
  }
  const notes = { failed: (error: unknown) => void done.push(String(error)) }
  const ports = { speakerNames: speakerNames as SpeakerNames, signals: { work() {} }, notes }
  const background = nameOldMemories(ports, { lookAgainMs: 1 })
  try {
    await eventually(async () => expect(left).toEqual([]))
  } finally {
    await background.stop()
  }
  expect(done).toEqual(['named', 'v waits', 'v waits', 'named'])
})
