import { describe, expect, test } from '@jest/globals'
import { always, call, source, statusOf, verify, WRITTEN } from './sources.cases.js'
import { VERIFY_CASES } from './verify.cases.js'
import { supportingSources, verifySentence } from './verify.js'

const STATUS: Readonly<Record<string, string>> = { v: 'verified', p: 'partial', u: 'unverified' }
const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))

describe.each(Object.entries(VERIFY_CASES))('%s', (_, table) => {
  // A supported sentence must be verified by its words alone, so its cosine is 0. No other sentence may be verified,
  // even with a cosine of 1.
  test.each(linesOf(table))('%s: %s > %s %s', async (...row) => {
    const [expected, content, text, by] = row
    const of = source(content as string, by ? { userId: by } : {})
    const status = await statusOf(text as string, of, always(expected === 'v' ? 0 : 1))
    if (expected === 'n') expect(status).not.toBe('verified')
    else expect(status).toBe(STATUS[expected as string])
  })
})

describe('which sources', () => {
  const sources = [source('Ada lives in Rome.'), source('Bob lives in Oslo.'), source('Ada likes tea.')]
  test('a sentence without a source, or with one that does not exist', async () => {
    const without = [{ sourceIndex: null, text: 'Ada lives in Rome.', status: 'unverified' }]
    for (const cites of [[], [99], [-1], [0.5], [Number.NaN]])
      expect(await verify('Ada lives in Rome.', sources, cites)).toEqual(without)
  })
  test('each once, in the order of the sentence; another one does not support it', async () => {
    const found = await verify('Ada lives in Rome.', sources, [2, 0, 2, 7], always(1))
    expect(found.map(({ sourceIndex, status }) => [sourceIndex, status])).toEqual([
      [2, 'unverified'],
      [0, 'verified'],
    ])
    expect(supportingSources(found)).toEqual([0])
  })
  test('a sentence that combines two sources is partial for each', async () => {
    const found = await verify('Ada lives in Rome and Bob lives in Oslo.', sources, [0, 1])
    expect(found.map(({ status }) => status)).toEqual(['partial', 'partial'])
    expect(supportingSources(found)).toEqual([0, 1])
  })
  test('what one says against a part counts unless another supports it', async () => {
    const doses = [source('Ada takes 5 mg of ramipril.'), source('Ada takes 10 mg of ramipril.')]
    const found = await verify('Ada takes 5 mg of ramipril.', doses, [0, 1], always(1))
    expect(found.map(({ status }) => status)).toEqual(['verified', 'unverified'])
  })
})

describe('what no longer holds', () => {
  const moved = { status: 'superseded' as const, validTo: WRITTEN }
  test('supports only what is said of the past', async () => {
    const of = source('Ada lives in Rome.', moved)
    expect(await statusOf('Ada lives in Rome.', of, always(1))).toBe('unverified')
    expect(await statusOf('Ada lived in Rome.', of)).toBe('verified')
    expect(await statusOf('Ada lived in Rome until May 2024.', of, always(1))).not.toBe('unverified')
  })
  test('supports what it said when it still held', async () => {
    const of = source('Ada lives in Rome.', { ...moved, validTo: new Date('2024-06-02') })
    expect(await statusOf('Ada lives in Rome.', of)).toBe('verified')
    expect(await statusOf('The notes say: "Ada lives in Rome."', of)).toBe('verified')
    const gone = source('Ada lives in Rome.', { ...moved, validTo: call.now })
    expect(await statusOf('Ada lives in Rome.', gone)).toBe('unverified')
    expect(await statusOf('Ada lives in Rome.', source('Ada lives in Rome.', { ...moved, validTo: null }))).toBe(
      'unverified',
    )
  })
  test('a participle after "is" is not past tense', async () => {
    expect(await statusOf('Ada is married to Bob.', source('Ada is married to Bob.', moved), always(1))).toBe(
      'unverified',
    )
    expect(await statusOf('Ada was married to Bob.', source('Ada is married to Bob.', moved))).toBe('verified')
  })
  test('one of two facts', async () => {
    const of = source('Ada lives in Rome and works at Acme.', { outdated: ['Ada lives in Rome'] })
    expect(await statusOf('Ada lives in Rome.', of, always(1))).toBe('unverified')
    expect(await statusOf('Ada works at Acme.', of)).toBe('verified')
  })
})

describe('when', () => {
  test('a given date is the day of the event', async () => {
    const of = source('Ada visited Rome.', { eventDate: new Date('2023-07-01'), eventDateSource: 'given' })
    expect(await statusOf('Ada visited Rome on 1 July 2023.', of)).toBe('verified')
    expect(await statusOf('Ada visited Rome in July 2023.', of)).toBe('verified')
    expect(await statusOf('Ada visited Rome on 2 July 2023.', of, always(1))).toBe('unverified')
  })
  test('the day of writing is not the day of the event, only of the telling', async () => {
    const of = source('Ada visited Rome.')
    expect(await statusOf('Ada visited Rome on 3 May 2024.', of, always(1))).toBe('partial')
    expect(await statusOf('Ada visited Rome on 4 May 2024.', of, always(1))).not.toBe('verified')
  })
  test('"yesterday" copied from the source is another day by now', async () => {
    expect(await statusOf('Ada visited Rome yesterday.', source('Ada visited Rome yesterday.'))).toBe('partial')
  })
})

test('a label says what follows, not who speaks', async () => {
  const of = source('Deadline: 5 May 2026')
  expect(await statusOf('The deadline is 5 May 2026.', of)).toBe('verified')
  expect(await statusOf('The deadline is 6 May 2026.', of, always(1))).toBe('unverified')
})

test('a number beside a date is not part of it', async () => {
  const of = source('Ada takes 15 mg of ramipril since 25 April 2024.')
  expect(await statusOf('Ada takes 5 mg of ramipril since 25 April 2024.', of, always(1))).toBe('unverified')
})

describe('meaning', () => {
  test('decides what words leave open', async () => {
    const of = source('Ada repaired the old bicycle in the garage.')
    expect(await statusOf('Ada got the old bicycle working.', of, always(0.9))).toBe('partial')
    expect(await statusOf('Ada got the old bicycle working.', of, always(0.2))).toBe('unverified')
  })
  test('is not asked about other words', async () => {
    expect(await statusOf('Ada mended the roof.', source('Ada likes tea.'), always(1))).toBe('unverified')
  })
})

describe('an extra word that the source does not have', () => {
  test.each([
    [
      'The supplier delivered the steel beams to the depot.',
      'The supplier delivered the defective steel beams to the depot.',
    ],
    [
      'The supplier delivered the steel beams to the depot.',
      'The supplier secretly delivered the steel beams to the depot.',
    ],
    [
      'The supplier delivered the steel beams to the depot.',
      'The supplier delivered the steel beams and cables to the depot.',
    ],
    ['Der Lieferant hat die Balken ins Lager gebracht.', 'Der Lieferant hat die defekten Balken ins Lager gebracht.'],
    ['Marta lives in Berlin.', 'Marta lives in sunny Berlin.'],
    ['Marta lives in Berlin.', 'Marta lives in Berlin at the casino.'],
    ['Marta lives in Berlin. She teaches maths.', 'Marta secretly teaches maths.'],
    ['Marta lives in Berlin and works at Acme.', 'Marta lives in sunny Berlin and works at Acme.'],
  ])('%s > %s', async (content, text) => expect(await statusOf(text, source(content), always(1))).toBe('unverified'))
  test.each([['The lamp on the desk is broken.', 'The lamp on the table is broken.']])(
    'another word in the place of one may mean the same: %s > %s',
    async (content, text) => expect(await statusOf(text, source(content), always(1))).toBe('partial'),
  )
  test('counts unless another cited source has it', async () => {
    const sources = [source('Marta lives in Berlin.'), source('Marta lives in sunny Berlin.')]
    const found = await verify('Marta lives in sunny Berlin.', sources, [0, 1])
    expect(found.map(({ status }) => status)).toEqual(['unverified', 'verified'])
  })
  test('a reporting verb does not count as an extra word', async () => {
    const of = source('Bob: I booked the small hotel by the river in Lyon.')
    expect(await statusOf('Bob wrote that he booked the small hotel by the river in Lyon.', of)).toBe('verified')
  })
})

describe('a value, name or date that the source does not have', () => {
  test.each([
    ['Ada pays rent every month.', 'Ada pays 900 euros rent every month.'],
    ['The manager signed the contract.', 'The manager Bob Miller signed the contract.'],
    ['Ada visited Rome.', 'Ada visited Rome on 4 June 2021.'],
  ])('%s > %s', async (content, text) => expect(await statusOf(text, source(content), always(1))).toBe('unverified'))
  test('takes nothing from another part that is supported', async () => {
    const text = 'Ada lives in Rome and Bob pays 900 euros rent every month.'
    expect(await statusOf(text, source('Ada lives in Rome. Bob pays rent every month.'))).toBe('partial')
  })
})

test('"yes" or "no" is never supported', async () => {
  for (const text of ['Yes, Ada likes nuts.', 'No, Ada likes nuts.', 'Yes Ada likes nuts.', 'Yes.'])
    expect(await statusOf(text, source('Ada likes nuts.'), always(1))).not.toBe('verified')
})

test('a question and an empty sentence claim nothing', async () => {
  for (const text of ['Ada lives in Rome?', '', '...'])
    expect(await statusOf(text, source('Ada lives in Rome.'))).toBe('unverified')
})

test('"I" in a memory stands for the name its speaker gave', async () => {
  const of = source('I collect stamps.')
  const named = { ...call, names: new Map([[of.memoryId, 'Zora Quist']]) }
  const found = await verifySentence({ text: 'Zora collects stamps.', cites: [0] }, [of], always(0), named)
  expect(found[0]?.status).toBe('verified')
  expect(await statusOf('Zora collects stamps.', source('I collect stamps.'), always(1))).toBe('unverified')
  expect(await statusOf('You collect stamps.', source('I collect stamps.'))).toBe('verified')
})

test('what stands deep in a long source is found', async () => {
  const filler = Array.from({ length: 400 }, (_, at) => `Room ${at} was painted on a rainy day.`).join(' ')
  const of = source(`${filler} Ada hid the spare key under the third flowerpot. ${filler}`)
  expect(await statusOf('Ada hid the spare key under the third flowerpot.', of)).toBe('verified')
})
