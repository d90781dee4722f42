/**
 * Why a form was refused, in the reader's language. `field` names the input to correct; it is undefined if no single
 * input is wrong. This file has no components, because importing components would also bring in browser types.
 */
export interface Problem {
  field?: string
  message: string
}

/** Id of the summary of problems, which the form names in aria-describedby. */
export const PROBLEMS_ID = 'problems'
