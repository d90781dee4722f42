/** Sentence frames in further languages; slots as in frames-en-tells.mjs. `lexicon`: their part of the lexicon. */
export const MORE_1 = {
  pl: {
    lexicon: 'pl',
    tells: `
Moje hasło to {W}
Hasło: {W}
Hasło do {service} to {W}
Hasło do wifi to {W}
Zmieniłem hasło na {W}
Hasło brzmi {O}
Użyj {W} jako hasła
Mój PIN to {N}
PIN do karty to {N}
Kod do drzwi to {C}
Kod do bramy: {C}
Wpisz {C}, żeby otworzyć garaż
Sejf otwiera się kodem {C}
Telefon odblokowuje {N}
Token to {T}
Nowe hasło to {W}
Hasło do poczty: {W}
Kod do alarmu to {C}
Drzwi otwiera kod {C}
Kod do domofonu {C}
Kod do sejfu to {C}`,
    benign: `
Hasło jest {adj}
Hasło musi mieć {n} znaków
Zapomniałem hasła do {service}
Hasło wygasa {date}
{name} zna hasło
Jakie jest hasło do wifi?
PIN ma {n} cyfry
Kod pocztowy to {n5}
Kod rabatowy to {promo}
Kod błędu to {err}
Zamówienie {order} przyszło {date}
Faktura {order} jest zapłacona
Pokój ma numer {n3}
Drzwi zamykają się o {time}
Sejf waży {n} kg
{name} mieszka w {city} od {year}`,
  },
  sv: {
    lexicon: 'nordic',
    tells: `
Mitt lösenord är {W}
Lösenordet är {O}
Lösenord: {W}
Lösenordet till {service} är {W}
Jag bytte lösenord till {W}
Wifi-lösenordet är {W}
Min pinkod är {N}
Koden till dörren är {C}
Portkod: {C}
Slå {C} för att öppna porten
Larmet stängs av med {C}
Kombinationen till skåpet är {C}
Det nya lösenordet är {W}
Lösenordet till mejlen är {W}
Koden till larmet är {C}
Koden till porten är {C}
Dörren öppnas med {C}
Koden till kortet är {N}`,
    benign: `
Lösenordet är {adj}
Lösenordet måste ha {n} tecken
Jag har glömt lösenordet till {service}
Lösenordet byttes {date}
Vad är lösenordet till wifi?
Postnumret är {n5}
Rabattkoden är {promo}
Felkoden är {err}
Beställning {order} kom {date}
Rummet är {n3}
Dörren stänger {time}
{name} bor i {city} sedan {year}`,
  },
  da: {
    lexicon: 'nordic',
    tells: `
Min adgangskode er {W}
Adgangskode: {W}
Adgangskoden til {service} er {W}
Kodeordet er {O}
Min pinkode er {N}
Koden til døren er {C}
Koden til alarmen: {C}
Tast {C} for at åbne porten
Passordet mitt er {W}
Passord: {W}
Passordet til {service} er {W}
Koden til døra er {C}
PIN-koden til kortet er {N}
Den nye adgangskode er {W}
Koden til porten er {C}
Koden til kortet er {N}
Nøglen til wifi er {W}`,
    benign: `
Adgangskoden er {adj}
Adgangskoden skal have {n} tegn
Jeg har glemt adgangskoden til {service}
Passordet må ha {n} tegn
Jeg glemte passordet til {service}
Postnummeret er {n4}
Fejlkoden er {err}
Ordre {order} kom {date}
Rommet er {n3}
Døren lukker {time}
{name} bor i {city} siden {year}`,
  },
  fi: {
    lexicon: 'nordic',
    tells: `
Salasanani on {W}
Salasana: {W}
Wifin salasana on {W}
Palvelun {service} salasana on {W}
Vaihdoin salasanaksi {W}
PIN-koodini on {N}
Oven koodi on {C}
Hälyttimen koodi: {C}
Näppäile {C}, niin ovi aukeaa
Kassakaapin koodi on {C}
Uusi salasana on {W}
Salasana on {O}
Ulko-oven koodi on {C}
Kortin tunnusluku on {N}
Alakerran oven koodi: {C}`,
    benign: `
Salasana on {adj}
Salasanassa pitää olla {n} merkkiä
Unohdin salasanan palveluun {service}
Salasana vanhenee {date}
Postinumero on {n5}
Alennuskoodi on {promo}
Virhekoodi on {err}
Tilaus {order} saapui {date}
Huone on {n3}
Ovi suljetaan {time}
{name} asuu kaupungissa {city} vuodesta {year}`,
  },
  cs: {
    lexicon: 'slavic',
    tells: `
Moje heslo je {W}
Heslo: {W}
Heslo k {service} je {W}
Heslo na wifi je {W}
Změnil jsem heslo na {W}
Můj PIN je {N}
Kód od dveří je {C}
Kód k bráně: {C}
Zadej {C} a dveře se otevřou
Alarm vypneš kódem {C}
Trezor má kód {C}
Nové heslo je {W}
Heslo k mailu je {W}
Kód k trezoru je {C}
PIN ke kartě je {N}
Kód alarmu je {C}`,
    benign: `
Heslo je {adj}
Heslo musí mít {n} znaků
Zapomněl jsem heslo k {service}
Heslo vyprší {date}
{name} zná heslo
PSČ je {n5}
Kód chyby je {err}
Slevový kód je {promo}
Objednávka {order} přišla {date}
Pokoj je {n3}
Dveře se zavírají v {time}
{name} bydlí v {city} od {year}`,
  },
  tr: {
    lexicon: 'more',
    tells: `
Şifrem {W}
Şifre: {W}
Wifi şifresi {W}
{service} şifresi {W} oldu
Parolam {W}
Kartımın pini {N}
Kapının kodu {C}
Alarm kodu: {C}
Kasanın şifresi {C}
Kapıyı açmak için {C} gir
Telefonun şifresi {N}
Yeni şifre {W}
E-posta şifrem {W}
Kapı kodu {C}
Bahçe kapısının kodu {C}
Kart şifresi {N}
Şifre {O}`,
    benign: `
Şifre {adj}
Şifre en az {n} karakter olmalı
{service} şifremi unuttum
Şifre {date} tarihinde değişti
Posta kodu {n5}
Hata kodu {err}
İndirim kodu {promo}
Sipariş {order} {date} tarihinde geldi
Oda {n3} boş
Kapı {time} kapanıyor
{name} {year} yılından beri {city} şehrinde`,
  },
}
