import { setImmediate } from 'node:timers/promises'

const TURN_MS = 10

/**
 * Maps rows like `rows.map(map)`, but yields to the event loop every 10 ms, because `map` may be slow: splitting a
 * single long text into words takes that long.
 */
export async function mapInTurns<Row, Value>(rows: readonly Row[], map: (row: Row) => Value): Promise<Value[]> {
  const values: Value[] = []
  let began = performance.now()
  for (const row of rows) {
    if (performance.now() - began > TURN_MS) {
      await setImmediate()
      began = performance.now()
    }
    values.push(map(row))
  }
  return values
}
