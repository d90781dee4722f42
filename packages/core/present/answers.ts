import type { AnswerEvent } from '../memory/answers/answer.js'
import type { Chat } from '../memory/answers/chat.js'
import type { ChatSource } from '../memory/answers/fact-sources.js'
import type { CHAT_EVENTS } from '../memory/answers/schemas.js'
import { presentHit } from './memories.js'

const presentSource = ({ score, ...memory }: ChatSource) => ({
  memory_id: memory.memoryId,
  ...presentHit(memory, score),
})

const presentEnd = ({ citations, answered, degraded }: Extract<AnswerEvent, { kind: 'end' }>) => ({
  citations: citations.map(({ sourceIndex, text, status }) => ({ source_index: sourceIndex, text, status })),
  answered,
  ...(degraded.length > 0 && { degraded: [...degraded] }),
})

/** Builds the response body of a whole answer. */
export const presentAnswer = async ({ sources, answer }: Chat) => {
  const tokens: string[] = []
  let end = {} as ReturnType<typeof presentEnd>
  for await (const event of answer) {
    if (event.kind === 'token') tokens.push(event.token)
    else end = presentEnd(event)
  }
  return { answer: tokens.join(''), sources: sources.map(presentSource), ...end }
}

type EventName = keyof typeof CHAT_EVENTS

/** Writes the events of a streamed answer, as text/event-stream. */
export async function* presentEvents({ sources, answer }: Chat): AsyncGenerator<string, void> {
  yield eventOf('sources', { sources: sources.map(presentSource) })
  for await (const event of answer) {
    yield event.kind === 'token' ? eventOf('token', { token: event.token }) : eventOf('citations', presentEnd(event))
  }
  yield eventOf('done', {})
}

/** `JSON.stringify` writes no line breaks, so the data is one line. */
const eventOf = (name: EventName, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
