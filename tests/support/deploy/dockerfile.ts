import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import dockerignoreModule from '@balena/dockerignore'
import { DockerfileParser } from 'dockerfile-ast'
import { ROOT, repositoryFiles } from './repository.js'

// The module's types put the function in `default`, but the module is the function itself.
const dockerignore = dockerignoreModule as unknown as typeof dockerignoreModule.default

export interface Instruction {
  /** In capitals, such as `RUN`. */
  name: string
  /** Everything after its name and flags, continued lines joined. */
  text: string
}

/** The instructions of each stage, the FROM first. */
export function stagesOf(dockerfile: string): Instruction[][] {
  const stages: Instruction[][] = []
  for (const each of DockerfileParser.parse(dockerfile).getInstructions()) {
    const instruction = { name: each.getKeyword(), text: each.getArgumentsContent() ?? '' }
    if (instruction.name === 'FROM') stages.push([instruction])
    else stages.at(-1)?.push(instruction)
  }
  return stages
}

/** Returns the text of an instruction in a stage; the last one wins. */
export const lastOf = (stage: readonly Instruction[], name: string): string =>
  stage.findLast((instruction) => instruction.name === name)?.text ?? ''

/** Returns settings like `A=1 B=2` as an object. */
export const settingsIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(/\s+/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )

/** Lists the files of the build context: those of the repository that .dockerignore does not exclude. */
export const contextFiles = (): string[] =>
  dockerignore()
    .add(readFileSync(path.join(ROOT, '.dockerignore'), 'utf8'))
    .filter(repositoryFiles())

/**
 * Runs COPY and RUN of the build stage in `folder`, which represents its WORKDIR. Global installs go to `folder`'s
 * sibling `global`. The files that tsc wrote for the checkout are copied there first, as in a builder's cache, so that
 * tsc compiles only what differs.
 */
export function replay(stage: readonly Instruction[], folder: string, node: string): void {
  const global = path.join(path.dirname(folder), 'global')
  const { NODE_OPTIONS: _, ...inherited } = process.env
  const env = {
    ...inherited,
    PATH: [path.join(global, 'bin'), path.dirname(node), process.env.PATH].join(path.delimiter),
    npm_config_prefix: global,
    npm_config_prefer_offline: 'true',
    npm_config_fetch_retries: '5',
    CI: 'true',
  }
  const context = contextFiles()
  copyCompiled(context, folder)
  for (const { name, text } of stage) {
    if (name === 'COPY')
      for (const file of copied(text, context)) cpSync(path.join(ROOT, file), path.join(folder, file))
    if (name === 'RUN') execFileSync('sh', ['-ec', text], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  }
}

/** What `COPY SOURCE ./` copies: one file, or the whole context. */
function copied(text: string, context: readonly string[]): string[] {
  const [source] = text.split(/\s+/)
  return context.filter((file) => source === '.' || source === file)
}

/** Puts what tsc wrote for these sources into `folder`, without the bundles' parts. */
function copyCompiled(context: readonly string[], folder: string): void {
  const filter = (file: string) => !/^(chunk-.*|\.bundles\.json)$/.test(path.basename(file))
  for (const file of context.filter((each) => /^(packages|services)\/\w+\/tsconfig\.json$/.test(each))) {
    const dist = path.join(path.dirname(file), 'dist')
    cpSync(path.join(ROOT, dist), path.join(folder, dist), { recursive: true, filter })
  }
}
