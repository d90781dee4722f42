import type { z } from 'zod'

/** Maximum number of unknown fields named per body, so that a hostile request does not get an even larger response. */
const MOST_NAMED = 20
/** In characters; longer names are cut. */
const LONGEST_NAME = 100

const shapes = new WeakMap<z.ZodType, (value: unknown) => z.ZodType>()

/**
 * For a schema that accepts several shapes and whose own code chooses the shape by the value: registers `shapeOf`,
 * which makes the same choice for `unknownFields`.
 */
export function withShapes<S extends z.ZodType>(schema: S, shapeOf: (value: unknown) => z.ZodType): S {
  shapes.set(schema, shapeOf)
  return schema
}

/**
 * Returns the fields of a value that its schema ignores, by dotted path (`items.0.x`, `origin.x`), in the order sent:
 * at most 20, each cut to 100 characters. Entries of a record, such as metadata, are data and never unknown.
 */
export function unknownFields(schema: z.ZodType, value: unknown): string[] {
  const names: string[] = []
  for (const name of unknownIn(schema, value, '')) {
    names.push([...name.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join(''))
    if (names.length === MOST_NAMED) break
  }
  return names
}

/** Yields unknown fields; goes only as deep as the schema does. */
function* unknownIn(schema: z.ZodType, value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  const shapeOf = shapes.get(schema)
  if (shapeOf) return yield* unknownIn(shapeOf(value), value, path)
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      // `Object.keys`, not `Object.entries`: with 19,000 unknown fields, of which only 20 are reported, the latter
      // takes three times as long.
      for (const name of Object.keys(value)) {
        if (!Object.hasOwn(def.shape, name)) yield path + name
        else yield* unknownIn(def.shape[name] as z.ZodType, Reflect.get(value, name), `${path}${name}.`)
      }
      return
    case 'array':
      for (const [at, item] of Array.isArray(value) ? value.entries() : []) {
        yield* unknownIn(def.element as z.ZodType, item, `${path}${at}.`)
      }
      return
    case 'optional':
    case 'nullable':
    case 'default':
      return yield* unknownIn(def.innerType as z.ZodType, value, path)
    case 'pipe':
      // For a preprocessing pipe, uses the schema after the preprocessing.
      yield* unknownIn((def.in._zod.def.type === 'transform' ? def.out : def.in) as z.ZodType, value, path)
  }
}
