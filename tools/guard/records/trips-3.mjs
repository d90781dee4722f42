/** Made-up records whose facts change: travel, hotels, events, weddings, music and film crews, restaurants. Format: bench/texts/customers-1.mjs. */
export const TRIPS_3 = [
  {
    name: 'Frieda Lohmann',
    user: 'frieda.l',
    lines: `
a | kapelle=Blechschaden ; instrument=Tenorhorn | Ich spiele Tenorhorn bei der Kapelle Blechschaden.
a | probe=mittwochs um acht | Probe haben wir mittwochs um acht im Feuerwehrhaus.
a | dirigent=Korbinian | Den Takt gibt Korbinian an.
a | reise=Südtirol | Unsere Konzertreise im Herbst führt nach Südtirol.
A | tracht=rote Weste | Zu Friedas Bühnenkleidung gehört eine rote Weste mit Messingknöpfen.
a | | Mein Bruder Jan spielt Tuba bei den Stadtpfeifern, die tragen Schwarz.
a | fahrt=mit Jan im Auto | Zur Probe komme ich mit Jan im Auto.
a | noten=in einer Ledermappe | Meine Noten liegen in einer Ledermappe.
a | beitrag=30 Euro | Der Jahresbeitrag beträgt 30 Euro.
a | | Zu Weihnachten proben wir zusätzlich einmal samstags.
a | noten=auf dem Tablet | Beim Spielen blättere ich mit einem Fußpedal, alle Stimmen habe ich auf dem Tablet.
a | | Gestern ist mir mitten im Marsch das Pedal weggerutscht.
b | instrument!=Posaune | Das Horn gehörte dem Verein und ging zurück, ich bin auf die Posaune umgestiegen.
a | | Ob ich je Trompete lerne? Vielleicht im nächsten Leben.
a | dirigent=Frau Selig | Vorne am Pult steht Frau Selig und zählt auf Sächsisch ein.
a | | Korbinian hat zum Geburtstag ein Fass spendiert.
a | reise=Gent | Im Oktober treten wir vier Tage lang auf Marktplätzen in Gent auf.
b | probe!=freitags um sieben | Wegen der Übungen der Feuerwehr ist die Probe auf freitags um sieben gewandert.
a | | Diese Woche fällt sie aus, der Saal wird gestrichen.
a | fahrt=Linie 40 | Die Linie 40 hält vor dem Proberaum, ich muss nur aufpassen, dass der Koffer niemanden stößt.
A | tracht!=Jeansjacke | Westen sind Geschichte, hat die Kapelle beschlossen: Frieda steht in der Jeansjacke auf der Bühne.
a | | Jan findet das scheußlich.
a | | Vielleicht spielen wir nächstes Jahr auch mal in der Bretagne.`,
    questions: `
instrument: Welches Instrument spiele ich?
probe: Wann ist meine Probe? / An welchem Abend probt die Kapelle?
dirigent: Wer dirigiert uns?
reise: Wohin geht unsere Konzertreise?
tracht: Was trage ich bei Auftritten?
fahrt: Wie komme ich zur Probe?
noten: Wo habe ich meine Noten?
kapelle: In welcher Kapelle bin ich?
beitrag: Wie hoch ist der Jahresbeitrag?`,
  },
  {
    name: 'Lowtide Festival',
    lines: `
A | field=Garrick's Meadow ; weekend=last weekend in July | Lowtide Festival fills Garrick's Meadow on the last weekend in July.
A | headliner=The Mauve Hour | Saturday night at Lowtide belongs to The Mauve Hour.
B | ticket=£95 | A weekend ticket for Lowtide is £95.
A | power=diesel generators | Lowtide's stages run on diesel generators.
A | medic=St Ansgar Volunteers | First aid at Lowtide: St Ansgar Volunteers.
B | bar=Pike & Daughter | Pike & Daughter run the bars at Lowtide.
A | toilets=compost | Lowtide has compost toilets, always had.
B | | Day visitors on Sunday pay £40.
A | | Hightide, the winter edition, happens in a warehouse.
A | headliner!=Kettle Sisters | The singer of the Mauve Hour has nodules and the slot has gone to the Kettle Sisters.
B | | The Kettle Sisters are not sisters and one of them is called Dave.
A | ticket=£110 | Three days at Lowtide set you back £110, tent included.
B | | Locals within five miles get a third off.
A | power=a cable from the wind farm | You'll notice how quiet Lowtide is behind the stages: all the electricity arrives by a cable from the wind farm.
A | | One food stall burned its awning.
B | field!=Sallow Island | Garrick sold to a housing developer. Lowtide found a home on Sallow Island.
A | | You can walk over at ebb, otherwise there's a punt.
A | | The council has hinted at an earlier curfew, nothing is decided.
B | bar=students' union | All the beer at Lowtide is pulled by people from the students' union, who keep the tips.
A | | Pike's cider stall at the market is as good as ever.
B | weekend!=second weekend in August | To dodge the spring tide Lowtide was shifted by a fortnight and falls on the second weekend in August.
A | medic=a tent of nurses from Lydd | Cut your foot at Lowtide? Look for a tent of nurses from Lydd near gate two.
B | crew=160 | Lowtide counts on 160 volunteers.`,
    questions: `
field: Where does Lowtide Festival take place? / What is the site of Lowtide?
weekend: On which weekend is Lowtide Festival?
headliner: Who headlines Saturday at Lowtide?
ticket: What does a weekend ticket for Lowtide cost?
power: Where does the electricity for Lowtide come from?
bar: Who runs the bars at Lowtide?
medic: Who does first aid at Lowtide Festival?
toilets: What sort of toilets are there at Lowtide?
crew: How many volunteers work at Lowtide?`,
  },
  {
    name: 'Sunniva Dahl',
    user: 'sunniva',
    lines: `
a | desk=fourth desk ; section=second violins | I'm in the second violins, fourth desk, outside seat.
a | partner=Bertil | I share my music stand with Bertil.
a | violin=a Mittenwald from 1890 | My violin is a Mittenwald from 1890.
a | luthier=Mr Okonjo | Mr Okonjo does my repairs.
A | hotel=the Hotel Drei Kronen | On the winter tour Sunniva shares the Hotel Drei Kronen with the brass.
a | bow=carbon fibre | My everyday bow is carbon fibre.
a | dep=Petra | When I'm ill, Petra fills in for me.
a | | Petra also subs in the opera pit.
a | pupils=five | I teach five pupils on Saturdays.
a | | I've a feeling the violas are plotting something.
b | section!=first violins | I won the audition, so from September I belong to the first violins!
a | desk=right behind the leader | From my chair, right behind the leader, I can read her fingerings.
a | | In the Brahms only, strings sit the other way round.
a | partner=Mei-Ling | Mei-Ling turns the pages for us both and marks the bowings in green.
a | | Bertil brought me liquorice from Gotland.
a | violin!=a Venetian loan | A foundation lent me an instrument: I handed the Mittenwald to my niece and play a Venetian loan.
a | | The insurance for it costs more than my bicycle.
a | | For quartets at home I've a baroque bow too.
A | pupils=no pupils | Sunniva has no pupils, her Saturdays belong to the allotment.
a | | A boy's mother asked about lessons; I said I'd sleep on it.
b | luthier!=Atelier Brun | Okonjo retired to Ghana, my fiddle goes to Atelier Brun for its check-ups.
a | hotel=with a host family | During the tour I'm sleeping with a host family who have a sauna and three huskies.
a | | The trumpets complain about the breakfast at the Drei Kronen.
b | partner!=Casper | Mei-Ling got her dream job in Berlin, and Casper slid over to the chair beside mine.`,
    questions: `
section: Which section of the orchestra am I in? / Am I a first or a second violin?
desk: Where do I sit in my section?
partner: Who is my desk partner?
violin: What instrument do I play on?
luthier: Who looks after my violin?
hotel: Where do I stay on the winter tour?
pupils: How many pupils do I have?
bow: What is my everyday bow made of?
dep: Who stands in for me when I'm ill?`,
  },
  {
    name: 'Joaquín Ferrer',
    user: 'joaquin.f',
    lines: `
a | local=La Perdiz ; puesto=jefe de sala | Soy jefe de sala en La Perdiz, en Zaragoza.
a | turno=de noche | Trabajo en el turno de noche.
a | libre=los lunes | Libro los lunes.
a | jefa=Amparo | Mi jefa es Amparo, la dueña.
A | carta=doce platos | La carta de Joaquín tiene doce platos.
a | | El bar de mi cuñado tiene treinta tapas y ninguna buena.
a | vino=Bodegas Almunia | El tinto de la casa nos lo sirve Bodegas Almunia.
a | reservas=una libreta | Las reservas las apunto en una libreta roja.
a | idioma=inglés y francés | Con los clientes hablo inglés y francés.
a | | Anoche un turista pidió la paella con kétchup.
a | reservas=una aplicación | Quien quiera mesa la pide por una aplicación y a mí me suena el reloj.
a | | La libreta se la regalé a mi hija para dibujar.
b | turno!=mediodía | Con el nacimiento de la niña cambié de horario y hago los servicios de mediodía.
a | | El sábado pasado cubrí la cena por un compañero.
a | jefa=un grupo de Madrid | El restaurante pertenece a un grupo de Madrid que manda a un señor con corbata cada trimestre.
a | | Amparo viene a comer de vez en cuando y siempre deja propina.
A | carta!=solo menú degustación | Se acabó elegir: donde Joaquín se sirve solo menú degustación.
a | | El degustación dura dos horas y media.
a | libre=martes y miércoles | Los martes y miércoles duermo hasta las once y bajo al río, sin delantal ni corbata.
a | | Estoy pensando en montar algo propio en Jaca.
b | vino!=Viña Orosia | Almunia subió tanto los precios que acabamos con Viña Orosia como tinto de la casa.
a | | El blanco viene de Rueda, como siempre.
a | moto=una Vespa | Voy al trabajo en una Vespa verde.`,
    questions: `
turno: ¿En qué turno trabajo?
libre: ¿Qué días libro?
jefa: ¿De quién es el restaurante? / ¿Quién es el dueño de La Perdiz?
carta: ¿Qué tipo de carta tenemos?
vino: ¿De qué bodega es el tinto de la casa?
reservas: ¿Cómo se reservan las mesas?
local: ¿En qué restaurante trabajo?
idioma: ¿Qué idiomas hablo con los clientes?
moto: ¿Cómo voy al trabajo?`,
  },
  {
    name: 'GridCon',
    lines: `
A@2024-10-01 | city=Utrecht ; chair=Annelies Vos | GridCon 2025 goes to Utrecht; programme chair: Annelies Vos.
A@2024-10-08 | hall=Jaarhal | GridCon's plenary hall is the Jaarhal.
B@2024-10-08 | keynote=Prof. Imre Balog | GridCon keynote: Prof. Imre Balog on batteries.
A@2024-11-12 | cfp=15 January | Talks for GridCon may be proposed until 15 January.
B@2024-11-12 | early=€280 | Early-bird price of GridCon: €280.
A@2024-12-03 | wifi=GRID-GUEST | Network name at GridCon: GRID-GUEST.
B@2024-12-03 | dinner=on a canal boat | GridCon dinner: on a canal boat.
A@2024-12-03 | press=Lotte Haas | Press passes for GridCon are issued by Lotte Haas.
B@2024-12-10 | | WindMeet, held the same month, is in Aarhus and costs €400.
A@2025-01-13 | cfp!=31 January | Hardly any abstracts so far, so the GridCon committee gave authors until 31 January.
B@2025-01-14 | | Posters have their own cut-off in March.
A@2025-02-04 | chair=Sander Blok | Reviewers of GridCon papers, please send your scores to Sander Blok, who decides on the programme.
A@2025-02-04 | | Annelies is on maternity leave and very happy.
B@2025-02-20 | keynote!=Dr. Yara Nassif | Balog broke his hip. Dr. Yara Nassif kindly agreed to open GridCon in his place.
B@2025-02-21 | | She would rather speak sitting down.
A@2025-03-05 | hall=railway museum | GridCon's big sessions happen among the locomotives at the railway museum.
A@2025-03-05 | | Workshops use three classrooms in the university.
B@2025-03-18 | dinner=vegetarian barbecue | On the second evening all GridCon guests have a vegetarian barbecue in the museum yard.
B@2025-03-19 | | Last year people ate on a tram.
A@2025-04-02 | | A sponsor has offered to pay for a second evening, pending approval.
A@2025-04-07 | press!=Joris | Lotte left for a newspaper; journalists coming to GridCon should ask Joris.
A@2025-04-21 | | WindMeet has its abstracts due by the end of April.
B@2025-04-22 | badge=seed paper | Badges of GridCon are printed on seed paper.
A@2025-05-06 | early=€310 | Student rate aside, whoever registers for GridCon before June is charged €310.
A@2025-05-12 | hall=circus tent | GridCon opening, closing and whatever else concerns everybody: the circus tent on the lawn.`,
    questions: `
chair: Who chairs the GridCon programme?
hall: Where are GridCon's plenary sessions?
keynote: Who gives the keynote at GridCon?
cfp: Until when can I submit a talk to GridCon? / What is the deadline for GridCon abstracts?
early: How much is an early-bird ticket for GridCon?
dinner: What is planned for the GridCon dinner?
press: Who handles journalists at GridCon?
city: In which city is GridCon?
wifi: What is the wifi called at GridCon?
badge: What are the GridCon badges made of?`,
  },
]
