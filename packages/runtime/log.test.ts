import { createLog, describeError } from '@agent-memory/runtime/log'
import { expect, test } from '@jest/globals'

function capture() {
  const lines: string[] = []
  const logging = createLog('info', { write: (line) => void lines.push(line) })
  return { ...logging, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') }
}

test('each line within a request carries its id, across awaits', async () => {
  const { requestLog, within, last } = capture()
  await within({ request_id: 'r1' }, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    within({ step: 'inner' }, () => requestLog.info('inside'))
  })
  expect(last()).toMatchObject({ request_id: 'r1', step: 'inner', msg: 'inside', level: 'info' })
  requestLog.info('outside')
  expect(last().request_id).toBeUndefined()
})

test('what a request sets off for all is logged without its id', async () => {
  const { log, within, last } = capture()
  await within({ request_id: 'r1' }, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    log.info('the store is away')
  })
  expect(last()).toEqual({ level: 'info', time: last().time, pid: process.pid, msg: 'the store is away' })
})

test('what a line has of its own stays out of the next ones', async () => {
  const { requestLog, within, last } = capture()
  within({ request_id: 'r1' }, () => {
    requestLog.error({ err: new Error('first'), code: 'x' }, 'failed')
    requestLog.info('after')
  })
  expect(last()).toEqual({ level: 'info', time: last().time, pid: process.pid, request_id: 'r1', msg: 'after' })
})

test('secrets and texts are not written', () => {
  const { log, lines } = capture()
  log.info({
    content: 'S3',
    password: 'S3',
    a: { api_key: 'S3', b: { secret: 'S3' } },
    headers: { authorization: 'S3', 'set-cookie': 'S3', cookie: 'S3' },
  })
  expect(lines.join('')).not.toContain('S3')
  expect(lines.join('')).toContain('[redacted]')
})

test('an error is logged without the values that it quotes', () => {
  const cause = Object.assign(new Error('duplicate key value: Key (email)=(ada@example.org) already exists.'), {
    code: '23505',
  })
  const error = new Error('\nInvalid `prisma.memory.create()` invocation:\n\n{ data: { content: "my secret" } }', {
    cause,
  })
  const described = describeError(error)
  expect(described).toMatchObject({ type: 'Error', cause: { code: '23505' } })
  expect(described.stack).toMatch(/^ {4}at /)
  expect(JSON.stringify(described)).not.toMatch(/my secret|ada@/)
  expect(describeError('text with a secret')).toEqual({ type: 'string' })
})
