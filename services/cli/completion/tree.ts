import type { Argument, Command, Option } from 'commander'

/** What can be completed of one option. */
export interface OptionWords {
  /** Such as `-q` and `--quiet`. */
  names: string[]
  description: string
  /** A word follows that is its value. */
  takesValue: boolean
  /** The values that it may have, where they are a few; empty for any. */
  values: string[]
  /** Its value is a file. */
  takesFile: boolean
}

/** One place of the command line: the program itself, or a command within it. */
export interface Place {
  /** The commands on the way, with a space between them; empty for the program. */
  path: string
  name: string
  description: string
  /** Its own, and those of the program. */
  options: OptionWords[]
  /** What its argument may be, where that is one of a few. */
  values: string[]
  /** Its argument is a file. */
  takesFile: boolean
  places: Place[]
}

/** All that can be completed, from the commands as they are. */
export const placesOf = (program: Command): Place => placeOf(program, '', program.options.map(wordsOf))

const placeOf = (command: Command, path: string, globalOptions: OptionWords[]): Place => {
  const own = path === '' ? [] : command.options.filter((option) => !option.hidden).map(wordsOf)
  const children = command.commands.filter((child) => command.createHelp().visibleCommands(command).includes(child))
  const argument = command.registeredArguments[0]
  return {
    path,
    name: command.name(),
    description: command.summary() || command.description(),
    options: [...own, ...globalOptions, HELP],
    values: valuesOf(argument),
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
  // A value that may be left out is not waited for.
  takesValue: option.required,
  values: option.argChoices ?? [],
  takesFile: option.flags.includes('<file>'),
})

const valuesOf = (argument: Argument | undefined): string[] => argument?.argChoices ?? []

/** The place and all places within it. */
export const allPlaces = (place: Place): Place[] => [place, ...place.places.flatMap(allPlaces)]

/** Each option that takes a value, at each place where it may stand. */
export const valuesAt = (root: Place): { path: string; option: OptionWords }[] =>
  allPlaces(root).flatMap(({ path, options }) =>
    options.filter(({ takesValue }) => takesValue).map((option) => ({ path, option })),
  )

/** Names of the options after which a value follows, of any place. */
export const namesWithValue = (root: Place): string[] => [
  ...new Set(
    allPlaces(root)
      .flatMap(({ options }) => options)
      .filter(({ takesValue }) => takesValue)
      .flatMap(({ names }) => names),
  ),
]

/** Each step into a place as a quoted pattern: where one is, a slash, and the word that leads on. */
export const stepsFrom = (root: Place): string[] =>
  allPlaces(root)
    .filter(({ path }) => path !== '')
    .map(({ path, name }) => `'${path.slice(0, -name.length).trimEnd()}/${name}'`)
