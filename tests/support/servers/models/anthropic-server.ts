import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type StreamedText, streamMessage } from './anthropic-stream.js'

export const KEY = 'sk-ant-test-0123456789'

/** The parts of a client's request that are checked. */
export interface MessagesRequest {
  model: string
  max_tokens: number
  stream?: boolean
  system: string | { type: 'text'; text: string; cache_control?: { type: string } }[]
  messages: { role: 'user' | 'assistant'; content: unknown }[]
  tools?: { name: string; input_schema: { type: string; properties: Record<string, unknown> } }[]
  tool_choice?: { type: string; name?: string }
}

/**
 * How one request is answered: with a tool's input, with text (streamed if the request asks for it), with an error's
 * status, with a raw body, or never.
 */
export type Answer =
  | { input: unknown; stopReason?: string }
  | StreamedText
  | { status: number; type: string; headers?: Record<string, string> }
  | { raw: string }
  | 'hang'

export interface AnthropicServer {
  url: string
  requests: MessagesRequest[]
  /** How many clients left before their answer was complete. */
  left: number
  /** The next answers, one per request. After the last one the server answers 529. */
  script: Answer[]
  /** Answers instead of the script, if set: for tests whose requests come in no fixed order. */
  answer: ((request: MessagesRequest) => Answer | Promise<Answer>) | null
  close(): Promise<void>
}

/**
 * Fakes the Anthropic API: POST /v1/messages in version 2026-10-21, as in the types of its client 1.10: the key as
 * bearer token, errors as `{type: "error", error: {type, message}, request_id}`, answers made of content blocks, whole
 * or as server-sent events. Like the API, it answers 400 to wrong roles, blank texts, and a tool use without a result.
 * The model's output is scripted.
 */
export async function startAnthropicServer(...script: Answer[]): Promise<AnthropicServer> {
  const requests: MessagesRequest[] = []
  const fake: Pick<AnthropicServer, 'answer' | 'left'> = { answer: null, left: 0 }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    if (request.method !== 'POST' || request.url !== '/v1/messages') return fail(response, 404, 'not_found_error')
    if (request.headers.authorization !== `Bearer ${KEY}`) return fail(response, 401, 'authentication_error')
    const body: MessagesRequest = JSON.parse(text)
    const wrong = whyInvalid(request, body)
    if (wrong) return fail(response, 400, 'invalid_request_error', wrong)
    requests.push(body)
    response.once('close', () => {
      if (!response.writableFinished) fake.left += 1
    })
    const answer = await (fake.answer?.(body) ?? script.shift() ?? { status: 529, type: 'overloaded_error' })
    if (answer === 'hang') return
    if ('raw' in answer) {
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.end(answer.raw)
    }
    if ('status' in answer) return fail(response, answer.status, answer.type, 'scripted', answer.headers)
    if (body.stream && 'text' in answer) {
      return streamMessage(response, `msg_${requests.length}`, body.model, answer)
    }
    send(response, 200, message(body, answer, requests.length))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(fake, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    script,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

const message = ({ model, tools }: MessagesRequest, answer: { stopReason?: string }, number: number) => ({
  id: `msg_${number}`,
  type: 'message',
  role: 'assistant',
  model,
  content: [
    'input' in answer
      ? {
          type: 'tool_use',
          id: `toolu_${number}`,
          name: tools?.[0]?.name,
          input: answer.input,
          caller: { type: 'direct' },
        }
      : { type: 'text', text: (answer as { text: string }).text },
  ],
  stop_reason: answer.stopReason ?? ('input' in answer ? 'tool_use' : 'end_turn'),
  stop_sequence: null,
  usage: { input_tokens: 100, output_tokens: 10 },
})

const send = (response: ServerResponse, status: number, json: object, headers: Record<string, string> = {}) => {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1', ...headers })
  response.end(JSON.stringify(json))
}

const fail = (response: ServerResponse, status: number, type: string, message = type, headers = {}) =>
  send(response, status, { type: 'error', error: { type, message }, request_id: 'req_1' }, headers)

/** The checked fields of a message's block. */
interface Block {
  type: string
  id?: string
  tool_use_id?: string
}

const whyInvalid = ({ headers }: IncomingMessage, body: MessagesRequest): string | null => {
  if (headers['anthropic-version'] !== '2026-10-21') return 'anthropic-version: is required'
  if (!Number.isInteger(body.max_tokens)) return 'max_tokens: Field required'
  if (body.messages[0]?.role !== 'user') return 'messages: first message must use the "user" role'
  if (Array.isArray(body.system) && body.system.some(({ text }) => text.trim() === ''))
    return 'system: text content blocks must contain non-whitespace text'
  if (body.tools?.some(({ input_schema }) => input_schema.type !== 'object'))
    return 'tools: input_schema.type must be object'
  if (body.tool_choice?.type === 'tool' && !body.tools?.some(({ name }) => name === body.tool_choice?.name))
    return 'tool_choice: no such tool'
  for (const [at, { content }] of body.messages.entries()) {
    const used = blocksOf(content).filter(({ type }) => type === 'tool_use')
    const results = blocksOf(body.messages[at + 1]?.content).map(({ tool_use_id }) => tool_use_id)
    if (used.some(({ id }) => !results.includes(id))) return 'tool_use ids were found without tool_result blocks'
  }
  return null
}

const blocksOf = (content: unknown): Block[] => (Array.isArray(content) ? content : [])
