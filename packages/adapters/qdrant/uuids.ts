const UUID_BYTES = 16

/** Sixteen bytes each, one after another, as text. */
export const toUuids = (bytes: Uint8Array): string[] => {
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')
  return Array.from({ length: bytes.byteLength / UUID_BYTES }, (_, at) => {
    const one = hex.slice(at * 32, at * 32 + 32)
    return `${one.slice(0, 8)}-${one.slice(8, 12)}-${one.slice(12, 16)}-${one.slice(16, 20)}-${one.slice(20)}`
  })
}
