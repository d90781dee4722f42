/** Where a test makes a process fail: before or after the nth call of a port's method. */
export interface Failpoint {
  /** Name of the port, such as `memories` for `memories.commit`. */
  port: string
  method: string
  moment: 'before' | 'after'
  action: 'kill' | 'stop' | 'throw'
  /** Number of the call that fails; 1 is the first call. */
  call: number
}

const WRITTEN = /^(\w+)\.(\w+):(before|after):(kill|stop|throw)(?::([1-9]\d{0,5}))?$/

/** Parses text such as `memories.commit:after:kill:3`; returns undefined if it describes no failpoint. */
export const readFailpoint = (text: string): Failpoint | undefined => {
  const [, port, method, moment, action, call = '1'] = WRITTEN.exec(text) ?? []
  if (port === undefined || method === undefined) return undefined
  return {
    port,
    method,
    moment: moment as Failpoint['moment'],
    action: action as Failpoint['action'],
    call: Number(call),
  }
}

type Method = (...args: unknown[]) => unknown

/**
 * Makes one call of one port fail, for crash tests: `kill` and `stop` send SIGKILL or SIGSTOP to the process, `throw`
 * fails the call. Calls are counted across all users of the port.
 */
export const withFailpoint = <Ports extends object>(ports: Ports, failpoint: Failpoint | undefined): Ports => {
  if (!failpoint) return ports
  const { port, method, moment, call } = failpoint
  const target = (ports as Record<string, unknown>)[port] as Record<string, Method> | undefined
  const original = target?.[method]
  if (!target || !original) return ports
  let calls = 0
  const failing: Method = async (...args) => {
    const due = ++calls === call
    if (due && moment === 'before') fail(failpoint)
    const result = await original.apply(target, args)
    if (due && moment === 'after') fail(failpoint)
    return result
  }
  const changed = Object.create(target) as object
  Object.defineProperty(changed, method, { value: failing })
  return { ...ports, [port]: changed }
}

const fail = ({ port, method, action }: Failpoint): void => {
  if (action === 'throw') throw new Error(`made to fail at ${port}.${method}`)
  process.kill(process.pid, action === 'kill' ? 'SIGKILL' : 'SIGSTOP')
}
