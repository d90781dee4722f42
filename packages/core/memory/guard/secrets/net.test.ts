import { describe, expect, test } from '@jest/globals'
import { piecesOf } from '../../../text/net/pieces.js'
import { CHECKS } from './learned/net-checks.cases.js'
import { netScores, scoresOf, spansOf } from './net.js'

describe('the networks', () => {
  test.each(CHECKS.map((check, at) => [at, check] as const))('score example %s as trained', (_at, check) => {
    const [score] = scoresOf(check.ids, [check])
    expect(Math.abs((score as number) - check.score)).toBeLessThan(0.1 + 0.05 * Math.abs(check.score))
  })
  test('a score depends on what is near the value, in any order of the values', () => {
    const near = 'the back door takes 4821, the room is 4822'
    const far = 'and so on and on. '.repeat(20)
    const text = far + near + far
    const place = (value: string) => ({ start: text.indexOf(value), end: text.indexOf(value) + 4 })
    const [code, room] = netScores(text, [place('4821'), place('4822')]) as [number, number]
    expect(netScores(text, [place('4822'), place('4821')])).toEqual([room, code])
    expect(
      netScores(`${far}${text}`, [{ start: place('4821').start + far.length, end: place('4821').end + far.length }]),
    ).toEqual([code])
    expect(code).toBeGreaterThan(room)
  })
  test('a place without a word, and places at both ends', () => {
    expect(netScores('', [])).toEqual([])
    for (const score of netScores('4821 … 4822', [
      { start: 0, end: 4 },
      { start: 4, end: 5 },
      { start: 7, end: 11 },
    ]))
      expect(Number.isFinite(score)).toBe(true)
    expect(spansOf(piecesOf('a b'), [{ start: 9, end: 12 }])).toEqual([{ from: 2, to: 2 }])
  })
  test('a long text is read in stretches, with the scores of each value alone', () => {
    const line = 'The back door of house seven takes 4821 since May, and the room there is 4822 on the first floor. '
    const text = line.repeat(200)
    const places = [...text.matchAll(/482\d/g)].map(({ index }) => ({ start: index, end: index + 4 }))
    const scores = netScores(text, places)
    expect(scores).toHaveLength(400)
    const [inside] = netScores(text.slice(line.length * 90, line.length * 110), [
      { start: line.length * 10 + line.indexOf('4821'), end: line.length * 10 + line.indexOf('4821') + 4 },
    ])
    expect(new Set(scores.filter((_, at) => at % 2 === 0).slice(2, -2))).toEqual(new Set([inside]))
  })
})
