import { Unavailable } from '@agent-memory/core/errors'

/** A disk that is full, gone or not ours is away: what was promised is done when it is back. */
const AWAY: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EACCES',
  'EPERM',
  'ENODEV',
  'ESTALE',
  'EMFILE',
  'ENFILE',
])

export const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code

/**
 * Turns an error that says that a disk for files is full or away into `service_unavailable`; gives any other error back
 * as it is.
 */
export const asUnavailable = (error: unknown): unknown =>
  AWAY.has(codeOf(error))
    ? new Unavailable('files', 'The disk for files is full or away. Retry later.', { cause: error })
    : error
