import { section } from './section.js'

/** The stores besides PostgreSQL. All that they hold can be restored from PostgreSQL. */
export const storeSections = [
  section('architecture, The write; reliability, Failures', {
    'index.filled':
      'An empty or lost vector store is filled from PostgreSQL, without the embedding model, while serving',
    'index.standby':
      'While the vector store is unavailable queries are answered from PostgreSQL; writes are kept, and their answers say so',
    'graph.standby':
      'While the graph store is unavailable entities, the graph and queries are answered from PostgreSQL; no write waits',
    'graph.filled': 'An empty or lost graph store is filled from PostgreSQL, while serving',
    'index.erased': 'What is erased leaves the vector store, alone and with its volume',
    'index.refused':
      'A memory that Qdrant refuses for good (400, 422) is a dead letter at once, with its words; filling and repairing go on without it',
    'index.reconcile':
      'reconcile finds and repairs what differs between PostgreSQL and the vector store; rebuild empties and refills it',
    'faults.kills': 'Nothing acknowledged is lost or doubled in any store by kills of any process at any step',
    'faults.cut-off': 'Wires to a store that fall silent, or break in the middle, lose and double nothing',
    'faults.zombie': 'A worker that comes back after its job was given to another does nothing twice',
  }),
]
