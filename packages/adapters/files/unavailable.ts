import { Unavailable } from '@agent-memory/core/errors'

/**
 * Error codes for a disk that is full, missing or not writable by this process, and for too many open files. Enqueued
 * work waits until files can be written again.
 */
const DISK_ERRORS: ReadonlySet<unknown> = new Set([
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

/** Turns an error of a full or unavailable disk into `service_unavailable`; returns other errors unchanged. */
export const asUnavailable = (error: unknown): unknown =>
  DISK_ERRORS.has(codeOf(error))
    ? new Unavailable('files', 'The disk for files is full or unavailable. Retry later.', { cause: error })
    : error
