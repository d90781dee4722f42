/** Made-up records: users talking with their private assistant about studies, dating, running, old cars, a wedding and a baby. Format: bench/texts/customers-1.mjs. */
export const USERS_2 = [
  {
    name: 'Jule Hartwig',
    user: 'jule',
    lines: `
a | wohnung=WG in der Südvorstadt | ich wohne in einer WG in der Südvorstadt, zu viert, Altbau, Ofenheizung
a | fach=Germanistik | Ich studiere Germanistik in Leipzig, drittes Semester.
a | nebenjob=Kino | nebenbei reiß ich im Kino Karten ab
a | rad=Diamant | mein rad ist ein altes Diamant von meiner oma
a | freund=Jonas | Mein Freund heißt Jonas, er macht eine Lehre zum Tischler
a | | Jonas' Bruder studiert Jura in Halle
a | geburtstag=17. Februar | Geburtstag hab ich am 17. Februar, bitte nicht vergessen :)
a | handy=0151 23456701 | Du erreichst mich unter 0151 23456701.
a | kaffee=Hafermilch | kaffee bitte immer mit Hafermilch, merk dir das
a | | Ich finde, Medizin wäre auch was gewesen, aber Blut kann ich nicht sehen
a | nebenjob=Nachhilfe | Dienstags und donnerstags gebe ich zwei Siebtklässlern Nachhilfe in Englisch, davon zahl ich die Miete
a | | Vielleicht ziehe ich nächstes Jahr nach Dresden, mal sehen
a | fach!=Hebammenkunde | Hab mich exmatrikuliert und umgeschrieben: Hebammenkunde, ab Oktober
a | | Im Kreißsaal-Praktikum war ich drei Nächte wach
a | rad=Rennrad | mit dem Rennrad bin ich in elf Minuten an der Klinik, Helm auf und durch den Auwald
a | freund=Solo | Freitagabend, Sofa, Liebesfilm und Taschentücher. Solo sein ist auch okay, rede ich mir ein.
a | | Meine Mitbewohnerin Fine hat jetzt einen Freund in Wien
a | wohnung!=Einzimmerwohnung in Plagwitz | Umzug geschafft! Nie wieder Putzplan, die Einzimmerwohnung in Plagwitz gehört mir ganz allein
a | | Fine sucht für das alte Zimmer noch jemanden
a | handy!=0151 23456788 | Andere Nummer, weil der Vertrag auslief: 0151 23456788
a | | Die Klinik erreicht man unter 0341 5550100
a | kaffee=schwarz | Meinen Espresso trinke ich schwarz, ohne alles.
a | | Heute ausnahmsweise einen Kakao, war so kalt
a | tattoo=Schwalbe | Auf dem linken Unterarm trage ich eine Schwalbe`,
    questions: `
wohnung: Wo wohne ich? / In welchem Viertel ist meine Wohnung?
fach: Was studiere ich?
nebenjob: Womit verdiene ich nebenher Geld?
rad: Womit fahre ich zur Klinik?
freund: Bin ich in einer Beziehung? / Wie heißt mein Freund?
handy: Wie lautet meine Handynummer?
kaffee: Wie trinke ich meinen Kaffee?
geburtstag: Wann habe ich Geburtstag?
tattoo: Welches Motiv hat mein Tattoo?`,
  },
  {
    name: 'Marcus Odell',
    user: 'modell',
    lines: `
a | match=Tessa | Third date with Tessa tonight, I really like this one
a | app=Hinge | I'm only on Hinge, deleted the rest
a | flatmate=Bo | living with Bo, we split the rent down the middle
a | friday=five-a-side | fridays are for five-a-side with the work lads
a | smoke=ten a day | honest answer: ten a day, more when I drink
a | gym=Ironhouse | Gym: Ironhouse, the one under the arches
a | | Bo's girlfriend Carla is on every dating app known to man
a | height=6'1 | for my profile: I'm 6'1, and that's without shoes
a | star=Capricorn | apparently it matters, so: Capricorn
a | role=junior estate agent | at work I'm a junior estate agent, which mostly means carrying keys
a | match=on the market | Tessa's back with her ex so that's me on the market. ok. fine.
a | | My cousin quit cigarettes with hypnosis, sounds like nonsense
a | gym=Pure Lane | Why is Pure Lane, my gym, always full on a monday??
a | friday!=pottery | Knee's wrecked, so the footy lads play without me and my friday nights go on pottery, don't laugh
a | | Did a pub quiz last Friday because the kiln was broken
a | smoke!=quit | 41 days without one. I've quit, write that down
a | | Still have the odd beer though
a | flatmate=Ines | Ines leaves passive aggressive notes on our fridge about my pans. Bo never did, god I miss that man
a | | Might get a place by myself once the bonus comes
a | role=branch manager | four people report to me, it says branch manager on the door
a | | Dad's mate is regional director somewhere up north
a | match!=girlfriend Robyn | met her parents, said the word. My girlfriend Robyn, there you go
a | app!=no apps | We sat on the sofa and ceremoniously wiped our profiles, so no apps for me any more
a | | Robyn does CrossFit, which is a whole other planet
a | | Someone at the office fancies me, Carla reckons`,
    questions: `
match: Who am I going out with? / Do I have a girlfriend?
app: Which dating app am I on?
flatmate: Who do I share the flat with?
friday: What do I do on Friday nights?
smoke: Do I smoke? / How many cigarettes do I smoke?
gym: Which gym do I go to?
role: What is my position at work?
height: How tall am I?
star: What's my star sign?`,
  },
  {
    name: 'Keiko Lindqvist',
    user: 'keiko',
    lines: `
a@2025-01-03 | goal=half marathon | this year's aim: finish a half marathon without walking
a@2025-01-03 | shoes=Brooks Ghost | running in Brooks Ghost, size 39
a@2025-01-05 | pb=58:40 | my best over 10k is 58:40
a@2025-01-06 | milk=soy | soy in everything, porridge, coffee, pancakes
a@2025-01-11 | | My husband did a marathon in 3:41 in his twenties and never shuts up about it
a@2025-01-14 | buddy=Frida | Frida and I do the lake loop together every morning
a@2025-01-20 | iron=80 mg | GP put me on iron, 80 mg before breakfast
a@2025-01-22 | weight=68 kg | scales say 68 kg this morning
a@2025-02-02 | | Thinking of trying trail running, but snakes
a@2025-02-10 | pb=56:12 | crossed the line of the Lantern Run 10k in 56:12, never been that quick, I cried
a@2025-02-18 | | Walked home today, shoelace snapped
a@2025-03-02 | shoes!=Saucony Ride | the Ghosts went in the bin at 900 km, broke in a pair of Saucony Ride
a@2025-03-09 | | Frida's physio says she should take it easy for a bit
a@2025-03-15 | milk=oat | Shopping list for the week: four cartons of oat for my porridge, bananas, dates
a@2025-03-28 | buddy=alone | Lake loop alone, podcast in. Six weeks of that. Frida's in Malmö with her mum
a@2025-04-01 | blood=A negative | For the medical form: A negative
a@2025-04-04 | | Frida sent me a pair of socks
a@2025-04-19 | iron!=none | Ferritin's back where it belongs, doc says I need none of those pills any more
a@2025-04-20 | | magnesium at night stays, 300 mg
a@2025-05-06 | weight!=64.5 kg | Down to 64.5 kg!
a@2025-05-11 | | At school I was a sprinter, 100 m in 13.9
a@2025-05-30 | goal=ultra | 16 weeks of training plan on the fridge, all of it for the 50k ultra in Dalarna
a@2025-06-08 | | Everyone at the club says the Tokyo marathon is the best one
a@2025-06-21 | pb!=53:58 | midsummer 10k: smashed it with 53:58
a@2025-06-22 | club=Vätter Runners | my vest says Vätter Runners, that's the club`,
    questions: `
goal: What am I training for?
shoes: Which running shoes do I wear? / What are my running shoes?
pb: What is my best time over 10k?
milk: What sort of milk do I have in my porridge?
buddy: Who do I run with in the morning?
iron: How much iron do I have to take? / Am I still taking iron?
weight: How much do I weigh?
blood: What's my blood group?
club: Which running club am I in?`,
  },
  {
    name: 'Owen Castell',
    user: 'owen.c',
    lines: `
a | project=Triumph Herald | The thing under the tarp is a Triumph Herald, 1967, bought off a farmer
b | state=in bits | it's in bits, every last bolt in jam jars
a | colour=British racing green | body colour will be what it always was, British racing green
a | garage=lock-up behind the chapel | I rent a lock-up behind the chapel to work in
a | daily=Focus | for the commute there's the Focus
b | welder=Des | I can't weld to save my life so Des does the welding
a | | Des has a Stag in the same shape, worse if anything
a | insurer=Heritage Motor | classic cover is with Heritage Motor, policy runs to June
a | mileage=61,000 | clock shows 61,000, whether that's true who knows
a | | A bloke at the meet offered me two grand for it. No chance.
b | garage=my own barn | Poured the concrete floor in my own barn and the two-post lift stands on it, project car up in the air as we speak
a | | The lock-up next to it belonged to a baker
a | welder=Shauna | Shauna did the sills beautifully and has booked in the floor pans for August, all my welding goes to her. Des is sunning himself in Spain for good.
a | | Been told Halford's primer is rubbish
a | colour!=signal red | Changed my mind at the paint shop, it's going to be signal red
b | | My wife fancies a cream one, like her uncle had
a | insurer!=Lyle & Park | Heritage doubled the premium at renewal, so Lyle & Park it is
b | | House insurance stays with the Farmers' Mutual
a | daily=Leaf | plugging the Leaf in overnight costs me two quid, that's a week of driving to work
b | state=on the road | drove to the coast and back in the Herald with the roof off, first time on the road in thirty years, MOT and all
a | | Got rained on near the lighthouse
a | radio=original Radiomobile | in the dash sits the original Radiomobile, works too
a | engine=1147 cc | the lump is the 1147 cc one, single carb
b | project!=Morris Minor | The Herald found a loving owner in Kent; under the tarp sits a Morris Minor
a | | I'd love an E-Type but I'd have to sell a kidney`,
    questions: `
project: Which classic car do I own? / What's under the tarp?
state: Did I ever get the Herald running? / What state is the Herald in?
garage: Where do I work on the car?
welder: Who does my welding?
colour: What colour was the car going to be painted?
insurer: Who insures my classic?
daily: What car do I commute in?
radio: Which radio was in the Herald's dash?
engine: How big was the Herald's engine?`,
  },
  {
    name: 'Farida Anwar',
    user: 'farida',
    lines: `
A@2024-11-02 | civil=engaged ; surname=Anwar | Farida is engaged to Haroon; full name Farida Anwar.
A@2024-11-02 | venue=Orchard Barn | The wedding party is to be held at Orchard Barn.
A@2024-11-09 | guests=120 | Guest list: 120.
A@2024-11-17 | dress=ivory gown | She will marry in an ivory gown from a shop in Bath.
a@2024-11-24 | | my cousin had hers at the Grand, too posh for me
A@2024-12-01 | maid=Saira | Saira is her maid of honour.
A@2024-12-08 | honeymoon=Sri Lanka | Honeymoon: Sri Lanka, two weeks, flights not yet booked.
a@2024-12-19 | job=nursery teacher | I'm a nursery teacher, twenty-two three-year-olds, send help
A@2025-01-06 | | Haroon is allergic to lilies; florist informed.
A@2025-01-15 | guests=74 | The caterer has Farida's final count on paper: 74 plates.
A@2025-01-27 | | She asked whether children count as half a plate.
A@2025-02-09 | venue!=her aunt's garden | The barn burned down in the storm. Haroon and Farida will celebrate in her aunt's garden.
a@2025-02-16 | | mum would rather we did the whole thing in Lahore
A@2025-02-23 | dress=grandmother's red sari | Alterations: the tailor is taking in her grandmother's red sari, ready a week before the ceremony, nothing else to be worn that day.
A@2025-03-10 | maid!=Noor | Saira cannot fly that late in pregnancy, Noor steps in as maid of honour.
A@2025-03-22 | | Saira will give a speech by video.
a@2025-04-05 | ring=sapphire | the ring's a sapphire, his nan's
A@2025-04-26 | honeymoon=Cornwall | Booked for the newlyweds: ten nights in a cottage in Cornwall.
A@2025-05-18 | civil=husband | Farida asked for a thank-you note template to the guests, to be signed by her and her husband.
a@2025-05-20 | | feet still hurt from the dancing
A@2025-06-11 | surname!=Rahimi | Passport application filed: she goes by Farida Rahimi.
a@2025-07-02 | | maybe twins run in his family, who knows
A@2025-07-30 | job!=on maternity leave | As of today Farida is on maternity leave.
A@2025-08-02 | | Her midwife suggested raspberry leaf tea.
a@2025-08-03 | due=14 September | due date 14 September, eek`,
    questions: `
civil: Is Farida married? / What is Farida's marital status?
surname: What is my surname? / What is Farida's full name?
venue: Where did Farida's wedding party take place?
guests: How many guests did Farida invite?
dress: What did I wear to my wedding?
maid: Who was Farida's maid of honour?
honeymoon: Where did Farida go on honeymoon?
job: Is Farida working at the moment?
ring: What stone is in my ring?
due: When is the baby due?`,
  },
]
