/** Made-up records whose facts change: care of the old and sick, clinics, therapists, schools, kindergartens, families. Format: bench/texts/customers-1.mjs. */
export const CARE_1 = [
  {
    name: 'Agnes Whitlow',
    lines: `
A | room=room 14 | Agnes Whitlow has room 14 at Larch House, the one above the car park.
A | walk=a stick | Agnes gets about the corridors with a stick, slow but steady.
A | diet=a normal diet | Agnes eats a normal diet, no restrictions so far.
A | keyworker=Bronagh | Keyworker for Mrs Whitlow: Bronagh.
B | kin=her niece Pauline | First person to ring if anything happens to Agnes is her niece Pauline.
A | | Pauline's husband needs a frame since his hip operation.
A | bath=Monday mornings | Agnes has her bath on Monday mornings.
A | seat=by the aquarium | In the dining room she sits by the aquarium, together with Mr Dacre.
B | gp=Dr Lomax ; allergy=penicillin | Registered with Dr Lomax; allergic to penicillin.
A | | Bronagh thinks Agnes would be happier on the ground floor.
A | | Agnes came out in a rash from latex gloves as well, please note it next to the penicillin.
B | walk=a wheelchair | Staff push Agnes to lunch in a wheelchair, her legs give way after two steps.
A | diet=puréed | Kitchen please: everything for Whitlow puréed, the speech therapist saw her choke on toast.
A | | Physio might try her on a rollator in the spring.
A | keyworker!=Desmond | Bronagh has gone on maternity leave and Desmond is looking after her residents.
A | room=Garden Suite 3 | Whitlow's laundry and post go to Garden Suite 3.
A | | This Monday the hoist was broken, so Agnes only had a wash in bed.
B | kin!=Callum | Pauline emigrated to Perth; calls about Agnes go to Callum, the great-nephew, instead.
A | | Mr Dacre would rather be at the table near the piano.
A | bath!=Thursday after tea | Bath slot for Agnes swapped to Thursday after tea.
A | | Agnes says soaking in warm water is the best hour of her week.
B | seat=next to the serving hatch | Her place card stands next to the serving hatch so that a carer can help with the spoon.
A | keyworker=Philomena | Care plan for Whitlow gone through and signed by her keyworker, Philomena.
A | | Agnes turned 91 and got a card from the mayor.`,
    questions: `
room: Which room is Agnes Whitlow in? / Where do I bring Agnes Whitlow's post?
walk: How does Agnes Whitlow get around?
diet: What can the kitchen serve Agnes Whitlow? / Does Agnes Whitlow need special food?
keyworker: Who is Agnes Whitlow's keyworker?
kin: Whom do we call if Agnes Whitlow falls ill?
bath: When is bath time for Agnes Whitlow?
seat: At which spot in the dining room does Agnes Whitlow eat?
gp: Which doctor is Agnes Whitlow registered with?
allergy: Is Agnes Whitlow allergic to any medicine?`,
  },
  {
    name: 'Ruth Okafor',
    user: 'ruth.okafor',
    lines: `
r@2024-09-02 | base=Thornbury Hospital | I'm a physiotherapist, based at Thornbury Hospital.
r@2024-09-02 | hours=30 hours ; boss=Miriam Castell | My contract says 30 hours a week and I report to Miriam Castell.
r@2024-09-03 | travel=the bus | To see my patients at home I take the bus.
r@2024-09-05 | desk=07700 900141 | Patients reach me on 07700 900141.
r@2024-09-05 | | My own private mobile ends in 388, never give that one out.
r@2024-09-09 | band=Band 6 | I'm on Band 6.
r@2024-09-16 | field=knees and hips | I mostly treat knees and hips.
r@2024-09-16 | student=Aurelio | Aurelio is the student shadowing me.
r@2024-10-01 | lunch=12:30 | Team lunch is at 12:30, I never miss it.
r@2024-10-02 | union=Unison | Joined Unison in my second week here.
r@2024-10-08 | | Colleague Sven works at the Hollow Road clinic and hates the parking there.
A@2024-11-12 | travel=her own Fiat | Ruth claims mileage for her own Fiat when she does home visits.
r@2024-11-20 | | On Friday I borrowed Sven's bicycle because of the strike.
r@2025-01-07 | base=the Quayside Health Centre | My locker, my badge and my treatment couch are all at the Quayside Health Centre.
r@2025-01-09 | | I still go to the choir with the Thornbury people.
r@2025-01-15 | boss!=Anselm Dreyer | Miriam retired at Christmas; Anselm Dreyer signs my leave forms.
r@2025-02-03 | | I'm toying with asking for 24 hours, but nothing has been agreed.
r@2025-02-17 | desk=07700 900672 | For appointment cards: my number is 07700 900672.
A@2025-03-04 | field=stroke survivors | Ruth spends her days getting stroke survivors back on their feet.
r@2025-03-10 | | Had one knee on the list last Tuesday as a favour to Sven.
r@2025-04-01 | band!=Band 7 | Promoted! They've put me up to Band 7.
r@2025-04-28 | student!=Winnie | Aurelio passed his finals, and the next one in my tow is called Winnie.
r@2025-05-05 | | Winnie wants to go into sports medicine later.
r@2025-05-19 | hours=full time | Payroll has me down as full time, 37.5 on paper.
r@2025-05-20 | | Anselm gives long speeches but he is fair.
r@2025-06-16 | student=Bartek | Bartek carries my goniometer on every visit and asks clever things, he's on placement until autumn.`,
    questions: `
base: Where am I based? / At which site do I work?
hours: How much do I work per week?
boss: Who is my line manager?
travel: How do I get to my home visits?
desk: Which number should patients call to get hold of me?
band: Which pay band am I on?
field: What kind of patients do I treat?
student: Which student is with me?
lunch: What time does the team have lunch?
union: Which union am I in?`,
  },
  {
    name: 'Bumblebee group',
    lines: `
A | lead=Kirsty Ahlgren | The Bumblebee group at Puddle Lane Nursery is led by Kirsty Ahlgren.
A | size=16 children ; age=three-year-olds | There are 16 children in the Bumblebees, all three-year-olds.
B | door=the side gate | Parents of the Bumblebees drop off at the side gate.
A | nap=after lunch | Bumblebees nap after lunch, for about an hour.
A | pet=a snail | The Bumblebees keep a snail called Gary in a tank.
B | snack=rice cakes | Morning snack for the Bumblebees: rice cakes.
A | gym=Wednesday | On Wednesday the Bumblebees have the gym hall.
B | rep=Tunde's mum | The parent rep of the Bumblebees is Tunde's mum.
A | | The Ladybird group has 12 children and a hamster.
B | | A father suggested that the Bumblebees get a rabbit.
A | lead=Jonah Prewitt | Questions about the Bumblebees' week go to Jonah Prewitt, he runs the room.
A | | Kirsty Ahlgren won the staff quiz.
A | size!=18 | Two siblings joined the Bumblebees, which makes 18 altogether.
B | | Ladybirds are collected at the garden door.
B | door=the blue porch | Buggies for the Bumblebees can be parked under the blue porch, that's where we open at eight.
A | | The builders blocked the porch for one day on Tuesday.
A | nap!=quiet reading | Sleeping was dropped for the Bumblebees in favour of quiet reading.
A | pet=stick insects | Whoever is on rota gives the Bumblebees' stick insects fresh bramble and mists them.
B | snack!=fruit | No more rice cakes: families take turns bringing fruit for the Bumblebees.
A | | The Bumblebees also get a cup of milk with it.
B | | Little Oona spat out her banana.
B | gym=Friday | Bumblebees please bring plimsolls on Friday, hall booked from ten.
A | | There is talk of swimming lessons for the older groups.
B | size!=seventeen | One Bumblebee family has emigrated, leaving seventeen.
B | | Tunde's mum baked for the summer fair.`,
    questions: `
lead: Who is in charge of the Bumblebee group? / Who leads the Bumblebees?
size: How many children are in the Bumblebee group?
door: Where do I drop off my child for the Bumblebees?
nap: What do the Bumblebees do for their rest time?
pet: Which animal do the Bumblebees keep?
snack: What do the Bumblebees eat mid-morning?
gym: On which day do the Bumblebees do gym?
rep: Who is the parent rep of the Bumblebees?
age: How old are the children in the Bumblebee group?`,
  },
  {
    name: 'Tess Hartnell',
    user: 'tess.h',
    lines: `
t | sitter=Gwen | Our babysitter is Gwen from number 30.
t | school=St Brannoc's ; sport=judo | My son Finlay goes to St Brannoc's, and after class he does judo.
t | nursery=Little Acorns | Daughter Maisie is at Little Acorns four days a week.
t | sleep=in our bed | Maisie sleeps in our bed, don't judge.
t | pickup=my mother-in-law | Pick-up on Wednesdays is done by my mother-in-law.
t | instrument=the recorder | Finlay is learning the recorder, our ears suffer.
t | dentist=Mr Abara | Kids' dentist: Mr Abara.
t | car=a Skoda estate | We drive a Skoda estate full of crumbs.
t | | My sister's boy plays the trumpet, which is worse.
t | | Gwen's rates are very fair.
t | sport=the under-nines | Saturday mornings I stand at the touchline: Finlay keeps goal for the under-nines.
t | | Judo kit size 130 could be sold, I'll see.
t | sleep=a bunk | Lights out at half seven: Maisie climbs into a bunk above her brother and is gone in minutes.
t | | One night she crept over to us because of the thunder.
A | sitter!=Lorcan | Gwen went off to university, so Tess books Lorcan for the evenings.
t | | Maisie may start school a year early, we haven't decided.
t | pickup=Anil | Anil shuts his laptop at three on Wednesdays and waits at the gate for both of them.
t | instrument!=the cello | Finlay gave up blowing and picked the cello.
t | | Finlay's teacher at St Brannoc's is expecting twins.
t | nursery!=Forest Corner | We pulled Maisie out of Little Acorns; Forest Corner had a place.
t | | Forest Corner is muddy from October to May.
t | dentist=Dr Szymanski | Next check-up for both children is in May with Dr Szymanski, six floors up.
t | sitter!=Nisha | Lorcan has too many exams to sit for us any more, ever since Easter it's been Nisha.
t | | Mr Abara once gave Finlay a dinosaur sticker.`,
    questions: `
sitter: Who babysits for us?
sport: Which sport does Finlay do? / What does Finlay play at the weekend?
sleep: Where does Maisie sleep?
pickup: Who collects the kids on Wednesdays?
instrument: Which instrument does Finlay play?
nursery: Which nursery does Maisie go to?
dentist: Who is the children's dentist?
school: Which school does Finlay attend?
car: What car do we have?`,
  },
  {
    name: 'Margarete Lohse',
    lines: `
A | dienst=Caritas-Sozialstation | Frau Margarete Lohse wird morgens von der Caritas-Sozialstation versorgt.
A | grad=Pflegegrad 2 | Bei Frau Lohse liegt Pflegegrad 2 vor.
A | wohnt=Amselweg 5 | Sie wohnt allein im Amselweg 5, zweiter Stock.
B | essen=vom Roten Kreuz | Mittags bekommt Frau Lohse ihr Essen vom Roten Kreuz.
A | tropfen=morgens und abends | Augentropfen gibt es morgens und abends.
A | schluessel=bei Nachbar Thiele | Ein Schlüssel liegt bei Nachbar Thiele.
B | hausarzt=Dr. Wendt | Hausarzt von Frau Lohse: Dr. Wendt.
B | notruf=030 23125 118 | Im Notfall die Tochter anrufen, 030 23125 118.
A | kasse=AOK | Versichert ist sie bei der AOK.
A | | Herr Thiele selbst hat Pflegegrad 3.
B | | Frau Lohse überlegt, zu ihrer Tochter nach Erfurt zu ziehen.
A | grad=Stufe 3 | Bescheid vom Medizinischen Dienst ist da: Frau Lohse ist mit Stufe 3 eingestuft.
B | essen=ihre Schwiegertochter | Punkt zwölf steht ihre Schwiegertochter mit dem Topf in der Tür, oft mit Eintopf.
A | | Am Sonntag gab es ausnahmsweise Pizza.
A | wohnt!=Haus Birkenhof | Frau Lohse hat die Wohnung aufgelöst und ist jetzt im betreuten Wohnen, Haus Birkenhof.
A | dienst=Pflegedienst Sonnenschein | Die Tourenmappe für Lohse führt der Pflegedienst Sonnenschein.
B | | Schwester Ulla von der Caritas schickte zum Geburtstag Blumen.
A | schluessel!=im Tresor | Thiele hat den Schlüssel zurückgegeben, er hängt nun im Tresor der Station.
B | | Für den Briefkasten gibt es noch einen kleinen Extraschlüssel.
A | tropfen=nur zur Nacht | Verordnung vom 3.: Auge links und rechts, je einer, nur zur Nacht.
B | notruf=0171 39200 45 | Tochter Lohse erreichbar unter 0171 39200 45, rund um die Uhr.
A | | Die Enkelin hat auch ein Handy, geht aber selten dran.
B | | Dr. Wendt findet, sie trinkt zu wenig.
A | | Vielleicht übernimmt irgendwann Frau Dr. Kolbe die Praxis Wendt.`,
    questions: `
dienst: Welcher Pflegedienst kommt zu Frau Lohse?
grad: Welchen Pflegegrad hat Margarete Lohse?
wohnt: Wo wohnt Frau Lohse? / Wohin muss ich zu Margarete Lohse fahren?
essen: Wer bringt Frau Lohse das Mittagessen?
tropfen: Wann bekommt Frau Lohse ihre Augentropfen?
schluessel: Wo ist der Schlüssel von Frau Lohse?
notruf: Unter welcher Nummer erreiche ich die Tochter von Frau Lohse?
hausarzt: Wer ist der Hausarzt von Margarete Lohse?
kasse: Bei welcher Krankenkasse ist Frau Lohse?`,
  },
]
