/** A Server-Sent Event; `data` is parsed from JSON, undefined if it is not JSON. */
export interface ServerEvent {
  event: string
  data: unknown
}

/**
 * Maximum length of a line in UTF-16 units. Lines of the service are shorter; another server might never end a line.
 */
const MOST_CHARACTERS = 32 * 2 ** 20

/**
 * Yields the events of a stream, without comments; ends with the stream, or early at a line that is too long.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* eventsIn(
  read: () => Promise<ReadableStreamReadResult<Uint8Array>>,
): AsyncGenerator<ServerEvent, void> {
  const decoder = new TextDecoder()
  let rest = ''
  let event = 'message'
  let data: string[] = []
  for (;;) {
    const { done, value } = await read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    if (rest.length > MOST_CHARACTERS) return
    for (const line of lines) {
      if (line.startsWith('event:')) event = line.slice(6).trim()
      else if (line.startsWith('data:')) data.push(line.slice(5).trim())
      else if (line === '') {
        if (data.length > 0) yield { event, data: parsed(data.join('\n')) }
        event = 'message'
        data = []
      }
    }
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
