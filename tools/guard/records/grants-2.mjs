/** Made-up records whose facts change: libraries, unions, insurance, tenants (German), taxes. Format: bench/texts/customers-1.mjs. */
export const GRANTS_2 = [
  {
    name: 'Wexcombe Library',
    lines: `
A | late=9 pm on Thursdays | Wexcombe Library stays open until 9 pm on Thursdays.
A | fine=20p | An overdue book at Wexcombe costs 20p a day.
B | loans=eight | Borrowers may have eight books out at a time.
A | head=Mr Pettifer | Mr Pettifer runs the library.
A | rhyme=Mondays at 10 | Rhyme time for babies at Wexcombe: Mondays at 10, bring a blanket.
B | | Chipley Library gives out twelve books per card.
A | system=Alma | The catalogue runs on Alma.
B | maps=reading room ; scanner=ground floor | Old parish maps are in the reading room; the scanner is on the ground floor.
A | | Mr Pettifer's wife bakes for the crime fiction evening.
B | wifi=two hours | Guests get two hours of wifi per visit.
A | | A reader left a slice of ham in a Trollope as a bookmark.
A | fine=nothing | Bring a book back a month too late and you pay nothing, there is only a reminder by e-mail.
B | | Lost cards are replaced for £2.
A | late=5.30 pm | On every weekday, Thursdays included, Wexcombe turns off its lights at 5.30 pm.
B | | On the night of the quiz they kept the doors open till eleven.
A | head!=Safiya Rahman | Pettifer has retired to Devon, Safiya Rahman was picked to lead the library.
B | | Rahman finds the carpet depressing.
B | rhyme=Friday mornings | The under-twos sing with Dot on Friday mornings, blankets provided.
A | system!=Koha | Over half-term the catalogue was migrated to Koha.
A | | The county archive next door is considering a catalogue called AtoM.
B | maps!=strongroom | After the damp scare the parish maps were carried down to the strongroom.
B | loans=fifteen | Your Wexcombe card lets you take home fifteen items.
A | | Audiobooks come on top, up to four through the app.
B | | Children's story hour with the clown is on the last Saturday of the month.`,
    questions: `
late: When does Wexcombe Library close on a Thursday? / How late can I go to the library in Wexcombe on Thursdays?
fine: What do I pay at Wexcombe if I return a book late?
loans: How many books can I borrow at once at Wexcombe?
head: Who is in charge of Wexcombe Library?
rhyme: When is rhyme time for babies at Wexcombe Library?
system: Which software does the Wexcombe catalogue use?
maps: Where are the old parish maps?
scanner: On which floor is the scanner at Wexcombe?
wifi: How long may guests use the wifi?`,
  },
  {
    name: 'Dougal Reid',
    user: 'dougal.reid',
    lines: `
a | role=shop steward | I'm shop steward at the paper mill, second term.
a | members=212 | We have 212 members in the branch.
a | dues=£11.40 | Dues are £11.40 a month, taken from the wages.
A | officer=Kirsty Lamont | Regional officer for Dougal Reid's branch is Kirsty Lamont.
a | talks=deadlocked | Pay talks with the mill are deadlocked, they offered two per cent and a mug.
a | ban=in force | Our overtime ban is in force.
a | | The lads at the box factory pay £14 to their own union. Daylight robbery.
a | room=canteen annexe | Branch nights are held in the canteen annexe.
a | mob=07700 900 214 | My union mobile: 07700 900 214.
a | shift=nights | I work nights on machine 3.
b | bank=Clydeside Credit Union | The strike fund sits with the Clydeside Credit Union.
a | | My own savings are with some app my daughter picked.
a | | Some want me to stand for the national executive; we'll see.
b | members=248 | Counted the list again for head office: 248 of us at the mill carry a card.
a | talks=signed | Five point one per cent, backdated to April. The ink is dry, both sides have signed.
a | ban=extra hours | Anyone in the branch who fancies extra hours can put their name on the board, we have no objection.
A | | Dougal Reid says the mill's director cried at the press conference.
b | officer!=Tam Buchan | Kirsty went to Glasgow for a bigger job and Tam Buchan has inherited our region.
a | room=Bowling Club | Come to the Bowling Club if you want to hear the branch report, the bar opens after.
a | | Tam's private number I'm not allowed to give out.
a | role!=branch chair | They voted me branch chair on Sunday, young Eilidh takes on the steward's job.
a | | My brother-in-law at the distillery was on nights for thirty years.
a | shift=six in the morning | I clock in at six in the morning and I'm home by half two.
a | | On Hogmanay I'll be covering a night for Big Col.
b | | The retired members' section has 60 people of its own.
a | dues!=£12.10 | Conference put the subs up to £12.10.`,
    questions: `
role: What is my office in the union? / What am I in the branch?
members: How many members does our branch have?
dues: What does a member of our branch pay a month?
officer: Who is the regional officer for Dougal Reid's branch?
talks: How do things stand with the pay talks at the mill?
ban: Does the overtime ban apply? / May our members work overtime?
room: Where do we hold the branch meetings?
shift: Which shift do I work? / What are my working hours at the mill?
mob: What is my union mobile number?
bank: Where is the strike fund kept?`,
  },
  {
    name: 'Ines Marchetti',
    lines: `
A | claim=open ; no=HC-4471 | Ines Marchetti has an open water damage claim, number HC-4471.
A | adjuster=Paul Wendell | The adjuster on the Marchetti file is Paul Wendell.
B | excess=£350 | Her policy carries an excess of £350.
A | stay=hotel | Mrs Marchetti is sleeping at the Albion hotel while the floors dry.
B | cause=washing machine | According to the first report, the washing machine hose caused the leak.
A | | The claim of the neighbour below, HC-4480, is open as well.
A | docs=by post | Ines wants to receive all documents by post.
B | iban=on paper form | Bank details for Mrs Marchetti have been filed on paper form.
A | | She is unhappy with the parquet firm and says the boss smells of onions.
B | floor=oak | The living room has oak parquet from 1962.
A | car=Corvina Mutual | Ines Marchetti's car is insured elsewhere, with Corvina Mutual.
A | | The dryers in the hall hum at 60 decibels.
B | adjuster=Ms Achterberg | Questions on HC-4471 are decided by Ms Achterberg, direct dial 020 7946 0311.
B | | Paul Wendell is a keen sailor and off to the Azores.
A | cause!=corroded pipe | The plumber opened the wall and it turned out to be a corroded pipe.
A | stay=her daughter | Please visit or phone Ines at her daughter's in Ealing, she sleeps on the sofa bed there.
B | | It is possible that a short let in Acton will be paid for her, pending approval.
A | docs=PDF | Letters for Mrs Marchetti go out as a PDF to her tablet.
A | | One form with a wet signature was sent by courier as a one-off.
B | excess!=£250 | At renewal her own share per loss was cut to £250.
B | | The contents cover of Mrs Marchetti's son has an excess of £500.
A | claim=paid in full | £8,912 left our account for HC-4471 on Tuesday: paid in full.
B | floor!=ceramic tiles | Fed up with wood, she had the living room laid with ceramic tiles.
A | | Her hallway keeps its linoleum.
B | stay=her own bed | Ines sleeps like a stone in her own bed, she reports, with the cat on her feet.`,
    questions: `
claim: What is the status of claim HC-4471? / Has Ines Marchetti's water damage been settled?
adjuster: Who handles the claim of Ines Marchetti?
excess: How high is the excess on Ines Marchetti's policy?
stay: Where is Ines Marchetti sleeping? / Where does Mrs Marchetti stay at night?
cause: What caused the leak at Ines Marchetti's?
docs: How does Ines Marchetti want to get her documents?
floor: What kind of floor does Ines Marchetti have in the living room?
no: What is the number of Ines Marchetti's claim?
car: Who insures the car of Ines Marchetti?`,
  },
  {
    name: 'Katja Lorenz',
    user: 'katja.lorenz',
    lines: `
a | miete=780 Euro | Ich zahle 780 Euro kalt für die Wohnung in der Brunnenstraße.
a | verwalter=Hausverwaltung Thiel | Zuständig für unser Haus ist die Hausverwaltung Thiel.
a | heizung=Gas | Geheizt wird bei uns mit Gas.
A | meister=Herr Borchert | Der Hausmeister bei Katja Lorenz heißt Herr Borchert.
a | keller=Abteil 9 | Mein Keller ist Abteil 9, gleich neben dem Heizraum.
a | | Meine Freundin Jule zahlt in Leipzig 520 Euro, ich bin neidisch.
a | zimmer=leer | Das kleine Zimmer steht leer, da liegt nur der Staubsauger.
a | | Im Vorderhaus heizen sie noch mit Öl, das riecht man.
b | tonne=dienstags | Die Papiertonne wird dienstags abgeholt.
a | klage=liegt beim Amtsgericht | Meine Klage wegen der Nebenkosten liegt beim Amtsgericht.
a | anwalt=Frau Celik ; verein=Mieterverein Nord | Im Mieterverein Nord, wo ich Mitglied bin, berät mich Frau Celik.
a | | Herr Borchert hat drei Kinder und einen Wellensittich.
b | | Nächsten Sommer wird vielleicht die Fassade gedämmt, beschlossen ist aber nichts.
a | heizung=Fernwärme | Die Wärme in meinen Heizkörpern kommt von den Stadtwerken, Fernwärme aus dem Kraftwerk am Hafen.
a | miete!=845 Euro | Mieterhöhung ist durch, ab Mai überweise ich 845 Euro.
a | | Den Stellplatz im Hof für 45 Euro hat der Nachbar gemietet, nicht ich.
a | meister=Herrn Wójcik | Tropfende Hähne und kaputte Lampen meldet man bei Herrn Wójcik, Klingel ganz unten.
b | | Die Biotonne holen sie freitags.
a | zimmer=Untermieter | Mein Untermieter Jonas schläft im kleinen Zimmer und spielt dort nachts Schlagzeug auf dem Kissen.
a | verwalter!=Nordgrund GmbH | Thiel hat den Vertrag verloren, um alles kümmert sich die Nordgrund GmbH.
a | | Bei der Nordgrund sitzt man ewig in der Warteschleife.
b | klage=412 Euro | Urteil in Sachen Nebenkosten: der Vermieter muss mir 412 Euro erstatten.
a | keller!=Dachboden | Seit dem Wasserschaden stehen meine Kisten auf dem Dachboden.
a | | Diese Woche kam die Papierabfuhr wegen des Feiertags einen Tag später.
b | | Meine Mutter meint, ich soll kaufen statt mieten.
a | anwalt=Dr. Petzold | Meine Post vom Mieterverein unterschreibt Dr. Petzold, der sich meine Akte vorgenommen hat.`,
    questions: `
miete: Wie hoch ist meine Kaltmiete? / Was zahle ich kalt für die Wohnung?
verwalter: Welche Verwaltung ist für mein Haus zuständig?
heizung: Womit wird bei mir geheizt?
meister: Wer ist der Hausmeister bei Katja Lorenz?
keller: Wo lagern meine Kisten?
zimmer: Was ist mit dem kleinen Zimmer? / Ist das kleine Zimmer noch frei?
klage: Wie steht es um meine Klage wegen der Nebenkosten?
anwalt: Wer berät mich beim Mieterverein?
tonne: Wann wird die Papiertonne abgeholt?
verein: In welchem Mieterverein bin ich?`,
  },
  {
    name: 'Priya Nandakumar',
    lines: `
A@2024-01-15 | form=sole trader | Priya Nandakumar is registered as a sole trader.
A@2024-01-15 | vat=not registered | For VAT she is not registered.
B@2024-01-22 | books=shoebox | Priya's bookkeeping is a shoebox full of receipts.
A@2024-02-01 | adviser=Graham Poole | Graham Poole prepares Priya Nandakumar's tax return.
A@2024-02-09 | ref=55501 22733 | Taxpayer reference for Priya: 55501 22733.
B@2024-02-20 | studio=garage | She throws her pots in the garage at home and deducts a share of the bills.
A@2024-03-03 | debt=£3,180 | Priya owes the tax office £3,180 for last year.
B@2024-03-10 | | Her husband Anand owes nothing, he is on payroll.
A@2024-03-18 | van=diesel Transit | Deliveries are done with a diesel Transit.
B@2024-04-06 | | Priya thinks the online portal was designed by someone who hates potters.
B@2024-05-02 | year=31 March | Her accounting year closes on 31 March.
A@2024-05-20 | | Graham mentioned that a limited company could pay off above fifty thousand.
A@2024-06-11 | books=spreadsheet | Every sale Priya makes is typed into a spreadsheet on Sunday evenings, columns A to M.
B@2024-07-01 | | A supplier of glazes charged VAT twice and had to refund it.
A@2024-07-30 | debt=£1,060 | Two instalments in, the balance with the revenue stands at £1,060.
A@2024-08-14 | vat!=GB 000 4419 02 | Turnover went over the threshold, Priya was given the VAT number GB 000 4419 02.
B@2024-09-09 | studio=unit by the canal | Kiln, wheel and drying racks all stand in a unit by the canal, rent £310, fully deductible.
B@2024-09-10 | | Her sister sews in a shed in Harrow.
A@2024-10-21 | adviser=Lakshmi Rao | Send anything for Priya's return to Lakshmi Rao, chartered accountant.
A@2024-11-04 | | Graham Poole sent a last invoice of £60 for copying.
B@2024-11-20 | | Priya's stall permit for the Christmas fair costs £85.
A@2024-12-12 | form!=limited company | As of this month the pottery trades as a limited company, Nandakumar Clay.
B@2025-01-07 | van!=electric Kangoo | Priya traded in the Transit, what carries the crates is an electric Kangoo.
B@2025-01-08 | | At Easter a friend will lend her a trailer.
A@2025-02-02 | debt=all square | The tax office confirms in writing that Priya is all square with them.
B@2025-02-15 | books!=Tallybird | The numbers are kept in Tallybird from here on, with the bank feed hooked up.`,
    questions: `
form: What is the legal form of Priya Nandakumar's business?
vat: What is Priya Nandakumar's VAT number? / Is Priya registered for VAT?
books: How does Priya keep her books?
adviser: Who prepares Priya Nandakumar's tax return? / Who is Priya's tax adviser?
studio: Where does Priya make her pots?
debt: How much does Priya owe the tax office?
van: What vehicle does Priya use for deliveries?
ref: What is Priya's taxpayer reference?
year: When does Priya's accounting year end?`,
  },
]
