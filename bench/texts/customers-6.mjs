/** Made-up subjects that nobody tunes on: boat, runner, service, horse, dig, thesis, resident, home; see customers-1.mjs. */
export const CUSTOMERS_6 = [
  {
    name: 'Dorothea',
    lines: `
A | length=57 ft ; hull=bottle green | The narrowboat Dorothea is 57 ft long and painted bottle green.
A | mooring=Hawne Basin | Dorothea has a long-term berth at Hawne Basin.
B | index=71442 ; owner=Greta Immelmann | Registered keeper of Dorothea (index number 71442): Greta Immelmann.
A | engine=Beta 38 ; stove=Squirrel | Dorothea runs a Beta 38 and is heated by a Squirrel stove.
B | | Greta's brother keeps his own boat, Cormorant, at Stourport.
A | licence=31 March | Dorothea's river licence runs out on 31 March.
A | insurer=Towpath Mutual | Towpath Mutual insures Dorothea.
B | | Greta's caravan is covered by Haven & Hull.
B | batteries=lead-acid | Domestic batteries on Dorothea: four lead-acid, 110 Ah each.
A | | Somebody from Dorothea rang about a vacant berth at Netherton; nothing signed.
B | mooring!=Windmill End | Dorothea has left Hawne Basin and now lies at Windmill End.
A | | The lock near Netherton was shut for two days and Dorothea's crew sat it out.
A | licence!=30 September | Licence for Dorothea renewed, good until 30 September.
B | hull=navy | Dorothea wears navy paint with cream coach lines.
A | | Dorothea's tender is bright orange and has a tiny outboard of its own.
B | | Had the engine bay of Dorothea steam-cleaned before the survey.
A | owner!=Silas Pugh | Silas Pugh bought Dorothea off Greta Immelmann in the spring.
A | insurer=Haven & Hull | Cover for Dorothea is with Haven & Hull.
B | batteries!=lithium | Out went Dorothea's lead-acid bank; in went two lithium batteries.
A | | Silas wonders whether an electric drive would be worth the money on Dorothea.
B | engine!=Beta 43 | A Beta 43 has been fitted in Dorothea in place of the worn-out Beta 38.
A | surveyor=Moira Kinsella | Moira Kinsella surveys Dorothea.
A | mooring!=Parkhead | Since the stoppage Dorothea's home berth is Parkhead.
B | | Before the war Dorothea carried coal out of Cannock.`,
    questions: `
mooring: Where is Dorothea moored? / Which is Dorothea's home berth?
hull: What colour is Dorothea painted?
owner: Who is the registered keeper of Dorothea? / Who owns Dorothea?
licence: Until when is Dorothea's river licence valid?
insurer: Who insures Dorothea?
batteries: What kind of domestic batteries does Dorothea have?
engine: Which engine does Dorothea run?
stove: Which stove heats Dorothea?
index: What is Dorothea's index number?`,
  },
  {
    name: 'Jonna Kettunen',
    user: 'jonna.k',
    lines: `
a | city=Tampere ; job=school librarian | I live in Tampere and work there as a school librarian.
a | volume=60 km | I'm running about 60 km a week.
b | shoes=Brooks Cascadia ; size=39 | I train in Brooks Cascadias, size 39.
a | | My wife runs maybe 20 km a week, mostly to keep the dog happy.
A | coach=Petri Salo | Jonna Kettunen is coached by Petri Salo.
a | race=Nuuksio 50 | The race I'm training for is the Nuuksio 50.
a | watch=Garmin Fenix 6 ; fuel=gels | I wear a Garmin Fenix 6 and get through long runs on gels.
b | rest=Monday | Monday is my rest day.
a | | I'd love to do a hundred-miler before I turn forty.
A | phase=base | Jonna Kettunen is in her base phase.
a | volume!=75 km | Bumped my week up to 75 km.
a | | Dropped my old road shoes at the charity shop.
b | | For really muddy days I keep a pair of Salomons by the door.
a | shoes=Hoka Speedgoat | My training shoe is the Hoka Speedgoat.
b | rest!=Friday | With the new work rota I rest on Fridays rather than Mondays.
a | | On Monday I swam for an hour with the club.
A | phase!=taper | Jonna Kettunen's base phase is over, she is tapering.
a | race!=Karhunkierros 83 | Changed my entry: the race I'm training for is Karhunkierros 83, not Nuuksio.
b | | Petri thinks my cadence is too low.
a | fuel!=rice balls | My stomach gave up on gels, so on long runs it's rice balls.
A | coach!=Aino Virta | Aino Virta has taken Jonna Kettunen over from Petri Salo.
a | volume!=40 km | Down to 40 km a week with this sore Achilles.
b | | Tried a friend's Coros for a weekend; nice maps.
a | | My sister moved to Oulu in March.`,
    questions: `
volume: How many kilometres do I run a week? / What is my weekly distance?
shoes: Which shoes do I train in?
rest: Which day is my rest day?
race: Which race am I training for? / What race do I have an entry for?
fuel: What do I eat on long runs?
coach: Who coaches Jonna Kettunen?
phase: Which training phase is Jonna Kettunen in?
watch: Which watch do I wear?
city: Where do I live?`,
  },
  {
    name: 'ledger-api',
    lines: `
A | version=4.2.0 ; region=eu-west-1 ; runtime=Node 18 | ledger-api 4.2.0 is live in eu-west-1 on Node 18.
A | repo=fin/ledger ; owner=Payments | ledger-api: repo fin/ledger, owned by the Payments team.
B | replicas=4 | ledger-api has 4 replicas in production.
A | timeout=30 s | The request timeout of ledger-api is 30 s.
B | db=Postgres 13 | ledger-api stores its data in Postgres 13.
A | | ledger-worker has 10 replicas because month end is heavy.
A | flag=off | In ledger-api the feature flag instant-refunds is off.
B | port=8443 ; channel=#pay-alerts | ledger-api listens on port 8443; its alerts land in #pay-alerts.
B | | Should we give ledger-api more memory? Nobody objected, nobody decided.
A | replicas=6 | ledger-api, production: 6 replicas.
A | runtime!=Node 22 | Bumped ledger-api to Node 22.
A | idle=60 s | The load balancer in front of ledger-api has an idle timeout of 60 s.
B | | A throwaway copy of ledger-api is tested against Postgres 17 every night.
B | db!=Postgres 15 | Migrated ledger-api's database from Postgres 13 to Postgres 15, no rows lost.
A | timeout=10 s | ledger-api gives up on a request after 10 s.
A | | Saw a burst of 504s on ledger-api between 02:10 and 02:25.
A | flag!=on | instant-refunds got switched on in ledger-api.
B | owner!=Treasury | The Treasury team inherited ledger-api from Payments.
B | | Payments asked for read access to the logs of ledger-api.
A | channel!=#treasury-oncall | ledger-api no longer alerts #pay-alerts; everything goes to #treasury-oncall.
B | version!=4.3.1 | Rolled out 4.3.1 to every pod of ledger-api.
A | | If traffic doubles we may want ledger-api in a second region, say eu-north-1.
B | flag!=off | instant-refunds had to be turned back off in ledger-api after double payouts.
A | | The wiki page of ledger-api gained a section on retries.`,
    questions: `
version: Which version of ledger-api is live?
runtime: Which Node version does ledger-api run on? / What runtime is ledger-api on?
owner: Which team owns ledger-api?
replicas: How many replicas does ledger-api have in production?
timeout: What is the request timeout of ledger-api? / After how long does ledger-api give up on a request?
db: Which database does ledger-api store its data in?
flag: Is instant-refunds on or off in ledger-api?
channel: Where do the alerts of ledger-api go?
port: On which port does ledger-api listen?
region: In which region is ledger-api live?`,
  },
  {
    name: 'Pepperjack',
    lines: `
A@2025-09-01 | box=box 12 ; yard=Thornlea | Pepperjack stands in box 12 at Thornlea.
A@2025-09-01 | rider=Clemency Ward ; level=Novice | Clemency Ward rides Pepperjack in competitions, at Novice level.
B@2025-09-03 | feed=oats | Pepperjack is fed 2 kg of oats a day.
A@2025-09-10 | farrier=Ned Orrin | Ned Orrin shoes Pepperjack.
A@2025-09-14 | weight=540 kg | Weighed Pepperjack: 540 kg.
A@2025-10-05 | | Clemency's other horse, Juniper, is in box 3.
B@2025-10-20 | | Ned Orrin was late, so Pepperjack missed his lesson.
A@2025-11-01 | rug=200 g | At night Pepperjack wears a 200 g rug.
A@2025-11-12 | colour=bay ; sire=Mountebank ; chip=7731 | Pepperjack: bay gelding by Mountebank, chip ends in 7731.
B@2025-12-01 | rug!=300 g | Cold snap: Pepperjack's night rug swapped for the 300 g one.
A@2025-12-15 | weight=565 kg | Pepperjack tips the scales at 565 kg.
A@2026-01-04 | feed!=haylage | The vet took Pepperjack off oats altogether, it is haylage he is fed.
B@2026-01-11 | | For the lorry Pepperjack has a thin blue fleece.
B@2026-01-20 | box!=box 5 | Pepperjack and Domino traded stables; Pepperjack is in box 5.
A@2025-06-15 | weight<=510 kg | Pepperjack weighs 510 kg.
A@2026-02-02 | farrier!=Tilda Brekke | Tilda Brekke does Pepperjack's shoes these days.
B@2026-02-14 | | Clemency dreams of seeing Pepperjack at Advanced.
A@2026-03-01 | level!=Intermediate | Pepperjack has gone up a grade and competes at Intermediate.
A@2026-03-20 | rider=Hugo Lindt | Pepperjack's competition rider is Hugo Lindt.
B@2026-03-22 | | A girl from the pony club hacked Pepperjack out on Sunday.
A@2026-04-10 | weight!=548 kg | Pepperjack slimmed down to 548 kg.
B@2026-04-15 | | Juniper's farrier retired in April.
A@2026-04-16 | | In 2022 Pepperjack won a class at Badlow with a teenager on board.
B@2026-04-30 | | Pepperjack's trailer is parked behind box 9.`,
    questions: `
box: Which box is Pepperjack in? / Where does Pepperjack stand?
rider: Who rides Pepperjack in competitions?
level: At which level does Pepperjack compete?
feed: What is Pepperjack fed?
farrier: Who shoes Pepperjack? / Who is Pepperjack's farrier?
weight: How much does Pepperjack weigh?
rug: How heavy is the rug that Pepperjack wears at night?
sire: Who is the sire of Pepperjack?
yard: At which yard is Pepperjack?`,
  },
  {
    name: 'Hollin Bank',
    lines: `
A | director=Ifor Maddox ; funder=Pennine Heritage Trust | The Hollin Bank dig is directed by Dr Ifor Maddox and paid for by the Pennine Heritage Trust.
A | grid=SK 214 873 ; farmer=Mrs Ackroyd | Hollin Bank, grid SK 214 873, is on Mrs Ackroyd's land.
A | depth=80 cm | Trench 2 at Hollin Bank is down to 80 cm.
B | wall=Roman | The wall at Hollin Bank is taken to be Roman.
B | consent=pending | Monument consent for Hollin Bank: pending.
A | crew=14 ; store=village hall | Hollin Bank has 14 volunteers; its finds are kept in the village hall.
B | closing=22 August ; bus=7:45 | Hollin Bank closes for the season on 22 August; the minibus there leaves at 7:45.
A | pit=150 cm | Trench 5 at Hollin Bank has reached 150 cm and is full of water.
B | | A student asked whether the Hollin Bank wall might be medieval.
B | consent!=granted | The letter is here at last: consent for Hollin Bank has been granted.
A | depth!=120 cm | Another 40 cm dug out of Trench 2 at Hollin Bank, which makes it 120 cm deep.
A | | The village hall showed slides of Hollin Bank on Sunday.
B | bus=8:15 | Minibus to Hollin Bank: 8:15, station forecourt.
A | wall!=late Iron Age | Radiocarbon rules out Roman; the Hollin Bank wall is late Iron Age.
A | director!=Saoirse Quill | With Maddox off sick for the year, Saoirse Quill is directing Hollin Bank.
B | | Topsoil at Hollin Bank gave up some Roman pottery, all of it out of context.
A | closing!=5 September | Hollin Bank got two more weeks and closes on 5 September.
B | crew=21 | 21 volunteers are signed up at Hollin Bank.
B | | Eight schoolchildren spent a morning sieving at Hollin Bank.
A | store!=county museum | All the boxes of Hollin Bank finds went over to the county museum, where they are kept.
B | | Saoirse Quill ran two seasons at Sallow Hill when she was a student.
A | | The other dig, Sallow Hill, packs up on 1 September.
B | depth=160 cm | Depth of Trench 2, Hollin Bank: 160 cm.
A | | Mrs Ackroyd may want a fence around Hollin Bank.`,
    questions: `
director: Who directs the Hollin Bank dig?
depth: How deep is Trench 2 at Hollin Bank?
wall: From which period is the wall at Hollin Bank? / How old is the Hollin Bank wall?
consent: What is the state of the monument consent for Hollin Bank?
store: Where are the finds from Hollin Bank kept?
crew: How many volunteers does Hollin Bank have?
closing: When does Hollin Bank close for the season?
bus: At what time does the minibus to Hollin Bank leave? / When does the Hollin Bank minibus go?
funder: Who pays for the Hollin Bank dig?`,
  },
  {
    name: 'Teodor Vasilev',
    user: 'teodor',
    lines: `
a@2025-02-03 | title=Silt and Empire ; supervisor=Marguerite Hale | My thesis is called "Silt and Empire" and my supervisor is Professor Marguerite Hale.
a@2025-02-05 | home=Cowley | I live in a rented room in Cowley.
b@2025-02-20 | editor=Word ; tongue=Bulgarian | I write my thesis in Word; my mother tongue is Bulgarian.
A@2025-02-21 | desk=B14 | Desk B14 belongs to Teodor Vasilev.
a@2025-03-09 | due=30 June 2026 ; income=teaching | I hand in on 30 June 2026 and until then teaching seminars pays my rent.
a@2025-03-15 | | My flatmate hands in her dissertation in September.
a@2025-04-18 | done=two ; mood=anxious | Two chapters are finished, and still the thesis makes me anxious.
A@2025-05-10 | | Teodor Vasilev asked for a desk by the window; none is free.
a@2025-06-01 | college=St Ebba's ; number=2204417 | My college is St Ebba's, my student number 2204417.
a@2025-06-20 | | I viewed a flat in Summertown, far too dear.
a@2025-07-07 | home=Headington | I live in a studio in Headington.
b@2025-08-11 | editor!=LaTeX | Gave up on Word and converted the whole thesis to LaTeX.
a@2025-09-03 | | For cover letters Word does the job.
a@2025-09-30 | done!=three ; mood!=calm | One more chapter done, three in all, and I'm no longer anxious about the thesis but calm.
A@2025-10-06 | desk!=C2 | Teodor Vasilev was reseated, he is at desk C2.
a@2024-10-01 | home<=Jericho | I live in a shared house in Jericho.
a@2025-11-12 | supervisor!=Kwabena Frost | Professor Hale retired, so Kwabena Frost supervises me.
a@2025-11-20 | | Marguerite Hale sent me a postcard from Crete.
a@2026-01-15 | income!=scholarship | I stopped teaching: a scholarship pays my rent.
b@2026-02-02 | due!=31 December 2026 | They gave me an extension, I hand in on 31 December 2026.
a@2026-02-16 | title=Rivers of Account | The title of my thesis is "Rivers of Account".
a@2026-02-20 | | Maybe I'll call one of the chapters "Mud".
b@2026-03-01 | born=Plovdiv | I was born in Plovdiv, and as an undergraduate I shared a flat in Sofia.
a@2026-03-04 | | My girlfriend's thesis is about glaciers.`,
    questions: `
title: What is my thesis called? / What is the title of my thesis?
supervisor: Who is my supervisor?
home: Where do I live?
editor: What do I write my thesis in?
desk: Which desk does Teodor Vasilev have?
due: When do I hand in my thesis? / What is my hand-in date?
income: What pays my rent?
done: How many chapters are finished?
mood: How do I feel about the thesis?
number: What is my student number?
born: Where was I born?`,
  },
  {
    name: 'Mr Lindqvist',
    lines: `
A | room=7 | Mr Lindqvist has room 7, on the garden side.
A | aid=walking stick | Mr Lindqvist gets about with a walking stick.
B | gp=Dr Farah Nazari ; contact=Birgit | GP of Mr Lindqvist is Dr Farah Nazari; first contact is his daughter Birgit.
A | food=normal ; bath=Tuesday | Mr Lindqvist eats normal food and has his bath on Tuesday.
A | | Mrs Olander in room 9 uses a wheelchair.
B | birth=1938 ; ear=left | Mr Lindqvist, born in 1938, wears a hearing aid in the left ear.
A | wake=6:30 | Mr Lindqvist wants to be woken at 6:30.
A | aid!=rolling frame | After the fall Mr Lindqvist was given a rolling frame to replace the stick.
B | tablets=20:00 | Evening tablets for Mr Lindqvist: 20:00.
B | drops=9:00 | Eye drops for Mr Lindqvist are due at 9:00.
B | | Mr Lindqvist was pushed to the harbour in a borrowed wheelchair on the summer outing.
B | | Birgit asked whether a room upstairs might be quieter for Mr Lindqvist.
A | room!=23 | Mr Lindqvist moved upstairs on Sunday, to room 23.
B | food=soft | Kitchen, please note: Mr Lindqvist eats soft food.
A | wake!=8:00 | Let Mr Lindqvist sleep in: wake him at 8:00 instead of 6:30.
A | bath=Saturday | Bath day of Mr Lindqvist: Saturday.
B | | The hairdresser saw Mr Lindqvist on Tuesday.
B | contact!=Axel | Birgit has emigrated; his son Axel is first contact for Mr Lindqvist.
A | gp!=Dr Tom Ashdown | Dr Nazari has left the practice and Dr Tom Ashdown looks after Mr Lindqvist.
A | | Mr Lindqvist would give anything for a slice of crispbread.
B | aid!=wheelchair | Mr Lindqvist can't manage the frame any more and gets about in a wheelchair.
A | tablets!=21:30 | Mr Lindqvist's evening tablets have been put back to 21:30.
A | | Maj, Mr Lindqvist's late wife, had room 11 for a year.
B | chess=Mr Brough | Mr Lindqvist plays chess with Mr Brough.`,
    questions: `
room: Which room does Mr Lindqvist have? / In which room is Mr Lindqvist?
aid: What does Mr Lindqvist get about with? / Which walking aid does Mr Lindqvist use?
gp: Who is the GP of Mr Lindqvist?
contact: Who is first contact for Mr Lindqvist?
food: What kind of food does Mr Lindqvist eat?
bath: On which day does Mr Lindqvist have his bath?
wake: When should Mr Lindqvist be woken?
tablets: At what time does Mr Lindqvist get his evening tablets?
drops: When are Mr Lindqvist's eye drops due?
ear: In which ear does Mr Lindqvist wear a hearing aid?`,
  },
  {
    name: 'The Fenwick-Oseis',
    user: 'fenwick-osei',
    lines: `
a | builder=Lowther & Sons ; architect=Pilar Ortuño | Pilar Ortuño drew our plans and Lowther & Sons are our builders.
b | budget=42,000 pounds | We've put aside 42,000 pounds for the extension.
a | kitchen=sage | For the kitchen walls we've picked sage.
a | heating=gas boiler | Our house is heated by a gas boiler.
b | bins=Wednesday ; meter=88-0417 | Our bins go out on Wednesday, and our water meter is number 88-0417.
a | car=Skoda Octavia | The family car is a Skoda Octavia.
b | bed=attic | While the work goes on we sleep in the attic.
a | | The neighbours had Lowther do their porch and weren't thrilled.
a | finish=mid-October | The finish date we've been given is mid-October.
a | school=St Oswin's | Our girls go to St Oswin's.
b | | We can't agree about a wood burner for the lounge.
a | kitchen!=pale yellow | We went off sage, the kitchen walls are going to be pale yellow.
b | budget!=51,000 pounds | The roof ate our reserve, so our extension budget had to grow to 51,000 pounds.
a | utility=white | The utility room walls are white.
a | builder!=Mags Delaney | We sacked Lowther & Sons; Mags Delaney is building for us.
a | bed=front room | We sleep in the front room, on the sofa bed.
b | heating!=heat pump | The gas boiler is scrap metal, a heat pump warms our house.
a | finish!=end of November | Our finish date slipped to the end of November.
b | bins=Friday | Bin day at our house is Friday.
a | | My mum's bins go out on Thursday.
a | car!=Kia | Traded the Octavia in for an electric Kia.
b | | The window firm quoted us 9,300 pounds.
a | | In our first flat we had storage heaters.
b | | Pilar Ortuño rang about a skylight.`,
    questions: `
builder: Who is our builder? / Who is building for us?
budget: What is our budget for the extension?
kitchen: Which colour have we picked for the kitchen walls?
heating: How is our house heated?
bins: On which day do our bins go out?
car: What is our family car?
bed: Where in the house do we sleep while the work goes on?
finish: What is our finish date? / When is the work on our house due to be finished?
architect: Who drew our plans?
school: Which school do our girls go to?`,
  },
]
