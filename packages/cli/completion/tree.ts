import type { Command, Option } from 'commander'

/** The completions of one option. */
export interface OptionWords {
  /** Such as `-q` and `--quiet`. */
  names: string[]
  description: string
  /** Whether the next word is the option's value. */
  takesValue: boolean
  /** The option's possible values; empty if any value is allowed. */
  values: string[]
  /** Whether the option's value is a file. */
  takesFile: boolean
}

/** One level of the command line: the program itself, or a command within it. */
export interface Place {
  /** The names of the commands that lead here, separated by spaces; empty for the program. */
  path: string
  name: string
  description: string
  /** Options of this command and of the program. */
  options: OptionWords[]
  /** The possible values of the command's argument; empty if any value is allowed. */
  values: string[]
  /** Whether the command's argument is a file. */
  takesFile: boolean
  places: Place[]
}

/** Derives all completions from the commands. */
export const placesOf = (program: Command): Place => placeOf(program, '', program.options.map(wordsOf))

const placeOf = (command: Command, path: string, globalOptions: OptionWords[]): Place => {
  const own = path === '' ? [] : command.options.filter((option) => !option.hidden).map(wordsOf)
  const children = command.commands.filter((child) => command.createHelp().visibleCommands(command).includes(child))
  const [argument] = command.registeredArguments
  // The shells' scripts do not count a command's words, so the choices are offered for every argument.
  const chosen = command.registeredArguments.find(({ argChoices }) => argChoices)
  return {
    path,
    name: command.name(),
    description: command.summary() || command.description(),
    options: [...own, ...globalOptions, HELP],
    values: chosen?.argChoices ?? [],
    takesFile: argument?.name() === 'file',
    places: children.map((child) => placeOf(child, `${path} ${child.name()}`.trim(), globalOptions)),
  }
}

const HELP: OptionWords = {
  names: ['-h', '--help'],
  description: 'show help',
  takesValue: false,
  values: [],
  takesFile: false,
}

const wordsOf = (option: Option): OptionWords => ({
  names: [option.short, option.long].filter((name): name is string => name !== undefined),
  description: option.description,
  // False for an optional value, because the word after the option need not be the value.
  takesValue: option.required,
  values: option.argChoices ?? [],
  takesFile: option.flags.includes('<file>'),
})

/** Returns the place and all places within it. */
export const allPlaces = (place: Place): Place[] => [place, ...place.places.flatMap(allPlaces)]

/** Lists each option that takes a value, at each place where it can occur. */
export const valuesAt = (root: Place): { path: string; option: OptionWords }[] =>
  allPlaces(root).flatMap(({ path, options }) =>
    options.filter(({ takesValue }) => takesValue).map((option) => ({ path, option })),
  )

/** Names of all options that take a value, at any place. */
export const namesWithValue = (root: Place): string[] => [
  ...new Set(
    allPlaces(root)
      .flatMap(({ options }) => options)
      .filter(({ takesValue }) => takesValue)
      .flatMap(({ names }) => names),
  ),
]

/** Lists each step into a place as a quoted pattern: current path, slash, next word (`'agents/create'`). */
export const stepsFrom = (root: Place): string[] =>
  allPlaces(root)
    .filter(({ path }) => path !== '')
    .map(({ path, name }) => `'${path.slice(0, -name.length).trimEnd()}/${name}'`)
