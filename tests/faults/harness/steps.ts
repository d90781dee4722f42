import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../../support/servers/processes.js'
import { isShortForm } from './extent.js'
import { kill } from './kill.js'
import type { AloneInstallation } from './places/alone.js'
import type { FleetInstallation, Name } from './places/fleet.js'
import type { Random } from './seeded.js'

/** Where each process can die: around each commit, dispatch and sync to another store. */
export const STEPS: readonly (readonly [Name, string])[] = [
  ['gateway', 'memories.accept:before'],
  ['gateway', 'memories.accept:after'],
  ['gateway', 'queue.add:before'],
  ['gateway', 'queue.add:after'],
  ['guard', 'outbox.begin:after'],
  ['guard', 'memories.candidates:before'],
  ['guard', 'memories.commit:before'],
  ['guard', 'memories.commit:after'],
  ['guard', 'queue.add:before'],
  ['embedder', 'outbox.begin:after'],
  ['embedder', 'external.put:before'],
  ['embedder', 'external.put:after'],
  ['embedder', 'ledger.markIndexed:after'],
  ['graph', 'outbox.begin:after'],
  ['graph', 'graphWork.take:after'],
  ['graph', 'graphLedger.recordAll:before'],
  ['graph', 'graphLedger.recordAll:after'],
  ['graph', 'externalGraph.apply:before'],
  ['graph', 'externalGraph.apply:after'],
]

/** In a single process a write goes from its transaction to the handler without a queue or a relay. */
const STEPS_ALONE = [
  'memories.accept:before',
  'memories.accept:after',
  'memories.candidates:before',
  'memories.commit:before',
  'memories.commit:after',
]

/** The process dies at one of the next calls of the step, at most this many calls ahead. */
const CALLS = isShortForm ? 4 : 12
/** A process that does not reach its step within this time is killed wherever it is. */
const REACHED_MS = isShortForm ? 8_000 : 15_000

/** A kill for each step: the process is restarted so that it dies there, then restarted normally. */
export const killsAtSteps = (fleet: FleetInstallation, random: Random): Record<string, () => Promise<void>> =>
  Object.fromEntries(
    STEPS.map(([name, step]) => [
      `${name} at ${step}`,
      () =>
        killAt(`${step}:kill:${random.between(1, CALLS)}`, {
          end: () => fleet.end(name),
          restart: (env) => fleet.restart(name, env),
          server: () => fleet.server(name),
        }),
    ]),
  )

/** The same for a service in one process. */
export const killsOfOneAtSteps = (
  { server, restart }: AloneInstallation,
  random: Random,
): Record<string, () => Promise<void>> =>
  Object.fromEntries(
    STEPS_ALONE.map((step) => [
      step,
      () => killAt(`${step}:kill:${random.between(1, CALLS)}`, { end: () => server().stop(), restart, server }),
    ]),
  )

interface Restarted {
  end(): Promise<unknown>
  restart(env?: Record<string, string>): Promise<unknown>
  server(): ServerProcess
}

const killAt = async (failpoint: string, { end, restart, server }: Restarted): Promise<void> => {
  await end()
  // It may reach its step before it is ready.
  const ready = await restart({ FAILPOINT: failpoint }).catch(() => 'dead')
  if (ready !== 'dead') {
    const dying = server()
    await Promise.race([dying.gone, wait(REACHED_MS, undefined, { ref: false })])
    await kill(dying)
  }
  await restart()
}
