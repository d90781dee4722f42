import type { Context } from '../context.js'

/**
 * Shows a new secret, which the service never shows again. Notes about it go to standard error, so that standard output
 * can be piped into a secret store.
 */
export const showSecret = async (
  { output }: Context,
  json: object,
  secret: string,
  about: string,
  keep = 'Save this key now: the service stores only its hash, so it cannot be shown again.',
): Promise<void> => {
  output.note(about)
  await output.result({ json, shown: output.colours.bold(secret), plain: secret, quiet: secret })
  output.note(keep)
}
