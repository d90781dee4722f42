import { type FeedbackPorts, listFeedback } from '@agent-memory/core/memory/feedback/feedback'
import { feedbackAnswer, feedbackQuery } from '@agent-memory/core/memory/feedback/schemas'
import { pageOf } from '@agent-memory/core/paging'
import { presentFeedback } from '@agent-memory/core/present/feedback'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { okList, okListBody } from '../envelope.js'

/** Lists what agents and people said about memories and answers; the MCP tool submit_feedback stores it. */
export const feedbackRoutes = (ports: Pick<FeedbackPorts, 'volumes' | 'feedback'>): Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/memory/feedback',
    summary: 'List the feedback on memories and answers of a volume, newest first',
    description: 'Agents send feedback with the MCP tool submit_feedback. It changes no memory and no ranking.',
    tag: 'Review',
    answer: 'json',
    accepts: ['key'],
    operation: 'memory',
    limit: 'default',
    errors: ['agent_not_authorized_for_volume'],
    query: feedbackQuery,
    success: { status: 200, body: okListBody('feedback', feedbackAnswer) },
    async handle({ principal, query }) {
      const listed = await listFeedback(ports, principal, query.volume_id, pageOf(query))
      return okList('feedback', listed, presentFeedback)
    },
  }),
]
