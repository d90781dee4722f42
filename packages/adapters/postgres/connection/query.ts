export interface Query {
  /** Set for frequent queries, which are then parsed and planned once per connection. */
  name?: string
  text: string
  values: unknown[]
  /** In milliseconds; overrides the database's `limitMs` for statements that are inherently long. */
  query_timeout?: number
}
