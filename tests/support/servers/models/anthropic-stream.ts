import type { ServerResponse } from 'node:http'

/** What follows a streamed text instead of its regular end. */
export type StreamEnd =
  /** The connection breaks in the middle of an event. */
  | 'cut'
  /** The response ends properly, but without the end of the message. */
  | 'unfinished'
  /** Nothing more comes. */
  | 'hang'
  /** An `error` event comes, although the status was 200. */
  | { error: string }
  /** Something that is not an event of the API. */
  | { raw: string }

export interface StreamedText {
  text: string
  stopReason?: string
  end?: StreamEnd
  /** Pause before each delta, in milliseconds. */
  pauseMs?: number
  /** Cached tokens, in addition to the 100 input tokens. */
  cached?: { read: number; written: number }
}

/** Characters per delta: few enough that marks and words are cut in two. */
const DELTA = 7

/** Sends a message as the API streams it: https://platform.claude.com/docs/en/build-with-claude/streaming */
export const streamMessage = async (response: ServerResponse, id: string, model: string, answer: StreamedText) => {
  const { text, stopReason = 'end_turn', end, pauseMs, cached = { read: 0, written: 0 } } = answer
  const input = {
    input_tokens: 100,
    cache_creation_input_tokens: cached.written,
    cache_read_input_tokens: cached.read,
  }
  const stop = { stop_reason: null, stop_sequence: null, stop_details: null }
  const send = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'request-id': 'req_1' })
  const message = { id, type: 'message', role: 'assistant', model, content: [], ...stop }
  send('message_start', { message: { ...message, usage: { ...input, output_tokens: 1 } } })
  send('content_block_start', { index: 0, content_block: { type: 'text', text: '', citations: null } })
  send('ping', {})
  for (let at = 0; at < text.length; at += DELTA) {
    if (pauseMs !== undefined) await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (response.destroyed) return
    send('content_block_delta', { index: 0, delta: { type: 'text_delta', text: text.slice(at, at + DELTA) } })
  }
  if (end === 'hang') return
  if (end === 'unfinished') return void response.end()
  if (end === 'cut') {
    response.write('event: content_block_delta\ndata: {"type":"content_bl')
    return void setTimeout(() => response.destroy(), 20)
  }
  if (end && 'raw' in end) return void response.end(end.raw)
  if (end) {
    send('error', { error: { type: end.error, message: 'scripted' }, request_id: 'req_1' })
    return void response.end()
  }
  send('content_block_stop', { index: 0 })
  const usage = { ...input, output_tokens: 10 }
  send('message_delta', { delta: { ...stop, stop_reason: stopReason }, usage })
  send('message_stop', {})
  response.end()
}
