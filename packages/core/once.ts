/** Returns a function that computes its value at the first call and returns the same value from then on. */
export const once = <T>(compute: () => T): (() => T) => {
  let computed: { value: T } | undefined
  return () => {
    computed ??= { value: compute() }
    return computed.value
  }
}
