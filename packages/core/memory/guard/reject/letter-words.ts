import { normalize } from '../../../text/normalize.js'

/** The alphabets of the letter tables; `^` stands for the edge of a word. */
export const ALPHABETS = {
  latin: '^abcdefghijklmnopqrstuvwxyz',
  cyrillic: '^абвгдежзиклмнопрстуфхцчшщъыьэюя',
  greek: '^αβγδεζηθικλμνξοπρστυφχψω',
  /** Latin letters of a text written without vowels. */
  consonants: '^bcdfghjklmnpqrstvwxz',
} as const
export type Script = keyof typeof ALPHABETS

export const VOWELS = /[aeiouy]/g

/** Letters that Unicode does not decompose, each spelled in letters of the alphabets above. */
export const SPELT: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ə: 'e', ŋ: 'n', ħ: 'h', ŧ: 't' },
  ...{ ɓ: 'b', ɗ: 'd', ɖ: 'd', ƙ: 'k', ɛ: 'e', ǝ: 'e', ɔ: 'o', ƴ: 'y', ɣ: 'g', ʋ: 'v', ɨ: 'i', ʉ: 'u', ƒ: 'f', ɩ: 'i' },
  ...{ і: 'и', ї: 'и', є: 'е', ґ: 'г', ђ: 'д', ј: 'и', љ: 'ль', њ: 'нь', ћ: 'ч', џ: 'дж', ѕ: 'дз', ә: 'а', ғ: 'г' },
  ...{ қ: 'к', ң: 'н', ө: 'о', ү: 'у', ұ: 'у', һ: 'х', ҳ: 'х', ҷ: 'ч', ӣ: 'и', ӯ: 'у', ӏ: '', ҕ: 'г', ҙ: 'з', ҫ: 'с' },
  ς: 'σ',
}

/** A piece of text that is not a word of a language: an id, a path, an address, a name in a program. */
const CODE = /[\p{N}_@/\\=<>{}|$%^~`+*&#]|\p{L}\.\p{L}|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u
/** Short words in capitals count as abbreviations, which are not judged by their letters. */
const ABBREVIATION = /^\p{Lu}{1,6}s?$/u
/** "Sooooo" is drawn out, not typed at random: it is read as "Soo". */
const DRAWN_OUT = /(.)\1{2,}/gu
const GENOME = /^[ACGTUN]+$/

export interface LetterWord {
  script: Exclude<Script, 'consonants'>
  /** Only letters of the script's alphabet. */
  letters: string
}

/**
 * Returns the words of a text that are written in one of the alphabets, in lower case without accents. `others` is the
 * number of letters and digits in the rest of the text. Linear in the length of the text.
 */
export function letterWords(text: string): { words: LetterWord[]; others: number } {
  const words: LetterWord[] = []
  let others = 0
  for (const [piece] of text.matchAll(/\S+/g)) {
    if (piece.length > 200 || CODE.test(piece)) {
      others += countSpoken(piece)
      continue
    }
    for (const [written] of piece.matchAll(/[\p{L}\p{M}'’ʼ]+/gu)) {
      const word = ABBREVIATION.test(written) || GENOME.test(written) ? null : letterWord(written)
      if (word) words.push(word)
      else others += countSpoken(written)
    }
  }
  return { words, others }
}

/** Spells a word in its script's alphabet; null for a word that mixes scripts or has letters outside the alphabets. */
function letterWord(written: string): LetterWord | null {
  const plain = normalize(written.toLowerCase(), 'NFKD').replace(/\p{M}|['’ʼ]/gu, '')
  const letters = [...plain.replace(DRAWN_OUT, '$1$1')].map((letter) => SPELT[letter] ?? letter).join('')
  const first = letters[0]
  if (first === undefined) return null
  for (const script of ['latin', 'cyrillic', 'greek'] as const) {
    const alphabet = ALPHABETS[script]
    if (alphabet.includes(first))
      return [...letters].every((each) => alphabet.includes(each)) ? { script, letters } : null
  }
  return null
}

const countSpoken = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
