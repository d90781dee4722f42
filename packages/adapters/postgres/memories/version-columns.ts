/** The columns of `memories` that make up a version: its statement, how it was judged, and the names in it. */
export const VERSION_COLUMNS: readonly string[] = [
  ...['content', 'same_hash', 'relation_keys', 'memory_type', 'memory_type_source', 'category', 'confidence', 'reason'],
  ...['event_date', 'event_date_source', 'event_date_precision', 'metadata', 'redactions'],
  ...['tells_name', 'named', 'named_by'],
]
