import chardet from 'chardet'
import iconv from 'iconv-lite'

/**
 * Size of the sample: enough bytes to tell encodings apart, and no more, because chardet's cost grows with the sample.
 */
const SAMPLE_BYTES = 64 * 1024

/** Byte order marks and their encodings. */
const MARKS: readonly [mark: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

// Control characters below space (but not tab, line ends, vertical tab or form feed), DEL, and two noncharacters.
const CONTROL = /[^\P{Cc}\t-\r\u0080-\u009f]|[\ufffe\uffff]/u
const COLOUR = new RegExp(`${String.fromCharCode(0x1b)}\\[[0-9;]{0,20}m`, 'g')
const CTRL_Z = String.fromCharCode(0x1a)

/**
 * Decodes the text of a file by its byte order mark, else as UTF-16 or UTF-8 if it looks like that, else by chardet's
 * guess. Null if the file is not text: it has control characters, as every binary format does, or over a tenth of its
 * characters are undefined.
 * @param part whether the bytes may end inside a character
 */
export function decodeText(bytes: Uint8Array, part = false): string | null {
  const encoding = detectEncoding(bytes.subarray(0, SAMPLE_BYTES))
  const text = decodeAs(encoding, bytes, part)
  // A DOS end-of-file mark (Ctrl-Z) and terminal colours are removed before the check: they are no reason to reject a
  // text.
  const plain = (text.endsWith(CTRL_Z) ? text.slice(0, -1) : text).replace(COLOUR, '')
  return CONTROL.test(plain) || mostlyUnknown(plain) ? null : plain
}

/**
 * Decodes UTF with TextDecoder. Decodes other encodings with iconv-lite if it knows them, because TextDecoder before
 * Node 24 decodes windows-1252 as ISO-8859-1.
 */
function decodeAs(encoding: string, bytes: Uint8Array, part: boolean): string {
  if (encoding.startsWith('utf-') || !iconv.encodingExists(encoding)) {
    return new TextDecoder(encoding).decode(bytes, { stream: part })
  }
  const decoder = iconv.getDecoder(encoding)
  const text = decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return part ? text : text + (decoder.end() ?? '')
}

function detectEncoding(sample: Uint8Array): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, i) => sample[i] === byte))
  if (marked) return marked[1]
  const wide = wideEncoding(sample)
  if (wide) return wide
  if (!sample.includes(0x1b) && isUtf8(sample)) return 'utf-8'
  const named = chardet.detect(sample) ?? 'windows-1252'
  // chardet reports ISO-8859-1 and ASCII for what every browser reads as windows-1252.
  const label = /^(ascii|iso-8859-1)$/i.test(named) ? 'windows-1252' : named
  return isDecodable(label) ? label : 'windows-1252'
}

function isUtf8(sample: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * Returns the UTF-16 variant of a text without a byte order mark; null if it is not UTF-16. In UTF-16, every other byte
 * of Latin letters, spaces and line ends is zero.
 */
function wideEncoding(sample: Uint8Array): string | null {
  const zeros = [0, 0]
  for (const [i, byte] of sample.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const half = sample.length / 2
  if (odd > half / 20 && even < odd / 20) return 'utf-16le'
  if (even > half / 20 && odd < even / 20) return 'utf-16be'
  return null
}

function isDecodable(label: string): boolean {
  if (iconv.encodingExists(label)) return true
  try {
    new TextDecoder(label)
    return true
  } catch {
    return false
  }
}

/**
 * Whether over a tenth of the text is undefined in its encoding, which means that it is not text; a stray byte is only
 * damage.
 */
function mostlyUnknown(text: string): boolean {
  let unknown = 0
  const sample = text.slice(0, SAMPLE_BYTES)
  for (const char of sample) if (char === '\ufffd' || (char >= '\u0080' && char <= '\u009f')) unknown++
  return unknown > sample.length / 10
}
