/** Made-up records: clients, tenants, patients, pupils and members, noted by agents. Format: bench/texts/customers-1.mjs. */
export const SALES_2 = [
  {
    name: 'Lakshmi Raghunathan',
    lines: `
A@2023-01-09 | seat=on the aisle ; meal=Hindu vegetarian | Passenger profile opened for Lakshmi Raghunathan: she sits on the aisle and takes the Hindu vegetarian meal.
B | home=Chennai ; tier=Bronze | She starts all her journeys in Chennai, where her house is, and her card with us is Bronze.
B | | Her husband Venkat insists on the window and had to be told there is none in row 11.
A | mobile=555-0133 | Text messages about delays go to 555-0133, she reads every one of them.
B@2023-03-02 | companion=her mother-in-law | On the trips to Toronto Lakshmi travels with her mother-in-law, who is eighty-one.
A | | Venkat has changed his meal to the diabetic one.
B | assistance=a wheelchair to the gate | For Lakshmi herself, because of the hip: a wheelchair to the gate, no stairs.
A | | She asked what an upgrade to business costs and put the receiver down when she heard.
B@2023-06-20 | tier=Emerald | The lounge in Frankfurt let her in without a question, the Emerald card does that.
A | seat=the front row | Gate staff: Lakshmi expects the front row so she can stretch the leg, please block it when she books.
B | | Years ago, as a young doctor, she used to live in Muscat and flew every month.
A | luggage=two hard cases ; frequency=four times a year | She checks in two hard cases and flies four times a year.
B | | The mother-in-law's walking frame goes into the hold free of charge.
A@2023-10-11 | home=Coimbatore | Lost bag for Mrs Raghunathan delivered to her door in Coimbatore, the garden with the jasmine.
B | | On holiday she can be reached at her sister's in Pondicherry.
A | assistance!=just an arm | The operation went well; she does not need to be pushed any more, just an arm on the steps is enough now.
B | | Her daughter Anjali has got a Ruby card and wants to transfer the miles.
A | contact=her son Prakash | If a connection breaks, call her son Prakash in Toronto.
B@2024-02-05 | companion=a cousin named Meena | Two boarding passes printed for Toronto, Lakshmi's and one for a cousin named Meena, her partner on these long flights.
A | meal!=low-salt | On doctor's orders the trays for Lakshmi were switched to low-salt.`,
    questions: `
seat: Where in the cabin does Lakshmi Raghunathan want to be placed?
meal: What food does Lakshmi get on board?
home: Where does Lakshmi Raghunathan live?
tier: What frequent-flyer status does Lakshmi have?
mobile: To which number do we send Lakshmi's alerts?
companion: Who flies to Canada together with Lakshmi?
assistance: What help does Lakshmi Raghunathan need at the airport?
luggage: What baggage does Lakshmi hand over?
frequency: How often does Lakshmi Raghunathan travel with us?
contact: Whom do we ring when Lakshmi misses a connection?`,
  },
  {
    name: 'Piet Verhulst',
    lines: `
A | magazine=De Vijver ; edition=on paper | Piet Verhulst subscribed to De Vijver, the pond-keepers' monthly, on paper.
B | address=Korenmarkt 31 | The copies go to Korenmarkt 31 in Ghent, third bell.
A | | His neighbour at number 33 steals them, Piet claims, and reads them in the bath.
B | payment=by cheque | Believe it or not, Verhulst pays by cheque.
A | phone=555-0149 ; calls=mornings only | Phone 555-0149, mornings only, in the afternoon he is with his koi.
B | | Piet's son-in-law has cancelled the angling weekly and takes the cycling paper now.
A | discount=ten percent | As a member of the koi club he gets ten percent off.
B | | The koi club's secretary, Hilde, gets hers for free.
A | edition=as a PDF | Support case closed: Piet could not open the June issue, his grandson showed him how to enlarge the letters, he reads it as a PDF on the tablet.
B | | Piet dreams of writing a column himself and has sent in three samples.
A | language=Dutch | We write to Mr Verhulst in Dutch.
B | | He understands French, and with his daughter's husband he speaks Polish.
A | address=Duinenweg 5 | The calendar that every subscriber gets for Christmas was sent for Piet to Duinenweg 5 in Ostend, he signed for it in person on the doorstep.
B | | In August forward everything for him to a campsite in the Ardennes, two weeks.
A | discount=a quarter | After twenty years a reader gets a quarter off; that is what Piet's bill shows.
B | magazine!=Tuin en Terras | Mr Verhulst has given the fish away; instead of the monthly about ponds he wants Tuin en Terras.
A | gift=his niece Fien | He also pays a present subscription, for his niece Fien, until she finishes school.
B | | Fien has moved into a student room in Leuven and wants the address changed for hers.
A | payment!=with Bancontact | From this year on nothing comes in envelopes any more, he pays with Bancontact.
B | renewal=in April ; calls=after six | Talked to Piet: his year ends in April, and he says the telephone is best for him after six, when the shop is shut.`,
    questions: `
magazine: Which periodical does Piet Verhulst take?
edition: In what form does Piet read his issues?
address: Where does Piet Verhulst get his mail?
payment: How does Piet settle the subscription?
phone: What is Piet Verhulst's telephone number?
calls: At what time of day may we ring Piet?
discount: What reduction does Piet Verhulst have?
language: In which language do we address Piet?
gift: For whom does Piet Verhulst pay a second subscription?
renewal: When is Piet's subscription up?`,
  },
  {
    name: 'Kestrel & Loam',
    lines: `
A@2021-03-01 | contact=Gwen Prosser ; business=a tree nursery | Kestrel & Loam is a tree nursery near Abergavenny, and Gwen Prosser is the one to talk to.
B | order=peat-free compost ; delivery=Fridays before ten | What they take from us is peat-free compost, a pallet at a time, to be dropped off Fridays before ten because of the school bus.
B | | Gwen's brother Rhodri runs a sawmill and has recently switched to our competitor.
A | terms=fourteen days ; email=orders@kestrelloam.example | Payment within fourteen days, orders come from orders@kestrelloam.example.
B | | The private mail gwenp@mail.example is for Christmas cards, not for invoices.
A@2021-09-14 | staff=Six people | Six people work in the greenhouses, says Gwen, herself included.
B | | In the year before they knew us they bought bark from a quarry in Brecon, it was full of stones.
A | contact=Idris | Idris rang for the client to haggle over the spring prices; he has the say on purchasing and sits at the desk with the cactus.
B | | The client wondered about a second site near Hay, nothing has been signed.
A@2022-02-22 | delivery=Tuesday at noon | The driver's sheet for Kestrel & Loam reads Tuesday at noon, via the back gate, and the gate was open.
B | | The pub opposite gets its kegs on Mondays instead, so that our lorry can pass.
A | terms!=cash before unloading | After the two bounced payments the client no longer gets credit, it is cash before unloading.
B | discount=seven percent | Kestrel gets seven percent from the tenth pallet on.
A | | Rhodri's sawmill was promised twelve percent by the competition.
B@2022-10-05 | order=coir bricks | Loaded for Kestrel & Loam: coir bricks, forty bales, the same as every month this year.
A | unloading=a forklift driver | On site there is a forklift driver named Bex, nobody needs to carry.
B | | Bex has passed her lorry test and would love to drive for us.
A | staff!=nineteen | They have grown, the team is nineteen strong now.
B@2023-05-17 | business=wedding flowers | Their sign, their van and their catalogue all speak of wedding flowers, and the saplings are a heap of ash behind the shed.
A | | Gwen lives in Portugal and sells tiles.`,
    questions: `
contact: Who buys for Kestrel & Loam? / Who is our contact at Kestrel & Loam?
business: What line of trade is Kestrel & Loam in?
order: Which product do we supply to Kestrel & Loam?
delivery: When should the lorry be at Kestrel & Loam?
terms: On what conditions does Kestrel & Loam pay?
email: From which address do Kestrel & Loam's orders arrive?
staff: How big is the workforce of Kestrel & Loam?
discount: What rebate does Kestrel & Loam have?
unloading: Who takes the pallets off at Kestrel & Loam?`,
  },
  {
    name: 'Yusuf Karadağ',
    lines: `
A | house=Lindenhof 8 ; deposit=two months' rent | Yusuf Karadağ signed for Lindenhof 8, with a deposit of two months' rent.
B | occupants=alone | He lives there alone, a quiet man, the caretaker says.
A | work=night porter | Mr Karadağ is a night porter, so please no drilling before two in the afternoon.
B | | The man below him, Herr Stumpf, has changed to early shifts and complains about the footsteps.
A | payday=on the fifteenth ; bank=Sparkasse Fürth | His rent arrives on the fifteenth, from the Sparkasse Fürth.
B | | Yusuf grew up over a tailor's shop in Izmir, he showed me photographs.
A | vehicle=a moped | In the yard he keeps a moped under a blue tarpaulin.
B | keys=three | Keys handed to Yusuf: three, all with a red tag.
A | | Herr Stumpf's nephew has bought an electric scooter and charges it in the cellar, against the rules.
B | | Yusuf considers opening a tea room in the station arcade, if he ever finds the money.
A | work=drives the number 36 bus | Certificate of earnings from the tenant: he drives the number 36 bus for the municipal company.
B | occupants=Elif and the twins | The waste fee for Karadağ is being calculated for four, the caretaker counts him, Elif and the twins.
A | | Elif's parents stay at the Pension Rosner when they visit.
B | payday=the first Monday | For half a year his transfers have reached us punctually, the first Monday each month.
A | | The tenants of number 10 are two months behind and have been given notice.
B | house!=Wiesengrund 17 | Because it got too tight for them Yusuf has moved within our stock, his place is Wiesengrund 17 now.
A | complaint=the lift ; contact=by WhatsApp | What bothers him is the lift, and he prefers to be written to by WhatsApp.
B | | The WhatsApp group of the house is run by Frau Edlinger, and she has left out the ground floor.
A | vehicle!=seven-seater | Mr Karadağ got rid of the two-wheeler and has bought a seven-seater instead, he needs a bigger space for it.
B | | A garage was offered to him in the next street, he declined, too far with shopping.
A | keys=five | Yusuf came by because one of his keys bent in the lock; with the copy he has five in his hands.`,
    questions: `
house: Which of our properties does Yusuf Karadağ live in?
deposit: How much security did Yusuf leave with us?
occupants: Who shares the household with Yusuf Karadağ?
work: How does Yusuf Karadağ earn his living?
payday: When does Yusuf's rent reach us?
bank: Through which bank does Yusuf Karadağ pay?
vehicle: What does Yusuf park with us?
keys: How many keys does Yusuf have?
complaint: What is Yusuf unhappy about in the building?
contact: How does Yusuf Karadağ like to be contacted?`,
  },
  {
    name: 'Marisol Quiñones',
    lines: `
A@2024-01-08 | diagnosis=a torn meniscus ; surgeon=Dr Achterberg | Marisol Quiñones comes after a torn meniscus, operated on by Dr Achterberg.
B | aid=two crutches ; bend=70 degrees | She walks on two crutches, swears at the stairs, and the knee bends to 70 degrees lying down.
B | | Her flatmate Consuelo has been switched to a stick after only a week.
A | session=twice a week ; home=Calle Olmo | She is down for twice a week, and the taxi collects her from Calle Olmo.
B@2024-01-29 | | Marisol had a tennis elbow at university, long healed.
A | job=flight attendant | The patient is a flight attendant and on sick leave until Easter.
B | medication=ibuprofen | Against the swelling Ms Quiñones takes ibuprofen after meals.
A | | Consuelo gets paracetamol, and her doctor has raised it.
B@2024-02-19 | bend=115 | Goniometer today: 115, and Marisol cried with joy.
A | | Achterberg's colleague Dr Silberman would have used the other method, he says.
B | aid=hiking pole | When it is icy Marisol leans on a hiking pole, otherwise nothing touches the ground but her own two feet.
A | | Marisol dreams of dancing salsa at her cousin's wedding in June.
A@2024-03-25 | session=every other Monday | Her entries in the calendar from Easter to July: every other Monday, 40 minutes.
B | medication!=a gel with arnica | The tablets upset her stomach, she has stopped them and rubs in a gel with arnica.
A | | The taxi driver, Paco, has moved to Calle Pino and takes a longer way.
B | fear=needles ; insurer=Mutua Sol | Tell the student: no acupuncture for Marisol, she is terrified of needles, and Mutua Sol would not cover it anyway.
A | | She asked what the cross-trainer costs, for her birthday list.
B@2024-06-03 | job!=trains the cabin crews | Marisol does not fly any more, she trains the cabin crews in a hall at the airport.
A | home=Plaza Mayor 2 | I brought the forgotten brace to her after work: Plaza Mayor 2, fourth floor, her cat was sitting on the moving boxes.`,
    questions: `
diagnosis: Why is Marisol Quiñones in physiotherapy?
surgeon: Who operated on Marisol?
aid: What does Marisol use for support when walking?
bend: How far can Marisol flex the joint?
session: How often is Marisol Quiñones treated?
home: Where does Marisol live?
job: What work does Marisol Quiñones do?
medication: What does Marisol take for the swelling?
fear: What is Marisol afraid of?
insurer: Who reimburses Marisol's treatment?`,
  },
]
