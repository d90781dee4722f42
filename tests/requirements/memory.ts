import { section } from './section.js'

/** Writing, judging, finding, reading and deleting memories. */
export const memorySections = [
  section('specification, Memory, POST /agent/memory/write', {
    'write.answer': '200: status, reason, confidence (0-1), memory_id, agent, volume_id',
    'write.status-approved': 'approved: stored',
    'write.status-rejected': 'rejected: blocked by the guard',
    'write.status-merged': 'merged: merged with an existing memory',
    'write.content': 'content: required, 1-50000 chars',
    'write.volume': 'volume_id: required, a UUID',
    'write.memory-type': 'memory_type: one of seven, detected when omitted',
    'write.access': 'Requires write access to the volume',
  }),
  section('specification, Memory, POST /agent/memory/query', {
    'query.answer': '200: query, volume_id, memories[], graph_facts[], document_sources[], total_results',
    'query.memory-fields':
      'memories[]: id, content, score, agent, memory_type, document_id, filename, chunk_index, created_at',
    'query.query': 'query: required, 1-10000 chars',
    'query.limit': 'limit: integer 1-50, default 10',
    'query.threshold': 'Only results scoring above 0.3',
    'query.explain': 'explain adds to each result what each signal adds to its score, and why it ranks there',
    'query.access': 'Requires read access',
    'query.total': 'total_results counts memories plus graph facts',
  }),
  section('decisions, Memory, writing', {
    'write.optional-fields': 'Write also takes user_id, session_id, event_date, category, metadata (flat, 4 KB)',
    'write.event-date':
      'event_date is always set: given, else from the text, else that day; event_date_source says which',
    'write.event-date-precision':
      'event_date_precision: day, week, month, quarter, season, year; a period is its first day',
    'volumes.locale': "A volume's locale decides how 3/4/2026 is read; without one it is not dated from the text",
    'write.write-id': 'Every write answers write_id',
    'write.idempotency-key': 'The same Idempotency-Key and body answers as before; another body is 409; per principal',
    'write.attach': 'Without a key, the same principal, volume and content unanswered within 10 minutes attaches',
    'write.failed': 'A write without a verdict after 25 s is write_failed with its memory_id; a retry attaches',
    'write.at-once': 'A write that was answered is found by the next query, of any process',
    propose: 'POST /memory/propose: 202 with data.proposals[] {memory_id, write_id, state: pending}',
    'propose.items': 'items[] of up to 100 write bodies, each with its volume_id, answered in their order',
    'propose.items-whole': 'One bad item refuses the batch, named items.<n>.<field>',
    'propose.items-idempotent': 'An Idempotency-Key covers the whole batch: the same body attaches, another is 409',
    'propose.verdict': 'The verdict of a proposal is at GET /memory/:memory_id',
    'propose.merged': 'A proposed id that merged stays resolvable: status merged, merged_into',
  }),
  section('design notes, Ways in', {
    'propose.wait': 'Prefer: wait=N answers with the verdicts once all are decided, or after N seconds',
    'propose.origin': "An import says who wrote a memory and when; an agent's key may not",
    'propose.origin-sources':
      'Further wordings come along as sources; one that says something else is judged by itself',
    export: 'POST /memory/export: every current memory with all its wordings, page by page, needs read',
    'export.round-trip': 'What is exported and proposed again with its origin makes an equal volume',
  }),
  section('decisions, Memory, outcomes', {
    'guard.nothing-said': 'Nothing said is rejected: white space, emoji alone, "ok", "+1", bare ids, gibberish',
    'guard.pii': "Personal identifiers follow the volume's setting allow, redact, reject",
    'guard.credentials': 'Credentials with their value are rejected; placeholders and talk about them are not',
    'guard.injection': 'Text that tries to override, impersonate or exfiltrate from a reading model is rejected',
    'guard.wishes': 'Standing wishes and procedures are memories',
    'guard.rejected-hidden': 'A rejected memory is not retrievable',
    'guard.rejected-kept': 'A rejected memory is kept 30 days for review',
    'guard.secret-redacted': 'A secret is redacted before anything is durable, and is in no table and no log',
    'guard.rejection-changes-nothing': 'Rejection wins over every other rule and changes nothing else',
    'guard.deterministic-type': 'Type and category are among the lists when they are detected',
  }),
  section('decisions, Memory, supersession, flags and review', {
    'guard.supersession': 'A newer value of the same slot supersedes; as_of and include_superseded',
    'guard.known-name':
      "A first-person statement is indexed and compared under its speaker's known name: told, else the user_id, else the agent's name",
    'guard.late': 'An older value that is written later is stored as superseded',
    'guard.flag': 'Unclear conflicts are flagged, both retrievable and marked',
    'guard.refinement': 'A statement that adds detail is its own memory, or a fuller version',
    'guard.confirmation': 'A repeat of a flagged memory is a source, not a confirmation',
    'memory.feedback':
      'GET /memory/feedback lists feedback page by page; it is erased with its memory and has no effect on ranking',
    'memory.history': 'GET /memory/:memory_id/history, GET /memory/flagged, POST /memory/:memory_id/review',
    'memory.edit': 'PATCH /memory/:memory_id makes a new version, judged like a write',
    'memory.undo':
      'POST /memory/undo {write_id} restores what the write changed; 409 names later writes that rest on it',
  }),
  section('design notes, The judge', {
    'guard.judge':
      'Optional: a model compares what the rules left unrelated; nothing waits, a wrong answer changes nothing, undo works',
  }),
  section('decisions, Memory, scope and sameness', {
    'same.forms': 'Equal after NFC, white space, quotes, dashes, contractions, punctuation at edges and case',
    'same.quantities': 'Equal quantities in another form are equal: 12 and twelve, 1.5 kg and 1500 g',
    'same.apart': 'C, C++ and C#; 1.5 and 15; -5 and 5; x² and x2; US and us; Polish and polish are not the same',
    'same.never': 'Never the same: another number, date, unit, name, identifier, negation, modality, attribution',
    'same.event-date': 'The same event on another event_date is another event',
    'same.keeps-sources': 'A merged wording stays as one of the sources; memory_id is that of the kept memory',
    'same.twins': 'Two twins written at once merge',
    'scope.first-person': 'First-person statements of two agents are about two subjects',
    'scope.user': 'The guard compares within one user_id; absent equals absent',
    'scope.volume': 'The guard compares within one volume',
    'scope.world': 'Statements about the world merge across agents, keeping both as sources',
    'scope.current': 'Only current memories are compared: a statement whose memory was deleted is stored again',
  }),
  section('decisions, Memory, reading, deleting, finding', {
    'memory.read': 'GET /memory/:memory_id: data.memory with the listed fields',
    'memory.delete': 'DELETE /memory/:memory_id needs write, is final, and answers a receipt by store',
    'memory.delete-everywhere': 'A deleted content is in no table',
    'memory.delete-survivors': 'Wordings of agents other than its first writer survive as a memory',
    'memory.forget': 'POST /memory/forget, with its progress and receipt',
    'query.any-key': 'POST /memory/query: as the agent query, bare; takes any key with reach',
    'query.score': 'score is in [0,1], best first',
    'query.degraded': 'A store that is down leaves its part empty and is named in `degraded`',
    'query.reranker':
      'A reranker behind RERANKER_URL orders the hits; late or failing, the first ranking is answered, degraded',
    'query.no-graph-yet': 'graph_facts and document_sources are lists',
  }),
]
