import { randomUUID } from 'node:crypto'
import { agentRoutes } from '@agent-memory/service-gateway/routes/accounts/agents'
import { authRoutes } from '@agent-memory/service-gateway/routes/accounts/auth'
import { keyRoutes } from '@agent-memory/service-gateway/routes/accounts/keys'
import { organizationRoutes } from '@agent-memory/service-gateway/routes/accounts/organizations'
import { volumeRoutes } from '@agent-memory/service-gateway/routes/accounts/volumes'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type ManagementApp, startManagementApp } from '../../../../tests/support/http/management-app.js'

let app: ManagementApp
beforeAll(async () => {
  app = await startManagementApp((ports) => [
    ...authRoutes(ports),
    ...keyRoutes(ports),
    ...agentRoutes(ports),
    ...volumeRoutes(ports),
    ...organizationRoutes(ports),
  ])
})
afterAll(() => app?.close())

describe('volumes and projects', () => {
  test('are created, read, listed page by page, changed and erased', async () => {
    const person = await app.signedUp()
    const key = await app.newKey(person, 'org_rw')
    const project = await app.call('POST', `/orgs/${person.orgId}/projects`, person.cookie, { name: 'Second' })
    expect(project).toMatchObject({ status: 201, body: { data: { project: { name: 'Second' } } } })
    const { project_id } = project.body.data.project
    const made = await app.call('POST', '/volumes', key, { name: 'Notes', project_id })
    expect(made.status).toBe(201)
    const { volume } = made.body.data
    expect(volume).toMatchObject({ name: 'Notes', type: 'team', project_id, created_by: null })
    expect((await app.call('GET', `/volumes/${volume.volume_id}`, key)).body.data.volume).toEqual(volume)

    const first = await app.call('GET', '/volumes?limit=1', key)
    expect(first.body.data.volumes).toHaveLength(1)
    const rest = await app.call('GET', `/volumes?limit=1&cursor=${first.body.data.next_cursor}`, key)
    expect(rest.body).toEqual({ status: 'ok', data: { volumes: [volume], next_cursor: null } })
    expect((await app.call('GET', '/volumes?cursor=nonsense', key)).body.details).toHaveProperty('cursor')
    expect((await app.call('GET', '/volumes?limit=101', key)).body.details).toHaveProperty('limit')

    const path = `/volumes/${volume.volume_id}`
    expect((await app.call('PATCH', path, key, { name: 'Archive' })).body.data.volume.name).toBe('Archive')
    expect((await app.call('DELETE', path, key)).status).toBe(200)
    expect(await app.call('GET', path, key)).toMatchObject({ status: 404, body: { error: 'volume_not_found' } })
  })

  test('of another tenant and missing ones get byte-identical answers', async () => {
    const mine = await app.signedUp()
    const theirs = await app.signedUp()
    const { agent_id } = await app.newAgent(theirs)
    const callers = [mine.cookie]
    for (const kind of ['org_rw', 'org_r', 'proj_rw', 'proj_r']) callers.push(await app.newKey(mine, kind))
    const attempts = (ids: {
      volume: string
      org: string
      project: string
      agent: string
    }): [string, string, object?][] => [
      ['GET', `/volumes/${ids.volume}`],
      ['PATCH', `/volumes/${ids.volume}`, { name: 'x' }],
      ['DELETE', `/volumes/${ids.volume}`],
      ['GET', `/volumes?org_id=${ids.org}`],
      ['GET', `/volumes?project_id=${ids.project}`],
      ['POST', '/volumes', { name: 'x', project_id: ids.project }],
      ['GET', `/orgs/${ids.org}/projects`],
      ['GET', `/agents?org_id=${ids.org}`],
      ['GET', `/agents?org_id=${mine.orgId}&project_id=${ids.project}`],
      ['GET', `/agents/${ids.agent}`],
      ['POST', '/agent/connect', { agent_id: ids.agent, volume_id: ids.volume }],
      ['DELETE', `/agent/${ids.agent}/disconnect/${ids.volume}`],
    ]
    const foreign = attempts({ volume: theirs.volumeId, org: theirs.orgId, project: theirs.projectId, agent: agent_id })
    const nothing = randomUUID()
    const missing = attempts({ volume: nothing, org: nothing, project: nothing, agent: nothing })
    for (const caller of callers) {
      for (const [index, [method, path, body]] of foreign.entries()) {
        const [, missingPath, missingBody] = missing[index] as (typeof missing)[number]
        const reply = await app.call(method, path, caller, body)
        expect([path, reply.status]).toEqual([path, 404])
        expect(reply.body).toEqual((await app.call(method, missingPath, caller, missingBody)).body)
      }
    }
  })
})
