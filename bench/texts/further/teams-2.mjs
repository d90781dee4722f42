/** Made-up records whose facts change, by an author of whom nothing is in training. Format: ../customers-1.mjs. */
export const TEAMS_2 = [
  {
    name: 'Lanternfall',
    user: 'mika.v',
    lines: `
a | engine=Godot | I'm making Lanternfall in Godot.
a | hero=Wren | In Lanternfall you play a lamplighter named Wren.
a | foe=the Moth Queen | The big bad of my game is the Moth Queen.
A | release=October ; price=$15 | Mika wants to sell Lanternfall from October for $15.
a | levels=nine levels | There are nine levels in the design doc.
a | | My first game, Puddle, was done in Unity.
a | music=Sacha Brandl | Sacha Brandl composes the Lanternfall soundtrack.
a | art=pixel art | Visually it's pixel art, 32 by 32.
a | | A streamer called Lanternfall cozy but mean.
A | hero=Pip | Lanternfall's protagonist answers to Pip.
a | | The hero's little brother in the story is Toll.
a | levels!=six levels | Scope cut! We're down to six levels, I can't finish more alone.
a | | The tutorial isn't counted as a level.
a | engine!=Unreal | After a month of pain I ported everything over to Unreal.
a | price=$12 | On the store page Lanternfall is listed at $12.
a | | The art book will be $9 by itself.
a | save=at lanterns only | Players can save at lanterns only.
a | | Testers begged for saving anywhere and I'm not convinced.
A | music=Dede Okafor | The tunes in Lanternfall are by Dede Okafor.
a | | Sacha mixed two trailers for me and was paid in full.
a | foe=the Hollow Bishop | In the last fight you face the Hollow Bishop, ruler of everything evil in my game.
a | studio=Pale Kettle Games | I publish under the name Pale Kettle Games.
a | | Halfway through there's a boss called Old Tallow.
a | release=February | My launch slot on the store is in February.
a | | I'd love a Switch port someday.
a | art!=hand-drawn | Threw out the pixels, the whole thing is hand-drawn.
a | price!=$10 | Chickened out and dropped Lanternfall to $10.`,
    questions: `
engine: Which engine do I use for Lanternfall? / What is Lanternfall built with?
hero: What is the hero of Lanternfall called?
foe: Who is the main villain in Lanternfall? / Who is the final boss of my game?
release: When does Lanternfall come out?
price: How much will Lanternfall cost?
levels: How many levels does Lanternfall have?
music: Who writes the music for Lanternfall?
art: What art style does Lanternfall have? / How does my game look?
save: Where can the player save in Lanternfall?
studio: Under which studio name do I publish?`,
  },
  {
    name: 'REQ-318',
    lines: `
A@2025-05-05 | boss=Wanjiru Kamau ; level=senior | REQ-318, data engineer, senior grade, hiring manager Wanjiru Kamau.
A@2025-05-05 | pay=€70–80k | The pay band on REQ-318 reads €70–80k.
B@2025-05-06 | recruiter=Elif | Elif does the recruiting for REQ-318.
A@2025-05-07 | close=30 May | Applications for REQ-318 are accepted until 30 May.
A@2025-05-09 | place=Utrecht | REQ-318 is an on-site job in Utrecht.
B@2025-05-12 | | REQ-319, the analyst role, pays €55k.
B@2025-05-14 | task=a SQL take-home | Candidates for REQ-318 get a SQL take-home.
A@2025-05-19 | front=Bram de Wit | Strongest applicant on REQ-318 is Bram de Wit.
A@2025-05-21 | | Someone on the panel found Bram a bit quiet.
B@2025-05-23 | pay=€85–95k | For the data engineer, REQ-318, we can offer a salary of €85–95k.
A@2025-05-26 | close!=20 June | Too few CVs, so the deadline of REQ-318 was extended to 20 June.
B@2025-05-28 | | Elif was at a job fair in Ghent on Wednesday and Tom watched her inbox.
B@2025-06-02 | task!=pair programming | We scrapped the SQL homework and let REQ-318 people do an hour of pair programming.
A@2025-06-04 | | The analyst candidates get a case study.
A@2025-06-05 | place=fully remote | Working on REQ-318 is fully remote within the EU.
A@2025-06-10 | | A desk in Utrecht would be free for whoever gets REQ-318, no obligation.
A@2025-06-11 | begin=1 September | Whoever gets REQ-318 begins on 1 September.
B@2025-06-12 | recruiter=Marek | CVs and scheduling on REQ-318 go through Marek in talent acquisition.
A@2025-06-16 | front=Noor Haddad | The panel ranks Noor Haddad first for REQ-318.
A@2025-06-18 | | Noor has a second offer from a bank and must answer it by July.
B@2025-06-19 | | Bram asked for feedback and got it.
A@2025-06-23 | level!=staff | In calibration the REQ-318 opening was upgraded to staff.
A@2025-06-25 | | Wanjiru could imagine a second hire next year.
B@2025-06-26 | | Noor's references get checked by an outside firm.`,
    questions: `
boss: Who is the hiring manager for REQ-318?
level: At what level is REQ-318? / Which grade does the data engineer opening have?
pay: What salary do we offer for REQ-318? / What's the pay range of the data engineer role?
recruiter: Who is the recruiter on REQ-318?
close: Until when can people apply for REQ-318?
place: Where does the person hired for REQ-318 work? / Is REQ-318 remote or on site?
task: What test do candidates for REQ-318 get?
front: Who is the top candidate for REQ-318? / Who are we most likely to hire on REQ-318?
begin: When does the new data engineer start?`,
  },
  {
    name: 'Northlight Conf',
    lines: `
A | venue=Granary Hall | Northlight Conf takes place in Granary Hall.
C | date=18 September | Mark your calendars for Northlight Conf on 18 September.
A | keynote=Ingrid Solheim | Ingrid Solheim gives the opening talk at Northlight.
B | ticket=$240 ; cap=400 people | A regular Northlight ticket is $240, and there's space for 400 people.
B | food=Olive & Thyme | Lunch at Northlight gets delivered by Olive & Thyme.
A | tag=#northlight25 | Northlight's hashtag is #northlight25.
C | | Students pay $90 for Northlight.
A | | Last year's edition was held in the old brewery.
A | venue!=the Tram Museum | Granary Hall cancelled on us and Northlight found shelter in the Tram Museum.
B | cap=320 people | The fire certificate for Northlight allows 320 people.
A | | The museum's café stays shut during the conference.
C | keynote=Teo Marchetti | 9:15 on the main stage: Teo Marchetti opens Northlight with his keynote.
B | | Ingrid Solheim does a workshop the day before.
B | | The speakers' dinner is on the eve of the conference.
A | date!=25 September | Northlight had to dodge the rail strike and was rescheduled to 25 September.
C | ticket=$265 | At the box office a full Northlight pass goes for $265.
A | | Somebody on the committee thinks tickets are far too dear.
B | food!=Beanstalk | Olive & Thyme went bust, which is why Beanstalk cooks for Northlight.
C | | Coffee comes from a roaster called Third Kettle.
A | sponsor=Halvorsen Bank | Halvorsen Bank is the main sponsor of Northlight.
B | | Tidewater Cloud might come in as a second sponsor.
A | tag=#nlconf | On social media we post about Northlight under #nlconf.
C | host=Amara | The evening panel of Northlight is hosted by Amara.
A | | Amara was ill for the rehearsal and Pavel read her part.`,
    questions: `
venue: Where is Northlight Conf held? / What is the venue of Northlight?
date: On what day is Northlight Conf?
keynote: Who gives the keynote at Northlight? / Who opens Northlight Conf?
ticket: How much is a full-price ticket for Northlight?
cap: How many people can attend Northlight? / What's the capacity of Northlight Conf?
food: Who does the catering at Northlight?
tag: Which hashtag do we use for Northlight Conf?
sponsor: Who is Northlight's main sponsor?
host: Who hosts the evening panel at Northlight?`,
  },
  {
    name: 'Desmond Achebe',
    user: 'des',
    lines: `
a | squad=under-12s | I coach the under-12s at Harefield Rovers.
a | train=Tuesday evenings | We train Tuesday evenings.
a | pitch=Mill Meadow | Our home ground's Mill Meadow.
a | captain=Kofi ; keeper=Lewis | Kofi wears the armband and Lewis is in goal.
a | shape=4-3-3 | I like to line them up in a 4-3-3.
A | kit=green shirts | Desmond's boys play in green shirts.
a | fee=£85 | Subs are £85 a season per kid.
a | | My own son plays for the under-9s, they train on Saturdays.
a | | Lewis saved two penalties on Sunday, unbelievable.
A | train=Thursday evenings | Des has his lads out on the grass Thursday evenings at six.
a | | No session this week, half-term.
a | captain!=Yusuf | Kofi gave up the armband, the boys voted for Yusuf.
a | | Kofi's sister captains the girls' side.
a | keeper=Ollie | Between the posts for us stands Ollie.
a | | Against Burnley Lane our goalie had flu and I stuck a midfielder in there.
a | pitch!=Quarry Park | Mill Meadow's flooded for good, we play our home games up at Quarry Park.
a | squad=under-14s | The team I manage at Harefield is the under-14s.
a | | There's talk of me helping with the first team.
a | physio=Bernadette | Bernadette straps the boys' ankles.
A | shape=3-5-2 | The formation on the tactics board in Desmond's shed is 3-5-2.
a | | The Burnley Lane coach swears by 4-4-2.
a | kit!=orange shirts | Another sponsor, another look, they've put us in orange shirts.
a | | Away we wear white, that's always been so.
a | fee=£95 | Every parent owes the club £95 for the year.
a | league=Vale Youth League | My lot play in the Vale Youth League.
a | | The summer camp's another £40.
a | keeper!=Mateusz | Ollie's been snapped up by an academy, which leaves Mateusz as my goalkeeper.`,
    questions: `
squad: Which age group do I coach? / What team does Desmond coach?
train: When do we have training? / On which evenings does my team train?
pitch: Where do we play our home matches?
captain: Who is captain of my team?
keeper: Who is our goalkeeper? / Who plays in goal for Desmond's team?
shape: Which formation do we play?
kit: What colour are our home shirts? / What does my team play in?
fee: How much are the club fees per child?
physio: Who straps the boys' ankles?
league: Which league are we in?`,
  },
  {
    name: 'Transportes Valcárcel',
    lines: `
A@2025-01-08 | nave=Zaragoza | Transportes Valcárcel tiene su nave en Zaragoza.
A@2025-01-08 | chofer=Benito Urrutia | La ruta norte de Valcárcel la hace Benito Urrutia.
B@2025-01-13 | salida=5:30 ; muelle=muelle 4 | El camión de Valcárcel sale a las 5:30 y descarga en el muelle 4.
A@2025-01-20 | tarifa=1,15 euros | Valcárcel cobra 1,15 euros por kilómetro.
B@2025-01-22 | contacto=Nieves Pardo | En la oficina de Valcárcel tratamos con Nieves Pardo.
A@2025-01-27 | | Benito dice que el puerto de Pajares le da respeto con nieve.
A@2025-02-04 | taller=Talleres Bolea | Las revisiones de los camiones de Valcárcel se hacen en Talleres Bolea.
B@2025-02-10 | tel=976 555 014 | El teléfono de la oficina de Valcárcel es el 976 555 014.
B@2025-02-12 | | El móvil personal de Nieves es el 600 555 021, solo para urgencias.
A@2025-02-18 | salida=4:45 | A las 4:45 arranca cada mañana el tráiler de Valcárcel.
A@2025-02-25 | | El martes arrancó a las 8 por la huelga.
B@2025-03-03 | chofer!=Samira Benali | Benito se ha jubilado y lo sustituye Samira Benali al volante de la ruta norte.
A@2025-03-10 | tarifa=1,28 euros | En la factura de Valcárcel, cada kilómetro figura a 1,28 euros.
B@2025-03-12 | | Logística Ebro nos ha ofrecido 1,05 euros, sin firmar nada.
A@2025-03-19 | | La ruta sur la lleva desde siempre Paco Luján.
B@2025-03-26 | nave!=Huesca | Valcárcel se ha trasladado, sus almacenes han pasado a estar en Huesca.
A@2025-04-02 | muelle=muelle 11 | Los palés de Valcárcel se dejan en el muelle 11.
B@2025-04-07 | | Están pensando en abrir otra nave en Teruel.
A@2025-04-14 | contacto=Rubén Ariza | Para cualquier incidencia con Valcárcel hay que preguntar por Rubén Ariza.
A@2025-04-16 | | Nieves nos mandó una caja de frutas de Aragón por Pascua.
B@2025-04-23 | tel!=974 555 038 | Ojo, el fijo de Valcárcel cambió: 974 555 038.
B@2025-04-28 | seguro=Mutua Pirenaica | La carga de Valcárcel va asegurada con Mutua Pirenaica.
A@2025-05-06 | | Un palé llegó mojado el 5 de mayo y nos lo pagaron.`,
    questions: `
nave: ¿Dónde está la nave de Transportes Valcárcel? / ¿En qué ciudad tiene Valcárcel su almacén?
chofer: ¿Quién conduce la ruta norte de Valcárcel?
salida: ¿A qué hora sale el camión de Valcárcel?
muelle: ¿En qué muelle descarga Valcárcel? / ¿Dónde entrega Valcárcel los palés?
tarifa: ¿Cuánto cobra Valcárcel por kilómetro?
contacto: ¿Con quién hablamos en Valcárcel? / ¿Quién es nuestro contacto en Transportes Valcárcel?
tel: ¿Cuál es el teléfono de la oficina de Valcárcel?
taller: ¿Qué taller revisa los camiones de Valcárcel?
seguro: ¿Con quién está asegurada la carga de Valcárcel?`,
  },
]
