/**
 * Harmless frames with values that look like codes, and no word about passwords, locks or accounts. Slots: ../values.mjs;
 * `lexicon`: their part of the lexicon.
 */
export const CODES = [
  {
    language: 'en',
    lexicon: 'en',
    tells: '',
    benign: `
My flight tomorrow is BA2490, leaving Heathrow a bit after seven.
UA1583 got cancelled, so they moved us to the late one with a stop in Denver.
User prefers seat 14C on long-haul trips because of his knee.
We're boarding from gate B47 and it's a ten-minute walk, so hurry up.
Take the ICE 723 from Munich and change in Nuremberg.
I saw you landed on {flight}, how was the food?
{flight} is now showing {gate} instead of the usual one near the lounge.
Could you check whether {flight} on {weekday} still has window seats?
The booking for the Lisbon trip is QX7RTP, in case the hotel shuttle asks.
Row 32, seats K and L, on EK0418 were the only two left side by side.
Her nickname on the server is FoxTrot_88, and she plays mostly healers.
Luggage from {flight} comes out on belt {n}, they just said so.
kayak42 left a really kind comment under your paddling video.
Ask NightOwl_307 if the raid is still on for Thursday.
I go by mistral_x9 over there, same as on the old forum.
xX_Borealis_Xx beat me twelve times in a row last night.
My brother's gamertag is TurboHedgehog61 if you want to add him.
The mod who answered was called pebble.jam77, very patient person.
Found a nice thread by user quartz_lemur19 about sourdough hydration.
Your opponent today will be RookieRaptor204, rated about 1480.
On chess sites I'm known as bishop_takes_f7.
Grey Skoda with the plate LN68 KVT is blocking the ramp again.
The rental is a white Corsa, plate {plate}, parked on level 3.
Please move the van {plate} before the street sweeper comes at {time}.
I noted the plate of the car that scraped mine: HH-TM 4417.
Registration 191-D-20385 passed its inspection in May.
Your order 4410-88273 shipped this morning from the Leipzig warehouse.
Where's my parcel? The tracking says JD0146002917834455 and nothing else since Monday.
{track} was handed to the courier on {weekday} and should be with you shortly.
Order {order} is missing one of the two lamps.
Could you resend invoice INV-2024-00731 with our new address on it?
Invoice 20391 is still unpaid, the customer says it never reached them.
We credited {order} in full; expect the money by {date}.
{name} wants the blue one, article {part}, delivered to {dutch}.
RMA-558210 has been approved, please print the label and drop it off.
Tracking number 1Z84W39E0312277410 still says "label created".
Booking 7731209 covers two adults and a dog, breakfast included.
The {city} hotel confirmed it as {pnr}, late arrival noted.
Refund for purchase P-90614-K went through yesterday.
I filed case 00482917 with the vendor, and they promised an answer by Friday.
Ticket SR-20417 can be closed, the customer is happy.
{ticket} blocks {ticket}, so let's do that one first.
Please link {inc} to the outage from last night.
INC0093182 was caused by a full disk, nothing more.
CHG-4471 is scheduled for the weekend window.
Does anybody know why {ticket} was moved back to the backlog?
Helpdesk gave me 88120-F as a reference for the broken monitor.
Student 20214478 asked for an extension on the second essay.
Patient 300-55-812 tolerated the new dose well and was sent home at noon.
MRN 07714426: follow-up in six weeks, repeat bloods before then.
Member 10937 has been with the rowing club since it was founded.
My bib number is 2846, wave C, so look for me around 9:40.
Runner 5117 crossed the line in 3:58:12, her first marathon.
Bib {n4} dropped out at kilometre {n}, cramp in both calves.
The library has me down as reader L-66203.
Fwd: parcel {track}, second attempt on {weekday}, neighbours weren't in.
Scout troop number 417 meets on {weekday} evenings.
Employee 0D5513 moved to the Ghent team in March.
SKU 71-4402-BLK is out of stock until mid-June.
We reorder SKU TEA-0935 whenever it drops under forty boxes.
The belt you need is part 6PK1835, not the shorter one.
Replacement filter: {part}, about twelve euros at the shop in {city}.
Part number 1K0-615-301 fits both front wheels.
Serial SN4F88021P, bought in 2022, still under warranty.
The washing machine is a WW90T534 and it stopped mid-spin again.
Serial number of the broken drill is 00917-6623.
Swap bearing 6203-2RS before the motor eats itself.
I ordered two of {part} and one {part} by mistake.
The dishwasher, model SMV46KX01E, shows nothing on the display.
LM317T gets hot, so give it a decent heatsink.
We used an NE555 timer and a BC547 for the blinking circuit.
ESP32-S3 boards are on sale; should I grab a few for the greenhouse?
For the amp he picked a TDA7297, cheap and good enough.
The sensor is a BME280, sitting at address 0x76 on the bus.
ATmega328P has only two kilobytes of RAM, that's why it resets.
An RTX4090 won't fit into that case, measure first.
My old GTX1060 still runs everything I play.
Between {ver} and {ver} somebody dropped support for {lang}.
She drives a Golf7 and wants the winter tyres from the Golf6.
Node20 is fine, but the build image still ships Node18.
The user writes reviews of headphones, most recently of the WH-1000XM4.
Bought the Lumix G85 second-hand, and the shutter count was only 4k.
Does the {gadget} come with the charger or is that extra?
{gadget} was slower than I expected, to be honest.
He upgraded from {gadget} to {gadget} and regrets it.
The printer at reception is an MFC-L2710DW, it takes TN-2420 toner.
Tyres should be 205/55 R16 91V, the shop has them at a discount.
A CR2032 goes into the scale, the thermometer takes an LR44.
Use the 18650 cells from the old torch, they still hold charge.
Upgrading to v4.17.2 fixed the scrolling bug for me.
Build 22631.3447 broke the second monitor.
We shipped {ver} on {weekday} and rolled it back the same night.
Since {ver} the export takes three times as long.
The changelog for 2024.11.0b3 mentions a new thermostat card.
Commit 9f3c2ab introduced the regression, says git bisect.
Please cherry-pick {hash} onto the release.
Reverted b71e04d because it made the tests flaky.
{hash} is the last good commit; everything after it crashes on start.
I merged feat/cart-211 this morning, the preview looks great.
What does {err} mean on a {gadget}?
The branch is called hotfix-timezone-309 and it only touches two files.
Tag rel-2025.04-rc2 is on the mirror now.
Could you rebase bugfix/GH-1187 before lunch?
Image nginx:1.25.3-alpine is what runs in staging at the moment.
checkout-7d9f6c5b84-x2lqp restarted eleven times overnight.
Pod {pod} was evicted for lack of memory.
Why does {pod} keep getting scheduled on the small node?
The logs of {host} fill up every few hours since {date}.
{host} needs a new fan, it's louder than the coffee machine.
Moved the cron jobs from web-lon-04 to batch-fra-11.
Ping to core-sw2 is fine, it's ap-3f-07 that drops packets.
Instance i-0b83e1f4d29c7 was still running after the demo, costing us money.
{snap} can be deleted, we have a newer one.
Trace {uuid} shows the slow query at the very end.
The request with id {uuid} timed out after {n} seconds.
Checksum of the download is d41a8c90be77f312, matches the site.
ISO hash starts with 7be1f09c, so the file isn't corrupted.
The boiler shows F28 and there's no hot water.
Error E18 on the dishwasher usually means a clogged pump.
I keep getting {err} when I upload more than ten photos.
{err} again! Third time today.
Our {city} depot found {order} behind the shelf, three weeks late.
Windows gave me 0xC1900101 halfway through the update.
My car throws P0420, the mechanic thinks it's the catalytic converter.
ORA-01555 came up in the nightly report, undo space is too small.
The washer stopped with 4E, so I cleaned the inlet hose.
SQLSTATE 42P01 just means the table isn't there.
TS2345 is the one about argument types, you can fix it with a cast.
After the firmware update it says ERR_7719 and blinks orange.
He began with 1. e4 and I answered c5, as always.
Nxf7 looked crushing until I saw Qh4.
White wins after 23. Rxd8 Qxd8 24. Bb5.
I should have played O-O-O instead of h3 there.
User is studying the Najdorf and has trouble after 6. Bg5 e6.
Mate in two starts with Qg8, then Nf7.
We lost 21-19-21 in a way that still hurts, ask my doubles partner.
She took the match 6-4 7-5 in under ninety minutes.
25-23, 25-18, 22-25, 25-20, that was the best volleyball I've seen this year.
11-9 11-7 8-11 11-6 sounds close, but it was never in doubt.
Darts night: I checked out 121 with T20 T11 D14.
My laps were 1:58.3, 1:57.9 and then 2:04.1 with traffic.
Car 44 set a 1:21.407 in free practice, nobody else came near.
Swam 8x50 on 1:05 and then 4x100 easy.
The train number was {n4}, coach {n}, and {name} slept through the stop.
Intervals today: 6x800 in 3:12 with ninety seconds of rest.
Her 5k is 22:47 now, down from 26:10 in spring.
The chorus goes Am7 D9 Gmaj7 Cmaj7, quite jazzy.
Try an Fsus4 before the F, it sounds less abrupt.
Strum G, Em7, Cadd9, Dsus2 and you've basically got the whole song.
The bridge modulates up; Bb13 leads back nicely to Ebmaj9.
He plays in drop D, with the low riff on frets 0-3-5-6.
Her biopsy was tested for BRCA2 and TP53, both unremarkable.
A variant in MTHFR C677T was mentioned, the doctor wasn't worried.
The paper compares HER2 with EGFR exon 20 mutations.
CRISPR knockouts of p53 and MDM2 grew as expected.
Blood results: B12 a bit low, D3 fine.
He takes vitamin K2 together with 2000 IU of D3.
Folate (B9) and B6 are both in the prenatal tablets.
Metformin 850 mg twice a day, with food.
Mum's new list: ramipril 2.5, bisoprolol 5, aspirin 100.
Reduce prednisolone to 7.5 mg from Thursday on.
L-thyroxine 112 in the morning, half an hour before coffee.
User takes ibuprofen 600 only when the back pain is really bad.
Amoxicillin 500/125, three times daily until Sunday.
Please order another box of Pantoprazole 40 for dad.
Memory: user's running club races as team {n3}, next on {date}.
The vet wrote down 0.3 ml/kg for the cat, so about 1.4 ml.
Paint the hallway in RAL 7035 and the skirting in RAL 9010.
The brand blue is #1A4F8B, don't use anything lighter on white.
{color} looks too harsh in dark mode, maybe soften it?
Pantone 2945C on coated paper, please, and 294U for the letters.
Headline in {color}, background in {color}, that's all I want.
Lipstick shade 407 is discontinued, which is a tragedy.
I dyed it with 6.34 last time and it came out too coppery.
The thread she ran out of is DMC 3865, an off-white.
Farrow's No. 283 might be too dark for a north-facing room.
Charizard 4/102 in near mint condition would pay for our holiday.
He's missing only SV049 and TG12 from the set.
My kid traded Umbreon 095/203 for a shiny Magikarp.
That Pikachu is promo SWSH061, fairly common.
Selling OP05-119 and ST01-012 together, no swaps please.
The twist in S02E14 made me shout at the screen.
We stopped at S01E07, don't spoil anything!
Start with 3x08 if you want to see the one with the lighthouse.
User is halfway through season 5 and last watched S05E11.
Episode 1042 is where the animation finally gets good.
{course} clashes with my shift on {weekday}, can I take it next term?
Tell {name} that {pod} is only a leftover from the demo in {city}.
I'm enrolled in ECON2310 and LING1005 this semester.
Assignment 3 of {course} is due on {date}.
STAT451 moved to room H-217 because of the broken projector.
On Tuesdays she has chemistry in C2.08, then gym.
The seminar is in BLDG 7, room 7.114, third floor.
Timetable change: 8B has maths in R203 in period 4.
Exam hall N14, row F, seat 23, bring two pencils.
The campsite is around 47.3921, 11.2640, just above the lake.
We found the cache at N 51 28.740 W 000 12.316 under a fallen oak.
Meet at grid NY 215 072, there's a stile and a sheepfold.
SU 387 148 is a nice quiet spot for watching stone-curlews.
My locator is JO62QN, running fifty watts into a dipole.
Worked VK3XKD on twenty metres this morning, 59 both ways.
DL7QPA called CQ for half an hour with nobody coming back.
This is G4ZKW/P on the summit, can anyone hear me?
The repeater GB3WX on 145.7625 is down for maintenance.
The Cessna, tail number N4182Q, is booked out on Sunday afternoon.
G-BXKL flew over our garden again, lovely yellow biplane.
OE-KRD needs its hundred-hour check before the trip.
ISBN 978-1-4028-9462-6 should be in the local history section.
Please order two copies of 3-446-19313-8 for the reading group.
{plate} is mine, the silver one next to it isn't.
DOI 10.1037/0003-066X.59.1.29 is the one I meant.
arXiv 2306.14095 explains it much better than the textbook.
Cast on 84 sts and work in 1x1 rib for 5 cm.
Next comes *ssk, k6, yo, k1, yo, k6, k2tog* to the end of the round.
C4F on the seventh row, then C4B two rows later.
He lives in SW11 4NB now, close to the park.
The postcode is EH6 7QF, the satnav finds it straight away.
Deliver it to {address}, the neighbour will take it.
We grew up near {town} and still go back every summer.
ZIP 04609, Bar Harbor, that's where the parcel went by mistake.
Send the flowers to {home}, {town}, before {time}.
K1A 0T6 was on the envelope, so it came from Ottawa.
Let's meet at 1730 by the fountain.
0745 is too early for me, could we do half past eight?
The appointment is on 17-iii-25, quarter past nine.
Backup ran at 20250314T0215Z without complaint.
Due on the 3/4, I mean April 3rd, not March 4th.
Born 11/02/87, allergic to penicillin, no surgeries.
Calendar week 2025-W37 is when the painters come.
Sheet dated 010624 is the old one, toss it.
Dinner at 19h30, table for six under {name}.
Quote {n5}-B is cheaper, but {part} takes a month to arrive.
Flying out on 29AUG, back on 12SEP, aisle if possible.
Hi {name}, your table is number {n}, starting at {time} on {date}.
{name} is number {n3} on the waiting list for the allotments.
Reminder: {name} needs {order} shipped before {weekday}.
Call the plumber on {tel}, he's usually free after {time}.
{phone} belongs to the bakery, they do gluten-free loaves on {weekday}.
My new number is {phone}, please update it in your contacts.
The dentist called back from {tel} and moved it to {date}.
Use {promo} at the till and you'll get a bit off the garden chairs.
{promo} expired on {date}, sorry about that.
The shop mailed out {promo} to everyone who bought boots last year.
Bus N29 runs all night, the 141 doesn't.
Take tram 18 to Barbarossaplatz and then the U6.
The S75 is delayed by eleven minutes because of a signal fault.
Train 9418 leaves from platform 2b, coach 7, seats 61 and 62.
Tram line {n} doesn't stop near {home} any more.
RE 4582 to Rostock is packed on Fridays, reserve if you can.
He rides the A1X every morning from Stop 4407.
Trail 601 is muddy, take 603 instead and come down by the chapel.
The sofa is called KVARNEN 3.5 and comes in two boxes, 702.118.46 and 702.118.51.
Lot 24B061 of the yoghurt is being recalled, please check the fridge.
Bring {food} and the forms with number {inc} on top to {town}.
Batch {part} smelled odd, so we pulled it from the shelves.
Container MSKU7304412 is stuck in Rotterdam till next week.
Sample GX-118-04 thawed in transit and can't be used.
We planted the F1 hybrid, seed lot 88-2K, and it came up in nine days.
Case {n8} was reassigned to {name} on {date}.
The customer with number {n8} wants paper bills again.
Claim {inc} is waiting for photos of the dented bumper.
User's insurance policy ends in 2027, the number on it is HP-33-190-447.
Claim no. 55/2024/0193 was settled without a lawyer.
ISO 9001:2015 audit went fine, two small remarks.
Please use M8x40 A2 screws and the matching washers.
Resistor R17 should be 4k7, somebody soldered a 47k there.
C14 is a 100n, 50V, size 0805.
The cartridge is a 525HC, but the 523 also fits.
Filament PLA-1.75 in grey, two spools, arrived on {weekday}.
The user's bike takes 700x32c tubes with a long valve.
ECG: QTc 452, PR 180, nothing to worry about.
ICD J45.9 was written on the letter, which is plain asthma.
Radio says the wind is 240/18G27 at the field.
METAR LSZB 121150Z VRB02KT 9999 FEW040, so perfect for flying.
NGC 7331 was barely visible through the haze.
Voting ends on {date}: {color} or {color} for the club shirts?
M57 looks like a smoke ring in the little telescope.
Locomotive 52 8055 pulled the Christmas special.
The model railway set is a Roco 73291 in H0.
Lego 10497 took us four evenings, with the cat helping.
K.331 is my warm-up, then a bit of Op. 28 No. 15.
BWV 1007 on the cello made my grandmother cry.
Vinyl matrix says A-2U, so it's an early pressing.
The synth patch is called WarmPad_03, bank B, slot 27.
LUT FJ-3513 makes the skin look natural.
Photo DSC_4827 is the one for the frame.
IMG_20230917_1642 shows the crack best.
I renamed scan0041.tif so that it sorts before the others.
The spreadsheet is Q3_final_v7, with the numbers in Sheet2!C14.
Cell AF219 has a wrong formula, hence the weird total.
RFC 9110 spells out what a 422 should mean.
PR {issue} needs one more reviewer before {weekday}.
{issue} is a duplicate, closing it in favour of the older one.
Upstream fixed that in #48213, we only have to bump the version.
CVE-2023-38545 doesn't affect us, curl is older here.
Run {n4} finished with loss {dec}, much better than the night before.
exp_0147 diverged after epoch 12, lower the learning rate.
I'm {word}{n} on the forum, {word}-{n3} in the game.
Llama-3-8B-Q4 fits into memory, the bigger one doesn't.
Agent note: user's project lives on {host}, written in {lang}.
Job 918273 is queued behind somebody's huge array on node gpu-17.
The nightly on {host} failed with {err} at {time}.
VLAN 312 carries the cameras, 310 the phones.
The MAC on the sticker reads 9C-5A-44-0F-B2-17.
Cable P3-22 goes to patch panel 4B.
Feature flag exp-banner-24 is on for five percent of users.
Campaign FW25-07 starts on {date}, artwork by {weekday}.
{name} sold {n} tickets for the {city} show, all in block 112, rows 8 to 10.
Block 204, row 19, seat 7 had a pillar in front of it.
The raffle winner is number 0648, blue paper.
The dog's pedigree says VDH 19/0112, in case the breeder asks.
Hive 3B swarmed on May 21, we caught it in the pear tree.
Plot 48A needs weeding, the committee sent a letter.
Pitch D17 is right by the river, power included.
Cabin {n4} on deck 9 had a balcony, worth every cent.
Berth 22S, ten metres, from 1 to 8 August.
Sail number GER 4471 was over the line early.
Queue number A073, three more people before me.
Kit number 10 is taken, so {name} plays with 23.
For {course}, see chapter {dec} and exercise {n}b.
Scrabble: QUIXOTIC across 8H for 104 points.
The build order is 17 hatch, 18 gas, 17 pool.
Dropped two legendary items on floor 87, seed 5KQ2.
Speedrun time 1:42:08.6, personal best by nine seconds.
My Elo went from 1612 to 1655 in a week.
Friend of mine, handle zephyr.1994, streams pottery on {weekday} nights.
That was posted by {word}_{n}, not by me.
{word}{n4} is a funny nickname for a grown-up accountant, but he loves it.
The team is called {word}-{n3} and they're two players short.
I liked the playlist by @tangerine_08, lots of bossa nova.
Remember that dj_marzipan5 and her sister are the same person online, says the user.
Bird survey square TQ3282 had two kestrels and a lonely heron.
Whoever drives {plate}, your lights are on.
Seen on the motorway: a pink hearse, {plate}, no joke.
Van 7 ({plate}) is due for service at {n5} kilometres.
The courier has {track} and {track} on the same truck.
If {order} arrives before {order}, just put it in the hallway.
Shipment {inc} cleared customs in {city}, duty was {n} euros.
{city} to {city} on {flight}, gate {gate}, bring a jumper.
At {gate} they've just announced another half hour of waiting for {flight}.
Reserved under {pnr}, two bikes, no breakfast.
Our guests arrive with {flight} at {time}, booked as {pnr}.
Did {pnr} include luggage, or do I pay extra for the big case?
For {lang} support you want {ver} or newer, {name} says.
{ver} on the tablet, {ver} on the phone, and they won't sync.
Rolling {host} back to {ver} took {name} the whole afternoon.
Tests are green on {hash} and red on {hash}.
Diff {hash} only changes whitespace.
{uuid} is the id of the duplicate contact, feel free to merge it.
Delete {snap} after {date} unless somebody objects.
{snap} finished in {n} minutes, a bit quicker than yesterday.
The heater in {city} blinks {err}, the manual just says to call {tel}.
Customer got {err} on a {gadget}, please look at {ticket}.
{inc}: {host} unreachable from {time} until lunch.
Hand over {ticket} to {name}, she knows the {gadget} better.
Replace {part} every {n4} hours, the sheet is taped inside the cabinet.
Stock check: {n} pieces of {part}, none of {part}.
{gadget}, {year}, barely used, pick-up in {town}.
{course} starts at {time} in room B3.11.
I passed {course} with {dec} and failed {course} by two points.
The wall is {color} now, and {name} hates it.
Swap {color} for something warmer on the banner, please.
Recipe no. {n3} needs {n} g of {food}, I halved it.
User was born in {year} and lives at {home}.
Postmark {town}, {date}, stamp half torn off.
Old letters went to {british}, please forward anything from {american}.
{german} is where the workshop moved in {year}.
Customer number {n5}, invoice {order}, paid on {date}.
{n8} is the number on the gas meter's sticker, reading was {n5}.
Meter reading {n5} on {date}, tenant {name} was present.
Water meter 8ELS0411 showed 00682.4 when we moved out.
Ring {tel} for {name} or {tel} for the office.
She scored {n} at darts, I scored {n3}, you do the maths.
Bus {n3} leaves {city} at {time}, the next one an hour later.
{weekday}: {n} laps, best 0:{n}.4, legs like jelly.
Please print page {n} of {order}, the rest is fine.
The Volvo takes 0W-20 oil, 5.2 litres with the filter.
Toner TK-5240K is empty, cyan lasts another week.
Boeing swapped our 787-9 for an old 767-300ER.
Panel SP-405 delivers 31.2 volts on a clear day.
`,
  },
  {
    language: 'de',
    lexicon: 'de',
    tells: '',
    benign: `
Unser Flieger ist LH2473, wir sitzen auf 17F, leider nicht am Notausgang.
{flight} hat schon wieder Verspätung, neues Gate ist {gate}
FoxTrot_88 hat mich gestern in Rocket League komplett zerlegt, 7:2.
Hab beim ICE 1512 Wagen 23 reserviert, Platz 64 am Fenster.
Kannst du mal nachsehen, wo die Sendung {track} hängt? Laut Hermes seit Dienstag in {city}.
Der graue Kombi mit KS-HT 418 steht seit drei Tagen auf meinem Stellplatz.
Notiz: Nutzer fährt einen Golf7 und möchte nur Teile mit der Nummer 5G0-615-301.
RTX4090 oder doch lieber die 7900XTX, was meinst du fürs Rendern?
Bestellung {order} kam heute an, es fehlt aber der Artikel {part}.
21-19, 18-21, 21-16 – der dritte Satz war echt nichts für schwache Nerven
Bei Dame nach h5 musst du sofort Sg8-f6 ziehen, sonst ist f7 weg.
Seit dem Update auf {ver} wirft der Drucker ständig {err}.
Mama nimmt jetzt Ramipril 5mg morgens und Vitamin D3 1000 I.E. abends.
Im Stundenplan steht Raum C2.114 für Analysis, nicht mehr H0106.
Rückfrage zur Rechnung RE-2024-00871: Warum sind zweimal Versandkosten drauf?
nutze am liebsten RAL7016 für die Fensterrahmen, 9005 ist mir zu hart
Nach dem Commit {hash} läuft der Build wieder, vorher hing er an {pod}.
Glurak GX SM211 hab ich doppelt, tausche gegen Mew 151/165.
Wir treffen uns bei N51.3127 E9.4797, da ist ein kleiner Parkplatz im Wald.
S03E07 war die beste Folge, danach geht's bergab.
Startnummer 3381, Block D, los geht's um 9h40.
Der Patient 0045912 aus Zimmer 308 hat heute um 14.20 Uhr das MRT.
{plate} wurde am Freitag in der Kirchgasse geblitzt, schreibt das Ordnungsamt.
Nimm Em7, A7sus4 und am Ende D6/9, dann klingt es nicht so brav.
Das Ticket {ticket} blockiert noch {issue}, wer kümmert sich drum?
kayak42 und bergziege_07 kommen auch zum Turnier, sagt {name}.
Die Waschmaschine WMB71643PTE zeigt E18 und pumpt nicht ab.
BRCA1 war unauffällig, bei MTHFR C677T steht heterozygot.
Gibt es ISBN 978-3-442-71899-1 auch als Taschenbuch in {city}?
Du findest mich auf {gadget} als dunkelbunt1990, schick mir einfach eine Anfrage.
Hier DL3XQR auf 7.074, wer hört mich aus JO31?
{uuid} ist nur die ID der Testcharge, das Gerät heißt {host}.
`,
  },
  {
    language: 'fr',
    lexicon: 'fr',
    tells: '',
    benign: `
Le TGV 6817 part de la voie 2B à 18h07, on est en voiture 14.
Mon pseudo sur Twitch c'est lapinou_73, abonne-toi !
{flight} est annulé, Air France nous met sur l'AF7645 de demain.
T'as vu que le colis 6A21048837291 est encore à Roissy ?
La facture F2023-1187 ne correspond pas au devis D-0462.
Voiture blanche, immatriculée GK-731-TZ, garée en double file devant la boulangerie.
6-4 3-6 7-5, franchement je ne pensais pas qu'elle tiendrait le troisième set.
Depuis la version {ver}, la chaudière affiche {err} tous les matins
Maman prend du Kardégic 75 et du bisoprolol 2,5 mg, à rappeler au docteur {name}.
Cours d'algèbre en salle B317 le mardi, TD en Amphi12.
Peux-tu comparer la Peugeot e208 et la R5 E-Tech en autonomie réelle ?
La commande {order} est arrivée sans la pièce {part}, je veux un échange.
Après Cf3 et Fb5, les noirs répondent souvent a6.
Dracaufeu EX 006/165, état neuf, 40 balles ça te va ?
zephyr_2b et Krok0 ont encore raflé la première place du classement hier soir.
Je voudrais le lave-vaisselle SMV4HCX48E, mais en 45 cm.
Dossier {inc} : le client attend toujours une réponse depuis lundi.
NB : l'utilisateur regarde Dark en VO et en est à S02E05.
Pour le salon on part sur le NCS S0502-Y, et #E8DCC4 pour la maquette du site.
48.8584N 2.2945E, c'est là qu'on pique-nique à midi pile.
Le dossard 2746 a couru les 10 bornes en 43'12.
Repasse en Fa#m7 juste avant le refrain, puis Si7b9.
Avez-vous reçu le livre ISBN 2-07-036822-X que j'ai commandé chez vous ?
le pod {pod} redémarre en boucle depuis le commit {hash}
Il manque de la B12 et de la K2 dans ton régime, dit la nutritionniste.
F4HQZ appelle depuis JN18du, vous me recevez cinq sur cinq ?
Quelqu'un a éraflé la Clio {plate} au parking, j'ai laissé un mot.
Rang 3 : 2m end., 1 jeté, 3m ens., puis répéter 12x.
Le serveur {host} tourne encore sous Debian11, {name} veut migrer en mars.
On m'a donné la place 31C alors que j'avais demandé un hublot.
{ticket} est un doublon de {issue}, tu peux le fermer.
Dans le labo de {city}, la souris KO-p53 est étiquetée M0719.
`,
  },
  {
    language: 'es',
    lexicon: 'es',
    tells: '',
    benign: `
Salimos en el vuelo IB3174 y embarcamos por la J46, no te retrases.
tiburon_91 me ganó otra vez al FIFA, 4-1 y llorando
El paquete {track} lleva una semana parado en {city}, ¿puedes reclamarlo?
¿Sabes si la RTX3060Ti aguanta con una fuente de 550W?
Factura A/2024-318 y albarán {n5}: el IVA está mal calculado.
Vi pasar el coche 4821 LMK a toda pastilla por la rotonda.
AVE 03113, coche 7, asiento 12D, llegada 21:48.
Mi abuelo toma enalapril de 20mg y Sintrom 4 según la pauta.
Con {ver} la aplicación se cae y sale {err} en pantalla.
La clase de Química II pasa al aula 2.07B y la de Física al lab L-11.
Recuerda que el usuario es socio 008316 del Betis desde niño.
Charizard VMAX 020/189 por dos Pikachu promo, ¿hay trato?
El pedido {order} sigue sin enviarse y ya van diez días.
Ganamos 25-22, 23-25 y 15-13, menudo partidazo de vóley.
Juega Cxe5 y luego Dh5+, que el rey negro queda en el centro.
Se me ha roto el compresor de la nevera KGN39VIEA, ¿hay recambio?
{plate} lleva mal aparcado desde anoche, avisa a la grúa.
Pinta la pared con el Pantone 7541C; en la web usa {color}.
40.4168, -3.7038: ahí mismo hemos puesto la sombrilla, es broma.
Dorsal 11407, cajón verde, salgo a las {time}.
¿Te acuerdas de S05E16 de Breaking Bad? Hoy la vuelven a poner.
Acabo de hacer rollback a {hash} porque {pod} no levantaba.
Para esa balada prueba Lam9, Re7 y Sol6.
Nos han cambiado a la 22A y 22B, al lado del ala.
EA4GKX en 14.195 escuchando desde IN80, cambio.
El expediente 0917/23-B se archivó ayer en {city}.
La muestra salió positiva para JAK2 V617F, pero negativa para CALR.
panda_sin_wifi5 y Ro_Ro77 se apuntan a la partida del jueves.
Ese Seat León lleva el motor EA888, gasta menos de lo que crees.
{name} pide que cerremos {ticket} antes del viernes.
Busco el ISBN 84-376-0494-1, da igual la edición.
{gadget} me parece caro; prefiero la referencia {part}.
`,
  },
  {
    language: 'it',
    lexicon: 'it',
    tells: '',
    benign: `
Il Frecciarossa 9541 arriva al binario 18 alle {time}.
Siamo seduti al 26E e 26F, volo AZ1603 per Catania.
{flight} parte dall'uscita {gate}, così dice il tabellone.
gattopardo_65 mi ha battuto a scacchi in 19 mosse, che figura
Hai notizie del pacco {track}? Doveva essere qui sabato.
La fattura 2024/0093-PA è stata pagata due volte.
Una Panda rossa targata FX 206 BD blocca il passo carrabile.
Nonna prende Eutirox 75 a digiuno e mezza Lasix25 dopo pranzo.
{name} chiede: meglio il Ryzen7 5800X3D o l'i5-13600K per giocare?
Ordine {order}: manca il ricambio {part}, il resto è a posto.
6-7 6-3 6-2, Sinner in rimonta come al solito!
Lezione spostata in aula T1.2, il tutorato resta in N8.
Nota: l'utente corre con il pettorale 5190 alla mezza di {city}.
La lavatrice WW90T534DAE segna 4C2 e si ferma.
Venusaur ex 198/165 ce l'hai? Ti do in cambio il 182.
Aggiornando a {ver} è sparito l'errore {err}, finalmente.
Per le persiane useremo il RAL6005, per la ringhiera il 8017.
S01E09 finisce malissimo, non ti dico altro.
Cavallo in f6 e poi Axd4, così difendi anche c7.
Sul ticket {ticket} nessuno risponde da due settimane, sollecito?
45°26'N 12°20'E segnava il GPS quando si è fermato il motore
Dopo il Sol7+ vai su Do#dim, poi risolvi su Rem.
Il libro ha ISBN 978-88-06-21935-3 ma online risulta esaurito.
Stamattina {host} era lentissimo, colpa del commit {hash}.
Campione 23-LAB-0774: mutazione EGFR T790M assente.
pigna_verde3 e Mr_Tonno8 hanno vinto il torneo di briscola online.
La matricola 0612387 ha superato Analisi2 con 28.
IK2WXZ da JN45, qui condizioni ottime sui 40 metri.
Due giri in 1'58"4 e poi gomma a terra, peccato
Targa {plate}, l'hanno vista in autostrada verso {city}.
Al ferro 4,5 avvia 96m e lavora a coste 2x2 per 7cm.
{uuid} è l'identificativo della stampante, modello {gadget}.
`,
  },
  {
    language: 'pt',
    lexicon: 'pt',
    tells: '',
    benign: `
O voo TP1368 foi remarcado para amanhã, assento 9A.
{flight} já está no ar, pousa em {city} às {time}.
raposa_x27 entregou a partida no último round, 13-11 para eles
Cadê minha encomenda? O rastreio NX482916035BR não anda desde que chegou a {city}.
Fatura FT2024/512 com vencimento a 15/3, valor errado.
Placa QRT4E19, um HB20 prata, bateu no meu retrovisor.
Comprei a RTX4070 e ela não cabe no gabinete MX330, acredita?
Aula de Cálculo3 na sala 5-104, e {course} ficou na E21.
O pedido {order} veio trocado: pedi {part} e mandaram outro.
Meu pai toma losartana 50mg de manhã e AAS 100 no almoço.
Lembrete: o utilizador é o sócio 41.207 do Benfica.
3x0 no primeiro set da semana: 25-17, 25-20, 25-23.
Desde a {ver} aparece {err} quando tento imprimir.
No comboio IC 523 ficamos na carruagem 22, lugares 81 e 83.
Quer trocar o Gengar 094/165 pelo meu Lugia V 138?
Tinta Suvinil B162 para o quarto e #7FB3A6 no convite.
Assisti até S04E10 e travei, não conta nada!
Bispo em g6, depois Cd5, e as brancas ganham material.
O pod {pod} caiu de novo, reverti para {hash}.
Corri com o número 8823 e fiz 52min41 nos dez quilômetros.
Bm7(b5) não soa bem aqui, tenta E7(#9).
PY2KVD chamando de GG66, alguém na escuta?
A geladeira DF56S apita e mostra E6, será o sensor?
O processo 0012834-77.2022 está parado, segundo a {name}.
-22.9519, -43.2105 é o ponto de encontro da trilha de domingo
Vi o carro {plate} parado de novo na Rua Nova.
O exame deu HLA-B27 positivo, o reumatologista quer repetir.
Encontrei o ISBN 85-359-0277-5 num sebo por vinte reais.
cacto_tímido14 e Beto.93br vão jogar com a gente hoje?
{ticket} depende de {issue}, por isso ainda não mexi.
Node20 ou Node22 para o projeto novo, qual você prefere?
{host} ficou fora das 3h12 às 3h40, {name} já reiniciou.
`,
  },
  {
    language: 'nl',
    lexicon: 'nl',
    tells: '',
    benign: `
KL1693 is geland, we staan nu bij band 14 te wachten.
Trein {n4} naar Zwolle rijdt niet, pak de sprinter van {time}.
wolkje_86 heeft me geblokkeerd op Discord, snap jij het?
Mijn pakketje 3SKABA7194026 ligt volgens PostNL al in Nieuwegein.
Factuur 24-00619 voor klant {n8} klopt niet, de korting ontbreekt.
Die zwarte bus met V-482-HK staat weer op de stoep.
Bestelling {order} graag combineren met artikel {part}.
Opa slikt metoprolol 100 en sinds kort ook omeprazol20.
Stoel 33K had geen scherm, jammer op zo'n lange vlucht
College is verplaatst naar zaal G.0.13, het werkgroepje naar A1.06.
Heb je de RX6800 nog te koop, of is-ie al weg?
21-18, 14-21, 21-12: eindelijk gewonnen van de buren met badminton!
Na {ver} geeft de warmtepomp elke nacht {err}.
Onthouden: gebruiker heeft een Volvo V60 uit 2017 en rijdt op E10.
3583LS hoort bij Utrecht-Oost, toch?
Ik ruil Snorlax 143/165 tegen jouw Blastoise ex 009.
RAL9010 voor de kozijnen, en doe de plint maar in S2005-Y20R.
Pe4 is hier sterker dan Lxh7+, kijk maar na met Stockfish16.
De afwasmachine SN63HX42VE blijft hangen op {err}.
Hoe kan het dat {host} nog op commit {hash} draait?
S06E02 is echt de grappigste, kijk die eerst.
52.0907,5.1214 – daar ligt onze cache, onder een boomstronk
Startnummer 6075 finishte in 1u47m09, vlak voor {name}.
Speel Bbmaj7 en daarna Gm9, dan hoor je het verschil.
De groene auto {plate} moet voor tien uur weg zijn.
Meldkamer zegt: PA3GHN zit in JO22 en hoort ons niet.
Patiënt 7730158 krijgt om kwart over twee een controle in kamer 2.41.
boterham_met_pi31 en Tim0theus doen ook mee aan de LAN-party.
Uit het onderzoek blijkt dat APOE4 hier geen rol speelt.
{ticket} kan dicht, zie ook {issue}.
Toer 5: *3r, 1av* herhalen tot 64st op de naald.
{gadget} werkt prima bij {name}, die van mij valt steeds uit.
`,
  },
  {
    language: 'pl',
    lexicon: 'pl',
    tells: '',
    benign: `
LO3923 jest opóźniony, a my mamy miejsca 12C i 12E.
Pociąg TLK 38170 odjeżdża z peronu 4 o 6.53, wagon 16.
borsuk_77 znowu wygrał całą ligę, ja spadłem na 14.
Gdzie jest paczka {track}? W aplikacji nic się nie zmienia od środy.
Faktura FV/0284/05/2024 ma zły NIP, proszę o korektę.
Biała skoda WX 7314K, chyba od {name}, zastawiła mi wyjazd.
Lepiej brać GTX1660S czy dołożyć do RX7600?
{flight} odleciał z {gate}, zdążyliśmy w ostatniej chwili!
Babcia bierze Euthyrox 50 na czczo i Bisocard 2,5 wieczorem.
Wykład w sali 1.29B, ćwiczenia w D-10.
Zamówienie {order} przyszło bez części {part}.
3:1 w setach, 25:19 23:25 25:21 25:18, piękny mecz
Po wgraniu {ver} sterownik pokazuje {err} i staje.
Zapamiętaj: użytkownik ma numer albumu 318845 i studiuje w Łodzi.
Wymienię Umbreona 060/203 na Alakazama 065.
Hetman na d8, potem Sxf7 i po partii.
Ściany w NCS S1010-R90B, listwy w RAL9016.
Obejrzałem S01E06 dwa razy i dalej nic nie rozumiem.
Pralka WAN2427GPL wyświetla F21, co to znaczy?
50.0614 N, 19.9366 E to środek rynku, stamtąd ruszamy rowerami
Biegłem z numerem 9162, wyszło 3:58:44.
Cofnąłem {hash}, bo {pod} nie wstawał.
Zagraj Hm7, potem E9, a na koniec Amaj7.
SP5ZTR wywołuje z KO02, słychać mnie na dwójce?
Sprawa II K 417/22 została przeniesiona do {city}.
Auto {plate} stoi na kopercie, dzwonię po straż.
W wyniku jest F5 Leiden, mutacji G20210A nie wykryto.
ISBN 83-08-04312-5 – masz to może na półce?
ogórek_kiszony4 i Zuzka2k chcą grać w sobotę w Catana.
{ticket} czeka na {name}, reszta sprintu zrobiona.
Silnik 1.9TDI AVF jest nie do zdarcia, serio.
Serwer {host} padł o {time}, restart pomógł.
`,
  },
  {
    language: 'sv',
    lexicon: 'sv',
    tells: '',
    benign: `
SK1427 till Kastrup är inställt, vi ombokas till SK2861.
Tåg {n3} från Lund går från spår 5b, sätt er i vagn 3.
älgkalv_92 skrev i chatten att matchen flyttas till 19.15
Paketet {track} har fastnat i tullen, vad gör jag nu?
Faktura 100472-3 är redan betald, kolla gärna igen.
En blå Saab med HKD 58T blockerar lastzonen.
Är RTX3080 fortfarande värd pengarna, eller ska jag ta en B580?
{flight} boardar vid {gate} om tio minuter.
Pappa äter Waran 3,75mg och Levaxin 100 varje morgon.
Föreläsningen är i sal MA:7, labben i E:2116.
Order {order} saknar detalj {part}, kan ni skicka en ny?
11-8, 9-11, 11-6, 12-10 – äntligen slog jag Kjell i pingis!
Med {ver} försvann ljudet och loggen visar {err}.
Användaren kör en V70 D4 från 2014, kom ihåg det till nästa service.
Byter Eevee 133/165 mot Vaporeon 134, någon?
Måla taket i S0500-N och fönstren i S3040-Y20R.
Springare till e5 och sedan Dxb7, då faller ställningen.
Såg S08E03 igår, det var så mörkt att man inte såg något.
Diskmaskinen ESF5545LOX piper och visar i30.
59.3293, 18.0686 stod det på lappen vi hittade i geocachen
Nummerlapp 14233, startgrupp 12, jag kör i röd tröja.
Byggets tagg {ver} pekar på {hash}, det är fel gren.
Ta F#m11 i versen och lägg till Esus2 på slutet.
SM5LQW hörs bra i JO99, rapport 59 plus.
Ärende {inc} ligger kvar hos {name} sedan påsk.
Någon har repat min bil, {plate}, på parkeringen vid Ica.
Provet 24B-00381 visade låg B6 men normal D2.
ISBN 91-0-012345-7 finns tydligen bara på antikvariat.
kanelbulle_x9 och Sotis03 vann duellen igen
Vi sitter på rad 21, stol 318 till 320, kom ner i pausen.
Poddarna i klustret heter konstigt, typ {pod}, men de mår bra.
{host} behöver mer minne, den nådde taket klockan {time}.
`,
  },
  {
    language: 'tr',
    lexicon: 'tr',
    tells: '',
    benign: `
TK2124 rötar yaptı, koltuğumuz 14A ile 14B.
{flight} bugün {time} gibi iner, seni karşılarım.
Yeni lakabım bozkurt_35x, oyunda beni öyle bulursun.
Kargo {track} hâlâ {city} şubesinde görünüyor, bir sorar mısın?
GIB2024000000761 numaralı faturada KDV yanlış hesaplanmış.
34 KTR 582 plakalı araç kaldırımı kapatmış yine
RTX4060Ti mi alsam, yoksa RX7700XT daha mı mantıklı?
Annem sabahları Euthyrox 88, akşamları Beloc25 kullanıyor.
{order} siparişinde {part} eksik çıktı, iade istiyorum.
Fizik dersi Z-14 salonuna, laboratuvar da B209'a alındı.
3-2 bitti maç, setler 25-14, 19-25, 25-27, 26-24, 15-9.
{ver} sürümünden beri kombi {err} hatası veriyor.
Not: kullanıcı 2018 model Egea 1.3MJT kullanıyor, yağı 5W30.
Elimde iki tane Mewtwo 150/165 var, Dragonite 149 ile değişirim.
Salonun rengi {color} olsun, mutfak için 7035 daha iyi durur.
Fd3 oynadıktan sonra Axe4 gelirse oyun biter.
S02E11'i izledin mi, sonunda ağladım resmen
Bulaşık makinesi DIS15Q10 E15 yazıp su boşaltıyor.
39.9255, 32.8378 noktasında buluşup yürüyüşe oradan başlıyoruz.
Göğüs numaram 7218, 21K'yı 1:49:30'da koştum.
{hash} geri alındı çünkü {pod} sürekli çöküyordu.
Nakarattan önce Cmaj9, sonra Fm6 basarsan çok güzel oluyor.
TA2HBK, KM69 karesinden sesleniyor, tamam.
{plate} plakalı minibüs okulun önünde bekliyor, {name} haber verdi.
Öğrenci numarası 20190815043 olan {name} sınava geç kaldı.
Testte MEFV M694V çıktı, doktor kolşisin 0.5 yazdı.
ISBN 975-08-1234-6 baskısı tükenmiş, sahafta bulursan al.
çaydanlık_61 ve Mert0zan turnuvada finale kaldı
2024/1835 E. sayılı dosya için duruşma 3 Mayıs 10.45'e kaldı.
{ticket} hâlâ bekliyor, {issue} kapanınca ona bakarım.
YHT 81204 iki dakika gecikmeli, vagon 5, koltuk 8c.
{host} dün gece kapanmış, {gadget} ise sorunsuz çalışıyor.
`,
  },
  {
    language: 'ru',
    lexicon: 'ru',
    tells: '',
    benign: `
Рейс SU1482 задержали, места у нас 19D и 19E.
Поезд 016А отходит в 23:55, вагон {n}, место 27.
{flight} вылетает через час, выход {gate}, я уже в очереди.
мой ник в доте karas_1k7, добавляй
Посылка {track} третий день лежит в сортировке, что делать?
Счёт №00-118/4 оплатили вчера, акт пришлю завтра.
Серая Веста К417УН178 заняла моё место во дворе.
Что взять для монтажа: RTX4080S или два монитора и RTX4060?
Бабушка пьёт Конкор 5 утром и Кардиомагнил 75 на ночь.
Пара по матану теперь в ауд. 5-37, семинар в Б-208.
В заказе {order} не хватает детали {part}.
21:17, 16:21, 22:20 — вот это был третий сет!
После обновления до {ver} котёл показывает {err} и гаснет.
Заметка: пользователь ездит на Mazda CX5, масло льёт 0W20.
Меняю Арканайна 059/165 на твоего Лапраса 131.
Конь на c6, потом Фh7, и чёрным некуда деться.
Стены пусть будут RAL1013, а плинтус S1502-Y50R.
Досмотрел до S03E12 и лёг в четыре утра.
Стиралка WLG20060OE мигает и пишет F18.
55.7539, 37.6208 — встречаемся ровно тут, у фонтана
Бежал в {city} под номером 4056, время 44:27.
Сборка {n4} упала на {hash}, а {pod} вообще не поднялся.
В припеве бери Gm7, C11 и Fadd9.
RW3DKL из KO85 всем, кто меня слышит, приём.
В {city} дело № А40-91723/23 отложили до осени, юрист {name} в курсе.
Машина {plate} опять стоит на газоне.
Анализ показал MTHFR A1298C, остальное в норме, назначили B9.
Есть ли у вас ISBN 5-17-023456-8 в твёрдой обложке?
сырник_2х2 и Lisa_b0t прошли в полуфинал
{ticket} закрыли, но {issue} ещё висит.
Спицы 3,5: 2л, 2и, повторить 18р, потом убавить до 72п.
На {host} кончилось место, последняя запись в {time}.
`,
  },
]
