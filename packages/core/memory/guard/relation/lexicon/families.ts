import { stem } from '../stem.js'
import { phraseList, phrases, wordSet } from './phrases.js'

/**
 * How many values a property can have at a time.
 * - `one`: one, which can change: a later statement of the same writer replaces it.
 * - `fixed`: one, which never changes: only an explicit correction replaces it.
 * - `loose`: often several, or values that cannot be compared: one replaces another only with a change word.
 * - `many`: several: a value holds until a text says that it was replaced or ended.
 */
export type Holds = 'one' | 'fixed' | 'loose' | 'many'
/** What a value of the property looks like. */
export type Takes = 'name' | 'number' | 'any'

/** What a wording means, as a statement about a property: "costs 5 €" is read as "the price is 5 €". */
export interface Family {
  /** Names the property, such as "price" for "costs". Added to the subject's words to form the key. */
  noun: string
  holds: Holds
  takes: Takes
  /**
   * What the wording says: `state` that the value holds, `change` that it is the new value, `end` that it no longer
   * holds.
   */
  says: 'state' | 'change' | 'end'
  /** Whether the value comes before the verb: "Ana leads the team" is read as "the lead of the team is Ana". */
  inverse: boolean
}

type Wordings = Partial<Record<'state' | 'change' | 'end', string[]>>
const states: [string, Family][] = []
const moves: [string, Family][] = []

function family(noun: string, holds: Holds, takes: Takes, wordings: Wordings, inverse = false): void {
  for (const [says, list] of Object.entries(wordings) as ['state' | 'change' | 'end', string[]][]) {
    for (const wording of list) {
      const meaning = { noun, holds, takes, says, inverse }
      if (says === 'state') states.push([wording.split(' ').map(stem).join(' '), meaning])
      else moves.push([wording, meaning])
    }
  }
}

family('home', 'one', 'name', {
  state: phraseList(
    'live in;live at;reside in;reside at;based in;based at;located at;wohnt in;wohne in;wohnen in;lebt in;leben in;habite à;habite;habitons à;vit à;vis à;vive en;vivo en;vivimos en;reside en',
    'woont in;woon in;wonen in;abita a;abito a;vive a;vivo a;abita in;vive in;vivo in;mora em;moro em;mora no;mora na;vive em;vivo em',
  ),
  change: phraseList(
    'moved to;moved over to;moved back to;relocated to;settled in;emigrated to;moved house to;moved in to;ist nach ~ gezogen;bin nach ~ gezogen;ist nach ~ umgezogen;bin nach ~ umgezogen;zog nach',
    "a déménagé à;ai déménagé à;s' est installé à;s' est installée à;se mudó a;me mudé a;se ha mudado a;me he mudado a;se ha trasladado a;se trasladó a",
    'is verhuisd naar;ben verhuisd naar;is naar ~ verhuisd;ben naar ~ verhuisd;verhuisde naar;si è trasferito a;si è trasferita a;mi sono trasferito a;mi sono trasferita a;si è spostata a',
    'mudou-se para;se mudou para;mudei-me para;me mudei para;mudou para',
  ),
  end: phraseList('moved away from;moved out of'),
})
family('employer', 'one', 'name', {
  state: phraseList(
    'work at;work for;employed at;employed by;arbeitet bei;arbeite bei;travaille chez;travaille pour;travaille à;trabaja en;trabaja para;trabajo en;trabajo para',
    'werkt bij;werk bij;werkt voor;lavora per;lavora presso;lavora da;lavora in;lavoro per;lavoro in;trabalha na;trabalha no;trabalha em;trabalha para;trabalho na;trabalho em',
  ),
  change: phraseList(
    'joined;started at;started working at;started working for;started a job at;got hired by;was hired by;wechselte zu;ist zu ~ gewechselt;a rejoint;ai rejoint;se incorporó a;begon bij',
  ),
  end: phraseList(
    'left;quit;resigned from;was fired from;was laid off by;got fired from;hat ~ verlassen;a quitté;dejó',
  ),
})
family('role', 'one', 'any', {
  state: phraseList(
    'work as;arbeitet als;arbeite als;travaille comme;trabaja como;trabajo como;werkt als;werk als;lavora come;trabalha como',
  ),
  change: phraseList('was promoted to;got promoted to;has been promoted to;been promoted to;was made;promoted to'),
})
family('payment', 'loose', 'any', {
  state: phraseList(
    'pay by;pay with;pay via;pay using;zahlt per;zahle per;zahlt mit;zahle mit;paie par;paye par;paga con;pago con;betaalt met;betaal met',
  ),
})
family('price', 'one', 'number', {
  state: phraseList(
    'cost;priced at;sell for;sold at;kostet;kosten;coûte;coûtent;cuesta;cuestan;kost;costa;costano;custa;custam',
  ),
})
family('deadline', 'one', 'number', {
  state: phraseList('due on;due by;due at;due;fällig am;fällig;à rendre;para entregar'),
})
family('manager', 'one', 'name', { state: phraseList('report to;managed by;supervised by;berichtet an') })
family('owner', 'one', 'name', { state: phraseList('owned by;belong to;gehört') })
family('lead', 'one', 'name', { state: phraseList('led by;headed by;geleitet von;dirigé par;dirigida por') })
family('lead', 'loose', 'name', { state: phraseList('lead;head;leitet;dirige;leidt;führt') }, true)
family('manager', 'loose', 'name', { state: phraseList('manage;run the') }, true)
family('coach', 'loose', 'name', { state: phraseList('coach;train the;trainiert') }, true)
family('chair', 'loose', 'name', { state: phraseList('chair') }, true)
family('spouse', 'one', 'name', {
  state: phraseList('married to;verheiratet mit;mariée à;marié à;casada con;casado con'),
})
family('weight', 'one', 'number', { state: phraseList('weigh;wiegt;wiege;pèse;pesa;peso;weegt;weeg') })
family('name', 'one', 'any', { state: phraseList('called;named;go by;heißt;heiße;nommé') })
family('school', 'loose', 'name', {
  state: phraseList('go to;attend;study at;enrolled at;enrolled in;geht auf;besucht;studiert an;va à;estudia en'),
  change: phraseList('changed to;switched to;transferred to;wechselte auf'),
})
family('prefer', 'loose', 'any', {
  state: phraseList(
    'prefer;bevorzugt;bevorzuge;préfère;prefiere;prefiero;preferisce;preferisco;prefere;prefiro;verkiest',
  ),
})
family('use', 'many', 'any', {
  state: phraseList('use;rely on;benutzt;benutze;nutzt;nutze;verwendet;utilise;utiliza;usa;uso;gebruikt;gebruik'),
  change: phraseList('switched to;migrated to;moved over to;umgestiegen auf'),
})
family('work', 'many', 'any', { state: phraseList('work on;arbeitet an;arbeite an;travaille sur;trabaja en el') })
family('birth', 'fixed', 'any', {
  state: phraseList(
    'born in;born on;geboren in;geboren am;née à;né à;née en;né en;nació en;nació el;geboren op;nata a;nato a;nasceu em',
  ),
})
family('death', 'fixed', 'any', { state: phraseList('died in;died on;starb am;starb in;mort en;morte en;murió en') })
// These things happen only once, so their dates are fixed.
for (const done of 'founded built established signed invented discovered constructed incorporated erected'.split(' ')) {
  family(done, 'fixed', 'number', {
    state: phraseList(`was ${done} in;was ${done} on;were ${done} in;${done} in;${done} on`),
  })
}
family('founded', 'fixed', 'number', {
  state: phraseList('gegründet;fondée en;fondé en;fundada en;fundado en;opgericht in;fondata nel'),
})

/** Wordings for a state, looked up by the stems of their words. */
export const STATES = phrases(states)
/** Wordings for a change or an end, looked up by their words. */
export const MOVES = phrases(moves)

/** Wordings for a change of the subject's value: "the price rose to", "the deadline was extended to". */
export const CHANGES = phrases(
  [
    ...'moved changed raised increased reduced lowered dropped cut extended postponed pushed shifted delayed rescheduled upgraded downgraded updated renamed risen rose went fallen fell grown grew shortened set transferred switched bumped adjusted migrated relocated reassigned expanded doubled turned climbed slipped corrected amended revised'
      .split(' ')
      .flatMap((verb) =>
        ['', 'back ', 'up ', 'down ', 'forward ', 'out ', 'over '].flatMap((way) =>
          ['to', 'until', 'till', 'into'].map((to) => `${verb} ${way}${to}`),
        ),
      ),
    'gone up to',
    'gone down to',
    'brought forward to',
    'become',
    'became',
    ...phraseList(
      'verschoben auf;verlängert bis;geändert auf;erhöht auf;gestiegen auf;gesunken auf;stieg auf;sank auf;umgezogen in',
      'passé à;passée à;repoussé au;repoussée au;augmenté à;déplacé au;déplacée au;avancé au;changé pour;monté à;porté à',
      'subió a;subido a;bajó a;cambió a;cambiado a;aplazó al;aplazado al;aplazada al;movido al;movida al;pasó a;pasado a',
      'verplaatst naar;verhoogd naar;verlaagd naar;gestegen naar;gewijzigd naar;uitgesteld tot;verschoven naar',
      'salito a;salita a;passato a;passata a;spostato a;spostata a;aumentato a;rinviato al;rinviata al;cambiato in',
      'subiu para;passou para;mudou para;foi adiado para;adiada para;aumentou para;baixou para',
    ),
    ...['verschoben', 'verlängert', 'geändert', 'erhöht', 'gesenkt', 'gestiegen', 'gesunken', 'verlegt'].flatMap(
      (verb) => ['auf', 'bis', 'in', 'nach'].flatMap((to) => ['wurde', 'ist'].map((aux) => `${aux} ${to} ~ ${verb}`)),
    ),
  ].map((phrase) => [phrase, true] as const),
)
/** Verbs of change that can have a former value before their "to" ("moved from Tuesday to Thursday"). */
export const CHANGE_VERBS = wordSet(
  'moved changed raised increased reduced lowered dropped cut extended postponed pushed shifted slipped rescheduled upgraded downgraded renamed rose went gone up down fell grew switched migrated transferred relocated wechselte gewechselt umgestiegen passé passée pasó passou passato passata',
)

/** Nouns for properties with one value, each with the noun that it is compared under. */
const PROPERTY_NOUNS: readonly (readonly [noun: string, comparedAs: string])[] = phraseList(
  'price=cost=costs=fee=preis=prix=precio=prijs=prezzo=preço;deadline=duedate=frist=abgabe=échéance=plazo=scadenza=prazo;phone=telephone=telefonnummer=rufnummer=telefoonnummer=telefon=téléphone=teléfono=telefoon=telefono;mobile=cell=cellphone=handynummer=handy',
  'email=e-mail=emailadresse=mail=correo;address=adresse=dirección=adres=indirizzo=endereço;status=state=estado=stato;version;owner=besitzer=propriétaire=dueño;manager=boss=supervisor=chef=jefe=jefa;role=position=title=job=occupation=profession=rolle=beruf=stelle=poste=cargo=beroep',
  'payment=zahlungsart;tariff=tarif;membership;premium;excess=deductible;technician;adviser=advisor;name;username;nickname;size;colour=color=farbe=couleur;budget;salary=wage=pay=gehalt=salaire=salario;rent=miete=loyer;capacity;limit;rate;employer=arbeitgeber;doctor=gp=hausarzt=arzt=médecin;dentist;vet;therapist;landlord;tenant;lead=leader;captain;director;president;chair=chairman=chairwoman=chairperson;ceo;cto;cfo;coach;head;treasurer;secretary;principal;mayor;editor;maintainer;assignee;reviewer;approver;contact;accountant;lawyer;teacher=tutor',
  'home;age;height;weight;location;venue;place;headquarters=hq;timezone;language=sprache=langue=idioma;currency;theme;mode;plan=subscription=tier;password;port;url;domain;host;branch;default;goal;target;favourite=favorite;priority;dose=dosage;diagnosis;number;code;id;wifi;provider;supplier;carrier;insurer;bank;iban;balance;score;rating;level;grade;floor;room;seat;gate;spouse=husband=wife;boyfriend=girlfriend=partner;fiancé=fiancée;period;duration;interval;frequency;time;date;day;hours;weight;temperature;pressure;speed',
).flatMap((line) => {
  const [first = '', ...others] = line.split('=')
  return [first, ...others].map((noun) => [noun, stem(first)] as const)
})
const PROPERTY_STEMS: ReadonlyMap<string, string> = new Map(PROPERTY_NOUNS.map(([noun, as]) => [stem(noun), as]))
/** The noun under which a property is compared, for each form of its name. */
export const PROPERTY_WORDS: ReadonlyMap<string, string> = new Map(
  PROPERTY_NOUNS.flatMap(([noun, as]) =>
    [noun, `${noun}s`, noun.replace(/y$/, 'ies')].map((form) => [form, as] as const),
  ),
)
/** The noun under which a property is compared. Looked up by form, not by stem: "Tim" has the stem of "time". */
export const propertyOf = (lower: string): string | undefined => PROPERTY_WORDS.get(lower)
/** Like `propertyOf`, for a caller that has only the stem of the word. */
export const propertyOfStem = (stemmed: string): string | undefined => PROPERTY_STEMS.get(stemmed)
export const FIXED_PROPERTIES = wordSet(
  'birthday birthplace birthdate bloodtype birthname geburtstag geburtsort blutgruppe nationality sex',
)
/** Nouns for things that one can have several of. */
export const MANY = new Set(
  'hobby interest friend child kid son daughter brother sister cousin pet cat dog skill allergy member colleague customer user book song film movie game food dish sport instrument language-spoken favourite-foods'
    .split(' ')
    .map(stem),
)
/** Endings of words that name an occupation in "is a …". Two words with other endings rarely exclude each other. */
export const OCCUPATION =
  /(?:ist|er|or|eer|ian|ant|nurse|chef|pilot|clerk|judge|lead|analyst|scientist|student|lehrer|lehrerin|arzt|ärztin)$/
export const NO_OCCUPATION = wordSet(
  'mother father brother sister daughter member player user smoker drinker eater lover swimmer runner hiker other owner partner customer believer fighter winner traveller traveler reader christian person supporter minor senior junior donor sister stranger neighbor neighbour vegetarian better older younger number order computer printer server router folder parameter buffer container cluster docker',
)
