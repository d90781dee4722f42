/**
 * Customers written before a learned score compared statements, and scored twice: before and after that change. No
 * repair was made with them in view. Format: see customers-1.mjs.
 */
export const CUSTOMERS_5 = [
  {
    name: 'Greta Lindqvist',
    user: 'greta.lindqvist',
    lines: `
a | city=Uppsala | We're based in Uppsala at the moment.
a | dog=Pepper | Our dog is called Pepper.
a | vet=Dr Okafor | Pepper sees Dr Okafor at the clinic.
a | food=salmon kibble | Pepper eats salmon kibble.
a | | The waiting room smelled of lavender.
b | weight=8.2 kg | Pepper weighs 8.2 kg.
a | walker=Milo | Milo walks Pepper on weekdays.
a | tablet=half a tablet | Pepper gets half a tablet every evening.
a | chip=Petlog | Pepper's chip is registered with Petlog.
a | groom=every six weeks | Pepper is groomed every six weeks.
a | insurer=Bivvy | Pepper is insured through Bivvy.
a | | My son drew a picture of the vet.
a | city!=Malmö | Since January home has been Malmö.
b | weight=9.1 kg | Pepper weighs 9.1 kg.
a | food!=duck and rice | We took Pepper off salmon kibble; she's on duck and rice.
a | vet!=Dr Brandao | Dr Okafor retired, so Pepper sees Dr Brandao now.
a | tablet!=a full tablet | The evening dose for Pepper went from half a tablet to a full tablet.
a | walker!=Sunniva | Sunniva walks Pepper these days instead of Milo.
a | insurer!=Agria | Pepper's insurance is with Agria now, we cancelled Bivvy.
a | groom!=every four weeks | Pepper now needs grooming every four weeks.
a | | Pepper hates the hairdryer.`,
    questions: `
city: Where are we based?
vet: Which vet does Pepper see?
food: What does Pepper eat?
weight: How much does Pepper weigh?
walker: Who walks Pepper?
tablet: How much of the tablet does Pepper get in the evening?
insurer: Who insures Pepper?
groom: How often is Pepper groomed?
chip: Where is Pepper's chip registered?`,
  },
  {
    name: 'Tarvos Freight',
    lines: `
A@2026-01-05 | dock=bay 4 | Tarvos Freight unloads at bay 4.
A@2026-01-05 | contact=Lonneke Vis | Main contact at Tarvos Freight: Lonneke Vis.
B@2026-01-06 | rate=1.85 euros | Tarvos Freight charges 1.85 euros per kilometre.
A@2026-01-09 | fleet=38 trucks | Tarvos Freight runs 38 trucks.
A@2026-01-12 | window=6 am to 9 am | Tarvos Freight delivers between 6 am and 9 am.
A@2026-01-20 | | Tarvos Freight painted all its trailers orange.
B@2026-02-02 | depot=Venlo | The depot of Tarvos Freight is in Venlo.
A@2026-02-10 | customs=Portline | Tarvos Freight clears customs through Portline.
A@2026-02-14 | penalty=50 euros | Late deliveries cost Tarvos Freight 50 euros each.
A@2026-02-20 | tracking=RouteHub | Shipments of Tarvos Freight are tracked in RouteHub.
A@2026-03-01 | fleet=41 trucks | Tarvos Freight runs 41 trucks.
A@2026-03-15 | | A driver of Tarvos Freight found our missing pallet.
A@2026-04-02 | dock!=bay 11 | From now on Tarvos Freight unloads at bay 11.
B@2026-04-10 | rate!=1.97 euros | The kilometre rate of Tarvos Freight has climbed to 1.97 euros.
A@2026-04-22 | contact!=Joris Baan | Lonneke Vis has left; the main contact at Tarvos Freight is Joris Baan.
A@2026-05-03 | depot!=Roermond | Tarvos Freight has shifted its depot from Venlo to Roermond.
B@2026-05-11 | window!=5 am to 8 am | Tarvos Freight delivers between 5 am and 8 am as of this week.
A@2026-05-30 | customs!=Meridian | Customs for Tarvos Freight is handled by Meridian, no longer by Portline.
A@2026-06-06 | penalty!=75 euros | The penalty for late deliveries by Tarvos Freight was set at 75 euros.
A@2026-06-18 | tracking!=Pallas | RouteHub was dropped: Tarvos Freight tracks its shipments in Pallas.`,
    questions: `
dock: At which bay does Tarvos Freight unload?
contact: Who is the main contact at Tarvos Freight?
rate: How much does Tarvos Freight charge per kilometre?
fleet: How many trucks does Tarvos Freight run?
window: When does Tarvos Freight deliver?
depot: Where is the depot of Tarvos Freight?
customs: Who clears customs for Tarvos Freight?
penalty: What does a late delivery cost Tarvos Freight?
tracking: Where are shipments of Tarvos Freight tracked?`,
  },
  {
    name: 'Mr Adebayo',
    lines: `
A | room=214 | Mr Adebayo is staying in room 214.
A | checkout=Saturday | Mr Adebayo checks out on Saturday.
B | breakfast=7:15 | Mr Adebayo has breakfast at 7:15.
A | pillow=feather pillow | Mr Adebayo wants a feather pillow.
A | guests=two guests | The booking of Mr Adebayo is for two guests.
A | | Mr Adebayo praised the rooftop bar.
B | transfer=14:30 | The airport transfer for Mr Adebayo leaves at 14:30.
A | newspaper=Financial Times | Mr Adebayo reads the Financial Times.
A | tier=Blue | Mr Adebayo holds Blue status in our loyalty programme.
A | parking=space 17 | Mr Adebayo's car is in parking space 17.
A | | The minibar bill of Mr Adebayo came to nothing.
A | spa=massage | Mr Adebayo is booked in for a massage.
A | room!=507 | Mr Adebayo has been given room 507 because of the noise.
B | checkout!=Monday | Mr Adebayo is extending his stay and checks out on Monday.
A | breakfast=8:00 | Mr Adebayo has breakfast at 8:00.
A | pillow!=memory foam pillow | Mr Adebayo would rather have a memory foam pillow from tonight.
A | guests!=three guests | The booking of Mr Adebayo was amended to three guests.
B | transfer!=16:00 | The airport transfer for Mr Adebayo has been put back to 16:00.
A | tier!=Platinum | Mr Adebayo reached Platinum status in our loyalty programme.
A | parking!=space 3 | Valet moved Mr Adebayo's car to parking space 3.
A | spa!=facial | Mr Adebayo is booked in for a facial instead of the massage.
A | | Mr Adebayo forgot an umbrella in the lobby.`,
    questions: `
room: Which room is Mr Adebayo staying in?
checkout: When does Mr Adebayo check out?
breakfast: When does Mr Adebayo have breakfast?
pillow: Which pillow does Mr Adebayo want?
guests: How many guests is the booking of Mr Adebayo for?
transfer: When does the airport transfer for Mr Adebayo leave?
tier: What status does Mr Adebayo hold in our loyalty programme?
parking: In which parking space is Mr Adebayo's car?
spa: What is Mr Adebayo booked in for at the spa?`,
  },
  {
    name: 'Brightwater Court 9B',
    lines: `
A | tenant=Ilse Roth | The tenant of Brightwater Court 9B is Ilse Roth.
A | rent=1,140 pounds | The rent for Brightwater Court 9B is 1,140 pounds.
B | boiler=Worcester 30i | Brightwater Court 9B is heated by a Worcester 30i.
A | deposit=1,500 pounds | The deposit for Brightwater Court 9B stands at 1,500 pounds.
A | keys=three sets | There are three sets of keys for Brightwater Court 9B.
A | | The hallway of Brightwater Court 9B smells of paint.
B | cleaner=Dust Busters | Dust Busters cleans Brightwater Court 9B.
A | inspection=12 April | The next inspection of Brightwater Court 9B is on 12 April.
A | energy=D | The energy rating of Brightwater Court 9B is D.
A | agent=Femi Lawal | Femi Lawal looks after Brightwater Court 9B.
A | bins=Wednesday | Bins at Brightwater Court 9B are emptied on Wednesday.
A | rent!=1,195 pounds | Rent review: the rent for Brightwater Court 9B went up to 1,195 pounds.
B | boiler!=Vaillant 826 | The Worcester 30i in Brightwater Court 9B was replaced with a Vaillant 826.
A | tenant!=Oscar Pym | Ilse Roth moved out and Oscar Pym is the tenant of Brightwater Court 9B.
A | | A neighbour of Brightwater Court 9B plays the drums.
A | keys=four sets | There are four sets of keys for Brightwater Court 9B.
B | cleaner!=Sparkle Crew | Sparkle Crew has taken over the cleaning of Brightwater Court 9B.
A | inspection!=3 May | The next inspection of Brightwater Court 9B was postponed to 3 May.
A | energy!=B | After the insulation the energy rating of Brightwater Court 9B is now B.
A | agent!=Ruth Cole | Ruth Cole now looks after Brightwater Court 9B.
A | deposit!=1,640 pounds | The deposit for Brightwater Court 9B was topped up to 1,640 pounds.
A | bins!=Friday | Bins at Brightwater Court 9B are now emptied on Friday.`,
    questions: `
tenant: Who is the tenant of Brightwater Court 9B?
rent: What is the rent for Brightwater Court 9B?
boiler: What is Brightwater Court 9B heated by?
deposit: How high is the deposit for Brightwater Court 9B?
keys: How many sets of keys are there for Brightwater Court 9B?
cleaner: Who cleans Brightwater Court 9B?
inspection: When is the next inspection of Brightwater Court 9B?
energy: What is the energy rating of Brightwater Court 9B?
agent: Who looks after Brightwater Court 9B?
bins: When are the bins at Brightwater Court 9B emptied?`,
  },
  {
    name: 'Devin Marsh',
    user: 'devin',
    lines: `
a@2026-01-02 | goal=10k | I'm training for a 10k.
a@2026-01-02 | bench=60 kg | I bench 60 kg.
a@2026-01-05 | coach=Tess | Tess is my coach.
a@2026-01-11 | shoes=Pegasus 40 | I run in the Pegasus 40.
a@2026-01-18 | | My knees were sore after the hill.
b@2026-01-25 | watch=Forerunner 255 | My watch is a Forerunner 255.
a@2026-02-01 | diet=vegan diet | I'm on a vegan diet.
a@2026-02-08 | sleep=six hours | I sleep six hours a night.
a@2026-02-15 | club=Harriers | I run with the Harriers.
a@2026-02-20 | bench=70 kg | I bench 70 kg.
a@2026-03-03 | long=Sunday | I do my long run on Sunday.
a@2026-03-12 | | The sauna at the club is being repaired.
a@2026-04-01 | goal!=half marathon | I've moved on from the 10k, I'm training for a half marathon.
b@2026-04-09 | watch!=Fenix 8 | Sold my Forerunner 255, got a Fenix 8.
a@2026-04-20 | coach!=Marlon | Marlon is my coach now that Tess is on leave.
a@2026-05-02 | shoes!=Novablast 5 | My Pegasus 40 wore out, so I run in the Novablast 5 now.
a@2026-05-14 | diet!=pescatarian diet | I gave up the vegan diet and went pescatarian.
a@2026-06-01 | sleep!=eight hours | I finally sleep eight hours a night.
a@2026-06-12 | club!=Riverside AC | I quit the Harriers and joined Riverside AC.
a@2026-06-19 | long!=Saturday | My long run has moved from Sunday to Saturday.
a@2026-06-25 | bench!=80 kg | I'm up to 80 kg on the bench.`,
    questions: `
goal: What am I training for?
bench: How much do I bench?
coach: Who is my coach?
shoes: Which shoes do I run in?
watch: Which watch do I have?
diet: Which diet am I on?
sleep: How many hours do I sleep a night?
club: Which club do I run with?
long: On which day do I do my long run?`,
  },
  {
    name: 'Cobalt Analytics',
    lines: `
A | csm=Priyanka Rao | CSM for Cobalt Analytics: Priyanka Rao.
A | seats=120 seats | Cobalt Analytics, 120 seats.
B | arr=48,000 dollars | ARR of Cobalt Analytics is 48,000 dollars.
A | renewal=31 August | Renewal date for Cobalt Analytics: 31 August.
A | health=amber | Health of Cobalt Analytics: amber.
A | | Cobalt Analytics came to our user day.
B | sso=Okta | Cobalt Analytics signs in via Okta.
A | region=eu-west-1 | Cobalt Analytics is deployed in eu-west-1.
A | version=v2.8 | Cobalt Analytics is on v2.8.
A | champion=Dag Holm | Our champion at Cobalt Analytics is Dag Holm.
A | sla=8 hours | The SLA for Cobalt Analytics is 8 hours.
A | billing=quarterly | Cobalt Analytics is billed quarterly.
A | seats=150 seats | Cobalt Analytics, 150 seats.
B | health!=green | Health of Cobalt Analytics back to green.
A | csm!=Theo Lang | CSM for Cobalt Analytics is Theo Lang from today.
A | arr!=61,000 dollars | ARR of Cobalt Analytics grew from 48,000 to 61,000 dollars.
A | renewal!=30 November | Renewal date for Cobalt Analytics pushed to 30 November.
A | | Cobalt Analytics asked for a dark theme.
B | sso!=Entra | Cobalt Analytics moved off Okta and signs in via Entra.
A | region!=eu-central-1 | Cobalt Analytics has been redeployed to eu-central-1.
A | version!=v3.1 | Cobalt Analytics upgraded to v3.1.
A | champion!=Nour Saab | Nour Saab is our new champion at Cobalt Analytics.
A | sla!=4 hours | The SLA for Cobalt Analytics was tightened to 4 hours.
A | billing!=annually | Cobalt Analytics is billed annually from this term on.`,
    questions: `
csm: Who is the CSM for Cobalt Analytics?
seats: How many seats does Cobalt Analytics have?
arr: What is the ARR of Cobalt Analytics?
renewal: When is the renewal date for Cobalt Analytics?
health: What is the health of Cobalt Analytics?
sso: How does Cobalt Analytics sign in?
region: In which region is Cobalt Analytics deployed?
version: Which version is Cobalt Analytics on?
champion: Who is our champion at Cobalt Analytics?
sla: What is the SLA for Cobalt Analytics?
billing: How is Cobalt Analytics billed?`,
  },
  {
    name: 'Stadtwerke-Kundin Frau Petersen',
    lines: `
A | tarif=Ökostrom Fix | Frau Petersen hat den Tarif Ökostrom Fix.
A | abschlag=94 Euro | Der Abschlag von Frau Petersen beträgt 94 Euro.
B | adresse=Lindenweg 7 | Frau Petersen wohnt im Lindenweg 7 in Kiel.
A | zaehler=81 442 | Der Zählerstand von Frau Petersen liegt bei 81442.
A | iban=Förde Sparkasse | Frau Petersen zahlt über die Förde Sparkasse.
A | | Frau Petersen hat sich über die Warteschleife beschwert.
B | termin=Dienstag | Der Monteur kommt am Dienstag zu Frau Petersen.
A | berater=Herr Wulf | Der Berater von Frau Petersen ist Herr Wulf.
A | personen=zwei Personen | Im Haushalt von Frau Petersen leben zwei Personen.
A | abschlag!=112 Euro | Der Abschlag von Frau Petersen wurde auf 112 Euro erhöht.
A | adresse!=Hafenstraße 31 | Frau Petersen ist in die Hafenstraße 31 in Kiel umgezogen.
B | tarif!=Ökostrom Flex | Frau Petersen hat zum Tarif Ökostrom Flex gewechselt.
A | termin!=Donnerstag | Der Monteur kommt nun doch am Donnerstag zu Frau Petersen.
A | | Der Hund von Frau Petersen bellt den Monteur an.
A | zaehler=82 019 | Der Zählerstand von Frau Petersen liegt bei 82019.
B | berater!=Frau Yilmaz | Frau Yilmaz ist jetzt die Beraterin von Frau Petersen.
A | personen!=drei Personen | Im Haushalt von Frau Petersen leben inzwischen drei Personen.
A | iban!=Volksbank Kiel | Frau Petersen zahlt ab sofort über die Volksbank Kiel.`,
    questions: `
tarif: Welchen Tarif hat Frau Petersen?
abschlag: Wie hoch ist der Abschlag von Frau Petersen?
adresse: Wo wohnt Frau Petersen?
zaehler: Wie ist der Zählerstand von Frau Petersen?
termin: Wann kommt der Monteur zu Frau Petersen?
berater: Wer berät Frau Petersen?
personen: Wie viele Personen leben im Haushalt von Frau Petersen?
iban: Über welche Bank zahlt Frau Petersen?`,
  },
  {
    name: 'Sami Nieminen',
    user: 'sami',
    lines: `
a | employer=Fjordbank | I'm a data analyst at Fjordbank.
a | manager=Helga | I report to Helga.
a | flat=Torvgata 12 | My flat is at Torvgata 12.
a | bike=Canyon Endurace | I ride a Canyon Endurace to work.
a | | The coffee machine on our floor broke again.
b | lang=Norwegian | I'm learning Norwegian.
a | phone=412 55 019 | You can reach me on 412 55 019.
a | bank=Sparebank Øst | I keep my savings at Sparebank Øst.
a | salary=52,000 euros | I earn 52,000 euros a year.
a | wake=6:30 | My alarm goes off at 6:30.
a | savings=4,000 euros | I have 4,000 euros in savings.
a | flatmate=Aleksi | I share the flat with Aleksi.
a | savings=5,500 euros | I have 5,500 euros in savings.
b | employer!=Kestrel Labs | I left Fjordbank, I'm with Kestrel Labs now.
a | manager!=Ronan | Helga was promoted, so I report to Ronan now.
a | salary!=58,000 euros | I got a raise and earn 58,000 euros a year.
a | bike!=Brompton | I traded the Canyon Endurace for a Brompton.
a | lang!=Portuguese | I've stopped learning Norwegian and taken up Portuguese.
a | flat!=Bergveien 40 | We've moved house; my flat is at Bergveien 40.
a | phone!=917 44 268 | I got a new number, you can reach me on 917 44 268.
a | | I burned the pancakes this morning.
a | bank!=DNB | I transferred my savings from Sparebank Øst to DNB.
a | wake!=5:50 | I've set my alarm to 5:50.
a | flatmate!=Jonna | Aleksi moved out, I share the flat with Jonna.`,
    questions: `
employer: Where do I work?
manager: Who do I report to?
flat: Where is my flat?
bike: Which bike do I ride?
lang: Which language am I learning?
phone: On which number can you reach me?
bank: Where do I keep my savings?
salary: How much do I earn a year?
savings: How much do I have in savings?
wake: When does my alarm go off?
flatmate: Who do I share the flat with?`,
  },
  {
    name: 'Fennimore Lab',
    lines: `
A@2026-02-01 | pi=Dr Achterberg | Fennimore Lab is headed by Dr Achterberg.
A@2026-02-01 | grant=2.4 million euros | Fennimore Lab is funded with 2.4 million euros.
B@2026-02-03 | freezer=minus 70 degrees | The freezer in Fennimore Lab is set to minus 70 degrees.
A@2026-02-10 | meeting=Monday at 9 | Group meeting in Fennimore Lab is Monday at 9.
A@2026-02-15 | assay=ELISA | Fennimore Lab measures the samples by ELISA.
A@2026-02-18 | | Fennimore Lab ran out of gloves.
B@2026-03-01 | students=5 students | Fennimore Lab supervises 5 students.
A@2026-03-07 | supplier=Merrow | Fennimore Lab orders its reagents from Merrow.
A@2026-03-10 | deadline=15 May | The manuscript of Fennimore Lab has to be in by 15 May.
A@2026-03-21 | building=Tower West | Fennimore Lab occupies two floors in Tower West.
A@2026-04-02 | students=7 students | Fennimore Lab supervises 7 students.
A@2026-04-09 | assay!=qPCR | Fennimore Lab has abandoned ELISA and measures the samples by qPCR.
B@2026-04-15 | freezer!=minus 80 degrees | The freezer in Fennimore Lab was turned down to minus 80 degrees.
A@2026-04-23 | meeting!=Thursday at 11 | Group meeting in Fennimore Lab shifts to Thursday at 11.
A@2026-05-01 | pi!=Dr Villanueva | Dr Villanueva has stepped in for Dr Achterberg as head of Fennimore Lab.
A@2026-05-05 | deadline!=20 June | The editor gave Fennimore Lab until 20 June for the manuscript.
A@2026-05-19 | | Fennimore Lab hosted a school class.
B@2026-05-28 | supplier!=Chemco | Fennimore Lab orders its reagents from Chemco since Merrow closed.
A@2026-06-07 | grant!=3.1 million euros | Funding of Fennimore Lab was raised to 3.1 million euros.
A@2026-06-15 | building!=Annex C | Fennimore Lab has relocated to Annex C.`,
    questions: `
pi: Who is the head of Fennimore Lab?
grant: How much funding does Fennimore Lab have?
freezer: At what temperature is the freezer in Fennimore Lab?
meeting: When is the group meeting in Fennimore Lab?
assay: How does Fennimore Lab measure the samples?
students: How many students does Fennimore Lab supervise?
supplier: Where does Fennimore Lab order its reagents?
deadline: When is the manuscript of Fennimore Lab due?
building: In which building is Fennimore Lab?`,
  },
  {
    name: 'Lena Hofmann',
    user: 'lena.hofmann',
    lines: `
a | stadt=Leipzig | Ich lebe in Leipzig.
a | beruf=Krankenschwester | Ich bin Krankenschwester von Beruf.
a | schicht=Nachtschicht | Ich arbeite in der Nachtschicht.
b | arzt=Dr. Menzel | Mein Hausarzt ist Dr. Menzel.
a | handy=0176 5550 331 | Unter 0176 5550 331 bin ich erreichbar.
a | | Das Wetter war heute herrlich.
a | kurs=Yoga | Mittwochs gehe ich zum Yoga.
a | miete=780 Euro | Meine Miete beträgt 780 Euro.
a | kaffee=Espresso | Ich trinke am liebsten Espresso.
a | auto=Corsa | Mein Auto ist ein Corsa.
b | stadt!=Dresden | Inzwischen lebe ich in Dresden.
a | schicht!=Frühschicht | Ich habe in die Frühschicht gewechselt.
a | arzt!=Dr. Aydin | Mein neuer Hausarzt ist Dr. Aydin.
a | miete!=840 Euro | Meine Miete ist auf 840 Euro gestiegen.
a | kurs!=Pilates | Mittwochs gehe ich jetzt zum Pilates.
a | | Meine Nachbarin sammelt alte Radios.
a | handy!=0151 5550 977 | Ich habe eine neue Nummer: Unter 0151 5550 977 bin ich erreichbar.
a | auto!=Zoe | Statt des Corsa habe ich jetzt eine Zoe.
a | kaffee!=Flat White | Ich trinke mittlerweile am liebsten Flat White.`,
    questions: `
stadt: Wo lebe ich?
schicht: In welcher Schicht arbeite ich?
arzt: Wer ist mein Hausarzt?
handy: Unter welcher Nummer bin ich erreichbar?
miete: Wie hoch ist meine Miete?
kurs: Wohin gehe ich mittwochs?
auto: Welches Auto habe ich?
kaffee: Was trinke ich am liebsten?`,
  },
  {
    name: 'Claim 77-410',
    lines: `
A | adjuster=Bram Kuiper | Claim 77-410 is being handled by Bram Kuiper.
A | amount=3,200 dollars | The estimate on claim 77-410 is 3,200 dollars.
B | stage=under review | Claim 77-410 is under review.
A | garage=Northgate Motors | The car of claim 77-410 is at Northgate Motors.
A | excess=250 dollars | The excess on claim 77-410 is 250 dollars.
A | | The claimant of 77-410 sent nine photographs.
A | visit=21 October | The assessor visits on 21 October for claim 77-410.
B | hire=Fiesta | The claimant of 77-410 is driving a hired Fiesta.
A | witness=one witness | There is one witness on claim 77-410.
A | amount!=4,750 dollars | The estimate on claim 77-410 has been revised to 4,750 dollars.
A | adjuster!=Selma Dahl | Bram Kuiper passed claim 77-410 on to Selma Dahl.
B | stage!=approved | Claim 77-410 got approved.
A | garage!=Elmwood Body Shop | The car of claim 77-410 was towed from Northgate Motors to Elmwood Body Shop.
A | visit!=28 October | The assessor visits on 28 October instead for claim 77-410.
A | | The claimant of 77-410 was very patient.
A | hire!=Polo | The claimant of 77-410 is now driving a hired Polo.
A | witness=two witnesses | There are two witnesses on claim 77-410.
A | excess!=400 dollars | Correction: the excess on claim 77-410 is 400 dollars.`,
    questions: `
adjuster: Who is handling claim 77-410?
amount: What is the estimate on claim 77-410?
stage: What is the status of claim 77-410?
garage: Where is the car of claim 77-410?
excess: What is the excess on claim 77-410?
visit: When does the assessor visit for claim 77-410?
hire: Which car is the claimant of 77-410 driving?
witness: How many witnesses are there on claim 77-410?`,
  },
  {
    name: 'Wanda Kowalczyk',
    lines: `
B | course=Introductory Welding | Wanda Kowalczyk is enrolled in Introductory Welding.
A | tutor=Mr Fairfax | Mr Fairfax tutors Wanda Kowalczyk.
A | fee=420 pounds | Wanda Kowalczyk pays a course fee of 420 pounds.
A | class=room 6 | Wanda Kowalczyk's class meets in room 6.
B | laptop=loan laptop 12 | Wanda Kowalczyk has loan laptop 12.
A | grade=C | Wanda Kowalczyk's grade is a C.
A | | Wanda Kowalczyk designed the poster for the open day.
A | email=wanda.k@college.example | Mail for Wanda Kowalczyk goes to wanda.k@college.example.
A | absences=2 absences | Wanda Kowalczyk has 2 absences this term.
B | exam=6 June | Wanda Kowalczyk sits her exam on 6 June.
A | commute=tram | Wanda Kowalczyk travels in by tram.
A | course!=Advanced Welding | Wanda Kowalczyk progressed from Introductory Welding to Advanced Welding.
A | absences=4 absences | Wanda Kowalczyk has 4 absences this term.
B | tutor!=Ms Ikeda | Wanda Kowalczyk was reassigned to Ms Ikeda, who replaces Mr Fairfax as her tutor.
A | class!=room 10 | Wanda Kowalczyk's class meets in room 10 after the flood.
A | grade!=B | Wanda Kowalczyk's grade has gone up to a B.
A | fee!=390 pounds | With the discount Wanda Kowalczyk now pays a course fee of 390 pounds.
A | | Wanda Kowalczyk's brother studies in Łódź.
B | laptop!=loan laptop 31 | Wanda Kowalczyk returned loan laptop 12 and has loan laptop 31.
A | email!=kowalczyk@mail.example | Mail for Wanda Kowalczyk should now go to kowalczyk@mail.example.
A | exam!=13 June | Wanda Kowalczyk's exam was rescheduled to 13 June.
A | commute!=bicycle | Wanda Kowalczyk travels in by bicycle nowadays.`,
    questions: `
course: Which course is Wanda Kowalczyk enrolled in?
tutor: Who tutors Wanda Kowalczyk?
fee: What course fee does Wanda Kowalczyk pay?
class: In which room does Wanda Kowalczyk's class meet?
laptop: Which loan laptop does Wanda Kowalczyk have?
grade: What is Wanda Kowalczyk's grade?
email: Where does mail for Wanda Kowalczyk go?
absences: How many absences does Wanda Kowalczyk have this term?
exam: When does Wanda Kowalczyk sit her exam?
commute: How does Wanda Kowalczyk travel in?`,
  },
]
