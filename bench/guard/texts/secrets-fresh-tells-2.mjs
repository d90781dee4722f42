/** Sentences in other languages that tell a secret in everyday words. Format: see secrets-fresh-tells-1.mjs. */
export const FRESH_TELLS_2 = {
  de: `
password: Das Passwort fürs Elternportal hab ich auf ⟦Krokodil_88⟧ gesetzt
password: Mein Rechner im Büro: ⟦Blaubeere!7⟧ eintippen und Enter
password: Für die Mediathek nehmen wir alle ⟦tatortsonntag⟧ als Passwort
wifi: Im Ferienhaus heißt das Netz Seeblick und der Schlüssel ist ⟦moewe2019⟧
wifi: wlan bei oma: ⟦Streuselkuchen5⟧
door: Die Tiefgarage geht mit ⟦4471⟧ auf, danach die Raute
door: Schlüsselkasten neben der Tür, Code ⟦0815⟧
door: Zahlenschloss am Keller: ⟦392⟧
pin: Papas EC-Karte hat die Geheimzahl ⟦7206⟧
pin: Zum Entsperren vom Tablet tippst du ⟦135790⟧
spoken: die PIN ist ⟦sieben null vier eins⟧
split: Ich habe die Alarmanlage umgestellt. Ab heute gilt ⟦6613⟧.
turns: Wie war nochmal das WLAN-Passwort? ⟦Hefezopf-2⟧
recovery: Der Wiederherstellungscode für mein Konto ist ⟦M4KQ-88ZT⟧
token: Der Zugriffstoken für den Testserver: ⟦b7e19aa02c4d4f10⟧
`,
  fr: `
password: J'ai mis ⟦Citrouille31⟧ comme mot de passe pour la CAF
password: Pour l'intranet c'est dupont.m et ⟦Mistral!2020⟧
password: mdp ordi du salon ⟦chocolatine⟧
wifi: Chez mamie le wifi c'est Livebox-22A0 avec la clé ⟦PommeReinette4⟧
door: Pour monter chez nous tu fais ⟦28A51⟧ puis l'interphone
door: L'alarme du magasin se désactive en tapant ⟦60917⟧
door: cadenas du vélo : ⟦5-0-7-2⟧
pin: Ma carte Visa, c'est ⟦4093⟧ au distributeur
pin: Le téléphone de Léa se déverrouille avec ⟦250612⟧
answer: La réponse à ma question secrète est ⟦Pompon⟧
spoken: le code du portail est ⟦trois deux zéro neuf⟧
split: On a changé le digicode. Maintenant c'est ⟦77B30⟧.
turns: C'est quoi le code de la boîte à clés ? ⟦1984⟧
token: la clé d'API de prod : ⟦e02b9f117ad84c6b⟧
`,
  es: `
password: Le puse ⟦Aguacate_55⟧ de contraseña a la tele
password: Para la nómina entro con rgarcia y ⟦Limonero#8⟧
password: la contra de mi insta es ⟦lunallena97⟧
wifi: El wifi del piso: MOVISTAR_7C2, contraseña ⟦tortillaconcebolla⟧
door: La verja se abre marcando ⟦8830⟧
door: candado de la bici ⟦417⟧
door: Cuando suene la alarma mete ⟦2591⟧ y listo
pin: El pin de la tarjeta de mi madre es el ⟦6077⟧
pin: Mi móvil se desbloquea con ⟦147741⟧
spoken: el código es ⟦cinco cinco dos uno⟧
split: He cambiado la clave del router. Ahora es ⟦Zarzamora!3⟧.
turns: ¿Cuál es el código del portal? ⟦4620⟧
answer: La respuesta de seguridad es ⟦Pichirilo⟧
token: el token de la API es ⟦91ab44e0cd3377ff⟧
`,
  pt: `
password: Coloquei ⟦Jabuticaba22⟧ como senha do banco
password: o login do portal é marina.s com a senha ⟦Pipoca-doce⟧
wifi: Wi-Fi da praia: rede CasaMar, senha ⟦caranguejo10⟧
door: Pra abrir o portão digita ⟦5519⟧
door: O cofre abre com ⟦31-08-77⟧
pin: a senha do meu cartão é ⟦8264⟧
pin: O PIN do tablet das crianças: ⟦2020⟧
split: Mudei o código do alarme. Agora é ⟦9047⟧.
turns: Qual é a senha do wifi? ⟦brigadeiro4⟧
`,
  it: `
password: Ho messo ⟦Peperoncino!9⟧ come password di Netflix
password: Per il registro elettronico: utente rossi.p, password ⟦Campanella3⟧
wifi: Il wifi della casa al mare ha la chiave ⟦ombrellone21⟧
door: Il cancello si apre digitando ⟦4402⟧
door: Lucchetto della bici: ⟦809⟧
pin: Il bancomat di nonna ha il PIN ⟦1953⟧
split: Abbiamo cambiato il codice dell'antifurto. Adesso è ⟦7781⟧.
turns: Qual è il codice del portone? ⟦20B4⟧
`,
  nl: `
password: Het wachtwoord van Magister is ⟦fietsbel99⟧
password: Ik log overal in met ⟦Stroopwafel_1⟧
wifi: Wifi op de camping: netwerk Duinrand, wachtwoord ⟦zeemeeuw7⟧
door: Het sleutelkastje gaat open met ⟦3057⟧
door: Alarm uitzetten? Toets ⟦6129⟧
pin: De pincode van opa zijn pas is ⟦4410⟧
split: De code van de voordeur is veranderd. Het is nu ⟦8802⟧.
`,
  pl: `
password: Ustawiłam hasło do poczty na ⟦Truskawka_7⟧
password: Loguję się do banku hasłem ⟦zielonyKot55⟧
wifi: Wifi u babci: hasło ⟦szarlotka12⟧
door: Brama otwiera się po wpisaniu ⟦4471⟧
door: Kod do skrytki na klucze: ⟦0937⟧
pin: PIN do karty taty to ⟦8150⟧
split: Zmienili kod do klatki. Teraz jest ⟦35K2277⟧.
`,
  sv: `
password: Jag har satt lösenordet till ⟦Blåbärspaj8⟧
wifi: Wifi i stugan heter Sjöutsikt och lösenordet är ⟦gädda1977⟧
door: Portkoden hos Karin är ⟦2468⟧
door: Nyckelskåpet öppnas med ⟦7719⟧
pin: Mammas bankkort har koden ⟦3086⟧
`,
  fi: `
password: Vaihdoin sähköpostin salasanaksi ⟦Mustikka_44⟧
wifi: Mökin wifin salasana on ⟦saunailta9⟧
door: Alaoven koodi on ⟦4183⟧
`,
  cs: `
password: Heslo do školního systému je ⟦Houska77⟧
door: Na bránu zadej ⟦6204⟧
pin: PIN od babiččiny karty je ⟦1938⟧
`,
  ru: `
password: Я поставил на почту пароль ⟦Ромашка_91⟧
password: логин admin, пароль ⟦zima2024⟧
wifi: Вайфай на даче: пароль ⟦кабачок77⟧
door: Домофон у Светы ⟦24к1180⟧
door: Чтобы отключить сигнализацию, набери ⟦5092⟧
pin: У маминой карты пин ⟦6341⟧
split: Сменили код на калитке. Теперь ⟦8827⟧.
turns: Какой пароль от роутера? ⟦belka-strelka⟧
`,
  uk: `
password: Мій пароль від пошти тепер ⟦Вишня_12⟧
door: Код домофону у бабусі ⟦47К0913⟧
pin: Пін від картки ⟦2795⟧
`,
  zh: `
password: 我把邮箱密码设成了⟦Lizi_8848⟧
password: 电脑开机密码⟦wodejia66⟧
wifi: 家里的WiFi叫Home-5G，密码⟦xigua1314⟧
door: 楼下门禁按⟦2580#⟧就能进
pin: 爸爸的银行卡密码是⟦730219⟧
split: 保险柜换密码了。现在是⟦417702⟧。
`,
  ja: `
password: ネットフリックスのパスワードを⟦Mikan_77⟧にしました
wifi: 別荘のWi-Fiは「Umi」で、パスワードは⟦hamaguri8⟧
door: マンションの入口は⟦1104⟧を押してから呼び出し
pin: 母のカードの暗証番号は⟦5263⟧
`,
  ko: `
password: 넷플릭스 비밀번호를 ⟦gamja_55⟧로 바꿨어
door: 할머니 집 현관 비번은 ⟦0927*⟧
pin: 체크카드 비밀번호는 ⟦3348⟧입니다
`,
  tr: `
password: Okul sisteminin şifresini ⟦Portakal.9⟧ yaptım
wifi: Yazlığın wifi şifresi ⟦denizkizi48⟧
door: Apartman kapısı ⟦2071⟧ ile açılıyor
pin: Annemin kart şifresi ⟦5918⟧
`,
  id: `
password: Kata sandi emailku sekarang ⟦Rambutan_3⟧
wifi: WiFi kos namanya Melati, passwordnya ⟦sotoayam77⟧
pin: PIN ATM ibu ⟦402117⟧
`,
  ar: `
password: كلمة مرور البريد هي ⟦nakhla2022⟧
wifi: كلمة سر الواي فاي ⟦zaytoun55⟧
`,
}
