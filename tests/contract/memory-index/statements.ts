import type { Random } from '../../faults/harness/seeded.js'

export const DIMENSION = 16
/** Length of the noise added to a topic's unit vector. Vectors on one topic range from similar to barely related. */
const NOISE = 0.6
const TOPICS = 40
/**
 * Ends of some statements, which give the statements traits. They are so rare that their words do not become common.
 */
const ENDS = ['to me', 'yesterday', 'really?', 'since I moved. Did you last week?'] as const
const LETTERS = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'z'] as const
const VOWELS = ['a', 'e', 'i', 'o', 'u'] as const

/** A memory as a test stores it. */
export interface Statement {
  memoryId: string
  content: string
  /** Unit vectors, first window first; empty for a memory that was never embedded. */
  windows: Float32Array[]
  session: string
  /** Milliseconds since 1970. */
  writtenAt: number
  /** Write order. */
  position: number
  memoryType: 'factual' | 'event'
}

export interface Question {
  text: string
  vector: Float32Array
}

/** Makes statements and questions that resemble real text and vectors of a model. The seed determines them. */
export interface Maker {
  statement(given?: Partial<Statement>): Statement
  /** Makes a question about one of the statements: close to its vector, with some of its words and some other words. */
  question(statements: readonly Statement[]): Question
}

export function openMaker(random: Random): Maker {
  const vocabulary = Array.from({ length: 3_000 }, () => word(random))
  const topics = Array.from({ length: TOPICS }, () => direction(random))
  let position = 0
  let writtenAt = Date.UTC(2026, 0, 1)

  // As in natural language, a few words are frequent and most are rare.
  const someWord = () => vocabulary[Math.floor(random.fraction() ** 3 * vocabulary.length)] as string
  const words = (count: number) => Array.from({ length: count }, someWord)
  const near = (center: readonly number[]) => {
    const noise = direction(random)
    return unit(center.map((value, at) => value + NOISE * (noise[at] as number)))
  }

  return {
    statement(given = {}) {
      position += 1
      // Now and then a conversation pauses for more than an hour.
      writtenAt += random.percent(2) ? 3_700_000 : random.between(1_000, 60_000)
      const topic = random.pick(topics as [number[], ...number[][]])
      const windows = random.percent(15) ? random.between(2, 4) : 1
      return {
        memoryId: uuid(random),
        content: [
          ...words(random.between(3, windows === 1 ? 25 : 150)),
          ...(random.percent(12) ? [random.pick(ENDS)] : []),
        ].join(' '),
        windows: Array.from({ length: windows }, () => near(topic)),
        session: `session ${random.between(1, 20)}`,
        writtenAt,
        position,
        memoryType: random.percent(10) ? 'event' : 'factual',
        ...given,
      }
    },
    question(statements) {
      const about = statements[random.between(0, statements.length - 1)] as Statement
      const own = random.shuffle(about.content.split(' ')).slice(0, random.between(0, 6))
      const window = about.windows[random.between(0, about.windows.length - 1)] ?? direction(random)
      return { text: [...own, ...words(random.between(0, 4))].join(' '), vector: near([...window]) }
    },
  }
}

const word = (random: Random): string =>
  Array.from({ length: random.between(2, 4) }, () => random.pick(LETTERS) + random.pick(VOWELS)).join('')

const uuid = (random: Random): string => {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** Returns a uniformly random direction. It is the direction of a vector of normally distributed numbers. */
const direction = (random: Random): number[] => [...unit(Array.from({ length: DIMENSION }, () => normal(random)))]

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction())

/** Returns the vector with length 1. Missing components are 0. */
export const unit = (numbers: readonly number[]): Float32Array => {
  const length = Math.hypot(...numbers)
  return Float32Array.from({ length: DIMENSION }, (_, at) => (numbers[at] ?? 0) / length)
}

/**
 * Normal of the plane in which `mirrored` mirrors. Its components are in proportion to the square roots of 1, 2, 3 …
 */
const NORMAL = unit(Array.from({ length: DIMENSION }, (_, at) => Math.sqrt(at + 1)))

/**
 * Returns `unit(numbers)` mirrored in a plane. Angles between mirrored vectors stay the same, but no component is a
 * whole number, as in vectors of a model. A Qdrant server takes two rows for a sparse vector if the first row has only
 * whole numbers.
 */
export const mirrored = (numbers: readonly number[]): Float32Array => {
  const given = unit(numbers)
  const along = given.reduce((sum, value, at) => sum + value * (NORMAL[at] as number), 0)
  return given.map((value, at) => value - 2 * along * (NORMAL[at] as number))
}
