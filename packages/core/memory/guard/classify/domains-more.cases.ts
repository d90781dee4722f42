import type { Category, MemoryType } from '../../types.js'

/** Notes of four more domains, in the form and for the use described in domains.cases.ts. */
const DOMAINS = {
  travel: `
    preference preference: I prefer the window seat.
    event event: We flew to Lisbon on 14 May.
    factual location: The hotel is two streets from the beach.
    factual finance: The tickets cost 240 euros each.
    factual task: I have to renew my passport before the trip.
    event event: We visited the salt mines last summer.
    factual other: The ferry takes four hours.
    procedural other: Before crossing the border, fill in the online form.
    preference preference: Lena hates flying at night.
    factual decision: We decided to take the train to Rome.
    episodic event: I remember how we got lost in Kyoto and found that tiny bar.
    factual other: The museum is closed on Mondays.
    factual location: My cousin lives in Reykjavik.
    event event: Our flight was cancelled on Sunday.
    factual other: The visa is valid for ninety days.
    preference preference: Our favourite campsite is the one by the lake.
    factual other: The cable car runs until six.
    factual identity: My passport number has changed.
    procedural other: When you arrive late, ring the bell at the back door.
    factual task: Remind me to buy travel insurance.
    event event: The wedding trip starts on 2 August.
    factual location: The youth hostel is behind the station.
    factual finance: The deposit for the car was 300 euros.
    preference preference: I would rather hike than lie on a beach.
    factual other: Tipping is not common in Japan.
    factual health: I get seasick on small boats.
    event event: Tom lost his suitcase in Madrid last week.
    factual decision: The group chose the cheaper guesthouse.
    factual other: The night bus leaves at 23:40.
    relationship relationship: Our guide Paolo is married to a friend of mine.
    factual other: The pass is closed in winter.
    factual project: We are planning a cycling tour along the Danube.
    episodic event: We tried the street food at the market and talked to the cooks all evening.
    factual other: There are lockers at the airport.
    factual location: The embassy is located on Park Avenue.
    event event: They got back from Peru yesterday.
    preference preference: My husband likes small hotels.
    factual other: The island has no cars.
    procedural other: Always keep a copy of the passport in the backpack.
    factual task: The hotel still has to be booked.`,
  money: `
    factual finance: My salary is 3,400 euros before tax.
    factual finance: We have a mortgage over twenty-five years.
    event finance: I sold my old car for 2,000 euros last week.
    factual finance: The savings account pays 2 percent.
    factual task: The tax return is due on 31 July.
    factual decision: We decided to invest in an index fund.
    procedural finance: To claim expenses, scan the receipt and attach it to the form.
    factual finance: The gym costs 29 euros a month.
    preference preference: I prefer paying in cash.
    event finance: The bank closed my old account on 1 March.
    factual finance: Nina owes me 50 euros.
    factual finance: Our household budget is 2,600 euros.
    factual finance: The shop made a loss last year.
    relationship work: Mr Weiss is our tax adviser.
    factual finance: The insurance premium rose by 8 percent.
    factual task: I still need to pay the electricity bill.
    event finance: We paid off the student loan in 2022.
    factual finance: Grandpa gets a small pension from the railway.
    factual decision: They opted against a second credit card.
    factual finance: The house is worth about 400,000 euros.
    procedural finance: Transfer 200 euros to savings on the first of each month.
    factual finance: My shares lost a tenth of their value.
    factual finance: The subscription renews every year in May.
    event finance: The landlord returned the deposit yesterday.
    factual finance: The club's fees are 120 euros a year.
    factual location: The nearest branch of the bank is in Mill Street.
    factual finance: We split the rent by three.
    factual finance: The price of the machine includes delivery.
    episodic finance: During our last chat we compared three loans.
    factual finance: Her start-up raised half a million.
    factual task: Remind me to cancel the newspaper subscription.
    factual finance: The invoice from the roofer is still open.
    preference preference: My aunt dislikes online banking.
    factual finance: The refund arrived after two weeks.
    factual decision: I agreed to pay in six instalments.
    factual finance: A litre of milk costs 1.20 euros.
    procedural finance: When the balance falls below 500 euros, move money from savings.
    factual finance: We spend a fifth of our income on food.
    event finance: The central bank raised rates on Thursday.
    factual finance: The scholarship covers the tuition fees.`,
  learning: `
    factual project: I am writing my thesis about glaciers.
    factual task: The essay is due next Monday.
    factual other: Water expands when it freezes.
    event event: The graduation ceremony was held on 10 July.
    preference preference: My favourite subject is chemistry.
    factual work: Ms Duarte teaches history at our school.
    factual other: The Danube flows through ten countries.
    factual decision: I chose biology as my major.
    procedural other: To solve a quadratic equation, bring all terms to one side first.
    factual other: Bats are mammals.
    event other: I passed the maths exam yesterday.
    relationship work: Professor Lindt is my supervisor.
    factual location: The lab is in the west wing.
    factual other: A marathon is 42.195 km long.
    preference preference: Aylin prefers learning in the library.
    factual identity: My mother tongue is Greek.
    factual task: I need to return three books to the library.
    factual other: The semester starts in October.
    episodic other: In our last session we practised irregular verbs.
    factual finance: The course fee is 180 euros.
    factual other: Light takes eight minutes from the sun to the earth.
    event event: The science fair takes place on 6 March.
    factual project: Our group project is a model of a bridge.
    factual other: The exam has forty questions.
    procedural other: Before the experiment, put on goggles.
    preference preference: He loves reading about the Romans.
    factual other: Mount Kenya is the second highest mountain in Africa.
    factual decision: The class voted for a trip to Prague.
    factual work: Aylin is training to become a nurse.
    event other: I failed the driving test last week.
    factual identity: Noor speaks Arabic and French.
    factual other: Honeybees dance to show the way to flowers.
    factual task: Remind me to register for the seminar.
    relationship relationship: My study partner is the brother of my flatmate.
    factual other: Iron melts at 1,538 degrees.
    factual other: The dictionary has 90,000 entries.
    preference preference: I can't stand group work.
    episodic other: I noticed today how much easier listening has become.
    factual other: Venice was built on wooden piles.
    procedural other: When you cite a book, give the page as well.`,
  leisure: `
    preference preference: I love black-and-white films.
    factual other: The band has five members.
    event event: We went to a jazz concert last Friday.
    preference preference: Tom's favourite game is Go.
    factual project: I am knitting a blanket for my niece.
    factual other: The choir meets on Tuesdays.
    event event: Our team won the final on 20 May.
    relationship relationship: My tennis partner is my brother-in-law.
    factual location: The climbing hall is near the harbour.
    factual task: I have to restring the guitar.
    factual other: The novel has 900 pages.
    preference preference: Claire dislikes loud bars.
    procedural other: To develop the film, keep the bath at 20 degrees.
    factual decision: We agreed on chess as the club game.
    episodic event: I remember how the whole stadium sang in the rain.
    factual finance: The season ticket costs 310 euros.
    factual other: The pool is 50 metres long.
    preference preference: We enjoy board games on rainy evenings.
    event event: The exhibition opened on 1 February.
    factual other: The lead singer was born in Oslo.
    factual project: My brother is restoring an old motorcycle.
    factual health: I run three times a week to keep fit.
    preference preference: My son is a fan of dinosaurs.
    factual other: The podcast comes out every second Thursday.
    event event: Nadia finished her first marathon in April.
    factual task: The tickets for the opera must be booked by Friday.
    factual other: Go is played on a board of 19 by 19 lines.
    procedural other: Tune the cello before each rehearsal.
    preference preference: I would rather read the book than watch the series.
    factual location: The allotment is on the other side of the river.
    factual other: The film lasts three hours.
    relationship relationship: The drummer and the singer are siblings.
    episodic other: We tried the new puzzle and gave up after an hour.
    event event: The book club met at my place yesterday.
    factual other: My bike has a carbon frame.
    factual decision: The band decided to split up.
    preference preference: She is fond of Turkish tea.
    factual other: The garden has two apple trees.
    event event: My nephew's birthday party is on Saturday.
    factual work: Lena works as a stage designer at the opera.`,
} as const

export const LABELLED_MORE: readonly (readonly [domain: string, MemoryType, Category, string])[] = Object.entries(
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
