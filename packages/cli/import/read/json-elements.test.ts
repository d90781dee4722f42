import { type JsonElement, jsonElements } from '@agent-memory/cli/import/read/json-elements'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

const LISTS = new Set(['results', 'memories', 'entities'])

async function* inChunks(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function cut(text: string, size = text.length || 1): Promise<JsonElement[]> {
  const elements: JsonElement[] = []
  for await (const element of jsonElements(inChunks(text, size), LISTS)) elements.push(element)
  return elements
}

const values = async (text: string, size?: number) => (await cut(text, size)).map(({ value }) => value)

describe('jsonElements', () => {
  test('splits lists, wherever they are nested', async () => {
    const records = [{ memory: 'a', metadata: { results: [1] } }, { memory: 'b]}"\\' }]
    expect(await values(JSON.stringify(records))).toEqual(records)
    expect(await values(JSON.stringify({ count: 2, next: null, results: records, more: [1, { a: 2 }] }))).toEqual(
      records,
    )
    expect(await values(JSON.stringify({ data: { ada: { memories: records } } }))).toEqual(records)
    expect(await values(records.map((record) => JSON.stringify(record)).join('\n'))).toEqual(records)
    expect(await values(JSON.stringify([{ results: [records[0]] }, { results: [records[1]] }]))).toEqual(records)
  })

  test('reports the list and line of each element', async () => {
    const text = '{\n "entities": [\n {"name": "Ada"},\n\n {"name": "Bo"}],\n "results": [7, "x"]\n}'
    expect(await cut(text)).toEqual([
      { list: 'entities', line: 3, value: { name: 'Ada' } },
      { list: 'entities', line: 5, value: { name: 'Bo' } },
      { list: 'results', line: 6, value: 7 },
      { list: 'results', line: 6, value: 'x' },
    ])
  })

  test('finds nothing in an empty list, and one value in an object without lists', async () => {
    expect(await values('{"results": []}')).toEqual([])
    expect(await values('{"name": {"results": 3}}')).toEqual([{ name: { results: 3 } }])
  })

  test.each([
    ['cut off in a list', '{"results": [{"memory": "a"},', 'truncated'],
    ['cut off in a text', '[{"memory": "a', 'truncated'],
    ['a bracket too many', '[1]]', 'Line 1 is not valid JSON'],
    ['brackets that do not match', '{"results": [1}', 'Line 1 is not valid JSON'],
    ['no JSON at all', '[\n{"memory": yes}\n]', 'Line 2 is not valid JSON'],
  ])('rejects %s', async (_name, text, message) => {
    await expect(values(text)).rejects.toThrow(message)
  })

  test('splits any list the same way, wherever its chunks end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue(), { maxLength: 6 }),
        fc.integer({ min: 1, max: 9 }),
        async (list, size) => {
          const expected = JSON.parse(JSON.stringify(list))
          expect(await values(JSON.stringify({ page: 1, results: list }, null, size % 3), size)).toEqual(expected)
        },
      ),
    )
  })
})
