import { setTimeout as wait } from 'node:timers/promises'
import type { ServerProcess } from '../../support/servers/processes.js'
import { isShortForm } from './extent.js'
import { kill } from './kill.js'
import type { AloneInstallation } from './places/alone.js'
import { type FleetInstallation, NAMES, type Name } from './places/fleet.js'
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
const CALLS = isShortForm ? 2 : 12
/** A process that does not reach its step within this time is killed wherever it is. */
const REACHED_MS = isShortForm ? 8_000 : 15_000

/** How often a process of a fleet is killed in one round. */
const IN_A_ROW = isShortForm ? 1 : 2

/** Returns, for each process, a function that kills it at its next steps and finally starts it normally. */
export const killsAtSteps = (fleet: FleetInstallation, random: Random): Record<string, () => Promise<void>> =>
  Object.fromEntries(
    NAMES.map((name) => {
      const steps = inTurn(
        STEPS.flatMap(([dying, step]) => (dying === name ? [step] : [])),
        random,
      )
      const killed: Killed = {
        end: () => fleet.end(name),
        restart: (env) => fleet.restart(name, env),
        server: () => fleet.server(name),
      }
      return [`${name} at its steps`, () => killInARow(steps(IN_A_ROW), random, killed)]
    }),
  )

/** Returns a function that, in one round, kills a service in one process at each of its steps. */
export const killsOfOneAtSteps = (
  { server, restart }: AloneInstallation,
  random: Random,
): Record<string, () => Promise<void>> => ({
  'each step': () => killInARow(random.shuffle(STEPS_ALONE), random, { end: () => server().stop(), restart, server }),
})

/** Returns a function that gives the next steps: all in random order, then all again. */
const inTurn = (steps: readonly string[], random: Random) => {
  const left: string[] = []
  return (count: number): string[] => {
    while (left.length < count) left.push(...random.shuffle(steps))
    return left.splice(0, count)
  }
}

interface Killed {
  end(): Promise<unknown>
  restart(env?: Record<string, string>): Promise<unknown>
  server(): ServerProcess
}

/** Starts the process once for each step, so that it dies there. Each process finds what the previous kill left. */
const killInARow = async (steps: readonly string[], random: Random, { end, restart, server }: Killed) => {
  await end()
  for (const step of steps) {
    // The process may die at its step before it is ready.
    const ready = await restart({ FAILPOINT: `${step}:kill:${random.between(1, CALLS)}` }).catch(() => 'dead')
    if (ready === 'dead') continue
    const dying = server()
    await Promise.race([dying.gone, wait(REACHED_MS, undefined, { ref: false })])
    await kill(dying)
  }
  await restart()
}
