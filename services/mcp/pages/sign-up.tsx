import { signUpBody } from '@agent-memory/core/accounts/management-schemas'
import { signUp } from '@agent-memory/core/accounts/people'
import { LIMITS } from '@agent-memory/core/limits'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import { signIn } from '@agent-memory/runtime/http/access/session'
import { type Endpoint, endpoint } from '@agent-memory/runtime/http/endpoint'
import type { Form as FormValues } from '@agent-memory/runtime/http/form'
import type { Page, PageFailure } from '@agent-memory/runtime/http/page'
import type { VNode } from 'preact'
import { z } from 'zod'
import { Button, Form, Notice } from './design/components.js'
import { documentOf } from './design/document.js'
import { Field } from './design/field.js'
import { PROBLEMS_ID, type Problem } from './design/problem.js'
import { Problems } from './design/problems.js'
import { problemsOf } from './failures.js'
import { leavesTo, pathOr, returnTo, withReturn } from './return-to.js'
import { SIGN_IN_PATH } from './sign-in.js'
import { languageOf } from './words/language.js'
import { type Language, type Words, wordsOf } from './words/words.js'

export const SIGN_UP_PATH = '/account/sign-up'

export interface SignUpState {
  language: Language
  returnPath: string
  isOpen: boolean
  /** The form as sent before. Its password is not shown again. */
  form?: FormValues
  problems?: readonly Problem[]
}

export function signUpPage({ language, returnPath, isOpen, form = {}, problems = [] }: SignUpState): Page {
  const words = wordsOf(language)
  const children = (
    <>
      <Problems title={words.problems} problems={problems} />
      {isOpen ? (
        <Form action={withReturn(SIGN_UP_PATH, returnPath)} describedBy={problems.length > 0 ? PROBLEMS_ID : undefined}>
          <Fields words={words.fields} form={form} problems={problems} />
          <div class="actions">
            <Button>{words.signUp.submit}</Button>
          </div>
        </Form>
      ) : (
        <Notice kind="info">
          <p>{words.signUp.closed}</p>
        </Notice>
      )}
      <ul class="links">
        <li>
          <a href={withReturn(SIGN_IN_PATH, returnPath)}>{words.signUp.toSignIn}</a>
        </li>
      </ul>
    </>
  )
  return {
    html: documentOf({ language, title: words.signUp.title, hasErrors: problems.length > 0, children }),
    formsLeave: leavesTo(returnPath),
  }
}

interface FieldsProps {
  words: Words['fields']
  form: FormValues
  problems: readonly Problem[]
}

function Fields({ words, form, problems }: FieldsProps): VNode {
  const typed = (name: string) => (typeof form[name] === 'string' ? form[name] : undefined)
  return (
    <>
      <Field
        name="email"
        words={words.email}
        type="email"
        autocomplete="username"
        value={typed('email')}
        required
        problems={problems}
      />
      <Field
        name="new_password"
        words={words.new_password}
        type="password"
        autocomplete="new-password"
        required
        minLength={LIMITS.password.min}
        problems={problems}
      />
      <Field name="name" words={words.name} type="text" autocomplete="name" value={typed('name')} problems={problems} />
      <Field
        name="org_name"
        words={words.org_name}
        type="text"
        autocomplete="organization"
        value={typed('org_name')}
        problems={problems}
      />
    </>
  )
}

export type SignUpPorts = Pick<ManagementPorts, 'people' | 'passwords' | 'config'>

const { password, ...rest } = signUpBody.shape
/** The fields of POST /auth/signup. The password has the name of its words: a new one, not the one of the account. */
const form = z.object({ ...rest, new_password: password })

/** The form for a new account with an organization of its own. */
export function signUpEndpoints(ports: SignUpPorts): Endpoint[] {
  const isOpen = ports.config.signup === 'open'
  const failed = (failure: PageFailure): Page => {
    const language = languageOf(failure.request)
    const words = wordsOf(language)
    const own = { conflict: words.signUp.taken, ...(!isOpen && { forbidden: words.signUp.closed }) }
    return signUpPage({
      language,
      isOpen,
      returnPath: pathOr(failure.request.query.return_to),
      form: failure.form,
      problems: problemsOf(failure, words, own),
    })
  }
  const common = {
    answer: 'page',
    path: SIGN_UP_PATH,
    tag: 'Pages',
    operation: 'auth',
    accepts: [],
    query: z.object({ return_to: returnTo() }),
    failed,
  } as const
  return [
    endpoint({
      ...common,
      method: 'get',
      summary: 'Show the form for a new account',
      limit: 'default',
      success: { status: 200, body: z.string() },
      handle: async ({ query, request }) =>
        signUpPage({ language: languageOf(request), isOpen, returnPath: query.return_to }),
    }),
    endpoint({
      ...common,
      method: 'post',
      summary: 'Create an account with an organization, a project and a volume, and sign in',
      signsIn: true,
      limit: 'auth',
      errors: ['conflict'],
      body: form,
      success: { status: 303 },
      async handle({ query, body, request }) {
        const { new_password, name = null, org_name = null, email } = body
        const { userId } = await signUp(ports, { email, password: new_password, name, orgName: org_name })
        await signIn(request, userId)
        return { redirect: query.return_to }
      },
    }),
  ]
}
