/** The program's environment. */
export interface Io {
  env: NodeJS.ProcessEnv
  platform: NodeJS.Platform
  stdin: NodeJS.ReadStream
  stdout: NodeJS.WriteStream
  stderr: NodeJS.WriteStream
  home: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Aborted by Ctrl-C. */
  interrupted: AbortSignal
}
