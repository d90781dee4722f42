/** Made-up records whose facts change: small firms: an agency for fairs, an on-call rota, a Spanish wholesaler, a warehouse, a practice that buys equipment. Format: bench/texts/customers-1.mjs. */
export const FIRMS_3 = [
  {
    name: 'Nadia Kessel',
    user: 'nadia',
    lines: `
n@2025-01-08 | booth=Hall 4, B12 | Our stand at the Packaging Days will be in Hall 4, B12.
n@2025-01-08 | builder=Expo Form | Expo Form is building the stand.
n@2025-01-08 | | Our friends from Karton König have B14, nearly next door.
n@2025-01-10 | crew=Tim and Roswitha | Tim and Roswitha are going to man it.
A@2025-01-10 | hotel=Hotel Merkur | Nadia has booked the crew into the Hotel Merkur.
n@2025-01-14 | giveaway=pencils | We'll hand out pencils as a giveaway.
n@2025-01-14 | budget=€18,000 | I have €18,000 to spend on the fair.
n@2025-01-15 | film=Rohan | Rohan is making the film for the big screen.
A@2025-01-20 | travel=by train | Nadia's crew will go to the fair by train.
n@2025-01-20 | claim=Less is box | The claim on the back wall: "Less is box".
n@2025-01-23 | | My boss finds the claim too clever.
n@2025-01-27 | | We could, in theory, put a coffee bar in the corner.
n@2025-02-03 | budget!=€15,500 | Finance has trimmed my fair money, €15,500 is all I get.
n@2025-02-05 | booth=C31 | The confirmation by the organiser has us in C31 of Hall 6, beside the entrance.
A@2025-02-06 | | For the spring fair in Lyon, Nadia has stand 207.
n@2025-02-11 | giveaway=seed paper | Four boxes of seed paper with our logo have arrived, one sheet for every visitor.
n@2025-02-12 | | The seeds are poppies and cornflowers.
n@2025-02-17 | crew!=Tim and Farida | Roswitha has broken her wrist, so it'll be Tim and Farida who stand there in the company shirts.
A@2025-02-19 | hotel=flat on Messeallee | Nadia's people have beds and a kitchen in a flat on Messeallee; she has the door code.
n@2025-02-20 | | Tim snores, says Farida.
n@2025-02-24 | travel=hired minibus | Roof racks, seed paper, people: everything fits in the hired minibus that sets off on Sunday at six.
n@2025-02-25 | | I myself will fly in on Tuesday, just for the day.
n@2025-02-27 | builder!=two carpenters from Fürth | Expo Form let us down, it's two carpenters from Fürth who are screwing the walls together.
n@2025-02-28 | | The carpenters charge by the hour.`,
    questions: `
booth: Where is our stand at the Packaging Days? / What is our stand number?
builder: Who is building our stand?
crew: Who will man the stand at the fair?
hotel: Where does my crew stay during the fair? / Where do Tim and his colleague sleep?
giveaway: What do we give to visitors at the stand?
budget: How much money do I have for the fair?
travel: How does the crew get to the fair?
film: Who is making the film for the big screen?
claim: What is written on the back wall of the stand?`,
  },
  {
    name: 'Stratus on-call',
    lines: `
A | primary=Oyelaran | Oyelaran carries the Stratus pager.
A | second=Birgit | If he does not answer, Birgit gets the Stratus alarm.
A | pager=PagerLine | Alarms for Stratus are sent out by PagerLine.
B | threshold=500 ms | Stratus pages someone at a latency of 500 ms.
A | rota=weekly | The Stratus rota is weekly.
A | handover=Monday noon | Handover of the pager: Monday noon.
B | runbook=wiki | Look for the runbooks of Stratus in the wiki.
A | pay=€150 a shift | On-call pay: €150 a shift.
B | status=status.stratus.example | Public status page: status.stratus.example.
A | metrics=Grafana | Stratus dashboards live in Grafana.
A | | The Nimbus service next door alarms at 200 ms and has three people on the rota.
B | | Oyelaran was woken twice last night by a full disk.
A | primary=Birgit | It is Birgit's week, she answers whatever Stratus screams about.
A | second=Constantin | When she's in the shower or asleep, the calls roll over to Constantin.
B | | Constantin has asked if he could swap his Christmas shift.
A | threshold!=800 ms | Too many false alarms: we relaxed the Stratus limit from half a second to 800 ms.
B | | The batch queue of Stratus has a limit of its own, five minutes.
A | runbook=the repo | What to do at 3 a.m. is described in docs/ops of the repo, one file per alarm.
B | | A colleague says video runbooks would be nicer.
A | pager!=OpsBell | PagerLine got too dear, the contract is cancelled and OpsBell rings instead.
B | handover=Wednesdays after lunch | Whoever has the phone gives it to the next in line on Wednesdays after lunch.
A | | This Wednesday is a holiday, so the handover is on Thursday, just this once.
A | pay!=€210 | The works council won a rise, a shift of on-call is worth €210.
B | | Nimbus pays in days off.
A | | We might get a follow-the-sun team in Manila next year.`,
    questions: `
primary: Who is on call for Stratus? / Who has the Stratus pager?
second: Who is the backup if the on-call person for Stratus doesn't answer?
pager: Which service sends the alarms of Stratus?
threshold: At what latency does Stratus page somebody?
runbook: Where are the runbooks of Stratus?
handover: When is the on-call duty for Stratus handed over?
pay: What do people get paid for an on-call shift?
status: What is the address of the Stratus status page?
metrics: Where are the Stratus dashboards?`,
  },
  {
    name: 'Distribuciones Almazora',
    lines: `
A | gerente=Rosario Ibáñez | La gerente de Distribuciones Almazora es Rosario Ibáñez.
A | nave=polígono El Romeral | Tienen la nave en el polígono El Romeral.
B | reparto=martes | Nos reparten los martes.
A | minimo=200 euros | El pedido mínimo en Almazora es de 200 euros.
A | comercial=Julián | Nuestro comercial allí se llama Julián.
B | tel=964 555 018 | El teléfono de pedidos de Almazora: 964 555 018.
A | aceite=Sierra Alta | El aceite que nos sirven es de la marca Sierra Alta.
A | pago=transferencia | A Almazora le pagamos por transferencia.
B | cif=B00000018 | El CIF de Almazora es B00000018.
A | | Bebidas Roig, el otro proveedor, reparte los jueves.
B | | Julián es muy simpático y siempre pregunta por los niños.
A | minimo=350 | Por debajo de 350 Almazora no carga el camión.
A | | Rosario está pensando en abrir una tienda para particulares.
B | comercial!=Maite | Julián se ha jubilado y en su lugar nos visita Maite.
A | | Maite llevaba antes la zona de Teruel.
A | reparto=viernes | La furgoneta de Almazora aparca delante del almacén cada viernes a primera hora.
B | | La semana de Fallas no hubo reparto.
A | aceite=Molino de Bejís | Las garrafas de cinco litros que descargan llevan la etiqueta Molino de Bejís.
B | | Al cocinero le gustaba más un aceite italiano.
A | nave!=carretera de Onda, km 7 | Almazora se ha mudado: recogidas en la carretera de Onda, km 7.
B | | Han guardado unos palés en casa de un vecino del polígono.
A | pago=recibo domiciliado | El banco nos carga cada día 5 el recibo domiciliado de Almazora.
B | tel!=964 555 090 | Ojo, el número de pedidos ha cambiado, llamad al 964 555 090.
A | | La línea de averías de la cámara frigorífica es 964 555 031.`,
    questions: `
gerente: ¿Quién es la gerente de Distribuciones Almazora?
nave: ¿Dónde tiene la nave Almazora? / ¿Adónde vamos a recoger los pedidos de Almazora?
reparto: ¿Qué día nos trae la mercancía Almazora?
minimo: ¿Cuál es el pedido mínimo en Almazora?
comercial: ¿Quién es nuestro comercial en Almazora?
tel: ¿A qué número hay que llamar para hacer pedidos a Almazora?
aceite: ¿Qué marca de aceite nos sirve Almazora?
pago: ¿Cómo pagamos a Almazora?
cif: ¿Cuál es el CIF de Almazora?`,
  },
  {
    name: 'warehouse Leith',
    lines: `
R | boss=Morag Stirling | Morag Stirling is warehouse manager in Leith.
R | trucks=three forklifts | Leith owns three forklifts.
S | shift=two shifts | Work in Leith is done in two shifts.
R | scan=Honeyfield guns | The pickers scan with Honeyfield guns.
S | cold=aisle 9 | Chilled goods are in aisle 9.
R | gate=07:00 | The gate opens at 07:00.
S | guard=Castle Watch | At night the warehouse is guarded by Castle Watch.
R | wms=Stockly | The warehouse software is Stockly.
R | doctor=Dr Rennie | The company doctor for Leith is Dr Rennie.
S | | The Dundee warehouse runs one shift and has Ewan Pike at the top.
R | | Morag brought her spaniel to work.
S | trucks=five | On the charging wall in Leith hang the plugs of five trucks, each with a number painted on its mast.
R | | One forklift, number two, lost a wheel on Tuesday.
S | cold=annexe | Yoghurt and cheese? Through the plastic curtain, in the annexe, at four degrees.
R | | Aisle 10 could become a packing area some day.
R | shift!=three | Since the big supermarket order came in, they've gone from two shifts to three.
S | | A temp agency sends eight people for the weeks before Christmas.
S | boss=Kofi Mensah | Holiday slips, overtime, the key to the safe: in Leith these are matters for Kofi Mensah.
R | | Kofi speaks softly and never shouts across the hall, people like that.
S | scan!=voice headsets | Leith has said goodbye to the guns, picking is done with voice headsets.
R | guard=cameras | After the last man goes home, cameras and an alarm centre in Perth keep an eye on Leith.
S | | In Dundee a retired policeman does the rounds.
R | gate!=05:30 | Lorries are let in earlier than they used to be: 05:30.
S | | On Hogmanay the barrier stayed down all day.
R | | Stockly crashed for twenty minutes during the audit.`,
    questions: `
boss: Who manages the Leith warehouse? / Who is in charge in Leith?
trucks: How many forklifts does Leith have?
shift: How many shifts are worked in Leith?
scan: What do the pickers in Leith work with?
cold: Where are chilled goods kept in the Leith warehouse?
gate: From what time can lorries enter in Leith?
guard: How is the Leith warehouse guarded at night?
wms: Which software does the Leith warehouse run on?
doctor: Who is the company doctor for Leith?`,
  },
  {
    name: 'Dr Amara Nwosu',
    user: 'amara.dental',
    lines: `
d | chairs=two treatment chairs | In my dental practice there are two treatment chairs.
d | xray=Sirius Pan | The X-ray machine is a Sirius Pan.
d | nurse=Jodie | My dental nurse is Jodie.
A | delivery=14 June | The new steriliser for Dr Nwosu is to be delivered on 14 June.
d | service=yearly | I have a yearly service contract with you.
d | entrance=front door | Your technicians should use the front door.
d | | Patients in wheelchairs come in through the side door with the ramp.
d | supplier=Kentmere Dental | My gloves and masks are from Kentmere Dental.
d | email=desk@nwosu-dental.example | Mail goes to desk@nwosu-dental.example.
A | contact=Theo ; credit=£10,000 | Dr Nwosu's contact in our house is Theo; her credit limit is £10,000.
d | | A colleague in Hove has a Sirius Pan too and is not happy with it.
d | | Jodie has passed her first-aid course with distinction.
A | delivery!=28 June | The lorry for Dr Nwosu slipped by two weeks, her steriliser comes on 28 June.
d | chairs=Three patients | Three patients can lie back at the same time at my place, each with their own lamp and drill.
d | | I'm tempted by a laser, but that's for another year.
d | service=each quarter | Your man drops in each quarter to check the pressure and change the filters, as per the contract.
d | | He came an extra time in April because of a leak.
A | contact=Marguerite | Dr Nwosu's calls are put through to Marguerite.
d | nurse!=Pavel | Jodie went off to study dentistry, bless her, and it's Pavel who hands me the instruments.
d | | Pavel is also good with frightened children.
d | entrance!=yard gate | They're digging up the street; from now on please come in by the yard gate.
A | credit!=£25,000 | After three good years we raised the sum Dr Nwosu can owe us to £25,000.
d | | My husband's veterinary practice has an account of its own with you, limit £4,000.
d | xray=Lumo 3D | Those crisp pictures I sent you of the jaw were taken on the Lumo 3D in my back room.
d | | Kentmere raised the price of nitrile gloves.`,
    questions: `
chairs: How many treatment chairs are in my practice? / How many patients can I have in the chair at once?
xray: Which X-ray machine do I use?
nurse: Who is my dental nurse?
delivery: When does my steriliser arrive?
service: How often is my equipment serviced under the contract?
entrance: Which entrance should technicians use at my practice?
contact: Who is Dr Nwosu's contact with us?
credit: What is Dr Nwosu's credit limit?
supplier: Where do I buy gloves and masks?
email: What is my practice's e-mail address?`,
  },
]
