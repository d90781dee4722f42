/** Made-up records: users, and families, clubs and shared flats in which several people have the same kinds of facts. Format: bench/texts/customers-1.mjs. */
export const CIRCLES_1 = [
  {
    name: 'Priya Raghunathan',
    user: 'priya',
    lines: `
a@2025-01-08 | commute=Purple Line ; start=9:15 | I come in on the Purple Line and I'm usually at my desk by 9:15.
a@2025-01-08 | lunch=curd rice ; editor=Sublime Text | I carry curd rice from home, so order no food for me, and all my SQL lives in Sublime Text.
A@2025-01-09 | manager=Devendra Pai | Priya's leave is approved by Devendra Pai.
a@2025-01-13 | | My cousin Shruti takes the airport shuttle to her office and moans about it daily.
a@2025-01-15 | report_day=Thursday evening ; report_reader=Farida in finance | The churn report goes to Farida in finance by Thursday evening.
a@2025-01-20 | pickup=4:40 pm | My son's creche closes early, I fetch him at 4:40 pm.
a@2025-01-27 | exercise=Indiranagar pool ; allergy=cashews | I do my laps at the Indiranagar pool, and mind that cashews make my lips swell.
a@2025-02-03 | | Someone offered me a free Neovim course, I said no thanks.
a@2025-02-10 | lunch=canteen thali | Load 90 rupees a day on my meal card, I eat the canteen thali.
a@2025-02-11 | | Kiran at the next desk now lives on millet upma, doctor's orders.
a@2025-02-24 | commute=grey Baleno | Outer Ring Road crawled as it does every morning; 70 minutes at the wheel of my grey Baleno.
A@2025-03-03 | manager=Nilofer Shaikh | Comp-off form for Priya went to Nilofer Shaikh, who signs off her days away.
a@2025-03-05 | editor!=DataGrip | I switched to DataGrip for my queries.
a@2025-03-05 | | Back in Pune, two jobs ago, I did everything in Notepad++.
a@2025-03-12 | start=half past ten | Nothing in my calendar ahead of half past ten, that's when I log on.
a@2025-03-14 | | My husband's shift begins at seven now, so he makes the coffee.
a@2025-03-20 | | Our daughter's dance class ends at six, her uncle drives her home.
a@2025-03-27 | report_day!=Monday noon | The churn numbers are due Monday noon instead, the auditors asked for it.
a@2025-04-02 | | If we ever buy that house in Whitefield I would cycle to work.
a@2025-04-09 | commute!=company cab | I have given up driving; the company cab brings me in.
a@2025-04-15 | | Nilofer's own boss has moved to Hyderabad.
a@2025-04-22 | lunch=two idlis | At one I walk over to Brahmin's for two idlis, which is all I eat till the evening.`,
    questions: `
commute: How does Priya get to the office? / By what means does Priya travel to work?
start: From what time can Priya be booked for a call? / When does Priya's working day begin?
lunch: What does Priya have at midday?
editor: In which program does Priya write database code?
manager: Who decides on Priya's time off? / Who is Priya's superior?
report_day: What is the deadline for Priya's churn figures?
report_reader: Who receives the churn report from Priya?
pickup: When does Priya collect her boy?
exercise: Where does Priya go swimming?
allergy: What must Priya not eat?`,
  },
  {
    name: 'the Novak family',
    lines: `
A | ana_address=9 Quay Street ; ana_work=cement plant | Ana Novak lives at 9 Quay Street and keeps the books at the cement plant.
B | marta_address=Lilac Row 3 ; josip_address=Saint Roch home | Marta, her sister, rents the attic at Lilac Row 3; their father Josip has a balcony in the Saint Roch home.
B | marta_work=aquarium ; marta_phone=555-0134 | Marta feeds the rays at the aquarium; ring her on 555-0134.
A | ana_phone=555-0119 ; ana_doctor=Dr Lim | To get hold of Ana, dial 555-0119, except when she is at Dr Lim with her migraines.
B | josip_doctor=Dr Perkovic | Josip's heart pills are prescribed by Dr Perkovic.
B | | Cousin Dunja has moved to 40 Harbour Steps with both dogs.
A | josip_hearing=left ear | Speak up with Josip, he is deaf in the left ear.
B | marta_address=Villa Rosa | The locksmith billed us for Marta's front door: Villa Rosa, second entrance, third floor.
A | | Marta was shown a studio on Mill Hill and found it too dark.
B | ana_work=Port Authority | On Ana's lanyard it says Port Authority, payroll desk.
A | | Ana's husband now answers to the harbour fire brigade.
B | josip_doctor!=Dr Okafor | Josip no longer goes to his old practice, Dr Okafor looks after his heart.
A | | Ana likes her migraine specialist and recommended her to a neighbour.
B | | The switchboard of the firm Ana works for answers on 555-0177.
A | | The pizzeria downstairs from Marta has a changed number, 555-0150.
B | josip_address=Ana's spare room | Josip's radio and slippers are in Ana's spare room, that's where he sleeps.
A | | The bed in the nursing home went to a retired captain.
B | marta_work!=puppet theatre ; marta_address!=houseboat Galeb | Marta has left the fish behind, builds sets for the puppet theatre now and has moved onto the houseboat Galeb.
A | | As a girl Ana spent two years at an uncle's farm near Sinj.
B | ana_address=Vineyard Lane 22 | Parcel for Ana: delivered at Vineyard Lane 22, signed for by the neighbour with the goat.`,
    questions: `
ana_address: Where is Ana at home? / What is Ana Novak's postal address?
ana_work: Who employs Ana?
ana_phone: Under which number can Ana be called?
ana_doctor: Which physician treats Ana?
marta_address: Where is Marta's flat? / In which building does Marta live?
marta_work: What is Marta's place of work?
marta_phone: How can one phone Marta?
josip_address: Where does Josip stay? / Under which roof does the father live?
josip_doctor: Who is Josip's cardiologist?
josip_hearing: On which side can Josip not hear?`,
  },
  {
    name: 'Tomasz Wilk',
    user: 'tomasz',
    lines: `
a | rate=28 groszy ; client=Baltika Shipping | For the record: I charge 28 groszy a word and my biggest client is Baltika Shipping.
a | desk=kitchen table ; catool=memoQ | I work at the kitchen table, dishes in the background, and my translation memories are all memoQ files.
A | bank=mBank | Tomasz's invoices are to be paid into his mBank account.
a | | My old classmate Bartek charges twice as much and gets it, good for him.
a | dog=Pestka ; walk=7 am | At 7 am I'm out on the beach with Pestka, my dachshund.
a | holiday=Bornholm | Block the second half of August, we sail to Bornholm.
a | deadline=14 June | The turbine manual must be delivered on 14 June.
a | | The bike manual, a different job, is due in the autumn.
a | desk=Oliwa library | Reading room silence rules: I sit in the Oliwa library all day and can only type.
a | client=Nordsund Pharma | Two thirds of this month's turnover came from Nordsund Pharma, as in every month this year.
a | | Trados sent me a discount code; tempting, but I let it expire.
a | deadline!=3 July | They pushed the turbine manual back, delivery is 3 July.
a | | My sister and her lot have switched from Crete to Corfu this summer.
a | bank=Santander | Please put the IBAN at Santander on every bill you draft for me.
a | | My wife's salary goes to PKO, don't mix them up.
a | walk=after supper | The dog gets her long run after supper, that's when I can't be reached.
a | rate!=35 groszy ; lang=Danish | I've raised my price, quote 35 groszy to everybody, and offer nothing but Danish, the one language I translate from.
A | | Tomasz's accountant moved her office to Sopot.
a | | I used to rent a room above a sailmaker's when I was starting out.
a | desk!=coworking on Długa | I no longer read in the library hall; I've got a chair in the coworking on Długa.
a | | These days I also proofread a little Norwegian for a friend.`,
    questions: `
rate: What does Tomasz ask per word? / How much does Tomasz bill?
client: Who brings Tomasz the most money?
desk: Where does Tomasz sit when he translates? / What is Tomasz's workplace?
catool: In which software does Tomasz keep his translation memories?
bank: Where does Tomasz have the account for his invoices?
dog: What is Tomasz's dachshund called?
walk: At what time of day is Tomasz out with the dog?
holiday: Where does Tomasz spend his August break?
deadline: By when must Tomasz hand in the turbine manual?
lang: Which language does Tomasz translate out of?`,
  },
  {
    name: 'the flat on Rua do Sol',
    lines: `
A | ines_room=blue room ; ines_rent=410 euros | Inês has the blue room and pays 410 euros.
B | kofi_room=box room ; kofi_rent=290 euros | Kofi sleeps in the box room next to the boiler and hands over 290 euros.
A | lena_room=front room ; lena_rent=520 euros | Lena took the front room, the biggest one, for 520 euros.
A | ines_chore=bins | On the rota Inês does the bins.
B | kofi_chore=bathroom ; lena_chore=stairs | Kofi scrubs the bathroom, Lena sweeps the stairs.
A | | The landlord's nephew on the ground floor pays 700 now, he told everyone.
B | wifi=Sardinha22 | The router in the hall answers to the password Sardinha22.
A | ines_room=attic | Inês hit her head on the sloping ceiling of the attic while making her bed this morning.
B | | Kofi would like a room with a bigger window some day.
A | lena_chore=kitchen floor | Lena's job on the list by the fridge: kitchen floor, twice a week.
B | | A friend of Lena's is staying on the sofa until the exams are over.
A | kofi_rent!=325 euros | Kofi's share went up to 325 euros.
B | | Inês asked whether she could pay in two halves; nobody objected.
B | | The neighbours across the landing have changed their internet provider.
A | wifi!=Caldeirada9 | After the break-in at the café the password was reset, it's Caldeirada9 now.
B | | Lena got 480 euros back from the tax office and bought everybody ice cream.
A | | Before Inês came, a Brazilian drummer kept his kit up there.
B | kofi_room=room with the bay ; kofi_chore=watering | Kofi's posters hang in the room with the bay, and the ferns live on his watering, which stands next to his name on the rota.
A | | Lena's sister was offered a place in Porto and turned it down.
B | ines_room!=garden room | Inês no longer lives under the roof, she has the garden room.`,
    questions: `
ines_room: Which room is Inês's? / Where in the flat does Inês sleep?
ines_rent: How much does Inês contribute every month?
ines_chore: What is Inês's task in the household?
kofi_room: Where in the flat is Kofi's bed?
kofi_rent: What does Kofi owe per month? / How high is Kofi's share of the rent?
kofi_chore: What does Kofi take care of on the rota?
lena_room: Which room does Lena occupy?
lena_rent: What is Lena's monthly payment?
lena_chore: What does Lena have to clean?
wifi: How do I log in to the internet at the flat?`,
  },
  {
    name: 'Adaeze Okonkwo',
    user: 'adaeze',
    lines: `
a@2024-02-01 | office=Yaba ; car=RAV4 | My office is in Yaba, and I drive myself there in the RAV4.
a@2024-02-01 | caterer=Mama Titi ; planner=Trello | For weddings I book Mama Titi, nobody fries plantain like she does, and my event boards are on Trello.
B@2024-02-09 | assistant=Chidi | Calls for Adaeze are screened by Chidi.
a@2024-02-14 | | Ngozi, the florist, runs her whole shop on paper and has no plans to change.
a@2024-02-20 | diet=no red meat ; tithe=ten percent | I eat no red meat, and ten percent of every fee goes to the parish.
a@2024-03-04 | gala=9 November | Write it in red: the Lekki gala is on 9 November.
a@2024-03-11 | | The Abuja fundraiser, not one of mine, has moved to December.
a@2024-03-18 | car=Corolla | The mechanic says the gearbox of my Corolla will last; I need it every morning.
a@2024-04-02 | caterer=Saffron Pot | The contract for all receptions is with Saffron Pot, they get half in advance.
a@2024-04-02 | | My aunt swears by a buffet place in Surulere and keeps sending me their menu.
a@2024-04-22 | office!=Victoria Island | We have moved, the team sits on Victoria Island.
a@2024-04-23 | | The Yoruba drummers' union took over a hall round the corner from us.
a@2024-05-06 | diet!=vegan | I no longer touch fish or eggs either, so it's vegan on every plane you book.
a@2024-05-13 | | My brother stopped eating fish, then started again a week later.
B@2024-05-27 | assistant=Blessing Udo | Blessing Udo answers Adaeze's line and keeps her diary.
a@2024-06-10 | | The branch in Port Harcourt has replaced its boards, everything there is in Airtable.
a@2024-07-01 | gala=16 November | Invitations for the Lekki evening are printed: doors open 16 November at seven.
a@2024-07-08 | | I once shared a desk at a radio station in Enugu, happy times.
a@2024-07-22 | office=Ikoyi ; daughter=Kamsi | Send the courier to our reception in Ikoyi, ground floor; if I am out my daughter Kamsi signs, she does her homework there.
a@2024-08-12 | | Chinelo's girl plays the trumpet in the church band these days.`,
    questions: `
office: Where is Adaeze's company based? / In what part of town does Adaeze's team sit?
car: What does Adaeze drive?
caterer: Who does the food at Adaeze's events?
planner: With which tool does Adaeze keep track of her events?
assistant: Who picks up the phone for Adaeze?
diet: What has to be considered for Adaeze's meals?
tithe: What share of her income does Adaeze give to the church?
gala: When does the Lekki gala take place?
daughter: What is the name of Adaeze's girl?`,
  },
]
