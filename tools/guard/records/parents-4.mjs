/** Made-up records: private life, told to an assistant. Format: bench/texts/customers-1.mjs. */
export const PARENTS_4 = [
  {
    name: 'Didier Lachance',
    user: 'didier',
    lines: `
b@2023-01-12 | back=two slipped discs ; bed=a futon | An MRI in Laval says I've got two slipped discs, that's why I type standing up and sleep on a futon, the expensive sort.
a@2023-01-12 | home=on rue Drolet ; workphone=514-555-0107 | I'm on rue Drolet, third floor; at the office you get me at 514-555-0107, at home not at all.
a@2023-01-30 | opening=Caro-Kann | Against the king's pawn I answer with the Caro-Kann, solid like my grandmother.
a@2023-02-08 | | My brother-in-law has his own clinic in Trois-Rivières and says it's all in the head.
A@2023-02-20 | painkiller=naproxen | Didier takes naproxen with breakfast and hates it.
a@2023-03-06 | chess_club=Café Pi ; rating=1740 | Tuesdays I play at Café Pi, rated 1740, on paper.
a@2023-03-28 | | The kid who beat me is at 2100 and has braces.
b@2023-04-15 | therapist=Sylvie | My physio is Sylvie, thumbs like a plumber.
a@2023-05-09 | | In my twenties I played nothing but the Sicilian, but I had hair too.
a@2023-06-19 | painkiller=a patch on the shoulder blade | Every third day my wife sticks a patch on the shoulder blade and that holds the pain down, no stomach trouble.
a@2023-07-11 | home=the bungalow in Longueuil | No stairs! You can wheel a piano into the bungalow in Longueuil, and there's a room for my chessboards.
a@2023-08-02 | | For August we have a chalet on chemin du Lac, address on the fridge, in case the cat sitter asks.
A@2023-08-29 | therapist!=Monsieur Huynh | Since the user is living on the south shore, he has changed physio and sees Monsieur Huynh.
a@2023-09-14 | | My old partner from the café, Benoît, took up bridge. Traitor.
a@2023-10-01 | opening=the French | After e4 my hand plays the French by itself, I'm writing a little booklet about it.
a@2023-11-05 | rating=the eighteen hundreds | The federation's list is out and puts me in the eighteen hundreds, my wife has framed it.
b@2023-11-22 | | They've offered to fuse two vertebrae. I told them I'd rather keep bending.
a@2023-12-13 | chess_club!=by correspondence | Winter driving is no fun, so I quit the café and play by correspondence instead, one move a day.
a@2024-01-08 | bike=a recumbent | My doctor laughs, but I go about on a recumbent, flag and all.
a@2024-02-02 | | Benoît's wife swears by a waterbed.`,
    questions: `
back: What is wrong with Didier's spine? / What did my scan show?
home: Where does Didier live? / Where is my home?
workphone: What's my number at work?
opening: Which defence does Didier play against 1.e4?
painkiller: What does Didier take against the pain? / How is my pain treated?
chess_club: Where or how does Didier play chess?
rating: How strong is Didier as a chess player?
therapist: Who is Didier's physiotherapist?
bed: What kind of mattress does Didier sleep on?
bike: What kind of bicycle do I ride?`,
  },
  {
    name: 'Ana Lúcia Teixeira',
    user: 'analucia',
    lines: `
a | room=the glass veranda ; rent=290 euros | I sleep in the glass veranda of a flat in Cedofeita, 290 euros, freezing in January.
b | | Rui has the big bedroom with the balcony and pays like a prince.
a | course=architecture at FAUP ; laundry=Sunday mornings | I study architecture at FAUP, third year, and my slot for the washing machine is Sunday mornings.
A | bike=a blue Órbita | The user's bicycle is a blue Órbita, chained to the railings.
a | | There's a red one on our landing too, nobody knows whose.
a | rent=three hundred and thirty | Dona Graça's little note says three hundred and thirty by the fifth, in an envelope, please, no transfers.
a | cook=caldo verde | When it's me at the stove it's caldo verde, and they suffer in silence.
a | | Marta's looking at rooms in Gaia because the bridge is prettier from that side.
b | job=a copy shop | I work in a copy shop by the faculty, Tuesdays and Thursdays.
a | laundry!=weekday nights | Since the power got cheaper after ten, we've changed the washing plan: mine is weekday nights.
a | room=Rui's balcony ; bike=my aunt's scooter | I wake up to the river beyond Rui's balcony, all of that sun is for me; and I ride about town on my aunt's scooter, helmet too large.
a | | Rui went to Berlin, his girlfriend has a loft there with four other people.
A | job=model maker | Ana Lúcia earns her money as a model maker for an office in Matosinhos, balsa and glue.
a | | In my first year I shared with three Erasmus girls who cooked pasta at four in the morning.
a | course!=landscape | I've transferred, it's landscape that I'm doing now, more trees and fewer tears.
a | wifi=sardinha_1906 | Guests type sardinha_1906 and are online.
b | | I wish we could keep a dog, but the contract says no.
a | job!=on a grant | The office ran out of projects, so no more balsa: I'm living on a grant from the Gulbenkian instead.
a | exam=Thursday the 11th ; tutor=Arquiteto Pinho | My jury is Thursday the 11th, with Arquiteto Pinho, my tutor, in the front row.
a | | Marta's jury had four hours of questions and a fainting.`,
    questions: `
room: Which room in the flat is Ana Lúcia's? / Which part of the flat do I live in?
rent: What does Ana Lúcia pay for her room?
course: What is Ana Lúcia studying?
laundry: When may Ana Lúcia do her washing?
bike: What does Ana Lúcia ride through the city? / What do I get around on?
cook: What does Ana Lúcia make when it is her turn in the kitchen?
job: How does Ana Lúcia earn money? / What do I live on?
wifi: What's our internet password?
exam: When does Ana Lúcia have her jury?
tutor: Who is Ana Lúcia's tutor?`,
  },
  {
    name: 'Gwen Pritchard',
    user: 'gwen',
    lines: `
a@2024-01-04 | due=14 July | The scan lady says 14 July, give or take.
a@2024-01-04 | birthplace=home birth ; midwife=Sioned | We want a home birth, with Sioned, our community midwife.
A@2024-01-12 | craving=pickled beetroot ; vitamin=iron syrup | Gwen craves pickled beetroot straight out of the jar, and takes iron syrup because tablets make her sick.
a@2024-01-25 | | My sister Carys had hers in the lift of a Tesco.
a@2024-02-03 | name=Eluned | If it's a girl she is going to be called Eluned.
a@2024-02-16 | | Huw's mum wanted the baby named after her, Blodwen; we smiled politely.
a@2024-02-28 | due=the first week of July | On the big chart at the antenatal clinic there's a sticker with my name on the first week of July.
a@2024-03-09 | class=Pilates for bumps ; partner_leave=three weeks | Mondays it's Pilates for bumps in Canton; Huw has three weeks off after the birth.
b@2024-03-17 | | Huw's brother at the airport got only ten days and moaned for a month.
a@2024-03-30 | birthplace=University Hospital | The bag stands by the door and we've timed the drive: eleven minutes to the University Hospital, fourteen with the roadworks.
a@2024-04-08 | | I keep thinking about a water birth. Huw wants to know who empties the pool.
a@2024-04-20 | craving=toast with Marmite | At two in the morning I stand in the kitchen: toast with Marmite, toast with Marmite, and one for the road.
A@2024-04-28 | midwife!=Bethan | The user's midwife retired; from May her appointments are with Bethan.
a@2024-05-06 | | Carys called her girl Nia after all, she'd been Mali for eight months.
a@2024-05-15 | name=a Heledd | Nain has embroidered the blanket already: she will be a Heledd, and it's got two ds and no complaints.
a@2024-05-19 | pram=the grey Silver Cross ; blood=O negative | I've ordered the grey Silver Cross, it was in the sale, and for your form: my blood group is O negative.
a@2024-05-27 | | There's a fancy three-wheeler I keep seeing in Pontcanna, not for our money.
b@2024-06-03 | class!=hypnobirthing | My back won't do stretching any more, so I've gone over to hypnobirthing, mostly to nap.
a@2024-06-12 | | Huw is A positive, which explains the optimism.
a@2024-06-24 | | With my first, years ago, I was overdue by sixteen days.`,
    questions: `
due: When is Gwen's baby expected? / When am I due?
birthplace: Where will Gwen give birth? / Where are we going to have the baby?
midwife: Who is Gwen's midwife?
craving: What food does Gwen crave?
name: What will the girl be called? / What name have we chosen for our daughter?
vitamin: What does Gwen take for her blood?
class: Which antenatal course does Gwen go to?
partner_leave: How long will Huw be off work for the baby?
pram: Which pushchair did I order?
blood: What's my blood type?`,
  },
  {
    name: 'Hamid Rezaei',
    user: 'hamid',
    lines: `
a | binoculars=Zeiss 8x30 | I look at everything through a Zeiss 8x30 that I got from my brother in Shiraz.
b | patch=Torslandaviken ; list=187 species | You will find me at Torslandaviken most mornings, sitting on a milk crate, and my Swedish list is at 187 species, not counting the parrot.
a | | My friend Lennart has over three hundred and has never sat still in his life.
a | heart_pill=bisoprolol ; pill_time=with my evening yoghurt | For the heart I have bisoprolol, with my evening yoghurt.
A | hip=titanium | Hamid's right hip is made of titanium and sets off airport gates.
a | tea=black with cardamom | I drink my tea black with cardamom, and one date.
a | | Lennart drinks coffee from a flask and thinks that is civilisation.
a | companion=Agneta from the library | On the long days I go out with Agneta from the library, she hears what I can't.
b | patch=the lighthouse meadow at Onsala | By half past five I'm on my crate in the lighthouse meadow at Onsala, with the wind behind me.
a | list=two hundred and four | A citrine wagtail yesterday makes two hundred and four, I've opened the good pistachios.
a | hearing_aid=Oticon ; notebook=written in Farsi | In my ear is an Oticon, the birds have treble with it, and my notebook is written in Farsi so nobody can copy my places.
a | | The neighbours' girl is doing swifts for her school project and asks me forty questions a day.
A | heart_pill!=a slow-release capsule | The cardiologist switched the user to a slow-release capsule, because of dizziness.
a | | One day I'd like to see the cranes at Hornborga, God willing.
a | pill_time=before I've put my slippers on | The box by the bed is open before I've put my slippers on, so that the heart gets its medicine first of all.
b | | Many years ago in Shiraz I kept pigeons on the roof, forty of them.
a | companion!=my grandson Kian | Agneta's knees have given up, so it's my grandson Kian who comes along now and carries the telescope.
a | binoculars=Swarovski, in green | At my age one wants light: I carry a Swarovski, in green, and it weighs nothing.
a | | Kian has a little pair from a toy shop and finds more than I do.
b | | Lennart bought the big Leica, the one with a rangefinder, in instalments.
a | list!=209 | Please correct my total to 209 now, the spring was generous.`,
    questions: `
binoculars: Which binoculars does Hamid use? / What glass do I look through?
patch: Where does Hamid watch birds? / Where am I in the mornings?
list: How many kinds of birds has Hamid seen in Sweden?
heart_pill: What does Hamid take for his heart?
pill_time: When does Hamid take his heart medicine? / When do I swallow my tablets?
hip: What is special about Hamid's right hip?
tea: How does Hamid like his tea?
companion: Who goes birdwatching with Hamid?
hearing_aid: What brand of device does Hamid wear in his ear?
notebook: In which language does Hamid keep his field notes?`,
  },
  {
    name: 'Rosie Ngata',
    user: 'rosie',
    lines: `
a@2023-03-01 | kids=the two brothers ; social_worker=Penny | I'm fostering the two brothers who came to us on Waitangi Day, and Penny is our social worker.
a@2023-03-01 | visits=every second Sunday | Their mum sees them every second Sunday at my kitchen table.
b@2023-03-10 | car=Toyota seven-seater | I drive a Toyota seven-seater, there's a biscuit under every seat.
a@2023-03-22 | | My friend Moana in Hāwera fosters babies only, she says they don't answer back.
A@2023-04-05 | night=sleeps with the light on ; food=white bread | Rosie told us that Tama sleeps with the light on and will eat white bread and not much else.
a@2023-04-19 | school=Durie Hill ; therapist=on Thursdays with Hinemoa | The boys go to Durie Hill, up the elevator and through the tunnel, and Tama has his talking time on Thursdays with Hinemoa.
a@2023-05-18 | | The Kereama kids at number 6 have moved schools twice this year.
a@2023-06-20 | visits=a phone call on Friday evening | With their mother it's a phone call on Friday evening, loudspeaker on, the dog barks along.
a@2023-07-09 | night=dark as a cave | Good news: Tama's room can be dark as a cave, and there's no peep until six.
b@2023-07-23 | | I've sometimes thought of taking in teenagers, then I remember my own.
a@2023-08-06 | kids!=three of them | Their wee sister joined us last week, so I have three of them at the table now.
a@2023-08-27 | | Moana has swapped her van for something with sliding doors.
b@2023-09-10 | | Moana's toddlers ask for kūmara chips and mussels at every meal, can you believe it.
a@2023-09-24 | school=the kura on Anzac Parade | Parents' evening at the kura on Anzac Parade, both teachers told me how loud they sing.
a@2023-10-08 | | A sister of our social worker is a teacher up at Raetihi and wants to hear all about it.
a@2023-10-22 | social_worker!=Mr Faleolo | Our file has been handed over to Mr Faleolo, as the lady we had is on leave.
a@2023-11-05 | allowance=on the 20th | The foster allowance arrives on the 20th.
b@2023-11-19 | | When I was small I was a foster kid in Bulls myself, two years.
a@2023-12-03 | bedtime_story=the taniwha | Before sleep they want the taniwha, always that one, and with voices.
a@2023-12-17 | car!=a minibus with a ramp | I traded the seven-seater in for a minibus with a ramp, now that Gran comes along.`,
    questions: `
kids: Which children does Rosie foster? / How many foster children are with me?
social_worker: Who is responsible for us at the social services?
visits: How do the boys have contact with their mother?
car: What does Rosie drive? / What vehicle do I have?
night: How does Tama sleep?
school: Where do Rosie's foster boys go to school?
food: What does Tama like to eat?
therapist: When and with whom does Tama have therapy?
allowance: On which day does the fostering money come?
bedtime_story: Which story do the children want at night?`,
  },
]
