import { askedAgain } from '../client.js'
import { ACCEPT } from '../mcp.js'

/** A response that stays open. */
export interface OpenStream {
  name: string
  /** What has arrived so far. */
  text(): string
  isOpen(): boolean
  /** Once the service has ended the stream, resolves with all that arrived. */
  ended: Promise<string>
  /** Disconnects. */
  leave(): void
}

/**
 * Opens a stream, and resolves once its text matches `begun`. Like every client, retries while the service is
 * unavailable, which a stream may also report in its last event.
 * @throws Error with the text if the stream ends before that
 */
async function openStream(name: string, url: string, init: RequestInit, begun: RegExp): Promise<OpenStream> {
  const stream = await askedAgain(
    name,
    () => openOnce(name, url, init, begun),
    (opened) => (!opened.isOpen() && opened.text().includes('service_unavailable') ? 1 : null),
  )
  if (!stream.isOpen()) throw new Error(`${name} ended at once: ${stream.text()}`)
  return stream
}

async function openOnce(name: string, url: string, init: RequestInit, begun: RegExp): Promise<OpenStream> {
  const leaving = new AbortController()
  const response = await fetch(url, { ...init, signal: leaving.signal })
  let [text, isOpen] = ['', true]
  let onText = () => {}
  const read = async () => {
    try {
      for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
        text += piece
        onText()
      }
      return text
    } finally {
      isOpen = false
    }
  }
  const ended = read()
  // A test that leaves the stream does not wait for `ended`, which then rejects.
  ended.catch(() => {})
  const beginning = new Promise<void>((resolve) => {
    onText = () => begun.test(text) && resolve()
  })
  await Promise.race([beginning, ended])
  return { name, text: () => text, isOpen: () => isOpen, ended, leave: () => leaving.abort() }
}

const post = (key: string, body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** Opens the stream of server-to-client messages of MCP. */
export const openMcpStream = (baseUrl: string, key: string): Promise<OpenStream> =>
  openStream('MCP stream', `${baseUrl}/mcp`, { headers: { Authorization: `Bearer ${key}`, ...ACCEPT } }, /: open/)

interface Question {
  query: string
  volume_id: string
}

/** Opens a streamed answer of chat; resolves once it has sent its first sentence. */
export const openChat = (baseUrl: string, key: string, question: Question): Promise<OpenStream> =>
  openStream('chat', `${baseUrl}/agent/memory/chat`, post(key, { ...question, stream: true }), /event: token/)

/** Calls ask_memory; resolves once the call has reported progress. */
export const openAskMemory = (baseUrl: string, key: string, question: Question): Promise<OpenStream> => {
  const params = { name: 'ask_memory', arguments: question, _meta: { progressToken: 1 } }
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  return openStream('ask_memory', `${baseUrl}/mcp`, post(key, body, ACCEPT), /notifications\/progress/)
}
