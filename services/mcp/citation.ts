import type { Memory } from '@agent-memory/core/memory/types'

const TITLE_CHARS = 80

/** Cites a memory: its beginning as the title, and the URL at which a key can read it. */
export const citationOf = ({ memoryId, content }: Pick<Memory, 'memoryId' | 'content'>, baseUrl: string) => ({
  id: memoryId,
  title: beginningOf(content),
  url: `${baseUrl}/memory/${memoryId}`,
})

/** Returns the beginning as one line of at most 80 characters (code points), cut between words if possible. */
function beginningOf(content: string): string {
  const line = content.trim().replace(/\s+/g, ' ')
  const chars = Array.from(line.slice(0, 2 * TITLE_CHARS))
  if (chars.length <= TITLE_CHARS) return line
  const cut = chars.slice(0, TITLE_CHARS - 1).join('')
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}
