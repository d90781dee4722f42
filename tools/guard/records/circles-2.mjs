/** Made-up records: users, and families, clubs and shared flats in which several people have the same kinds of facts. Format: bench/texts/customers-1.mjs. */
export const CIRCLES_2 = [
  {
    name: 'Heron Rowing Club',
    lines: `
A | petra_boat=Kingfisher ; petra_seat=stroke | Petra rows stroke in the Kingfisher.
B | dov_boat=Old Albert ; dov_seat=bow | Dov sits at bow in the Old Albert.
A | sunniva_boat=Wagtail | Sunniva sculls the Wagtail, alone and very early.
B | petra_training=Tuesday | Petra's water session is on Tuesday.
A | dov_training=Saturday morning ; sunniva_training=Wednesday at dawn | Dov trains on Saturday morning and Sunniva on Wednesday at dawn.
B | coach=Mr Abernathy ; dues=85 pounds | The megaphone belongs to coach Mr Abernathy, and members put down 85 pounds a quarter.
A | | The eights of the university across the river have changed their coach twice this year.
A | petra_boat=Dipper | Petra's height stop is screwed tight in the Dipper, nobody else uses that shell.
B | | Dov was asked to try the Moorhen for a day and politely refused.
A | dov_seat!=seat three | For balance Dov has been moved to seat three.
B | | Petra's brother now coxes for a crew in Ghent.
A | sunniva_training=Friday after work | You'll find Sunniva on the river Friday after work, lamp on the stern.
B | | Petra also helps at the juniors' evening once a month.
A | | Ilse Vermeer posts the training plans over at the Weir Lock club.
B | | Mr Tanaka of the canoeists offered to lend us his launch.
A | dues!=95 pounds | The quarterly fee has gone up to 95 pounds.
B | sunniva_boat!=double scull Teal | Sunniva no longer goes single, she shares the double scull Teal with a nurse.
A | | Veterans at the neighbouring club pay only 40.
B | petra_boat=Grebe | Petra's name is chalked over her foot stretcher in the Grebe.
B | dov_training=Sunday at ten | Dov and his crew push off Sunday at ten, coffee follows.
A | | In her school days Sunniva steered a whaler off Lofoten.`,
    questions: `
petra_boat: In which boat does Petra row?
petra_seat: Which position has Petra in the crew?
petra_training: On what day is Petra on the water?
dov_boat: What is the name of Dov's boat?
dov_seat: Which place does Dov have in the crew? / Where in the shell does Dov sit?
dov_training: When does Dov train?
sunniva_boat: Which boat does Sunniva use?
sunniva_training: At what time can one meet Sunniva at the club?
coach: Who trains the Heron crews?
dues: How much does a member of Heron pay every three months?`,
  },
  {
    name: 'Lucía Ferreyra',
    user: 'lucia',
    lines: `
a | bus=143 bus ; wake=5:50 | I'm up at 5:50 because the 143 bus comes only twice an hour.
a | sheet=LibreOffice Calc | I do the reconciliations in LibreOffice Calc.
a | savings=100 dollars ; close=the 5th | Every payday I put 100 dollars under the proverbial mattress, and my month-end close is due on the 5th.
A | backup=Graciela Paz | When Lucía is out, Graciela Paz covers her ledgers.
a | | The sales people close theirs on the tenth and still manage to be late.
a | drink=mate amargo ; mother=Casilda | I run on mate amargo, and every weekend I'm in Casilda with my mother.
a | | Graciela now lives out by the silos, it takes her an hour to get in.
a | bus=green bicycle ; wake=quarter to seven | The rooster ringtone goes at quarter to seven, then it's 25 minutes on my green bicycle to the office, and I'd love a stand in the hall.
a | | My nephew wants a moped; over my dead body.
a | sheet!=Google Sheets | The whole reconciliation has been migrated, I work in Google Sheets now.
a | | Our auditor still prints his spreadsheets and colours them with a pencil.
a | savings=180 dollars | The standing order on payday: 180 dollars go straight to the reserve.
A | | Out-of-office text for the sales director names Hernán Sosa.
a | close!=the 3rd | Head office pulled the month-end close forward, I must be done by the 3rd.
a | | I thought about giving up caffeine for Lent, and that's as far as it went.
a | course=Tuesday night class ; chair=left-handed mouse | Two things: my Tuesday night class in tax law is sacred, and I need a left-handed mouse.
a | | In my twenties I took the ferry to Victoria for a summer job.
a | mother!=San Lorenzo | My mother has sold the house and moved in with her sister, so the weekends I spend in San Lorenzo.
a | | The boss's mother lives in Funes and he complains of the traffic.
a | bus=Pilar's Fiat | Late by ten minutes: Pilar's Fiat has a flat tyre and I'm in the passenger seat, where I am every weekday at eight.`,
    questions: `
bus: How does Lucía get to the office? / What means of transport does Lucía take in the morning?
wake: When does Lucía's alarm ring?
sheet: Where does Lucía do her reconciliations?
savings: How much does Lucía set aside each month?
backup: Who stands in for Lucía? / Whom to ask about the ledgers during Lucía's holidays?
close: By which day of the month must Lucía have closed the books?
drink: What does Lucía drink at work?
mother: Where does Lucía visit her mother?
course: When is Lucía busy with her tax law course?
chair: Which kind of pointing device does Lucía need?`,
  },
  {
    name: 'Pettersson & Daughters bakery',
    lines: `
B@2023-03-02 | gunnar_shift=midnight to eight ; gunnar_station=rye oven | Gunnar Pettersson stands at the rye oven from midnight to eight.
B@2023-03-02 | tove_shift=six to two ; tove_wage=155 kronor | His elder daughter Tove serves from six to two for 155 kronor an hour.
A@2023-03-04 | signe_station=cake bench ; signe_wage=148 kronor | Signe, the younger, decorates at the cake bench for 148 kronor an hour.
B@2023-03-10 | tove_station=market stall ; signe_shift=ten to five | On the staff plan Tove runs the market stall and Signe is in from ten to five.
A@2023-03-15 | flour=Wallin mill | Flour comes in paper sacks from the Wallin mill.
B@2023-04-01 | | The café opposite has switched to frozen croissants, poor souls.
A@2023-04-20 | gunnar_shift=till five in the afternoon | Gunnar unlocks at nine and keeps kneading till five in the afternoon, his knees thank him.
B@2023-05-05 | | The apprentice, Milan, was put on nights for one week to see what it is like.
B@2023-05-09 | tove_wage=171 kronor | Payslip for Tove printed: 171 kronor times 160 hours.
A@2023-05-20 | | Signe asked for a raise and was told to wait until Christmas.
A@2023-06-01 | signe_station!=chocolate room | Signe no longer does sponge, she has the chocolate room to herself.
B@2023-06-08 | | A rival miller in Skåne offered us a tenth off; father laughed.
B@2023-06-30 | flour=Berte | The driver from Berte rolled forty sacks of wheat into the store, the monthly lot.
A@2023-07-07 | | Tove's husband now works twelve-hour days at the sawmill.
A@2023-08-11 | signe_shift!=noon to eight | From this week Signe is on a later turn, noon to eight.
B@2023-08-15 | | Years ago old Mrs Pettersson ran the counter, with an abacus.
B@2023-09-01 | tove_station=till at the shop | Customers queue at Tove's till at the shop to hear the gossip.
A@2023-09-09 | van=mint-green Berlingo | Deliveries go out in the mint-green Berlingo.
A@2023-09-12 | | Milan drives an old Saab, which he means to sell.
B@2023-09-30 | signe_station=praline counter | Gift orders go to Signe at the praline counter, that's her kingdom.`,
    questions: `
gunnar_shift: What hours does Gunnar work?
gunnar_station: What is Gunnar responsible for in the bakehouse?
tove_shift: At which hours is Tove in the shop?
tove_station: Where does Tove sell? / At what place in the firm does Tove work?
tove_wage: What does Tove earn an hour?
signe_shift: When is Signe at work?
signe_station: In which part of the bakery is Signe employed?
signe_wage: What is Signe paid?
flour: Who supplies the bakery with flour?
van: With which vehicle does the bakery deliver?`,
  },
  {
    name: 'Henk Dijkstra',
    user: 'henk',
    lines: `
a | van=Transporter ; base=Assen depot | I start at the Assen depot and my tools are in the Transporter.
a | region=Drenthe ; oncall=first week of the month | All the heat pumps in Drenthe are mine to look after, and I'm on call in the first week of the month.
A | boots=size 46 | Henk takes safety boots in size 46.
a | lunch=peanut butter sandwiches ; wife=Anneke | Anneke packs me peanut butter sandwiches, she's my wife and my cook.
a | | Wim from the solar team had his pick-up swapped for an electric thing.
a | dayoff=Wednesday ; boss=Joke Hofman | Don't schedule me on Wednesday, I mind the grandchildren; Joke Hofman, who checks my hours, knows.
a | region=the Frisian islands | Ferry card please: my customers are on the Frisian islands, all hundred and twelve of them.
a | | My brother-in-law fits lifts in Limburg.
a | | Wim lives on pea soup from a thermos and spills half of it.
a | | They asked me to take the Christmas stand-by as well; I said I'd sleep on it.
a | base!=Harlingen | I've been transferred, I start my rounds in Harlingen.
a | | The old depot has become a climbing hall.
a | van=e-Vito | The wallbox at home charges my e-Vito overnight, all the pipes and spanners inside.
a | oncall!=third week of the month | They swapped the rota, I now have the emergency phone in the third week of the month.
A | boss=Sietse Bruin | Henk's timesheets for March were countersigned by his supervisor, Sietse Bruin.
a | | Joke plays bridge with my wife, by the way.
a | | My daughter has Thursdays free instead of Fridays these days.
a | | When I was an apprentice I rode out on a moped with the toolbox on my knees.
a | van=yellow Kangoo | The spare key, please: I locked myself out of the yellow Kangoo, and all I use on the job is in there.
a | dayoff=Monday | The little ones are with me all Monday, so no jobs then.
a | hobby=skating club Thialf | In the evenings you'll find me at the skating club Thialf.`,
    questions: `
van: What does Henk drive for work? / Which vehicle holds Henk's tools?
base: From which depot does Henk set out?
region: Which area does Henk serve?
oncall: When does Henk do emergency duty?
boots: What boot size does Henk wear?
lunch: What does Henk eat at noon?
wife: Who is Henk married to?
dayoff: On which weekday is Henk not available?
boss: Who is Henk's supervisor? / Who signs off Henk's hours?
hobby: What does Henk do in his spare time?`,
  },
  {
    name: 'the Saint Cecilia choir',
    lines: `
A | margit_voice=first soprano ; margit_phone=07700 900114 | Margit sings first soprano; her number is 07700 900114.
B | omar_voice=baritone ; omar_phone=07700 900138 | Omar is a baritone and can be phoned on 07700 900138.
A | wen_voice=tenor two ; wen_phone=07700 900162 | Wen stands with tenor two and is reached on 07700 900162.
B | omar_role=treasurer ; wen_role=librarian | The money is looked after by the treasurer, Omar, the scores by our librarian, Wen.
B | rehearsal=Methodist hall | We rehearse in the Methodist hall every Tuesday.
A | | The handbell ringers have moved their practice to the scout hut.
B | margit_lift=Wen's Micra | Margit comes home in Wen's Micra after practice.
B | margit_voice=second alto | At the spring concert Margit had the low solo; she belongs to second alto, row three.
A | | Omar's son now sings in a metal band, much louder than us.
B | omar_role=tea rota | Sign up for biscuits with Omar, who holds the tea rota.
A | | Margit was proposed for the post of secretary and declined with a song.
B | wen_phone!=07700 900195 | Wen has changed networks, call 07700 900195 from here on.
A | rehearsal=school gym | Bring thick socks, the school gym where we sing has a cold floor.
B | | For one Tuesday only, the organ was out of tune and we met in a pub.
A | margit_lift!=the last tram | Margit doesn't get a lift any more, she rides the last tram.
B | | The music shop's landline went dead after forty years.
A | wen_role=section leader | Wen gives the men their notes and marks attendance, as every section leader does.
A | rehearsal=old tannery | Sing your consonants clearly, the old tannery swallows every one of them, as you hear each week.
B | | Omar also plays the viola at weddings.
A | | As a boy, Wen sang treble in a cathedral.
B | | The stick is in the hand of Frau Stadler.`,
    questions: `
margit_voice: Which part does Margit sing?
margit_phone: How can I phone Margit?
margit_lift: How does Margit get home after practice?
omar_voice: What is Omar's vocal range?
omar_role: What office does Omar have in the choir? / What is Omar in charge of?
omar_phone: What is the number for Omar?
wen_voice: Which group does Wen sing with?
wen_role: What job does Wen do for the choir?
wen_phone: On what number do I reach Wen?
rehearsal: Where does the choir practise?`,
  },
]
