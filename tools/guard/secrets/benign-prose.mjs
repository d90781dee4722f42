/** Parts of frames without a secret: in further languages, and for prose. */
const list = (text) => text.trim().split('\n')

/** For each further language: its part of the lexicon, things, and what is said of the things. */
export const MORE = {
  de: [
    'de',
    `Paket {n4}|Bestellung {order}|Vorgang {n5}|Schaden {n4}|Akte {order}|Server {host}|Rechner {host}|{host}|Ticket {ticket}|Artikel {n5}|Zimmer {n3}|Bus {n3}|Startnummer {n4}|Flug {flight}|Rechnung {n4}|Modell {model}|Port {n4}|Wagen {plate}|Mitglied {n5}|Durchwahl {n4}`,
    ` liegt in der Garage| steht an der Haustür| ist offen| ist weg| betrifft die Tür| betrifft das Schloss| gehört zum Konto von {name}| hält am Tor| kommt an die Tür| läuft auf dem Testserver| wurde gestern geöffnet| ist neu im Netzwerk| startet am Tor| passt zum Schloss| ist bezahlt| hat einen Schlüssel`,
  ],
  fr: [
    'fr',
    `Le colis {n4}|La commande {order}|Le dossier {n4}|Le sinistre {n4}|Le serveur {host}|La machine {host}|{host}|Le ticket {ticket}|L'article {n5}|La chambre {n3}|Le bus {n3}|Le dossard {n4}|Le vol {flight}|La facture {n4}|Le modèle {model}|Le port {n4}|La voiture {plate}|Le client {n5}|Le poste {n4}`,
    ` est au garage| est à la porte| est ouvert| est tombé| concerne la porte| concerne le cadenas| est sur le compte de {name}| s'arrête au portail| arrive à la porte| tourne sur le serveur| a été ouvert hier| est sur le réseau| part de la porte| est payé| a une clé| va avec le coffre`,
  ],
  es: [
    'es',
    `El paquete {n4}|El pedido {order}|El expediente {n4}|El siniestro {n4}|El servidor {host}|La máquina {host}|{host}|La incidencia {ticket}|El artículo {n5}|La habitación {n3}|El autobús {n3}|El dorsal {n4}|El vuelo {flight}|La factura {n4}|El modelo {model}|El puerto {n4}|El coche {plate}|El cliente {n5}|La extensión {n4}`,
    ` está en el garaje| está en la puerta| está abierto| está abierta| se cayó| es de la puerta| es del candado| está en la cuenta de {name}| para en el portal| llega a la puerta| está en el servidor| se abrió ayer| está en la red| sale de la puerta| está pagada| tiene llave| va con la caja`,
  ],
  pt: [
    'pt',
    `A encomenda {n4}|O pedido {order}|O processo {n4}|O servidor {host}|A máquina {host}|{host}|O artigo {n5}|O quarto {n3}|O corredor {n4}|O voo {flight}|A fatura {n4}|A porta {n4}|O modelo {model}|O carro {plate}|O ramal {n4}`,
    ` está na garagem| está na porta| está aberto| está aberta| caiu| é da porta| está na conta de {name}| para no portão| chega na porta| está na rede| foi aberto ontem| está paga| tem chave`,
  ],
  it: [
    'it',
    `Il pacco {n4}|L'ordine {order}|La pratica {n4}|Il server {host}|La macchina {host}|{host}|L'articolo {n5}|La camera {n3}|Il pettorale {n4}|Il volo {flight}|La fattura {n4}|La porta {n4}|Il modello {model}|L'auto {plate}|L'interno {n4}`,
    ` è in garage| è alla porta| è aperto| è aperta| è giù| riguarda la porta| è sul conto di {name}| ferma al cancello| arriva alla porta| è in rete| è pagata| ha la chiave| parte dal cancello`,
  ],
  nl: [
    'nl',
    `Pakket {n4}|Bestelling {order}|Dossier {n4}|Server {host}|De machine {host}|{host}|Artikel {n5}|Kamer {n3}|Startnummer {n4}|Vlucht {flight}|Factuur {n4}|Poort {n4}|Model {model}|Auto {plate}|Toestel {n4}`,
    ` ligt in de garage| staat bij de voordeur| is open| staat open| is plat| gaat over de deur| staat op de rekening van {name}| stopt bij de poort| komt bij de deur| is op het netwerk| is betaald| heeft een sleutel`,
  ],
  pl: [
    'pl',
    `Paczka {n4}|Zamówienie {order}|Sprawa {n4}|Serwer {host}|Maszyna {host}|{host}|Artykuł {n5}|Pokój {n3}|Lot {flight}|Faktura {n4}|Port {n4}|Model {model}`,
    ` jest w garażu| jest przy drzwiach| jest otwarta| jest otwarty| nie działa| dotyczy drzwi| jest na koncie| przyjdzie do drzwi| jest w sieci| jest zapłacona`,
  ],
  sv: [
    'nordic',
    `Paket {n4}|Order {order}|Ärende {n4}|Servern {host}|Maskinen {host}|{host}|Artikel {n5}|Rum {n3}|Startnummer {n4}|Faktura {n4}|Port {n4}|Modell {model}`,
    ` ligger i garaget| står vid dörren| är öppen| är nere| gäller dörren| finns på kontot| kommer till porten| är betald`,
  ],
  fi: [
    'nordic',
    `Paketti {n4}|Tilaus {order}|Palvelin {host}|Kone {host}|{host}|Huone {n3}|Lasku {n4}|Portti {n4}|Malli {model}`,
    ` on autotallissa| on ovella| on auki| on poissa| koskee ovea| on tilillä| on maksettu`,
  ],
  cs: [
    'slavic',
    `Balík {n4}|Objednávka {order}|Server {host}|Stroj {host}|{host}|Pokoj {n3}|Faktura {n4}|Port {n4}|Model {model}`,
    ` je v garáži| je u dveří| je otevřený| nejede| se týká dveří| je na účtu| je zaplacená`,
  ],
  ru: [
    'slavic',
    `Посылка {n4}|Заказ {order}|Дело {n4}|Сервер {host}|Машина {host}|{host}|Комната {n3}|Рейс {flight}|Счёт {n4}|Порт {n4}|Модель {model}|Номер {n4}`,
    ` лежит в гараже| стоит у двери| открыт| открыта| не работает| про дверь| на счету у {name}| привезут к двери| в сети| оплачен| от замка`,
  ],
  zh: [
    'cjk',
    `包裹{n4}|订单{order}|案件{n4}|服务器{host}|机器{host}|房间{n3}|发票{n4}|端口{n4}|型号{model}|航班{flight}`,
    `放在门口|在大门旁边|开了|坏了|是门锁的|在账户里|送到门口|在网络上|已付`,
  ],
  ja: [
    'cjk',
    `荷物{n4}|注文{order}|サーバー{host}|マシン{host}|部屋{n3}|請求書{n4}|ポート{n4}|型番{model}`,
    `はガレージにあります|は玄関にあります|が開いた|が落ちた|はドアの件です|は口座にあります|は支払い済み`,
  ],
  tr: [
    'more',
    `Paket {n4}|Sipariş {order}|Sunucu {host}|Makine {host}|{host}|Oda {n3}|Fatura {n4}|Port {n4}|Model {model}`,
    ` garajda| kapıda| açık| çöktü| kapıyla ilgili| hesapta| kapıya geliyor| ödendi`,
  ],
}

/** Words for the slots of PATTERNS, which make texts without a secret. `trigger` has words that could name a secret. */
export const PROSE_SLOTS = Object.fromEntries(
  Object.entries({
    hy: `well-known long-term up-to-date follow-up check-in step-by-step high-quality real-time two-factor multi-factor user-friendly
      end-to-end open-source full-time part-time self-care hands-on in-depth cost-effective data-driven third-party built-in sign-up
      log-in opt-in drop-down pop-up one-time time-based role-based rate-limiting server-side client-side cross-site read-only
      write-through back-end front-end pre-commit post-deployment re-use co-founder brother-in-law mid-term hard-coded day-to-day
      state-of-the-art on-call so-called high-yield low-cost non-profit double-check right-click top-level face-to-face six-month
      twenty-five old-fashioned good-looking passport-sized e-mail re-sign key-value key-card door-to-door lock-in password-less
      token-based community-based peer-reviewed decision-making problem-solving fine-tuning well-being long-lasting left-hand
      T-shirt X-ray Jean-Luc Anne-Marie Baden-Baden Coca-Cola Wi-Fi-enabled Spider-Man Flask-Migrate react-router font-weight
      margin-top space-between object-fit Cache-Control Content-Type Keep-Alive X-Request-Id utf-8 vue-cli next-auth`,
    ident: `setTimeout maxAttempts userId getToken onClick useState apiKey keyCode isOpen accessToken errorCode callsPerDay
      user_id access_token max_tokens created_at is_active api_key_id TOKEN_TTL MAX_RETRIES LOG_LEVEL __init__ this.count++ attempts++
      i++ !response.ok user.name self.items[0] data['key'] res.status(401) print(x) a==b x+=1 count>=10 str[::-1] n*(n-1) 2^10 45^2
      Postgres16 Ubuntu22 Vue3 Python3 HTML5 CSS3 ES2020 OAuth2 SHA-1 AES-256 RS256 TLS1.3 IPv6 H.264 MP3 4K WPA2 Log4j D3.js Node20
      Ctrl+S Cmd+Option+I Ctrl+Shift+P Alt+F4 C++ F# GPT-4 COVID-19 B2B R&D Q&A Q3 AT&T LGBTQ+ #travel #100DaysOfCode @marta %Y-%m-%d
      pbkdf2:sha256 utf8mb4 x86_64 arm64 en_US localhost:3000 0xff 1e-9 O(n) v2-beta rc.1`,
    trigger: `use use using try answer choose connect password passwords code codes key keys token tokens secret pin PIN login account door gate alarm safe lock server database
      network wifi phone card email bank open enter type press log sign unlock access security username user admin backup vault
      credentials authentication authorization API`,
    content: `plan report team project meeting result student city garden river summer family market paper story budget question answer
      course health design music system problem way work book idea goal support team change review process feature page form list table
      customer product service time price order note event step part group level value data example method option case issue error
      request function test build tool file image text word line search page article world history language experience skill`,
    verb: `is are was were has have can could should will would may helps makes shows needs takes gives keeps uses adds includes means
      requires allows improves changes starts ends works runs checks creates supports returns provides explains sends stores`,
    func: `the a an of to in for with and or on at by from as that this these your our my their its it you we they which when where how
      if not also more most only about into over after before between through each every some any`,
    first: `industry job role team user data project client task time cost risk family health color skill goal value style page text
      brand market region action story evidence research code plant age gender fact word sugar gluten stress hand home school water
      sub pre post non re co self multi cross anti inter over under well long short high low mid full part half`,
    second: `specific based oriented related friendly driven focused free wide level building making saving ready style sized facing side
      end ins ups outs off step term range time scale known written made rich centered aware like less minded checked tested defined
      categories heading service order point section mail story term out up in over down back`,
    adjn: `new good clear simple strong small large common recent important different possible public local full main first last next
      whole better best quick free early easy safe great`,
  }).map(([slot, text]) => [slot, text.trim().split(/\s+/)]),
)

/** Patterns of prose sentences. Each word is a slot of PROSE_SLOTS; `V` stands for one of VALUES. */
export const PATTERNS = list(`
func content verb func adjn content func trigger V func content
trigger content verb V func content
func trigger verb func V content
V content func func trigger verb adjn
func V verb func trigger func func content
verb func V func func trigger content
func adjn trigger verb adjn func content func V content
content V , content func trigger
trigger func content : V content
content func trigger verb V , func content verb adjn
func trigger content func func content verb V
func content verb V func content func trigger
adjn V content verb func trigger func content
func trigger V verb func content
content verb func trigger func V func func content
func content func V verb trigger content func content
trigger V content func content
trigger V content func func trigger
content : trigger V content
func content trigger V content verb adjn
trigger content func V content , V content func V content`)

export const VALUES = '{hy} {made} {made} {made} {ident} {ident} {n3} {n4} {year} {host} {user} {tech} {n}'.split(' ')

export const OPENS = [
  '',
  '',
  '',
  '',
  '- ',
  '1. ',
  '**{adjn}**: ',
  '### {content}\\n\\n',
  '```\\n',
  '- **{hy}**: ',
  '"',
  '`{ident}` ',
  '> ',
]
export const CLOSES = [
  '',
  '.',
  '.',
  '.',
  ', {content} {func} {trigger}.',
  '\\n```',
  ':\\n- {content}\\n- {trigger} {content}',
  ' ({hy}).',
  '?',
  '!',
  '; {ident}',
]
