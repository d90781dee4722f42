import { eraseMemory } from '@agent-memory/core/memory/read'
import { memoryParams, receiptAnswer } from '@agent-memory/core/memory/schemas'
import { presentReceipt } from '@agent-memory/core/present/memories'
import { z } from 'zod'
import { tool } from '../tool.js'

export const deleteMemory = tool({
  name: 'delete_memory',
  title: 'Delete a memory',
  description:
    'Permanently erases one memory, by its id from search_memories. This cannot be undone: make sure that it is the ' +
    'right one, and that the user wants it gone. The answer is the receipt: what was erased from each store. Chunks ' +
    'of a document can only be erased with the document.',
  scope: 'memory:delete',
  operation: 'memory',
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  input: z.object({ memory_id: memoryParams.shape.memory_id.describe('From search_memories or search.') }),
  output: receiptAnswer.shape.data.shape.receipt.extend({ deleted: z.literal(true) }),
  async run({ ports, caller }, { memory_id }) {
    const { data } = presentReceipt(memory_id, await eraseMemory(ports, caller.principal, memory_id))
    return { ...data.receipt, deleted: true as const }
  },
})
