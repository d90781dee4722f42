import { expect, test } from '@jest/globals'
import { withoutReply } from './reply.js'

test.each([
  ['Yes, Ada likes nuts.', 'Ada likes nuts.'],
  ['No, no, she lives in Graz.', 'She lives in Graz.'],
  ['No – she lives in Graz.', 'She lives in Graz.'],
  ['Yes she does like nuts.', 'She does like nuts.'],
  ['Ja, Ada mag Nüsse.', 'Ada mag Nüsse.'],
  ['Yes! "Nuts" is the name of her dog.', '"Nuts" is the name of her dog.'],
  ['No dogs are allowed.', 'No dogs are allowed.'],
  ['Jana likes nuts.', 'Jana likes nuts.'],
  ['Nora, Ada and Bob like nuts.', 'Nora, Ada and Bob like nuts.'],
  ['True-crime books are her favourite.', 'True-crime books are her favourite.'],
  ['Yes.', 'Yes.'],
  ['', ''],
])('%s > %s', (sentence, expected) => expect(withoutReply(sentence)).toBe(expected))
