/** Made-up records whose facts change, by an author of whom nothing is in training. Format: ../customers-1.mjs. */
export const TEAMS_1 = [
  {
    name: 'Harbour',
    lines: `
A | owner=Priya Nandakumar | Harbour, the payment gateway rewrite, is owned by Priya Nandakumar.
A | launch=12 May | Harbour is meant to go live on 12 May.
B | port=8443 ; region=eu-west-1 | The Harbour API listens on 8443 and runs in eu-west-1.
A | | Priya would rather have had a smaller first release.
A | db=PostgreSQL 14 | Harbour keeps its ledger in PostgreSQL 14.
B | channel=#harbour-dev | Questions on Harbour belong in #harbour-dev.
A | rate=200 requests per second | Harbour lets each merchant make 200 requests per second.
B | | The old gateway, Jetty, answers on 9090.
A | retry=three times | A failed capture in Harbour is retried three times.
A | launch=2 June | Harbour ships to all merchants on 2 June.
B | | The health endpoint of Harbour sits on a port of its own, 8081.
A | owner!=Tobias Renk | Tobias Renk took over Harbour when Priya went on parental leave.
A | | Tobias is thinking of splitting Harbour into two services.
C | sdk=Java and Go | Client libraries for Harbour exist in Java and Go.
B | db=CockroachDB | All ledger rows of Harbour live in CockroachDB.
A | | Reporting for Harbour reads from a Redshift copy that is refreshed hourly.
B | port=7443 | To reach Harbour from another service, connect to 7443.
C | | Yesterday only, the Harbour people talked in #war-room because of the outage.
A | rate!=350 requests per second | We raised the ceiling for a Harbour merchant to 350 requests per second.
A | | One shop asked for 1,000 requests per second on Harbour; nothing was promised.
C | region!=eu-central-1 | Harbour was migrated out of Ireland, its home is eu-central-1.
B | launch!=16 June | Legal needs more time, hence Harbour's go-live slipped to 16 June.
A | channel=#payments-core | Anyone with something to say about Harbour should post it in #payments-core.
C | | There may be a second region for Harbour next year, probably us-east-2.
A | | Harbour's sister project Pontoon launches on 1 July.`,
    questions: `
owner: Who owns Harbour? / Who is responsible for the payment gateway rewrite?
launch: When does Harbour go live? / What is the launch date of Harbour?
port: Which port does the Harbour API use?
region: In which cloud region does Harbour run?
db: Which database holds Harbour's ledger? / Where does Harbour store the ledger?
channel: Where do I ask questions about Harbour? / Which chat channel is for Harbour?
rate: How many requests may a merchant make on Harbour? / What is Harbour's rate limit?
retry: How often is a failed capture retried in Harbour?
sdk: For which languages are there Harbour client libraries?`,
  },
  {
    name: 'Brightwell Foods',
    lines: `
A@2025-01-14 | buyer=Lorna Pickett | Our champion at Brightwell Foods is Lorna Pickett, head of purchasing.
A@2025-01-14 | seats=120 seats ; price=€38 | Quote to Brightwell Foods went out: 120 seats at €38 each per month.
A@2025-01-20 | stage=discovery | Deal stage Brightwell Foods = discovery
B@2025-01-22 | rep=Gareth Moyle | Gareth Moyle is the account executive on Brightwell Foods.
A@2025-01-29 | | Lorna compared us with Stockwise, who charge €31 per seat.
A@2025-02-03 | terms=30 days | Brightwell Foods wants to pay within 30 days of invoice.
B@2025-02-05 | start=1 April | The subscription of Brightwell Foods should begin on 1 April.
A@2025-02-11 | stage=negotiation | On the pipeline board Brightwell Foods sits under negotiation.
A@2025-02-13 | | Brightwell's Irish subsidiary has a contract of its own with 25 seats.
B@2025-02-18 | buyer!=Ikram Saleh | Lorna Pickett has left Brightwell, purchasing lies in the hands of Ikram Saleh.
B@2025-02-20 | | Ikram Saleh used to work at Stockwise.
A@2025-02-26 | price=€34 | What Brightwell Foods pays us per seat is €34 monthly.
A@2025-03-03 | | If they sign for two years we could go down to €29, but that hasn't been offered.
A@2025-03-05 | seats!=150 seats | Ikram bumped the order up to 150 seats.
B@2025-03-06 | law=Thames & Kettle | Brightwell has its contracts checked by the law firm Thames & Kettle.
B@2025-03-06 | hq=Northampton | Brightwell's head office is in Northampton.
B@2025-03-10 | terms=60 days | Brightwell's finance people settle our bills after 60 days.
A@2025-03-12 | | One bill, for the February workshop, was paid after 14 days.
A@2025-03-17 | rep=Sunniva Dahl | For anything commercial with Brightwell Foods, Sunniva Dahl is the one who calls them.
A@2025-03-19 | | Gareth gets copied on the Brightwell mails because he knows the CFO.
B@2025-03-24 | start=15 May | Brightwell's licences run from 15 May.
B@2025-03-27 | | Their test kitchen in Derby has had trial licences since January.
A@2025-04-02 | stage!=closed won | Signed! Brightwell Foods went from negotiation to closed won.
A@2025-04-04 | | Brightwell may add its canteens in the autumn, another 80 seats or so.
A@2025-04-04 | | Ikram found our onboarding deck too long.`,
    questions: `
buyer: Who is our contact in purchasing at Brightwell Foods? / Who is the buyer at Brightwell?
seats: How many seats has Brightwell Foods ordered?
price: What is Brightwell's price per seat? / How much does Brightwell pay for one seat?
stage: What stage is the Brightwell Foods deal in? / How far along is the Brightwell deal?
rep: Who on our side handles the Brightwell account?
terms: How long does Brightwell take to pay? / What are the payment terms of Brightwell Foods?
start: When does Brightwell's subscription start?
law: Which law firm reviews Brightwell's contracts?
hq: Where is Brightwell's head office?`,
  },
  {
    name: 'Oksana Melnyk',
    user: 'oksana.m',
    lines: `
a | rota=odd weeks | I'm on call in odd weeks.
a | second=Malik | If I don't answer the pager, Malik gets it.
a | pager=PagerTree | Alerts reach me through PagerTree.
a | desk=Lisbon | I work from the Lisbon office.
a | | My flatmate is on call too, at a hospital, every third weekend.
a | lead=Jonas Eide | My team lead is called Jonas Eide.
a | phone=+351 21 555 0143 | Work mobile for escalations is +351 21 555 0143.
a | shell=fish | In the terminal I'm a fish person.
a | dash=Grafana | When I want graphs I look at Grafana.
A | service=checkout | Oksana looks after the checkout service.
A | rota=even weeks | Oksana carries the pager in even weeks.
a | | I swapped with Malik for the Easter weekend, just that once.
a | lead!=Rosalind Fürst | Jonas went off to the data org, I report to Rosalind Fürst.
a | | Rosalind likes her incident reports short.
a | second=Hye-jin | Second in line behind me on call is Hye-jin.
a | | Privately I can be reached on +351 91 555 0166.
a | pager!=Opsgenie | We dumped PagerTree for Opsgenie at the end of the quarter.
a | | Malik would love to try Squadcast.
A | dash=Chronosphere | As soon as a curve looks odd, Oksana opens the Chronosphere dashboards.
a | | Finance has charts of its own in Looker.
a | desk=Porto | You'll find me at my desk in Porto, second floor by the kitchen, Monday to Thursday.
a | | Two days in Lisbon next week for the offsite.
a | phone!=+351 21 555 0190 | new escalation mobile, please save: +351 21 555 0190
A | | Oksana is considering zsh but hasn't got round to it.
a | service=refunds | The refunds service is my baby.
a | vpn=WireGuard | To get into the prod network I use WireGuard.
a | | I broke prod on my second day, ages ago.`,
    questions: `
rota: In which weeks am I on call? / When do I have the pager?
second: Who gets paged if I don't answer? / Who is my backup on call?
pager: Which tool sends me alerts?
desk: Which office do I work from? / Where is my desk?
lead: Who is my team lead? / Who do I report to?
phone: What is my escalation number? / What's Oksana's work mobile?
dash: Where do I look at dashboards?
service: Which service am I responsible for? / What does Oksana look after?
shell: Which shell do I use?
vpn: How do I connect to the prod network?`,
  },
  {
    name: 'Tanglewood Dental',
    lines: `
A | hours=8:30 | Tanglewood Dental opens its doors at 8:30.
A | desk=Mrs. Oyelaran | Mrs. Oyelaran sits at the front desk of Tanglewood Dental.
B | surgeon=Dr. Kvist | Implants at Tanglewood are placed by Dr. Kvist.
A | hygiene=£62 | A hygienist visit at Tanglewood costs £62.
A | | Dr. Kvist's brother runs a practice in Hull that opens at 7.
B | software=Dentrova | The Tanglewood practice keeps patient records in Dentrova.
A | closed=Wednesday afternoons | Tanglewood Dental shuts on Wednesday afternoons.
A | night=020 7946 0211 | The out-of-hours line of Tanglewood Dental is 020 7946 0211.
A | | The surgery got a fish tank for the waiting room.
B | hours=7:45 | First patients are let in at Tanglewood from 7:45.
A | | On 3 March Tanglewood started at 10 because of a burst pipe.
B | surgeon!=Dr. Amadi | Ever since Dr. Kvist retired, Tanglewood's implant patients see Dr. Amadi.
A | | Dr. Petrakis does the root canals at Tanglewood.
A | hygiene=£70 | Scale and polish with the hygienist stands at £70 in the Tanglewood price list.
B | | Whitening at Tanglewood is £240, paid in advance.
A | parking=behind the bakery | Patients of Tanglewood park behind the bakery.
A | software!=Molar One | Tanglewood's charts were carried over from Dentrova into Molar One.
A | | Book-keeping at Tanglewood is done in Sage.
B | desk=Callum | Callum picks up the phone and books people in at Tanglewood's reception.
A | | Mrs. Oyelaran knits baby hats for the nurses.
B | closed=Friday afternoons | Nobody can be seen at Tanglewood on Friday afternoons.
A | lab=Cresta Ceramics | Crowns for Tanglewood are made by Cresta Ceramics.
A | | Tanglewood has asked Pearl Lab for a quote on crowns, no decision so far.
B | night!=020 7946 0388 | For emergencies after six the Tanglewood number is no longer the old one, ring 020 7946 0388.
B | | Some patients find the chairs too low.
A | hygiene=£75 | Tanglewood charges £75 when the hygienist cleans your teeth.`,
    questions: `
hours: When does Tanglewood Dental open? / From what time can patients come to Tanglewood?
desk: Who is at reception at Tanglewood Dental?
surgeon: Who does implants at Tanglewood?
hygiene: How much is an appointment with the hygienist at Tanglewood? / What does teeth cleaning cost at Tanglewood Dental?
software: Which program does Tanglewood use for patient records?
closed: When is Tanglewood Dental closed during the week? / On which afternoons is Tanglewood shut?
night: What is Tanglewood's emergency number outside hours?
parking: Where can patients of Tanglewood park?
lab: Who makes Tanglewood's crowns?`,
  },
  {
    name: 'Kita Rosenweg',
    lines: `
A@2025-02-03 | bauleiter=Frau Hollmann | Neubau Kita Rosenweg: Die Bauleitung hat Frau Hollmann.
A@2025-02-03 | einzug=1. September | Die Kita Rosenweg soll am 1. September bezogen werden.
B@2025-02-07 | heizung=Gastherme | Geheizt wird die Kita Rosenweg laut Plan mit einer Gastherme.
A@2025-02-10 | elektro=Firma Stromeier ; jour=montags um 9 Uhr | Elektroarbeiten am Rosenweg macht die Firma Stromeier, Baubesprechung ist montags um 9 Uhr.
A@2025-02-17 | | In der Karnevalswoche fiel die Baubesprechung aus.
B@2025-02-19 | kosten=2,4 Millionen Euro | Der Kostenrahmen der Kita Rosenweg liegt bei 2,4 Millionen Euro.
B@2025-02-24 | fassade=Lärchenholz | Außen bekommt das Haus eine Verkleidung aus Lärchenholz.
A@2025-03-05 | gruppen=vier Gruppen | Platz ist in der Kita Rosenweg für vier Gruppen.
A@2025-03-11 | | Die Turnhalle nebenan wird mit Fernwärme geheizt.
B@2025-03-14 | heizung=Erdwärmepumpe | Warm wird es in der Kita durch eine Erdwärmepumpe im Keller.
A@2025-03-18 | | Der Bürgermeister fände ein Gründach schön.
A@2025-03-24 | bauleiter!=Herr Tiedje | Frau Hollmann ist ausgeschieden, als Bauleiter ist Herr Tiedje eingesprungen.
B@2025-03-27 | | Herr Tiedje fährt einen alten Unimog.
A@2025-04-02 | jour=donnerstags um 8 Uhr | Wer zur Baurunde am Rosenweg kommen will, ist donnerstags um 8 Uhr im Container willkommen.
A@2025-04-08 | einzug!=1. November | Wegen des Frosts verschiebt sich der Einzug der Kinder auf den 1. November.
B@2025-04-10 | | Das Richtfest war am 10. April, es gab Erbsensuppe.
A@2025-04-15 | kosten=2,9 Millionen Euro | Laut Haushaltsplan kostet der Kitabau 2,9 Millionen Euro.
B@2025-04-16 | | Für die Außenanlagen gibt es einen eigenen Topf von 180.000 Euro.
B@2025-04-22 | traeger=das Evangelische Hilfswerk | Betrieben wird die Kita Rosenweg durch das Evangelische Hilfswerk.
B@2025-04-28 | elektro=Leitwerk GmbH | Die Kabel und Schalter in der Kita installiert die Leitwerk GmbH.
A@2025-05-06 | | Stromeier kümmert sich um die Straßenlaternen in der Siedlung.
A@2025-05-12 | fassade!=Klinker | Aus Brandschutzgründen kommt nun doch Klinker statt Holz an die Außenwand.
B@2025-05-19 | | Eventuell kommt später eine fünfte Gruppe in den Anbau, das ist noch nicht beschlossen.
B@2025-05-21 | | Sanitär am Rosenweg liegt bei Wassermann & Sohn.`,
    questions: `
bauleiter: Wer leitet die Baustelle der Kita Rosenweg? / Wer ist Bauleiter am Rosenweg?
einzug: Wann können die Kinder in die Kita Rosenweg einziehen?
heizung: Womit wird die Kita Rosenweg geheizt? / Welche Heizung hat die Kita Rosenweg?
elektro: Wer macht die Elektrik in der Kita Rosenweg?
jour: Wann ist die Baubesprechung für die Kita Rosenweg?
kosten: Wie teuer wird die Kita Rosenweg? / Wie hoch sind die Baukosten der Kita?
fassade: Woraus besteht die Fassade der Kita Rosenweg?
gruppen: Für wie viele Gruppen ist die Kita Rosenweg gebaut?
traeger: Wer ist Träger der Kita Rosenweg?`,
  },
]
