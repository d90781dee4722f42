import { LIMITS } from '@agent-memory/core/limits'
import type { VNode } from 'preact'
import type { Words } from '../words/words.js'
import { Field } from './field.js'
import type { Problem } from './problem.js'

interface FieldProps {
  words: Words['fields']
  problems: readonly Problem[]
  /** What the user typed before. Password fields have no value, because a password is never shown again. */
  value?: string | undefined
}

/** `autocomplete` is `off` where the address is not the visitor's own, as in an invitation. */
export const EmailField = ({
  words,
  problems,
  value,
  autocomplete = 'username',
}: FieldProps & { autocomplete?: 'username' | 'off' }): VNode => (
  <Field
    name="email"
    words={words.email}
    type="email"
    autocomplete={autocomplete}
    value={value}
    required
    problems={problems}
  />
)

/** Field for an existing password: of the account, or of a sign-up that is to be confirmed. */
export const PasswordField = ({
  name = 'password',
  words,
  problems,
}: Omit<FieldProps, 'value'> & { name?: 'password' | 'current_password' }): VNode => (
  <Field name={name} words={words[name]} type="password" autocomplete="current-password" required problems={problems} />
)

export const NewPasswordField = ({ words, problems }: Omit<FieldProps, 'value'>): VNode => (
  <Field
    name="new_password"
    words={words.new_password}
    type="password"
    autocomplete="new-password"
    required
    minLength={LIMITS.password.min}
    problems={problems}
  />
)

export const NameField = ({ words, problems, value }: FieldProps): VNode => (
  <Field name="name" words={words.name} type="text" autocomplete="name" value={value} problems={problems} />
)

export const OrganizationField = ({ words, problems, value }: FieldProps): VNode => (
  <Field
    name="org_name"
    words={words.org_name}
    type="text"
    autocomplete="organization"
    value={value}
    problems={problems}
  />
)

/** Invisible field that tells a password manager which account the password on this page belongs to. */
export const KnownUsername = ({ email }: { email: string }): VNode => (
  <input type="email" name="username" value={email} autocomplete="username" readonly hidden />
)
