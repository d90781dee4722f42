import { proposalBody } from '@agent-memory/core/memory/write/propose-schemas'
import { messageFor } from '@agent-memory/core/messages'
import type { NewMemory, Parsed, Statement } from './read/parsed.js'
import { splitText } from './read/split.js'

export interface Defaults {
  /** For memories that name no user. */
  userId?: string | undefined
  /** For memories that name no session. */
  sessionId?: string | undefined
}

const itemBody = proposalBody.omit({ volume_id: true })

/**
 * Prepares what a reader found for writing: splits texts over 50,000 characters (`part` in their metadata numbers the
 * pieces), fills in defaults, and validates everything against what the service accepts.
 */
export async function* prepared(found: AsyncIterable<Parsed>, defaults: Defaults): AsyncGenerator<Parsed> {
  for await (const parsed of found) {
    if (parsed.kind !== 'statement') yield parsed
    else if (isBlank(parsed.memory.content)) yield { ...parsed, kind: 'skipped', reason: 'is blank' }
    else for (const piece of pieces(parsed)) yield checked(withDefaults(piece, defaults))
  }
}

const isBlank = (content: unknown): boolean => typeof content === 'string' && content.trim() === ''

function pieces(statement: Statement): Statement[] {
  const { memory } = statement
  if (typeof memory.content !== 'string') return [statement]
  const texts = splitText(memory.content)
  if (texts.length === 1) return [statement]
  return texts.map((content, at) => ({
    ...statement,
    memory: { ...memory, content, metadata: { ...memory.metadata, part: `${at + 1}/${texts.length}` } },
    wordings: at === 0 ? statement.wordings : [],
  }))
}

const withDefaults = (statement: Statement, { userId, sessionId }: Defaults): Statement => {
  if (userId === undefined && sessionId === undefined) return statement
  const filled = (memory: NewMemory): NewMemory => ({
    ...(userId !== undefined && { user_id: userId }),
    ...(sessionId !== undefined && { session_id: sessionId }),
    ...memory,
  })
  return { ...statement, memory: filled(statement.memory), wordings: statement.wordings.map(filled) }
}

function checked(statement: Statement): Parsed {
  for (const memory of [statement.memory, ...statement.wordings]) {
    const { error } = itemBody.safeParse(memory, { error: messageFor })
    const [issue] = error?.issues ?? []
    if (issue) {
      const { file, line } = statement
      return { kind: 'complaint', file, line, reason: `${issue.path.join('.')} ${issue.message}` }
    }
  }
  return statement
}
