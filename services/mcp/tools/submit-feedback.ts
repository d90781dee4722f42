import { submitFeedback as submit } from '@agent-memory/core/memory/feedback/feedback'
import { checkFeedback, feedbackAnswer, feedbackFields } from '@agent-memory/core/memory/feedback/schemas'
import { presentFeedback } from '@agent-memory/core/present/feedback'
import { z } from 'zod'
import { mayReadDocuments } from '../caller.js'
import { tool } from '../tool.js'
import { isGiven, resolveVolumeId, volumeArguments } from '../volumes.js'

export const submitFeedback = tool({
  name: 'submit_feedback',
  title: 'Submit feedback',
  description:
    'Tells the people who look after the memories that a memory, or an answer of ask_memory, was useful or wrong, or ' +
    'comments on it. Use it when the user confirms or contradicts what was remembered. It changes no memory: to correct ' +
    'one, write the right statement with add_memory.',
  scope: 'feedback',
  operation: 'memory',
  // Idempotent, because the same feedback of the same caller is stored once.
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  input: z.object({ ...feedbackFields, ...volumeArguments() }).check(checkFeedback),
  output: feedbackAnswer,
  async run(exchange, { kind, memory_id, query, cited_memory_ids, comment, ...given }, signal) {
    const { ports, caller } = exchange
    const about =
      memory_id === undefined
        ? { query: query as string, citedMemoryIds: cited_memory_ids ?? [] }
        : { memoryId: memory_id }
    // A memory's id is enough to find its volume.
    const volumeId =
      memory_id !== undefined && !isGiven(given) ? undefined : await resolveVolumeId(exchange, given, 'read')
    const chunks = mayReadDocuments(caller)
    const call = { principal: caller.principal, volumeId, about, kind, comment, chunks, signal }
    return presentFeedback(await submit(ports, call))
  },
})
