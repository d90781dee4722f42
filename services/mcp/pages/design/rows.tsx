import type { ComponentChildren, VNode } from 'preact'
import type { Language } from '../language.js'
import { wordsOf } from '../words/words.js'
import { Button, Form } from './components.js'

/** A list whose rows each have a text and a button or link. */
export const Rows = ({ children }: { children: ComponentChildren }): VNode => <ul class="rows">{children}</ul>

/** A row of the list: `children` is its text, and `action` the button or link beside it. */
export const Row = ({ children, action }: { children: ComponentChildren; action?: ComponentChildren }): VNode => (
  <li>
    <div>{children}</div>
    {action}
  </li>
)

/** Text that only screen readers read. It tells buttons with the same label apart. */
export const Unseen = ({ children }: { children: ComponentChildren }): VNode => <span class="unseen">{children}</span>

interface RowButtonProps {
  action: string
  /** Hidden field that identifies the item in the row, if `action` does not. */
  field?: { name: string; value: string }
  /** What the button is about. Only screen readers read it, to tell buttons with the same label apart. */
  about: string
  children: ComponentChildren
}

/** The button of a row, in a form of its own. */
export const RowButton = ({ action, field, about, children }: RowButtonProps): VNode => (
  <Form action={action}>
    {field && <input type="hidden" {...field} />}
    <Button kind="secondary">
      {children} <Unseen>{about}</Unseen>
    </Button>
  </Form>
)

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const

/** Shows a time in UTC, because the service does not know the reader's time zone. */
export const Moment = ({ at, language }: { at: Date; language: Language }): VNode => {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return <time dateTime={at.toISOString()}>{`${format.format(at)} UTC`}</time>
}

/** Shows when something was last used. `at` is null if it was never used. */
export const LastUsed = ({ at, language }: { at: Date | null; language: Language }): VNode => {
  const { neverUsed, lastUsed } = wordsOf(language).account
  if (at === null) return <>{neverUsed}</>
  return (
    <>
      {lastUsed} <Moment at={at} language={language} />
    </>
  )
}
