import { smAdmin } from './sm-admin.js'

/** What is told in the volume whose graph is compared. */
export const STATEMENTS = [
  'Marta Kowalska works at Acme Inc.',
  'Marta Kowalska lives in Oslo.',
  'Tom Stone works at Acme Inc.',
  'Ana Lima is the sister of Marta Kowalska.',
  'Initech uses Kafka.',
]

/** What the command says after its figures; one that agrees exits with 0. Throws where it could not compare. */
export async function admin(databaseUrl: string, env: Record<string, string>, ...args: string[]) {
  const { stdout, stderr, code } = await smAdmin(databaseUrl, args, '', env)
  if (code !== 0 && code !== 1) throw new Error(`${args.join(' ')}: ${code} ${stdout} ${stderr}`)
  return { code, said: stdout }
}
