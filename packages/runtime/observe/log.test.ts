import { noteInTrace, withinTrace } from '@agent-memory/core/work/trace-context'
import { createLog, describeError } from '@agent-memory/runtime/observe/log'
import { expect, test } from '@jest/globals'

function capture() {
  const lines: string[] = []
  const logging = createLog('info', { write: (line) => void lines.push(line) })
  return { ...logging, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') }
}

test('each line of a request carries its ids, across awaits', async () => {
  const { workLog, last } = capture()
  await withinTrace({ request_id: 'r1' }, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    noteInTrace({ memory_id: 'm1' })
    workLog.info('inside')
  })
  expect(last()).toMatchObject({ request_id: 'r1', memory_id: 'm1', msg: 'inside', level: 'info' })
  workLog.info('outside')
  expect(last().request_id).toBeUndefined()
})

test('a line leads to its trace', () => {
  const { workLog, last } = capture()
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  withinTrace({ request_id: 'r1', traceparent }, () => workLog.info('inside'))
  expect(last()).toMatchObject({ request_id: 'r1', trace_id: '0af7651916cd43dd8448eb211c80319c' })
  expect(last()).not.toHaveProperty('traceparent')
})

test('shared work started by a request is logged without its id', async () => {
  const { log, last } = capture()
  await withinTrace({ request_id: 'r1' }, async () => {
    await new Promise((resolve) => setImmediate(resolve))
    log.info('the store is away')
  })
  expect(last()).toEqual({ level: 'info', time: last().time, pid: process.pid, msg: 'the store is away' })
})

test('fields of one line do not leak into the next', async () => {
  const { workLog, last } = capture()
  withinTrace({ request_id: 'r1' }, () => {
    workLog.error({ err: new Error('first'), code: 'x' }, 'failed')
    workLog.info('after')
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

test('an error is logged without the values it quotes', () => {
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
