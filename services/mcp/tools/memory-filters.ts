import { filterFields } from '@agent-memory/core/memory/find/filter-schemas'

const { memory_type, category, user_id, session_id, agent_id, document_id, date_from, date_to } = filterFields
const { as_of, include_superseded } = filterFields

/** The filter arguments of tools that find memories, described for a model. */
export const memoryFilters = {
  memory_type: memory_type.describe('Only memories of one of these types.'),
  category: category.describe('Only memories of one of these categories.'),
  user_id: user_id.describe('Only what was written with this user_id.'),
  session_id: session_id.describe('Only what was written with this session_id.'),
  agent_id: agent_id.describe('Only what this agent wrote.'),
  date_from: date_from.describe('Only memories whose event_date is this ISO 8601 date or later.'),
  date_to: date_to.describe('Only memories whose event_date is this ISO 8601 date or earlier.'),
  document_id: document_id.describe('Only chunks of this document.'),
  as_of: as_of.describe('Only memories that held on this ISO 8601 date, even if superseded since.'),
  include_superseded: include_superseded.describe('Include superseded memories; each is marked.'),
}
