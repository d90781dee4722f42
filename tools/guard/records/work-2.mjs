/** Made-up records whose facts change: software, sales, suppliers, shops, events, machines, public offices. Format: bench/texts/customers-1.mjs. */
export const WORK_2 = [
  {
    name: 'Team Lagune',
    lines: `
A | leitung=Henrike Paulsen | Das Team Lagune wird von Henrike Paulsen geleitet.
A | groesse=acht Leute ; raum=Raum 2.14 | Lagune besteht aus acht Leuten und sitzt in Raum 2.14.
A | | Team Koralle nebenan hat elf Leute.
B | sprint=zwei Wochen ; tracker=Jira | Ein Sprint dauert bei Lagune zwei Wochen, Aufgaben stehen in Jira.
A | wiki=lagune.wiki.example | Die Doku von Lagune steht unter lagune.wiki.example.
B | retro=Freitag | Retro von Lagune ist am Freitag.
A | | Am Freitag gab es bei Lagune Kuchen.
B | produkt=Kundenportal | Zuständig ist Lagune für das Kundenportal.
A | mail=lagune@firma.example | Verteiler des Teams: lagune@firma.example.
A | | Henrike Paulsen hat Urlaub beantragt.
B | groesse!=neun Leute | Mit der neuen Werkstudentin ist Lagune auf neun Leute gewachsen.
A | sprint!=drei Wochen | Lagune hat die Sprints auf drei Wochen verlängert.
B | | Der Designsprint im Herbst dauerte fünf Tage.
A | leitung!=Cem Aydin | Henrike Paulsen hat die Teamleitung von Lagune an Cem Aydin abgegeben.
A | | Cem Aydin hat in Graz schon einmal ein Team geleitet.
A | tracker!=Linear | Jira ist bei Lagune abgeschaltet, gearbeitet wird mit Linear.
B | | Ob Lagune auch Testfälle in Linear pflegen könnte, ist offen.
A | retro=Mittwoch | Retro von Lagune ist am Mittwoch.
B | | Die Retro von Koralle fällt diese Woche aus.
A | raum!=Raum 3.01 | Lagune ist einen Stock höher gezogen, Raum 3.01.
B | | In Raum 2.14 steht noch der Drucker von Lagune.
A | produkt!=Abrechnung | Statt um das Kundenportal kümmert sich Lagune um die Abrechnung.
B | groesse=sieben Leute | Bei Lagune arbeiten sieben Leute.
A | kostenstelle=4711-20 ; kuerzel=LAG | Kostenstelle von Lagune: 4711-20, Kürzel LAG.`,
    questions: `
leitung: Wer leitet das Team Lagune? / Wer ist im Team Lagune der Chef oder die Chefin?
groesse: Wie viele Leute hat das Team Lagune? / Wie groß ist das Team Lagune?
raum: In welchem Raum sitzt das Team Lagune?
sprint: Wie lang ist ein Sprint im Team Lagune?
tracker: Womit verwaltet das Team Lagune seine Aufgaben?
retro: An welchem Tag ist die Retro vom Team Lagune?
produkt: Wofür ist das Team Lagune zuständig?
mail: Wie lautet die Mailadresse vom Team Lagune?
kostenstelle: Welche Kostenstelle hat das Team Lagune?`,
  },
  {
    name: 'Osprey Analytics',
    lines: `
A@2025-09-01 | plan=Team ; seats=40 seats | Osprey Analytics subscribes to our Team tier, 40 seats.
A@2025-09-01 | admin=Dunja Petrovic | Admin account at Osprey is held by Dunja Petrovic.
B@2025-09-03 | sso=Okta ; region=Frankfurt | Osprey's people sign in through Okta, their data is hosted in Frankfurt.
A@2025-09-08 | billing=quarterly ; vat=EX-553201 | Osprey is billed quarterly; VAT ID EX-553201.
A@2025-10-02 | | Osprey opened a sales office in Dublin.
B@2025-10-20 | health=green | Account health of Osprey: green.
A@2025-11-11 | | Ten of Osprey's seats were unused in October.
A@2025-12-01 | csm=Marguerite Lowe | Marguerite Lowe is customer success manager for Osprey Analytics.
B@2025-12-09 | | Marguerite also covers Condor Insights, on the Enterprise tier.
B@2026-01-12 | health=amber | Account health of Osprey: amber.
A@2026-01-13 | | Osprey complained that exports are slow.
A@2026-01-20 | seats!=55 seats | Osprey bought fifteen more licences, making it 55 seats.
B@2026-02-02 | admin!=Lars Ekholm | Please note that Dunja's admin rights at Osprey went to Lars Ekholm.
A@2026-02-10 | | Lars Ekholm played with Google sign-in on an Osprey test account.
A@2026-02-17 | | Osprey enquired about yearly billing and what discount it brings.
B@2026-03-02 | plan!=Enterprise | Osprey signed the upgrade: Enterprise instead of Team.
A@2026-03-05 | region!=Dublin | Osprey's data was migrated out of Frankfurt and resides in Dublin.
A@2026-03-06 | | Condor Insights, for its part, chose Paris over Frankfurt.
A@2026-03-30 | billing!=yearly | Osprey took the discount, we invoice them yearly.
B@2026-04-10 | sso!=Entra ID | Osprey cut over from Okta to Entra ID.
B@2026-04-10 | | Osprey's contractors still need guest links.
A@2026-05-05 | health!=green | After the export fix Osprey has recovered to green.
B@2026-05-19 | renewal=30 August | Osprey's contract is up for renewal on 30 August.
A@2026-05-20 | dpo=privacy@osprey.example | Data protection questions at Osprey go to privacy@osprey.example.`,
    questions: `
plan: Which plan does Osprey Analytics have? / Which tier is Osprey Analytics on?
seats: How many seats does Osprey Analytics have?
admin: Who is the admin at Osprey Analytics?
sso: Which single sign-on does Osprey Analytics use? / How do people at Osprey Analytics sign in?
region: Where is the data of Osprey Analytics hosted?
billing: How often is Osprey Analytics billed?
health: What is the account health of Osprey Analytics?
csm: Who is the customer success manager for Osprey Analytics?
renewal: When is the contract of Osprey Analytics up for renewal?`,
  },
  {
    name: 'Mosaic pipeline',
    lines: `
B | runner=self-hosted runners ; duration=38 minutes | A full run of the Mosaic pipeline takes 38 minutes on self-hosted runners.
A | node=Node 18 | Jobs in the Mosaic pipeline use Node 18.
A | | The docs pipeline uses Node 20.
B | state=failing | Mosaic's main branch is failing.
A | | A flaky browser test was seen on Tuesday.
A | state=passing | The badge of Mosaic's main branch says passing.
B | coverage=71% | Test coverage reported by Mosaic: 71%.
A | threshold=65% | The Mosaic pipeline refuses merges under 65% coverage.
B | owner=Tadeo Quiroga ; deploy=manual | Tadeo Quiroga maintains the Mosaic pipeline; deploys are manual.
B | | Tadeo wonders whether caching would help Mosaic.
A | registry=images.mosaic.example ; arch=arm64 | Images from Mosaic, built for arm64, land in images.mosaic.example.
B | duration!=21 minutes | Parallel test shards cut a full Mosaic run down to 21 minutes.
B | | The lint step alone takes two minutes of a Mosaic run.
A | deploy!=automatic | Nobody presses the button any more: deploys from Mosaic have become automatic.
B | | A rollback in Mosaic took three minutes on Monday.
A | alerts=#mosaic-red ; logs=30 days | When Mosaic breaks, a message appears in #mosaic-red; logs stay for 30 days.
B | runner!=hosted runners | The old runner machines were scrapped and Mosaic builds on the vendor's hosted runners.
A | coverage!=78% | Coverage of Mosaic climbed seven points to 78%.
A | | Coverage of the sister repo Fresco is at 90%.
A | | In the retro somebody argued for an 80% gate in Mosaic.
B | node!=Node 22 | Bumped the Mosaic jobs from Node 18 to Node 22.
A | owner!=Ester Malmgren | Mosaic's pipeline is in the hands of Ester Malmgren, who inherited it from Tadeo.
B | | Ester Malmgren spent last year at a robotics firm.
A | threshold!=70% | Merge gate of Mosaic tightened, at least 70% coverage is demanded.`,
    questions: `
runner: What kind of runners does the Mosaic pipeline use? / On which machines does the Mosaic pipeline run?
duration: How long does a full run of the Mosaic pipeline take?
node: Which Node version does the Mosaic pipeline use?
state: What is the build status of the main branch in the Mosaic pipeline?
coverage: What is the test coverage in the Mosaic pipeline?
threshold: How much coverage does the Mosaic pipeline require for a merge?
owner: Who maintains the Mosaic pipeline? / Who is responsible for the Mosaic pipeline?
deploy: How are deploys from the Mosaic pipeline triggered?
logs: How long does the Mosaic pipeline keep its logs?
registry: Where do the images from the Mosaic pipeline go?`,
  },
  {
    name: 'Ileana Costin',
    user: 'ileana.c',
    lines: `
a | rate=55 euros ; base=Cluj | Hello, Ileana Costin, freelance tester from Cluj, 55 euros an hour.
A | mail=ileana@costin.example | Write to Ileana at ileana@costin.example.
a | hours=20 hours ; phone=Galaxy S21 | I can give you 20 hours a week; my test phone is a Galaxy S21.
A | project=the booking app | Ileana's current assignment is the booking app.
a | | I also have an old iPad for the odd check.
A | contract=end of March ; contact=Fenna | Ileana's contract lasts until the end of March, her contact in our house is Fenna.
A | | Ileana's colleague Radu has a contract until December.
a | iban=RO00 TEST 1234 | Please pay me to RO00 TEST 1234.
a | | I used to charge 40 euros, long ago.
a | mood=worried | Honestly I am worried about the deadline.
A | project=the loyalty module | Currently assigned to Ileana: the loyalty module.
a | | I spent the long weekend in Sibiu.
A | | Ileana filed 62 bugs against the booking app.
b | rate!=62 euros | From the new quarter on my hourly fee is 62 euros.
A | contract!=end of September | Good news, Ileana's contract was extended to the end of September.
A | | We might offer Ileana a permanent position.
a | mood=relieved | The deadline is gone and I am relieved.
a | hours!=30 hours | My other client went away; I've got 30 hours a week for you.
A | | Ileana logged 12 hours on Tuesday and Wednesday.
a | phone!=Pixel 8 | The Galaxy fell into the sink, I test on a Pixel 8.
b | base!=Sibiu | I have settled in Sibiu, nearer to my parents.
A | contact!=Joachim | Fenna is on sabbatical and Ileana turns to Joachim with questions.
A | | Joachim speaks a little Romanian.
a | invoice=last working day ; certificate=ISTQB | I'm ISTQB certified and send my invoice on the last working day.`,
    questions: `
rate: What is my hourly rate? / How much do I charge an hour?
base: Where do I live? / In which town am I based?
hours: How many hours a week am I available?
phone: Which phone do I test on?
project: What is Ileana Costin working on? / Which project is Ileana Costin assigned to?
contract: Until when does Ileana Costin's contract run?
contact: Who is Ileana Costin's contact person at our company?
mood: How do I feel? / What mood am I in?
mail: What is Ileana Costin's e-mail address?
invoice: When do I send my invoice?`,
  },
  {
    name: 'Harrow & Finch Ltd',
    lines: `
A@2025-10-06 | buyer=Imogen Sallow ; terms=30 days | Harrow & Finch Ltd buys through Imogen Sallow and pays within 30 days.
A@2025-10-06 | discount=5% | Harrow & Finch gets 5% off list price.
B@2025-10-09 | hq=Derby | Head office of Harrow & Finch: Derby.
B@2025-10-09 | depot=Burton | Goods for Harrow & Finch go to the Burton depot.
A@2025-10-14 | rep=Callum Voss | Callum Voss looks after Harrow & Finch on our side.
A@2025-10-22 | limit=20k ; carrier=Northline | Credit line of Harrow & Finch is 20k; Northline carries its pallets.
B@2025-11-03 | | Imogen Sallow mentioned a competitor that grants 60 days.
B@2025-12-02 | | Finch Interiors, an unrelated firm, enjoys 12% off.
A@2026-01-08 | stage=on hold | Harrow & Finch's framework agreement is on hold.
A@2026-01-19 | po=PO in advance | Without a PO in advance Harrow & Finch won't accept invoices.
B@2026-02-03 | discount!=8% | We agreed to sweeten Harrow & Finch's rebate, 8% as of February.
A@2026-02-10 | | Callum Voss drove to Derby for the yearly review with Harrow & Finch.
A@2026-02-24 | buyer!=Rupert Nkemelu | Imogen Sallow retired; purchasing at Harrow & Finch is run by Rupert Nkemelu.
A@2026-02-25 | | Rupert Nkemelu was a buyer at a brewery before.
B@2026-03-02 | stage!=signed | The framework agreement with Harrow & Finch is finally signed.
B@2026-03-11 | hq=Nottingham | Nottingham is where Harrow & Finch has its head office.
A@2026-03-12 | | The Burton depot of Harrow & Finch has a low gate, no trucks over 3.8 metres.
A@2026-04-07 | terms!=45 days | Harrow & Finch negotiated longer payment terms, 45 days rather than 30.
A@2026-04-15 | limit!=35k | Credit line of Harrow & Finch was lifted to 35k.
B@2026-04-20 | | Harrow & Finch used 19k of its line in March.
A@2026-04-28 | | We could go to 10% for Harrow & Finch if orders doubled.
A@2026-05-04 | rep!=Bettina Krauss | As Callum goes to the export desk, Bettina Krauss inherits Harrow & Finch.
A@2025-06-01 | discount<=3% | Harrow & Finch gets 3% off list price.
B@2026-05-21 | portal=hf.suppliers.example | Harrow & Finch publishes tenders on hf.suppliers.example.`,
    questions: `
buyer: Who does the purchasing at Harrow & Finch Ltd? / Who is the buyer at Harrow & Finch Ltd?
terms: What are the payment terms of Harrow & Finch Ltd? / How long does Harrow & Finch Ltd have to pay?
discount: What discount does Harrow & Finch Ltd get?
hq: Where is the head office of Harrow & Finch Ltd?
rep: Who looks after Harrow & Finch Ltd on our side?
limit: What is the credit limit of Harrow & Finch Ltd?
stage: What is the state of the framework agreement with Harrow & Finch Ltd?
depot: To which depot do we deliver goods for Harrow & Finch Ltd?
carrier: Who carries the pallets of Harrow & Finch Ltd?`,
  },
  {
    name: 'Weingut Aschenbrenner',
    lines: `
A | ansprech=Gundula Aschenbrenner ; ort=Deidesheim | Weingut Aschenbrenner in Deidesheim, Ansprechpartnerin Gundula Aschenbrenner.
A | preis=6,80 Euro | Der Riesling von Aschenbrenner kostet uns 6,80 Euro die Flasche.
B | | Für den Grauburgunder zahlen wir bei Aschenbrenner 7,90 Euro.
A | mindest=60 Flaschen ; liefertag=dienstags | Mindestabnahme bei Aschenbrenner: 60 Flaschen, geliefert wird dienstags.
A | spedition=Pfalzfracht | Die Kisten vom Weingut Aschenbrenner bringt Pfalzfracht.
A | siegel=konventionell | Der Betrieb Aschenbrenner wirtschaftet konventionell.
B | | Die Nachbarn, Weingut Theiss, sind seit 1999 Bio-Betrieb.
A | skonto=2 Prozent | Bei Zahlung binnen zehn Tagen gewährt Aschenbrenner 2 Prozent Skonto.
B | fax=06326 0055 | Fax des Weinguts Aschenbrenner: 06326 0055.
A | telefon=06326 0054 | Aschenbrenner ist unter 06326 0054 zu erreichen.
B | | Frau Aschenbrenner überlegt, einen Sekt ins Programm zu nehmen.
A | preis!=7,20 Euro | Preiserhöhung bei Aschenbrenner, der Riesling liegt nun bei 7,20 Euro.
A | | Vor zehn Jahren war der Riesling von Aschenbrenner für unter fünf Euro zu haben.
B | liefertag!=donnerstags | Dienstags kommt Aschenbrenner nicht mehr, sondern donnerstags.
A | siegel!=Bio | Die Umstellung ist durch: Weingut Aschenbrenner trägt das Bio-Siegel.
B | | Unser Koch hat am Wochenende Aschenbrenners Keller besichtigt.
B | | Kern Logistik brachte uns am Montag die Paletten aus Italien.
A | ansprech!=Falk Aschenbrenner | Gundula hat den Verkauf abgegeben; Ansprechpartner im Weingut ist ihr Sohn Falk Aschenbrenner.
B | mindest=36 Flaschen | Weniger als 36 Flaschen verkauft Aschenbrenner uns nicht.
A | | Vom Silvaner nehmen wir bei Aschenbrenner trotzdem 60 Flaschen.
B | spedition!=Kern Logistik | Pfalzfracht ist insolvent, für Aschenbrenner fährt jetzt Kern Logistik.
A | telefon!=06326 0170 | Neue Rufnummer beim Weingut Aschenbrenner: 06326 0170.
A | jahrgang=2023 ; konto=Volksbank | Aktuell füllt Aschenbrenner den Jahrgang 2023 ab, Konto bei der Volksbank.
A | jahrgang=2024 | Aktuell füllt Aschenbrenner den Jahrgang 2024 ab.`,
    questions: `
ansprech: An wen wenden wir uns beim Weingut Aschenbrenner? / Wer ist beim Weingut Aschenbrenner für uns da?
preis: Was kostet uns eine Flasche Riesling vom Weingut Aschenbrenner?
mindest: Wie viele Flaschen müssen wir beim Weingut Aschenbrenner mindestens nehmen?
liefertag: An welchem Wochentag liefert das Weingut Aschenbrenner?
spedition: Welche Spedition fährt für das Weingut Aschenbrenner?
siegel: Welche Anbauweise hat das Weingut Aschenbrenner?
telefon: Welche Telefonnummer hat das Weingut Aschenbrenner?
jahrgang: Welchen Jahrgang füllt das Weingut Aschenbrenner ab?
fax: Welche Faxnummer hat das Weingut Aschenbrenner?
skonto: Wie viel Skonto bekommen wir beim Weingut Aschenbrenner?`,
  },
]
