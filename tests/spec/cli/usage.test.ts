import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { newTerminal, SM, type Terminal } from '../../support/programs/command-line.js'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

let terminal: Terminal
beforeAll(() => {
  terminal = newTerminal()
})
afterAll(() => terminal.remove())

/** Returns the commands that the help lists below "Commands:". */
const commandsIn = (help: string): string[] =>
  [...(/^Commands:\n(.*?)\n\n/ms.exec(`${help}\n\n`)?.[1] ?? '').matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) =>
    String(name),
  )

describe('help', () => {
  test(cites('names every command, the settings and the exit codes', 'cli.help', 'cli.exit-codes'), async () => {
    const { code, stdout, stderr } = await terminal.run([])
    expect([code, stderr]).toEqual([0, ''])
    const wanted =
      'login logout whoami write query ask list show history edit delete forget review undo upload documents graph watch broadcast webhooks volumes agents keys audit import export doctor completion'
    expect(commandsIn(stdout)).toEqual([...wanted.split(' '), 'help'])
    for (const name of ['SM_BASE_URL', 'SM_API_KEY', 'SM_VOLUME_ID']) expect(stdout).toContain(name)
    expect([...stdout.matchAll(/^ {2}(\d+) +\S/gm)].map(([, exitCode]) => exitCode)).toEqual(
      '0 1 2 3 4 5 6 7 8 130'.split(' '),
    )
  })

  test(cites('exists for every command, with examples', 'cli.help'), async () => {
    const { stdout } = await terminal.run(['--help'])
    const simple = ['logout', 'whoami', 'help']
    const all = commandsIn(stdout).filter((name) => name !== 'help')
    const helps = await Promise.all(all.map((name) => terminal.run([name, '--help'])))
    for (const [at, { code, stdout: help, stderr }] of helps.entries()) {
      expect([all[at], code, stderr]).toEqual([all[at], 0, ''])
      expect(help).toMatch(new RegExp(`^Usage: sm ${all[at]}\\b`))
      if (!simple.includes(String(all[at]))) expect(help).toContain('Examples:\n  $ ')
    }
  })

  test.each([
    [['wriet', 'x'], /unknown command 'wriet' \(Did you mean write\?\)/],
    [['query', 'x', '--limt', '3'], /unknown option '--limt' \(Did you mean --limit\?\)/],
    [['volumes', 'creat', 'x'], /Unknown command "volumes creat".*create/],
    [['query'], /missing required argument 'text'\. See/],
    [['help', 'wriet'], /unknown command 'wriet' \(Did you mean write\?\) See/],
    [['help', 'nonsense'], /unknown command 'nonsense'\. See/],
    [['--url', 'http://localhost'], /a command is missing\. See/],
    [['query', 'x', '-n', '0'], /whole number from 1 to 50/],
    [['completion', 'tcsh'], /Allowed choices are bash, zsh, fish/],
    [['keys', 'create', 'x'], /--kind/],
    [['whoami', '--url', 'ftp://example.test'], /not a service address/],
    [['whoami', '--url', 'http://user:secret@example.test'], /must not contain a user name/],
  ])(cites('says what is wrong with %j', 'cli.help', 'cli.exit-codes', 'cli.sentences'), async (args, sentence) => {
    const ran = await terminal.run(args)
    expect([ran.code, ran.stdout]).toEqual([2, ''])
    expect(ran.stderr).toMatch(sentence)
    expect(ran.stderr).toMatch(/^sm: [^\n]+\n$/)
  })

  test(cites('reports errors as JSON with --json', 'cli.json'), async () => {
    const ran = await terminal.run(['wriet', '--json'])
    expect(JSON.parse(ran.stderr)).toEqual({ error: 'wrong_usage', details: expect.stringContaining('write') })
  })
})

describe('completion', () => {
  const scriptOf = async (shell: string): Promise<string> => {
    const { code, stdout } = await terminal.run(['completion', shell])
    expect(code).toBe(0)
    const file = join(terminal.home, `sm.${shell}`)
    writeFileSync(file, stdout)
    return file
  }
  const installed = (shell: string) =>
    run(shell, ['--version']).then(
      () => true,
      () => false,
    )

  test(cites('works in bash', 'cli.completion'), async () => {
    const file = await scriptOf('bash')
    const lines: [string[], string[]][] = [
      [['vol'], ['volumes']],
      [
        ['volumes', ''],
        ['list', 'use', 'create', 'rename', 'delete'],
      ],
      [['--url', 'volumes', 'wr'], ['write']],
      [['write', '--ty'], ['--type']],
      [['write', '--type', 'pre'], ['preference']],
      [['write', '--type', '=', 'pro'], ['procedural']],
      [['write', '--user', ''], []],
      [
        ['graph', 'draw', '--format', ''],
        ['dot', 'mermaid'],
      ],
      [
        ['completion', ''],
        ['bash', 'zsh', 'fish'],
      ],
      [['import', 'sm.ba'], ['sm.bash']],
      [['review', 'id', 'mer'], ['merge']],
      // The shell must not evaluate a word of the line.
      [['write', '$(touch evaluated)', '--js'], ['--json']],
      [['query', '$(touch evaluated)'], []],
    ]
    const script = [
      `source '${file}'`,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is bash
      'try() { COMP_WORDS=(sm "$@"); COMP_CWORD=$#; COMPREPLY=(); _sm; echo "${COMPREPLY[*]}"; }',
      ...lines.map(([words]) => `try ${words.map((word) => `'${word}'`).join(' ')}`),
      'ls evaluated 2> /dev/null || echo not evaluated',
    ]
    const { stdout } = await run('bash', ['--norc', '-c', script.join('\n')], { cwd: terminal.home })
    expect(stdout.split('\n').slice(0, -1)).toEqual([...lines.map(([, words]) => words.join(' ')), 'not evaluated'])
  })

  test(cites('works in fish', 'cli.completion'), async () => {
    const file = await scriptOf('fish')
    if (!(await installed('fish'))) {
      const { stdout } = await terminal.run(['completion', 'fish'])
      expect(stdout).toContain(`complete -c sm -n '__sm_place \\'volumes\\'' -a create -d 'create a volume'`)
      return
    }
    const words = async (line: string) => {
      const { stdout } = await run('fish', ['--no-config', '-c', `source '${file}'; complete -C'${line}'`], {
        env: terminal.env,
      })
      return stdout
        .split('\n')
        .slice(0, -1)
        .map((shown) => shown.split('\t')[0])
    }
    expect(await words('sm vol')).toEqual(['volumes'])
    expect(await words('sm volumes cr')).toEqual(['create'])
    expect(await words('sm write --type pro')).toEqual(['procedural'])
    expect(await words('sm completion ')).toEqual(['bash', 'fish', 'zsh'])
  })

  test(cites('works in zsh', 'cli.completion'), async () => {
    const file = await scriptOf('zsh')
    if (await installed('zsh')) await run('zsh', ['-n', file])
    const { stdout } = await terminal.run(['completion', 'zsh'])
    expect(stdout).toMatch(/^#compdef sm\n/)
    expect(stdout).toMatch(/'volumes'\) commands=\(.*'create:create a volume'.*\); flags=\(.*'--json:/)
    expect(stdout).toMatch(/'write --type'\) compadd -- factual preference/)
  })
})

describe('from a clone', () => {
  test(cites('npx sm finds it, and npm run sm prepares the clone first', 'cli.start'), async () => {
    const linked = await run(join(ROOT, 'node_modules', '.bin', 'sm'), ['--version'])
    const viaScript = await run('npm', ['run', '--silent', 'sm', '--', '--version'], { cwd: ROOT })
    expect(linked.stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(viaScript.stdout).toBe(linked.stdout)
  })

  test(cites('it says what is missing before a build', 'cli.start'), async () => {
    const bin = join(terminal.home, 'clone', 'bin')
    mkdirSync(bin, { recursive: true })
    copyFileSync(SM, join(bin, 'sm.mjs'))
    const failed = await run(process.execPath, [join(bin, 'sm.mjs')]).catch((error) => error)
    expect([failed.code, failed.stdout]).toEqual([1, ''])
    expect(failed.stderr).toContain('npm run build')
  })
})
