/**
 * English sentences that tell a secret in everyday words. They were written before the second training of the score,
 * and nothing is tuned on them. Each line is `kind: text`; the secret is in ⟦ ⟧, and ⏎ ends a line of the text.
 */
export const FRESH_TELLS_1 = {
  en: `
password: I finally set the Hulu one to ⟦Pumpkin_Latte9⟧ so the kids can get on
password: Netflix kicked us all out, new password's ⟦otterpop-41⟧
password: Mom keeps asking, so for the record her email password is ⟦Geranium1958⟧
password: my laptop wakes up if you type ⟦Zk4!moss⟧
password: For the payroll portal I go in as dkim with ⟦Hh7-tambourine⟧
password: They made me change it, the old pw was ⟦trustno1⟧ and now it's ⟦NoMoreTrust1!⟧
password: The printer's admin page: admin, ⟦Xerox!4400⟧
password: Same password as always, ⟦bigbluevan⟧
password: Tell Priya the shared drive opens with ⟦Kumquat.33⟧
password: His Xbox account? ⟦sn1perwolf_77⟧ is what he typed
password: I always go with ⟦monkeybars7⟧ for throwaway accounts
password: The password to my journal is the single word ⟦persimmon⟧
password: can you remember this for me? amazon password: ⟦7Lanterns&Tea⟧
password: If anything happens to me, laptop password ⟦Vivaldi4Seasons⟧ and phone ⟦902144⟧
password: The zip file Dana sent wants ⟦quarterly-B4⟧ to open
password: Encrypted the backup drive, passphrase is ⟦eleven foggy mornings⟧
password: teacher account on the smartboard: user room12, password ⟦Crayon!⟧
password: We share one Figma seat, log in as design@example.org and ⟦moodboard2023⟧
password: Dr. Osei's patient portal login is osei_a and the password ends up being ⟦Clinic#5th⟧
password: hey so i changed the insta pw again lol ⟦sundaze.22⟧
password: When Jira asks again just put in ⟦Backlog-of-doom1⟧
password: the master password for my manager app: ⟦Quilted!Harbour8Lamp⟧
password: ⟦SaltyPretzel77⟧ - that's the password for the HR site, save it
password: My Steam credentials haven't changed: grom_b and ⟦pike+anchor5⟧
password: The Windows password on the reception PC is blank-looking but it's really ⟦Recept10n⟧
password: Could you store "⟦maple-vortex⟧" as my Duolingo password
password: the sudo password on the build box is ⟦hammer0fdawn⟧
password: Remember the password hint was my first dog, and the password itself is ⟦Biscuit2004⟧
password: I log on to the till with ⟦Cashier_3⟧ and Ben uses ⟦Cashier_9⟧
password: Everyone in the lab knows the microscope PC password, ⟦photon⟧
password: The WordPress install gave me admin / ⟦vB8$kqPz2m⟧
password: pw for the pdf payslips = ⟦0412KELLER⟧
wifi: Guests can hop on our wifi with ⟦lemonade-stand⟧
wifi: The Wi-Fi at the dentist is SmileGuest, password ⟦flosseveryday⟧
wifi: wifi at mum's: ⟦Teapot!1962⟧
wifi: Router sticker says the WPA key is ⟦8F3K-QQ71-ZMX0⟧
wifi: To get online in the caravan connect to CampNet and enter ⟦marshmallow88⟧
wifi: hotspot on my phone is called Lenas iPhone and the pass is ⟦gh7tt2xk⟧
wifi: Our network name is Burrow and you'll need ⟦whiskers&paws⟧ to join it
wifi: the cafe gave me ⟦flatwhite2024⟧ for the internet
wifi: the 5 GHz network uses the same key as the other one, ⟦dandelion5ghz⟧
door: The side door at the clinic takes ⟦4408⟧ then the star key
door: Neighbour's alarm goes quiet if you key in ⟦7352⟧
door: Airbnb in Porto: lockbox on the railing, ⟦2816⟧, key for the top lock is the brass one
door: building entry is ⟦#2290⟧, third floor on the left
door: The code to get into the bike cage changed to ⟦C5193⟧ last week
door: garage keypad? try ⟦1905⟧
door: Punch ⟦5-1-8⟧ and turn the knob to open the staff toilet
door: gate's ⟦6617⟧, don't let the dog out
door: Once you're past the bollards, the warehouse door wants ⟦880412⟧
door: I set the baby gate lock to ⟦314⟧
door: the shed padlock is my birthday, ⟦1407⟧
door: Caretaker: use ⟦9035B⟧ for the boiler room door
door: To disarm the shop alarm you've got 30 seconds to type ⟦25804⟧
door: My gym locker combo is ⟦14-32-6⟧
door: safe in dad's study opens with left ⟦38⟧ right ⟦12⟧ left ⟦27⟧
door: Suitcase lock: ⟦0 9 3⟧
door: They gave the cleaner ⟦7741⟧ for the alarm and us ⟦7742⟧
door: The keypad at the allotment only accepts ⟦*3481#⟧
door: Elevator to the penthouse needs ⟦PH77⟧ after 10 pm
door: Press ⟦1 5 9 3⟧ on the panel, wait for the green light, then pull
door: The cottage key safe is set to ⟦4096⟧ by the way
door: for the pool: turn the dial to ⟦22-05-31⟧
door: you can let yourself in, it's ⟦3376⟧ on the front keypad
pin: My Visa's PIN is still ⟦8052⟧
pin: grandad wants me to get cash for him, his card's number at the machine is ⟦1946⟧
pin: PIN of the blue card ⟦7310⟧, of the red card ⟦4402⟧
pin: the tablet for the kids unlocks at ⟦112358⟧
pin: I keep forgetting my SIM PIN: ⟦0258⟧
pin: voicemail asks for four digits, mine are ⟦6609⟧
pin: Her phone? ⟦290791⟧, she never hides it
pin: my chip card takes ⟦3918⟧
pin: the parental lock on the TV is ⟦5005⟧
pin: iPad passcode for the shop floor ⟦777123⟧
pin: the three digits on the back are ⟦471⟧
pin: CVC for that card is ⟦902⟧
pin: The bank texted me ⟦553018⟧ to confirm the login
pin: My authenticator shows ⟦204 817⟧ right now
pin: your Telegram code is ⟦60214⟧, she forwarded it to me
pin: The SIM's PUK, in case I lock it again: ⟦48120937⟧
pin: the pin I chose for the pension line is ⟦2468⟧, silly I know
pin: When the ATM asks I press ⟦4417⟧ and enter
recovery: My wallet's recovery phrase: ⟦copper lunar orphan tide wagon exhibit maple frozen silent gather donkey rival⟧
recovery: the twelve words are ⟦velvet ladder oyster jungle hero dust mimic panda quarter solve tuna urge⟧
recovery: seed words for the ledger, in order: ⟦cabin, ozone, fiber, ribbon, tackle, usage, alien, breeze, empty, grape, hockey, icon⟧
recovery: Emergency recovery code for the Apple account is ⟦RK7D-93LM-QQ2P-X81B⟧
recovery: backup codes for Dropbox ⟦4471 9920⟧ and ⟦1180 3347⟧
recovery: Put this somewhere safe: 2FA backup ⟦k3w9-ttr1-0pqm⟧
recovery: BitLocker wants the long one: ⟦440912-118273-602211-993017⟧
token: staging API key is ⟦f81b9c27d04e4a6ab3c5⟧, please keep it out of git
token: The bot authenticates with ⟦Qm9kYXRhLXRva2VuLTc3MTk⟧
token: my openweather key: ⟦5d0f77c19ab34e2288d1f6b0aa93ce41⟧
token: curl -H "X-Api-Key: ⟦zt91-KKd0-77ab-Wq2e⟧" gets you the report
token: use ⟦mpk_8sJ2kLq09ZxVtR4wPd31⟧ as the token when you call the maps service
token: our webhook is signed with the secret ⟦c0ffee99deadbeef1234⟧
token: The access token Tomas pasted is ⟦ya7.Zk0-94jdKx_82LmQ⟧, it dies tomorrow
token: NPM_TOKEN=⟦a91c3f0e-55aa-4c1d⟧ goes into the CI settings
token: client id 4471-app, client secret ⟦Uy7_qPz0-Lw3sKd9⟧
token: Sentry auth token ⟦9e1f0b7c6d5a48332211⟧ belongs to the mobile team
connection: prod db is postgres://ledger:⟦Wq9-tidal⟧@10.2.0.14:5432/ledger
connection: connect with Server=sql01;User Id=svc_rep;Password=⟦Rep0rt!ng⟧;
connection: mysql -u root -p⟦toor4ever⟧ shop
connection: the broker is amqp://mq:⟦carrot99⟧@rabbit.lan:5672
connection: redis-cli -a ⟦Cach3-Me⟧ -h cache01
connection: smtp user noreply, smtp pass ⟦mail3r_Daem0n⟧, port 587
answer: My security answer for the bank is ⟦Pemberton Street⟧
answer: If they ask for my mother's maiden name on the phone, say ⟦Lindqvist⟧
answer: secret question first pet, answer ⟦Mr. Whiskerton⟧
answer: The word that gets you past phone support is ⟦tangerine⟧
answer: Our family safe word is ⟦blue pelican⟧
spoken: my pin is ⟦four seven one nine⟧
spoken: the alarm code is ⟦two-two-eight-six⟧
spoken: it's ⟦nine, three, three, one⟧ for the front gate
spoken: the wifi password is ⟦hotel echo lima lima oscar seven⟧
spoken: Card PIN: ⟦double four one seven⟧
spoken: The safe goes ⟦thirty-one, eight, nineteen⟧
spoken: my password is ⟦capital T, iger, ninety nine⟧
spoken: password is spelled ⟦m-a-r-b-l-e-4⟧
split: I changed the wifi password yesterday. It's ⟦cinder-block-9⟧ now.
split: You asked about the back door. Just use ⟦5528⟧.
split: My Gmail got hacked so I made a new password. Here it is: ⟦Thistle_and_Co7⟧
split: There is a code for the parking garage. You will need it after eight. ⟦2047⟧
split: Don't tell anyone my PIN. ⟦9163⟧.
split: About the VPN: the user is jt.⏎The password: ⟦Meadow-Lark-3⟧
split: The alarm panel is left of the door. Type ⟦6402⟧ and you have peace.
split: Remember the locker from yesterday? The combination was ⟦7-19-33⟧.
turns: User: what's the wifi here?⏎Assistant: The network is Loft.⏎User: and the password?⏎Assistant: ⟦brickwall19⟧
turns: Q: What is the PIN for the corporate card? A: ⟦5820⟧
turns: - which code opens the lab?⏎- ⟦40417⟧
turns: Lena: did you get the door code?⏎Omar: yes, ⟦8813⟧
turns: "Your password?" she asked. "⟦nightingale5⟧," he said.
turns: Agent: please confirm your passcode. Customer: ⟦774120⟧
turns: What do I type for the alarm? ⟦3090⟧, then the house symbol.
turns: PIN? ⟦1212⟧. Wifi? ⟦sourdough-starter⟧.
`,
}
