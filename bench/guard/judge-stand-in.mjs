/**
 * Stands in for the language model of the judge: a local server with the Messages API that answers from labels.
 */
import { createServer } from 'node:http'
import { JUDGE_SYSTEM, JUDGE_TOOL } from '../../packages/core/dist/memory/guard/judge/prompt.js'

/**
 * Estimates the tokens of a text as a quarter of its bytes, which is about right for English. The API's count differs
 * by model.
 */
export const tokensIn = (text) => Math.ceil(Buffer.byteLength(text) / 4)
/** Tokens of a question to the judge, not counting the statements in it. */
export const FRAME = tokensIn(JUDGE_SYSTEM + JSON.stringify(JUDGE_TOOL)) + 350
/** Tokens of a typical answer. */
export const ANSWER = 120

const wordsOf = (text) =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}'’:./%-]*/gu)?.map((word) => word.replace(/[.:]$/, '')) ?? []
/**
 * Returns the first run of words that the other text does not have, or the text itself if there is no such word; at
 * most 240 characters.
 */
const difference = (text, other) => {
  const known = new Set(wordsOf(other).map((word) => word.toLowerCase()))
  const words = wordsOf(text)
  const start = words.findIndex((word) => !known.has(word.toLowerCase()))
  if (start === -1) return text.slice(0, 240)
  const length = words.slice(start).findIndex((word) => known.has(word.toLowerCase()))
  const last = words[length === -1 ? words.length - 1 : start + length - 1]
  const from = text.indexOf(words[start])
  return text.slice(from, text.indexOf(last, from) + last.length).slice(0, 240)
}
/**
 * Returns the answer of a model that found this `relation`. For "newer", its `cue` (the words that tell of the change)
 * quotes the words that differ: without a cue, a writer could not replace another writer's statement.
 */
export const answerAs = (relation, known, content, number = 1) => ({
  ...{ known: number, relation, evidence: 'The two differ.', sure: 1 },
  cue: relation === 'newer' ? difference(content, known).slice(0, 100) : '',
  known_words: relation === 'same' || relation === 'adds' ? known.slice(0, 240) : difference(known, content),
  new_words: relation === 'same' || relation === 'adds' ? content.slice(0, 240) : difference(content, known),
})
/** @param relationOf returns the label of a known and a new statement */
export const startStandIn = async (relationOf) => {
  const spent = { questions: 0, in: 0, out: 0 }
  const statementsIn = (message, tag) =>
    [...message.matchAll(new RegExp(`<${tag}[^>]*>\\n(.*)\\n</${tag}>`, 'g'))].map(([, text]) => text)
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request.setEncoding('utf8')) text += chunk
    const { tools, messages, model } = JSON.parse(text)
    const isJudge = tools[0].name === JUDGE_TOOL.name
    let input = { entities: [], facts: [], relationships: [] }
    if (isJudge) {
      const [content] = statementsIn(messages[0].content, 'new')
      input = {
        relations: statementsIn(messages[0].content, 'known').map((known, at) =>
          answerAs(relationOf(known, content), known, content, at + 1),
        ),
      }
      spent.questions += 1
      spent.in += FRAME + tokensIn(messages[0].content)
      spent.out += tokensIn(JSON.stringify(input))
    }
    const usage = {
      input_tokens: FRAME + tokensIn(messages[0].content),
      output_tokens: tokensIn(JSON.stringify(input)),
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        ...{
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model,
          usage,
          stop_sequence: null,
          stop_reason: 'tool_use',
        },
        content: [{ type: 'tool_use', id: 'toolu_1', name: tools[0].name, input }],
      }),
    )
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    spent,
    close: () => server.close(),
  }
}
