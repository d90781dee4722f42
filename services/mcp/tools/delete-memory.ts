import { eraseMemory } from '@agent-memory/core/memory/read'
import { memoryParams } from '@agent-memory/core/memory/schemas'
import { uuid } from '@agent-memory/core/schemas'
import { z } from 'zod'
import { tool } from '../tool.js'

export const deleteMemory = tool({
  name: 'delete_memory',
  title: 'Delete a memory',
  description:
    'Permanently erases one memory, by its id from search_memories. This cannot be undone: make sure that it is the ' +
    'right one, and that the user wants it gone. Chunks of a document can only be erased with the document.',
  scope: 'memory:delete',
  operation: 'memory',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  input: z.object({ memory_id: memoryParams.shape.memory_id.describe('From search_memories or search.') }),
  output: z.object({
    memory_id: uuid(),
    deleted: z.literal(true),
    judged_anew: z.array(uuid()).describe('Wordings of other agents, kept as separate memories.'),
  }),
  async run({ ports, caller }, { memory_id }) {
    const { survivors } = await eraseMemory(ports, caller.principal, memory_id)
    return { memory_id, deleted: true as const, judged_anew: survivors }
  },
})
