/** Made-up records: projects, sites, ships, machines, events and shops. Format: bench/texts/customers-1.mjs. */
export const SITES_2 = [
  {
    name: 'Press M7',
    lines: `
A | part=bottle caps ; mould=tool 4410 | Press M7 makes bottle caps with tool 4410.
B | operator=Gosia Malek | Early shift at Press M7: Gosia Malek, alone.
A | cycle=18 seconds ; material=polypropylene | Press M7 is fed with polypropylene from silo C and needs 18 seconds for a shot.
B | | Press M8 now runs at 25 seconds because of a worn screw.
A | temperature=225 degrees ; oil=HLP 46 | Barrel of Press M7 at 225 degrees, hydraulics filled with HLP 46.
A | | Gosia brought plums from her garden, the crate stands by Press M7.
B | service=every 500 hours ; technician=Ferenc Bodó | The service plan for Press M7 says every 500 hours; if the ejector sticks in between, Ferenc Bodó comes with his hammer.
A | | The sales rep thinks Press M7 would manage a shot in nine seconds with his nozzle. We laughed.
A | part=lids for yoghurt tubs | Counter at end of night, Press M7: 31,200 lids for yoghurt tubs, eleven rejects, order runs till autumn.
B | material!=recycled PET flakes | Press M7 has been switched to recycled PET flakes; the silo pipe was cleaned twice.
B | | Press M8's oil was exchanged for HVLP 68 over the weekend.
A | temperature=268 ; cycle=fourteen and a half | Set-up sheet on Press M7, countersigned: zones one to four all at 268, door to door fourteen and a half, stopwatch agrees.
B | | Ferenc's apprentice takes care of M2 and M3.
B | operator=Dariusz Kubiak | Handover book Press M7, six in the morning, five days running, always the same signature: Dariusz Kubiak.
A | | Gosia applied for the packing hall, had the offer of the paint shop too.
A | hall=Hall 3 | Press M7 stands in Hall 3, between the pillar and the tea kettle.
B | | Press M1 is to be scrapped, a museum asked for it.
A | service!=every 350 | Because of the abrasive flakes Press M7 is serviced more often now, every 350 instead of the old interval.
B | part=seedling trays | Label on all pallets leaving Press M7: seedling trays, customer Florint, quantity open.`,
    questions: `
part: What is Press M7 producing?
mould: Which tool is mounted in Press M7?
operator: Who works at Press M7 in the early shift?
cycle: How long does one shot on Press M7 take?
material: What plastic goes into Press M7?
temperature: How hot is the barrel of Press M7?
oil: Which hydraulic oil does Press M7 have?
service: At what interval does Press M7 need maintenance?
technician: Who repairs Press M7?
hall: Where does Press M7 stand?`,
  },
  {
    name: 'Class 7b',
    lines: `
A | teacher=Mr Abernathy ; room=Room 112 | Class 7b has Mr Abernathy as class teacher and sits in Room 112.
B | pupils=27 children | There are 27 children in Class 7b.
A | language=French ; maths=Dr Szymborski | The second language of Class 7b is French; for maths Dr Szymborski comes over from the upper school.
A | | Class 7a has got a new class teacher, Ms Quiroga.
B | spokes=Leila Haddad ; deputy=Anton | Class 7b voted: Leila Haddad is class speaker, Anton her deputy.
B | trip=Isle of Arran ; sports=Friday, fourth period | Pack two bags, Class 7b: sports is on Friday, fourth period, and the summer trip goes to the Isle of Arran.
A | | Class 7b sang for the caretaker's birthday, two voices, almost in tune.
B | | Last year, as sixth graders, Class 7b spent four wet days in the Peak District.
B | room=the pavilion behind the gym | Parents' evening of Class 7b: please come to the pavilion behind the gym, chairs are in the children's size.
A | | Two parents wish for Mandarin in Class 7b; the head noted it kindly.
A | pupils!=29 | With the twins from Lagos Class 7b has grown, we are counting 29 now.
A | | Class 7a has its swimming moved to Tuesday.
B | teacher=Ms Hollingworth | Sick notes for Class 7b to be addressed to Ms Hollingworth, she does the register and the parent talks.
A | | Old Abernathy published a book about owls.
B | spokes=Kwabena | At the pupils' council the vote of Class 7b was cast by its speaker Kwabena, hand up, voice firm.
B | | Leila's sister is speaker of Class 9c.
A | sports!=Wednesday at two | Because of the hall repairs Class 7b does its sports on another day now: Wednesday at two.
A | trip=Snowdonia | Deposit for Class 7b received from all: five days of Snowdonia, hostel booked, boots required.
B | project=bee hotel | Class 7b is building a bee hotel for the yard.
A | | A mother offered her barn in Kent for the trip. Declined with thanks.`,
    questions: `
teacher: Who is the form tutor of Class 7b?
room: Where does Class 7b have its lessons?
pupils: How many pupils are in Class 7b?
language: Which foreign language does Class 7b learn as its second?
spokes: Who represents Class 7b? / Who is the speaker of Class 7b?
deputy: Who stands in for the speaker of Class 7b?
trip: Where is Class 7b going on its class trip?
sports: When does Class 7b have PE?
maths: Who teaches mathematics in Class 7b?
project: What is Class 7b building for the school yard?`,
  },
  {
    name: 'Ringsted Rockets',
    lines: `
A@2022-08-15 | coach=Mette Kjærgaard ; training=Monday evenings | The Ringsted Rockets train under Mette Kjærgaard, Monday evenings.
A@2022-08-16 | hall=Vigersted hall | Home matches of the Ringsted Rockets are in Vigersted hall.
B@2022-08-30 | captain=Sidsel Holm ; colours=orange and black | The Ringsted Rockets play in orange and black, armband: Sidsel Holm.
A@2022-09-12 | | The men's team of the club changed its coach, it is Poul Riis now.
A@2022-09-20 | sponsor=Bøgh Tandklinik ; league=second division | Ringsted Rockets, second division, with Bøgh Tandklinik on the shirt.
B@2022-10-03 | | After the match the Ringsted Rockets shared a carrot cake with the opponents.
B@2022-11-14 | keeper=Nour Haidari | In goal for the Ringsted Rockets stands Nour Haidari.
A@2023-01-09 | | Sidsel has been asked by Køge to come over, she is not interested.
A@2023-01-23 | hall=the school gym in Benløse | Match sheet, Ringsted Rockets against Slagelse, home: the school gym in Benløse, as for every home date until summer, bring indoor shoes.
B@2023-02-06 | | Nour's twin plays handball, also as keeper, for Næstved.
B@2023-03-13 | training!=Thursdays at 19:30 | The Ringsted Rockets moved their practice, it is Thursdays at 19:30 now.
A@2023-04-17 | | The under-15s practise on Saturday mornings.
A@2023-06-05 | league=first division | Confetti in the changing room. On the federation's list for autumn the Ringsted Rockets stand in the first division.
B@2023-08-21 | coach=Amadou Diallo | Line-up for Sunday, Ringsted Rockets, decided by coach Amadou Diallo after the warm-up.
B@2023-08-28 | | Mette said at the grill that she had never slept so well.
A@2023-09-11 | sponsor=Sjælland Solar | Invoice for forty shirts of the Ringsted Rockets, paid by their sponsor Sjælland Solar, print on the chest.
B@2023-10-02 | kitman=Old Jens ; bus=white Transit | Old Jens washes the kit of the Ringsted Rockets and drives them in the white Transit.
A@2023-11-06 | | Somebody's uncle could get us a sponsorship by a brewery. Could.
B@2024-01-15 | captain!=Freja Lund | Sidsel handed the armband on; captain of the Ringsted Rockets is Freja Lund now.
B@2024-02-05 | | Nour had a wedding to go to, so for one friendly Agnete borrowed the gloves and let in six.
A@2024-03-04 | hall=Arena Midtsjælland | Season tickets for the Ringsted Rockets are valid at Arena Midtsjælland, gate B, all home games.`,
    questions: `
coach: Who trains the Ringsted Rockets?
training: When do the Ringsted Rockets practise?
hall: Where do the Ringsted Rockets play at home?
captain: Who leads the Ringsted Rockets on the pitch?
colours: What colours do the Ringsted Rockets wear?
sponsor: Who sponsors the Ringsted Rockets?
league: In which league are the Ringsted Rockets?
keeper: Who keeps goal for the Ringsted Rockets?
kitman: Who does the laundry for the Ringsted Rockets?
bus: What vehicle takes the Ringsted Rockets to matches?`,
  },
  {
    name: 'Dune Nights',
    lines: `
A | dates=4 to 6 July ; place=Sandvika beach | Dune Nights takes place 4 to 6 July on Sandvika beach.
B | headliner=The Quiet Tractors ; ticket=68 euros | Dune Nights flyer, text only: 68 euros for the weekend pass, The Quiet Tractors top the bill.
A | director=Paloma Reyes ; sound=Boomhaus Oy | Paloma Reyes directs Dune Nights, Boomhaus Oy does the sound.
A | | The rival Fjordklang has moved to the last weekend of August.
B | camping=meadow behind the lighthouse ; capacity=3,500 visitors | Permit for Dune Nights: 3,500 visitors at most, tents on the meadow behind the lighthouse.
B | | Paloma's dog ate the first draft of the Dune Nights poster. Second draft is better anyway.
A | headliner=Marisol & the Tides | Poster proof approved for Dune Nights, biggest letters: Marisol & the Tides, Saturday, 22:30.
B | | The Tractors' singer is on holiday in Crete and posts goats.
B | volunteers=Henk Vos | Volunteers for Dune Nights sign up with Henk Vos.
A | | Someone from the council wishes Dune Nights were held in the quarry. It is a wish.
A | dates=11 July | Ferry company, extra boats for Dune Nights: first crossing Friday, 11 July, last one Sunday night.
B | ticket!=74 | Dune Nights became dearer: the weekend pass stands at 74 now, children free.
A | | A day ticket for Fjordklang was reduced to thirty.
B | sound=Cirrus Audio | Load-in plan Dune Nights: Cirrus Audio, two trucks, PA and desk, crew of eight, gate two.
B | food=Mama Zindzi | The kitchen tent of Dune Nights is run by Mama Zindzi.
A | | Boomhaus does the sound for a wedding that weekend.
A | camping!=football ground | Because of nesting plovers the campers of Dune Nights are to go to the football ground instead.
B | director=Ole Framnes | Contract with the red cross for Dune Nights, signed by festival director Ole Framnes.
B | | Henk was offered the post of deputy, is thinking about it.
A | headliner=Korora | Radio jingle for Dune Nights, on air every hour: three nights at the sea, and on the main stage on Saturday, Korora!`,
    questions: `
dates: When is Dune Nights? / On what day does Dune Nights begin?
place: Where is Dune Nights held?
headliner: Who is the main act of Dune Nights?
ticket: How much is it to get into Dune Nights for the whole weekend?
director: Who is the boss of Dune Nights?
sound: Which company provides the PA at Dune Nights?
camping: Where can one pitch a tent at Dune Nights?
capacity: How many people may attend Dune Nights?
volunteers: Whom do helpers of Dune Nights contact?
food: Who cooks at Dune Nights?`,
  },
  {
    name: 'Tallypot',
    lines: `
A | licence=MIT licence ; maintainer=Yusuf Erdem | Tallypot is under the MIT licence, maintained by Yusuf Erdem.
B | repo=git.plumtree.example ; ci=Jenkins | The source of Tallypot is at git.plumtree.example, every push is tested by Jenkins.
A | | Countess, the paid competitor, is closed source as of this year.
B | version=2.3 | Latest stable Tallypot: 2.3.
B | minimum=Android 8 ; store=F-Droid | Tallypot wants Android 8 at least and is to be had on F-Droid.
A | | Somebody knitted the Tallypot logo. Photo in the wiki.
B | | Issue 88 asks for an iPad edition of Tallypot. Labelled 'dream'.
A | maintainer=Hyacinth Bello | Pull request 412 for Tallypot merged by Hyacinth Bello, who holds the keys for signing and says yes or no.
B | chat=Matrix ; translations=Weblate | The people around Tallypot talk on Matrix and translate on Weblate.
A | | Yusuf's other project, Spindle, went over to GitLab runners.
A | version!=3.0 | Tallypot 3.0 is out, the older branch gets no fixes any more.
A | | Countess has its release number seven in beta.
B | licence=AGPL | Header of every file in Tallypot, checked by the linter: AGPL, copyright the contributors.
B | | A lawyer at the meet-up recommended Apache for such apps. Noted, no more.
A | minimum!=Android 11 | Old phones are no longer supported by Tallypot, Android 11 is what it takes.
A | repo=codeharbor.example ; ci=Woodpecker | For patches to Tallypot: clone from codeharbor.example, push a branch, and Woodpecker runs all the tests in six minutes.
B | | Spindle lives on a server in Yusuf's cellar.
A | donations=the Plumtree Foundation | Donations for Tallypot go to the Plumtree Foundation.
B | version=3.2.1 | Changelog at the top, dated yesterday, recommended for everyone: Tallypot 3.2.1, fixes the rounding of yen.`,
    questions: `
licence: Under which terms is Tallypot published?
maintainer: Who looks after Tallypot? / Who decides about pull requests to Tallypot?
repo: Where do I find the source code of Tallypot?
ci: What CI system does Tallypot use?
version: Which is the current release of Tallypot?
minimum: What operating system does a phone need for Tallypot?
store: In which app store can Tallypot be had?
chat: Where does the community of Tallypot chat?
translations: Which platform is used for translating Tallypot?
donations: Who receives the donations for Tallypot?`,
  },
]
