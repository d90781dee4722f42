/** Made-up records whose facts change, by an author of whom nothing is in training. Format: ../customers-1.mjs. */
export const TEAMS_4 = [
  {
    name: 'tilegate',
    lines: `
A | version=3.8.2 | tilegate in production is at version 3.8.2.
B | mem=512 MiB ; replicas=4 replicas | tilegate is deployed with 4 replicas and a memory limit of 512 MiB each.
A | cache=Memcached | tilegate caches rendered tiles in Memcached.
C | timeout=30 s | The upstream timeout of tilegate is set to 30 s.
B | oncall=team Atlas | Pages for tilegate go to team Atlas.
A | logs=14 days | We keep tilegate logs for 14 days.
C | ci=Jenkins | tilegate is built on Jenkins.
A | | geogate, the geocoder, sits at 5.1.
B | | tilegate threw 502s for eleven minutes on Sunday night.
A | mem=1 GiB | resources.limits.memory in the tilegate chart is 1 GiB
C | | The tilegate sidecar has 128 MiB.
B | port=8090 | tilegate serves on port 8090.
B | version=4.0.1 | GET /version on tilegate prod prints 4.0.1.
A | | A release candidate 4.2.0-rc1 of tilegate is on staging.
C | oncall!=team Meridian | Atlas was dissolved, so whoever is on duty in team Meridian gets woken for tilegate.
A | cache!=Redis | Memcached kept evicting tiles and we replaced it with Redis.
B | | Sven would prefer Dragonfly over anything else.
A | timeout=12 s | tilegate gives up on the renderer after 12 s.
C | | Clients of tilegate have a timeout of their own, 60 s by default.
B | replicas!=9 replicas | Traffic from the hiking app made us scale tilegate out to 9 replicas.
A | | During the load test tilegate ran with 20 pods for an hour.
C | ci=Buildkite | Pushes to tilegate trigger a Buildkite pipeline.
B | logs=45 days | Need an old tilegate log? They go back 45 days.
A | | Audit logs of tilegate are stored for a year, that is a legal matter.
C | repo=maps/tilegate | The source is under maps/tilegate on the internal Git.
B | | We might fold tilegate into geogate next winter.
A | version=4.1.3 | Every prod node runs tilegate tag 4.1.3.`,
    questions: `
version: Which version of tilegate is in production? / What release does tilegate run in prod?
mem: What is tilegate's memory limit?
replicas: How many replicas does tilegate have? / How many tilegate pods run in prod?
cache: What does tilegate use for caching tiles?
timeout: After how long does tilegate time out on its upstream?
oncall: Which team is on call for tilegate? / Who gets paged when tilegate is down?
logs: How long are tilegate's logs kept?
ci: Where is tilegate built? / Which CI does tilegate use?
port: On which port does tilegate serve?
repo: Where is the source code of tilegate?`,
  },
  {
    name: 'Ondine Hotels',
    lines: `
A@2024-09-02 | term=24 months | The linen contract with Ondine Hotels has a term of 24 months.
A@2024-09-02 | entity=Ondine Hotels Ltd | The contract was concluded with Ondine Hotels Ltd, Bath.
B@2024-09-05 | volume=3,000 kg | Ondine sends us 3,000 kg of laundry a week.
B@2024-09-09 | pickup=Mondays and Thursdays | Our van calls at Ondine on Mondays and Thursdays.
A@2024-09-16 | invoice=ap@ondine.example | Bills for Ondine are mailed to ap@ondine.example.
A@2024-09-23 | notice=three months | Either side may quit the Ondine contract at three months' notice.
B@2024-10-01 | | The Ondine spa has a separate contract for bathrobes, one year at a time.
C@2024-10-07 | contact=Ms Tolland | Ms Tolland, housekeeping, is our daily contact at Ondine.
C@2024-10-07 | driver=Joelle | Joelle drives the Ondine van.
A@2024-10-14 | | In the race week they sent us double the laundry.
B@2024-11-04 | volume=4,500 kg | Going by our scales, Ondine's weekly weight is 4,500 kg.
C@2024-11-11 | pickup!=Tuesdays and Fridays | At Ondine's wish the van round was shifted to Tuesdays and Fridays.
B@2024-12-23 | | Over Christmas we drive to Ondine daily, back to normal on 2 January.
C@2025-01-13 | contact=Radoslav | It's Radoslav we talk to at Ondine when linen is short.
C@2025-01-15 | | Ms Tolland praised the folding.
A@2025-01-20 | invoice=invoices@ondinegroup.example | Ondine's accounts department takes our PDFs at invoices@ondinegroup.example.
A@2025-01-27 | | Reminders go by post to the Bath office.
A@2025-02-03 | law=English law | The Ondine contract is under English law.
B@2025-02-10 | | Maison Perle, another hotel group, can cancel at one month's notice.
A@2025-02-17 | entity!=Ondine Leisure plc | Following the merger our counterpart on paper has become Ondine Leisure plc.
A@2025-02-24 | penalty=2 percent | A late delivery costs us 2 percent of Ondine's weekly bill.
A@2025-03-03 | notice!=six months | Amendment 1 lengthens the cancellation period with Ondine to six months.
C@2025-03-10 | | Radoslav wonders about a third weekly run; not agreed.
A@2025-03-17 | penalty=5 percent | Whenever we are late, Ondine deducts 5 percent.
B@2025-03-24 | | We refunded Ondine for forty lost tablecloths.
A@2025-04-07 | term=36 months | By clause 2 the agreement with Ondine runs for 36 months from signature.`,
    questions: `
term: How long does the Ondine Hotels contract run? / What is the term of the linen contract with Ondine?
entity: Which legal entity is our contracting party for Ondine?
volume: How much laundry does Ondine send per week?
pickup: On which days do we collect at Ondine Hotels? / When does the van go to Ondine?
invoice: Where do we send Ondine's invoices?
notice: What is the notice period of the Ondine contract?
contact: Who is our contact at Ondine Hotels? / Who do we speak to at Ondine?
penalty: How high is the penalty for late delivery to Ondine?
driver: Who drives the van to Ondine?
law: Which law governs the Ondine contract?`,
  },
  {
    name: 'Larch class',
    user: 'ms.okonjo',
    lines: `
a | room=room 7 | I teach Larch class in room 7.
a | kids=27 pupils | I've got 27 pupils in Larch this year.
a | pe=Mondays | My class does PE on Mondays.
a | ta=Jo Fenwick | Jo Fenwick is my teaching assistant.
A | book=The Iron Kite | Larch class is reading The Iron Kite together.
a | trip=the transport museum ; trip_day=9 May | I'm taking Larch to the transport museum on 9 May.
a | | Oak class next door have 30 children, poor Tim.
a | pet=a hamster | Our class pet is a hamster.
a | | Someone was sick on the reading carpet.
a | kids=29 pupils | I count 29 pupils on my register.
A | pe=Wednesdays | Larch need their PE kit in school on Wednesdays.
a | | Swimming's on Fridays, for half the class only.
a | ta!=Dilek | Jo's off to a school in Kent and Dilek has stepped in as my assistant.
a | | Dilek speaks Turkish with two of the mums.
a | trip=the wetland centre | Permission slips for our outing to the wetland centre are in the Larch tray.
a | | Year 6 get a week in Wales, lucky things.
a | head=Mrs. Castellan | My head teacher is Mrs. Castellan.
a | trip_day!=22 May | coach firm double-booked us, Larch outing put off until 22 May
a | room=room 12 | Visitors find my class in room 12, mind the step.
a | | On World Book Day we all sat in the hall.
a | book=Saltwater Girls | We're on chapter four of our class reader, Saltwater Girls.
a | | The kids keep pestering me to do a Narnia book.
a | rep=Mrs. Abara | The parents' rep of Larch is Mrs. Abara.
a | pet!=two stick insects | The hamster died, bless him, and two stick insects have moved in.
a | | Tim's class keeps tadpoles.
a | | I may go part-time in September.`,
    questions: `
room: Which room is Larch class in? / Where do I teach?
kids: How many pupils do I have in Larch?
pe: On which day does my class have PE?
ta: Who is my teaching assistant? / Who helps me in Larch class?
book: Which book is Larch class reading?
trip: Where am I taking Larch on the school trip? / Where is our class outing going?
trip_day: When is the Larch class trip?
pet: What pet does my class have?
head: Who is my head teacher?
rep: Who is the parents' rep of Larch class?`,
  },
  {
    name: 'Festival des Quais',
    lines: `
A | lieu=quai Sainte-Anne | Le Festival des Quais se tient quai Sainte-Anne.
A | dates=du 4 au 6 juillet | Le Festival des Quais aura lieu du 4 au 6 juillet.
B | vedette=Lune Barbarie | En tête d'affiche du Festival des Quais, il y a Lune Barbarie.
A | prix=28 euros | Le billet d'une journée aux Quais coûte 28 euros.
B | regie=Hervé Cadoret | La régie du festival est confiée à Hervé Cadoret.
A | sono=Ondes Pro ; buvette=Chez Mado | La sono du festival vient d'Ondes Pro et la buvette est tenue par Chez Mado.
B | | Le festival de jazz, lui, a lieu en août au parc.
A | jauge=3 000 personnes | La préfecture autorise 3 000 personnes aux Quais.
B | | L'an dernier il a plu tout le samedi.
A | prix=32 euros | Sur la billetterie des Quais, l'entrée pour un jour est affichée à 32 euros.
B | | Les moins de douze ans entrent pour 5 euros.
A | vedette!=Karim Delorme | Lune Barbarie a annulé, c'est Karim Delorme qui la remplace en haut de l'affiche.
B | | Lune Barbarie viendra peut-être l'année prochaine.
B | lieu=l'île aux Tanneurs | Les scènes du festival sont montées sur l'île aux Tanneurs.
A | presidente=Odile Garrec | L'association des Quais est présidée par Odile Garrec.
A | | Le parking des visiteurs est derrière la gare.
A | regie=Maïwenn Stival | C'est Maïwenn Stival qui dirige la régie pendant les Quais.
B | | Hervé Cadoret a prêté sa camionnette pour le montage.
A | dates!=du 11 au 13 juillet | À cause des élections, on a reporté le festival d'une semaine, du 11 au 13 juillet.
B | jauge=2 400 personnes | Pas plus de 2 400 personnes par soir aux Quais, dit l'arrêté.
A | | Vendredi soir, exceptionnellement, on pourra laisser entrer cent invités de plus.
B | sono!=Basse Continue | Ondes Pro nous a lâchés, on a fini par signer avec Basse Continue pour le son.
A | | La lumière est fournie par Clair-Obscur.
B | mecene=la banque Trévalet | Le principal mécène des Quais est la banque Trévalet.
A | | Une brasserie du coin envisage de donner 2 000 euros.
B | buvette=l'amicale des pompiers | Au bar du festival, c'est l'amicale des pompiers qui sert.`,
    questions: `
lieu: Où se déroule le Festival des Quais ? / Sur quel site a lieu le Festival des Quais ?
dates: Quand a lieu le Festival des Quais ?
vedette: Qui est la tête d'affiche du Festival des Quais ?
prix: Combien coûte une journée au Festival des Quais ? / Quel est le prix du billet pour un jour aux Quais ?
regie: Qui s'occupe de la régie du festival ?
sono: Quelle société fournit la sono des Quais ?
buvette: Qui tient la buvette du Festival des Quais ?
jauge: Combien de personnes peut accueillir le Festival des Quais ?
presidente: Qui préside l'association des Quais ?
mecene: Qui est le principal mécène du festival ?`,
  },
  {
    name: 'Pier Street 40',
    lines: `
A@2025-03-03 | foreman=Declan Roche | Declan Roche is foreman at Pier Street 40.
B@2025-03-03 | storeys=five storeys | Pier Street 40 is going up with five storeys.
A@2025-03-06 | concrete=Graveney Mix | Concrete for Pier Street comes from Graveney Mix.
A@2025-03-10 | start=7:00 | Work on the Pier Street site starts at 7:00.
B@2025-03-12 | gate=Chandler Row ; crane=Liebherr 81K | Lorries for the site enter by Chandler Row, and the tower crane is a Liebherr 81K.
A@2025-03-17 | handover=28 November | Pier Street 40 is to be handed over on 28 November.
B@2025-03-20 | | The neighbour at number 42 complained about dust.
A@2025-03-24 | roof=zinc | The roof at Pier Street 40 will be zinc.
A@2025-03-25 | client=Marlow Trust | The building belongs to the Marlow Trust.
B@2025-03-31 | storeys=six storeys | The approved drawings of Pier Street 40 show six storeys.
A@2025-04-02 | | Number 38 has four floors and a loft.
B@2025-04-07 | start=7:45 | The crew clocks on at Pier Street at 7:45.
A@2025-04-10 | | For the big pour on 10 April the men were there at 4.
A@2025-04-22 | foreman!=Agnieszka Wilk | Declan broke his ankle, the lads have had Agnieszka Wilk as foreman ever since.
B@2025-04-24 | | Declan drops by on crutches to tell stories.
B@2025-04-30 | concrete=Solent Readymix | The mixer trucks pouring at Pier Street are all from Solent Readymix.
A@2025-05-06 | | Blocks and mortar are bought at Dunnage's yard.
A@2025-05-13 | gate!=Ropewalk | Chandler Row got pedestrianised, lorries must come round through Ropewalk from today on.
B@2025-05-15 | | People on foot pass the site through a covered tunnel on the north side.
A@2025-05-27 | handover!=30 January | Three weeks of rain and an extra floor: the keys will be handed to the owner on 30 January instead.
B@2025-06-02 | | The show flat could be ready by October, says the agent.
B@2025-06-10 | roof=green slate | Roofers are covering Pier Street 40 with green slate.
A@2025-06-16 | | The bike shed has a tin lid.
A@2025-06-23 | crane=Potain MDT 219 | A Potain MDT 219 does the lifting on the Pier Street site.
B@2025-06-24 | architect=Studio Harrow | The plans for Pier Street 40 were drawn by Studio Harrow.
A@2025-07-08 | handover=20 February | The owner of Pier Street 40 receives the finished building on 20 February.`,
    questions: `
foreman: Who is the foreman at Pier Street 40? / Who runs the crew on the Pier Street site?
storeys: How many storeys will Pier Street 40 have?
concrete: Who supplies concrete to Pier Street?
start: At what time does work begin on the Pier Street site?
gate: By which street do lorries get to the site at Pier Street 40?
crane: Which crane is on the Pier Street site?
handover: When is Pier Street 40 handed over? / When will the owner get Pier Street 40?
roof: What is the roof of Pier Street 40 made of?
client: Who owns Pier Street 40?
architect: Who designed Pier Street 40?`,
  },
]
