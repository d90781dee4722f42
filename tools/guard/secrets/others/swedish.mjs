/** Swedish frames that tell a secret, and others that nearly do. Slots: ../values.mjs; `lexicon`: their part of the lexicon. */
export const SWEDISH = {
  language: 'sv',
  lexicon: 'nordic',
  tells: `
Nej gumman, {C} slutade gälla, i våras blev det {C}
Barnlåset på teven släpper med {N}, men bara till {time}
Ärende {ticket} stängt, {name} får {W} att börja med och byter själv
Paketboxen vid {home}, fack {n}, öppnas genom att knappa {N}
PUK till Telia, om du knappat fel tre gånger: {R}
Vad hette din lågstadiefröken? {X}, så står det hos {service}
Lägg in TOKEN={T} i miljön och starta om boten
Till körens övningslokal går man från gården, {C} och grön knapp
"{W}", viskade han, "så kan du läsa alla mina mejl."
Etiketten under routern stämmer inte, rätt är {W}
rum;kod\\nförråd;{C}\\nkontor;{C}
Fiket på hörnet: wifi {O}, bara små bokstäver
BankID på farmors nya telefon, legitimera med {N}, sedan fungerar Vårdguiden
Skatteverket skickade brev, engångskoden där är {N}
Vilma i skolan loggar in som {user}, första gången {W}
Elstolpen vid ruta {n} startar på {C}, inget kort behövs
Bagarens bakdörr {C}, ugnen på {time}
Budbilen: andra uppgången på {home}, porttelefonen är död, tryck {C}
Piper kylan i serverrummet går du in med {C} och ringer {name} {phone}
Bikuporna bakom skogen, kedjan på bommen har {C}
Spisen är barnspärrad, håll in {N}
Skriv upp det var du vill, bara inte på kylskåpet: {W}
här får du Canva igen, {mail}, {W}, rör inte loggan
Farbror går vilse i internetbanken, {user}, därefter {N}
Ursäkta, stor bokstav först och inget streck: {W}
– Och kistan? – Prova {C}, pappas lottorad.
Krypterade stickan på ekonomi, frasen {S}, ingen kopia finns
Frågar {service} om barndomsgatan svarar du {X}
eSIM i spåraren, PUK {R}, nummer {phone}
Skapade en personlig token till CI, {T}, dör {date}
utgående post {host}, {user}, {W}, port 587
Efter {time} kräver tv-boxen fyra siffror: {N}
Museets magasin har två lås, det elektroniska släpper på {C}, nyckeln har {name}
Låna sparkcykeln, låset {C}, hjälm storlek M
Tvättstugan, pass {n}, dörren går upp med {C} och torkskåpet är ledigt
Katten heter Smulan, född {year}, och så kommer jag in i mejlen: {W}
bygget: boden {C}, containern {C}, grinden har vanlig nyckel
Hur var det med kylen, {N} eller {N}?
Över midsommar bor {name} här, bakgrinden svarar på {C}, fäll in markisen
Efter samtalet: fakturan betald, {name} ringer {date}, extranätet öppnas numera med {W}
Läser du det här så sover jag, kakan ska ut {time}, verandan är {C}
Tre saker innan du går. Ett, gardinerna. Två, vattnet. Tre, larma på med {C}
Vårt ord i telefon, om någon påstår att jag råkat ut för något: {O}
grafana, läskonto {user}, gemensamt {W}, häng det inte på väggen
efter rotationen: gammal {T}, ny {T}
schackklubben, {home}: {C}, skjut sen regeln uppåt
Sesam öppna dig räcker inte längre, kompis, du behöver {C}
`,
  benign: `
Vagn {n}, plats {n3}, närmast dörren
Vår regel: minst {n} tecken, en siffra, inga födelsedagar
Skicka inte koden på sms, vi ses {time}
Med {promo} blir hänglåsen tjugo procent billigare
Flyg {flight}, gate {gate}, ombordstigning {time}
Skåpbilen {plate} blockerar vår port
I {issue} står varför token går ut så fort
På {service} heter jag {user}
Larmet tjöt {time}, det var katten
QR-koden går bara till menyn
Matchen slutade {n}-{n}, målvakten stod still
Mobilen är en {gadget} från {year}, skärmen sprucken
SNI-kod {n4}, redovisaren vet
Organisationsnummer {n8}, står på stämpeln
Dörrens kulör {color}, två lager
Lägenhet {n4}, tredje våningen, vänster från hissen
Elmätaren visade {n5} den {date}
Serienummer på larmet {part}, garanti till {year}
Under brevlådan har någon skrivit {n3} B
Tid {n8} hos låssmeden {time}
Betalade parkeringen med kort, kvitto {n5}, {dec} kronor
Bagaget rymmer {n} väskor, min är grön
Hänglåsen på bron togs bort {year}
Cykellåset är {n} mm tjockt och väger {dec} kg
Sista nyckeln i escape room hittade vi {time}
Säsong {n}: lösenordet avslöjas i slutet, jag säger inget
Han bytte lösenord {n} gånger i månaden och glömde alla
Någon knackade på {n3}, jag öppnade inte
Batterier i kodlåset var {n}:e vecka, modell {model}
Polletten till kundvagnen kostar en tia
Tvåstegsverifiering är på för {n} av {n3} konton
Kortet blev stulet i {city}, spärrat {time}, ärende {inc}
Till {time} går man in utan kod, sedan låser de
Hur många siffror har er port? Vår har fyra och en stjärna
Inloggningarna lämnas ut personligen {date}, sal {n3}
Linje {n} inställd mellan {city} och flygplatsen, buss från ingång B
Sista ordet har {name}, talet börjar {time}
Jag är på sidan {n3}, inbrottskapitlet, säg inget
Huset har {n3} trappsteg och inget lås gnisslar
Stuga {n} kronor, nyckeln i krukan enligt annons från {year}
Buss {n4} stannar vid fabriksgrinden
Gåta: fyra olika siffror, summan {n}, vem klarar det?
På lotto {n}, {n} och {n}, noll rätt
Jag skrev upp din födelsedag, inte din kod, lugn
Delen {part} till cylindern kommer {date}
Revision: {n} konton utan lösenord, {n3} godkända, rapport {date}
Vem lämnade förrådet öppet i går vid {time}?
`,
}
