/** Maximum bytes read of a body. Bytes that are not kept are read too, so that receivers see no broken connection. */
const MOST_BYTES = 65_536
/** Enough for 200 characters of four bytes each, and a last character that is cut. */
const KEPT_BYTES = 1_024

/**
 * Returns the first KEPT_BYTES. Does not throw if the body breaks off or is too slow, because only the status counts.
 */
export const beginningOf = async (body: AsyncIterable<Buffer>): Promise<Buffer> => {
  const kept: Buffer[] = []
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
  return Buffer.concat(kept)
}
