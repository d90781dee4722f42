/**
 * Sentences of an answer and the source that they cite, by domain. The rules were developed on these cases. The cases
 * in verify-unseen.cases.ts were written at the same time and may not be looked at while a rule is tuned.
 *
 * A line is `expected | source | sentence | by`. Expected: `v` verified, `p` partial, `u` unverified, `n` anything but
 * verified. The source was written on Friday, 3 May 2024; `by` names the user that wrote it, if that is known.
 */
export const VERIFY_CASES: Readonly<Record<string, string>> = {
  health: `
v | Ada takes 5 mg of ramipril every morning. | Ada takes 5 mg of ramipril every morning.
u | Ada takes 5 mg of ramipril every morning. | Ada takes 10 mg of ramipril every morning.
v | Ada takes 0.5 g of metformin a day. | Ada takes 500 mg of metformin a day.
u | Ada takes 5 mg of ramipril every morning. | Ada takes 5 mg of ramipril every evening.
u | Ada is not allergic to penicillin. | Ada is allergic to penicillin.
u | Ada is allergic to penicillin. | Ada is not allergic to penicillin.
v | I'm allergic to penicillin. | Ada is allergic to penicillin. | ada
u | I'm allergic to penicillin. | Bob is allergic to penicillin. | ada
u | Dr. Klein suspects that Ada has asthma. | Ada has asthma.
u | Ada may need surgery in June. | Ada needs surgery in June.
v | Ada may need surgery in June. | Ada may need surgery in June.
u | Ada no longer takes aspirin. | Ada takes aspirin.
v | Ada no longer takes aspirin. | Ada used to take aspirin.
u | Ada's mother has diabetes. | Ada has diabetes.
v | The blood test on 2 May 2024 showed an iron level of 12. | The blood test on 2 May 2024 showed an iron level of 12.
u | The blood test on 2 May 2024 showed an iron level of 12. | The blood test on 3 May 2024 showed an iron level of 12.
v | Yesterday Ada had her blood test. | Ada had her blood test on 2 May 2024.
u | Yesterday Ada had her blood test. | Ada had her blood test on 3 May 2024.
u | Ada quit smoking in 2019. | Ada smokes.`,
  travel: `
v | The flight to Oslo leaves at 3 pm. | The flight to Oslo leaves at 15:00.
u | The flight to Oslo leaves at 3 pm. | The flight to Oslo leaves at 3 am.
u | Ada flew from Rome to Oslo. | Ada flew from Oslo to Rome.
v | Ada flew from Rome to Oslo. | Ada flew from Rome to Oslo.
u | Ada is considering a trip to Japan. | Ada is taking a trip to Japan.
u | Ada wants to visit Japan. | Ada visited Japan.
v | I prefer window seats. | Ada prefers window seats. | ada
u | I prefer window seats. | Ada prefers aisle seats. | ada
u | If the weather is bad, Ada will take the train. | Ada will take the train.
v | Bob: I booked the hotel in Lyon for two nights. | Bob booked the hotel in Lyon for 2 nights.
u | Bob: I booked the hotel in Lyon for two nights. | Bob booked the hotel in Lyon for 3 nights.
u | Bob: I booked the hotel in Lyon for two nights. | Ada booked the hotel in Lyon for two nights.
u | Will Ada come to Lyon? | Ada will come to Lyon.
p | Ada booked a hotel in Lyon. | Ada booked a hotel in Lyon and Bob rented a car.`,
  software: `
v | The service runs on port 8080. | The service runs on port 8080.
u | The service runs on port 8080. | The service runs on port 9090.
u | Ticket SR-052 is blocked. | Ticket SR-053 is blocked.
v | Ticket SR-052 is blocked by the migration. | The migration blocks ticket SR-052.
u | The API doesn't support pagination. | The API supports pagination.
v | The API doesn't support pagination. | The API does not support pagination.
v | Version 2.3.1 fixes the login bug. | The login bug is fixed in version 2.3.1.
u | Version 2.3.1 fixes the login bug. | Version 2.3.2 fixes the login bug.
u | The team might switch to Rust. | The team switched to Rust.
u | Retries are disabled in production. | Retries are enabled in production.
u | Backups must be kept for 30 days. | Backups are kept for 30 days.
v | The limit is 1,000 requests per minute. | The limit is 1000 requests per minute.
u | The limit is 1,000 requests per minute. | The limit is 1000 requests per hour.
u | Deploys run before the tests. | Deploys run after the tests.
v | The error says "connection refused". | The error says "connection refused".
u | The error says "connection refused". | The error says "connection reset".`,
  finance: `
v | The rent is 950 euros a month. | The rent is 950 € a month.
u | The rent is 950 euros a month. | The rent is 950 dollars a month.
v | The fund grew by 50% in 2023. | The fund grew by 50 percent in 2023.
u | The fund grew by 50% in 2023. | The fund shrank by 50% in 2023.
u | The fund grew by 50% in 2023. | The fund grew by 50% in 2022.
v | Revenue rose to $1.5 million. | Revenue rose to 1,500,000 dollars.
u | Revenue rose to $1.5 million. | Revenue fell to $1.5 million.
u | Bob owes Ada 40 euros. | Ada owes Bob 40 euros.
u | The bank will probably raise the rate. | The bank will raise the rate.
u | The invoice has not been paid. | The invoice has been paid.
p | The invoice of 300 euros was paid. | The invoice of 300 euros was paid and the contract was signed.
u | Ada sold her shares in Acme. | Ada bought shares in Acme.`,
  family: `
v | Ada's sister Eva lives in Rome. | Eva lives in Rome.
u | Ada's sister lives in Rome. | Ada lives in Rome.
v | My manager is Bob. | Ada's manager is Bob. | ada
u | Ada manages Bob. | Bob manages Ada.
v | Bob is managed by Ada. | Ada manages Bob.
u | Bob is managed by Ada. | Bob manages Ada.
v | Ada is Bob's manager. | Ada manages Bob.
v | Ada married Bob in 2015. | Bob married Ada in 2015.
u | Caroline: I adopted a dog last week. | Melanie adopted a dog.
v | Caroline: I adopted a dog last week. | Caroline adopted a dog.
u | Caroline: Melanie told me that her son plays chess. | Caroline's son plays chess.
u | Ada has two cats and three dogs. | Ada has three cats and two dogs.
u | Ada has a cat and Bob has a dog. | Ada has a dog.
v | Ada has a cat and Bob has a dog. | Bob has a dog.
v | Bob is a nurse. He lives in Leeds. | Bob lives in Leeds.
v | Marta moved to Berlin. | Marta lives in Berlin.
u | Marta moved away from Berlin. | Marta lives in Berlin.`,
  school: `
v | The exam is on 12 June 2024. | The exam is on 12 June 2024.
u | The exam is on 12 June 2024. | The exam is on 12 July 2024.
v | Tom got a B in maths. | Tom got a B in maths.
u | Tom failed the maths exam. | Tom passed the maths exam.
u | Tom hopes to study physics in Leeds. | Tom studies physics in Leeds.
u | Mr Hale teaches Tom chemistry. | Tom teaches Mr Hale chemistry.
u | Nobody in the class failed the test. | The class failed the test.
v | Tom never misses a lesson. | Tom never misses a lesson.
u | Tom never misses a lesson. | Tom misses lessons.
u | Tom was late twice, Lena three times. | Lena was late twice.`,
  law: `
v | The lease ends on 31 December 2025. | The lease ends on 31 December 2025.
u | The lease ends on 31 December 2025. | The lease begins on 31 December 2025.
u | The tenant must give notice three months before the end. | The tenant must give notice two months before the end.
u | The landlord pays for repairs. | The tenant pays for repairs.
u | The contract may be terminated if the fee is not paid. | The contract is terminated.
u | Either party may not assign this agreement. | Either party may assign this agreement.
u | Acme sued Brightline in 2021. | Brightline sued Acme in 2021.
v | Brightline was sued by Acme in 2021. | Acme sued Brightline in 2021.
u | The plaintiff claims that the goods were damaged. | The goods were damaged.
v | The plaintiff claims that the goods were damaged. | The plaintiff claims that the goods were damaged.`,
  sport: `
v | Ajax beat Feyenoord 3-1. | Ajax beat Feyenoord 3-1.
u | Ajax beat Feyenoord 3-1. | Feyenoord beat Ajax 3-1.
u | Ajax beat Feyenoord 3-1. | Ajax beat Feyenoord 2-1.
v | I ran 10 km this morning. | Ada ran 10 kilometres. | ada
u | I ran 10 km this morning. | Ada ran 10 miles. | ada
u | Lena plans to run the marathon. | Lena ran the marathon.
u | Lena won the final. | Lena lost the final.
u | Lena used to play tennis. | Lena plays tennis.`,
  food: `
v | I love pistachio ice cream. | Ada loves pistachio ice cream. | ada
u | Bob: I like tea. | Ada likes tea.
u | I don't eat meat. | Ada eats meat. | ada
v | I don't eat meat. | Ada doesn't eat meat. | ada
u | Ada likes tea but Bob prefers coffee. | Ada prefers coffee.
v | Ada likes tea but Bob prefers coffee. | Bob prefers coffee.
u | The cake needs 200 g of sugar. | The cake needs 250 g of sugar.
u | Serve it with nuts. | Serve it without nuts.
u | Ada enjoys hiking in the Alps. | Ada likes tea.`,
  logistics: `
v | The truck arrives at gate 7 at half past nine. | The truck arrives at gate 7 at 9:30.
u | The truck arrives at gate 7 at half past nine. | The truck arrives at gate 8 at half past nine.
u | Parcel 311 was delivered to Hull. | Parcel 311 was returned to Hull.
u | Parcel 311 was delivered to Hull. | Parcel 312 was delivered to Hull.
n | The pallets weigh 1.5 kg. | The pallets weigh 1.5 t.
u | The shipment from Hamburg goes to Rotterdam. | The shipment from Rotterdam goes to Hamburg.
u | The warehouse is closed on Sundays. | The warehouse is open on Sundays.
u | The driver said the road was blocked. | The road was blocked.`,
  german: `
v | Ada nimmt jeden Morgen 5 mg Ramipril. | Ada nimmt jeden Morgen 5 mg Ramipril.
u | Ada nimmt jeden Morgen 5 mg Ramipril. | Ada nimmt jeden Morgen 10 mg Ramipril.
u | Ada nimmt kein Aspirin. | Ada nimmt Aspirin.
v | Ich trinke gerne Tee. | Ada trinkt gerne Tee. | ada
u | Ich trinke gerne Tee. | Bob trinkt gerne Tee. | ada
u | Ada wohnt nicht mehr in Köln. | Ada wohnt in Köln.
u | Vielleicht zieht Ada nach Köln. | Ada zieht nach Köln.
u | Ada möchte nach Japan reisen. | Ada ist nach Japan gereist.
v | Die Miete beträgt 950 Euro im Monat. | Die Miete beträgt 950 € im Monat.
u | Die Prüfung ist am 12. Juni 2024. | Die Prüfung ist am 13. Juni 2024.
v | Gestern war Ada beim Zahnarzt. | Ada war am 2. Mai 2024 beim Zahnarzt.
u | Gestern war Ada beim Zahnarzt. | Ada war am 1. Mai 2024 beim Zahnarzt.
u | Der Vermieter zahlt die Reparatur. | Der Mieter zahlt die Reparatur.
u | Der Zug fährt von Bonn nach Köln. | Der Zug fährt von Köln nach Bonn.
v | Adas Schwester heißt Eva. | Adas Schwester heißt Eva.`,
  roles: `
u | Nora drove Felix to the station. | Felix drove Nora to the station.
u | Nora taught Felix to ski. | Felix taught Nora to ski.
u | Nora invited Felix to dinner. | Felix invited Nora to dinner.
u | The team prefers Figma to Sketch. | The team prefers Sketch to Figma.
u | Nora borrowed the tent from Felix. | Felix borrowed the tent from Nora.
v | Nora borrowed the tent from Felix. | Nora borrowed the tent from Felix.
u | Nora sold the van to Felix. | Felix sold the van to Nora.
u | Felix is older than Nora. | Nora is older than Felix.
v | The tent was borrowed by Nora. | Nora borrowed the tent.
u | Acme bought Norwind. | Norwind bought Acme.
u | Nora: My father coached my brother. | Nora's brother coached her father.
v | Nora and Felix share a flat. | Felix and Nora share a flat.
u | Nora looks after the dog of Felix. | Felix looks after the dog of Nora.
u | Felix reports to Nora. | Nora reports to Felix.
u | Nora waited for Felix. | Felix waited for Nora.
u | Nora helps Felix's mother. | Felix helps Nora's mother.
u | Nora picked Felix as her deputy. | Felix picked Nora as his deputy.`,
  conditions: `
u | Refunds are paid only if the receipt is shown. | Refunds are paid.
u | Refunds are paid only if the receipt is shown. | Refunds are paid if the receipt is not shown.
u | Unless the road is icy, we drive to the cabin. | They drove to the cabin.
u | The price drops when demand falls. | The price drops when demand rises.
u | As long as the battery lasts, Nora records the talk. | Nora recorded the talk.
v | If the battery lasts, Nora records the talk. | If the battery lasts, Nora records the talk.
u | The vendor wants Nora to sign the form. | Nora signed the form.
u | Nora was asked to lead the project. | Nora leads the project.
u | Nora almost missed the bus. | Nora missed the bus.
u | Nora refused to sign. | Nora signed.
u | Nora dreamed of opening a bakery. | Nora opened a bakery.
u | Nora has not yet received the keys. | Nora has received the keys.
u | It is not true that Nora resigned. | Nora resigned.`,
  values: `
u | The shop ships parcels over 30 kg by truck. | The shop ships parcels under 30 kg by truck.
u | The gate opens at 6:15. | The gate opens at 6:50.
u | Nora was born in 1987. | Nora was born in 1978.
u | Nora ordered the Korean soup. | Nora ordered the Mexican soup.
u | The parcel reached Bergen. | The parcel left Bergen.
u | The parcel reached Bergen. | The parcel reached Tromsø.
u | The vote passed by 12 to 9. | The vote passed by 9 to 12.
u | The office is on the third floor. | The office is on the fourth floor.
u | Nora won the second round. | Nora won the first round.
u | The lab has 12 microscopes and 3 lasers. | The lab has 3 microscopes and 12 lasers.
v | Nora pays 12,50 € a month. | Nora pays 12.50 euros a month.
u | Room B12 is free. | Room B21 is free.
n | The review happens every other week. | The review happens every week.
u | At least 20 people came. | At most 20 people came.
u | The test passed on Linux. | The test failed on Linux.
u | Call Nora at 030 1234567. | Call Nora at 030 1234576.
u | The key is under the mat. | The key is on the mat.`,
  mehrdeutsch: `
u | Nora hilft Felix beim Umzug. | Felix hilft Nora beim Umzug.
u | Falls es regnet, fährt Nora mit dem Bus. | Nora fährt mit dem Bus.
u | Nora soll den Vertrag unterschreiben. | Nora hat den Vertrag unterschrieben.
v | Nora hat zwei Kinder. | Nora hat 2 Kinder.
u | Nora hat zwei Kinder. | Nora hat drei Kinder.
u | Der Termin ist um 14 Uhr. | Der Termin ist um 16 Uhr.
v | Der Termin ist um 14 Uhr. | Der Termin ist um 14:00 Uhr.
n | Nora arbeitet seit 2020 bei Bosch. | Nora arbeitet seit 2020 bei Siemens.
u | Früher rauchte Nora. | Nora raucht.
n | Nora glaubt, dass der Server ausfällt. | Der Server fällt aus.
v | Mein Hund heißt Rex. | Noras Hund heißt Rex. | nora
u | Mein Hund heißt Rex. | Felix' Hund heißt Rex. | nora
v | Die Wohnung hat keinen Balkon. | Die Wohnung hat keinen Balkon.
u | Die Wohnung hat keinen Balkon. | Die Wohnung hat einen Balkon.`,
}
