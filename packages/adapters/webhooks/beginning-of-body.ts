import { orLate } from '@agent-memory/core/time-limit'

/** Maximum bytes read of a body. Bytes that are not kept are read too, so that receivers see no broken connection. */
const MOST_BYTES = 65_536
/** Enough for an excerpt of 200 characters of four bytes each (summary.ts), and a last character that is cut off. */
const KEPT_BYTES = 1_024
/** Time limit for reading a body. It is short, because only the log needs the body. */
const BODY_MS = 1_000

export interface Beginning {
  /** The first KEPT_BYTES. */
  bytes: Buffer
  /** True if the body was still coming at the time limit. */
  isSlow: boolean
}

/**
 * Reads the beginning of a body. Does not throw if the body breaks off or is slow, because only the status counts. The
 * caller closes the connection.
 */
export const beginningOf = async (body: AsyncIterable<Buffer>): Promise<Beginning> => {
  const kept: Buffer[] = []
  const isSlow = (await orLate(BODY_MS, readInto(kept, body))) === 'late'
  return { bytes: Buffer.concat(kept), isSlow }
}

const readInto = async (kept: Buffer[], body: AsyncIterable<Buffer>): Promise<void> => {
  let bytes = 0
  try {
    for await (const chunk of body) {
      if (bytes < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES - bytes))
      bytes += chunk.length
      if (bytes >= MOST_BYTES) break
    }
  } catch {
    // What came before the failure is kept.
  }
}
