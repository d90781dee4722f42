/** Made-up records whose facts change, by an author of whom nothing is in training. Format: ../customers-1.mjs. */
export const TEAMS_3 = [
  {
    name: 'INC-2207',
    lines: `
A@2025-06-11 | sev=SEV3 ; lead=Anouk Vermeer | INC-2207 opened as SEV3, incident commander Anouk Vermeer.
A@2025-06-11 | cause=an expired certificate | The working theory for INC-2207 is an expired certificate on the login edge.
B@2025-06-11 | room=Zoom room 4 | The INC-2207 bridge is in Zoom room 4.
A@2025-06-11 | state=investigating | The status page lists INC-2207 as investigating.
B@2025-06-11 | | A customer in Oslo asked whether INC-2207 affects exports; it doesn't.
B@2025-06-11 | hit=2,000 users | Roughly 2,000 users can't sign in because of INC-2207.
A@2025-06-11 | sev=SEV1 | INC-2207 counts as a SEV1.
C@2025-06-11 | | INC-2206, the slow search, is a SEV2.
B@2025-06-11 | hit=41,000 users | By the auth logs, INC-2207 locks out 41,000 users.
C@2025-06-11 | lead!=Dmitri Oke | Anouk's shift ended at 18:00 and she handed the INC-2207 command to Dmitri Oke.
A@2025-06-11 | | Legal has a bridge of its own in Zoom room 9.
A@2025-06-12 | cause!=a bad DNS record | The certificate was fine; what set off INC-2207 turned out to be a bad DNS record.
B@2025-06-12 | | Somebody suspected a DDoS, which the traffic graphs don't bear out.
C@2025-06-12 | bypass=the backup login page | People locked out by INC-2207 can get in through the backup login page.
B@2025-06-12 | state=monitoring | In the tracker INC-2207 carries the label monitoring.
A@2025-06-12 | room=#inc-2207 | To talk to the INC-2207 responders, join #inc-2207.
C@2025-06-12 | | Dmitri ate four doughnuts during the call.
A@2025-06-13 | review=17 June | The INC-2207 post-mortem is planned for 17 June.
B@2025-06-13 | author=Fatou | Fatou writes the INC-2207 report.
B@2025-06-13 | state!=resolved | This morning INC-2207 was flipped to resolved.
C@2025-06-16 | | The DNS vendor's own report is due on 30 June.
A@2025-06-16 | review=24 June | Everyone who worked on INC-2207 meets on 24 June at 14:00 to go through what went wrong.
A@2025-06-17 | | Fatou may ask Lennart to check the timeline.
B@2025-06-18 | | Support got 310 tickets out of INC-2207, most of them before noon.`,
    questions: `
sev: What severity does INC-2207 have? / How severe is INC-2207?
lead: Who is the incident commander of INC-2207? / Who is in charge of INC-2207?
cause: What caused INC-2207? / What was the root cause of the login outage?
room: Where do the responders of INC-2207 talk?
state: What is the status of INC-2207?
hit: How many users were affected by INC-2207?
review: When is the post-mortem for INC-2207?
bypass: What can locked-out users do during INC-2207?
author: Who writes the report on INC-2207?`,
  },
  {
    name: 'Ferrow Lab',
    lines: `
A | head=Adaeze Ferrow | The Ferrow Lab is headed by Adaeze Ferrow.
A | cells=HeLa | The Ferrow group runs its uptake assays on HeLa cells.
B | dose=5 µM | Compound F-19 is tested at 5 µM in the Ferrow Lab.
A | meet=Mondays at 16:00 | Ferrow lab meeting happens Mondays at 16:00 in room 2.14.
B | manager=Piotr Zawada | Piotr Zawada is the lab manager for Ferrow, orders and keys included.
A | freezer=freezer C | F-19 stocks are kept in freezer C.
B | | The neighbours, the Lindqvist lab, work with HEK cells.
A | antibody=Novalis | The Ferrow Lab buys its antibodies from Novalis.
A | | Piotr hates the label printer.
B | dose=20 µM | Adaeze's plates contain F-19 at a concentration of 20 µM.
A | | Toxicity with F-19 sets in around 80 µM.
A | cells!=Caco-2 | HeLa gave us nonsense, and the uptake assays were moved onto Caco-2.
B | | A visiting student will possibly bring iPSC lines in the autumn.
B | manager=Shreya | Need gloves, tips or a key in the Ferrow Lab? Shreya manages all that.
A | meet=Wednesdays at 11:00 | The whole Ferrow group sits together Wednesdays at 11:00.
A | | On 9 April lab meeting was skipped because of the fire drill.
B | freezer!=freezer F | The compressor died, so all F-19 tubes were rescued into freezer F.
A | | Backup aliquots of F-19 sit in liquid nitrogen in the basement.
B | antibody!=Corvina Bio | Novalis dropped our antibody from its catalogue and we had to find another source, Corvina Bio.
A | scope=Tuesdays | The Ferrow Lab has the confocal on Tuesdays.
B | | Lindqvist's people have the confocal on Fridays.
A | journal=Cell Transport | Adaeze aims for Cell Transport with the F-19 paper.
B | | A reviewer of the earlier paper called the controls thin.
A | grant=BX-4471 | F-19 work at Ferrow is paid from grant BX-4471.
A | journal=Membrane Letters | F-19 manuscript submitted to Membrane Letters.
B | scope=Thursdays | Our slot at the confocal microscope is Thursdays from 8 to 13.
A | dose!=12 µM | 20 killed too many cells, and for F-19 Adaeze has settled on 12 µM.`,
    questions: `
cells: Which cell line does the Ferrow Lab use for uptake assays?
dose: At what concentration is F-19 tested? / How much F-19 goes on the plates in the Ferrow Lab?
meet: When is lab meeting in the Ferrow group?
manager: Who is the lab manager of the Ferrow Lab? / Who do I ask for a key in the Ferrow Lab?
freezer: Where are the F-19 stocks stored?
antibody: Which company supplies antibodies to the Ferrow Lab?
scope: On which day can the Ferrow Lab use the confocal?
journal: To which journal does the F-19 paper go? / Where is Adaeze publishing the F-19 work?
head: Who heads the Ferrow Lab?
grant: Which grant pays for F-19?`,
  },
  {
    name: 'The Salt Clock',
    user: 'ruthven',
    lines: `
a | lead=Ottoline Frey | The detective in my novel is Ottoline Frey.
a | town=Skarness | My story plays in a fishing village, Skarness.
a | killer=the harbour master | Between us, the murderer is the harbour master.
a | year=1921 | The Salt Clock is set in 1921.
a | goal=90,000 words | I'm aiming for 90,000 words.
a | editor=Philippa | At the publisher it's Philippa who edits me.
a | due=1 March | The manuscript's due 1 March.
a | tense=past tense | I write it in the past tense.
a | | My last book came in at 70,000 words.
a | | I have a soft spot for the harbour master, poor man.
A | killer=the organist | In The Salt Clock it is the organist who did it.
a | | The first suspect, the schoolmaster, drowns in chapter six.
a | lead!=Marit Frey | Ottoline sounded too grand; my sleuth goes by Marit Frey.
a | | The detective's assistant is a boy named Eskil.
a | town!=Gullholm | I rechristened the village, on the page it's Gullholm.
A | year=1934 | It is the winter of 1934 when Ruthven's story opens.
a | | The prologue reaches back to 1899.
a | editor=Conrad Ashe | Conrad Ashe goes over my chapters for the publisher and sends me his corrections.
a | | Philippa sent me a lovely card.
a | due=15 June | I must hand the book in by 15 June.
a | | I could probably get two more weeks if I begged.
a | tense=present tense | Every chapter is in the present tense, for the dread of it.
a | | The letters between chapters look back, of course.
a | agent=Barlow & Finch | My literary agents are Barlow & Finch.
a | goal!=75,000 words | I've trimmed the target length to 75,000 words.
a | publisher=Tern House | Tern House is bringing the novel out.
a | | My wife guessed the ending by page forty.
a | killer!=the doctor's wife | Changed my mind about the culprit once more: the doctor's wife.`,
    questions: `
lead: What is the name of the detective in my novel? / Who investigates in The Salt Clock?
town: Where does my novel play? / What's the village in The Salt Clock called?
killer: Who is the murderer in The Salt Clock? / Who did it in my book?
year: In which year is The Salt Clock set?
goal: How long should my novel be? / How many words am I aiming for?
editor: Who is my editor?
due: When do I have to deliver the manuscript?
tense: In which tense am I writing The Salt Clock?
agent: Who are my literary agents?
publisher: Who publishes The Salt Clock?`,
  },
  {
    name: 'Kestrel Depot',
    lines: `
A | boss=Hilde Strand | Hilde Strand manages Kestrel Depot.
B | early=6 a.m. | Early shift at Kestrel Depot begins at 6 a.m.
A | cold=bay 3 | Chilled goods are unloaded at bay 3 in Kestrel.
A | carrier=Norrline | Kestrel's parcels leave with Norrline.
B | cap=4,200 pallets | Kestrel Depot holds 4,200 pallets.
B | scan=Zebra TC52 ; wms=Stacker | Pickers at Kestrel carry the Zebra TC52, and the warehouse software is Stacker.
A | | Heron Depot up the road starts at 5.
A | | One driver complained that the Kestrel canteen was out of soup.
B | early=5:15 a.m. | The first crew is on the Kestrel floor from 5:15 a.m.
A | cold=bay 8 | Refrigerated lorries for Kestrel back up to bay 8.
A | site=Harwick | Kestrel Depot stands at the edge of Harwick.
B | | Frozen fish had to go through bay 1 on Tuesday, the shutter was stuck.
A | boss!=Kwame Tetteh | Hilde was promoted to region head, Kestrel is run by her successor Kwame Tetteh.
A | | Kwame's deputy is Birte Lund.
B | carrier!=Blue Osprey | Norrline's contract ran out, and for parcels Kestrel ended up with Blue Osprey.
A | | Pallet freight from Kestrel goes by rail, with Cargotrail.
B | cap=5,600 pallets | The racking at Kestrel offers room for 5,600 pallets.
A | | They might lease the hall next door for 2,000 more.
A | scan=Honeywell CT45 | Kestrel staff pick with a Honeywell CT45 in hand.
B | | The office at Kestrel has plain Lenovo laptops.
B | wms!=Palletto | Go-live weekend survived, Stacker is gone and Kestrel works in Palletto.
A | | Birte finds the screens ugly.
A | count=every quarter | Stock at Kestrel gets counted every quarter.
B | safety=Ines Morel | Kestrel's safety officer is Ines Morel.
A | | The December count was done twice, by mistake.
A | safety=Rafe Collins | Near misses at Kestrel are reported to Rafe Collins, who is in charge of safety.`,
    questions: `
boss: Who is the manager of Kestrel Depot? / Who runs Kestrel?
early: When does the early shift start at Kestrel?
cold: Which bay do chilled goods use at Kestrel Depot?
carrier: Which carrier takes Kestrel's parcels? / Who ships parcels for Kestrel Depot?
cap: How many pallets fit into Kestrel Depot?
scan: Which scanner do the pickers at Kestrel use?
wms: Which warehouse system does Kestrel use? / What software does Kestrel Depot run on?
safety: Who is responsible for safety at Kestrel?
count: How often is the stock counted at Kestrel?
site: Where is Kestrel Depot?`,
  },
  {
    name: 'Jannik Wolters',
    user: 'jannik',
    lines: `
a | projekt=Fahrplan-App | Ich arbeite an der Fahrplan-App.
a | chefin=Sabine Kröger | Meine Vorgesetzte heißt Sabine Kröger.
a | sprache=Kotlin | Den Code schreibe ich in Kotlin.
a | ide=IntelliJ | Als Entwicklungsumgebung habe ich IntelliJ.
a | tag=dienstags | Im Büro bin ich dienstags.
a | rechner=ThinkPad | Mein Dienstrechner ist ein ThinkPad.
A | standup=9:30 Uhr | Janniks Team trifft sich zum Standup um 9:30 Uhr.
a | | Mein Kumpel Ole entwickelt nur in Rust.
a | release=15. April | Abgabe der ersten Version ist der 15. April.
a | | Privat habe ich einen alten iMac.
A | tag=donnerstags | In der Firma anzutreffen ist Jannik donnerstags.
a | | Diese Woche war ich ausnahmsweise am Freitag da.
a | chefin!=Herr Demirel | Sabine ist in Elternzeit gegangen, an ihrer Stelle ist Herr Demirel mein Chef.
a | | Herr Demirel kommt aus der Logistik und mag kurze Mails.
a | sprache=TypeScript | Alles, was ich programmiere, ist in TypeScript.
a | | Die Android-Kollegen arbeiten mit Java.
a | standup=10:15 Uhr | Unsere kurze Runde am Morgen beginnt 10:15 Uhr.
a | ide!=Neovim | Hab IntelliJ runtergeworfen und tippe seitdem in Neovim.
a | kunde=Stadtwerke Mölln | Unser Auftraggeber sind die Stadtwerke Mölln.
a | release=6. Mai | Fertig sein muss Version eins für den Kunden am 6. Mai.
a | | Vielleicht gibt es im Sommer eine Tablet-Version.
a | rechner!=MacBook Pro | Die IT hat mir das ThinkPad weggenommen und ein MacBook Pro hingestellt.
a | | Das Ladegerät dazu fehlt leider.
a | projekt=Ticketportal | Tagsüber baue ich am Ticketportal.
a | | Ich überlege, mich auf die Stelle in Leipzig zu bewerben.
a | mentor=Gesine | Gesine begleitet mich als Mentorin.
a | | Gesine wird im Mai fünfzig.`,
    questions: `
projekt: An welchem Projekt arbeite ich? / Woran entwickelt Jannik?
chefin: Wer ist mein Vorgesetzter? / An wen berichte ich?
sprache: In welcher Programmiersprache arbeite ich?
ide: Welchen Editor benutze ich zum Programmieren?
tag: An welchem Tag bin ich im Büro?
rechner: Was für einen Dienstrechner habe ich? / Welchen Laptop hat Jannik bei der Arbeit?
standup: Um wie viel Uhr ist unser Standup?
release: Wann muss die erste Version fertig sein?
kunde: Wer ist unser Auftraggeber?
mentor: Wer ist meine Mentorin?`,
  },
]
