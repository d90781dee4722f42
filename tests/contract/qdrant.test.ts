import { afterAll, beforeEach, describe } from '@jest/globals'
import { startQdrant } from '../support/servers/qdrant.js'
import { takesChanges } from './qdrant/changes.js'
import { keepsWhatItAcknowledged } from './qdrant/faults.js'
import { answersReads } from './qdrant/reads.js'
import { clientOf, openTrial, type QdrantTrial } from './qdrant/trial.js'

// Checks that the Qdrant used by tests does what the service needs.
const KEY = 'a key of the test'
const qdrant = await startQdrant({ apiKey: KEY })
afterAll(() => qdrant?.stop())

const suite = qdrant ? describe : describe.skip
suite(`Qdrant (${qdrant?.name})`, () => {
  const client = clientOf(qdrant, qdrant?.apiKey)
  let trial: QdrantTrial

  beforeEach(async () => {
    trial = await openTrial(client)
  })

  answersReads(qdrant, () => trial)
  takesChanges(qdrant, () => trial)
  keepsWhatItAcknowledged(qdrant, () => trial)
})
