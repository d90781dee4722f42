/** Made-up records whose facts change: a German research group, a doctoral student, health insurance, a union local, a French tenant. Format: bench/texts/customers-1.mjs. */
export const GRANTS_4 = [
  {
    name: 'AG Seidel',
    lines: `
A@2023-11-06 | haus=Geb. 14 | Die AG Seidel sitzt in Geb. 14, zweiter Stock.
A@2023-11-06 | seminar=montags ; sprache=Deutsch | Gruppenseminar ist montags, vorgetragen wird auf Deutsch.
B@2023-11-13 | sekretariat=Frau Ruhland | Im Sekretariat der AG Seidel: Frau Ruhland.
A@2023-12-01 | geld=BMBF | Finanziert wird die Gruppe vor allem vom BMBF.
B@2023-12-11 | laser=in Reparatur | Der Femtosekundenlaser ist in Reparatur beim Hersteller.
A@2024-01-15 | | Die AG Hoffmann hat ihr Seminar am Mittwoch, mit Kuchen.
A@2024-01-22 | postdoc=Dr. Aalto | Für das Vakuumlabor verantwortlich: Dr. Aalto, Postdoc.
B@2024-02-05 | kaffee=30 Cent | Ein Kaffee kostet in der Küche 30 Cent.
A@2024-02-19 | gase=Fa. Lindner | Stickstoff liefert die Fa. Lindner.
B@2024-03-04 | | Seidel überlegt, einen Ruf nach Graz anzunehmen.
A@2024-03-18 | kst=4402 | Bestellungen der AG Seidel laufen auf die Kostenstelle 4402.
B@2024-03-25 | | Seidel findet, dass Poster wichtiger sind als Vorträge.
A@2024-04-08 | sprache=English | Folien und Fragen im Seminar bitte in English, sonst versteht Wei kein Wort.
B@2024-04-15 | | Mit der Verwaltung wird weiter auf Deutsch geschrieben.
A@2024-05-13 | laser=auf Tisch 3 | Gemessen wird mit Femtosekundenpulsen auf Tisch 3, Schutzbrille nicht vergessen.
B@2024-06-03 | sekretariat!=Herr Mbeki | Frau Ruhland ist in Rente, die Reisekosten bearbeitet jetzt Herr Mbeki.
A@2024-06-10 | | Herr Mbeki hat einen zweiten Schreibtisch im Dekanat.
B@2024-07-01 | seminar=Donnerstag um 14 Uhr | Am Donnerstag um 14 Uhr treffen sich alle bei Seidel im Besprechungsraum und einer trägt vor.
A@2024-08-12 | | Einmal fiel der Vortrag wegen Hitze aus.
A@2024-09-02 | postdoc!=Ilaria Conti | Aalto hat eine Professur in Turku bekommen; das Vakuumlabor hat Ilaria Conti geerbt.
B@2024-09-16 | | Der Laser der AG Hoffmann steht in Halle 2 und ist doppelt so alt.
A@2024-10-07 | haus=Neubau am Weiher | Besucher finden Seidels Leute im Neubau am Weiher, Klingel neben dem Fahrradkäfig.
B@2024-11-18 | | Ein kleiner Teil der Sachmittel stammt von der Universitätsstiftung.
A@2024-12-02 | geld!=DFG | Das BMBF-Projekt ist ausgelaufen, den Großteil der Gehälter trägt inzwischen die DFG.
B@2025-01-20 | kaffee!=50 Cent | Teurer geworden: die Tasse schlägt mit 50 Cent zu Buche.`,
    questions: `
haus: Wo sitzt die AG Seidel? / In welchem Gebäude finde ich die AG Seidel?
seminar: Wann ist das Gruppenseminar der AG Seidel?
sprache: In welcher Sprache wird im Seminar der AG Seidel vorgetragen?
sekretariat: Wer arbeitet im Sekretariat der AG Seidel? / Wer bearbeitet bei der AG Seidel die Reisekosten?
geld: Wer finanziert die AG Seidel hauptsächlich?
laser: Wo steht der Femtosekundenlaser? / Ist der Femtosekundenlaser einsatzbereit?
postdoc: Wer ist für das Vakuumlabor zuständig?
kaffee: Was kostet ein Kaffee in der Küche der AG Seidel?
kst: Auf welche Kostenstelle bestellt die AG Seidel?
gase: Wer liefert der AG Seidel den Stickstoff?`,
  },
  {
    name: 'Yusuf Demir',
    user: 'yusuf.demir',
    lines: `
a | topic=medieval tolls | I'm writing my thesis on medieval tolls along the Meuse.
a | sup=Professor Adriaens | My supervisor is Professor Adriaens.
a | desk=carrel 31 | I work in carrel 31 of the university library.
a | money=scholarship | I live off a scholarship from the Van Loon fund.
a | year=second year | I'm in my second year.
a | ch=chapter two | I am stuck in chapter two, the one with the ledgers.
a | cite=Zotero | My references are all in Zotero.
A | orcid=0000-0002-9999-0017 | Yusuf's ORCID: 0000-0002-9999-0017.
a | | My sister's thesis is about enzymes and she finished hers in three years.
a | teach=Latin reading class | On the side I teach the Latin reading class for freshmen.
b | home=student residence | I have a room in a student residence by the ring road.
a | | I could spend a term in Leuven if the exchange office ever answers.
a | | Adriaens hates footnotes longer than the page.
a | cite=plain BibTeX file | Every source I read goes into a plain BibTeX file that I edit by hand.
b | desk=attic | Look for me in the attic of the history institute, second window, the one with the cactus.
a | | Someone in carrel 12 eats crisps all day.
a | sup!=Dr Hanneke Vos | Adriaens has fallen ill for good, Dr Hanneke Vos agreed to take me on.
a | ch=conclusion | I rewrote the first sentence of my conclusion forty times today, everything before it is with the readers.
b | | A thing I wrote on salt barges was accepted by a regional journal.
a | money=archivist's assistant | I pay my bills as an archivist's assistant, twenty hours a week at the town hall.
A | | Yusuf was in Liège for two days and worked at the state archive there.
b | topic!=bridge wardens | The tolls idea got too big. What I ended up with is bridge wardens in Maastricht.
a | | The Latin freshmen gave me a mug.
a | home!=Amina's flat | I gave up my room on the ring road and moved into Amina's flat.
a | | Amina's cat sleeps on my printouts.
b | | My brother is looking for a place near the station.`,
    questions: `
topic: What is my thesis about?
sup: Who supervises my thesis? / Who is my supervisor?
desk: Where do I work on my thesis? / Where is my desk?
money: What do I live on? / How do I earn my living?
ch: Which part of the thesis am I writing?
cite: How do I keep my references?
home: Where do I live?
teach: What do I teach?
orcid: What is Yusuf Demir's ORCID?`,
  },
  {
    name: 'Rosalind Teague',
    lines: `
A | insurer=Harbourlight | Rosalind Teague has her health insurance with Harbourlight.
A | premium=$412 | Rosalind's monthly premium comes to $412.
B | deduct=$1,500 | Deductible on the Teague policy: $1,500.
A | pcp=Dr. Lomax | Her primary care doctor is Dr. Lomax.
A | ppl=just herself | The policy covers just herself.
B | appeal=pending | An appeal about her MRI bill is pending.
A | pharm=Cole's on Third ; ship=blue lid | Rosalind fills her prescriptions at Cole's on Third, in bottles with a blue lid because of her arthritis.
B | | Her ex-husband pays $530 for his plan and tells everyone.
A | dental=Whitetree | Dental is a separate policy with Whitetree.
A | | Rosalind is weighing up whether to raise the deductible to $3,000.
B | member=R-40-7719 | Member ID on her card: R-40-7719.
B | ppl=two children | Claims for her two children, Abe and Winnie, run under Rosalind's own plan.
A | | Abe needs glasses for the blackboard.
B | pcp=the nurse practitioner | Check-ups, refills, sore throats: Rosalind sees the nurse practitioner at the Elm Street clinic for all of it.
A | | A skin specialist, Dr. Beaumont, looked at a mole in June.
B | premium=$655 | What leaves Rosalind's account for health cover on the 3rd is $655.
A | | One month the bank took the payment twice and gave it back.
A | appeal!=overturned | Letter from the review board: the denial of the MRI was overturned.
B | | The scan itself lasted forty minutes, to the sound of jackhammers.
B | pharm=mail | Her pills arrive by mail in a grey pouch every ninety days.
A | insurer!=Prairie Mutual | Open enrollment: Rosalind dropped Harbourlight and signed up with Prairie Mutual.
A | deduct!=$900 | Under the fresh contract she bears only $900 herself before cover kicks in.
B | | Harbourlight still owes her a tax form for last year.
A | | Winnie's school has an accident policy for all pupils.`,
    questions: `
insurer: Which company is Rosalind Teague's health insurer? / With whom does Rosalind have her health insurance?
premium: How much does Rosalind pay a month for health insurance?
deduct: How high is Rosalind's deductible?
pcp: Whom does Rosalind see for primary care? / Who does Rosalind Teague's check-ups?
ppl: Who is covered by Rosalind's policy?
appeal: What came of Rosalind's appeal about the MRI bill?
pharm: How does Rosalind get her medicines?
dental: Who insures Rosalind's teeth?
ship: What colour of lid does Rosalind want on her bottles?`,
  },
  {
    name: 'Local 212',
    lines: `
A@2024-01-08 | pres=Marcy Delgado | President of Local 212, the bus drivers: Marcy Delgado.
A@2024-01-08 | hall=Kossuth Street | The union hall of Local 212 is on Kossuth Street.
B@2024-01-22 | contract=expired | Their contract with the transit authority is expired.
A@2024-02-04 | meet=second Sunday | Members come together on the second Sunday of the month.
B@2024-02-19 | wage=$27.10 | A driver at top scale earns $27.10 an hour.
A@2024-03-05 | lawyer=Feldman & Ruiz | Legal counsel for the local is Feldman & Ruiz.
B@2024-03-11 | | Local 88, the mechanics, make $31 at top scale.
A@2024-03-25 | griev=Tyrell Banks | Tyrell Banks handles grievances.
B@2024-04-02 | news=Fare Box ; size=640 | The newsletter is called Fare Box and goes to 640 members.
A@2024-04-16 | | Delgado thinks the authority's chairman has never been on a bus.
B@2024-05-20 | strike=on strike | Local 212 is on strike, pickets at all three garages.
A@2024-05-22 | | Some high school teachers brought tacos to the picket line.
B@2024-06-14 | strike=every route | The 212 drivers are running every route on the summer timetable.
A@2024-06-15 | contract=June 2028 | Local 212 and the authority are bound by an agreement that lasts to June 2028, no-strike clause and all.
A@2024-07-01 | wage=29.85 | Pay stub of a senior driver at 212, hourly: 29.85 dollars.
B@2024-07-09 | | Night runs pay a dollar fifty on top.
B@2024-08-12 | griev!=Joanne Pulaski | Tyrell went back to driving the 14, so write-ups land on the desk of Joanne Pulaski.
A@2024-09-03 | | The national union is holding its convention in Omaha.
B@2024-10-10 | pres!=Leon Whitaker | Close vote at 212: Leon Whitaker beat Marcy by nine ballots and was sworn in.
A@2024-10-11 | | Marcy keeps her seat on the pension board.
A@2024-12-01 | hall=old Lutheran church | Coffee's on in the basement of the old Lutheran church, which is where you find the 212 office, files and all.
B@2024-12-15 | | Somebody offered the local a storefront on Pine, they said they'd think about it.
A@2025-02-03 | meet!=first Saturday | Attendance was thin, therefore they shifted the membership meeting to the first Saturday.
B@2025-02-20 | | Snow closed the garages for a day.`,
    questions: `
pres: Who is president of Local 212?
hall: Where is the union hall of Local 212? / Where is the office of Local 212?
contract: What is the state of Local 212's contract? / How long does Local 212's contract run?
meet: When do the members of Local 212 meet?
wage: What does a top-scale driver of Local 212 earn an hour?
griev: Who handles grievances at Local 212?
strike: Is Local 212 on strike? / Are the bus drivers of Local 212 working?
lawyer: Who is the lawyer of Local 212?
news: What is the newsletter of Local 212 called?`,
  },
  {
    name: 'Élodie Garnier',
    user: 'elodie.g',
    lines: `
a | loyer=690 euros | Je paie 690 euros de loyer, charges comprises.
a | gardienne=Mme Vasseur | La gardienne de l'immeuble, c'est Mme Vasseur.
a | etage=au cinquième | J'habite au cinquième, sans ascenseur.
a | assurance=Assurétoile | Mon assurance habitation est chez Assurétoile.
A | caf=dossier en attente | Élodie a demandé l'aide au logement : dossier en attente.
a | | Mon voisin Karim paie 720 euros pour moins de mètres carrés.
a | chauffage=convecteurs | Je me chauffe avec des convecteurs électriques.
a | coloc=Manon | Je partage l'appartement avec Manon.
b | velo=dans la cour | Mon vélo dort dans la cour.
a | code=boîte 17 | Mon courrier arrive dans la boîte 17.
a | | Manon trouve le quartier trop bruyant.
B | caf=184 euros | Le 5 de chaque mois la caisse verse à Élodie 184 euros pour se loger.
a | coloc=Basile | Le soir je mets la table pour moi et pour Basile, qui occupe la chambre côté rue.
a | | Mme Vasseur a une petite-fille qui joue du hautbois.
a | chauffage=poêle à granulés | Tout l'hiver il fait 21 degrés chez moi grâce au poêle à granulés.
b | | Il est question d'installer un ascenseur, le vote est prévu en mars.
a | gardienne!=M. Diallo | Mme Vasseur est partie à la retraite et M. Diallo a repris la loge.
a | | Samedi dernier c'est le fils de M. Diallo qui a sorti les poubelles.
a | loyer=745 | Virement au propriétaire, chaque mois : 745 euros.
a | | L'assurance de mon scooter, elle, est chez Mutuelle du Rhône.
b | | Ma sœur, à Nantes, se chauffe au gaz et trouve ça moins cher.
b | assurance!=Bonabri | J'ai résilié Assurétoile, pour le logement je suis maintenant chez Bonabri.
a | | Je rêve d'un rez-de-chaussée avec jardin, un jour.
a | velo!=au garage | On m'a volé la selle, alors j'ai fini par louer une place au garage de la rue Berthe.`,
    questions: `
loyer: Combien est-ce que je paie de loyer ?
gardienne: Qui garde l'immeuble ? / Comment s'appelle le gardien de mon immeuble ?
assurance: Chez qui est mon assurance habitation ?
caf: Où en est l'aide au logement d'Élodie ? / Combien Élodie touche-t-elle d'aide au logement ?
chauffage: Comment est-ce que je me chauffe ?
coloc: Avec qui est-ce que je partage l'appartement ?
velo: Où est-ce que je range mon vélo ?
etage: À quel étage est-ce que j'habite ?
code: Dans quelle boîte arrive mon courrier ?`,
  },
]
