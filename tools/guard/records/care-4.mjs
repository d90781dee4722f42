/** Made-up records whose facts change: care of the old and sick, clinics, therapists, schools, kindergartens, families. Format: bench/texts/customers-1.mjs. */
export const CARE_4 = [
  {
    name: 'Gordon Tulloch',
    lines: `
A@2025-02-03 | ward=Ward 6 | Gordon Tulloch, left-sided stroke, lies on Ward 6.
A@2025-02-03 | feed=through a nose tube | Nutrition: through a nose tube.
B@2025-02-03 | speech=single sounds | What he can produce are single sounds, mostly "ba".
A@2025-02-04 | arm=limp | Right arm limp, no grip.
A@2025-02-04 | transfer=a hoist | To get Gordon out of bed use a hoist.
B@2025-02-05 | consultant=Dr Quennell | Under the care of Dr Quennell.
A@2025-02-05 | wife=07700 900218 | Wife Sheila can be rung on 07700 900218.
A@2025-02-06 | thinner=apixaban | He is on apixaban as a blood thinner.
B@2025-02-06 | job=joiner ; hand=left-handed | Worked as a joiner. Luckily he is left-handed.
A@2025-02-10 | | The man in the next bed is on warfarin.
B@2025-02-12 | | The physio hopes to have him at the parallel bars by Easter.
A@2025-02-24 | feed=custard | Gordon polishes off custard and porridge with a teaspoon, sat bolt upright.
B@2025-03-03 | speech=short sentences | "I want my own pyjamas", "where's Sheila": Gordon gets by in short sentences.
A@2025-03-05 | | Sheila broke her wrist and types with one thumb.
A@2025-03-10 | ward!=Glenmore Rehabilitation Unit | Gordon was transferred by ambulance to the Glenmore Rehabilitation Unit.
B@2025-03-11 | | Their son Rory's number is 07700 900531, only for real emergencies.
A@2025-03-12 | consultant=Professor Adeyemi | Rounds on Tuesday: Gordon's goals are set by Professor Adeyemi.
B@2025-03-24 | transfer=one helper and a gait belt | Gordon stands up and pivots into the chair, one helper and a gait belt.
A@2025-03-25 | | On Sunday he was so tired that two of us had to lift him.
A@2025-04-07 | arm!=hold a cup | Arm has made a big leap: he managed to hold a cup with the right this morning.
A@2025-04-09 | | Dr Quennell sent a postcard to the whole stroke team.
B@2025-04-14 | | Gordon's left shoulder aches from doing all the work.
A@2025-04-22 | wife!=07700 900864 | Sheila lost her phone in the loch and has another number, 07700 900864.
A@2025-04-28 | | Gordon's old workmates brought him a wooden duck.
B@2025-05-06 | speech=reads the paper aloud | Over breakfast Gordon reads the paper aloud to the whole bay and argues with it.
A@2025-05-12 | transfer=without any help | Gordon was up, washed and in his armchair at seven, without any help.`,
    questions: `
ward: Where is Gordon Tulloch being treated?
feed: How is Gordon Tulloch fed? / What does Gordon Tulloch eat?
speech: How well can Gordon Tulloch speak?
arm: What can Gordon Tulloch do with his right arm?
transfer: How do we get Gordon Tulloch out of bed?
consultant: Which consultant looks after Gordon Tulloch?
wife: What is the phone number of Gordon Tulloch's wife?
thinner: Which blood thinner does Gordon Tulloch take?
job: What did Gordon Tulloch do for a living?`,
  },
  {
    name: 'Marion Keele',
    user: 'marion.keele',
    lines: `
m | kids=two foster children | We have two foster children at the moment, Jaden and little Rosa.
m | worker=Bethan Ogilvy | The social worker responsible for both is Bethan Ogilvy.
m | visit=at a contact centre | Jaden sees his birth mum at a contact centre.
m | school=Hillcrest | Jaden, thirteen, goes to Hillcrest.
m | fear=sleeps with the light on | He is afraid of the dark and sleeps with the light on.
m | rosa=hardly a word | Rosa says hardly a word to anyone.
m | therapy=play therapy | On Thursdays Rosa has play therapy.
m | dog=Pickle ; husband=Vernon | Our dog Pickle and my husband Vernon are both soft as butter.
m | panel=September | Our annual review is in September.
m | | Another foster mum in our group has five of them, imagine.
m | | Bethan said we're the calmest house on her list.
m | visit=over a video call | Sunday at four we set up the tablet and Jaden talks to his mum over a video call.
m | | His nan sends letters with a fiver in.
m | rosa!=chatters | Our Rosa has thawed, from morning to night she chatters to the dog.
A | | Marion asked whether a third placement might be possible.
m | kids=three | Cot's up again: a baby, Idris, makes them three round our table.
m | school=home tutor | A home tutor spreads his books on our kitchen table at nine and works with Jaden until noon.
m | | Rosa starts reception next autumn, if all goes well.
m | worker!=Hamza Farrell | Bethan's caseload was shared out and we landed with Hamza Farrell.
m | | Bethan still texts at Christmas.
m | fear=pitch black | Jaden wants his room pitch black, curtains, door, the lot.
m | | One nightmare last week, he came down and had toast.
m | therapy!=riding | Play sessions finished; in their stead Rosa goes riding at the disabled children's stable.
m | school=Wexcombe Lodge | Jaden's minibus to Wexcombe Lodge comes at ten to eight; six to a class, and he likes it.
m | | Vernon fell off the ladder, nothing broken.`,
    questions: `
kids: How many foster children do we have?
worker: Who is our social worker?
visit: How does Jaden have contact with his birth mother?
school: Where does Jaden have his lessons?
fear: How does Jaden like his room at night?
rosa: How much does Rosa talk?
therapy: What therapy does Rosa get?
panel: When is our annual fostering review?
husband: What is my husband's name?`,
  },
  {
    name: 'Emil Saalfeld',
    lines: `
A | gruppe=Fuchsgruppe ; erz=Frau Nowak | Emil Saalfeld ist in der Fuchsgruppe bei Frau Nowak.
A | abhol=von seiner Oma | Abgeholt wird Emil von seiner Oma.
B | windel=trägt Windeln | Er trägt Windeln, Wechselsachen liegen im Korb.
A | trost=ein Stoffhase | Zum Einschlafen braucht er einen Schnuller und sein Tier, ein Stoffhase namens Knut.
A | trinken=Fencheltee | Trinken mag Emil nur Fencheltee.
B | buchen=35 Stunden | Gebucht sind 35 Stunden pro Woche.
A | turnen=Dienstag | Turnsäckchen bitte am Dienstag mitgeben.
B | arzt=Dr. Hesselbach | Kinderarzt: Dr. Hesselbach.
A | geschwister=Schwester Frieda | Er hat eine große Schwester Frieda in der zweiten Klasse.
B | | Emils Freund Jonte ist längst trocken.
A | | Frieda bringt manchmal Muffins vorbei.
A | windel=geht allein aufs Töpfchen | Emil geht allein aufs Töpfchen, auch nach dem Mittagsschlaf bleibt alles trocken.
B | | Am Montag gab es ein kleines Malheur im Sandkasten.
A | erz!=Herr Tiedemann | Frau Nowak hat die Leitung im Nachbarort übernommen, Emils Bezugserzieher heißt seitdem Herr Tiedemann.
A | trinken=Leitungswasser | Zum Frühstück schenkt er sich selbst ein Glas Leitungswasser ein.
B | | Die Eltern überlegen, ihn im Sommer mit Jonte ins Vorschulprogramm zu geben.
A | abhol=Papa mit dem Lastenrad | Viertel nach drei steht Papa mit dem Lastenrad am Tor und nimmt Emil mit.
A | | Am Mittwoch kam ausnahmsweise die Nachbarin, mit Vollmacht.
B | buchen!=45 Stunden | Die Mutter hat aufgestockt, ab sofort sind es 45 Stunden.
A | trost!=ein Bagger | Der Hase bleibt neuerdings daheim, stattdessen liegt ein Bagger neben dem Kissen.
B | | Jonte schläft mit einer Taschenlampe.
A | turnen=freitags | Die Füchse haben die Halle freitags, also Emils Schläppchen einpacken.
B | | Die Bärengruppe turnt am Donnerstag und hat mehr Bälle.
B | erz=Frau Öztürk | Das Entwicklungsgespräch über Emil führt seine Bezugserzieherin, Frau Öztürk.
A | | Dr. Hesselbach hat sein Wartezimmer als Piratenschiff gestaltet.`,
    questions: `
erz: Wer ist in der Kita Emil Saalfelds Bezugsperson?
abhol: Wer holt Emil Saalfeld ab?
windel: Braucht Emil Saalfeld Windeln?
trost: Was braucht Emil Saalfeld zum Einschlafen?
trinken: Was trinkt Emil Saalfeld?
buchen: Wie viele Stunden sind für Emil Saalfeld gebucht?
turnen: An welchem Tag turnt Emil Saalfeld? / Wann braucht Emil Saalfeld sein Turnzeug?
arzt: Wer ist der Kinderarzt von Emil Saalfeld?
gruppe: In welcher Gruppe ist Emil Saalfeld?`,
  },
  {
    name: 'Leo Brankovic',
    lines: `
A@2024-01-15 | therapist=Saskia | Leo Brankovic, 6, referred for a stammer; he sees Saskia.
A@2024-01-15 | slot=Tuesday 15:00 | Leo's slot is Tuesday 15:00.
A@2024-01-22 | place=in the clinic | Sessions with Leo take place in the clinic.
B@2024-01-22 | with=his mother | During sessions he has his mother beside him.
A@2024-01-29 | sound=lisps | Also, Leo lisps on every s.
B@2024-02-05 | home=ten minutes of flashcards | Homework for the family: ten minutes of flashcards a day.
A@2024-02-05 | reward=dinosaur stickers | What motivates him is dinosaur stickers.
B@2024-02-12 | language=Serbian ; bills=Nordwell | They speak Serbian at home; the bills go to Nordwell, their insurer.
A@2024-02-26 | hearing=normal | Hearing test for Leo: normal.
A@2024-03-11 | | Leo's sister Mila is treated by Oskar for late talking.
B@2024-04-08 | | His mother finds the waiting room too hot.
A@2024-05-13 | with=alone | The door closes, mum drinks coffee across the road and Leo works alone.
A@2024-06-24 | slot!=Thursday 8:15 | Because of football we rescheduled Leo to a standing Thursday 8:15.
B@2024-07-01 | | Thursday this week falls out, Saskia is at a congress.
A@2024-09-09 | sound=crisp as a bell | "Seven silly snakes": crisp as a bell, Leo's tongue stays behind his teeth.
A@2024-09-23 | | Mila swaps r and l.
B@2024-10-21 | therapist!=Oskar Lindgren | Saskia's practice share was sold, and Leo carries on with Oskar Lindgren.
A@2024-11-18 | home=reading aloud to the cat | Leo's task between appointments is reading aloud to the cat, a page each evening.
B@2024-12-02 | | Oskar believes group sessions could help later on.
A@2025-01-20 | place!=at his school | The council agreed to a change of venue, so Leo gets his therapy at his school.
A@2025-02-03 | | Saskia sent Leo a birthday card.
B@2025-02-17 | reward=minutes of drumming | For every fluent story he earns minutes of drumming on Oskar's cajón.
A@2025-03-10 | | Leo told a joke in front of the whole class.
A@2025-03-24 | | Mila picks a sticker with horses each time.
A@2025-04-07 | slot=Monday 13:30 | In the diary every week: Leo, Monday 13:30, room behind the library.`,
    questions: `
therapist: Who treats Leo Brankovic?
slot: When is Leo Brankovic's appointment?
place: Where do Leo Brankovic's sessions take place?
with: Who is in the room with Leo Brankovic during therapy?
sound: How does Leo Brankovic pronounce his s?
home: What does Leo Brankovic practise at home?
reward: How can I motivate Leo Brankovic? / What does Leo Brankovic get as a reward?
language: Which language does Leo Brankovic's family speak at home?
bills: Who pays for Leo Brankovic's therapy?`,
  },
  {
    name: 'Fernhill Surgery',
    lines: `
A | senior=Dr Farah Siddiqui | Senior partner at Fernhill Surgery: Dr Farah Siddiqui.
A | manager=Clive Netherby | Clive Netherby manages Fernhill Surgery.
B | book=at eight by phone | Same-day appointments at Fernhill go at eight by phone, first come first served.
A | doctors=four doctors | Fernhill has four doctors.
A | bloods=Tuesday and Thursday | Blood is taken at Fernhill on Tuesday and Thursday.
B | fax=01632 960 150 | Fernhill's fax: 01632 960 150.
A | records=MediTab | Patient files at Fernhill are kept in MediTab.
A | masks=required | Masks are required in Fernhill's waiting room.
B | jabs=Sister Oyelaran ; dispensary=in the annexe | Travel jabs are given by Sister Oyelaran; the dispensary is in the annexe.
A | | Riverside Surgery has seven doctors and a lift.
A | | Patients keep saying Dr Siddiqui is the only one who listens.
B | book=An online form | Feeling rotten? An online form on Fernhill's website sorts you by urgency and you get a text with the time.
A | records!=Caresphere | Over Whitsun all data at Fernhill were migrated; it's Caresphere that we open in the morning.
A | | The training evening on it had sandwiches.
B | masks=a matter of taste | Faces bare or covered in the waiting room, at Fernhill that's a matter of taste.
A | doctors=Dr Tranter and Dr Bose | Nameplates at Fernhill's door, all of them: Dr Tranter and Dr Bose.
B | | A trainee sits in with Bose until August.
A | bloods!=every weekday | The phlebotomist was made permanent, hence samples every weekday.
B | | On Christmas Eve no bloods, the courier doesn't run.
A | senior=Edmund Tranter | Complaints about Fernhill's clinicians end up with the first among equals, Edmund Tranter.
A | | Clive's wife Mona manages the care home opposite.
B | fax!=secure e-mail only | The fax machine was binned last week: hospitals reach Fernhill by secure e-mail only.
B | | Riverside swears by MediTab.
A | | There are rumours of a merger between Fernhill and Riverside.
A | manager!=Lottie Abernathy | Clive threw in the towel in May, Lottie Abernathy stepped into his shoes.`,
    questions: `
senior: Who is the senior partner at Fernhill Surgery?
manager: Who is the practice manager of Fernhill Surgery?
book: How do I get a same-day appointment at Fernhill Surgery?
doctors: Which doctors work at Fernhill Surgery?
bloods: When can I have blood taken at Fernhill Surgery?
fax: How do hospitals send letters to Fernhill Surgery? / What is the fax number of Fernhill Surgery?
records: Which system does Fernhill Surgery keep patient records in?
masks: Do I have to wear a mask at Fernhill Surgery?
jabs: Who gives travel vaccinations at Fernhill Surgery?
dispensary: Where is the dispensary of Fernhill Surgery?`,
  },
]
