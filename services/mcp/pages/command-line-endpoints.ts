import { allowCliLogin } from '@agent-memory/core/accounts/keys/cli-login'
import { cliLoginQuery } from '@agent-memory/core/accounts/keys/cli-login-schemas'
import { CLI_CALLBACK_PATH, pastedCode } from '@agent-memory/core/accounts/keys/login-code'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { uuid } from '@agent-memory/core/schemas'
import { sessionHashOf } from '@agent-memory/runtime/http/access/session-store'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { baseUrlOf } from '@agent-memory/runtime/http/host'
import type { PageAnswer, PageFailure } from '@agent-memory/runtime/http/page'
import type { Request } from 'express'
import { z } from 'zod'
import { commandLineEndPage, commandLinePage, loginCodePage, OUTCOMES } from './command-line.js'
import { failurePage } from './failures.js'
import { languageIn } from './language.js'
import { PATHS } from './paths.js'
import { withReturn } from './return-to.js'
import { wordsOf } from './words/words.js'

const failed = (failure: PageFailure): PageAnswer => {
  const { code, request } = failure
  if (code === 'unauthorized') return { redirect: withReturn(PATHS.signIn, request.originalUrl) }
  const { used, badAddress } = wordsOf(languageIn(request)).commandLine
  return failurePage(failure, { conflict: used, validation_failed: badAddress })
}

type LoginQuery = z.output<typeof cliLoginQuery>

/**
 * Returns the address of this service, where the user decides about the login, as the browser knows it (RFC 9207). A
 * terminal that began the login at another service then refuses the login.
 */
const issuerOf = (request: Request): string => request.get('Origin') ?? baseUrlOf(undefined, request)

/** Returns the URL at which the terminal waits for the answer, on the user's own computer (RFC 8252, section 7.3). */
const callback = (port: number, { state }: LoginQuery, request: Request, answer: Record<string, string>): string => {
  const query = new URLSearchParams({ ...answer, state: state ?? '', iss: issuerOf(request) })
  return `http://127.0.0.1:${port}${CLI_CALLBACK_PATH}?${query}`
}

type CommandLinePorts = Pick<ManagementPorts, 'people' | 'cliLogins' | 'now'>

/** The pages to which `sm login` sends the user. */
export function commandLineEndpoints({ people, cliLogins, now }: CommandLinePorts): Endpoint[] {
  const common = { answer: 'page', tag: 'Pages', operation: 'auth', limit: 'default', failed } as const
  const login = { ...common, path: PATHS.commandLine, accepts: ['session'], query: cliLoginQuery } as const
  return [
    endpoint({
      ...login,
      method: 'get',
      summary: 'Ask the user to let `sm login` have a key',
      success: { status: 200, body: z.string() },
      handle: async ({ principal: user, query, request }) =>
        commandLinePage({
          language: languageIn(request),
          user,
          organizations: await people.organizationsOf(user.userId),
          challenge: query.code_challenge,
          address: request.originalUrl,
        }),
    }),
    endpoint({
      ...login,
      method: 'post',
      summary: 'Allow or deny the login of a terminal',
      description: 'Redirects to the terminal on 127.0.0.1, or shows a one-time code for it: see POST /auth/cli/key.',
      errors: ['organization_not_found', 'conflict'],
      body: z.object({ decision: z.enum(['allow', 'deny']), user_id: uuid(), org_id: uuid().optional() }),
      success: { status: 200, body: z.string() },
      async handle({ principal, query, body, request }) {
        const { code_challenge: challenge, port } = query
        const language = languageIn(request)
        // If somebody else has signed in since the page was shown, the page is shown again for the new user.
        if (body.user_id !== principal.userId) return { redirect: request.originalUrl }
        if (body.decision === 'deny' || body.org_id === undefined) {
          if (port === undefined) return commandLineEndPage({ language, outcome: 'denied' })
          return { redirect: callback(port, query, request, { error: 'access_denied' }) }
        }
        const carrier = port === undefined ? 'person' : 'browser'
        const sessionHash = sessionHashOf(request.sessionID)
        const code = await allowCliLogin(
          cliLogins,
          principal,
          { challenge, orgId: body.org_id, sessionHash, carrier },
          now(),
        )
        if (port === undefined) return loginCodePage({ language, code: pastedCode(code, issuerOf(request)) })
        return { redirect: callback(port, query, request, { code }) }
      },
    }),
    endpoint({
      ...common,
      method: 'get',
      path: PATHS.commandLineEnd,
      summary: 'Tell the user how the login of a terminal ended',
      accepts: [],
      query: z.object({ outcome: z.enum(OUTCOMES).catch('failed') }),
      success: { status: 200, body: z.string() },
      handle: async ({ query: { outcome }, request }) => commandLineEndPage({ language: languageIn(request), outcome }),
    }),
  ]
}
