import { TransferError } from './parsed.js'

/** Maximum length of a value, in UTF-16 units. No record is longer, so a longer value ends the reading of the file. */
const LONGEST_ELEMENT = 32 * 2 ** 20
/** A key is cut to about this length, in UTF-16 units. Only the names of lists matter, and they are shorter. */
const LONGEST_KEY = 64

/** A value cut out of a JSON text. */
export interface JsonElement {
  /** The name of the list that holds the value; null at the top level and in an unnamed list. */
  list: string | null
  /** The line where the value begins, counted from 1. */
  line: number
  value: unknown
}

/**
 * Yields the values of a chunked JSON text. Holds no more than one value in memory. The text may be one value, a list,
 * several values in a row, or an object that holds lists under the given names, at any depth of objects (but not below
 * `metadata`). From an object with such lists, only the elements of the lists are yielded. An object without them is
 * yielded as one value.
 * Throws TransferError with the line where the text is invalid JSON or truncated.
 */
export async function* jsonElements(
  chunks: AsyncIterable<string>,
  lists: ReadonlySet<string>,
): AsyncGenerator<JsonElement> {
  const cutter = new Cutter(lists)
  for await (const chunk of chunks) yield* cutter.take(chunk)
  yield* cutter.end()
}

/** A bracket that is still open. */
interface Frame {
  bracket: '{' | '['
  /** Name of the list that this bracket opens; null if it has no name, or its elements are not yielded one by one. */
  list: string | null
  /** In an object: the key whose value is next. */
  key: string | null
}

/** The value that is being read. */
interface Held {
  line: number
  pieces: string[]
  length: number
  /** How many brackets are open where the value begins. */
  depth: number
  /**
   * Whether the value is dropped, because it is a member of an object that holds lists: only the lists of such an
   * object are yielded.
   */
  drop: boolean
}

/** Finds where values begin and end by their brackets and strings, and parses each value with JSON.parse. */
class Cutter {
  private line = 1
  private readonly frames: Frame[] = []
  private held: Held | null = null
  private inString = false
  private escaped = false
  /** The last string read, or its beginning if it is longer than LONGEST_KEY. */
  private string = ''

  constructor(private readonly lists: ReadonlySet<string>) {}

  *take(chunk: string): Generator<JsonElement> {
    // Where the value and the string that are being read begin in this chunk; 0 if they began in an earlier chunk.
    let from = 0
    let stringFrom = 0
    const cut = (end: number) => this.finish(chunk.slice(from, end))
    for (let at = 0; at < chunk.length; at++) {
      const character = chunk[at] as string
      if (character === '\n') this.line++
      if (this.inString) {
        if (this.escaped) this.escaped = false
        else if (character === '\\') this.escaped = true
        else if (character === '"') {
          this.inString = false
          this.extendString(chunk.slice(stringFrom, at))
          if (this.held?.depth === this.frames.length) yield* cut(at + 1)
        }
        continue
      }
      const spaces = /[\s,:]/.test(character)
      const closes = character === '}' || character === ']'
      if ((spaces || closes) && this.held?.depth === this.frames.length) yield* cut(at)
      if (character === ':') this.takeKey()
      if (spaces) continue
      if (this.held === null && !closes && !(character === '"' && this.awaitsKey())) {
        this.begin()
        from = at
      }
      if (character === '"') {
        this.inString = true
        this.string = ''
        stringFrom = at + 1
      } else if (character === '{' || character === '[') {
        this.opens(character)
      } else if (closes) {
        this.closes(character)
        if (this.held?.depth === this.frames.length) yield* cut(at + 1)
      }
    }
    if (this.inString) this.extendString(chunk.slice(stringFrom))
    if (this.held) this.hold(this.held, chunk.slice(from))
  }

  *end(): Generator<JsonElement> {
    if (this.inString || this.frames.length > 0)
      throw new TransferError(`The JSON ends unexpectedly at line ${this.line}: the file is truncated.`)
    yield* this.finish('')
  }

  private begin(): void {
    const drop = this.frames.at(-1)?.bracket === '{'
    if (drop && this.frames.at(-1)?.key === null) throw this.invalidJson('a name in quotes is missing')
    this.held = { line: this.line, pieces: [], length: 0, depth: this.frames.length, drop }
  }

  private hold(held: Held, piece: string): void {
    held.pieces.push(piece)
    held.length += piece.length
    if (held.length > LONGEST_ELEMENT)
      throw new TransferError(`The value at line ${held.line} is over 32 MB long: this is not a list of memories.`)
  }

  private *finish(piece: string): Generator<JsonElement> {
    const held = this.held
    if (held === null) return
    this.held = null
    const parent = this.frames.at(-1)
    if (parent) parent.key = null
    if (held.drop) return
    this.hold(held, piece)
    try {
      yield { list: parent?.list ?? null, line: held.line, value: JSON.parse(held.pieces.join('')) }
    } catch (error) {
      if (error instanceof SyntaxError) throw this.invalidJson(error.message, held.line)
      throw error
    }
  }

  private opens(bracket: '{' | '['): void {
    const name = this.frames.at(-1)?.key ?? null
    const taken = bracket === '[' && (this.frames.length === 0 || (name !== null && this.isList(name)))
    if (taken) this.held = null
    this.frames.push({ bracket, list: taken ? name : null, key: null })
  }

  private isList(name: string): boolean {
    const inList = this.frames.some(({ bracket, list }) => bracket === '[' && list !== null)
    const heldFrames = this.frames.slice(this.held?.depth ?? this.frames.length)
    const inObjectsAlone = heldFrames.every(({ bracket, key }) => bracket === '{' && key !== 'metadata')
    return this.lists.has(name) && !inList && inObjectsAlone
  }

  private closes(bracket: '}' | ']'): void {
    const frame = this.frames.pop()
    if (frame?.bracket !== (bracket === '}' ? '{' : '[')) throw this.invalidJson(`a ${bracket} has no opening bracket`)
    const parent = this.frames.at(-1)
    if (this.held === null && parent) parent.key = null
  }

  private takeKey(): void {
    const frame = this.frames.at(-1)
    if (frame?.bracket === '{') frame.key = this.string
  }

  private awaitsKey(): boolean {
    const frame = this.frames.at(-1)
    return frame?.bracket === '{' && frame.key === null
  }

  private extendString(piece: string): void {
    if (this.string.length < LONGEST_KEY) this.string += piece.slice(0, LONGEST_KEY)
  }

  private invalidJson(reason: string, line = this.line): TransferError {
    return new TransferError(`Line ${line} is not valid JSON: ${reason}.`)
  }
}
