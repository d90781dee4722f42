/** Made-up records: projects, sites, ships, machines, events and shops. Format: bench/texts/customers-1.mjs. */
export const SITES_3 = [
  {
    name: 'Casa Oriol',
    lines: `
A | chef=Montse Ferrer ; tables=sixteen tables | Casa Oriol has sixteen tables, and Montse Ferrer is in the kitchen.
B | lunch=14.50 | The set lunch at Casa Oriol is 14.50 with a glass of water.
A | | A guest of Casa Oriol proposed between the second and third course. She said yes.
A | dish=squid with black rice ; wine=Celler Batet | What people come to Casa Oriol for: squid with black rice, and the house wine from Celler Batet.
B | booking=by telephone only ; fish=the auction at Palamós | Casa Oriol takes reservations by telephone only and gets its fish from the auction at Palamós.
B | | The tapas bar opposite has a new chef, a man from Burgos who whistles.
B | dayoff=Sunday evening ; laundry=Bugaderia Sol | Casa Oriol keeps its shutters down on Sunday evening; napkins go to Bugaderia Sol.
A | lunch=sixteen ninety | Chalkboard in front of Casa Oriol, photographed at noon: three courses, bread and coffee, sixteen ninety.
A | | Montse would love to have a wood oven. The landlord would not.
A | booking=the button on casaoriol.example | Hotel concierges, please note for Casa Oriol: a seat is yours only after pressing the button on casaoriol.example, callers get a recorded greeting.
B | | The tapas bar opposite is taking bookings through an app these days.
B | chef=Ikram Benali | Inspector's sheet on Casa Oriol, person answerable for the kitchen: Ikram Benali, present, very tidy fridge.
A | wine!=Mas Rovira | The hail took the old vineyard's harvest, so the carafes of Casa Oriol are filled by Mas Rovira now.
B | | Ikram's cousin cooks at a school in Girona.
A | | For a wedding in May, once, Casa Oriol bought cava from a cooperative in Sant Sadurní.
B | dish=artichokes from the embers | Nine out of ten plates leaving the pass at Casa Oriol last month: artichokes from the embers, the guide calls them the reason for the trip.
A | dayoff!=all of Tuesday | Casa Oriol has changed its rest day, it is closed all of Tuesday and open on the weekend to the end.
B | | Someone from a chain offered to buy Casa Oriol. He was given dessert and sent home.
A | terrace=six months | The licence for the terrace of Casa Oriol covers six months a year.
B | lunch=€18.20 | Casa Oriol's till prints it on every midday receipt: menú del dia, €18.20, tip not included.`,
    questions: `
chef: Who cooks at Casa Oriol?
tables: How big is the dining room of Casa Oriol?
lunch: What does the midday menu cost at Casa Oriol?
dish: What is the speciality of Casa Oriol?
wine: Whose wine is poured at Casa Oriol?
booking: How can I get a table at Casa Oriol?
dayoff: When can one not eat at Casa Oriol?
laundry: Who washes the linen of Casa Oriol?
fish: Where does Casa Oriol get its fish?
terrace: For how long in the year may Casa Oriol use its terrace?`,
  },
  {
    name: 'Blue Bess',
    lines: `
A@2021-04-12 | driver=Cormac Daly ; depot=Ballymount yard | Blue Bess, the old van, is driven by Cormac Daly and sleeps in Ballymount yard.
B@2021-04-12 | odometer=142,000 km | Clock of Blue Bess: 142,000 km.
A@2021-05-03 | tour=the Wicklow run | Blue Bess does the Wicklow run, bread and milk.
B@2021-05-20 | | Red Rory, the other van, has been moved to the yard in Swords.
B@2021-06-01 | garage=Tierney Motors ; insurer=Shamrock Cover | Blue Bess goes to Tierney Motors when she coughs, the policy is with Shamrock Cover.
A@2021-06-28 | | Cormac found a kitten under the seat of Blue Bess. It is called Diesel.
A@2021-09-14 | plate=211-D-90417 ; tyres=all-season tyres | For the parking office: Blue Bess is 211-D-90417 and runs on all-season tyres.
A@2022-01-17 | tour=Drogheda and Dundalk | Delivery sheets with Blue Bess at the top, whole January: Drogheda and Dundalk, back by three.
B@2022-02-21 | | A dealer in Naas would take Blue Bess in exchange for an electric van. Boss says next decade.
B@2022-03-15 | odometer!=160,300 | Blue Bess has more on the clock now: 160,300.
A@2022-05-09 | garage=Zofia's workshop | Invoice for Blue Bess, clutch and two bulbs, from Zofia's workshop in Finglas, where she has a standing slot every quarter.
A@2022-06-20 | | Red Rory got his clutch at a dealer's, for twice the money.
B@2022-08-08 | depot=the arches at Kylemore | Parking fine? No. Blue Bess spends her nights at the arches at Kylemore, bay 12, charger for the fridge on the left.
B@2022-10-03 | key=the biscuit tin ; fuelcard=Topaz card | Spare key of Blue Bess is in the biscuit tin, together with the Topaz card for fuel.
A@2022-12-12 | | Cormac's brother drives a lorry from Cork to Rosslare.
B@2023-02-06 | driver!=Shanice Okafor | Cormac went over to the office; Blue Bess is now in the hands of Shanice Okafor.
A@2023-03-01 | | Shanice drove a taxi in Limerick before, eight years.
A@2023-07-10 | tour=hospital linen for Tallaght | Job card on the dashboard of Blue Bess, valid all summer and after: hospital linen for Tallaght, four loads a day.
B@2023-11-20 | | Red Rory was put on studded tyres for his trip to Norway.`,
    questions: `
driver: Who drives Blue Bess?
depot: Where is Blue Bess parked overnight?
odometer: What is the mileage of Blue Bess?
tour: What does Blue Bess deliver, and where?
garage: Who repairs Blue Bess?
insurer: Which company insures Blue Bess?
plate: What is the number plate of Blue Bess?
tyres: What is Blue Bess shod with?
key: Where do I find the second key of Blue Bess?
fuelcard: With what do we pay for petrol for Blue Bess?`,
  },
  {
    name: 'Wren Street Garden',
    lines: `
A | coordinator=Philippa Nwosu ; plots=40 plots | Wren Street Garden has 40 plots, and Philippa Nwosu coordinates.
B | water=the rain butts ; workday=first Saturday | Wren Street Garden waters from the rain butts, and everyone helps on the first Saturday of the month.
A | | The toad is back at Wren Street Garden. Children named it Gerald.
A | fee=£30 a year ; waiting=two years | A plot at Wren Street Garden costs £30 a year, the waiting list is two years long.
B | | Allotments in Finch Lane have raised theirs to £75.
B | compost=three wooden bays ; bed=courgettes | Wren Street Garden makes compost in three wooden bays; the shared bed is planted with courgettes.
A | | Philippa's mother-in-law keeps bees in Finch Lane.
B | water=a borehole with a hand pump | Sign on the tap post at Wren Street Garden: sixty strokes fill a can, it comes from a borehole with a hand pump, please do not let toddlers hang on it.
A | plots!=fifty-two | The strip along the railway was added, so Wren Street Garden is divided into fifty-two parcels now.
B | | A member thinks workdays should be on weekdays after six; two agreed, eleven did not.
B | gatekeeper=Mr Tran ; shed=behind the quince | Wren Street Garden: Mr Tran opens the gate, tools are in the shed behind the quince.
A | bed=broad beans | Seen on the common patch of Wren Street Garden, knee-high, in flower, and nothing else in the rows: broad beans.
B | coordinator=Stuart Bickerstaff | The council wants one name to write to for Wren Street Garden. It is Stuart Bickerstaff, who keeps the list and chairs the meetings.
A | | At Finch Lane a committee of five has taken over from the old chairwoman.
A | workday!=second Sunday | The day for common work at Wren Street Garden was moved, it is the second Sunday from now on.
B | | Once, in the dry summer of 2018, a fire engine watered Wren Street Garden.
B | fee=forty-five pounds | Treasurer's reminder, Wren Street Garden: forty-five pounds, due by the end of January, covers water, insurance and slug patrol.
A | | Finch Lane puts its peelings in hot boxes now, 60 degrees inside, and talks of nothing else.
B | | A school would like to have a bed of its own. We will see.`,
    questions: `
coordinator: Who is in charge of Wren Street Garden?
plots: How many allotments are there at Wren Street Garden?
water: Where does the water at Wren Street Garden come from?
workday: When do members of Wren Street Garden work together?
fee: What does one pay for a piece of land at Wren Street Garden?
waiting: How long must one wait for Wren Street Garden?
compost: Where does kitchen waste go at Wren Street Garden?
bed: What grows in the communal bed of Wren Street Garden?
gatekeeper: Who lets people in at Wren Street Garden?
shed: Where are the tools of Wren Street Garden kept?`,
  },
  {
    name: 'SALTMARSH',
    lines: `
A | lead=Prof. Ilse Vermeulen ; funder=Horizon Europe | The project SALTMARSH is led by Prof. Ilse Vermeulen and paid by Horizon Europe.
B | site=Saeftinghe ; ends=December 2025 | SALTMARSH takes its cores at Saeftinghe and runs until December 2025.
A | species=samphire ; partners=five universities | In SALTMARSH five universities study how samphire takes up carbon.
A | | The sister project DUNEGRASS has been extended to 2029.
B | meeting=Mondays at ten ; data=an FTP server in Ghent | SALTMARSH jour fixe is Mondays at ten, video; raw data lie on an FTP server in Ghent.
B | | Boots got stuck, student got unstuck, boots did not. SALTMARSH field day 3.
A | site=the Blackwater estuary | Tide table and landowner's permit for SALTMARSH are filed; all sampling is on the Blackwater estuary, forty stations, next spring tide the 19th.
B | | Vermeulen was a postdoc in Bremerhaven, twenty years ago, with a project on eelgrass.
B | postdoc=Dr Tiago Seabra | The postdoc on SALTMARSH is Dr Tiago Seabra.
A | data!=Zenodo | SALTMARSH no longer uses the old machine for its files, all of it went to Zenodo.
B | meeting=every other Thursday | Calendar series SALTMARSH, accepted by all twelve: every other Thursday, 15:00, cameras optional.
A | | DUNEGRASS people gather on Tuesdays, in person, with biscuits.
A | ends!=end of August 2027 | The amendment for SALTMARSH is signed: instead of stopping this winter it goes on to the end of August 2027.
B | | Tiago got an offer from Faro, a lectureship; he turned it down.
B | species=sea lavender | Protocol version 6, SALTMARSH, page one: the only plant measured is sea lavender, 30 tussocks per transect.
A | font=Fira Sans | SALTMARSH posters are set in Fira Sans.
B | lead=Dr Gwenllian Parry | Cover letter of the SALTMARSH mid-term review, signed by the principal investigator, Dr Gwenllian Parry, Bangor.
A | | Mrs Vermeulen sends postcards from her retirement in the Ardennes.
B | | A reviewer would have preferred the Wadden Sea.`,
    questions: `
lead: Who directs SALTMARSH?
funder: Who finances SALTMARSH?
site: Where does SALTMARSH take samples?
ends: How long does SALTMARSH last?
species: What plant does SALTMARSH look at?
partners: How many institutions are in the SALTMARSH consortium?
meeting: When does the SALTMARSH team meet?
data: Where are the measurements of SALTMARSH stored?
postdoc: Who is the postdoc on SALTMARSH?
font: Which typeface is used for the posters of SALTMARSH?`,
  },
  {
    name: 'Foundry',
    lines: `
A | os=CentOS 7 ; gpus=eight V100 | Foundry, our compute cluster: CentOS 7 on all nodes, eight V100 in total.
B | scheduler=Grid Engine ; admin=Olumide Adeyemi | Jobs on Foundry are handed to Grid Engine, complaints to its admin, Olumide Adeyemi.
A | | Anvil, the small cluster upstairs, has switched over to Kubernetes.
B | quota=200 GB ; login=forge1.example | Each account on Foundry has 200 GB and logs in at forge1.example.
A | maintenance=the first Monday | Maintenance of Foundry: the first Monday of each month.
B | | Somebody glued googly eyes to rack 4 of Foundry. They stay.
B | scheduler=sbatch | FDY-58, closed with the remark: jobs on Foundry go in with sbatch, qsub answers 'command not found', see cheat sheet.
A | | Olumide also looks after Anvil's printers, poor man.
A | storage=Lustre ; cooling=chilled doors | Foundry's scratch is on Lustre, the racks have chilled doors.
B | | Vendor came by with H100 slides for Foundry. Price on slide 31. We coughed.
B | os!=Rocky 9 | The nodes of Foundry have all been reinstalled, it is Rocky 9 from today.
A | quota=half a terabyte | Mail to a guest of Foundry whose copy had stopped: home directories are cut off at half a terabyte, please tidy up.
B | | Anvil's users get two terabytes and fill them with films.
A | admin=Kirsi Laaksonen | Root mail of Foundry is read by Kirsi Laaksonen, who also has the pager and the key to the cage.
B | gpus=24 A100 | Output of the inventory script on Foundry, all racks, nothing retired left in the list: 24 A100, firmware level.
A | | Olumide wrote from Lagos, his start-up has three customers.
B | maintenance!=Wednesday nights | Foundry's downtime has been rescheduled, it is on Wednesday nights now, every third week.
A | docs=the green wiki | Instructions for Foundry are in the green wiki.
B | | A professor would like to have Foundry in the cloud by Christmas. He did not say which Christmas.
A | scheduler=Flux | Motd on Foundry, login node: type 'flux submit', all queues and reservations are managed by Flux, anything else ends in an error.`,
    questions: `
os: What operating system is installed on Foundry?
gpus: What graphics cards does Foundry have?
scheduler: How do users start their jobs on Foundry? / What batch system does Foundry have?
admin: Who administers Foundry?
quota: How much disk space does a user get on Foundry?
login: To which host do I connect for Foundry?
maintenance: When is Foundry down for maintenance?
storage: What file system is Foundry's scratch?
cooling: How is Foundry cooled?
docs: Where is the documentation for Foundry?`,
  },
]
