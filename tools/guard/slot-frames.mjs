/**
 * Made-up texts that train the comparison of slots (train-slots.mjs): facts with a single value, ways to say that the
 * value changed, and facts for which several values can hold at once. In the texts, S is the subject, A and B two
 * values.
 */

/** Values by kind; a pair of a slot's values is drawn from one of these. */
export const VALUES = {
  person:
    'Ana Prado|Tom Weller|Ms Ochieng|Dr Farrow|Priya|Karl Weiss|Yara|Mr Haddad|Nils|Judge Moran|Inga Solberg|Pablo',
  place: 'Berlin|Porto|Oslo|Bristol|Kraków|Graz|Turin|Nantes|Utrecht|Denver|Osaka|Cork',
  street: '14 Mill Lane|9 Quay Street|Oak Road 3|52 Harbour View|7 Elm Court|Rue Verte 18|221 Station Road|Am Markt 5',
  firm: 'Bosch|Severn Bank|Orchard Foods|Helios|Northwind|Dart Post|Aviva|Contoso|Lumen Media|Baltic Lines|Fresh Fork',
  product:
    'Nova R2|Pixel 7|Fairphone 5|Polo|ThinkPad X1|Golf|Framework 13|Jira|Linear|Vim|Emacs|PostgreSQL|MySQL|Slack|Zulip',
  plan: 'Basic|Plus|Premium|Gold|Silver|Starter|Family|Pro|Flex|Komfort',
  grade: 'green|amber|red|low|medium|high|open|closed|paused|approved|pending|A|B|C',
  thing:
    'oat milk|dry food|the early shift|the night shift|yoga|rowing|tea|coffee|a vegan diet|physiotherapy|the bus|the train|a wheelchair|X-ray',
  count: '3|5|8|12|17|24|two|three|four|six|seven|forty|120|180',
  money:
    '40 euros|55 euros|900 pounds|950 pounds|1,200 dollars|1,450 dollars|18,000 pounds|21,500 pounds|2.5 million euros',
  mass: '71 kg|68 kg|5 mg|10 mg|20 mg|3 kg|4.5 kg|250 ml|300 ml',
  span: '14 days|30 days|8 hours|4 hours|six weeks|two weeks|90 minutes|45 minutes|3 years',
  percent: '4 percent|6 percent|12 %|15 %|30 %',
  date: '3 May|12 June|9 March|23 October|1 September|30 November|17 May 2027|4 June 2031',
  day: 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday',
  time: '9:30|10:15|8 am|4 pm|7:45|half past six|14:00|16:30',
  slot: 'Tuesday at 10|Thursday at 2|Monday at 9|Friday at 11:30',
  phone: '0113 496 0182|01904 496 210|030 555 0120|555 0142|+44 20 7946 0311|0171 222333',
  mail: 'jo@old.example|ana@post.example|desk@north.example|k.weiss@mail.example',
  code: 'eu-west-1|us-east-2|bay 4|bay 9|room 12|room 305|gate B7|gate C2|v2.4|v3.0|version 1.8|line 3|route 12|row 14',
}

/** Properties with a noun: "the NOUN of S is A". */
export const NOUNS = `
person: manager|owner|doctor|account manager|landlord|coach|head|adviser|main contact|sponsor|driver|captain|accountant|caretaker|deputy|case worker|team lead|emergency contact|supervisor|interpreter
place: head office|home town|location|birthplace of the project|base|venue|port of call
street: address|delivery address|workshop|office|warehouse
firm: employer|bank|supplier|insurer|caterer|provider|courier|agency|customs agent|broker
product: laptop|router|editor|car|phone|database|chat tool|tracker|browser|camera
plan: plan|membership|tariff|status|tier|subscription|support level
grade: status|risk profile|priority|health|rating|stage|condition|grade
thing: preferred drink|diet|shift|therapy|hobby of choice|means of transport|method
count: number of seats|headcount|number of keys|squad size|number of licences|floor
money: budget|rent|salary|fee|price|deposit|premium|hourly rate|credit limit|annual revenue
mass: weight|dose|daily dose|portion
span: payment term|notice period|response time|contract length|check interval|warranty
percent: discount|commission|interest rate|share|tax rate
date: deadline|next appointment|due date|renewal date|expiry date|start date|hearing|inspection
day: delivery day|day off|market day|cleaning day|meeting day
time: start time|check-in|stand-up|closing time|departure|wake-up call
slot: weekly meeting|team call|lesson|review
phone: phone number|fax number|mobile number|contact number
mail: e-mail address|billing address|login
code: region|dock|classroom|gate|version|bus route|table|parking space
`

/** Ways to say that a property with a noun now has another value. N is "the NOUN of S", P the bare noun. */
export const NOUN_CHANGES = {
  any: 'N is now B.|N is B now.|N has changed to B.|N changed from A to B.|N was changed to B.|N is B from today.|As of now N is B.|The new P of S is B.|N is no longer A but B.|N is no longer A; it is B.|N is B instead of A.|N is B these days.|Update: N is B.|N became B.|N has been updated to B.|N was switched from A to B.|N has switched to B.|We replaced A with B as N.|S has a new P: B.|Correction: N is B.|N used to be A, now it is B.|After the review N is now B.|N moved from A to B.|From next week N is B.|N, which was A, is B now.|N: B.|S changed P and it is B now.|N was A until now; now B.|Starting today, N is B.|Please note: N is B from now on.|N has been set to B.|N, no longer A: B.',
  person:
    'B is now N.|B has become N.|B replaced A as N.|B has taken over from A as N.|B took over as N.|A handed S over to B.|B succeeded A as N.|B is the new P of S.|A is no longer N, B is.|A resigned; B is now N.|B now acts as N.',
  number:
    'N went up to B.|N rose from A to B.|N was raised to B.|N has fallen to B.|N was cut to B.|N increased from A to B.|N has gone up to B.|N dropped to B.|N grew to B.|N now stands at B.|N has been lowered to B.|N was reduced from A to B.|N climbed to B.|N is down to B.|N was adjusted to B.|N has reached B.|N doubled to B.|N was revised to B.|N was extended to B.|N was shortened to B.',
  when: 'N was moved to B.|N has moved to B.|N was postponed to B.|N has been rescheduled to B.|N was pushed back to B.|N slipped from A to B.|N was brought forward to B.|N has been put off until B.|N is B instead.|N was extended until B.|N now falls on B.',
}

/** Facts told by a verb: the statement, then wordings of a change, of which the last ones do not name the property. */
export const VERBS = `
place: S lives in A.|S is based in A.|S has its office in A.|S works from A. => S moved to B.|S has relocated from A to B.|S now lives in B.|S is based in B now.|S left A and settled in B.|S has been at home in B since spring.|S moved its office to B.|S works from B these days.
street: S lives at A.|S is registered at A.|S ships from A. => S moved to B.|S has moved from A to B.|S is now registered at B.|S lives at B now.|S gave up A and lives at B.
firm: S works for A.|S banks with A.|S buys from A.|S is insured with A.|Parcels for S go through A.|Lunch at S comes from A. => S left A and works for B.|S joined B.|S moved from A to B.|S now banks with B.|S closed the account with A and banks with B.|S switched to B.|S now buys from B.|S dropped A and buys from B.|Parcels for S now go through B.|S cancelled A and is insured with B.|Lunch at S is made by B now.|S quit A for B.|S is with B now.
product: S uses A.|S drives a A.|S has a A.|S works in A.|S keeps its records in A.|S runs on A. => S swapped the A for a B.|S switched from A to B.|S replaced A with B.|S now uses B.|S drives a B now.|S has migrated to B.|S traded the A for a B.|S got rid of A and works in B.|S upgraded to B.|S gave up A, now it is B.|S keeps its records in B from now on.|S runs on B now.
plan: S is on the A plan.|S has the A membership.|S subscribed to A.|S flies with A status. => S upgraded to B.|S switched from A to the B plan.|S is on the B plan now.|S was moved up to B.|S has gone from A to B.|S reached B status.|S changed to B.|S has been downgraded to B.
thing: S takes A.|S is on A.|S prefers A.|S goes in for A.|S eats A.|S travels by A. => S gave up A for B.|S is on B now.|S now prefers B.|S has stopped with A and started with B.|S goes in for B instead of A.|S prefers B these days.|S no longer takes A, S takes B.|S travels by B nowadays.
count: S has A seats.|S employs A people.|S owns A trucks.|S looks after A patients.|There are A chairs in S.|The team of S has A people. => S now has B seats.|S employs B people now.|S now owns B trucks.|S has grown to B people.|There are now B chairs in S.|The team of S grew to B people.|S looks after B patients from today.
money: S pays A a month.|S earns A.|S charges A.|S saves A a month.|S costs A.|S has a budget of A. => S now pays B a month.|S earns B now.|S charges B now.|S has raised what it charges to B.|S saves B a month now.|S costs B from May.|The budget of S was increased to B.
mass: S weighs A.|S takes A of the drug.|S gets A every day. => S weighs B now.|S now takes B of the drug.|The dose of S was raised to B.|S is down to B.|S gets B every day from now on.
span: S waits A.|S has A to pay.|S is checked every A.|S answers within A. => S now waits B.|S has B to pay now.|S is checked every B now.|S answers within B as of today.|The term of S was cut to B.
date: S is due on A.|S opens on A.|S closes on A.|S expires on A. => S is now due on B.|S slipped to B.|S opens on B instead.|S closes on B now.|S was renewed and expires on B.|S was delayed to B.
day: S comes on A.|S trains on A.|S is emptied on A.|S is open until A. => S now comes on B.|S trains on B instead of A.|S is emptied on B from now on.|S moved from A to B.
time: S starts at A.|S opens at A.|S gets up at A.|S leaves at A. => S now starts at B.|S opens at B as of this week.|S gets up at B now.|S was moved to B.|S leaves at B instead.
slot: S meets on A.|S is on A. => S now meets on B.|S was moved to B.
person: S is run by A.|S is looked after by A.|S reports to A.|A teaches S.|A delivers to S.|A handles S.|S is in the hands of A. => S is now run by B.|B now looks after S.|S reports to B now.|B teaches S these days.|B has taken over S from A.|B delivers to S instead of A.|A handed S to B.|B handles S now.|S is now looked after by B.|S is in the hands of B now.
phone: S can be reached on A.|The number of S is A. => S can now be reached on B.|S has a new number, B.|Call S on B from now on.
mail: Invoices for S go to A.|S can be written to at A. => Invoices for S go to B now.|S can be written to at B now.|Use B as the new address of S.
code: S runs in A.|S is served by A.|S stands at A. => S was moved to B.|S now runs in B.|S is no longer served by A but by B.|S has been moved to B.|S now stands at B.|S upgraded to B.
`

/** Facts that can hold at the same time, and events. None of them gives a newer value. */
export const BESIDE = `
person: S met A in spring.|S wrote to A.|S has a friend called A.|S invited A.|S thanked A.|S was introduced to A.
place: S visited A.|S has been to A.|S flew to A last week.|S would like to see A.|S sent a postcard from A.
firm: S complained about A.|S ordered from A last month.|S wrote a review of A.|S has heard of A.
product: S asked about the A.|S likes the A.|S read about A.|S showed us a A.
thing: S enjoys A.|S asked for A.|S talked about A.|S tried A once.
money: S paid A yesterday.|S received a refund of A.|S spent A on gifts.|S donated A.|S owes us A.
date: S called on A.|S was absent on A.|S visited us on A.|S filed a complaint on A.
day: S called on A.|S was ill last A.|S had visitors on A.
count: S bought A lamps.|S sent A photographs.|S reported A faults.|S ordered A chairs.
time: S called at A.|S had lunch at A today.|S woke up at A last night.
grade: S painted the door A.|S wore a A jacket.
`

/** Facts of all kinds about the subject; they change nothing. */
export const SMALL_TALK = `
S was friendly on the phone.|S keeps bees.|S has a golden retriever.|S sings in a choir.|S asked about the voucher.|S complained about the hold music.|S likes the new packaging.
S won a prize.|S brought us cake.|S has a nice logo.|S hosted a school class.|S is afraid of needles.|S collects stamps.|S was late for the meeting.|S burned the toast this morning.|S planted tomatoes.
S's sister lives in Porto.|S's neighbour has a Pixel 7.|S's brother works for Bosch.|S's cousin banks with Aviva.|S was born in Bremen.|S forgot an umbrella.|S hates the rain.|S fixed the fence.
`

/** The subjects. For `I`, verbs and possessives are put into the first person. */
export const SUBJECTS =
  'Hanna Brandt|Marek Novotny|Oakfield School|Project Tern|Ticket 4711|Flat 3C|Unit 12|Rex|Halden Motors|the night ward|the staging server|Elif|Brook Farm|Order 7781|Mrs Penrose|Team Falcon|Contract 88-2|the youth choir|I'
