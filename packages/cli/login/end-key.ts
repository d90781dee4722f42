import { createClient } from '@agent-memory/client/client'
import { isMemoryServiceError } from '@agent-memory/client/errors'
import { KEY_PREFIXES } from '@agent-memory/core/accounts/keys/keys'
import type { Stored } from '../settings/stored.js'

/** A key that `sm login` got in the browser, with the address that it is for. */
export interface LoginKey {
  url: string
  apiKey: string
}

/** Short, because the service may be down. */
const LIMITS = { timeoutMs: 10_000, maxRetries: 1 } as const

/** Returns the saved key if `sm login` got it in the browser, else null: this program revokes no other keys. */
export const loginKeyIn = (stored: Stored | null): LoginKey | null => {
  const apiKey = stored?.api_key
  return stored && apiKey?.startsWith(KEY_PREFIXES.live) ? { url: stored.url, apiKey } : null
}

/**
 * Revokes the key at its service. Returns true if the key no longer exists, and false if the service did not answer or
 * failed.
 */
export const endKey = async ({ url, apiKey }: LoginKey): Promise<boolean> => {
  try {
    const { timeoutMs, maxRetries } = LIMITS
    await createClient({ baseUrl: url, apiKey, maxRetries }).signOut({ timeoutMs })
    return true
  } catch (error) {
    if (!isMemoryServiceError(error)) throw error
    return error.code === 'invalid_api_key' || error.code === 'key_not_found'
  }
}

/** Tells the user how to revoke a key that this program could not revoke. */
export const howToEnd = ({ url, apiKey }: LoginKey): string => {
  const shown = `${apiKey.slice(0, KEY_PREFIXES.live.length + 6)}…`
  return (
    `The key ${shown} is still valid at ${url}, because the service did not revoke it. ` +
    'To revoke the key, change your password, or ask an owner or admin of the organization ' +
    "to find the key's id with `sm keys` and to run `sm keys revoke <id>`."
  )
}
