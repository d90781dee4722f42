import { section } from './section.js'

/** The knowledge graph of a volume, and how it is read. */
export const graphSections = [
  section('specification, Knowledge graph', {
    'graph.entity': 'POST /agent/entity: name, type, summary, facts[], summaries[], relationships[]',
    'graph.entity-unknown': 'An unknown entity is 404 entity_not_found',
    'graph.overview':
      'POST /agent/graph: entities by fact count descending, at most limit, 100 unless given; at most 200 relationships',
    'graph.search':
      'POST /agent/entities/search: matched case-insensitively against entity names, limit 20 unless given',
    'graph.access': 'Reading the graph needs read access to the volume: 403 otherwise',
  }),
  section('specification, Memory, POST /agent/memory/query', {
    'graph.facts': 'graph_facts: source, type, description, target, found by entity traversal; at most 50',
  }),
  section('decisions, Graph', {
    'graph.names': 'Names match after NFKC, case and white-space folding, and through recorded aliases',
    'graph.labels': 'Labels are upper snake case, direction is outgoing or incoming, versions of summaries count up',
    'graph.bounds': 'Entity search: limit at most 200, query at most 500 characters; entity_name at most 500',
  }),
  section('decisions, Memory', {
    'graph.erased': 'Deleting a memory erases what only it said from the graph',
  }),
  section('decisions, Documents', {
    'graph.documents': 'What a document says is in the graph, and leaves it with the document',
  }),
]
