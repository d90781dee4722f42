import { listLabels } from './docx-numbering.js'

const MAIN = 'word/document.xml'

/**
 * Writes into the main part what mammoth would leave out of the text: numbers of lists and headings, which Word counts
 * when it draws them, and the text in fields, formulas, ruby and runs of the other direction.
 */
export function completeText(parts: Map<string, Buffer>): Map<string, Buffer> {
  const main = [...parts.keys()].find((name) => name.toLowerCase() === MAIN)
  const bytes = main === undefined ? undefined : parts.get(main)
  if (main === undefined || bytes === undefined || bytes.includes(0)) return parts
  const text = (name: string) => parts.get(`word/${name}.xml`)?.toString() ?? ''
  const numbered = listLabels(bytes.toString(), text('numbering'), text('styles'))
  return new Map(parts).set(main, Buffer.from(openWrappers(numbered)))
}

/** Elements around text become the one of which mammoth reads what is inside and nothing else. */
function openWrappers(xml: string): string {
  return xml
    .replace(/<(\/?)m:t(?=[\s>])/g, '<$1w:t')
    .replace(/<(\/?)(?:m:\w+|w:(?:fldSimple|bdo|dir|ruby|rubyBase))(?=[\s/>])/g, '<$1w:smartTag')
}
