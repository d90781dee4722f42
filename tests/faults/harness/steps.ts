import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../../support/processes.js'
import type { AloneInstallation } from './alone.js'
import type { FleetInstallation, Name } from './fleet.js'
import { kill } from './kill.js'
import type { Random } from './seeded.js'

/** Where each process may die: around what it makes durable, hands over or tells another store. */
export const STEPS: readonly (readonly [Name, string])[] = [
  ['gateway', 'memories.accept:before'],
  ['gateway', 'memories.accept:after'],
  ['gateway', 'queue.add:before'],
  ['gateway', 'queue.add:after'],
  ['guard', 'outbox.begin:after'],
  ['guard', 'memories.sameAs:before'],
  ['guard', 'memories.commit:before'],
  ['guard', 'memories.commit:after'],
  ['guard', 'queue.add:before'],
  ['embedder', 'outbox.begin:after'],
  ['embedder', 'external.put:before'],
  ['embedder', 'external.put:after'],
  ['embedder', 'ledger.noteIndexed:after'],
  ['graph', 'outbox.begin:after'],
  ['graph', 'graphWork.take:after'],
  ['graph', 'graphLedger.tellAll:before'],
  ['graph', 'graphLedger.tellAll:after'],
  ['graph', 'externalGraph.apply:before'],
  ['graph', 'externalGraph.apply:after'],
]

/** Of a process that is alone: a write goes from its transaction to the handler without a queue or a relay. */
const STEPS_ALONE = [
  'memories.accept:before',
  'memories.accept:after',
  'memories.sameAs:before',
  'memories.commit:before',
  'memories.commit:after',
]

/** The step may be one of the next so many calls. */
const CALLS = 12
/** A process that does not come to its step in this time is killed where it is. */
const REACHED_MS = 15_000

/** Each step as a kill: the process is started so that it dies there, and then as it should be. */
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

/** The same for the one process of a service that is alone. */
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
  // It may come to its step before it is ready.
  const ready = await restart({ FAILPOINT: failpoint }).catch(() => 'dead')
  if (ready !== 'dead') {
    const dying = server()
    await Promise.race([dying.gone, wait(REACHED_MS, undefined, { ref: false })])
    await kill(dying)
  }
  await restart()
}
