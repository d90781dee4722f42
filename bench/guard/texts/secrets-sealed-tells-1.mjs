/**
 * English sentences that tell a secret, in the voices of chats, tickets, mails, notes and dictation. They were written
 * before the third training of the score, and scored before and after that training. They are never tuned on or looked
 * at line by line.
 * Each line is `kind: text`; the secret is in ⟦ ⟧, and ⏎ ends a line of the text.
 */
export const SEALED_TELLS_1 = {
  en: `
chat: lol ok the disney+ one is ⟦mermaid_parade3⟧, dont share w dad
chat: heyy whats up, btw ur new spotify pass is ⟦Vinyl-Weekend8⟧
chat: k so for the study room tablet its ⟦6031⟧ then swipe
chat: omg i always forget, its ⟦peachcobbler19⟧ for my insta
chat: bro the lan party wifi is GGnet and the pw ⟦headshot!42⟧
chat: sent u the zip, open it w/ ⟦rainy-Tuesday-6⟧
chat: password for the minecraft server? ⟦creeperhugs⟧
chat: just use my login, kelly.w and ⟦Daybreak2017⟧
chat: the gate dude said ⟦4417⟧ works till sunday
chat: new phone who dis haha anyway pin's ⟦8824⟧ if u need my music
chat: its ⟦tomatosoup.5⟧ all lowercase, for the printer account
chat: can u water the plants? keybox outside ⟦7093⟧
chat: ur code from whatsapp came to my phone, ⟦402-771⟧
chat: we changed hulu again 🙄 its ⟦Marigold88!⟧ now
chat: back door sticks but ⟦2640⟧ then push hard
chat: twitch login still streamking / ⟦b0ssfight9⟧
ticket: User cannot log in. Temporary password issued: ⟦Welcome-Kettle-55⟧
ticket: Customer verified by phone, PIN on file ⟦3975⟧, caller confirmed.
ticket: Reset performed. New credentials for j.moreau: ⟦Tramway#9kL⟧
ticket: Steps to reproduce: 1. sign in as qa_bot with ⟦Snapdragon_04⟧ 2. open Reports
ticket: Room 14 safe was stuck, opened with master combination ⟦990217⟧
ticket: Tenant reports keypad at loading dock no longer takes ⟦5580#⟧
ticket: VPN profile re-issued, pre-shared key is ⟦gR7w-u2Kd-p0Lx⟧
ticket: Workaround: run the export with API key ⟦e7c04b19d2aa58f36b10⟧ in the header
ticket: BIOS locked on asset; unlock passphrase ⟦otter under lamp⟧
ticket: Root on the old NAS is still set to ⟦synAdmin77⟧
ticket: Elevator panel: maintenance mode with ⟦1973⟧ and the green button
ticket: Guest network rebuilt. SSID: Lobby-Guest. Passphrase: ⟦citrus-harbour-21⟧
ticket: SIM replaced, carrier gave PUK ⟦50932281⟧
ticket: The scanner's FTP user is scan01 and its password ⟦Paper.Jam3⟧
ticket: Database restored; app user now authenticates using ⟦w8!Cobalt-tern⟧
ticket: Please note the turnstile override ⟦60114⟧ for the fire drill
mail: Dear all, the new passcode for the conference bridge is ⟦883041⟧. Kind regards, Ines
mail: Hi Tom, as promised: the archive you received can be unpacked with ⟦Lindgren-1907⟧.
mail: Please find below your access. User: rsingh. Password: ⟦Qw3-lagoon-T⟧.
mail: Good morning, the cleaners will need ⟦4826⟧ to switch the alarm off before seven.
mail: We have set up your account; you may sign in with the initial password ⟦Firstday!2031⟧ until Monday.
mail: For the rental: front door ⟦9152⟧, garage ⟦7730⟧. Enjoy your stay!
mail: The statement attached is protected; its password is your short code, ⟦KX41rose⟧.
mail: As discussed on the phone, the secret for the webhook will be ⟦6f1d-09be-77c2-a3e4⟧.
mail: Thanks for waiting. Your one-time code: ⟦719 204⟧. It expires in ten minutes.
mail: Let me know once you are in. The wiki's shared login is team@example.com / ⟦Longboat_7⟧.
mail: I am handing over today, so: till drawer key under the mat, safe ⟦31-7-22⟧, alarm ⟦2094⟧.
mail: To view the wedding photos, go to the album page and enter ⟦lovebirds0614⟧ when prompted.
mail: The tax software asks for a passphrase. We picked ⟦seven paper cranes⟧.
mail: My executor should know that the ledger in the drawer unlocks with ⟦Bartholomew5⟧.
mail: PS the gym changed the lockers, mine answers to ⟦4-18-30⟧ now
note: netflix = ⟦cobbler-king22⟧
note: - mum's ipad ⟦195512⟧
note: wifi upstairs: ⟦Foxglove!31⟧, downstairs: ⟦Foxglove!32⟧
note: REMEMBER bike lock ⟦7284⟧
note: To do: call bank, change PIN back to ⟦6150⟧
note: boiler app (login hana@example.org, pw ⟦Radiator+9⟧)
note: Locker 88 at the pool, combination ⟦25-11-3⟧
note: laptop → ⟦Grapefruit_moon2⟧
note: alarm code for Aunt Bea's ⟦3317⟧, dog is friendly
note: Wallet seed: ⟦lizard canoe amber tunnel crisp velvet moral siege oak dinner fatal pupil⟧
note: tumble dryer child lock ⟦808⟧
note: recovery code google ⟦8842 1903⟧
note: school portal - parent4471 - ⟦Chalkdust.8⟧
note: router admin page 192.168.1.1, ⟦hedgehog-supper⟧
note: new card arrives friday, pin stays ⟦2975⟧
note: safe deposit box word: ⟦albatross⟧
note: garden shed ⟦1 4 7 7⟧
note: OPENWEATHER_KEY=⟦77b0c3e19fd4482aa5⟧
note: ssh into pi: pi / ⟦raspberryjam4⟧
told: The code they gave us for the changing rooms was ⟦5091⟧ and it still works.
told: She logs into the library site with her card number and ⟦bookworm!61⟧.
told: Everybody at the club knows you dial ⟦0472⟧ to get the boat shed open.
told: I picked ⟦Thimble_Wren9⟧ when the bank made me choose something longer.
told: If the nanny is early she can get in with ⟦6628⟧.
told: My brother's computer opens when you write ⟦kingfisher77⟧.
told: Our landlord set the hallway light timer and the door to ⟦1359⟧.
told: The old code was ⟦2210⟧, the new one ⟦8714⟧.
told: His phone has the same six digits as ever: ⟦070481⟧.
told: I use ⟦Barnacle-Bill7⟧ nearly everywhere, which I know is bad.
told: Grandma's safe turns to ⟦40⟧, then ⟦12⟧, then ⟦33⟧.
told: For the car park you need to key ⟦7719⟧ before the barrier goes up.
told: The tills at the shop all start with manager code ⟦9402⟧.
told: When it asks who your first teacher was, answer ⟦Mrs Abernathy⟧.
told: Our word so the kids know it's really us is ⟦pineapple express⟧.
told: I told Siri to remember that my locker is ⟦17-5-29⟧.
told: The doctor's online thing let me in with ⟦Stetho5cope⟧ after three tries.
told: The flat's intercom accepts ⟦5527#⟧ since the tenants' meeting.
told: You get onto the train wifi with the voucher ⟦RAIL-8KQ2⟧.
told: After the update the tablet wanted a PIN and I made it ⟦4093⟧.
told: The coach opens the equipment room using ⟦3861⟧ on the pad.
told: On the Mac in the studio I type ⟦Theremin!12⟧ and it wakes up.
told: My debit card works with ⟦9246⟧ at any machine.
told: Rosa's account at the pharmacy takes her birthday plus rose, so ⟦0312rose⟧.
told: The museum's storage is behind a keypad set to ⟦772014⟧.
told: I had to give the plumber ⟦6184⟧ so he could get through the gate.
told: You unlock the scooter by sending ⟦TK-4490⟧ in the app.
told: They printed ⟦tealights-42⟧ on the menu for the internet.
spoken: so the alarm is ⟦five eight oh two⟧ okay
spoken: my card's pin is ⟦one nine seven three⟧ don't write it down
spoken: the door code, ready, ⟦six, six, one, four⟧
spoken: the password is ⟦bravo seven tango nine⟧
spoken: voicemail pin ⟦double seven three one⟧
spoken: um the passcode is ⟦three three eight zero⟧ pound
split: Someone changed the lobby code over the weekend. The porter says ⟦4093⟧.
split: Here are the wifi details. Network Attic. Password ⟦owlpellet66⟧.
split: I finally called the bank about the card. They let me keep my PIN. ⟦7741⟧, in case you shop for me.
split: The admin account works again.⏎⟦Periwinkle!404⟧⏎Please change it.
split: You will want the safe combination. It is in two parts. ⟦58⟧ and ⟦21⟧.
split: Yes, I reset it this morning. It's ⟦Gondola-Sunday-3⟧.
split: Regarding the API: we rotate keys monthly. November's is ⟦kk_71d0c2fae98b44⟧.
split: New garage keypad installed. Same digits as the house. ⟦9035⟧
turns: User: I forgot the alarm code again.⏎Assistant: Which house?⏎User: the lake one⏎Assistant: ⟦2718⟧
turns: Support: what's your account PIN?⏎Client: ⟦4630⟧
turns: Ben: login for the scheduler?⏎Ada: shiftlead, ⟦Punchcard9⟧
turns: Q: wifi? A: ⟦caterpillar-soup⟧
turns: What's the gate code this week? ⟦6147⟧ I think.
turns: >> password please⏎<< ⟦quilted-rhino⟧
turns: Nurse: date of birth and PIN? Patient: May third, ⟦8806⟧.
turns: "And the combination?" "⟦24-8-16⟧, same as the old one."
connection: DATABASE_URL=postgres://crm:⟦Plum-Tart9⟧@db.internal:5432/crm
connection: sqlcmd -S rep01 -U svc_bi -P ⟦Nightly#Run2⟧
connection: In the .env the SMTP_PASS is ⟦p0stbox-Lily⟧
connection: mongodb://root:⟦zinnia77⟧@10.0.4.9/admin
token: Authorization header for the demo tenant: Bearer ⟦dmo_9Xk2LpQ84vTzR1⟧
token: The maps key in production ends in the repo, oops: ⟦AQx93-kLm20-Zz771⟧
token: Our Slack bot's signing secret: ⟦b81e2cf07d6645a9⟧
token: Use access token ⟦tk-55ad09e1c7f2⟧ when calling the invoices endpoint
token: the deploy hook wants ⟦hk29vv-Pl07-qe44⟧ as its secret
answer: Security question "favourite book": I put ⟦Middlemarch⟧.
answer: Mother's maiden name they have on file is ⟦Okonkwo-Reyes⟧.
answer: If the bank calls, the telephone password is ⟦marmalade⟧.
`,
}
