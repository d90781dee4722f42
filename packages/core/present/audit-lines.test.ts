import { expect, test } from '@jest/globals'
import { auditHead, auditLine } from './audit-lines.js'

const entry = (name: string, details: unknown = { role: 'admin' }) => ({
  audit_id: '7',
  action: 'member.removed',
  subject_id: null,
  volume_id: null,
  actor: { id: 'u', agent_id: 'u', name },
  details,
  created_at: '2026-03-01T12:30:00.000Z',
})

test('JSON Lines are the entries as the API answers them', () => {
  expect(auditHead('jsonl')).toBe('')
  const line = auditLine('jsonl', entry('Ada\n"x"'))
  expect(line.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(line)).toEqual(entry('Ada\n"x"'))
})

test('CSV has a header with a column for each cell', () => {
  const columns = auditHead('csv').trimEnd().split(',')
  expect(auditLine('csv', entry('Ada', null)).trimEnd().split(',')).toHaveLength(columns.length)
  expect(auditLine('csv', entry('Ada'))).toBe(
    '7,2026-03-01T12:30:00.000Z,member.removed,,,u,u,Ada,"{""role"":""admin""}"\n',
  )
})

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada;;-1;@x', "Ada;;'-1;'@x"],
  ['Ada\t+1', "Ada\t'+1"],
  ['Ada; "=1+1"', `"Ada; ""'=1+1"""`],
  [' =1', " '=1"],
  ['＝1', "'＝1"],
  ['a\n=1', `"a\n'=1"`],
  ['a-b; c=d', 'a-b; c=d'],
  ['two\r\nlines, and a comma', '"two\r\nlines, and a comma"'],
  ['a "quoted" name', '"a ""quoted"" name"'],
])('a name neither calculates nor breaks a row: %j', (name, cell) =>
  expect(auditLine('csv', entry(name))).toContain(`,u,u,${cell},"{`),
)

test('details of strangers begin no cell where semicolons separate cells', () => {
  const details = { client_id: 'https://app.example/;=HYPERLINK("https://evil.example");+1', '-;@x': [';=1'] }
  const line = auditLine('csv', entry('Ada', details))
  expect(line).not.toContain(';')
  const json = line.slice(line.indexOf('"{') + 1, -2).replaceAll('""', '"')
  expect(JSON.parse(json)).toEqual(details)
})
