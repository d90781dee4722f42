import type { ComponentChildren, VNode } from 'preact'

interface FormProps {
  action: string
  /** Id of the error summary, when there is one. */
  describedBy?: string | undefined
  children: ComponentChildren
}

/** A form that is posted as application/x-www-form-urlencoded. */
export const Form = ({ action, describedBy, children }: FormProps): VNode => (
  <form method="post" action={action} aria-describedby={describedBy}>
    {children}
  </form>
)

interface ButtonProps {
  name?: string
  value?: string
  kind?: 'primary' | 'secondary'
  children: ComponentChildren
}

export const Button = ({ name, value, kind = 'primary', children }: ButtonProps): VNode => (
  <button type="submit" class={`button ${kind}`} name={name} value={value}>
    {children}
  </button>
)

/** A list of links, below the content. */
export const Links = ({ links }: { links: readonly { to: string; text: string }[] }): VNode => (
  <ul class="links">
    {links.map(({ to, text }) => (
      <li key={to}>
        <a href={to}>{text}</a>
      </li>
    ))}
  </ul>
)

interface NoticeProps {
  kind: 'info' | 'error'
  id?: string
  children: ComponentChildren
}

/** A message above the content. Screen readers read an error as soon as the page opens. */
export const Notice = ({ kind, id, children }: NoticeProps): VNode => (
  <div class={`notice ${kind}`} id={id} role={kind === 'error' ? 'alert' : undefined}>
    {children}
  </div>
)

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  checked?: boolean
  children: ComponentChildren
}

/** A radio button or checkbox; the whole row is its label. */
export const Choice = ({ type, name, value, checked, children }: ChoiceProps): VNode => (
  <label class="choice">
    <input type={type} name={name} value={value} checked={checked} />
    <span>{children}</span>
  </label>
)
