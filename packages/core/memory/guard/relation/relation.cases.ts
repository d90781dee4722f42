/**
 * The pairs with which the rules were developed, one on each line: the known statement, `>`, the new one. The held-out
 * table is bench/guard/relation-held-out.mjs, which must not be looked at while a rule is tuned.
 */
export const DEVELOPMENT = {
  /** The new statement gives a newer value with a change word, in a common wording. */
  cue: `
Marta lives in Berlin. > Marta now lives in Hamburg.
Marta lives in Berlin. > Marta does not live in Berlin any more.
Marta lives in Berlin. > Marta moved to Hamburg.
Marta Silva lives in Lisbon. > Marta Silva has relocated to Porto.
I live in Leeds. > I've moved to York.
I work at Siemens. > I no longer work at Siemens.
Lena works at Siemens. > Lena now works for Bosch.
Lena works at Siemens. > Lena left Siemens last week.
Lena works at Siemens. > Lena joined Bosch last month.
Priya works as a data analyst. > Priya now works as a product manager.
Priya's role is data analyst. > Priya's role has changed to product manager.
Priya is a data analyst. > Priya was promoted to head of data.
The deadline of the audit is 5 May. > The deadline of the audit was extended to 19 May.
The audit deadline is 5 May. > The audit is now due on 19 May.
The report is due on Friday. > The report is now due on Monday.
The weekly sync is on Tuesday. > The weekly sync has moved to Thursday.
The weekly sync is at 10:00. > The weekly sync is now at 11:30.
The weekly sync is on Tuesday. > The weekly sync was moved from Tuesday to Thursday.
The kickoff is on 3 June. > The kickoff was postponed to 10 June.
The basic plan costs 10 € a month. > The basic plan now costs 12 € a month.
The price of the basic plan is 10 €. > The price of the basic plan rose to 12 €.
The rent is 900 euros. > The rent went up from 900 to 950 euros.
The API limit is 100 requests per minute. > The API limit was raised to 250 requests per minute.
The staging server runs PostgreSQL 15. > The staging server now runs PostgreSQL 16.
The billing service is on version 2.3. > The billing service was upgraded to version 2.4.
The gateway runs Node 18. > The gateway has been upgraded to Node 20.
The retention period is 30 days. > The retention period has been changed to 90 days.
The API listens on port 8080. > The API now listens on port 9090.
Backups are kept for 14 days. > Backups are now kept for 30 days.
Deploys happen on Tuesdays. > Deploys now happen on Thursdays.
The status of ticket 4711 is open. > The status of ticket 4711 is now closed.
Ticket 4711 is open. > Ticket 4711 has been closed.
The migration is in progress. > The migration is now done.
Tom is the owner of the billing service. > Ana is now the owner of the billing service.
The owner of the billing service is Tom. > Ana took over as owner of the billing service.
Tom leads the mobile team. > Ana now leads the mobile team.
Tom reports to Carla. > Tom now reports to Dmitri.
My manager is Carla. > My new manager is Dmitri.
My phone number is 030 1234567. > My new phone number is 030 7654321.
My email is jo@old.example. > My email has changed to jo@new.example.
Our office is on the third floor. > Our office moved to the fifth floor.
The office is in Munich. > The office is no longer in Munich.
Jonas is single. > Jonas is now married.
Jonas is married. > Jonas is divorced now.
Jonas eats meat. > Jonas is now a vegetarian.
Emma takes 20 mg of lisinopril. > Emma now takes 40 mg of lisinopril.
Emma weighs 61 kg. > Emma now weighs 58 kg.
Emma's blood pressure is 140/90. > Emma's blood pressure is now 125/80.
Emma's doctor is Dr. Klein. > Emma's doctor is now Dr. Weiss.
The customer is on the Basic plan. > The customer upgraded to the Pro plan.
The customer pays by invoice. > The customer now pays by credit card.
The shop opens at 9. > The shop now opens at 10.
Ms Jansen's shipping address is Oak Lane 4, 1015 Delft. > Ms Jansen's new shipping address is Mill Road 9, 3011 Rotterdam.
Mr. Okoye's plan is Basic. > Mr. Okoye switched to the Premium plan.
Order 1182 is in transit. > Order 1182 has been delivered.
We deploy on Fridays. > We deploy on Mondays now.
Karim is the head of security. > Yara replaced Karim as head of security.
Meine Telefonnummer ist 0171 222333. > Meine neue Telefonnummer ist 0171 444555.
I prefer dark mode. > I now prefer light mode.
I prefer tea. > I prefer coffee now.
I use Vim. > I switched from Vim to Emacs.
The team uses Jira. > The team uses Linear instead of Jira.
The team uses Jira. > The team replaced Jira with Linear.
We use Slack. > We stopped using Slack.
My son is 6 years old. > My son is 7 years old now.
My son goes to Lincoln School. > My son now goes to Ridge School.
The feature flag is enabled. > The feature flag has been disabled.
The warehouse ships on weekends. > The warehouse no longer ships on weekends.
Die Frist endet am 5. Mai. > Die Frist endet jetzt am 19. Mai.
Jana wohnt in Bonn. > Jana ist nach Köln gezogen.
Jana arbeitet bei Bosch. > Jana arbeitet nicht mehr bei Bosch.
Der Preis beträgt 10 €. > Der Preis beträgt jetzt 12 €.
Luc habite à Lille. > Luc habite désormais à Metz.
Luc travaille chez Renault. > Luc ne travaille plus chez Renault.
Pedro vive en Bilbao. > Pedro ahora vive en Gijón.
El precio es 10 €. > El precio ahora es 12 €.
Sanne woont in Utrecht. > Sanne woont nu in Delft.
Giulia vive a Torino. > Giulia adesso vive a Genova.
João mora em Braga. > João mora agora em Faro.
La riunione è alle 10:00. > La riunione è ora alle 11:00.
`,
  /** The new statement gives a newer value in an unusual wording. */
  free: `
Marta lives in Berlin. > After ten years Marta traded Berlin for Hamburg.
Lena works at Siemens. > Lena handed in her notice at Siemens and starts at Bosch.
The deadline of the audit is 5 May. > We got two more weeks for the audit, until 19 May.
The weekly sync is on Tuesday. > Let's meet on Thursdays instead for the weekly sync.
The basic plan costs 10 € a month. > From June on you pay 12 € for the basic plan.
The team uses Jira. > Jira is gone, tickets live in Linear.
I prefer dark mode. > Please switch everything to light mode for me.
My phone number is 030 1234567. > You can reach me at 030 7654321 from now on.
Tom leads the mobile team. > Ana has taken the reins of the mobile team from Tom.
The office is in Munich. > We closed Munich and work from Augsburg.
Jonas is single. > Jonas got married in spring.
The shop opens at 9. > New opening hours: the shop opens at 10.
Ticket 4711 is open. > We could close ticket 4711 today.
The API listens on port 8080. > Use port 9090 for the API, 8080 is gone.
Emma's doctor is Dr. Klein. > Dr. Weiss has been treating Emma since Dr. Klein retired.
My email is jo@old.example. > Write to jo@new.example, the old address is dead.
`,
  /** One writer gives two values of a changeable property without a change word. */
  order: `
Marta lives in Berlin. > Marta lives in Hamburg.
I live in Leeds. > I live in York.
I work at Google. > I work at Meta.
My role is Data Analyst. > My role is Data Scientist.
I'm 30 years old. > I'm 31 years old.
The deadline of the audit is 5 May. > The deadline of the audit is 19 May.
The price of the basic plan is 10 €. > The price of the basic plan is 12 €.
My phone number is 030 1234567. > My phone number is 030 7654321.
The status of ticket 4711 is open. > The status of ticket 4711 is closed.
My manager is Carla. > My manager is Dmitri.
The owner of the billing service is Tom. > The owner of the billing service is Ana.
My favourite colour is green. > My favourite colour is blue.
`,
  /** Two writers give two values of one property, in the same wording and without a change word. */
  conflict: `
Marta lives in Berlin. > Marta lives in Hamburg.
The deadline of the audit is 5 May. > The deadline of the audit is 19 May.
The weekly sync is on Tuesday. > The weekly sync is on Thursday.
The basic plan costs 10 € a month. > The basic plan costs 12 € a month.
The staging server runs PostgreSQL 15. > The staging server runs PostgreSQL 16.
The API listens on port 8080. > The API listens on port 9090.
The retention period is 30 days. > The retention period is 90 days.
Ticket 4711 is open. > Ticket 4711 is closed.
The owner of the billing service is Tom. > The owner of the billing service is Ana.
Tom leads the mobile team. > Ana leads the mobile team.
Tom reports to Carla. > Tom reports to Dmitri.
The shop opens at 9:00. > The shop opens at 10:00.
Emma takes 20 mg of lisinopril. > Emma takes 40 mg of lisinopril.
Emma's doctor is Dr. Klein. > Emma's doctor is Dr. Weiss.
Emma was born in Lyon. > Emma was born in Nice.
Emma's blood type is A. > Emma's blood type is B.
The company was founded in 1998. > The company was founded in 2001.
The contract was signed on 3 March. > The contract was signed on 5 March.
The feature flag is enabled. > The feature flag is disabled.
The warehouse ships on weekends. > The warehouse does not ship on weekends.
The customer is not eligible for a refund. > The customer is eligible for a refund.
Jonas is married. > Jonas is single.
The house has 4 bedrooms. > The house has 5 bedrooms.
The meeting room holds 12 people. > The meeting room holds 20 people.
Der Preis beträgt 10 €. > Der Preis beträgt 12 €.
Luc habite à Lille. > Luc habite à Metz.
Pedro vive en Bilbao. > Pedro vive en Gijón.
Sanne woont in Utrecht. > Sanne woont in Delft.
The backup job runs at 02:00. > The backup job runs at 04:00.
The launch is on 1 July. > The launch is on 8 July.
`,
  /** Both statements hold, so neither may be hidden or flagged, no matter who wrote them. */
  counter: `
Marta Silva lives in Berlin. > Marta Braun now lives in Hamburg.
Marta lives in Berlin. > Marta lives in Berlin with her two cats.
Marta lives in Berlin. > Marta lives in Germany.
Marta lives in Berlin. > Marta used to live in Hamburg.
Marta lives in Berlin. > Marta lived in Hamburg until 2019.
Marta lives in Berlin. > Marta's sister moved to Hamburg.
Marta lives in Berlin. > Marta wants to move to Hamburg.
Marta lives in Berlin. > Marta is going to move to Hamburg.
Marta lives in Berlin. > Tom says Marta moved to Hamburg.
Marta lives in Berlin. > Maybe Marta moved to Hamburg.
Marta lives in Berlin. > Has Marta moved to Hamburg?
Marta lives in Berlin. > If Marta moved to Hamburg, she would need a car.
Marta lives in Berlin. > Marta works in Potsdam.
Marta lives in Berlin. > Marta moved to marketing.
Marta lives in Berlin. > Marta moved to Kubernetes.
Marta lives in Berlin. > Marta moved the files to Dropbox.
Marta lives in Berlin. > Marta flew to Hamburg.
I like Python. > I like Python and JavaScript.
I like tea. > I now like coffee too.
I work with PostgreSQL. > I work with PostgreSQL, Redis, and MongoDB.
Lena works at Siemens. > Lena worked at Bosch before.
My work phone is 030 1234567. > My mobile is 0171 7654321.
My work email is jo@work.example. > My private email is jo@home.example.
The meeting with Ana is on Monday. > The meeting with Ben is on Tuesday.
The meeting with Ana is on Monday. > The meeting with Ben is now on Monday.
The kickoff is on Monday. > The retrospective is now on Friday.
The basic plan costs 10 € a month. > The pro plan costs 25 € a month.
The basic plan costs 10 € a month. > The basic plan costs 100 € a year.
Version 2.3 of the app fixes the login. > Version 2.4 of the app fixes the search.
The gateway runs Node 18. > The worker now runs Node 20.
Tom bought 3 apples. > Tom bought 5 apples.
Tom ran 5 km. > Tom ran 10 km.
Tom speaks French. > Tom speaks German.
Tom visited Rome. > Tom visited Paris.
Tom owns a bike. > Tom now owns a car.
Tom has two cats. > Tom has three dogs.
Tom is allergic to nuts. > Tom is allergic to milk.
Tom is taller than Ana. > Tom is taller than Lena.
Ana owns the billing service. > Ana owns the search service.
The red cable is 2 m long. > The blue cable is 3 m long.
The server has 16 GB of memory. > The server has 500 GB of disk.
The shop opens at 9. > The shop closes at 18.
The shop opens at 9 on weekdays. > The shop opens at 11 on Sundays.
The plan costs more than 10 €. > The plan costs more than 8 €.
The house is red. > The house is old.
The login page is slow. > The login page is now translated.
Emma was born in Lyon. > Emma now lives in Nice.
Emma takes 20 mg of lisinopril. > Emma takes 5 mg of ramipril.
Bus 12 stops at Main Street. > Bus 14 stops at Main Street.
Bus 12 leaves at 9:15. > Bus 14 leaves at 9:20.
We had lunch at 12:00. > We had lunch at 13:00.
The deadline of the audit is 5 May. > The deadline of the survey was extended to 19 May.
The first talk is at 10:00. > The second talk is at 11:00.
Ticket 4711 is open. > Ticket 4712 is closed.
The invoice from March is paid. > The invoice from April is unpaid.
Lunch is at 12:00 today. > Lunch is at 13:00 today.
I prefer tea. > I prefer window seats.
I prefer tea in the morning. > I prefer coffee after lunch.
My sister lives in Rome. > My brother lives in Milan.
The team uses Jira. > The team now uses Figma.
The cat is on the sofa. > The dog is under the table.
A man is playing a guitar. > A man is playing a flute.
Jana wohnt in Bonn. > Janas Bruder wohnt jetzt in Köln.
Luc parle anglais. > Luc parle aussi allemand.
Pedro vive en Bilbao. > Pedro visitó Gijón.
The conference takes place in Vienna. > The conference takes place in May.
Tim: Wow, you guys look great! > Tim: Cool, see you there.
`,
  /** The known statement says more than the fact that changed. */
  compound: `
Marta lives in Berlin and works at Siemens. > Marta moved to Hamburg.
Marta lives in Berlin. She has two cats. > Marta now lives in Hamburg.
I work at Google and I live in Leeds. > I no longer work at Google.
The basic plan costs 10 € a month. It includes 5 users. > The basic plan now costs 12 € a month.
The owner of the billing service is Tom. The service runs in Frankfurt. > Ana is now the owner of the billing service.
The audit deadline is 5 May; the auditors come from KPMG. > The audit deadline was extended to 19 May.
`,
  /** For `later`, the new statement is given a later event date; for `late`, an earlier one. */
  later: `
Marta lives in Berlin. > Marta lives in Hamburg.
The price of the basic plan is 10 €. > The price of the basic plan is 12 €.
The owner of the billing service is Tom. > The owner of the billing service is Ana.
Ticket 4711 is open. > Ticket 4711 is closed.
Emma weighs 61 kg. > Emma weighs 58 kg.
`,
  late: `
Marta lives in Hamburg. > Marta lives in Berlin.
The price of the basic plan is 12 €. > The price of the basic plan is 10 €.
The owner of the billing service is Ana. > The owner of the billing service is Tom.
Ticket 4711 is closed. > Ticket 4711 is open.
Emma weighs 58 kg. > Emma weighs 61 kg.
`,
}
