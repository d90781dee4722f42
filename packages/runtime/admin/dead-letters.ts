import { type DeadLetter, openDeadLetters } from '@agent-memory/adapters/postgres/work/dead-letters'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import { type Command, type CommandCall, usageError, withDatabase } from './command.js'

/** Maximum number of dead letters listed: more would scroll the latest dead letters off the screen. */
const MAX_LISTED = 100
/** At most 18 digits, which always fit: outbox ids are 8-byte integers in PostgreSQL. */
const ID = /^[1-9]\d{0,17}$/

/** Lists, shows, replays or drops dead letters. */
export const deadLetters: Command = async (call) => {
  const [verb = '', ...given] = call.args
  const act = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (!act)
    return usageError(
      call.io,
      'Use dead-letters list, dead-letters show ID, dead-letters replay ID… or dead-letters drop ID….',
    )
  const wrong = given.find((id) => !ID.test(id))
  if (wrong !== undefined)
    return usageError(call.io, `${JSON.stringify(wrong)} is not an ID: \`dead-letters list\` shows the IDs.`)
  return act(call, [...new Set(given)].map(BigInt))
}

type Act = (call: CommandCall, ids: readonly bigint[]) => Promise<number>

const list: Act = ({ url, io }, ids) => {
  if (ids.length > 0) return Promise.resolve(usageError(io, 'dead-letters list takes no ID; dead-letters show does.'))
  return withDatabase(url, async (database) => {
    const found = await openDeadLetters(database).list(MAX_LISTED + 1)
    for (const letter of found.slice(0, MAX_LISTED)) io.print(inOneLine(letter))
    if (found.length > MAX_LISTED) io.print(`There are more dead letters: only the latest ${MAX_LISTED} are listed.`)
    if (found.length === 0) io.print('There are no dead letters.')
    return 0
  })
}

const inOneLine = ({ outboxId, job, failedAt, attempts, reason }: DeadLetter): string =>
  `${outboxId}  ${failedAt.toISOString()}  ${job}  ${runs(attempts)}  ${reason.replace(/\s+/g, ' ')}`

const runs = (count: number): string => `${count} ${count === 1 ? 'run' : 'runs'}`

const show: Act = ({ url, io }, [id, ...more]) => {
  if (id === undefined || more.length > 0) return Promise.resolve(usageError(io, 'dead-letters show takes one ID.'))
  return withDatabase(url, async (database) => {
    const letter = await openDeadLetters(database).find(id)
    if (!letter) return usageError(io, `There is no dead letter ${id}: \`dead-letters list\` shows the IDs.`)
    io.print(`id           ${letter.outboxId}`)
    io.print(`job          ${letter.job}`)
    io.print(`organization ${letter.orgId ?? 'none'}`)
    io.print(`volume       ${letter.volumeId ?? 'none'}`)
    io.print(`request      ${letter.requestId ?? 'none'}`)
    io.print(`payload      ${JSON.stringify(letter.payload)}`)
    io.print(`enqueued     ${letter.createdAt.toISOString()}`)
    io.print(`failed       ${letter.failedAt.toISOString()}, after ${runs(letter.attempts)}`)
    io.print(`reason       ${letter.reason}`)
    return 0
  })
}

const replaySome: Act = (call, ids) =>
  withIds(call, ids, async (database) => {
    const count = await openOutbox(database).replay(ids)
    call.io.print(`${count} of ${ids.length} requeued.`)
    return count === ids.length ? 0 : 1
  })

const drop: Act = (call, ids) =>
  withIds(call, ids, async (database) => {
    const dropped = await openDeadLetters(database).drop(ids)
    call.io.print(`${dropped.length} of ${ids.length} dropped.`)
    return dropped.length === ids.length ? 0 : 1
  })

const withIds = (
  { url, io }: CommandCall,
  ids: readonly bigint[],
  work: Parameters<typeof withDatabase>[1],
): Promise<number> =>
  ids.length === 0
    ? Promise.resolve(usageError(io, 'Give at least one ID. `dead-letters list` shows the IDs.'))
    : withDatabase(url, work)

const VERBS: Readonly<Record<string, Act>> = { list, show, replay: replaySome, drop }

/** Requeues every dead letter. */
export const replay: Command = ({ url, io }) =>
  withDatabase(url, async (database) => {
    io.print(`Requeued jobs: ${await openOutbox(database).replay()}.`)
    return 0
  })
