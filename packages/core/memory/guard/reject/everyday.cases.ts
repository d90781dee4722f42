/**
 * Short facts of everyday life and work, one per line, by domain; written for this table. Of each two successive lines,
 * the first was in view when weights and thresholds were made; the second is held back.
 */
const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const EVERYDAY: Readonly<Record<string, readonly string[]>> = {
  home: lines(`
    The spare key hangs behind the meter cupboard
    Our landlord is called Mr Osei and lives upstairs
    The boiler was replaced in 2021
    We have two cats and a very old tortoise
    The blue bin is collected every other Thursday
    The flat has three rooms and a balcony facing west
    The dishwasher leaks when the filter is full
    Jonas assembled the wardrobe last weekend
    The router stands in the hallway next to the shoes
    Our neighbour waters the plants in August
    The attic is insulated with hemp
    The washing machine finishes at nine`),
  health: lines(`
    Claire is allergic to penicillin
    My blood pressure was 128 over 82 in May
    Dr. Haddad has moved her practice to Mill Street
    Ben takes 20 mg of lisinopril in the morning
    Grandpa had his left hip replaced
    The physiotherapist recommends swimming twice a week
    I have slept badly since the clocks changed
    The next vaccination is due in October
    Keiko wears contact lenses, minus 3.5
    The twins had chickenpox in kindergarten
    My knee hurts on stairs
    Lactose gives me stomach ache`),
  food: lines(`
    Marta bakes rye bread on Saturdays
    I can't stand coriander
    The best ramen is at the place by the canal
    Tom drinks his coffee black
    We need two litres of milk a week
    The cake recipe asks for 300 g of flour and four eggs
    Our canteen closes at two
    Nadia has eaten vegan for six years
    The cheese in the fridge is from Jura
    Ben's chili is far too hot for the kids
    I like my steak medium rare
    The plum tree gave forty kilos this year`),
  travel: lines(`
    Flight LH 401 leaves at 7:40 from gate B12
    We stayed in a guesthouse near Porto
    My passport expires in March 2029
    The night train to Vienna has couchettes
    Lena gets seasick on ferries
    The hotel in Graz keeps our skis
    I always take the aisle seat
    Our luggage was lost in Madrid and came two days later
    The road over the pass is closed from November to May
    We rented a car for nine days
    The visa took three weeks
    Tom has been to Iceland four times`),
  family: lines(`
    My sister Ines lives in Toulouse
    Ben and Claire got married on 4 June
    Our daughter starts school in September
    Uncle Pavel keeps bees
    Grandma's maiden name was Lindqvist
    The twins are called Ada and Noor
    My brother-in-law drives a tram
    Dad turned seventy last week
    Her godmother is a judge
    We adopted Milo from the shelter
    My parents met at a chess club
    Cousin Aylin studies medicine in Izmir`),
  work: lines(`
    Priya leads the sales team since January
    The stand-up is at 9:30 in room Fuji
    I hand over the on-call phone on Mondays
    Our biggest customer is a hospital in Leeds
    Jonas works four days a week
    The office moves to the harbour in spring
    The works council meets every second Tuesday
    Nadia's contract runs until the end of the year
    The annual review is in November
    The team has eleven people in three cities
    Tom is on parental leave until May
    The customer wants the offer by Friday`),
  software: lines(`
    The API listens on port 8443 behind nginx
    Timeouts went away after we raised the pool to 40
    The mobile app is written in Kotlin
    Table orders has 40 million rows
    The nightly build takes fourteen minutes
    Feature flags live in config/flags.yaml
    We pinned openssl to 3.0.13
    The staging cluster has three nodes
    Error E1042 means that the token has expired
    Deploys go out on Tuesdays and Thursdays
    The cache evicts the least recently used entries
    The parser chokes on files with a byte order mark`),
  finance: lines(`
    The rent is 940 euros and due on the third
    I pay 38 euros a month for the gym
    The mortgage is fixed at 1.9 percent until 2031
    Our budget for the fair is $12,000
    The tax adviser needs the receipts by May
    Invoice 7731 from Northwind is still open
    Lena puts ten percent of her salary aside
    The car insurance went up by 60 euros
    We split the electricity bill by three
    The deposit was returned in full
    Grandma left each of us a savings book
    The bakery takes cards from ten euros`),
  school: lines(`
    The maths exam is on 14 June
    Ada reads above her grade
    My thesis is about bird migration
    The library is open until midnight in term time
    Professor Okafor grades on a curve
    Noor plays the clarinet in the school band
    The excursion costs 15 euros
    Latin is my weakest subject
    The semester starts in the second week of October
    I failed the driving theory once
    The kindergarten closes for three weeks in summer
    Her essay won second prize`),
  sport: lines(`
    I ran ten kilometres in 52 minutes
    The club trains on Wednesdays at seven
    Tom tore a ligament while skiing
    Our team lost 3:2 after extra time
    Keiko holds a black belt in judo
    The pool is closed for repairs
    Season tickets go on sale in July
    My bike has a size 56 frame
    Ben climbs 7a on lead
    The marathon starts at the old bridge
    Claire coaches the under-twelves
    I prefer bouldering to ropes`),
  culture: lines(`
    My favourite author is Ursula Le Guin
    We have tickets for the opera on the 9th
    Lena plays the cello in an amateur orchestra
    The film is about a lighthouse keeper
    Jonas collects stamps from Greenland
    The exhibition runs until the end of August
    I am halfway through the second volume
    The band split up in 1998
    Marta sings alto in the choir
    The museum is free on the first Sunday
    Tom hates musicals
    Our book club meets at Nadia's place`),
  garden: lines(`
    The tomatoes went out in mid-May
    Slugs ate all the lettuce
    The apple tree is a Boskoop
    We water the beds before eight
    The compost stands behind the shed
    The hedge is cut in February
    Uncle Pavel gave us two beehives
    The pond freezes down to twenty centimetres
    Frost killed the fig
    The rain barrel holds 300 litres
    Roses need pruning when the forsythia blooms
    The greenhouse faces south`),
  politics: lines(`
    The council voted for the tram line
    Our mayor was re-elected with 54 percent
    The referendum is on 3 March
    The speed limit on Dock Road is now 30
    The library budget was cut by a tenth
    She chairs the committee on housing
    The bridge will be closed for two years
    The party nominated a teacher
    The new school opens in autumn
    The noise rules apply from ten
    The petition has 2,300 signatures
    The town bought the old brewery`),
}
