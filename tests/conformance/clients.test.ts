import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { cites } from '../support/cites.js'
import { askedAgain, clientOf, type Json, parse } from '../support/http/client.js'
import { putOffBy } from '../support/http/mcp.js'
import { newTenant, type Tenant } from '../support/http/tenant.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { type AloneService, startAlone } from '../support/service.js'
import { type Ended, runProgram } from './program.js'

const TOOLS = [
  'list_volumes',
  'search_memories',
  'ask_memory',
  'add_memory',
  'delete_memory',
  'submit_feedback',
  'list_documents',
  'get_document',
  'get_entity',
  'search_entities',
  'explore_graph',
  'search',
  'fetch',
]
/** The Inspector's exit code for a missing or rejected credential. */
const EXIT_AUTH_REQUIRED = 3
const require = createRequire(import.meta.url)
const packageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`))

let service: AloneService
let tenant: Tenant
let key: string
let home: string
beforeAll(async () => {
  // Third-party programs keep files in the home folder.
  home = await temporaryFolder('home')
  service = await startAlone({ env: { RATE_LIMITS: 'off' } })
  tenant = await newTenant(clientOf(service.baseUrl))
  key = await tenant.key('org_rw')
})
afterAll(async () => {
  await service?.stop()
  rmSync(home, { recursive: true, force: true })
})

describe('the MCP Inspector on the command line', () => {
  const entry = join(packageFolder('@modelcontextprotocol/inspector'), 'clients/launcher/build/index.js')

  test(cites('lists the tools with the command from the docs', 'conformance.inspector'), async () => {
    const docs = readFileSync(new URL('../../docs/mcp.md', import.meta.url), 'utf8')
    const { version } = require('@modelcontextprotocol/inspector/package.json') as { version: string }
    const [line = ''] = /^npx @modelcontextprotocol.*?(?=^```)/ms.exec(docs) ?? []
    // Without a version, npm picks a version that supports its Node, but that version may not work.
    const fetched = `npx @modelcontextprotocol/inspector@${version} `
    expect(line).toContain(fetched)
    const installed = line.replace(fetched, `'${process.execPath}' '${entry}' `)
    const env = { HOME: home, SM_BASE_URL: service.baseUrl, SM_API_KEY: key }
    const { code, stdout, stderr } = await runProgram('sh', ['-c', installed], { cwd: home, env })
    expect({ code, stderr }).toMatchObject({ code: 0 })
    expect(JSON.parse(stdout).tools).toHaveLength(TOOLS.length)
  })

  const inspect = (secret: string, method: string, ...more: string[]) => {
    const target = [
      '--cli',
      `${service.baseUrl}/mcp`,
      '--transport',
      'http',
      '--header',
      `Authorization: Bearer ${secret}`,
    ]
    return runProgram(process.execPath, [entry, ...target, '--method', method, ...more], {
      cwd: home,
      env: { HOME: home },
    })
  }
  const answerTo = async (method: string, ...more: string[]): Promise<Json> => {
    const ask = () => inspect(key, method, ...more)
    // The Inspector prints the tool's answer. Its exit code says whether the answer is an error.
    const putOff = ({ stdout }: Ended) => putOffBy({ result: parse(stdout) })
    const { code, stdout, stderr } = await askedAgain(`${method} by the Inspector`, ask, putOff)
    if (code !== 0) throw new Error(`the Inspector ended with ${code}: ${stdout}\n${stderr}`)
    return JSON.parse(stdout)
  }

  test(
    cites('lists the tools, none of them with a schema that other clients trip over', 'conformance.inspector'),
    async () => {
      const { tools } = await answerTo('tools/list', '--strict')
      expect(tools.map(({ name }: Json) => name)).toEqual(TOOLS)
    },
  )

  test(cites('adds a memory and finds it', 'conformance.inspector'), async () => {
    const content = 'Ines plays the bassoon in the town orchestra.'
    const added = await answerTo('tools/call', '--tool-name', 'add_memory', '--tool-arg', `content=${content}`)
    expect(added.structuredContent).toMatchObject({ status: 'approved', volume_id: tenant.volumeId })
    const query = 'Who plays the bassoon?'
    const found = await answerTo('tools/call', '--tool-name', 'search_memories', '--tool-arg', `query=${query}`)
    const { memory_id } = added.structuredContent
    expect(found.structuredContent.memories[0]).toMatchObject({ memory_id, content })
  })

  test(cites('lists the resources', 'conformance.inspector'), async () => {
    const { resources } = await answerTo('resources/list')
    const uris = resources.map(({ uri }: Json) => uri)
    expect(uris).toEqual(['memory://volumes', `memory://volumes/${tenant.volumeId}`])
  })

  test(cites('gets the prompt', 'conformance.inspector'), async () => {
    const { messages } = await answerTo('prompts/get', '--prompt-name', 'recall', '--prompt-args', 'topic=the bassoon')
    expect(messages).toEqual([
      { role: 'user', content: { type: 'text', text: expect.stringContaining('topic: "the bassoon"') } },
    ])
  })

  test(cites('reports an invalid key', 'conformance.inspector'), async () => {
    const { code, stdout, stderr } = await inspect('sm_org_rw_unknown', 'tools/list')
    expect([code, stdout]).toEqual([EXIT_AUTH_REQUIRED, ''])
    expect(JSON.parse(stderr).error.code).toBe('auth_required')
  })
})

describe('mcp-remote', () => {
  const proxy = (secret: string, stderr: 'ignore' | 'pipe' = 'ignore') =>
    new StdioClientTransport({
      command: process.execPath,
      args: [
        join(packageFolder('mcp-remote'), 'dist/proxy.js'),
        `${service.baseUrl}/mcp`,
        '--allow-http',
        '--header',
        `Authorization: Bearer ${secret}`,
      ],
      env: { HOME: home, PATH: process.env.PATH ?? '' },
      stderr,
    })

  /** Runs a task with a client that speaks only stdio, through mcp-remote, which is ended after the task. */
  async function throughRemote(secret: string, task: (client: Client) => Promise<void>): Promise<void> {
    const transport = proxy(secret)
    const client = new Client({ name: 'stdio-client', version: '1.0.0' })
    try {
      await client.connect(transport)
      await task(client)
    } finally {
      const { pid } = transport
      await client.close()
      if (pid !== null && isAlive(pid)) process.kill(pid, 'SIGKILL')
    }
  }

  const call = (client: Client, name: string, args: Json): Promise<Json> => {
    const ask = (): Promise<Json> => client.callTool({ name, arguments: args })
    return askedAgain(`${name} through mcp-remote`, ask, (result) => putOffBy({ result }))
  }

  test(cites('lets a stdio-only client list, write and search', 'conformance.mcp-remote'), () =>
    throughRemote(key, async (client) => {
      expect(client.getNegotiatedProtocolVersion()).toBe('2025-11-25')
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(TOOLS)
      const content = 'Jonas repairs clocks in Lisbon.'
      const added = await call(client, 'add_memory', { content })
      expect(added.structuredContent).toMatchObject({ status: 'approved', volume_id: tenant.volumeId })
      const { memory_id } = added.structuredContent
      const found = await call(client, 'search_memories', { query: 'Who repairs clocks?' })
      expect(found.structuredContent.memories[0]).toMatchObject({ content, memory_id })
    }),
  )

  test(
    cites('sends its user to the consent of this service, if the key is invalid', 'conformance.mcp-remote'),
    async () => {
      const transport = proxy('sm_org_rw_unknown', 'pipe')
      await transport.start()
      const { pid } = transport
      try {
        let said = ''
        for await (const chunk of transport.stderr as Readable) {
          said += String(chunk)
          if (said.includes('code_challenge_method=S256')) break
        }
        expect(said).toContain(`${service.baseUrl}/oauth/authorize?`)
      } finally {
        await transport.close()
        if (pid !== null && isAlive(pid)) process.kill(pid, 'SIGKILL')
      }
    },
  )
})

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
