/** Made-up records whose facts change: clubs, choirs, sport, schools, parishes, volunteers, neighbourhoods. Format: bench/texts/customers-1.mjs. */
export const CLUBS_1 = [
  {
    name: 'Harbour Voices',
    lines: `
A@2025-01-08 | day=Wednesday ; time=19:30 | Harbour Voices rehearses every Wednesday, kicking off at 19:30.
A@2025-01-08 | hall=Methodist hall | Rehearsals of Harbour Voices take place in the Methodist hall on Tanner Street.
B@2025-01-10 | conductor=Imogen Tarrant | Imogen Tarrant conducts Harbour Voices.
A@2025-01-14 | pianist=Felix Oduya | At the piano for Harbour Voices: Felix Oduya.
A@2025-01-15 | fee=£60 | Singers in Harbour Voices pay £60 per term.
B@2025-01-20 | | The youth choir of Harbour Voices practises on Mondays at 17:00.
A@2025-01-22 | treasurer=Glenys Moor | The choir's money is looked after by Glenys Moor.
A@2025-01-22 | size=42 | Harbour Voices has 42 singers on the books.
B@2025-01-29 | | Felix Oduya also plays the organ at weddings.
A@2025-02-05 | concert=Fauré's Requiem | The Harbour Voices summer concert is built round Fauré's Requiem.
A@2025-02-12 | time=19:00 | Harbour Voices members, be seated and warmed up please, the first note sounds at 19:00.
A@2025-02-19 | | Imogen said the altos were flat all evening.
B@2025-02-26 | hall!=Corn Exchange | Tanner Street has a leaking roof, so Harbour Voices have decamped to the Corn Exchange.
A@2025-02-26 | | There is a bar upstairs where the tenors disappear in the break.
A@2025-03-05 | pianist=Dorothea Plank | Dorothea Plank accompanies the choir's rehearsals on the keyboard.
B@2025-03-07 | | Several basses would love a Thursday rehearsal, nothing has been decided.
A@2025-03-10 | | On 12 March only, Harbour Voices meets in the vestry of St Luke's.
A@2025-03-19 | size!=47 | Five people joined after the open evening, which brings Harbour Voices up to 47.
B@2025-04-02 | | The Rotary choir charges £90 a term.
A@2025-04-09 | fee=£72 | Termly subscription, Harbour Voices: £72, cash or transfer.
A@2025-04-16 | | Glenys Moor's husband Ted runs the raffle.
B@2025-04-23 | day!=Tuesday | The ballet school grabbed our midweek slot and the choir switched to Tuesday.
A@2025-05-06 | concert=Rutter's Gloria | The main piece Harbour Voices will sing in July is Rutter's Gloria.`,
    questions: `
day: On which weekday does Harbour Voices rehearse? / Which evening do I have to keep free for choir practice with Harbour Voices?
time: What time do Harbour Voices rehearsals start?
hall: Where does Harbour Voices rehearse?
pianist: Who plays the piano for Harbour Voices?
size: How many singers does Harbour Voices have?
fee: What does it cost to sing in Harbour Voices per term?
concert: What is the big work in the Harbour Voices summer concert?
conductor: Who is the conductor of Harbour Voices?
treasurer: Who is the treasurer of Harbour Voices?`,
  },
  {
    name: 'Ravensholme Under-11s',
    lines: `
A | coach=Barry Lyle | Barry Lyle coaches the Ravensholme Under-11s.
A | keeper=Idris | The goalkeeper is a lad called Idris.
B | pitch=Sandpit Lane | Home games of the Ravensholme Under-11s are played at Sandpit Lane.
A | kit=green | The Under-11s play in green shirts.
A | | Barry's own son plays for Eastmoor Rangers.
A | train=Thursday ; gear=Mrs Lyle | Training is on Thursday and Mrs Lyle washes the bibs.
B | captain=Noah Birch | Noah Birch wears the captain's armband for the Ravensholme Under-11s.
A | sponsor=Peel's Bakery | Peel's Bakery sponsors the Ravensholme Under-11s.
B | | The Ravensholme Under-13s train on Mondays under the floodlights.
A | keeper=Callum | Callum is in goal for the Ravensholme Under-11s.
A | | Lost 4:1 at Dunford, referee was fifteen at most.
B | pitch!=the Academy field | Sandpit Lane is waterlogged for good, home matches have been shifted to the Academy field.
A | | A father offered to pay for pink away shirts.
A | train=Friday | See you all Friday with boots and shin pads for Under-11s practice.
A | table=third | The Ravensholme Under-11s are third in the Valley League.
B | | Noah Birch missed the cup tie with a nosebleed, so Ezra led the team out that day.
A | sponsor=Cobb Tyres | On the front of the Under-11s jerseys you read the name of their sponsor, Cobb Tyres.
A | | The Academy field has two changing rooms and no kettle.
B | captain!=Ezra Pollard | Noah handed the armband to Ezra Pollard, who leads the side for good.
A | table=first | Valley League standings: Ravensholme Under-11s first on goal difference.
A | | Barry has been asked whether he would like to run the girls' team as well.
B | coach!=Shona Mistry | Barry Lyle stepped down over the shouting business and Shona Mistry runs the Ravensholme Under-11s.
A | | Callum's gloves are two sizes too big.`,
    questions: `
coach: Who is the coach of the Ravensholme Under-11s? / Who trains the Ravensholme Under-11s?
keeper: Who keeps goal for the Ravensholme Under-11s?
pitch: Where do the Ravensholme Under-11s play their home games?
train: On what day is training for the Ravensholme Under-11s?
captain: Who is captain of the Ravensholme Under-11s?
sponsor: Which business sponsors the Ravensholme Under-11s?
table: What place are the Ravensholme Under-11s in the league?
kit: What colour are the shirts of the Ravensholme Under-11s?
gear: Who does the washing of the bibs for the Ravensholme Under-11s?`,
  },
  {
    name: 'Maureen Tighe',
    user: 'maureen.t',
    lines: `
a | priest=Father Dunne | I'm the secretary at St Brigid's and Father Dunne is our parish priest.
a | office=Monday and Wednesday | My mornings in the parish office are Monday and Wednesday.
a | mobile=07700 900214 | You get me on 07700 900214.
a | mass=9:30 | Sunday Mass with us begins at 9:30.
A | sacristan=Leo Cassidy | Maureen's sacristan is Leo Cassidy.
a | | The Polish community has its Mass at 13:00 in the side chapel.
a | bulletin=Thursday noon | Anything for the bulletin has to reach me by Thursday noon.
a | organist=Miss Hallam | Miss Hallam plays the organ for us.
a | car=Fiesta | I run about the parish in an old Fiesta.
b | sacristan=Agnes Rooney | Maureen's parish: Agnes Rooney sets out the vestments and locks the church.
a | | My sister does the books at St Patrick's on Fridays.
a | mass=10:15 | People should be in the pews by 10:15 on a Sunday, that's when the bell goes.
a | | Father Dunne is thinking of a sabbatical in Rome.
a | mobile!=07700 900671 | My old phone went into the font, new number 07700 900671.
a | | The office landline is 01632 960 118, and that has an answering machine.
b | priest!=Father Okeke | Father Dunne was sent to Carrow by the bishop, Maureen has Father Okeke as parish priest.
a | office=Tuesday and Friday | Tuesday and Friday before lunch I sit at the desk in the presbytery.
a | | I'd rather have a diesel, my nephew says.
a | bulletin=Wednesday evening | I close the Sunday sheet on Wednesday evening, so send notices before that.
a | | Easter week I shall not be in the office at all on the Friday.
b | organist!=Young Declan Shaw | Miss Hallam's wrists gave out; Young Declan Shaw has succeeded her at the organ.
a | | Declan also plays in a ska band, God help us.
a | keys=the biscuit tin | The spare keys to the sacristy live in the biscuit tin.
a | | Leo Cassidy's knee operation went well.`,
    questions: `
priest: Who is our parish priest? / Which priest do I work for at St Brigid's?
office: On which days am I in the parish office?
mobile: What is my mobile number?
mass: When does our Sunday Mass begin?
sacristan: Who is the sacristan at Maureen's church?
bulletin: By when do notices have to be in for the bulletin?
organist: Who plays the organ at St Brigid's?
car: What car do I drive?
keys: Where are the spare sacristy keys kept?`,
  },
  {
    name: 'Oakfield Primary PTA',
    lines: `
A | chair=Priya Nambiar | Priya Nambiar chairs the Oakfield Primary PTA.
A | fair=14 June | The Oakfield Primary summer fair is set for 14 June.
B | goal=a climbing frame | The PTA is raising funds for a climbing frame.
A | total=£1,150 | So far the Oakfield Primary PTA has collected £1,150.
B | meet=staff room ; head=Mrs Ashdown | The PTA meets in the staff room and Mrs Ashdown, the head teacher, usually looks in.
A | bank=Northway Bank | Their account is with Northway Bank.
A | | Last year's fair at Oakfield lost money on the bouncy castle.
B | mail=pta@oakfield.example | Write to pta@oakfield.example to reach the Oakfield Primary PTA.
A | bbq=Mr Grady | For the fair's barbecue the man at the grill is Mr Grady.
B | | The nursery has a parents' group of its own, chaired by Ruth Osei.
A | total=£2,480 | Oakfield Primary PTA thermometer in the foyer reads £2,480.
B | fair!=28 June | Because of the cup final the Oakfield fair was pushed back to 28 June.
A | | Priya wonders whether a sponsored silence would be popular with the teachers.
B | meet=library | PTA evenings at Oakfield happen in the library, chairs are small.
A | bbq=Tunde Adeyemi | Sausages and burgers at the Oakfield fair: Tunde Adeyemi.
A | | Mr Grady won the egg-and-spoon race for dads.
B | | Half of the committee would prefer a reading garden, but there was no vote.
A | goal!=a minibus | The PTA voted 9 to 4 to drop the playground plan and save for a minibus.
B | mail=hello@oakfieldparents.example | E-mail for the Oakfield parents' committee: hello@oakfieldparents.example
A | | The school office itself is at office@oakfield.example.
B | chair!=Helen Strand | Priya's term ran out; Helen Strand was elected to lead the Oakfield Primary PTA.
A | total!=£3,905 | After the cake sale the PTA's pot has grown to £3,905.
B | | Thursday's committee evening is over at the Red Lion, just this once.
A | | Mrs Ashdown bought six jars of chutney.`,
    questions: `
chair: Who chairs the Oakfield Primary PTA? / Who is at the head of the parents' committee at Oakfield?
fair: When is the Oakfield summer fair?
goal: What is the Oakfield Primary PTA saving up for?
total: How much money has the Oakfield Primary PTA raised?
meet: In which room does the Oakfield PTA meet?
mail: What is the e-mail address of the Oakfield PTA?
bbq: Who does the barbecue at the Oakfield fair?
head: Who is the head teacher of Oakfield Primary?
bank: Which bank has the Oakfield PTA's account?`,
  },
  {
    name: 'TSV Grünbach Handball',
    lines: `
A | trainer=Jörg Mertens | Die Handballer des TSV Grünbach werden von Jörg Mertens trainiert.
A | halle=Schulturnhalle | Trainiert wird in der Schulturnhalle.
B | zeit=Dienstag um 18 Uhr | Das Training der Grünbacher Handballer ist Dienstag um 18 Uhr.
A | beitrag=96 Euro | Der Jahresbeitrag in der Handballabteilung beträgt 96 Euro.
A | | Die Turnerinnen des TSV zahlen 70 Euro im Jahr.
B | leiter=Anke Vogt ; kasse=Rolf Stenzel | Abteilungsleiterin ist Anke Vogt, um die Kasse kümmert sich Rolf Stenzel.
A | liga=Kreisliga | Die erste Mannschaft spielt in der Kreisliga.
B | tel=0171 39200 14 | Anke Vogt ist für Handballfragen unter 0171 39200 14 zu erreichen.
A | bus=Reisedienst Kolb | Zu Auswärtsspielen fährt der TSV mit Reisedienst Kolb.
A | | Jörg Mertens war früher selbst Kreisläufer in Altenau.
B | zeit=Mittwoch um 19 Uhr | Handball TSV Grünbach: Mittwoch um 19 Uhr bitte umgezogen in der Halle stehen.
A | | Die A-Jugend überlegt, ob sie sich mit Altenau zusammentut.
A | liga!=Bezirksliga | Geschafft! Der TSV Grünbach ist im Handball in die Bezirksliga aufgestiegen.
B | | Dieses eine Mal fällt das Training wegen der Fasnet aus.
A | beitrag=120 Euro | Wer beim TSV Handball spielt, überweist pro Jahr 120 Euro.
B | halle=Jahnhalle | Die Handballer sind unter der Woche in der Jahnhalle zu finden.
A | | Die Duschen dort sind laut Rolf eine Zumutung.
B | tel!=0171 39200 58 | Neue Handynummer von Anke: 0171 39200 58.
A | | Rolf Stenzel hat das Kassenbuch beim Sommerfest im Bierzelt liegen lassen.
A | trainer!=Milan Petrić | Jörg hat nach der Saison aufgehört, Milan Petrić hat die Grünbacher Handballer übernommen.
B | | Für die Damen sucht der TSV noch eine Torwarttrainerin.
A | bus=Omnibus Haas | Bei Auswärtsfahrten sitzt die Mannschaft im Bus von Omnibus Haas.
B | | Anke fände einen eigenen Vereinsbus schöner.`,
    questions: `
trainer: Wer trainiert die Handballer des TSV Grünbach? / Wie heißt der Handballtrainer in Grünbach?
halle: In welcher Halle trainieren die Handballer des TSV Grünbach?
zeit: Wann ist das Handballtraining beim TSV Grünbach?
beitrag: Wie viel kostet die Mitgliedschaft beim Handball des TSV Grünbach im Jahr?
liga: In welcher Liga spielt der TSV Grünbach Handball?
tel: Unter welcher Nummer erreiche ich Anke Vogt vom Handball?
bus: Mit welchem Busunternehmen fährt der TSV Grünbach zu Auswärtsspielen?
leiter: Wer leitet die Handballabteilung des TSV Grünbach?
kasse: Wer führt die Kasse der Handballabteilung?`,
  },
]
