import { writeAnswer, writeBody } from '@agent-memory/core/memory/schemas'
import { writeMemory } from '@agent-memory/core/memory/write/write'
import { presentOutcome } from '@agent-memory/core/present/memories'
import type { z } from 'zod'
import { tool } from '../tool.js'
import { resolveVolumeId, volumeArguments } from '../volumes.js'

const { shape } = writeBody

export const addMemory = tool({
  name: 'add_memory',
  title: 'Add a memory',
  description:
    'Remembers one statement for later, such as "Marta prefers tea to coffee." Write one fact, preference, event or ' +
    'procedure at a time, understandable on its own: with names instead of pronouns, and dates instead of ' +
    '"tomorrow". The answer has a status: approved (stored), merged (already known) or rejected (not stored; ' +
    '`reason` says why). Never include passwords or keys.',
  scope: 'memory:write',
  operation: 'write',
  // Idempotent, because a repeated statement is merged into the existing one.
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  input: writeBody.extend({
    ...volumeArguments(),
    user_id: shape.user_id.describe('The person the memory is about or who said it, if there are several.'),
    session_id: shape.session_id.describe('The conversation it comes from.'),
  }),
  output: writeAnswer,
  async run(exchange, { volume, volume_id: id, ...statement }, signal) {
    const { ports, caller, principalNow, onAnswered } = exchange
    const volume_id = await resolveVolumeId(exchange, { volume, volume_id: id }, 'write')
    const call = {
      principal: caller.principal,
      principalNow,
      body: { ...statement, volume_id },
      idempotencyKey: undefined,
      signal,
      onAnswered,
    }
    // The write is finished, so it has a verdict.
    return presentOutcome(await writeMemory(ports, call)) as z.infer<typeof writeAnswer>
  },
})
