/** Made-up records whose facts change: private lives: families, health, pets, studies, jobs, homes, hobbies. Format: bench/texts/customers-1.mjs. */
export const LIVES_5 = [
  {
    name: 'Quill the horse',
    lines: `
A | stable=Hof Eikenbrink ; box=7 | Quill stands at Hof Eikenbrink, box 7.
A | owner=Thea Maurer | Quill's owner is Thea Maurer.
B | farrier=Bo Jansen | Farrier: Bo Jansen.
A | shoeing=barefoot | Quill goes barefoot.
A | feed=oats | Concentrate feed for Quill: oats.
B | rider=Mieke | Mieke rides Quill on weekdays.
A | level=novice | In dressage Quill starts at novice level.
A | saddle=17 inches | Quill's saddle measures 17 inches.
A | | Mieke's pony Puck is shod all round.
B | box!=12 | Because of the draught Quill was transferred from box 7 to box 12.
A | | Box 12 has a window to the paddock.
A | shoeing!=shod in front | After the stony summer Quill had shoes fitted on the front feet.
B | | Bo Jansen was late and Quill got restless.
A | feed=muesli without grain | Quill's concentrate feed is a muesli without grain.
B | level!=elementary | Two wins, so Quill rose to elementary level in dressage.
A | jump=80 cm | Over jumps Quill starts in classes up to 80 cm.
A | owner!=Mieke's parents | Thea Maurer sold Quill to Mieke's parents.
B | | Thea Maurer still visits Quill on Sundays with carrots.
A | farrier=Kirsten Vogt | Kirsten Vogt looks after Quill's hooves.
A | | An English family once made an offer for Quill.
B | stable!=Reitverein Aue ; box!=3 | Quill was loaded into the trailer and taken to live at the Reitverein Aue, box 3.
A | puck=13 | Puck stayed behind in box 13.
A | | Could Quill go to a summer pasture in Jutland?
B | level!=medium | Upgraded again: Quill competes in dressage at medium.`,
    questions: `
stable: Where is Quill the horse stabled? / At which yard does Quill the horse live?
box: Which box is Quill the horse in?
owner: Who owns Quill the horse?
farrier: Who is the farrier of Quill the horse?
shoeing: What is on the hooves of Quill the horse? / Does Quill the horse wear shoes?
feed: Which concentrate feed does Quill the horse get?
level: At which level does Quill the horse compete in dressage?
jump: Up to what height does Quill the horse start over jumps?
saddle: What size is the saddle of Quill the horse?`,
  },
  {
    name: "Liam O'Dowd",
    user: 'liam.od',
    lines: `
a | drink=a pint most nights | I have a pint most nights.
a | smoke=ten a day | I smoke ten a day.
a | bench=70 kg | On the bench press I manage 70 kg.
a | trainer=Shay | My trainer in the gym is Shay.
b | sleep=5 hours | I get 5 hours of sleep.
a | shift=nights | At the depot I'm on nights.
a | mood=flat | My mood is flat.
a | sponsor=Father Declan | I rang Father Declan, he's my sponsor.
a | | My brother Cian gave up smoking in 2019.
b | drink!=sober | Poured the last can down the sink: I'm sober as of today.
a | | Day three. I dreamt about whiskey.
a | squat=95 kg | I squat 95 kg.
a | bench!=82.5 kg | New best on the bench, 82.5 kg!
a | smoke!=four a day | Nicotine gum helps, I'm down from ten to four a day.
b | | Cian bet me fifty quid I won't manage without.
a | sleep=7 hours | I sleep 7 hours.
A | shift=earlies | Liam O'Dowd works earlies at the depot.
a | smoke!=none | I haven't touched a cigarette for a month, I'm a non-smoker!
b | mood=hopeful | I feel hopeful.
a | | Shay says I could enter a contest next year.
a | sponsor!=Gráinne | Father Declan was sent to Cork, Gráinne is my sponsor in his stead.
a | group=St Brigid's hall | Our meetings are in St Brigid's hall.
a | | I passed the pub and didn't go in.
b | cian=days | Cian is on days at the other depot.`,
    questions: `
drink: Do I drink alcohol? / How much do I drink?
smoke: How much do I smoke?
bench: How much do I lift on the bench press? / What is my best on the bench press?
sleep: How many hours of sleep do I get?
mood: What is my mood like? / How do I feel?
sponsor: Who is my sponsor?
trainer: Who is my trainer in the gym?
group: Where are our meetings held?`,
  },
  {
    name: 'Crete holiday',
    lines: `
A@2026-01-10 | dates=3 to 17 July | The Crete holiday runs from 3 to 17 July.
A@2026-01-10 | hotel=Villa Thalassa ; nights=14 | Booked for Crete: Villa Thalassa, 14 nights.
B@2026-01-12 | flight=KX 418 | Outbound flight: KX 418.
B@2026-01-12 | back=KX 419 | Return flight: KX 419.
A@2026-01-20 | car=Fiat Panda | On Crete we rent a Fiat Panda.
A@2026-02-01 | people=4 | Four of us are going.
B@2026-02-03 | minder=the Schröders | The Schröders look after the house during the holiday.
A@2026-02-05 | paid=deposit only | For the lodging on Crete we have paid the deposit only.
B@2026-02-09 | | The Schröders are off to Sylt in September.
A@2026-03-01 | dates!=10 to 24 July | Everything was pushed back by a week: we are on Crete from 10 to 24 July.
B@2026-03-02 | seats=row 22 | Our seats are in row 22.
A@2026-03-03 | | We'd also looked at Naxos.
A@2026-03-14 | people=6 | With Oma and Opa we're a party of six.
B@2026-03-15 | car!=nine-seat van | A Panda won't hold six, hence we exchanged it for a nine-seat van.
B@2026-03-16 | | The van has to be returned with a full tank.
A@2026-03-28 | hotel!=Kalypso apartments | Villa Thalassa let us down, we will stay in the Kalypso apartments.
A@2026-03-29 | paid!=in full | The whole amount for the lodging has been transferred, nothing is left to pay.
B@2026-04-10 | flight!=AG 77 | KX struck 418 from its schedule; the outbound flight is AG 77.
A@2026-04-11 | | Is there a direct train to the airport?
B@2026-05-02 | seats=row 9 | We sit in row 9 on the plane.
A@2026-05-18 | minder!=cousin Malte | Cousin Malte takes over from the Schröders as house-sitter.
A@2026-05-19 | | Malte is allergic to the neighbour's cat.
B@2026-06-02 | boat=14 July | The boat trip to Gramvousa is on 14 July.
B@2026-06-03 | train=coach 7 | On the train to the airport our seats are in coach 7.`,
    questions: `
dates: When is the Crete holiday? / From when to when does the Crete holiday run?
hotel: Where do we stay on the Crete holiday?
flight: What is the outbound flight for the Crete holiday?
car: Which vehicle do we rent on the Crete holiday?
people: How many people are going on the Crete holiday?
minder: Who looks after the house during the Crete holiday?
paid: How much of the lodging for the Crete holiday is paid?
seats: In which row do we sit on the plane for the Crete holiday?
back: What is the return flight from the Crete holiday?
boat: On which date is the boat trip to Gramvousa during the Crete holiday?`,
  },
  {
    name: 'Yuki Tanabe',
    user: 'yuki.t',
    lines: `
a | city=Osaka | I live in Osaka.
a | german=A1 | My German is at A1.
a | school=evening school | I attend an evening school for German.
a | tandem=Felicitas | My tandem partner is Felicitas.
b | visa=none yet | I hold no visa so far.
a | english=C1 | My English is C1.
a | number=+81 6 5550 0144 | My number is +81 6 5550 0144.
a | name=Tanabe | My family name is Tanabe.
a | emi=Hamburg | My sister Emi lives in Hamburg.
a | city!=Hamburg ; school!=Sprachhaus Elbe | I've emigrated! I live in Hamburg and go to the Sprachhaus Elbe for German.
a | | From the Sprachhaus you can see the harbour cranes.
b | visa!=student visa | The embassy stamped it: I have a student visa.
a | number!=+49 40 5550 6612 | My Japanese SIM is dead, call me on +49 40 5550 6612.
a | german=A2 | I'm at A2 in German.
a | | Felicitas wants to learn kanji for a trip.
B | tandem=Ole | The partner in Yuki's tandem is Ole.
b | job=bakery | I work in a bakery on Altonaer Straße.
a | | Next winter I hope to take the B2 exam.
a | german!=B1 | I passed the test, my German is officially B1!
a | | The examiner asked about recycling.
b | visa!=work permit | My student visa was converted into a work permit.
a | name!=Petersen | By marriage I became a Petersen, Tanabe remains on my old passport only.
a | | Ole came to the wedding with his whole choir.
a | work_phone=+49 40 5550 9000 | At the bakery my extension is +49 40 5550 9000.`,
    questions: `
city: Where do I live? / In which city do I live?
german: What level is my German? / How good is my German?
school: Where do I take German lessons?
visa: What visa do I have? / What is my residence status?
number: What is my phone number?
name: What is my family name?
english: What level is my English?
work_phone: What is my extension at the bakery?`,
  },
  {
    name: 'Dog-eared book club',
    lines: `
A | book=The Ferryman's Ledger | Dog-eared is reading The Ferryman's Ledger.
A | chair=Philippa | Philippa leads the discussion.
B | day=first Monday | The book club convenes on the first Monday of the month.
A | venue=library annexe | Venue of Dog-eared: library annexe.
A | quota=150 pages | Between meetings we read 150 pages.
B | snacks=Gus | Gus is in charge of the snacks.
A | format=paper only | The club reads on paper only.
A | junior=first Wednesday | The junior club meets on the first Wednesday.
B | committee=last Friday | The committee has a date of its own, the last Friday.
A | | Gus found the ferryman unconvincing.
A | book!=Salt and Slate | Ferryman's Ledger closed, Salt and Slate opened: that is what Dog-eared is on.
B | | Philippa met the author of Salt and Slate in Hay.
A | day=second Monday | Dog-eared comes together on the second Monday of the month.
A | venue!=the Crooked Spoon | The annexe has damp, we've relocated to the Crooked Spoon.
A | | The Crooked Spoon serves a decent shepherd's pie.
B | format!=paper or e-book | The paper-only rule was abolished; e-books are allowed as well.
A | chair=Winston | Discussions are led by Winston.
A | | Maud nominated a cookbook for spring.
B | quota=100 pages | 100 pages is what we read from one meeting to the next.
B | snacks!=everyone in turn | Gus is relieved of the snacks, everyone brings them in turn.
A | size=13 | Dog-eared has 13 readers.
A | book!=Night Orchard | Voted out halfway, Salt and Slate made room for Night Orchard as our current book.
B | | A film of Night Orchard is supposed to be coming.
A | junior_chair=Tess | Tess leads the discussion in the junior club.`,
    questions: `
book: Which book is the Dog-eared book club reading?
chair: Who leads the discussions of the Dog-eared book club?
day: On which day does the Dog-eared book club meet? / When are the meetings of the Dog-eared book club?
venue: Where does the Dog-eared book club meet?
quota: How many pages does the Dog-eared book club read between meetings?
snacks: Who brings the snacks for the Dog-eared book club?
format: In which formats may the Dog-eared book club read its books?
committee: When does the committee of the Dog-eared book club meet?
size: How many readers does the Dog-eared book club have?`,
  },
  {
    name: 'Greta Olsen',
    user: 'greta.o',
    lines: `
a | insulin=18 units | My long-acting insulin is 18 units at night.
a | meter=finger pricks | I check my sugar with finger pricks.
a | hba=8.1 | My HbA1c is 8.1.
b | clinic=Dr. Vinter ; next=4 March | I'm with Dr. Vinter for my diabetes; next appointment 4 March.
a | dentist=11 March | At the dentist I have an appointment on 11 March.
a | bread=rye | The bread I eat is rye.
a | pharmacy=Løve pharmacy | My prescriptions are filled by the Løve pharmacy.
a | carer=my husband Asger | In case of a hypo my husband Asger has to be told.
a | | Asger's own blood pressure is fine.
b | next!=18 March | The clinic phoned to put me on 18 March instead of the 4th.
a | | I'd asked for an afternoon, but none was free.
a | meter!=sensor on the arm | Pricking is a thing of the past, I wear a sensor on my arm.
a | | The sensor beeps when I'm below 4.0.
b | insulin!=22 units | Dr. Vinter had me increase the long-acting one to 22 units.
a | meal=6 units | With dinner I inject 6 units of the fast one.
B | hba=7.4 | Greta Olsen's HbA1c: 7.4.
b | pharmacy!=mail order | I don't use the Løve any more; my prescriptions come by mail order.
a | | I was in the Løve pharmacy to buy plasters.
a | bread!=low-carb loaf | Rye sends my sugar soaring, I've replaced it by a low-carb loaf.
a | | My mother took tablets, she never needed insulin.
b | clinic=Dr. Sandahl | It's Dr. Sandahl who treats my diabetes.
a | | Maybe a pump would suit me, Dr. Sandahl said.
a | hba!=6.9 | I got my HbA1c down to 6.9!
b | shoe=39 wide | I need shoes in 39 wide.`,
    questions: `
insulin: How many units of long-acting insulin do I inject? / What is my dose of long-acting insulin?
meter: How do I check my blood sugar?
clinic: Which doctor treats my diabetes?
next: When is my next appointment for my diabetes?
bread: Which bread do I eat?
pharmacy: Where do I get my prescriptions filled?
meal: How many units of fast insulin do I inject with dinner?
carer: Who has to be told if I have a hypo?`,
  },
]
