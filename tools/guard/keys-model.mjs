/**
 * P(key | the two before it) for keys struck at random, for train-letters.mjs. The probability depends on the kind of
 * step on the keyboard (to the next key of the row, to the same place under the other hand, to another row …), on the
 * row of the key, and on whether the fingers go back to the key before the last one. The weights of these are fitted to
 * typed gibberish. Its letters themselves do not count, so the weights hold for every row and every keyboard.
 */
import { readCases } from '../../bench/lib/cases.mjs'
import { ALPHABETS, letterWords } from '../../packages/core/dist/memory/guard/reject/letter-words.js'

const KEYBOARDS = {
  latin: [
    ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
    ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'],
    ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ],
  cyrillic: [['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']],
  greek: [['ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ']],
}
KEYBOARDS.consonants = KEYBOARDS.latin
const foldKey = { й: 'и', ς: 'σ' }
/** The share of each keyboard among those who type its script. */
const SHARES = { latin: [0.7, 0.2, 0.1], consonants: [0.7, 0.2, 0.1], cyrillic: [1], greek: [1] }

/** The columns that the left hand strikes. */
const LEFT = 5
const placesOf = (rows) =>
  new Map(rows.flatMap((keys, row) => [...keys].map((key, column) => [foldKey[key] ?? key, { row, column }])))

function stepOf(from, to) {
  if (!from) return `start ${to.row}`
  const [rows, columns] = [Math.abs(from.row - to.row), Math.abs(from.column - to.column)]
  const otherHand = from.column < LEFT !== to.column < LEFT
  const mirrored = from.column + to.column === 2 * LEFT - 1
  if (rows === 0 && mirrored && columns > 1) return 'same place, other hand'
  if (rows === 0 && columns > 3) return otherHand ? 'same row, other hand' : 'same row, far'
  if (rows === 0) return `same row, ${columns} away`
  if (otherHand) return 'other row, other hand'
  return columns <= 1 ? `${rows} rows, near` : `${rows} rows`
}

/** Fits a weight for each kind of step and each row, so that the expected number of each is the number typed. */
function fitSteps(texts) {
  const typed = texts.flatMap((text) => letterWords(text).words).filter(({ script }) => KEYBOARDS[script])
  const steps = typed.flatMap(({ script, letters }) => {
    const places = placesOf(KEYBOARDS[script][0])
    return [...letters].map((letter, at) => ({
      from: at === 0 ? null : places.get(letters[at - 1]),
      to: places.get(letter),
      places,
    }))
  })
  const rowAndStep = steps
    .filter(({ from, to }) => from !== undefined && to)
    .map(({ from, to, places }) => ({
      took: stepOf(from, to),
      row: to.row,
      offered: [...places.values()].map((other) => ({ step: stepOf(from, other), row: other.row })),
    }))
  const weights = new Map()
  const weightOf = (key) => weights.get(key) ?? 1
  for (let round = 0; round < 30; round += 1) {
    for (const part of ['step', 'row']) {
      const [seen, expected] = [new Map(), new Map()]
      const add = (map, key, more) => map.set(key, (map.get(key) ?? 1) + more)
      for (const { took, row, offered } of rowAndStep) {
        add(seen, part === 'step' ? took : `row ${row}`, 1)
        const each = offered.map((one) => weightOf(one.step) * weightOf(`row ${one.row}`))
        const sum = each.reduce((a, b) => a + b, 0)
        for (const [at, one] of offered.entries())
          add(expected, part === 'step' ? one.step : `row ${one.row}`, each[at] / sum)
      }
      for (const [key, more] of expected) weights.set(key, (weightOf(key) * (seen.get(key) ?? 1)) / more)
    }
  }
  return weightOf
}

/** Returns the texts that the model is fitted to. The texts that only measure the rule are not among them. */
export async function typedTexts() {
  const { GIBBERISH } = await readCases('reject/gibberish.cases.ts')
  const { GIBBERISH_TRAINING } = await readCases('reject/gibberish-training.cases.ts')
  return [...GIBBERISH, ...GIBBERISH_TRAINING]
}

/** Chance that a word ends after a key, and that a key is struck regardless of the one before it. */
const [END, ANY] = [1 / 8, 0.1]

/** Share of keys by which the fingers go back to the key before the last one: "jkjk", "sdsd". */
function fitBack(texts, p2Of) {
  let [steps, back, byChance] = [0, 0, 0]
  for (const { script, letters } of texts.flatMap((text) => letterWords(text).words)) {
    const [alphabet, p2] = [ALPHABETS[script], p2Of(script)]
    for (let at = 2; at < letters.length; at += 1) {
      const [before, last, key] = [at - 2, at - 1, at].map((each) => alphabet.indexOf(letters[each]))
      steps += 1
      back += key === before ? 1 : 0
      byChance += p2[last * alphabet.length + before]
    }
  }
  return Math.max(0, (back - byChance) / (steps - byChance))
}

/** @returns {(script: string) => Float64Array} for each script, P(key | two before) at [(before * size + last) * size + key] */
export function fitKeys(texts) {
  const weightOf = fitSteps(texts)
  const known = new Map()
  const p2Of = (script) => {
    if (!known.has(script)) known.set(script, pairsOf(script, weightOf))
    return known.get(script)
  }
  const goesBack = fitBack(texts, p2Of)
  return (script) => {
    const p2 = p2Of(script)
    const size = ALPHABETS[script].length
    return Float64Array.from({ length: size ** 3 }, (_, at) => {
      const [before, key] = [Math.floor(at / size ** 2), at % size]
      const p = p2[at % size ** 2]
      return before === 0 || key === 0 ? p : (1 - goesBack) * p + (before === key ? goesBack : 0)
    })
  }
}

/** P(key | previous key) at [previous * size + key] */
function pairsOf(script, weightOf) {
  const alphabet = ALPHABETS[script]
  const size = alphabet.length
  const p2 = new Float64Array(size ** 2)
  for (let last = 0; last < size; last += 1) {
    const mean = new Float64Array(size)
    for (const [keyboard, rows] of KEYBOARDS[script].entries()) {
      const places = placesOf(rows)
      const from = last === 0 ? null : (places.get(alphabet[last]) ?? null)
      const likely = Array.from({ length: size }, (_, at) => {
        const to = at === 0 ? undefined : places.get(alphabet[at])
        return to ? weightOf(stepOf(from, to)) * weightOf(`row ${to.row}`) : 0
      })
      const sum = likely.reduce((a, b) => a + b, 0)
      likely.forEach((each, at) => {
        mean[at] += (each / sum) * SHARES[script][keyboard]
      })
    }
    for (let at = 1; at < size; at += 1) p2[last * size + at] = (1 - END) * (ANY / (size - 1) + (1 - ANY) * mean[at])
    p2[last * size] = END
  }
  return p2
}
