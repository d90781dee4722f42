import type { Page } from '@agent-memory/runtime/http/page'
import type { ComponentChildren } from 'preact'
import type { Language } from '../language.js'
import { wordsOf } from '../words/words.js'
import { Button, Form, Links } from './components.js'
import { documentOf } from './document.js'
import { PROBLEMS_ID, type Problem } from './problem.js'
import { Problems } from './problems.js'

export interface FormPage {
  language: Language
  title: string
  problems: readonly Problem[]
  /** Text above the form. */
  intro?: ComponentChildren
  /** Null where there is nothing to fill in, for example because sign-up is closed. */
  form: { action: string; fields: ComponentChildren; submit: string } | null
  /** Alternatives to filling in the form, such as buttons for identity providers. */
  otherWays?: ComponentChildren
  /** Links below the form. */
  links?: readonly { to: string; text: string }[]
  /** Whether the response to the form may redirect to another site (`formsLeave` in runtime/http/page.ts). */
  formsLeave?: boolean
}

/** Returns a page that consists of one form. */
export function formPage({
  language,
  title,
  problems,
  intro,
  form,
  otherWays,
  links = [],
  formsLeave = false,
}: FormPage): Page {
  const hasErrors = problems.length > 0
  const children = (
    <>
      <Problems title={wordsOf(language).problems} problems={problems} />
      {intro}
      {form && (
        <Form action={form.action} describedBy={hasErrors ? PROBLEMS_ID : undefined}>
          {form.fields}
          <div class="actions">
            <Button>{form.submit}</Button>
          </div>
        </Form>
      )}
      {otherWays}
      {links.length > 0 && <Links links={links} />}
    </>
  )
  return { html: documentOf({ language, title, hasErrors, children }), formsLeave }
}
