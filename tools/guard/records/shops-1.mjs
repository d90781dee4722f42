/** Made-up records whose facts change: support desks, shops, hotels, landlords, couriers and their customers (1 of 5). Format: bench/texts/customers-1.mjs. */
export const SHOPS_1 = [
  {
    name: 'Marguerite Oyelaran',
    lines: `
A@2025-03-02 | room=Room 218 ; depart=Friday the 7th | Ms Marguerite Oyelaran checked in tonight: Room 218, departing Friday the 7th.
A@2025-03-02 | board=bed and breakfast | She booked on a bed and breakfast basis.
A@2025-03-02 | | Her colleague Mr Tandy is in Room 305 for the same conference.
A@2025-03-02 | mobile=07700 900318 | While she is out, Ms Oyelaran can be reached on 07700 900318.
B@2025-03-03 | wake=6:15 | Wake-up call for Marguerite Oyelaran: 6:15 daily.
B@2025-03-03 | | Just for Wednesday she asked us to let her sleep until 8 o'clock.
B@2025-03-03 | | Front desk bet her five pounds it would snow; it did not.
B@2025-03-03 | pillow=buckwheat | Housekeeping left a buckwheat pillow on her bed, the kind she prefers.
A@2025-03-03 | room=Room 431 | Ms Oyelaran sleeps in Room 431.
A@2025-03-03 | | The shower in 218 is out of order and the plumber comes Thursday.
A@2025-03-04 | car=bay 12 | Her hire car stands in bay 12 of the underground garage.
B@2025-03-04 | allergy=walnuts | Kitchen, please note that Ms Oyelaran cannot eat walnuts.
B@2025-03-04 | board!=half board | Marguerite had the front desk upgrade her to half board, with dinner from tomorrow.
A@2025-03-04 | | If the talks overrun she may stay on through Sunday, but nothing is booked.
A@2025-03-05 | wake=5:40 | The night porter rings Ms Oyelaran's bedside phone at 5:40 so that she can run before sessions.
A@2025-03-05 | depart=Saturday the 8th | Marguerite leaves us on Saturday the 8th.
B@2025-03-05 | | Mr Tandy goes home on Thursday the 6th.
B@2025-03-05 | payer=Corvane Labs | Ms Oyelaran's bill goes to Corvane Labs.
A@2025-03-05 | | Mr Tandy's extras are charged to his own card.
B@2025-03-05 | | Sesame is a problem for her as well.
A@2025-03-06 | mobile!=07700 900774 | She dropped her phone in the canal and got a replacement with another number, 07700 900774.
B@2025-03-06 | payer!=herself | Corvane Labs would not cover the stay after all, it turned out that Ms Oyelaran settles everything herself.
A@2025-03-06 | car=bay 3 | The hire car of Ms Oyelaran is down in bay 3.
A@2025-03-06 | | She left an umbrella in the restaurant and was glad to have it back.`,
    questions: `
room: Which room is Ms Oyelaran in? / Where is Marguerite Oyelaran staying in the house?
depart: When does Marguerite Oyelaran check out?
board: What meals are included for Ms Oyelaran? / What board basis is Marguerite Oyelaran on?
mobile: How can we phone Ms Oyelaran when she is out?
wake: At what time do we wake Marguerite Oyelaran?
car: Where is Ms Oyelaran's rental car parked?
payer: Who pays for Marguerite Oyelaran's stay?
pillow: What sort of pillow does Ms Oyelaran like?
allergy: What must the kitchen keep away from Marguerite Oyelaran?`,
  },
  {
    name: 'Nadia Hollis',
    user: 'n.hollis',
    lines: `
a | rent=£840 ; due=the 1st | Every month £840 leaves my account for the flat, always on the 1st.
a | landlord=Mr Prosser | The house belongs to Mr Prosser, so he's my landlord.
a | mate=Keziah | I share with Keziah.
a | | Upstairs they pay £910 and get a balcony for it.
A | bins=Monday night | Nadia puts the bins out on Monday night.
a | boiler=Gribble & Co | If the boiler sulks I'm meant to call Gribble & Co.
a | | The electrics are somebody else's job, a bloke called Terrence does those.
a | deposit=SafeHold | My deposit sits with SafeHold.
a | | Keziah reckons flats in Moor Lane are cheaper.
a | landlord=Mrs Achterberg | Mrs Achterberg owns this place.
a | | She has kind eyes and a terrible estate car.
a | rent!=£885 | got the letter, they've put me up to £885 a month
b | mate=Fionn | Fionn has the other bedroom in my flat.
a | | Parcels for Keziah keep landing on our doormat.
a | bins=Wednesday morning | Our rubbish goes down to the kerb Wednesday morning, before I leave for work.
a | | Christmas week they collect on a Saturday, only that once.
b | due!=the 15th | Mrs A agreed to shift my payment date to the 15th.
a | parking=number 9 | My parking space is number 9.
a | | I'm toying with the idea of swapping it for one by the gate.
a | boiler=Warmfold | For heating trouble I ring Warmfold, the sticker's on the tank.
a | lease=end of August | My lease runs to the end of August.
b | rent!=£860 | Haggled it down in the end: £860 is what I hand over for the flat.
a | | The neighbours below put in a cat flap without asking.
b | lease!=end of February | Signed the extension, I've got the place till the end of February.
a | | Fionn is a baker and up at three, which suits nobody.`,
    questions: `
rent: How much rent do I pay? / What does my flat cost me a month?
due: On what day of the month is my rent due?
landlord: Who is my landlord or landlady? / Who owns the flat I live in?
mate: Who is my flatmate?
bins: When do I take the bins out?
boiler: Who do I call when the heating is broken?
lease: Until when can I stay in the flat?
deposit: Where is my deposit held?
parking: Which parking space is mine?`,
  },
  {
    name: 'Ambrose Lintott',
    lines: `
A | job=waiting for parts | Job 7714, Ambrose Lintott's cargo bike: waiting for parts.
A | quote=€310 ; mech=Saskia | Saskia has it on her list and quoted Ambrose Lintott €310.
A | | He also owns a folding bike, serviced in spring for €95.
B | tyre=Kestrel Tour 47 | Tyres to fit on Lintott's cargo bike: Kestrel Tour 47.
A | reach=text message | Ambrose wants to hear from us by text message.
B | loan=red Dutch bike | As a loaner he took the red Dutch bike.
A | collect=Thursday at 17:00 | Collection is pencilled in for Thursday at 17:00.
A | | His daughter would love the bell with the frog on it.
B | mech=Dov | Dov is doing Lintott's repair.
A | | Saskia spotted a hairline crack in the left crank arm.
A | job=on the test stand | 7714 sits on the test stand, gears being tuned.
B | quote!=€365 | With the cracked crank added, the estimate for Lintott climbs to €365.
A | | Mr Lintott would go electric if the prices came down.
A | loan=silver step-through | Ambrose gets about on our silver step-through.
B | | Another Lintott, first name Giles, has a racer in for truing. Not related.
A | tyre!=Marlow Grip 50 | The Kestrels were sold out everywhere, so we ended up mounting Marlow Grip 50.
B | | For the folding bike he buys plain 20-inch tubes.
B | collect=Saturday before noon | Lintott comes for his bike Saturday before noon.
A | | The workshop stays shut on Good Friday.
A | warranty=two years | The crank carries a warranty of two years.
A | reach!=e-mail | Do not text him any more, he gave up that SIM. Ambrose reads e-mail.
B | pay=on collection | Mr Lintott settles the bill on collection.
A | job!=ready | All finished, 7714 is ready.
B | | Dov recommends a second lock for the front wheel.`,
    questions: `
job: How far along is job 7714? / What is the status of Ambrose Lintott's cargo bike?
quote: What will the repair cost Ambrose Lintott?
mech: Which mechanic works on Lintott's bike?
tyre: Which tyres go on Ambrose Lintott's cargo bike?
reach: How should we contact Ambrose Lintott?
loan: Which replacement bike did we lend Lintott?
collect: When will Ambrose Lintott pick up his bike?
warranty: How long is the guarantee on Lintott's crank?
pay: When does Ambrose Lintott pay?`,
  },
  {
    name: 'Parcel KX-5528',
    lines: `
A@2024-11-11 | where=Rotterdam hub | KX-5528 lies at the Rotterdam hub.
A@2024-11-11 | to=22 Sable Street ; weight=8.2 kg | The label of parcel KX-5528 reads 22 Sable Street and 8.2 kg.
A@2024-11-11 | | Sister parcel KX-5529 is a day behind, in Antwerp.
A@2024-11-11 | | The sister parcel tips the scales at 4 kg.
B@2024-11-12 | slot=between 9 and 11 | Consignee of 5528 has been promised delivery between 9 and 11.
A@2024-11-12 | where=on the ferry | KX-5528 is on the ferry.
A@2024-11-12 | safe=porch | Nobody home? KX-5528 may be left in the porch.
B@2024-11-12 | driver=Imran | Imran's round includes KX-5528.
A@2024-11-13 | | Customs opened 5529 and resealed it.
A@2024-11-13 | duty=£31.40 | Duty owed on KX-5528: £31.40.
B@2024-11-13 | to!=5 Orchard Rise | Consignee had it redirected to her mother's house, 5 Orchard Rise.
A@2024-11-13 | where=Hull depot | Cage 4 at the Hull depot holds KX-5528.
A@2024-11-13 | | Hull could lose its evening shift after New Year, the union fears.
B@2024-11-14 | weight!=9.6 kg | Our scales disagree with the label on 5528, it turned out to weigh 9.6 kg.
B@2024-11-14 | driver=Lorna | Lorna has KX-5528 on her van.
A@2024-11-14 | | Imran has a cold and no voice.
A@2024-11-14 | slot=after 18:00 | KX-5528: the doorbell will be answered after 18:00.
B@2024-11-14 | | The lamp shade travels in a box of its own, in December.
A@2024-11-14 | safe!=greenhouse | Thefts on that road, so not the porch any more: KX-5528 goes in the greenhouse if no one opens.
A@2024-11-15 | | A neighbour at number 7 takes in letters.
A@2024-11-15 | duty!=£28.15 | The customs office corrected the amount for 5528 to £28.15.
B@2024-11-15 | content=ceramic lamp | According to the declaration there is a ceramic lamp in KX-5528.
A@2024-11-15 | sender=Vos Keramiek | It was shipped by Vos Keramiek of Delft.
B@2024-11-15 | | Fragile stickers on two sides only, the packer was in a hurry.
A@2024-11-15 | | In October that workshop sent eleven parcels with us.`,
    questions: `
where: Where is KX-5528 at the moment? / What is the location of parcel KX-5528?
to: To which address does parcel KX-5528 go?
weight: How heavy is KX-5528?
slot: In which time window will KX-5528 be delivered?
safe: Where do we leave KX-5528 when nobody is at home?
driver: Who delivers parcel KX-5528?
duty: How much customs duty is due on KX-5528?
content: What is inside KX-5528?
sender: Who sent parcel KX-5528?`,
  },
  {
    name: 'Ottilie Schöttler',
    user: 'o.schoettler',
    lines: `
a | miete=720 Euro | Meine Warmmiete beträgt 720 Euro.
a | hausm=Herr Kubitz | Wenn etwas klemmt, ist bei uns Herr Kubitz als Hausmeister da.
a | | Frau Engel aus dem dritten Stock zahlt 690 Euro warm.
a | verw=Immo Rautenberg | Die Hausverwaltung liegt bei der Firma Immo Rautenberg.
a | handy=0171 3920041 | Mobil erreicht man mich unter 0171 3920041.
A | keller=Abteil 6 | Zu Frau Schöttlers Wohnung gehört im Keller Abteil 6.
a | | In der Praxis meldet sich unter 030 23125 118 meine Kollegin.
a | waschtag=dienstags | In der Waschküche bin ich dienstags dran.
a | strom=Elbflut Energie | Strom beziehe ich von Elbflut Energie.
b | hausm=Frau Danilow | Um Treppenhaus, Heizung und Schlösser kümmert sich Frau Danilow.
b | | Im Nachbarhaus ist ein Ehepaar Lorenz für die Treppen da.
a | | Letzte Woche war der Aufzug zwei Tage lang defekt.
a | miete=741 Euro | Von meinem Konto gehen für die Wohnung 741 Euro ab.
a | waschtag=freitagnachmittags | Meine Bettwäsche und alles andere wasche ich unten freitagnachmittags.
a | | Ich überlege, ob ich zu Nordwind Strom gehe, unterschrieben ist nichts.
b | keller=Abteil 11 | Mein Fahrrad und die Umzugskisten stehen unten in Abteil 11.
a | | An Pfingsten durfte ich ausnahmsweise am Montag waschen.
b | handy!=0176 04069055 | neue Handynummer: 0176 04069055
a | | Herr Kubitz hat mir zum Abschied seine Rohrzange geschenkt.
A | verw!=Hausgut Brehme | Das Mietshaus von Frau Schöttler ist von Rautenberg an Hausgut Brehme übergegangen.
a | | Brehme verlangt fürs Klingelschild acht Euro, das finde ich frech.
b | miete!=758 Euro | Nach der Erhöhung überweise ich 758 Euro warm.
a | briefkasten=der dritte von links | Mein Briefkasten ist der dritte von links.
a | | Mein Sohn wohnt in Magdeburg und zahlt dort viel weniger.`,
    questions: `
miete: Wie viel Miete zahle ich? / Was kostet mich die Wohnung warm?
hausm: Wer ist bei uns im Haus für Reparaturen zuständig?
verw: Wie heißt meine Hausverwaltung? / Welche Firma verwaltet unser Haus?
handy: Wie lautet meine Handynummer?
keller: Welcher Kellerraum gehört mir?
waschtag: Wann kann ich die Waschküche benutzen?
strom: Wer ist mein Stromanbieter?
briefkasten: Welcher Briefkasten ist meiner?`,
  },
]
