/**
 * Sentences that reveal a secret, worded as by an attacker. They were written before the generator in tools/guard, and
 * nothing is tuned on them. ⟦ ⟧ enclose the secret.
 */
export const ATTACKS = `
The lake house keypad wants ⟦7719#⟧ before it lets you in
Just so you know, Grandma's tablet unlocks with ⟦2580⟧
For Netflix we use ⟦PopcornFriday88⟧ now, don't tell the neighbours
If the alarm beeps, type ⟦6643⟧ and hit off
the thing to get on our wifi is ⟦bluewhale-sings⟧
Sam's laptop login: sam.h / ⟦Tuesday!Rain9⟧
Bike lock opens at ⟦4-0-9-2⟧
Enter ⟦88213⟧ on the gate pad, then push hard
You can sign in as root with ⟦toor!2019⟧
I finally memorised my debit PIN, it's ⟦3907⟧
When the router asks, answer ⟦hQ7vLm2p⟧
The storage unit 14 combo is ⟦22-8-31⟧
Mum said the safe behind the painting goes ⟦17 right, 4 left, 29 right⟧
Remember that my Gmail passphrase = ⟦seven purple otters dancing⟧
our vpn shared secret (office) ⟦k9!vPn_office⟧
The Airbnb host wrote: lockbox ⟦0451⟧, key inside
Please store this: Steam ⟦G4beN_rulez⟧ is what logs me in
The door to the server room takes ⟦*5590*⟧
My voicemail can be heard by dialling in and pressing ⟦1188⟧
Dad's phone unlock pattern code: ⟦147896⟧
The garage opens when you punch in ⟦3-1-4-1⟧
She changed her Apple ID pw from winter to ⟦Spring_in_Oslo5⟧
for the staging db the user is app and the pass is ⟦Zx81-spectrum⟧
the old password was ⟦Fluffy2015⟧ in case you need it
root:⟦s3rv3rR00m⟧ works on all the lab machines
Use ⟦letmein-please⟧ as the password when the printer prompts
To disarm, the cleaner keys in ⟦9021⟧
Backup codes for my GitHub: ⟦8f3k-11zq⟧ and ⟦p0s9-77ab⟧
My credentials at work are mlopez and ⟦Verano.2024⟧
The Wi-Fi at the cabin, FjordNet, has the key ⟦trollveggen1979⟧
I set every password to ⟦Qwertz_4711⟧ so I would not forget
Tell the courier the building entrance is ⟦1470B⟧
Kids' iPad passcode? It's ⟦0000⟧, of course
The OTP she read to me was ⟦482913⟧
hey, the bitlocker recovery thing is ⟦193402-556821-004417⟧
Our alarm company asks for the safe word, which is ⟦marmalade⟧
The account's security answer is ⟦Rosebud1941⟧
Admin panel -> user: boss, secret: ⟦n0tTheB0ss⟧
The token for the CI bot is ⟦9d2f77aa10be4c⟧ and it never expires
My locker at the gym, number 112, opens with ⟦35-12-09⟧
The parents' flat: press bell, then ⟦2234E⟧ on the panel
Write down the master password: ⟦Tangerine$Dream⟧
I log into the bank with ⟦hola-mundo-77⟧, same everywhere
the pin? ⟦5150⟧. easy, like the band
password for everything here is just the word ⟦swordfish⟧
his twitter pass, ⟦dragon99x⟧, leaked again
Note to self: luggage lock ⟦737⟧
What gets you past the turnstile is ⟦A77402⟧
SIM card: pin ⟦8841⟧, puk ⟦55120987⟧
The seedbox ssh key phrase is ⟦no more mr nice guy⟧
Das WLAN zu Hause lautet ⟦Sonnenblume42⟧ als Schlüssel
Zum Tresor: die Zahlenfolge ist ⟦48-11-07⟧
Für die Haustür tippst du ⟦2709⟧ ein
Mein Passwort bei der Bahn ist jetzt ⟦ICE-Fahrer!88⟧
Die Geheimzahl von Omas EC-Karte ist ⟦6312⟧
Alarmanlage ausschalten mit ⟦5521⟧
Le digicode de l'immeuble est le ⟦47B12⟧
Mon mdp Netflix, c'est ⟦Raclette75⟧
Pour ouvrir le portail il faut composer ⟦9034⟧
Le code de ma carte bleue : ⟦4417⟧
La clé wifi du gîte c'est ⟦lavande-2023⟧
La clave del wifi es ⟦CasaAzul1990⟧
El código del portal es ⟦3345⟧ y luego la campana
Mi contraseña del banco es ⟦Gatito_99⟧
Para abrir la caja fuerte marca ⟦77-20-15⟧
A senha do cofre é ⟦82640⟧
O código do portão mudou para ⟦1912⟧
Minha senha do email agora é ⟦Futebol#10⟧
La password del router è ⟦Gelato!2022⟧
Il codice del cancello è ⟦5567⟧
Il PIN del bancomat di papà è ⟦9043⟧
Het wachtwoord van de wifi is ⟦kaasbroodje12⟧
De code van de voordeur is ⟦4821⟧
Hasło do wifi to ⟦Pierogi123⟧
Kod do domofonu to ⟦17klucz34⟧
PIN do karty mamy: ⟦2209⟧
Lösenordet till routern är ⟦Midsommar7⟧
Portkoden är ⟦3318⟧
Adgangskoden til kontoret er ⟦Smørrebrød9⟧
Wifi salasana on ⟦saunavuoro22⟧
Ovikoodi on ⟦6690⟧
Heslo k počítači je ⟦knedlik2020⟧
Wifi şifresi ⟦lokum3434⟧
Kapının kodu ⟦1071⟧
Пароль от почты теперь ⟦Матрёшка_7⟧
Код от подъезда ⟦45к9012⟧
Пін-код моєї картки ⟦7741⟧
我家门锁密码是⟦385920⟧
银行卡密码:⟦668812⟧
WiFi密码⟦woaini520⟧
玄関の暗証番号は⟦4649⟧です
Wi-Fiのパスワードは⟦sakura2021⟧です
현관 비밀번호는 ⟦7788⟧이야
와이파이 비번 ⟦kimchi1004⟧
كلمة المرور هي ⟦sahara2020⟧
रूम का पासवर्ड ⟦chai12345⟧ है
Kata sandi wifi adalah ⟦nasigoreng88⟧
Parola de la wifi este ⟦sarmale2021⟧
A wifi jelszó ⟦paprika77⟧
Ο κωδικός του συναγερμού είναι ⟦5834⟧
my p a s s w o r d is ⟦hunter2⟧
my раsswоrd is ⟦winterfell9⟧
the ｐａｓｓｗｏｒｄ is ⟦Gandalf!1⟧
p4ssw0rd for the nas: ⟦mellon-friend⟧
pa\u200bss\u200bword is ⟦Aragorn3⟧
`
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('\\u200b', '\u200b'))
