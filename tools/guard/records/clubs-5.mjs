/** Made-up records whose facts change: clubs, choirs, sport, schools, parishes, volunteers, neighbourhoods. Format: bench/texts/customers-1.mjs. */
export const CLUBS_5 = [
  {
    name: 'Lantern Players',
    lines: `
A | play=Blithe Spirit | The Lantern Players are putting on Blithe Spirit.
A | director=Roland Askew | Roland Askew directs the production.
B | lead=Carys Holt ; opening=3 November | Carys Holt has the leading role and opening night is 3 November.
A | ticket=£9 | Tickets for the Lantern Players are £9.
A | prompt=Enid | Enid sits in the prompt corner.
B | lights=Jonno | The lighting desk is operated by Jonno.
A | props=the Scotts' garage | Props of the Lantern Players are stored in the Scotts' garage.
A | licence=Bexter & Lowe | The performing rights were granted by Bexter & Lowe.
B | | The Abbey Amateurs open on 10 November with a farce.
A | | Roland threw a teacup, nobody was hurt.
B | prompt=Mr Gilchrist | Forgotten your line? Look left, Mr Gilchrist whispers it from the book for the Lanterns.
A | ticket=£11 ; opening=17 November | Flyer text for the Lantern Players: from 17 November, seats £11.
B | | Concessions get in for £6.
A | | Carys is a dentist by day and learns her part between fillings.
B | play!=Arsenic and Old Lace | No one could make the ghost float, and the Lantern Players ended up with Arsenic and Old Lace.
A | lead=Winifred Dace | First name on the poster, biggest part: Winifred Dace.
B | | For the technical rehearsal alone, a boy from the college did the lights.
A | director!=Tamsin Oke | Roland stormed out for good; Tamsin Oke picked up the script and directs in his place.
A | | Tamsin is considering a musical for Easter.
B | props!=railway arch 12 | The Scotts needed the space for their car and the props went to railway arch 12.
A | | The costumes, for the record, hang in the vicarage attic.
B | | A mouse has eaten the sofa cushions.`,
    questions: `
play: Which play are the Lantern Players putting on?
director: Who directs the Lantern Players' production?
lead: Who plays the lead with the Lantern Players? / Who has the main part in the Lantern Players' show?
opening: When is opening night of the Lantern Players?
ticket: How much is a normal ticket for the Lantern Players?
prompt: Who prompts for the Lantern Players?
props: Where do the Lantern Players keep their props?
lights: Who does the lights for the Lantern Players?
licence: From whom did the Lantern Players get the performing rights?`,
  },
  {
    name: 'Millbrook Volunteer Fire Company',
    lines: `
A@2024-05-06 | chief=Walt Jorgensen | Walt Jorgensen is chief of the Millbrook Volunteer Fire Company.
A@2024-05-06 | drill=Monday nights | Drill in Millbrook is held on Monday nights.
B@2024-05-13 | engine=Engine 41 | First out the door in Millbrook is Engine 41.
A@2024-05-20 | roster=26 ; dispatch=Carver County | Millbrook has 26 volunteers and is dispatched by Carver County.
B@2024-06-03 | line=555-0142 | Non-emergency line at the Millbrook station: 555-0142.
A@2024-06-17 | medic=Luz Barrera | Luz Barrera is the company's training officer for first aid.
A@2024-07-04 | dinner=pancake breakfast | Millbrook's yearly fundraiser is the pancake breakfast.
B@2024-07-22 | mascot=Ember | A Dalmatian named Ember is the Millbrook mascot.
A@2024-08-05 | | The company in Cedar Falls drills on Wednesday nights.
B@2024-08-19 | roster=22 | Head count at Millbrook firehouse, all active volunteers: 22.
A@2024-09-09 | | Walt told the paper that the hydrants on Pine are older than he is.
A@2024-09-30 | drill=Saturday mornings | Saturday mornings the Millbrook crew pulls hose behind the feed store and runs its drills.
B@2024-10-14 | engine!=Engine 44 | Millbrook's 41 failed its pump test and was retired, Engine 44 rolls first.
A@2024-11-04 | | Tanker 7 got a new coat of paint.
B@2024-11-18 | medic=Curtis Yoo | CPR cards expired? Curtis Yoo, who runs first aid training at the Millbrook company, signs them.
A@2025-01-13 | line=555-0178 | Burn permits and open house questions for Millbrook fire: 555-0178.
B@2025-01-27 | | The town clerk picks up at 555-0120.
A@2025-02-10 | dinner!=chili cook-off | Attendance was poor, the breakfast is history and Millbrook raises its money with a chili cook-off.
B@2025-02-24 | | Luz may run for county commissioner.
A@2025-03-10 | chief!=Denise Kowalczyk | After Walt's heart attack Denise Kowalczyk was sworn in as chief at Millbrook.
B@2025-03-12 | | The rescue squad in Cedar Falls counts 34 members.
A@2025-03-17 | | Walt is home, grumpy and on oatmeal.
B@2025-04-07 | roster!=29 | The recruiting booth paid off, Millbrook is up to 29 volunteers.
A@2025-04-21 | | Drill on the 26th moves to the quarry, for that day.`,
    questions: `
chief: Who is the chief of the Millbrook Volunteer Fire Company? / Who is in charge at Millbrook fire?
drill: When does the Millbrook fire company drill?
engine: Which engine goes out first in Millbrook?
roster: How many volunteers does Millbrook Volunteer Fire Company have?
line: What is the non-emergency number of the Millbrook fire station?
medic: Who is in charge of first aid training at Millbrook fire company?
dinner: What is the annual fundraiser of the Millbrook fire company?
dispatch: Who dispatches the Millbrook fire company?
mascot: What is the name of the Millbrook fire company's dog?`,
  },
  {
    name: 'Tomasz Wilk',
    user: 'tomasz.w',
    lines: `
a | school=Holly Bank ; teacher=Miss Orme | My daughter Ania is at Holly Bank, in Miss Orme's class.
a | instr=violin | Ania learns the violin.
a | sport=judo | My boy Kuba does judo.
a | pickup=my mother-in-law | Both of them get collected from school by my mother-in-law.
a | | Kuba's cousin goes to fencing in the same sports hall.
a | lift=Mondays | I'm on the car-pool rota, I drive on Mondays.
A | belt=orange | Kuba Wilk has an orange belt.
a | dinner=packed lunch | Ania takes a packed lunch.
a | inhaler=the school nurse | Kuba's spare inhaler is with the school nurse.
a | | Ania is forever asking for a trumpet. No.
a | teacher=Mr Dunmore | Parents' evening with Mr Dunmore, he's got Ania in his class and says she dreams a lot.
a | pickup=Kasia from number 9 | At half past three Kasia from number 9 stands at the gate for our two.
b | | Kuba's teacher is called Mrs Abara.
a | lift=Thursdays | Five kids in my car on Thursdays, pray for me, it's my turn in the pool then.
a | instr!=cello | The violin went back to the rental shop because Ania switched to the cello.
a | | My wife played the clarinet until she was twenty.
b | belt!=green | Tomasz reports that Kuba passed the grading and wears a green belt.
a | | Next year we may send Ania to St Hilda's.
a | sport!=basketball | He's had it with being thrown about and has quit, Kuba is a basketball player these days.
a | | Today I fetched them myself since the office was shut.
a | dinner=school dinners | I've paid for Ania's school dinners up to Easter.
a | | Pizza on Fridays is the highlight, apparently.
a | | My mother-in-law keeps a spare key and a tin of plasters for us.
a | pta=second-hand uniform stall | For the PTA I look after the second-hand uniform stall.`,
    questions: `
teacher: Whose class is Ania in?
instr: Which instrument does Ania play? / What is Ania learning to play?
sport: What sport does my son Kuba do?
pickup: Who picks the children up from school?
lift: On which day do I drive the car pool?
belt: What colour is Kuba's judo belt?
dinner: What does Ania have for lunch at school?
school: Which school does Ania go to?
inhaler: Who has Kuba's spare inhaler?
pta: What do I do for the PTA?`,
  },
  {
    name: 'Erlenschule',
    lines: `
A@2024-08-26 | rektor=Frau Gessner | Die Erlenschule wird von Frau Gessner als Rektorin geführt.
A@2024-08-26 | beginn=7:50 Uhr | Der Unterricht fängt an der Erlenschule um 7:50 Uhr an.
B@2024-09-02 | lehrer=Herr Ruland ; raum=Raum 104 | Klassenlehrer der 3a ist Herr Ruland, sie sitzt in Raum 104.
A@2024-09-05 | eltern=Sevda Aksoy | Elternsprecherin der 3a ist Sevda Aksoy.
B@2024-09-12 | essen=Küche Morgenrot | Das Mittagessen an der Erlenschule liefert die Küche Morgenrot.
A@2024-09-19 | lotse=Opa Heinrich | Morgens lotst Opa Heinrich die Kinder der Erlenschule über die Hauptstraße.
A@2024-10-01 | tel=030 23125 610 | Das Sekretariat der Erlenschule hat die Nummer 030 23125 610.
B@2024-10-21 | ausflug=Zoo | Der Wandertag der 3a führt in den Zoo.
A@2024-11-04 | | Die 3b hat Frau Jansen und sitzt in Raum 201.
B@2024-11-18 | | Herr Ruland sammelt alte Landkarten.
A@2024-12-02 | essen=Kochwerk Süd | Bestellungen fürs Schulessen an der Erlenschule bis acht Uhr bei Kochwerk Süd.
B@2025-01-08 | lehrer!=Frau Özdemir | Herr Ruland ist nach den Ferien an ein Gymnasium gewechselt, die 3a hat Frau Özdemir bekommen.
A@2025-01-20 | | Am Zeugnistag ist für alle schon um 11 Uhr Schluss.
B@2025-02-03 | lotse=Herr Djuric | Mit Kelle und Warnweste steht Herr Djuric früh am Überweg vor der Erlenschule.
A@2025-02-17 | raum!=Raum 012 | Wegen des Wasserschadens musste die 3a umziehen und lernt in Raum 012.
A@2025-02-18 | | Der Hort ist unter 030 23125 688 zu erreichen.
A@2025-02-24 | | Manche Eltern wünschen sich einen späteren Schulstart.
B@2025-03-10 | ausflug=Bergwerk | Gummistiefel einpacken, am Wandertag fährt die 3a ins Bergwerk ein.
A@2025-03-24 | | Die Parallelklasse geht in den Kletterpark.
B@2025-04-28 | beginn=8:10 Uhr | Erlenschule: erste Stunde 8:10 Uhr, Einlass zehn Minuten davor.
A@2025-05-05 | | Frau Gessner überlegt, ob sie sich beurlauben lässt.
B@2025-05-19 | | Opa Heinrich bekam zum Abschied eine selbst gemalte Urkunde.
A@2025-06-02 | eltern!=Björn Pallas | Sevda hat das Amt abgegeben, neuer Elternsprecher der 3a ist Björn Pallas.`,
    questions: `
beginn: Um wie viel Uhr beginnt der Unterricht an der Erlenschule?
lehrer: Wer ist in der 3a der Erlenschule Klassenlehrer? / Wer unterrichtet die 3a als Klassenlehrerin oder Klassenlehrer?
raum: In welchem Raum ist die 3a?
eltern: Wer vertritt die Eltern der 3a?
essen: Wer liefert das Mittagessen an der Erlenschule?
lotse: Wer hilft den Kindern der Erlenschule morgens über die Straße?
ausflug: Wohin geht der Wandertag der 3a?
rektor: Wer leitet die Erlenschule?
tel: Welche Nummer hat das Sekretariat der Erlenschule?`,
  },
  {
    name: 'Copperfield Repair Café',
    lines: `
A | where=Baptist church basement | The Copperfield Repair Café opens its doors in the Baptist church basement.
A | when=second Saturday | It runs on the second Saturday of every month.
B | elec=Fergus Doyle | Broken toasters at the Repair Café land on the bench of Fergus Doyle.
A | sewing=Nkechi ; machine=Bernina | Nkechi mends clothes at the Copperfield Repair Café on a Bernina.
A | contact=07700 900388 | Copperfield Repair Café can be called on 07700 900388.
B | jar=hospice | What people drop in the donation jar goes to the hospice.
A | rate=61 % | The share of things that leave the Repair Café working is 61 %.
A | kettle=Babs | Tea is Babs.
B | tools=Lockyer's Hardware | Screws and solder for the Copperfield café are given by Lockyer's Hardware.
A | | Fergus had a go at a lava lamp and regretted it.
B | where=the Foundry, ground floor | Address for your heap of junk: Copperfield Repair Café, the Foundry, ground floor.
A | | The bicycle workshop next door is open every Sunday.
B | elec=Lakshmi Rao | Lakshmi Rao has a multimeter and patience, anything with a plug at the Repair Café is hers.
A | | Nkechi's own overlocker, a Janome, stays at her house.
B | rate=68 % | Of the objects carried into the Copperfield Repair Café, 68 % get fixed, says the logbook.
A | jar!=youth club | The volunteers voted to give the jar money to the youth club rather than the hospice.
B | | For December it will be the third Saturday, on account of the market.
A | sewing!=Perpetua | Nkechi is off to Lagos for two years, which leaves the needlework at Copperfield to Perpetua.
B | | The library in Ashby would like a repair morning too.
A | contact!=07700 900529 | Please delete our old number, the Copperfield café is on 07700 900529.
B | | The landline of the Foundry is 01632 960 777, they take no messages for us.
A | rate!=74 % | Three more tinkerers have joined and the success rate crept up to 74 %.
A | | Someone might donate a second sewing machine, a Pfaff.
B | | Babs thinks oat milk is a fad.
A | when=fourth Friday | Poster for the shop windows: Copperfield Repair Café, every fourth Friday, five till eight.`,
    questions: `
where: Where is the Copperfield Repair Café held?
when: When in the month is the Copperfield Repair Café? / On which day can I bring a broken lamp to the Copperfield Repair Café?
elec: Who repairs electrical things at the Copperfield Repair Café?
sewing: Who mends clothes at the Copperfield Repair Café?
contact: What is the phone number of the Copperfield Repair Café?
jar: Who gets the donations of the Copperfield Repair Café?
rate: What share of things gets repaired at the Copperfield Repair Café?
machine: What make is the sewing machine at the Copperfield Repair Café?
kettle: Who makes the tea at the Copperfield Repair Café?
tools: Who donates screws and solder to the Copperfield Repair Café?`,
  },
]
