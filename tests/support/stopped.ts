/**
 * Whether one thing alone kept a process that was told to stop from doing so in order: its database, which writes a
 * checkpoint and waits for the disk, took longer than its step has. A busy disk does that without any defect.
 * @param logged what the process said from then on
 */
export function wasDatabaseLate(logged: string): boolean {
  const steps = [...logged.matchAll(/"step":"(\w+)".*"msg":"a step of stopping (took too long|failed)"/g)]
  return steps.length > 0 && steps.every(([, step, what]) => step === 'database' && what === 'took too long')
}

/** @throws Error unless a process that was told to stop ended with 0, or with 1 for its database alone. */
export function expectStopped(code: number | null, logged: string): void {
  if (code === 0) return
  if (code !== 1 || !wasDatabaseLate(logged))
    throw new Error(`a process that was told to stop ended with ${code}: ${logged.slice(-2_000)}`)
  process.stderr.write('a process stopped before its database had: the disk is busy\n')
}
