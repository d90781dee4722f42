import { type PasswordPorts, resetPassword } from '@agent-memory/core/accounts/people/passwords'
import { resetPasswordBody } from '@agent-memory/core/accounts/people/people-schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Page, PageFailure } from '@agent-memory/runtime/http/page'
import { z } from 'zod'
import { NewPasswordField } from './design/fields.js'
import { formPage } from './design/form-page.js'
import type { Problem } from './design/problem.js'
import { problemsOf } from './failures.js'
import { type Language, languageIn } from './language.js'
import { linkQuery, tokenOf, withToken } from './link-token.js'
import { PATHS } from './paths.js'
import { signInWith } from './sign-in.js'
import { wordsOf } from './words/words.js'

export interface ResetState {
  language: Language
  token: string
  problems?: readonly Problem[]
}

export function resetPage({ language, token, problems = [] }: ResetState): Page {
  const words = wordsOf(language)
  return formPage({
    language,
    title: words.reset.title,
    problems,
    intro: <p>{words.reset.intro}</p>,
    form: {
      action: withToken(PATHS.reset, token),
      submit: words.reset.submit,
      fields: <NewPasswordField words={words.fields} problems={problems} />,
    },
    links: [{ to: PATHS.forgot, text: words.reset.toForgot }],
  })
}

/** Endpoints for the page that a password reset link opens. */
export function resetEndpoints(ports: Pick<PasswordPorts, 'passwordStore' | 'passwords'>): Endpoint[] {
  const failed = (failure: PageFailure): Page => {
    const language = languageIn(failure.request)
    const words = wordsOf(language)
    const problems = problemsOf(failure, words, { token: words.reset.badLink })
    return resetPage({ language, token: tokenOf(failure.request), problems })
  }
  const common = {
    answer: 'page',
    path: PATHS.reset,
    tag: 'Pages',
    operation: 'auth',
    accepts: [],
    query: linkQuery,
    failed,
  } as const
  return [
    endpoint({
      ...common,
      method: 'get',
      summary: 'Show the form that a password reset link opens',
      limit: 'default',
      success: { status: 200, body: z.string() },
      handle: async ({ query, request }) => resetPage({ language: languageIn(request), token: query.token }),
    }),
    endpoint({
      ...common,
      method: 'post',
      summary: 'Set a new password with the token from a mailed link; all sessions of the user end',
      limit: 'auth',
      body: z.object({ new_password: resetPasswordBody.shape.password }),
      success: { status: 303 },
      async handle({ query: { token }, body }) {
        await resetPassword(ports, { token, password: body.new_password })
        return { redirect: signInWith('password_changed') }
      },
    }),
  ]
}
