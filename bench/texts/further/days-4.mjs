/** Made-up records whose facts change, by an author of whom nothing is in training. Format: ../customers-1.mjs. */
export const DAYS_4 = [
  {
    name: 'Lucía Ferrer',
    user: 'lucia.f',
    lines: `
a | piso=calle Olmo 12 | Vivo en la calle Olmo 12, segundo izquierda.
a | alquiler=780 euros | Pago 780 euros de alquiler.
a | gimnasio=Vértigo | Voy al gimnasio Vértigo tres veces por semana.
a | | Mi compañero Rubén prefiere nadar en la piscina municipal.
a | coche=Seat Ibiza | Tengo un Seat Ibiza del 2012.
b | ingles=los lunes | Las clases de inglés de Martina son los lunes.
a | | Martina también hace guitarra, los sábados.
a | pediatra=doctora Salas | La pediatra de la niña es la doctora Salas.
a | movil=600 555 014 | Mi móvil: 600 555 014.
a | | Para cosas del trabajo, mejor el 600 555 900.
b | ingles=los jueves | Recoge a Martina de inglés los jueves a las seis, pon una alarma.
a | | Esta semana no hay inglés por el puente.
a | alquiler!=825 euros | La casera me ha subido la mensualidad a 825 euros.
a | | Rubén dice que en su barrio piden novecientos.
a | gimnasio=Cuerpo Sano | Apúntame a spinning en mi gimnasio, Cuerpo Sano, el martes.
a | coche!=Toyota Yaris | Vendí el Ibiza a mi primo y me quedé con un Toyota Yaris de ocasión.
a | | Mi primo ya le ha dado un golpe al Ibiza.
a | pediatra=doctor Ibarra | Martina tiene revisión con su pediatra, el doctor Ibarra, el día 9.
b | movil=600 555 377 | Me pueden llamar al 600 555 377, siempre lo llevo encima.
a | | Estoy pensando en mudarme más cerca del mar.
a | trabajo=farmacia Central | Trabajo por las tardes en la farmacia Central.
a | dieta=sin lactosa | Como sin lactosa.
a | | El dentista me encontró una caries, nada grave.
a | piso!=avenida del Puerto 40 | Mudanza hecha: ya estamos instaladas en la avenida del Puerto 40.`,
    questions: `
piso: ¿Cuál es mi dirección? / ¿Dónde vivo?
alquiler: ¿Cuánto pago de alquiler?
gimnasio: ¿A qué gimnasio voy?
coche: ¿Qué coche tengo?
ingles: ¿Qué día tiene inglés Martina?
pediatra: ¿Quién es el pediatra de Martina?
movil: ¿Cuál es mi número de móvil?
dieta: ¿Qué dieta sigo?
trabajo: ¿Dónde trabajo?`,
  },
  {
    name: 'Nathan Brookes',
    lines: `
A@2025-04-01 | target=data analyst | Nathan Brookes is looking for a post as a data analyst.
A@2025-04-01 | salary=£38k | His minimum salary is £38k.
A@2025-04-02 | recruiter=Paula Grieve | Paula Grieve is the recruiter who handles Nathan's applications.
B@2025-04-04 | commute=40 minutes | Nathan does not want to travel more than 40 minutes to work.
A@2025-04-09 | interview=24 April ; firm=Halcyon | Interview arranged for Nathan Brookes at Halcyon, 24 April.
A@2025-04-11 | | A friend of Nathan's was turned down by Halcyon in March.
B@2025-04-13 | notice=one month | Nathan's notice period at the call centre is one month.
A@2025-04-15 | | Nathan also looked at an advert for a teaching assistant, out of curiosity.
B@2025-04-17 | interview=29 April | Nathan Brookes sits in front of the hiring panel on 29 April, 11 o'clock.
A@2025-04-20 | | He bought a navy blazer for it.
A@2025-04-28 | mentor=Femi | Femi, a former colleague, is mentoring Nathan.
A@2025-05-02 | | Halcyon's panel consisted of three people and a very old dog.
A@2025-05-07 | firm!=Brightwater | Halcyon said no; the one Nathan is still in the running at is Brightwater.
B@2025-05-09 | salary=£42k ; commute=an hour | Filter for job alerts: pay for Nathan Brookes not below £42k, travelling time up to an hour each way.
A@2025-05-12 | | Femi earns fifty-one thousand, which Nathan mentions a lot.
A@2025-05-16 | recruiter!=Gareth Moyle | Nathan's file at the agency went over to Gareth Moyle when Paula went on leave.
A@2025-05-21 | | Gareth rang on a Sunday, to Nathan's annoyance.
B@2025-05-26 | target=product manager | The role Nathan Brookes applies for is product manager.
A@2025-05-30 | | It is possible that the firm opens a branch in Cardiff.
A@2025-06-10 | | On strike days he would work from his kitchen.
B@2025-06-17 | interview!=3 July | Final round for Nathan was put back to 3 July.
A@2025-06-20 | cv=version 6 | The CV Nathan sends out is version 6.`,
    questions: `
target: What kind of job is Nathan Brookes looking for?
salary: What is the lowest salary Nathan Brookes would take?
recruiter: Who is Nathan Brookes's recruiter? / Who handles Nathan's applications at the agency?
commute: How long may Nathan Brookes's commute be?
interview: When is Nathan Brookes's interview?
firm: Which company is Nathan Brookes applying to?
notice: How long is Nathan Brookes's notice period?
mentor: Who is Nathan Brookes's mentor?`,
  },
  {
    name: 'Ingrid Solberg',
    user: 'ingrid.s',
    lines: `
A | ballet=Mondays at 16:00 | Ingrid's daughter Liv-Marie has ballet Mondays at 16:00.
A | football=U9 | Her son Eirik plays in the U9 team of Fjordby IL.
a | carpool=Torunn | Torunn and I share the driving to football.
a | piano=Herr Falk | Both children learn piano with Herr Falk.
a | | Eirik's best friend gets lessons from a student, half the price.
a | fee=900 kroner | Ballet costs me 900 kroner per term.
a | | Football is 650 for the season, shirt not included.
A | kit=number 7 | Eirik's shirt carries number 7.
B | ballet=Thursdays at 17:30 | Liv-Marie dances Thursdays at 17:30, drop-off by the side entrance.
a | | Next Thursday is the open lesson, parents may watch.
a | tutor=Sigrun | Maths help for Eirik: Sigrun, on Saturdays.
a | carpool!=Bjarne | Torunn sold her car, so Bjarne does the other half of the football runs with me.
a | | Bjarne's car smells of wet dog.
A | football=U10 | Ingrid needs the fixture list of Eirik's squad, the U10 at Fjordby.
a | | The U12s lost their coach and nobody wants the job.
a | piano!=Astrid Nome | Herr Falk has gone into retirement; the children sit at Astrid Nome's piano every week.
a | | I'd love to start playing again myself, maybe after Easter.
B | fee=1,050 kroner | Invoice from the dance school for Liv-Marie's term: 1,050 kroner.
a | tutor=Mathias | Pay Mathias 200 for Eirik's maths lesson, he likes it in cash.
a | | Eirik got a B in the last test.
a | kit!=number 11 | A bigger boy claimed the 7, so Eirik swapped it for number 11.
a | | Liv-Marie's costume has to be white this year.
A | braces=Dr. Eide | Eirik's braces are in the care of Dr. Eide.
a | camp=Hallingdal | Summer camp for both is in Hallingdal.
a | | There's a sailing camp too, which Eirik keeps mentioning.`,
    questions: `
ballet: When does Liv-Marie have ballet?
football: Which team does Eirik play in?
carpool: Who shares the driving to football with me?
piano: Who teaches my children piano?
fee: How much is ballet per term?
kit: What number is on Eirik's shirt?
tutor: Who helps Eirik with maths?
camp: Where is the children's summer camp?
braces: Who looks after Eirik's braces?`,
  },
  {
    name: 'Bernadette Cruz',
    user: 'bernie',
    lines: `
a | ward=Ward 5B | I nurse on Ward 5B at St. Columba's.
a | shift=nights | My shifts: nights, seven to seven.
a | alarm=17:45 | Wake me at 17:45 on work days.
a | lift=Tess | Tess gives me a lift in.
a | | Tess is on days next Sunday, so I'll get the tram that once.
a | coffee=oat flat white | My usual coffee is an oat flat white.
a | mgr=Sister Keane | Rota questions go to Sister Keane.
a | | Over on 6A it's a Sister Doyle who makes the rota.
a | parking=Zone C | My staff permit is for Zone C.
a | gym=Swim Lane | To unwind I use the pool at Swim Lane.
b | | I could do a course in wound care, the flyer's on the fridge.
a | shift=early ; alarm=05:10 | The rota has me on early, handover 06:45, so get me out of bed at 05:10.
b | | Hubby's alarm goes off at seven, leave that one be.
a | coffee=double espresso | If you pre-order for me at the kiosk: double espresso, no sugar.
a | | They ran out of oat milk on Tuesday and there was a riot.
a | lift!=Ramón | Tess has been transferred to Derby; Ramón picks me up at the corner.
a | | Ramón has the loudest exhaust in the county.
b | ward!=Recovery 2 | They redeployed me, my badge says Recovery 2.
a | | Still have my locker near the old lot, funny enough.
a | mgr=Joyce Amadi | Send my leave request to my line manager Joyce Amadi before Friday.
a | | A bank shift in A&E pays £24 an hour.
b | parking!=Zone F | Permit got reissued after the roadworks, I'm allowed in Zone F.
a | pension=Tier 3 | My pension contribution is in Tier 3.`,
    questions: `
ward: Which ward do I work on? / Where in the hospital am I posted?
shift: Which shift am I on?
alarm: What time should my alarm go off on work days?
lift: Who drives me to work?
coffee: What coffee should you order for me?
mgr: Who do I send my leave request to? / Who is my line manager?
parking: Which zone may I park in?
gym: Where do I go swimming?
pension: Which pension tier am I in?`,
  },
  {
    name: 'Oliver Strand',
    user: 'oliver',
    lines: `
A | mum=020 7946 0133 | Oliver's mother: landline 020 7946 0133.
A | | Mother's mobile, rarely switched on: 07700 900340.
A | chloe=Delaney & Firth | Chloe Varn (friend) works for Delaney & Firth.
A | ravi=Bristol | Ravi, Oliver's cousin, is based in Bristol.
B | landlady=Mrs Sprague | Landlady = Mrs Sprague.
A | pete=pete@cobalt.example | E-mail for Pete: pete@cobalt.example.
A | | Pete's wife Jo writes from jo@larkfield.example.
A | solicitor=Dominic Ashe | Legal matters: Dominic Ashe, solicitor in Reading.
B | godson=Theo | Oliver's godson is Theo, born 11 November.
A | chloe=Umbra Films | Chloe Varn, employer: Umbra Films, Soho.
A | | Chloe has a side gig at a flower stall on weekends.
A | gardener=Tom Baxley | Gardener: Tom Baxley, comes fortnightly.
A | surname=Varn | Write cards to Chloe with the last name Varn.
a | mum!=020 7946 0861 | Mum had her line swapped by the phone company, dial 020 7946 0861.
a | | My aunt in Hove is 01273 496 0112, don't mix them up.
B | ravi=Glasgow | Parcels for Ravi go to Glasgow, flat 3, Argyle Court.
a | | Ravi was in Bristol for a stag do last weekend.
A | pete=pete.holm@mailbox.example | To write to Pete, use pete.holm@mailbox.example.
a | | Pete is toying with the idea of deleting all his accounts.
a | surname!=Okonjo | Chloe got married in Kent; she goes by Okonjo.
A | | Chloe's husband is called Emeka and plays the cello.
B | solicitor!=Harriet Lowe | Oliver's case was handed to Harriet Lowe after Dominic Ashe became a judge.
a | landlady=Miss Tolliver | Text my landlady, Miss Tolliver, that the window is stuck.
a | | Theo lost a tooth and wants the going rate.
a | chloe!=Redfern Post | Chloe jumped from Umbra to Redfern Post in spring.`,
    questions: `
mum: What is my mother's landline number? / What number do I dial for Mum at home?
chloe: Where does Chloe work?
ravi: Where does my cousin Ravi live?
pete: What is Pete's e-mail address?
surname: What is Chloe's last name?
solicitor: Who is my solicitor?
landlady: Who is my landlady?
godson: What is my godson's name?
gardener: Who does my garden?`,
  },
]
