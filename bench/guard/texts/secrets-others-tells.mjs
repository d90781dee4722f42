/**
 * English sentences that tell a secret, by other authors than the first training texts. Never train or tune on them.
 * They are sentence frames that a program has filled with made-up values. Format: see secrets-fresh-tells-1.mjs.
 */
export const OTHERS_TELLS = {
  en: `
tells: We met in 2017, married on June 22th, and our bank card PIN is neither of those but ⟦8166⟧
tells: I have lived at via dei Mille 191 for 22 years and the gate has been ⟦5-5-7-7⟧ all that time
tells: The flight UA88 lands 1:33, bus 619 takes you to 1470 Main Street, and ⟦12л7328⟧ opens the building
tells: After 55 hours on the train all I want is the key box, and it answers to ⟦26A2354⟧
tells: Order XC-4888 goes to Havnegade 24; the courier can use ⟦84key59⟧ at the yard door
tells: Take exit 65, park on level 87, and the pedestrian door lets you out with ⟦27194⟧
tells: Out of 7 lockers only number 877 is ours; its lock is on ⟦2518*⟧
tells: The flat is 789 square metres, costs 9670, has 22 rooms and you view it using lockbox code ⟦2539⟧
tells: Our reservation is ZYAL65, room 336, and I set the room safe to ⟦6 2 8 1⟧
tells: Hotel room 794: the safe in the wardrobe has ⟦#9430⟧, passports inside
tells: I locked the passports in the hotel safe with ⟦2 5 3 3⟧, in case I sleep in
tells: Room safe ⟦4174*⟧, minibar prices are a joke
tells: Cruise cabin 7925, deck 35, safe pin ⟦2397⟧
tells: sauna hut by the lake, key tube opens with ⟦8734#⟧, wood is 8 euros a sack
tells: Mountain hut winter room: ⟦82key13⟧; stove wood on the left, 7738 metres up
tells: The refuge at 5082 m is unstaffed before 9/23/22, the padlock reads ⟦4-0-3-4⟧
tells: Canoe rental - paddles in the crate, crate lock ⟦3379⟧, return by 23:18
tells: Diving school compressor room ⟦77Tor18⟧, tank 17 is empty
tells: Riding stable: tack room on ⟦162⟧, Emil gets 7 scoops
tells: Paddock gate chain ⟦7814C⟧, close it or the ponies are on the road again
tells: beekeepers' shed at row 77: lock ⟦13-25-13⟧, smoker on the shelf
tells: Hunting cabin Lisbon: lock ⟦5502#⟧, stove flue stays closed
tells: Model railway club, Saturday 21:06, cellar door, ⟦69D32⟧
tells: Makerspace entry for members: ⟦98409⟧ plus your name in the book
tells: laser cutter starts once you key ⟦903 290⟧, 38 euros an hour
tells: The kiln room is locked; potters get in with ⟦33-35-34⟧
tells: The darkroom has a push button lock. Push ⟦0083⟧. Red light first.
tells: Dance school mirror hall - ⟦9649⟧ - last one out sets the alarm
tells: Theatre stage door ⟦56-84-88⟧, call time 23:31, curtain 4:59
tells: band room number 24, we share it on Sunday, it's ⟦4866⟧ at the steel door
tells: Rehearsal starts 18:45, bring the G# harmonica, building opens with ⟦76494⟧
tells: Choir folder password: ⟦me4dow9⟧, scores for Keys of Autumn inside
tells: Parish office: burglar alarm ⟦31-36-33⟧, photocopier ⟦1133⟧, coffee in the sacristy
tells: The vicar keeps the tower door on ⟦1809⟧ and the bells start at 0:32
tells: museum depot: outer door ⟦0-2-0-3⟧, inner door ⟦47klucz31⟧, humidity 55 percent
tells: Archive box 1529 is in the strongroom; strongroom takes ⟦8-37-6⟧
tells: Election office key cabinet ⟦E4809⟧, sealed 22.6.2021, witness Marta
tells: Polling station at 57 rue des Lilas, caretaker +49 170 4087128, entry code ⟦*8855#⟧
tells: lifeguard tower padlock: ⟦8957#⟧, flag code is on the board
tells: Food bank van, fuel pin ⟦1447⟧, mileage 21565
tells: Soup kitchen rota: Tom opens with ⟦5149*⟧ at 20:53, Ravi closes
tells: Charity shop till ⟦461372⟧, gift aid book under it
tells: Blood drive laptop: user nurse, password ⟦Gravity⟧
tells: Fire station bay 90: side door code ⟦871654⟧, engine MD-LB 275
tells: Police told us the evidence locker combination was ⟦7064C⟧ before the move
tells: Dentist back door: ⟦#4651⟧, alarm the same but with 7 seconds delay
tells: vet practice medicine cabinet ⟦X3583⟧, keep at 88 degrees
tells: lab freezer 94: combination ⟦98400⟧, samples KK-6082
tells: Animal shelter kennels: outer gate ⟦3821⟧, feeding 17:43
tells: Greenhouse 47 opens via ⟦9513*⟧, tomatoes need water by 19:36
tells: The farm shop honesty box has a three wheel lock at ⟦277⟧
tells: chicken coop door timer PIN ⟦0841⟧, opens 11:13
tells: Slurry pit fence: padlock ⟦39-2-22⟧, never go alone
tells: The tractor shed? ⟦5643⟧. The diesel tank? ⟦70233⟧. The dog? Friendly.
tells: Quarry gate weekdays ⟦856801⟧, blasting at 9:51
tells: Lock 86 on the canal is self service, boaters enter ⟦4990*⟧ at the panel
tells: Harbour office: pontoon gate is ⟦8352#⟧ until July 27th, then it changes
tells: Lighthouse tour key is in the box, box says ⟦17B23⟧
tells: Observatory gate at 4847 m: ⟦68204⟧, headlights off
tells: pin for the drone controller is ⟦85209⟧, max height 184 m
tells: Glider club hangar: padlock ⟦5414*⟧, tail number DR-637-DA
tells: Airport crew gate C33: badge then ⟦500790⟧
tells: flight school: simulator user lena77 password ⟦$WXaQbLLx_i⟧
tells: the ferry's car deck door code is ⟦08161899⟧ for crew only
tells: bus depot driver login 5320, pin ⟦44490⟧
tells: train crew tablet: staff number 35221, PIN ⟦5771⟧
tells: Tram 91 cab unlocks with ⟦1627⟧
tells: Tyre shop: alarm disarm ⟦1824⟧, compressor off at 19:13
tells: Bakery shift begins 21:39, door on the yard, ⟦203627⟧, oven 94 at 536 degrees
tells: the butcher's cold room has a keypad, ⟦401121⟧, light switch inside
tells: Florist key safe ⟦0903⟧, van LK-016-DL, delivery 7:12 to 5 rue de Rome
tells: Hair salon: wifi for clients ⟦EstrelaPuzzle66⟧, till ⟦9657⟧, music on Amazon
tells: Nail bar login on the booking app is j.kern77@example.net with ⟦raven164⟧
tells: barber wifi = ⟦mariposarosebudgatito⟧, said the sign, password in lower case
tells: Cafe chalkboard says password ⟦Platinum⟧
tells: Pub quiz answer sheet file opens with the password ⟦Sunflower99⟧
tells: Printed on the napkin: network OsakaBar, key ⟦hMYfCuTF6⟧
tells: Restaurant reservations page, user tk_ops, pass ⟦Saffron_0⟧, table 4 is ours
tells: Pizza oven control asks for the engineer code, ⟦3427⟧
tells: Cinema projector booth ⟦8642⟧, hall 59, first show 18:20
tells: Bowling lane computer password ⟦st4rlight1#⟧
tells: arcade back office PIN ⟦26882⟧, high score 39261
tells: casino night prop safe: combination ⟦8-7-5-6⟧
tells: Escape room crew only: final lock ⟦8573*⟧, hint button 5
tells: puzzle hunt: the chest's combination lock turned out to be ⟦57639916⟧
tells: Geocache final, hint on page 81: the padlock stops at ⟦20A46⟧, log book inside
tells: The pirate said: my chest opens at ⟦2971E⟧, matey
tells: Scene 57. INT. BANK. She keys ⟦62A47⟧ and the vault hisses open.
tells: "Try her birthday." He typed ⟦14C04⟧. The lock clicked.
tells: The detective noticed the worn buttons and guessed the keypad: ⟦64-61-43⟧
tells: Chapter 5: the monk whispers ⟦kaasjekitten⟧, the password, and the gate falls open
tells: In the dream I had to give a password and it was ⟦lunar⟧
tells: Marta scribbled ⟦293597⟧ on her palm, the number for the gate
tells: On the back of the photo, in pencil: safe ⟦6001⟧
tells: grandfather's notebook, page 45: iron chest ⟦6156*⟧
tells: Inside the clock I found a slip, "vault ⟦95888⟧"
tells: The tattoo on his arm turned out to be the alarm code, ⟦75K7755⟧
tells: We guessed for an hour, and in the end the diary's lock was at ⟦373⟧
tells: the kid shouted the door code, ⟦475⟧, across the whole yard
tells: Everybody on the fourth floor knows that ⟦5855#⟧ opens the supply room
tells: Nobody told the temp that the archive needs ⟦7 6 4 8⟧
tells: I always forget whether the side entrance is ⟦4939⟧, and it is
tells: As far as I recall, the shed padlock was at ⟦8294⟧ when I left
tells: You wouldn't believe it, their admin password is ⟦juniper⟧
tells: Guess what they chose as password: ⟦angel⟧
tells: lol our boss uses ⟦bluebird⟧ as password for everything
tells: can't believe the default password ⟦2yhy@sodm78⟧ still works on falcon-78a1
tells: Shame on me, my password has been ⟦sommer7⟧ since 1968
tells: for 67 years I used the password ⟦YmNEtaAV⟧, never again
tells: between us, Omar's password is ⟦yoghurt14⟧
tells: please don't judge, the laptop password is ⟦Valley⟧
tells: keep this off the record: NAS admin goes by marta, password ⟦Marble!Kiwi⟧
tells: I shouldn't write this, but the server password is ⟦Sommer$Jasmine⟧
tells: You asked twice, so here it is once, the portal password: ⟦Galaxy1820?⟧
tells: burn after reading - vault ⟦9889*⟧
tells: Delete this message afterwards: card pin ⟦2866⟧
tells: read and destroy: login lena99, ⟦A09yrSVZ⟧
tells: password in next message⏎⟦Yoghurt837@⟧
tells: part one of the password: ⟦ginger772⟧
tells: The first half is with Pavel, the second half of the password is ⟦Pivo474⟧
tells: pw same as last year with a new number: ⟦f0FLgj#EeeKRrj⟧
tells: Password reminder for myself: ⟦5xsv$pldk86⟧ (changed 8 October 2020)
tells: New year, new password: ⟦Coffee=Galaxy⟧
tells: because bank forced a change, the password became ⟦mu5t4rd10⟧
tells: After the breach mail I moved Gmail from ⟦Violin!Soleil⟧ to ⟦Tornado_Crystal⟧
tells: Expired again! Gmail password goes from ⟦9epo_vemk27⟧ to ⟦ravencopper⟧
tells: took me 28 tries, the password that passed their rules was ⟦GlacierFootball46⟧
tells: min 24 chars they said, so my password is ⟦zeppelin-mustard⟧
tells: it must have a symbol so I made the password ⟦lantern-crystal-monkey⟧
tells: Password, capital first letter: ⟦falcon⟧
tells: the password is our dog's name backwards, ⟦Zebra⟧
tells: the pin is her birth year plus one: ⟦888387⟧
tells: My PIN equals the last digits of the old phone number, so ⟦1611⟧
tells: Code is the year the church was built, ⟦C0149⟧, for the vestry door
tells: alarm number = the house number twice = ⟦#7869⟧
tells: remember it as a date, ⟦5029⟧, that's how the safe opens
tells: Draw a cross on the keypad, that is ⟦1863#⟧
tells: down the middle of the keypad and hash, ⟦6529C⟧
tells: corners clockwise: ⟦7916⟧, then the door buzzes
tells: for the vault go left 99 turns, then ⟦*8890#⟧
tells: spin right twice, stop at ⟦X7352⟧, lock opens with a pull
tells: you have to start at zero, combination ⟦1594⟧
tells: wheels from left to right ⟦D6880⟧, push the shackle of the lock first
tells: press both buttons together, then ⟦79-93-32⟧, and the key drawer drops
tells: hold the bell for three seconds, enter ⟦C3014⟧, door opens inward
tells: wave the fob, wait for green, key in ⟦51111⟧
tells: Say your name at the intercom or skip it with ⟦4922*⟧
tells: no signal in the cellar so memorise ⟦A9549⟧ for the inner door
tells: ring me on +1-498-555-8510 if ⟦96588⟧ fails at the entrance
tells: if the main door gives error 1045, use the service code ⟦37-13-33⟧
tells: Should ⟦57657⟧ not work on the gate, add a zero or call 555-4036
tells: ⟦X8081⟧ at the first gate, ⟦45742⟧ at the second, then straight on
tells: ⟦7803⟧ for the debit card, ⟦8004⟧ for the credit card, ⟦439-444⟧ for the phone
tells: ⟦walnut9!⟧ - laptop. ⟦GatitoChaton47⟧ - email. ⟦2283⟧ - bank card.
tells: Laptop ⟦CactusKitten76⟧⏎Email ⟦Zeppelin617⟧⏎Bank card ⟦7594⟧⏎Gate ⟦41903⟧
tells: email account: ⟦NekoMariposa08⟧⏎phone: ⟦22162⟧⏎safe: ⟦03-20-45⟧
tells: - gate: ⟦X9247⟧⏎- wifi: ⟦bandit4⟧⏎- cat: Jonas⏎- vet: +1-356-555-5228
tells: | what | code |⏎| alarm | ⟦1568A⟧ |⏎| safe | ⟦3-20-6⟧ |⏎| bus | 430 |
tells: Gate .......... ⟦3434*⟧⏎Garage ........ ⟦298⟧⏎Plumber ....... +49 170 8730447
tells: [x] lights⏎[x] heating 9⏎[ ] alarm ⟦53-88-26⟧⏎[ ] keys to Mei
tells: TODO pay 1112, call +1-781-555-9947, door ⟦7-9-0-6⟧, buy chocolate
tells: Sun 10:45 church, Mon 16:06 dentist, Tue new gate code ⟦28-30-27⟧
tells: 9/18/22 rent 6112; 11 March 2023 new door code ⟦7739⟧; 15 October 2019 deposit back
tells: Thursday's cleaner: in at 1:26, opens with ⟦94388⟧, paid 16 euros an hour
tells: Two doors: glass one free, wooden one ⟦13395⟧
tells: Left safe ⟦19-10-22⟧, right safe ⟦2002⟧, nothing in the middle one
tells: Upstairs wifi ⟦Galaxy@Saffron⟧; downstairs wifi ⟦Crystal.3450⟧; garage has none
tells: work phone ⟦4341⟧, private phone ⟦733776⟧, passcode of the old one forgotten
tells: my login on portal is marta@example.org, what lets me in after that is ⟦hygge77!⟧
tells: the username is my mail, the secret part is the password ⟦puzzle-galaxy⟧
tells: sign on with badge 30464, secret ⟦m34d0w33!⟧, then choose Tampere
tells: Enter company 4958, user guest, and as password ⟦coffee50⟧
tells: Client 381, language EN, SAP user ravi.s, initial password ⟦Hygge0970@⟧
tells: domain Oslo, account omar@example.org, passphrase: ⟦thunder otter⟧
tells: The phrase that unlocks the archive password box is "⟦ranger falcon⟧"
tells: passphrase with the spaces: ⟦coffee starlight⟧
tells: My passphrase is long: ⟦deniz sommer⟧
tells: I remember the passphrase by a song: "⟦yoghurt cachorro mariposa jacket⟧"
tells: backup passphrase was "⟦bubble captain captain crystal⟧", written down 12/14/22
`,
}
