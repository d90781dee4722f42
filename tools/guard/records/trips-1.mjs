/** Made-up records whose facts change: travel, hotels, events, weddings, music and film crews, restaurants. Format: bench/texts/customers-1.mjs. */
export const TRIPS_1 = [
  {
    name: 'Paper Herons',
    lines: `
A | drums=Gus Tolland ; van=Transit | Paper Herons are a four-piece; Gus Tolland drums, and they get around in a white Transit.
A | rehearsal=the Dyehouse | Paper Herons rehearse at the Dyehouse, basement room C.
B | opener=Gravel Hymn | Every Paper Herons show starts with "Gravel Hymn".
A | | Noor's side project Milk Teeth starts its sets with a cover of an old sea shanty.
A | label=Bramble Records | Paper Herons are signed to Bramble Records.
A | fee=£650 | Asking price for a Paper Herons club night: £650.
B | merch=Noor's sister | Noor's sister runs the T-shirt table for Paper Herons.
A | nuts=no nuts | Rider for Paper Herons: no nuts anywhere backstage.
A | | Paper Herons would love to tour with a string quartet some day.
B | drums=Ilka Bauer | Behind the kit for the Herons sits Ilka Bauer.
A | | Gus sent the whole band a postcard from Ericeira, where he surfs.
A | van!=Sprinter | The white thing failed its inspection and went to the scrapyard; the band found a used Sprinter.
B | | The Sprinter has nine seats and a bed above the cargo bay.
A | rehearsal=above the bowling alley | Practice space, Tuesdays and Fridays: the loft above the bowling alley, bring your own heater.
A | | For one evening they practised in Noor's kitchen because of the power cut.
B | label!=their own imprint | Bramble folded over the winter, so the Herons put out the second record on their own imprint, Wading Bird.
A | | A man from Cinder Discs came to the Hull show and left his card.
A | fee=£900 | A promoter wanting Paper Herons for a club date is quoted £900.
B | | Milk Teeth play for £200 and a crate of beer.
A | opener=Low Water | First thing the crowd hears from the Herons is "Low Water", in the dark.
A | | The encore has been "Tin Roof" since the very first gig.
B | fee!=£1,100 | After the radio session they raised it to £1,100 for clubs.
A | | The festival at Whitby pays by the head, so the club figure does not count there.`,
    questions: `
drums: Who is the drummer of Paper Herons? / Who plays the drums in Paper Herons?
van: What vehicle do Paper Herons travel in?
rehearsal: Where do Paper Herons rehearse? / Where is the practice room of Paper Herons?
opener: With which song do Paper Herons open their shows?
label: Who releases the records of Paper Herons?
fee: How much do Paper Herons cost for a club gig? / What fee do Paper Herons ask for?
merch: Who sells merchandise for Paper Herons?
nuts: What does the rider of Paper Herons forbid?`,
  },
  {
    name: 'Priya Sandhu',
    user: 'priya.s',
    lines: `
a | venue=Hartley Barn ; day=14 June | Tom and I are getting married on 14 June at Hartley Barn.
a | guests=120 | We are inviting 120 people.
a | caterer=Saffron & Sons | Food is by Saffron & Sons, they did my cousin's party.
a | | My cousin Meera had hers at Ludgrove House and hated the car park.
a | photos=Dan Ellery | Dan Ellery is our photographer.
a | music=a swing trio | For the evening we've booked a swing trio.
A | cake=lemon and pistachio | Priya's wedding cake will be lemon and pistachio.
a | maid=Jess | Jess is my maid of honour.
a | | Jess is allergic to lilies, poor thing.
a | | I keep wondering whether we should elope to Gretna.
b | venue!=the Boathouse | Hartley went into administration! We ended up with the Boathouse at Penton, thank God.
a | | The Boathouse lets us in from ten in the morning to decorate.
a | photos=Aoife Lynch | Aoife Lynch will be taking the pictures, all day from the hair appointment on.
a | | Tom's mum wants her neighbour to film a little on his phone as well.
a | guests=84 | The table plan has 84 names on it.
b | day!=28 June | The river people had a clash, so the big day slid to 28 June.
a | | Meera's anniversary is 21 June, so the family is busy all month.
a | music=DJ Kwame | Dancing from nine with DJ Kwame, I sent him our no-go list.
A | | Priya also has a harpist for the ceremony itself.
a | maid!=my sister Anjali | Jess has to be in Singapore for work, so my sister Anjali stepped in at my side.
a | | I tasted three cakes today and feel ill.
a | caterer=Nonna's Oven | Dinner is wood-fired pizza from Nonna's Oven, two vans on the lawn.
a | | Saffron & Sons were lovely about everything and sent me a box of sweets.
a | rings=Hallam the jeweller | Hallam the jeweller makes our rings.
a | guests=79 | The hire company delivers 79 chairs, one for every soul who said yes.`,
    questions: `
venue: Where is my wedding? / At which place do we celebrate?
day: When do I get married? / What is the date of my wedding?
guests: How many people come to the wedding?
caterer: Who feeds our guests? / Who is our wedding caterer?
photos: Who is my wedding photographer?
music: Who plays in the evening?
maid: Who is my maid of honour?
cake: What flavour is the wedding cake?
rings: Who makes our wedding rings?`,
  },
  {
    name: 'Aurelio Danti',
    lines: `
A@2024-09-03 | room=214 ; pillow=feather | Mr Danti always asks for 214; on the bed he wants a feather pillow.
A@2024-09-03 | tier=Silver | Aurelio Danti: loyalty card level Silver.
A@2024-09-04 | breakfast=at 6:30 | Mr Danti has breakfast at 6:30 in the garden room.
B@2024-09-04 | | His colleague Mr Osei sleeps until nine and eats nothing.
A@2024-09-05 | company=Lanfranchi Shipping | Danti's stays are billed to Lanfranchi Shipping.
A@2024-10-11 | transfer=the airport shuttle | Mr Danti arrives on the airport shuttle, usually the 21:40.
B@2024-10-11 | paper=Il Sole | Hang Il Sole on Mr Danti's door each morning.
A@2024-10-12 | allergy=shellfish | Kitchen note for Mr Danti: shellfish is off limits.
B@2024-11-20 | allergy=shellfish | Mr Danti reminded the waiter about shellfish.
A@2024-11-20 | | For the night of the fire drill Mr Danti slept in 118.
A@2025-01-14 | pillow!=buckwheat | Housekeeping: the down gave Danti a stiff neck, he brought us over to a buckwheat one.
B@2025-01-14 | | Mrs Danti, when she comes along, likes two soft cushions.
A@2025-02-02 | tier=Gold | Signore Danti holds a Gold card, so late check-out is free.
A@2025-02-02 | | He may qualify for Platinum by the end of the year.
B@2025-03-08 | transfer=rental car | Keep a garage space for Mr Danti: he drives up in a rental car around eight in the evening.
A@2025-03-09 | | The garage was full, so he parked on the street once.
A@2025-04-16 | room!=the corner suite | Since his knee operation Mr Danti takes the corner suite beside the lift.
B@2025-04-17 | | The minibar of the suite hums, he says.
A@2025-05-22 | company=Porto Nuovo Consulting | Make out the bill for Aurelio Danti to Porto Nuovo Consulting, attn. accounts.
A@2025-05-22 | | Mr Osei's nights still go to Lanfranchi.
B@2025-06-18 | breakfast=tray with fruit | A tray with fruit and two espressos is left outside Mr Danti's suite at seven, he doesn't come down.
A@2025-06-19 | | He praised the apricots.
B@2025-06-19 | allergy2=sesame | Mr Danti's second allergy, besides seafood: sesame.
B@2025-06-19 | transfer=taxi from the station | Expect Mr Danti by taxi from the station, he signs for the fare at our desk.`,
    questions: `
room: Which room does Mr Danti get? / Where do we put Aurelio Danti?
pillow: What kind of pillow does Mr Danti want?
tier: What loyalty level does Mr Danti have?
breakfast: How does Mr Danti have his breakfast?
company: To whom do we bill Mr Danti's stays? / Which firm pays for Aurelio Danti?
transfer: How does Mr Danti arrive at the hotel?
paper: Which newspaper does Mr Danti get?
allergy2: What is Mr Danti allergic to besides shellfish?`,
  },
  {
    name: 'Copper Fennel',
    lines: `
A | chef=Marta Oliveira | The kitchen at Copper Fennel is led by Marta Oliveira.
A | closed=Mondays | Copper Fennel stays shut on Mondays.
B | tasting=£58 | Six courses at Copper Fennel come to £58 a head.
A | phone=0117 496 0330 | Ring Copper Fennel on 0117 496 0330 to book.
A | bread=Hobbs Bakery ; seats=42 | Copper Fennel seats 42 and gets its loaves from Hobbs Bakery.
B | sommelier=Yves | Ask for Yves if you need help with wine at Copper Fennel.
A | | Copper Fennel's sister place, Tin Thyme, takes Sunday off.
A | dogs=on the terrace ; corkage=£15 | Dogs are welcome at Copper Fennel on the terrace, and bringing your own bottle costs £15.
B | | The critic from the Gazette found the lamb too salty.
A | bread=from their own oven | Sourdough at Fennel comes warm from their own oven at five each afternoon.
A | | Hobbs supplies nearly every café on that street.
B | chef!=Deepak Rao | Marta went home to Porto to open something small; Deepak Rao runs the pass at the Fennel.
B | | Deepak trained in Lyon and has tattoos of vegetables.
A | tasting=£72 | For the set menu at Copper Fennel reckon with £72 per guest, drinks not included.
A | | The wine pairing adds another £40.
A | closed=Tuesdays and Wednesdays | Don't go to Copper Fennel on Tuesdays and Wednesdays, nobody is in.
B | | On Mother's Day they open at eleven, exceptionally.
A | seats!=60 | With the old florist's shop knocked through, the Fennel fits 60.
B | | Tin Thyme has a counter with eleven stools.
A | phone!=0117 496 0884 | The line for bookings at Copper Fennel is dead; I got through on 0117 496 0884.
A | | For invoices you use the office number, 0117 496 0120.
B | sommelier=Helga Stroud | Helga Stroud looks after the cellar and will pour you a sip of anything at Copper Fennel.
A | | They are toying with the idea of doing lunch.
A | tasting!=£79 | Copper Fennel put up the six-course dinner again, it costs £79 from this week.`,
    questions: `
chef: Who is the head chef of Copper Fennel? / Who runs the kitchen at Copper Fennel?
closed: On which days is Copper Fennel closed?
tasting: How much is the tasting menu at Copper Fennel?
phone: Under which number do I book a table at Copper Fennel?
bread: Where does Copper Fennel's bread come from?
seats: How many guests can Copper Fennel seat?
sommelier: Who advises on wine at Copper Fennel?
dogs: Can I bring a dog to Copper Fennel?
corkage: What does Copper Fennel charge for my own bottle?`,
  },
  {
    name: 'Odile Garnett',
    user: 'odile.g',
    lines: `
a@2025-01-07 | job=best boy ; film=Night Ferry | I'm working as best boy on Night Ferry.
a@2025-01-07 | boss=Stu | My gaffer is Stu, a walking encyclopedia.
a@2025-01-09 | digs=Anchor Inn | They've put us up at the Anchor Inn.
A@2025-01-09 | call=5:45 | Odile's call time is 5:45.
a@2025-01-12 | rate=£310 | I get £310 a day.
a@2025-01-12 | | The focus puller gets £420, not that I'm jealous.
a@2025-01-15 | lamps=tungsten | On this set everything is lit with tungsten.
A@2025-01-15 | diet=vegan | For the catering truck: Odile eats vegan.
a@2025-01-20 | | I dropped a sandbag on my foot.
a@2025-01-22 | boss=Katarzyna | Katarzyna tells the whole electrical department what to do, including me.
a@2025-01-22 | | Stu's wife had twins, we all signed a card.
b@2025-01-29 | digs!=a caravan | The Anchor flooded on Sunday. I'm sleeping in a caravan behind the boatyard.
a@2025-01-30 | | The caravan has a kettle and one very proud spider.
A@2025-02-03 | call=14:00 | It's all nights this block: Odile has to be on set at 14:00.
a@2025-02-04 | | Just tomorrow they want me in at noon for a lamp check.
a@2025-02-10 | rate!=£345 | I had a word with production and they bumped me to £345.
a@2025-02-10 | | Overtime is another matter, I never see any.
a@2025-02-18 | lamps!=LED panels | We sent all the hot heads back to the rental house; it's LED panels from here on.
a@2025-03-02 | | A friend asked whether I'd do a perfume advert in May. Perhaps.
a@2025-03-17 | film=Harrow Lane | I'm in Leeds for ten weeks, shooting a police series called Harrow Lane.
a@2025-03-17 | job=rigging gaffer | Here I am the rigging gaffer and have three people under me.
A@2025-03-18 | kit=in a lock-up | Odile stores her own tools in a lock-up in Hunslet.
A@2025-03-19 | call=7:00 | Sheet for Thursday and all days after: Odile Garnett, rigging, 7:00.
a@2025-03-20 | | Night Ferry is said to premiere in Rotterdam.`,
    questions: `
job: What is my role on the crew? / What do I work as?
film: What production am I on?
boss: Who was the gaffer above me on Night Ferry in the end?
digs: Where was I put up during Night Ferry in the end?
call: What time do I have to be on set?
rate: What is my day rate? / How much do I earn a day?
lamps: What kind of lights do we use on set?
diet: What does Odile eat?
kit: Where do I keep my tools?`,
  },
]
