import { allPlaces, namesWithValue, type Place, stepsFrom, valuesAt } from './tree.js'

/**
 * Makes a completion script that contains all words, so that Tab starts no process and evaluates no word of the command
 * line. The script needs neither the package bash-completion nor a bash newer than 3.2, which macOS has.
 */
export const bashCompletion = (
  root: Place,
): string => `# bash completion of sm; in ~/.bashrc: source <(sm completion bash)
_sm() {
  local IFS=$' \\t\\n' current=\${COMP_WORDS[COMP_CWORD]} previous='' place='' word='' skip='' at
  for ((at = 1; at < COMP_CWORD; at++)); do
    # bash makes three words of --type=factual
    [[ \${COMP_WORDS[at]} == '=' ]] && continue
    word=\${COMP_WORDS[at]}
    if [[ -n $skip ]]; then
      skip=''
      continue
    fi
    case $word in
      ${namesWithValue(root).join('|')}) skip=$word ;;
      -*) ;;
      *)
        case "$place/$word" in
          ${stepsFrom(root).join(' | ')}) place="\${place:+$place }$word" ;;
        esac
        ;;
    esac
  done
  [[ $current == '=' ]] && current=''
  if [[ -n $skip ]]; then
    case "$place $skip" in
${valueCases(root)}
    esac
    return
  fi
  local words='' files=''
  case $place in
${allPlaces(root).map(placeCase).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [[ -n $files && $current != -* ]]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _sm sm
`

const valueCases = (root: Place): string =>
  valuesAt(root)
    .filter(({ option }) => option.takesFile || option.values.length > 0)
    .map(({ path, option: { names, values, takesFile } }) => {
      const patterns = names.map((name) => `'${path} ${name}'`).join(' | ')
      return `      ${patterns}) COMPREPLY=($(compgen ${takesFile ? '-f' : `-W '${values.join(' ')}'`} -- "$current")) ;;`
    })
    .join('\n')

const placeCase = ({ path, options, values, takesFile, places }: Place): string => {
  const words = [...places.map(({ name }) => name), ...values]
  const flags = options.flatMap(({ names }) => names.filter((name) => name.startsWith('--')))
  const choose = `if [[ $current == -* ]]; then words='${flags.join(' ')}'; else words='${words.join(' ')}'; fi`
  return `    '${path}') ${choose}${takesFile ? '; files=yes' : ''} ;;`
}
