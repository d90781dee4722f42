/** Cases: a name, a text that a model may write, and its sentences with the source positions that they cite. */
export const ANSWERS: [string, string, [string, number[]][]][] = [
  ['a mark before the full stop', 'Ada lives in Graz [1].', [['Ada lives in Graz.', [0]]]],
  ['a mark after it', 'Ada lives in Graz. [1]', [['Ada lives in Graz.', [0]]]],
  ['a mark right after it', 'Ada lives in Graz.[1]', [['Ada lives in Graz.', [0]]]],
  ['marks on both sides', 'Ada lives in Graz [1]. [2]', [['Ada lives in Graz.', [0, 1]]]],
  ['a full stop on both sides', 'Ada lives in Graz. [1].', [['Ada lives in Graz.', [0]]]],
  ['no end', 'Ada lives in Graz [1]', [['Ada lives in Graz.', [0]]]],
  ['several marks', 'Ada lives in Graz [1][3] [4].', [['Ada lives in Graz.', [0, 2, 3]]]],
  ['a list in a mark', 'Ada lives in Graz [1, 3;4].', [['Ada lives in Graz.', [0, 2, 3]]]],
  ['a range', 'Ada lives in Graz [2-4].', [['Ada lives in Graz.', [1, 2, 3]]]],
  ['a range that is none', 'Ada lives in Graz [9-2] [1-99].', [['Ada lives in Graz.', [8, 1, 0, 98]]]],
  ['a footnote and a word', 'Ada lives [^1] in Graz [source 2].', [['Ada lives in Graz.', [0, 1]]]],
  ['the same source twice', 'Ada lives in Graz [1] with Bob [1].', [['Ada lives in Graz with Bob.', [0]]]],
  ['sources that do not exist', 'Ada lives in Graz [99][0].', [['Ada lives in Graz.', [98, -1]]]],
  ['no mark', 'Ada lives in Graz.', [['Ada lives in Graz.', []]]],
  ['brackets that are no mark', 'The log says [warn] and [2024] [1].', [['The log says [warn] and [2024].', [0]]]],
  ['an open bracket', 'Ada lives in Graz [1', [['Ada lives in Graz [1.', []]]],
  [
    'two sentences',
    'Ada lives in Graz [1]. Bob lives in Linz [2].',
    [
      ['Ada lives in Graz.', [0]],
      ['Bob lives in Linz.', [1]],
    ],
  ],
  [
    'two with marks behind',
    'Ada lives in Graz. [1] Bob lives in Linz. [2]',
    [
      ['Ada lives in Graz.', [0]],
      ['Bob lives in Linz.', [1]],
    ],
  ],
  [
    'no space between them',
    'Ada lives in Graz.[1]Bob lives in Linz.[2]',
    [
      ['Ada lives in Graz.', [0]],
      ['Bob lives in Linz.', [1]],
    ],
  ],
  [
    'two without marks',
    'Ada lives in Graz. Bob has 3 cats. He likes them.',
    [
      ['Ada lives in Graz.', []],
      ['Bob has 3 cats.', []],
      ['He likes them.', []],
    ],
  ],
  [
    'a number at the end',
    'Ada has 12. Bob has 3. In 2020. Yes.',
    [
      ['Ada has 12.', []],
      ['Bob has 3.', []],
      ['In 2020.', []],
      ['Yes.', []],
    ],
  ],
  [
    'titles',
    'Dr. Ada Lane met Mr. Smith Jr. and Prof. Bo [1].',
    [['Dr. Ada Lane met Mr. Smith Jr. and Prof. Bo.', [0]]],
  ],
  ['initials', 'J. R. Smith met W. Bo [1].', [['J. R. Smith met W. Bo.', [0]]]],
  ['decimals and versions', 'It takes 3.5 mg of v1.2.3 [1].', [['It takes 3.5 mg of v1.2.3.', [0]]]],
  ['addresses', 'See example.com or ada@example.org [1].', [['See example.com or ada@example.org.', [0]]]],
  [
    'full stops inside',
    'Ada works, e.g. Mondays, at 5 p.m. Eastern [1].',
    [['Ada works, e.g. Mondays, at 5 p.m. Eastern.', [0]]],
  ],
  [
    'a number’s abbreviation',
    'It is in Fig. 3 on Nov. 4, room no. 12 [1].',
    [['It is in Fig. 3 on Nov. 4, room no. 12.', [0]]],
  ],
  [
    'one that is a word',
    'Ada said no. Bob sat in the sun. He left.',
    [
      ['Ada said no.', []],
      ['Bob sat in the sun.', []],
      ['He left.', []],
    ],
  ],
  [
    'an abbreviation before a mark',
    'Ada works at Acme Inc. [1] Bob does not. [2]',
    [
      ['Ada works at Acme Inc.', [0]],
      ['Bob does not.', [1]],
    ],
  ],
  [
    'an abbreviation before a mark within',
    'Ada starts at 5 p.m. [1] on Monday [2].',
    [['Ada starts at 5 p.m. on Monday.', [0, 1]]],
  ],
  ['a German date', 'Ada zog am 3. März 2024 nach Graz [1].', [['Ada zog am 3. März 2024 nach Graz.', [0]]]],
  ['German abbreviations', 'Ada mag z. B. Tee bzw. Kaffee [1].', [['Ada mag z. B. Tee bzw. Kaffee.', [0]]]],
  [
    'questions and cries',
    'Really?! Yes! [1] He asked "Why?" twice [2].',
    [
      ['Really?!', []],
      ['Yes!', [0]],
      ['He asked "Why?" twice.', [1]],
    ],
  ],
  ['an ellipsis', 'Ada waited... and left [1].', [['Ada waited... and left.', [0]]]],
  [
    'quotes',
    'Ada said: "I live in Graz." [1] Bob agreed [2].',
    [
      ['Ada said: "I live in Graz."', [0]],
      ['Bob agreed.', [1]],
    ],
  ],
  [
    'brackets',
    'Ada lives in Graz (since May 2024.) [1] Bob too [2].',
    [
      ['Ada lives in Graz (since May 2024.)', [0]],
      ['Bob too.', [1]],
    ],
  ],
  [
    'Chinese',
    '艾达住在格拉茨[1]。鲍勃住在林茨。[2]卡尔也是',
    [
      ['艾达住在格拉茨。', [0]],
      ['鲍勃住在林茨。', [1]],
      ['卡尔也是。', []],
    ],
  ],
  [
    'Hindi and Arabic',
    'एडा ग्राज़ में रहती है। [1] هل تعيش آدا هنا؟ [2]',
    [
      ['एडा ग्राज़ में रहती है।', [0]],
      ['هل تعيش آدا هنا؟', [1]],
    ],
  ],
  [
    'Spanish',
    '¿Dónde vive? Ada vive en Graz [1]. ¡Sí!',
    [
      ['¿Dónde vive?', []],
      ['Ada vive en Graz.', [0]],
      ['¡Sí!', []],
    ],
  ],
  [
    'bullets',
    '- Ada lives in Graz [1]\n- Bob lives in Linz [2]\n',
    [
      ['Ada lives in Graz.', [0]],
      ['Bob lives in Linz.', [1]],
    ],
  ],
  [
    'bullets without marks',
    '* Ada\n* Bob\n  • Cy\n',
    [
      ['Ada.', []],
      ['Bob.', []],
      ['Cy.', []],
    ],
  ],
  [
    'a numbered list',
    'They are:\n1. Ada [1]\n2. Bob [2]',
    [
      ['They are:', []],
      ['Ada.', [0]],
      ['Bob.', [1]],
    ],
  ],
  [
    'a numbered list without marks',
    'Cats:\n1) Tom\n2) Kit',
    [
      ['Cats:', []],
      ['Tom.', []],
      ['Kit.', []],
    ],
  ],
  [
    'a heading and bold',
    '# Answer\n\n**Ada** lives in __Graz__ [1].',
    [
      ['Answer.', []],
      ['Ada lives in Graz.', [0]],
    ],
  ],
  ['a wrapped line', 'Ada lives\nin Graz [1].', [['Ada lives in Graz.', [0]]]],
  [
    'paragraphs',
    'Ada lives in Graz\n\nBob too',
    [
      ['Ada lives in Graz.', []],
      ['Bob too.', []],
    ],
  ],
  [
    'a mark that begins a sentence',
    '[1] Ada lives in Graz.\n[2] Bob too.',
    [
      ['Ada lives in Graz.', [0]],
      ['Bob too.', [1]],
    ],
  ],
  [
    'carriage returns',
    'Ada lives in Graz [1].\r\nBob too [2].\r\n',
    [
      ['Ada lives in Graz.', [0]],
      ['Bob too.', [1]],
    ],
  ],
  ['escaped characters', 'AT&amp;T pays &lt; 5 EUR [1].', [['AT&T pays < 5 EUR.', [0]]]],
  ['nothing', '', []],
  ['marks alone', '[1] [2].\n---\n', []],
  ['the refusal', "I don't have that in memory", []],
  ['the refusal as a sentence', 'I don’t have that in memory.', []],
  ['the refusal with a mark', "I don't have that in memory [1].", []],
  ['a part and a refusal', "Ada lives in Graz [1]. I don't have that in memory.", [['Ada lives in Graz.', [0]]]],
]
