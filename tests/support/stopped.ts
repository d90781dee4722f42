/**
 * Whether only the database made a process's shutdown fail: its checkpoint waited for the disk, and exceeded the time
 * limit of its step. A busy disk causes that without any defect.
 * @param logged the log of the process since it was told to stop
 */
export function wasDatabaseLate(logged: string): boolean {
  const steps = [...logged.matchAll(/"step":"(\w+)".*"msg":"a shutdown step (took too long|failed)"/g)]
  return steps.length > 0 && steps.every(([, step, what]) => step === 'database' && what === 'took too long')
}

/**
 * Expects that a process that was told to stop ended with code 0, or with 1 if only its database was late.
 * @throws Error for any other end
 */
export function expectStopped(code: number | null, logged: string): void {
  if (code === 0) return
  if (code !== 1 || !wasDatabaseLate(logged))
    throw new Error(`a process that was told to stop ended with ${code}: ${logged.slice(-2_000)}`)
  process.stderr.write('a process stopped before its database was stopped, because the disk is busy\n')
}
