import { type ForgotPorts, forgotPassword } from '@agent-memory/core/accounts/people/passwords'
import { forgotPasswordBody } from '@agent-memory/core/accounts/people/people-schemas'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import { typedIn } from '@agent-memory/runtime/http/form'
import type { Page, PageFailure } from '@agent-memory/runtime/http/page'
import { z } from 'zod'
import { EmailField } from './design/fields.js'
import { formPage } from './design/form-page.js'
import type { Problem } from './design/problem.js'
import { problemsOf } from './failures.js'
import { type Language, languageIn } from './language.js'
import { PATHS } from './paths.js'
import { signInWith } from './sign-in.js'
import { wordsOf } from './words/words.js'

export interface ForgotState {
  language: Language
  /** False without a mail server. */
  canMail: boolean
  /** E-mail address that the user typed before. */
  email?: string | undefined
  problems?: readonly Problem[]
}

export function forgotPage({ language, canMail, email, problems = [] }: ForgotState): Page {
  const words = wordsOf(language)
  return formPage({
    language,
    title: words.forgot.title,
    problems,
    intro: <p>{canMail ? words.forgot.intro : words.forgot.noMail}</p>,
    form: canMail
      ? {
          action: PATHS.forgot,
          submit: words.forgot.submit,
          fields: <EmailField words={words.fields} value={email} problems={problems} />,
        }
      : null,
    links: [{ to: PATHS.signIn, text: words.signIn.title }],
  })
}

/** Endpoints for the form on which a user requests a password reset link. */
export function forgotEndpoints(ports: ForgotPorts): Endpoint[] {
  const canMail = ports.mailer !== null
  const failed = (failure: PageFailure): Page => {
    const language = languageIn(failure.request)
    const words = wordsOf(language)
    const problems = problemsOf(failure, words, canMail ? {} : { forbidden: words.forgot.noMail })
    return forgotPage({ language, canMail, email: typedIn(failure.form, 'email'), problems })
  }
  const common = { answer: 'page', path: PATHS.forgot, tag: 'Pages', operation: 'auth', accepts: [], failed } as const
  return [
    endpoint({
      ...common,
      method: 'get',
      summary: 'Show the form for a forgotten password',
      limit: 'default',
      success: { status: 200, body: z.string() },
      handle: async ({ request }) => forgotPage({ language: languageIn(request), canMail }),
    }),
    endpoint({
      ...common,
      method: 'post',
      summary: 'Email a password reset link, if the address has an account',
      limit: 'auth',
      errors: ['forbidden'],
      body: forgotPasswordBody,
      success: { status: 303 },
      async handle({ body: { email }, request }) {
        await forgotPassword(ports, { email, language: languageIn(request) })
        return { redirect: signInWith('reset_mailed') }
      },
    }),
  ]
}
