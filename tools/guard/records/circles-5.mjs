/** Made-up records: users, and families, clubs and shared flats in which several people have the same kinds of facts. Format: bench/texts/customers-1.mjs. */
export const CIRCLES_5 = [
  {
    name: 'the Tin Lantern band',
    lines: `
A@2024-01-12 | joss_instrument=banjo ; joss_seat=middle row | Joss plays banjo and sits in the middle row of the van.
B@2024-01-12 | rukmini_instrument=violin ; rukmini_food=no dairy | Rukmini is on violin, and caterers should note: no dairy.
A@2024-01-13 | eivind_instrument=upright bass ; eivind_food=gluten-free | Eivind with the upright bass gets gluten-free plates.
A@2024-01-20 | joss_food=halal | For Joss the kitchen should cook halal.
B@2024-02-01 | eivind_room=single room ; joss_room=twin with the driver | Hotels: Eivind a single room, Joss a twin with the driver.
A@2024-02-10 | agent=Lowell Finch | Gigs come to us by way of Lowell Finch.
B@2024-02-14 | | The support act has moved from a bus to two small cars.
A@2024-03-03 | rukmini_instrument=accordion | Sound check notes, Rukmini: accordion, two clip microphones, left and right of the bellows.
B@2024-03-08 | | Eivind borrowed a tuba for a lark in Bremen, one song.
A@2024-03-22 | joss_seat=beside the driver | Joss reads the map beside the driver, leg up on the dashboard, mile after mile.
B@2024-04-01 | | Rukmini's aunt in Leicester has given up cheese as well.
A@2024-04-12 | eivind_food!=pescatarian | The test was negative, so Eivind may eat bread again and is now a pescatarian.
B@2024-04-26 | agent!=Corinne Mbeki | We have parted with our booker and Corinne Mbeki fills the calendar now.
A@2024-05-05 | | Lowell Finley, the journalist, wants an interview about the first record.
B@2024-05-18 | eivind_room=bunk at the back | Eivind's earplugs and his torch are in the bunk at the back, where he spends all his nights.
A@2024-05-19 | | Joss was offered a suite by a fan and blushed.
B@2024-06-02 | joss_instrument=pedal steel | Customs list, property of Joss: one pedal steel, one stool, the things he performs with.
A@2024-06-10 | | In a former life Rukmini taught piano in Coventry.
B@2024-06-21 | | T-shirts travel in the blue suitcase.
A@2024-06-30 | | Eivind's twin, who drums elsewhere, eats everything.
B@2024-07-05 | rukmini_instrument=hurdy-gurdy | A string on Rukmini's hurdy-gurdy snapped in the second song, and she had to sit out the rest of the set.`,
    questions: `
joss_instrument: What does Joss play?
joss_seat: Where in the van is Joss's place?
joss_food: What kind of meals does Joss need?
joss_room: Where does Joss sleep on tour?
rukmini_instrument: Which instrument is Rukmini's?
rukmini_food: What must caterers know about Rukmini?
eivind_instrument: What does Eivind do on stage?
eivind_food: What diet has Eivind?
eivind_room: How is Eivind accommodated? / Where does Eivind spend the night on tour?
agent: Who books concerts for Tin Lantern?`,
  },
  {
    name: 'Doris Achleitner',
    user: 'doris',
    lines: `
a | hours=30 hours ; child=Jakob | I'm on 30 hours a week because of Jakob, my youngest.
a | train=Mühlkreisbahn ; office=fourth floor, east | The Mühlkreisbahn carries me to Urfahr, and from eight I'm on the fourth floor, east, next to the plotter.
A | deputy=Frau Hinterleitner | In the works council Doris is represented by Frau Hinterleitner.
a | kita=2:30 in the afternoon ; agreement=end of February | I must be at the kindergarten at 2:30 in the afternoon, and the home office agreement is to be signed by the end of February.
a | back=yoga ; shop=Mayr's farm shop | For my back I do yoga, and on the way home I stop at Mayr's farm shop.
a | | The purchasing ladies have all gone down to a four-day week, lucky them.
a | | The agreement on canteen prices, a separate matter, runs till summer.
a | train=VW Polo | I need a permit for the company car park, licence plate RO-417 DA, my VW Polo, Monday to Friday.
a | office=glass box by the canteen | Everyone who wants a word walks past me in the glass box by the canteen, there's my name on the door.
a | | My husband's desk has migrated into the cellar, next to the jam.
a | | The managing director's physio has switched him from pills to climbing.
a | hours!=36 hours | I've increased, my contract says 36 hours now.
A | deputy=Emre Yalçın | The works council meeting on the 9th was led by Emre Yalçın, who stands in for Doris at every absence.
a | | Hinterleitner's son is doing his civilian service with the Red Cross.
a | | I was asked whether I'd run for the Chamber, and I am sleeping on it.
a | agreement!=10 April | Management needs more time, the home office paper will be signed on 10 April instead.
a | kita!=five past four | The group for late children took us in, so I collect him at five past four now.
a | train=Martina's back seat | Until ten past seven I'm on Martina's back seat with three colleagues from Ottensheim, call me there, any working day.
a | | At the old firm in Wels I stamped in at six.
a | cake=poppy seed cake | For birthdays I bring poppy seed cake, whoever asks.
a | | My neighbour collects her twins at noon, on skates.`,
    questions: `
hours: How many hours a week does Doris work?
child: What is Doris's youngest called?
train: How does Doris come to work?
office: Where is Doris's desk?
deputy: Who substitutes for Doris in the works council? / Who is Doris's deputy?
kita: When does Doris have to be at the kindergarten?
back: What does Doris do for her back?
shop: Where does Doris buy food on the way home?
agreement: By when should Doris have the home office agreement signed?
cake: What does Doris bake for birthdays?`,
  },
  {
    name: 'Naidoo & Botha Plumbing',
    lines: `
A | thabo_van=Hilux ; thabo_area=Umhlanga | Thabo has the Hilux and does the Umhlanga calls.
B | kavitha_area=Westville ; gert_area=the Bluff | Kavitha's customers are in Westville; Gert works the Bluff, geysers mostly.
A | gert_van=Kangoo ; gert_number=555-0181 | Gert is in the Kangoo, number 555-0181.
B | kavitha_van=NP200 | To Kavitha we signed over the NP200.
B | thabo_number=555-0163 ; kavitha_number=555-0108 | Thabo's cell is 555-0163, Kavitha's 555-0108.
A | store=Merlin Trade Supplies | Copper and valves we buy from Merlin Trade Supplies.
B | | The electricians in the yard have switched to two big Sprinters.
A | thabo_area=Pinetown | Blocked drain, Pinetown, third this week: Thabo took it, every street there is his.
B | | Gert's sister has a guesthouse in Ballito and keeps asking for a discount.
A | kavitha_van!=Caddy | Kavitha's pick-up was written off in the flood, she drives a Caddy now.
B | | Kavitha lent a hand in Amanzimtoti for one morning.
A | gert_number=555-0126 | The widow with the burst pipe reached Gert right away on 555-0126.
B | | Mrs Botha's landline, 555-0140, has been disconnected.
A | thabo_van=white Ranger | Service due at 90,000 km: white Ranger, in Thabo's care, ladder on the roof.
B | thabo_area=Hillcrest | Monday to Friday Thabo's sheet reads Hillcrest, top to bottom.
B | | Thabo dreams of a motorbike with a sidecar for the pipes.
A | store!=Plumblink | We have closed the old account, all fittings are ordered at Plumblink now.
B | kavitha_area!=Phoenix | Kavitha has given her streets to the learner, and looks after Phoenix instead.
A | | Before the firm existed, Gert mended boilers on a whaling museum ship.
B | | On public holidays the calls go to Uncle Siva.
A | | The learner, Sizwe, gets about by minibus until he has a licence.`,
    questions: `
thabo_van: Which vehicle does Thabo use?
thabo_area: Where are Thabo's jobs? / Which part of greater Durban does Thabo serve?
thabo_number: How do I call Thabo?
kavitha_van: What does Kavitha drive to her customers?
kavitha_area: Which neighbourhood is Kavitha's?
kavitha_number: What is the mobile number for Kavitha?
gert_van: Which car has Gert?
gert_area: Where does Gert work?
gert_number: Under which number is Gert available?
store: Where does the plumbing firm get its material?`,
  },
  {
    name: 'Jalen Whitaker',
    user: 'jalen',
    lines: `
a | start=8:00 sharp ; park=Main Street garage | I park in the Main Street garage and I'm in at 8:00 sharp.
a | attorney=Ms Delacroix ; brief=April 4 | I do the legwork for Ms Delacroix, and the Osage water brief is due April 4.
A | cite=Westlaw | Jalen runs his citations through Westlaw.
a | rent=$870 ; roomie=Cody Marsh | Cody Marsh and I share a house, my half is $870.
a | diet=low-carb ; school=evening classes at TU | I'm eating low-carb, so skip me for the bagels, and I have evening classes at TU, so no overtime three nights out of seven.
a | | Brandon in records sold his truck and takes the trolley now.
a | | My mom's hearing in the probate thing is also in April, on the ninth.
a | park=lot behind the Greek church | Somebody dinged my door in the lot behind the Greek church, where I leave the car all day for four bucks.
a | attorney=Mr Big Elk | Motion binder for Mr Big Elk is on my chair, he's the one I assist, start to finish.
a | | The Delacroix girls raised money for the shelter, sweet kids.
a | brief!=May 2 | Judge gave us an extension, the Osage brief is due on May 2 now.
A | cite=Fastcase | Jalen printed the table of authorities from Fastcase, the tool he checks every cite in.
a | | A salesman wanted me on some AI research thing, and I hung up.
a | | Ms Ruiz quit her diet and eats whatever lands on her plate.
a | | My roommate's girlfriend went keto and hides my cereal.
a | rent!=$640 | We took a third guy in, so I only pay $640 now.
a | park=Denver Avenue deck | Ticket to validate: Denver Avenue deck, level 3, ten hours, same as all week.
a | | When I clerked in Muskogee I rented a trailer for two hundred.
a | start!=9:30 | They let me shift my day, I start at 9:30.
a | | Cody works graveyard this month instead of swing.
a | team=kickball league | I captain our team in the kickball league, send the schedule to my private mail.`,
    questions: `
start: When does Jalen get to the office? / At what hour does Jalen begin?
park: Where does Jalen leave his car?
attorney: Which lawyer does Jalen work for?
brief: When must Jalen's Osage brief be filed?
cite: Which research service does Jalen use?
rent: What does Jalen pay for housing?
roomie: With whom does Jalen live?
diet: What should one know about Jalen's food?
school: What keeps Jalen busy after work?
team: Which sport is Jalen a captain in?`,
  },
  {
    name: 'Lakeside robotics team',
    lines: `
A@2025-09-01 | noor_role=drivetrain ; noor_grade=tenth grade | Noor builds the drivetrain, she's in tenth grade.
B@2025-09-01 | felix_role=autonomous code ; felix_bus=scooter | Felix writes the autonomous code and rides a scooter between school and home.
A@2025-09-03 | beatriz_role=scouting ; beatriz_bus=late bus 6 | Beatriz does the scouting and goes home on late bus 6.
B@2025-09-04 | noor_bus=her brother's pickup | Noor gets home in her brother's pickup.
A@2025-09-08 | felix_contact=his grandmother ; beatriz_contact=her dad | In an emergency call his grandmother for Felix, her dad for Beatriz.
A@2025-09-15 | mentor=Mr Ostrowski | In the shop the students answer to Mr Ostrowski.
B@2025-09-20 | | The team from Ridgeview has changed its name for the third time.
A@2025-10-02 | noor_role=arm and gripper | Grease on her sleeves to the elbow: Noor and the arm and gripper are inseparable, it's her subsystem.
B@2025-10-09 | | Felix was nominated for captain and withdrew.
A@2025-10-15 | beatriz_bus=carpool with the Lees | At nine the minivan honks for Beatriz, her carpool with the Lees, as on each build night.
B@2025-10-20 | | Noor's cousin now walks to middle school with a neighbour.
A@2025-11-03 | felix_role!=battery bench | Felix has handed his laptop to a freshman and looks after the battery bench now.
B@2025-11-10 | felix_contact=Aunt Jo | Felix cut his thumb; we phoned the person on his card, Aunt Jo, and she came at once.
A@2025-11-12 | | Beatriz would love to steer the robot at the finals.
B@2025-12-01 | mentor!=Dr Halvorsen | The old mentor retired and Dr Halvorsen has the keys to the shop now.
A@2025-12-05 | | Beatriz's sister switched to the drama club.
B@2026-01-11 | | The judges praised the order in the pit of the team from Duluth.
A@2026-01-15 | | Last season Noor did the video for the award.
B@2026-01-20 | | For the away meet Felix had a ride with his chemistry teacher, once.
A@2026-02-02 | noor_bus!=the light rail | Noor doesn't get picked up any more, she takes the light rail.
B@2026-02-09 | felix_role=pneumatics | Compressor, hoses, valves: pneumatics are Felix's whole assignment, and he passed inspection first.`,
    questions: `
noor_role: What is Noor's job on the robot?
noor_grade: Which year of school is Noor in?
noor_bus: How does Noor get home?
felix_role: What does Felix do in the team?
felix_bus: By what means does Felix travel?
felix_contact: Whom do we ring if something happens to Felix?
beatriz_role: What is Beatriz responsible for?
beatriz_bus: How does Beatriz get home after build nights?
beatriz_contact: Who is to be called in an emergency with Beatriz?
mentor: Which adult leads the robotics team?`,
  },
]
