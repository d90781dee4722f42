import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'

test('a key is made however often the garbage collector runs meanwhile', async () => {
  const code = `
    import { unusedKey } from '@agent-memory/service-mcp/oauth/unused-key'
    for (let made = 0; made < 3_000; made++) unusedKey()
    console.log(Object.keys(unusedKey()).sort().join())`
  const args = ['--gc-interval=20', '--input-type=module', '--eval', code]
  // Runs in a separate process, because a process that hangs in the export cannot end itself.
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: fileURLToPath(new URL('../../server', import.meta.url)),
    timeout: 120_000,
  })
  expect(stdout.trim()).toBe('crv,d,kty,x,y')
})
