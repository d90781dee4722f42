/** Made-up records: clients, tenants, patients, pupils and members, noted by agents. Format: bench/texts/customers-1.mjs. */
export const SALES_4 = [
  {
    name: 'Siobhan Tuohy',
    lines: `
A@2023-04-03 | line=copper ; speed=16 megabits | Siobhan Tuohy outside Ballinrobe has internet from us over copper, 16 megabits when it is dry.
B | use=makes audiobooks | She makes audiobooks at home, a dropout costs her an hour each time.
A | router=in the pantry | Siobhan's router stands in the pantry between the jam jars.
B | | Her neighbour Colm has gone over to the satellite people and is delighted.
A | phone=555-0126 ; billing=by post | Ring Ms Tuohy on 555-0126, and the bill comes to her by post.
B | | Her mother's bill goes to the nursing home in Castlebar, different customer number.
A@2023-05-22 | extras=film channel | Besides the internet Siobhan has booked the film channel.
B | account=T-5582 | Customer number for the Ballinrobe line: T-5582.
A | | In Dublin, in her twenties, she shared a cable connection with five nurses.
B@2023-11-13 | line=fibre | Orange box screwed on beside her door, light green, signal measured: that makes Tuohy the first fibre customer on the lane.
A | speed=half a gigabit | Siobhan sent us a screenshot of the test, half a gigabit down, with three hearts.
B | | Colm asked for the engineer's name; he would come back if it were free.
A | router=under the stairs | When I talked her through the restart she had to crawl under the stairs to reach the button.
B | | Her producer in Cork has a new upload server and blames us when it is slow.
A@2024-03-18 | extras!=a fixed IP address | Siobhan watches no television any more; in its place she pays for a fixed IP address.
B | term=until November 2025 ; technician=Wojtek | Her contract lasts until November 2025, and the technician who knows the house is Wojtek.
A | | She asked what the business tariff includes, she did not order it.
B | | The technician's van has been swapped for an electric one.
A@2024-07-01 | use=ceramics courses | Three cameras, forty faces on the screen: what goes through Siobhan's line all day is her online ceramics courses, the microphone gathers dust.
B | billing!=to her accountant | Ms Tuohy doesn't want the invoices herself any longer, they are mailed to her accountant from July on.`,
    questions: `
line: What kind of connection does Siobhan Tuohy have?
speed: How fast is Siobhan's internet?
use: What does Siobhan Tuohy need the internet for?
router: Where in the house is Siobhan's router?
phone: What is Siobhan Tuohy's telephone number?
billing: How are the invoices for Siobhan delivered?
extras: Which additional service does Siobhan pay for?
account: Under what customer number is Siobhan listed?
term: When does Siobhan Tuohy's contract run out?
technician: Which engineer knows Siobhan's house?`,
  },
  {
    name: 'Baltic Timber Frames',
    lines: `
A | contact=Anu Kask ; site=Pärnu | Met Baltic Timber Frames at the fair: Anu Kask buys the screws for their works in Pärnu.
B | buying=screws of 120 mm | They want screws of 120 mm, hardened, in buckets.
A | market=summer houses | What they build with them is summer houses for Finns, Anu told me.
B | | A rival, Vesi Cabins, has shifted its production to Latvia and buys nothing in the Baltics.
A | quantity=ten buckets ; payment=in advance | Standing order: ten buckets a month, paid in advance.
B | | Anu's sister Liis owns a hardware shop in Haapsalu, we supply her through the wholesaler.
A | fair=Riga | We see them in person each year in Riga, hall B.
B | email=anu@btf.example | Offers are to be sent to anu@btf.example.
A | | The first supplier they ever had, a firm from Turku, delivered rust for three years.
B | | Anu has an idea for a showroom in Helsinki, the bank said no.
A | contact=Rasmus Lepik | Rasmus Lepik complained that our mails still open with "Dear Anu": he sits in her chair and decides about every fastening.
B | market=school gyms | Their reference list for the tender: eleven school gyms, roofs and walls, all this year.
A | email=fastenings@btf.example | Bounced twice; the reply with the right address in the footer came from fastenings@btf.example.
B | | Liis has raised her prices and has a new website.
A | quantity!=a full pallet | They doubled and doubled, the monthly order is a full pallet now.
B | certificate=FSC ; language=Estonian | They need the FSC paper with each consignment and the labels in Estonian.
A | | Rasmus speaks decent German too, he worked on a ski lift in Tyrol.
B | payment!=thirty days net | Because they have been reliable for so long we switched them to thirty days net.
A | buying=angle brackets | Everything on the last nine delivery notes to Baltic: angle brackets, galvanised; the beams are pegged with oak.
B | | Vesi Cabins is said to be looking for a buyer.`,
    questions: `
contact: Who does the purchasing at Baltic Timber Frames?
site: Where is the factory of Baltic Timber Frames?
buying: What goods does Baltic Timber Frames order from us?
market: What does Baltic Timber Frames build?
quantity: How much does Baltic Timber take per month?
payment: On which terms does Baltic Timber Frames settle?
fair: Where do we meet Baltic Timber Frames every year?
email: To which address do quotes for Baltic Timber go?
certificate: Which proof must go with shipments to Baltic Timber Frames?
language: In what language are Baltic Timber's labels printed?`,
  },
  {
    name: 'Callum Reyes',
    lines: `
A@2024-01-15 | complaint=pulled hamstring ; club=Northbank Rovers | Callum Reyes, left back at Northbank Rovers, came in with a pulled hamstring.
B | therapist=Saskia ; room=Cabin 2 | Saskia sees him, because she knows the league, and uses Cabin 2, the only table long enough.
A | | His team-mate Odhran has broken a toe and takes up the ice bath now.
B | payer=his team doctor | The account for Callum goes to his team doctor.
A@2024-02-05 | running=not before March | Callum may run not before March, he was told so twice.
B | tape=blue | Reyes wants blue tape, he is superstitious about the other colours.
A | | Odhran may jog from next week, he has a different plan.
B | home=with his parents | Callum lives with his parents on the hill and gets a lift from his mum.
A | | As a junior he had trouble with his groin, an operation took care of it.
B@2024-04-22 | therapist=Bogdan | Callum's progress sheet carries Bogdan's initials all through April, and Bogdan's thumbs are what he curses.
A | room=the gym hall | Receptionist: if the mother comes early, send her to the gym hall, her son does his hour there among the mats.
B | | The coach would like him on the bench for the derby; the decision is his doctor's.
A | running!=three kilometres | The ban is over, Callum is allowed three kilometres on grass now.
B | | The colleague who began with him runs a clinic in Harlow.
A@2024-07-08 | club=Ferry Athletic | In the local paper there is a picture of Callum signing autographs in the stripes of Ferry Athletic, their left back for the next two seasons.
B | allergy=zinc plasters ; shoe=46 | Careful, Callum gets a rash from zinc plasters; his insoles are cut to size 46.
A | | The captain of the Rovers has been sold to a club in Malta.
B | home!=above a chip shop | He has left the family house, Callum has his own two rooms above a chip shop.
A | | One day he wants to be a physio himself, he says that to everybody.
B@2024-09-30 | complaint=stiff neck | What Callum lay on the table for, the fourth time in September: a stiff neck after a header.`,
    questions: `
complaint: What is Callum Reyes' trouble?
club: Which team does Callum Reyes play for?
therapist: Who works on Callum at the practice?
room: Where in our building is Callum treated?
payer: Who gets the invoice for Callum Reyes?
running: How far along is Callum with jogging?
tape: Which colour should Callum's bandages have?
home: Where does Callum Reyes live?
allergy: What does Callum's skin not tolerate?
shoe: What are the measurements of Callum's insoles?`,
  },
  {
    name: 'Zanele Mokoena',
    lines: `
A | subject=jazz singing ; teacher=Mama Thandi | Zanele Mokoena, 16, enrolled for jazz singing and asked for Mama Thandi by name.
B | slot=right after school on Tuesday | She is down for right after school on Tuesday, in uniform.
A | payment=a bursary | Her fees are met by a bursary of the brewery.
B | | Her twin Lerato was moved to the afternoon choir and does not pay anything either.
A | voice=mezzo ; accompanist=Sipho | Thandi describes the voice as mezzo; Sipho accompanies Zanele on the upright.
B | song=a Miriam Makeba number | She is polishing a Miriam Makeba number for the winter concert.
A | | The pianist composes too and has replaced his old amp.
B | guardian=her uncle Themba ; phone=555-0190 | Reports on Zanele go to her uncle Themba, who is in charge of her; her own phone is 555-0190.
A | | Lerato's reports are read by nobody, she says.
B | | Lerato's number ends in 0191 and is on the list by mistake.
A | | At primary school Zanele played the recorder, she groans when she thinks of it.
B | slot=Saturdays at nine | The janitor hears her scales every week when he mops: Saturdays at nine, before anybody else is up.
A | teacher=Mr Fourie | The evaluation of Zanele was written by Mr Fourie, who has had her in his class for two terms and is very strict about breathing.
B | payment!=in instalments | The brewery has stopped its sponsoring, since June the family pays in instalments.
A | | She was offered backing vocals at a wedding, the uncle said no.
B | song=Feeling Good | Through the door all I heard this month was Feeling Good, in G minor, sixteen bars a time: she has the solo with it in spring.
A | | Mama's choir went to Maseru and sang in the rain.
B | subject!=music production | Zanele did not want to be on stage any longer, she changed over to music production and sits in front of two screens.
A | exam=in October | The exam for which she has signed up is in October.
B | | The studio desk was serviced, Lerato broke a slider.
A | guardian=Auntie Refilwe | Consent form for the trip signed by Auntie Refilwe, in the box for the person responsible for Zanele.`,
    questions: `
subject: Which course does Zanele Mokoena take?
teacher: Who teaches Zanele?
slot: When does Zanele come for her lesson?
payment: How is Zanele's tuition financed?
voice: What is Zanele's vocal range?
accompanist: Who plays the piano for Zanele Mokoena?
song: What is Zanele rehearsing for the concert?
guardian: Who is responsible for Zanele?
phone: What is Zanele Mokoena's telephone number?
exam: When is Zanele's test?`,
  },
  {
    name: 'Bjarke Thomsen',
    lines: `
A@2021-01-18 | ticket=a ten-visit card ; grade=grade five | Bjarke Thomsen got himself a ten-visit card for the climbing hall and climbs grade five.
B | partner=his wife Lene | On the rope he is held by his wife Lene.
A | shoes=size 44 ; shift=lunch | Mr Thomsen borrows shoes in size 44, comes at lunch and is back in the office by two.
B | | Lene has sold her own harness and borrows one of ours instead.
A | job=surveyor | Bjarke is a surveyor, he measured our tower for a joke.
B@2021-03-29 | waiver=in paper form | His waiver is filed in paper form, folder T.
A | | The waiver of the scout group has expired and must be redone.
B | parking=in the yard ; phone=555-0158 | His car is allowed in the yard with a sticker; if the lights are on, dial 555-0158.
A | | Bjarke once climbed in the Lofoten with his father, by midnight sun.
B@2022-05-09 | partner=Aksel | The belay test for two was taken by Bjarke and Aksel, rope mates according to the form.
A | grade=a seven minus | The setter is annoyed, his hardest line in the big hall was flashed by Bjarke: a seven minus, and it looked like a stroll.
B | | Lene's nephew is only at grade four and has been told to try the green routes.
A | ticket!=yearly pass | He traded the punch cards for a yearly pass with photo.
B | | He wondered whether Kurt, the manager, would rent the hall for his fortieth; it was too dear.
A | shift=after the children's bedtime | Door log for Thomsen, three months: beep, beep, beep, always after the children's bedtime, between half past eight and closing.
B | | Our own opening hours on holidays are now ten till six.
A@2023-02-13 | shoes!=brings his own | Bjarke does not rent from us anymore, he brings his own pair, yellow.
A | | Lene took up pottery and sells bowls at the Christmas fair.
B@2023-10-02 | role=junior coach ; job=windmill rigger | Introduced to the parents as junior coach on a voluntary basis: Bjarke Thomsen, windmill rigger by trade, works at a hundred metres all week.`,
    questions: `
ticket: What kind of admission does Bjarke Thomsen have?
grade: How hard does Bjarke climb?
partner: Who secures Bjarke on the rope?
shoes: What does Bjarke wear on his feet?
shift: At what time of day does Bjarke Thomsen climb?
job: What is Bjarke's profession?
waiver: In what form do we have Bjarke's declaration of liability?
parking: Where may Bjarke Thomsen leave his car?
phone: On what number is Bjarke reached?
role: Which honorary duty does Bjarke have at the hall?`,
  },
]
