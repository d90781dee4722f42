/** Made-up records whose facts change, by an author of whom nothing is in training. Format: ../customers-1.mjs. */
export const TEAMS_5 = [
  {
    name: 'Pocketful',
    user: 'lin',
    lines: `
a | stack=React Native | Pocketful, my budgeting app, is written in React Native.
a | ios=iOS 14 | It needs iOS 14 at least.
a | sub=$2.99 a month | Pro costs $2.99 a month.
a | host=Fly.io | The Pocketful backend's on Fly.io.
A | mascot=a squirrel | Pocketful's mascot is a squirrel.
a | mail=help@pocketful.example | My users write to help@pocketful.example when they're stuck.
a | ship=every two weeks | I push a release every two weeks.
a | pay=Stripe ; crash=Sentry | Card payments run through Stripe and crash reports land in Sentry.
a | | On Android it needs version 9.
a | | A user left one star because of the squirrel.
A | sub=$3.49 a month | In the App Store, Pocketful Pro shows at $3.49 a month.
a | | The lifetime licence is $59.
a | stack!=SwiftUI | I rewrote the whole front end in SwiftUI, React Native is out.
a | ios=iOS 16 | Phones below iOS 16 can't install Pocketful.
a | | The lock-screen widget wants iOS 17.
a | ship=once a month | Updates for Pocketful come out once a month, first Tuesday.
a | | The hotfix last Thursday was an exception.
a | host!=Hetzner | Fly got pricey, so I packed up the servers and went to Hetzner.
a | | Backups lie in an S3 bucket in Frankfurt.
A | crash=Bugsnag | Stack traces from Pocketful crashes can be found in Bugsnag.
a | | Tamsin keeps telling me to look at Crashlytics.
a | mascot!=a badger | The squirrel's been retired, say hello to a badger.
a | mail=hello@getpocketful.example | In the app footer, support is hello@getpocketful.example.
a | | Press people should use press@pocketful.example.
a | | I'm toying with adding PayPal.
a | lang=four languages | Pocketful speaks four languages.
a | sub!=$3.99 a month | Server bills, sigh: had to put Pro up to $3.99 a month.`,
    questions: `
stack: What is Pocketful written in? / Which framework do I use for my app?
ios: Which iOS version does Pocketful need?
sub: What does Pocketful Pro cost? / How much is the Pro subscription in my app?
host: Where is Pocketful's backend hosted?
mascot: What animal is the mascot of Pocketful?
mail: What is Pocketful's support address? / Where can my users write for help?
ship: How often do I release Pocketful?
crash: Which tool collects my crash reports?
pay: Who processes card payments for Pocketful?
lang: In how many languages is Pocketful available?`,
  },
  {
    name: 'Praxis Lindner',
    lines: `
A@2024-11-04 | beginn=8 Uhr | Die Praxis Lindner öffnet um 8 Uhr.
A@2024-11-04 | vertretung=Dr. Hasselbach | Wenn die Praxis Lindner Urlaub hat, vertritt Dr. Hasselbach.
B@2024-11-11 | labor=Labor Nordblick | Blutproben gehen bei Lindner an das Labor Nordblick.
B@2024-11-18 | tel=0511 555 0120 | Die Praxis Lindner hat die Telefonnummer 0511 555 0120.
A@2024-11-25 | anmeldung=Frau Petzold ; impftag=freitags | Bei Lindner sitzt Frau Petzold am Empfang, geimpft wird freitags.
A@2024-12-02 | | Die Kinderärztin im ersten Stock macht erst um 9 auf.
B@2024-12-09 | programm=Medikon | Patientenakten führt die Praxis Lindner in Medikon.
A@2024-12-16 | ruhe=mittwochnachmittags | Geschlossen ist die Praxis Lindner mittwochnachmittags.
B@2024-12-23 | | Zwischen den Jahren war nur Notbetrieb.
A@2025-01-13 | impftag=dienstags | Wer eine Impfung gegen Grippe oder FSME möchte, kommt dienstags zu Lindner.
A@2025-01-20 | | Gelbfieber impft das Tropeninstitut, nicht Lindner.
B@2025-01-27 | anmeldung!=Herr Gül | Frau Petzold hat gekündigt, den Empfang hat Herr Gül übernommen.
B@2025-02-03 | | Herr Gül kann auch Gebärdensprache.
A@2025-02-10 | beginn=7:15 Uhr | Morgens lässt man bei Lindner ab 7:15 Uhr die Patienten herein.
A@2025-02-17 | labor!=Synthera | Das Labor wurde gewechselt, die Röhrchen mit Blut holt ein Fahrer von Synthera.
A@2025-02-19 | park=im Hof | Patienten von Lindner stellen ihr Auto im Hof ab.
B@2025-02-24 | | Hautproben schickt Dr. Lindner in die Uniklinik.
A@2025-03-10 | vertretung=Dr. Yıldız | Ist Lindner verreist, versorgt Dr. Yıldız in der Goethestraße die Patienten.
B@2025-03-17 | | Dr. Hasselbach spielt mit Dr. Lindner Tennis.
A@2025-03-24 | programm=Curatis | Die Akte eines Patienten findet das Team Lindner in Curatis unter dem Geburtsdatum.
B@2025-03-31 | | Die Abrechnung macht ein Büro in Hameln.
A@2025-04-07 | tel!=0511 555 0177 | Neue Rufnummer von Lindner, die alte ist abgeschaltet: 0511 555 0177
B@2025-04-14 | | Das Fax der Praxis endet auf 0121.
B@2025-04-22 | | Überlegt wird, samstags eine Akutsprechstunde anzubieten.`,
    questions: `
beginn: Ab wann hat die Praxis Lindner morgens offen? / Wann öffnet die Praxis Lindner?
vertretung: Wer vertritt Dr. Lindner im Urlaub?
labor: Welches Labor untersucht die Blutproben der Praxis Lindner?
tel: Unter welcher Nummer erreiche ich die Praxis Lindner? / Wie lautet die Telefonnummer der Praxis Lindner?
anmeldung: Wer arbeitet am Empfang der Praxis Lindner?
impftag: An welchem Tag wird bei Lindner geimpft?
programm: Mit welchem Programm führt die Praxis Lindner ihre Akten?
ruhe: Wann ist die Praxis Lindner unter der Woche geschlossen?
park: Wo können Patienten von Lindner parken?`,
  },
  {
    name: 'Mirela Ionescu',
    user: 'mirela',
    lines: `
a | truck=a Scania R450 | I drive a Scania R450.
a | run=Cluj to Rotterdam | My regular run is Cluj to Rotterdam.
a | disp=Sorin | Sorin is my dispatcher.
a | cargo=car seats | Mostly I'm hauling car seats.
a | card=DKV | I fill up on a DKV card.
a | yard=Turda | Between tours the truck's parked at the yard in Turda.
A | mate=Florin | Mirela shares the cab with Florin.
a | break=Passau | My long rest on the way north is always at Passau.
a | | Florin's wife drives a Volvo FH for a rival.
a | | Snow near Linz cost me five hours.
A | run=Cluj to Gothenburg | The route Mirela goes every week is Cluj to Gothenburg and back.
a | | Once, before Christmas, I did a trip to Lyon for a sick colleague.
a | disp!=Ana-Maria | Sorin quit on us, it's Ana-Maria who plans my trips.
a | | Ana-Maria phones too early.
a | firm=Transilva Cargo | I've been with Transilva Cargo since 2019.
a | cargo=flat-pack shelves | Week in, week out my trailer's full of flat-pack shelves.
a | | On the way home I sometimes bring scrap paper.
a | truck!=a DAF XG | They swapped the Scania under me for a DAF XG, huge bunk!
a | card=Shell | For diesel I hand over my Shell card.
a | | Tolls are billed through a little box on the windscreen.
a | break=Rostock | Going up I sleep my eleven hours in Rostock, by the ferry.
a | | The showers in Bavaria were cleaner.
A | mate!=Denisa | Florin has been given a lorry of his own, which is how Denisa came to ride with Mirela.
a | | I might go back to school for the forwarding diploma.
a | yard=Oradea | My lorry spends my days off in Oradea, behind the brewery.
a | medical=in March | My driver's medical is due in March.
a | cargo=bathroom tiles | What I've got on board is bathroom tiles, 22 tonnes each time.`,
    questions: `
truck: Which truck do I drive? / What lorry does Mirela drive?
run: Which route do I drive regularly?
disp: Who is my dispatcher? / Who plans my tours?
cargo: What do I transport? / What load does Mirela carry?
card: With which card do I pay for fuel?
yard: Where do I park the truck between tours?
mate: Who drives with me? / Who shares the cab with Mirela?
break: Where do I take my long rest on the way north?
firm: Which company do I work for?
medical: When is my driver's medical due?`,
  },
  {
    name: 'Ashen Road',
    lines: `
A | gm=Ravi | Ravi is the game master of the Ashen Road campaign.
B | rules=Pathfinder | Ashen Road is played with the Pathfinder rules.
A | night=Sunday nights | The Ashen Road group plays Sunday nights.
A | where=at Ravi's flat | Sessions of Ashen Road are held at Ravi's flat.
B | party=Emberford ; gold=310 gold | In Ashen Road the heroes are in Emberford and own 310 gold together.
A | level=level 3 | The Ashen Road characters are level 3.
B | healer=Brother Tam | Brother Tam, Julie's cleric, is the healer in Ashen Road.
A | | Julie's other campaign uses Mothership.
A | | Chidi rolled three natural ones in a row.
B | party=the Glass Marsh | Session 14 ends with the Ashen Road party waist-deep in the Glass Marsh.
A | gold=95 gold | The common purse of the Ashen Road heroes contains 95 gold.
B | | Chidi's rogue hides 40 gold of his own.
A | night!=Thursday nights | Because of Ravi's choir, Ashen Road moved to Thursday nights.
B | | Next week they skip, Julie is in Malta.
B | level!=level 5 | Beating the hydra paid off, all four Ashen Road heroes rose to level 5.
A | | The owlbear they travel with is only level 2.
A | healer=Sister Quill | When someone drops to zero in Ashen Road, Sister Quill patches them up.
B | | Brother Tam got a hero's funeral among the reeds.
A | where=in the library basement | Ashen Road players meet in the library basement, door on the left.
B | | The library closes at ten, no exceptions.
A | gm!=Odalys | Ravi wanted to be a player for once, and Odalys has the seat behind the screen from here on.
A | | Odalys is thinking of a short horror arc for Halloween.
B | rules=Dungeon World | Everyone at the Ashen Road table fills in a Dungeon World character sheet.
B | foe=the Cinder Duke | The great enemy in Ashen Road is the Cinder Duke.
A | snacks=Chidi | Chidi brings the snacks for Ashen Road.
A | | A minor villain, Lady Soot, escaped.
A | party=Castle Vey | The Ashen Road heroes have made camp under Castle Vey.`,
    questions: `
gm: Who is the game master of Ashen Road? / Who runs the Ashen Road campaign?
rules: Which system do we use in Ashen Road?
night: On which night is Ashen Road played? / When does the Ashen Road group play?
where: Where do the sessions of Ashen Road take place?
party: Where are the heroes of Ashen Road? / At which place is the party in Ashen Road?
gold: How much gold does the Ashen Road party have?
level: What level are the characters in Ashen Road?
healer: Who heals the party in Ashen Road?
foe: Who is the main enemy in Ashen Road?
snacks: Who brings snacks to Ashen Road?`,
  },
  {
    name: 'Quillbase',
    lines: `
A@2025-04-01 | sched=Airflow | Quillbase jobs are scheduled by Airflow.
A@2025-04-01 | night=02:30 UTC | The nightly load of Quillbase runs at 02:30 UTC.
B@2025-04-03 | store=Snowflake | Quillbase writes into Snowflake.
B@2025-04-03 | owner=Hamza Qureshi | Data owner for Quillbase is Hamza Qureshi.
A@2025-04-08 | py=Python 3.9 ; quota=2 TB | Quillbase workers are on Python 3.9 with a disk quota of 2 TB.
B@2025-04-10 | alert=#data-alarms | Failures in Quillbase are posted to #data-alarms.
A@2025-04-15 | keep=90 days | Raw files of Quillbase are deleted after 90 days.
C@2025-04-17 | | The Inkwell pipeline runs on Dagster.
B@2025-04-22 | | Quillbase failed on Tuesday because a partner sent an empty CSV.
A@2025-04-29 | night=04:00 UTC | Every night at 04:00 UTC the cron entry starts the Quillbase load.
C@2025-05-02 | | The weekly rebuild of Quillbase is on Saturday at noon.
C@2025-05-06 | owner!=Greta Lund | Hamza joined the ads team and passed ownership of Quillbase on to Greta Lund.
B@2025-05-07 | | Hamza reviews the odd Quillbase pull request.
A@2025-05-13 | py=Python 3.12 | The Dockerfile of the Quillbase worker starts from Python 3.12.
C@2025-05-15 | | Local notebooks may use any Python you like.
B@2025-05-20 | store!=BigQuery | Goodbye Snowflake! After Monday's cutover the Quillbase tables are in BigQuery.
A@2025-05-22 | | A dump for the auditors sits in a GCS bucket.
C@2025-05-26 | source=twelve partners | Quillbase collects files from twelve partners.
A@2025-05-27 | quota=6 TB | Each Quillbase worker may fill up to 6 TB on disk.
B@2025-06-03 | keep=400 days | The bucket rule holds on to Quillbase raw files for 400 days, compliance asked for it.
C@2025-06-05 | | Logs, unlike raw files, live for a week.
A@2025-06-10 | alert=#quill-oncall | A red Quillbase run shows up in #quill-oncall.
B@2025-06-12 | | We discussed PagerDuty for Quillbase, nothing decided.
A@2025-06-17 | sched!=Prefect | Airflow was switched off for Quillbase, jobs are launched by Prefect.
C@2025-06-19 | rows=48 million rows | Quillbase takes in 48 million rows a night.
C@2025-06-19 | | On Black Friday last year it was 130 million.`,
    questions: `
sched: What schedules the Quillbase jobs? / Which scheduler does Quillbase use?
night: At what time does the nightly Quillbase load start?
store: Into which warehouse does Quillbase write? / Where are the Quillbase tables?
owner: Who is the data owner of Quillbase?
py: Which Python version do Quillbase workers use?
quota: How much disk may a Quillbase worker use?
alert: Where do Quillbase failures get posted?
keep: How long are raw files of Quillbase kept? / When does Quillbase delete raw files?
source: How many partners send files to Quillbase?
rows: How many rows does Quillbase load per night?`,
  },
]
