import type { Context } from '../context.js'
import { EXIT } from '../exit-codes.js'
import { Failure, wrongUsage } from '../failures.js'
import { ask, canAsk } from './prompt.js'

/**
 * Lets a person think again before what cannot be undone.
 * @param question ends with a question mark; texts from others in it went through `oneLine`
 * @throws Failure when the answer is no, or when nobody is there to be asked and `yes` was not given
 */
export const confirm = async ({ io }: Context, question: () => Promise<string>, yes: boolean | undefined) => {
  if (yes) return
  if (!canAsk(io)) throw wrongUsage('This cannot be undone: repeat it with --yes.')
  const answer = await ask(io, `${await question()} [y/N] `, io.interrupted)
  if (!/^y(es)?$/i.test(answer)) throw new Failure('declined', 'Nothing was changed.', EXIT.failed)
}
