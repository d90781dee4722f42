import { allPlaces, namesWithValue, type Place, stepsFrom, valuesAt } from './tree.js'

/** Makes a completion script for zsh. It works like the script for bash, and shows a description beside each word. */
export const zshCompletion = (root: Place): string => `#compdef sm
# zsh completion of sm; in ~/.zshrc, after compinit: source <(sm completion zsh)
_sm() {
  local place='' word skip='' option
  for word in "\${(@)words[2,CURRENT-1]}"; do
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
  option=$skip
  # --type=fac is one word here
  if [[ -z $option && $PREFIX == --*=* ]]; then
    option=\${PREFIX%%=*}
    compset -P '*='
  fi
  if [[ -n $option ]]; then
    case "$place $option" in
${valueCases(root)}
    esac
    return
  fi
  local -a commands flags
  local files=''
  case $place in
${allPlaces(root).map(placeCase).join('\n')}
  esac
  if [[ $PREFIX == -* ]]; then
    _describe -o 'option' flags
  else
    _describe 'command' commands
    [[ -n $files ]] && _files
  fi
}
if [[ $funcstack[1] == _sm ]]; then _sm "$@"; else compdef _sm sm; fi
`

const valueCases = (root: Place): string =>
  valuesAt(root)
    .filter(({ option }) => option.takesFile || option.values.length > 0)
    .map(({ path, option: { names, values, takesFile } }) => {
      const patterns = names.map((name) => `'${path} ${name}'`).join(' | ')
      return `      ${patterns}) ${takesFile ? '_files' : `compadd -- ${values.join(' ')}`} ;;`
    })
    .join('\n')

const placeCase = ({ path, options, values, takesFile, places }: Place): string => {
  const commands = [...places.map(({ name, description }) => described(name, description)), ...values]
  const flags = options.map(({ names, description }) => described(names.at(-1) ?? '', description))
  return `    '${path}') commands=(${commands.join(' ')}); flags=(${flags.join(' ')})${takesFile ? '; files=yes' : ''} ;;`
}

const described = (word: string, description: string): string =>
  `'${`${word}:${description}`.replaceAll("'", `'\\''`)}'`
