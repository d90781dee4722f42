import { describe, expect, test } from '@jest/globals'
import { growth } from '../../../../../tests/support/texts/growth.mjs'
import { findPersonal, type PersonalKind } from './pii.js'

/** Made-up texts with personal data. Ids with valid check digits are examples that the issuing offices published. */
const PERSONAL: readonly [PersonalKind, string, string][] = [
  ['email', 'Write to marta.lopez+boat@example.co.uk, please', 'marta.lopez+boat@example.co.uk'],
  ['email', 'Mail: <jonas@example.org>', 'jonas@example.org'],
  ['phone', 'Call me at +49 170 1234567', '+49 170 1234567'],
  ['phone', 'Her number is +1 (415) 555-0132.', '+1 (415) 555-0132'],
  ['phone', 'the desk: (030) 901820 44', '(030) 901820 44'],
  ['phone', 'Ring 0170 123 45 67 after six', '0170 123 45 67'],
  ['phone', 'Ask 415-555-0132', '415-555-0132'],
  ['phone', 'Phone: 5550132998', '5550132998'],
  ['phone', 'телефон: 89161234567', '89161234567'],
  ['postal_address', 'She lives at 12 Oak Lane, Leeds', '12 Oak Lane'],
  ['postal_address', 'Send it to 1470 North Main St', '1470 North Main St'],
  ['postal_address', 'Er wohnt in der Hauptstraße 45a', 'Hauptstraße 45a'],
  ['postal_address', 'Het is Kerkstraat 12', 'Kerkstraat 12'],
  ['postal_address', "J'habite 14 rue des Lilas", '14 rue des Lilas'],
  ['postal_address', 'Vive en la calle Mayor 12', 'calle Mayor 12'],
  ['postal_address', 'Abito in via Dante Alighieri 18', 'via Dante Alighieri 18'],
  ['postal_address', 'Mieszka przy ul. Długa 25', 'ul. Długa 25'],
  ['postal_address', '地址：北京市朝阳区建国路88号', '北京市朝阳区建国路88号'],
  ['national_id', 'SSN 219-09-9999 on the form', '219-09-9999'],
  ['national_id', 'NI number QQ is never given, AB 12 34 56 C is', 'AB 12 34 56 C'],
  ['national_id', 'DNI 12345678Z', '12345678Z'],
  ['national_id', 'codice fiscale RSSMRA85T10A562S', 'RSSMRA85T10A562S'],
  ['national_id', 'NIR 2 55 08 14 168 025 38', '2 55 08 14 168 025 38'],
  ['national_id', '身份证 11010519491231002X', '11010519491231002X'],
  ['national_id', 'CPF 529.982.247-25', '529.982.247-25'],
  ['card_like', 'The card is 4111 1111 1111 1112', '4111 1111 1111 1112'],
]
/** Texts without personal data. */
const BENIGN: readonly string[] = [
  'The meeting is at 10:30@HQ',
  'ssh git@host and user@localhost',
  'npm i @types/node@20.19.43',
  'Version 4.12.0 of 2024-03-05',
  'Invoice 2024-0917 is over 48,500 euros',
  'Build 20931 ran 1204 tests in 52:14',
  'The order number is 20240305',
  'The commit is 3e8ad95c0ffee3e8ad95c0ffee3e8ad95c0ffee0',
  'The volume is 7b0e5d1c-8c1f-4a55-9d0e-2f6f1c0a9e77',
  'IP 192.168.100.200, port 8443',
  'Section 12 of the main street plan',
  'It took 30 minutes on the way',
  'We walked 5 km that way',
  'Room 415, seat 14C, gate B12',
  'DNI 12345678A has a wrong letter',
  'CPF 529.982.247-24 has a wrong digit',
  'The phone costs 799 euros',
  'Pi is 3.14159265358979',
  'The range is 100-200-300',
  'ISBN 978-3-16-148410-0',
  'Der Weg 27 führt zur Hütte',
  'In 2019 the street was closed',
  'We talked via Zoom for 40 minutes',
  'Send it via email 3 times',
]

describe('personal data', () => {
  test.each(PERSONAL)('%s: %s', (kind, text, part) => {
    expect(findPersonal(text).map(({ start, end, kind: found }) => [found, text.slice(start, end)])).toEqual([
      [kind, part],
    ])
  })
  test.each(BENIGN)('none: %s', (text) => expect(findPersonal(text)).toEqual([]))
  test.each([
    ['Reach me at +1 555-123-4567 12 Oak Lane', '+1 555-123-4567 12 Oak Lane'],
    ['phone 030 1234567 12 Oak Lane', '030 1234567 12 Oak Lane'],
  ])('overlapping, as a whole: %s', (text, part) => {
    expect(findPersonal(text).map(({ start, end, kind }) => [kind, text.slice(start, end)])).toEqual([
      ['postal_address', part],
    ])
  })
  test('several, in order', () => {
    expect(findPersonal('marta@example.org, +49 170 1234567, 12 Oak Lane').map(({ kind }) => kind)).toEqual([
      'email',
      'phone',
      'postal_address',
    ])
  })
})

const UNITS = [
  '1',
  '0170 ',
  '+',
  '+4 ',
  'a@',
  'a.',
  '12 Oak ',
  'A',
  '(030) ',
  '1-',
  '4111 ',
  'phone ',
  'rue de ',
  '市路',
  'via Dante ',
  'X1',
]
test.each(UNITS)('work grows with the text, not with its square: %j', (unit) => {
  const [short, long] = [unit.repeat(5_000 / unit.length), unit.repeat(50_000 / unit.length)]
  expect(growth((text) => findPersonal(text), short, long)).toBeLessThan(60)
})
