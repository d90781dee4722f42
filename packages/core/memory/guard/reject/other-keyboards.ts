/** Rows of keyboards whose alphabets the letter tables (letters.ts) do not know. */
const ROWS = [
  // Hebrew, with final letters.
  ...['קראטוןםפ', 'שדגכעיחלךף', 'זסבהנמצתץ'],
  // Arabic (101).
  ...['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ'],
  // Korean (2-beolsik): single letters. Real words consist of syllable characters (좋), which are not listed here.
  ...['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'ㅋㅌㅊㅍㅠㅜㅡ'],
  // Thai (Kedmanee), without Shift.
  ...['ๆไำพะัีรนยบล', 'ฟหกดเ้่าสวง', 'ผปแอิืทมใฝ'],
  // Kana (JIS).
  ...['たていすかんなにらせ', 'ちとしはきくまのりれけむ', 'つさそひこみもねるめろ'],
]
/** The row of each letter, and its place in it. */
const PLACES: ReadonlyMap<string, readonly [row: number, place: number]> = new Map(
  ROWS.flatMap((row, at) => [...row].map((letter, place) => [letter, [at, place] as const])),
)
/** Maximum distance of two keys that count as near. */
const NEAR = 2
const LEAST_LETTERS = 6
/** A text of a single word must be longer, because some Arabic words stay in the home row ("البلاد"). */
const LEAST_LETTERS_OF_A_WORD = 10
/** Minimum share of the steps from letter to letter that go to a near key: real words jump between rows more often. */
const LEAST_NEAR = 0.75

/**
 * Whether a text was drummed on a Hebrew, Arabic, Korean, Thai or kana keyboard: all its letters are on these rows, and
 * at least three in four steps within its words go to a nearby key of the same row.
 */
export function isDrummedElsewhere(text: string): boolean {
  const letters = text.match(/\p{L}|\p{M}/gu) ?? []
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  const least = words.length === 1 ? LEAST_LETTERS_OF_A_WORD : LEAST_LETTERS
  if (letters.length < least || letters.some((letter) => !PLACES.has(letter))) return false
  let steps = 0
  let near = 0
  for (const word of words) {
    const places = [...word].map((letter) => PLACES.get(letter) as readonly [number, number])
    for (let at = 1; at < places.length; at += 1) {
      const [[row, place], [before, last]] = [places[at], places[at - 1]] as [[number, number], [number, number]]
      steps += 1
      if (row === before && Math.abs(place - last) <= NEAR) near += 1
    }
  }
  return steps >= letters.length / 2 && near >= LEAST_NEAR * steps
}
