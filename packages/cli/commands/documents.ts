import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { addGroup } from '../group.js'
import { confirm } from '../input/prompt.js'
import { examples, volumeOption, yesOption } from '../options.js'
import { oneLine } from '../output/text.js'
import { describeDocument, lineOfDocument } from '../show/documents.js'
import { callOptions, clientOf, volumeIdOf } from '../signed-in.js'

export const addDocuments = (program: Command, act: Act): void => {
  const group = addGroup(program, 'documents', 'list and delete the documents of a volume', act, list)
  group
    .addOption(volumeOption())
    .addHelpText(
      'after',
      examples(
        ['sm documents', 'lists the documents, newest first'],
        ['sm documents delete <id>', 'asks, then erases the document with its chunks and its file'],
      ),
    )
  group
    .command('list')
    .description('list documents, newest first')
    .addOption(volumeOption())
    .action(act<[object]>(list))
  group
    .command('delete')
    .description('permanently erase a document with its chunks and its file')
    .argument('<id>', 'id of the document')
    .addOption(volumeOption())
    .addOption(yesOption())
    .action(act<[string, { yes?: boolean }]>(erase))
}

const list = async (context: Context): Promise<void> => {
  const { output } = context
  const client = clientOf(context)
  const documents = await client.listDocuments(await volumeIdOf(context, client), callOptions(context))
  await output.result({
    json: { documents },
    shown:
      documents.map((document) => describeDocument(output, document)).join('\n') ||
      'No documents; add one with `sm upload`.',
    plain: documents.map(lineOfDocument).join('\n'),
    quiet: documents.map(({ document_id }) => document_id).join('\n'),
  })
}

const erase = async (context: Context, id: string, { yes }: { yes?: boolean }): Promise<void> => {
  const client = clientOf(context)
  const volumeId = await volumeIdOf(context, client)
  const question = async () => {
    const documents = await client.listDocuments(volumeId, callOptions(context))
    const name = documents.find(({ document_id }) => document_id === id)?.filename ?? id
    return `Permanently erase the document "${oneLine(name)}" with its chunks and its file?`
  }
  await confirm(context, question, yes)
  const receipt = await client.deleteDocument(volumeId, id, callOptions(context))
  const shown =
    receipt.stores === 'erased'
      ? `Erased the document ${oneLine(id)}.`
      : `The document ${oneLine(id)} can no longer be found; the rest of its data is being erased.`
  await context.output.result({ json: { receipt }, shown })
}
