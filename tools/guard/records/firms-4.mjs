/** Made-up records whose facts change: small firms: a printer's (French), a haulier (German), an open-source library, a start-up founder, a brewery's contract. Format: bench/texts/customers-1.mjs. */
export const FIRMS_4 = [
  {
    name: 'Imprimerie Vasseur',
    lines: `
A@2024-10-03 | patron=Gilles Vasseur | L'imprimerie Vasseur est dirigée par Gilles Vasseur.
A@2024-10-03 | papier=Papeteries du Jura | Elle achète son papier aux Papeteries du Jura.
B@2024-10-07 | delai=dix jours | Pour une brochure, le délai chez Vasseur est de dix jours.
A@2024-10-07 | presse=Heidelmann offset | L'atelier tourne avec une Heidelmann offset.
A@2024-10-10 | pao=Clémence | Nos fichiers sont contrôlés par Clémence.
B@2024-10-15 | transport=coursier à vélo | Les épreuves nous parviennent par coursier à vélo.
A@2024-10-15 | remise=5 % | Vasseur nous accorde une remise de 5 %.
A@2024-10-22 | adresse=rue des Tanneurs | L'atelier se trouve rue des Tanneurs, à Dole.
B@2024-10-22 | siret=000 000 018 | Le numéro de client chez Vasseur est le 000 000 018.
A@2024-11-05 | | L'imprimerie Morel, à Lons, met trois semaines pour le même travail.
B@2024-11-12 | | Gilles aimerait bien passer à l'encre végétale, un jour peut-être.
A@2024-11-20 | pao=Bastien | Les remarques sur nos PDF arrivent signées Bastien, prépresse.
A@2024-11-28 | | Clémence nous a envoyé une carte postale de Québec.
B@2024-12-04 | presse=machine numérique | Sans eau ni plaques, fichier direct sur papier : c'est une machine numérique qui sort nos brochures.
A@2024-12-11 | | Pour le calendrier de Noël, il a fallu attendre vingt jours, une fois n'est pas coutume.
A@2025-01-08 | delai!=quatre jours | Bonne nouvelle, Vasseur a raccourci ses délais : comptez quatre jours.
B@2025-01-16 | remise=8 % | En bas de la dernière facture, on a déduit 8 %, conformément à l'accord annuel.
A@2025-01-23 | | Le stagiaire de Vasseur a renversé un pot de colle.
A@2025-02-06 | papier!=moulin de Larroque | Fâché avec les Papeteries du Jura, Vasseur se fournit désormais au moulin de Larroque.
B@2025-02-19 | | Le papier des enveloppes est une autre affaire, il vient d'Alsace.
A@2025-03-05 | transport=le facteur | C'est le facteur qui glisse les épreuves dans notre boîte, affranchies en lettre verte.
A@2025-03-18 | patron!=sa nièce Maëlle | Gilles a vendu ses parts en mars et sa nièce Maëlle a repris la maison.
B@2025-03-18 | | Maëlle a fait ses études à Lyon.
A@2025-03-27 | | Madame Morel songe elle aussi à vendre.`,
    questions: `
patron: Qui dirige l'imprimerie Vasseur ? / À qui appartient l'imprimerie ?
papier: Où Vasseur achète-t-il son papier ?
delai: Combien de temps faut-il à Vasseur pour une brochure ?
presse: Sur quelle machine Vasseur imprime-t-il nos brochures ?
pao: Qui vérifie nos fichiers chez Vasseur ?
transport: Comment recevons-nous les épreuves ?
remise: Quelle remise avons-nous chez Vasseur ?
adresse: Où se trouve l'atelier de Vasseur ?
siret: Quel est notre numéro de client chez Vasseur ?`,
  },
  {
    name: 'Uwe Thomsen',
    user: 'uwe.thomsen',
    lines: `
u@2025-01-06 | lkw=vier Lkw | Meine Spedition hat vier Lkw.
u@2025-01-06 | hof=Husum | Der Hof der Spedition ist in Husum.
u@2025-01-07 | tank=Nordöl | Getankt wird bei Nordöl.
u@2025-01-07 | dispo=Maren | Disponentin ist Maren.
A@2025-01-09 | linie=Rotterdam ; linientag=montags | Uwe Thomsens Stammtour geht montags nach Rotterdam.
u@2025-01-13 | werkstatt=Kfz Lornsen | Repariert werden die Wagen bei Kfz Lornsen.
u@2025-01-13 | preis=1,35 € | Ich nehme 1,35 € pro Kilometer.
u@2025-01-15 | handy=0171 3920 012 | Man erreicht mich auf dem Handy, 0171 3920 012.
u@2025-01-20 | maut=TollBox | Die Maut rechne ich über TollBox ab.
u@2025-01-22 | | Mein Schwager in Heide fährt mit neun Wagen und tankt bei Westfuel.
u@2025-01-27 | | Lornsen hat mir zum Geburtstag einen Schraubenschlüssel geschenkt.
u@2025-02-03 | lkw=sechs | Morgens lassen sechs Fahrer bei mir auf dem Hof den Diesel an, und kein Wagen bleibt stehen.
u@2025-02-05 | | Vielleicht lease ich nächstes Jahr einen Elektro-Sattelzug.
A@2025-02-10 | linie!=Antwerpen | Der Kunde hat umdisponiert, Uwes feste Fahrt führt statt nach Rotterdam nach Antwerpen.
u@2025-02-12 | | Letzten Montag bin ich ausnahmsweise selbst nach Groningen gefahren.
u@2025-02-17 | preis!=1,48 € | Wegen der Maut habe ich erhöht: 1,48 € der Kilometer.
u@2025-02-20 | tank=eigene Zapfsäule | Hinter der Halle steht meine eigene Zapfsäule, da machen die Jungs abends die Tanks voll.
A@2025-02-24 | linientag=donnerstags | Die Frachtpapiere für den Hafen braucht Uwes Fahrer donnerstags um vier.
u@2025-03-03 | dispo!=Hauke | Maren hat gekündigt, jetzt teilt Hauke die Touren ein.
u@2025-03-04 | | Hauke trinkt zwölf Tassen Kaffee am Tag.
u@2025-03-10 | | Meine Privatnummer zu Hause ist 04841 555 019.
u@2025-03-12 | werkstatt=Mechaniker Sönke | Bremsen, Ölwechsel, Reifen: alles macht mein angestellter Mechaniker Sönke in der Grube neben dem Büro.
u@2025-03-17 | | Lornsen verkauft übrigens auch gebrauchte Anhänger.
u@2025-03-19 | handy!=0171 3920 095 | Neue Handynummer von mir: 0171 3920 095
u@2025-03-24 | | Das Navi im dritten Wagen spinnt.`,
    questions: `
lkw: Wie viele Lkw habe ich? / Wie groß ist mein Fuhrpark?
tank: Wo tanken meine Fahrer?
dispo: Wer ist bei mir in der Disposition?
linie: Wohin geht meine Stammtour?
linientag: An welchem Wochentag ist die Stammtour?
werkstatt: Wer repariert meine Lastwagen?
preis: Was berechne ich pro Kilometer?
handy: Wie lautet meine Handynummer?
hof: Wo ist der Hof meiner Spedition?
maut: Worüber rechne ich die Maut ab?`,
  },
  {
    name: 'quillparse',
    lines: `
A | version=1.9.4 | Latest release of quillparse: 1.9.4.
A | maint=Ottoline | quillparse is maintained by Ottoline.
B | licence=MIT | quillparse is under the MIT licence.
A | node=Node 16 | It needs Node 16 at least.
A | tests=Mocha | The test suite of quillparse is written with Mocha.
B | home=GitHub | quillparse is hosted on GitHub.
A | chat=IRC | Questions about quillparse are answered on IRC.
B | size=48 kB | Minified, quillparse comes to 48 kB.
A | sponsor=Redfern Labs | Redfern Labs sponsors the project.
A | lang=TypeScript | The source code is TypeScript.
B | | quillrender, the sister package, is GPL and stuck at 0.7.
B | | Somebody called the docs of quillparse "surprisingly funny".
A | version=2.0.0 | npm says latest → 2.0.0 for quillparse.
A | | 2.1 is planned with streaming, no date.
B | node!=Node 20 | With the major release they dropped the old runtimes, below Node 20 it refuses to install.
A | size=31 kB | A fresh bundle report: the parser weighs in at 31 kB.
B | | Gzipped, that makes about a third.
A | tests=Vitest | To check a patch, run npx vitest; all four hundred specs are Vitest.
B | | One flaky spec was skipped on Windows.
A | maint!=Jun and Ebele | Ottoline burnt out and gave the keys of the project to Jun and Ebele.
B | | Ottoline wrote a moving blog post about it.
A | home!=Codeberg | The repository has been archived where it was, development carries on at Codeberg.
A | | There's a read-only mirror at a Polish university as well.
B | chat=forum | If you're stuck, Jun reads every thread in the forum, usually before lunch.
A | | Ebele would prefer Apache to MIT but nobody wants the paperwork.
B | licence=MPL 2.0 | The LICENSE file of quillparse opens with the words MPL 2.0.`,
    questions: `
version: What is the latest version of quillparse?
maint: Who maintains quillparse?
licence: Under which licence is quillparse published?
node: Which version of Node does quillparse need?
tests: Which test framework does quillparse use?
home: Where is quillparse's repository?
chat: Where do I get help with quillparse?
size: How large is quillparse when minified?
sponsor: Who sponsors quillparse?
lang: What is quillparse written in?`,
  },
  {
    name: 'Dele Afolabi',
    user: 'dele',
    lines: `
f | firm=Parcelo | My start-up is called Parcelo.
f | cofounder=Quentin | My co-founder is Quentin.
f | money=own savings | We live on our own savings.
f | desk=Hatchery | We rent two desks at the Hatchery.
f | runway=seven months | Runway: seven months.
A | bank=Tern Bank | Dele's company banks with Tern Bank.
f | lawyer=Miss Achterberg | Miss Achterberg is our lawyer.
f | price=£9 a month | A subscription costs £9 a month.
f | first=bike shops | We sell to bike shops.
f | domain=parcelo.example | Our domain is parcelo.example.
A | | For his private money Dele uses a different bank, Halyard.
f | | A fund from Bristol said we were "too early", whatever that means.
f | | My flatmate's start-up has a runway of two years, lucky man.
f | money=Kestrel Ventures | The salaries this month came out of the £600,000 that Kestrel Ventures wired us.
f | runway=till the end of next year | At the rate we burn, there's cash till the end of next year.
f | | Kestrel may want a seat on the board.
f | desk=upstairs from a locksmith | Seven of us and a whiteboard fit into the two rooms upstairs from a locksmith in Peckham.
A | | The locksmith let Dele back in twice when he forgot his key.
f | first!=florists | Turned out bike shops don't post much; florists do, so they're who we sell to.
f | | One bike shop in Leeds still sends us Christmas cards.
f | price!=£15 | We put the subscription up from nine pounds to £15.
f | | Charities pay half.
f | cofounder!=Ngozi | Quentin and I parted ways as friends. Ngozi has joined as the second founder.
f | | Ngozi's mother taught me maths at school.
f | lawyer=Bramble Legal | The shareholder agreement was drawn up by Bramble Legal, whom I call for anything with a signature.
f | firm!=Stemway | A logistics giant objected to our name, so we're trading as Stemway.`,
    questions: `
firm: What is my company called? / Under what name do we trade?
cofounder: Who is my co-founder?
money: Where does our money come from? / Who finances my company?
desk: Where is our office?
runway: How long will our cash last?
lawyer: Who does our legal work?
price: What does a subscription cost with us?
first: What kind of customers do we sell to?
bank: Which bank is Dele's company with?
domain: What is our web domain?`,
  },
  {
    name: 'Lowmoor Brewery',
    lines: `
C@2024-05-06 | term=31 December 2024 | The supply contract with Lowmoor Brewery runs to 31 December 2024.
C@2024-05-06 | volume=40 kegs | Under it Lowmoor sends us 40 kegs per week.
D@2024-05-07 | signer=Hamish Orde | Hamish Orde signed for the brewery.
C@2024-05-13 | notice=three months | Period of notice with Lowmoor: three months.
D@2024-05-13 | brand=Moorhen Pale | The beer we take is Moorhen Pale.
C@2024-05-21 | keg=£92 | We pay Lowmoor £92 per keg.
D@2024-05-21 | drop=cellar hatch | The draymen roll the kegs in at the cellar hatch.
C@2024-06-03 | law=Scots law | The agreement is governed by Scots law.
D@2024-06-03 | | Bottled beer from Lowmoor arrives at the front bar, by van.
D@2024-06-03 | glass=half pints free | Branded glasses: half pints free, pints at cost.
C@2024-06-18 | | Our cider comes from Tarn Orchard at £71 a keg, with a month's notice.
D@2024-07-02 | | Hamish poured us a stout that isn't on sale.
C@2024-08-12 | volume!=55 | The summer terrace is packed, so we've raised the weekly order with them to 55.
D@2024-08-19 | | In festival week there were ninety, a one-off.
C@2024-09-09 | keg=£97.50 | Invoice from Hamish's people, checked and correct: 55 times £97.50.
D@2024-10-01 | | The head barman would love an alcohol-free one from them.
C@2024-10-14 | term!=mid-2027 | We have renewed with the brewery, the ink takes us to mid-2027.
D@2024-10-14 | notice=six weeks | Clause 9 of the renewal says that either side can walk out at six weeks.
C@2024-11-04 | | Lowmoor is said to be for sale, but Hamish denies it.
D@2024-12-02 | brand=Curlew Amber | It is Curlew Amber that flows from all our Lowmoor taps, dark as a chestnut.
C@2025-01-13 | signer!=Petronella Haig | Hamish has left brewing altogether; anything with Lowmoor needs the signature of Petronella Haig.
D@2025-01-20 | | Petronella once ran a distillery on Islay.
C@2025-02-10 | drop=goods lift | The dray backs up to the goods lift, where Ali counts the kegs in.
D@2025-02-11 | | Ali hurt his thumb on a keg.`,
    questions: `
term: Until when does our contract with Lowmoor Brewery run?
volume: How many kegs a week do we get from Lowmoor?
signer: Who signs for Lowmoor Brewery?
notice: What is the notice period with Lowmoor?
brand: Which Lowmoor beer do we have on tap?
keg: What does a keg from Lowmoor cost us?
drop: Where are Lowmoor's kegs delivered in our building?
law: Which law governs the contract with Lowmoor?
glass: What are the terms for Lowmoor's branded glasses?`,
  },
]
