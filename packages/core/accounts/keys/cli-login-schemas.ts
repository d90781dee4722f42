import { z } from 'zod'
import { issuedKeyAnswer, userAnswer } from '../management-schemas.js'

/** What `sm login` sends to the page and to the API. */

/** The SHA-256 of a PKCE verifier, in base64url without padding (RFC 7636, section 4.2). */
const challenge = () => z.string().regex(/^[\w-]{43}$/, 'must be a PKCE challenge of the method S256')

export const cliLoginQuery = z
  .object({
    code_challenge: challenge(),
    code_challenge_method: z.literal('S256'),
    port: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.int().min(1).max(65_535))
      .optional()
      .describe('The port on 127.0.0.1 where the terminal waits. Without it, the page shows a code to paste.'),
    state: z
      .string()
      .regex(/^[\w-]{16,128}$/)
      .optional()
      .describe('Returned unchanged with the code; required with `port`.'),
  })
  .refine(({ port, state }) => port === undefined || state !== undefined, {
    path: ['state'],
    message: 'is required if `port` is given',
  })

export const cliKeyBody = z.object({
  code: z.string().min(1).max(100).describe('The code from the page, in upper or lower case, with or without dashes.'),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/, 'must be a PKCE verifier of 43 to 128 characters'),
})

/** The key with its secret, and the user whose access the key has. */
export const cliKeyAnswer = { key: issuedKeyAnswer, user: userAnswer }
