import { acceptBody } from '@agent-memory/core/accounts/people/people-schemas'
import type { Request } from 'express'
import { z } from 'zod'

/** Query of the pages that a mailed link opens. The forms on these pages keep it in their address. */
export const linkQuery = z.object({ token: acceptBody.shape.token })

/** Returns the token of a request, even if its query is invalid. Empty if there is no token. */
export const tokenOf = ({ query: { token } }: Request): string => (typeof token === 'string' ? token : '')

export const withToken = (page: string, token: string): string => `${page}?token=${encodeURIComponent(token)}`
