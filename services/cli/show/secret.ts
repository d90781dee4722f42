import type { Context } from '../context.js'

/**
 * Hands out a new secret, which can be had this once: on standard output alone and by itself, so that it can be piped
 * into where secrets are kept; what is said about it goes to standard error.
 */
export const showSecret = async ({ output }: Context, json: object, secret: string, about: string): Promise<void> => {
  output.note(about)
  await output.result({ json, shown: output.colours.bold(secret), plain: secret, quiet: secret })
  output.note('Keep this key now: it is stored as a hash only and cannot be shown again.')
}
