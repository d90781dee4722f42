import type { VNode } from 'preact'
import type { Problem } from './problem.js'

export interface FieldProps {
  name: string
  words: { label: string; hint?: string }
  type: 'email' | 'password' | 'text'
  /** The autofill token of HTML, so that browsers and password managers fill the right thing in. */
  autocomplete: 'username' | 'current-password' | 'new-password' | 'name' | 'organization' | 'off'
  value?: string | undefined
  required?: boolean
  /**
   * Minimum length. There is no `maxLength`, because a browser would silently cut a longer password, and counts UTF-16
   * units instead of characters.
   */
  minLength?: number
  problems: readonly Problem[]
}

/** An input with its label, hint and error. A screen reader reads them together with the input. */
export function Field({ name, words, problems, autocomplete, ...input }: FieldProps): VNode {
  const problem = problems.find(({ field }) => field === name)
  const [hintId, errorId] = [`${name}-hint`, `${name}-error`]
  const described = [words.hint && hintId, problem && errorId].filter(Boolean).join(' ')
  return (
    <div class="field">
      <label for={name}>{words.label}</label>
      {words.hint && (
        <p class="hint" id={hintId}>
          {words.hint}
        </p>
      )}
      {problem && (
        <p class="error" id={errorId}>
          {problem.message}
        </p>
      )}
      <input
        id={name}
        name={name}
        // JSX rejects a union of input types, as each type allows other ARIA roles. The cast is safe: no role is set.
        type={input.type as 'text'}
        value={input.value}
        required={input.required}
        minLength={input.minLength}
        autocomplete={autocomplete}
        autocapitalize={input.type === 'email' ? 'none' : undefined}
        aria-invalid={problem ? 'true' : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  )
}
