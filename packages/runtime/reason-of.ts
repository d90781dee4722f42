import { z } from 'zod'

/** Why a run of a job failed, in a sentence for an operator. A payload that does not fit names its fields. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof z.ZodError) {
    const fields = error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`)
    return `The job's payload is not what it should be (${fields.join('; ')}).`
  }
  return error instanceof Error ? error.message : String(error)
}
