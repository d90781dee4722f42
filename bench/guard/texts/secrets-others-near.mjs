/** English sentences by the same authors that nearly tell a secret, one a line. Never train or tune on them. */
export const OTHERS_NEAR = {
  en: `
near: We met in 1962, married on 28 May 2024, and our joint bank account 649508400 is from 1997
near: I have lived at corso Italia 51 for 61 years and the gate has been painted 32 times, last in #FF8800
near: The flight IB3302 lands 3:22, bus 233 takes you to 12 Oak Lane, ring at office 7118
near: After 20 hours on train 6398 all I want is a key and a bed
near: Order AK-1179 goes to calle del Pez 269; the courier rings at the yard door
near: Take exit 57, park on level 53, ticket 56454 opens the barrier on the way out
near: Out of 964 lockers only number 172 is ours, and its lock is jammed
near: The flat is 942 square metres, costs 4620 and you get the keys on 2026-03-07
near: Our reservation is MZJT82, room 767, and the safe is too small for the Yale-1109
near: Hotel room 2598: the safe in the wardrobe does not close, they know
near: I locked the passports in the hotel safe, room 2775, in case I sleep in
near: Room 8118 has a safe, a kettle and a door to room 3965
near: Cruise cabin 5933, deck 52, muster station A4, key card at the pier
near: sauna hut by the lake, place 1455 on the map, bring your own lock
near: Mountain hut at 7930 m, winter room open, stove wood by the door
near: The refuge at 1749 m is unstaffed, the key is with Ada in the valley
near: Canoe rental - boat 880, paddle crate, lock it by 8:34
near: Diving school compressor SG-108E, tank 3562, fill room door open till 13:05
near: Riding stable: saddle 464, tack room, lock up after 7:28
near: Paddock gate number 456 was hit by plate DH-GM 823
near: beekeepers' shed at row 71: hive 3409, lock frozen
near: Hunting cabin Turin: stove SG-108E, chimney swept 1/14/27
near: Model railway club, loco 2623, cellar door, Sunday 2:18
near: Makerspace entry costs 230, 55 members have a key
near: laser cutter AX1800 needs 121 watts, room key at the bar
near: The kiln reached 6099 degrees, so the door stays locked till 15:54
near: The darkroom has a push button lock and paper of size 512
near: Dance school mirror hall - course CS101 - last one out sets the alarm
near: Theatre stage door, seat A4, call time 4:40, 8087 tickets sold
near: band room number 238, we share it, rent 9369 a year, door squeaks
near: Rehearsal building was built in 1977 and opens at 17:29
near: Choir folder 246: scores for The Garden Gate, cabinet door C33
near: Parish office: 7208 letters copied, burglar alarm serviced 22 August 2026
near: The vicar keeps the tower key and the bell weighs 9977 kg
near: museum depot: object 10747, outer door repaired, humidity 23 percent
near: Archive box 8683 is in the strongroom, shelf C33
near: Election office key cabinet sealed 10/14/26, seal 95923, witness Carlos
near: Polling station at 30 Station Lane, 1709 voters, entrance by the yard
near: lifeguard tower 588 padlock cut, report 00255
near: Food bank van H-RD 725, mileage 61275, fuel card in the visor
near: Soup kitchen rota: 438 portions, Marta opens at 15:39
near: Charity shop till was 525 euros up on July 11th
near: Blood drive laptop is node9, 359 donors logged
near: Fire station bay 55: engine 5621, side door open
near: Police logged the evidence locker move as case 91634
near: Dentist back door, bill 50322, alarm tested
near: vet practice cabinet B12, chip 2734505 of the dog
near: lab freezer 131: samples AK-353669, door left open 91 minutes
near: Animal shelter kennel 155, outer gate closed, chip 57149831
near: Greenhouse door sensor 8543 says open, 97 degrees
near: The farm shop honesty box held 964 coins, lock intact
near: chicken coop door timer M2070, opens with the sun
near: Slurry pit fence: sign 2941, never enter alone
near: The tractor SG-108E is in the shed, 4275 hours
near: Quarry gate camera saw plate DR19 HHM at 13:03
near: Lock keeper Mei opens for boats over 327 tons
near: Harbour office: berth 442, mast 52 m, gate C33
near: Lighthouse has 1311 panes of glass and a locked door
near: Observatory gate at 2208 m is chained, object matlab6608 visible from 20:03
near: drone controller KX200, firmware v4.11.16, pin header 857
near: Glider club hangar door is 4782 cm wide, tail number AR-794-AA
near: Airport crew gate D7: staff bus 185
near: flight school: simulator KX200, user root, 6063 hours
near: the ferry's car deck door opens 779 seconds before landing
near: bus depot driver number 7689 has the day off, gate C33
near: train crew tablet XR500: train 8026, staff number 39161
near: Tram 1400 has a broken cab door
near: Tyre shop: size 230/58 R73, order 49763, alarm off at 4:42
near: Bakery shift begins 3:31, 6382 rolls, door on the yard
near: the butcher's cold room door weighs 116 kg
near: Florist van LG-GG 115, order 80015, delivery to the back entrance of 1470 Main Street
near: Hair salon: client 1467, wifi is free, music on Spotify
near: Nail bar login page shows 6041 bookings for Carlos
near: barber wifi is PortoCut36, ask for the password
near: Cafe chalkboard says soup 87 euros, wifi at the till, table 741
near: Pub quiz: question 738 was about the Enigma code
near: Printed on the napkin: The Last Password, 1985, door sale 688
near: Restaurant reservations page, table 689, user app_user, 19:53
near: Pizza oven control shows 366, the engineer code is with the engineer
near: Cinema projector booth door, hall 17, film Vim78, 9:37
near: Bowling lane locked after 14:39, best score was 3092
near: arcade back office door, high score 14046 by lena99
near: casino night prop safe cost 968 at the shop
near: Escape room record is 6206 seconds, final lock broken
near: puzzle hunt: team root got the chest open at 0:33
near: Geocache KX40-54134: log book inside, lock is gone, 64218 finds
near: The pirate said: 1779 doubloons for the chest, matey
near: Scene 101. INT. BANK. The vault is already open.
near: "Try her birthday." He typed it. Error 8174. The lock stayed shut.
near: The detective noticed the worn buttons of the keypad, exhibit 4526
near: Chapter 770: the monk forgets the password and sleeps outside
near: In the dream I had to give a password and said train 2515 was late
near: Tom scribbled plate HDM 131 on her palm at the gate
near: On the back of the photo, in pencil: Berlin 2020, front door
near: grandfather's notebook, page 102: 3808 marks for the chest
near: Inside the clock I found a key and a bill for 4508 crowns
near: The tattoo on his arm, GB-55540, came from the boat
near: We guessed for an hour and after 9617 tries the lock won
near: the kid shouted the score, 433 to 894, across the school yard
near: Everybody on the fourth floor uses printer FRITZ!Box-7590, paper in the supply cabinet
near: Nobody told the temp that archive box 5749 is in the cellar
near: I always forget whether the side entrance is number 257 or 197
near: As far as I recall, the shed cost 9528 and took 69 weekends
near: You wouldn't believe it, their admin is called kofi2 and has no password
near: Guess how many tried to log in: 26538
near: lol our boss emails 2265 people to ask for a password
near: can't believe files-14 still runs Unity416 with the login page open
near: Shame on me, my password is from 1989, as old as Unity5629
near: for 80 years I kept every password list on a Crane79
near: between us, Jonas's account office has 1618 unread mails
near: keep this off the record: bank lost 10092 passwords
near: You asked twice, so here it is once: ticket 72230, the portal team resets it
near: burn after reading - letter 4656 from the bank
near: Delete this message afterwards: claim 34697, card blocked
near: password in next message, ref 1628
near: part one of the manual, page 596, explains the password
near: The first half of key 7318 is with Ravi, the other half with the bank
near: pw change postponed, SR-68, ask lena77
near: Password reminder for myself: change it before March 13th, rule 3207
near: New year, new password policy, document ZC-5075
near: because router forced a change, 9296 people called the office
near: After the breach mail I checked 780 accounts with KeePass
near: Expired again! portal password page shows 0x80070005
near: took me 71 tries and 404 minutes to log in
near: min 76 chars, max 634, no spaces in the password
near: it must have a symbol, rule 8937 of the password page
near: Password fields in form 7972 are masked
near: the password is our secret, says user kofi2
near: the pin is printed under the film of letter 5218, do not peel it
near: My PIN is none of your business, agent 8010
near: Code year 2002 of the building rules, section 770, fire door
near: alarm number 994 of 887 is the kitchen sensor
near: remember the date, 26.7.2022, the safe is opened at the bank, box 3842
near: Draw a cross on form 6570, next to the account
near: down the corridor, past office 4281, then the door
near: corners of the gate are 3078 mm apart
near: for the vault tour go left, room 4429
near: spin class 952 at the gym, locker with a coin
near: you have to start at zero, says manual Yale-1109, before the lock works
near: wheels of size 115, lock nuts 1186-F
near: press both buttons together, then the M2070 shows its serial, door closed
near: hold the bell for three seconds, office 8012 opens from 3:25
near: wave the fob, wait for green, reader 8941 at the door
near: Say your name at the intercom, flat 168
near: no signal in the cellar so write down meter 89522
near: ring me on +1-483-555-4207 if the entrance of hall 7615 is shut
near: if the main door gives error E4021, call extension 3189
near: Should the gate not work, call +1-554-555-0540 and say location 1953
near: 9823 people came through the first gate, 3954 through the second
near: 2251 euros rent, 7253 crowns phone bill, the rest stays at the bank
near: XR500 - laptop. RT-AC68U - phone. GS73915 - lock.
near: Laptop Archer-C7⏎Email team.lead@example.com⏎Bank branch 1873⏎Gate B12
near: email account: team.lead@example.com⏎phone: 9644744⏎safe: see Hugo
near: - gate: painted⏎- wifi: Archer-C7⏎- cat: Tom⏎- vet: +1-539-555-6044
near: | what | count |⏎| alarm | 4133 |⏎| safe | 7225 |⏎| bus | 146 |
near: Gate .......... 7189 mm⏎Garage ........ 9147 mm⏎Plumber ....... 0356218975
near: [x] lights⏎[x] heating 68⏎[ ] alarm check 4925⏎[ ] keys to Nadia
near: TODO pay 2068, call 555-5037, door hinge XX65-68202, buy cinnamon
near: Sun 5:41 church, Mon 21:26 dentist, Tue gate painter, invoice 2046
near: 4 August 2025 rent 9629; 4 May 2026 door repair 9951; 11.5.2020 deposit back
near: Two doors: glass one 5197 mm, wooden one 1978 mm
near: Left safe is model FRITZ!Box-7590, right safe Archer-C7
near: Upstairs wifi channel 371; downstairs wifi web-fra
near: work phone 246-6447, private phone 61 70 13 64, passcode of the old one forgotten
near: my login on staging is marta@example.org, no password, it sends a link
near: the username is my mail, the customer number 85087711, the rest stays in my head
near: sign on with badge 44914, then choose Quito
near: Enter company 1940, user lena77, and wait for the password mail
near: Client 179, language EN, SAP user omar@example.org, release 9078
near: domain Quito, account lena99, group 9563
near: The phrase book A Safe Place has a page 505 for the hotel safe
near: encryption takes 3763 seconds on Voyager99, passphrase asked once
near: backup passphrase was lost in 1989 with box 3454
near: I remember the song, The Last Password, but not the passphrase, album Matlab780
near: my brother guards the passphrase, room 2283
near: He enters 4637 in the amount field and the account is empty
near: She typed 9204 lines and then the laptop locked
near: they open with Modell8 and close with Unlock Me
near: It unlocks 403 new levels of Fedora1
near: we punched 1387 holes into the door panel
near: You can log on from Pixel588, Xbox22 or Nutmeg4
near: The key turned after 281 ml of oil
near: Pressing F59 opens page 6868
near: dial tone at 182 hertz, phone dead otherwise
near: Tap water at the entrance: 990 mg of lime
`,
}
