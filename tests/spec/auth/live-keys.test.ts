import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError } from '../../support/expectations.js'
import { expectStatus } from '../../support/http/client.js'
import { postForm, redirectOf } from '../../support/http/forms.js'
import { isKnown, signInTerminal } from '../../support/http/oauth/cli-login.js'
import { newMember } from '../../support/http/people.js'
import { newTenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

const tenant = await newTenant(send)

describe('keys of the command line', () => {
  test(cites('are listed for their user, and ended, whatever the role', 'keys.own-live'), async () => {
    const member = await newMember(tenant, 'member')
    const mine = await signInTerminal(send, member)
    const theirs = await signInTerminal(send, tenant)
    const listed = async () => (await member.call('GET', '/auth/keys')).body.data.keys
    const { name: orgName } = (await member.call('GET', '/auth/me')).body.data.organizations.find(
      ({ org_id: id }: { org_id: string }) => id === member.orgId,
    )
    expect(await listed()).toEqual([
      expect.objectContaining({ key_id: mine.keyId, name: 'CLI', kind: 'live', org_name: orgName, last_used_at: null }),
    ])
    expect(JSON.stringify(await listed())).not.toContain(mine.key)
    expectError(await member.call('DELETE', `/auth/keys/${theirs.keyId}`), 404, 'key_not_found')
    expectStatus(await member.call('DELETE', `/auth/keys/${mine.keyId}`), 200)
    expect([await isKnown(send, mine.key), await isKnown(send, theirs.key), await listed()]).toEqual([false, true, []])
    expectError(await member.call('DELETE', `/auth/keys/${mine.keyId}`), 404, 'key_not_found')
    const made = await tenant.call('POST', '/keys', { name: 'Of the organization', kind: 'org_rw' })
    const { key_id: dashboardId } = expectStatus(made, 201).body.data.key
    expectError(await tenant.call('DELETE', `/auth/keys/${dashboardId}`), 404, 'key_not_found')
  })

  test(cites('are shown on a page, with a button for each', 'keys.own-live', 'pages.sessions'), async () => {
    const owner = await newTenant(send)
    const { key, keyId } = await signInTerminal(send, owner)
    const page = async () => (await send('GET', '/account/sessions', { cookie: owner.cookie })).text
    const shown = await page()
    expect([shown.includes(keyId), shown.includes(key.slice(0, 14)), shown.includes(key)]).toEqual([true, true, false])
    const ended = await postForm(send, '/account/keys', { key_id: keyId }, { cookie: owner.cookie })
    expect(redirectOf(ended)).toEqual([303, '/account/sessions?notice=key_ended'])
    expect([await isKnown(send, key), (await page()).includes(keyId)]).toEqual([false, false])
    const again = await postForm(send, '/account/keys', { key_id: keyId }, { cookie: owner.cookie })
    expect([again.status, again.text]).toEqual([404, expect.stringContaining('signed out already')])
  })
})
