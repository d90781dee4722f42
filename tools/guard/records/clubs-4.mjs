/** Made-up records whose facts change: clubs, choirs, sport, schools, parishes, volunteers, neighbourhoods. Format: bench/texts/customers-1.mjs. */
export const CLUBS_4 = [
  {
    name: 'Gudrun Wessel',
    user: 'gudrun.w',
    lines: `
a | stimme=Sopran | Ich singe Sopran in der Kantorei von St. Nikolai.
a | kantor=Herr Thamm | Unser Kantor heißt Herr Thamm.
a | probe=Donnerstag | Chorprobe habe ich am Donnerstag.
a | ort=Gemeindesaal | Wir proben im Gemeindesaal.
a | | Meine Schwester probt montags mit dem Gospelchor in der Lutherkirche.
A | besuch=Frau Clasen ; essen=donnerstags | Gudrun macht Besuchsdienst bei Frau Clasen und hilft donnerstags bei der Tafel.
a | handy=0171 39200 31 | Meine Handynummer lautet 0171 39200 31.
a | fahrt=Lübeck | Die Chorreise, für die ich angemeldet bin, geht nach Lübeck.
a | platz=neben Irmgard | Im Chor sitze ich neben Irmgard.
a | | Irmgard hat zwei Karten für die Oper gewonnen.
b | ort=Turmzimmer | Gudruns Chor trifft sich zum Singen im Turmzimmer, 62 Stufen.
a | | Mein Festnetz ist 030 23125 440, das benutzt aber nur meine Mutter.
a | probe=Montag | Montag ist mein Singabend, da könnt ihr mich nicht zum Kegeln einplanen.
a | | Herr Thamm sagt, Bach sei gesünder als Yoga.
a | kantor!=Frau Lindqvist | Herr Thamm ist in den Ruhestand gegangen, die Kantorei leitet jetzt Frau Lindqvist.
a | | Vielleicht gebe ich den Tafeldienst irgendwann ab.
b | besuch=Herrn Noack | Jeden zweiten Mittwoch schaut Gudrun für die Gemeinde bei Herrn Noack vorbei.
a | stimme!=Alt | Die hohen Töne schaffe ich nicht mehr, Frau Lindqvist hat mich in den Alt gesteckt.
a | | Letzten Montag war die Probe ausnahmsweise in der Aula.
a | handy!=0171 39200 77 | Neues Handy, neue Nummer: 0171 39200 77.
a | | Der Posaunenchor fährt im Herbst nach Stralsund.
a | fahrt=Wismar | Ich habe für die Fahrt mit der Kantorei ein Einzelzimmer in Wismar bekommen.
a | | Herr Noack spielt ausgezeichnet Mühle.`,
    questions: `
stimme: Welche Stimme singe ich in der Kantorei? / In welcher Stimmlage singe ich?
kantor: Wer leitet unsere Kantorei?
probe: An welchem Tag habe ich Chorprobe?
ort: Wo probt mein Chor?
besuch: Wen besucht Gudrun im Besuchsdienst?
handy: Wie ist meine Handynummer?
fahrt: Wohin geht meine Chorreise?
essen: Wann helfe ich bei der Tafel?
platz: Wo sitze ich im Chor?`,
  },
  {
    name: 'Thornby Silver Band',
    lines: `
A | md=Clive Hepworth | Thornby Silver Band has Clive Hepworth as its musical director.
A | section=Fourth Section | The band competes in the Fourth Section.
B | room=Mill Street chapel | The bandroom is the Mill Street chapel.
A | solo=Rhian Bevan | Rhian Bevan is principal cornet with Thornby Silver.
A | march=Ravenswood | For Whit Friday they have picked the march Ravenswood.
B | lib=Ernest ; jacket=maroon | Ernest is the librarian at Thornby, and the stage jackets are maroon.
A | euph=Besson | The band's euphonium is a Besson.
A | coach=Dalby's | Dalby's drive Thornby Silver Band to contests.
A | drum=Moira | Moira is on percussion.
B | | Thornby Youth Band rehearses in the comprehensive's dining hall under Miss Garth.
A | | Rhian has an audition with Brightlea Colliery in the new year.
B | lib=Sandra Whitehead | Missing your second baritone part? Sandra Whitehead looks after the music cupboard at Thornby.
A | march=Knight Templar | Thornby Silver on Whit Friday: Knight Templar, from memory if you please.
A | | Somebody sat on the flugelhorn.
B | room!=old fire station | Woodworm closed the chapel, and Thornby Silver Band's practice space has become the old fire station.
A | | Clive conducted the massed bands at the Cenotaph.
A | section!=Third Section | Second place at the Areas means that Thornby goes up to the Third Section.
B | euph=Yamaha | The euphonium that Thornby lends to young Harvey was made by Yamaha.
A | | The tenor horns are Bessons, every one of them.
B | solo!=Dominic Airey | Rhian got her place at Brightlea; Dominic Airey moved up to the principal cornet chair at Thornby.
B | | A few of the players would like blue jackets for the centenary.
A | coach=Swale Travel | Swale Travel, 7:10 outside the Spar, that is the band's transport to contests.
B | | At the garden party on Sunday, shirt sleeves will do.
A | | Moira's husband mended the timpani pedal with a bicycle part.`,
    questions: `
section: In which section does Thornby Silver Band compete?
room: Where is the bandroom of Thornby Silver Band? / Where does Thornby Silver Band practise?
solo: Who is principal cornet of Thornby Silver?
march: Which march is Thornby Silver playing on Whit Friday?
lib: Who is librarian at Thornby Silver Band?
euph: Which make is the euphonium of Thornby Silver Band?
coach: Which coach company takes Thornby Silver Band to contests?
md: Who is the musical director of Thornby Silver Band?
jacket: What colour are the jackets of Thornby Silver Band?`,
  },
  {
    name: 'Paws Corner',
    lines: `
A | manager=Lorna Tate | The animal shelter Paws Corner is managed by Lorna Tate.
A | vet=Dr Achterberg | Sick animals at Paws Corner are seen by Dr Achterberg.
B | open=1 pm to 4 pm | Visitors can come to Paws Corner from 1 pm to 4 pm.
A | walkers=Ines | Ines makes the rota for the dog walkers.
A | bruno=kennel 6 ; diet=chicken | Bruno, the old mastiff, is in kennel 6 and eats chicken.
B | fee=£150 | Adopting a dog from Paws Corner costs £150.
A | foster=the Garveys | Tabitha the blind cat is in foster care with the Garveys.
A | age=16 | Volunteers at Paws Corner must be at least 16.
B | | Lorna also sits on the county's animal welfare panel.
A | | For a cat the adoption fee at the shelter is £80.
B | walkers=Josh Pell | To get your name on the walking list at Paws Corner you text Josh Pell.
A | open=11 am to 3 pm | The shelter's gate is unlocked to the public 11 am to 3 pm.
A | | Bruno's neighbour Tilly, a lurcher, went home with a retired postman.
B | diet!=salmon kibble | Poultry turned out to give Bruno the itch and he was put on salmon kibble.
A | | On Boxing Day nobody is let in.
A | bruno=kennel 2 | Look for Bruno in kennel 2, the one with the heat lamp.
A | vet!=Ms Papadaki | Dr Achterberg emigrated to Canada, and Ms Papadaki has succeeded him on the rounds at Paws Corner.
B | | One trustee suggested letting fourteen-year-olds help out, the insurance has yet to reply.
A | fee=£195 | Dogs leave Paws Corner chipped and jabbed for £195.
B | | Bruno ate a glove.
A | foster!=Nils Overgaard | The Garveys had a baby and Tabitha the cat was handed on to Nils Overgaard.
B | | Ines has adopted two of the guinea pigs herself.
A | | Horses are looked after by another vet, Mr Sandys.`,
    questions: `
vet: Who is the vet for Paws Corner?
open: What are the visiting hours at Paws Corner? / When can I visit the animals at Paws Corner?
walkers: Who draws up the dog walking rota at Paws Corner?
bruno: Which kennel is Bruno in?
diet: What does Bruno eat?
fee: What does it cost to adopt a dog from Paws Corner?
foster: Who is fostering Tabitha the cat?
manager: Who manages Paws Corner?
age: How old must you be to volunteer at Paws Corner?`,
  },
  {
    name: 'The Dog-Eared',
    lines: `
A@2025-01-07 | book=Middlemarch | The book group The Dog-Eared is reading Middlemarch.
A@2025-01-07 | host=Cordelia | Cordelia hosts the next evening of The Dog-Eared.
B@2025-01-09 | when=first Tuesday | The Dog-Eared gets together on the first Tuesday of the month.
A@2025-01-15 | pick=Stan | It is for Stan to choose the title for spring.
A@2025-01-21 | n=nine ; founder=Avril Gunn | Avril Gunn founded The Dog-Eared, which has nine readers.
B@2025-02-04 | | Cordelia hated the ending and said so, twice.
A@2025-02-06 | book=The Leopard | Everybody in The Dog-Eared should be on page 100 of The Leopard by the weekend.
B@2025-02-08 | allergy=walnuts | Think of Stan when you bake, walnuts close his throat.
A@2025-02-20 | | Avril's daughter belongs to another group and they are doing Persuasion.
B@2025-03-04 | host=Benedict | Bring slippers for the Dog-Eared meeting, it is in Benedict's front room.
A@2025-03-18 | | Benedict's shelves are sorted by colour, some find it criminal.
B@2025-04-01 | when!=last Thursday | Two of the readers have evening classes, so The Dog-Eared shifted to the last Thursday of the month.
A@2025-04-05 | book!=Small Island | They gave up on Lampedusa halfway and started Small Island.
B@2025-04-24 | n=eleven | The Dog-Eared: eleven people round one coffee table.
A@2025-05-02 | | In the June heat the group might sit in the park.
A@2025-05-13 | shop=Quill and Crow | Copies for the group come from Quill and Crow.
B@2025-05-30 | | Hazel cannot have strawberries either.
A@2025-06-10 | pick!=Hazel | Stan passed, which makes Hazel the one to select the next title for The Dog-Eared.
A@2025-06-26 | book=Gilead | Finished chapter one of Gilead, this one suits the group.
B@2025-07-03 | | The film of The Leopard is on at the Rialto.
A@2025-07-17 | shop=Marlow Books | Ten per cent off for the Dog-Eared at Marlow Books, where their orders are placed.
B@2025-08-28 | | Only in December they meet on a Sunday, with mince pies.
A@2025-09-25 | | Cordelia would love to read a thriller for once.`,
    questions: `
book: What is The Dog-Eared reading? / Which book is the Dog-Eared group on?
host: At whose home is The Dog-Eared meeting?
when: When in the month does The Dog-Eared meet?
pick: Who gets to choose the next book for The Dog-Eared?
n: How many readers are in The Dog-Eared?
shop: Which bookshop supplies The Dog-Eared?
founder: Who founded The Dog-Eared?
allergy: What is Stan from the book group allergic to?`,
  },
  {
    name: 'Lucía Ferrán',
    user: 'lucia.f',
    lines: `
a | cargo=vocal | En la asociación de vecinos de La Almunia soy vocal.
a | presi=Don Anselmo | El presidente de la asociación es Don Anselmo.
a | sede=la calle Olmo | Nuestra sede está en la calle Olmo.
a | reunion=los martes | Me reúno con la junta los martes.
A | cole=San Blas ; tutora=Nuria Vidal | El hijo de Lucía va al colegio San Blas y su tutora es Nuria Vidal.
a | futbol=defensa | Mi hijo juega de defensa en el equipo del barrio.
a | cuota=10 euros | Los vecinos pagamos una cuota de 10 euros.
a | huerto=tomates | En mi parcela del huerto comunitario planto tomates.
a | | La presidenta del AMPA del colegio es otra persona, Rosa Llanos.
a | | Don Anselmo cumple ochenta y nos invita a paella.
a | reunion=los jueves | La junta me tiene ocupada los jueves por la tarde, no me llaméis.
b | tutora=Maite Arana | Para hablar de las notas del niño, Lucía pide cita con Maite Arana, la tutora.
a | | Nuria me contó que le gustaría irse de cooperante.
a | sede!=el antiguo cine | Dejamos el local de siempre porque subió el alquiler, y ahora la sede de los vecinos es el antiguo cine.
a | | El club de jubilados sigue en la plaza Mayor.
a | futbol=portero | Los guantes son para mi hijo, que es portero y los gasta en un mes.
a | | Mi sobrina juega de delantera en el Atlético Almunia.
b | presi!=Pilar Quintana | Don Anselmo dimitió por la salud y Pilar Quintana fue elegida presidenta.
a | cuota=15 euros | Cada familia aporta 15 euros a la caja de la asociación.
a | | Puede que el año que viene abramos un segundo huerto.
a | cargo!=tesorera | Pilar me ha nombrado tesorera, a mí que no sé sumar.
a | | Este jueves no hay reunión, que es fiesta.
a | | Me parece feo el logo del barrio.`,
    questions: `
cargo: ¿Qué cargo tengo en la asociación de vecinos?
presi: ¿Quién preside la asociación de vecinos? / ¿Cómo se llama la persona que preside nuestra asociación?
sede: ¿Dónde está la sede de la asociación?
reunion: ¿Qué día me reúno con la junta?
tutora: ¿Quién es la tutora de mi hijo?
futbol: ¿De qué juega mi hijo en el equipo?
cuota: ¿Cuánto pagamos de cuota los vecinos?
cole: ¿A qué colegio va el hijo de Lucía?
huerto: ¿Qué planto en el huerto comunitario?`,
  },
]
