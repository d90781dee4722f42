/** Made-up records: clients, tenants, patients, pupils and members, noted by agents. Format: bench/texts/customers-1.mjs. */
export const SALES_1 = [
  {
    name: 'Oyelaran Cold Storage',
    lines: `
A@2023-02-06 | contact=Bukola Adeyemi ; office=Ibadan | First call with Oyelaran Cold Storage, the frozen-fish people in Ibadan: Bukola Adeyemi handles everything to do with our sensors there.
B | phone=555-0117 | Their sensor desk is reached on 555-0117.
A | | Bukola gave me 555-0164 as well, her private mobile, only for the week of the installation.
B@2023-02-20 | sensors=forty probes ; service=Silver | Oyelaran signed for forty probes with Silver service.
A | payment=bank transfer | The client settles every invoice by bank transfer, usually a few days late.
B | | Delta Prawns next door has moved to quarterly invoicing and pays by card; please do not mix up the two accounts.
A | alarm=minus eighteen | Agreed threshold for the siren at Oyelaran Cold Storage: minus eighteen degrees.
B | | Bukola would love to have a hundred and fifty of them "one day, when the bank says yes".
A@2023-06-12 | contact=Kunle Fashola | Please copy Kunle Fashola in on every ticket from Oyelaran, he answers for our devices; Bukola works at a bank in Accra.
B | | Kunle ran an ice plant in Warri for eleven years before he came to them.
A | sensors=sixty-two | Went round the halls with Kunle and counted: sixty-two units reporting, every one of them billed.
B | language=English | Manuals and training in English, they were very clear about that.
A | | Kunle likes to greet us in Yoruba, and the night guard also speaks Hausa.
B@2023-09-04 | office=Sagamu | Our engineer should drive to plot 9 in Sagamu, the whole staff of the client sits behind the blue gate there.
A | payment!=direct debit | Oyelaran no longer wires the money; it is collected by direct debit.
B | | The sister firm, Oyelaran Poultry, has its desks in Ilorin and buys nothing from us.
A | alarm!=minus twenty-two | After the spoiled mackerel the siren was reset, it goes off at minus twenty-two now.
B | | At Delta Prawns the siren is set to minus fifteen.
A | renewal=30 September ; signatory=Mrs Oyelaran | Their contract runs to 30 September, and only Mrs Oyelaran herself may sign the next one.
B | | Kunle asked what Platinum would cost; he merely needed a figure for his budget sheet.
A@2024-01-15 | sensors=seventy-five ; service=Gold | The January invoice to the client lists seventy-five probes and the Gold hotline with a two-hour response.`,
    questions: `
contact: Who is our contact person at Oyelaran Cold Storage? / Whom do we call at Oyelaran about the devices?
office: In which town is Oyelaran Cold Storage based?
phone: Which number do I dial for Oyelaran's sensor desk?
sensors: How many measuring devices does Oyelaran have from us? / What is the size of Oyelaran's fleet of sensors?
service: Which service level has Oyelaran Cold Storage booked?
payment: How does Oyelaran pay us?
alarm: At what temperature does the alarm sound at Oyelaran?
language: In what language do we write documents for Oyelaran?
renewal: When does Oyelaran's contract end?
signatory: Who signs contracts at Oyelaran Cold Storage?`,
  },
  {
    name: 'Ingrid Solheim',
    lines: `
A | flat=Unit 3B ; rent=1,150 euros | Ingrid Solheim took Unit 3B in the Kaiserhof block at 1,150 euros a month.
B | job=pastry chef | On her application Ingrid put down that she is a pastry chef at the Hotel Meridian.
A | pet=a cockatiel | She keeps a cockatiel, the landlord has agreed in writing.
B | | Frau Oberhauser in 2A has two cats and has applied for a dog now.
A | parking=bay 14 | Ingrid's car stands in bay 14 of the garage.
B | phone=07700 900318 ; emergency=her aunt Solveig | Ms Solheim answers on 07700 900318; in an emergency we should ring her aunt Solveig.
A | | The aunt lives in Bergen and has just changed her number to 07700 900377.
B | flatmate=Pilar | A second name was added to Ingrid's letter box: Pilar, who shares the rooms with her.
A | | Ingrid rented a houseboat in Utrecht while she was a student.
B | job=teaches evening classes | For the rent certificate Solheim named the adult education centre as her employer, where she teaches evening classes in Norwegian.
A | | Her brother Eirik has started as a baker on the ground floor of the Kaiserhof.
B | flat=attic studio | The plumber has to go up to the attic studio, Ingrid says water is dripping onto her bed.
A | | The people who took over her old rooms complained about the heating.
B | pet!=tortoise | The bird has died; instead Ingrid has got a tortoise, which needs no permission.
A | rent=980 euros | Standing order from Ms Solheim received on the first: 980 euros, complete.
B | | The tenant opposite pays 1,320 euros since the renovation.
A | | Ingrid was offered a space in the outdoor car park, cheaper, but she turned it down.
B | heating=district heating ; meter=in the hallway cupboard | For the reading at Solheim's: district heating, and the meter hangs in the hallway cupboard.
A | flatmate=Dorothea | Both of them were at home for the inspection, Ingrid and Dorothea, who has the bed under the skylight.
A | phone!=07700 900352 | Ingrid has a different mobile now, 07700 900352, the previous one was stolen on the tram.
B | | She is toying with the thought of buying a flat in the suburbs, in five years maybe.`,
    questions: `
flat: Which apartment does Ingrid Solheim occupy? / Where in the Kaiserhof does Ingrid live?
rent: How much does Ingrid Solheim pay a month?
job: What does Ingrid Solheim do for a living?
pet: What animal does Ingrid have at home?
parking: Where does Ingrid Solheim leave her car?
phone: On which number can we reach Ingrid?
emergency: Whom do we notify if something happens to Ingrid Solheim?
flatmate: Who lives together with Ingrid?
heating: How is Ingrid Solheim's home heated?
meter: Where do I find the meter at Ingrid's?`,
  },
  {
    name: 'Tomasz Wilczek',
    lines: `
A@2024-03-04 | complaint=left shoulder ; therapist=Judit | Tomasz Wilczek was referred with a stiff left shoulder, Judit has taken him on.
B | slot=Tuesdays at eight | He comes Tuesdays at eight, before work.
A | work=roofer ; insurer=Helvia | Tomasz is a roofer and insured with Helvia.
B | | The patient before him, Mr Abt, is a plumber and always overruns his time.
A@2024-03-18 | homework=the rubber band ; pain=six out of ten | At home Wilczek does three sets with the rubber band every evening; the pain is at six out of ten, he says.
A | | His wife Halina sees us too, for her knee, on Fridays, with Matthias.
B | sport=handball | In his free time he plays handball in the veterans' team in Olten.
A | | As a boy Tomasz broke his collarbone twice on the ski slope.
B@2024-05-06 | therapist=Renzo | Renzo wrote the May report on Tomasz after working on him for the fourth time, his colleague has her hands full with the babies' course.
A | slot=Thursday lunch break | Reminder texts for Wilczek have to go out on Wednesday evening, he uses his Thursday lunch break for us.
B | | He asked whether Saturday mornings are ever free, just out of curiosity.
A | pain=barely a two | Asked how much it hurts Tomasz laughed and said barely a two.
B | | Halina's knee is at seven out of ten after the hike.
A@2024-06-17 | complaint!=lower back | The arm is fine; the new prescription for Tomasz is about the lower back.
B | homework=cat stretch on the carpet | He showed me what he practises between the sessions: the cat stretch on the carpet, ten minutes, the dog watches.
A | | He was told about the pool group; Tomasz hates water.
B | work!=site manager | Wilczek climbs no more ladders, he has been promoted to site manager.
A | | His apprentice Luca has switched to Swica, the insurer with the green logo.
B | allergy=latex ; parking=behind the bakery | Gloves for him without latex please, and he parks behind the bakery.
A | | Tomasz did a half marathon for charity last autumn, never again, he says.`,
    questions: `
complaint: What is Tomasz Wilczek being treated for?
therapist: Who treats Tomasz Wilczek at our practice?
slot: When does Tomasz come for his session?
work: What is Tomasz Wilczek's occupation?
insurer: Which health insurance covers Tomasz?
homework: Which exercise does Tomasz do by himself?
pain: How strong is Tomasz Wilczek's pain?
sport: What sport does Tomasz do?
allergy: What is Tomasz allergic to?
parking: Where does Tomasz Wilczek put his van when he comes?`,
  },
  {
    name: 'Amaia Etxeberria',
    lines: `
A | instrument=the cello ; teacher=Mr Lindqvist | Amaia Etxeberria, aged nine, begins the cello with Mr Lindqvist.
B | room=Room 7 | Her lesson is in Room 7, next to the harp store.
A | payer=her grandmother | The bills for Amaia go to her grandmother.
B | | Her cousin Unai has started on the trumpet and would like the same afternoon.
A | day=Wednesdays ; length=30 minutes | Amaia has her turn on Wednesdays, 30 minutes.
B | piece=a Bréval sonata | She is busy with a Bréval sonata and sings it on the stairs.
A | | At home there is a piano too, but nobody plays it.
B | transport=by tram | The girl gets here by tram, line 4, with a neighbour.
A | | Lindqvist used to lead the quartet in Malmö.
B | teacher=Ms Vandermeulen | Ms Vandermeulen reports that Amaia's bow hold is improving under her care and that the girl asks after Lindqvist.
A | | Unai's teacher, Herr Pohl, has been replaced by Ms Okabe.
B | piece=the Swan | In the mock exam Amaia fought with the shifts in the Swan, her choice for the summer.
A | | She would like to play Elgar some day "when my arms are long enough".
B | day!=Mondays | Because of swimming Amaia cannot come in the middle of the week any more, we put her on Mondays.
B | | Her best friend Leire has been moved to the 60 minute group.
A | ensemble=Little Strings ; allergy=hazelnuts | Amaia plays in the Little Strings, and at the rehearsal biscuits mind that she cannot have hazelnuts.
B | room=the old chapel | Whoever looks for Amaia at lesson time should open the door of the old chapel, that is where the scales come from.
A | | The recital is in Room 12, everybody's parents know.
B | payer!=the father | Address the invoices for Amaia differently now, it is the father who pays them.
B | transport=rides her bike | Amaia's helmet was left in the corridor; she rides her bike here, rain or shine.
A | | She tried a viola on the open day and thought it was funny.`,
    questions: `
instrument: What does Amaia Etxeberria play?
teacher: Who teaches Amaia Etxeberria?
room: Where in the building is Amaia's lesson?
payer: Who gets the bills for Amaia Etxeberria?
day: On what weekday does Amaia come?
length: How long does one lesson of Amaia's last?
piece: What is Amaia practising?
transport: How does Amaia get to the music school?
ensemble: In which group does Amaia Etxeberria play along?
allergy: What must Amaia not eat?`,
  },
  {
    name: 'Deshawn Pruitt',
    lines: `
A@2022-01-10 | membership=Off-Peak ; branch=Harbor Street | Deshawn Pruitt joined at the Harbor Street branch on an Off-Peak membership.
B | goal=lose ten kilos | Asked for his aim, Deshawn said he wants to lose ten kilos.
A | trainer=Coach Abril ; class=spin | Coach Abril does his monthly check and got him into spin, where he sweats beside the fan.
B | | His flatmate Terrence has switched to All Hours and works out at night.
A | locker=number 218 | Mr Pruitt rents locker number 218.
B@2022-02-14 | email=deshawn@pruitt.example ; card=Visa | Receipts go to deshawn@pruitt.example, the fee is charged to his Visa.
A | | For the newsletter he has a throwaway address, spam@pruitt.example.
A | | Deshawn tried aqua fitness once with his mother and never went back.
B | goal=deadlift twice his weight | Abril's sheet for Deshawn says what he is after: deadlift twice his weight.
A@2022-05-30 | branch=the Midtown rooftop | His card has beeped at the Midtown rooftop every morning for the last seven weeks, the staff there call him by his nickname.
B | | Terrence was seen at the airport branch, only as a guest.
A | class!=Thai boxing | Deshawn has dropped his old course and goes to Thai boxing instead.
B | injury=right ankle | Careful with jumps: Pruitt has a weak right ankle.
A | | Abril has hurt her wrist and wears a brace now.
B@2022-08-08 | trainer=Ousmane | Ousmane puts together Deshawn's plans and sees him on the first of the month.
A | | Deshawn asked about the corporate rate, but his firm does not take part.
B | membership=Platinum | At the desk the screen shows Platinum with towels and sauna for Deshawn.
B@2022-11-21 | card!=a PayPal account | The credit card was cancelled; we charge a PayPal account from now on.
A | | He thinks he might run the city marathon, if his sister does.
B | buddy=Marisela | For bench presses Deshawn is spotted by Marisela, they always come together.`,
    questions: `
membership: Which type of contract does Deshawn Pruitt have with the gym?
branch: At which location does Deshawn train?
goal: What is Deshawn Pruitt working towards?
trainer: Who coaches Deshawn Pruitt?
locker: Where are Deshawn's belongings kept?
email: Where do we mail Deshawn's receipts?
card: How is the fee collected from Deshawn Pruitt?
class: Which course does Deshawn attend?
injury: Which body part of Deshawn's needs care?
buddy: Who is Deshawn Pruitt's training partner?`,
  },
]
