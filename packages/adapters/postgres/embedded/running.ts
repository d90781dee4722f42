import path from 'node:path'
import { layoutOf, readText } from './layout.js'
import { databaseUrl, probe } from './postmaster.js'

/** The url of the embedded server that runs on this DATA_DIR now, for tools beside the service; null when none answers. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const layout = layoutOf(path.resolve(dataDir))
  const [password, port] = await Promise.all([readText(layout.password), readText(layout.port)])
  if (password === undefined || port === undefined) return null
  const answer = await probe(layout.data, password.trim(), Number(port))
  return answer === 'ours' ? databaseUrl(password.trim(), Number(port)) : null
}
