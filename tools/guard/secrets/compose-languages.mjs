/**
 * Parts of frames of further languages. `names`: names of secrets, each after the slot of its value; `links`: how a
 * value (`@`) follows; `said`: what else is said of a secret; `way`: how one gets in; `ask`: a question that a value
 * answers; `set`: something changed, told in two sentences.
 */
const PARTS = {
  de: {
    lexicon: 'de',
    names: `W das {service}-Passwort|W mein Passwort für {service}|W das WLAN-Passwort|W der WLAN-Schlüssel bei {name}|W das Kennwort vom Rechner|W unser Gastzugang|C der Code für die Haustür|C der Türcode|C die Kombination vom Tresor|C der Alarmcode|C das Zahlenschloss|N die PIN von {name}s Karte|N meine Geheimzahl|N der Entsperrcode vom Handy`,
    links: ` ist @| ist jetzt @| lautet @|: @| war früher @| wurde auf @ geändert| bleibt @| = @| – @| ist seit Montag @, bitte merken|, falls du es brauchst: @|? @`,
    said: ` ist {adj}| steht im {product}| hängt am Kühlschrank| wurde am {date} geändert| kam {year} mit der Post| muss {n} Zeichen haben| kennt nur {name}| ändert sich alle {n} Tage| habe ich vergessen| war nochmal wie?| hat {n} Stellen| gilt nur {n} Stunden| liegt bei {name} im Schrank`,
    way: `C Mit @ kommt man durch die Tür|C Am Tor @ eingeben|C Drück @ und dann die Raute|C Die Garage öffnet mit @|W Bei {service} nehme ich @|W Ich melde mich mit {user} und @ an|W Zum Einloggen @ eintippen|N Am Automaten tippe ich @`,
    ask: `W Wie ist das WLAN-Passwort? @|C Welcher Code öffnet die Tür? @|N PIN? @|C Und der Code? @, dann klingeln`,
    set: `W Ich habe das Passwort geändert. Es ist jetzt @|C Der Code ist neu. Ab heute @|C Die Tür hat einen Code. @|W Du wolltest das Passwort. Hier: @`,
  },
  fr: {
    lexicon: 'fr',
    names: `W le mot de passe de {service}|W mon mot de passe|W la clé du wifi|W le mdp du wifi chez {name}|W mon compte {service}|C le code de la porte|C le digicode|C la combinaison du coffre|C le code de l'alarme|C le cadenas du vélo|N le code de ma carte|N mon code PIN|N le code du téléphone de {name}`,
    links: ` est @| est maintenant @| c'est @| : @| était @| est passé à @| reste @| = @| – @| est le @ depuis lundi|, si besoin : @| ? @`,
    said: ` est {adj}| est dans {product}| est sur le frigo| a changé le {date}| est arrivé par la poste en {year}| doit avoir {n} caractères| n'est connu que de {name}| change tous les {n} jours| a {n} chiffres| ne marche plus depuis {date}| est resté dans le tiroir|, je l'ai oublié`,
    way: `C Avec @ on passe la porte|C Tape @ au portail|C Appuie sur @ puis dièse|C Le garage s'ouvre avec @|W Pour {service} je mets @|W Je me connecte avec {user} et @|W {service} : {user} et @|N Au distributeur je tape @`,
    ask: `W C'est quoi le mot de passe du wifi ? @|C Quel est le code de la porte ? @|N Ton code PIN ? @|C Et le code ? @, puis sonne`,
    set: `W J'ai changé le mot de passe. C'est @ maintenant|C On a un nouveau code. C'est @|C Il y a un code à la porte. @|W Tu voulais le mot de passe. Le voici : @`,
  },
  es: {
    lexicon: 'es',
    names: `W la contraseña de {service}|W mi contraseña|W la clave del wifi|W la clave de {name}|W mi cuenta de {service}|C el código de la puerta|C el código del portal|C la combinación de la caja fuerte|C el código de la alarma|C el candado de la bici|N el PIN de la tarjeta|N mi PIN|N el código del móvil de {name}`,
    links: ` es @| ahora es @|: @| era @| cambió a @| sigue siendo @| = @| – @| es @ desde el lunes|, por si acaso: @|? @`,
    said: ` es {adj}| está en {product}| está en la nevera| cambió el {date}| llegó por correo en {year}| debe tener {n} caracteres| solo la sabe {name}| cambia cada {n} días| tiene {n} cifras| ya no vale desde {date}| se me olvidó otra vez`,
    way: `C Con @ se abre la puerta|C Marca @ en el portón|C Pulsa @ y luego almohadilla|C El garaje se abre con @|W Para {service} uso @|W Entro en {service} con {user} y @|W En el correo pongo @|N En el cajero marco @`,
    ask: `W ¿Cuál es la contraseña del wifi? @|C ¿Qué código abre la puerta? @|N ¿El PIN? @|C ¿Y el código? @, y llamas`,
    set: `W He cambiado la contraseña. Ahora es @|C El código es nuevo. Desde hoy @|C Hay un código en la puerta. @|W Querías la clave. Aquí está: @`,
  },
  pt: {
    lexicon: 'pt',
    names: `W a senha do {service}|W minha senha|W a senha do wifi|W a chave da rede|C o código da porta|C o código do portão|C a combinação do cofre|C o código do alarme|N o PIN do cartão|N a senha do celular de {name}`,
    links: ` é @| agora é @|: @| era @| mudou para @| continua @| = @| é @ desde segunda|, se precisar: @|? @`,
    said: ` é {adj}| está no {product}| está na geladeira| mudou em {date}| chegou pelo correio em {year}| deve ter {n} caracteres| só {name} sabe| muda a cada {n} dias| tem {n} dígitos| eu esqueci de novo`,
    way: `C Com @ a porta abre|C Digite @ no portão|C A garagem abre com @|W Para o {service} uso @|W Entro com {user} e @|N No caixa eu digito @`,
    ask: `W Qual é a senha do wifi? @|C Que código abre a porta? @|N O PIN? @`,
    set: `W Mudei a senha. Agora é @|C O código é novo. Desde hoje @|W Você pediu a senha. Aqui: @`,
  },
  it: {
    lexicon: 'it',
    names: `W la password di {service}|W la mia password|W la password del wifi|W la chiave della rete|C il codice della porta|C il codice del cancello|C la combinazione della cassaforte|C il codice dell'allarme|N il PIN della carta|N il codice del telefono di {name}`,
    links: ` è @| adesso è @|: @| era @| è cambiata in @| resta @| = @| è @ da lunedì|, se serve: @|? @`,
    said: ` è {adj}| è in {product}| è sul frigo| è cambiata il {date}| è arrivata per posta nel {year}| deve avere {n} caratteri| la sa solo {name}| cambia ogni {n} giorni| ha {n} cifre| l'ho dimenticata`,
    way: `C Con @ si apre la porta|C Digita @ al cancello|C Il garage si apre con @|W Per {service} uso @|W Entro con {user} e @|N Al bancomat digito @`,
    ask: `W Qual è la password del wifi? @|C Che codice apre la porta? @|N Il PIN? @`,
    set: `W Ho cambiato la password. Adesso è @|C Il codice è nuovo. Da oggi @|W Volevi la password. Eccola: @`,
  },
  nl: {
    lexicon: 'nl',
    names: `W het wachtwoord van {service}|W mijn wachtwoord|W het wifi-wachtwoord|W de sleutel van het netwerk|C de code van de deur|C de poortcode|C de combinatie van de kluis|C de alarmcode|N de pincode van de pas|N de code van {name}s telefoon`,
    links: ` is @| is nu @|: @| was @| is veranderd in @| blijft @| = @| luidt @| is @ sinds maandag|? @`,
    said: ` is {adj}| staat in {product}| hangt op de koelkast| is op {date} veranderd| kwam in {year} met de post| moet {n} tekens hebben| weet alleen {name}| verandert elke {n} dagen| heeft {n} cijfers| ben ik vergeten`,
    way: `C Met @ gaat de deur open|C Toets @ bij de poort|C De garage opent met @|W Voor {service} gebruik ik @|W Ik log in met {user} en @|N Bij de automaat toets ik @`,
    ask: `W Wat is het wifi-wachtwoord? @|C Welke code opent de deur? @|N De pincode? @`,
    set: `W Ik heb het wachtwoord veranderd. Het is nu @|C De code is nieuw. Vanaf vandaag @`,
  },
  pl: {
    lexicon: 'pl',
    names: `W hasło do {service}|W moje hasło|W hasło do wifi|C kod do drzwi|C kod do bramy|C szyfr do sejfu|C kod do alarmu|N PIN do karty|N kod do telefonu`,
    links: ` to @| to teraz @|: @| było @| zmieniono na @| brzmi @| = @| to od dziś @|? @`,
    said: ` jest {adj}| jest w {product}| wisi na lodówce| zmieniono {date}| przyszło pocztą w {year}| musi mieć {n} znaków| zna tylko {name}| ma {n} cyfry`,
    way: `C Drzwi otwiera @|C Wpisz @ przy bramie|C Garaż otwiera się po wpisaniu @|W Do {service} używam @|W Loguję się jako {user} i @`,
    ask: `W Jakie jest hasło do wifi? @|C Jaki kod otwiera drzwi? @`,
    set: `W Zmieniłam hasło. Teraz to @|C Kod jest nowy. Od dziś @`,
  },
  sv: {
    lexicon: 'nordic',
    names: `W lösenordet till {service}|W mitt lösenord|W wifi-lösenordet|C koden till dörren|C portkoden|C koden till larmet|C kombinationen till skåpet|N pinkoden till kortet|N koden till mobilen`,
    links: ` är @| är nu @|: @| var @| har ändrats till @| = @| är @ sedan i måndags|? @`,
    said: ` är {adj}| finns i {product}| sitter på kylskåpet| ändrades {date}| kom med posten {year}| måste ha {n} tecken| vet bara {name}| har {n} siffror`,
    way: `C Med @ öppnas dörren|C Slå @ vid porten|C Garaget öppnas med @|W På {service} använder jag @`,
    ask: `W Vad är lösenordet till wifi? @|C Vilken kod öppnar dörren? @`,
    set: `W Jag har bytt lösenord. Nu är det @|C Koden är ny. Från i dag @`,
  },
  fi: {
    lexicon: 'nordic',
    names: `W palvelun {service} salasana|W salasanani|W wifin salasana|C oven koodi|C hälyttimen koodi|C kassakaapin koodi|N kortin tunnusluku|N puhelimen PIN-koodi`,
    links: ` on @| on nyt @|: @| oli @| vaihdettiin: @| = @|? @`,
    said: ` on {adj}| on jääkaapin ovessa| vaihdettiin {date}| tuli postissa {year}| tietää vain {name}| unohtui taas`,
    way: `C Ovi aukeaa koodilla @|C Näppäile @ portilla|W Kirjaudun tunnuksella {user} ja salasanalla @`,
    ask: `W Mikä on wifin salasana? @|C Mikä koodi avaa oven? @`,
    set: `W Vaihdoin salasanan. Se on nyt @|C Koodi on uusi. Tästä päivästä @`,
  },
  cs: {
    lexicon: 'slavic',
    names: `W heslo k {service}|W moje heslo|W heslo na wifi|C kód od dveří|C kód k bráně|C kód alarmu|N PIN ke kartě|N kód mobilu`,
    links: ` je @| je teď @|: @| bylo @| zní @| = @|? @`,
    said: ` je {adj}| je na lednici| změnili {date}| přišlo poštou v {year}| musí mít {n} znaků| zná jen {name}| má {n} číslice`,
    way: `C Dveře otevírá @|C Zadej @ u brány|W Do {service} se hlásím s @`,
    ask: `W Jaké je heslo na wifi? @|C Který kód otevírá dveře? @`,
    set: `W Změnil jsem heslo. Teď je @|C Kód je nový. Od dneška @`,
  },
  ru: {
    lexicon: 'slavic',
    names: `W пароль от {service}|W мой пароль|W пароль от вайфая|W пароль от роутера|C код от двери|C код домофона|C код от сейфа|C код сигнализации|N пин карты|N код телефона`,
    links: ` @| теперь @|: @| был @| — @| сменили на @| = @| сейчас @|? @`,
    said: ` {adj}| лежит в {product}| висит на холодильнике| сменили {date}| пришёл по почте в {year}| должен иметь {n} символов| знает только {name}| меняется каждые {n} дней| я опять забыл`,
    way: `C Дверь открывает @|C Набери @ у ворот|C Введи @ и жми решётку|W На {service} я ввожу @|W Вход: {user} и @`,
    ask: `W Какой пароль от вайфая? @|C Какой код от двери? @|N Пин? @`,
    set: `W Я сменил пароль. Теперь @|C Код новый. С сегодня @`,
  },
  zh: {
    lexicon: 'cjk',
    names: `W {service}的密码|W 我的密码|W WiFi密码|C 大门密码|C 门锁的密码|C 保险箱密码|N 银行卡密码|N 手机密码`,
    links: `是@|现在是@|：@|改成了@|为@|以前是@|？@`,
    said: `贴在冰箱上|在{date}改过|必须有{n}位|只有{name}知道|我又忘了|{n}天后过期|是什么`,
    way: `C 按@就能开门|C 输入@开大门|W 登录{service}用@`,
    ask: `W WiFi密码是什么？@|C 门的密码呢？@`,
    set: `W 我改了密码。现在是@|C 门锁换密码了。新的是@`,
  },
  ja: {
    lexicon: 'cjk',
    names: `W {service}のパスワード|W 私のパスワード|W Wi-Fiのパスワード|C 玄関のコード|C 金庫の暗証番号|C ドアの暗証番号|N カードの暗証番号|N スマホのパスコード`,
    links: `は@です|は今@です|：@|は@に変えました|は@だった|？@`,
    said: `は冷蔵庫に貼ってある|は{date}に変えました|は{n}文字以上です|は{name}だけ知っている|をまた忘れた`,
    way: `C @を押すとドアが開く|C 玄関で@を入力|W {service}は@でログイン`,
    ask: `W Wi-Fiのパスワードは？ @|C ドアの番号は？ @`,
    set: `W パスワードを変えました。今は@です|C コードが新しくなった。@です`,
  },
  ko: {
    lexicon: 'cjk',
    names: `W {service} 비밀번호|W 내 비밀번호|W 와이파이 비밀번호|C 현관 비밀번호|C 도어락 비번|N 카드 비밀번호|N 휴대폰 비밀번호`,
    links: `는 @|는 @입니다|: @|는 이제 @|는 @였어|? @`,
    said: `는 냉장고에 붙어 있다|는 {date}에 바꿨다|는 {n}자 이상|는 {name}만 안다|를 또 잊어버렸다`,
    way: `C @ 누르면 현관이 열려|W {service}는 @로 로그인`,
    ask: `W 와이파이 비밀번호 뭐야? @`,
    set: `W 비밀번호 바꿨어. 이제 @`,
  },
  tr: {
    lexicon: 'more',
    names: `W {service} şifresi|W şifrem|W wifi şifresi|C kapının kodu|C alarm kodu|C kasanın şifresi|N kartımın pini|N telefonun şifresi`,
    links: ` @| artık @|: @| @ oldu| @ idi| = @|? @`,
    said: ` buzdolabında asılı| {date} tarihinde değişti| en az {n} karakter olmalı| sadece {name} biliyor| aklımda değil, unuttum`,
    way: `C Kapı @ ile açılır|C Kapıda @ gir|W {service} için @ kullanıyorum`,
    ask: `W Wifi şifresi ne? @|C Kapı kodu? @`,
    set: `W Şifreyi değiştirdim. Şimdi @`,
  },
}

const split = (text) => text.split('|')
const upper = (text) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** Returns the frames of each language, the same in each run. */
export const composedLanguages = () => {
  const frames = []
  let turn = 0
  for (const [language, { lexicon, names, links, said, way, ask, set }] of Object.entries(PARTS)) {
    const add = (text, tells) => frames.push({ language, lexicon, tells, text: upper(text) })
    const [follows, talk] = [split(links), split(said)]
    for (const entry of split(names)) {
      const [slot, name] = [entry.slice(0, 1), entry.slice(2)]
      for (let count = 0; count < 3; count += 1) {
        turn += 1
        add(`${name}${(follows[(turn * 5) % follows.length] ?? '').replace('@', `{${slot}}`)}`, true)
        add(`${name}${talk[(turn * 7) % talk.length]}`, false)
      }
    }
    for (const entry of [...split(way), ...split(ask), ...split(set)])
      add(entry.slice(2).replace('@', `{${entry.slice(0, 1)}}`), true)
  }
  return frames
}
