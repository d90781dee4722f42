/**
 * Forms of national ids, each with a test of the check digit. The test gets the id without spaces, dots and hyphens.
 * For ids without a check digit, the test always returns true.
 */
const IDS: readonly [form: RegExp, holds: (id: string) => boolean][] = [
  // United States, Social Security: no area 000, 666 or 9xx, no group 00, no serial 0000 (SSA, randomization of 2011).
  [/(?<![\w.,-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])/g, () => true],
  // United Kingdom, National Insurance (HMRC, NIM39110).
  [/(?<!\w)(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D](?!\w)/g, () => true],
  // Spain, DNI and NIE: the number modulo 23 determines the letter.
  [
    /(?<![\w-])[XYZ\d]-?\d{7}-?[A-HJ-NP-TV-Z](?![\w-])/g,
    (id) => 'TRWAGMYFPDXBNJZSQVHLCKE'[spanish(id) % 23] === id.at(-1),
  ],
  // Italy, codice fiscale (D.M. 23/12/1976).
  [/(?<!\w)[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z](?!\w)/g, (id) => italian(id) === id.at(-1)],
  // France, NIR: the last two digits are 97 minus the number modulo 97.
  [
    /(?<![\w.,-])[12] ?\d{2} ?\d{2} ?\d{2} ?\d{3} ?\d{3} ?\d{2}(?![\w-])/g,
    (id) => 97 - Number(BigInt(id.slice(0, 13)) % 97n) === Number(id.slice(13)),
  ],
  // China, resident identity card (GB 11643, ISO 7064 MOD 11-2), with a date of birth.
  [
    /(?<!\w)[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?!\w)/g,
    (id) => chinese(id) === id.at(-1)?.toUpperCase(),
  ],
  // Brazil, CPF, in its printed form.
  [/(?<![\w.,-])\d{3}\.\d{3}\.\d{3}-\d{2}(?![\w-])/g, (id) => new Set(id).size > 1 && brazilian(id)],
]

/**
 * Finds national ids in a text: forms with check digits, which must be valid, and distinctive forms without check
 * digits. Returns positions in code units, end exclusive, in any order. Linear in the length of the text.
 */
export const nationalIds = (text: string): { start: number; end: number }[] =>
  IDS.flatMap(([form, holds]) =>
    [...text.matchAll(form)]
      .filter(([id]) => holds(id.replace(/[ .-]/g, '')))
      .map(({ 0: id, index }) => ({ start: index, end: index + id.length })),
  )

const spanish = (id: string): number => Number(id.slice(0, -1).replace(/^[XYZ]/, (sign) => String('XYZ'.indexOf(sign))))

const ODD: Readonly<Record<string, number>> = Object.fromEntries(
  [...'0123456789']
    .map((sign, at) => [sign, [1, 0, 5, 7, 9, 13, 15, 17, 19, 21][at] as number])
    .concat(
      [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((sign, at) => [
        sign,
        [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23][at] as number,
      ]),
    ),
)
const italian = (id: string): string => {
  const values = [...id.slice(0, 15)].map((sign, at) => (at % 2 === 0 ? (ODD[sign] ?? 0) : evenOf(sign)))
  return String.fromCharCode(65 + (values.reduce((sum, value) => sum + value, 0) % 26))
}
const evenOf = (sign: string): number => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65)

const chinese = (id: string): string | undefined => {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  return '10X98765432'[weights.reduce((sum, weight, at) => sum + weight * Number(id[at]), 0) % 11]
}

const brazilian = (id: string): boolean =>
  [9, 10].every((length) => {
    const sum = [...id.slice(0, length)].reduce((all, digit, at) => all + Number(digit) * (length + 1 - at), 0)
    return ((sum * 10) % 11) % 10 === Number(id[length])
  })
