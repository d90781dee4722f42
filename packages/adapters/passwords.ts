import type { PasswordHasher } from '@agent-memory/core/ports/accounts/people'
import { type Algorithm, hash, type Options, verify } from '@node-rs/argon2'

/** The parameters OWASP recommends (Password Storage Cheat Sheet): argon2id with 19 MiB, two passes, one lane. */
const ARGON2ID = 2 satisfies Algorithm.Argon2id
const PARAMETERS: Options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashes with argon2id, off the event loop. Also computes a hash for an unknown user, so that the time does not reveal
 * who exists.
 */
export const createPasswordHasher = (): PasswordHasher => {
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => hash(password, PARAMETERS),
    async verify(known, password) {
      decoy ??= hash('no password', PARAMETERS)
      const right = await verify(known ?? (await decoy), password)
      return known !== null && right
    },
  }
}
