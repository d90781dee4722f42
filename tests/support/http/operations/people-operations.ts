import { changes, reads, type Trial } from './trial.js'

/**
 * For each operation on people, how to try it on another tenant, or why that is impossible: see tenant-operations.ts.
 */
export const PEOPLE_OPERATIONS: Readonly<Record<string, readonly Trial[] | string>> = {
  'post /auth/email/verify': 'takes a token that was mailed to the user it acts on',
  'post /auth/password': "takes the caller's own password",
  'post /auth/password/forgot': 'mails the user it acts on',
  'post /auth/password/reset': 'takes a token that was mailed to the user it acts on',
  'delete /auth/me': "takes the caller's own password",
  'delete /orgs/{org_id}': [changes(({ tenant }) => ['DELETE', `/orgs/${tenant.orgId}`])],
  'get /auth/sessions': [reads(() => ['GET', '/auth/sessions'])],
  'delete /auth/sessions': "ends the caller's own",
  'delete /auth/sessions/{session_id}': [changes(({ sessionId }) => ['DELETE', `/auth/sessions/${sessionId}`])],
  'get /auth/grants': [reads(() => ['GET', '/auth/grants'])],
  'delete /auth/grants/{grant_id}': [changes(({ grantId }) => ['DELETE', `/auth/grants/${grantId}`])],
  'get /auth/keys': [reads(() => ['GET', '/auth/keys'])],
  'delete /auth/keys/{key_id}': [changes(({ liveKeyId }) => ['DELETE', `/auth/keys/${liveKeyId}`])],

  'post /account/grants': [changes(({ grantId }) => ['POST', '/account/grants', { grant_id: grantId }])],
  'post /account/keys': [changes(({ liveKeyId }) => ['POST', '/account/keys', { key_id: liveKeyId }])],
  'get /account/sessions': "names programs, not whose they are; 'get /auth/sessions' lists the same",
  'post /account/sessions': [changes(({ sessionId }) => ['POST', '/account/sessions', { session_id: sessionId }])],
  'post /account/sessions/others': "ends the caller's own",
  'get /account/organizations/{org_id}/members': [
    reads(({ tenant }) => ['GET', `/account/organizations/${tenant.orgId}/members`]),
  ],
  'post /account/organizations/{org_id}/members': [
    changes(({ tenant }) => [
      'POST',
      `/account/organizations/${tenant.orgId}/members`,
      { email: 'intruder@example.test', role: 'owner' },
    ]),
  ],
  'get /account/organizations/{org_id}/members/{user_id}': [
    reads(({ tenant }) => ['GET', `/account/organizations/${tenant.orgId}/members/${tenant.userId}`]),
  ],
  'post /account/organizations/{org_id}/members/{user_id}/role': [
    changes(({ tenant }) => [
      'POST',
      `/account/organizations/${tenant.orgId}/members/${tenant.userId}/role`,
      { role: 'member' },
    ]),
  ],
  'post /account/organizations/{org_id}/members/{user_id}/remove': [
    changes(({ tenant }) => ['POST', `/account/organizations/${tenant.orgId}/members/${tenant.userId}/remove`]),
  ],
  'post /account/organizations/{org_id}/invitations/{invitation_id}/withdraw': [
    changes(({ tenant, invitation }) => [
      'POST',
      `/account/organizations/${tenant.orgId}/invitations/${invitation.invitationId}/withdraw`,
    ]),
  ],

  'get /orgs/{org_id}/members': [reads(({ tenant }) => ['GET', `/orgs/${tenant.orgId}/members`])],
  'post /orgs/{org_id}/members': [
    changes(({ tenant }) => ['POST', `/orgs/${tenant.orgId}/members`, { email: 'intruder@example.test' }]),
  ],
  'patch /orgs/{org_id}/members/{user_id}': [
    changes(({ tenant }) => ['PATCH', `/orgs/${tenant.orgId}/members/${tenant.userId}`, { role: 'member' }]),
  ],
  'delete /orgs/{org_id}/members/{user_id}': [
    changes(({ tenant }) => ['DELETE', `/orgs/${tenant.orgId}/members/${tenant.userId}`]),
  ],
  'get /orgs/{org_id}/audit': [reads(({ tenant }) => ['GET', `/orgs/${tenant.orgId}/audit`])],
  'get /orgs/{org_id}/audit/export': [reads(({ tenant }) => ['GET', `/orgs/${tenant.orgId}/audit/export`])],
  'get /orgs/{org_id}/invitations': [reads(({ tenant }) => ['GET', `/orgs/${tenant.orgId}/invitations`])],
  'delete /orgs/{org_id}/invitations/{invitation_id}': [
    changes(({ tenant, invitation }) => ['DELETE', `/orgs/${tenant.orgId}/invitations/${invitation.invitationId}`]),
  ],
  'post /invitations/accept': [changes(({ invitation: { token } }) => ['POST', '/invitations/accept', { token }])],
}
