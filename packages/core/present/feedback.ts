import type { z } from 'zod'
import type { feedbackAnswer } from '../memory/feedback/schemas.js'
import type { Feedback } from '../ports/memory/feedback.js'

export const presentFeedback = (feedback: Feedback): z.input<typeof feedbackAnswer> => ({
  feedback_id: feedback.feedbackId,
  volume_id: feedback.volumeId,
  kind: feedback.kind,
  memory_ids: [...feedback.memoryIds],
  query: feedback.query,
  comment: feedback.comment,
  agent: feedback.writer.agent,
  agent_id: feedback.writer.agentId,
  created_at: feedback.createdAt.toISOString(),
})
