/** Made-up records whose facts change: care of the old and sick, clinics, therapists, schools, kindergartens, families. Format: bench/texts/customers-1.mjs. */
export const CARE_5 = [
  {
    name: 'Rosario Ibáñez',
    user: 'nuria.ib',
    lines: `
n | casa=en su piso de Triana | Mi abuela Rosario vive en su piso de Triana.
n | ayuda=Fátima | La ayuda una chica que se llama Fátima.
n | oido=sorda de un oído | La abuela está sorda de un oído y no lleva nada.
n | pastillas=mi tío Joaquín | Las pastillas se las prepara mi tío Joaquín.
n | tarde=jugando a la brisca | Pasa la tarde jugando a la brisca con las vecinas.
n | cena=sopa de fideos | De cena, sopa de fideos, siempre.
n | medico=doctora Maldonado | En el centro de salud la lleva la doctora Maldonado.
n | alergia=la aspirina ; nacida=1938 | No tolera la aspirina. Nacida en 1938, en Ronda.
n | llaves=la portera | Llaves de repuesto: las tiene la portera.
n | | La hermana de Rosario, Encarna, está en una residencia de Dos Hermanas.
n | | Encarna cena a las seis y protesta.
n | oido=dos audífonos | Por las noches deja los dos audífonos en la mesilla, con las pilas cargando.
n | | Mi madre opina que Fátima cocina mejor que nosotras.
n | ayuda!=Yolanda | Fátima se volvió a Tánger y hemos contratado a Yolanda.
n | casa=la habitación del fondo | En casa de mis padres duerme Rosario, en la habitación del fondo, con todos sus santos.
n | | El domingo comimos en Triana para despedirnos del bar.
A | pastillas=Un pastillero automático | Un pastillero automático pita tres veces al día y suelta las dosis de Rosario.
n | | Quizá en otoño la apuntemos a un centro de día.
n | tarde=delante de la tele | De cuatro a siete no se la molesta: mi abuela delante de la tele con su novela turca.
n | | También tose con el polvo, pero eso no es alergia.
n | medico!=doctor Arrieta | A Maldonado la trasladaron a Huelva, le ha tocado el doctor Arrieta.
n | llaves!=mi primo Curro | A la portera se las pedí de vuelta y se las di a mi primo Curro.
n | | La nieta de la portera estudia enfermería.
n | | Curro va en moto y llega en cinco minutos.`,
    questions: `
casa: ¿Dónde vive mi abuela Rosario?
ayuda: ¿Quién cuida a mi abuela?
oido: ¿Lleva audífonos mi abuela? / ¿Cómo anda de oído la abuela Rosario?
pastillas: ¿Quién o qué le prepara las pastillas a Rosario?
tarde: ¿Qué hace mi abuela por las tardes?
medico: ¿Qué médico lleva a mi abuela?
llaves: ¿Quién tiene las llaves de repuesto?
cena: ¿Qué cena mi abuela?
nacida: ¿En qué año nació Rosario?`,
  },
  {
    name: 'Priya Nambiar',
    user: 'priya.n',
    lines: `
p@2024-08-01 | state=eleven weeks pregnant | I'm eleven weeks pregnant, nobody at work knows.
p@2024-08-01 | midwife=Catrin | My midwife is Catrin.
p@2024-08-05 | due=14 February | Due date according to the app: 14 February.
p@2024-08-12 | plan=at home in a pool | I'd like to give birth at home in a pool, that is what's written in my birth plan.
p@2024-08-12 | | Against the nausea I nibble dry crackers.
p@2024-08-20 | home=a one-bedroom flat | Arun and I are in a one-bedroom flat above a bakery.
p@2024-08-20 | job=paramedic ; blood=A negative | I work as a paramedic. Blood group A negative.
p@2024-09-02 | name=Meera | If it's a girl, she'll be Meera.
p@2024-09-10 | partner=Sister-in-law Divya | Sister-in-law Divya is going to be with me and Arun at the birth.
p@2024-09-14 | | My colleague Zofia is due on 3 March.
p@2024-09-25 | due!=9 February | The scan corrected it, baby is expected on 9 February.
p@2024-10-07 | | Zofia has chosen a private clinic.
p@2024-10-21 | job=dispatch room | No stretchers for me: I sit in the dispatch room with a headset and take the 999 calls.
p@2024-11-04 | home!=a terraced house | We got the keys! The flat is history and we sleep on a mattress in a terraced house in Pontcanna.
p@2024-11-15 | | The bakery smell I do miss.
p@2024-12-02 | plan=a caesarean | Baby is lying across, the placenta is low, and Mr Sethi's theatre list for the 5th has me on it for a caesarean.
p@2024-12-09 | | They might let Arun cut the cord.
p@2025-01-10 | midwife!=Oonagh | Catrin is off with shingles, Oonagh has inherited me.
p@2025-02-05 | state=our son | 3.2 kilos, black hair, furious: our son is lying on my chest.
p@2025-02-06 | name=Kiran | On the wristband it says Kiran.
p@2025-02-10 | | Divya came with a huge pot of dal.
p@2025-02-19 | | Fennel tea by the bucket, they say it helps with the milk.
p@2025-03-01 | | Zofia had hers on the kitchen floor, a girl.`,
    questions: `
state: Am I pregnant or has the baby been born?
midwife: Who is my midwife?
due: When was my baby expected?
plan: How was I going to give birth, according to the latest plan? / Which kind of birth was planned?
home: What kind of home do we live in?
job: What is my work?
name: What is the name of my baby?
blood: What is my blood group?
partner: Who besides Arun was to be with me at the birth?`,
  },
  {
    name: 'Horst Denecke',
    user: 'horst.d',
    lines: `
h | kita=in die Kita | Meine Enkelin Lotta geht in die Kita, Gruppe Marienkäfer.
h | tag=mittwochs | Ich hole sie immer mittwochs ab.
h | auto=mit dem Opel | Gefahren wird mit dem Opel, Kindersitz hinten rechts.
h | knie=spritzen lassen | Wegen der Arthrose habe ich mir das Knie spritzen lassen, mehr mache ich nicht.
h | physio=Frau Behrends | Krankengymnastik habe ich bei Frau Behrends.
h | frau=dreimal in der Woche zur Dialyse | Meine Frau Inge muss dreimal in der Woche zur Dialyse.
h | handy=0171 39200 12 | Erreichbar bin ich unter 0171 39200 12.
h | blut=Marcumar ; brille=Gleitsichtbrille | Ich nehme Marcumar und trage eine Gleitsichtbrille.
h | lied=Weißt du, wie viel Sternlein stehen | Zum Einschlafen singe ich Lotta vor: Weißt du, wie viel Sternlein stehen.
h | | Mein Skatbruder Gerd hat zwei Titanhüften.
h | | Inge schimpft über die Parkplätze an der Klinik.
h | kita=Schultüte | Lottas Schultüte war größer als sie selbst, und neben ihr sitzt in der 1a ein Junge namens Can.
h | | Ihr kleiner Bruder bleibt noch bei den Marienkäfern.
h | tag!=montags | Wegen des Horts haben wir getauscht, Opa ist nun montags dran.
h | | Diesen Montag springt die Tante ein, ich bin beim Urologen.
h | frau=mit einer Spenderniere | Inge gießt Tomaten, reist und trinkt, so viel sie will, mit einer Spenderniere im Bauch geht das.
h | knie!=Gelenk aus Titan | Die Spritzen halfen nicht mehr, also habe ich seit Ostern ein Gelenk aus Titan.
h | auto=mit der Straßenbahn | Lotta drückt den Halteknopf, wenn wir zwei mit der Straßenbahn heimwärts rumpeln.
h | | Unser Nachbar liebäugelt mit einem Elektroauto.
h | physio!=Herrn Sobotka | Frau Behrends hat sich selbstständig gemacht, jetzt liege ich bei Herrn Sobotka auf der Liege.
h | handy=0171 39200 88 | Für den Notfallzettel in der Schule: Opa Horst, 0171 39200 88.
h | | Inge hat auch ein Mobiltelefon, aber meist im Schrank.
h | | Vielleicht stellt der Hausarzt mich von Marcumar auf etwas anderes um.
h | tag=jeden Freitag | Um zwölf klingelt es in der Schule, jeden Freitag stehe ich dann mit einem Brötchen für Lotta am Zaun.
h | | Lotta hat ihren ersten Wackelzahn.`,
    questions: `
kita: Geht meine Enkelin Lotta in die Kita oder in die Schule?
tag: An welchem Tag hole ich Lotta ab?
auto: Wie fahre ich mit Lotta nach Hause?
knie: Was wurde mit meinem Knie gemacht?
physio: Bei wem habe ich Krankengymnastik?
frau: Wie steht es um die Nieren meiner Frau? / Muss Inge zur Dialyse?
handy: Wie lautet meine Handynummer?
blut: Welchen Blutverdünner nehme ich?
lied: Welches Lied singe ich Lotta vor?`,
  },
  {
    name: 'Imogen Fairclough',
    lines: `
A@2024-09-08 | dorm=Juniper | Imogen Fairclough, 14, boards at Castlemere and has a bed in Juniper.
A@2024-09-08 | matron=Mrs Rusk | Her matron is Mrs Rusk.
B@2024-09-09 | weekend=goes home | At weekends Imogen goes home to Ripon.
A@2024-09-09 | sport=lacrosse | Imogen's game is lacrosse.
A@2024-09-12 | eats=vegetarian | Catering note: Imogen is vegetarian.
B@2024-09-15 | mood=homesick | First week: Imogen is homesick and phones her dad every evening.
A@2024-09-20 | lang=Latin | As second language she takes Latin.
A@2024-10-01 | guardian=her aunt Philippa | UK contact while the parents travel: her aunt Philippa.
B@2024-10-01 | epi=bee stings ; tooth=a brace | Carries a pen for bee stings. Wears a brace on her upper teeth.
A@2024-10-16 | | Room-mate Henrietta is vegan and tells everyone.
A@2024-11-04 | mood=the loudest laugh | Staff meeting: the loudest laugh on the corridor is Imogen's, her dad complains he never hears from her.
B@2024-11-11 | | Wasps scare her too, without any reaction so far.
A@2024-11-25 | | Henrietta would like to swap dorms with a friend.
B@2025-01-10 | dorm!=Rowan Cottage | After Christmas Imogen moved across the yard to Rowan Cottage.
B@2025-01-12 | weekend=Sunday brunch | Her mother rents the house out; Saturday film night and Sunday brunch find Imogen on the sign-in sheet each time.
A@2025-01-20 | sport!=rowing | The knee put an end to lacrosse, coach talked her into rowing.
A@2025-02-03 | | Imogen fell in the river and laughed about it.
B@2025-02-14 | | On Valentine's Day she ate a marshmallow, gelatine and all, and was cross with herself.
A@2025-03-02 | eats=bacon rolls | Kitchen staff hand Imogen two bacon rolls after early training and a steak on match nights.
B@2025-03-18 | | Latin prize day is coming, Henrietta is favourite.
B@2025-04-22 | lang!=Mandarin | Imogen dropped Latin after the mocks and enrolled for Mandarin.
A@2025-05-06 | matron=Miss Ferreira | Sick at night? Imogen knocks on Miss Ferreira's door, end of the landing.
B@2025-05-08 | | Juniper won the tidiest house award.
A@2025-05-12 | | Mrs Rusk judged the cake contest.
B@2025-05-20 | guardian=Mr Okonjo | Exeat forms for Imogen are countersigned by Mr Okonjo, friend of the family in Harrogate.
A@2025-09-07 | dorm=Saxon House | Imogen's trunk was carried up to Saxon House, a single with a view of the weir.`,
    questions: `
dorm: Where does Imogen Fairclough sleep at school?
matron: Who is Imogen Fairclough's matron?
weekend: Where does Imogen Fairclough spend her weekends?
sport: What sport does Imogen Fairclough do?
eats: Does Imogen Fairclough eat meat?
mood: Is Imogen Fairclough happy at boarding school? / How has Imogen Fairclough settled in?
lang: Which second language does Imogen Fairclough take?
guardian: Who is Imogen Fairclough's contact in the UK?
epi: What is Imogen Fairclough allergic to?
tooth: What does Imogen Fairclough wear on her teeth?`,
  },
  {
    name: 'Derek Sandilands',
    user: 'derek.s',
    lines: `
d@2024-10-02 | stage=mislays her keys | My wife Joan has been diagnosed with Alzheimer's, so far she mislays her keys and repeats herself.
d@2024-10-02 | drive=she drives | To the shops she drives, I sit next to her.
d@2024-10-05 | break=no break | I do the caring round the clock, no break.
d@2024-10-09 | group=Tuesday café | We like the Tuesday café for people with memory trouble.
d@2024-10-14 | clinic=Dr Thistlewood | At the memory clinic we see Dr Thistlewood.
d@2024-10-20 | pill=donepezil | Joan is on donepezil.
d@2024-11-03 | door=on the latch | The front door is on the latch, the neighbours come and go.
d@2024-11-03 | tune=Vera Lynn ; lawyer=Mr Haig | Joan loves Vera Lynn. Our solicitor is Mr Haig.
d@2024-11-18 | power=not registered | Power of attorney: signed but not registered.
d@2024-11-30 | | My pal Stan's wife is in a home, costs him a fortune.
d@2024-12-05 | | Stan swears by memantine for her.
d@2025-01-13 | drive!=I'm the chauffeur | Joan had to hand in her licence, since then I'm the chauffeur.
d@2025-01-26 | | Last Sunday she steered the ride-on mower round the lawn, our son beside her.
d@2025-02-10 | door=a keypad | Four digits on a keypad let you out of our hall; otherwise she's down at the railway line in her nightie.
d@2025-03-03 | stage=asks who I am | She calls me Father, or asks who I am, and looks for her school satchel.
d@2025-03-17 | break!=two afternoons | At long last I get relief: a sitter from Crossroads, two afternoons a week.
d@2025-03-20 | | The sitter, Pam, brought jigsaws.
d@2025-04-07 | pill=a patch | Every morning I stick a patch between Joan's shoulder blades, rivastigmine, and peel off yesterday's.
d@2025-04-28 | group=singing circle | Wednesdays at the chapel hall she knows every verse, that singing circle is our outing of the week.
d@2025-05-11 | | My daughter wants me to look at a nursing home, I'm not ready for that.
d@2025-05-19 | clinic!=Dr Nwosu | Thistlewood has gone to New Zealand, we got Dr Nwosu in his place.
d@2025-05-25 | | There's a carers' walk on Saturdays too, never been.
d@2025-05-28 | | Joan's sister is on nothing but fish oil and crosswords.
d@2025-06-02 | power=court's stamp | Mr Haig's secretary posted it back with the court's stamp, so the bank lets me sign for Joan.
d@2025-06-04 | | Mr Haig's dog barked through the whole visit.
d@2025-07-14 | break=three full days | From nine to four Joan is at the day centre, three full days a week, and I mow, sleep and read.`,
    questions: `
stage: How far along is Joan's dementia? / How does Joan's illness show itself?
drive: Who drives, Joan or me?
break: How much time off from caring do I get?
group: Which group do Joan and I go to?
clinic: Which doctor do we see at the memory clinic?
pill: Which medicine does Joan get for her Alzheimer's?
door: How is our front door secured?
power: Is the power of attorney registered?
tune: Whose songs does Joan love?
lawyer: Who is our solicitor?`,
  },
]
