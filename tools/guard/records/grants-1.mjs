/** Made-up records whose facts change: research groups, museums, tenants, councils, courts. Format: bench/texts/customers-1.mjs. */
export const GRANTS_1 = [
  {
    name: 'Okafor lab',
    lines: `
A | fish=basement | The Okafor lab keeps its zebrafish in the basement of Kestrel House.
A | club=Wednesdays at 4 | Journal club at the Okafor lab: Wednesdays at 4, someone brings biscuits.
B | manager=Annika Sole | Orders, keys, safety forms - ask Annika Sole, who is the lab manager in the Okafor group.
A | | Prof. Okafor thinks journal clubs are wasted on first-year students.
A | fund=Wellbridge Trust ; until=September 2026 | Most salaries in the Okafor lab come out of a Wellbridge Trust grant that ends in September 2026.
B | | The Dasgupta lab next door holds its own journal club on Mondays.
A | scope=Leica confocal | Everybody in the Okafor lab images on the old Leica confocal.
B | paper=under review | The gut motility paper is under review at a society journal.
A | heads=five | There are five PhD students with Okafor.
A | | The chemical store of the Okafor lab shares a corridor with the boiler room.
B | food=brine shrimp | Larvae in the fish room get brine shrimp twice a day.
A | fish=fourth floor | To feed the tanks at the weekend, take the lift in Kestrel House up to the fourth floor and badge in.
A | | Okafor would love to move everything to the science park one day, if the dean pays.
B | club=Friday lunch | Papers are discussed over Friday lunch, pizza goes on Okafor's card.
B | | This week only, the pizza session is on Thursday because of the fire drill.
A | manager!=Henrik Aas | Annika has gone off to a biotech in Lund; Henrik Aas signs the purchase forms.
A | | A second paper, the one on fin regrowth, was rejected without review in May.
B | until!=March 2027 | Good news from the funder, a no-cost extension: we can spend until March 2027.
B | scope=spinning disk | Book your imaging slots for the spinning disk in 2.11, at most three hours a go.
A | | Henrik is allergic to latex and orders nitrile gloves for himself.
A | paper=in print | Volume 151, pages 88 to 103: the motility article is in print.
B | heads!=six | Lotte signed her contract, which makes six doctoral candidates in the group.
A | | Some people at the Dasgupta lab still swear by a Zeiss light sheet.
B | | Wellbridge sent a photographer to take pictures of the tanks.`,
    questions: `
fish: Where are the zebrafish of the Okafor lab kept? / On which level of Kestrel House are the fish tanks?
club: When does the Okafor lab hold its journal club? / When do they talk about papers in the Okafor group?
manager: Who is the lab manager of the Okafor lab? / Whom do I ask for an order in the Okafor lab?
until: How long does the Wellbridge Trust money of the Okafor lab last?
scope: Which microscope does the Okafor lab use for imaging?
paper: What is the status of the gut motility paper? / Is the gut motility paper out yet?
heads: How many PhD students does Okafor have?
fund: Who pays most of the salaries in the Okafor lab?
food: What do the fish larvae get to eat?`,
  },
  {
    name: 'Sandwick Harbour Museum',
    lines: `
A@2024-03-02 | closed=Mondays | Sandwick Harbour Museum is shut on Mondays.
A@2024-03-02 | ticket=£6.50 ; kids=free | Adults pay £6.50 at the Harbour Museum, under-12s get in free.
B@2024-03-09 | curator=Fenella Marsh | Curator for the boats: Fenella Marsh.
A@2024-03-20 | lugger=on loan | The lugger Provider is on loan to a museum in Hull.
A@2024-03-21 | | Volunteers scraped barnacles off the slipway all Saturday.
B@2024-04-02 | cafe=Ropewalk Bakes | The museum café is run by Ropewalk Bakes.
A@2024-04-15 | shop=shop@sandwickharbour.example | For reproductions write to shop@sandwickharbour.example.
B@2024-05-01 | store=Unit 7 | Everything not on show is kept in Unit 7 on the Brae trading estate.
A@2024-05-12 | | Family tickets at the lighthouse, which is a separate charity, cost £14.
A@2024-06-03 | roof=leaking | The roof over the net loft is leaking in three places.
B@2024-06-19 | | Trustees are toying with the idea of opening seven days a week.
A@2024-07-08 | ticket=£8 | A grown-up's admission to the Harbour Museum costs £8.
A@2024-08-30 | lugger!=Bay 3 | Provider came home by low loader last night and sits in Bay 3.
B@2024-09-04 | | Hull sent a thank-you card with a drawing of Provider.
B@2024-09-17 | closed=Tuesday and Wednesday | Visitors find locked doors at Sandwick Harbour on Tuesday and Wednesday.
A@2024-10-05 | curator!=Ludo Grieve | Fenella retires today and hands the boats to Ludo Grieve.
A@2024-10-06 | | Fenella Marsh still gives a talk on herring drifters every spring.
B@2024-11-11 | | On Armistice Day they let everyone in for nothing.
A@2024-12-02 | roof=watertight | After a week of storm the net loft is bone dry, the slates are watertight.
B@2025-01-15 | cafe=Mrs Isbister | Scones at the museum are baked and sold by Mrs Isbister and her two nieces.
A@2025-01-20 | | A bidder from Leith asked about the kiosk on the pier.
A@2025-02-11 | store!=old creamery | The reserve collection ended up in the old creamery after the estate flooded.
B@2025-02-12 | | The creamery has a goods lift and no heating.
A@2025-03-01 | ticket!=£9.50 | As of today the till at the Harbour Museum rings up £9.50 per adult.`,
    questions: `
closed: On which days is Sandwick Harbour Museum closed? / When can I not visit the Harbour Museum?
ticket: What does an adult pay at Sandwick Harbour Museum? / How much is a full-price ticket for the Harbour Museum?
curator: Who is the curator of boats at Sandwick Harbour Museum?
lugger: Where is the lugger Provider? / Where can I see Provider?
roof: What is the state of the roof over the net loft?
cafe: Who runs the café at Sandwick Harbour Museum?
store: Where does the Harbour Museum keep what is not on display?
kids: What do children under 12 pay at the Harbour Museum?
shop: Where do I write for reproductions from the Harbour Museum?`,
  },
  {
    name: 'Maren Holloway',
    user: 'maren.h',
    lines: `
a | rent=£840 | My rent is £840 a month, bills not included.
a | agent=Dunmore & Fitch | I rent through Dunmore & Fitch on the High Street.
a | boiler=broken | The boiler in my flat is broken, I shower at the gym.
a | flatmate=Silke | I share the place with Silke, who plays the cello.
A | deposit=£970 | Maren Holloway paid a deposit of £970 into a protection scheme.
a | | My neighbour upstairs pays £910 for the same floor plan!
a | payday=the 1st | The rent leaves my account on the 1st.
a | pet=not allowed | Pets are not allowed under my tenancy agreement.
a | bike=hallway | I keep my bike in the hallway.
b | parking=bay 22 | My parking space is bay 22 behind the bins.
a | | I have been thinking about a place in Totley, it's greener there.
a | | The man who read the gas meter was very rude to me.
b | boiler=hot water | Long baths every night - I have hot water and toasty radiators.
a | flatmate=Oyelaran | Oyelaran and I split the council tax down the middle, he has the room with the bay window.
a | | Silke sent me a postcard from her quartet's tour.
b | rent!=£895 | They put the rent up, I am paying £895 from this month.
A | | Maren said her sister's landlord takes the money on the 20th.
a | agent!=Pia Rowntree | I got rid of the middlemen: the owner, Pia Rowntree, deals with me directly.
a | pet=a cat | In writing from the owner: I may keep a cat.
b | | Pia seems nice enough, though she types in capitals.
a | payday=the 28th | My standing order for the flat goes out on the 28th.
a | | One Sunday I left the bike in the garden overnight and nobody touched it.
b | bike!=cellar | After the fire inspection I had to drag my bicycle down to the cellar.
a | | I could get a second parking permit for visitors, at £30.`,
    questions: `
rent: How much rent do I pay? / What does my flat cost me a month?
agent: Whom do I deal with about my tenancy? / Who lets the flat to me?
boiler: Is my heating working? / What about the boiler in my flat?
flatmate: Who lives in the flat with me?
payday: When does my rent go out? / On what day of the month do I pay for the flat?
pet: May I have an animal in the flat?
bike: Where do I keep my bicycle?
deposit: How much deposit did Maren Holloway pay?
parking: Which parking space is mine?`,
  },
  {
    name: 'Tilbrook Town Council',
    lines: `
A | clerk=Howard Spence | Town clerk in Tilbrook is Howard Spence, in the office every morning.
A | mayor=Cllr Judith Amery | Cllr Judith Amery is mayor of Tilbrook.
B | meet=first Tuesday ; room=Corn Exchange | Full council sits in the Corn Exchange on the first Tuesday of each month.
A | | Somebody painted a moustache on the bust outside the Corn Exchange.
B | market=Saturday | Stalls go up on the square every Saturday.
A | precept=£118 | A band D household in Tilbrook pays a precept of £118.
A | tel=01632 960 114 | Ring the council on 01632 960 114.
B | pool=paddling pool | In the recreation ground there is a paddling pool, open from May.
B | | Netherby Parish Council meets on the second Thursday, in a pub.
B | hire=£15 | To hire the Tilbrook chamber for a birthday costs £15 an hour.
A | bins=green bags | Garden waste in Tilbrook is put out in green bags.
B | clerk=Ms Oduya | Letters to Tilbrook council should be addressed to Ms Oduya, who takes the minutes and keeps the seal.
A | | Howard Spence gave a lovely speech about drains at his leaving do.
A | market=Thursdays | Cheese, fish, plants: traders fill Tilbrook square on Thursdays, till two.
A | | The Christmas market is planned for the second weekend of Advent.
B | mayor!=Cllr Ravi Deol | At the annual meeting the chain went from Judith Amery to Cllr Ravi Deol.
B | | Cllr Deol also sits on the county's highways committee.
A | room=school hall | Councillors sit on children's chairs, as debates are held in the school hall.
A | pool!=splash pad | The paddling pool was filled in, kids run about on a splash pad there.
B | | Residents of Mere Close want a skate ramp; nothing has been decided.
A | precept!=£131 | Budget vote: the precept climbs to £131 for band D.
B | | The county's own share for band D is £1,602.
A | bins=brown wheelie | Grass cuttings belong in the brown wheelie, lid down.
A | tel!=01632 960 880 | The old line is dead. Reach the council under 01632 960 880.
B | | For dead animals on the road call the district, 01632 960 307.
A | | Because of the bank holiday the June session slipped by a week.`,
    questions: `
clerk: Who is the town clerk of Tilbrook? / To whom do I address a letter to Tilbrook council?
mayor: Who is mayor of Tilbrook?
room: Where does Tilbrook Town Council hold its meetings?
market: On which day is the weekly market in Tilbrook?
precept: How high is the Tilbrook precept for band D?
tel: What is the phone number of Tilbrook Town Council? / How do I reach the council by phone?
pool: What is there for children to play in water on the recreation ground?
bins: How is garden waste collected in Tilbrook? / Where do grass cuttings go in Tilbrook?
meet: When does the full council of Tilbrook sit?
hire: What does it cost to rent the Tilbrook chamber?`,
  },
  {
    name: 'Pereira v. Ashdown Lettings',
    lines: `
A@2024-09-03 | judge=Judge Calloway | Pereira v. Ashdown Lettings has been listed before Judge Calloway.
A@2024-09-03 | date=14 November | The hearing in Pereira is set down for 14 November.
B@2024-09-05 | counsel=Imogen Tate | For Mr Pereira appears Imogen Tate.
B@2024-09-06 | claim=£4,200 | Pereira claims £4,200 for mould damage.
A@2024-09-10 | other=Bright Hale LLP | Ashdown Lettings is represented by Bright Hale LLP.
A@2024-09-12 | | In a different case the same judge fined Ashdown for missing smoke alarms.
B@2024-09-20 | expert=not appointed | The surveyor in the Pereira matter is not appointed.
A@2024-10-01 | offer=£900 | Ashdown has put £900 on the table to settle with Pereira.
A@2024-10-02 | court=court 6 | It is going to be heard in court 6, step-free.
B@2024-10-04 | | Mr Pereira found the offer insulting and said so in the corridor.
B@2024-10-08 | client=pereira.j@mail.example | Send papers for the claimant to pereira.j@mail.example.
A@2024-10-15 | expert=Gwen Ballard | Gwen Ballard FRICS inspected the bedroom wall for the Pereira bundle, at joint expense.
A@2024-10-21 | date!=23 January | The November slot was vacated; parties come on 23 January.
B@2024-10-22 | | A pre-trial telephone call of twenty minutes is down for 9 December.
B@2024-11-06 | counsel=Mr Osei | Skeleton argument for the tenant received, drafted and signed by Mr Osei of Temple Row.
A@2024-11-07 | | Imogen Tate took silk in the autumn.
A@2024-11-18 | offer=£2,500 | Letter without prejudice from the landlord's side: £2,500 in full settlement.
B@2024-11-19 | | Pereira may accept if they add his costs, he has not made up his mind.
A@2024-12-02 | claim!=£5,150 | Statement of case amended, the sum sought grew to £5,150 with the ruined piano.
B@2024-12-09 | | During the call Ashdown's side complained about the size of the bundle.
A@2025-01-13 | judge=Judge Whitlock | Please prepare a reading list in Pereira for Judge Whitlock, who likes it on one page.
A@2025-01-14 | | Court 2 has a broken heater, says the usher.
B@2025-01-20 | court!=court 11 | Ushers swapped us upstairs to court 11.
A@2025-01-22 | | Mr Pereira's brother has a claim of £1,800 of his own against the same firm.`,
    questions: `
judge: Which judge has the case Pereira v. Ashdown Lettings?
date: When is the hearing of Pereira v. Ashdown Lettings? / On what day must the parties in Pereira come to court?
counsel: Who appears for Mr Pereira? / Who is the tenant's barrister in the Pereira case?
claim: How much does Mr Pereira claim?
expert: Who is the surveyor in the Pereira case?
offer: How much has Ashdown offered to settle?
court: In which courtroom will Pereira be heard?
other: Which firm acts for Ashdown Lettings?
client: To which address do papers for the claimant Pereira go?`,
  },
]
