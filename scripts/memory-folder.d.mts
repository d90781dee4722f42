/** Creates this process's folder in memory; undefined with less free memory there than needed. */
export function memoryFolder(memory?: string, neededBytes?: number): string | undefined
