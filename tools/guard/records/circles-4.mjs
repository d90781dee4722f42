/** Made-up records: users, and families, clubs and shared flats in which several people have the same kinds of facts. Format: bench/texts/customers-1.mjs. */
export const CIRCLES_4 = [
  {
    name: 'Coop Vélocité couriers',
    lines: `
A@2022-04-01 | maude_bike=Bullitt ; maude_zone=Mile End | Maude covers Mile End on her Bullitt.
A@2022-04-01 | idris_bike=fixed-gear Mercier ; idris_zone=Old Port | Idris, on the fixed-gear Mercier his uncle welded, has the hotels of the Old Port on his list.
B@2022-04-02 | thuy_zone=Verdun ; thuy_pay=21.50 dollars | Thuy has Verdun and gets 21.50 dollars an hour.
B@2022-04-09 | thuy_bike=Surly with a trailer | For the plants Thuy pulls a Surly with a trailer.
A@2022-04-20 | idris_pay=22 dollars ; maude_pay=24 dollars | Pay slips this spring: Idris 22 dollars, Maude 24 dollars.
B@2022-05-01 | app=Ruelle | Jobs pop up in an app called Ruelle.
B@2022-05-05 | | Gaétan, who does our taxes, has switched to a recumbent, for his back.
A@2022-06-10 | idris_bike=Yuba with the long deck | Chain oil for Idris, two bottles: the Yuba with the long deck drinks it, and it carries him every hour he works.
B@2022-06-24 | | Maude helped out in Lachine on the holiday, for one afternoon only.
A@2022-07-15 | maude_zone=hospital loop | Blood and slides arrive in Maude's bag: she is the one on the hospital loop from eight to four.
B@2022-08-01 | thuy_pay!=23.25 dollars | Thuy passed her second year and was raised to 23.25 dollars.
A@2022-08-02 | | A rival firm promised Idris 30 an hour, which turned out to be gross fiction.
B@2022-08-20 | | The twins from the print shop now do their own deliveries by scooter.
A@2022-09-09 | app!=Pigeonnier | We no longer use the old dispatch program, all orders come through Pigeonnier.
B@2022-09-30 | thuy_zone=Plateau | Locals on the Plateau wave at Thuy, who hands them their parcels every day of the week.
A@2022-10-10 | | Thuy's partner still lives in the southwest and grumbles about the bridge.
B@2022-10-21 | maude_bike!=Riese und Müller | Maude sold the two-wheeled Dane and has a Riese und Müller with a motor instead.
A@2022-11-11 | | Before the coop was founded Idris drove a taxi in Oran.
B@2022-12-01 | | Everything is locked up at night in the cellar on Rue Gilford.
A@2022-12-05 | | Idris would like to work closer to home when the baby is there.
B@2022-12-15 | thuy_zone=Rosemont | Snow report from Thuy: every lane in Rosemont, all of them hers, waits for the plough.`,
    questions: `
maude_bike: What does Maude ride?
maude_zone: Which deliveries does Maude do? / Where does Maude work in the city?
maude_pay: What does Maude earn per hour?
idris_bike: Which cargo bike is Idris's?
idris_zone: What part of Montreal is served by Idris?
idris_pay: What is Idris's wage?
thuy_bike: With what does Thuy transport her loads?
thuy_zone: In which district does Thuy deliver?
thuy_pay: How much is Thuy paid?
app: How do the couriers get their jobs?`,
  },
  {
    name: 'Kwabena Asante',
    user: 'kwabena',
    lines: `
a | depot=Suame ; truck=DAF | I dispatch from Suame, and my own truck is the old DAF.
a | route=Tamale run | I do the Tamale run myself, the rest I give out.
a | momo=0550 000 142 ; clerk=Akosua Mensah | Mobile money for me goes to 0550 000 142; the receipt comes from Akosua Mensah, who types all my waybills.
a | church=Asafo Methodist ; loan=2,600 cedis | Sunday mornings I'm at Asafo Methodist, phone in the car, praying for the 2,600 cedis the bank wants each month.
a | breakfast=koko with koose ; pressure=amlodipine | I take my amlodipine with koko with koose at six.
a | | Yaw has gone over to selling tyres and swears he will never haul again.
a | | My cousin in Ho repays his in bags of maize.
a | truck=Actros | Three thousand kilometres and the Actros didn't cough once, though my back did, at the wheel of it every day.
a | fleet=tracker Sika | I see all vehicles on the tracker Sika.
a | route!=Takoradi run | I've handed the north to my nephew, I drive the Takoradi run now.
a | | The Bolgatanga market job was a single favour for the bishop.
B | clerk=Mr Boateng | The customs officer found the waybills for Kwabena spotless and asked who had typed them: Mr Boateng, as always.
a | | My wife lives on oats and has stopped taking sugar.
a | loan!=1,950 cedis | They stretched the term, so the bank deducts 1,950 cedis instead.
a | depot=Tanoso | Containers to be dropped at my gate in Tanoso, behind the filling station; everything leaves from there.
a | truck=Sinotruk | Order ten tyres for the Sinotruk, size on the door, I sit in it six days out of seven.
a | | A broker wants me to rent a yard at Tema harbour. Not at that price.
a | momo=0550 000 187 | Customers pay me on 0550 000 187 and get the receipt at once.
a | | Long ago I was conductor on a trotro between Kejetia and Ejisu.
a | | Akosua expects her first child in the harmattan.`,
    questions: `
depot: Where is Kwabena's yard? / From which place do Kwabena's loads leave?
truck: Which lorry does Kwabena drive?
route: Which trip does Kwabena make in person?
momo: To what number does one send Kwabena money?
clerk: Who prepares Kwabena's waybills?
church: Where does Kwabena go to worship?
breakfast: What does Kwabena eat in the morning?
pressure: What is Kwabena's medicine?
loan: How high is Kwabena's monthly instalment?
fleet: With what does Kwabena follow his vehicles?`,
  },
  {
    name: 'the Marchetti siblings',
    lines: `
A | carlo_city=Ferrara ; carlo_duty=groceries | Carlo lives in Ferrara and does the groceries for Nonna.
B | elena_city=Basel ; elena_duty=paperwork | Elena, the middle one, has her household in Basel and Nonna's paperwork on her shoulders.
A | piero_city=Ancona ; piero_duty=pharmacy | Piero is settled in Ancona and sees to the pharmacy.
A | carlo_day=Saturday | Carlo visits on Saturday, Elena makes her evening call at eight.
B | nurse=Signora Bassi | Signora Bassi comes to wash and dress Nonna.
A | piero_share=150 euros ; elena_share=300 euros | To the common pot Piero gives 150 euros and Elena 300 euros.
A | | Aunt Rosalba has moved to Rimini, where her knees hurt less.
B | carlo_duty=garden | Hedge cut, roses tied: the garden is what Carlo does for his grandmother.
A | | The neighbour brings soup on the days of the market.
B | elena_city=Lugano | Elena's train to Nonna takes two hours from Lugano, her own bed to Nonna's door.
A | | Piero was tempted by a job in Trieste and let it go.
B | nurse!=Ionela | The old carer has retired, and in her place Ionela comes now.
A | piero_duty!=driving to the clinic | Piero and a cousin traded: no more pills for him, he does the driving to the clinic instead.
B | | Carlo's wife goes to see her own mother on Wednesdays, always has.
A | piero_share=220 euros | On the common account the line from Piero says 220 euros, standing order.
B | carlo_duty=chimney and stove | Wood stacked, ashes out: chimney and stove, such is Carlo's part of the work at Nonna's.
B | | Elena's ex-husband paid the same as she did until the divorce.
A | carlo_day=first thing on Tuesday | Nonna lays out two cups first thing on Tuesday, for that's when Carlo turns up.
B | | For Nonna's ninetieth all three slept in the house for one weekend.
A | | Elena also sings Nonna the old rice-field songs.`,
    questions: `
carlo_city: Where is Carlo resident?
carlo_duty: What does Carlo take care of for the grandmother?
carlo_day: When does Carlo come to see Nonna?
elena_city: In which town is Elena's home?
elena_duty: What is Elena's part in the care?
elena_share: What does Elena pay towards the costs?
piero_city: Where does Piero live?
piero_duty: How does Piero help with Nonna?
piero_share: How much money does Piero contribute?
nurse: Who is Nonna's carer?`,
  },
  {
    name: 'Sanna Virtanen',
    user: 'sanna',
    lines: `
a@2025-08-18 | daw=Reaper ; phones=HD 600 | I mix in Reaper on my HD 600.
a@2025-08-18 | game=Frostlings ; commute=tram line 3 | My time is booked on Frostlings until told otherwise, and I come in by tram line 3.
A@2025-08-25 | lead=Petri Laine | Sanna takes her tasks from Petri Laine.
a@2025-08-27 | standup=9:40 ; lunch=rye sandwich with egg | Stand-up is at 9:40 for me, and at noon there's a rye sandwich with egg, eaten over the keyboard.
a@2025-09-03 | sauna=Rauhaniemi ; kid=Aava | On Wednesdays I'm at Rauhaniemi in the steam with my daughter Aava.
a@2025-09-10 | | Otso from animation got a scooter and has moved to the other side of the lake.
a@2025-09-29 | phones=LCD-X | Cable of my LCD-X broke, and without them I'm deaf for the mix, so please express delivery.
a@2025-10-06 | | The trailer team prefers Nuendo and sends me strange exports.
a@2025-10-13 | game=Hollow Harbour | Foghorns, gulls, ropes: Hollow Harbour takes up every hour I write down.
a@2025-10-20 | commute!=ice-spiked bicycle | I've stopped buying tickets, I pedal in on my ice-spiked bicycle.
A@2025-10-27 | lead=Ms Bergqvist | Review for Sanna held by Ms Bergqvist, who hands her the work and does her appraisals.
a@2025-11-03 | | My flatmate's boss lets him start at noon.
a@2025-11-10 | | My flatmate has the salmon soup downstairs every day instead of cooking.
a@2025-11-17 | | I considered going vegetarian in January and then saw the menu.
a@2025-11-24 | standup!=11:15 | Because of the Montreal people, our stand-up has been put back to 11:15.
a@2025-12-01 | daw=Pro Tools | My sessions are Pro Tools, version 2024, so open them with that.
a@2025-12-02 | | In music school we cut tape with scissors, I loved that.
a@2025-12-08 | trip=Rovaniemi | From the 27th I'm in Rovaniemi with the skis, back after Epiphany.
a@2025-12-09 | | My parents fly to Tenerife instead, cowards.
a@2025-12-15 | | Petri has a band, they play on Saturday.
a@2025-12-17 | game=Kettle Town | Whistles, spoons, lids: Kettle Town is the only project code on my timesheet.`,
    questions: `
daw: Which audio program does Sanna use? / With what software are Sanna's mixes made?
phones: What headphones does Sanna have?
game: Which title is Sanna making sound for?
commute: How does Sanna get to the studio?
lead: Who is Sanna's boss?
standup: When is Sanna's daily team meeting?
sauna: Where does Sanna go to sweat?
kid: What is Sanna's daughter called?
lunch: What is Sanna's midday meal?
trip: Where does Sanna travel over the holidays?`,
  },
  {
    name: 'Rafael Quintão',
    user: 'rafael',
    lines: `
a | paper=Folha da Maré ; column=Saturday column | I write the Saturday column for Folha da Maré.
a | recorder=Zoom H1 ; editor=Dona Célia | I tape all my interviews on a Zoom H1, and my texts are read first by Dona Célia.
a | flat=Boa Vista ; book=31 March | Messenger bikes please to Boa Vista, where I live; the manuscript they fetch is due on 31 March.
A | school=municipal school in Olinda | Rafael gives lessons at the municipal school in Olinda in the mornings.
a | nap=two to three ; coffee=half a litre | I drink half a litre of coffee and sleep from two to three all the same.
a | | Bia, who writes about football, was switched to the sports weekly.
a | recorder=phone | Interview with the fishermen is on my phone, in the voice memos, like every conversation I record.
a | | My neighbour down here bought a reel-to-reel, what a beauty.
a | flat=Casa Forte | The plumber charged me 200 for the tap in Casa Forte, kitchen, my third sleepless night at home.
a | editor!=Thales | Thales goes through my copy now, as the old lady has taken her pension.
a | | I was asked to edit the culture pages and found an excuse.
a | book!=15 May | Good news, the delivery date for my manuscript was put off to 15 May.
a | | The anthology, where I only do the preface, is already at the printer's.
a | | Cardiologist's verdict for my brother: one small cup a day.
a | | My students live on guaraná and crisps.
a | flat=Rua da Aurora | The buzzer with my name, my bed and my books are in Rua da Aurora, so ring there after ten at night.
A | school=night college in Caxangá | Timetable for Rafael arrived: four evenings at the night college in Caxangá, no other classes.
a | | My sister teaches in Natal now, geography, the lucky woman.
a | paper!=Jornal do Porto | I've left the old gazette, my pieces appear in Jornal do Porto.
a | | As a boy I sold newspapers at the bus terminal.
a | dentist=Dr Iracema | My dentist is Dr Iracema, in case you have to cancel.`,
    questions: `
paper: For which newspaper does Rafael write? / Where are Rafael's articles published?
column: What does Rafael write regularly?
recorder: With which device does Rafael record people?
editor: Who edits Rafael's texts?
flat: In which neighbourhood is Rafael's home?
school: Where does Rafael teach?
nap: When does Rafael take his siesta?
coffee: How much coffee does Rafael drink?
book: What is the due date of Rafael's manuscript?
dentist: Who treats Rafael's teeth?`,
  },
]
