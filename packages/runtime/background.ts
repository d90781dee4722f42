/** Work that goes on beside requests and jobs until it is stopped. */
export interface Background {
  stop(): Promise<void>
}
