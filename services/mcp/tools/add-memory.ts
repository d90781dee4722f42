import { writeAnswer, writeBody } from '@agent-memory/core/memory/schemas'
import { writeMemory } from '@agent-memory/core/memory/write'
import { presentOutcome } from '@agent-memory/core/present/memories'
import type { z } from 'zod'
import { tool } from '../tool.js'
import { optionalVolumeId, volumeMeant } from '../volumes.js'

const { shape } = writeBody

export const addMemory = tool({
  name: 'add_memory',
  title: 'Add a memory',
  description:
    'Remembers one statement for later, such as "Marta prefers tea to coffee." Write one fact, preference, event or ' +
    'procedure at a time, complete in itself: with names instead of pronouns, and dates instead of "tomorrow". The ' +
    "answer's status says what became of it: approved (stored), merged (it was known already) or rejected (not " +
    'stored; reason says why). Never put passwords or keys into it.',
  scope: 'memory:write',
  operation: 'write',
  // The same statement again merges into the one that is there.
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  input: writeBody.extend({
    volume_id: optionalVolumeId(),
    user_id: shape.user_id.describe('The person whom the memory is about or who said it, if there are several.'),
    session_id: shape.session_id.describe('The conversation that it comes from.'),
  }),
  output: writeAnswer,
  async run(exchange, args, signal) {
    const { ports, caller, principalNow, onAnswered } = exchange
    const volume_id = await volumeMeant(exchange, args.volume_id, 'write')
    const call = {
      principal: caller.principal,
      principalNow,
      body: { ...args, volume_id },
      idempotencyKey: undefined,
      signal,
      onAnswered,
    }
    // What is decided has a verdict.
    return presentOutcome(await writeMemory(ports, call)) as z.infer<typeof writeAnswer>
  },
})
