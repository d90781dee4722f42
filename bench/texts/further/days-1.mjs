/** Made-up records whose facts change, by an author of whom nothing is in training. Format: ../customers-1.mjs. */
export const DAYS_1 = [
  {
    name: 'Priya Nair',
    user: 'priya.nair',
    lines: `
a | standup=09:30 ; boss=Marcus | Work basics: daily standup at 09:30, and I report to Marcus.
a | gym=Ironhouse | I train at Ironhouse on Bell Street, three evenings a week.
a | car=Skoda Fabia | I drive a grey Skoda Fabia.
a | | My brother Arun has a Cupra Born, the show-off.
a | dentist=Dr. Lowell | Dentist: Dr. Lowell, the practice above the bakery.
a | mobile=07700 900112 | You can reach me on 07700 900112.
a | | The work handset, office hours only, is 07700 900871.
b | rent=£1,150 | Rent is £1,150 and leaves my account on the 1st.
a | | The flat below ours goes for £1,300, apparently.
a | diet=vegetarian | I'm vegetarian; eggs and dairy are fine.
a | standup=10:15 | The team gets together for its morning round at 10:15.
a | | Tomorrow only, it's at 11 because of the fire drill.
b | car!=Kia Niro | Said goodbye to the Fabia on Saturday, a Kia Niro is sitting in the drive.
a | | I keep thinking about a cargo bike for the summer, but where would I put it?
a | gym=Pulse Works | For workouts I go to Pulse Works, usually straight from the office.
a | dentist=Dr. Okafor | My teeth are looked after by Dr. Okafor, check-up every six months.
a | | Arun had a root canal at Dr. Stein's and hated every minute.
b | rent!=£1,210 | Landlord put it up, so it's £1,210 a month for the flat.
a | | Had some oat milk in the office, not bad at all.
a | diet=vegan | When you look for recipes, keep in mind I eat vegan.
a | cleaner=Wednesday | The cleaner comes every Wednesday morning.
a | boss=Annika | Please put my one-to-one with my manager Annika in the diary, Thursday at two.
a | | Marcus is throwing a leaving party for someone in sales.
b | standup!=09:45 | They've dragged our daily meeting forward to 09:45, ugh.
a | | Arun might come and join the same gym in spring.`,
    questions: `
standup: What time is my daily standup? / When does my team meet in the morning?
gym: Which gym do I go to?
car: What car do I have? / What do I drive?
dentist: Who is my dentist?
rent: How much rent do I pay each month?
diet: What kind of diet do I follow? / How do I eat, for recipes?
boss: Who is my boss?
mobile: What is my private mobile number?
cleaner: On which day does the cleaner come?`,
  },
  {
    name: 'Gordon Tait',
    lines: `
A@2025-01-08 | chemist=Hollins | Gordon Tait picks up his prescriptions at Hollins in the High Street.
A@2025-01-08 | garage=Prentice & Son | The Rover is serviced at Prentice & Son, says Gordon.
A@2025-01-10 | bowls=Tuesday afternoon | Bowls club for Gordon: every Tuesday afternoon.
A@2025-01-14 | plot=17 | Gordon Tait has plot 17 on the Lower Mead allotments.
A@2025-01-15 | | Gordon's neighbour Archie has plot 22 and grows nothing but leeks.
A@2025-01-20 | barber=Sal | Sal cuts Gordon Tait's hair once a month.
B@2025-01-22 | bank=Northgate Mutual | Mr Tait's pension is paid into an account at Northgate Mutual.
A@2025-01-29 | | A savings bond of Gordon's is kept with Carrick Building Society.
A@2025-02-03 | paper=Evening Post | Gordon has the Evening Post delivered.
B@2025-02-11 | | On Tuesday the 18th the green is closed, so no bowls for Gordon that week.
A@2025-02-19 | bowls=Thursday morning | Gordon Tait plays bowls on Thursday morning, from ten.
A@2025-02-24 | optician=Miss Varga | Gordon's optician is Miss Varga.
A@2025-03-04 | | Archie fetches his pills at Mayfield Pharmacy and finds them quick.
A@2025-03-06 | chemist!=Oakley's | Hollins shut its doors for good; Oakley's does Gordon's tablets.
A@2025-03-17 | | The allotment committee may offer Gordon a plot nearer the gate.
B@2025-03-25 | garage=Fenwick Motors | When the Rover needs an MOT or a repair, Gordon Tait rings Fenwick Motors.
A@2025-04-02 | plot!=8 | Gordon was given number 8, by the gate, in exchange for his allotment.
A@2025-04-09 | | The last bill for the Rover was £340, for brake pads and a bearing.
B@2025-04-16 | barber=Janine | Gordon Tait's haircuts: Janine, first Friday of the month, 9:20.
A@2025-04-22 | | Gordon thinks bank branches ought to stay open on Saturdays.
A@2025-05-06 | bank=Harbour Trust | Gordon Tait's main account, pension included, is held at Harbour Trust.
A@2025-05-12 | | Miss Varga told Gordon that a cataract operation can wait another year.
B@2025-05-20 | bowls!=Friday evening | The club reshuffled its sessions and Gordon's group landed on Friday evening.
A@2025-06-02 | | Gordon's daughter Elaine reads the Courier on her phone.`,
    questions: `
bowls: When does Gordon Tait play bowls?
chemist: Where does Gordon Tait collect his tablets? / Which pharmacy does Gordon Tait use?
garage: Which garage looks after Gordon Tait's Rover?
plot: What is the number of Gordon Tait's allotment?
barber: Who cuts Gordon Tait's hair?
bank: Which bank does Gordon Tait's pension go to?
paper: Which newspaper is delivered to Gordon Tait?
optician: Who is Gordon Tait's optician?`,
  },
  {
    name: 'Sabine Kessler',
    user: 'sabine',
    lines: `
a | kita=Sonnenkäfer | Mein Sohn Jannis geht in die Kita Sonnenkäfer.
a | abholen=15:30 | Jannis muss ich jeden Tag um 15:30 abholen.
a | bank=Sparkasse Uelsen | Mein Girokonto habe ich bei der Sparkasse Uelsen.
a | | Mein Mann hat sein Konto bei der Volksbank Emsland.
a | yoga=Montag | Yoga mache ich montags, also jeden Montag um 19 Uhr bei Petra.
a | auto=Opel Corsa | Ich fahre einen Opel Corsa, Baujahr 2014.
b | strom=Nordlicht Energie | Strom beziehen wir von Nordlicht Energie.
a | | Unser Gas kommt von den Stadtwerken.
a | handy=0151 55500123 | Meine Handynummer lautet 0151 55500123.
a | friseur=Haarscharf | Meine Haare schneidet das Team von Haarscharf am Bahnhof.
a | kinderarzt=Dr. Behrens | Der Kinderarzt von Jannis heißt Dr. Behrens.
a | | Am Freitag holt ausnahmsweise die Oma den Kleinen schon um zwölf.
a | abholen=16:15 | Feierabend in der Kita ist für Jannis um 16:15, erinnere mich bitte zehn Minuten vorher.
a | | Meine Schwester will sich einen Dacia zulegen.
b | auto!=VW ID.3 | Der Corsa ist verkauft, vor der Tür steht seit gestern ein VW ID.3.
a | yoga=Donnerstag | Am Donnerstag um 18:30 gehe ich auf die Matte, da bin ich nicht erreichbar.
a | | Vielleicht mache ich im Herbst noch einen Pilateskurs.
a | strom!=Grünwerk | Nordlicht hat uns gekündigt, wir sind bei Grünwerk gelandet.
a | kinderarzt=Frau Dr. Özcan | Wenn Jannis krank ist, rufe ich bei Frau Dr. Özcan an.
a | | Für meine eigenen Wehwehchen ist Dr. Maibaum zuständig.
b | handy=0151 55500788 | Unter 0151 55500788 erreichst du mich mobil.
a | | In der Kita gibt es jetzt eine Warteliste mit 40 Kindern.
a | bank!=Direktbank Aurum | Mit dem Gehaltskonto bin ich zur Direktbank Aurum umgezogen.
a | | Die Sonnenkäfer haben nächste Woche Sommerfest, ich backe Muffins.`,
    questions: `
abholen: Wann muss ich Jannis abholen? / Um wie viel Uhr endet die Kita für Jannis?
auto: Welches Auto fahre ich?
yoga: An welchem Tag habe ich Yoga?
strom: Wer ist unser Stromanbieter? / Von wem bekommen wir Strom?
kinderarzt: Wer ist der Kinderarzt von Jannis?
handy: Wie lautet meine Handynummer?
bank: Bei welcher Bank habe ich mein Girokonto?
kita: In welche Kita geht Jannis?
friseur: Zu welchem Friseur gehe ich?`,
  },
  {
    name: 'Amara Boateng',
    user: 'amara.b',
    lines: `
a | school=St. Bride's ; year=Year 3 | Kofi is at St. Bride's, he's in Year 3.
a | | His sister Esi goes to the nursery on Walpole Road.
a | club=chess | After school on Mondays Kofi does chess.
A | teacher=Mr Hallam | Kofi's class teacher is Mr Hallam.
a | bus=41 | To get there he takes the number 41.
a | allergy=peanuts | Kofi is allergic to peanuts, carries a pen in the blue pouch.
a | lunch=packed lunch | He brings a packed lunch every day, no crusts.
a | | Esi won't touch anything green.
a | childminder=Rosalind | Rosalind minds both of them till I'm out of work.
b | | Kofi said he'd quite like to try fencing one day.
a | club=judo | Monday three thirty to half four: Kofi at judo in the sports hall, white belt.
a | | Esi's swimming teacher is called Miss Abara.
a | teacher!=Mrs Quill | Mr Hallam is off on paternity leave and Mrs Quill has the class.
A | bus=12 | Kofi rides the number 12 to school; the stop is outside the library.
a | | Yesterday the bus broke down and I drove him in.
a | allergy!=sesame | The clinic retested him: peanuts are fine after all, sesame is the real culprit.
a | | They gave us a leaflet about epi pens and holidays.
a | lunch=hot dinners | Kofi is down for hot dinners at school, £2.60 a day.
a | shoes=size 1 | For PE shoes, Kofi's feet are size 1.
b | | My cousin pays a childminder £9 an hour in Croydon.
a | childminder!=Mrs Adeyemi | Rosalind has retired to Devon, the children go home with Mrs Adeyemi until six.
a | shoes=size 2 | Buying trainers for Kofi: size 2, wide fit.
a | | If we buy the house in Barnet he would have to change schools.
a | | The trip to Kent is in May, and Year 4 is coming along too.`,
    questions: `
club: What does Kofi do after school on Mondays? / Which club is Kofi in on Mondays?
teacher: Who is Kofi's class teacher?
bus: Which bus does Kofi take to school?
allergy: What is Kofi allergic to?
lunch: Does Kofi have packed lunch or hot dinners? / What does Kofi do for lunch at school?
childminder: Who minds my children after school?
shoes: What shoe size does Kofi take?
year: Which year is Kofi in?
school: Which school does Kofi go to?`,
  },
  {
    name: 'Joel Lindqvist',
    user: 'joel.l',
    lines: `
A@2025-03-02 | dest=Porto | Joel is planning a week in Porto in September.
A@2025-03-02 | with=Hedda | He wants to travel with Hedda.
b@2025-03-05 | flight=TX 418 | I've reserved seats on flight TX 418, out of Gothenburg.
a@2025-03-05 | seat=14C | Seat on the way out: 14C, aisle.
a@2025-03-09 | hotel=Casa Alvorada | We sleep at Casa Alvorada, near the river.
A@2025-03-11 | budget=12,000 kr | Joel's limit for the whole holiday is 12,000 kr.
a@2025-03-12 | | Hedda's own limit is lower, something like 8,000 kr.
A@2025-03-20 | passport=4 May 2029 | Joel's passport is valid until 4 May 2029.
a@2025-03-28 | | Looked at a place called Hostel Girassol, nice photos, awful reviews.
a@2025-04-03 | flight=NV 2207 | Our plane to Portugal is NV 2207, leaving 06:50.
a@2025-04-03 | | Coming home we fly NV 2210.
A@2025-04-10 | seat!=22A | The airline shuffled the seating, Joel sits in 22A at the window.
b@2025-04-15 | | Hedda sits in 22B.
a@2025-04-22 | hotel!=Pensão Miramar | Alvorada cancelled on us because of building work; we ended up with Pensão Miramar.
a@2025-05-02 | | I wonder whether two nights in Coimbra would be fun as well.
a@2025-05-06 | budget=15,000 kr | All in all I can spend 15,000 kr on the trip.
b@2025-05-19 | pet=Uncle Sten | While I'm abroad Uncle Sten feeds the cat.
A@2025-06-01 | | Joel had to show his driving licence when he asked about hire cars.
a@2025-06-11 | with=Anton | I'm off on this trip with Anton, he has never been on a plane.
a@2025-06-12 | | Hedda is in Crete with her sister that week.
A@2025-07-04 | pet=Birgitta | The cat's sitter in September is Birgitta from the third floor.
b@2025-07-15 | parking=P4 | Car goes into P4 at the airport, prepaid.
a@2025-07-30 | dest!=Lisbon | Change of plan with Anton: it's Lisbon, same dates.
b@2025-08-02 | hotel=Quinta do Sol | Our accommodation for all seven nights is Quinta do Sol, breakfast included.
a@2025-08-09 | | Anton thinks the breakfast there will be just toast.`,
    questions: `
dest: Where am I going in September? / Which city am I travelling to?
with: Who is coming with me on the September trip?
flight: What is my outbound flight number?
seat: Which seat do I have on the flight out?
hotel: Where are we staying in Portugal? / What is the name of our accommodation?
budget: How much can I spend on the trip?
pet: Who looks after my cat while I am away?
passport: Until when is my passport valid?
parking: Where do I leave my car at the airport?`,
  },
]
