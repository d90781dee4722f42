import { acceptBody } from '@agent-memory/core/accounts/people/people-schemas'
import type { Request } from 'express'
import { z } from 'zod'

/** Query of the pages that a mailed link opens. It stays in the address of their forms. */
export const linkQuery = z.object({ token: acceptBody.shape.token })

/** The token of a request whose query was not valid as a whole; empty if there is none. */
export const tokenOf = ({ query: { token } }: Request): string => (typeof token === 'string' ? token : '')

export const withToken = (page: string, token: string): string => `${page}?token=${encodeURIComponent(token)}`
