import { setImmediate } from 'node:timers/promises'

const TURN_MS = 10

/** `rows.map(map)`, letting the event loop turn whenever 10 ms of it are used: the words of one long text take as much. */
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
