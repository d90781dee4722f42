import type { Script } from './letter-words.js'

/** Rows of keyboards, with letters as in letter-words.ts ("и" for "й"): QWERTY, QWERTZ, AZERTY, ЙЦУКЕН, Greek. */
const ROWS: Readonly<Record<Exclude<Script, 'consonants'>, readonly string[]>> = {
  latin: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  cyrillic: ['ицукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  greek: ['σερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'],
}
/** Fingers that drum on a row move at most this many keys from one letter to the next. */
const NEAR = 2
const LEAST_LETTERS = 3

/**
 * Returns how a word is typed: `drummed` if it stays in one row of a keyboard without jumps ("sdfg", "lkjlkj", "олдж"),
 * `row` if it stays in one row but jumps along it ("zmxn", "qpwo"); null for any other word.
 */
export function typedInRow(script: Exclude<Script, 'consonants'>, letters: string): 'drummed' | 'row' | null {
  if (letters.length < LEAST_LETTERS) return null
  let found: 'row' | null = null
  for (const row of ROWS[script]) {
    const places = [...letters].map((letter) => row.indexOf(letter))
    if (places.includes(-1)) continue
    if (places.every((place, at) => at === 0 || Math.abs(place - (places[at - 1] ?? 0)) <= NEAR)) return 'drummed'
    found = 'row'
  }
  return found
}

/**
 * Returns the length of the longest run of letters that are neighbours in a row of a Latin keyboard, in either
 * direction.
 */
export function keyboardRun(word: string): number {
  let longest = 1
  for (const row of ROWS.latin) {
    let run = 1
    for (let index = 1; index < word.length; index += 1) {
      const [before, after] = [row.indexOf(word[index - 1] ?? ''), row.indexOf(word[index] ?? '')]
      run = before >= 0 && after >= 0 && Math.abs(before - after) === 1 ? run + 1 : 1
      longest = Math.max(longest, run)
    }
  }
  return longest
}
