/**
 * A second held-out table, written after the rules. When it was first scored, 35 of 40 updates superseded, and 19 of 20
 * conflicts were flagged. Of 50 pairs in which both statements hold, 1 was hidden and 0 were flagged. The hidden pair
 * ("the invoice from March", "… from April") led to a rule and moved to the development table. `again` was written
 * after that and scored once.
 */
export const UNSEEN = {
  cue: `
The lighthouse keeper is Orla Byrne. > The lighthouse keeper is now Pete Maguire.
Tuition at the academy is 4,200 CHF. > Tuition at the academy has risen to 4,500 CHF.
The sitemap is generated every 6 hours. > The sitemap is now generated every 2 hours.
Wen lives in Chengdu. > Wen moved to Shenzhen.
Wen lives in Chengdu. > Wen no longer lives in Chengdu.
The embassy is open on Saturdays. > The embassy is no longer open on Saturdays.
Our accountant is Mr. Haddad. > Our new accountant is Ms. Novak.
Ravi works for Infosys. > Ravi now works for Wipro.
Ravi works for Infosys. > Ravi has left Infosys.
The default timeout is 30 seconds. > The default timeout was increased to 45 seconds.
The thesis defence is on 14 June. > The thesis defence has been moved to 21 June.
The night shift starts at 22:00. > The night shift now starts at 23:00.
The clinic's fax number is 02 5550 1111. > The clinic's fax number is now 02 5550 2222.
My parking spot is B17. > My parking spot is now C04.
The newsletter goes out on Mondays. > The newsletter now goes out on Wednesdays.
The elevator is out of order. > The elevator is no longer out of order.
Parcel 83 is in transit. > Parcel 83 is now delivered.
The invoice is unpaid. > The invoice is now paid.
Sofia is engaged. > Sofia is now married.
The tank holds 400 litres. > The tank now holds 650 litres.
The cluster has 5 nodes. > The cluster now has 9 nodes.
The choir's budget is 3,000 €. > The choir's budget was cut to 2,400 €.
I take 5 mg of melatonin. > I now take 3 mg of melatonin.
Grandma uses a walking stick. > Grandma no longer uses a walking stick.
The patrol boat is stationed in Split. > The patrol boat is now stationed in Zadar.
The mayor of Elmsford is Dana Cole. > Ruth Kim is now the mayor of Elmsford.
Hamid is the treasurer of the co-op. > Hamid is no longer the treasurer of the co-op.
The podcast comes out at 6 am. > The podcast now comes out at 7 am.
The visa is valid until 3 March. > The visa was extended until 3 September.
The frontend uses Angular. > The frontend switched from Angular to Svelte.
Die Sitzung beginnt um 14:00 Uhr. > Die Sitzung beginnt jetzt um 15:00 Uhr.
Bernd arbeitet bei der Post. > Bernd arbeitet nicht mehr bei der Post.
Der Mietvertrag endet am 31. März. > Der Mietvertrag wurde bis 30. Juni verlängert.
Amélie habite à Dijon. > Amélie n'habite plus à Dijon.
La piscine ferme à 20h. > La piscine ferme maintenant à 21h.
El vuelo sale a las 8:30. > El vuelo sale ahora a las 9:10.
Inés trabaja en Telefónica. > Inés ya no trabaja en Telefónica.
De vergadering is op dinsdag. > De vergadering is nu op donderdag.
Il treno parte alle 7:15. > Il treno ora parte alle 7:40.
A reunião é na terça-feira. > A reunião agora é na quinta-feira.
`,
  free: `
Wen lives in Chengdu. > Wen has swapped Chengdu for the coast, Shenzhen to be exact.
The elevator is out of order. > They fixed the elevator this morning.
Our accountant is Mr. Haddad. > Ms. Novak does our books since Mr. Haddad stopped.
The default timeout is 30 seconds. > Requests get 45 seconds before they time out these days.
The newsletter goes out on Mondays. > Expect the newsletter on Wednesdays from now on.
Hamid is the treasurer of the co-op. > Hamid stepped down from the co-op's board.
My parking spot is B17. > I park in C04 now.
The frontend uses Angular. > We rewrote the frontend in Svelte.
Sofia is engaged. > Sofia's wedding was last weekend.
Ravi works for Infosys. > Ravi started a new job at Wipro.
`,
  conflict: `
The lighthouse keeper is Orla Byrne. > The lighthouse keeper is Pete Maguire.
Tuition at the academy is 4,200 CHF. > Tuition at the academy is 4,500 CHF.
Wen lives in Chengdu. > Wen lives in Shenzhen.
The embassy is open on Saturdays. > The embassy is not open on Saturdays.
The night shift starts at 22:00. > The night shift starts at 23:00.
The tank holds 400 litres. > The tank holds 650 litres.
Sofia is married. > Sofia is divorced.
The thesis defence is on 14 June. > The thesis defence is on 21 June.
The mayor of Elmsford is Dana Cole. > The mayor of Elmsford is Ruth Kim.
The chapel was built in 1740. > The chapel was built in 1780.
Wen was born in Harbin. > Wen was born in Dalian.
The invoice is paid. > The invoice is unpaid.
Bernd arbeitet bei der Post. > Bernd arbeitet nicht bei der Post.
El vuelo sale a las 8:30. > El vuelo sale a las 9:10.
The cluster has 5 nodes. > The cluster has 9 nodes.
My parking spot is B17. > My parking spot is C04.
The patrol boat is stationed in Split. > The patrol boat is stationed in Zadar.
The frontend uses cookies. > The frontend does not use cookies.
Hamid is the treasurer of the co-op. > Selma is the treasurer of the co-op.
The visa is valid until 3 March. > The visa is valid until 3 September.
`,
  counter: `
Wen lives in Chengdu. > Wen's parents moved to Shenzhen.
Wen lives in Chengdu. > Wen would rather live in Shenzhen.
Wen lives in Chengdu. > Wen Li lives in Shenzhen.
Wen lives in Chengdu. > Wen lived in Shenzhen in 2012.
Wen lives in Chengdu. > Wen lives in China.
Wen lives in Chengdu. > According to Ravi, Wen now lives in Shenzhen.
Wen lives in Chengdu. > I wish Wen lived in Shenzhen.
Wen lives in Chengdu. > Wen is now learning Cantonese.
Ravi works for Infosys. > Ravi works from home.
Ravi works for Infosys. > Ravi now works on the payroll project.
Ravi has a brother in Pune. > Ravi has a sister in Goa.
Ravi plays tennis. > Ravi now plays golf as well.
The night shift starts at 22:00. > The day shift starts at 6:00.
The night shift starts at 22:00. > The night shift ends at 6:00.
The tank holds 400 litres. > The pump moves 650 litres an hour.
The tank is green. > The tank is heavy.
The left tank holds 400 litres. > The right tank holds 650 litres.
The elevator on the east side is out of order. > The elevator on the west side is now working.
Parcel 83 is in transit. > Parcel 84 is now delivered.
Chapter 2 has 30 pages. > Chapter 3 has 45 pages.
The defence of Anna's thesis is on 14 June. > The defence of Malik's thesis is on 21 June.
Tuition for residents is 4,200 CHF. > Tuition for guests is 5,100 CHF.
The visa for Kenya costs 50 $. > The visa for India now costs 80 $.
I take 5 mg of melatonin. > I take 10 mg of zinc.
I drank 2 cups of coffee. > I drank 3 cups of coffee.
The podcast has 12 episodes about Rome. > The podcast has 8 episodes about Egypt.
We met at 6 pm. > We met at 7 pm.
Sofia likes sushi. > Sofia likes ramen now.
Sofia knows Python. > Sofia knows Rust.
Sofia is from Porto. > Sofia is on holiday in Faro.
The frontend uses Angular. > The frontend uses cookies.
The mayor of Elmsford is Dana Cole. > The mayor of Ashby is Ruth Kim.
The former mayor of Elmsford is Dana Cole. > The mayor of Elmsford is Ruth Kim.
The first floor is rented. > The second floor is free.
The embassy opens at 9:00 in winter. > The embassy opens at 8:00 in summer.
The cluster in Oslo has 5 nodes. > The cluster in Turin now has 9 nodes.
A nurse checks room 4 at noon. > A nurse checks room 6 at 2 pm.
Up to 20 people fit in the sauna. > Up to 30 people fit in the pool.
Bernd arbeitet bei der Post. > Bernds Frau arbeitet jetzt bei der Bahn.
Amélie aime le thé. > Amélie aime maintenant le café aussi.
El vuelo a Lima sale a las 8:30. > El vuelo a Quito sale ahora a las 9:10.
Hamid's older sister is 34. > Hamid's younger sister is 28.
The draft is 12 pages long. > The draft is due on 3 May.
The dog weighs 9 kg. > The cat now weighs 4 kg.
The bakery is next to the bank. > The bakery is opposite the school.
The court fined Acme 2 million euros. > The court fined Acme 3 million euros.
Lot 5 was sold for 900 €. > Lot 5 was valued at 700 €.
Temperatures in May reach 24 °C. > Temperatures in July reach 33 °C.
My brother is a pilot. > My brother is a father now.
`,
  /** More pairs in which both statements hold. */
  again: `
The chapel on Fern Road opens at 8:00. > The chapel on Birch Road now opens at 9:00.
The seminar on Tuesday is full. > The seminar on Friday is empty.
The queue this morning is 40 minutes. > The queue this morning is 15 minutes.
Yesterday the pool was closed. > Today the pool is open.
Our flight to Oslo leaves at 6:10. > Our flight from Oslo leaves at 19:40.
Noah works at the harbour. > Noah's wife now works at the airport.
Noah works at the harbour. > Noah worked at the airport from 2014 to 2018.
Noah works at the harbour. > Noah is said to work at the airport now.
Noah works at the harbour. > Noah applied for a job at the airport.
Noah works at the harbour. > Noah now works nights.
Noah has a cabin in Norway. > Noah has a boat in Sweden.
Noah is 41. > Noah is 190 cm tall.
Noah is 41. > Noah was 38 when he moved.
The recipe needs 200 g of flour. > The recipe needs 50 g of sugar.
The recipe for bread needs 500 g of flour. > The recipe for cake needs 250 g of flour.
The winter menu has 8 dishes. > The summer menu now has 12 dishes.
The shop sells 40 kinds of tea. > The shop sells 12 kinds of coffee.
Line 4 runs every 10 minutes. > Line 7 now runs every 15 minutes.
Line 4 is delayed by 5 minutes. > Line 4 is free on Sundays.
Grade 5 has 24 pupils. > Grade 6 has 27 pupils.
Alba scored 3 goals. > Alba scored 4 goals.
Alba wears number 9 at home. > Alba wears number 19 for the national team.
Alba supports Girona. > Alba now follows Osasuna as well.
Alba's first goal was in March. > Alba's second goal was in April.
Alba drinks tea at breakfast. > Alba drinks coffee at work.
The red team leads 2 to 1. > The blue team leads 3 to 0.
The red door is locked. > The green door is now unlocked.
The key is in the drawer. > The torch is now in the cupboard.
The report for Q1 is done. > The report for Q2 is in progress.
The Q1 target is 90 units. > The Q2 target is now 120 units.
The old bridge is closed. > The new bridge is open.
My left knee hurts. > My right knee is fine now.
My savings account has 900 €. > My current account has 300 €.
My home address is 4 Hill Lane. > My work address is now 20 Dock Street.
My mother's phone number is 555-0133. > My father's phone number is now 555-0144.
My mother's birthday is 3 May. > My father's birthday is 9 June.
I speak Catalan. > I now speak Basque too.
I know Ivo. > I now know Petra.
I bought a kayak. > I bought a tent.
I usually swim on Mondays. > I usually climb on Thursdays.
I swim 2 km on Mondays. > I swim 3 km on Saturdays.
I was in Lima. > I am now in Cusco.
I might switch from Garmin to Polar. > I use Garmin.
The class is taught by Ms. Ito in spring. > The class is taught by Mr. Obi in autumn.
Volume 1 costs 12 €. > Volume 2 now costs 15 €.
A day ticket costs 6 €. > A week ticket now costs 20 €.
Some rooms have 2 beds. > Some rooms have 3 beds.
Every guest pays 2 €. > Every child pays 1 €.
Most buses leave at 8:00. > Most trains leave at 9:00.
If it rains, the match starts at 16:00. > The match starts at 14:00.
The match might start at 16:00. > The match starts at 14:00.
When will the match start? > The match starts at 14:00.
Nora said the match starts at 16:00. > The match starts at 14:00.
Helge ist Lehrer in Jena. > Helges Bruder ist jetzt Arzt in Gera.
Die alte Brücke ist gesperrt. > Die neue Brücke ist jetzt offen.
La gare est ouverte. > La poste est maintenant fermée.
El museo abre a las 10:00. > El mercado abre ahora a las 8:00.
Maja draagt bril 3. > Maja draagt soms lenzen.
Il corso di yoga costa 40 €. > Il corso di nuoto ora costa 55 €.
O João gosta de chá. > O João agora gosta de café também.
`,
}
