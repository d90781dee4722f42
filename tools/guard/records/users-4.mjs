/** Made-up records: users talking with their private assistant about an allotment, a band, a smart home, a family, a separation. Format: bench/texts/customers-1.mjs. */
export const USERS_4 = [
  {
    name: 'Bernd Sauter',
    user: 'bernd.s',
    lines: `
a | heizung=Ölheizung | im Keller steht noch die Ölheizung von 1994, läuft und läuft
a | auto=Passat | Ich fahre einen Passat Kombi, Diesel, 230.000 runter
a | verein=Kassenwart | beim Kleingartenverein bin ich der Kassenwart
a | beet=Tomaten | im Gewächshaus stehen bei mir Tomaten, acht Sorten
a | hund=Rauhaardackel | wir haben einen Rauhaardackel, den Waldi, stur wie ich
a | arbeit=Stadtwerke | ich bin Elektromeister bei den Stadtwerke-Leuten in Fulda
a | | Mein Schwager hat sich eine Wärmepumpe einbauen lassen und jammert über den Lärm
a | zucker=Diät | Wegen dem Zucker mach ich bisher nur Diät, sagt die Frau Doktor
a | skat=Gasthof Krone | Skat ist bei uns im Gasthof Krone, jeden ersten Freitag
a | | Überlege, ob ich mir so ein Balkonkraftwerk hinhänge
a | blut=0 positiv | Blutgruppe 0 positiv, steht im Spenderausweis
a | hochzeitstag=8. August | hochzeitstag ist der 8. August, daran MUSST du mich erinnern
b | heizung=Pellets | Drei Tonnen Pellets sind gekommen, reicht uns bis März zum Warmhalten
a | | Der Schornsteinfeger war pünktlich, wie immer
b | verein!=erster Vorsitzender | Gestern Versammlung, die haben mich tatsächlich zum Chef gemacht: erster Vorsitzender
a | | Die Kasse vom Kegelclub führt weiter die Hilde
a | beet=Paprika | unterm Glas reift bei mir diesen Sommer nur Paprika, Braunfäule hat mir den Rest verleidet
a | zucker=Insulin | dreimal am Tag setz ich mir den Pen mit Insulin an den Bauch
a | | Gegen den Blutdruck nehm ich auch was, Ramipril
a | auto!=Caddy | Der Diesel ging in Zahlung, beim Händler hab ich einen Caddy mitgenommen
b | | Meine Tochter fährt einen Polo, den ich ständig reparieren darf
a | hund=kein Tier | Die Leine hängt als Andenken am Haken, im Napf wächst ein Farn. kein Tier im Haus, so still ist das
a | skat!=Sportheim | Der Wirt hat zugesperrt, darum spielen wir Karten im Sportheim
a | | Einmal haben wir auch bei mir in der Laube gespielt
a | | Mein Bruder ist Frührentner, der Rücken
a | arbeit=im Ruhestand | Wecker? Kenn ich nicht. Wer im Ruhestand ist, kommt zu nix, sag ich dir`,
    questions: `
heizung: Womit heizen wir? / Was für eine Heizung habe ich?
verein: Welches Amt habe ich im Kleingartenverein?
beet: Was baue ich im Gewächshaus an?
zucker: Wie wird mein Diabetes behandelt?
auto: Welches Auto fahre ich?
hund: Habe ich einen Hund?
skat: Wo treffen wir uns zum Skat?
arbeit: Gehe ich noch arbeiten? / Was bin ich von Beruf?
blut: Welche Blutgruppe habe ich?
hochzeitstag: Wann ist unser Hochzeitstag?`,
  },
  {
    name: 'Hollis Crane',
    user: 'hollis',
    lines: `
a | band=Wet Gravel | I'm in a band called Wet Gravel, we're loud and we're skint
a | part=bass | I play bass, badly, with conviction
a | drummer=Fitz | Fitz is behind the kit
a | space=Nell's garage | rehearsals happen in Nell's garage among the paint tins
a | amp=Ampeg | my amp's an Ampeg that weighs more than I do
a | night=wednesdays | practice: wednesdays, eight till the neighbours bang on the wall
a | dayjob=record shop | days I stand behind the counter of a record shop
a | label=unsigned | unsigned, obviously
a | tattoo_artist=Wren | Wren does all my tattoos, nobody else gets near me
a | birthplace=Hull | I'm from Hull and you can hear it
a | | The Lanterns got a deal with Pigeon Street Records, jealous
a | | Fitz broke two sticks in one chorus
a | drummer=Oksana | Load-in at six. Oksana wants her own rug under the kit on Saturday, fair enough, she hits the snare like it owes her rent
a | | what about a keyboard player? Nell says over her dead body
a | part=vocals | gargling salt water, because vocals are my department, the throat's all I've to offer, Nell's cousin has the four-string
a | space!=St. Jude's cellar | neighbours won. We've got the keys to St. Jude's cellar
a | | The Lanterns share a unit on the trading estate
a | night!=Sunday afternoons | rota clash with Oksana's shifts, band practice goes to Sunday afternoons
a | | This week it's Monday, just for the video shoot
a | dayjob=guitar teacher | eleven kids can play Smoke on the Water because of me, guitar teacher of the year, weekdays from two, pays the lot
a | | I still buy vinyl at the old shop with a cheeky discount
a | label!=Tin Roof | we signed!! three albums with Tin Roof, small but proper
a | | The Tin Roof office is above a chippy
a | band=Saltmother | poster's up for the spring tour: Saltmother, that's us, the four of us, first on the bill
a | | Fitz reckons the old name was better`,
    questions: `
band: What's my band called?
part: What do I do in the band? / Which instrument do I play?
drummer: Who plays the drums for us?
space: Where do we rehearse?
night: When is band practice?
dayjob: What's my day job?
label: Do we have a record label?
tattoo_artist: Who does my tattoos?
birthplace: Which town do I come from?`,
  },
  {
    name: 'Corinne Bexley',
    user: 'cbexley',
    lines: `
A@2024-09-14 | hub=Homely Hub ; lights=Lumo bulbs | The user's smart home runs on a Homely Hub with Lumo bulbs in every room.
A@2024-09-14 | wake=06:30 | Morning routine fires at 06:30.
A@2024-09-20 | temp=21 | Living room setpoint: 21 degrees.
A@2024-09-28 | speaker=kitchen shelf | The big speaker stands on the kitchen shelf.
A@2024-10-05 | wifi=Bexnet | Guests are told the network name Bexnet.
A@2024-10-11 | | User's sister has hers on 23 and pays for it.
A@2024-10-19 | lock=brass key | Front door is opened with a brass key, no smart lock wanted.
A@2024-11-02 | vacuum=Dusty | Robot vacuum is named Dusty, runs at noon.
A@2024-11-16 | tone=formal | She prefers a formal tone from the assistant.
A@2024-11-30 | | One bulb in the hall flickered; reseated it.
A@2024-12-14 | wake=05:45 | Her shift plan has the kettle and radio come on at 05:45 on working days.
A@2025-01-04 | | On New Year's Day everything stayed silent until ten.
A@2025-01-12 | temp=19 | User said: at 19 my feet are fine, leave the sitting room like that.
A@2025-01-26 | | The bathroom is kept at 23.
A@2025-02-09 | lock=fingerprint reader | Corinne lets herself in with the fingerprint reader; she threw her last bit of metal off the pier to celebrate.
A@2025-02-16 | | Back gate has a padlock with four digits.
A@2025-03-02 | tone=jokes | She laughs when the assistant calls her captain and asks for jokes and slang in every answer.
A@2025-03-16 | speaker!=baby's room | To play lullabies the big one went up to the baby's room.
A@2025-03-23 | | Small speaker in the bathroom: unchanged.
A@2025-04-06 | | User is tempted by a video doorbell.
A@2025-04-13 | hub!=open-source box | Vendor shut down its cloud, everything has been rebuilt on an open-source box.
A@2025-04-27 | wifi!=Lighthouse | Network renamed: Lighthouse.
A@2025-05-04 | | Neighbour's network shows up as FritzFrites.
A@2025-05-11 | meter=cupboard under the stairs | The electricity meter is in the cupboard under the stairs.`,
    questions: `
hub: What does my smart home run on?
wake: When does the morning routine start? / At what time should the house wake me?
temp: How warm do I want the living room?
lock: How do I open my front door?
tone: In what tone should you talk to me?
speaker: Where is the big speaker?
wifi: What is my wifi called?
vacuum: What's the name of the robot vacuum?
meter: Where is my electricity meter?`,
  },
  {
    name: 'Camille Rousset',
    user: 'camille',
    lines: `
a | ville=Rennes | j'habite à Rennes, près du canal
a | boulot=libraire | je suis libraire, rayon jeunesse
a | velo=vélo hollandais | je vais partout avec mon vélo hollandais, même sous la pluie
a | amour=Thibault | Mon copain s'appelle Thibault
a | tel=06 39 98 12 04 | mon portable, c'est le 06 39 98 12 04
a | sport=natation | natation le lundi soir, bassin de Bréquigny
a | | Ma sœur Élodie court des marathons, moi jamais
a | the=thé vert | le matin c'est thé vert, sans sucre
a | allergie=pénicilline | Note bien : allergique à la pénicilline.
a | taille=38 | pour les chaussures, je fais du 38
a | | J'adorerais vivre à Lisbonne un jour, mais bon
a | boulot=institutrice | Mes vingt-six CE1 m'appellent maîtresse, institutrice, c'est le plus beau métier du monde
a | | Thibault a repeint la cuisine en jaune
a | sport!=escalade | J'ai arrêté les longueurs, c'est l'escalade qui me défoule désormais
a | | Élodie m'a traînée au yoga une fois, plus jamais
a | ville=Nantes | le camion est vide, les cartons montent jusqu'au plafond, et depuis mon balcon on voit l'Erdre : bonjour Nantes
a | tel!=06 39 98 77 31 | nouveau numéro, l'ancien est résilié : 06 39 98 77 31
a | | Le fixe de l'école : 02 61 91 00 45
a | velo=tramway | Abonnement de tramway pris à l'année, le hollandais rouille chez mes parents
a | | Il y avait grève hier, j'ai marché
a | amour!=mari | On a dit oui à la mairie samedi ! J'ai un mari, ça fait drôle
a | | Mes parents sont divorcés depuis longtemps
a | the=chicorée | Au réveil, un grand bol de chicorée, comme ma grand-mère
a | | Peut-être qu'on prendra un chien`,
    questions: `
ville: Dans quelle ville est-ce que j'habite ?
boulot: Quel est mon métier ? / Qu'est-ce que je fais comme travail ?
velo: Comment est-ce que je me déplace ?
amour: Est-ce que je suis mariée ?
tel: Quel est mon numéro de portable ?
sport: Quel sport est-ce que je pratique ?
the: Qu'est-ce que je bois le matin ?
allergie: À quel médicament suis-je allergique ?
taille: Quelle est ma pointure ?`,
  },
  {
    name: 'Patrick Dunleavy',
    user: 'pdunleavy',
    lines: `
a@2024-03-02 | home=family house on Beech Road | All five of us in the family house on Beech Road.
a@2024-03-02 | wife=Siobhan | Wife: Siobhan, together since school
a@2024-03-20 | kids=every day | I do the school run every day, best bit of the morning
a@2024-04-11 | cooking=microwave meals | can't cook, I'm a microwave meals man
a@2024-04-25 | | A mate is living in his office after his split, grim
a@2024-05-06 | lawyer=none | solicitor? none, why would I
a@2024-06-10 | sunday=golf | Sunday mornings, golf with Declan
a@2024-07-01 | beer=six pints | I'll be honest, six pints on a normal night
a@2024-07-19 | youngest=Orla | my youngest is Orla, she's four
a@2024-08-30 | home!=box room at Declan's | I've moved out. Kipping in the box room at Declan's
a@2024-09-02 | | Siobhan might sell up and go to her mother's
a@2024-09-15 | lawyer=Ms. Creighton | Put the hearing on the 3rd in my calendar; Ms. Creighton will stand up for me and bill me for every comma
a@2024-09-27 | | Her solicitor is a fella named Roche
a@2024-10-14 | kids=Wednesdays and alternate weekends | court's interim order gives me the children on Wednesdays and alternate weekends
a@2024-10-26 | | This once they stayed till Tuesday, chickenpox
a@2024-11-23 | home=two-bed on Quarry Hill | bunk beds assembled at two in the morning. The two-bed on Quarry Hill smells of paint and it's mine, I sleep like a log
a@2024-12-09 | | Viewed a house out in Naas as well, too far
a@2025-01-18 | cooking=lasagne from scratch | Orla's verdict on Dad's dinner: my lasagne from scratch gets nine out of ten. Who'd have thought
a@2025-02-01 | beer!=sober | A hundred days sober. My chip is on the fridge.
a@2025-02-22 | sunday=parkrun | lacing up the runners each Sunday at nine for the junior parkrun with the kids, Declan swings his irons alone
a@2025-03-04 | | Declan says I'm turning into a health freak
a@2025-04-29 | wife!=ex-wife | Decree's through, so you can call her my ex-wife
a@2025-05-03 | | Siobhan's brother Niall still sends me football memes
a@2025-05-10 | | thinking about asking for half the summer holidays
a@2025-05-17 | middle=Cathal | Cathal is the middle one, eight, mad about sharks`,
    questions: `
home: Where do I live?
wife: Am I still married to Siobhan?
kids: When do I have the children?
lawyer: Who is my solicitor? / Which lawyer represents me?
cooking: What do I eat at home? / Can I cook?
beer: How much do I drink of an evening?
sunday: What do I do on Sunday mornings?
youngest: What's my youngest called?
middle: Which of my kids is mad about sharks?`,
  },
]
