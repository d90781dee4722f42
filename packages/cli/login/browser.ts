import type { Io } from '../io.js'

/**
 * Whether this program can open a browser on the user's own screen. BROWSER is set by programs with their own way to
 * open a browser, such as editors that work on a remote machine.
 */
export const hasBrowser = ({ env, platform }: Pick<Io, 'env' | 'platform'>): boolean => {
  if (env.BROWSER) return true
  if (env.SSH_CONNECTION || env.SSH_TTY) return false
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME)
}

/** Opens an address in the browser. Ignores a failure, because the address is also printed. */
export const openBrowser = async ({ env, platform }: Pick<Io, 'env' | 'platform'>, address: string): Promise<void> => {
  // Imported only when needed, because the other commands start faster without this package.
  const { default: open } = await import('open')
  const isNamed = env.BROWSER && platform === 'linux'
  await open(address, isNamed ? { app: { name: env.BROWSER as string } } : {}).catch(() => {})
}
