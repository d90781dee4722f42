import { phraseList, phrases, wordSet } from './phrases.js'

/** What a word or phrase says about the status of its statement. */
export type Signal = 'now' | 'ended' | 'negation' | 'open' | 'additive' | 'correction' | 'deictic' | 'filler'

const SIGNAL_PHRASES: Record<Signal, string[]> = {
  // Meaning: the value holds from now on.
  now: phraseList(
    'now;nowadays;currently;these days;at present;presently;from now on;as of now;as of today;meanwhile;lately;instead;by now;starting today;effective immediately',
    'jetzt;nun;inzwischen;mittlerweile;neuerdings;ab sofort;zurzeit;derzeit;aktuell;seit kurzem',
    'maintenant;désormais;dorénavant;à présent;actuellement',
    'ahora;actualmente;hoy en día;de ahora en adelante;ya',
    'nu;tegenwoordig;voortaan;inmiddels;momenteel',
    'ora;adesso;ormai;attualmente;al momento',
    'agora;atualmente;a partir de agora',
  ),
  // Meaning: the value no longer holds.
  ended: phraseList(
    'no longer;no more;not anymore;used to;stopped;ceased;quit;gave up;given up;formerly;ya no;já não;ya no se',
    'nicht mehr;nicht länger;niet meer;niet langer;keine mehr;kein mehr;hat aufgehört;non più;ne plus;ha dejado de;dejó de;parou de;deixou de;ha smesso di',
  ),
  negation: phraseList(
    "not;never;nicht;kein;keine;keinen;keinem;keiner;nie;ne;n';pas;jamais;no;nunca;non;mai;não;niet;geen;nooit;cannot",
  ),
  // Meaning: not asserted, but a guess, a wish, a plan, a condition or somebody's opinion.
  open: phraseList(
    'maybe;perhaps;might;may;could;would;should;probably;possibly;likely;apparently;allegedly;supposedly;reportedly;rumour;rumor;rumoured;unsure;not sure;seems;seem;looks like;i think;i guess;i suppose;i believe;i hope',
    'therefore;thus;hence;so;then;for example;e.g;if;unless;whether;suppose;in case;provided;imagine;assuming;wish;wishes',
    'thinks;thought;believes;believed;says;said;claims;claimed;told;heard;guesses;suspects;according to;expects;expected;assumes;mentioned;reckons;asked;asks;wonders;suggested;suggests;proposed;proposes;predicts;fears;hopes;doubts',
    "will;won't;shall;going to;gonna;plans to;plan to;planning to;wants to;want to;intends to;intend to;hopes to;hope to;aims to;about to;considering;considers;thinking of;thinking about;would like;needs to;need to;must;has to;have to;tomorrow;next week;next month;next year;soon;trying to;decided to;agreed to",
    'vielleicht;wahrscheinlich;möglicherweise;eventuell;könnte;würde;wird;werde;werden;wenn;falls;ob;sagt;sagte;glaubt;meint;laut;möchte;will;soll;sollte;angeblich;morgen;plant',
    "peut-être;probablement;pourrait;serait;va;vais;si;s'il;dit;pense;croit;selon;voudrait;veut;demain;devrait;bientôt",
    'quizás;quizá;probablemente;podría;sería;vaya;dice;cree;piensa;según;quiere;mañana;debería;tal vez',
    'misschien;waarschijnlijk;zou;zal;gaat;als;indien;zegt;denkt;gelooft;volgens;wil;morgen',
    'forse;probabilmente;potrebbe;sarebbe;dice;pensa;crede;secondo;vuole;domani;dovrebbe;andrà',
    'talvez;provavelmente;poderia;seria;vai;se;diz;acha;pensa;segundo;quer;amanhã',
  ),
  additive: phraseList(
    'also;too;as well;in addition;additionally;another;second;besides;both;auch;außerdem;zusätzlich;aussi;également;también;además;ook;anche;pure;também',
  ),
  correction: phraseList(
    'correction;actually;sorry;i was wrong;was wrong;that was wrong;my mistake;to correct;in fact;rather than;korrektur;eigentlich;en fait;en realidad;eigenlijk;in realtà;na verdade',
  ),
  // Meaning: about one day or week only. Another statement may be about another day or week.
  deictic: phraseList(
    'today;tonight;yesterday;this morning;this afternoon;this evening;this week;this month;this year;this quarter;this season;this weekend;last night;last week;last month;last year;last spring;last summer;last autumn;last winter;ago',
    "heute;gestern;diese woche;letzte woche;letzten monat;letztes jahr;hier soir;aujourd'hui;hier;la semaine dernière;le mois dernier;hoy;ayer;esta semana;la semana pasada;el mes pasado;vandaag;gisteren;vorige week;oggi;ieri;la settimana scorsa;hoje;ontem",
  ),
  filler: phraseList(
    'well;ok;okay;hi;hello;hey;update;fyi;note;please note;by the way;btw;heads up;reminder;just;already;still;recently;finally;officially;again;yes;right;immer noch;bereits;schon;déjà;recently;permanently;always;usually',
  ),
}

export const SIGNALS = phrases(
  (Object.entries(SIGNAL_PHRASES) as [Signal, string[]][]).flatMap(([signal, list]) =>
    list.map((phrase) => [phrase, signal] as const),
  ),
)

/** With a negation in the same clause, these words mean that something held before and has ended. */
export const NO_MORE = wordSet('anymore longer more plus mehr länger meer langer più mais más')
/** Words that, with the time words after them, say since when a value holds. */
export const SINCE = phrases(
  phraseList(
    'since;as of;as from;starting;starting from;effective;from;beginning;with effect from;seit;ab;depuis;à partir de;dès;desde;a partir de;sinds;vanaf;dal;da;dalla;dallo;a partire da',
  ).map((phrase) => [phrase, true] as const),
)
/** Words of SINCE that count only at a clause's start or in "from … on": "the invoice from March" names a thing. */
export const MODIFYING = wordSet('from ab de da dal dalla dallo beginning')
/** Words that can be part of a time after "since", besides words of the kinds date, time, weekday, month and year. */
export const TIME_WORDS = wordSet(
  'last this next week month year monday today yesterday tonight spring summer autumn fall winter morning early late mid of the january',
  'letzter letzte letzten letztem dieser diesem diese woche monat jahr gestern heute kurzem der dem den dernier dernière semaine mois la le',
  'semana mes año pasado pasada el vorige week maand jaar scorso scorsa settimana mese anno semana mês ano passado passada',
)
/** Words before a number that make it a bound or an estimate: two such values can both hold. */
export const BOUNDS = wordSet(
  'than least most over under about around approximately approx roughly nearly almost between above below up some circa ca etwa ungefähr mindestens höchstens über unter knapp environ presque moins plus casi aproximadamente menos ongeveer minstens bijna almeno quasi meno cerca pelo menos quase only',
)
/** Words for something repeated ("every Monday"): several such values can hold at once. */
export const RECURRING = wordSet('every each sometimes often occasionally jeden jede jedes chaque cada elke ogni')
/** Words that announce a new value ("my new address") or a new person in a role ("our new manager"). */
export const NEW = wordSet(
  'new neuer neue neues neuen nouveau nouvelle nouvel nuevo nueva nieuwe nuovo nuova novo nova latest current updated',
)
