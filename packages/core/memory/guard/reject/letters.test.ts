import { describe, expect, test } from '@jest/globals'
import { GIBBERISH, STRANGE } from './gibberish.cases.js'
import { GIBBERISH_CHOOSING, STRANGE_CHOOSING } from './gibberish-choosing.cases.js'
import { GIBBERISH_TRAINING, STRANGE_TRAINING } from './gibberish-training.cases.js'
import { typedInRow } from './keyboard.js'
import { fitsNoLanguage, struck } from './letters.js'
import { gibberishOddness, gibberishReason, saysNothing } from './nothing.js'

describe('keys struck at random', () => {
  test.each([
    [0, 'first'],
    [1, 'second'],
  ])('are nearly all found: half %i, %s', (half) => {
    const texts = GIBBERISH.filter((_, at) => at % 2 === half)
    expect(texts.length).toBeGreaterThanOrEqual(45)
    expect(texts.filter((text) => saysNothing(text)).length / texts.length).toBeGreaterThanOrEqual(0.95)
  })
  test.each([
    ['in view of the rules', GIBBERISH_TRAINING, 0.9],
    ['no rule was made for', GIBBERISH_CHOOSING, 0.8],
  ])('are found in most of the pieces %s', (_, texts, least) => {
    expect(texts.filter((text) => saysNothing(text)).length / texts.length).toBeGreaterThanOrEqual(least)
  })
  test.each(['test sdfkjhsdf sdfkj', 'dfgdfg 123', 'rtyu fghj vbnm', 'фыва олдж', 'лорлорлор', 'weruiowe ruiowe'])(
    'are found beside a word that says nothing, in rows, repeated, with vowels: %s',
    (text) => expect(saysNothing(text)).not.toBeNull(),
  )
  test('are said to be so in one sentence', () => {
    expect(saysNothing('xzcvbqwrtp')).toBe(
      'The text looks typed or made up at random: its letters form no words of any known language.',
    )
  })
  test('are found in long texts too', () => {
    expect(fitsNoLanguage('sdkfjh wieruy sdkjfhs xcvmn '.repeat(500))).toBe(true)
  })
})

describe('names, rare words, abbreviations, codes, ids in sentences, writing without vowels', () => {
  test('pass, all but 1 % of the newer ones', () => {
    expect([...STRANGE_TRAINING, ...STRANGE_CHOOSING].filter((text) => saysNothing(text)).length).toBeLessThanOrEqual(3)
  })
  test('the network saves a strange name, rejects what the letters alone do not, and leaves long texts to them', () => {
    expect([fitsNoLanguage('My cat Mxyzptlk'), saysNothing('My cat Mxyzptlk')]).toEqual([true, null])
    expect([fitsNoLanguage('blorfa snigget wumpeltrak'), saysNothing('blorfa snigget wumpeltrak')]).toEqual([
      false,
      expect.stringContaining('made up'),
    ])
    expect(saysNothing('sdlkfj xzcvbqwrtp kjhgfq '.repeat(12))).toContain('at random')
    expect(saysNothing('52.5200, 13.4050 and 48.1351')).toBeNull()
  })
  test('pass, all but one', () => {
    expect(STRANGE.length).toBeGreaterThanOrEqual(80)
    expect(STRANGE.filter((text) => saysNothing(text))).toEqual(['btrfs zstd lz4 xz gzip bzip2'])
  })
  test.each(['私は猫が好きです', 'أحب الشاي', 'שלום לכולם', '42', '', '🎉', '7b0e5d1c 8c1f4a55 9d0e2f6f'])(
    '%j is not compared',
    (text) => {
      expect(struck(text)).toMatchObject({ bits: 0, letters: 0 })
      expect(fitsNoLanguage(text)).toBe(false)
    },
  )
})

test.each([
  ['latin', 'lkjlkj', 'drummed'],
  ['latin', 'qpwo', 'row'],
  ['cyrillic', 'олдж', 'drummed'],
  ['latin', 'wasd', null],
  ['latin', 'as', null],
] as const)('how a %s word is typed: %s', (script, word, how) => expect(typedInRow(script, word)).toBe(how))

describe('keyboards of other alphabets', () => {
  test.each(['ㅁㄴㅇㄹ ㅗㅓㅏㅣ', 'שדגכ עיחל', 'ضصثق شسيب', 'ฟหกดฟหกดาสว', 'ちとしはちとしはまの'])(
    'drumming on them is found: %s',
    (text) => expect(saysNothing(text)).toContain('at random'),
  )
  test.each([
    'البلاد',
    'שלום לכולם',
    'בשבת אנחנו אוכלים',
    '고양이를 좋아합니다',
    'ฉันชอบแมว',
    'ねこがすきです',
    'ㅋㅋㅋ 좋아요',
  ])('words are no drumming: %s', (text) => expect(saysNothing(text)).toBeNull())
})

describe('a wrong encoding', () => {
  const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))
  test.each(['Привет, меня зовут Ада', '大门密码贴在冰箱上', '私は猫が好きです', 'مرحبا يا عالم'])(
    'is reported: %s',
    (text) => {
      expect(saysNothing(text)).toBeNull()
      expect(saysNothing(misread(text))).toBe(
        'The text is unreadable, because its UTF-8 bytes were decoded with another encoding; send it again as UTF-8.',
      )
    },
  )
  test('is reported for East Asian ones too', () => {
    for (const text of ['縺薙ｓ縺ｫ縺｡縺ｯ', '锟斤拷锟斤拷烫烫烫']) expect(saysNothing(text)).toContain('as UTF-8')
  })
  test.each([
    'I donâ€™t like it when itâ€™s cold',
    'Übergrößenträger',
    'Ça coûte 30 €, Zoë',
    'Æøå',
    'ÀÉÎÕÜ',
    'Ã is a letter',
  ])('is not suspected where the text can be read: %s', (text) =>
    expect(saysNothing(text) ?? '').not.toContain('as UTF-8'),
  )
})

describe('what the gibberish reader is asked about', () => {
  test.each([
    ['plain text', 'The ferry to Sylt leaves at nine from the northern quay, in winter at ten', false],
    ['made-up words', 'toffrick, maskabool, linthery', true],
    ['other alphabets', '大门密码贴在冰箱上', false],
    ['text that the network does not read, because it is too long', 'toffrick, maskabool, linthery '.repeat(7), false],
    ['numbers', '52.5200, 13.4050', false],
  ])('%s: %s', (_, text, isAsked) => {
    expect(saysNothing(text)).toBeNull()
    expect(gibberishOddness(text) !== null).toBe(isAsked)
  })
  test('it counts .7 beside the network', () => {
    expect([gibberishReason(-2, 4.2), gibberishReason(-2, 4.4)]).toEqual([null, expect.stringContaining('at random')])
  })
})
