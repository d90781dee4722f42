import { setTimeout as wait } from 'node:timers/promises'
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

/** The step may be one of the next so many calls. */
const CALLS = 12
/** A process that does not come to its step in this time is killed where it is. */
const REACHED_MS = 15_000

/** Each step as a kill: the process is started so that it dies there, and then as it should be. */
export const killsAtSteps = (fleet: FleetInstallation, random: Random): Record<string, () => Promise<void>> =>
  Object.fromEntries(
    STEPS.map(([name, step]) => [
      `${name} at ${step}`,
      async () => {
        await fleet.end(name)
        const env = { FAILPOINT: `${step}:kill:${random.between(1, CALLS)}` }
        // It may come to its step before it is ready.
        const ready = await fleet.restart(name, env).catch(() => 'dead')
        if (ready !== 'dead') {
          const dying = fleet.server(name)
          await Promise.race([dying.gone, wait(REACHED_MS, undefined, { ref: false })])
          await kill(dying)
        }
        await fleet.restart(name)
      },
    ]),
  )
