import { type ChatPorts, chat } from '@agent-memory/core/memory/answers/chat'
import { CHAT_EVENTS, chatAnswer, chatBody } from '@agent-memory/core/memory/answers/schemas'
import { filtersOf } from '@agent-memory/core/memory/find/filter-schemas'
import { presentAnswer, presentEvents } from '@agent-memory/core/present/answers'
import { type Call, type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { z } from 'zod'

/** Answers questions from the memories of a volume, in one response or as a stream. */
export const chatRoutes = (ports: ChatPorts): Endpoint[] => [
  endpoint({
    method: 'post',
    path: '/agent/memory/chat',
    summary: 'Get an answer from memory, with sources and checked citations',
    description:
      'Finds memories as a query does and answers from them. Before a sentence is sent, it is checked against the ' +
      'sources it cites, and left out if they do not support it. With `stream`, the events are `sources`, `token` ' +
      '(one or more), `citations` and `done`; a stream that fails ends with `error` instead. Memories flagged as suspicious are not used until ' +
      'a reviewer approves them.',
    tag: 'Memory',
    answer: 'json',
    accepts: ['key'],
    operation: 'chat',
    limit: 'chat',
    errors: ['agent_not_authorized_for_volume'],
    body: chatBody,
    success: { status: 200, body: chatAnswer },
    handle: async (call) => presentAnswer(await chat(ports, callOf(call, true))),
    streamed: {
      when: ({ stream }) => stream,
      events: CHAT_EVENTS,
      handle: async (call) => {
        call.watchVolume(call.body.volume_id)
        return presentEvents(await chat(ports, callOf(call, false)))
      },
    },
  }),
]

type ChatRequest = Call<readonly ['key'], unknown, unknown, z.output<typeof chatBody>>

const callOf = ({ principal, body, signal }: ChatRequest, whole: boolean) => {
  const { query, volume_id: volumeId, limit, stream: _stream, ...fields } = body
  return { principal, volumeId, query, limit, filters: filtersOf(fields), signal, whole }
}
