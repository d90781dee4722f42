import { adminHere } from '../programs/admin-here.js'

/** Statements of the volume whose graph is compared. */
export const STATEMENTS = [
  'Marta Kowalska works at Acme Inc.',
  'Marta Kowalska lives in Oslo.',
  'Tom Stone works at Acme Inc.',
  'Ana Lima is the sister of Marta Kowalska.',
  'Initech uses Kafka.',
]

/**
 * Runs a command that compares graphs, and returns its output. It exits with 0 if the graphs agree, else with 1.
 * @throws Error if the command could not compare them
 */
export async function admin(databaseUrl: string, env: Record<string, string>, ...args: string[]) {
  const { stdout, stderr, code } = await adminHere(databaseUrl, args, '', env)
  if (code !== 0 && code !== 1) throw new Error(`${args.join(' ')}: ${code} ${stdout} ${stderr}`)
  return { code, said: stdout }
}
