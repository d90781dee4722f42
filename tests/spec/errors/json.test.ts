import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectInvalid } from '../../support/expectations.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key } = await newWriter()

const write = (raw: string | Uint8Array, headers = {}) => send('POST', '/agent/memory/write', { key, raw, headers })
const body = (more: string) => `{"volume_id":"${tenant.volumeId}",${more}}`
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

describe('a body', () => {
  test.each([
    ['cut off', '{"content": "x"'],
    ['text that is not JSON', 'content=x'],
    ['two values', '{} {}'],
    ['a trailing comma', '{"content": "x",}'],
    ['NaN', '{"content": NaN}'],
    ['single quotes', "{'content': 'x'}"],
    ['a control character in text', '{"content": "a\u0000b"}'],
  ])(cites('broken by %s is details.body', 'errors.broken-json'), async (_name, raw) => {
    expectInvalid(await write(raw), 'body')
  })

  test.each(['[]', '"text"', '7', 'null', 'true', '[{"content": "x"}]'])(
    cites('%s is not an object: details.body', 'json.no-object'),
    async (raw) => {
      expectInvalid(await write(raw), 'body')
    },
  )

  test(cites('that is missing names what is required', 'errors.validation-details'), async () => {
    expectInvalid(await send('POST', '/agent/memory/write', { key }), 'content', 'volume_id')
    expectInvalid(await write('{}'), 'content', 'volume_id')
  })

  test(cites('that is not UTF-8 is details.body', 'errors.broken-json'), async () => {
    expectInvalid(await write(Buffer.from('7b22636f6e74656e74223a22ff227d', 'hex')), 'body')
  })

  test(cites('has at most 64 levels', 'json.depth'), async () => {
    expect((await write(body(`"content":"Depth fits.","extra":${nested(63)}`))).status).toBe(200)
    expectInvalid(await write(body(`"content":"Too deep.","extra":${nested(64)}`)), 'body')
    expectInvalid(await write(nested(100_000)), 'body')
    expectInvalid(await write('{"a":'.repeat(100_000)), 'body')
    expectInvalid(
      await write(body(`"content":"Deep.","metadata":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)),
      'body',
    )
  })

  test(cites('has at most 20,000 fields and list items in all', 'json.fields'), async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `"f${at}":","`).join()
    expect((await write(body(`"content":"Fields fit.",${fields(19_998 - 1)}`))).status).toBe(200)
    expectInvalid(await write(body(`"content":"Too many.",${fields(19_998)},"extra":{"a":1}`)), 'body')
    // Ignored fields are checked too.
    const items = (count: number) => `"extra":[${Array(count).fill('1').join()}]`
    expect((await write(body(`"content":"Items fit.",${items(19_990)}`))).status).toBe(200)
    expectInvalid(await write(body(`"content":"\\ud83d\\ude00",${items(20_000)}`)), 'body')
    expectInvalid(await write(body(`"content":"Too many.","extra":[${Array(20_000).fill('[]').join()}]`)), 'body')
  })

  test(cites('with NUL or half a surrogate pair is rejected at its field', 'text.unstorable'), async () => {
    for (const bad of ['\\u0000', '\\ud800', '\\udfff', '\\ude00\\ud83d', 'a\\ud83d']) {
      expectInvalid(await write(body(`"content":"x${bad}y"`)), 'content')
      expectInvalid(await write(body(`"content":"x","user_id":"${bad}"`)), 'user_id')
      expectInvalid(await write(body(`"content":"x","metadata":{"note":"${bad}"}`)), 'metadata.note')
      expect((await write(body(`"content":"x","metadata":{"${bad}":1}`))).status).toBe(400)
      expect((await send('POST', '/agent/memory/query', { key, raw: body(`"query":"${bad}"`) })).status).toBe(400)
    }
    expect((await write(body('"content":"A whole pair \\ud83d\\ude00 is fine."'))).status).toBe(200)
  })

  test(cites('with __proto__ changes nothing', 'json.prototype'), async () => {
    const polluted = '"__proto__":{"limit":1,"isAdmin":true},"constructor":{"prototype":{"limit":1}}'
    const reply = await write(body(`"content":"A prototype is kept.","metadata":{"a":1,"__proto__":"x"},${polluted}`))
    expect([200, 400]).toContain(reply.status)
    const raw = `{"__proto__":{"content":"inherited","volume_id":"${tenant.volumeId}"}}`
    expectInvalid(await write(raw), 'content', 'volume_id')
    const me = await send('GET', '/agent/volumes', { key })
    expect(JSON.stringify(me.body)).not.toContain('isAdmin')
  })

  test(cites('keeps the last of duplicate fields, and can have unknown ones', 'json.unknown-fields'), async () => {
    const reply = await write(body('"content":"first","content":"The last of two fields counts.","x":{"y":[1]}'))
    const read = await send('GET', `/memory/${reply.body.memory_id}`, { key })
    expect(read.body.data.memory.content).toBe('The last of two fields counts.')
  })
})
