/**
 * Made-up pairs of sentences that look like a change, although both sentences hold. Braces contain a choice: `{a|b}` is
 * drawn for each sentence separately, `{=a|b}` once for the pair. `<kind>` is a value of slot-frames.mjs, a different
 * one in each sentence; `<=kind>` is the same value in both. S is the subject, the same in both.
 */
export const LOOKALIKES = `
S takes <mass> of {ibuprofen|aspirin|insulin}. > S {|now }takes <mass> of {metformin|ramipril|vitamin D}.
S has <count> {cats|sheep|desks|bicycles}. > S {|now }has <count> {dogs|goats|chairs|cars}.
S needs <count> {screws|tents|tickets}. > S needs <count> {nails|lamps|badges}.
S opens at <time>. > S {|now }closes at <time>.
S starts at <time>. > S ends at <time>.
S arrives on <date>. > S {|now }leaves on <date>.
S begins on <date>. > S finishes on <date>.
S gets up at <time>. > S {|now }goes to bed at <time>.
The minimum {=order|age|stay} of S is <count>. > The maximum {=order|age|stay} of S is <count>.
The {height|length} of S is <count> metres. > The {width|depth} of S is <count> metres.
The {arrival|entry} of S is at <time>. > The {departure|exit} of S is at <time>.
The {first|upper|left|front} {=floor|shelf|wing|door} of S is <grade>. > The {second|lower|right|back} {=floor|shelf|wing|door} of S is {|now }<grade>.
The {=meeting|call|lunch|session} with {Ana|Tom|Mr Weber} is on <day>. > The {=meeting|call|lunch|session} with {Ben|Lea|Ms Roth} is {|now }on <day>.
The {=meeting|call|talk} of S with {Ana|Tom} is at <time>. > The {=meeting|call|talk} of S with {Ben|Lea} is at <time>.
The {=price|fee|rent} of the {basic|small|single} {=plan|room|ticket} is <money>. > The {=price|fee|rent} of the {pro|large|double} {=plan|room|ticket} is {|now }<money>.
The {basic|small|old|north} {=plan|flat|gate|office|engine} costs <money>. > The {pro|large|new|south} {=plan|flat|gate|office|engine} {|now }costs <money>.
The {gateway|printer|bakery|harbour|clinic} {=uses|runs|has|opens with} <=product>. > The {worker|scanner|butcher|airport|pharmacy} {=uses|runs|has|opens with} <product>.
The {gateway|printer|bakery|choir|clinic} {=is in|stands in} <place>. > The {worker|scanner|butcher|band|pharmacy} {=is in|stands in} {|now }<place>.
The {gateway|printer|bakery|choir|clinic} {=opens|starts|closes} at <time>. > The {worker|scanner|butcher|band|pharmacy} {|now }{=opens|starts|closes} at <time>.
S costs <money> in {Germany|summer|Oslo}. > S costs <money> in {France|winter|Rome}.
S costs <money> a {month|day}. > S costs <money> a {year|week}.
S pays <money> for {water|parking|rent}. > S {|now }pays <money> for {heating|lunch|insurance}.
S is open until <time> on {weekdays|Mondays}. > S is {|now }open until <time> on {Sundays|holidays}.
S trains in <place> on <day>. > S trains in <place> on <day>.
In winter S opens at <time>. > In summer S opens at <time>.
For {members|children} S costs <money>. > For {guests|adults} S costs <money>.
S paid <money> in {March|2023}. > S paid <money> in {April|2024}.
S had {lunch|a break|a call} at <time>. > S had {lunch|a break|a call} at <time>.
S flew to <place> in {May|spring}. > S flew to <place> in {June|autumn}.
S visited <place>. > S visited <place>.
S bought a <product> yesterday. > S bought a <product> on <day>.
S sold <count> {=books|tickets}. > S sold <count> {=books|tickets}.
S scored <count> points against <place>. > S scored <count> points against <place>.
S {=likes|loves|enjoys} <thing>. > S {|also }{=likes|loves|enjoys} <thing>.
S speaks {French|Dutch}. > S speaks {German|Polish}.
S {=plays|studies|teaches} {chess|maths|the cello}. > S {|now }{=plays|studies|teaches} {tennis|physics|the drums}.
S works with <product>. > S {|now }works with <product>.
S uses <product>. > S {|now |also }uses <product> {too|for maps|as well|at home}.
S sells {bread|lamps}. > S {|now }sells {cakes|tables}.
S knows <person>. > S knows <person>.
S has worked with <person>. > S has worked with <person>.
S owns a <product>. > S owns a <product> too.
S supports {English|login by mail}. > S {|now }supports {German|login by phone}.
S is friends with <person>. > S is {now |}friends with <person>.
S lives in <place>. > S used to live in <place>.
S lives in <place>. > S lived in <place> in {2012|2019}.
S works for <firm>. > S used to work for <firm>.
S works for <firm>. > S worked for <firm> {years ago|from 2010 to 2015|as a student}.
S lives in <=place>. > S lives in <=place> with {two cats|a friend|the family}.
S lives in {Berlin|Munich}. > S lives in Germany.
S works for <=firm>. > S works for <=firm> as {a nurse|an engineer|a driver}.
S has a {=dog|cat}. > S has a {=dog|cat} called {Rex|Luna|Toby}.
The {=deadline|exam|trip} of S is in May. > The {=deadline|exam|trip} of S is on 5 May.
S is due in {spring|June}. > S is due on 3 June.
S moved to <place>. > S moved to {marketing|sales|Kubernetes|the second row}.
S takes place in <place>. > S takes place {in May|on <date>}.
S has the number <count>. > S has <count> {members|rooms}.
S costs more than <money>. > S costs more than <money>.
S has at least <count> seats. > S has at least <count> seats.
S reports to <person>. > S works with <person>.
S is run by <person>. > S was {founded|built|designed} by <person>.
S was {founded|built} in {1951|1988}. > S was {renovated|closed|sold} in {2004|2019}.
S's {sister|brother|neighbour|daughter} lives in <place>. > S {|now }lives in <place>.
S lives in <place>. > S's {sister|brother|neighbour|daughter} {lives in|moved to|has moved to} <place>.
S works for <firm>. > S's {sister|husband|colleague} {works for|joined} <firm>.
S drives a <product>. > S's {wife|son|boss} {|now }drives a <product>.
S is {married|happy|tall|ill}. > S is {a teacher|late|hungry|in <place>}.
S is a {nurse|teacher}. > S is a {mother|runner|vegetarian}.
S has {blue eyes|long hair}. > S has {a new bike|a cold|two sisters}.
S likes <thing> in the morning. > S likes <thing> in the evening.
S's {work|office} {=number|address|e-mail} is <phone>. > S's {home|private} {=number|address|e-mail} is {|now }<phone>.
S's {delivery|home} address is <street>. > S's {billing|office} address is {|now }<street>.
The phone number of S is <phone>. > The fax number of S is {|now }<phone>.
Yesterday S was in <place>. > Today S is in <place>.
S was in <place> on <day>. > S was in <place> on <day>.
S met <person> on <date>. > S met <person> on <date>.
{Room|Ticket|Flight|Bus} 12 is <grade>. > {Room|Ticket|Flight|Bus} 14 is {|now }<grade>.
S said that <person> is ill. > S said that <person> is back.
S prefers <thing> to milk. > S prefers {window seats|dark mode|short meetings}.
S is allergic to {nuts|wool}. > S is {|also }allergic to {eggs|cats}.
S has a meeting at <time>. > S has a meeting at <time>.
S gave <money> to the {choir|school}. > S gave <money> to the {church|museum}.
S has seen <count> of the {films|games}. > S has read <count> of the {books|reports}.
The team of S uses <product> for {chat|tickets}. > The team of S {|now }uses <product> for {design|code}.
The backup of S runs at <time>. > The {report|import} of S {|now }runs at <time>.
S keeps {bread|the keys} in the {kitchen|car}. > S keeps {the tools|the papers} in the {cellar|office}.
The {son|daughter} of S is <count>. > The {dog|mother} of S is <count>.
Ich wohne in <place>. > Meine Schwester wohnt {|jetzt }in <place>.
Ich trinke gern Tee. > Ich trinke {auch |}gern Kaffee.
Ich arbeite bei <firm>. > Ich habe früher bei <firm> gearbeitet.
Mein Bus fährt um 8 Uhr. > Mein Zug fährt {jetzt |}um 9 Uhr.
Die Praxis öffnet um 8 Uhr. > Die Praxis schließt um 17 Uhr.
Mein Zahnarzt ist Dr. Kern. > Mein Hausarzt ist {jetzt |}Dr. Wolf.
`
