import { redeemCliLogin } from '@agent-memory/core/accounts/keys/cli-login'
import { cliKeyAnswer, cliKeyBody } from '@agent-memory/core/accounts/keys/cli-login-schemas'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { presentKey, presentUser } from '@agent-memory/core/present/accounts'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { ok, okBody } from '../../envelope.js'

/**
 * Endpoint where `sm login` exchanges its code for a key. The page where the user allows this is in the MCP service.
 */
export const cliLoginRoutes = ({ cliLogins }: Pick<ManagementPorts, 'cliLogins'>): Endpoint[] => [
  endpoint({
    method: 'post',
    path: '/auth/cli/key',
    summary: 'Exchange the one-time code of `sm login` for a key with the access of the user who allowed it',
    description:
      'A code works once, within a minute or, if the page showed it, within ten minutes. A second use revokes the key.',
    tag: 'Sign-in',
    operation: 'auth',
    answer: 'json',
    accepts: [],
    limit: 'oauth_token',
    body: cliKeyBody,
    success: { status: 201, body: okBody(cliKeyAnswer) },
    async handle({ body }) {
      const { key, apiKey, user } = await redeemCliLogin(cliLogins, { code: body.code, verifier: body.code_verifier })
      return ok({ key: { ...presentKey(key), api_key: apiKey }, user: presentUser(user) })
    },
  }),
]
