import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { newTenant } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('the example in its README runs as written', async () => {
  const readme = readFileSync(`${root}packages/client/README.md`, 'utf8')
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? []
  const tenant = await newTenant(send)
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    SM_BASE_URL: shared().baseUrl,
    SM_API_KEY: await tenant.key('org_rw'),
    SM_VOLUME_ID: tenant.volumeId,
  }
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', example], { cwd: root, env })
  expect((await run).stdout.split('\n')).toEqual([
    expect.stringMatching(/^approved \S/),
    expect.stringMatching(/^0\.\d+ Ada prefers green tea\.$/),
    expect.stringContaining('memory_not_found'),
    '',
  ])
})
