import { listLabels } from './docx-numbering.js'

const MAIN = 'word/document.xml'

/**
 * Adds to the main part (word/document.xml) what the library `mammoth` would leave out: the numbers of lists and
 * headings, which Word computes when it renders, and the text in fields, formulas, ruby and right-to-left runs.
 */
export function completeText(parts: Map<string, Buffer>): Map<string, Buffer> {
  const main = [...parts.keys()].find((name) => name.toLowerCase() === MAIN)
  const bytes = main === undefined ? undefined : parts.get(main)
  if (main === undefined || bytes === undefined || bytes.includes(0)) return parts
  const text = (name: string) => parts.get(`word/${name}.xml`)?.toString() ?? ''
  const numbered = listLabels(bytes.toString(), text('numbering'), text('styles'))
  return new Map(parts).set(main, Buffer.from(openWrappers(numbered)))
}

/** Replaces elements that contain text with an element whose content `mammoth` reads. */
function openWrappers(xml: string): string {
  return xml
    .replace(/<(\/?)m:t(?=[\s>])/g, '<$1w:t')
    .replace(/<(\/?)(?:m:\w+|w:(?:fldSimple|bdo|dir|ruby|rubyBase))(?=[\s/>])/g, '<$1w:smartTag')
}
