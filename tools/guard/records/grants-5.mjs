/** Made-up records whose facts change: a German town council, a law clinic, house buyers, a touring exhibition, an estate. Format: bench/texts/customers-1.mjs. */
export const GRANTS_5 = [
  {
    name: 'Gemeinde Niederfeld',
    lines: `
A | chef=Gisela Wirth | Bürgermeisterin von Niederfeld ist Gisela Wirth.
A | sitzung=Feuerwehrhaus | Der Gemeinderat Niederfeld tagt im Feuerwehrhaus.
B | amt=Mittwoch bis 18 Uhr | Das Bürgerbüro hat Mittwoch bis 18 Uhr auf.
A | hund=48 Euro | Die Hundesteuer in Niederfeld: 48 Euro im Jahr.
B | kita=wird gebaut | Die Kita am Mühlbach wird gebaut.
A | bus=Linie 52 | Nach Niederfeld fährt die Linie 52.
A | | Oberfeld verlangt für einen Hund 72 Euro.
B | sauna=6 Euro ; bad=freitags geschlossen | Hallenbad: freitags geschlossen, ein Saunabesuch macht 6 Euro extra.
A | blatt=Postwurf | Das Amtsblatt wird per Postwurf verteilt.
B | | Frau Wirth hält den Kreisverkehr für den schönsten im Landkreis.
A | bauhof=Ernst Haug | Schneeräumen, Schlaglöcher, Laternen: zuständig ist Ernst Haug vom Bauhof.
A | | Ein zweiter Kindergarten im Neubaugebiet ist angedacht.
B | sitzung=Zehntscheuer | Wer die Räte streiten hören will, setzt sich am Montagabend in die Zehntscheuer, hinten ist freier Eintritt.
B | kita=48 Kinder | Am Mühlbach toben 48 Kinder über den Hof, die Igelgruppe hat das Zimmer mit der Rutsche.
A | | Zum Sommerfest gab es einmal eine Sitzung unter freiem Himmel.
A | chef!=Timo Schanz | Stichwahl: Gisela Wirth ist abgewählt, die Amtskette trägt Timo Schanz.
B | | Schanz bleibt nebenher Vorsitzender vom Musikverein.
A | hund!=60 Euro | Beschluss des Rats: für jeden Vierbeiner werden ab Januar 60 Euro fällig.
B | amt=Donnerstag | Berufstätige holen ihren Pass am Donnerstag ab, da ist der Schalter in Niederfeld bis halb acht besetzt.
A | | Das Standesamt hat eigene Zeiten, nur nach Absprache.
A | | Der Bauhof in Oberfeld hat einen größeren Schneepflug, darüber wird viel geredet.
B | blatt=App | Die Bekanntmachungen der Gemeinde liest man in der App, Papier kommt keins ins Haus.
A | bauhof!=Nadja Krüger | Haug hat gekündigt. Für kaputte Laternen hat Nadja Krüger seine Nummer übernommen.
B | | Der Schulbus ist die Linie 7, aber nur für Schüler.`,
    questions: `
chef: Wer ist Bürgermeister von Niederfeld? / Wer leitet die Gemeinde Niederfeld?
sitzung: Wo tagt der Gemeinderat von Niederfeld?
amt: An welchem Tag hat das Bürgerbüro in Niederfeld lange offen?
hund: Was kostet die Hundesteuer in Niederfeld?
kita: Wie weit ist die Kita am Mühlbach? / Ist die Kita am Mühlbach in Betrieb?
blatt: Wie kommen die amtlichen Mitteilungen zu den Leuten in Niederfeld?
bauhof: Wem melde ich in Niederfeld eine kaputte Laterne?
bus: Welche Buslinie fährt nach Niederfeld?
sauna: Was kostet in Niederfeld die Sauna?`,
  },
  {
    name: 'Eastgate Law Clinic',
    lines: `
A | dir=Naomi Feld | The Eastgate Law Clinic is directed by Naomi Feld.
A | walkin=Tuesday evening | Walk-ins are welcome at Eastgate on Tuesday evening.
A | place=laundromat | The clinic rents two rooms above a laundromat.
B | interp=Lupe | Spanish interpreter at Eastgate: Lupe.
A | cap=60 cases | They take at most 60 cases at once.
B | hot=555-0142 | Eviction hotline of the clinic: 555-0142.
A | | Legal Aid downtown takes walk-ins on Wednesdays.
B | fee=nothing | Clients are charged nothing.
A | prog=CaseNest ; backup=Sunday night | Files are kept in CaseNest, with a backup every Sunday night.
B | | Feld argued before the state supreme court once and lost five to two.
A | brown=headed for trial | The Brown eviction is headed for trial, Alvarez has the file.
B | place=county courthouse | Go through security at the county courthouse, second door left, and you are in Eastgate's waiting room.
A | | The laundromat's owner came for advice about his own lease.
B | brown=won | Champagne in paper cups: Mrs. Brown has won against her landlord and keeps the apartment.
A | | Alvarez is studying for the bar exam.
B | walkin=Saturday | No appointment? Show up at Eastgate on Saturday between nine and noon and take a number.
A | dir!=Curtis Boateng | Dean's e-mail: Naomi Feld is stepping down today, Curtis Boateng succeeds her at Eastgate.
B | | A mobile clinic in a van is on the wish list for next year.
B | interp=Señor Ibáñez | If a client speaks only Spanish, fetch Señor Ibáñez from across the hall, he sits in on the interview.
A | cap!=85 open files | Because of the evictions wave they lifted the ceiling to 85 open files.
B | | For Haitian Creole they phone a service in Miami.
B | hot!=555-0199 | Flyers have to be reprinted, the eviction line was renumbered to 555-0199.
A | | During finals week one Saturday in May was staffed by alumni only.
B | | The fax, which nobody uses, is 555-0170.`,
    questions: `
dir: Who directs the Eastgate Law Clinic?
walkin: When can I come to the Eastgate clinic without an appointment?
place: Where is the Eastgate Law Clinic? / Where do I find the Eastgate clinic's rooms?
interp: Who interprets Spanish at Eastgate?
cap: How many cases does Eastgate take at once?
hot: What is the number of the eviction hotline?
brown: What is the state of the Brown eviction? / How did the Brown eviction go?
prog: In which program are the clinic's files kept?
fee: What do clients of the Eastgate clinic pay?`,
  },
  {
    name: 'Theo and Bea Lindqvist',
    lines: `
A@2024-02-10 | home=rented flat | Theo and Bea Lindqvist live in a rented flat in Hebden.
A@2024-02-10 | limit=£260,000 | The Lindqvists can spend up to £260,000.
B@2024-02-18 | broker=Callum Strand | Their mortgage broker is Callum Strand.
A@2024-02-25 | target=Weavers Row | Theo and Bea have fallen for number 5 Weavers Row.
B@2024-03-03 | sol=Amber Kenyon | Conveyancing for the Lindqvists: Amber Kenyon.
A@2024-03-08 | move=Bea's uncle | Bea's uncle is going to do the move with his horsebox.
B@2024-03-12 | | Bea's parents bought theirs in 1981 for £19,000.
A@2024-03-20 | job=teacher | Theo works as a teacher.
A@2024-03-28 | wall=north gable | A damp north gable is on the survey for Weavers Row.
B@2024-04-06 | target!=Old Chapel | Weavers Row went to a cash buyer. The house they are after is the Old Chapel at Slack.
A@2024-04-09 | | Theo finds the Old Chapel a bit echoey.
A@2024-04-15 | buy=searches | As for the chapel at Slack, the searches are under way.
B@2024-04-20 | limit=300 | With Granny's gift in the pot, the Lindqvists' ceiling is 300 thousand.
A@2024-04-29 | | Callum Strand plays the fiddle in a ceilidh band.
B@2024-05-14 | broker=Rukhsana | Rates and lenders are Rukhsana's department, she ran the figures for Theo and Bea and sends them on Mondays.
A@2024-06-02 | buy=keys | Bea posted a picture of herself on the chapel steps holding up the keys, sold sign and all.
B@2024-06-11 | sol!=Hodge & Birtwistle | Amber went on maternity leave, so registering the title fell to Hodge & Birtwistle.
A@2024-06-15 | | The Lindqvists' friends in Slack have a septic tank, theirs is on mains.
B@2024-07-01 | home=Old Chapel | Mornings, the Lindqvists have coffee in slippers up in the organ loft of the Old Chapel.
A@2024-07-04 | | Perhaps they will let the vestry to walkers.
B@2024-08-19 | | A weekend in Whitby cost them a flat tyre.
A@2024-09-02 | job!=joiner | Theo quit the school, he is apprenticed to a joiner.
B@2024-09-14 | | Bea teaches two evenings at the college, as before.
A@2024-10-01 | boiler=oil | Heat at the Old Chapel comes from an oil tank.
B@2024-11-23 | boiler!=wood chips | They had the tank dug out. What burns under the pews is wood chips.
A@2024-12-05 | | A stove for the vestry is ordered, in green.`,
    questions: `
home: Where do Theo and Bea Lindqvist live?
limit: How much can the Lindqvists spend on a house at most?
broker: Who is the Lindqvists' mortgage broker?
target: Which house did the Lindqvists settle on?
buy: Have the Lindqvists bought the house? / How far along are the Lindqvists with the chapel at Slack?
sol: Who does the conveyancing for the Lindqvists?
job: What does Theo Lindqvist work as?
boiler: How is the Old Chapel heated?
wall: What was damp at Weavers Row according to the survey?
move: Who moves the Lindqvists' things?`,
  },
  {
    name: 'Salt & Silver',
    lines: `
A | venue=Bergen | The touring show Salt & Silver is in Bergen.
A | reg=Mattias Lund | Registrar for Salt & Silver: Mattias Lund.
B | cups=two crates | The silver cups travel in two crates, foam-lined.
A | value=€3.1m | Salt & Silver is insured for €3.1m.
B | lux=50 lux | Light on the textiles may not exceed 50 lux.
A | haul=Nordfrakt | Haulage between venues is by Nordfrakt.
B | dish=on show | The whale dish is on show in case 9.
A | cat=sold out | The catalogue of Salt & Silver is sold out.
A | | The other travelling show, Ice Roads, is in Tromsø until spring.
B | visits=31,000 ; poster=Ilse Broek | In its first month the show drew 31,000 people; the poster is by Ilse Broek.
B | | A child pressed a nose against case 4, glass wiped.
A | venue=Gdańsk | School groups in Gdańsk draw the salt barge in the first room of Salt & Silver every morning, teachers enchanted.
A | | Lund would rather work with paintings than with cutlery.
B | dish=padded drawer | Condition report: hairline crack along the rim, whale dish lies in the dark in a padded drawer.
B | | A replica of the dish may be printed by the technical university.
A | haul=its own lorry | The museum loads Salt & Silver onto its own lorry, with two of our technicians in the cab.
B | | Nordfrakt still trucks Ice Roads.
A | reg!=Paulina Wilk | Mattias swapped to Ice Roads, loan forms for Salt & Silver are signed by Paulina Wilk.
A | cat=second printing | Boxes of the second printing are stacked behind the shop till, €29 each.
B | value!=€3.6m | The lender had the cups reappraised and cover was lifted to €3.6m.
B | | For the gala they lit the hall with candles, 1.5 metres from any exhibit.
A | cups!=five cases | After the dent in Bergen the cups were repacked, one set to a box, five cases in all.
B | | The spoons go in a single tray, unchanged.
A | | Someone in Riga has asked to be the stop after next.
B | venue!=Lübeck | Salt & Silver has left Poland: doors open at St Anne's in Lübeck tonight.`,
    questions: `
venue: Where is Salt & Silver showing? / In which city can I see Salt & Silver?
reg: Who is the registrar of Salt & Silver?
cups: How are the silver cups packed?
value: For how much is Salt & Silver insured?
haul: Who transports Salt & Silver between venues?
dish: Where is the whale dish? / Can the whale dish be seen?
cat: Can I buy the catalogue of Salt & Silver? / What about the catalogue of Salt & Silver?
lux: How bright may the light on the textiles be?
poster: Who designed the poster of Salt & Silver?`,
  },
  {
    name: 'Walter Pym estate',
    lines: `
A@2024-05-02 | exec=Mr Lacey | Executor of the late Walter Pym is Mr Lacey, the family solicitor.
A@2024-05-02 | probate=applied for | Probate for Walter Pym has been applied for.
B@2024-05-10 | house=empty | Pym's house on Orchard Hill is empty.
B@2024-05-11 | dog=next door | His spaniel Bosun is with the people next door, who feed him too much.
A@2024-05-20 | tax=£41,000 | Inheritance tax on the Pym estate was estimated at £41,000.
A@2024-05-28 | clock=Hilary | The longcase clock is going to Hilary.
B@2024-06-04 | | Hilary's brother collects barometers and has eleven.
A@2024-06-18 | car=in the garage | Walter's Rover is in the garage, under a sheet.
A@2024-07-01 | ref=PYM/24/118 | File reference for Pym: PYM/24/118.
B@2024-07-15 | | An uncle of Walter Pym left his house to a donkey sanctuary in 1974.
B@2024-07-29 | will=2016 | The will we work from is the one of 2016.
A@2024-08-05 | papers=in the loft | Letters and diaries of Walter Pym are in the loft.
A@2024-09-16 | probate=sealed grant | Banks have each been sent a certified copy of the sealed grant for Walter Pym.
B@2024-09-20 | | Lacey's trainee mislaid a share certificate and found it in a cookery book.
B@2024-10-07 | house=young family | A young family has hung swings in the garden on Orchard Hill, their removal van was there all Friday.
A@2024-10-21 | dog=Cornwall | Bosun chases gulls in Cornwall, Hilary's daughter walks him before work.
B@2024-10-22 | | A second dog, old Tess, died before Walter did.
A@2024-11-11 | car!=Rover club | Mr Lacey got £4,300 for the car, the Rover club bought it at auction.
B@2024-11-29 | | The trailer remains unsold.
B@2024-12-10 | | Lacey expects that the funeral costs will be argued over.
A@2025-01-08 | tax!=£36,450 | HMRC reworked the sum after the loss on the shares, which brought the bill to £36,450.
B@2025-02-03 | papers=county record office | Anyone can read Pym's diaries at the county record office, catalogue D/PYM.
A@2025-02-14 | clock!=Edmund | Hilary had no room for it; the longcase clock was collected by Edmund.
B@2025-02-20 | | Edmund may have it restored in Bath.
A@2025-03-03 | exec!=Ms Dacre | Lacey has been taken ill and renounced, Ms Dacre was appointed to wind things up.
B@2025-03-04 | | Walter's cousin has a will with a different firm altogether.`,
    questions: `
exec: Who is the executor of Walter Pym's estate?
probate: How far is probate for Walter Pym?
house: Does anybody live in Pym's house on Orchard Hill? / Who is in the house on Orchard Hill?
dog: Where is the spaniel Bosun?
tax: How much inheritance tax is due on the Pym estate?
car: What became of Walter's Rover? / Where is Walter's Rover?
papers: Where are the diaries of Walter Pym?
clock: Who has the longcase clock?
ref: What is the file reference for Pym?
will: From which year is Walter Pym's will?`,
  },
]
