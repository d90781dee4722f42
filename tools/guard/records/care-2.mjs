/** Made-up records whose facts change: care of the old and sick, clinics, therapists, schools, kindergartens, families. Format: bench/texts/customers-1.mjs. */
export const CARE_2 = [
  {
    name: 'Kofi Danso',
    lines: `
A@2024-09-04 | form=5B ; tutor=Mrs Pellow | Kofi Danso has started in 5B with Mrs Pellow as form tutor.
A@2024-09-04 | table=at the back | Kofi sits at the back, beside the coat pegs.
A@2024-09-06 | bus=route 22 | He comes in on route 22 from Marsh End.
B@2024-09-10 | reading=green band | Reading level for Kofi: green band.
B@2024-09-10 | maths=the middle set | For maths Kofi is in the middle set.
A@2024-09-12 | lunch=a packed lunch | Kofi brings a packed lunch.
A@2024-09-20 | club=chess club | After lessons on Tuesday he goes to chess club.
A@2024-09-20 | inhaler=in the school office | Kofi's inhaler is kept in the school office.
A@2024-09-23 | house=Kestrel | Kofi belongs to Kestrel house.
B@2024-10-01 | | His cousin Abena, 4C, is on orange band already.
B@2024-10-11 | | Mrs Pellow finds Kofi chatty but kind.
A@2024-11-05 | table=under the whiteboard | The optician's letter came: Kofi has the chair under the whiteboard so he can see.
A@2024-11-18 | | Kofi's spare glasses are held by the nurse.
A@2024-12-02 | lunch=free school meals | Approved by the council: Kofi is entitled to free school meals and queues with the others.
B@2025-01-08 | reading!=purple | Kofi jumped two levels over the holidays and reads purple books.
A@2025-01-10 | | There was no bus during the snow, so Kofi walked in with Abena.
A@2025-01-15 | tutor!=Mr Haverstock | Mrs Pellow broke her leg skiing; Mr Haverstock has the class until summer.
B@2025-01-27 | | Kofi could go up to the top set for maths if the June test goes well.
B@2025-02-03 | club=percussion | Tuesdays at 3:15 you hear him on the bongos: Kofi does percussion with Ms Ray.
A@2025-02-24 | bus=his scooter | Rack number 8 in the bike shed is for Kofi, he rides his scooter over from the mill estate.
A@2025-03-10 | | Kestrel lost the tug of war.
A@2025-03-17 | inhaler!=in his own bag | Mum signed the form, so the inhaler need not be fetched any more, Kofi carries it in his own bag.
A@2025-03-18 | | A second inhaler for trips sits in the first aid rucksack.
B@2025-04-02 | | Abena joined the choir.
B@2025-05-12 | reading=free reader | Any book on any shelf: Kofi is a free reader.`,
    questions: `
table: Where in the classroom does Kofi Danso sit?
tutor: Who is Kofi Danso's form tutor? / Which teacher is responsible for Kofi Danso's class?
bus: How does Kofi Danso get to school?
reading: Which reading level is Kofi Danso at?
lunch: What does Kofi Danso do for lunch?
club: What does Kofi Danso do after school on Tuesdays?
inhaler: Where do I find Kofi Danso's inhaler?
maths: Which maths set is Kofi Danso in?
house: Which house is Kofi Danso in?`,
  },
  {
    name: 'Harbour Dental',
    lines: `
A | owner=Dr Helmi | Harbour Dental belongs to Dr Helmi, who founded it in 1998.
A | hours=8:30 to 17:00 | Opening hours of Harbour Dental: 8:30 to 17:00 on weekdays.
B | line=01632 960 311 | Book at Harbour Dental on 01632 960 311.
A | desk=Yvette | The front desk is staffed by Yvette.
A | floor=second floor | Harbour Dental is on the second floor of the Corn Exchange.
B | xray=film | X-rays at Harbour Dental are still made on film.
A | new=closed | The list for new NHS patients at Harbour Dental is closed.
A | clean=£48 | A session with the hygienist costs £48.
B | lab=Crown & Bridge Ltd | Crowns for Harbour Dental are made by Crown & Bridge Ltd.
A | park=behind the fish market | Patients of Harbour Dental may park behind the fish market.
A | | Seaview Orthodontics next door shuts at four.
A | | Dr Helmi is known for humming while he drills.
A | | The emergency line for weekends is 01632 960 999, run by the health board.
B | xray=a digital sensor | The nurse slides a digital sensor into the patient's mouth and the picture pops up on the screen.
A | new!=open for children | Harbour Dental has begun to accept again: the list is open for children under twelve.
A | owner=the Brightwell group | Payslips for everyone at the practice are issued by the Brightwell group, head office in Derby.
B | | Yvette was off on Monday and a temp answered.
A | line=01632 960 845 | Printed on the appointment cards of Harbour Dental: 01632 960 845.
A | hours!=7:45 to 19:00 | Opening times got extended: 7:45 to 19:00, Fridays included.
B | | Some patients grumble about the lift.
A | floor=the old ferry terminal | Follow the smell of chips: patients of Harbour Dental check in at the old ferry terminal.
A | | Brightwell is considering a second surgery in Redcliff.
B | desk!=Marguerite | Yvette handed in her notice, and at the front desk you'll find Marguerite.
A | clean!=£55 | Hygienist went up, it is £55 a visit.
A | | Whitening is £190 and not included.
B | desk=Bogdan | Whoever walks in at Harbour Dental is greeted, booked and billed by Bogdan in his bow tie.
B | | Harbour Dental gave out free toothbrushes on the last school day.`,
    questions: `
owner: Who owns Harbour Dental?
hours: When is Harbour Dental open?
line: Which number do I call for an appointment at Harbour Dental?
desk: Who is the receptionist at Harbour Dental?
floor: Where is Harbour Dental? / How do I find Harbour Dental?
xray: How does Harbour Dental take X-rays?
new: Is Harbour Dental taking NHS patients?
clean: How much is the hygienist at Harbour Dental?
lab: Which lab makes the crowns for Harbour Dental? / Who supplies Harbour Dental with crowns?
park: Where can patients of Harbour Dental park?`,
  },
  {
    name: 'Neil Gascoigne',
    user: 'neil.g',
    lines: `
n@2024-03-11 | meter=finger pricks | Type 2 diabetic here. I check my sugar with finger pricks, four a day.
n@2024-03-11 | drug=metformin | The only diabetes medicine I'm on is metformin.
n@2024-03-11 | nurse=Sister Colquhoun | My diabetes nurse is Sister Colquhoun at Fernhill.
n@2024-03-12 | hba=8.9 | Last HbA1c: 8.9.
n@2024-03-20 | weight=112 kilos | I weigh 112 kilos, no use hiding it.
n@2024-04-02 | move=nothing at all | For exercise I do nothing at all except the stairs.
n@2024-04-02 | feet=every six months | Someone looks at my feet every six months.
n@2024-04-15 | sweet=two sugars ; allergy=sulfa drugs | I take two sugars in my tea and I can't have sulfa drugs.
n@2024-04-15 | chemist=Rowntree's | My prescriptions go to Rowntree's on the corner.
n@2024-05-01 | | My brother Ted has Type 1 and is on a pump.
n@2024-05-19 | | Ted says metformin gave him nothing but stomach trouble.
n@2024-06-10 | meter=a sensor on my arm | Beep, beep: a sensor on my arm tells my phone when I'm too high.
n@2024-06-12 | | Sister Colquhoun was delighted with my food diary.
n@2024-07-22 | move=up Cobbler's Hill | Every evening the dog and I march up Cobbler's Hill and back, forty minutes.
n@2024-08-05 | hba!=7.4 | Blood results in: long-term sugar has come down to 7.4.
n@2024-09-16 | | They mentioned insulin as something for later, maybe.
n@2024-10-01 | drug!=semaglutide | Tablets stopped because of my kidneys; I inject semaglutide on Sundays.
n@2024-10-20 | | I had one slice of wedding cake with icing, only that day.
n@2024-11-11 | weight=97 | Bathroom scales this morning: 97, I did a little dance on the tiles.
n@2024-12-09 | sweet=Black and bitter | Black and bitter, that's how I drink my tea.
n@2025-01-14 | feet!=every eight weeks | After the ulcer the podiatrist put me on a closer watch, every eight weeks.
n@2025-01-30 | | Penicillin gives me hives as well, I found out.
n@2025-02-11 | nurse=Jolyon Marks | The one at Fernhill who goes through my sugar curve with me is called Jolyon Marks.
n@2025-02-25 | | Jolyon's own father is diabetic.
n@2025-03-03 | | My eye screening letter came, all clear.
n@2025-03-17 | hba=6.3 | Lab sheet, HbA1c: 6.3, gold star.
n@2025-03-24 | weight!=91 | Six kilos lighter again since November, I'm at 91.`,
    questions: `
meter: How do I measure my blood sugar?
drug: What medicine am I on for my diabetes?
nurse: Who is my diabetes nurse?
hba: What was my latest HbA1c?
weight: How heavy am I?
move: What exercise do I get?
feet: How often are my feet checked?
sweet: How do I take my tea? / Do I have sugar in my tea?
allergy: Which drugs must I not be given?
chemist: At which pharmacy do I collect my prescriptions?`,
  },
  {
    name: 'Elmfield Primary',
    lines: `
A | head=Mrs Oduya | Headteacher of Elmfield Primary: Mrs Oduya.
A | start=8:50 | Lessons at Elmfield begin at 8:50.
B | shirt=a yellow polo shirt | The uniform of Elmfield is a yellow polo shirt and grey bottoms.
A | cook=Dairymeads | Elmfield's dinners come from Dairymeads.
A | gate=Mr Tibbs | The lollipop man outside is Mr Tibbs.
B | phones=in their bags | Pupils leave mobile phones switched off in their bags.
A | app=paper slips | Absences are reported on paper slips.
A | hall=built in 1962 ; roll=204 | Elmfield's hall was built in 1962; 204 pupils on roll.
A | term=20 July | The last day of the summer term at Elmfield is 20 July.
B | | Ashgrove Primary rings its bell at 9:05.
A | | Some mothers at Elmfield want to abolish the uniform.
A | head!=Dr Fenwick | Mrs Oduya is leaving us for a job at the council, and Dr Fenwick was appointed head.
B | | Mrs Oduya's leaving do is in the hall.
A | app=ParentBell | If your child is ill, tap the red face in ParentBell before nine.
A | start=half past eight | Doors lock at half past eight sharp, latecomers ring at the office.
B | | On the day of the eclipse everyone came in at ten.
A | cook!=our own kitchen | Contract with Dairymeads ended; from carrots to custard everything is made in our own kitchen.
A | | The kitchen does a vegan option too.
B | phones=a locked pouch | Each class has a locked pouch by the door where the kids' devices spend the day.
A | gate=Shirin | Drivers, mind Shirin with her stop sign, she sees the Elmfield children over the road.
B | | Mr Tibbs was given a medal for thirty years at Ashgrove and Elmfield.
A | shirt!=navy sweatshirts | We swapped yellow for navy sweatshirts with the tree on the chest.
B | | The PE kit stays white.
A | | Governors are discussing a nursery class.
B | | Elmfield came third in the county spelling bee.`,
    questions: `
head: Who is the head of Elmfield Primary?
start: By what time must children be at Elmfield Primary? / When does school start at Elmfield Primary?
shirt: What do pupils of Elmfield Primary wear?
cook: Who makes the school dinners at Elmfield Primary?
gate: Who helps the children of Elmfield Primary across the road?
phones: What happens to mobile phones at Elmfield Primary?
app: How do parents report an absence at Elmfield Primary?
term: When does the summer term end at Elmfield Primary?
roll: How many pupils does Elmfield Primary have?`,
  },
  {
    name: 'Otis Bellamy',
    user: 'jess.bellamy',
    lines: `
j@2025-01-06 | milk=breast milk | Baby Otis is ten weeks old and lives on breast milk.
j@2025-01-06 | bed=a side crib | At night he lies in a side crib within arm's reach of me.
j@2025-01-09 | weight=5.1 kg | Weigh-in: 5.1 kg.
j@2025-01-09 | hv=Noreen | Noreen is our health visitor.
j@2025-01-15 | nappy=size 2 | Nappies: he takes size 2.
j@2025-01-15 | blood=O positive ; song=Moon River | Blood group O positive. What calms him is Moon River, on repeat.
j@2025-01-16 | birth=28 October | He was born on 28 October at 4 in the morning.
j@2025-01-20 | ride=the carrycot pram | We take him out in the carrycot pram.
j@2025-02-02 | minder=my mum | When I work, my mum minds him.
j@2025-02-10 | | My friend's baby Cleo sleeps through from eight to six, lucky her.
j@2025-02-20 | | Noreen says to start solids at six months and not before.
A@2025-03-18 | milk!=formula | Jess weaned Otis off the breast after mastitis; he gets formula from the bottle.
j@2025-03-20 | | Cleo drinks goat's milk, hm.
j@2025-04-11 | nappy=size 4 | Shopping list for Otis: two packs of nappies in size 4.
j@2025-04-30 | weight!=7.8 kg | He has put on nicely, up to 7.8 kg.
j@2025-05-12 | | I wondered about a nanny share, but the sums don't add up.
j@2025-06-02 | bed=his own little room | The monitor's camera points into his own little room, where he snores from seven.
j@2025-06-09 | | He dozed off on the sofa with his dad on Sunday.
j@2025-07-01 | hv=Mrs Achterberg | For vaccines and feeding worries I ring Mrs Achterberg, she does all home visits on our street.
j@2025-08-19 | minder!=a childminder | Mum's back gave out, so we found a childminder, Poppy, two roads away.
j@2025-08-25 | | Poppy has three cats.
j@2025-09-07 | ride=on my husband's shoulders | He refuses anything with straps and wheels and travels on my husband's shoulders.
j@2025-09-30 | song=the washing machine | Tears? We sit Otis in front of the washing machine and peace returns.
j@2025-10-04 | | First tooth, bottom left!
j@2025-10-20 | | His godmother played Moon River at the christening.
j@2025-10-25 | weight=9.9 kg | At the clinic they put him on the scales in his vest: 9.9 kg.
j@2025-10-28 | nappy!=pull-ups | He rips the tabs off at once, so we've gone over to pull-ups.`,
    questions: `
milk: What milk does Otis drink?
bed: Where does Otis sleep at night?
weight: How much does Otis weigh?
hv: Who is our health visitor?
nappy: Which nappy size does Otis take?
ride: How do we carry Otis around outside?
minder: Who looks after Otis while I work?
song: How can I calm Otis when he cries?
blood: What is Otis's blood group?
birth: When is Otis's birthday?`,
  },
]
