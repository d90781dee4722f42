import type { VNode } from 'preact'
import { Notice } from './components.js'
import { PROBLEMS_ID, type Problem } from './problem.js'

/** Lists all problems of a form above the form, each with a link to its input. */
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
