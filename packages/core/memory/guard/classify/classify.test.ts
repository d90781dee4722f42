import { describe, expect, test } from '@jest/globals'
import { CATEGORIES, MEMORY_TYPES } from '../../types.js'
import { confidence } from '../confidence.js'
import { LABELLED } from './classify.cases.js'
import { buildPrototypes, classify, joinPrototypes, openPrototypes } from './classify.js'
import { prototypeSentences } from './prototypes.js'
import { categoryByRule, typeByRule } from './rules.js'

describe('rules', () => {
  const right = (ruled: readonly (string | null)[], labels: readonly string[]) => {
    const decided = ruled.filter((label) => label !== null).length
    return { decided: decided / ruled.length, right: ruled.filter((label, i) => label === labels[i]).length / decided }
  }
  test('decide two in five types, almost always correctly', () => {
    const outcome = right(
      LABELLED.map(([, , text]) => typeByRule(text)),
      LABELLED.map(([type]) => type),
    )
    expect(outcome.decided).toBeGreaterThan(0.4)
    expect(outcome.right).toBeGreaterThan(0.95)
  })
  test('decide most categories, mostly correctly', () => {
    const outcome = right(
      LABELLED.map(([, , text]) => categoryByRule(text)),
      LABELLED.map(([, category]) => category),
    )
    expect(outcome.decided).toBeGreaterThan(0.6)
    expect(outcome.right).toBeGreaterThan(0.85)
  })
  test.each([
    ['Marta prefers tea to coffee', 'preference', 'preference'],
    ['Always run the tests before committing', 'procedural', null],
    ['Marta is the sister of Tom', 'relationship', 'relationship'],
    ['The conference takes place in Vienna on 4 May', 'event', 'event'],
    ['The API runs on Kubernetes', 'technical', 'technology'],
    ['In our last session the user asked for a poem', 'episodic', null],
    ['I would like you to send the report', null, null],
  ])('%s: %s, %s', (text, type, category) => {
    expect(typeByRule(text)).toBe(type)
    if (category !== null) expect(categoryByRule(text)).toBe(category)
  })
  test.each(['', ' ', '🎉', 'x'.repeat(50_000), 'if '.repeat(16_000)])('decide nothing on %j', (text) => {
    expect(typeByRule(text)).toBeNull()
    expect(categoryByRule(text)).toBeNull()
  })
})

describe('prototypes', () => {
  test('cover every class, with several sentences each', () => {
    for (const type of MEMORY_TYPES)
      expect(prototypeSentences.filter(([of]) => of === type).length).toBeGreaterThanOrEqual(6)
    for (const category of CATEGORIES) {
      expect(prototypeSentences.filter(([, of]) => of === category).length).toBeGreaterThanOrEqual(6)
    }
  })
  test('are not sentences of the labelled table', () => {
    const labelled = new Set(LABELLED.map(([, , text]) => text.toLowerCase()))
    expect(prototypeSentences.filter(([, , text]) => labelled.has(text.toLowerCase()))).toEqual([])
  })
  test('are embedded once each, in order', async () => {
    const seen: string[] = []
    const prototypes = await buildPrototypes(async (text) => {
      seen.push(text)
      return new Float32Array([1, 0])
    })
    expect(seen).toEqual(prototypeSentences.map(([, , text]) => text))
    expect(prototypes.classes[0]).toEqual({ memoryType: 'factual', category: 'identity' })
    expect(prototypes.vectors.subarray(0, 4)).toEqual(new Float32Array([1, 0, 1, 0]))
  })
})

describe('classify', () => {
  const vector = (x: number, y: number) => new Float32Array([x, y])
  const factual = { memoryType: 'factual', category: 'other' } as const
  const event = { memoryType: 'event', category: 'event' } as const
  const prototypes = joinPrototypes(
    [factual, factual, factual, event, event, event],
    [1, 1, 1, 0, 0, 0].map((x) => vector(x, 1 - x)),
  )

  test('takes the nearest class where no rule decides, surer with a clearer margin', () => {
    const clear = classify('Zyx', vector(1, 0), prototypes)
    const close = classify('Zyx', vector(Math.SQRT1_2 + 0.01, Math.SQRT1_2 - 0.01), prototypes)
    expect(clear).toEqual({ memoryType: 'factual', category: 'other', confidence: 0.883 })
    expect(close).toMatchObject({ memoryType: 'factual', category: 'other' })
    expect(close.confidence).toBeGreaterThan(0)
    expect(close.confidence).toBeLessThan(0.5)
  })
  test('takes the rule where one decides', () => {
    expect(classify('Marta prefers tea', vector(1, 0), prototypes)).toEqual({
      memoryType: 'preference',
      category: 'preference',
      confidence: 0.813,
    })
  })
})

describe('confidence', () => {
  const rule = (of: 'type' | 'category', label: string) => ({ by: 'rule', of, label }) as const
  const near = (of: 'type' | 'category', label: string, margin: number) =>
    ({ by: 'prototypes', of, label, margin }) as const
  test.each([
    [[{ by: 'comparison' } as const], 1],
    [[rule('type', 'event'), rule('category', 'finance')], 0.941],
    [[rule('type', 'preference'), rule('category', 'preference')], 0.813],
    [[near('type', 'factual', 0), rule('category', 'task')], 0.672],
    [[near('type', 'factual', 2), rule('category', 'task')], 0.922],
    [[near('type', 'event', 0), near('category', 'other', 0)], 0.05],
    [[near('type', 'event', 2), near('category', 'other', 2)], 0.892],
  ])('%j: %d', (evidence, expected) => expect(confidence(...evidence)).toBe(expected))
  test('never falls with a clearer margin', () => {
    const given = [0, 0.02, 0.05, 0.1, 0.3].map((margin) => confidence(near('type', 'factual', margin)))
    expect(given).toEqual(given.toSorted((a, b) => a - b))
  })
})

describe('prototypes', () => {
  test('are embedded a few at a time, and not again after a failure', async () => {
    const asked: string[] = []
    let underWay = 0
    let most = 0
    const embed = async (text: string) => {
      asked.push(text)
      most = Math.max(most, ++underWay)
      await new Promise((resolve) => setImmediate(resolve))
      underWay--
      if (asked.length === 20) throw new Error('the model is down')
      return Float32Array.of(asked.length)
    }
    const prototypes = openPrototypes({ model: 'another', text: embed })
    await expect(prototypes()).rejects.toThrow('the model is down')
    const built = await prototypes()
    expect(await prototypes()).toBe(built)
    expect(built.classes.map(({ memoryType, category }) => [memoryType, category])).toEqual(
      prototypeSentences.map(([memoryType, category]) => [memoryType, category]),
    )
    expect(built.vectors).toHaveLength(prototypeSentences.length)
    expect(asked.length).toBeLessThan(prototypeSentences.length + 10)
    expect(most).toBeLessThan(10)
  })
  test('of the built-in model are known, and nothing is embedded', async () => {
    const text = () => Promise.reject(new Error('nothing is embedded'))
    const { vectors } = await openPrototypes({ model: 'all-MiniLM-L6-v2-int8', text })()
    expect(vectors).toHaveLength(prototypeSentences.length * 384)
    for (let from = 0; from < vectors.length; from += 384) {
      const norm = vectors.subarray(from, from + 384).reduce((sum, value) => sum + value * value, 0)
      expect(norm).toBeCloseTo(1, 3)
    }
  })
})
