import type { Json } from './client.js'

/** The schema that a part of an OpenAPI document names, or the part itself. */
export const resolveSchema = (document: Json, schema: Json): Json =>
  schema.$ref
    ? schema.$ref
        .slice(2)
        .split('/')
        .reduce((at: Json, name: string) => at[name], document)
    : schema
