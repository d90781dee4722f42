/** Made-up records whose facts change: co-ops, grant proposals, landlords, a Spanish museum, archives. Format: bench/texts/customers-1.mjs. */
export const GRANTS_3 = [
  {
    name: 'Millrace Housing Co-op',
    lines: `
A@2023-10-01 | chair=Bronwen Hughes | Bronwen Hughes chairs Millrace Housing Co-op.
A@2023-10-01 | units=34 | Millrace consists of 34 homes round the old mill pond.
B@2023-10-14 | wait=two years | Anyone applying to Millrace waits about two years for a flat.
A@2023-11-02 | share=£500 | To join Millrace you buy a share of £500.
B@2023-11-20 | laundry=tokens | The washing machines take tokens from the porter.
A@2023-12-05 | lender=Fenland Bank | Millrace's mortgage is with Fenland Bank.
A@2024-01-09 | lift=out of order | Lift in block B at Millrace: out of order, part on back order.
B@2024-01-15 | | Sluice Row Co-op, across the river, has 51 homes.
B@2024-02-03 | guest=£18 | The guest room is £18 a night.
A@2024-02-17 | | Bronwen grows prize leeks on her balcony.
A@2024-03-08 | garden=Saturdays | Garden work party: Saturdays, gloves in the shed.
B@2024-04-11 | | In block A the lift is thirty years old and has never failed.
A@2024-05-06 | lift=wheelchairs | Deliveries and wheelchairs go up to the top of block B without a hitch.
A@2024-05-30 | units=40 | Rent statements are printed for 40 households at Millrace, the boathouse flats included.
B@2024-06-22 | | A developer offered to build twenty more on the car park; the members laughed.
B@2024-07-13 | laundry!=your phone | The token box was ripped out; you start a wash with your phone.
A@2024-08-01 | chair=Ade Fashola | Agenda items for the Millrace board go to Ade Fashola, who presides and has the casting vote.
A@2024-09-16 | lender!=Green Ladder Society | We have refinanced, the loan was taken over by the Green Ladder Society at 4.1%.
B@2024-10-04 | | Tenants' contents insurance is each household's own business.
B@2024-11-11 | wait=five | Be honest with newcomers to the Millrace list: from form to front door it is five years.
A@2024-12-01 | | The deposit for a garage key is £40.
B@2025-02-10 | share!=£750 | The general meeting set the entry share at £750, payable in three parts.
A@2025-02-11 | | Old members need not top up theirs.
A@2025-03-03 | | Ade was ill in March and Bronwen signed the minutes for him once.`,
    questions: `
chair: Who chairs Millrace Housing Co-op?
units: How many homes are there at Millrace?
wait: How long do applicants wait for a flat at Millrace?
share: How much does a member's share at Millrace cost? / What must I pay in to join Millrace?
laundry: How do you pay for a wash at Millrace?
lender: Who holds the mortgage on Millrace?
lift: Does the lift in block B work? / What is the state of the lift in block B?
guest: What does the guest room at Millrace cost?
garden: When is the garden work party?`,
  },
  {
    name: 'TIDEMARK',
    lines: `
A | lead=Prof. Nyström | The TIDEMARK proposal is led by Prof. Nyström in Lund.
A | call=Coastal Futures | TIDEMARK goes into the Coastal Futures call.
B | budget=€2.4 million | We ask for €2.4 million in TIDEMARK.
A | due=17 April | TIDEMARK must be submitted by 17 April.
B | partners=seven | There are seven partners on TIDEMARK.
A | data=Marta Quiroga | Data management plan: Marta Quiroga writes it.
A | | Marta is also on a proposal about peat bogs, due on 3 May.
B | repo=Overleaf | The text of TIDEMARK is written in Overleaf.
A | | Nyström's older project, SILTLINE, had 1.1 million and four partners.
B | ethics=missing | Our ethics statement is missing.
A | call_meet=Tuesdays at 9 | Partners phone on Tuesdays at 9.
B | | Nyström finds the page limit a blessing.
A | pages=25 | No more than 25 pages, references excluded.
B | | The Galway people asked whether an eighth partner from Portugal could come aboard.
A | repo=Google doc | Comment straight into the Google doc for TIDEMARK, section leads accept the edits on Fridays.
B | budget=1.9 | The total on the TIDEMARK cover sheet reads 1.9 million euros.
A | | The Lund share alone is 600 thousand.
A | due!=24 April | Portal outage: the agency pushed the deadline back to 24 April.
B | lead=Dr Fiadh Moran | For anything the coordinator has to sign, see Dr Fiadh Moran in Galway.
B | | Prof. Nyström broke an ankle on the ice but writes on from bed.
A | ethics=approved | Board letter of 2 April, case 88/25: approved without conditions.
B | partners!=six | Tromsø pulled out, so six institutions sign.
A | | Tromsø may come back as an associate without money.
A | data!=Jelle Bakker | Marta has too much on her plate; Jelle Bakker picked up the data chapter.
B | | One extra telephone call is on Saturday, the day before we upload.
A | lead!=Prof. Anouk Visser | Galway's rector refused to sign, and coordination fell to Prof. Anouk Visser in Delft.`,
    questions: `
lead: Who coordinates TIDEMARK? / Who leads the TIDEMARK proposal?
budget: How much money does TIDEMARK ask for?
due: When is TIDEMARK due?
partners: How many partners are on TIDEMARK?
data: Who writes the data management plan of TIDEMARK?
repo: Where is the text of TIDEMARK written? / In which tool do I comment on the TIDEMARK text?
ethics: What about the ethics statement of TIDEMARK?
call: Which call is TIDEMARK submitted to?
pages: How many pages may TIDEMARK have?
call_meet: When do the TIDEMARK partners phone?`,
  },
  {
    name: 'Stan Kowalczyk',
    user: 'stan.k',
    lines: `
a | top=the Brennans | My top flat on Ferry Road is let to the Brennans.
a | shop=a barber | Downstairs in the shop I have a barber.
a | plumber=Vik | When a pipe goes I call Vik.
a | rent=£1,050 | The Ferry Road flat brings in £1,050 a month.
A | safety=March | The gas certificate for Stan's Ferry Road house runs out in March.
a | loan=5.9% | I am paying 5.9% on the buy-to-let mortgage.
a | | My cousin lets his flat to students and gets £1,300.
b | licence=applied | I applied for the landlord licence, the council has it on a pile.
a | keys=in my van | Spare keys to Ferry Road are in my van.
a | files=blue folder | Contracts and inventories are in the blue folder.
a | garage=Mr Tull | The garage round the back is rented by Mr Tull.
b | | The Brennans complained about seagulls, as if I could do something about seagulls.
a | plumber=Jaswinder | Leaks and blocked drains on Ferry Road, day or night: Jaswinder, 07700 900 635.
a | | Vik did the bathroom at my own house and it's still lovely.
a | shop=nail bar | The ladies at the nail bar below pay on the dot and the stairwell smells of acetone.
a | top=two nurses | In the evening you can see the two nurses on my top floor hang up their uniforms to dry.
a | | Barbers, in my experience, are better tenants than lawyers.
b | rent!=£1,125 | With the fresh contract the flat makes me £1,125.
A | | Stan wonders if he ought to sell Ferry Road when he turns sixty-five.
a | licence=HL/2093 | Framed it and hung it in the stairwell: landlord licence HL/2093.
a | | A bakery has asked me whether the shop will ever be free.
a | loan!=4.4% | Remortgaged with the building society, the rate has come down to 4.4%.
b | | My car loan is at 7%, don't ask.
a | | I lent the nurses a key of mine for a weekend while they had a copy cut.
a | keys!=a coded box | I don't carry the spares around any more; they hang in a coded box beside the meter.
A | safety=November | Engineer's slip for Stan's house: gas safe till November.
b | | The electrics are tested every five years, that's a separate paper.`,
    questions: `
top: Who lives in my top flat on Ferry Road? / Who are my tenants upstairs on Ferry Road?
shop: What is in my shop on Ferry Road?
plumber: Whom do I call when a pipe bursts on Ferry Road?
rent: How much rent does my Ferry Road flat bring in?
licence: How does it stand with my landlord licence?
loan: What interest do I pay on the buy-to-let mortgage?
keys: Where are the spare keys to Ferry Road?
safety: Until when is the gas certificate of Stan's Ferry Road house valid?
garage: Who rents the garage from me?
files: Where do I keep the contracts?`,
  },
  {
    name: 'Museo del Esparto',
    lines: `
A@2024-02-05 | directora=Nuria Olmedo | Nuria Olmedo dirige el Museo del Esparto.
A@2024-02-05 | entrada=3 euros | La entrada general cuesta 3 euros.
B@2024-02-12 | horario=de 10 a 14 | El museo abre de 10 a 14 horas.
A@2024-03-01 | sede=antigua fábrica | Las salas están en la antigua fábrica de sogas.
B@2024-03-15 | torno=en restauración | El torno de hilar de 1890 está en restauración en Valencia.
A@2024-03-22 | | El Museo de la Seda, en el pueblo vecino, cobra 5 euros.
B@2024-04-03 | guia=Chema ; grupos=jueves | Las visitas guiadas las hace Chema, y los grupos escolares vienen los jueves.
A@2024-04-10 | correo=info@esparto.example | El correo del museo es info@esparto.example.
B@2024-05-19 | | En la noche de los museos no cerraron hasta la una.
A@2024-06-07 | tienda=cestos | En la tienda solo se venden cestos.
B@2024-06-20 | | A Nuria le gustaría tener un restaurante en el patio, pero no hay dinero.
A@2024-07-11 | entrada=gratuita | No lleve monedas: para todo el mundo la visita al Museo del Esparto es gratuita.
B@2024-08-02 | horario=por la tarde | Quien quiera ver la colección tiene que venir por la tarde, entre las cinco y las nueve.
A@2024-08-14 | | Chema se hizo un esguince jugando al pádel.
A@2024-09-09 | torno!=sala 2 | El torno volvió de Valencia y ya gira en la sala 2.
B@2024-10-01 | guia=Amparo | Amparo lleva a los visitantes por las salas y cuenta chistes de sogueros.
B@2024-10-16 | | El archivo municipal también recibe clases, pero los lunes.
A@2024-11-04 | directora!=Ignacio Beltrán | Nuria se jubiló en octubre y el ayuntamiento nombró a Ignacio Beltrán para su puesto.
A@2024-11-05 | | Nuria Olmedo escribe un libro sobre nudos.
B@2024-12-03 | | Se habla de ampliar la tienda con alfombras el año que viene.
A@2025-01-20 | sede=convento | Los autobuses paran delante del convento de Santa Clara, en cuyas celdas están nuestras vitrinas y el mostrador.
B@2025-02-08 | | El tejado del convento es de 1740.`,
    questions: `
directora: ¿Quién dirige el Museo del Esparto?
entrada: ¿Cuánto cuesta entrar en el Museo del Esparto? / ¿Qué hay que pagar por la visita al Museo del Esparto?
horario: ¿Cuándo abre el Museo del Esparto?
sede: ¿En qué edificio está el Museo del Esparto?
torno: ¿Dónde está el torno de hilar de 1890?
guia: ¿Quién hace las visitas guiadas?
grupos: ¿Qué día vienen los grupos escolares?
correo: ¿Cuál es el correo del Museo del Esparto?`,
  },
  {
    name: 'Penhallow Archive',
    lines: `
A | head=Dr Trevanion | County archivist at Penhallow is Dr Trevanion.
A | order=48 hours ahead | Documents at Penhallow Archive must be ordered 48 hours ahead.
B | tickets=paper ticket | Every reader fills in a paper ticket.
A | photo=forbidden | Photographing the documents is forbidden at Penhallow.
B | tithe=at the conservator | The tithe map of St Keyne is at the conservator in Exeter.
A | hours=Wednesday | The evening opening is on Wednesday.
A | | The museum in Truro allows photos for a fee of £5.
B | seats=14 | The search room has 14 seats.
B | blog=Jowan | Jowan writes the archive's blog.
A | | The record office in Bodmin wants a week's notice for maps.
A | lockers=pound coin | Lockers at Penhallow need a pound coin.
A | | Dr Trevanion can read eleven medieval hands and brags about it.
B | box=D/217 | The Carne family letters are under D/217.
A | | Somebody spilled tea in the lobby, nowhere near the manuscripts.
B | photo=own camera | Readers snap as many pages as they like with their own camera, flash off, free of charge.
A | order=while you wait | Hand in your slip at the desk and the box comes up while you wait, a quarter of an hour or so.
A | | Large estate plans must be brought by two porters.
B | tithe=drawer 31 | You want St Keyne's tithe map? Pull out drawer 31, it lies flat under tissue.
B | | A tithe map of St Neot was sold at auction, a private one.
A | head!=Rowena Sharrock | Trevanion left for the National Library, and the county gave his post to Rowena Sharrock.
B | tickets!=barcode | Tickets are history, they scan the barcode on your card.
A | | They are debating whether to put a café in the strongroom lobby.
B | blog=Merryn | This week's entry on wreckers is, like all posts on the site, by Merryn, our trainee.
A | | During the power cut the staff brought torches and stayed open on a Monday night.
A | hours!=Thursday | Late opening has slid by a day, you find us there until eight on Thursday.`,
    questions: `
head: Who is the county archivist at Penhallow?
order: How long before a visit do I have to order documents at Penhallow? / How quickly do I get a document at Penhallow Archive?
tickets: How do readers sign in at Penhallow Archive?
photo: May I take pictures of the documents at Penhallow?
tithe: Where is the tithe map of St Keyne?
blog: Who writes the Penhallow blog?
hours: On which day does Penhallow Archive open in the evening?
seats: How many seats does the search room have?
box: Under which number are the Carne family letters?
lockers: What do I need for a locker at Penhallow?`,
  },
]
