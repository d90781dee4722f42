import { openOutbox } from '@agent-memory/adapters/postgres/outbox'
import { type DeadLetter, openDeadLetters } from '@agent-memory/adapters/postgres/work/dead-letters'
import { type Command, type CommandCall, refuse, withDatabase } from './command.js'

/** More would scroll away what is read first. */
const MOST_LISTED = 100
/** Of outbox ids, which PostgreSQL counts in 8 bytes. */
const ID = /^[1-9]\d{0,17}$/

/** Lists jobs that were given up, shows one, puts some back, or forgets some. */
export const deadLetters: Command = async (call) => {
  const [verb = '', ...given] = call.args
  const act = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
  if (!act) return refuse(call.io, 'Say dead-letters list, show ID, replay ID… or drop ID….')
  const wrong = given.find((id) => !ID.test(id))
  if (wrong !== undefined) return refuse(call.io, `${JSON.stringify(wrong)} is no ID: dead-letters list tells them.`)
  return act(call, [...new Set(given)].map(BigInt))
}

type Act = (call: CommandCall, ids: readonly bigint[]) => Promise<number>

const list: Act = ({ url, io }, ids) => {
  if (ids.length > 0) return Promise.resolve(refuse(io, 'dead-letters list takes no ID; dead-letters show does.'))
  return withDatabase(url, async (database) => {
    const found = await openDeadLetters(database).list(MOST_LISTED + 1)
    for (const letter of found.slice(0, MOST_LISTED)) io.print(inOneLine(letter))
    if (found.length > MOST_LISTED) io.print(`These are the latest ${MOST_LISTED}; there are more.`)
    if (found.length === 0) io.print('There are no dead letters.')
    return 0
  })
}

const inOneLine = ({ outboxId, job, failedAt, attempts, reason }: DeadLetter): string =>
  `${outboxId}  ${failedAt.toISOString()}  ${job}  ${runs(attempts)}  ${reason.replace(/\s+/g, ' ')}`

const runs = (count: number): string => `${count} ${count === 1 ? 'run' : 'runs'}`

const show: Act = ({ url, io }, [id, ...more]) => {
  if (id === undefined || more.length > 0) return Promise.resolve(refuse(io, 'dead-letters show takes one ID.'))
  return withDatabase(url, async (database) => {
    const letter = await openDeadLetters(database).find(id)
    if (!letter) return refuse(io, `There is no dead letter ${id}.`)
    io.print(`id           ${letter.outboxId}`)
    io.print(`job          ${letter.job}`)
    io.print(`organization ${letter.orgId ?? 'none'}`)
    io.print(`volume       ${letter.volumeId ?? 'none'}`)
    io.print(`request      ${letter.requestId ?? 'none'}`)
    io.print(`payload      ${JSON.stringify(letter.payload)}`)
    io.print(`promised     ${letter.createdAt.toISOString()}`)
    io.print(`given up     ${letter.failedAt.toISOString()}, after ${runs(letter.attempts)}`)
    io.print(`reason       ${letter.reason}`)
    return 0
  })
}

const replay: Act = (call, ids) =>
  withIds(call, ids, async (database) => {
    const count = await openOutbox(database).replay(ids)
    call.io.print(`${count} of ${ids.length} put back.`)
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
    ? Promise.resolve(refuse(io, 'Name the IDs: dead-letters list tells them.'))
    : withDatabase(url, work)

const VERBS: Readonly<Record<string, Act>> = { list, show, replay, drop }
