/** Stops what global-setup.ts started. */
export default async function tearDown(): Promise<void> {
  const { stopSharedService } = globalThis as { stopSharedService?: () => Promise<void> }
  await stopSharedService?.()
}
