/** What the system says of a server that is not there. */
const NO_ANSWER = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** What pg says when `connectionTimeoutMillis` is over. */
const TOO_SLOW = /timeout exceeded when trying to connect|terminated due to connection timeout/
/** SQLSTATE classes 28 (user, password, pg_hba.conf) and 3D (no such database). */
const REFUSED = /^(28|3D)...$/

/**
 * The failure of a first connection as one sentence that says what to do; any other error as it is. The address is
 * told, the password never.
 */
export function inWordsOfDatabaseUrl(error: unknown, databaseUrl: string): unknown {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const { host } = new URL(databaseUrl)
  if (NO_ANSWER.has(code) || TOO_SLOW.test(message)) {
    const why = code || 'no answer in time'
    return new Error(`No PostgreSQL answers at ${host} (${why}): start it, or correct DATABASE_URL.`, { cause: error })
  }
  if (REFUSED.test(code)) {
    const said = `PostgreSQL at ${host} refuses the connection (${message})`
    return new Error(`${said}: correct DATABASE_URL, or make that user and database.`, { cause: error })
  }
  return error
}
