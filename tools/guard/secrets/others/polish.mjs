/** Polish frames that tell a secret, and others that nearly do. Slots: ../values.mjs; `lexicon`: their part of the lexicon. */
export const POLISH = {
  language: 'pl',
  lexicon: 'pl',
  tells: `
szafka na siłowni {C}, ręcznik sobie weź
Dziadek odblokowuje tablet cyferkami {N}, potem zielona strzałka
Szanowny Panie, rezerwacja {order} potwierdzona, zamek elektroniczny przyjmie {C} od godziny 15
W przychodni szafa z lekami chodzi na {C}, łóżko {n} do kontroli
Z tyłu Visy trzy cyferki {V}, ważna do 05/{n}
Nazwisko panieńskie matki, tak jak wpisałam w {service}, to {X}
Konsola {host}, użytkownik {user}, reszta {W}
Szlaban się podniesie, gdy wciśniesz {C}, miejsce {n} jest nasze
Wcisnął {C}, zamek szczęknął, a korytarz był pusty
Od maja {O}, od czerwca {O}, co miesiąc inne
Poczta głosowa: *501, potem {N} i krzyżyk
Ksero na drugim piętrze czeka na {N}, mpk {n4}
Profil Zaufany cioci: {user}, a potem {W}
Librus przy pierwszym wejściu zapyta o {W}, syn ma login {user}
Bramka na basenie, szafka {n3}, moja na {C}, weź okulary
Bank przysłał tajny numer listem, {N}, schowaj
Kurierze, blok drugi na {home}, domofon niemy, proszę wcisnąć {C}
Serwerownia: gdy pika klimatyzacja, wejdź przez {C}, dzwoń do {name} {phone}
Pasieka za lasem, łańcuch na bramie ma {C}, podkurzacz w budce
Piekarnia od tyłu {C}, piec włączamy o {time}
Płyta indukcyjna zablokowana, przytrzymaj {N}
Ładowarka na miejscu {n}, karta niepotrzebna, na ekranie {C}
Zapisz gdzie chcesz, byle nie na lodówce: {W}
daję jeszcze raz Canvę, {mail}, {W}, logo zostaw
Wujek gubi się w banku przez internet, {user}, dalej {N}
Przepraszam, wielka litera na początku, bez kreski: {W}
– A skrytka? – Spróbuj {C}, numer z totka ojca.
Szyfrowany pendrive księgowości, fraza {S}, kopii brak
Gdy {service} spyta o ulicę z dzieciństwa, odpowiedz {X}
eSIM w lokalizatorze, PUK {R}, linia {phone}
Zrobiłem token osobisty do CI, {T}, umiera {date}
poczta wychodząca {host}, {user}, {W}, port 587
Canal po {time} woła o cztery cyfry: {N}
Magazyn muzeum ma dwa zamki, elektroniczny puszcza po {C}, klucz u {name}
Hulajnogę bierz, blokada {C}, kask M
Kotka ma na imię Pestka, rocznik {year}, a na pocztę wchodzę tak: {W}
budowa: barak {C}, kontener {C}, brama na klucz
Jak to było z lodówką, {N} czy {N}?
Na majówkę zostaje {name}, tylną furtką wejdzie na {C}, markizę zwinąć
Po rozmowie: faktura zapłacona, {name} oddzwoni {date}, ekstranet otwiera teraz {W}
Skoro to czytasz, to śpię: ciasto do {time}, weranda to {C}
Trzy sprawy przed wyjściem. Raz, rolety. Dwa, woda. Trzy, uzbrój na {C}
Nasze słowo przez telefon, gdyby ktoś mówił o wypadku: {O}
grafana, konto do podglądu {user}, wspólne {W}, nie wieszać na ścianie
po rotacji: stary {T}, nowy {T}
klub szachowy, {home}: {C}, potem zasuwka do góry
Sezamie otwórz się już nie starczy, mistrzu, potrzeba {C}
`,
  benign: `
Szafka {n3} na siłowni się zacina, zgłoś w recepcji
Nie pamiętasz hasła? Zadzwoń pod {phone}
Koperta z dostępami jest u {name}
Od wersji {ver} aplikacja chce odcisk palca
Przesyłka utknęła w urzędzie celnym {date}, sprawa {order}
Parking poziom {n}, stanowisko {n3}, skasuj bilet
Błąd {err} przy logowaniu, {host} milczy
Port {n4} zablokowany na zaporze
Gabinet {n3}, drugie piętro, niebieska klamka
Kod kreskowy od {n3}, towar krajowy
Legitymacja {n8}, składka {n} zł, od {year}
Klucz wiolinowy na początku, tonacja {note}-dur
Kod PKD {n4}, księgowa zna
NIP {n8}, na pieczątce jest też REGON
Kolor drzwi {color}, dwie warstwy
Mieszkanie {n3}, trzecie piętro, na lewo od windy
Licznik prądu pokazał {n5}, spisany {date}
Numer seryjny alarmu {part}, gwarancja do {year}
Pod skrzynką na listy ktoś dopisał {n3} A
Wizyta {n8} u ślusarza o {time}
Zapłaciłem za parking kartą, paragon {n5}, {dec} zł
W bagażniku mieszczą się {n} walizki, moja zielona
Kłódki z mostu zdjęli w {year}
Zapięcie rowerowe ma {n} mm i waży {dec} kg
Ostatni klucz w escape roomie znaleźliśmy o {time}
Sezon {n}: hasło zdradzają na końcu, cicho sza
Zmieniał hasło {n} razy w tym miesiącu i każde zapomniał
Ktoś pukał pod {n3}, nie otworzyłam
Baterie w zamku co {n} tygodni, model {model}
Żeton do wózka kosztuje złotówkę
Weryfikacja dwuetapowa działa na {n} kontach z {n3}
Skradziono mi kartę w {city}, zastrzeżona o {time}, sprawa {inc}
Do {time} wchodzi się bez kodu, potem zamykają
Ile cyfr ma wasz domofon? Nasz cztery i krzyżyk
Dane logowania wydajemy osobiście {date}, sala {n3}
Linia {n} zawieszona między {city} a lotniskiem, autobus spod wejścia B
Ostatnie słowo ma {name}, przemowa o {time}
Jestem na {n3} stronie, rozdział o włamaniu, ani słowa
Kamienica ma {n3} schodów i żaden zamek nie skrzypi
Agroturystyka {n} zł, klucz w doniczce według ogłoszenia z {year}
Autobus {n4} staje przed bramą fabryki
Zagadka: cztery różne cyfry, razem {n}, kto zgadnie?
W totku {n}, {n} i {n}, znowu nic
Zapisałem twoje urodziny, hasła nie, spokojnie
Część {part} do wkładki wróci {date}
Audyt: {n} kont bez hasła, {n3} w porządku, raport {date}
Kto wczoraj koło {time} zostawił otwarty magazyn?
`,
}
