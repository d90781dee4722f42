/**
 * Why a form was refused, in the reader's language. `field` names the input to correct, if it is one. Not in a file of
 * components: their types bring those of a browser with them.
 */
export interface Problem {
  field?: string
  message: string
}

/** Id of the summary of problems, which the form names in aria-describedby. */
export const PROBLEMS_ID = 'problems'
