/** Made-up records: clients, tenants, patients, pupils and members, noted by agents. Format: bench/texts/customers-1.mjs. */
export const SALES_3 = [
  {
    name: 'Gerald Ofosu',
    lines: `
A@2022-09-05 | instrument=tenor saxophone ; level=absolute beginner | Gerald Ofosu, 58, wants to learn the tenor saxophone and calls himself an absolute beginner.
B | teacher=Benedikta ; evening=Thursday evening | Mr Ofosu was given Thursday evening with Benedikta, the last pupil before the lights go out.
A | | His colleague Nii has switched from drums to vibraphone and wants a place too.
B | rental=from our store | The horn he plays is rented, from our store, case included.
A | reason=his late father | He is doing it for his late father, who owned all the Coltrane records.
B@2022-10-10 | practice=in the garage | At home Gerald plays in the garage, the neighbours are told when.
A | | Nii drums in the church hall and has been asked to stop at nine.
B | phone=07700 900411 ; fee=68 pounds | If a lesson is off call Gerald on 07700 900411; we debit 68 pounds for the month.
A | | The office number on his card, 0117 496 0155, is answered by a secretary who knows nothing about music.
B@2023-01-16 | evening=Sunday at eleven | Key for the caretaker: somebody has to open up for Mr Ofosu, he is taught Sunday at eleven, in the empty building.
A | | Gerald sang bass in a school choir in Kumasi and can read a little.
B | teacher=Fitzroy | Fitzroy mentioned over coffee that Ofosu is the best student he has, so patient with the low notes.
A | | He was offered a seat in the big band and said maybe in ten years.
B@2023-05-08 | rental!=bought a Yanagisawa | Gerald brought the loan horn back; he has bought a Yanagisawa of his own instead.
A | level=grade four | Gerald's wife has framed the certificate: grade four, with merit.
B | | His wife Abena passed her driving test in the same week.
A | hearing=in the left ear | Sit on his other side, Gerald is hard of hearing in the left ear.
B@2023-09-18 | practice=a soundproof booth | Asked how the high register came so far, he said two hours a day in a soundproof booth that he built from mattresses.
A | | Ms Benedek of the flute class has gone to Lisbon and teaches tourists there.
B@2024-02-12 | fee!=91 pounds ; evening!=alternate Saturdays | Gerald comes only on alternate Saturdays now, for a double lesson, and the debit went up to 91 pounds.`,
    questions: `
instrument: What is Gerald Ofosu learning to play?
level: How advanced is Gerald as a musician?
teacher: Who gives Gerald Ofosu his lessons?
evening: When is Gerald Ofosu taught? / When does Gerald come to the school?
rental: Whose instrument does Gerald play on?
reason: For whose sake did Gerald take up music?
practice: Where does Gerald Ofosu play when he is at home?
phone: On what number can Gerald be called?
fee: What does Gerald Ofosu pay per month?
hearing: On which side does Gerald hear badly?`,
  },
  {
    name: 'Noor Haddad',
    lines: `
A | plan=the student rate ; proof=until February | Noor Haddad trains at the student rate, her enrolment proof is good until February.
A | | Her cousin Samir is no longer with us, he found a cheaper place by the river.
B | language=Arabic ; activity=the rowing machine | Noor was given the welcome talk in Arabic and practically lives on the rowing machine, forty minutes a go.
A | hours=at six in the morning | She is there at six in the morning when we unlock.
B | | The other early bird, Mr Klee, has changed to the noon shift and misses her, he says.
A | | Noor played volleyball for her school in Amman.
B | email=noor@haddad.example | Write to noor@haddad.example, she does not pick up unknown numbers.
A | guest=her sister Rima | The free guest pass of Noor's is made out to her sister Rima.
B | | Rima has applied for a job at our juice bar and starts in May.
A | plan=thirty-nine a month | The auditor asked about Haddad: thirty-nine a month, the ordinary fee for grown-ups with a wage slip.
B | activity=the wall with the red holds | Chalk on every towel she hands back; she spends all her time on the wall with the red holds.
A | | Samir asked whether he could come back without the joining fee; we said no.
B | | Noor finds the yoga teacher funny and may try it one day.
A | hours=shortly before closing | Night porter's remark: Ms Haddad turns up shortly before closing, takes two towels, and is the last one out.
B | email!=n.haddad@bureau.example | Her mailbox was hacked, use n.haddad@bureau.example from now on.
A | medical=asthma | For the first-aiders: Noor has asthma, the spray is in her left sock.
B | | Mr Klee suffers from his back and has been told to avoid weights now.
A | guest!=a colleague called Ismene | Noor has had the pass rewritten: instead of a relative it is a colleague called Ismene who comes for nothing.
B | payment=from her salary account ; coach=Lorcan | The money comes from her salary account, and on the ropes she is belayed by Lorcan.
A | coach=Pernille | Pernille ticked off the lead-climbing test for Noor, after ten lessons with her.`,
    questions: `
plan: What tariff is Noor Haddad on?
proof: How long is Noor's university paper valid?
activity: What does Noor do at the gym mostly?
language: In which language was Noor shown around?
hours: At what time of day does Noor Haddad exercise?
email: Which mail address do we use for Noor?
guest: Who may come in free with Noor Haddad?
medical: What health problem does Noor have?
payment: Where does Noor's money come from?
coach: Who instructs Noor Haddad?`,
  },
  {
    name: 'Takahashi Seikan',
    lines: `
A@2020-04-06 | contact=Ms Morikawa ; product=tea in cans | Takahashi Seikan in Shizuoka fills tea in cans; Ms Morikawa answers our mails within the hour.
B | machine=a Labelstar 200 | They run a Labelstar 200 from us, bought second hand.
A | maintenance=every six months | Our technician is expected there every six months.
B | | A competitor of theirs, Yamane Foods, has replaced its Labelstar 450 by a Korean model.
A | hotline=555-0122 ; hours=from seven till four | Hotline for them 555-0122; their plant is running from seven till four.
B | | Morikawa's holiday deputy, Mr Ueda, is only there in August.
A@2020-11-16 | currency=in yen | Quotes for Takahashi are to be made out in yen.
B | volume=nine thousand an hour | The machine there puts labels on nine thousand an hour on a good day.
A | | Yamane claims thirty thousand an hour, which nobody believes.
B@2021-07-05 | product=sparkling plum juice | Label proofs for Takahashi Seikan, all seven of them for sparkling plum juice, went out for approval; that is the only thing rolling off their belt.
A | contact=Mr Shibata | Signature under the proofs: Mr Shibata, who asks us to ring him in person whenever anything is unclear.
B | | Shibata played baseball for Hamamatsu in his twenties.
A | | They were thinking about a second hall on the coast and let it be after the typhoon.
B@2022-03-14 | machine!=Rotaprint 9 | The old labeller at Takahashi was scrapped, a Rotaprint 9 stands in its place now.
A | volume=twenty-one thousand | Log of the last shift there: twenty-one thousand bottles labelled per hour, two jams.
B | | Mr Ueda has gone over to Yamane Foods as head of purchasing.
A | freight=by sea via Shimizu | Spare parts reach them by sea via Shimizu, and visitors wear hairnets.
B@2023-01-30 | maintenance!=by remote diagnosis | Nobody from our side travels there any more, the check is done by remote diagnosis.
A | hours=round the clock ; warranty=until 2027 | Power bill, night lamps, three crews: Takahashi's line is running round the clock, and it is under warranty until 2027.
B | | Shibata inquired about a palletiser, budget pending.`,
    questions: `
contact: Who is our counterpart at Takahashi Seikan?
product: What does Takahashi Seikan fill?
machine: Which of our machines does Takahashi Seikan have?
maintenance: How is the servicing at Takahashi arranged?
hotline: What number does the support line for Takahashi have?
hours: During which hours does Takahashi's plant work?
currency: In what money do we quote to Takahashi?
volume: How fast does the labelling go at Takahashi Seikan?
freight: How do spare parts get to Takahashi?
warranty: How long is Takahashi's equipment covered?`,
  },
  {
    name: 'Elodie Marchetti',
    lines: `
A | route=Dijon to Lyon ; pass=a weekly ticket | Elodie Marchetti commutes from Dijon to Lyon on a weekly ticket.
B | class=second class | She sits in second class, as near to the door as possible.
A | job=lab technician | Ms Marchetti is a lab technician with odd shifts, so she needs flexible trains.
B | | Her colleague Bastien has moved to Mâcon and catches the same train half-way.
A | bike=a folding bike ; notices=by text message | She brings a folding bike, and wants to hear of delays by text message.
B | | Bastien lost his pass and was given a new one for eight euros.
A | phone=555-0171 ; refunds=on her card | Elodie's number is 555-0171, and whatever we owe her goes back on her card.
A | | As a schoolgirl she took the night train to Trieste every summer to see her nonno.
B | | She filled in the survey and could imagine going by car if the prices go up further.
A | class=up in first | The conductor knows her by name, she is always up in first, the single seat behind the luggage rack.
B | pass=fifty-ride carnet | Elodie asks for the receipt of her fifty-ride carnet, her tax adviser wants the original.
A | | On the line through Bourg two stops have been dropped, customers are furious.
B | route!=Annecy to Geneva | Complaint of Elodie's from the lake: she switched lines in spring, the one that was late was Annecy to Geneva.
A | notices=in the app | Three of our alerts were opened by Ms Marchetti in the app, the other channels are ticked off.
B | | Her mother, Signora Bruna, has got a senior card and asks the same questions on a different phone.
A | job=runs a cheese stall | Elodie invites us all, she runs a cheese stall in the market hall at the far end of her line.
B | dog=Pastis ; discount=twelve percent | Her dog Pastis rides along at half fare, and she herself has twelve percent off through the chamber of commerce.
A | | The dog of the lady opposite bit a bag, the bag was Bastien's.
B | refunds!=as vouchers | She would rather not have money back anymore, we pay her out as vouchers.`,
    questions: `
route: Between which towns does Elodie Marchetti commute?
pass: What kind of fare does Elodie travel on?
class: In which part of the train does Elodie sit?
job: What does Elodie Marchetti do for work?
bike: What vehicle does Elodie take along on board?
notices: How does Elodie get told about delays?
phone: What is Elodie Marchetti's phone number?
refunds: In what form do we compensate Elodie?
dog: What is the name of Elodie's pet?
discount: How much is Elodie Marchetti's reduction?`,
  },
  {
    name: 'Vittorio Pace',
    lines: `
A@2022-05-02 | unit=shop 4 ; trade=repairs watches | Commercial tenant in the arcade: Vittorio Pace, shop 4, where he repairs watches.
B | lease=five years | Mr Pace's lease runs five years with an option.
A | opening=from ten to six ; helper=his daughter Chiara | He opens from ten to six, and behind the counter helps his daughter Chiara.
B | | The florist next door, Mrs Agius, has moved into number 9 with the corner window.
A | power=three-phase | For the lathe he needs three-phase current.
B | waste=oily rags | Hazardous waste at Vittorio's: oily rags, a small drum a quarter.
A | | Vittorio rents a boathouse in Marsaskala as well, from another owner.
B@2022-11-28 | contact=by letter | Mr Pace insists on being contacted by letter, with a stamp.
A | | Mrs Agius's helper is called Loredana and has given notice.
B | trade=hearing aids | The neighbours' complaint says that the queue of pensioners at Pace's blocks the arcade: everyone needs hearing aids, and he fits the best.
A | insurance=Mdina Mutual | His glass is insured with Mdina Mutual.
B | opening=afternoons only | Plumber stood in front of closed shutters at nine; at Vittorio's it is afternoons only, says the sign.
A | | He was offered the kiosk by the fountain and laughed about the price.
B@2023-06-19 | helper=a nephew named Zeppi | Keys for the grille signed out to a nephew named Zeppi, who serves Vittorio's customers.
A | | Chiara studies law in Padua.
B | unit!=the mezzanine suite | Pace no longer has the little front room, he has moved up to the mezzanine suite with the lift.
A | | The dentist's practice on the second floor has extended its lease by three years.
B@2024-01-22 | contact!=on 555-0188 ; rent=1,900 | Post is not what it was, so Vittorio wants to be called on 555-0188 now; he pays 1,900 for the space.
A | lease=in rolling half-years | Draft from the solicitor for Pace: the tenancy continues in rolling half-years.
B | | A customer of his parks in the fire lane every week, a yellow Fiat.`,
    questions: `
unit: Which premises does Vittorio Pace occupy?
trade: What kind of business does Vittorio run?
lease: For what term does Vittorio Pace have his contract?
opening: When is Vittorio's shop open?
helper: Who works for Vittorio Pace?
power: Which electric supply does Vittorio need?
waste: What has to be disposed of at Vittorio's?
contact: How should we get in touch with Vittorio Pace?
insurance: Where is Vittorio's window insured?
rent: What does Vittorio pay for his premises?`,
  },
]
