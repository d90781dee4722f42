/**
 * Pairs that no rule was tuned on: domains, names, verbs and wordings differ from those in relation.cases.ts. They were
 * written before the rules. Each line is a pair: the known statement, `>`, the new one. The benchmark prints only
 * shares for them. Whoever tunes a rule on a line of this file has to move the line to the development table.
 */
export const HELD_OUT = {
  /** Plain sentences that give a newer value and say that it changed: "now", "no longer". */
  cue: `
The ferry to Tinos leaves at 7:40. > The ferry to Tinos now leaves at 8:15.
Coach Okafor trains the under-15 team. > Coach Okafor no longer trains the under-15 team.
Ticket price for the planetarium is 9 €. > Ticket price for the planetarium has been raised to 11 €.
Our band rehearses on Wednesdays. > Our band now rehearses on Fridays.
The greenhouse is heated to 18 °C. > The greenhouse is now heated to 21 °C.
Ingrid is the goalkeeper of the B team. > Noor is now the goalkeeper of the B team.
The museum closes at 17:00. > Since June the museum closes at 19:00.
The orchard has 240 trees. > The orchard now has 310 trees.
Bruno plays for Sporting Braga. > Bruno has moved to Rio Ave.
The speed limit on Mill Road is 50 km/h. > The speed limit on Mill Road was lowered to 30 km/h.
Professor Adeyemi holds office hours on Monday. > Professor Adeyemi now holds office hours on Thursday.
The library lends books for 21 days. > The library now lends books for 28 days.
The landlord of flat 4 is Mr Petrov. > The new landlord of flat 4 is Mrs Lindqvist.
The telescope is booked until 12 March. > The telescope booking was extended to 19 March.
Kenji is captain of the chess club. > Kenji is no longer captain of the chess club.
The choir director is Paola Conti. > The choir director is now Hugo Berger.
The hotel's check-in time is 15:00. > The hotel's check-in time changed to 14:00.
The loan rate is 3.1 %. > The loan rate has gone up to 3.6 %.
My horse's vet is Dr. Amato. > My horse's new vet is Dr. Sørensen.
Yuki's locker number is 118. > Yuki's locker number has changed to 204.
Flight BA217 departs from gate A12. > Flight BA217 now departs from gate B4.
I train at Ironworks Gym. > I no longer train at Ironworks Gym.
The kiln fires at 1060 °C. > The kiln now fires at 1220 °C.
The bakery on Elm Street is closed on Mondays. > The bakery on Elm Street is no longer closed on Mondays.
The grant application is due on 3 September. > The grant application deadline was extended to 24 September.
Fatima lives in Lyon. > Fatima has relocated to Grenoble.
Samir rents a studio in Bristol. > Samir has moved to Cardiff.
The warden of Oak Hall is Ms Brandt. > Mr Castellanos took over as warden of Oak Hall.
The trainee salary is 1,150 euros. > The trainee salary increased to 1,240 euros.
The choir meets in the parish hall. > The choir now meets in the town library.
Dosage of the ointment is 2 times a day. > Dosage of the ointment is now 3 times a day.
Beehive 7 is at the north fence. > Beehive 7 was moved to the south fence.
Die Schwimmhalle öffnet um 6:30 Uhr. > Die Schwimmhalle öffnet jetzt um 7:00 Uhr.
Greta wohnt in Kassel. > Greta wohnt inzwischen in Erfurt.
Der Vereinsbeitrag beträgt 60 €. > Der Vereinsbeitrag beträgt nun 75 €.
Herr Yildiz ist der Hausmeister der Schule. > Herr Yildiz ist nicht mehr der Hausmeister der Schule.
Le train pour Annecy part à 9h10. > Le train pour Annecy part désormais à 9h40.
Solène habite à Nantes. > Solène habite maintenant à Rennes.
Le loyer du garage est de 80 €. > Le loyer du garage est passé à 95 €.
El partido es el sábado. > El partido es ahora el domingo.
Rocío vive en Sevilla. > Rocío ya no vive en Sevilla.
La cuota del club cuesta 30 €. > La cuota del club cuesta ahora 35 €.
De bibliotheek sluit om 18:00. > De bibliotheek sluit nu om 20:00.
Femke woont in Zwolle. > Femke woont niet meer in Zwolle.
Il negozio apre alle 9:00. > Il negozio ora apre alle 10:00.
Chiara abita a Parma. > Chiara si è trasferita a Modena.
O ingresso custa 8 €. > O ingresso agora custa 10 €.
Tiago mora em Recife. > Tiago agora mora em Natal.
The parking permit costs $40 a month. > The parking permit now costs $55 a month.
Ana is a vegetarian. > Ana is no longer a vegetarian.
The south gate is locked. > The south gate is now open.
The trail is closed. > The trail has reopened.
Omar is single. > Omar is now married.
Our puppy weighs 4 kg. > Our puppy now weighs 9 kg.
The lab's contact email is lab@uni.example. > The lab's contact email is now contact@lab.example.
Reach the coach on 555-0142. > The coach's phone number has changed to 555-0177.
The premiere is on 8 October. > The premiere was postponed to 22 October.
The auction starts at 10 am. > The auction was moved to 2 pm.
The pitch is next to the river. > The pitch is no longer next to the river.
Team Falcon has 11 players. > Team Falcon has 14 players now.
The referee is Jonas Weber. > Jonas Weber was replaced as referee by Lea Haas.
I play the cello. > I stopped playing the cello.
Nadia uses Garmin for her runs. > Nadia switched from Garmin to Strava for her runs.
The cafeteria accepts cash. > The cafeteria no longer accepts cash.
The observatory's director is Ivo Marković. > Since last week the observatory's director is Tess Nolan.
The bus to the stadium runs every 20 minutes. > The bus to the stadium now runs every 12 minutes.
The reading group is on chapter 4. > The reading group is now on chapter 6.
Our allotment is plot 23. > Our allotment is now plot 31.
The dam holds 3 million litres. > The dam now holds 5 million litres.
My daughter goes to Hillside Primary. > My daughter has changed to Brook Academy.
`,
  /** A newer value, in wordings found in no other table. */
  free: `
The ferry to Tinos leaves at 7:40. > Heads up, they shifted the Tinos ferry, it goes at 8:15 these days.
Ingrid keeps goal for the B team. > Noor has taken Ingrid's place in goal for the B team.
Bruno plays for Sporting Braga. > Bruno signed with Rio Ave over the winter.
My locker is number 118. > They gave me another locker, 204.
The choir director is Paola Conti. > Paola Conti handed the choir over to Hugo Berger.
The kiln fires at 1060 °C. > We run the kiln hotter these days, 1220 °C.
Fatima lives in Lyon. > Fatima packed up and went to live in Grenoble for good.
The museum closes at 17:00. > Longer hours at the museum: open until 19:00 from this week on.
I train at Ironworks Gym. > I cancelled Ironworks Gym and go to the pool instead.
Our band rehearses on Wednesdays. > Wednesday rehearsals are history, we meet Fridays.
Samir rents a studio in Bristol. > Samir gave up his studio in Bristol.
The trainee salary is 1,150 euros. > Trainees get 1,240 euros from January on.
The landlord of flat 4 is Mr Petrov. > Mr Petrov sold flat 4 to Mrs Lindqvist.
My horse's vet is Dr. Amato. > Dr. Amato retired, so Dr. Sørensen looks after my horse.
Nadia uses Garmin for her runs. > Nadia tracks her runs in Strava now and has sold the Garmin.
Omar is single. > Omar tied the knot in May.
The premiere is on 8 October. > Opening night slipped two weeks, to 22 October.
The south gate is locked. > You can walk through the south gate again.
Flight BA217 departs from gate A12. > Gate change for BA217: B4.
The library lends books for 21 days. > You may keep library books a week longer, 28 days.
`,
  /** Same writer, a changeable property, no word that marks the change. */
  order: `
The choir director is Paola Conti. > The choir director is Hugo Berger.
The entrance fee of the zoo is 14 €. > The entrance fee of the zoo is 16 €.
Fatima lives in Lyon. > Fatima lives in Grenoble.
Our puppy weighs 4 kg. > Our puppy weighs 6 kg.
I live in Tampere. > I live in Oulu.
The final is on Saturday. > The final is on Sunday.
My shoe size is 42. > My shoe size is 43.
Kofi works at Vestas. > Kofi works at Ørsted.
The status of permit 88 is pending. > The status of permit 88 is granted.
The landlord's email is p@petrov.example. > The landlord's email is office@petrov.example.
`,
  /** Two writers, the same property in the same wording, no word that marks a change. */
  conflict: `
The ferry to Tinos leaves at 7:40. > The ferry to Tinos leaves at 8:15.
The museum closes at 17:00. > The museum closes at 19:00.
The kiln fires at 1060 °C. > The kiln fires at 1220 °C.
The orchard has 240 trees. > The orchard has 310 trees.
The choir director is Paola Conti. > The choir director is Hugo Berger.
Ticket price for the planetarium is 9 €. > Ticket price for the planetarium is 11 €.
The speed limit on Mill Road is 50 km/h. > The speed limit on Mill Road is 30 km/h.
The final is on Saturday. > The final is on Sunday.
Fatima lives in Lyon. > Fatima lives in Grenoble.
Yuki's locker number is 118. > Yuki's locker number is 204.
Flight BA217 departs from gate A12. > Flight BA217 departs from gate B4.
The south gate is locked. > The south gate is open.
The cafeteria accepts cash. > The cafeteria does not accept cash.
Kenji is captain of the chess club. > Kenji is not captain of the chess club.
The dam holds 3 million litres. > The dam holds 5 million litres.
Beehive 7 is healthy. > Beehive 7 is not healthy.
Die Schwimmhalle öffnet um 6:30 Uhr. > Die Schwimmhalle öffnet um 7:00 Uhr.
Le train pour Annecy part à 9h10. > Le train pour Annecy part à 9h40.
La cuota del club cuesta 30 €. > La cuota del club cuesta 35 €.
Tiago mora em Recife. > Tiago mora em Natal.
Omar is married. > Omar is single.
The loan rate is 3.1 %. > The loan rate is 3.6 %.
Team Falcon has 11 players. > Team Falcon has 14 players.
The premiere is on 8 October. > The premiere is on 22 October.
The library lends books for 21 days. > The library lends books for 28 days.
The puppy is vaccinated. > The puppy is not vaccinated.
The Wellmoor bridge was built in 1931. > The Wellmoor bridge was built in 1938.
Grandpa Eli was born in Tromsø. > Grandpa Eli was born in Bergen.
Leila's blood type is A positive. > Leila's blood type is O negative.
The choir meets in the parish hall. > The choir meets in the town library.
`,
  /** Both statements hold: neither may be hidden or flagged, whether they have one writer or two. */
  counter: `
The ferry to Tinos leaves at 7:40. > The ferry to Syros leaves at 8:15.
Coach Okafor trains the under-15 team. > Coach Okafor trains the under-17 team.
The museum closes at 17:00. > The library closes at 19:00.
The museum opens at 9:00. > The museum closes at 17:00.
Our band played in Leeds. > Our band played in York.
The orchard has 240 trees. > The orchard has 12 beehives.
Bruno plays for Sporting Braga. > Bruno plays the drums.
I like jazz. > I now like techno too.
Yuki's locker number is 118. > Yuki's bike number is 204.
Ana Reyes lives in Quito. > Ana Duarte lives in Cuenca.
Fatima lives in Lyon. > Fatima used to live in Grenoble.
Fatima lives in Lyon. > Fatima's brother now lives in Grenoble.
Fatima lives in Lyon. > Fatima might move to Grenoble.
Fatima lives in Lyon. > Fatima will move to Grenoble next year.
Fatima lives in Lyon. > Omar thinks Fatima moved to Grenoble.
Fatima lives in Lyon. > Did Fatima move to Grenoble?
Fatima lives in Lyon. > If Fatima moves to Grenoble, she will sell the car.
Fatima lives in Lyon. > Fatima lives in Lyon with her two cats.
Fatima lives in Lyon. > Fatima visited Grenoble.
Fatima lives in Lyon. > Fatima has a flat in Grenoble.
The kiln fires at 1060 °C. > The small kiln now fires at 1220 °C.
Team Falcon won 3 matches. > Team Falcon won 5 matches.
Team Falcon beat Team Owl 3 to 1. > Team Falcon beat Team Owl 2 to 0.
The loan rate is 3.1 %. > The savings rate is now 1.2 %.
Kenji speaks Japanese. > Kenji speaks Dutch.
Kenji is captain of the chess club. > Kenji is treasurer of the rowing club.
Rehearsal on Monday starts at 18:00. > Rehearsal on Thursday starts at 19:30.
The rehearsal with the strings is on Monday. > The rehearsal with the brass is on Tuesday.
Adults pay 9 €. > Children pay 5 €.
Room 3 seats 40 people. > Room 5 seats 60 people.
Firmware 2.4 of the drone fixes the compass. > Firmware 2.5 of the drone fixes the camera.
Plot 23 needs water. > Plot 31 needs water.
The train is faster than the bus. > The train is faster than the ferry.
The dam holds at least 3 million litres. > The dam holds at least 2 million litres.
My sister plays the cello. > My sister plays the piano.
The north gate is locked. > The south gate is now open.
I ran 5 km on Sunday. > I ran 8 km on Tuesday.
We ordered 40 chairs. > We ordered 60 chairs.
Lea is taller than Jonas. > Lea is taller than Tess.
The reading group read chapter 4. > The reading group read chapter 6.
Hugo was born in Graz. > Hugo now lives in Linz.
The trail is closed in winter. > The trail is open in summer.
Mr Petrov owns flat 4. > Mr Petrov owns flat 6.
Our allotment has a shed. > Our allotment now has a pond.
The bakery sells rye bread. > The bakery now sells cakes.
The lab has two microscopes. > The lab has three centrifuges.
The clinic in Ghent opens at 8:00. > The clinic in Bruges now opens at 9:00.
Nadia uses Garmin for her runs. > Nadia uses Komoot for her hikes.
Omar is allergic to pollen. > Omar is allergic to shellfish.
The exhibition in hall 2 ends on 4 May. > The exhibition in hall 3 ends on 11 May.
Greta wohnt in Kassel. > Gretas Mutter wohnt jetzt in Erfurt.
Solène parle italien. > Solène parle maintenant espagnol.
Rocío visitó Cádiz. > Rocío visitó Málaga.
The referee is Jonas Weber. > The assistant referee is Lea Haas.
The choir has 30 singers. > The choir has 30 singers and 2 soloists.
The wifi in hall 2 is slow. > The wifi in hall 2 is free.
The parking permit costs $40 a month. > The parking permit costs $400 a year.
Grandpa Eli is 81. > Grandpa Eli has 7 grandchildren.
The puppy ate 200 g of food. > The puppy ate 250 g of food.
The auction starts at 10 am. > The auction ends at 2 pm.
`,
  /** The known statement says more than the fact that changed. */
  compound: `
Fatima lives in Lyon and works at the opera. > Fatima has moved to Grenoble.
The museum closes at 17:00. It has 12 rooms. > The museum now closes at 19:00.
I play the cello and live in Tampere. > I now live in Oulu.
The choir director is Paola Conti. The choir meets on Tuesdays. > The choir director is now Hugo Berger.
The trainee salary is 1,150 euros; trainees work 38 hours a week. > The trainee salary increased to 1,240 euros.
Kofi works at Vestas and has two sons. > Kofi no longer works at Vestas.
`,
  /** The new statement has a later event date than the known one. */
  later: `
Fatima lives in Lyon. > Fatima lives in Grenoble.
The museum closes at 17:00. > The museum closes at 19:00.
The choir director is Paola Conti. > The choir director is Hugo Berger.
The loan rate is 3.1 %. > The loan rate is 3.6 %.
Our puppy weighs 4 kg. > Our puppy weighs 6 kg.
`,
  /** The new statement has an earlier event date than the known one. */
  late: `
Fatima lives in Grenoble. > Fatima lives in Lyon.
The museum closes at 19:00. > The museum closes at 17:00.
The choir director is Hugo Berger. > The choir director is Paola Conti.
The loan rate is 3.6 %. > The loan rate is 3.1 %.
Our puppy weighs 9 kg. > Our puppy weighs 4 kg.
`,
}
