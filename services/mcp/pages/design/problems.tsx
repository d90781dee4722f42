import type { VNode } from 'preact'
import { Notice } from './components.js'

/** Why a form was refused, in the reader's language. `field` names the input to correct, if it is one. */
export interface Problem {
  field?: string
  message: string
}

/** Id of the summary, which the form names in aria-describedby. */
export const PROBLEMS_ID = 'problems'

/** All problems of a form at its top, each with a link to its input. */
export const Problems = ({ title, problems }: { title: string; problems: readonly Problem[] }): VNode | null =>
  problems.length === 0 ? null : (
    <Notice kind="error" id={PROBLEMS_ID}>
      <h2>{title}</h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={message}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </Notice>
  )
