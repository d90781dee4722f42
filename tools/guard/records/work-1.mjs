/** Made-up records whose facts change: software, sales, suppliers, shops, events, machines, public offices. Format: bench/texts/customers-1.mjs. */
export const WORK_1 = [
  {
    name: 'Project Heron',
    lines: `
A@2026-01-09 | lead=Anouk Delacroix ; phase=discovery | Project Heron is led by Anouk Delacroix and is in the discovery phase.
A@2026-01-09 | budget=180,000 euros | Approved budget for Heron: 180,000 euros.
A@2026-01-10 | | Project Egret, the sister project, has a budget of 95,000 euros.
B@2026-01-14 | sponsor=Finance ; golive=1 June | Finance sponsors Heron; the go-live date is 1 June.
A@2026-01-20 | repo=heron-core ; size=7 developers | 7 developers commit to Heron's repository, heron-core.
A@2026-01-22 | standup=9:15 | Heron's daily stand-up starts at 9:15.
B@2026-02-03 | | Somebody suggested holding Heron's stand-up in the afternoon; nothing was decided.
A@2026-02-10 | phase=build | Heron is in the build phase.
A@2026-02-11 | channel=#heron-dev | Chat about Heron happens in #heron-dev.
B@2026-02-18 | | Anouk Delacroix also looks after the data guild.
A@2026-03-02 | golive!=15 July | Heron's go-live slipped by six weeks, to 15 July.
B@2026-03-05 | vendor=Lumeria | The payment connector in Heron comes from Lumeria.
A@2026-03-09 | budget!=210,000 euros | The steering group topped Heron's budget up to 210,000 euros.
A@2026-03-09 | | Of Heron's money, 40,000 euros are set aside for training.
B@2026-03-16 | lead!=Matteo Rinaldi | Anouk left for parental leave, so Matteo Rinaldi stepped in as lead of Heron.
A@2026-03-20 | | The rehearsal for Heron's go-live takes place on 2 July.
A@2026-04-01 | standup!=10:00 | Stand-up was pushed back a bit; the Heron crew dials in at 10:00.
B@2026-04-07 | | Audit asks whether Heron's budget would survive a second vendor.
A@2026-04-20 | vendor!=Paybridge | Lumeria is out, Paybridge supplies Heron's payment connector.
A@2026-05-04 | phase!=acceptance testing | Build is finished, Heron went into acceptance testing.
B@2026-05-06 | | Heron's first demo, back in February, crashed twice.
A@2025-12-01 | budget<=150,000 euros | Heron has 150,000 euros to spend.
A@2026-05-08 | | The testers of Heron sit in Lyon.`,
    questions: `
lead: Who is in charge of Project Heron? / Who leads Project Heron?
phase: Which phase is Project Heron in? / How far along is Project Heron?
budget: How much money does Project Heron have? / What is the budget of Project Heron?
golive: When does Project Heron go live?
standup: At what time is Project Heron's daily stand-up?
vendor: Who supplies the payment connector for Project Heron?
sponsor: Who sponsors Project Heron?
channel: In which channel do people chat about Project Heron?`,
  },
  {
    name: 'kite-db-02',
    lines: `
A | os=Debian 11 ; ram=64 GB | kite-db-02 runs Debian 11 with 64 GB of memory.
A | rack=rack B7 ; owner=Payments ; ip=10.20.4.18 | The box belongs to Payments, is mounted in rack B7 and answers on 10.20.4.18.
B | mgmt=10.99.4.18 | Management interface of kite-db-02: 10.99.4.18.
A | role=replica | kite-db-02 serves as a replica.
A | | kite-db-01 has 128 GB of memory.
A | engine=PostgreSQL 14 ; disk=2 TB | Database engine on kite-db-02 is PostgreSQL 14, disk 2 TB.
B | oncall=Yusuf Demirel | When kite-db-02 pages, Yusuf Demirel picks up.
A | backup=02:00 | Nightly dump of kite-db-02 kicks off at 02:00.
B | | The dump took 41 minutes last night.
B | | There was talk of giving kite-db-02 a second network card.
A | role!=primary | In Sunday's failover kite-db-02 was promoted to primary.
B | ram!=96 GB | Two extra modules went in, which brings kite-db-02 up to 96 GB.
A | | The video team's shelf hangs right below kite-db-02.
A | backup=04:30 | Every night at 04:30 kite-db-02 is dumped.
B | os!=Debian 12 | dist-upgrade done, kite-db-02 came back on Debian 12.
B | | PostgreSQL 16 is being tried out on the staging host.
A | | Greta Solberg patched kite-web-05, the web host, to Debian 13.
A | oncall!=Greta Solberg | Yusuf passed the pager for kite-db-02 on to Greta Solberg.
A | ip!=10.20.6.40 | Renumbered: 10.20.4.18 is dead, kite-db-02 listens on 10.20.6.40.
A | cert=3 November | TLS certificate on kite-db-02 runs out on 3 November.
B | rack!=rack D2 | kite-db-02 was carried from B7 to rack D2 over the weekend.
A | | Rack D2 has two power feeds.
A | role!=replica | kite-db-02 was demoted, it is a replica again.
B | cert!=1 February | New certificate for kite-db-02 installed, good until 1 February.`,
    questions: `
os: Which operating system is on kite-db-02? / What does kite-db-02 run?
ram: How much memory does kite-db-02 have?
rack: Which rack is kite-db-02 in? / Where is kite-db-02 mounted?
ip: What is the IP address of kite-db-02?
role: What role does kite-db-02 have?
oncall: Who is on call for kite-db-02?
backup: At what time is the nightly backup of kite-db-02?
cert: When does the TLS certificate of kite-db-02 expire?
mgmt: What is the address of kite-db-02's management interface?
owner: Which team owns kite-db-02?`,
  },
  {
    name: 'Ravindra Pillai',
    lines: `
A | title=site reliability engineer ; team=Platform | Ravindra Pillai, site reliability engineer in the Platform team.
A | nick=Ravi ; badge=3381 | Colleagues call him Ravi; the number on his badge is 3381.
B | desk=4.12 ; boss=Siobhan Creagh | You find Ravindra at desk 4.12; he reports to Siobhan Creagh.
A | | Siobhan Creagh's desk is 4.20.
B | shift=late shift | R. Pillai works the late shift.
A | laptop=XPS 13 ; monitor=27-inch | His work laptop is an XPS 13, beside it a 27-inch monitor.
A | | Ravi's private tablet is on its last legs.
B | mobile=+44 7700 900143 | On call, Ravindra can be rung on +44 7700 900143.
A | editor=Vim | Ravi writes everything in Vim.
B | | Ravi tried Emacs during his studies.
A | commute=by train | Ravindra comes to the office by train.
A | | Ravi missed the late train on Monday and took a taxi.
B | | The Observability folks invited Ravi to their offsite in Porto.
B | title!=principal engineer | Congratulations to Ravi, who was made principal engineer in April.
A | | Ravi's old flatmate is a principal engineer at a bank.
B | shift=early shift | Early shift for Ravindra Pillai.
A | boss!=Hugo Lindqvist | Since Siobhan's departure Hugo Lindqvist is the one Ravindra answers to.
A | laptop!=Framework 16 | IT collected the XPS and gave Ravi a Framework 16.
A | | Did Ravindra return his spare charger?
B | desk!=2.03 | Ravindra's place after the floor shuffle: 2.03, by the window.
B | team!=Observability | Ravi transferred out of Platform into Observability.
A | commute!=by bike | Train given up; Ravindra arrives by bike.
A | | Ravindra would love to work four days a week one day.
A | editor!=Helix | Ravi gave Vim the boot in favour of Helix.`,
    questions: `
title: What is Ravindra Pillai's job title? / What is Ravindra Pillai's position?
team: Which team is Ravindra Pillai in?
desk: Where does Ravindra Pillai sit? / What is the number of Ravindra Pillai's desk?
boss: Who is Ravindra Pillai's boss?
shift: Which shift does Ravindra Pillai work?
laptop: Which laptop does Ravindra Pillai have for work?
editor: Which text editor does Ravindra Pillai use?
commute: How does Ravindra Pillai get to the office?
badge: What is Ravindra Pillai's badge number?
mobile: On which number can Ravindra Pillai be reached when he is on call?`,
  },
  {
    name: 'Incident 4417',
    lines: `
A | status=under investigation ; severity=SEV-2 | Incident 4417 opened, SEV-2, under investigation.
A | commander=Wilhelmina Stroud | Incident commander for 4417 is Wilhelmina Stroud.
A | start=06:52 UTC ; service=checkout | First alert of incident 4417 fired at 06:52 UTC; it affects checkout.
A | scope=about 300 shops | So far about 300 shops are hit by 4417.
B | cause=a bad DNS record | Cause of 4417 is thought to be a bad DNS record.
A | | Incident 4398 in March was also caused by DNS.
B | bridge=room 3 | Voice bridge for 4417: room 3.
A | scribe=Paolo | Paolo keeps the log for 4417.
A | next=08:00 | Next public update on 4417 at 08:00.
B | | A shop owner in Graz phoned to ask when 4417 will be over.
A | severity!=SEV-1 | Incident 4417 was escalated, treat it as SEV-1.
A | | Incident 4418, opened by mistake, was SEV-3.
B | scope=1,140 shops | Latest count for 4417: 1,140 shops.
A | | At its worst, incident 4398 had kept 2,000 shops offline.
A | next!=09:30 | The 08:00 update on 4417 is out, the one to come is due at 09:30.
B | cause!=an expired certificate | DNS was ruled out; an expired certificate brought on 4417.
B | | The certificate belonged to a proxy that nobody had on a list.
A | commander!=Dag Ferreira | Wilhelmina went off duty at nine and Dag Ferreira commands 4417.
A | status!=mitigated | As of 09:12 incident 4417 counts as mitigated.
B | | Should the bridge stay open over lunch?
A | | Payments in the app, which use another path, were fine throughout 4417.
B | status!=resolved | 4417 can be closed: resolved at 11:40.
A | review=Thursday | Review meeting for 4417 is on Thursday.
B | review!=Monday | Too many people are away, hence the 4417 review was put off to Monday.`,
    questions: `
status: What is the status of incident 4417? / How do things stand with incident 4417?
severity: Which severity does incident 4417 have?
commander: Who is the commander of incident 4417?
scope: How many shops are affected by incident 4417?
cause: What is the cause of incident 4417? / What is behind incident 4417?
review: On which day is the review meeting for incident 4417?
service: Which service is affected by incident 4417?
scribe: Who keeps the log of incident 4417?`,
  },
  {
    name: 'Tallyho 6',
    lines: `
A@2026-02-02 | date=12 March | Tallyho 6 ships on 12 March.
A@2026-02-02 | manager=Ottilie Brenner | Release manager of Tallyho 6: Ottilie Brenner.
B@2026-02-04 | minos=Android 9 ; offline=works offline | Tallyho 6 needs at least Android 9 and works offline.
A@2026-02-06 | price=free ; codename=Bramble | Tallyho 6 is free; internally it goes by the code name Bramble.
A@2026-02-09 | | Tallyho 5 needed Android 7.
A@2026-02-16 | build=6.0.0-beta1 | Testers have 6.0.0-beta1 of Tallyho.
B@2026-02-20 | | Ottilie Brenner wrote the release notes of Tallyho 5 too.
A@2026-02-23 | build=6.0.0-rc2 | Tallyho on the testers' phones is 6.0.0-rc2.
A@2026-02-25 | colour=teal | The icon of Tallyho 6 is teal.
B@2026-03-01 | date!=26 March | Tallyho 6 won't make the 12th, the launch was rescheduled for 26 March.
A@2026-03-02 | | Two German newspapers asked for a preview of Tallyho 6.
B@2026-03-10 | colour!=orange | Teal icon scrapped after the survey, Tallyho 6 gets an orange one.
A@2026-03-11 | | The splash screen of Tallyho 6 shows an orange fox.
A@2026-03-26 | store=in review | In the store, Tallyho 6 is in review.
B@2026-03-27 | store=approved | In the store, Tallyho 6 is approved.
A@2026-03-27 | | The web edition of Tallyho was launched a day earlier than the app.
A@2026-03-27 | rollout=5 percent ; size=48 MB | Tallyho 6 (48 MB) reaches 5 percent of users.
A@2026-03-30 | rollout!=25 percent | Crash rate looks fine, rollout of Tallyho 6 raised to 25 percent.
B@2026-04-01 | | A quarter of the Tallyho users never update anything.
A@2026-04-03 | manager!=Kofi Boateng | Ottilie has been succeeded by Kofi Boateng as Tallyho 6's release manager.
B@2026-04-08 | rollout!=100 percent | Everyone gets Tallyho 6 as of today, i.e. 100 percent.
A@2026-04-10 | | Sales keeps asking if Tallyho 6 could cost money one day.
B@2026-04-15 | minos!=Android 10 | Support for Android 9 was dropped; minimum for Tallyho 6 is Android 10.
A@2026-04-16 | | Kofi Boateng tested Tallyho 3 when he was an intern.`,
    questions: `
date: What is the release date of Tallyho 6? / On which date does Tallyho 6 come out?
manager: Who is the release manager of Tallyho 6?
minos: Which Android version does Tallyho 6 require?
build: Which build of Tallyho 6 do the testers have?
colour: What colour is the icon of Tallyho 6?
store: What is the status of Tallyho 6 in the app store?
rollout: What share of users gets Tallyho 6? / How far is Tallyho 6 rolled out?
codename: What is the code name of Tallyho 6?
size: How big is Tallyho 6?`,
  },
  {
    name: 'Joke van Dalen',
    user: 'joke.vd',
    lines: `
a | role=backend developer ; employer=Stroomwerk | I'm Joke van Dalen, backend developer at Stroomwerk.
a | city=Utrecht | I live in Utrecht, close to the canal.
a | language=Java | Most of my working day I write Java.
A | | Joke gave a talk about Go at the meetup.
a | homeday=Monday | My home-office day is Monday.
a | keyboard=a Keychron | My keyboard is a Keychron.
A | github=jokevd | Joke van Dalen's handle on the code host is jokevd.
a | status=single | I'm single, by the way, so weekends on call don't bother me.
A | | Her brother Sjoerd is a frontend developer.
a | lunch=vegetarian | For team lunches please put me down as vegetarian.
b | | My mother lived in Groningen before I was born.
a | city!=Amersfoort | We got the keys last week, so my home is in Amersfoort these days.
A | | Joke took part in a three-day training in Maastricht.
a | homeday=Thursday | On Thursday I have my home-office day.
A | language!=Kotlin | Joke's team has dropped Java altogether, so what she codes in is Kotlin.
a | | Maybe I'll pick up some Rust next winter.
a | role!=team lead | I was asked to run the squad and said yes: team lead since 1 May.
a | lunch!=vegan | I've gone one step further than vegetarian, make it vegan.
A | | Joke asked if the canteen has vegan cake.
b | status!=married | Bram and I got married in June.
a | | I kept my surname.
A | employer!=Noorderlicht | Joke has quit Stroomwerk and signed with Noorderlicht.
a | | Noorderlicht has offices in Zwolle and Ghent.
A | timezone=CET ; pronoun=she | Time zone for Joke: CET; pronoun: she.`,
    questions: `
role: What is my role at work? / What is my job?
city: Where do I live? / In which city is my home?
homeday: On which day do I work from home?
status: What is my marital status?
lunch: Which diet should be noted for me at team lunches? / What is my diet?
keyboard: Which keyboard do I have?
github: What is Joke van Dalen's handle on the code host?`,
  },
]
