import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { type Json, newEmail, PASSWORD } from '../../support/http/client.js'
import { newTenant } from '../../support/http/tenant.js'
import { newTerminal, onTty, type Terminal } from '../../support/programs/command-line.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let terminal: Terminal
beforeAll(async () => {
  const person = { SM_EMAIL: tenant.email, SM_PASSWORD: PASSWORD }
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: await tenant.key('org_rw'), ...person })
})
afterAll(() => terminal.remove())

/** The JSON output of a command that must succeed. */
const json = async (...args: string[]): Promise<Json> => {
  const ran = await terminal.run([...args, '--json'])
  expect([ran.code, ran.stderr]).toEqual([0, ''])
  return ran.json
}

describe('sm volumes', () => {
  test(cites('creates, lists, renames and deletes', 'cli.volumes', 'cli.quiet'), async () => {
    const { volume } = await json('volumes', 'create', 'Notes')
    expect(volume).toMatchObject({ name: 'Notes', project_id: tenant.projectId })
    expect((await json('volumes', 'rename', 'Notes', 'Log')).volume).toMatchObject({
      volume_id: volume.volume_id,
      name: 'Log',
    })
    const listed = await terminal.run(['volumes'])
    expect(listed.stdout).toContain(`${volume.volume_id}\tread,write\tteam\tLog\n`)
    const unsure = await terminal.run(['volumes', 'delete', 'Log'])
    expect([unsure.code, unsure.stdout]).toEqual([2, ''])
    expect((await terminal.run(['volumes', 'delete', 'Log', '--yes', '-q'])).stdout).toBe(`${volume.volume_id}\n`)
    expect((await json('volumes')).volumes).toEqual([expect.objectContaining({ volume_id: tenant.volumeId })])
    expect((await terminal.run(['volumes', 'delete', 'Log', '--yes'])).code).toBe(5)
  })

  test(
    cites('need --project if any volume of the key is in another project', 'cli.volumes', 'cli.exit-codes'),
    async () => {
      const other = await newTenant(send)
      for (let count = 0; count < 110; count++) await other.volume(`Volume ${count}`)
      await other.volume('Elsewhere', await other.project('Second'))
      const env = { SM_API_KEY: await other.key('org_rw'), SM_EMAIL: other.email }
      const ran = await terminal.run(['volumes', 'create', 'Notes'], { env })
      expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining('--project')])
    },
  )

  test(cites('are not created with a key that may not do so', 'cli.volumes', 'cli.exit-codes'), async () => {
    const env = { SM_API_KEY: await tenant.key('org_r') }
    const ran = await terminal.run(['volumes', 'create', 'Notes', '--project', tenant.projectId], { env })
    expect([ran.code, ran.stdout]).toEqual([4, ''])
    expect(ran.stderr).toMatch(/^sm: .*owner.*\n$/)
  })
})

describe('sm audit', () => {
  test(
    cites('lists the latest entries, and exports all as JSON Lines or CSV', 'cli.audit', 'cli.session'),
    async () => {
      const { entries } = await json('audit', 'list', '--limit', '1')
      expect(entries).toEqual([expect.objectContaining({ action: expect.stringMatching(/\w\.\w/) })])
      const lines = (await terminal.run(['audit', 'export'])).stdout.trimEnd().split('\n')
      expect(lines.map((line) => JSON.parse(line))).toContainEqual(entries[0])
      const csv = (await terminal.run(['audit', 'export', '--format', 'csv', '--before', '2020-01-01'])).stdout
      expect(csv).toMatch(/^audit_id,created_at,[^\n]+details\n$/)
      expect((await terminal.run(['audit', 'list', '--limit', '0'])).code).toBe(2)
      expect((await terminal.run(['audit', 'export', '--since', 'yesterday'])).code).not.toBe(0)
    },
  )
})

describe('sm agents', () => {
  test(
    cites('creates, connects, disconnects and ends one', 'cli.agents', 'cli.session', 'cli.key-hidden'),
    async () => {
      const made = await terminal.run(['agents', 'create', 'Scribe', '--description', 'takes notes'])
      expect(made.code).toBe(0)
      expect(made.stdout).toMatch(/^sm_agent_[0-9A-Za-z]{43}\n$/)
      const env = { SM_API_KEY: made.stdout.trim() }
      expect(made.stderr).toContain('cannot be shown again')
      expect(made.stderr).not.toContain(env.SM_API_KEY)
      const [agent] = (await json('agents')).agents
      expect(agent).toMatchObject({ name: 'Scribe', description: 'takes notes', is_active: true })

      const shut = await terminal.run(['write', 'The hatch is open.'], { env })
      expect(shut.code).toBe(4)
      expect(shut.stderr).toContain('sm agents connect')
      await json('agents', 'connect', agent.agent_id, tenant.volumeId, '--permissions', 'read')
      expect((await terminal.run(['volumes'], { env })).stdout).toMatch(/\tread\t/)
      await json('agents', 'disconnect', agent.agent_id, '--volume', tenant.volumeId)
      expect((await terminal.run(['volumes'], { env })).stdout).toBe('')

      await json('agents', 'connect', 'Scribe', tenant.volumeId)
      expect((await terminal.run(['volumes'], { env })).stdout).toMatch(/\tread,write\t/)
      await json('agents', 'disconnect', 'Scribe', tenant.volumeId)
      expect((await terminal.run(['volumes'], { env })).stdout).toBe('')

      const rotated = await json('agents', 'rotate', 'Scribe')
      expect(rotated.agent).toMatchObject({ agent_id: agent.agent_id, api_key: expect.stringMatching(/^sm_agent_/) })
      expect((await terminal.run(['whoami'], { env })).code).toBe(3)
      await json('agents', 'deactivate', agent.agent_id, '--yes')
      expect((await terminal.run(['agents'])).stdout).toContain(`${agent.agent_id}\tinactive\t`)
    },
  )

  test(cites('accepts a unique name for an id', 'cli.agents', 'cli.sentences'), async () => {
    const unknown = await terminal.run(['agents', 'connect', 'Nobody'])
    expect([unknown.code, unknown.stderr]).toEqual([
      5,
      'sm: No active agent is named "Nobody": run `sm agents` to list all agents.\n',
    ])
    const twins = [await json('agents', 'create', 'Twin'), await json('agents', 'create', 'Twin')]
    const several = await terminal.run(['agents', 'deactivate', 'Twin', '--yes'])
    expect([several.code, several.stdout]).toEqual([2, ''])
    for (const { agent } of twins) expect(several.stderr).toContain(agent.agent_id)
    await json('agents', 'deactivate', twins[0]?.agent.agent_id, '--yes')
    expect((await json('agents', 'deactivate', 'Twin', '--yes')).agent.agent_id).toBe(twins[1]?.agent.agent_id)
  })
})

describe('sm keys', () => {
  test(cites('creates, lists, rotates and revokes', 'cli.keys', 'cli.session', 'cli.key-hidden'), async () => {
    const made = await json('keys', 'create', 'Backup', '--kind', 'proj_r', '--expires', '2099-12-31')
    expect(made.key).toMatchObject({
      kind: 'proj_r',
      project_id: tenant.projectId,
      api_key: expect.stringMatching(/^sm_proj_r_/),
    })
    const listed = await terminal.run(['keys'])
    expect(listed.stdout).toContain(`${made.key.key_id}\tproj_r\t${made.key.api_key_prefix}\t`)
    expect(listed.stdout).not.toContain(made.key.api_key)
    const rotated = await terminal.run(['keys', 'rotate', made.key.key_id, '--grace', '60', '-q'])
    expect(rotated.stdout).toMatch(/^sm_proj_r_[0-9A-Za-z]{43}\n$/)
    expect(rotated.stderr).toBe('')
    expect((await terminal.run(['keys', 'revoke', made.key.key_id])).code).toBe(2)
    const again = await json('keys', 'rotate', 'Backup', '--grace', '60')
    expect(again.key.key_id).toBe(made.key.key_id)
    expect((await json('keys', 'revoke', 'Backup', '--yes')).key.key_id).toBe(made.key.key_id)
    expect((await terminal.run(['keys', 'revoke', 'Backup', '--yes'])).stderr).toContain('No key is named "Backup"')
    expect((await terminal.run(['whoami'], { env: { SM_API_KEY: rotated.stdout.trim() } })).code).toBe(3)
  })
})

describe('the user who signs in', () => {
  test(cites('is prompted on a terminal, without echo of the password', 'cli.session'), async () => {
    const { SM_PASSWORD: _password, ...env } = terminal.env
    const own = newTerminal({ ...env, HOME: terminal.home })
    try {
      const seen = await onTty(own, ['keys'], { input: `${PASSWORD}\r`, after: 'Password: ' })
      expect(seen).toContain('Password: ')
      expect(seen).toContain('org_rw')
      expect(seen).not.toContain(PASSWORD)
      const nobody = await own.run(['keys'])
      expect([nobody.code, nobody.stdout]).toEqual([3, ''])
      expect(nobody.stderr).toContain('SM_PASSWORD')
    } finally {
      own.remove()
    }
  })

  test(cites('needs the right password, and no session is left behind', 'cli.session', 'cli.exit-codes'), async () => {
    const wrong = await terminal.run(['keys'], { env: { SM_PASSWORD: `${PASSWORD}!` } })
    expect([wrong.code, wrong.stdout]).toEqual([3, ''])
    expect(wrong.stderr).toBe('sm: Wrong e-mail address or password.\n')
    const unknown = await terminal.run(['keys', 'list', '--email', newEmail()])
    expect(unknown.stderr).toBe(wrong.stderr)
    const heard: string[] = []
    const { createServer } = await import('node:http')
    const peer = createServer((request, response) => {
      heard.push(`${request.method} ${request.url}`)
      response.setHeader('Content-Type', 'application/json')
      if (request.url === '/auth/login') response.setHeader('Set-Cookie', 'connect.sid=abc; HttpOnly')
      if (request.url === '/keys') response.statusCode = 500
      response.end(JSON.stringify({ status: 'ok', data: { user: {}, organizations: [] }, error: 'key_failed' }))
    })
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
    const address = peer.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
    expect((await terminal.run(['keys'], { env: { SM_BASE_URL: url } })).code).toBe(5)
    peer.close()
    expect(heard).toEqual(['POST /auth/login', 'GET /auth/me', 'POST /auth/logout'])
  })
})
