import { detect } from '@agent-memory/cli/import/read/detect'
import { describe, expect, test } from '@jest/globals'

describe('detect', () => {
  test.each([
    ['{"type":"header","format":"agent-memory-volume"}\n{"type":"end"}', null, 'volume', true],
    ['{"results": [{"memory": "x"}]}', 'export.json', 'mem0', false],
    ['[\n  {"memory": "x"}]', null, 'mem0', false],
    [
      '{"type":"entity","name":"A","entityType":"t","observations":[]}\n{"type":"relation"}',
      'memory.json',
      'mcp-memory',
      true,
    ],
    ['{"entities":[{"name":"A","entityType":"t"}],"relations":[]}', null, 'mcp-memory', false],
    ['# Title\n', null, 'markdown', false],
    ['Ada likes tea.\n', null, 'text', false],
    ['Ada likes tea.\n', 'a.md', 'markdown', false],
    ['[x] is a box', null, 'text', false],
    ['{"memory":"x"}\nnonsense\n{"memory":"y"}', null, 'mem0', true],
    ['nonsense\n{"memory":"x"}', 'a.json', 'mem0', true],
    ['nonsense\n{"memory":"x"}', 'a.JSONL.gz', 'mem0', true],
    ['nonsense\n{"memory":"x"}', null, 'text', false],
    ['[nonsense, {"memory":"x"}]', 'a.json', 'mem0', false],
  ])('detects the format of %j (%s)', (text, file, format, jsonLines) => {
    expect(detect(text, file)).toEqual({ format, jsonLines })
  })

  test('rejects empty text and unknown JSON', () => {
    expect(() => detect(' \n', null)).toThrow('The input is empty')
    expect(() => detect('{"a": 1}', null)).toThrow('--format')
    expect(() => detect('{"a": not json', 'a.json')).toThrow('The input begins as JSON')
    expect(() => detect('Ada likes tea.', 'a.json')).toThrow('the file contains no JSON')
    expect(detect('Ada likes tea.', 'a.json', 'text').format).toBe('text')
  })
})
