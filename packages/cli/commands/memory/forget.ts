import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@agent-memory/client/client'
import type { ForgetBody, ForgetStatus } from '@agent-memory/client/types'
import type { Command } from 'commander'
import type { Act, Context } from '../../context.js'
import { wrongUsage } from '../../exit-codes.js'
import { progressOn } from '../../import/progress.js'
import { confirm } from '../../input/prompt.js'
import { examples, volumeOption, yesOption } from '../../options.js'
import { fields } from '../../output/output.js'
import { counted } from '../../output/text.js'
import { callOptions, clientOf, volumeIdOf } from '../../signed-in.js'

export const addForget = (program: Command, act: Act): void => {
  program
    .command('forget')
    .description('permanently erase all memories that match every option')
    .option('--user <id>', 'memories about this user')
    .option('--session <id>', 'memories from this conversation')
    .option('--agent <id>', 'memories written by this agent, or by this key')
    .option('--document <id>', 'this document; cannot be combined with --user, --session, --agent or --before')
    .option('--before <date>', 'memories created before this day, UTC')
    .addOption(volumeOption())
    .option('--dry-run', 'only count what would be erased')
    .addOption(yesOption())
    .addHelpText(
      'after',
      examples(
        ['sm forget --user 4711 --dry-run'],
        ['sm forget --user 4711', 'counts the memories and asks for confirmation'],
        ['sm forget --agent <id> --before 2025-01-01 --yes'],
      ),
    )
    .action(act<[ForgetOptions]>(forget))
}

interface ForgetOptions {
  user?: string
  session?: string
  agent?: string
  document?: string
  before?: string
  dryRun?: boolean
  yes?: boolean
}

const forget = async (context: Context, options: ForgetOptions): Promise<void> => {
  const { output } = context
  const criteria = criteriaOf(options)
  if (Object.keys(criteria).length === 0)
    throw wrongUsage('Say what to forget: add --user, --session, --agent, --document or --before.')
  const client = clientOf(context)
  const body: ForgetBody = { volume_id: await volumeIdOf(context, client), ...criteria }
  const count = () => client.forget({ ...body, dry_run: true }, callOptions(context))
  if (options.dryRun) {
    const counted = await count()
    const shown = `Would erase ${amountOf(counted)}.`
    await output.result({
      ...{ json: { forget: counted }, shown, plain: fields(String(counted.memories), String(counted.sources)) },
      quiet: String(counted.memories),
    })
    return
  }
  await confirm(context, async () => `Permanently erase ${amountOf(await count())}?`, options.yes)
  const { forget_id } = await client.forget(body, callOptions(context))
  const ended = await completed(context, client, forget_id ?? '')
  const anew = ended.receipt?.judged_anew ?? 0
  const others =
    anew === 1
      ? 'One wording of an erased memory does not match your options. The guard now judges it as a memory of its own.'
      : `${anew} wordings of erased memories do not match your options. The guard now judges each as a memory of its own.`
  const kept = anew > 0 ? `\n${others}` : ''
  await output.result({
    ...{ json: { forget: ended }, shown: `Erased ${amountOf(ended.erased)}.${kept}` },
    plain: fields(ended.forget_id, String(ended.erased.memories), String(ended.erased.sources)),
    quiet: ended.forget_id,
  })
}

const criteriaOf = ({ user, session, agent, document, before }: ForgetOptions): Omit<ForgetBody, 'volume_id'> => ({
  ...(user !== undefined && { user_id: user }),
  ...(session !== undefined && { session_id: session }),
  ...(agent !== undefined && { agent_id: agent }),
  ...(document !== undefined && { document_id: document }),
  ...(before !== undefined && { before }),
})

const amountOf = ({ memories, sources }: { memories: number; sources: number }): string =>
  `${counted(memories, 'memory', 'memories')} (${counted(sources, 'wording')})`

/** Pauses between polls: a request takes a moment, or minutes for a hundred thousand memories. */
const PAUSES_MS = [100, 250, 500, 1_000, 2_000]

/** Waits until the request is completed, and shows its progress. */
const completed = async (context: Context, client: Client, forgetId: string): Promise<ForgetStatus> => {
  const { io, output } = context
  const progress = progressOn(io.stderr, { quiet: output.quiet || output.json, now: io.now })
  try {
    for (let poll = 0; ; poll++) {
      const { signal } = callOptions(context)
      const status = await client.forgetStatus(forgetId, { signal })
      if (status.state === 'completed') return status
      progress.show({ done: status.erased.sources, total: status.matched.sources, unit: 'wordings erased' })
      await sleep(PAUSES_MS[Math.min(poll, PAUSES_MS.length - 1)], undefined, { signal })
    }
  } catch (error) {
    if (io.interrupted.aborted) output.note('Interrupted. The service continues to erase.')
    throw error
  } finally {
    progress.end()
  }
}
