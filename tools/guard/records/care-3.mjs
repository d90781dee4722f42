/** Made-up records whose facts change: care of the old and sick, clinics, therapists, schools, kindergartens, families. Format: bench/texts/customers-1.mjs. */
export const CARE_3 = [
  {
    name: 'Ingrid Vassallo',
    user: 'i.vassallo',
    lines: `
i | rooms=Tanner Street ; fee=£70 | I see clients in Tanner Street, £70 for fifty minutes.
i | method=psychodynamic | The way I work is psychodynamic.
i | super=Leopold Hain | My own clinical supervisor is Leopold Hain.
i | notes=a leather notebook | After each session I write it up in a leather notebook.
i | off=Wednesdays | I keep Wednesdays free of clients.
i | couples=one person at a time | I treat one person at a time, couples I send elsewhere.
i | wait=three months | Whoever writes to me waits about three months for a first appointment.
i | insurer=Halcyon Mutual | My indemnity cover is with Halcyon Mutual.
i | tongue=Maltese | Besides English I offer therapy in Maltese.
A | | Ingrid's office neighbour, an osteopath, charges £62.
i | | A client called the wallpaper in the waiting room depressing.
i | notes=typed up | Ten minutes between clients: everything is typed up on an encrypted tablet.
i | | Leopold has published a book on grief.
i | fee!=£85 | From the first of the month I've raised it, people pay £85.
i | | Students get a third off.
i | super=Odile Marchetti | Once a fortnight I lay my difficult cases before Odile Marchetti, over video.
i | | Maybe I'll do an EMDR course next winter.
A | rooms!=a garden studio | Ingrid Vassallo closed her consulting room and receives people in a garden studio behind her house.
i | off=Mondays and Tuesdays | Please never put anyone in on Mondays and Tuesdays, that's when I paint.
i | | I made one exception and saw a man in crisis on a bank holiday Monday.
i | method!=schema therapy | Two years of training later I've turned to schema therapy altogether.
i | | Yoga on Wednesdays is great for my back, by the way.
i | wait!=five weeks | The queue has shrunk to five weeks.
i | couples=Yes, husbands and wives | Yes, husbands and wives are welcome on the sofa side by side, ninety minutes.
i | | My sister practises in Valletta and takes couples only.`,
    questions: `
rooms: Where do I see my clients?
fee: What do I charge for a session?
method: What kind of therapy do I practise?
super: Who is my supervisor?
notes: How do I keep my session notes?
off: Which days do I keep free of clients?
couples: Do I take couples?
wait: How long do people wait for a first appointment with me?
insurer: Who provides my indemnity cover?
tongue: In which language other than English do I work?`,
  },
  {
    name: 'Walter Pym',
    lines: `
A@2024-05-06 | calls=two | Mr Walter Pym gets two visits a day from our home care team.
A@2024-05-06 | getin=he opens the door himself | Entry at Pym's: ring twice, he opens the door himself.
B@2024-05-07 | shave=an electric razor | Shave him with an electric razor.
A@2024-05-07 | meds=from a blister pack | Mr Pym takes his tablets from a blister pack on his own.
A@2024-05-08 | bed=upstairs | His bedroom is upstairs, stairlift on the left.
B@2024-05-10 | drink=cocoa | Last thing at night Walter wants cocoa.
A@2024-05-10 | cat=Monty | There's a ginger cat named Monty, don't let him out.
A@2024-05-13 | carer=Blessing | Regular carer in the morning: Blessing.
B@2024-05-13 | eyes=blind in the right eye ; war=navy | Walter is blind in the right eye and loves to talk of his navy years.
A@2024-06-03 | | Mrs Pym's sister next door has four visits a day.
B@2024-06-19 | | Walter told Blessing she sings off-key.
A@2024-08-12 | getin=key safe | No bell please, he can't get up: key safe beside the drainpipe.
A@2024-08-14 | | The shed has its own padlock, his son has that one.
A@2024-09-02 | bed=in the front parlour | The hospital mattress and commode were delivered and Walter sleeps in the front parlour.
B@2024-09-30 | calls!=three | Reviewed by the council: Pym's package increased to three a day.
B@2024-10-14 | | A night sitter has been talked about but there's no funding yet.
A@2024-11-04 | meds=crushed in yoghurt | Carers give Walter everything crushed in yoghurt, and stay until it's down.
A@2024-11-18 | | Blessing's daughter started nursing school.
B@2025-01-07 | carer!=Ieuan | As of this week Ieuan replaces Blessing on Pym's early round.
B@2025-01-20 | shave!=a beard | He refused to be shaved any longer and we ended up with a beard; just trim it.
A@2025-02-10 | | On his birthday he had a sherry instead of the hot drink.
A@2025-02-25 | drink=warm milk with honey | Before you leave in the evening: warm milk with honey, in the beaker with two handles.
B@2025-03-05 | | The left eye waters a bit.
A@2025-03-05 | | Monty was at the vet for his teeth.
A@2025-03-12 | calls=four | Rota for Pym: 7, 12, 17 and 21 o'clock, four in all.`,
    questions: `
calls: How many visits does Walter Pym get per day?
getin: How do I get into Walter Pym's house?
shave: What do I do about Walter Pym's facial hair? / Do we shave Walter Pym?
meds: How does Walter Pym take his tablets?
bed: Where does Walter Pym sleep?
drink: What does Walter Pym drink before bed?
carer: Who is Walter Pym's morning carer?
cat: What is Walter Pym's cat called?
eyes: In which eye is Walter Pym blind?`,
  },
  {
    name: 'Camille Ferrand',
    user: 'camille.f',
    lines: `
c | garde=une nounou | Notre fille Louise, quatorze mois, est gardée par une nounou du quartier.
c | ecole=école Pasteur ; classe=CE1 | Mon fils Baptiste va à l'école Pasteur, en CE1.
c | sport=l'escrime | Le mercredi, Baptiste fait de l'escrime.
c | pediatre=docteur Lemoine | Pour les petits, nous voyons le docteur Lemoine.
c | trajet=à pied | Baptiste et moi allons à pied jusqu'à la grille.
c | gouter=des tartines | Au goûter, je donne des tartines.
c | orth=Mme Karam | Son orthophoniste s'appelle Mme Karam.
c | allergie=les noix | Louise est allergique : les noix, surtout.
c | tel=06 39 98 12 40 | En cas de souci, mon numéro est le 06 39 98 12 40.
c | | Le fils de ma voisine prend le car scolaire.
c | | La directrice de Pasteur adore les kermesses.
c | sport=des longueurs | Bonnet, lunettes, chlore : le mercredi, Baptiste enchaîne des longueurs au bassin.
c | | Il aimerait bien essayer le rugby un jour.
A | garde!=la crèche des Lilas | Camille a enfin obtenu une place et n'emploie plus de nounou : Louise est à la crèche des Lilas.
c | | La crèche ferme trois semaines en août.
c | trajet=le vélo cargo | Casque sur la tête, les deux enfants montent dans le vélo cargo et on file en classe.
c | | Mardi, pneu crevé, on a pris un taxi.
c | pediatre!=docteur Bensaïd | Lemoine a pris sa retraite, c'est le docteur Bensaïd qui a repris leurs dossiers.
c | classe=chez les CE2 | Baptiste apprend les fractions chez les CE2.
c | | Sa cousine Zoé est en CM1 à Lyon.
c | allergie!=au lait | Les tests montrent que ce n'étaient pas les noix : Louise réagit au lait.
c | tel=06 39 98 77 03 | Pour la fiche d'urgence : maman, 06 39 98 77 03.
c | | Mon poste au bureau reste réservé aux collègues.
c | gouter=une compote | À seize heures trente, chacun reçoit une compote sans sucre.
c | | Mme Karam dit que Baptiste progresse.`,
    questions: `
garde: Qui garde Louise ? / Comment Louise est-elle gardée ?
classe: En quelle classe est Baptiste ?
sport: Que fait Baptiste le mercredi ?
pediatre: Qui est le pédiatre des enfants ?
trajet: Comment allons-nous à l'école ?
allergie: À quoi Louise est-elle allergique ?
tel: À quel numéro peut-on me joindre en urgence ?
gouter: Que mangent les enfants au goûter ?
orth: Qui est l'orthophoniste de Baptiste ?
ecole: Dans quelle école va Baptiste ?`,
  },
  {
    name: 'Dylan Mostyn',
    user: 'd.mostyn',
    lines: `
d | subject=geography | I teach geography at Severn Vale Academy.
d | room=H12 | All my lessons take place in H12.
d | tutor=Year 9 | I have a Year 9 form.
d | ta=Mrs Blewitt | My teaching assistant is Mrs Blewitt.
d | duty=the bike sheds | Break duty: I patrol the bike sheds.
d | marks=by hand | I do all my marking by hand, green pen.
d | trip=the Gower | The summer field trip goes to the Gower.
d | dept=Huw Lancaster | Head of department is Huw Lancaster.
d | pay=M5 ; since=2017 | I'm on M5 and have been at the school since 2017.
A | | Dylan's wife teaches chemistry at Kingsmead.
d | | Huw brews terrible coffee.
d | duty=canteen queue | Twenty minutes every lunch I stop the canteen queue from turning into a scrum.
d | | Covered a French lesson yesterday, mon dieu.
d | room!=a mobile classroom | H block has asbestos, I've been shunted into a mobile classroom on the field.
d | tutor=sixth formers | My registration group are sixth formers, UCAS forms everywhere.
d | | Year 9 parents' evening was packed.
A | ta!=Gethin | Mrs Blewitt got her own class in Ludlow; Dylan was given Gethin as assistant.
d | | I'm half thinking about applying for head of year.
d | subject=religious studies | My timetable: religious studies from first bell to last, Buddha on Monday, Luther on Friday.
d | trip=Snowdonia | Coach is paid, youth hostel at Snowdonia confirmed for the July field week.
d | | The art lot are off to Paris.
d | marks!=on a screen | I've given in: essays come through the portal and I mark on a screen.
d | | One boy still handed me his homework on the back of a pizza box.
d | | The caretaker wants H12 for storage once the builders are out.
d | dept=Carys Whitmore | Schemes of work are due on Carys Whitmore's desk by Friday, she leads all of us humanities folk.`,
    questions: `
subject: What do I teach?
room: Where are my lessons? / Which classroom do I use?
tutor: Which year group is my form?
ta: Who is my teaching assistant?
duty: Where do I have to supervise during breaks?
marks: How do I mark essays?
trip: Where does our summer field trip go?
dept: Who is the head of my department?
pay: Which pay point am I on?
since: Since when have I been at this school?`,
  },
  {
    name: 'Ada Lindqvist',
    lines: `
A | group=the Otters | Ada Lindqvist and her twin Bea are both in the Otters at Brook House kindergarten.
A | hair=plaits | To tell them apart: Ada wears plaits, Bea doesn't.
B | friend=Mateus | Ada's best friend is Mateus.
A | toy=a stuffed owl | For comfort Ada has a stuffed owl.
A | collect=her grandad ; until=3 pm | Ada stays until 3 pm, then her grandad comes.
B | eats=no vegetables | At table Ada eats no vegetables.
B | nap=on the mattress | After lunch she lies on the mattress in the star room.
A | peg=a red kite | Ada's coat peg shows a red kite.
A | glasses=none | Glasses: none for Ada, vision test fine.
B | | Bea's comfort thing is a scrap of blanket.
A | | Bea's peg has a tractor on it.
A | | Their mother thinks one of them should perhaps go to another group.
B | group!=the Herons | It was decided to split the twins: Bea stays put and Ada went up to the Herons.
B | | Mateus cried on her last day with the Otters.
A | glasses=a patch over the left lens | Ada's squint: she has frames with a patch over the left lens, help her clean it.
B | friend=Soraya | Ada and Soraya are inseparable, one won't eat without the other.
A | toy!=a plastic stegosaurus | The owl got lost at the airport, and Ada settled on a plastic stegosaurus.
B | hair=a pixie cut | From behind you'd take her for a boy, Ada has a pixie cut.
A | until=half past four | Ada's parents pay for the long day, she is here until half past four.
B | | On Friday she was fetched at noon because of a dentist appointment.
A | collect!=the au pair | Grandad had a fall, and meanwhile it is the au pair, Linnea, who takes Ada home.
A | | Linnea is learning to drive.
B | eats=broccoli by the bowlful | Watch out, Ada empties broccoli by the bowlful and then asks Soraya for hers.
A | | Bea wears a headband and hates it.
B | | Soraya has two brothers in school.`,
    questions: `
group: Which group is Ada Lindqvist in?
hair: How does Ada Lindqvist wear her hair?
friend: Who is Ada Lindqvist's best friend?
toy: What comforts Ada Lindqvist when she is sad?
collect: Who picks Ada Lindqvist up?
until: Until what time does Ada Lindqvist stay at kindergarten?
eats: Does Ada Lindqvist eat vegetables?
glasses: Does Ada Lindqvist wear glasses?
nap: Where does Ada Lindqvist rest after lunch?
peg: What is on Ada Lindqvist's coat peg?`,
  },
]
