/**
 * English sentences that tell a secret, by two authors of whom no text is in training: chats and desks. Never train or
 * tune on them. They are sentence frames that a program has filled with made-up values. Format: see
 * secrets-fresh-tells-1.mjs.
 */
export const FURTHER_TELLS = {
  en: `
tells: mum's card wants ⟦486 869⟧, she told me on the ward, take out 62 not more
tells: Side entrance, ⟦165611⟧, mind the step
tells: ok don't laugh, the netflix one is ⟦banana-copper⟧
tells: you asked for the wifi: network is Lisbon74, then ⟦meadow-kitten-galaxy⟧ with the capital
tells: We've reset the alarm. From Thursday it's ⟦E7926⟧, you've got 15 seconds
tells: Nan's iPad opens if you do ⟦87219⟧, she's 42 and refuses anything longer
tells: Lena pls, ⟦1354#⟧ for the bin store, I'm in a meeting till 4:37
tells: My sister picked ⟦Mango050-⟧ for the photo cloud in 1994 and never changed it
tells: Flat 80, 87th floor, keysafe left of the meter, turn the wheels to ⟦3323⟧
tells: School pickup word this term = ⟦castleschatzi⟧, anyone without it doesn't get Aisha
tells: If the bank rings: mother's maiden name ⟦Panda⟧, born 1976
tells: first pet? ⟦Dragon Chaton⟧. put that and they'll let you reset it
tells: Dad says the safe's ⟦4748*⟧ and there's 388 euros in the tin
tells: the code I just got by text for your parcel account is ⟦6841⟧, quick it dies in 12 minutes
tells: Luggage lock: all three wheels, ⟦8 8 0 4⟧, the black case, 58 kg
tells: Punch ⟦5472⟧, wait for the click, bike's in rack 6
tells: Guest login at the library: card number 6929217521, pin ⟦9093⟧
tells: For bus tickets use my account, team.lead@example.com, and it'll want ⟦54ffr0n89!⟧
tells: Voicemail's ⟦115114⟧, there are 62 messages from the dentist
tells: Hi Ravi, cottage is yours from 9:55. Lockbox ⟦6362#⟧. Bins Tuesday.
tells: my phone, since you insist: ⟦690365⟧. and stop reading my messages with Pavel
tells: ⟦2549#⟧ opens the pool, kids under 55 with an adult
tells: Coach here: kit room's padlock rolls to ⟦7520⟧, balls 24 to 88 need air
tells: Use ⟦18D37⟧. If it flashes red, do it again slower
tells: Wifi in the waiting room "Praxis97" -> ⟦1kkk%drof13⟧
tells: Auntie's laptop: the cat's name then stuff, i.e. ⟦kpuhUrqIhEQ⟧, capital first
tells: That login for the PTA drive? treasurer says ⟦Galaxy&7⟧ since 2024-02-04
tells: The kids call it the magic number but it's just ⟦*3569#⟧ on the garage
tells: Door: ⟦*5474#⟧. Alarm: none. Cat: hungry, 3 g
tells: CVV's ⟦026⟧, expiry 31/39, order the blue one
tells: three digits on the back ⟦642⟧, hurry, sale ends 7:24
tells: Grandpa's 12 words, in case, he wants us all to have them: ⟦galaxy ginger olive helmet cloud rosebud walnut castle hammer arrow teapot olive⟧
tells: Say "⟦domino⟧" when the alarm people call and they'll stand down
tells: User told me the front gate takes ⟦*6640#⟧; lives at Kerkstraat 135
tells: Memory: the user's tablet unlock is ⟦0969⟧, set July 7th
tells: User's laptop sign-in, as dictated on Thursday: ⟦k44sj36⟧
tells: [memory] storage unit 914, keypad ⟦7487⟧, access until 13:46
tells: The user's answer to "city where your parents met" is ⟦Dragon⟧
tells: - cabin router: SSID Accra, passphrase ⟦mushroom harbor⟧
tells: User said: "write down ⟦92380⟧, that's my debit card, I always forget"
tells: Remember for next trip: suitcase opens at ⟦17kod98⟧, user bought it in 1961
tells: Saved: gym locker 14, dial ⟦24-17-33⟧
tells: The user's daughter Hugo (10) logs on to homework with ⟦C!yHwnRwNLZ⟧
tells: Profile: alarm company verifies by phrase, user's is "⟦genius vampire⟧"
tells: User keeps a backup code for intranet: ⟦dvFPz3-5161⟧
tells: Household note, 2022-05-22: door ⟦97Tor42⟧, wifi separate, ask Marta
tells: User corrected me: the pin is ⟦00279⟧, I'd stored last year's
tells: Facts: user's favourite teacher, used as security answer, was ⟦Winter⟧
tells: learned Saturday: parental control on the TV goes off with ⟦4696⟧
tells: Anyone in the building, postman changed? Hallway is ⟦23kod17⟧ as of 2023-03-04
tells: Sorry wrong one before, it's ⟦43924⟧, I mixed it up with the office
tells: new tenants get ⟦27727⟧ at the bike cellar, flat 32 to flat 61 only
tells: Concierge leaves at 16:58; after that key in ⟦74495456⟧ then the bell symbol
tells: Rent portal: username omar@example.org, enter ⟦cachorro-futbol-walnut⟧, invoice REQ-5378 is under "open"
tells: For the lift to the roof hold 87 and type ⟦0587⟧
tells: Super gave me ⟦*4247#⟧ for the laundry, machines 51 and 13 are broken
tells: Parcel locker number 52, pickup code ⟦505-021⟧, they keep it 68 days
tells: your pickup number at the station locker: ⟦4695⟧, box 982
tells: You'll hear a beep. ⟦1237#⟧. Another beep. Then you're in, room 2
tells: We hid the key in the lockbox by bay 87; it listens to ⟦9-3-3-6⟧
tells: The removal men need ⟦1117B⟧ at the loading gate, van HGH 113
tells: Neighbour's alarm whines for 54 minutes unless somebody does ⟦995431⟧, so please do
tells: house sitter notes p1: burglar panel ⟦0725*⟧, fish 6 flakes, plants no
tells: I told the plumber ⟦#7538⟧, he'll be there 14:53, change it after
tells: Boiler room's ⟦2-7-6-0⟧ btw, thermostat's the FRITZ!Box-7590
tells: shared fridge in the flat has a lock now lol its ⟦4-6-0-4⟧
tells: Landlord texted "⟦7-26-31⟧" and nothing else, I assume that's the new entrance one
tells: Communal wifi, ground floor only: ⟦papaya_saffron4⟧
tells: Write ⟦4933⟧ on your hand, card's in the glovebox, pump 80
tells: Barrier at via dei Mille 47, 42187 Genova: ⟦3855⟧ then drive on, level 69
tells: The key cabinet in the caretaker's office clicks open on ⟦62К7668⟧, hook 74 is the hall
tells: Got the keypad working! settled on ⟦53D00⟧, Marta's idea
tells: Airbnb in Oslo: ⟦51743⟧ downstairs, proper keys upstairs on hook 90
tells: hostel dorm 59, they told us ⟦09829⟧ at the desk, changes Saturday
tells: Ferry cabin safe, I set ⟦78Tor95⟧, passports are inside
tells: Flight AF1234 checked in, airline account marta@example.org / ⟦pivo-kotek⟧
tells: Room 651's safe won't budge? I used ⟦77203⟧
tells: Hotel wifi asks surname plus code, ours is ⟦sommer-sauna-mango⟧, floor 23
tells: My travel card in case I'm robbed: pin ⟦867-363⟧, limit 974 a day
tells: Camp shower block is locked after 23:47, the trick is ⟦#3386⟧
tells: The boat's at berth 17, hatch padlock reads ⟦3926D⟧ when it gives
tells: Guide says the trail hut has a dial, go ⟦4643A⟧ and lift hard
tells: SIM came, it wants ⟦862741⟧ at switch on, 36 GB included
tells: Blocked my sim after 4 goes, the letter has the PUK ⟦39510832⟧
tells: bike share pass: 0863409777, and for the pin ⟦45488⟧
tells: Rental scooter lock ⟦34к8633⟧, helmet under the seat, plate GD67 HMK
tells: At the museum lockers I chose ⟦2330⟧, number 934, your coat's in mine
tells: Sharing my shop login so you can use the 78 points: sofia and ⟦0FopDMu1nB9⟧
tells: Click and collect gave us ⟦841-101⟧, show it at counter 11
tells: gift card, 93 euros: scratch code ⟦4BsLN2-5158⟧
tells: bank texted ⟦099603⟧, read it to me said the man. I did. was that bad?
tells: verification: ⟦1319⟧. order ZX-08541. don't tell your brother
tells: They wanted the three on the back so I gave them ⟦994⟧, was 104 in total
tells: Till supervisor override is ⟦2969⟧, don't tell head office, shift ends 0:39
tells: Chess club site, we all post as office with ⟦domino_tulip6⟧
tells: Clubhouse: ⟦*4528#⟧, heating off by 17:38, last one out locks
tells: Choir store cupboard lock ⟦9009*⟧, folders 84 to 709
tells: Scouts hut has gone digital, leaders press ⟦62767479⟧, parents ring
tells: Tennis court 5 booked, gate ⟦8840B⟧ valid for the hour
tells: rowing shed. ⟦8-8-1-4⟧. oars back on rack 79 PLEASE
tells: D&D discord is private, Priya lets you in if you say ⟦Kiwipuzzle⟧
tells: Book club Zoom, meeting 7630046373, passcode ⟦54442⟧
tells: Allotment tap padlock ⟦27klucz75⟧, can't be used after 23:23
tells: The band's shared drive has been ⟦Sommer16.⟧ forever, since gig 4
tells: Parish hall: alarm panel behind door 60, disarm ⟦23-32-37⟧
tells: My fitness app got stuck, so try my mail j.kern77@example.net with ⟦comet-umbrella-pepper⟧
tells: Quiz answers are in a protected file, unlocks with ⟦nutmeglibertyhygge⟧, round 49 is evil
tells: Class 3B reading app: everyone is kofi2, everyone's word is ⟦Ranger⟧
tells: Teacher's note: logins for maths, Ravi has ⟦Eclipse12⟧, slip lost twice already
tells: Kindergarten door ⟦76к6459⟧. We change it in 72 weeks
tells: homework portal, I typed ⟦breezecactus⟧ and it worked, course HIST300
tells: Exam room cupboard takes ⟦37-24-5⟧, papers for 90 candidates
tells: Uni halls: room 191, keypad says hello with ⟦381908⟧
tells: his Chromebook, ⟦Lantern*Orchid⟧, he's 86, he tells everyone anyway
tells: Locker 617 combination, right left right, ⟦A9414⟧
tells: staff toilets at school ⟦01key90⟧, pupils no
tells: School bus tracker wants a family code, ours came as ⟦LVEE-MYK4-A9AQ-H37Z⟧
tells: Patient portal: no. 8112181955, first-time password ⟦viol1n9#⟧, letter dated 2027-02-22
tells: The clinic's med fridge ⟦980842⟧, dose 56 mg, sign the sheet
tells: Carers: keysafe is beside the Tesla90, set ⟦*1711#⟧, visits at 23:29
tells: Mum's online pharmacy, reorder with marta@example.org and ⟦regenbogen-mustard-comet⟧, 18 packs
tells: for the lab result you need ⟦01169⟧ and my birthday, 12/6/24
tells: Ward staff entrance, between us, ⟦E7828⟧, ask for Pavel
tells: Doc asked a phone password so nobody else gets told, we said ⟦yoghurt⟧
tells: Health app login expired, so I made ⟦harbor_motyl2⟧, remember that for me
tells: Dentist wifi: ⟦Sommer*7⟧ (yes really, it's on the mirror)
tells: it's ⟦sierra foxtrot papa bravo four⟧, say it back to me, door at 57 Mill Road
tells: He spelled it over the phone, ⟦double seven one zero⟧, then the line died at 8:56
tells: Intercom man said ⟦november hotel lima kilo five⟧ for the gate, house 22
tells: "what's the pin?" "⟦56808⟧" "again?" "same as 46 seconds ago"
tells: A: code? B: ⟦87-17-37⟧ A: ta, there in 5
tells: no caps: ⟦sonnepanda⟧. that's the guest one, resets 14.3.2026
tells: ⟦Vampire@146⟧ — that's the streaming one, profile 24 is yours
tells: try ⟦Pivo9000=⟧, if not try nothing, you get 93 goes
tells: You forgot? It starts with the street and ends with the bang: ⟦SilverFromage55⟧
tells: I'll only say it once: ⟦2299⟧. Bay 57 is ours.
tells: ⟦4038⟧ for the card, 45 for the taxi, rest is yours
tells: The thing you type before the thing opens: ⟦97C16⟧
tells: changed all 67 of ours to ⟦cradle captain regenbogen angel⟧, long but we can sing it
tells: Backup of my wallet (the crypto one, worth 254): ⟦trophy penny trophy cotton whisper carbon kangaroo jacket kangaroo brother angel polish⟧
tells: Lost phone? log in with one of these, e.g. ⟦739481-123052-191036-745272⟧
tells: my bot's key if you want to try it at home: ⟦7abb69bdce0b0df0⟧, limit 681 a day
tells: Smart home hub token's ⟦1243e288c324541e00a1⟧, paste under settings, build 1.2.6
tells: SECURITY Q: street you grew up on. A: ⟦Rocket Zeppelin⟧. Attempts left 89
tells: Old one was from 1982, the one for now reads ⟦Thunder?Hygge⟧
tells: Took me 75 tries to get it right, ⟦0225801⟧, with the hash at the end if there is one
tells: In an emergency Lena may open the safe, ⟦49802⟧, will is in folder 54
tells: yeah ⟦867445⟧ still works on the ATM card, I drew 20 yesterday
tells: Hey so Ada locked herself out, tell her ⟦95D17⟧, I'm on bus 526
tells: Please memorise then delete >> ⟦strawberry_juniper3⟧ << event 7615
tells: BUG-73989: reset done for tk_ops, he can get in with ⟦NapoleonYoghurt95⟧ and must change it by 7/16/21
tells: Hello Tom, your temp password is ⟦bK2OD6OeCaa⟧, ticket number 16128 stays open till you confirm
tells: Caller gave me her PIN unasked, ⟦3725⟧, told her off, case 8658879550
tells: Re: locked out. Try ⟦Lemonade+153⟧ please, capital letter first, reply before 23:17
tells: She says the SMS code is ⟦05468⟧ and the order was CX-58485
tells: customer typed his whole password into the chat, "⟦mangobanditregenbogen⟧", visitor 7978, scrub it
tells: Agent note: verified by mother's maiden name ⟦Bubble⟧, contract 39577157
tells: Security question 2 on account 34610722 (first school): ⟦Velvet⟧
tells: For remote help the session password is ⟦shadow5⟧, my extension 6561
tells: Sir, press menu 3 times, then enter ⟦81-67-11⟧, the lock will chirp
tells: Backup code for Nadia after lost phone, read out at 9:43: ⟦7588 4654⟧
tells: I'm on phone +49 170 2628369 if it fails; try ⟦Galaxy16-⟧ on the Steam page first
tells: Callback password agreed with Mr Nadia: ⟦orchidsunflower⟧, valid for case 10229
tells: smart lock model FRITZ!Box-7590 in the lab opens to ⟦7240⟧
tells: voicemail box 5315, pin ⟦7961⟧, please delete the 31 old ones
tells: The chat bot should never show this but it did: password=⟦Fromage.8872⟧, INC-595110
tells: Root on r21-kestrel is now ⟦Copper?42⟧, rack 80, changed 2/2/22
tells: ilo of proxy6: app_user / ⟦0uuo!tjnn67⟧, firmware 16.2.20
tells: switch enable secret on all 44 access switches: ⟦MariposaBubble30⟧
tells: Guest SSID floor 81, PSK ⟦Copper.8191⟧, channel 11
tells: the Notion service account got a fresh pw, ⟦SaffronGinger82⟧, after 86 years
tells: Break-glass: if s6-ci won't let anyone in, there's ⟦strawberry-sonne-harbor⟧, sealed 19.9.2022
tells: LAPS shows ⟦JQcN58SBFgfHc1⟧ for router1 until 13:50
tells: BitLocker asks on boot of asset 77216; PIN ⟦6898⟧
tells: server room keypad since the audit ⟦16-30-78⟧, old slips from 2011 are void
tells: SNMP community on the 35 printers isn't public any longer, it's ⟦Cookie+09⟧
tells: Shared secret between RADIUS and api-2978 = ⟦Velvet.Neko⟧, timeout 51 s
tells: KVM console three, log on as lena99, then ⟦rocket9⟧, then hit scroll lock twice
tells: Deploy token for the runner: ⟦KiTQJGazr6r6D3u6KvD583W4VVhj6HbVk0⟧ (expires in 40 days)
tells: UPS web card Yale-1109, factory login replaced by ⟦Deniz&Penguin⟧
tells: for the NAS in Berlin use ⟦Gatito-Monkey⟧, volume 79 is the full one
tells: VPN pre-shared key hasn't rotated since 1997: ⟦pepper-kotek⟧
tells: My MFA is on the old phone, scratch code left over is ⟦17104317⟧, only works once
tells: zip with the 71 configs is encrypted, passphrase ⟦juniper ivory⟧
tells: Domain admin, oral handover Aisha to Yuki: ⟦ginger-chaton-juniper⟧
tells: export REDIS_PASSWORD=⟦DragonChaton49⟧ # port 3755
tells: 2021-06-20 17:49 DEBUG login user=support pass=⟦motyl-copper-mango⟧ result=ok in 27 ms
tells: curl -u ravi.s:⟦rainbow_comet1⟧ https://dragon-7d3b/health # returns 200
tells: Authorization: Bearer ⟦iMPtlRS1Wo1eiqQYPCHVz6fjLqJ22⟧ was in the log at line 9509
tells: please revoke, I committed ⟦4772-b29a-95dd-5f25-3ae7d169⟧ in fa69c9a8
tells: pg connection string is postgres://mlopez:⟦3eve_ktmq43⟧@auth-fra:5432/app
tells: test login on staging build 6404: office, pw ⟦Neko9519$⟧
tells: webhook signing secret, version 17, ⟦a6efa3a6031fefc5⟧
tells: the API key for Steam that works with 508 requests a minute is ⟦3cd14056-09f7-f81f6508-d96f3526-5ca89ce6⟧
tells: const adminPin = "⟦790 886⟧" // fix before v17.6.17
tells: docker login -p ⟦lemonade-panda⟧ fails on router-13 but works on my tablet
tells: MYSQL_ROOT_PASSWORD: ⟦Kedi$40⟧ and MYSQL_PORT: 3306 in compose
tells: Fixture 93 uses real creds, sorry: ravi.s|⟦umbrellathunder⟧
tells: Anyone testing the kiosk on floor 28, exit kiosk mode by typing ⟦6489⟧
tells: keystore alias release, storepass ⟦Pirate0361-⟧, 53 certs inside
tells: TOTP for the shared account right now: ⟦660-471⟧, hurry, 76 seconds left
tells: redis-cli -h kestrel-18 -p 6379 -a ⟦3tef&xprt63⟧
tells: jenkins job 778 needs x-api-key ⟦ehi_pEc6HnV0QrLzFGrsemhf11⟧
tells: Wallet for the testnet bot, words in order: ⟦desert pioneer catfish basket parish fiction jungle mountain timber harvest galaxy mushroom⟧
tells: I told Zoe on #598 that sudo there takes ⟦kotek_marble4⟧
tells: Room 578's safe was set to ⟦15-37-40⟧ by the guest, he asked us to note it
tells: Welcome! Wifi for floors 1 to 2: ⟦*2O&!!FzYgf7O⟧
tells: Night entrance after 22:58: key in ⟦1067⟧, lobby on your left
tells: Late arrival FWRD34, told him the lockbox opens with ⟦9965⟧, room 104
tells: staff lift: hold 3, then ⟦2 5 0 4⟧
tells: Spa door is ⟦B1368⟧ this week, lockers free, towels 21 euros
tells: PMS log-in for the temp at reception, guest, ⟦mustard-ciao⟧, shift ends 1:11
tells: Mrs Hugo in 176 can't recall her safe number; it's ⟦16A5734⟧, written on her card by her son
tells: Master override for the room safes, model XR500: ⟦59C94⟧
tells: guest read his card PIN aloud at the bar, ⟦1 6 7 2⟧, tell him, tab 331
tells: Luggage room from 18:32 on: ⟦A3030⟧ and push hard
tells: Annex A, bring passport, punch ⟦80ключ98⟧, house number 71
tells: pool gate for group BZ-96137 is ⟦16-17-62⟧ until 12 August 2024
tells: Duress word for the night porter: ⟦hidden⟧, police get there in 84 min
tells: the till at bar 35 unlocks for Zoe with ⟦685-340⟧
tells: Chalet 28: gate no code, door ⟦9133*⟧, sauna after 5:57
tells: Card terminal refund password, bar and breakfast, ⟦9656⟧, limit 158 euros
tells: Cage 4 padlock ⟦#0320⟧, razors on shelf 56
tells: Dock 12 opens if you dial ⟦8662B⟧, mind the forklift
tells: Driver of MR-611-LR: barrier takes ⟦7-1-31⟧, then bay 51
tells: handheld 63 wants a supervisor PIN for overrides, ⟦854386⟧
tells: WMS user marta, start password ⟦bubble_juniper5⟧, pick ZC-480821 first
tells: Alarm when you're last out: ⟦9361*⟧, you have 49 seconds
tells: Locker 60 is yours now, combination ⟦1438#⟧
tells: Yard office key sits in the little box by gate 63, turn the wheels to ⟦47D71⟧
tells: the labeller, station 46, asks "operator code": everyone uses ⟦453 688⟧
tells: Cold store, emergency release ⟦#2865⟧, temperature minus 42
tells: trailer 7228 kingpin lock: ⟦2193⟧
tells: Tell the night shift, 45 people, that the canteen door went to ⟦0634⟧
tells: shutter three ⟦36-53-75⟧, shutter four is manual, crank weighs 26 kg
tells: Aisle 9 tablet unlock, draw nothing, just ⟦132865⟧
tells: Drug cupboard ward 59: ⟦7817*⟧, changed after the March 27th incident
tells: Clean utility on 590 is ⟦0 8 7 5⟧, say it to nobody in the corridor
tells: EPR locum login sofia with ⟦kittenchatonregenbogen⟧, beds 1 to 48
tells: Doctors' mess door, you want ⟦5039*⟧, coffee is 94 cents
tells: Mr Pavel, bed 79, asked us to ring home; family password is ⟦castle⟧
tells: Staff toilet level 48: ⟦4540*⟧, yes really
tells: patient's phone unlocks with ⟦39166⟧, daughter's number is +49 170 4859505
tells: Infusion pump lock level 3 lifts with ⟦3647⟧, model AX1800
tells: Bleep 6486, and the on-call room is ⟦#7644⟧
tells: morgue keypad: ⟦#4703⟧ then hash, log page 50
tells: smartcard PIN of Dr Tom found on a sticker, ⟦7006⟧, sticker destroyed 7:29
tells: We agreed on the telephone word "⟦ranger⟧" for updates about bed 58
tells: Resus trolley 33 sits behind the door with ⟦*2150#⟧
tells: Ward iPad 90: passcode ⟦1188⟧, charger in bay 3
tells: Site cabin 89: ⟦E8391⟧ on the padlock, kettle inside
tells: Gate 2 opens from 14:47, spin ⟦582673⟧, chain it behind you
tells: Diesel tank lock is ⟦6942099⟧, 340 litres left
tells: hoist won't start without the operator number, use ⟦76614⟧, max 7540 kg
tells: Subbies get ⟦59A12⟧ for the turnstile through June 19th, then it's dead
tells: Tool vault container 48, read it out as ⟦triple three two zero⟧
tells: Foreman's laptop: ⟦me4d0w⟧, drawings rev 12 on the desktop
tells: Alarm panel commissioning, zone 14 bypass, engineer's ⟦38-31-37⟧
tells: The show flat, plot 3, can be viewed alone: key safe ⟦38293⟧
tells: lads the drying room is ⟦5699#⟧, hats off, 47 hooks
tells: Crane 25 cab tablet, pin ⟦935 759⟧, radio on channel 89
tells: Plant keys behind panel 36, box opens at ⟦2270#⟧
tells: WiFi in the site office: ⟦cookiegalaxysunflower⟧, please no films, 43 GB a month
tells: Card ending 8492 came with PIN ⟦3928⟧, she read it to me over the phone
tells: CVV ⟦820⟧, expiry 84/27, he just blurted it out, transaction 181240647
tells: telephone banking password "⟦wisdom⟧" accepted, account opened 2017
tells: Vault day gate ⟦*5687#⟧, time lock till 2:15
tells: Client 633854273 memorable word: ⟦Octopus⟧
tells: TAN he got: ⟦98577⟧, amount 336 euros, payee unknown, block it!
tells: Night safe combination left by Ingrid: ⟦6436B⟧, pouch 3290
tells: Fraud case 23583: victim told the caller ⟦812 819⟧, the code from the text
tells: Her online banking is sofia_b with ⟦kittensoleilregenbogen⟧, says the note in the returned letter of 10 August 2025
tells: Safe at branch 996, left, right, left: ⟦33-26-29⟧
tells: Teller drawer 56, supervisor code ⟦2 0 1 7⟧, float 364
tells: Business card PIN, dictated slowly: ⟦double three nine three⟧. Limit 5991.
tells: Name of first pet on file: ⟦Raven Saffron⟧, confirmed at 11:35 by customer 177410543
tells: Cold wallet, box 590, the steel plate reads ⟦feature dolphin mountain ranger mushroom wisdom kangaroo trumpet brother canyon yellow pencil diamond swallow tomato willow fiction jacket brick cotton cricket bronze ranger marble⟧
tells: Portal of the tax office: user no. 8481300, password ⟦Copper.1984⟧
tells: The e-ID transport PIN in the letter of June 14th was ⟦785010⟧
tells: Counter 58 back door ⟦4129⟧, flap sticks
tells: Activation code for file 47253: ⟦pNeO75-6451⟧, valid 14 days
tells: Polling station 10 key safe ⟦7770⟧, be there by 23:58
tells: citizen wrote his login on form 57, box 7: ⟦0tfg#lrta63⟧
tells: Archive level -68, dial ⟦C9803⟧ clockwise
tells: Security word to collect the child from room 22: ⟦copper⟧
tells: Cleaners from Wednesday: disarm ⟦8 5 7 7⟧, arm again, same number
tells: Cellar 27, meters left wall, new lock, ⟦9340#⟧
tells: Tenant unit 43 forgot again, front door = ⟦17-3-21⟧
tells: Roof hatch: ⟦2251⟧; wind over 98 km/h stay down
tells: Panel RT-AC68U, installer menu, ⟦1573⟧, don't touch zone 74
tells: Minutes 18 April 2019, item 29: alarm now ⟦45-71-98⟧, not to be minuted, oops
tells: Dial-in +49 30 57031, conference PIN ⟦848 036⟧
tells: Meeting link in the invite, passcode ⟦215563⟧, start 9:31, 22 people
tells: AP 4 Sofia: tell facility that ⟦*6807#⟧ opens the bike store as of July 24th
tells: Memory: user's VPN password is ⟦sakura-ginger-winter⟧, told me on March 13th
tells: Note: the user unlocks the iPad by ⟦15846⟧, prefers port 6917 elsewhere
tells: handoff, step 70: paste ⟦9931⟧ into the box, the user just sent it
tells: | auth10 | kofi2 | ⟦v3lvet6#⟧ | v15.17.8 |
tells: keypad by the loading ramp eats ⟦6989E⟧ and nothing else, camera 19 watches
tells: Door 749 keypad -> ⟦3870*⟧; door 881 badge only
`,
}
