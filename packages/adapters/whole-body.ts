/**
 * Reads a whole body, such as a response's. Stops reading and returns null when it exceeds `most` bytes.
 * @throws errors of Node and undici if the body breaks off
 */
export const wholeBody = async (
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Buffer<ArrayBuffer> | null> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
