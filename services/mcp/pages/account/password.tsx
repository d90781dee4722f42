import { changePasswordBody } from '@agent-memory/core/accounts/people/people-schemas'
import { type ChangePasswordPorts, changePasswordFrom } from '@agent-memory/runtime/http/access/log-in'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Page, PageAnswer, PageFailure } from '@agent-memory/runtime/http/page'
import { z } from 'zod'
import { KnownUsername, NewPasswordField, PasswordField } from '../design/fields.js'
import { formPage } from '../design/form-page.js'
import type { Problem } from '../design/problem.js'
import { problemsOf } from '../failures.js'
import { type Language, languageIn } from '../language.js'
import { PATHS } from '../paths.js'
import { withReturn } from '../return-to.js'
import { wordsOf } from '../words/words.js'

export interface PasswordState {
  language: Language
  /** E-mail address of the user. Undefined when the page is shown again after an error. */
  email?: string | undefined
  /** False for a user who signs in only with an identity provider. */
  hasPassword?: boolean
  problems?: readonly Problem[]
}

export function passwordPage({ language, email, hasPassword = true, problems = [] }: PasswordState): Page {
  const words = wordsOf(language)
  const { fields } = words
  const toAccount = { to: PATHS.account, text: words.account.title }
  if (!hasPassword)
    return formPage({
      language,
      title: words.password.title,
      problems,
      intro: <p>{words.password.noPassword}</p>,
      form: null,
      links: [{ to: PATHS.forgot, text: words.password.toForgot }, toAccount],
    })
  return formPage({
    language,
    title: words.password.title,
    problems,
    intro: <p>{words.password.intro}</p>,
    form: {
      action: PATHS.password,
      submit: words.password.submit,
      fields: (
        <>
          {email && <KnownUsername email={email} />}
          <PasswordField name="current_password" words={fields} problems={problems} />
          <NewPasswordField words={fields} problems={problems} />
        </>
      ),
    },
    links: [toAccount],
  })
}

const failed = (failure: PageFailure): PageAnswer => {
  if (failure.code === 'unauthorized') return { redirect: withReturn(PATHS.signIn, PATHS.password) }
  const language = languageIn(failure.request)
  const words = wordsOf(language)
  const problems = problemsOf(failure, words, { invalid_credentials: words.password.wrong })
  return passwordPage({ language, problems })
}

/** Endpoints for the form on which a signed-in person changes the password. */
export function passwordEndpoints(ports: ChangePasswordPorts): Endpoint[] {
  const common = {
    answer: 'page',
    path: PATHS.password,
    tag: 'Pages',
    operation: 'auth',
    accepts: ['session'],
    failed,
  } as const
  return [
    endpoint({
      ...common,
      method: 'get',
      summary: 'Show the form for changing the password',
      limit: 'default',
      success: { status: 200, body: z.string() },
      handle: async ({ principal: { userId, email }, request }) =>
        passwordPage({
          language: languageIn(request),
          email,
          hasPassword: (await ports.passwordStore.hashOf(userId)) !== null,
        }),
    }),
    endpoint({
      ...common,
      method: 'post',
      summary: 'Change your password; your other sessions end',
      limit: 'auth',
      errors: ['invalid_credentials'],
      body: z.object({
        current_password: changePasswordBody.shape.current_password,
        new_password: changePasswordBody.shape.password,
      }),
      success: { status: 303 },
      async handle({ principal, body: { current_password: current, new_password: next }, request }) {
        await changePasswordFrom(ports, request, principal, { current, next })
        return { redirect: `${PATHS.account}?notice=password_changed` }
      },
    }),
  ]
}
