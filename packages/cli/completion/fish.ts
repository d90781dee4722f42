import { allPlaces, namesWithValue, type OptionWords, type Place, stepsFrom } from './tree.js'

/**
 * Makes a completion script with one line per word. The line says where on the command line the word can occur.
 */
export const fishCompletion = (
  root: Place,
): string => `# fish completion of sm; in config.fish: sm completion fish | source
function __sm_place
    set -l place
    set -l skip
    for word in (commandline -opc)[2..]
        if set -q skip[1]
            set -e skip
            continue
        end
        switch $word
            case ${namesWithValue(root).join(' ')}
                set skip $word
            case '-*'
            case '*'
                switch "$place/$word"
                    case ${stepsFrom(root).join(' ')}
                        set place (string trim -- "$place $word")
                end
        end
    end
    test "$place" = "$argv[1]"
end
complete -c sm -e
complete -c sm -f
${allPlaces(root).flatMap(linesOf).join('\n')}
`

const linesOf = (place: Place): string[] => {
  const here = `complete -c sm -n ${quoted(`__sm_place ${quoted(place.path)}`)}`
  return [
    ...place.places.map(({ name, description }) => `${here} -a ${name} -d ${quoted(description)}`),
    ...(place.values.length > 0 ? [`${here} -a ${quoted(place.values.join(' '))}`] : []),
    ...(place.takesFile ? [`${here} -F`] : []),
    ...place.options.map((option) => `${here} ${optionPart(option)}`),
  ]
}

const optionPart = ({ names, description, takesValue, values, takesFile }: OptionWords): string =>
  [
    ...names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`)),
    ...(takesValue ? [takesFile ? '-r -F' : values.length > 0 ? `-x -a ${quoted(values.join(' '))}` : '-x'] : []),
    `-d ${quoted(description)}`,
  ].join(' ')

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
