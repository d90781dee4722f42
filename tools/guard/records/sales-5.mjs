/** Made-up records: clients, tenants, patients, pupils and members, noted by agents. Format: bench/texts/customers-1.mjs. */
export const SALES_5 = [
  {
    name: 'Ottoline Fairweather',
    lines: `
A@2022-03-07 | cabin=D 114 ; contact=a solicitor in Bath | Ottoline Fairweather, retired judge, is a regular on our river ships: she has cabin D 114, and all correspondence about her goes to a solicitor in Bath.
B | table=with the Americans ; drink=dry sherry | She takes a dry sherry at six and then sits down to dinner with the Americans, at her own wish.
B | | Her friend Cordelia Vane has switched to the ocean liners and sends us postcards.
A | river=the Danube | What Ms Fairweather always books is the Danube, upstream, in October.
B@2022-10-10 | table=the harpist | Seating plan approved by Ottoline: on her left the harpist, on her right an empty chair for her handbag.
A | | Cordelia used to sit with the captain and was bored to tears.
B | mobility=a stick | For the landing stages she has a stick with a silver knob.
A | cabin=the Tolstoy suite | Chambermaid found an earring of Ms Fairweather's behind the bed in the Tolstoy suite and put it on the night table there.
B | | A gentleman on the lower deck has complained about the lift bell and was given another room.
A | | She was tempted by the Nile brochure and has put it back in the rack.
B@2023-06-05 | river!=the Douro | The Iron Gates bore her now, she has changed to the Douro.
A | excursions=churches only ; bill=in sterling | Of the outings it is churches only for Ottoline, and she wants the bill in sterling.
B | | The widower from Leeds is billed in euros and does every brewery.
A | mobility=folding scooter | Technical note: charge Fairweather's folding scooter at night, she rides it down the quay at an alarming speed.
B | contact!=her goddaughter Hester | The law firm has closed; for all questions about Ottoline we turn to her goddaughter Hester instead.
A | | Hester's own cruise with three children was cancelled because of low water.
B@2024-05-20 | cabin=beneath the bridge | The plumber asked why one hears the captain in her bathroom: Ottoline sleeps in the single room beneath the bridge.
A | | Doctor on board: she once had malaria, in Kenya, decades ago.`,
    questions: `
cabin: Where does Ottoline Fairweather sleep on board? / Which accommodation does Ottoline have on the ship?
contact: With whom do we correspond about Ottoline?
table: Next to whom does Ottoline sit at dinner?
drink: What is Ottoline's aperitif?
river: Which waterway does Ottoline Fairweather travel on?
mobility: What does Ottoline use to get around?
excursions: Which trips ashore does Ottoline take part in?
bill: In what currency do we charge Ottoline Fairweather?`,
  },
  {
    name: 'Femi Adebayo-Lindgren',
    lines: `
A | box=three dinners ; size=two portions | Femi Adebayo-Lindgren started the meal kit with three dinners a week, two portions each.
B | diet=vegan ; address=Södergatan 12 | The client eats vegan, boxes go to Södergatan 12 in Malmö.
A | | His cousin Tunde has just moved to the keto box and recommended us.
B | day=on Sundays | Delivery at Femi's: on Sundays, and he is always in.
A | spice=very hot | Seasoning on his profile: very hot.
B | | Femi cooked in a ferry canteen as a student and knows how to chop.
A | voucher=Tunde's code | Femi joined with Tunde's code, the first box was half price.
B | size=a household of five | Portion planner for Femi this week: a household of five, the baby eats purée.
A | | He asked about wine with the boxes, but was only curious.
B | diet=fish yes, meat no | Allergen form, ticked by Femi at the spring survey: fish yes, meat no, and he drew a herring in the margin.
A | address=lighthouse keeper's cottage | Driver's note on Adebayo-Lindgren: ring twice at the lighthouse keeper's cottage in Smygehuk, the whole family opens.
B | | From the tenth to the twentieth he is at his mother's in Lund, a one-off box goes there.
A | | Tunde has cancelled and now cooks for himself.
B | day!=on Wednesday nights | The weekend driver does not get out there any more, so we bring Femi's things on Wednesday nights.
A | phone=555-0137 ; gate=4471 | If the gate sticks the code is 4471; he himself is on 555-0137.
B | | The neighbour at the harbour has a gate code too, 9023, it was changed after the burglary.
A | box=five suppers | Kitchen list: five suppers packed for Femi, as in every week this quarter.
B | day!=before dawn on Friday | Femi's route was swapped, the van is there before dawn on Friday now.
A | | His wife Annika would like breakfast boxes if we ever sell any.`,
    questions: `
box: How many meals does Femi Adebayo-Lindgren get per week?
size: How many people do we portion for at Femi's?
diet: What kind of food does Femi eat?
address: Where do we deliver Femi's boxes?
day: When is Femi's delivery? / When does the van come to Femi Adebayo-Lindgren?
spice: How does Femi like his food seasoned?
voucher: What offer did Femi sign up with?
phone: What is Femi's telephone number?
gate: Which combination opens Femi's gate?`,
  },
  {
    name: 'Clearwell Trust',
    lines: `
A@2021-09-06 | contact=Josefina Rivas ; mission=digs wells | Clearwell Trust, a charity that digs wells in the highlands, uses our donor software; Josefina Rivas opened the account.
B | users=eight logins | They have eight logins, two of them for volunteers.
A | hosting=in our Zurich data centre | Everything of theirs is stored in our Zurich data centre, the board insisted on that.
B | | Their partner Agua Clara has moved its database to a server of its own.
A | tariff=at the charity rate ; phone=555-0105 | Clearwell is billed at the charity rate; the desk phone is 555-0105.
B | | Josefina once volunteered in Potosí and shows slides of it.
A | training=by video | They want training by video, nobody has time to travel.
B@2022-04-25 | contact=Mbali Dube | Ticket 311, signed Mbali Dube, "responsible for the system at Clearwell and for anything that blinks".
A | | Agua Clara was told that the discount expires and is angry with us.
B | users=twenty-six | Licence audit at the Trust: twenty-six people can sign in.
A | | The treasurer would prefer a spreadsheet and says so in each meeting.
B | backup=nightly ; sso=Okta | For the file: backup runs nightly, sign-in goes through Okta.
A@2022-12-12 | mission=school libraries | Annual report from Clearwell on my desk: all money of the year went into school libraries, forty of them, and the drilling rig was sold to a brewer.
B | hosting!=on their own machine | Since the board has a new chair the data do not lie with us anymore, they are on their own machine in a cellar.
A | | Mbali's predecessor went to Agua Clara, of all places.
B@2023-06-19 | contact!=Anselm Prior | Do not write to Mbali any longer, Anselm Prior has taken over the account.
A | | Anselm considers a second tenant for the Scottish branch, no order so far.
B | training=in their canteen | Travel claim of our trainer: two days with Clearwell, in their canteen, flip chart and soup, as every half year.`,
    questions: `
contact: Who is in charge of our software at Clearwell Trust? / Whom do we talk to at Clearwell?
mission: What does Clearwell Trust do with its donations?
users: How many people work with our program at Clearwell?
hosting: Where are Clearwell's data kept?
tariff: How is Clearwell Trust charged?
phone: What number do I dial to get Clearwell?
training: In what way does Clearwell Trust receive its courses?
backup: How often is a copy of Clearwell's data made?
sso: Which service do Clearwell's people log in through?`,
  },
  {
    name: 'Backstube Ziegler',
    lines: `
A | premises=Gerberhof 19 ; rent=2,400 | Our tenant Backstube Ziegler bakes at Gerberhof 19 and pays 2,400 a month for it.
B | spokesman=Konrad Ziegler | The one who negotiates for them is Konrad Ziegler, with flour on his glasses.
B | | Café Linde across the street has a new lease and now pays more than the baker does.
A | oven=gas ; noise=the kneader | The oven down there is gas, and what the upstairs people hear at night is the kneader.
B | deposit=a bank guarantee ; meter=77-041 | As security the baker left a bank guarantee; the water meter has the number 77-041.
A | | Konrad's brother Veit has opened a branch of his own in Worms, nothing to do with us.
B | cleaning=on Tuesdays | The extractor is cleaned on Tuesdays, then the yard is closed.
A | | Mr Ziegler would sign for the empty loft at once if it had a goods lift; it has none.
B | oven=wood pellets | Chimney sweep's report for the Backstube: burns wood pellets, ash box in order, two decks, flue tight.
A | | Café Linde runs on induction and its cook complains about that.
B | spokesman=Henriette | Henriette answered for the tenant at the hearing, she decides on everything to do with the lease and brought us pretzels.
A | rent!=2,650 | After the index adjustment the Backstube transfers 2,650 instead.
B | | Years ago the rooms housed a saddler, the hooks are still in the ceiling.
A | noise=the delivery vans | The judge asked what robs the neighbours of sleep, and all six said the same: the delivery vans with their beeping at half past three.
B | premises!=the tram depot | Ziegler's has given back the cellar and has moved into the tram depot, hall two.
A | | The saddler's grandson asked for the hooks.
B | rent=3,100 | Receipt for the baker for the hall: 3,100, including heating, paid on the third.
A | opening=from five | They sell from five in the morning.`,
    questions: `
premises: Where in town is Backstube Ziegler located?
rent: How much does Backstube Ziegler pay us? / What does the baker's lease cost per month?
spokesman: Who speaks for Backstube Ziegler?
noise: What keeps the neighbours of Backstube Ziegler awake?
oven: How is the bread at Backstube Ziegler heated?
deposit: What security did Backstube Ziegler provide?
meter: What is printed on Backstube Ziegler's water gauge?
cleaning: When is Backstube Ziegler's fume hood serviced?
opening: When does Backstube Ziegler unlock its door?`,
  },
  {
    name: 'Parisa Moradi',
    lines: `
A@2022-08-22 | school=Hillcrest Academy ; devices=tablets | Parisa Moradi looks after the IT of Hillcrest Academy; she has bought tablets for three year groups from us.
A | | Her deputy Owen is on 555-0183 and has changed his hours to afternoons.
B | title=librarian ; reach=her pager | By title Ms Moradi is a librarian, and one gets hold of her fastest on her pager, would you believe it.
A | budget=twelve thousand ; approval=the bursar | She has twelve thousand a year to spend and needs the signature of the bursar.
B | | The primary school down the road has replaced its tablet cases by wooden boxes.
A@2022-11-14 | demo=on the stage | Demonstrations for her teachers take place on the stage, with the curtain shut.
B | reach=555-0169 | When the server was on fire, literally, I got hold of Parisa in eleven seconds on 555-0169, and she says that line is always open for us.
A | | Before teaching she studied pharmacy in Shiraz.
B | title=deputy head | Letterhead of her June letter: P. Moradi, deputy head.
A | | Owen wants to apply for a job at the ministry, the interview is in autumn.
B@2023-05-15 | school!=St Brannock's | Parisa is no longer on the hill, she has gone to St Brannock's by the sea and takes us along as supplier.
A | pickup=the side entrance | Goods for her come in by the side entrance, ask for the porter Mick.
B | | The academy has hired a Mr Dunmore for her desk, he prefers another dealer.
A | budget!=a grant of ninety thousand | Things are easier for Ms Moradi now, instead of counting coins she has a grant of ninety thousand.
B | | She heard that the county might ban phones in class, nothing official.
A@2023-09-11 | devices=chromebooks | Unboxed with Parisa: a hundred and forty chromebooks, one for every desk in the building, and the trolleys to charge them.
B | reach!=the ticket portal | Please do not ring Parisa any more, she wants all of it in the ticket portal.
A | allergy=lilies | Flowers at the handover without lilies for Ms Moradi, she sneezes.`,
    questions: `
school: Where does Parisa Moradi work?
devices: What equipment does Parisa buy for the classes?
reach: How does one get in touch with Parisa Moradi? / What is the best way to contact Parisa?
title: What position does Parisa have?
budget: How much money does Parisa Moradi have at her disposal?
approval: Who has to sign off on Parisa's purchases?
demo: Where do we show products to Parisa's teachers?
pickup: Where are goods for Parisa Moradi delivered?
allergy: Which flowers does Parisa not tolerate?`,
  },
]
