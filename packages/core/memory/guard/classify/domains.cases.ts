import type { Category, MemoryType } from '../../types.js'

/**
 * Notes of four domains (domains-more.cases.ts has four more) with the type and category that a person gives them, in
 * the form `type category: text`. They measure how often the guard's choices are right if their confidence is, for
 * example, .9 or more. Of each two successive notes, the first was used to fit confidence.ts; the second is held back.
 */
const DOMAINS = {
  household: `
    factual other: The boiler is from 2019 and still under warranty.
    factual task: I have to descale the coffee machine this week.
    preference preference: My wife likes the bedroom cold at night.
    factual location: The fuse box is in the hall cupboard.
    event event: The new sofa was delivered on 3 May.
    procedural other: To bleed the radiators, start on the top floor and work down.
    factual other: The freezer holds about 90 litres.
    relationship relationship: Our neighbour Olga is the aunt of my godson.
    factual finance: Electricity costs us 94 euros a month.
    event other: A pipe burst in the cellar last night.
    preference preference: Dad prefers the old armchair to the new one.
    factual location: The spare keys hang behind the door.
    procedural other: When the alarm beeps twice, change the battery.
    factual decision: We decided not to buy a tumble dryer.
    factual other: Our cat is fourteen and deaf.
    factual task: The gutters need to be cleaned before October.
    preference preference: The kids love pancakes on Sundays.
    factual relationship: Jonas has a twin sister.
    episodic other: We laughed a lot when the cake fell off the table.
    factual other: The carpet in the study is wool.
    factual finance: The rent goes up by 30 euros in July.
    event relationship: My sister had her second baby on Friday.
    factual location: Grandma lives in a flat near the park.
    procedural task: Water the orchids once a week.
    factual decision: The family chose the green tiles for the bathroom.
    factual identity: My mother's maiden name is Brandt.
    preference preference: I hate ironing shirts.
    factual other: The dishwasher takes three hours on eco.
    relationship relationship: Lea is my stepdaughter.
    event event: We had a barbecue with the whole street last weekend.
    factual project: We are converting the attic into a studio.
    factual task: Remind me to pick up the dry cleaning.
    factual other: The garage door is broken.
    procedural other: Never put the wooden spoons in the dishwasher.
    preference preference: Ben's favourite meal is lasagne.
    factual location: The vet is next to the post office.
    factual other: The tortoise sleeps from November to March.
    event other: The washing machine broke on Tuesday.
    factual finance: We pay the cleaner 60 euros a month.
    factual decision: I made up my mind to sell the piano.`,
  health: `
    factual health: My father has type 2 diabetes.
    factual health: I am allergic to bee stings.
    event health: I had my wisdom teeth removed on Monday.
    factual health: The dose is 5 mg twice a day.
    preference health: I prefer swimming to running because of my knees.
    factual health: Nora wears a hearing aid in her left ear.
    factual task: I need to book a check-up with the dentist.
    procedural health: Take the tablets with food and never with milk.
    factual health: Her blood type is AB positive.
    episodic health: I felt much calmer after the breathing exercise today.
    event health: Grandpa broke his hip last winter.
    factual health: My resting pulse is around 54.
    factual location: The clinic is on the third floor of the east wing.
    factual health: Tom has had asthma since he was six.
    procedural health: If the fever rises above 39, call the doctor.
    event health: Claire was vaccinated against flu on 12 October.
    factual decision: I decided to stop drinking coffee after noon.
    factual health: The twins are lactose intolerant.
    preference preference: I like my physiotherapist's quiet way of talking.
    factual health: Ben suffers from hay fever in spring.
    factual task: The prescription has to be renewed by Friday.
    factual health: I sleep about six hours a night.
    event health: She was discharged from hospital yesterday.
    factual health: My cholesterol is slightly high.
    procedural health: Before the scan, fast for six hours.
    relationship health: My cousin is my kidney donor.
    factual health: Keiko is vegan and takes vitamin B12.
    factual finance: The insurance covers 80 percent of the costs.
    factual health: I get migraines from red wine.
    event health: The surgery is scheduled for 4 June.
    episodic health: During the call the nurse told me about a new therapy.
    factual health: He is recovering from a torn ligament.
    factual identity: I am 44 years old and 1.80 m tall.
    factual health: The new glasses have a strength of minus two.
    preference health: She would rather take drops than pills.
    factual health: My daughter has a peanut allergy.
    procedural health: Stretch for ten minutes before each run.
    factual health: Uncle Max quit smoking in 2015.
    factual health: The rash on my arm is gone.
    factual work: Dr. Silva works at the children's hospital.`,
  office: `
    factual work: Helena is head of procurement.
    relationship work: Marek reports to Helena.
    factual work: The company has offices in four countries.
    factual location: Our new branch is in Antwerp.
    event work: Two colleagues resigned last month.
    procedural work: Before each interview, read the CV and prepare three questions.
    factual task: I have to finish the slides by Thursday.
    factual decision: The board approved the new pricing.
    factual project: The rebranding project runs until autumn.
    event event: The trade fair in Hanover takes place on 22 April.
    preference work: Marek prefers e-mail to phone calls.
    factual work: Support is open from eight to six.
    episodic work: In the meeting today the client seemed worried about delays.
    factual finance: Our marketing budget is 80,000 euros.
    relationship work: Nordwind is our biggest customer.
    procedural work: When a supplier is late, inform the project lead first.
    factual work: I work part-time, three days a week.
    factual task: The contract must be signed by the end of the week.
    event work: Helena was promoted to director in March.
    factual project: The next milestone is the customer survey.
    factual decision: We agreed to close the office between Christmas and New Year.
    factual identity: Her full name is Helena Maria Kovac.
    factual work: The night shift starts at ten.
    preference preference: The boss likes short presentations.
    factual work: My employer is a logistics firm.
    procedural finance: Invoices over 5,000 euros need two signatures.
    relationship work: Anna is the assistant of the managing director.
    factual work: The sales team meets every Monday morning.
    event work: We hired three engineers last week.
    factual task: Somebody needs to update the org chart.
    factual finance: Revenue grew by 12 percent last year.
    factual location: The archive is in the basement of building C.
    factual project: Phase two of the move begins in May.
    episodic work: We brainstormed slogans and ended up with forty.
    factual work: The works council has nine members.
    factual decision: The team opted for the smaller venue.
    procedural work: New staff hand their badge form to reception, then collect a laptop.
    factual work: Paul is a freelance designer.
    factual finance: Travel costs are down by a third.
    event work: The strike ended on Friday.`,
  software: `
    technical technology: The payment service is written in Rust.
    technical technology: Sessions are stored in Redis with a TTL of one hour.
    event technology: We released version 5.1 on 9 September.
    technical technology: The index on orders.created_at made the query ten times faster.
    procedural technology: To reset the staging database, run make reset and restart the API.
    preference technology: I prefer tabs over spaces in Go code.
    technical decision: We chose Kafka over RabbitMQ for the event bus.
    factual task: The expired certificate has to be renewed before Monday.
    technical technology: The front end is built with Vue and Vite.
    event technology: The search cluster went down twice last night.
    technical technology: Logs are shipped to Loki with a retention of 30 days.
    procedural technology: Always rebase before you merge into main.
    technical technology: The API returns 429 after 100 requests a minute.
    episodic technology: I spent the morning debugging a race condition in the scheduler.
    technical technology: Feature flags are read from a YAML file at startup.
    preference technology: Sana likes Neovim with a light theme.
    technical technology: The container image is 180 MB.
    factual task: Somebody still needs to review the pull request for the login page.
    technical project: The migration project moves all services to Kubernetes.
    technical technology: A memory leak in the parser crashes the worker after two days.
    procedural technology: If the build fails, check the cache first.
    technical technology: The mobile app talks to the backend over gRPC.
    event technology: The firewall rules were changed on Tuesday.
    technical decision: The team agreed to drop support for Node 18.
    technical technology: Passwords are hashed with bcrypt.
    technical technology: The nightly backup is encrypted and copied to S3.
    procedural technology: Never commit secrets to the repository.
    technical technology: CI takes eleven minutes on two runners.
    technical technology: The replica lags about three seconds behind the primary.
    factual work: Sana maintains the deployment scripts.
    technical technology: Timestamps are stored in UTC with microseconds.
    episodic technology: We tried two fixes for the flaky test, and neither worked.
    technical technology: The service needs at least 512 MB of RAM.
    preference technology: He would rather write Python than Java.
    technical technology: The unit tests use an in-memory SQLite database.
    procedural technology: Tag the release, then wait for the pipeline to turn green.
    technical technology: Our GraphQL schema has 240 types.
    technical technology: The library is licensed under MIT.
    event technology: GitHub was unreachable for an hour yesterday.
    technical technology: The cron job runs at 02:00 every day.`,
} as const

export const LABELLED_DOMAINS: readonly (readonly [domain: string, MemoryType, Category, string])[] = Object.entries(
  DOMAINS,
).flatMap(([domain, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, type, category, text] = /^(\w+) (\w+): (.+)$/.exec(line.trim()) ?? []
      return [domain, type as MemoryType, category as Category, text ?? ''] as const
    }),
)
