/** Loads the module that a thread is about to use. @param module its URL */
export default async (module: string): Promise<void> => {
  await import(module)
}
