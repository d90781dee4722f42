import type { Encryption } from '@agent-memory/core/ports/notify/encryption'
import type { Request } from 'express'
import { z } from 'zod'

export interface SealedCookiePorts {
  encryption: Encryption
  now: () => Date
}

/** A value that only this browser holds and that only this service can read or make. */
export interface SealedCookie<Value> {
  set(request: Request, value: Value): void
  /** Returns the value; null if there is none, or it has expired or was changed. */
  get(request: Request): Value | null
  clear(request: Request): void
}

/**
 * Makes an encrypted cookie that carries a value from one request of a browser to a later one, even in another process.
 */
export function sealedCookie<Value>(
  { encryption, now }: SealedCookiePorts,
  { name, path, schema, lifetimeMs }: { name: string; path: string; schema: z.ZodType<Value>; lifetimeMs: number },
): SealedCookie<Value> {
  const sealed = z.object({ value: schema, until: z.number() })
  const options = { path, httpOnly: true, sameSite: 'lax' } as const
  return {
    set(request, value) {
      const text = JSON.stringify({ value, until: now().getTime() + lifetimeMs })
      const cookie = encryption.seal(text, name).toString('base64url')
      request.res?.cookie(name, cookie, { ...options, maxAge: lifetimeMs, secure: request.secure })
    },

    get(request) {
      const given = cookieOf(request, name)
      if (given === undefined) return null
      try {
        const { value, until } = sealed.parse(JSON.parse(encryption.open(Buffer.from(given, 'base64url'), name)))
        return now().getTime() < until ? value : null
      } catch {
        return null
      }
    },

    clear(request) {
      request.res?.clearCookie(name, options)
    },
  }
}

const cookieOf = ({ headers: { cookie = '' } }: Request, name: string): string | undefined =>
  cookie
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
