/** Made-up records: users, and families, clubs and shared flats in which several people have the same kinds of facts. Format: bench/texts/customers-1.mjs. */
export const CIRCLES_3 = [
  {
    name: 'Chua Mei-Ling',
    user: 'meiling',
    lines: `
a | room=Block 7, room 12 ; hours=Tuesdays after lunch | Students find me in Block 7, room 12, and the door is open to them Tuesdays after lunch.
a | train=Circle Line ; module=thermodynamics | I ride the Circle Line with a seat and a novel, and this term I teach thermodynamics to second-years.
A | assistant=Farhan Aziz | The lab sheets of Mei-Ling are marked by Farhan Aziz.
a | breakfast=kaya toast ; tea=teh-o kosong | My mornings begin with kaya toast and a teh-o kosong.
a | | Professor Ang, next door but one, has moved his consultation to Zoom.
a | grant=30 September ; helper=Siti | The membrane proposal has to be in by 30 September; Siti looks after my parents, so I can stay late for it.
a | | The Tier 2 call, for which I am only a reviewer, closes in March.
a | train=bus 151 | Forty minutes upstairs on bus 151, that's when I answer your messages.
a | | My father's doctor put him on two soft eggs and nothing else before nine.
a | hours!=Thursdays at four | Because of the new timetable my office hour is Thursdays at four now.
A | assistant=Deepa Nair | Deepa Nair returned Mei-Ling's stack of lab sheets, every one graded in green ink.
a | | Farhan, who is writing up his thesis, has become a father.
a | module!=fluid mechanics | They gave my old course to a colleague and I'm doing fluid mechanics instead.
a | | I was offered the deputy headship and asked them to look elsewhere.
a | room=tower, level 9 | The view over the reservoir from my desk in the tower, level 9, makes up for the slow lift.
a | train=grey Vios | Please renew my season parking, the grey Vios stands on campus from seven to seven.
a | | When I was a postdoc in Delft my bench was in a basement.
a | grant!=14 October | The funder extended the membrane call, the cut-off is 14 October.
a | | My sister's helper goes home to Cebu in December.
a | swim=Clementi pool | I swim at the Clementi pool, never at the university.`,
    questions: `
room: Where is Mei-Ling's office? / Where on campus do I find Mei-Ling?
hours: When can students drop in on Mei-Ling?
train: How does Mei-Ling get to campus?
module: Which subject does Mei-Ling lecture on?
assistant: Who corrects the lab sheets for Mei-Ling?
breakfast: What does Mei-Ling eat first thing in the day?
tea: Which hot drink does Mei-Ling take?
grant: What is the deadline for Mei-Ling's membrane proposal?
helper: Who cares for Mei-Ling's parents?
swim: Where does Mei-Ling go for a swim?`,
  },
  {
    name: 'Thornbury veterinary practice',
    lines: `
A | ruth_day=Mondays ; ruth_field=dentistry | Ruth does dentistry and has Mondays off.
B | caleb_field=horses ; caleb_day=Thursdays | Caleb treats horses and the odd donkey and is free on Thursdays.
A | yara_field=birds ; yara_day=Fridays | Yara is our vet for birds; on Fridays she stays at home.
A | ruth_bleep=extension 21 ; caleb_bleep=extension 34 | Ruth is on extension 21, for Caleb press extension 34.
A | lab=Pinnock Diagnostics | Bloods are collected at five by Pinnock Diagnostics.
B | | The farrier has changed his day as well, he comes mid-week.
A | ruth_field=cats with kidney trouble | Ruth's list is full until June with cats with kidney trouble, the field she runs.
B | | Yara was invited to a congress on reptiles, which she finds charming but will skip.
A | caleb_bleep!=extension 58 | Caleb's handset was replaced and he got extension 58.
B | yara_day=Tuesdays | Yara paints on Tuesdays, the one weekday she doesn't see patients.
A | | Ruth's mother keeps budgies and asks Yara about each of them.
B | lab=the university at Langford | Samples travel in the blue box to the university at Langford, results next morning.
A | | A competitor in Yate now offers keyhole surgery.
B | yara_bleep=extension 40 | Yara picks up on extension 40.
B | ruth_field=X-rays | Hip, jaw or paw: Ruth reads the X-rays all day, it is her department.
A | ruth_day!=Wednesday | Ruth no longer takes the start of the week off but Wednesday.
B | | Caleb spent a year with camels in Rajasthan before he joined.
A | caleb_field=small-animal surgery | The theatre diary belongs to Caleb: small-animal surgery, six cases a day.
B | | The night nurse would love to swap her weekend with someone.
A | | Clients leave their cars behind the chapel.`,
    questions: `
ruth_day: On which day is Ruth not in the practice?
ruth_field: What is Ruth's speciality? / Which patients does Ruth see?
ruth_bleep: How do I reach Ruth by house phone?
caleb_day: When is Caleb off?
caleb_field: What kind of work does Caleb do at the practice?
caleb_bleep: Under which internal number is Caleb reached?
yara_day: Which weekday does Yara not work?
yara_field: What does Yara specialise in?
yara_bleep: What is Yara's internal number?
lab: Who analyses the practice's blood samples?`,
  },
  {
    name: 'Yusuf Karaca',
    user: 'yusuf',
    lines: `
a@2024-09-02 | ferry=Karşıyaka ferry ; cad=ArchiCAD | I take the Karşıyaka ferry to the studio and draw in ArchiCAD until dark.
a@2024-09-03 | partner=Selin Aksoy ; project=school in Urla | I share the studio with Selin Aksoy, and what fills my days is the school in Urla.
A@2024-09-09 | vat=7310 044 218 | Yusuf's tax number is 7310 044 218.
a@2024-09-12 | rent=18,000 lira ; landlord=Mr Alkan | For the studio I pay 18,000 lira to Mr Alkan.
a@2024-09-20 | | The engineers on the floor below have moved over to Revit and curse it all day.
a@2024-10-01 | smoke=a pipe ; son=Ankara | All I smoke is a pipe after dinner, and one weekend in four I'm with my son, who studies in Ankara.
a@2024-10-16 | ferry=on foot | Rain or not, I come on foot, fifty minutes along the Kordon, the doctor is delighted.
a@2024-10-17 | | My wife crosses the bay by metro tunnel, I mean she would if there were one.
a@2024-11-04 | project=hammam in Tire | Every hour on this month's timesheet goes to the hammam in Tire, the only job on my table.
a@2024-11-11 | | A hotel in Bodrum asked me for sketches; I sent them to a friend.
a@2024-11-25 | smoke!=nothing | I quit, I smoke nothing any more.
a@2024-11-26 | | My uncle has gone from cigars to those electronic things.
a@2024-12-02 | partner!=Levent Ateş | Selin left for Berlin, and I run the studio with Levent Ateş now.
A@2024-12-09 | | Selin's flat in Berlin is at a canal, she sent a postcard.
a@2025-01-06 | rent=23,500 lira | Put 23,500 lira into the January expenses, that's what the studio costs me.
a@2025-01-07 | | The café under us pays twice that amount, or so the waiter says.
a@2025-01-20 | cad=Vectorworks | All the drawings I send you are Vectorworks files, open them in the viewer.
a@2025-02-03 | | As a student I drew with ink and razor blade.
a@2025-02-10 | | My niece changed universities and has moved to Eskişehir.
a@2025-02-17 | glasses=varifocals | I see screens well only with my varifocals.
a@2025-03-03 | project=library in Foça | Mud up to my knees at the library in Foça, the site I have given every working day this spring.`,
    questions: `
ferry: How does Yusuf come to the studio?
cad: What software does Yusuf draw with? / In which format come Yusuf's drawings?
partner: With whom does Yusuf run his business?
project: Which building is Yusuf working on?
vat: What is Yusuf's number at the tax office?
rent: What does Yusuf pay for his workspace?
landlord: Who owns Yusuf's studio?
smoke: Does Yusuf smoke, and what?
son: In which town is Yusuf's son at university? / Where does Yusuf visit his son?
glasses: What does Yusuf need to read a screen?`,
  },
  {
    name: 'Gallows Hill allotment society',
    lines: `
A | winifred_plot=plot 4B ; winifred_crop=dahlias | Winifred grows dahlias on plot 4B.
B | desmond_plot=plot 17 ; desmond_crop=leeks | Desmond digs plot 17 by the hedge and raises leeks for the show.
A | pavel_plot=plot 22A ; pavel_crop=garlic | Pavel has garlic, and only garlic, on plot 22A.
A | winifred_water=the tank by the gate | Winifred fills her cans at the tank by the gate.
B | desmond_fee=31 pounds ; pavel_fee=44 pounds | In the ledger: Desmond 31 pounds a year, Pavel 44 pounds.
A | gatecode=2907 | The padlock opens with 2907.
B | | Old Mr Cobb's widow has handed in the keys of plot 9.
A | winifred_crop=sweet peas | First prize in the tent for Winifred, who fills her whole ground with sweet peas.
B | desmond_plot=plot 30 | The bees are next to Desmond, on plot 30, and he's got the stings to prove it.
A | | Pavel is dreaming of a greenhouse down at the far end.
B | | The primary school now grows pumpkins along the fence.
A | gatecode!=6153 | After the shed break-in the combination was changed to 6153.
B | pavel_fee!=27 pounds | As a pensioner Pavel no longer pays the full rate, only 27 pounds.
A | winifred_water=well beside the yew | Winifred's hose runs to the well beside the yew.
B | | Desmond's cousin in Hull pays sixty for half the ground.
A | pavel_crop=Charlotte potatoes | Whoever wants Charlotte potatoes should ask Pavel, nothing else comes out of his soil.
B | | Desmond also keeps a pot of chillies on the windowsill at home.
B | gatecode=0348 | Locked out? Turn the wheels of the padlock to 0348 and lift.
A | | Winifred once had a kiosk at the station and sold carnations.
B | | Letters to the society are opened by Bronagh.
A | | Winifred's granddaughter was offered a half plot and is thinking it over.`,
    questions: `
winifred_plot: Which piece of ground does Winifred have?
winifred_crop: What does Winifred cultivate?
winifred_water: Where does Winifred get her water?
desmond_plot: Which number is Desmond's garden? / Where on the hill does Desmond garden?
desmond_crop: What does Desmond plant?
desmond_fee: What does Desmond's ground cost a year?
pavel_plot: On which parcel is Pavel?
pavel_crop: What does Pavel harvest?
pavel_fee: How much does Pavel pay the society?
gatecode: How does one open the lock at the gate?`,
  },
  {
    name: 'Orla Fennessy',
    user: 'orla',
    lines: `
a | office=Carna station ; ride=with Máirtín | I'm at the Carna station all week and drive out with Máirtín.
a | kelp=22 November ; notes=paper notebook | The kelp bid has to be uploaded by 22 November, and I plan it in a paper notebook like all else.
A | cohead=Dr Gannon | Orla's drafts go to Dr Gannon for approval.
a | milk=Oat milk ; tablet=levothyroxine | Oat milk in my coffee, please, and remind me of the levothyroxine half an hour before.
a | | My mother takes hers with soya and complains.
a | mortgage=1,140 euros ; dance=Thursday set dancing | On the first 1,140 euros leave my account for the house, and my Thursday set dancing I never miss.
a | ride=445 bus | Signal is poor at Screebe, so from the 445 bus I can't take calls at eight and at six.
a | | Máirtín's jeep has been sold to a lad from Oughterard.
a | kelp!=6 December | Dublin moved the date, the kelp bid must be up on 6 December.
a | | The oyster bid isn't mine at all, it's Fiachra's, and he has until Easter.
a | notes=Obsidian | Whatever I jot down in a meeting sits in Obsidian two minutes later, link it from there.
a | | The interns wanted me to try dictating, I lasted an afternoon.
A | cohead=Professor Lund | Orla sent the third draft to Professor Lund, whose nod she needs before anything goes out.
a | | My brother remortgaged, the bank takes 985 euros from him now.
a | office!=Orbsen Building | I've moved: deliveries for me to the Orbsen Building, second floor, Monday to Friday.
a | ride=blue Yaris | Book a tyre change for my blue Yaris, but on a Saturday, for without it I do not get to work.
a | | Long ago I counted seals from a hut on Inishbofin.
a | milk=Black, no sugar | Black, no sugar: that is my coffee order for the away day.
a | | Old Gannon has retired to Kinvara with a boat.
a | cat=Biddy | My cat Biddy sits on the keyboard, apologies for the typos.
a | | Fiachra wants me to join the sea swimmers in the new year; we'll see.`,
    questions: `
office: Where is Orla's workplace? / At which site can Orla be found?
ride: How does Orla travel to work?
kelp: When is the kelp application due for Orla?
notes: Where does Orla keep what she writes down?
cohead: Who must approve Orla's drafts?
milk: How does Orla take her coffee?
tablet: What medicine must Orla be reminded of?
mortgage: What does Orla pay on her house each month?
dance: What is Orla's fixed evening engagement?
cat: What is the name of Orla's cat?`,
  },
]
