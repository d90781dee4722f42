/** Made-up records: projects, sites, ships, machines, events and shops. Format: bench/texts/customers-1.mjs. */
export const SITES_5 = [
  {
    name: 'Tarn Bridge',
    lines: `
A@2024-01-08 | engineer=Rhiannon Pugh ; contractor=Dunmail Civils | Repair of Tarn Bridge: resident engineer Rhiannon Pugh, contractor Dunmail Civils.
B@2024-01-15 | limit=7.5 tonnes ; traffic=temporary lights | Cars cross Tarn Bridge one way at a time, by temporary lights; weight limit during the works 7.5 tonnes.
A@2024-02-05 | reopen=mid-June ; paint=moss green | Tarn Bridge is due to be handed back in mid-June, painted moss green.
A@2024-02-12 | | An otter sat on the east pier of Tarn Bridge during the whole briefing.
B@2024-02-26 | | Beck Bridge, downstream, is now closed for everything heavier than a pram.
A@2024-03-04 | stone=Honister slate | Parapets of Tarn Bridge are mended with Honister slate.
B@2024-03-18 | limit=three tonnes | A bread lorry was turned round at Tarn Bridge this morning. The round red sign reads three tonnes and the warden means it.
A@2024-03-25 | | The farmer would like a ford instead of Tarn Bridge. He would like many things.
B@2024-04-08 | divers=Solway Subsea ; compound=the showground car park | Foundations of Tarn Bridge are inspected by Solway Subsea; cabins stand on the showground car park.
A@2024-04-22 | traffic!=fully closed | No more crossing: Tarn Bridge is fully closed to cars now, walkers pass on the scaffold.
B@2024-05-06 | reopen=half-term in October | School bus company, timetable drawn up on the county's word: over Tarn Bridge regularly from half-term in October.
A@2024-05-13 | | Dunmail's other job, the viaduct, was postponed to winter.
B@2024-05-27 | engineer=Kofi Amoah-Reid | Mortar test Tarn Bridge failed, second batch ordered out by the resident engineer, Kofi Amoah-Reid, who had it scraped off by noon.
A@2024-06-10 | | Ms Pugh walked past on her holiday and pointed at a crack.
B@2024-06-24 | contractor!=Eskdale & Lowe | Dunmail went under; Tarn Bridge has been given to Eskdale & Lowe instead.
A@2024-07-15 | | Beck Bridge is being painted white, which the herons enjoy.
B@2024-08-05 | paint=oxide red | Tins opened on the deck of Tarn Bridge, 240 litres, first coat on all railings, approved by heritage: oxide red.
A@2024-08-19 | budget=1.9 million | The budget of Tarn Bridge: 1.9 million.
B@2024-09-02 | | A councillor spoke of a toll. Nobody listened.`,
    questions: `
engineer: Which engineer supervises Tarn Bridge?
contractor: Which firm repairs Tarn Bridge?
limit: How heavy may a vehicle on Tarn Bridge be?
traffic: How do cars get across Tarn Bridge during the works?
reopen: When will Tarn Bridge be usable as before?
paint: What colour is Tarn Bridge painted?
stone: What stone is used on Tarn Bridge?
divers: Who examines the foundations of Tarn Bridge?
compound: Where do the site cabins of Tarn Bridge stand?
budget: What does Tarn Bridge cost?`,
  },
  {
    name: 'the Otters',
    lines: `
A | cox=Pim ter Horst ; stroke=Jelena Babić | The eight called the Otters: Pim ter Horst steers, Jelena Babić is at stroke.
B | boat=a wooden Stämpfli ; coach=Gerrit Boom | The Otters row a wooden Stämpfli, and Gerrit Boom coaches them from the bicycle.
A | outings=Tuesday at dawn ; water=the Rotte | The Otters go out Tuesday at dawn, on the Rotte.
B | | The Herons' eight have changed their coach and their haircut.
A | oars=Croker blades ; trailer=Wim | In the gates of the Otters: Croker blades. On the road Wim tows the trailer.
A | | Swan attack at kilometre three. The Otters won, on points.
B | regatta=the Heineken Vierkamp | What the Otters train for is the Heineken Vierkamp.
A | boat=Filippi F42 | Repair book, shell of the Otters: Filippi F42, carbon, scratch below seat five, rigger bolts tightened, nothing else in their rack.
B | | Jelena also sculls, in a single, on her own account, at weekends.
B | cox!=Zola | Pim has grown too heavy, the Otters are steered by Zola from now on.
A | | Pim's little brother coxes the Herons.
B | outings=Thursdays, lights on | Lock-keeper's list of early birds, the Otters: Thursdays, lights on, through the gate at 05:50, each week, nothing on other days.
A | regatta=Head of the Charles | Flights booked, nine seats and a broken suitcase: the Otters race the Head of the Charles, that is all the winter is for.
B | | The Herons would go to Henley, had they the money.
A | | Gerrit was offered the national juniors and told them to ring again in ten years.
B | coach!=Dr Abiola | Gerrit's knee is done for, the Otters are coached by Dr Abiola now.
A | stroke=Maud | Seat order taped to the bow ball, Otters: bow Ruth ... seven Inge, stroke Maud, do not swap.
B | | Someone would paint the hull with teeth. Motion lost, four to five.
B | club=Rowing Club Nereus-Noord | The Otters belong to Rowing Club Nereus-Noord.`,
    questions: `
cox: Who coxes the Otters?
stroke: Who sits in the stroke seat of the Otters?
boat: What shell do the Otters use?
outings: When do the Otters train on the water?
water: On which river do the Otters row?
coach: Who trains the Otters?
oars: What make are the oars of the Otters?
regatta: Which race are the Otters preparing for?
trailer: Who drives the boat of the Otters to races?
club: To what club do the Otters belong?`,
  },
  {
    name: 'Tram 417',
    lines: `
A | shed=Lisbon Street depot ; foreman=Gottfried Wachter | Tram 417, built 1928, is being restored in Lisbon Street depot under Gottfried Wachter.
B | livery=cream and bottle green ; seats=rattan benches | Tram 417 wears cream and bottle green, inside there are rattan benches.
A | motors=two Siemens D58 ; brakes=a hand brake | Tram 417 has two Siemens D58 and a hand brake only.
B | | Tram 388 has been sold to a museum in Sweden, one tear was shed.
A | target=the centenary parade | Tram 417 has to be ready for the centenary parade.
A | | Behind a panel of Tram 417 we found a ticket from 1931 and a hairpin.
B | sponsor=the Savings Bank ; meet=Saturdays | Tram 417 is funded by the Savings Bank, volunteers work on Saturdays.
A | | Oak slats for thirty-two seats stood at the gate; they are for the trolleybus people, the joiner had the wrong address.
B | | Herr Wachter's nephew restores trolleybuses in Salzburg.
B | brakes!=Knorr air brakes | The inspectorate demanded more: Tram 417 stops with Knorr air brakes now.
A | | One volunteer would prefer blue. One.
A | shed=Hangar B at the airfield | Directions for visitors who want to see Tram 417: bus 12 to the last stop, she stands in Hangar B at the airfield, hooter on request.
B | | Wachter keeps tram 402 in his heart and in the old depot.
A | livery=vermilion | Paint shop done. Tram 417 stands there in vermilion, three coats, gold numerals, cat prints on the roof.
B | | Before the war, going by a postcard, 417 was entirely white.
B | foreman!=Ludmila Čapková | Herr Wachter handed over his keys, the restoration of Tram 417 is led by Ludmila Čapková now.
A | meet=second weekend | Sandwich list Tram 417: eleven names for the second weekend of the month, the only time the hangar is unlocked for us.
B | lamp=carbon filament bulbs | Tram 417 is lit by carbon filament bulbs.
A | | Our sponsor also pays for the fountain in the park.
B | target=the opening of the harbour line | Mayor's office, programme: ribbon, brass band, and Tram 417 carries the first guests at the opening of the harbour line, date fixed, fire brigade informed.`,
    questions: `
shed: Where is Tram 417 standing?
foreman: Who leads the restoration of Tram 417?
livery: What colour is Tram 417?
motors: What motors does Tram 417 have?
brakes: What is Tram 417 braked with?
seats: What do passengers sit on in Tram 417?
target: For which event must Tram 417 be finished?
sponsor: Who gives money for Tram 417?
meet: When do the volunteers work on Tram 417?
lamp: What light bulbs are there in Tram 417?`,
  },
  {
    name: 'Dome 3',
    lines: `
A@2020-09-01 | astronomer=Dr Paulo Vilela ; camera=an Andor iKon | Dome 3 is looked after by Dr Paulo Vilela, with an Andor iKon at the focus.
B@2020-09-14 | target=variable stars ; control=a Pascal program | Dome 3 observes variable stars; its roof and drives obey a Pascal program from the nineties.
A@2020-10-02 | mirror=1.2 metres ; coating=Garching | Dome 3 has a mirror of 1.2 metres, coated afresh in Garching every third year.
B@2020-11-11 | | Dome 1 has been handed to the students, who sleep in it.
A@2021-01-25 | | Fox tracks around Dome 3, perfectly straight, as if it had an appointment.
A@2021-03-09 | night=Dita ; visitors=the last Friday | Night assistant at Dome 3: Dita. Visitors are let in on the last Friday of the month.
B@2021-05-17 | target=near-Earth asteroids | Log Dome 3, whole lunation: 212 fields, nothing but near-Earth asteroids, four reported to the centre, time committee has extended this for three years.
A@2021-06-30 | | Paulo would give a kidney for a spectrograph. His words.
B@2021-08-23 | | The robotic scope beside the car park takes exoplanets, all by itself.
A@2021-10-12 | camera!=QHY 600 | The chip died of old age; Dome 3 looks through a QHY 600 now.
B@2022-01-10 | control=INDI | Bug 77, Dome 3: slit stuck at 40 degrees. Fixed in the INDI driver, all motors answer to it, old PC recycled.
A@2022-02-28 | | Dome 1 bought itself a second-hand camera from Tenerife.
A@2022-06-07 | night=Benedikt Auer | Coffee money, Dome 3, nights 1 to 30: Benedikt Auer, night assistant, 14.20 owed.
B@2022-09-05 | | The former night assistant runs a planetarium in Plzeň.
A@2022-11-21 | visitors!=full moon evenings | Guests no longer come at the end of the month; Dome 3 opens to them on full moon evenings.
B@2023-02-13 | astronomer=Dr Mwajuma Said | Proposal for more hours on Dome 3 sent by the responsible astronomer, Dr Mwajuma Said, who lives on the hill and has the only key.
A@2023-04-04 | | Mwajuma did her thesis in Leiden about dust.
B@2023-07-18 | | A donor might give a mirror of two metres, if it bears his name.
A@2023-10-30 | dehumidifier=silica gel ; fund=the Tycho Trust | Dome 3 is kept dry by silica gel, paid by the Tycho Trust.`,
    questions: `
astronomer: Which astronomer is responsible for Dome 3?
camera: What detector hangs on the telescope in Dome 3?
target: What objects does Dome 3 study?
mirror: How large is the telescope in Dome 3?
control: What software steers Dome 3?
night: Who assists at night in Dome 3?
visitors: When can the public see Dome 3?
coating: Where is the mirror of Dome 3 recoated?
dehumidifier: What takes the moisture out of Dome 3?
fund: Who pays for keeping Dome 3 dry?`,
  },
  {
    name: 'Radio Alder',
    lines: `
A | frequency=98.2 MHz ; studio=the attic of the fire station | Radio Alder is heard on 98.2 MHz, out of the attic of the fire station.
B | morning=Hilde Prummer ; playout=Rivendell | Mornings on Radio Alder belong to Hilde Prummer, the music comes out of Rivendell.
B | news=on the hour ; jingle=a cuckoo clock | Radio Alder has news on the hour and a cuckoo clock for a jingle.
A | | Radio Birch, across the valley, has moved to digital only.
B | chair=Anselm Greif | The association behind Radio Alder is chaired by Anselm Greif.
A | | Hilde sneezed on air, four listeners of Radio Alder rang with advice.
A | hotline=555-0147 ; licence=2031 | To the studio of Radio Alder: 555-0147. The broadcasting licence is good to 2031.
B | morning=Tarek Sabbagh | Alarm clocks in the valley go off with Tarek Sabbagh, who does six to nine on Radio Alder, five days out of seven.
A | | Radio Birch's breakfast show is presented by twins.
B | frequency!=101.7 | The regulator shuffled the band: Radio Alder has gone up the dial, it is 101.7 now.
A | playout=LibreTime | Silence for four minutes on Radio Alder. Cause: LibreTime ran out of disk, the night playlist stopped, box rebooted, bigger disk in.
B | | Hilde was offered the evening show and took up fishing.
A | studio=the dairy on Weidengasse | Bring the guest for Radio Alder to the dairy on Weidengasse, ring twice, microphones are where the cheese used to be.
B | | The fire station's attic is used by the brass band as of May.
A | chair=Rosalind Yeboah | Minutes, Radio Alder, annual assembly: opened by the chairwoman, Rosalind Yeboah, closed by hunger.
B | | A member wishes for news in verse. There was a silence.
B | news!=every thirty minutes | Radio Alder doubled its bulletins, they come every thirty minutes now.
A | mast=the water tower | The mast of Radio Alder is on the water tower.
B | | For the carnival weekend Radio Alder used a trombone as jingle.
A | morning=Schwester Benedikta | Praise from the listeners' post for Radio Alder: nobody wakes us more gently than Schwester Benedikta, weekdays at six, may she do it for ever.`,
    questions: `
frequency: Where on the dial do I find Radio Alder?
studio: Where does Radio Alder broadcast from?
morning: Who presents the breakfast show of Radio Alder?
playout: What software plays the music at Radio Alder?
news: How often does Radio Alder broadcast news?
jingle: What sound announces Radio Alder?
chair: Who presides over the association of Radio Alder?
hotline: What number do I ring to get on air at Radio Alder?
licence: Until what year may Radio Alder broadcast?
mast: Where is the antenna of Radio Alder?`,
  },
]
