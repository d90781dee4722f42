/** Made-up records whose facts change: small firms: an IT team (German), an app release, a coffee roaster's customer, flower wholesale, a cleaning firm. Format: bench/texts/customers-1.mjs. */
export const FIRMS_5 = [
  {
    name: 'Jette Albers',
    user: 'jette.a',
    lines: `
j | rolle=Entwicklerin | Ich arbeite als Entwicklerin bei der Deichsoft.
j | chef=Torben | Mein Vorgesetzter ist Torben.
j | laptop=ThinkBook | Mein Dienstrechner ist ein ThinkBook.
j | tage=fünf Tage | Ich bin fünf Tage die Woche im Dienst.
A | retro=freitags um 14 Uhr | Die Retro in Jettes Team findet freitags um 14 Uhr statt.
j | doku=Confluence | Unsere Doku pflegen wir in Confluence.
j | raum=Raum Amrum | Das Team sitzt im Raum Amrum.
j | sprint=zwei Wochen | Ein Sprint dauert bei uns zwei Wochen.
j | durchwahl=-418 | Meine Durchwahl ist die -418.
A | | Die Faxnummer der Deichsoft endet auf -490, benutzt wird sie kaum.
j | kunde=Stadtwerke Nebel | Unser Auftraggeber sind die Stadtwerke Nebel.
j | | Team Sylt nebenan macht Sprints von drei Wochen und hat die Retro montags.
j | | Torben spielt in einer Punkband, kaum zu glauben.
j | tage=vier Tage | Mein Vertrag geht über vier Tage, mittwochs bin ich mit den Zwillingen im Schwimmbad.
j | | Diese Woche arbeite ich wegen des Releases auch am Mittwoch.
j | doku=Markdown-Dateien | Wer etwas nachschlagen will, findet alles als Markdown-Dateien neben dem Quellcode.
A | retro!=donnerstags um 11 Uhr | Jettes Team hat die Retro vorgezogen, man trifft sich donnerstags um 11 Uhr.
j | | Vielleicht bekommen wir nächstes Jahr einen Scrum Master.
j | laptop!=MacBook | Dem alten Rechner ist der Akku geplatzt, als Ersatz habe ich ein MacBook bekommen.
j | | Privat benutze ich einen Framework mit Linux.
j | raum=Dachgeschoss | Vom Dachgeschoss aus sehen wir alle auf den Hafen, nur im Juli ist es dort oben an den Schreibtischen heiß.
j | | In der Küche steht eine neue Siebträgermaschine.
j | chef=Frau Lührs | Mein Jahresgespräch führt Frau Lührs, sie genehmigt mir auch den Urlaub.
j | rolle!=Architektin | Ich bin befördert worden und darf mich ab heute Architektin nennen.
j | | Mein Mann ist Entwickler bei der Konkurrenz.`,
    questions: `
rolle: Als was arbeite ich? / Was ist meine Stelle bei der Deichsoft?
chef: Wer ist mein Chef oder meine Chefin?
laptop: Was für einen Dienstrechner habe ich?
tage: Wie viele Tage pro Woche arbeite ich?
retro: Wann ist die Retro in meinem Team?
doku: Wo liegt unsere Dokumentation?
raum: Wo sitzt mein Team?
kunde: Wer ist unser Auftraggeber?
sprint: Wie lang ist bei uns ein Sprint?`,
  },
  {
    name: 'Trailmate app',
    lines: `
A@2025-02-04 | date=18 March | Trailmate 4 is scheduled for release on 18 March.
A@2025-02-04 | pm=Sunniva | Product manager for Trailmate: Sunniva.
B@2025-02-05 | maps=Globetile | The maps in Trailmate are from Globetile.
A@2025-02-05 | min=iOS 14 | Trailmate requires iOS 14.
B@2025-02-06 | free=five hikes | Users can save five hikes for free.
A@2025-02-10 | icon=green boot | The app icon is a green boot.
B@2025-02-10 | crash=1.9 % | Crash rate in Trailmate: 1.9 %.
A@2025-02-11 | qa=Ravi | Ravi tests every build before it goes out.
A@2025-02-11 | backend=Elixir | Trailmate's backend is in Elixir.
B@2025-02-12 | | On Android, Trailmate wants version 11.
B@2025-02-12 | palette=forest green | Main colour of the interface: forest green.
A@2025-02-13 | | Bikemate, our cycling app, shows Openroute maps and lets you store twenty tours.
B@2025-02-17 | | One reviewer wrote that the boot looks like a pickle.
A@2025-02-19 | maps=Alpenkart | Contour lines, huts, springs: on the phone you see Alpenkart tiles, with their logo in the corner.
B@2025-02-24 | icon!=signpost | The pickle jokes worked: the boot was thrown out and the home screen shows a signpost.
A@2025-02-26 | date!=1 April | Trailmate 4 is delayed, and no joke, it'll come out on 1 April.
B@2025-03-03 | min=two newest | Phones on one of the two newest versions of Apple's system can install Trailmate; all others get an error in the store.
A@2025-03-04 | | A watch version is being discussed.
B@2025-03-06 | crash=0.3 % | Out of a thousand sessions three end badly, so the dashboard for build 412 reads 0.3 %.
A@2025-03-07 | | Build 409 for internal testers crashed all the time, it was never published.
B@2025-03-12 | free!=three | Management has cut what non-payers can keep: three walks instead of five.
A@2025-03-13 | | Sunniva fears bad reviews because of it.
A@2025-03-18 | qa=device farm in Tampere | Nothing reaches the store unless the device farm in Tampere has clicked through it overnight.
B@2025-03-19 | | Ravi baked samosas for the team.
A@2025-03-25 | pm!=Cosmo | Sunniva hands in her badge today, Trailmate is in Cosmo's hands.
B@2025-03-25 | | Cosmo walked the Pennine Way when he was sixteen.`,
    questions: `
date: When will Trailmate 4 be released? / What is the release date of Trailmate 4?
pm: Who is product manager for Trailmate?
maps: Whose maps does Trailmate use?
min: Which iOS does one need for Trailmate?
free: How many hikes can users save without paying?
icon: What does Trailmate's app icon show?
crash: What is the crash rate of Trailmate?
qa: Who or what tests the builds of Trailmate?
backend: What is the backend of Trailmate written in?
palette: What is the main colour of Trailmate's interface?`,
  },
  {
    name: 'Café Lumen',
    lines: `
A | order=10 kg | Café Lumen orders 10 kg of coffee from us per week.
A | bean=Huila washed | Their espresso bean is the Huila washed.
B | owner=Aurélie | The café belongs to Aurélie.
A | machine=two-group Faema | Café Lumen pulls its shots on a two-group Faema.
A | ship=parcel service | We send Lumen's coffee by parcel service.
B | grind=whole beans | They get whole beans.
A | milk=Fernhill Dairy | Milk at Lumen is from Fernhill Dairy.
B | vat=GB 000 0018 24 | Lumen's VAT number: GB 000 0018 24.
A | bill=paper invoice | Aurélie asked for a paper invoice.
A | | The Lantern café in the same street gets 18 kg and belongs to a choir director.
B | | Aurélie found our last decaf a little flat.
A | order=two sacks | What leaves our roastery for Lumen on a Tuesday: two sacks of 12 kilos each.
B | | For the street fair she had another 30 kilos, only that once.
A | machine=lever | Aurélie's forearms are getting strong: each cup at Lumen asks for a pull at the lever of her restored Pavoni.
B | | A filter brewer stands on the back counter as well.
A | | She is wondering if a drum roaster would fit in her cellar.
B | ship!=collects it herself | Two parcels arrived torn, so that's over; Lumen's boss collects it herself on her cargo bike.
A | bean=Sidamo natural | Blueberry and jasmine, that's how the menu at Lumen describes the espresso, our Sidamo natural.
B | | For guests who avoid caffeine they have a Swiss Water decaf besides.
A | bill!=PDF | Lumen has gone paperless, the bills are to be sent as a PDF.
B | milk=oat drink only | There's no cow in the fridge at Lumen: it's oat drink only, from a mill in the next valley.
A | owner!=Bastiaan and Fleur | Aurélie has sold up, Bastiaan and Fleur have the lease and the name.
B | | Fleur makes the lemon tart.
A | | Bastiaan has an uncle who grows coffee in Réunion.`,
    questions: `
order: How much coffee does Café Lumen take each week?
bean: Which bean does Café Lumen use for espresso?
owner: Who owns Café Lumen? / Whose café is Lumen?
machine: What espresso machine does Café Lumen have?
ship: How does the coffee get to Café Lumen?
bill: In what form does Café Lumen want its invoices?
milk: What milk does Café Lumen use?
grind: Does Café Lumen get ground coffee or beans?
vat: What is Café Lumen's VAT number?`,
  },
  {
    name: 'Beatrix Holloway',
    user: 'bea.flowers',
    lines: `
b@2024-08-01 | stall=pitch 31 | I sell wholesale flowers from pitch 31 in the market hall.
b@2024-08-01 | roses=Kenya | My roses are flown in from Kenya.
b@2024-08-02 | helper=Dwayne | Dwayne helps me unload.
b@2024-08-02 | open=4 a.m. | I open at 4 a.m.
A@2024-08-05 | van=diesel Vito | Beatrix drives a diesel Vito.
b@2024-08-06 | bigfish=Grand Regent hotel | My biggest customer is the Grand Regent hotel.
b@2024-08-06 | mobile=07700 900 231 | You can get me on 07700 900 231.
b@2024-08-09 | tulips=Lisse | For tulips I go to a grower in Lisse.
b@2024-08-12 | pay=cash only | I take cash only.
b@2024-08-12 | insurer=Meadow Mutual | The stock is insured with Meadow Mutual.
b@2024-08-20 | | Old Sid on pitch 32 opens at half past two, the madman.
A@2024-08-27 | | Beatrix's landline at home is 020 7946 0542; please, never before noon.
b@2024-09-10 | pay=card machine | Customers settle up at my card machine, beep, four seconds each, banknotes stay in their pockets.
b@2024-09-17 | | One of my regulars pays in eggs sometimes, for a laugh.
b@2024-10-01 | helper=my niece Tilly | Up the ramp with the trolleys goes my niece Tilly, every morning before college.
b@2024-10-08 | | Dwayne popped by with his baby girl.
b@2024-10-22 | stall!=pitch 8 | I've swapped places with the fern man and can be found on pitch 8, by the lifts.
b@2024-11-05 | van=electric Vivaro | I plug in the electric Vivaro behind the hall while I set up my buckets.
b@2024-11-12 | | I may take on a second pitch for Christmas trees.
b@2024-12-03 | roses!=greenhouse in Lincolnshire | No more air freight for me: the roses come out of a heated greenhouse in Lincolnshire.
b@2024-12-05 | | The carnations, though, are Colombian as ever.
A@2025-01-14 | bigfish=funeral director Amos Gray | More than a third of Beatrix's turnover is wreaths for the funeral director Amos Gray.
b@2025-01-21 | | The Regent's new concierge is ever so polite.
b@2025-02-11 | mobile!=07700 900 674 | My phone fell in the canal, use 07700 900 674 instead.
b@2025-02-14 | | For Valentine's I was there from one in the morning.`,
    questions: `
stall: Where in the market hall is my stall? / Which pitch do I sell from?
roses: Where do my roses come from?
helper: Who helps me unload in the morning?
van: What do I drive?
bigfish: Who is my biggest customer?
mobile: What is my mobile number?
pay: How can my customers pay?
open: When do I open?
tulips: Where do I get my tulips?
insurer: Who insures my stock?`,
  },
  {
    name: 'Sparrow Cleaning',
    lines: `
P | site=Kemble House | Sparrow Cleaning does the offices at Kemble House for us.
P | lead=Mrs Danso | Mrs Danso leads the crew from Sparrow.
Q | time=after 6 p.m. | They come after 6 p.m.
P | rate=£19 an hour | Sparrow bills £19 an hour.
P | windows=every eight weeks | Windows are cleaned every eight weeks.
Q | soap=Pinelle | The floor cleaner they use is Pinelle.
P | complaint=Graham | If something was not cleaned properly, tell Graham at Sparrow.
Q | badge=yellow badges | To get in, the cleaners have yellow badges.
P | recycling=in-house team | Paper and glass are taken out by our in-house team.
Q | | Our lab in Didcot is cleaned by Purewell, at £24 an hour, mornings.
P | | Mrs Danso found Ayo's wedding ring under a radiator.
Q | time=at five in the morning | The hoovers wake up the pigeons: Sparrow's people switch on the lights at Kemble House at five in the morning.
P | | On audit day nobody was allowed into the building, so they skipped it.
Q | soap!=vinegar solution | Because of Ayo's rash Pinelle was banned; they mop with a vinegar solution.
P | | A few desks are also wiped with alcohol in the flu season.
Q | badge=fingerprint | The cleaners press a fingerprint on the pad by the back door and it clicks open.
P | rate!=£20.50 | With the minimum wage going up, Sparrow asked for £20.50 and got it.
Q | | Purewell has offered to do Kemble House too, we haven't replied.
P | windows=first Saturday of the month | The man with the ladder and squeegee turns up on the first Saturday of the month.
Q | | The glass roof is a different matter, abseilers see to that once a year.
P | lead!=Florin | After eleven years Mrs Danso said farewell with a cake; Florin gives the crew its orders.
Q | | Florin hums opera while he works.
P | complaint=app | Dusty corner? Take a picture and upload it in Sparrow's app, they react within a day.
Q | | Graham sent a Christmas card with a sparrow on it.`,
    questions: `
lead: Who leads the cleaning crew at Kemble House?
time: When does Sparrow Cleaning come? / At what time of day is Kemble House cleaned?
rate: What does Sparrow charge per hour?
windows: How often are the windows cleaned?
soap: What do the cleaners mop the floors with?
complaint: How do I report something that was not cleaned properly?
badge: How do the cleaners get into the building?
site: Which building does Sparrow Cleaning do for us?
recycling: Who takes out the paper and glass?`,
  },
]
