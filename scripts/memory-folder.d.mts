/** Creates this process's folder in `memory`; returns undefined if that does not exist or has too little free space. */
export function memoryFolder(memory?: string, neededBytes?: number): string | undefined
