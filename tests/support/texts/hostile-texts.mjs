/** Text that slows patterns down: numbers, units, names, words of dates and secrets, brackets, kinds of white space. */
const PIECES = [
  ...['1', '9', '12', '2024', '1.5', '-', '/', ':', '3rd', '12:30', '5pm'],
  ...[
    'h',
    'kg',
    'week',
    'weeks',
    'couple',
    'few',
    'ago',
    'later',
    'last',
    'next',
    'in',
    'the',
    'of',
    'May',
    'March',
    'Friday',
  ],
  ...['Anna', 'Bob', 'Acme Inc.', 'New York', 'I', 'my', 'US', 'C++', "don't", 'not', 'a', 'and', 'is', 'was'],
  ...['password', 'pin', 'token=', 'sk-', 'eyJ', '4111', 'x://', '@', 'a@b.co', 'ignore', 'system'],
  ...[
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '<',
    '>',
    '"',
    "'",
    '“',
    '`',
    '*',
    '_',
    '#',
    '|',
    ',',
    ';',
    '.',
    '…',
    '—',
    '\\',
    '&',
    '%',
    '!',
    '?',
  ],
  ...[' ', '  ', '\t', '\n', '\r\n', '\n\n', '\u00a0', '\u200b', '\u2028', '\u3000'],
  ...['é', 'e\u0301', 'ß', 'İ', '中', '😀', '👩‍👩‍👧', '\ufeff', 'A'],
]

/** Found by hand; each once took seconds or never ended. */
const KNOWN = [
  'couple  week  ',
  'h  9\n',
  'a  ',
  '1 ',
  ' \n',
  'my ',
  '<!--',
  '[a](',
  '![',
  '**a ',
  '> ',
  '- ',
  '| a ',
  '"a,',
  '\t- ',
]

/**
 * Makes units to repeat into hostile texts: the known ones, then sequences of 1 to 6 pieces. The same count gives the
 * same units.
 */
export const hostileUnits = (count) => {
  const random = randomFrom(20_261_123)
  const units = new Set([...KNOWN, ...PIECES])
  while (units.size < count) {
    const length = 1 + Math.floor(random() * 6)
    units.add(Array.from({ length }, () => PIECES[Math.floor(random() * PIECES.length)]).join(''))
  }
  return [...units].slice(0, count)
}

/** The unit repeated up to `length` UTF-16 units, without half a surrogate pair at the end. */
export const repeated = (unit, length) =>
  unit
    .repeat(Math.ceil(length / unit.length))
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, ' ')

/** Makes numbers from 0 to 1, the same for the same seed, with mulberry32 (Tommy Ettinger, public domain). */
const randomFrom = (seed) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
