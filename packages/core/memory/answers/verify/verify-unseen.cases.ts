/**
 * Cases written together with verify.cases.ts, after the first rules, and never used to tune the rules. They show how
 * the rules treat cases that they were not made for. The form of the lines is explained in verify.cases.ts.
 */
export const UNSEEN_VERIFY_CASES: Readonly<Record<string, string>> = {
  health: `
v | Omar takes two tablets of ibuprofen after meals. | Omar takes 2 tablets of ibuprofen after meals.
u | Omar takes two tablets of ibuprofen after meals. | Omar takes two tablets of ibuprofen before meals.
u | Omar's blood pressure is 130/85. | Omar's blood pressure is 140/85.
u | The doctor does not recommend the vaccine for Omar. | The doctor recommends the vaccine for Omar.
u | Omar has never broken a bone. | Omar has broken a bone.
v | I sprained my ankle last Saturday. | Omar sprained his ankle. | omar
u | I sprained my ankle last Saturday. | Lena sprained her ankle. | omar
u | Omar might have a food intolerance. | Omar has a food intolerance.
v | Omar's knee operation was on 14 March 2023. | Omar had his knee operation on 14 March 2023.
u | Omar's knee operation was on 14 March 2023. | Omar's knee operation was on 14 March 2022.
v | My therapist is Dr. Weiss. | Omar's therapist is Dr. Weiss. | omar
u | Omar was vaccinated against measles. | Omar was vaccinated against rabies.
u | Omar's brother is diabetic. | Omar is diabetic.`,
  travel: `
v | We stayed in Kyoto for five days. | They stayed in Kyoto for 5 days.
u | The ferry to Bari departs on Tuesday. | The ferry to Bari departs on Thursday.
u | Lena is thinking about moving to Canada. | Lena is moving to Canada.
u | Lena missed the train to Basel. | Lena caught the train to Basel.
v | Lena's passport expires in August 2027. | Lena's passport expires in August 2027.
u | Lena's passport expires in August 2027. | Lena's passport expires in April 2027.
u | Unless it rains, we will hike to the hut. | They hiked to the hut.
v | Two days ago Lena landed in Lima. | Lena landed in Lima on 1 May 2024.
u | Two days ago Lena landed in Lima. | Lena landed in Lima on 2 May 2024.
u | Omar picked up Lena at the airport. | Lena picked up Omar at the airport.`,
  software: `
v | The cache expires after 15 minutes. | The cache expires after fifteen minutes.
u | The cache expires after 15 minutes. | The cache expires after 15 seconds.
u | Build 4711 failed on staging. | Build 4711 succeeded on staging.
u | Build 4711 failed on staging. | Build 4712 failed on staging.
u | The service no longer uses MongoDB. | The service uses MongoDB.
v | Priya wrote the parser in Rust. | The parser was written in Rust by Priya.
u | Priya reviewed Tom's patch. | Tom reviewed Priya's patch.
u | We should migrate to PostgreSQL 16. | We migrated to PostgreSQL 16.
u | Logs are written to disk only if debug is on. | Logs are written to disk.
u | The library is not thread-safe. | The library is thread-safe.
v | The default timeout is 30 seconds. | The default timeout is 30 s.`,
  finance: `
v | The loan has an interest rate of 3.5 percent. | The loan has an interest rate of 3.5%.
u | The loan has an interest rate of 3.5 percent. | The loan has an interest rate of 5.3%.
u | The board has not approved the budget. | The board approved the budget.
u | Tom lent Priya 200 euros. | Tom borrowed 200 euros from Priya.
u | Tom lent Priya 200 euros. | Priya lent Tom 200 euros.
v | The deposit was £1,200. | The deposit was 1200 GBP.
u | The deposit was £1,200. | The deposit was £1,020.
u | Analysts expect profits to double. | Profits doubled.
p | The premium is 80 euros. | The premium is 80 euros and it covers theft.`,
  family: `
v | Priya's daughter is seven years old. | Priya's daughter is 7 years old.
u | Priya's daughter is seven years old. | Priya's son is seven years old.
u | Tom: My grandmother was born in Riga. | Tom was born in Riga.
v | Tom: My grandmother was born in Riga. | Tom's grandmother was born in Riga.
u | Tom: I taught my brother to swim. | Tom's brother taught him to swim.
u | Priya looks after Tom's children. | Tom looks after Priya's children.
u | Lena: I'm not married. | Lena is married.
v | Lena has been living with Tom since 2020. | Lena has been living with Tom since 2020.
u | Lena has been living with Tom since 2020. | Lena lived with Tom until 2020.
v | Lena and Tom have a dog named Biscuit. | Tom has a dog named Biscuit.
u | Lena and Tom have a dog named Biscuit. | Lena and Tom have a cat named Biscuit.`,
  school: `
v | Class 7b has 24 pupils. | There are 24 pupils in class 7b.
u | Class 7b has 24 pupils. | Class 7a has 24 pupils.
u | Lena did not hand in the essay. | Lena handed in the essay.
u | Ms Ortiz wants Lena to repeat the year. | Lena repeats the year.
u | The school trip was moved from May to June. | The school trip was moved from June to May.
v | Lena studies biology at the university of Graz. | Lena studies biology at the University of Graz.
u | Lena studies biology at the university of Graz. | Lena studies biology at the University of Linz.`,
  law: `
v | The supplier shall deliver within 14 days. | The supplier shall deliver within 14 days.
u | The supplier shall deliver within 14 days. | The supplier shall deliver within 40 days.
u | The buyer is liable for transport. | The seller is liable for transport.
u | The court did not dismiss the appeal. | The court dismissed the appeal.
u | The witness said that Mr Ruiz left at noon. | Mr Ruiz left at noon.
u | Clause 12 was removed from the contract. | Clause 12 was added to the contract.
u | Delphi Labs licensed the patent to Norcroft. | Norcroft licensed the patent to Delphi Labs.
v | The patent was licensed to Norcroft by Delphi Labs. | Delphi Labs licensed the patent to Norcroft.`,
  sport: `
v | Kim scored twice in the second half. | Kim scored twice in the second half.
u | Kim scored twice in the second half. | Kim scored twice in the first half.
u | Kim passed the ball to Jo. | Jo passed the ball to Kim.
u | Kim didn't qualify for the final. | Kim qualified for the final.
u | Kim will retire after the season. | Kim retired.
v | I swim 2 km every Monday. | Kim swims two kilometres every Monday. | kim
u | I swim 2 km every Monday. | Kim swims two kilometres every Sunday. | kim`,
  food: `
v | I can't stand olives. | Kim can't stand olives. | kim
u | The soup contains no gluten. | The soup contains gluten.
u | Kim prefers red wine to white. | Kim prefers white wine to red.
u | Jo: I would love to try durian. | Jo tried durian.
v | Bake the bread for 40 minutes at 220 degrees Celsius. | Bake the bread at 220 °C for 40 minutes.
u | Bake the bread for 40 minutes at 220 degrees Celsius. | Bake the bread at 200 °C for 40 minutes.
u | Jo ate at the Thai restaurant. | Jo ate at the Greek restaurant.`,
  logistics: `
v | Container MSKU7 left Antwerp on 4 April 2024. | Container MSKU7 left Antwerp on 4 April 2024.
u | Container MSKU7 left Antwerp on 4 April 2024. | Container MSKU8 left Antwerp on 4 April 2024.
u | Container MSKU7 left Antwerp on 4 April 2024. | Container MSKU7 reached Antwerp on 4 April 2024.
u | The forklift cannot lift more than 2 t. | The forklift can lift more than 2 t.
u | The order might be late. | The order is late.
u | Orders over 50 euros ship free. | Orders under 50 euros ship free.
v | Depot 4 opens at a quarter past six. | Depot 4 opens at 6:15.`,
  german: `
v | Jonas spielt seit 2018 Geige. | Jonas spielt seit 2018 Geige.
u | Jonas spielt seit 2018 Geige. | Jonas spielt seit 2019 Geige.
u | Jonas arbeitet nicht bei Siemens. | Jonas arbeitet bei Siemens.
u | Jonas hat vielleicht eine Laktoseintoleranz. | Jonas hat eine Laktoseintoleranz.
v | Ich habe den Vertrag am 4. April 2024 gekündigt. | Jonas hat den Vertrag am 4. April 2024 gekündigt. | jonas
u | Ich habe den Vertrag am 4. April 2024 gekündigt. | Jonas hat den Vertrag am 14. April 2024 gekündigt. | jonas
u | Jonas betreut Lena. | Lena betreut Jonas.
u | Jonas plant einen Umzug nach Graz. | Jonas ist nach Graz umgezogen.
u | Der Laden öffnet um 9 Uhr. | Der Laden öffnet um 10 Uhr.
v | Heute hat Jonas die Prüfung bestanden. | Jonas hat am 3. Mai 2024 die Prüfung bestanden.
u | Wenn Jonas besteht, studiert er in Wien. | Jonas studiert in Wien.
v | Lenas Katze ist drei Jahre alt. | Lenas Katze ist 3 Jahre alt.`,
}
