import type { ComponentChildren, VNode } from 'preact'
import type { Language } from '../language.js'
import { wordsOf } from '../words/words.js'
import { Button, Form } from './components.js'

/** A list of things that each have something to press. */
export const Rows = ({ children }: { children: ComponentChildren }): VNode => <ul class="rows">{children}</ul>

/** What there is to read about one thing, and beside it what can be done with it. */
export const Row = ({ children, action }: { children: ComponentChildren; action?: ComponentChildren }): VNode => (
  <li>
    <div>{children}</div>
    {action}
  </li>
)

/** What only screen readers read: of several equal buttons, what each is about. */
export const Unseen = ({ children }: { children: ComponentChildren }): VNode => <span class="unseen">{children}</span>

interface RowButtonProps {
  action: string
  /** What is posted, where the address does not name the thing. */
  field?: { name: string; value: string }
  /** Tells equal buttons apart, for screen readers. */
  about: string
  children: ComponentChildren
}

/** The button beside one thing. */
export const RowButton = ({ action, field, about, children }: RowButtonProps): VNode => (
  <Form action={action}>
    {field && <input type="hidden" {...field} />}
    <Button kind="secondary">
      {children} <Unseen>{about}</Unseen>
    </Button>
  </Form>
)

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const

/** A moment, in UTC, because the service does not know where the reader is. */
export const Moment = ({ at, language }: { at: Date; language: Language }): VNode => {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return <time dateTime={at.toISOString()}>{`${format.format(at)} UTC`}</time>
}

/** When something was last used; null if it never was. */
export const LastUsed = ({ at, language }: { at: Date | null; language: Language }): VNode => {
  const { neverUsed, lastUsed } = wordsOf(language).account
  if (at === null) return <>{neverUsed}</>
  return (
    <>
      {lastUsed} <Moment at={at} language={language} />
    </>
  )
}
