/**
 * Words around secrets, by language and class. `word*` matches every word with this beginning, `*word` every word with
 * this end (compounds, cases). Latin words are written without accents, because accents are removed before a lookup.
 * - P a password; N a PIN or one-time code; C a code or combination; K a key, token or secret
 * - D a door, lock or device with a keypad; A an account or network; V to enter, open or sign in
 * - L links a name to its value; G says that the value changed; Q describes a password or says that it is missing
 * - U counts something; R names a number that is not secret; F a function word
 * - S a digit or a letter said as a word; H turns a name into that of another thing (a password hint, a PIN pad)
 * `one+two` gives its class to the word "two" if the word before it is "one".
 */
export type WordClass = 'P' | 'N' | 'C' | 'K' | 'D' | 'A' | 'V' | 'L' | 'G' | 'Q' | 'U' | 'R' | 'F' | 'S' | 'H'

export const LEXICON: Readonly<Record<string, string>> = {
  en: `P passw* passwords password *password *passwd *passwords pass passwd pwd pw passphrase passphrases passw psw pword mdp
    N pin pins pincode passcode passcodes cvv cvv2 cvc cvc2 otp puk
    C code codes combination combinations combo sequence digits
    K key keys token tokens secret secrets apikey psk wpa wpa2 mnemonic seed *token
    D door doors gate garage alarm safe lockbox locker vault keypad keybox padlock lock latch entrance entry building lobby
      turnstile intercom panel phone tablet ipad iphone laptop sim card debit atm luggage suitcase shed barn cabin pool
      voicemail bike cabinet drawer hatch barrier fence basement attic elevator lift house flat apartment boathouse gym studio console xbox playstation nintendo boat car camper caravan trunk chest cupboard wardrobe scooter terminal
      machine courtyard clinic school stairs hangar thermostat pantry attic
      dorm storage warehouse stairwell cellar greenhouse office front security unlock access backdoor authenticator elevator tower kiosk container depot pavilion hut coach stable chapel archive sauna toilet tv television till tills scanner watch scooter projector keysafe locks doors gates
    A accounts internet online net insta figma stripe zip pdf tax payroll hr crm wiki cms forum cloud drive wifi wi-fi wlan router network ssid hotspot vpn login logins log-in account email mail gmail bank banking netflix steam
      github root admin administrator username user credentials creds server database db ssh ftp nas backup recovery master
      printer portal instagram facebook twitter spotify amazon paypal icloud apple zoom dropbox icloud bitlocker wallet
      wordpress cpanel jenkins staging guest mailbox 2fa mfa verification keychain discord linkedin reddit outlook hotmail yahoo twitch gitlab jira slack synology plex disney hulu ebay notion minecraft roblox
      intranet website tiktok telegram whatsapp paypal smtp imap api bearer auth client
    V enter enters type types punch punches press presses dial dials open opens unlock unlocks unlocked disarm disarms log
      logs logging sign signs signing key-in use uses input tap taps hit poke answer unlocking opening entering connect
    L is are was were equals be becomes being reads goes its isnt called still namely means remains
    G changed change changes set reset updated update switched rotated new renewed replaced picked chose became now instead
    Q must should need needs needed policy policies characters character long short length minimum maximum least expire
      expires expired forgot forgotten forget forgets wrong incorrect invalid weak strong rotate rotation reset required
      hash hashed hashes hashing attempts every manager missing lost stored reuse reused written ask asked asks hint hints change month
      secure insecure protected encrypted sensitive shared leaked policy digit digits rule rules never dont cannot unknown
      ago nobody different same printed whiteboard ends ending policies hint hints sha256 sha-256 sha1 md5 argon2 argon2id
      same strong safe right good bad fine ok okay old valid empty blank optional secret private public known unique temporary
      permanent due gone hard easy simple complex hidden broken given sent none null undefined true false string varchar text
      number int boolean object value here there yes up live stale active inactive available unavailable both more less dead mine
      yours ours exact random outdated compromised generated accepted rejected numeric kept visible below above
      bcrypt scrypt pbkdf2 base64 1password bitwarden keepass lastpass dashlane case-sensitive alphanumeric
    U characters character chars digits letters days day hours hour minutes minute seconds weeks months years times words
      symbols percent kg km euros dollars people users attempts requests lines pages tokens rounds bits bytes items points
      steps mb gb ms calories metres meters miles degrees
    R http errors requests order invoice version room ticket error zip postal area country status exit product discount promo coupon tracking
      reference ref flight page chapter line issue build release part model serial batch seat platform route bus train
      postcode population year born isbn tax course class section floor case port color colour hex source dress morse
      phone tel fax call customer member employee bug pr commit number apartment row bar qr gpio article unit project bed
      barcode airport currency region language plus sku item
    F the a an my our your his her their it this that these those of for to in on at by with from and or but not no so we
      you he she they i me us him them who what when where how why which if as than then there here very too only just also
      has have had do does did will would can could may might about into out up down over after before please all any some
      more most other one two
    P safe+word code+word secret+word secret+phrase security+answer secret+answer maiden+name recovery+phrase seed+phrase
      security+word pass+phrase pass+word watchword security+question secret+question seed+words recovery+words
    V get+in gets+in got+in getting+in let+in lets+in come+in comes+in go+in goes+in let+yourself lets+himself lets+herself hop+on join wakes wake prompted authenticates authenticate disarmed pressing typing entering punching dialing dialling keying tapping keys+in key+in keyed+in enters entered typed pressed dialed
    C pass+code K twelve+words 12+words 24+words wallet+words A sign-in signin sso
    S zero oh one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
      eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety double triple alpha alfa bravo charlie delta echo
      foxtrot golf hotel india juliett juliet kilo lima mike oscar papa quebec romeo sierra tango uniform victor
      whiskey xray x-ray yankee zulu hash star dash underscore
    H hint hints manager managers policy policies reset resets field fields form forms page screen prompt dialog rotation
      length strength protection pad pads holder holders store generator checker requirements rules card cards ring hash hashes
      hashed hashing encrypted rate limit limits count counts cutter maker smith smiths stone word-count lifetime review reviews
      refresh based type types handling validation coverage base
    U g kg mg mm cm m km ml cl l kwh w v hz ghz mhz gb tb kb eur usd gbp chf kr pounds pence cents inches feet yards litres
      liters grams degrees`,
  de: `P passwort* *passwort *passworter kennwort* *kennwort passphrase zugangswort losungswort
    N pin geheimzahl* geheimnummer* tan puk
    C code codes zahlencode* *code *codes kombination *kombination zahlenfolge
    K schlussel* *schlussel geheimnis token
    D tur ture turen haustur* wohnungstur* gartentur* tor *garage garage* tresor* safe alarm* alarmanlage schloss *schloss spind* keller* hoftor karte* *karte handy*
      eingang* schliessfach* buro wohnung* fahrrad* gartenhaus
    A wlan* konto *konto zugang* anmeldung* benutzer* nutzer netzwerk* bank* rechner postfach
    V eingeben eingibt tippst tippen tippt druck drucken offnen offnet entsperrt entsperren anmelden einloggen ausschalten
    L ist sind war lautet heisst jetzt bleibt also
    G geandert geandert neu neue neues neuer gewechselt andert umgestellt
    Q muss mussen sollte zeichen lang kurz vergessen falsch abgelaufen lauft schwach sicher richtlinie mindestens jeden monat
      gesperrt wechseln gilt verraten niemand steht
    U zeichen tage tagen stunden minuten sekunden wochen jahre jahren stellen mal euro prozent ziffern buchstaben monate
    R bestellung* rechnung* version zimmer* raum fehler* postleitzahl vorwahl kunden* artikel* flug* seite kapitel gleis
      hausnummer nummer bestellnummer rabatt* farb* gutschein* telefon*
    F der die das den dem des ein eine einen einem mein meine meinem unser und oder nicht fur von zu im in auf mit bei am wir
      ich du er sie es ihr wie wenn dass auch nur sehr zum zur an aus man unter oma
    P codewort losungswort sicherheitswort madchenname sicherheitsantwort merkphrase
    S null eins zwei zwo drei vier funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig vierzig funfzig sechzig siebzig
      achtzig neunzig doppel
    H *manager *richtlinie *richtlinien *feld *hinweis *regel *regeln *hash *lange *wechsel *dienst *bund *brett *kasten
    U g kg mm cm m km kronen gramm liter`,
  fr: `P passe mdp motdepasse
    N pin puk confidentiel
    C code codes digicode combinaison *code
    K cle cles clef jeton
    D porte portail garage alarme coffre cadenas casier immeuble interphone carte telephone entree boite batiment hall cave velo
    A wifi compte identifiant connexion banque messagerie reseau utilisateur ordinateur
    V composer composez compose entrer tape tapez taper ouvre ouvrir entrez saisir saisissez deverrouille deverrouiller utilise utilisez
    L est sont etait cest devient reste
    G change changee changes nouveau nouvelle maintenant desormais mis
    Q doit doivent caracteres oublie oubliee expire faible fort long court tous affiche politique minimum incorrect erreur
    U caracteres jours heures minutes secondes mois ans fois chiffres lettres euros
    R commande facture version chambre salle erreur postal client article vol page chapitre quai numero promo produit
    F le la les un une des du de mon ma mes notre nos votre et ou ne pas pour dans sur avec par au aux il elle je tu nous vous
      ce cette qui que son sa ses en se y plus on a l d c j n
    P mot+secret phrase+secrete question+secrete phrase+recuperation
    S zero un deux trois quatre cinq six sept huit neuf dix onze douze vingt trente quarante cinquante soixante double`,
  es: `P contrasena* clave claves pasword contra contras
    N pin puk cvv
    C codigo codigos combinacion
    K llave token secreto secreta
    D puerta porton portal garaje alarma caja candado taquilla edificio tarjeta movil telefono entrada cerradura trastero
    A wifi cuenta usuario banco correo red acceso sesion router ordenador
    V marca marcar abrir abre teclea teclear introduce introducir desbloquea pulsa usa entrar entro
    L es son era ahora sigue queda seria
    G cambio cambiado cambie cambiada nueva nuevo puse actualizada
    Q debe deben caracteres olvide olvidado caduca debil segura larga corta minimo cada incorrecta guardada nadie
    U caracteres dias horas minutos segundos meses anos veces digitos letras euros
    R pedido factura version habitacion sala error postal cliente articulo vuelo pagina capitulo numero descuento producto
    F el la los las un una de del mi mis tu su sus nuestro nuestra y o no para por en con al se que lo le yo a es muy mas como
      cuando esta este ya todo otra
    P palabra+clave palabra+secreta frase+secreta pregunta+secreta respuesta+secreta respuesta+seguridad de+seguridad
    S cero uno dos tres cuatro cinco seis siete ocho nueve diez veinte treinta cuarenta cincuenta sesenta setenta ochenta
      noventa doble`,
  pt: `P senha senhas palavra-passe
    N pin puk
    C codigo codigos combinacao
    K chave chaves token segredo
    D porta portao garagem alarme cofre cadeado armario predio cartao celular telemovel entrada fechadura
    A wifi conta usuario banco email rede acesso login roteador computador
    V digite digitar abrir abre marque pressione usar entra entrar desbloqueia
    L é sao era agora fica continua
    G mudou mudei trocada trocou nova novo alterada
    Q deve devem caracteres esqueci expira fraca forte longa curta cada precisa minimo errada
    U caracteres dias horas minutos segundos meses anos vezes digitos letras reais euros
    R pedido fatura versao quarto sala erro postal cliente artigo voo pagina capitulo numero produto desconto
    F o a os as um uma de do da dos meu minha nosso nossa seu sua e ou nao para por em no na com ao se que eu ele ela muito mais
    P palavra+secreta frase+secreta pergunta+secreta resposta+secreta
    S zero um dois tres quatro cinco seis meia sete oito nove dez vinte trinta quarenta cinquenta`,
  it: `P password parola
    N pin puk
    C codice codici combinazione
    K chiave chiavi token segreto
    D porta portone cancello garage allarme cassaforte lucchetto armadietto palazzo carta telefono ingresso bancomat citofono
    A wifi account utente banca posta rete accesso router conto
    V digita digitare apre aprire premi inserisci usa sblocca entrare
    L è sono era ora resta diventa
    G cambiata cambiato nuova nuovo impostata aggiornata
    Q deve devono caratteri dimenticato dimenticata scade debole lunga corta ogni minimo sbagliata
    U caratteri giorni ore minuti secondi mesi anni volte cifre lettere euro
    R ordine fattura versione stanza camera errore postale fiscale cliente articolo volo pagina capitolo numero sconto prodotto
    F il lo la i gli le un una di del della dei mio mia nostro suo sua e o non per in con al da che si io lui molto piu
    P parola+chiave parola+segreta frase+segreta domanda+segreta
    S zero uno due tre quattro cinque sei sette otto nove dieci venti trenta quaranta cinquanta`,
  nl: `P wachtwoord* *wachtwoord wachtzin
    N pin pincode *pincode puk
    C code *code cijfercode combinatie
    K sleutel* *sleutel geheim token
    D deur deuren achterdeur voordeur poort hek garage alarm kluis slot kastje gebouw pinpas telefoon ingang schuur fietsslot
    A wifi account gebruiker bank mail netwerk inlog* router
    V toets tik typ opent openen voer druk gebruik ontgrendelt inloggen
    L is zijn was luidt nu wordt blijft
    G veranderd gewijzigd nieuwe nieuw gezet
    Q moet moeten tekens vergeten verloopt zwak sterk lang kort elke minstens verkeerd
    U tekens dagen uur minuten seconden maanden jaar keer cijfers letters euro
    R bestelling factuur versie kamer zaal fout postcode klant artikel vlucht pagina hoofdstuk nummer korting* product*
    F de het een mijn onze je uw zijn haar van voor in op met bij aan te en of niet ik hij zij we dat die er ook om naar mama
    P codewoord geheime+vraag
    S nul een twee drie vier vijf zes zeven acht negen tien twintig dertig veertig vijftig`,
  pl: `P haslo hasla haslem hasel
    N pin pinu puk
    C kod kodu kody szyfr
    K klucz klucza token
    D drzwi bramy brama furtki garazu alarmu alarm sejfu sejf klodki domofonu domofon karty telefonu szafki klatki wejscia
    A wifi konta konto uzytkownik bank poczty sieci routera logowanie login
    V wpisz wpisac otwiera otworzyc wcisnij uzyj wybierz odblokowuje
    L jest sa brzmi teraz bylo byl
    G zmienione zmieniono zmieniony nowe nowy ustawilem zmienilem
    Q musi musza znakow zapomnialem zapomnialam wygasa slabe silne dlugie krotkie co bledne
    U znakow dni godzin minut sekund miesiecy lat razy cyfr liter zl
    R zamowienie zamowienia faktura wersja pokoj sala blad pocztowy klienta lot strona numer rabatowy produktu
    F do na w z i o a nie sie od dla po przy za moj moja moje nasz nasze jego jej ze jak ktory ten ta mamy
    P hasla+bezpieczenstwa
    S zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec`,
  nordic: `P losenord* adgangskode* passord* kodeord* salasana* losen
    N pin pinkod pinkode puk pin-koodi* tunnusluku*
    C kod* *kod *koden kode* *kode *koden koodi* *koodi *koodin
    C portkod* ovikoodi* dorkod* dorkode* D portkod* ovikoodi* dorkod* dorkode*
    K nyckel* *nyckel nogle* nokkel* avain*
    D dorr* dor porten garage* larm* alarm* skap skapet las laset hengelas* kortet kortets ovi oven ulko-ovi hallin kassaskap* kassakaap* dora doren dorene pankkikortin mobil* inngang*
    A wifi konto* tili* bank* pankki* natverk* router* bruger* kayttaja* tunnus* mail
    V tast tryck tryk avaa oppnar apner abner skriv knapp
    L ar er var nu na nyt lyder
    G andrat bytt nytt ny nyt endret aendret skiftet vaihdettiin uusi
    Q maste skal ma tecken tegn merkkia glomt glemt unohdin vanhenee svagt lang kort minst mindst vahintaan hver varje
    U tecken dagar timmar minuter dager tegn dage paivan paivaa merkkia tuntia vuotta kronor
    R order* faktura* version rum* rom fel* feil* postnummer kund* kunde* flyg* sida side sivu nummer numero virhekoodi* virhe alennuskoodi* felkoden felkod rabattkod* huone tilaus*
    F och en ett det den som i pa for med till min mitt ja ei ikke inte og et av til fra han hun hon jag jeg vi se minun ja
    S noll nul null ett tva tre fyra fem seks sju syv atta otte atte nio tio nolla yksi kaksi kolme
      nelja viisi kuusi seitseman kahdeksan yhdeksan`,
  slavic: `P heslo hesla hesle heslem lozinka lozinke sifra parol* парол* пассворд кодов*
    N pin pinu пин пинкод пін puk
    C kod kodu kód код* комбинац* шифр*
    K klic token ключ* токен*
    D dvere dveri brana brany alarm alarmu trezor zamek skrinky karty mobilu двер* подъезд* гараж* сейф* сигнализац* домофон*
      карт* телефон* замок замк* ворот* шкафчик* калитк* під'їзд* сейфу
    A wifi ucet uctu pocitaci banky вайфай вай-фай wi-fi роутер* аккаунт* почт* банк* логин* сет* акаунт* пошт*
    V zadej stiskni otevira odemyka набери набрать введи ввести откры* нажми входить
    L je jsou zni ted bylo это теперь был будет є тепер
    G zmeneno nove novy сменил* изменил* новый новая новое поменял* змінив новий
    Q musi znaku zapomnel vyprsi slabe dlouhe kratke kazdy должен должна символ* забыл* истекает слаб* длин* корот* кажд*
      повинен забув неверн*
    U znaku dni hodin minut let krat символ* дней часов минут лет раз цифр рублей днів
    R objednavka faktura verze pokoj chyba psc zakaznik let strana cislo заказ* счет* верси* комнат* кабинет* ошибк* индекс*
      клиент* помилк* замовлен* рейс* страниц* номер* город*
    F v na se k od do pro s a i o ve muj moje nas в на и от для с к по не мой моя моё мое моего моей наш его её я у он она до з
      мого моєї
    S nula jedna dva tri ctyri pet sest sedm osm devet ноль один два три четыре пять шесть семь восемь девять десять нуль
      чотири шість сім вісім`,
  more: `P كلمة+مرور كلمة+المرور كلمة+سر كلمة+السر كلمة sifre* parola* parole jelszo* jelszav* κωδικ* συνθηματικ* sandi khau парола सिफ़ कूटशब्द पासवर्ड* المرور السر كلمةالسر סיסמ* รหัสผ่าน
    N pini pinim pinul pinkodu पिन الرقم-السري
    C kodu kodunu kodja cod codul codului cifrul cifru kode रहस्य कोड رمز الرمز kod-ul mã
    K anahtar* cheie kulcs* κλειδι kunci token
    D kapi kapinin kapisi kasa kasanin alarm* bahce* usii portii portilor poarta alarma seif* ajto* kapu* riaszto* szef* πορτα* συναγερμ* χρηματοκιβωτι* pintu
      gerbang brankas kartu kartim kartin telefon* cardului दरवाज़े तिजोरी الباب الخزنة البطاقة
    A wifi hesab* hesap* banka* cont contul email posta* halozat* λογαριασμ* akun rekening kullanici* الواي فاي واي
    V girin acmak yaz tasteaza deschide introdu nyitja ussd ketik masukkan buka tekan πατα πληκτρολογησε
    L este sunt adalah ειναι είναι है هي هو az ez lett artik simdi
    G yeni degisti nou noua schimbat uj αλλαξε νεος baru diganti ganti جديد
    Q olmali unuttum karakter trebuie caractere uitat legalabb elfelejtettem χαρακτηρες ξεχασα harus lupa भूल نسيت يجب
    U karakter gun saat dakika yil caractere zile ore ani karakter nap ora ev χαρακτηρες μερες hari jam tahun दिन يوم أحرف
    R siparis* fatura* surum oda* hata posta comanda factura versiune camera eroare rendeles* szamla* szoba* hiba pesanan faktur
      versi kesalahan kamar παραγγελι* τιμολογι* δωματιο طلب غرفة
    F ve bir bu icin ile la de si pe din cu mea meu mi a es nem egy hogy yang di ke dan untuk dengan το του της η ο και στο μου
      का की के में من في على إلى
    S sifir bir iki uc dort bes alti yedi sekiz dokuz nol satu dua tiga empat lima enam tujuh delapan sembilan unu doi trei
      patru cinci sase sapte opt noua nulla egy ketto harom negy nyolc kilenc μηδεν ενα δυο τρια τεσσερα πεντε εξι
      επτα οκτω εννεα`,
  cjk: `P 密码 密碼 口令 パスワード パスコード 비밀번호 비번 암호 패스워드
    N 暗証番号 验证码 驗證碼 認証コード 인증번호 取款密码 pin
    C 门禁 コード 코드 代码 番号 번호
    K 密钥 钥匙 キー 令牌 トークン 키
    D 门锁 大门 门口 门 保险箱 保险柜 入口 マンション 玄関 金庫 ドア 銀行カード 현관 금고 银行卡 手机 警报 スマホ 도어락 사물함 储物柜 ロッカー
    A 无线 邮箱 账号 账户 登录 メール アカウント ログイン 와이파이 계정 이메일 路由器 银行 ルーター 은행
    V 输入 按 打开 押す 入力 누르면 입력 开
    L 是 为 は 은 는 이다 改成 変更
    G 改 新 変え 바꿨 改为
    Q 必须 至少 字符 忘记 忘了 忘れ 文字以上 必要 잊어 이상 과 过期 每 期限 변경
    U 个 位 天 年 月 日 号 元 小时 分钟 文字 桁 円 자 일 년 개 시
    R 邮政编码 郵便番号 订单 订单号 注文 部屋 房间 版本 错误 エラー 電話 电话 주문 우편번호 방 버전 航班 号码
    F 的 我 我们 了 和 在 の を に が で です 이 가 을 를 의 有 很 吗 吧 입니다 이야 예요 이에요 だ ます`,
}
