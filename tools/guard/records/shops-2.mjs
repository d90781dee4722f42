/** Made-up records whose facts change: support desks, shops, hotels, landlords, couriers and their customers (2 of 5). Format: bench/texts/customers-1.mjs. */
export const SHOPS_2 = [
  {
    name: 'Tarn & Quill',
    lines: `
A@2025-01-09 | seats=40 seats ; tier=Team | Tarn & Quill subscribes to our Team tier with 40 seats.
A@2025-01-09 | admin=Bettina Lowry | Workspace admin over there is Bettina Lowry.
A@2025-01-09 | ticket=P3 ; owner=Rafi | Ticket 8802 of Tarn & Quill, export hangs: opened as P3, assigned to Rafi.
B@2025-01-10 | | Their ticket 8790, about fonts, is a P4 and can wait.
A@2025-01-10 | build=4.12 | Tarn & Quill run build 4.12 on their own server.
B@2025-01-13 | ticket=P1 | 8802 counts as P1, the month-end close depends on it.
A@2025-01-13 | | Bettina's deputy Joost answers on Friday afternoons.
B@2025-01-13 | | Pennant's admin, by the way, is a Mr Okafor.
A@2025-01-13 | owner=Minh Anh | The export hang sits with Minh Anh.
A@2025-01-14 | | Rafi suspects the proxy, so far without proof.
B@2025-01-14 | build=4.13 | The health page of Tarn & Quill's server shows version 4.13.
A@2025-01-15 | region=Dublin | Backups for Tarn & Quill land in Dublin.
A@2025-01-15 | | A sister company, Pennant, hosts in Frankfurt and asked for a quote.
A@2025-01-20 | admin!=Sorcha Neill | Bettina Lowry left the firm and Sorcha Neill inherited her admin rights.
A@2025-01-20 | | Sorcha would like a dark theme, she finds ours tiring.
A@2025-01-22 | seats=55 seats | January's invoice to Tarn & Quill counts 55 seats.
B@2025-01-23 | ticket!=P2 | With the workaround in place we downgraded 8802 to P2.
A@2025-01-27 | | They looked at Enterprise and thought it dear.
A@2025-02-03 | call=Mondays at 14:00 | Check-in call with Tarn & Quill: Mondays at 14:00.
B@2025-02-10 | | This week we talk on Wednesday because of a holiday.
A@2025-02-11 | channel=#tq-help | Quick questions from Tarn & Quill arrive in #tq-help.
A@2025-02-17 | call!=every other Thursday | Sorcha wanted fewer meetings, so the weekly call became every other Thursday.
B@2025-02-18 | tier=Scale | Tarn & Quill's contract says Scale.
B@2025-02-20 | build!=4.15 | Last night their crew rolled the server forward to 4.15.
A@2025-02-21 | | A home-grown plugin of theirs writes far too many log lines.`,
    questions: `
seats: How many users does Tarn & Quill pay for? / How many licences has Tarn & Quill got?
tier: Which subscription does Tarn & Quill have?
admin: Who administers the workspace at Tarn & Quill?
ticket: What priority has ticket 8802?
owner: Who is working on the export problem of Tarn & Quill?
build: Which software version does Tarn & Quill have installed? / What build is on Tarn & Quill's server?
call: When is our regular call with Tarn & Quill?
region: Where are Tarn & Quill's backups stored?
channel: In which channel does Tarn & Quill ask quick questions?`,
  },
  {
    name: 'Perpetua Gwynne',
    user: 'pgwynne',
    lines: `
a | flour=Aldous Mill | I buy all my flour from Aldous Mill.
a | open=6:30 ; shut=Mondays | My bakery opens at 6:30, and Mondays we're closed.
a | till=Joanie | Joanie runs the till for me.
a | | My brother's shop in Ludlow opens at five, poor soul.
a | beans=Blackcap | The coffee beans we grind are Blackcap.
a | terminal=Paylark | Card payments go through Paylark.
a | | Joanie made a lemon thing that was gone by ten.
a | van=Berlingo | Deliveries go out in the Berlingo.
a | loaf=seeded rye | My best seller, hands down, is the seeded rye.
b | flour=Hexley Grain | The sacks in my store room say Hexley Grain, twelve a week.
a | | A rep from Stonefen left me two free bags to try.
A | open=7:15 | Perpetua unlocks the shop door at 7:15.
a | till=Cosmin | Cosmin takes the money at my counter.
a | | Bank holiday Monday I'll open, just the once.
b | beans!=Tamarack | fell out with Blackcap over the price, we pour Tamarack
a | | Tamarack's decaf is rather thin if you ask me.
a | van!=electric trike | Sold the Berlingo! My rolls and loaves ride on an electric trike.
a | | The deep oven tripped the fuse twice on Friday.
a | | The electrician looked at the wiring and hummed a lot.
b | shut=Wednesdays | Don't come on Wednesdays, that's when I put my feet up and the blinds stay down.
a | | In summer I might let Cosmin do Sundays.
a | owner=Dunmore Estates | Dunmore Estates own the building I bake in.
b | loaf=olive fougasse | Nothing outsells the olive fougasse in my shop.
b | till!=Bryony | Cosmin went off to university and Bryony stepped in behind the counter.
a | | For weddings I do a brioche tower.`,
    questions: `
flour: Where does my flour come from? / Who supplies me with flour?
open: What time does my bakery open?
shut: Which day of the week are we closed?
till: Who serves at my till?
beans: Which coffee do we use in the shop?
van: What do I deliver bread with?
loaf: Which bread sells best at my bakery?
terminal: Who processes card payments for me?
owner: Who owns the building of my bakery?`,
  },
  {
    name: 'Desmond Adeyemi',
    user: 'desmond',
    lines: `
a | tenant=the Vasquez sisters | Flat 2 is let to the Vasquez sisters.
a | | In flat 1 I have the old colonel, twenty years and never late.
a | agency=Hobday Lettings ; fee=11 percent | Hobday Lettings find my tenants and cream off 11 percent.
a | insurer=Meridian Mutual | Buildings cover for my house is with Meridian Mutual.
a | plumber=Stan | Stan does my plumbing.
a | | His nephew patched the gutter, cheap and cheerful.
A | keys=kitchen drawer | Desmond keeps the spare keys in the kitchen drawer.
a | tenant=Mr Bielak | There's a Mr Bielak in flat 2.
a | | The sisters left the oven spotless, I'll give them that.
a | rate=4.1 percent | I'm paying 4.1 percent on the mortgage.
a | gas=14 May | Gas safety check at my house: 14 May.
b | plumber=Oksana | Leaks, taps, toilets: I call Oksana.
a | | For the boiler itself there's a fitter, Ahmed, but he only does boilers.
a | | The roofer wants £2,300, which is daylight robbery.
a | keys=blue tin in the garage | All my duplicates are in the blue tin in the garage.
a | insurer!=Brightwater | Meridian wouldn't renew after the flood, so Brightwater insures my building.
a | | What's inside is a separate policy, Castor has that.
a | fee!=9 percent | Talked Hobday down to 9 percent.
a | | My broker reckons rates could drop in the autumn.
b | rate!=3.7 percent | I remortgaged on Monday, 3.7 percent fixed.
a | | My daughter got 5.2 percent on hers, first-time buyer.
b | gas=3 June | The engineer comes on 3 June for the gas certificate.
a | windows=Lloyd | Lloyd cleans the windows every six weeks.
a | | Bielak asked if he may paint the hall green.
b | tenant!=the Castellane family | Bielak is gone after his half year, and the Castellane family took the flat.`,
    questions: `
tenant: Who lives in my flat 2? / Who rents flat 2 from me?
fee: What share do the letting agents take from me?
insurer: Who insures my building?
plumber: Who do I call for a leaking tap?
keys: Where do I keep the spare keys?
rate: What interest do I pay on my mortgage?
gas: When is the gas check at my house?
agency: Which agency finds tenants for me?
windows: Who is my window cleaner?`,
  },
  {
    name: 'Florentina Baptiste',
    lines: `
A@2025-05-06 | rack=C17 ; due=Thursday | Baptiste, Florentina: navy coat on rack C17, promised for Thursday.
A@2025-05-06 | price=$42 | Cleaning the coat of Ms Baptiste costs $42.
A@2025-05-06 | starch=light starch | For her blouses Florentina Baptiste asks for light starch.
A@2025-05-06 | | Her husband's shirts are done boxed and stiff as a board.
B@2025-05-06 | | A brown coat of his hung on C18 until noon.
B@2025-05-06 | fold=on hangers | Hand Ms Baptiste's blouses back on hangers.
B@2025-05-07 | drop=Aster Court | Home deliveries for Florentina Baptiste: Aster Court, second bell.
A@2025-05-07 | phone=202-555-0143 | When something of hers is finished, call 202-555-0143.
A@2025-05-07 | | 202-555-0170 is the office she shares with two architects.
B@2025-05-07 | rack=F02 | Navy coat (Baptiste) hangs at F02.
A@2025-05-08 | due=Monday morning | Florentina Baptiste can have her coat Monday morning.
A@2025-05-08 | | The lining is torn at the vent, not our doing, as she says herself.
B@2025-05-09 | price!=$36 | Because we were late with the coat we knocked the bill down to $36.
A@2025-05-09 | spot=oyster sauce | The stain on the lapel of the navy coat was oyster sauce.
A@2025-05-20 | fold=folded in tissue | F. Baptiste, blouses: folded in tissue.
A@2025-05-20 | | For one trip in June everything goes into a garment bag.
B@2025-06-02 | drop!=60 Pell Street | Ms Baptiste gave up the Aster Court flat, so our driver takes her things to 60 Pell Street.
B@2025-06-03 | | There is no buzzer on Pell Street, one has to knock.
A@2025-06-11 | starch!=no starch | Her neck came out in a rash, from here on the collars get no starch.
A@2025-06-11 | scent=lavender | The lavender rinse gives Ms Baptiste headaches, leave it out.
B@2025-06-18 | phone=202-555-0119 | Florentina picks up on 202-555-0119.
A@2025-06-18 | | She also cannot stand the citrus one.
A@2025-06-20 | | A ten-visit card would save her money, she said, and left without one.
B@2025-06-21 | | Mr Baptiste's tuxedo is on rack B09.`,
    questions: `
rack: On which rack is Florentina Baptiste's coat? / Where do I find the navy coat?
due: When can Florentina Baptiste fetch her coat?
price: What does Ms Baptiste owe for the coat?
starch: How stiff does Florentina Baptiste want her blouses?
fold: How are Ms Baptiste's blouses to be packed?
drop: Where do we deliver Florentina Baptiste's cleaning?
phone: Which number do we call for Florentina Baptiste?
spot: What was the stain on Ms Baptiste's coat?
scent: Which rinse gives Florentina Baptiste headaches?`,
  },
  {
    name: 'Remedios Cañete',
    user: 'remedios',
    lines: `
a | desayuno=8:00 | En mi hostal el desayuno se sirve a las 8:00.
a | limpieza=Araceli | De las habitaciones se encarga Araceli.
a | | En el hotel de enfrente desayunan a las siete y media.
a | precio=48 euros | La habitación doble cuesta 48 euros la noche.
a | wifi=LaParra_Huespedes | La red para los clientes se llama LaParra_Huespedes.
a | pan=Horno Miralles | El pan me lo trae el Horno Miralles.
a | | El pescado lo elijo yo misma en el puerto.
A | cierre=noviembre | Remedios cierra el hostal en noviembre.
a | correo=reservas@laparra.example | Para reservar me escriben a reservas@laparra.example.
a | noche=Lluís | Por la noche atiende la recepción mi sobrino Lluís.
b | limpieza=Noelia | Noelia hace las camas y friega los baños de mi casa.
a | | Araceli me enseñó a quitar la cera del suelo.
a | desayuno=9:15 | El café y las tostadas salen a las 9:15.
a | precio!=55 euros | He subido la doble a 55 euros.
a | | La individual la dejo en 35 euros.
b | precio=62 euros | Dormir en mi doble sale por 62 euros.
a | | Mi hermana cobra 70 en su casa rural.
b | cierre=febrero | En febrero no abrimos, descansamos todos.
a | | Quizá ponga aire acondicionado el verano que viene.
a | correo!=hola@hostalparra.example | nuevo correo para las reservas: hola@hostalparra.example
a | | El sábado, por la romería, habrá chocolate a las seis, solo ese día.
b | pan=Panadería Sisternes | Las barras de cada mañana vienen de la Panadería Sisternes.
a | lavanderia=Burbuja | Las sábanas se lavan en Burbuja.
a | | La cisterna de la habitación 4 goteó hasta el alba.
b | noche!=Ezequiel | Lluís se marchó a Vigo y su turno de noche lo ha cogido Ezequiel.
a | | A Noelia le gustaría aprender portugués.`,
    questions: `
desayuno: ¿A qué hora damos el desayuno?
limpieza: ¿Quién limpia las habitaciones de mi hostal?
precio: ¿Cuánto cobro por una habitación doble?
cierre: ¿En qué mes está cerrado mi hostal?
correo: ¿A qué dirección se mandan las reservas?
pan: ¿De qué panadería es nuestro pan? / ¿Quién me trae el pan?
noche: ¿Quién está en recepción por la noche?
wifi: ¿Cómo se llama la wifi de los huéspedes?
lavanderia: ¿Qué lavandería usamos para las sábanas?`,
  },
]
