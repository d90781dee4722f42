/** Made-up records whose facts change: support desks, utilities, banks, travel, clinics, gyms, schools, housing, insurance, workshops. Format: bench/texts/customers-1.mjs. */
export const DESKS_5 = [
  {
    name: 'Maureen Tetley',
    user: 'mo.tetley',
    lines: `
A | nickname=Mo ; age=61 | Maureen Tetley is 61 and likes to be called Mo.
a | slot=Tuesdays at 7 am ; drink=diet cola | I train on Tuesdays at 7 am and drink diet cola afterwards.
A | coach=Kelechi ; plan=beginner plan | Kelechi coaches Mo Tetley, who follows the beginner plan.
a | kettlebell=6 kg ; steps=6,000 steps | I swing the 6 kg kettlebell and walk 6,000 steps a day.
a | knee=swollen | My left knee is swollen.
a | | My right knee has never bothered me.
a | | When I delivered letters I used to do 15,000 steps before lunch.
a | | I'd so like to do a pull-up before I'm 65.
a | kettlebell!=8 kg | Kelechi let me graduate to the 8 kg kettlebell.
A | freeze=active | Membership status of Mo Tetley: active.
a | knee!=fine | My left knee has calmed down and feels fine.
a | steps=8,500 steps | I walk 8,500 steps every day of the week.
a | | There's a dance class on Wednesdays, I may look in.
A | | Kelechi mentioned to Mo Tetley that he may go back to Lagos.
a | | My daughter swings 16 kg, show-off.
a | kettlebell!=10 kg | The 8 kg one bored me, so it's 10 kg that I swing.
A | freeze!=frozen | Mo Tetley goes on a cruise for two months: membership frozen.
a | | The ship has a tiny gym with one kettlebell of 12 kg.
A | freeze!=active | Mo Tetley came home and we thawed her membership, active.
A | coach!=Hanneke | Kelechi has gone, Hanneke took Mo Tetley under her wing.
a | slot!=Fridays at 9 am | Tuesdays are for the grandchildren now, I come on Fridays at 9 am instead.
A | plan!=strength plan | Mo Tetley finished the beginner plan and is doing the strength plan.
a | drink!=buttermilk | No cola for me these days, it's buttermilk after training.
A | street=Beech Road ; gp=Dr Sorley | Mo Tetley lives on Beech Road, her doctor is Dr Sorley.`,
    questions: `
slot: When do I train? / What is my training slot?
drink: What do I drink after training?
coach: Who is Maureen Tetley's coach? / Who coaches Mo Tetley?
plan: Which training plan does Maureen Tetley follow? / What plan is Mo Tetley on?
kettlebell: How heavy is my kettlebell? / Which kettlebell do I swing?
steps: How many steps do I walk a day?
knee: How is my left knee?
freeze: What is the status of Maureen Tetley's membership?
street: On which street does Maureen Tetley live?
gp: Who is Maureen Tetley's doctor?`,
  },
  {
    name: 'Ulrich Bänziger',
    lines: `
A@2024-08-12 | subjects=physics ; room=R 118 | Herr Bänziger teaches physics in R 118.
A@2024-08-12 | load=80 percent | Ulrich Bänziger's workload is 80 percent.
B@2024-08-15 | homeclass=2c | Herr Bänziger is form teacher of 2c.
A@2024-09-02 | town=Uster | U. Bänziger lives in Uster.
A@2024-09-10 | office=Thursday 4 pm | For parents Herr Bänziger is available on Thursday 4 pm.
B@2024-09-30 | | Frau Bänziger teaches at the music school in Wetzikon.
A@2024-11-04 | state=well | Herr Bänziger is well.
B@2024-12-09 | email=u.baenziger@kanti.example | School mail of Herr Bänziger: u.baenziger@kanti.example.
A@2025-01-20 | state!=off sick | Herr Bänziger has called in, he is off sick.
A@2025-01-21 | | Frau Egli, who shares the lab with Herr Bänziger, was off sick in December.
B@2025-02-03 | state!=well | Herr Bänziger is back in class and well.
A@2025-02-24 | | Herr Bänziger took 2c to the observatory.
B@2025-04-07 | load=100 percent | Ulrich Bänziger's workload is 100 percent.
B@2025-04-28 | | His brother Kaspar has a 50 percent post in Baden, Herr Bänziger says.
A@2025-05-19 | | Uster would be nicer with a tram, Herr Bänziger finds.
A@2025-08-11 | homeclass!=1a ; room!=R 204 | New school year: Herr Bänziger gave up 2c for 1a and R 118 for R 204.
B@2025-08-14 | | R 204 has blackout blinds and a fume hood, Herr Bänziger is happy.
A@2025-09-22 | town!=Winterthur | Herr Bänziger found a house in Winterthur and left Uster behind.
B@2025-10-06 | office!=Monday 5 pm | Parents can catch Herr Bänziger on Monday 5 pm, the Thursday hour is no more.
A@2025-11-17 | | Would Herr Bänziger be interested in becoming vice principal? He asked for time.
A@2022-08-15 | town<=Chur | U. Bänziger lives in Chur.
A@2026-02-09 | load!=60 percent | To write a textbook Herr Bänziger has reduced to 60 percent.
B@2026-02-10 | | The textbook of Herr Bänziger is planned for 2028 with 300 pages.
A@2026-03-02 | instrument=bassoon ; locker=77 | Herr Bänziger plays the bassoon in the staff band; his locker is 77.`,
    questions: `
room: In which room does Ulrich Bänziger teach? / Which classroom does Herr Bänziger have?
load: What is Ulrich Bänziger's workload? / How many percent does Herr Bänziger work?
homeclass: Which class is Ulrich Bänziger form teacher of?
town: Where does Ulrich Bänziger live? / In which town does Herr Bänziger live?
office: When is Ulrich Bänziger available for parents? / When are Herr Bänziger's office hours for parents?
state: How is Ulrich Bänziger's health? / How is Herr Bänziger doing?
subjects: What does Ulrich Bänziger teach?
instrument: Which instrument does Ulrich Bänziger play?`,
  },
  {
    name: 'Flat 7 Corso House',
    lines: `
A | tenant=Ms Quill ; rent=1,040 pounds | Flat 7 Corso House is let to Ms Quill for 1,040 pounds.
A | smoke=expired | Smoke alarm in Flat 7 Corso House: expired.
B | floor=oak ; size=64 m2 | Flat 7 Corso House measures 64 m2 and has an oak floor.
A | epc=D | Energy class of Flat 7, Corso House: D.
A | lock=Yale | A Yale lock secures Flat 7 Corso House.
B | | Flat 9 Corso House is in class C.
A | occupancy=occupied | Flat 7 Corso House: occupied.
A | blinds=beige | The blinds of Flat 7 Corso House are beige.
B | smoke!=valid until 2034 | New alarm screwed to the ceiling of Flat 7 Corso House, valid until 2034.
A | | There's one more alarm in the stairwell outside Flat 7 Corso House, battery low.
A | | Ms Quill's parents pay 1,400 pounds for a place in Bath.
B | | Ms Quill handed in a list of scratches in Flat 7 Corso House.
A | rent!=1,095 pounds | Under the new agreement the rent on Flat 7 Corso House rose by 55 to 1,095 pounds.
A | tenant!=no one ; occupancy!=vacant | Ms Quill has left, leaving Flat 7 Corso House vacant.
B | tenant=no one ; occupancy=vacant | Vacant, Flat 7 Corso House has no one as its tenant.
A | | Two students viewed Flat 7 Corso House and wavered.
B | blinds!=charcoal | Someone hung charcoal blinds in Flat 7 Corso House where the beige ones were.
A | lock!=Abus | For safety the Yale in Flat 7 Corso House was changed to an Abus.
A | | The letterbox of Flat 7 Corso House has a Yale lock.
B | epc!=B | Thanks to new windows Flat 7 Corso House is rated B.
A | | Owner of Flat 7 Corso House hoped to get 1,300 pounds.
A | tenant!=Mr and Mrs Lacey ; occupancy!=occupied ; rent!=1,180 pounds | Let again: Mr and Mrs Lacey occupy Flat 7 Corso House at 1,180 pounds.
B | | The Laceys' old flat in Hove was 950 pounds.
A | meter=QX-5512 ; owner=Hector Vane | Flat 7 Corso House has meter QX-5512 and belongs to Hector Vane.`,
    questions: `
tenant: Who is the tenant of Flat 7 Corso House? / Who is Flat 7 Corso House let to?
rent: How high is the rent of Flat 7 Corso House? / What does Flat 7 Corso House cost in rent?
smoke: What is the state of the smoke alarm in Flat 7 Corso House?
epc: What is the energy class of Flat 7 Corso House? / How is Flat 7 Corso House rated for energy?
lock: Which make of lock does Flat 7 Corso House have?
occupancy: What is the occupancy status of Flat 7 Corso House? / Does anyone live in Flat 7 Corso House?
blinds: What colour are the blinds in Flat 7 Corso House?
size: How big is Flat 7 Corso House?
owner: Who is the owner of Flat 7 Corso House?`,
  },
  {
    name: 'Nkechi Balogun',
    user: 'nkechi',
    lines: `
A | pension=age 67 ; benefit=200,000 euros | The life policy of Nkechi Balogun pays 200,000 euros, and her pension starts at age 67.
A | beneficiary=her mother | Beneficiary in N. Balogun's life policy: her mother.
b | smoker=a smoker ; name=Balogun | My surname is Balogun and I'm a smoker.
A | dental=no dental cover | Ms Balogun has no dental cover.
b | bmi=27 ; height=1.70 m | My BMI is 27 at a height of 1.70 m.
B | invoice=quarterly | Ms Balogun is charged quarterly.
b | | My mother smoked too, forty years long.
b | sport=paragliding | The one risky sport I do is paragliding.
A | | Ms Balogun asked what happens to the policy if she marries.
b | smoker!=a non-smoker | I quit a year ago, so I count as a non-smoker.
B | | A discount of 8 percent is possible for Ms Balogun, to be checked.
A | dental!=Dental Comfort | Ms Balogun added Dental Comfort, as she had no cover for teeth.
b | | My crown was 740 euros, ouch.
b | beneficiary!=my husband Tomasz | I'm married: please strike out my mother and put my husband Tomasz as beneficiary.
b | | I did one tandem parachute jump, that was in 2012.
b | | Tomasz's surname is Zielinski, which nobody spells right.
B | benefit!=350,000 euros | The sum in Ms Balogun's life policy was lifted to 350,000 euros.
A | | Tomasz's own policy pays 150,000 euros.
A | invoice!=yearly | To save the fee Ms Balogun has herself charged yearly rather than quarterly.
b | sport!=bouldering | After the twins I sold my glider; bouldering is the only dangerous thing I do.
b | bmi=25 | My BMI is 25.
A | beneficiary!=the twins | The twins have stepped in for Tomasz as beneficiaries of Ms Balogun.
A | policy=LV-88120 ; doctor=Dr Wirth | Ms Balogun's policy number is LV-88120, the examining doctor Dr Wirth.
A | name!=Balogun-Zielinska | Name change on file, Nkechi Balogun is called Balogun-Zielinska.`,
    questions: `
benefit: How much does Nkechi Balogun's life policy pay out? / What is the sum insured in Ms Balogun's life policy?
smoker: Do I smoke? / What is my smoking status?
dental: What dental cover does Nkechi Balogun have? / How are Ms Balogun's teeth insured?
bmi: What is my BMI?
invoice: How often is Nkechi Balogun billed? / At what intervals does Ms Balogun pay?
sport: Which risky sport do I do? / What dangerous sport do I do?
height: How tall am I?
policy: What is Nkechi Balogun's policy number?`,
  },
  {
    name: 'Lift 3',
    lines: `
A | load=3.5 t ; colour=red | Lift 3 carries 3.5 t and is painted red.
A | state=in service ; oillevel=low | Lift 3: in service, oil level low.
B | pressure=180 bar | Hydraulic pressure on Lift 3 reads 180 bar.
A | user=Apprentice Timo | Lift 3 is assigned to apprentice Timo.
A | inspector=TechCheck ; due=May 2026 | Lift 3 is inspected by TechCheck, next due in May 2026.
A | | On Mondays Master Gesa checks the oil of Lift 3.
A | | Lift 2 has had 200 bar since its overhaul.
A | on=a Volvo V60 | Standing on Lift 3: a Volvo V60.
B | oillevel!=full | Topped up Lift 3, oil level full.
A | on=a Volvo V60 | A Volvo V60 drips on the floor from up on Lift 3.
A | on=a VW Caddy | Standing on Lift 3: a VW Caddy.
B | state!=locked out | Red tag hung on Lift 3 because of the frayed cable, locked out.
A | | Timo asked if he may use Lift 1 instead of Lift 3 for a day.
B | on!=nothing | Caddy lowered and pushed off, nothing stands on Lift 3.
A | | A sales rep praised a 5 t lift as a successor to Lift 3.
A | state!=in service | Cable renewed, tag removed, Lift 3 is in service.
B | pressure!=165 bar | After the valve job Lift 3 settles at 165 bar.
A | load!=3.0 t | The inspector derated Lift 3, it may carry no more than 3.0 t.
A | due!=May 2027 | Lift 3 has got its stamp, the next inspection falls in May 2027.
B | | The compressor next to Lift 3 must be inspected in June 2026.
A | user!=Master Gesa | Timo has finished his training, Master Gesa works at Lift 3.
B | colour!=yellow | Lift 3 wears a coat of yellow where it was red.
A | | Gesa thinks a radio beside Lift 3 would be nice.
B | serial=NB-3-5590 ; manufacturer=Nussholm ; bolts=eight bolts | Lift 3 was made by Nussholm, serial NB-3-5590, and is held by eight bolts.`,
    questions: `
load: How much weight can Lift 3 carry? / What is the maximum load of Lift 3?
colour: What colour is Lift 3?
state: What is the status of Lift 3? / Can Lift 3 be used?
oillevel: What is the oil level of Lift 3? / How much oil is in Lift 3?
pressure: What is the hydraulic pressure on Lift 3?
user: Who works at Lift 3? / Who is Lift 3 assigned to?
due: When is the next inspection of Lift 3 due?
on: What is standing on Lift 3? / Which vehicle, if any, is on Lift 3?
inspector: Who inspects Lift 3?
serial: What is the serial number of Lift 3?`,
  },
  {
    name: 'Sanjay Pillai',
    user: 's.pillai',
    lines: `
a | tier=Bronze ; seat=aisle seat | I have Bronze status in your programme and want an aisle seat when I fly.
A | miles=18,200 miles | Mileage balance of Mr Pillai: 18,200 miles.
a | | My colleague, also Bronze, has 31,000 miles.
A | flight=LX 318 ; gate=A14 | Mr Pillai is booked on LX 318, boarding at gate A14.
A | passport=Z301 ; visa=V-5590 | Passport of S. Pillai on file: Z301, visa V-5590.
a | meal=Hindu meal | Please serve me the Hindu meal.
a | home=Zurich ; employer=Aravind Foods | My home airport is Zurich and I travel for Aravind Foods.
B | | Mrs Pillai sits by the window, she has Gold status.
a | | On trains I don't care where I sit.
A | gate!=B22 | Gate change for Mr Pillai's flight, B22 rather than A14.
a | | The walk to B22 took me a quarter of an hour!
A | miles=24,650 miles | Mileage balance of Mr Pillai: 24,650 miles.
B | flight!=LX 326 | LX 318 was scrubbed; we put Mr Pillai on LX 326.
a | | Is there perhaps a direct flight from Basel?
B | gate!=B31 | Mr Pillai boards at B31 in the end.
A | tier!=Silver | Mr Pillai crossed 24,000 miles and has been promoted to Silver.
a | | Gold would get me into the big lounge.
A | passport!=Z877 | Z301 has expired, Mr Pillai showed us Z877.
a | seat!=window seat | I've come round to my wife's taste: window seat for me.
a | meal!=low-salt meal | My cardiologist insists, so swap the Hindu meal for a low-salt meal.
B | home!=Basel | Mr Pillai flies from Basel as a rule since the family settled in Lörrach.
A | miles!=4,650 miles | Mr Pillai spent 20,000 on a trip to Kochi, his balance dropped to 4,650 miles.
a | | Before Zurich I used to fly out of Heathrow.
A | dob=2 April 1971 ; knownas=Jay | Mr Pillai was born on 2 April 1971 and friends call him Jay.`,
    questions: `
seat: Which seat do I prefer on a plane? / What kind of seat do I want when I fly?
miles: How many miles does Sanjay Pillai have? / What is Mr Pillai's mileage balance?
flight: Which flight is Sanjay Pillai booked on? / What is Mr Pillai's flight number?
gate: From which gate does Sanjay Pillai's flight leave? / Which gate does Mr Pillai have to go to?
passport: What is Sanjay Pillai's passport number? / Which passport of Mr Pillai is valid?
meal: Which meal do I want on board? / What special meal do I get on flights?
employer: Which company do I travel for?
visa: What is the visa number of Sanjay Pillai?`,
  },
]
