/**
 * English sentences that nearly tell a secret, by two authors of whom no text is in training: chats and desks. Never train or
 * tune on them. They are sentence frames that a program has filled with made-up values.
 */
export const FURTHER_NEAR = {
  en: `
near: mum the code thing on the oven says 500, is that bad??
near: Nan's new phone has 52 apps on it and she only opens the one with the birds
near: I gave Tom the spare key in 1988 and he still has it, I checked
near: ok so the alarm went off at 8:26, police came, it was the cat
near: Dad, your card came. It's in the blue envelope, the PIN comes separately in about 81 days
near: love, don't text me the code, I'll ring you after 15:53
near: Nadia turned 99 today and wants a lock for her diary, any ideas?
near: The twins have guessed the tablet PIN again, that's the 40th time since Tuesday
near: Has anyone seen my keys, they have a green tag reading 66
near: grandad wrote the password on a bit of card and then the dog ate it. not joking
near: key to a quiet Sunday: phone off, kettle on, nobody home till 21:41
near: Family meeting Sunday 10:37, subject: who keeps locking the bathroom
near: Auntie Priya says her door is number 1929 but the satnav takes you to the chip shop
near: She's 61. She does not need a phone with a lock on it.
near: Pick up prescription 611313074 before 7:17, they only want the name and postcode
near: He set a new PIN and forgot it before the kettle boiled
near: remember the year we lost the caravan keys? 1988, 49 hours in the rain in Accra
near: Told the kids the safe word is only for real emergencies, not for when the pizza is late
near: Door's open, come straight up, 74 stairs, mind the Snigel16
near: That's not the code, that's Nan's bingo numbers
near: Ravi plays a spy game where her code name is "Agent 25" and the dog is the villain
near: Did you lock up? I got to Graz and can't remember
near: Our code of conduct at game night has 96 rules and rule one is no phones
near: Reminder that Dad's boarding pass is on MY phone, seat 42C, do not let him leave without me
near: Tell Lena the cabin key is with the warden now, since 5 April 2024
near: your parcel's at the post office, take ID, ref R4RA4A4A43781
near: nobody told me the password, I've been playing the dinosaur game for 418 minutes
near: Sis, the safe from the old house weighs 426 kg, we are NOT carrying it up 31 floors
near: We're in row 31, next to the exit door, wave
near: Granny calls every remote a password. there are 42 passwords on the sofa
near: just seen the gas bill, account 75147353, 318 euros for one month, lock the thermostat
near: Ask Ravi. She knows the code, I never did
near: Uncle's boat is called "Password" because that was the only name he could remember
near: I typed it 3 times and now it wants me to wait an hour
near: pls can u unlock the shed before 18:29, the mower man's coming
near: Grandma keeps 5205 buttons in the old cash box and guards it like a bank
near: He proposed at gate D7, she dropped her phone, flight UA88 left without them
near: Mum's knitting pattern is code FD68-41198, size 81, wool from Lisbon
near: What's the code for smiley with sunglasses on your keyboard? mine only does hearts
near: ha, "four digits" he said, and I thought he meant his fingers
near: Carlos has the fob, I have the key, you've got the Ubuntu72a, nobody has the code
near: Password for the wifi is on the fridge as ever, under the magnet from Leeds
near: If you forget it, it's in the red notebook, page 91
near: Can't get into the Steam, says try again in 99 minutes
near: Your dad has been on hold with the bank since 7:06, ticket number 7918, don't ring him
near: Flat 54, third floor, name on the bell is Jonas
near: Lease AB-093363 ends on 14.4.2025, deposit 8668, two keys to be returned
near: The managing agent says new fobs cost 97 each and take 41 working days
near: Bin store lock replaced on Friday; collect your key from no. 15 between 3:32 and 4:09
near: To all residents: entrance codes are being changed on 18.9.2022. You will get yours by post.
near: Parking bay 938 belongs to flat 35, please move the GLD 166
near: Meter reading at the cellar door: 90365, taken 11 March 2023
near: lift's stuck at floor 46 again, engineer's job number is SUP-7520
near: House rules, point 24: never give the door code to delivery drivers
near: Landlord wants 88 photos of the lock, why
near: The intercom is a HP-4520, installed 1968, nobody has the manual
near: Rent goes to account ending 8814, reference "Flat 83 Pavel"
near: Storage cage 78, basement level 2, your own padlock please
near: Fire door on level 97 must stay shut but NOT locked!!
near: Dear neighbours, whoever wedges the cabin open at night, we lost 16 bikes that way
near: Handover list: 41 keys, 2 fobs, 1 garage remote, meter 42165113
near: Apartment for rent, 84 sqm, secure entrance, code lock, 8045 a month, call +49 170 2317225
near: Code enforcement came round about the shed, it's 13 cm too tall
near: building code says the handrail must be at least 49 cm high
near: The locksmith charged 721, took 25 minutes and broke nothing
near: Apparently there have been 42 tenants since the lock was last changed
near: Pavel from upstairs is the one with the master key, mobile +49 170 7061143
near: Council tax reference 694547400, band D, moved in 17 March 2022
near: Energy contract no. 422412243 was switched on 2027-09-03, no new login needed they said
near: postcode's wrong on the tenancy, should be the one for via Verdi 48
near: Noise complaint SR-582 has been logged, officer will knock between 23:19 and 16:25
near: Have asked for a new mailbox key, box 63, waiting since 5/2/22
near: The super lives in 1A and has every key but never the right one
near: Insurance wants to know the lock class. It says "SKG 12" on the plate?
near: Garage 504, row C, left side. The remote takes a CR2032
near: Our door number changed from 77 to 124 when they renamed the road
near: Allotment plot 5: water off until July 28th, gate key from Ada
near: I've told the agency the keypad eats batteries, 57 since 1975
near: Concierge desk is manned from 14:34, dial extension 676
near: Hi, it's Zoe from number 16, your alarm has been ringing for 52 minutes
near: the spare set is with the lady at 386 Cedar Street, she's in most mornings
near: Viewing at 21:09, meet by the gate, agent's card says Sofia, 555-8757
near: Door closer spare part M09 arrives in week 86
near: They took the keypad off and fitted an ordinary Yale, so no code any more
near: Rule of the house since 1982: last one in turns the key twice
near: Smoke alarm chirps every 78 seconds, model EF80-71749, battery dead?
near: Cleaner comes Sunday at 0:07; she'll text when she's outside because we don't hand out codes
near: My tenancy deposit certificate number is 6489085383, issued 9.3.2024
near: Gate motor: XR500, warranty until 1996, serial 6B0Z3562A03513
near: Booking ref QESD03, two adults, flight AF1234, check in opens 76 hours before
near: Room 775, fourth floor, breakfast till 23:47, the key card stops at noon
near: we're at gate D7, boarding group 48, got you a coffee
near: Airport code for Oslo? I always mix them up
near: Dialling code for Portugal is +351, then drop nothing
near: Locker 122 at the station, 74 euros a day, paid with coins
near: The hostel has 11 beds per dorm and a safe at reception, bring a padlock
near: Bus 6 from stop C to the beach, every 25 minutes, the driver takes cards
near: Your host will send the entry code on the day of arrival, usually around 18:55
near: Visa application 27346967 is "in progress", they'll email the collection code when done
near: Suitcase is 3.3 kg over, the lock is fine, my pride isn't
near: Travel insurance policy CB-142114, emergency line 555-9241, keep it in your phone
near: Seat 29A on the night train, carriage 793, door side
near: The hire car is a white one, plate DLD 679, bay 32, keys in the tray at desk 4
near: hotel wifi's free but you need to ask at the bar, changes daily
near: Passport renewed March 12th, valid for ten years, number on the photocopy at home
near: Ferry CZ-45684 sails 20:49, be at the barrier by 5:30
near: They give you a plastic key with a 97 on it and no explanation
near: Cabin 2060 on deck 56, starboard, the card opens the door and the minibar
near: Metro line 38, exit B, gate on the left, can't miss it
near: My miles account 882205874 has 42475 points, expiring 2023-11-14
near: Day 14: lost the room key, found the beach
near: "Unlock Riga" tour, 87 hours, meet under the clock, 38 euros pp
near: The lounge wants your boarding pass and a card, no PIN
near: Host Sofia rates 3.8, says "easy self check-in, you get instructions by message"
near: We parked at level -49, row F, ticket 65050, don't lose it
near: Rail replacement from Oslo dep 3:47 arr 16:01, quoted ref 49490BZ06A889
near: the safe in the wardrobe is 39 cm wide, laptop won't fit
near: Lost property claim SR-5111: one black wallet with 71 cards, found on bus 363
near: Postal code for the campsite is 55341 if the satnav asks
near: Currency code for the złoty is PLN, ISO number 985, rate 2.3
near: I had to enter my date of birth, 54 letters of a captcha and my blood type nearly
near: Hotel sheet: check-out 6:59, late fee 94, lost key card 57
near: Train app logged me out at Osaka, conductor was kind, only checked the ticket KDNC72
near: Swim deck opens at 12:02, towel card no. 467, deposit 72
near: After the barrier keep right for 58 km, the lodge has a red door
near: wrong terminal, it's A4 not D7, run
near: My e-ticket 882760184 shows no seat, app says error ECONNRESET
near: Cruise card is both key and wallet, deck plan is on page 6
near: Their cancellation number was 81676634, said "refund within 37 days"
near: You'll be in building 43, the one with the code lock; someone will meet you
near: Itinerary v96: Riga to Berlin, 80 nights, apartment keys from a cafe
near: Museum ticket BB-401421, timed entry 19:47, bags go in lockers, bring a coin
near: Hi, order KA-8556 hasn't arrived, tracking says 4Z4655865409AA0, what now
near: discount code WELCOME10 gives ten percent off until 2023-02-23
near: Sorry, SPRING15 has expired, try the one in our newsletter next Wednesday
near: Thanks for shopping! Your receipt no. is 5109829777, returns within 83 days
near: Loyalty card 9530398624: 757 points, enough for a toaster
near: The paint code is 2034-P, tin says batch 90297, I need 25 litres
near: SKU TA-0414 is out of stock in Turin but 62 left in Lyon
near: Barcode won't scan, it ends 4521, till says "item not found"
near: Is model WR841N compatible with the 35 mm lock case?
near: Price went from 994 to 974 overnight, contract's the same, customer number 7433861539
near: Till 25 is card only
near: Self checkout wants a staff code, I've been waving for 68 minutes
near: Your invoice REQ-643158 over 707.23 euros is due on 6/4/22
near: Colour #FF8800 isn't the blue I ordered under AB-510832
near: They asked for the serial, it's on the bottom: 8402B966662328
near: Key cutting 83 each, two for 69, while you wait
near: Do gift cards expire? Mine's got 36 left and the shop closed in 1989
near: Warranty claim SR-63393 opened, they want a photo of the label and the firmware (13.15.10)
near: Washing machine E78 = door not locked, says the leaflet
near: The safe I bought holds 61 litres, takes 4 AA batteries and weighs more than me
near: Click & collect: counter 42, bring ID, closed 5:23 to 8:03
near: we don't store your PIN sir, the terminal only said "declined, code 92"
near: I've ordered the lock in brass, 78 by 82 mm, part PS52-24638
near: The tax code on the payslip from the shop is HX-18123, payroll ref 82372
near: Courier left it behind the office door, photo shows a size 44 shoe
near: Coupon says min. spend 20, code at the till not needed
near: Their helpdesk will never ask for your password, it says so on all 20 pages
near: Voucher SUMMER25 for the garden centre, one per household
near: Refund of 2.9 euros to the card ending 1915, allow 93 days
near: Pharmacy will text when 94266251 is ready, window 51
near: Phone shop fixed the screen for 884, asked me to switch the lock off first
near: I have the shop's key fob number 64 and a free coffee on Mondays
near: Bought a Snigel3 with a keypad, 18 buttons, no instructions
near: Your basket: 1 x bike lock BX-75085, 1 x bell, total 5.1
near: Rating 9.9/5: "great alarm, terrible app, version 0.1.5 crashes"
near: Repair ticket 9180, iPhone, cracked glass, customer keeps SIM
near: Is the tumble dryer's "key" symbol the child lock? manual page 94 says nothing
near: Chess club moves to room 101 on 9/20/23, caretaker has the key
near: Club membership no. 46445 runs out in 1974, fee 80
near: Team sheet: shirt 71 Mei, shirt 51 Ada, kit bag key with coach
near: Scouts need a code breaker for the night game, 5 kids, torches
near: Key signature of the anthem has 8 flats and the altos ignore all of them
near: Gym locker 90, upper row, no lock yet
near: Cache GC8608X: difficulty 7.3, bring a pen, the box has a padlock and a puzzle
near: Pin board in the clubhouse: 99 notices, oldest from 2003
near: The treasurer has the bank card, the chair has the PIN letter, that's deliberate
near: Minutes: door lock repair approved, 343 euros, 71 for, 2 against
near: Raffle ticket 6946 wins the hamper, who has it
near: Membership secretary's mail is j.kern77@example.net, allow 44 days
near: Dance class code PHY110? no that's the uni one, ours has none
near: Crossword: 92 across, seven letters, "opens a door" … LATCHES doesn't fit
near: the D&D door riddle had 5 answers and we gave none
near: Parkrun barcode A884018881, time 47 minutes something
near: Password (the board game) needs 79 players, I've only got three
near: Lottery syndicate: 26 members, 73 each, numbers the same as since 1999
near: Model railway meet. Code 100 track only, 27 metres of it, bring tools
near: Yoga studio changed the entry system, you'll get a personal link by mail before 4 May 2019
near: Our code name for the surprise party is "Operation Non-Minded", shh
near: Dear parents, year 38 trip leaves at 0:00, gate B, packed lunch
near: School office code of practice 1988, section 65: visitors sign in
near: Homework p. 33 ex. 74, log in with your school email, not your private one
near: The pupil reference on the letter is 75444272, don't lose it
near: Locker rental 72 a year, number 193, Sofia shares with Ben
near: Lost: PE bag, name tag "Kofi 97B", has house keys in it
near: The learning portal logs pupils out after 40 minutes
near: Passwords must have at least 19 characters, says the IT lesson sheet, and no names
near: Exam candidate number 7671, centre 21670, desk 60
near: Cafeteria card: 8.5 left, top-up takes a day
near: Kids learned Caesar's cipher today, shift of 82, now all notes are gibberish
near: Class code of honour signed by all 92 of 4B
near: Library book Open Window overdue 43 days, barcode 61441397
near: The school's dial-in for parents' evening is 555-4138, teacher joins at 1:42
near: Reset of the pupil accounts on 2023-06-05, new slips in the book bags
near: Music practice room 30, key from the porter, back by 16:42
near: Score 67 out of 714 in the "online safety" quiz, lost points on passwords
near: Student ID 459752230, faculty of law, started 2025
near: She's in form 82C, tutor room 945, corridor with the red lockers
near: Teacher said the key word in the essay title is "identity", 6428 words max
near: ISBN ends 1994, title "Keys to English 90", used is fine
near: Uni residence block 11, room 324, rent 455 incl. internet
near: Forgot his login again so he did the worksheet on paper, 80 out of 20
near: Grading key: A from 21, B from 90, C below
near: A "strong" password according to year four: 7 dragons long
near: Driving theory test June 8th, booking 08550941, bring the licence card
near: Dr. Carlos, room 75, Tuesday 1:10, bring insurance card
near: Prescription number 9073611; the pharmacy needs the date of birth as well
near: NHS app won't take my face, said error 404 and logged me out
near: ICD code on the sick note is J06.9, so just a cold
near: Ward door opens with the buzzer, say who you're visiting
near: Lab results are online from Friday; they post you an access letter
near: Hospital car park 3.8 per hour, ticket 09042, validated at the desk
near: Patient no. 9788112181, allergy tomatoes, next of kin Kofi 0639655980
near: Code blue on level 92, we had to wait in the corridor
near: Care home: please use the front gate, the side one is alarmed after 3:46
near: Health insurer changed the card, new one valid from 27.10.2019, number same as before
near: The pill safe beeps at 20:27, opens by itself, holds 26 days
near: Vet file 53713: cat, 95 months, chip 1417119
near: Therapy portal emailed a six digit code that ran out before I'd found my specs
near: Insurance claim SR-47, physiotherapy, 637 euros, no login needed
near: Mum's fall alarm pendant has 29 m of range and a test every Tuesday
near: Emergency number there is 112, ours is the same, write it by the phone
near: User's locker at the gym is number 77; user asked not to be reminded
near: User lives at Eichenallee 7, second door on the left, moved in 2023
near: Memory: user never shares passwords in chat, prefers KeePassXC
near: The user keeps the spare car key at a neighbour's; plate BK58 LRD
near: Prefers aisle seats, usually row 88; frequent flyer no. 77181077
near: user has 34 email accounts, main one is j.kern77@example.net
near: Preference noted 6 August 2022: read out order numbers, don't read out codes
near: User mentioned that the alarm was upgraded last Tuesday; no details given
near: Sofia (user's brother) holds the second key to the storage unit 880
near: - phone model iPhone14, bought 1979, contract until 1/7/24
near: - wifi network is called "Berlin 23", router in the hall
near: - username on the forum: office, joined 1965
near: - has a safe deposit box at the branch on 4098 N Lincoln Blvd, Salem 22756, fee 8 per year
near: User said: "I change my password every 83 days because work makes me"
near: Remember: the user's door is painted #0af and she's proud of it
near: User asked for a packing list, 99 items, incl. luggage lock and charger
near: Facts: born 2021; favourite film "The Token Thief"; hates phone menus
near: Context: user is locked out of Dropbox since 5/23/19; support case OPS-33464
near: The user forgot a PIN on 14.3.2026 and ordered a new one; expected within 23 days
near: User's landlord is Nadia, phone +1-614-555-6219, keyholder for the building
near: User wants passphrases of 83 words suggested, never stored
near: Do not save one-time codes. User reminded me on June 2th
near: Recurring: take bins out Monday, unlock side gate by 23:56
near: User's Wi-Fi router is a KX200; sticker with the details is on the bottom
near: User's car: HKA-DD 995, parked in bay 42, fob battery replaced 2.5.2026
near: Shopping memory: user buys rice at 6.9, card on file is "the blue one"
near: Agent note: the user has already tried the reset link 76 times today
near: Saved 1 memory: user's passport is in the drawer, expires 3/17/24
near: Learned today: user's code review at the volunteer project is on Fridays at 6:08
near: Memory updated: new flat is on floor 50, keys from March 22th, rent 2909
near: Memory conflict: gym card valid till June 5th vs 10/19/20. Ask.
near: user handle on website is tk_ops; display name Pavel
near: Travel profile: passport country DE, home airport Riga, TSA line yes, hotel floor above 37
near: User's security company is called "Long-Service Guard", contact 555-5273
near: User's phone screen locks after 96 seconds; finds that annoying
near: User deleted the note about the safe. Nothing retained
near: Household: 44 people, 88 keys, one alarm, cat called "Pin"
near: Pet: dog "Pixel", chip number 1230521, vet Ada
near: Kid 1: locker 227, class 7B. Kid 2: too young for a locker
near: The assistant offered to store the gate code; the user declined on 19 August 2023
near: Past issue: database login failed 30 times, cause was caps lock
near: Unverified: user may have a second account named team-lead on Steam
near: User will tell me the code once they've got it from Omar; expected Tuesday
near: User's neighbour Carlos waters plants, comes at 16:44, has own key since 2009
near: Remind user 17.9.2026: card expires, new one arrives by mail
near: Reminder set: change the batteries of the lock, every 79 months
near: Tone: user is tired of 2FA jokes. 91 so far.
near: User pays 1.6 a month for 1Password, family plan, 86 seats
near: Loyalty no. for the airline: 0602013291; prefers gate-side lounges
near: User's home insurance requires 51 locks on the front entrance, has two
near: profile.address = ulica Morska 14; profile.floor = 31; profile.bell = "Aisha"
near: 2 October 2019: user asked "what's my code?" - I have none on record and said so
near: The user's partner Marta is a security officer at Project-End, badge on lanyard, night shifts from 2:06
near: The key to a long marriage is two bathrooms, says Jonas, married 99 years
near: Key dates: viewing 2025-11-10, exchange 3 October 2027, moving van 18:18
near: What's the PIN for? I thought it was only for the ATM card
near: pin code or zip code? in India they mean the same thing, e.g. 30357 something
near: My dress code for the wedding says "garden formal", table 21
near: Password managers compared: Vault 8.0 stars, Bitwarden 1.3, paper zero
near: Please don't make me remember another one. 47 is plenty
near: is it me or does every site want a capital, a digit and 43 symbols now
near: "Your password is too short (minimum 92)" thanks computer
near: It said wrong code, then right code, then error E11000, then goodbye
near: I reset it at 2:16 and again at 12:31 and it still logs Zoe in
near: You get 66 tries and then the card is gone
near: Six digits, they come by text, valid for 78 minutes, never arrives at mine
near: Ring the bank on 555-4519, choose option 65, have your customer number ready
near: login page was down from 21:31 to 19:06, said the bakery of all people
near: My username there is office, is yours with or without the dot?
near: The phone number with the area code is 555-6643
near: Area code 761 is Tampere, I'm sure, we lived there in 2014
near: Zip 73989, that's the one by the lake
near: Extension 1611, ask for Ingrid, say it's about the lock
near: QR code on the menu leads to a page from 2000
near: Cheat code of life: nap at 16:55
near: Morse code for SOS I know, the rest no, and I'm 54
near: Build 75531 of the app finally shows the bus on the map
near: Version v15.0.12 ate all our shopping lists
near: Port 8922 on the printer, whatever that means, Nadia did it
near: my smart bulb shows up as kestrel-a170 on the network, creepy
near: They call it a security question and then ask it on Facebook, 2 people answered
near: I never answer "first pet" truthfully, and won't tell you what I do put
near: Someone tried to get into my account from Porto at 14:08. blocked
near: data breach letter no. 22: your name, your street, not your password they say
near: We use the same password for all the kids' things, bad I know, 87 logins
near: 20 years of photos behind one login, I'd better write it down somewhere
near: Face unlock thinks my sister is me, and she's 35
near: "Guess it in under 731 tries" is not a security policy, Dave
near: Tap the card, no pin under 23 euros, then every fifth time it asks
near: Chip and PIN came in around 1998, Grandpa still signs
near: the code on the back of the computer is the model, M2070, not what you're after
near: Their fax has a PIN and my bank has none, it's 2005
near: "Enter the code we've sent to ***57" and the phone's in Tampere
near: Not the code, the coat! Row 82, peg 74
near: Old phone 99 percent, new phone 100, nothing transferred but the alarms
near: I keep mine in Vault, hers are on 51 sticky notes, we're still friends
near: Omar: what was it again? me: not in writing. Priya: fine, 13:31 then
near: Screen says "PUK required, 51 attempts remaining", is there a letter from the provider?
near: Two-factor is on for 15 of my accounts, off for the pizza one
near: the keypad beeps 56 times if it's wrong and sulks for 32 seconds
near: Lost dog, answers to "Keys", brown, 99 kg, call 555-8054
near: Serial no. of the stolen bike 8262371734A6697, police ref RFC39577
near: Police report CHG-4346107: door forced 9 March 2021, nothing taken but the tablet
near: Witness saw a man at 0:12, code word "red jumper" in all 9 statements
near: You don't have to log in, just type the parcel number 497B46BR516865
near: A good password is like a toothbrush: change it every 81 months, share with no one
near: "Open sesame" has worked on nothing in 85 years of trying
near: She has 481 followers and a password from 2002, priorities
near: Name | Room | Key returned
near: Ingrid | 531 | yes, 2021-08-07
near: Flat 86 | 2 keys | 1 fob | signed 19 October 2020
near: bins: Wednesday. meter: 01652. key: with Nadia.
near: TODO Sunday: locksmith 2:00, bank, school form 74, cake
near: Item: garden safe. Qty: 97. Colour: #12ab9f. Price: 622
near: Guest list - Lena (8), Jonas (21), door person: me
near: Lost & found no. 93: bunch of keys, red ribbon, found 1 August 2020
near: locker key deposit: 42
near: Row 5 seat 48, coat check 131
near: CONTACTS: alarm firm 0961377887, plumber 555-0645, Ada next door 0110945923
near: Keys: 3 front, 1 cellar, 84 unknown
near: Wi-Fi: yes. Lift: no. Floor: 46. Pets: ask
near: PIN: sent by post. Card: sent 7.10.2025. Patience: gone
near: Password: (ask Lena)
near: door code - new one from 2022-03-21, see letter
near: Login: team.lead@example.com. For the rest ring me
near: Account holder Kofi, no. 0775073556, opened 2009
near: Event 2608. Doors 19:06. Age 96+. No re-entry
near: SAFE: not fitted. ALARM: fitted 1989. DOGS: 49
near: Fwd: Re: Re: code for the gate?? (no answer since July 11th)
near: Subject: your login to the parish newsletter, issue 6
near: From: j.kern77@example.net Subject: Lost key card, room 810
near: Out of office until 24 March 2027; keys to the hall with Tom
near: PS the code for the copier isn't needed for black and white, 4.5 cents each
near: Calendar: 10 October 2020 20:59 "change alarm code w/ Ingrid"
near: Checklist done 15/59: gas off, windows shut, alarm on, keys with Jo
near: 10:39 arrive, 18:19 keys, 12:39 lunch, 16:25 van back
near: voicemail, 87 new, all from the bank about "your enquiry 4505786340"
near: Reading group login help: come at 1:27, bring your phone and an email address
near: Tel 0150587721, code for abroad 00, no charge from Accra
near: Size 8 boots, bay 67, shelf marked KEYS & MISC
near: Serial, model and build are on the sticker: 979R41A5760ZR200, SG-108E, 10.2.12
near: Locked posts in this group: 48. Reason: "politics"
near: Recipe: 51 g tofu, 31 min at 761 degrees, the key ingredient is lemon
near: Unlocks at level 99: the bronze door and the funny hat
near: Game update v0.0.3: new vault, 26 skins, login bonus
near: Fridge magnet letters spell "CODE 95", kids' work
near: Highscore 46517 by office
near: bus pass no. 504292948, zone 34, photo from 2024
near: Lot 633: antique strongbox, no key, est. 413 to 5290
near: Table 92 wants the bill, card, no they don't know the PIN yet
near: ticket BUG-79771: "printer asks me for a number" -> it meant pages, typed 17
near: Radio code lost after the battery died, dealer wants 94 euros and the logbook
near: Why does the bank want my shoe size?? (ok it was the survey, question 54)
near: I'm writing from marta@example.org as my other account was hacked on 3/2/22
near: Anyone else get a text with a code they didn't ask for, about 3:19?
near: Got it thanks, used it, deleted it. See you at 23:19
near: Don't send it here, there are 8 people in this group!
near: it's the same as last summer and no I'm not typing it
near: You already have it, scroll up, I sent it Wednesday around 6:48
near: We agreed never to use birthdays, and then Kofi used 4 of them
near: No code, just push, it sticks
near: I'd guess it was written down in 2014, on the back of photo 55
near: The babysitter knows how the alarm works, 40 an hour, drives a BBL-BA 431
near: hey did u get the msg with the thing for the door? it self deletes in 75 min
near: Ravi said the secret ingredient is tofu, 74 grams of it
near: Secret Santa: budget 46, draw on 10.5.2022, no peeking
near: Secret beach: 41 steps down, 418 up somehow
near: Token of thanks: 77 tulips and a card, left at no. 46
near: Car wash token 9.5 each, machine takes coins
near: What does "credentials" mean on the volunteer form, page 3? a diploma?
near: pass me the salt, and also the boarding pass, gate closes 18:25
near: We took the mountain pass, 9227 m, road open since 3 March 2023
near: She'll pass the exam, 70 points needed, phone locked away
near: Day pass 73, season pass 847, seniors half
near: Passcode? No it's a pass, a cold one, at 9842 metres
near: The user manual is 460 pages and the one about the lock is missing
near: I'm the admin of the street group, 91 members, Aisha is the other
near: Our router got replaced under order AB-7421, all the gadgets need reconnecting
near: Someone called pretending to be from laptop and wanted remote access, lasted 3 minutes
near: Scam mail says "confirm your PIN within 76 hours", binned
near: After 85 failed logins you need to phone, and the phone needs a login
near: Bank branch on C/ Olmo 30, 63177 León shuts on 3/25/19, cash machine stays
near: Key fob 15 of 27 deactivated, lost on the beach
near: Sign on the gate: "Private. 68 cameras. One dog."
near: The combination of rain and 81 toddlers was too much for me
near: Three letter code for the baggage tag, then 457490152
near: Credit where due: Kofi found the key in bed 87 between the leeks
near: Credit limit 3267, paid off March 26th, card cut in half
near: Bank holiday 2021-06-13, pool shut, tram 16 on Sunday times
near: power bank 07166 mAh, 52 percent, in the bag by the door
near: Blood bank wants 62 donors by Wednesday
near: Question 83: does the tenant have a password for the online portal? tick yes or no
near: Escape room "The Bank Job": 44 minutes, 37 locks, one of us cried
near: The kids' treasure chest has a number lock, and they'll work it out from the 98 clues in the garden
near: Dress: size 15, code "smart", location Pisa 26948
near: According to the tide code table, page 40, low water is 14:25
near: DNA is a code with four letters, told my 93 year old, she nodded
near: Highway Code rule 717, I looked it up, he was wrong
near: Penal code paragraph 450, says the neighbour, over a hedge!
near: Barcode tattoo, 59 lines, regretted since 2014
near: In Accra the trams have code letters not numbers, ours is K
near: My portal recovery email is an address I closed in 1994
near: support said up to 34 hours until the account is unlocked, case 3181637464
near: the recovery phrase is in the bank vault, twenty-odd words on steel, and that's all I'll say
near: Seed order: 39 packets of chocolate, catalogue key "H" means hardy
near: API? no, an apiary: 25 hives, gate by the oak
near: The shop's guest network shows adverts for 57 seconds, then lets you on without anything
near: Where's the number? Top right on the card, under the chip, 60 digits long
near: Rota: Nadia opens Tuesday, Ada locks up 17:55
near: Tried 53 keys on the bunch. It was the last one, obviously
near: We swapped numbers: hers is +49 170 9110264, dial the code for Tampere first
near: My badge number 9989 goes on the form, badge itself stays at the desk
near: Fun fact: the most used PIN in the world starts with a one, 68 percent of people have it
near: Tax office wants the ID off page 24, not the filing PIN, which they'd mail by 6/2/20
near: Omar swears the alarm company's hotline is +1-997-555-3249, mine rang a bakery
near: Museum cloakroom gave me tag 920, the lock was a bit of string
near: According to the card the piano teacher's unit is 77D, second gate after the tornado2S shop
near: Ticket SR-059: customer locked out since 11:41, three reset mails sent, none arrived
near: Hi, I ordered a door handle (ZK-9430) and got a gate hinge, part M8L49, please swap
near: Re: JIRA-138 Your refund of 418 euros went back to the card you paid with on 8/16/24
near: Caller Sofia, member no. 3999417908, wants to know why the app asks for her PIN twice
near: the reset link went to j.kern77@example.net, which he hasn't opened since 2004
near: Macro 14 "Forgotten password": send link, never ask for the old one, close after 21 days
near: Escalated to tier 2 at 2:33; lock firmware 15.16.8, app shows "Key not found"
near: Error E-77 pops up right after she types the code from the SMS
near: we can't see your password, nobody here can, not even Emil with 30 years on the desk
near: Product key sticker on the M2070 is unreadable, a replacement label ships as 41A443Z9R120
near: "Your account has been suspended" mails are fake, 9386 people reported them since Tuesday
near: Customer no. 56060, contract 16489146, wants to cancel the alarm subscription, notice period 4 weeks
near: Chat closed by visitor after 36 minutes. Topic: login. CSAT: 2 of 5
near: Sir, the six digits on your invoice are the invoice number, you don't type them at login
near: Have you tried turning the lock off and on again? Model WR841N, batch 15595
near: PIN pad at till 69 freezes when the receipt is longer than 18 watts
near: She reads me the IMEI every time I ask for the model, IMEI 9696666, model Yale-1109
near: Callback requested on 555-7197 after 2:55, topic: lost SIM, not urgent
near: Your voucher BLACK50 only works with orders above 96 euros and not on gift cards
near: No I don't need your code, please don't send me any code, I only need the order number
near: Top five contact reasons week 31: password 775, delivery 249, invoice 296, app crash 34, other 91
near: thx, got in now!! was caps lock all along lol, close OPS-7637
near: The customer's user name is app_user, his mail is marta@example.org, and his mood is terrible
near: Priority 3, queue "Access", owner Jonas, due 7 April 2019, waiting for the locksmith's quote
near: For SUP-78626 we asked for a screenshot of the login page and got 43 photos of a cat
near: "Wrong password" in red, then "Too many attempts", then a wait of 51 minutes, build v5.6.1
near: Fax from branch 274: card stolen in Graz, blocked at 2:09, police file 12157
near: Can you please unlock my acount, personnel number 07234, i'm in Accra until 8 October 2026
near: Merged #6598 into #8345, both about the code mail landing in spam
near: Knowledge base article 9736: how to choose a password (views 15374, helpful 61 %)
near: Wait time on the access hotline 7 min, calls 105, abandoned 88, average handle time 6:77
near: Dear team, seat 93 of our licence still belongs to Sofia, who left in 1998
near: Sorry for the trouble with your Kindle, case 8437008599 is now with the repair centre in Lisbon
near: Bot handed over at turn 18: "user insists that 'password' is the name of his band"
near: First-line note: voice matched, two questions answered right, address changed to 1470 Main Street
near: Asked three times what the security question is. It is about a pet. He has no pet.
near: Parcel locker 63, bay 75, size M, pick-up till 24 May 2020, code comes by text to the recipient
near: Survey answer 32: "The new login is like a door without a handle"
near: RMA CA-965092: one smart lock, one gateway Archer-C7, no keys in the box, weight 1.4 kg
near: Please use extension 6627 for passwords and 3906 for printers, the main line is overloaded
near: SLA breach on JIRA-681: opened 21:21, first reply 60 hours later, lockout still there
near: the verification code never shows up when the number starts with +49, see #0190
near: Thanks for calling website support, for lost cards press 1, for PIN letters press 2
near: User says the token is dead. Hardware token, serial 6057342, bought 2003. Battery, probably.
near: Patch window 27.8.2027 10:53: build9 and router8, expect login failures for 65 minutes
near: Rotated all service passwords last night, nothing broke except the printer on floor 34
near: mail-eu-8 fell over, root cause: certificate expired March 18th, key size 2048, nobody had the reminder
near: Password policy v40: minimum 14 characters, history 10, max age 148 days, lockout after 5
near: VLAN 27 is for door controllers, VLAN 78 for cameras, don't mix them again
near: the jump host is octopus-0505, port 2222, keys only, passwords were switched off in 1966
near: Admin account lives in Dashlane, entry "core switch", two people have access
near: MFA rollout: 9014 of 1345 users enrolled, 61 refuse, 95 have no phone
near: pls order 87 YubiKeys, article 1969-M, 19 euros each, cost centre 4449
near: LAPS rotates local admin every 74 days, so whatever you wrote down is already useless
near: Alert: 973 failed logins for ravi.s from one address in Leeds within 16 minutes
near: Break-glass envelope no. 71 is in the archive of the data centre, seal number 22465, intact
near: Rack 3, unit 33, left key cabinet, hook 77 holds the cabinet key
near: Asset tag 83883, serial XA24286, BIOS v11.7.10, BitLocker on, recovery key escrowed in AD
near: SNMP community strings have been changed, ask Omar, not the wiki
near: Server room temperature 72 degrees at 6:29, door open alarm for 92 seconds, false positive
near: disk 0 21 %, disk 1 36 %, vault volume 32 %, resize before Tuesday
near: Wifi channel changed from 6 to 11, SSID "kedi-guest" stays, nobody has to log in again
near: Intune pushed PIN length 6 to all phones, complaints so far: 16
near: Ran the password audit: 920 accounts share one with somebody else, 66 of them in sales
near: DHCP lease 56040 seconds, gateway ends in .1, DNS in .53, auth server cache-prod-6
near: Who holds the domain registrar login? Lena did, and Ingrid left on March 18th
near: KeePass file moved to the new share, 23 MB, 326 entries, last opened 24 October 2025
near: krbtgt reset done twice, 20 hours apart, as the handbook says
near: Firewall change CHG-81075668: allow 636 from crystal-3d96, deny 389, comment "no plain LDAP passwords"
near: UPS self-test OK, battery 68 %, runtime 49 min, display lock off
near: Vendor wants remote access again. Told them: ticket first, account for 46 hours, then it's gone
near: Local port 5432, user app_user, password as usual from the handbook
near: switch build-6d0d port 28 err-disabled after the badge reader was unplugged
near: The self-service kiosk runs build 2673 and logs itself out after 48 s
near: New starters June 19th: Tom, Carlos, Kofi; accounts ready, badges Thursday, passwords by sealed letter
near: IdP metadata valid until 1982, entity 278, clock skew 41 s, sign-on URL unchanged
near: Tape 408 goes to the bank vault on Sunday, tape 664 comes back
near: our Wi-Fi certificate changed, accept the prompt, you needn't type anything
near: RADIUS shared secret got out of sync between pirate7 and the controller, fixed at 22:46
near: backup job 14842 skipped "secrets" folder, 97 files, permission denied
near: RPO 79 min, RTO 48 h, recovery drill on 11.8.2026, key people: Emil and Omar
near: Print PIN feature disabled on the FRITZ!Box-7590, too many people queueing at 10:08
near: Smart card middleware v1.12.8 breaks on Windows build 28654, stay on v0.5.3
near: Stale account review: support last seen 13 January 2019, lena77 never, marta is the scanner
near: If the alarm line beeps every 48 seconds it's the battery, part GM53-75205, second shelf
near: 2022-04-25 15:31:12 WARN auth: login failed user=app_user attempt=51 src_port=78179
near: [s22-kestrel] sshd[08758]: Accepted publickey for app_user port 27784 ssh2
near: ERROR E-77: access denied for user 'jonas.k'@'gateway-20' (using password: YES)
near: the field is called password_hash, varchar(60), PBKDF2-SHA256, cost 12
near: Commit cf76e04e renames page_issue to brand, no behaviour change, keys untouched
near: set DB_PASSWORD in the environment before you start, the repo has only an empty example
near: SMTP_TOKEN=<redacted> SMTP_PORT=2218 ADMIN_HOST=router-blue
near: fixes #052: the reset page said "Passwort" in the English build
near: Test 374 of 663 passed, 41 skipped, slowest: SummerTaskExample (43 s)
near: Rate limit is 538 requests per minute per API key, burst 40, header X-RateLimit-Reset
near: The JWT lives 42 minutes, the refresh token 70 days, both are revoked on logout
near: Context used: 03412 tokens of 128000, prompt 7829, completion 100
near: pod app-574de9573-hsb7g restarted 20 times, reason: secret "banana-tls" not found
near: seed=42 batch=86 lr=0.0086 epochs=89, accuracy 63 %
near: Primary key violation on uuid=83916, table door_events
near: Deadlock on row lock 72582, victim session 697, retry worked
near: const MIN_PASSWORD_LENGTH = 12 // was 71, see #276
near: "password" is still number one in the leaked list, followed by the digits in order, yawn
near: pkg http-goal 0.19.19 pulls in NextAuth, which drops the old login middleware
near: Branch hotfix-page-67 is 16 commits behind, CI red, Carlos on it
near: GPIO pin 17 drives the relay, pin 73 reads the door contact, 3.3 V, not 5
near: Review comment: don't log the whole header, mask everything after "Bearer "
near: curl returned ECONNRESET because I sent the key id and not the key, silly me
near: The enum: LOCKED = 1, UNLOCKED = 2, JAMMED = 4, firmware v19.3.3
near: sprintf("%04d", pin) pads with zeros, so the length check must run before it
near: Stack trace ends at long:526, thrown when the session cookie is older than 42 h
near: TODO(Nadia): remove hard-coded credentials from fixtures, 23 places, deadline 2027-08-10
near: Feature flag "gatito_login" at 58 percent, rollback if errors exceed 58 a minute
near: git blame says line 142 of the lock driver is from 1978 and from me, oops
near: docker: Error response from daemon: unauthorized, incorrect username or password
near: Cache key = tenant id + locale + page, TTL 201, hit rate 14 %
near: Password strength meter: 0 = red, 2 = orange, 4 = green, colours #cc3300 and #cc3300
near: Snapshot run-035d3f4589ee took 47 minutes, vault service paused meanwhile
near: <input type="password" maxlength="25" tabindex="3" autocomplete="off">
near: HTTP 401 for guest, HTTP 423 for the locked ones, HTTP 200 for me, trace 4c2e58b
near: npm audit: 55 high, 97 moderate, one in the captcha plugin
near: The regex wants one capital, one digit and 10 to 64 characters; emoji crash it
near: PostgreSQL listens on search-eu:5432, pgbouncer on 6432, peer auth, no password whatsoever
near: i set keepalive to 45 and the door websocket survives the night, nice
near: Fuzzer input number 92483 unlocked nothing but crashed the parser at offset 4184
near: release 4.16.1 codename "Risk-Off" ships 2026-06-24, code freeze two days earlier
near: Semaphore acquired after 2078 ms, lock file removed, pid 39288
near: SELECT count(*) FROM users WHERE password IS NULL; -> 30 rows, all imported in 1962
near: Sentry: 8576 events, "Invalid passcode length", browser Safari 17, first seen 3/23/20
near: Key repeat delay 364 ms, keyboard layout "de-neo", bug only on tablet
near: In Rust a string comparison leaks timing, use the constant-time one, PR #4737
near: For the demo the mock server accepts any password, so type whatever you like
near: exit code 98, duration 85m, artefact 9bec14a9, signed with the release key
near: Room 433, two nights, rate 384 incl. breakfast, key cards ready at 20:30
near: Guest in 4945 complains the safe beeps all night, engineer sent
near: Reservation FVJL68, party of 99, late arrival, night porter has the keys
near: The room safe fits a 15 inch laptop, guests choose their own code, we can't see it
near: Key card demagnetised again (room 844), made a new one, third today
near: Mr Kofi left his phone in 803; bag it, tag 7712, lost property shelf B
near: Wifi is free, sign in with your room number and surname, limit 27 devices
near: shuttle leaves gate 2 at 12:33, bus number 66, driver Carlos
near: "Do not disturb" on the door since Wednesday, welfare check at 15:10, all fine
near: Spa lockers: 1 to 26 ladies, from 28 gents, wristband opens them, deposit 34 euros
near: Night audit: occupancy 55 %, ADR 832, no-shows 39, safes reset 90
near: Please tell housekeeping that linen code 47 means suites and 57 means baby cots
near: Lobby door locks itself at 6:26; afterwards guests ring the bell, camera 89 is on it
near: Rate code WELCOME10 gives them 12 percent, valid until 23 March 2027, corporate only
near: Minibar key hangs on board, hook 27, don't take the master
near: VIP arrival LH1470 lands 23:29, driver holds a sign with "part-rich"
near: Breakfast room 28, table 60, allergic to tofu, bill to the company card
near: The old brass key for 804 weighs 787 minutes and is purely decorative
near: Concierge log: opened connecting door 419/392 for family Emil, signed
near: Fire panel zone 74 false alarm, toast in 996, reset by duty manager at 19:50
near: Pool closes 15:43, sauna 13:52, gym is open all night with your card
near: no. of keys issued 28, returned 11, charged 17, week 71
near: Group booking ZK-34916: 24 doubles, 15 singles, one key per room, names by 9/5/21
near: Parking bay 48, plate DM-258-KG, ticket goes behind the windscreen
near: Rm 531: guest forgot what he set on the safe, Kofi opens it with the handheld, ID seen
near: Telephone: dial 0 for a line, 9 for reception, room to room just the number
near: Our star rating is 4, our door rating is 1, says review 6692
near: Conference room "Porto" seats 80, screen 76 inch, guest wifi slip on the lectern
near: Luggage tag 4887, two pieces, collected by cousin, compared passport
near: The tax code on the bill is wrong, must be 18, not 4, reissue for Kofi
near: Checkout at eleven, drop the card in the box, balance 494 euros
near: A lady rang for the door code of the annex, I said she'll get it at check-in like everyone
near: Elevator needs a card after 8:32, floor 91 is staff only
near: Booking engine is down, error ERR_1042, take names and phone numbers on paper
near: Dress code for the gala is "black and silver", dinner 4:26, seat list follows
near: Room move from 878 to 955, reason: lock battery, charge nothing
near: PMS user office is locked, call the vendor, contract 88075866, hotline +1-230-555-1108
near: The panda on the key fob is called "galaxy", kids love it
near: Aisle 62, bay 14, level 3: pallet 4813007319, 87 cartons of padlocks
near: Dock door 44 is stuck half open, forklift 80 parked under it
near: Pick list AC-78501: 40 key safes, 12 alarm sirens, 3 rolls of tape
near: Truck AGB 294, seal 253326069, arrived 14:41, gate 4, driver waits in the cabin
near: Bin location C-41-51 holds lock cylinders, reorder point 21, lead time 10 days
near: Cycle count variance on SKU PRA95907: system 290, shelf 320
near: The cage with the razors is locked, team leader has the key from 2:25
near: EAN 706366498 scans as "door stop grey", price 1.3 euros
near: Shift 22: Priya gate, Lena dock, Zoe returns, alarm armed by security
near: ASN 39857 shows 71 pallets of keyboards, received 27, one keyed to another PO
near: HS code for padlocks starts with 8301, duty 2.7 percent, origin Riga
near: conveyor 3 stops on fault code 94, press green, wait 32 s, restart
near: Locker 47 belongs to nobody, cut it open on 2022-10-13, contents in a bag
near: Voice picking: it says the aisle, you read the check digits on the beam, done
near: RFID gate reads 8 percent, left antenna loose, part A2D51 ordered
near: Customs wants invoice 93015, tariff line 76, weight 399 kg, by 17:23
near: Returns cage: 62 tablets still locked to somebody's account, send back
near: WMS release 1.5.20 logs people off after 44 idle minutes, union is angry
near: Yard slot 56, trailer 7397, reefer at minus 15, keys in the office
near: Forklift licence no. 98570 expired 5 October 2024, take Ingrid off the truck
near: Temp workers get a badge with a number over 900, it opens nothing yet
near: Batteries for door remotes, type CR2032, 22 packs, shelf 78, row B
near: we're 86 keys short after inventory, Yuki says they're still on the street
near: Route 3, stop 36: shop closed, left with neighbour at number 64
near: Wave 5034 released 20:24, 634 lines, cut-off in 97 minutes
near: Tamper seal on drum 34 broken, photo in RFC-15563, contents counted, nothing missing
near: Express label 3R6257A682724, service code 98, Saturday delivery no
near: Cold store door alarm went off after 36 seconds, set it to 22 please
near: Kanban card 8686, container 87, supplier Osaka, next pick-up Tuesday
near: I typed the article number into the login box, everybody laughed
near: Hazmat: UN 1263, class 3, packing group II, cage 82
near: MHE battery 16 charged, charger 60 red, lockout tag with my name hangs on it
near: Sort chute 82 = Osaka, chute 63 = Leeds, anything else goes to 99
near: Ward 70, bed 40, Mrs Ada, pacemaker model SG-108E, MR safe
near: Code blue in room 35, team there in 16 seconds, patient stable
near: ICD code Z76.5, billing code 2399, please check before 23 January 2024
near: The drug cabinet logs who opens it, last access 7:14, badge 74688
near: Theatre 73 list starts 20:25, anaesthetist Ingrid, scrub code green
near: Bleep 6492 for the locksmith, 9868 for IT, crash team is 2222
near: Patient ID 9617538708, wristband printed, allergies: penicillin, bread
near: PIN fixation of the left wrist, two K-wires, 1.6 mm, Nadia assisting
near: Controlled drugs keys handed from Kofi to Marta at 9:05, count right: 19
near: door to balloon time 99 minutes, target is under 90
near: Visitor hours 14:18 to 1:44, ring the bell at door 29, max 2 people
near: NHS login page is down again, ref RFC1583336, use paper charts
near: Pharmacy hatch opens 4:32, tube station 15, pods 11 and 97 missing
near: HbA1c 2.1, potassium 8.7, sample 1589376475, the fridge alarm was noise
near: Recovery room bay 98: awake, pain 3 of 10, sats 8
near: Smartcard locked after three tries, registration office open until 2:27, bring ID
near: She asked me the ward's door code in the lift, I sent her to the desk
near: Doctor Carlos dictates the word "secret" when he means "secrete", fix line 99
near: OR lights part F0L66, order XC-235440, technician badge ready at gate B
near: Consent form 4 signed, copy in drawer, interpreter line +1-668-555-2137, language 78
near: Syringe pump lock level 2 on, rate 2.4 ml per h, next check 23:03
near: Maternity: tag alarm at exit 51, baby's band was loose, reset by sister Omar
near: Cleaning rota: rooms 95, 34 and 77 daily, isolation rooms twice
near: We keep the safe key on the person, never in the vault, audit point 21
near: Blood fridge 28, unit 126298232, group 0 neg, expires July 6th
near: Locum Aisha gets read-only EPR access, user marta, from 3 August 2026
near: The "key worker" for family Sofia changed, new one starts Friday, phone +1-580-555-2097
near: Triage 3, arrival 6:42, chief complaint: finger jammed in car door
near: Dose reminder code word is not needed, just scan the bracelet and the vial
near: Defib at entrance 62, cabinet not locked, break the seal, log number 9621
near: MRI zone 4: no phones, no keys, no cards, lockers 1 to 56 outside
near: Lab portal says password expires in 66 days, everybody ignores it
near: Wheelchair 77, deposit one coin, chain lock like a shopping trolley
near: Transfer to Accra, ambulance 68, departs 12:25, notes in a locked bag
near: Night: 86 calls, 27 falls, zero alarms real
near: read code 14L.., SNOMED 6196881809, both map to "allergy"
near: Site gate opens 17:07, hard hat, vest, sign the book, visitor no. 66
near: Door schedule rev 76: D1.49 fire rated 30 min, leaf 926 mm, lock type 6018-F
near: Building code section 487 wants 56 watts clear width at the exit
near: Crane 55 locked out, tag 8709, only Omar removes it
near: Concrete pour 20 January 2026, slab 25, mix code C30/37, 288 cubic metres
near: Cabin 3 is the drying room, cabin 4 the office, key with the foreman
near: RFI 685: which doors get keypads? Architect answered "all but two"
near: snag 92: alarm cable cut behind panel 2, floor 2, room 496
near: Scaffold tag green, inspected 2020-11-02, next in 7 days, bay 1 to 79
near: Delivery slot 10:10, gate 2, reg MG72 GAM, 97 doors, no forklift on board
near: Diesel tank padlock was cut overnight, 483 litres gone, police ref 04567
near: The plumber's van has the container key, he is in Lyon, back Sunday
near: Toolbox talk 55: "Safe is not a word, it's a habit", 29 people signed
near: Variation 18: swap mechanical locks for M2070, plus 6050 euros
near: Paint RAL 7016 on the steel doors, RAL 9010 inside, two coats
near: Cores drilled at grid C44, diameter 86 watts, alarm conduit moved 76 cm
near: Permit 56387 for hot works, valid 7:37 to 23:01, fire watch Priya
near: Key handover to the client on March 12th, 79 sets, one missing, protocol page 10
near: lift shaft door interlock fails every 49 trips, fault list says F59
near: Hoarding panel 96 loose, wind 24 km/h, night guard told
near: Drone survey: password-free wifi on the tower crane, someone should fix that
near: Quantity: 12 hinges, 25 closers, 38 cylinders keyed alike, item 82
near: Manhole 83, invert 5.0 m, cover locked with two bolts M12
near: Weekly report KW 90: doors 35 %, screed 91 %, keypads not yet wired
near: Surveyor's benchmark pin 45 is at 4.1 m, painted orange, don't drive over it
near: Subbie badge numbers 8760 to 7723 got blocked, insurance expired
near: Portaloo lock broken, third time, hire firm contract 88682
near: Rebar mark 64, code 21, bend 31 degrees, 347 pieces
near: First aid box in cabin 31, not locked, eyewash expires June 24th
near: I need the code for the extras, cost code I mean, is it 69 or 35?
near: Master key plan level 64: cleaner opens 99 doors, landlord all, tenant one
near: Generator start: turn key to II, wait 61 s, then III, choke half
near: Branch 948, counter 69, queue ticket B15, about a swallowed card
near: Sort code on the form is for Berlin, account ends in 57, cheque 02178
near: We posted the PIN letter on 9/20/23, allow 78 working days, it comes apart from the card
near: The ATM in Hauptstr. 45 is out of order, fault E11000, cash left: 12699
near: IBAN has 22 characters here, his has 24, so the system said no
near: Safe deposit box 696, size 2, rent 631 a year, two keys, we hold neither
near: card ending 3390 blocked on request, replacement in 42 days, fee waived
near: BIC is DEUTDEFF, purpose "key deposit", amount 350, value date March 3th
near: He asked for my PIN at the counter, is that normal? I refused.
near: Vault time lock opens 2:10, dual control Priya and Carlos, log page 8
near: Never tell anyone your code, not even us: poster no. 32 for the lobby
near: TAN procedure changes on 11/12/23; photoTAN stays, paper list goes
near: Transaction 80138927 declined, reason code 86, merchant in Graz
near: limit raised from 846 to 3932 per day, valid 30 days, customer called from 0175780892
near: Complaint 71739: "your app wants a new password every time I buy bread"
near: Loan file AX-66014, signatures on pages 59 and 10, key facts sheet missing
near: Teller 31 short by 78 euros, drawer locked, recount at 17:07
near: The direct debit mandate number is printed top right and starts with a letter
near: Mrs Jonas (91) reset her online access for the 42th time, offer her a course
near: Key rate 4.9 percent, mortgage 4.1, next meeting 12/4/25
near: Phishing wave: texts from "octopus-bank" with a link, 849 reports, no losses yet
near: Night safe key 2 returned, pouch 5690, contents 4642 euros in coins
near: KYC: passport seen, utility bill seen, tax ID on file, risk class B
near: Merchant terminal 82678281, batch 633 closed, totals match
near: Alarm test Friday 19:16, monitoring centre told, reference 02502
near: ref 3695020335: chargeback, hotel in Oslo, chip and PIN used, we lose
near: Standing order of 773 to the landlord for unit 75, first of the month
near: Password for telephone banking was changed in the branch, ID checked by Yuki
near: exchange rate 1.067, fee 16, card scheme code 45
near: Dormant since 1976, balance 4.3, last login never, letter returned from Hauptstr. 45
near: Junior account from age 2, card without PIN until parents sign
near: Security printer jammed, 20 PIN mailers spoiled, shredded by two people
near: Cash machine camera 37 dirty, keypad shield missing, patrol at 6:54
near: Swipe, then sign; contactless limit is 50, after five taps it wants the PIN
near: File no. 65646, room 298, second floor, take a number and wait
near: Your appointment code is on the letter, bring it with the old passport
near: Form 11b, box 96: tick if the password was sent to a former address
near: Tax office: assessment 2009, due 4014, ID number already on page 1
near: The e-ID PIN letter went to 221b Baker Street, returned "moved away", new one takes 18 days
near: Permit ZB-9436, fee 22 euros, pay at machine 53, coins only
near: Counter 12 handles lost keys and found bikes, counter 19 the rest
near: Section 30 paragraph 3 of the data act: access codes shall be stored separately
near: Municipality code 49622, district 40, postal code 96355, map sheet 43
near: Key safe with the polling station keys collected by Yuki, 83 of 3 back
near: Case worker Hugo, ext. 8469, portal user lena99, on leave till 12/7/26
near: Licence plate KKA-RA 141 reserved until 2020-07-28, reservation at desk 21
near: Petition 8255: "Open the park gate before 4:48", 414 signatures
near: Election night: results login goes by courier, envelopes 87 to 98, unopened
near: you need the activation code AND your card, one alone gets you nowhere (line 45 of the leaflet)
near: NACE code 75, turnover class 76, employees 19, return by March 10th
near: Birth certificate copy no. 29, register year 2020, stamp over the corner
near: Archive box 7263, shelf 11 m, contents "Safe inventories 1931", locked room
near: Fine notice 7932576, 24 euros, offence: parked before a fire gate
near: The gov portal rejects umlauts in passwords, known since 1967, helpdesk REQ-883624
near: Security officer Aisha briefs all newcomers on Monday at 0:34
near: Dog tax token 8182, brown dog, answers to "futbol"
near: Council vote 2 to 2 against new locks in the town hall
near: Passport desk: fingerprint error 0x80070005, wipe glass, try other finger
near: Visa sticker number starts with two letters, ours had 60 digits, clerk confused
near: Land register sheet 1394, plot 27, right of way through the gate
near: Customs code EORI pending, requested 26.1.2024, contact marta@example.org
near: Courtroom 68 moved to 84, bags and phones into lockers, keep your coin
near: Question 95 of the census: how many rooms can be locked?
near: Our file sign is longer than most passwords: 4-71/824-2016-K
near: Fishing licence exam code of conduct, page 65, fail at 94 points
near: ministry memo: classified as "secret", 29 copies, copy 3 missing
near: FM helpdesk: door 180 drags, hinge 9448-D, job 40026, done by 0:12
near: Cleaners start 20:39 on floor 89, they have own fobs, alarm disarms itself
near: Key register: 12 issued to Ada, 38 overdue, one reported lost on June 23th
near: Changed batteries in keypads 59, 54 and 21, codes stayed as they were
near: Alarm code has been changed for all tenants; new slips at reception from Sunday
near: Boiler house: pressure 7.8 bar, fault F27, lock bent, still closes
near: Unit 40 sublet since March 15th, door sign says "Task-Tested Ltd"
near: Car park level -2, bay 5, barrier opens by plate RR78 MDR
near: PAT label 52486, kettle, floor 2 kitchen, failed, cable cut
near: somebody stuck the alarm instructions on the mother, taken down, shredded, talk with Mei
near: Window contact zone 39 open, zone 10 tamper, panel Archer-C7, firmware 12.1.8
near: Access profile "napoleon" opens doors 50 to 11, weekdays 10:35 to 2:03
near: Meter 68448121 reads 34140, meter room unlocked, bring a torch
near: Contractor Jonas signed in 20:16, signed out never, badge 282 off
near: Gate motor: 230 V, 446 watts, opening time 48 s, remote channel 3
near: We don't hand out the cellar code by phone, please come by with ID
near: Plant watering: floors 1 to 97, key from Mrs Tom, 19 litres
near: Fire door 13 wedged open by a fridge, photo, warning letter no. 30
near: Lock cylinder 30/17, nickel, 21 keys, profile protected until 1991
near: Intercom panel: flat 47 rings flat 75, wiring swapped, tenant annoyed
near: Post room: pigeonhole 56, parcels till 9:36, franking machine low on credit
near: lamp in stairwell B flickers, socket E27, 42 watts, same code as last time in the catalogue
near: Turnstile 40 counts 8444 entries and 74 exits, someone jumps
near: Legionella flush outlet 789, 58 min, temp 88, initials Mei
near: Bike store 36 has a new reader; your old fob works, no number to remember
near: Snow service contract 08539: gate unlocked by 12:03 or penalty 876
near: Safe on floor 41 weighs 740 kg, ceiling load 473, move forbidden
near: Smoke detector 81/47 dusty, loop 2, panel text "CHECK DOOR 7"
near: Wanted: whoever borrowed ladder no. 53 from the locked cage
near: Roof hatch key: hook 38, red tag, sign page 10, wind limit 82 km/h
near: Bins: code 15 01 for packaging, code 20 01 for paper, truck Monday
near: CCTV 70 retains 61 h, recorder login known to two guards only
near: tenant in 120 wants a third key, price 69 euros, card number of the lock needed
near: Minutes March 26th, item 3: passwords. Decision: manager for everyone, 26 votes to 55
near: Present: Aisha, Jonas, Emil. Absent: the man with the key
near: AP 19: Lena asks IT why login takes 8 seconds, by Monday
near: Item 5, project "Text-Driven": code name stays, budget 5847, milestone 2019-10-12
near: Key dates: tender June 9th, award March 19th, move March 17th
near: "The key to success is ciao", said the coach, slide 34 of 25
near: Resolved that the door to the terrace be locked from 5:26, complaints to Nadia
near: Any other business: PIN board in the corridor is full, remove notes older than 63 weeks
near: Board pack p. 66: fraud down 79 %, card costs up 18 %, security score B
near: Q from floor: do we still rotate every 90 days? A: no, since 1988
near: Quorum 63 of 86, dial-in bridge dead, started 61 minutes late
near: Action log #70 open, #5 closed: buy second safe, 323 euros
near: Next jour fixe July 22th 17:35, room "Quito", seats 76, bring the key figures
near: Works council objects to cameras at gate 95, talks resume Sunday
near: Lessons learned: the codes were in the settings, the archive was locked, the key was inside
near: Guest speaker on passphrases, 15 minutes, title "Four words beat 34 symbols"
near: Risk R24: single person knows the vault procedure; owner Pavel; impact 4
near: Omar reported that the access list has 869 names and 13 of them are retired
near: Motion 67: rename meeting room "Safe" to "chaton", carried
near: Retro: start "locking screens", stop "sharing logins", continue bread
near: Treasurer: two cards, one limit 5653, receipts for 95 still missing
near: Vote on dress code postponed, door policy approved, page 48
near: Off the record: nobody remembers who set the alarm code in 1997, ask Marta's predecessor
near: Team day game: safe word is whatever your captain whispers, 77 rounds
near: The auditor counted 55 sticky notes at 32 desks and read none aloud
near: Roadmap Q5: passkeys for 33 %, SMS codes off, Vault pilot in Accra
near: Lunch at 6:17, code of practice afterwards, 25 slides, promise
near: Correction to minutes no. 83: not "secret vote" but "separate vote"
near: Approved: Jonas may sign up to 5484, second signature above
near: Memory: user keeps passwords in 1Password and does not want me to store any
near: Note to self: user prefers port 2428 for the dev server, auth is off locally
near: User's work laptop is a SG-108E, asset 40731, he calls it "zeppelin"
near: Agent summary: booked AF1234, seat 42C, gate C33, check-in from 17:07
near: The user asked for a 64-character password; I generated none, sent a link to LastPass
near: Remember: team login page moved to search-02, user name is still root
near: Preference: reply within 31 lines, English, no emojis, never repeat codes
near: Fact: Carlos manages key accounts in Oslo, started 1997
near: Handoff: step 5 of 23 done, waits on a one-time code only the user can read
near: user said the gate code changed on 2.3.2024 but didn't give me the new one
near: Tool call 94: read_file config, 3205 bytes, password lines masked as ****
near: Open question: which of 59 API keys is for staging? Emil will check on Friday
near: Observed: door sensor in 655 reports every 20 s, battery 11 %
near: Goal: cut failed logins from 751 to 33 by 4.7.2022
near: Learned today: error E11000 means the account is fine and the clock is wrong
near: Owner of the repo is mlopez, default branch main, CI secrets count 38
near: user has 2 unread mails, one titled "Your code", not opened
near: Reminder set 2019-12-14 1:07: renew badge, photo 35 by 45 mm
near: Contact card: Marta, team.lead@example.com, 0508537521, locksmith, cheap
near: The user's favourite tongue-in-cheek phrase about security is "nobody expects the summer"
near: plan: 1 export users 2 drop passwords column 3 import 5447 rows 4 mail links
near: Session 25b7dd23: asked twice about PIN length, answered 4 to 8, source page 82
near: He thinks "swordfish" is a film and not a password, both fair
near: Context: warehouse 17, shift 18, user is new and has no login yet
near: Do not ask again for the door, the user finds it annoying (turn 57)
near: Pending: KA-01450 for 56 label printers, approval by Pavel, budget code 7410
near: Confidence 41 %: the card he lost is the canteen card, balance 3.1
near: Found 191 matches for "password" in 61 files, all of them docs or tests
near: user's timezone UTC+88, language en-GB, unlocks at 4:16, sleeps late
near: Never store what comes after "pin:" in the chats of Aisha, he asked for that in 1965
near: | door | floor | reader | status | -> | 555 | 50 | XR500 | offline |
near: user;role;last_login;mfa -> support;clerk;2022-02-02;yes
near: 1) badge ok 2) locker 93 ok 3) login not ok 4) mentor Carlos
near: Locker numbers: Pavel 63, Priya 61, Ravi 76, spare 32
near: Password: see safe. Port: 2857. Version: v17.2.9.
near: Username omar@example.org, password known to Kofi, URL https://router-effa/login
near: PIN: set by the cardholder at first use
near: Code required? yes. Code sent? no. Ticket? JIRA-490.
near: Door code: ask Omar, ext 7241
near: Wifi password: on the back of your badge, changes every 70 days
near: pw expired, new one by phone, tel +49 170 7226912, best before 20:18
near: ACCESS DENIED - ZONE 48 - CARD 33823 - 11:58
near: LOCKER KEYS MUST BE RETURNED BY 19:52, DEPOSIT 79 EUROS
near: Please stop writing passwords on form 3379, there is no box for them
near: hash of the backup: a9805bbd, key id 8753577, the key itself stays in the HSM
near: Backup codes printed: 10. Used: 47. Location: archive, blue folder.
near: Recovery phrase: 24 words on steel, box 782 at the bank, only the CFO has seen it
near: security answer changed at the customer's wish, agent 616, 14:49
near: API key created June 7th, expires in 463 days, scope read, label "pivo"
near: The secret ingredient of our onboarding is tomatoes, obviously
`,
}
