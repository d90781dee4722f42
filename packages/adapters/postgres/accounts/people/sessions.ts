import type { SessionRepository } from '@agent-memory/core/ports/accounts/people'
import type { Database } from '../../connection/database.js'

export const openSessionRepository = (database: Database): SessionRepository => ({
  async find(sessionHash) {
    const [row] = await database.query<{ data: Record<string, unknown> }>({
      name: 'find-session',
      text: 'SELECT data FROM sessions WHERE session_hash = $1 AND expires_at > now()',
      values: [sessionHash],
    })
    return row?.data ?? null
  },

  async save({ sessionHash, userId, data, expiresAt }) {
    await database.query({ text: SWEEP, values: [] })
    await database.query({
      text: `INSERT INTO sessions (session_hash, user_id, data, expires_at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (session_hash) DO UPDATE
             SET user_id = EXCLUDED.user_id, data = EXCLUDED.data, expires_at = EXCLUDED.expires_at`,
      values: [sessionHash, userId, JSON.stringify(data), expiresAt],
    })
  },

  async touch(sessionHash, expiresAt) {
    await database.query({
      name: 'touch-session',
      text: `UPDATE sessions SET expires_at = $2
             WHERE session_hash = $1 AND expires_at < $2::timestamptz - interval '1 minute'`,
      values: [sessionHash, expiresAt],
    })
  },

  async destroy(sessionHash) {
    const [row] = await database.query<{ user_id: string | null }>({
      text: 'DELETE FROM sessions WHERE session_hash = $1 RETURNING user_id',
      values: [sessionHash],
    })
    return row?.user_id ?? null
  },

  async list(userId, current) {
    const rows = await database.query<SessionRow>({
      text: `SELECT session_id, data ->> 'userAgent' AS user_agent, created_at, expires_at, session_hash = $2 AS is_current
             FROM sessions WHERE user_id = $1 AND expires_at > now() ORDER BY created_at DESC, session_id LIMIT 100`,
      values: [userId, current],
    })
    return rows.map((row) => ({
      sessionId: row.session_id,
      userAgent: row.user_agent,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      isCurrent: row.is_current,
    }))
  },

  async end(userId, sessionId) {
    const rows = await database.query({
      text: 'DELETE FROM sessions WHERE user_id = $1 AND session_id = $2 RETURNING session_id',
      values: [userId, sessionId],
    })
    return rows.length === 1
  },

  async endOthers(userId, current) {
    const rows = await database.query({
      text: 'DELETE FROM sessions WHERE user_id = $1 AND session_hash <> $2 RETURNING session_id',
      values: [userId, current],
    })
    return rows.length
  },
})

interface SessionRow {
  session_id: string
  user_agent: string | null
  created_at: Date
  expires_at: Date
  is_current: boolean
}

/** Deletes up to 100 expired sessions; run whenever a session is saved, so that they do not pile up. */
const SWEEP = `DELETE FROM sessions WHERE session_hash IN (
  SELECT session_hash FROM sessions WHERE expires_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)`
