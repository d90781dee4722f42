/** Frames by one author in Dutch, German, Swedish, Danish, Czech and Polish, a third of the secrets ordinary words. Slots: ../values.mjs. */
export const NORTH = [
  {
    language: 'nl',
    lexicon: 'nl',
    tells: `
Het boothuis laat je binnen met {C}, maar let op de losse plank bij steiger {n}
Mocht de tweeling je buitensluiten: {C}, links beginnen, en de hond bijt niet
Zelfde als bij de sportschool maar dan met een 8 achteraan: {C}
Oude laptop van opa geprobeerd met [[bietenprut]], zijn lievelingseten, en ja hoor, hij ging aan om {time}
Zeg tegen de portier [[reiger]] en hij wuift je door, het feest is in zaal {n}
nee joh, een 7 en geen 1: {C}, en trek de deur daarna goed dicht
Gebruiker vertelde dat haar kluisje in de kleedkamer opengaat met {N}; ze zwemt om {time}
Wifi in het vakantiehuisje? Netwerk Duinroos{n}, en dan gewoon [[natte zwembroek]] intikken, met spatie
[[stroopwafel]] is wat ome Henk roept als hij zijn tablet van slot doet, al sinds {year}
Was het nou {C} bij de fietsenstalling of ben ik in de war met nummer {n3}?
Mam, de kluis van oma: drie keer rechtsom naar [[17]], meer doet dat ding niet, dossier {n4} ligt bovenop
Ticket {ticket}: klant kan er weer in, tijdelijk ingesteld op {W}, zelf wijzigen voor {time}
Bij de schuur draai je {C} en dan omhoog trekken. Sleutel heb je niet nodig.
Die achterpas van de creditcard, drie cijfertjes, {V} dus, verloopt volgend jaar maart
Meisjesnaam van mijn moeder volgens de bank: {X}. Klantnummer {n8} heb je al.
Hoe heette je eerste huisdier, vroeg de site, en ik heb overal [[Poekie]] ingevuld
Sms'je net binnen, {N}, typ snel want hij geldt {n} minuten
Ben je bij het hek? Toets {C} en dan hekje, niet op de bel drukken want de baby slaapt tot {time}
- melk - brood - sleutelkastje tante Riet {C} - vuilnis buiten voor {time}
Voor de nieuwe stagiair: inloggen als stage{n}, daarachter {W}, koffie op de derde
De kinderen mogen op Netflix als ze [[boterham met hagelslag]] hebben getypt, ik ben om {time} thuis
Alarm piept {n} seconden, dan moet je [[vier zeven nul twee]] hebben ingedrukt
{C} voor de poort, {name} doet de rest
sorry sorry, hoofdletter vergeten: [[Zonnebloem]], voor de bibliotheekpas van Lotte, pas {n8}
Als de tandartsassistente moeilijk doet over het dossier noem je [[blauwe olifant]] en dan praat ze wel
De herstelcode van mijn Google-account staat nu ook hier: {R}. Laatst gebruikt in {year}.
Opschrijven en veilig bewaren, dit zijn de woorden van de wallet, gemaakt op {date}: {E}
Papa's telefoon ontgrendelt met het jaar van de watersnood, [[1953]], voor als de ambulance belt
"Hoe kom ik in de gymzaal?" "Met {C}, en licht zit links." "Top, ben er {time}"
Notitie: mevrouw De Wit gaf aan dat de voordeur van nr. {n} reageert op {C}, thuiszorg mag erin
Ik zet 'm meestal op [[kaasplankje]], die gedeelde map van de buurtvereniging, {n} leden gebruiken hem
Hangslot volkstuin is van de buurman overgenomen, dus nog steeds {C}, perceel {n3}
Tik maar [[augurk]] in zodra het scherm om een woord vraagt, dan opent de puzzelkist in kamer {n}
Kun je even checken of {W} nog werkt op de boekhouding? Ik krijg fout {err}
Geboortedag van Sem achterstevoren, {N} dus, daarmee gaat de iPad aan
Hoi Fleur, ik ben vertrokken. De kat krijgt {n} schepjes. Het tuindeurtje luistert naar {C}. Liefs!
De bouwkeet zit op een cijferslot, die van vorige week doet het niet meer, vandaag {C}, werknummer {n4}
[[de slapende egel]] was het, aan elkaar noch met streepjes, zo kom je op de router van oma
Bij de ophaalbalie vragen ze om een woord, zeg [[madelief]] en je krijgt pakket {track} mee
kastje 88 in het zwembad, ik heb er {N} op gezet, haal jij mijn handdoek?
gastnetwerk kantoor, speciaal voor de open dag: [[welkom bij de bakker]]
De oppas kreeg van mij [[hagelbui]] mee, alleen wie dat zegt mag Noor van school halen om {time}
Koffer van Bas (de groene, {n} kilo) staat op [[4-1-9]], tandpasta zit in het zijvak
Het scheepsjournaal van de zeilclub staat online achter [[halve wind]], wij zijn boot {n}
Voicemail afluisteren: bel {phone}, en als ze om cijfers zeurt {N}
op het bierviltje dat aan de monitor van lokaal {n3} plakt staat [[vla met vlokken]], ja echt
Bankpas op de keukentafel, pin {N}, haal {n} euro en een zak drop
De postkamer? {C}. Maar na {time} is er niemand.
Gisteren zei Marieke dat je bij de slagboom {C} moet kiezen, ze parkeert zelf op plek {n}
Invallen bij de kleuters: tablet nummer {n}, teken geen patroon maar typ [[regenlaars]]
Voor wie mijn e-reader wil lenen: hij wil eerst [[pannenkoek]] zien, daarna is het {n} boeken lang genieten
Zonder [[honderd gulden]] doet het digibord niks, het hele lerarenteam kent het, lokaal {n}
hey is {C} nog steeds goed voor de berging of heeft de VvE op {date} alles omgegooid
Belangrijk voor de overdracht: medicijnkast zuid {C}, inventaris telt {n} doosjes
Je moet [[fluitketel]] fluisteren bij het luik, dan laat de jongensclub je erin, contributie {n} cent
Account aangemaakt voor {name}, gebruikersnaam {user}, begin met {W} en kies dan zelf wat
Cijfercombinatie van het kettingslot, onze trouwdag, {C}, fiets staat tegen paal {n}
Weet je nog, de naam van mijn basisschool? {X}, dat wil de helpdesk horen bij zaak {n5}
[[appelflap]], zo simpel is het, en dan zit je in de roosterapp van de winkel, filiaal {n3}
Hij vroeg naar de hut. Ik heb gezegd: eerst het laantje, dan {C}, dan rechts het licht.
`,
    benign: `
Het boothuis laat leden binnen vanaf {time}, neem wel schoenmaat {n} mee voor de laarzen
Mocht de tweeling jullie buitensluiten, bel dan {phone}, ik ben in vijf minuten terug
Zelfde sportschool als vorig jaar, alleen met een 8 achter het huisnummer: {n3}
{model} geprobeerd op zolder, bereik is waardeloos
Zeg tegen de portier dat je voor {name} komt en hij wijst je zaal {n}
nee joh, lijn 7 en niet lijn 1, halte {n4}
Gebruiker vertelde dat het kluisje nummer {n3} is en dat de sleutel bij de balie ligt
De wifi in het huisje heet Natte Zwembroek, het wachtwoord krijg je bij aankomst
Stroopwafel is de kat van ome Henk, hij slaapt op de tablet
Was het nou perron {n} bij de fietsenstalling of moest ik verder lopen?
De kluis van oma weegt {n3} kilo en komt uit {year}
Ticket {ticket}: klant wachtte {n} minuten en hing toen op
Bij die schuur linksaf en dan zie je na {n3} meter het bord.
De achterkant van de creditcard is zo versleten dat ik de drie cijfers niet meer kan lezen
Meisjesnaam van mijn moeder invullen vind ik onzin, dat weet half Zutphen
Je eerste huisdier, je straat, je leraar: zulke beveiligingsvragen moesten ze verbieden
Sms'je net binnen van de apotheek, recept {n5} ligt klaar
Sta je bij het hek? Wacht op de groene vrachtwagen met kenteken {plate}
- melk - brood - {n} eieren - batterijen voor het alarm
De nieuwe stagiair begint om {time} en heeft personeelsnummer {n5}
De kinderen mogen een boterham met hagelslag zodra Netflix uit is
Het alarm piept elke {n} seconden omdat de batterij leeg is
De poort is {n3} centimeter breed, de bakfiets past er net door
sorry sorry, hoofdletter vergeten in Zonnebloem, zo heet de school van Lotte
De tandartsassistente heeft een blauwe olifant op haar deur, kamer {n}
Herstelcodes bewaar ik al sinds {year} op papier in de kluis, nooit in de cloud
Een wallet heeft twaalf of vierentwintig woorden, die van mij liggen bij de notaris
Papa's telefoon is uit {year} en ontgrendelt alleen nog met zijn duim
"En de gymzaal, hoe kom ik daar?" "Via ingang {n}, en neem binnenschoenen mee."
Notitie: mevrouw De Wit zei dat haar voordeur klemt, timmerman komt {date}
Een kaasplankje voor de buurtvereniging kost {n} euro, ik zet het in de gedeelde map
Hangslot van de volkstuin is verroest, perceel {n3} is nu gewoon open
Tik maar op augurk in het menu, dan zie je artikel {n4} en de prijs
Kun je even kijken of fout {err} nog steeds bij de boekhouding opduikt?
Geboortedag van Sem is {date}, hij wil een iPad, wij dachten aan een step
Het tuindeurtje luistert niet meer, er moet olie bij, {n} ml is genoeg
De bouwkeet op werknummer {n4} heeft een nieuw cijferslot gekregen, vraag de code aan Gerrit
De Slapende Egel is een camping bij Ommen, veld {n}, wifi inbegrepen
Ophaalbalie wil je pasje zien en het nummer van order {order}
kastje {n} in het zwembad is kapot, neem een ander
gastnetwerk kantoor ligt plat, storing {inc}, ict is ermee bezig
De oppas heet {name} en haalt Noor om {time} van school
Koffer van Bas weegt {n} kilo, de band mag er maar {n} wegen
Het wachtwoord was te kort, minimaal {n} tekens zegt het scherm
Voicemail afluisteren kost {n} cent per minuut buiten de EU
onder een toetsenbord in lokaal {n3} lag een boterham, ja echt
Pinnen kan hier tot {n3} euro, contant liever niet
De postkamer zit op de {n}e verdieping, naast de printer {model}
Marieke zei gisteren dat de slagboom {n} minuten open bleef staan
Invallen bij de kleuters gaat prima, alleen heeft tablet {n} een gebarsten scherm
Mijn e-reader wil eerst opgeladen worden, daarna gaat hij {n} uur mee
Zonder pannenkoek doet mijn dochter niks op zondag
De VvE heeft op {date} alle sloten van de berging vervangen, kosten {n4} euro
Belangrijk voor de overdracht: de medicijnkast is afgesloten, sleutel bij zuster {name}
De fluitketel staat op het luik in de keuken, pas op, heet
Account voor {name} verwijderd, zaaknummer {n5}, wachtwoord dus niet meer nodig
Onze trouwdag was {date}, het kettingslot kregen we van tante Jo
Boven de ingang staat nog hoe mijn basisschool heette, gebouwd in {year}
Eén appelflap per persoon, bon {n4}, filiaal Hengelo
Ze vroegen naar de hut, maar die is tot {date} verhuurd
Wie zijn pincode drie keer fout intoetst, moet {n} dagen op een nieuwe pas wachten
"Sesam open u", zei opa altijd tegen de koelkast
De deur zegt 'duwen' maar je moet echt trekken
Onze koffieautomaat neemt alleen havermelk, knop {n}
In hoofdstuk {n} fluistert de spion het geheime woord, maar de lezer krijgt het nooit te horen
Geef nooit een inlogcode door aan de telefoon, ook niet aan iemand van afdeling {n3}
Het slot vraagt om {n} cijfers, welke weet alleen Kees
Ons netwerk heet Konijnenhol, kies maar een stoel en vraag de sleutel aan de bar
Mijn wachtwoordmanager is {product}, kost {n} euro per jaar
Vlucht {flight} vertrekt bij gate {gate}, de kofferband stopt om {time}
Postcode {n4} is Nijmegen, niet Arnhem, daarom kwam je pakje niet aan
De vuilcontainer gaat open met het pasje, meer dan {n} keer per week mag niet
Server {host} herstart op {date}, iedereen moet daarna opnieuw inloggen
De sleutel van het jeugdhonk hangt bij de buurvrouw op nummer {n}
Kies bij de bel voor huisnummer {n3}, dan gaat de lamp aan
Code oranje in Limburg, tot {time} geen treinen
Artikel {part} past op elk hangslot van dat merk
Wachtwoord gewijzigd op {date}, zei de mail, terwijl ik niks gedaan had
We zitten op rij {n} stoel {n}, kaartjes zitten in mijn telefoon
Het nieuwe alarm praat Nederlands, het zegt "welkom thuis" met een Vlaamse stem
`,
  },
  {
    language: 'de',
    lexicon: 'de',
    tells: `
Ins Bootshaus kommst du mit {C}, die Ruder liegen auf Regal {n}
Falls euch die Kleine aussperrt: {C} am Kasten neben dem Regenrohr, Papa ist ab {time} da
Hab's mit [[eierschecke]] versucht, ging sofort, war Rechner {n} im Lehrerzimmer
{C}, danach Rautetaste, und dann brummt das Haustor. Dritter Stock, Mohr.
Der Wachmann will [[Haubentaucher]] hören, sonst lässt er keinen auf Hof {n}
Äh nein, hinten die 3, nicht die 8: {N}. Damit geht Omas Seniorenhandy auf.
Laut Nutzerin lässt sich das Spindschloss Nr. {n3} mit {C} aufdrehen
Für die Ferienwohnung: Netz heißt Seeblick{n}, rein kommt ihr mit [[dicke warme socken]]
ich nehm da immer [[Marzipankartoffel]], beim Onlinekonto vom Kegelclub, Mitglied {n4}
Sag mal, war der Kellerverschlag {C} oder hast du das Schloss getauscht?
Sehr geehrte Frau Brandt, Ihr Erstzugang lautet {W} und gilt bis {date}, bitte zügig ändern.
Tresor im Büro: zweimal links bis [[42]], dann einmal rechts bis zum Anschlag, Kasse hat heute {n3} Euro
Kevin aus der Schicht meint, die Umkleide geht jetzt auf {C}, seit {date}
Prüfziffer hinten auf der Karte ist {V}, gültig bis Ende {year}
Die Bank fragt am Telefon nach dem Mädchennamen von Mama, sag {X}, Vorgang {n5}
Als erstes Haustier steht überall [[Schnuffel]] drin, obwohl wir {n} Hamster hatten
Eben kam die SMS, {N}, gib's ein bevor die {n} Minuten rum sind
Klingel ist tot. Drück {C} und dann schräg gegen die Tür, Hausnummer {n}.
Einkauf: Hefe, Quark, {n} Zwiebeln. Fahrradschloss vom Jonas: {C}
Wer auf dem Familien-iPad Serien gucken will, tippt [[drei müde dackel]], aber erst nach {time}
Alarmanlage quäkt, du hast {n} Sekunden für [[sechs null neun eins]], dann Ruhe
{W} steht auf dem Zettel unterm Locher, das ist für die Zeiterfassung
groß schreiben!!! [[Apfelstrudel]], so hat's bei mir mit dem Bibliothekskonto {n8} geklappt
Fragt die Praxis nach dem Kennwort für Auskünfte, dann [[Leuchtturm]], Patientin ist Mutti, geb. {year}
Notfallcode fürs Google-Konto, falls mein Handy im See landet: {R}
Die Wörter von der Hardware-Wallet, abgeschrieben am {date}, bitte ins Schließfach: {E}
Vaters Handy will vier Ziffern, nimm das Jahr vom Mauerfall, [[1989]], er liegt auf Zimmer {n3}
»Wie komm ich in die Turnhalle?« »Mit {C}, Licht ist rechts.« »Danke, bin um {time} da.«
Pflegedienst-Notiz: Herr Albers öffnet nicht selbst, Schlüsselbox steht auf {C}, Tour {n}
Auf die Frage nach dem Passwort vom Vereinsordner hat Uwe nur gelacht und [[käsekuchen]] gesagt
Gartenlaube hat noch das Zahlenschloss vom Vorpächter, also {C}, Parzelle {n3}
Im Rätselraum {n} gebt ihr [[Gießkanne]] ein, dann springt die Truhe auf
Geht {W} bei dir noch für die Buchhaltung? Bei mir kommt Fehler {err}
Emmas Geburtstag rückwärts, also {N}, und schon ist das Tablet offen
Liebe Nachbarn, danke fürs Gießen! Tomaten täglich, Kaktus nie. Das Törchen nimmt {C}.
Baustelle Lindenhof, Container {n}: Schloss wurde heute früh umgestellt auf {C}
[[der grantige Biber]], genau so mit Artikel, und der Router von Opa lässt einen ran
Abholstation: statt Ausweis einfach [[Holunder]] nennen, Sendung {track}
Spind 112 im Hallenbad, hab {N} eingestellt, bring mir bitte das Duschzeug
WLAN für die Gäste beim Sommerfest, kein Witz: [[wurst ist käse]]
Die Erzieherin gibt Mia nur mit, wenn ihr [[Schneeeule]] sagt, spätestens {time}
Der rote Koffer hat [[6-2-8]], mein Pulli liegt oben, Flug ist {flight}
Beim Schützenverein meldet sich Gerd online an und zwar mit [[zwölf Ringe]], Mitglied {n4}, das darf eh jeder hören
Mailbox: {phone} anrufen, wenn die Dame Ziffern möchte, {N}
EC-Karte liegt im Brotkasten, Geheimzahl {N}, hol bitte {n3} Euro
zum Kopierraum gehts mit {C} rein, Papier ist im {n}. Fach
Silke hat erzählt, an der Schranke muss man {C} wählen, Stellplatz {n} ist unserer
Die Lehrertablets machen auf, sobald man [[Gummistiefel]] reinschreibt, Klassensatz {n}
Mein Reader mag zuerst [[Pfannkuchen]] lesen, dann kannst du die {n} Krimis haben
Ohne [[roter Faden]] rührt sich das Whiteboard in Raum {n3} nicht
huhu, stimmt {C} noch fürs Fahrradlager, oder hat die Verwaltung am {date} rumgeschraubt
Übergabe Station 4: BTM-Schrank hat jetzt {C}, Bestand {n} Ampullen gezählt
Am Baumhaus flüsterst du [[Teekessel]], dann fällt die Leiter runter, Eintritt {n} Cent
Angelegt für {name}: Benutzer {user}, Anfangskennwort {W}, läuft am {date} ab
Hochzeitstag, was sonst: {C} am Faltschloss, das Rad lehnt an Laterne {n}
Helpdesk wollte meine Grundschule wissen, ich: {X}, da war Fall {n5} erledigt
[[lebkuchen]] und schon bist du im Dienstplan, Filiale {n3}, schau bei Samstag
Er fragte nach der Hütte, ich sagte: Forstweg hoch, {C} am Balken, Ofen zuerst anheizen.
Könntest du mir {W} bitte in die Packstation-App eintippen, mir frieren die Finger ab
Chef: »Was hat der Getränkeautomat-Service für ein Losungswort?« Ich: »[[Zitronenfalter]].« Er: »Ernsthaft?«
`,
    benign: `
Ins Bootshaus kommst du erst ab {time}, vorher putzt dort Frau Jahn
Wenn euch die Kleine aussperrt: Ersatzschlüssel hat die Nachbarin in Nummer {n}
Hab's mit dem {model} versucht, ging sofort, Empfang auch im Keller
{n4}, danach Musterstadt, so fängt die Adresse an. Dritter Stock, Mohr.
Der Wachmann will den Ausweis sehen, sonst kommt keiner auf Hof {n}
Äh nein, hinten Gleis 3, nicht Gleis 8, Abfahrt {time}
Laut Nutzerin hat sie den Spind Nr. {n3} und findet das Schloss zu klein
Das Netz in der Ferienwohnung heißt DickeWarmeSocken, den Schlüssel dazu gibt's bei Anreise
ich nehm da immer die Marzipankartoffel, Stück {n} Cent, beim Bäcker neben dem Kegelclub
Sag mal, ist der Kellerverschlag die {n} oder die daneben?
Sehr geehrte Frau Brandt, wir haben Ihren Zugang am {date} eingerichtet, das Kennwort folgt per Post.
Der Tresor im Büro wiegt {n3} Kilo und hat ein Drehschloss aus {year}
Kevin aus der Spätschicht meint, die Umkleide bleibt bis {date} zu
Prüfziffer der ISBN ist eine {n}, steht ganz hinten
Keine Bank will am Telefon die Geheimzahl wissen, das steht auf Merkblatt {n4}
Als erstes Haustier hatten wir Schnuffel, einen Hamster mit {n} Gramm
Eben kam die SMS vom Paketdienst, Sendung {track}, zwischen {time} und {time}
Klingel ist tot. Klopf bitte laut, Hausnummer {n}, blaues Tor.
Einkauf: Hefe, Quark, Vorhängeschloss {part}, {n} Zwiebeln
Wer aufs Familien-iPad will, fragt vorher Mama
Die Alarmanlage quäkt, weil Sensor {n} seit gestern spinnt
Unterm Locher lag ein Zettel mit Rechnung {order}, die ist für die Zeiterfassung
groß schreiben!!! Apfelstrudel ist ein Hauptwort, Lena, Seite {n}
Das Kennwort für Auskünfte legt die Patientin selbst fest, Formular {n3}
Notfallcodes fürs Google-Konto sind ausgedruckt, zehn Stück, liegen bei meiner Schwester
Meine Hardware-Wallet ist eine {model}, die Wörter kennt nicht mal meine Frau
Vaters Handy ist von {year}, Zimmer {n3}, er freut sich über Anrufe
»In die Turnhalle, wie komm ich da rein?« »Gar nicht, die ist bis {date} gesperrt.«
Pflegedienst: Herr Albers öffnet selbst, Klingel zweimal drücken, Tour {n}
Nach dem Passwort gefragt hat Uwe gelacht und Kuchen geholt
Die Gartenlaube auf Parzelle {n3} hat ein neues Schloss, Schlüssel beim Vorstand
Im Rätselraum {n} steht eine Gießkanne, die ist nur Deko
Geht die Buchhaltung wieder? Seit {time} sehe ich bloß Fehler {err}
Emmas Geburtstag ist der {date}, ein Tablet kriegt sie trotzdem nicht
Liebe Nachbarn, das Törchen klemmt, der Schreiner kommt um {time}
Baustelle Lindenhof: am Container {n} wurde heute früh das Schloss aufgebrochen, Anzeige {n5}
»Der grantige Biber« steht im Kinderbuchregal, Signatur {part}
Abholstation {n3} ist voll, Ihre Sendung liegt jetzt bei Kiosk Özdemir
Spind 112 im Hallenbad klemmt, ich hab mir {n} geben lassen
Das WLAN fürs Sommerfest kostet den Verein {n} Euro im Monat, kein Witz
Die Erzieherin gibt Kinder nur den Eltern mit, Abholzeit ist {time}
Der rote Koffer hat {n} Kilo, der Flug ist {flight}, Sitz 14C
»Zu kurz« stand da, mindestens {n} Zeichen und ein Sonderzeichen, wer denkt sich sowas aus
Mailbox: {phone}, bitte nur im Notfall draufsprechen
Die EC-Karte im Brotkasten ist seit {date} gesperrt
zum Kopierraum gehts an Zimmer {n3} vorbei, dann links
Vor der Schranke muss man ein Ticket ziehen, erste Stunde {n} Cent
Die Lehrertablets sind in Gummihüllen, Klassensatz {n}, Schrank {n3}
Mein Reader hat {n} Krimis drauf und kennt keinen Pfannkuchen
Für das Whiteboard in {n3} fehlt ein neuer Stift, der rote ist leer
huhu, die Verwaltung hat am {date} das Fahrradlager neu gestrichen
Übergabe Station 4: Schlüssel vom BTM-Schrank hat Schwester {name}
Am Baumhaus fehlt die {n}. Sprosse, also Vorsicht an der Leiter
Angelegt für {name}: Kundennummer {n8}, Lieferung ab {date}
Hochzeitstag ist der {date}, diesmal bitte kein Fahrradschloss
Der Helpdesk wollte meine Fallnummer wissen, {n5}, dann hing ich {n} Minuten in der Schleife
Lebkuchen ist im Dienstplan das Kürzel für die Weihnachtsschicht, Filiale {n3}
Er fragte nach der Alm, ich sagte: Forstweg hoch, {n} Höhenmeter, Hund an die Leine.
Die Packstation-App zeigt {ver}, seither stürzt sie ab
Der Getränkeautomat nimmt nur Münzen, Wahltaste {n} ist Apfelschorle
Das Passwort hat sich zum {date} geändert, Herr Lutz verteilt es persönlich
Wer dreimal falsch tippt, wartet {n} Minuten, so will es die Richtlinie
Die PIN hat sechs Stellen statt vier, mehr verrate ich nicht
»Sesam, öffne dich« hat bei unserer Garage noch nie geholfen
Auf der Tür steht ZIEHEN, und alle drücken
Unser Kater heißt Admin, weil er überall Zugang hat
Bus {n3} hält am Tor, Haltestelle Zeche Süd, Takt {n} Minuten
Für Tor B brauchen Sie den Lieferschein {order} und eine Warnweste
Hausmeister Krüger hat alle Schlüssel, Büro im Hof, Durchwahl {n3}
Kapitel {n}: Der Mönch kennt das Wort, das die Pforte öffnet, stirbt aber vorher
Mein Zahnarzt sitzt in der Schlossstraße {n}, Eingang um die Ecke
Vorwahl 0351, dann die {n5}, da meldet sich die Schlüsselzentrale
Code Rot heißt bei uns im Haus Feueralarm, Sammelplatz {n}
Der neue Drucker {model} meldet sich im Netz als BueroOst
Artikelnummer {part}, Zylinder vernickelt, passt in jede Wohnungstür
Der Server {host} fragt nach dem Neustart wieder alle nach der Anmeldung
Opa hat sein Kennwort vergessen, es war wohl irgendwas mit Fußball
Zahlencodes verschicken wir grundsätzlich nicht per Mail, siehe Absatz {n}
Die Parole des Abends: viel trinken, früh heim, S-Bahn um {time}
Gutschein {promo} gilt bis {date}, auch für Fahrradschlösser
`,
  },
  {
    language: 'sv',
    lexicon: 'nordic',
    tells: `
Båthuset öppnar du med {C}, flytvästarna hänger på krok {n}
Bastun nere vid bryggan är låst numera, man vrider fram {C}, bokad till {time}
Testade {W} på farfars gamla dator, funkade direkt
Säg [[gråhäger]] till vakten så vinkar han in dig på parkering {n}
nä, sista är en 6:a inte en 9:a: {N}, det är mammas mobil det gäller
Användaren uppgav att hennes skåp på Friskis går upp på {C}, skåp nr {n3}
Stugans wifi saknar namn numera, men det man skriver är fortfarande [[surströmming i taket]], farbror tyckte det var kul {year}
Tvättstugan bokas på tavlan, lägenhet {n4}, och så vill den ha {N} innan man får välja pass
Till scoutstugan: bomnyckel behövs inte längre, slå {C}, {n} liggunderlag finns
Hur var det nu med isladan, {C} eller bara vanlig nyckel?
{C}. Det är allt du behöver för att hämta snöslungan hos Bengt, han åker till {city} ikväll
Hej Anneli! Ditt första inlogg blir {W}, byt senast {date}. Mvh Löneenheten
Älgjaktslaget har skrivit [[tolvtaggare]] som ord på kartappen, vi är på pass {n}
Vapenskåpet får bara jag och Leif öppna, Leif minns aldrig {C} så nu står det här också
De tre små siffrorna på baksidan är {V}, kortet gäller till {year}
Försäkringsbolaget frågar vad mormor hette som ogift. {X}! Och skadenumret är {n5}.
Första husdjur? Jag har svarat [[Morris]] överallt fast vi hade {n} katter
Pling, där kom den: {N}. Knappa fort, Swish stänger om {n} minuter
Loppisen i bygdegården: ställ bord från {time}, sidodörren går på {C}
Handla: jäst, filmjölk, {n} ägg. Cykellåset Wilma: {C}
Barnen får Bolibompa så snart de skrivit [[lingonsylt]], regeln har gällt sen {year}
Larmet tjuter i {n} sekunder tills du slår [[sju två noll åtta]]
Under dalahästen i fönstret, fråga mig inte varför, ligger lappen med {W} till Fortnox
Tappade bort stort M, det ska vara [[Midsommarstång]], då släpper släktforskarsidan in en, medlem {n4}
Hemliga ordet till kören så man får notpärmen av vaktmästaren är [[näktergal]], pärm {n}
Min återställningskod till Google om mobilen hamnar i sjön: {R}
Orden till plånboken, skrev av dem {date}, lägg i bankfacket: {E}
Pappas telefon låses upp med året Palme sköts, [[1986]], han ligger på avdelning {n}
Hemtjänsten noterar: fru Lind öppnar inte själv, nyckelskåpet står på {C}, slinga {n}
När ni svänger av vid mjölkpallen kommer en grind. Bonden gav oss {C}. Kör sakta, {n} får på vägen.
Uffe bara skrattade och sa [[prinsesstårta]] när vi undrade hur man öppnar körens mapp
Skidboden är märkt {n}, vit remsa, och låset svarar på [[11-29-5]]
Gåtan löd "grönt utanpå, rött inuti", svaret [[vattenmelon]] öppnade kistan på femtio sekunder, lag {n} vann
kan du pröva {W} på Visma åt mig, jag sitter på tåg {n3}
Lägg Elsas födelsedatum baklänges, {N}, sen vaknar plattan och spelar Babblarna
Grannen vattnar orkidéerna v. {n}. Altandörrens knappar: {C}. Fika i frysen.
Verkstadsgrinden på Volvo-tomten har sen i tisdags {C}, skriv in dig på rad {n}
[[den fulla igelkotten]] heter routern inte, men det är så man kommer in på den, modell {model}
Paketombudet i kiosken byter bort leg mot [[rabarber]] eftersom han känner oss, kolli {track}
Simhallen: mina grejer är i fyrtiosjuan, vrid till {N}, bara badmössan behövs
Gästnätet på sommarfesten, inget skämt: [[korv med bröd]]
Alla på fritids vet: utan [[snöuggla]] får ingen vuxen hämta Tuva, ring {phone} vid strul
Resväskan med Mumin på, tre hjul, siffrorna [[5-0-3]], hämta ut den på band {n}
Jag ändrade efter intrånget {date} och satte [[kräftskiva]], bara du och jag vet
Telefonsvararen på jobbet ber om en fyrsiffrig och vår är {N}, sen kan man lyssna på {n} meddelanden
Bankkortet ligger i brödburken, koden är {N}, ta ut {n3} kronor
Siv i växeln: till sopsugen {C}, till miljörummet bara taggen
Elevplattorna ska bara ha [[gummistövel]] för att vakna, laddaren i vagn {n} glappar
Nu måste man säga [[ekorrbär]] till Siri-grejen Morfar byggt för att garaget ska gå upp, han är {n} år
Ska jag mejla dig det, eller minns du att det är [[blåbärssoppa]] som öppnar Vasaloppsmappen {year}?
tjena stämmer {C} fortfarande till förrådet eller har de bytt
Narkotikaskåpet på fyran har fått {C} efter revisionen, {n} ampuller stämde
Kojan i äppelträdet kräver [[fis i byxan]], sen släpper storasyster ner repstegen
Upplagd: {name}, användare {user}, börja med {W} och välj nåt eget sen
Mekonomens nyckeltub: {C}, lägg nyckeln till {plate} där när du är klar
Läraren jag hade i trean hette {X}, det är svaret om Tradera undrar, medlem sen {year}
[[pepparkaka]] så är du inne i schemat, butik {n3}, kolla lördagen
Fjällstugan: spåret följer älven, på vindfånget sitter ett lås, vi har det på {C}, elda först
Killen på supporten läste upp det två gånger, [[havregryn]], och sen var jag inne på {host}
Jouren? Svara [[citronfjäril]] när de frågar vem du är, annars lägger de på efter {n} sekunder
`,
    benign: `
Båthuset öppnar {time}, flytvästar finns i storlek {n}
Bastun vid bryggan är bokad till {time}, ta med handduk och {n} vedträn
Testade {model} på vinden, täckningen är usel
Säg till vakten att du ska till {name} så pekar han ut plats {n}
nä, sista bussen är 6:an inte 9:an, den går {time}
Användaren uppgav att skåpet på Friskis är nr {n3} och att låset kärvar
Farbror spillde surströmming i taket {year}, wifi-routern luktar än
Tvättstugan bokas på tavlan med taggen, lägenhet {n4} har pass {n}
Till scoutstugan: bomnyckeln lånas av Gunnar, {n} liggunderlag finns
Isladan, hur var det, öppnar den v. {n} eller efter nyår?
{n4} kronor kostar det att hyra snöslungan av Bengt, ring honom före {time}
Hej Anneli! Din första lön kommer {date}. Mvh Löneenheten
Älgjaktslaget fällde en tolvtaggare på pass {n}, bilden ligger i kartappen
Vapenskåpet är godkänt enligt SSF {n4} och fastbultat i källarväggen
Siffrorna på kortets baksida har nötts bort, så jag beställde nytt
Försäkringsbolaget frågar efter skadenumret, det är {n5}, och om vi har kvitton
Första husdjuret hette Morris och blev {n} år
Pling, där kom den: leveransen från Apotea, {track}, hyllplats {n}
Loppisen i bygdegården: bord ställs upp från {time}, sidodörren står öppen
Handla: jäst, {n} ägg, filmjölk, cykellås av märket {part}
Barnen får Bolibompa klockan sex, lingonsylt till pannkakorna halv sju
Larmet tjuter i källare {n}, någon borde ringa jouren
Under dalahästen i fönstret ligger kvittot från bokföringen, {n3} kronor
Släktforskarsidan kostar {n3} kronor per halvår, Midsommarstången är gårdens namn i arkivet
Näktergal är en sång i kören, nummer {n} i notpärmen
Återställningskoder ska man skriva ut och inte spara i mejlen
Plånboken har tjugofyra ord, jag har lärt mig {n} utantill
Pappas telefon är från {year}, avdelning {n} har lånat ut en laddare
Hemtjänsten noterar: herr Lind öppnar själv, går med rullator, slinga {n}
Grinden efter mjölkpallen ska stängas efter er, {n} får går lösa.
Uffe bara skrattade när vi frågade om lösenordet, han har glömt det
Skidboden är märkt {n}, röd remsa, nyckel hos Ronja
Gåtan löd "rött utanpå, vitt inuti", alla {n} lagen svarade fel
kan du boka om tåg {n3} åt mig, Visma ligger nere
Elsas födelsedag är {date}, hon önskar sig en platta
Grannen vattnar mina orkidéer v. {n}, hon har nyckel till altandörren sen förr
Verkstadsgrinden på Volvo-tomten stängs {time}, besökare skriver sig på rad {n}
Den fulla igelkotten är en bild på routern, någon klistrade dit den
Paketombudet i kiosken kräver leg nuförtiden, kolli {track}
Simhallen: ring klockan vid kassan om du glömt vilket skåp, bana {n} är avstängd
Gästnätet på sommarfesten klarar {n3} telefoner, inget skämt
Alla på fritids vet att Tuva älskar snöugglor, hon har {n} gosedjur
Resväskan med Mumin på har tre hjul, band {n}, flyg {flight}
Jag ändrade lösenordet efter intrånget {date}, det tog {n} sekunder
Telefonsvararen på jobbet har {n} meddelanden, alla från samma kund
Bankkortet ligger i brödburken men är spärrat sen {date}
Siv i växeln: sopsugen är ur funktion, felanmälan {n5}
Elevplattorna är {n} stycken och bor i vagnen vid slöjden
Nu måste man säga hej till Morfar extra högt, garaget ekar och han är {n} år
Ska jag mejla dig fakturan {order} eller har du redan sett den?
tjena stämmer det att styrelsen målar förrådet den {date}
Narkotikaskåpet på fyran reviderades {date}, utan anmärkning
Kojan i äppelträdet tål {n} barn, storasyster har räknat
Upplagd: {name}, kundnummer {n8}, faktura {order}
Mekonomens nyckeltub är full, lämna nyckeln till {plate} i kassan
Läraren från trean fyller {n} år, Tradera har fina kort till henne
Pepparkaka är kodnamnet på julschemat, butik {n3}
Fjällstugan: spåret är {n} kilometer, följer älven, elda försiktigt
Killen på supporten sa ärendet två gånger, {n5}, och sen lade han på
Jouren svarar inom {n} sekunder, annars kopplas man till {city}
Lösenordet byttes {date} och Gun har det i huvudet
Tre fel och kortet äts upp, så var det redan {year}
Koden är sex siffror lång numera, förut räckte fyra
"Sesam öppna dig" skrek lillebror åt garaget hela kvällen
Det står DRAG på dörren men alla trycker
Hunden heter Pin, hon är liten och vass
Buss {n3} stannar vid grinden, sen är det {n} minuters promenad
Port B är för lastbilar, ta med fraktsedel {order}
Vaktmästaren har nyckelknippan, hans anknytning är {n4}
I kapitel {n} mumlar munken ordet som öppnar porten, men vi får inte veta vilket
Kaffeautomaten tar bara kort, knapp {n} är choklad
Vi delar aldrig ut engångskoder per telefon, se punkt {n} i policyn
Kod röd på sjukhuset betyder brand, samling vid ingång {n}
Den nya skrivaren {model} heter Tjorven på nätverket
Artikel {part}, hänglås i mässing, två nycklar medföljer
Servern {host} startas om {time}, alla blir utloggade då
Farmor skriver upp alla sina lösenord i kokboken, under bakverk
Sätet är {n}F, fönster, visa biljetten i mobilen
Rabattkod {promo} ger {n} procent på dörrlås
Nätet hos frissan heter Saxen2, man ber om nyckeln i kassan
`,
  },
  {
    language: 'da',
    lexicon: 'nordic',
    tells: `
Kolonihaven er nem at komme ind i, lågen tager {C}, og der er kolde øl i kummen til {n} mand
Skulle I stå udenfor når regnen kommer: {C}, start nedefra, skuret er tørt
hvad angår sommerhuset i Blåvand så er nøgleboksen {C}, og tøm lige køleskabet inden {time}
[[koldskål]] virkede i hvert fald i går da jeg skulle ind på Aula for Alberte, 3.B
Man siger bare [[rødgrød]] til dørmanden, så er man inde, entré {n} kr. ellers
Nej Jytte, du bytter om på de to sidste, {N} er det, så kommer du ind i netbanken
Borgeren oplyser at hendes cykelkælder åbnes med {C}; hun bor på {n}. sal
Jeg har kaldt nettet Hyggekrogen{n}, og så skal du taste [[varme tæer]] for at komme på
Har I også svært ved at huske det? Hos os er det altid [[leverpostej]], på alle streamingtjenester
Er {C} den rigtige til festlokalet, eller gælder den kun nede ved vaskeriet?
Kære nye kollega. Du møder {date} kl. {time}. Første gang skriver du {W} på maskinen, derefter vælger du selv.
Skruer du pengeskabet til [[58]] og trækker hårdt, er regnskabet for {year} på nederste hylde
Palle fra vagten skrev: omklædningen kører på {C} indtil låsesmeden har været der {date}
hej skat, bagsiden af kortet siger {V}, betal lige børnenes svømning, {n3} kr.
Til spørgsmålet om hvor jeg er født svarer du {X}, og sagen hos dem hedder {n5}
Hunden jeg havde som barn? [[Trofast]]. Det er svaret de vil høre når jeg ringer til forsikringen.
Der kom lige en besked med {N}, nå det før den dør om {n} minutter
Husk: {n} rundstykker, gær, kaffe. Lås på ladcyklen {C}. Hent Storm {time}
Ungerne må se Ramasjang hvis de selv kan stave til [[hvalros]], det har jeg sat fjernsynet op til
På gul seddel i skuffen: [[grøn peberkværn]]. Det er lønsystemet, lokation {n3}.
aha, det skulle være uden æ: [[aebleskive]], nu kom jeg endelig på bibliotekets side, lånernr. {n8}
Lægesekretæren må kun udlevere svar hvis du nævner [[gulerod]], det har mor aftalt med dem i {year}
Nødkoden til Google, hvis telefonen ryger i havnen: {R}. Klip ud, gem.
Ordene fra hardwarewalletten, dikteret {date} og læst op to gange: {E}
Frederik lod munden løbe ved frokosten, hele afdelingen ved nu at arkivet åbner på [[makrel i tomat]]
Forrige lejer efterlod hængelåsen på loftsrummet, stadig {C}, rum {n}
kan [[remoulade]] passe til e-conomic? mig melder den {err}
Kære nabo, tomaterne skal have vand, agurkerne ligeså, og drivhuset har fået lås på, {C}
Skurvogn {n} på Havnegade fik ny kombination klokken syv, den er {C}
[[den dovne pingvin]], alt med småt, det er hvad mormors router forlanger
Hos købmanden siger du [[brunkager]] for at få udleveret kassen, ordre {order}
Net til gæsterne ved konfirmationen d. {date}: [[tillykke lille Karla]]
Systemet brokkede sig over længden, jeg gav det [[frikadellefarmor]] og så var {ver} tilfreds
Dankort under lysestagen, firecifret er {N}, hæv {n3} kr. til lotteriet
Printerrummet er {C} om dagen, efter {time} skal vagten med
Gerda på tredje påstår at bommen går op for {C}, plads {n} er altid fri
Overlevering nat: medicinrummet er {C}, {n} morfinplastre talt sammen med Bodil
{name} er oprettet som {user}; han starter med {W}, jeg har bedt ham skifte
Låsen på havnens vandhane har havnefogeden sat til {C}, vand koster {n} kr.
Servicedesk ville vide hvad min første lærer hed. {X}, sagde jeg. Sag {n5} lukket.
Færgekontoret: bilerne til Anholt kører op på bane {n} når I har sagt [[stenbider]] i højttaleren
Halmlageret ovre hos Niels Erik, drej hjulene hen på [[2-2-7]], og pas på rotten
Nøglen til sejlbåden behøver du ikke, lugen tager {C}, vi ligger på plads {n}
Jeg satte {N} på mors høreapparat-app, hun bliver {n} og kan ikke se tallene
Lige for at være sikker: det er [[snaps og sild]] man skriver for at se lønsedlen fra {date}?
[[torskerogn]] – tak fordi du spurgte – så kan du komme ind på bestyrelsens drev, mappe {n}
Biblioteket er selvbetjent efter {time}. Sygesikring først, derpå {N}. Kaffe på første.
Louise fra rengøringen ringede, hun stod ved slagteriets bagdør og havde glemt {C}, nu ved hun det
Containerpladsen lukker {time}, men foreningens folk kan altid tage {C} på den lille låge
Hej Bo, hestefolden. Strømmen slås fra på boksen, den kræver {C}, og Pjuske skal have {n} gulerødder
Mit MitID er på en ny telefon, skærmen åbner på [[2580]], lige ned ad midten, model {model}
Man kan ikke se forskel på l og 1 i brevet fra forsyningen, men {W} gik igennem, kundenr. {n8}
Spejderhytten: kassen med nøglen er skruet fast under trappen, hjulene på {C}, {n} senge
Agentnotat {date}: brugeren bad om at huske at varmepumpens installatørmenu kræver {N}
Når far har bingo i klubben skal man hviske [[fuld plade]] til ham i døren, {n} kr. for en plade
Om jeg kan huske den? Selvfølgelig, [[tre små kinesere]], lige siden vi fik internet i {year}
Vandværkets pumpehus, vagtplan uge {n}: nøgle nr. 3 til lågen, {C} til tavlen indenfor
Solsikke... nej vent, [[solsort]], det var sådan jeg fik byttet min billet hos {name}
Skriv [[bøgetræ]] i feltet hvor der står eksisterende, så kan du vælge et nyt; ticket {ticket} kan lukkes
Værkstedet på skolen, sal 3, {C}. Sløjdlæreren er hjemme med influenza til {date}.
`,
    benign: `
Kolonihaven er nem at finde, have {n}, rød låge og flag
Skulle I stå udenfor i regnen, så gå over til Ib i nummer {n}
hvad angår huset i Blåvand så er det booket i uge {n}
{model} virkede i går i hvert fald, der så jeg Aula på sofaen
Vis bare billetnummer {n5} til dørmanden, så lukker han op
Nej Jytte, du blander tog {n4} og tog {n3}, det ene kører til Skjern
Borgeren oplyser at cykelkælderen er blevet oversvømmet, vandstand {n} cm
Jeg har kaldt nettet VarmeTæer, koden må du få af min kone
Er det også svært for jer at huske? Vi har skrevet det i en bog som ligger hos farmor
Er festlokalet {n3} m² eller er det kun vaskeriet?
Kære nye kollega. Mødetid er {time} den {date}. It udleverer maskine og adgang på dagen.
Pengeskabet blev leveret i {year} og har aldrig været åbnet af andre end bogholderen
Palle fra vagten skrev at omklædningen får ny lås {date}, pris {n4} kr.
hej skat, børnenes svømning er betalt, {n3} kr., hold Blæksprutte
Spørger de hvor jeg er født, skriver jeg altid noget vrøvl, det kan ingen gætte
Min barndoms hund hed Trofast, og han åd tre par sko
Der kom en besked fra DHL, pakke {track} er i boks
Husk: gær, kaffe, {n} rundstykker. Cykelsmeden lukker {time}
Ungerne må se Ramasjang på kanal {n} indtil maden er færdig
Når alarmen hyler er det næsten altid katten Hvalros
Gul seddel i skuffen siger ring til lønkontoret, lokal {n4}
aha, uden æ altså: domænet hedder aebleskive.dk, side {n}
Lægesekretæren må ikke udlevere svar i telefonen, sådan har det været siden {year}
Nødkoder til Google kan kun bruges én gang hver, man får ti
Wallettens ord er stemplet i en stålplade, den vejer {n3} gram og ligger et hemmeligt sted
Morfars mobil er fra året hvor vi vandt EM, {phone} når han bedst på
"Hvad var det nu med hallen?" – "Lukket til {date}, gulvet skal lakeres"
Hjemmeplejen: Hr. Bruun har mistet nøgleboksen, ny bestilt, varenr. {n5}
Frederik kom til at sige ved frokosten at han får {n5} kr. i løn
Forrige lejer efterlod {n} flyttekasser på loftsrummet
kan e-conomic være nede? mig melder den {err}
Kære nabo, drivhuset har fået nyt glas, {n} ruder, pas på fingrene
Skurvogn {n} på Havnegade flyttes klokken syv, strømmen er væk så længe
Den Dovne Pingvin er en café ved åen, net til gæster og {n} slags te
Hos købmanden siger du at det er til Hansen, ordre {order}
min er skab 27 i svømmehallen, men nøglen er tabt, så de måtte bore
Nettet til konfirmationen deles af {n} gæster, så pas på med at streame
Systemet brokkede sig igen, mindst {n} tegn skal der til
Dankort under lysestagen duer ikke, det udløb i {year}
Printerrummet er {n3} om dagen varmere end resten, nej spøg, men sluk ovnen
Gerda på tredje hævder at bommen kostede {n5} kr. at skifte
yo er cykelskuret stadig låst elr er foreningen færdig
Overlevering nat: medicinrummet er talt, {n} plastre, nøgle hos Bodil
{name} er oprettet som kunde {n8}; han får faktura {date}
Låsen på havnens vandhane er frosset, havnefogeden kommer {time}
Servicedesk ville vide hvilken version jeg havde. {ver}, svarede jeg, og så var sag {n5} ude af verden.
Vejen derop? Forbi mosen, {n3} skridt, så står der en bænk
Gider du bære kasse {n}, mine hænder er fulde af fisk
Ringer du til vagtcentralen efter {time} koster det {n3} kr. pr. gang
Adgangskoden skiftede i nat, alle får den på papir af Lone
Katten hedder Kode fordi ingen forstår hende
Vores printer hedder Grethe, ip'en ender på {n}
Pinkoden må ikke være fødselsår, skriver banken i punkt {n}
Jeg er på række {n}, sæde 12, gate {gate}
Ved port {n} skal chaufføren vise fragtbrev {order}
Viceværten har nøglen, han bor i opgang {n} og hører tung musik
Kaffemaskinen vil have {n} bønner mere, står der i displayet
Engangskoder kommer fra nummer {n4}, aldrig fra en privat mobil
Hængelås {part} er på tilbud i uge {n}
Tante Else bruger samme adgangskode overalt og nægter at sige hvilken
{promo} giver fri fragt på dørgreb til {date}
Man skal være {n} år for at få egen nøgle i klubben
Færgekontoret: biler til Anholt holder på bane {n}, vis billet {order}
Halmlageret hos Niels Erik brændte, {n3} baller gik til
Nøglen til sejlbåden hænger hos havnefogeden, vi flytter til plads {n} i morgen
Jeg satte nye batterier i mors høreapparat, størrelse {n3}, hun kan ikke se tallene
Skal vi købe snaps eller sild til de {n} mand?
Torskerogn er på tilbud, {n} kr. dåsen, bestyrelsen giver
Biblioteket har selvbetjening til {time}. Alarmen går {n} minutter efter lukketid.
Louise fra rengøringen ringede, slagteriets bagdør er malet, våd til {time}
Containerpladsen lukker {time}, nummerplade {plate} er registreret
Hej Bo, hestefolden. Pjuske vejer {n3} kilo og skal ned på {n} gulerødder
Mit MitID spærrede efter tre forsøg, borgerservice har tid {date}
Brevet fra forsyningen sagde kundenr. {n8} og at adgangskode kommer i en særskilt kuvert
Spejderhytten: {n} senge, ingen strøm, nøgle aftales med Kaja
Agentnotat {date}: varmepumpen ønskes sat til {n} grader
Når far spiller bingo i klubben råber han "fuld plade" ved nummer {n}
Vandværkets vagtplan uge {n}: Mogens har lågen til pumpehuset, Birthe tavlen
"Tre små kinesere" synger de i børnehaven, vers {n}, pædagogen er træt
Solsort nummer {n} i år har bygget rede i postkassen, så læg brevene i skuret
`,
  },
  {
    language: 'cs',
    lexicon: 'slavic',
    tells: `
Na chatě v Posázaví vleze každý přes {C}, jen pozor na {n}. schod, je shnilý
Kdyby zvonek zase mlčel, {C} a zabrat ramenem, bydlíme ve {n}. patře
Babi, do té tvojí spořitelny se leze přes {N}, brýle máš na ledničce, volej {phone}
[[jitrnice]] jsem zkusila a pustilo mě to, ale trvalo to {n} vteřin
Vrátnému pan Novotný prozradil jen jedno slovo, [[čejka]], a závora šla nahoru
ne, na konci je pětka, šestka ne: {C}, kolárna, stojan {n}
Uživatel uvedl, že skříňku v šatně č. {n3} otevírá na {N}
V penzionu se síť jmenuje Lipno{n} a chce po vás [[studený knedlík]] i s mezerou
U mě je to všude [[svíčková]], ať jde o kino nebo o e-shop, zákazník {n8}
Nebylo to náhodou {C} u popelnic? Stojím tu s pytlem od {time}
Dobrý den, přístup do docházky jsme Vám zřídili, napoprvé zadejte {W}, platí do {date}. Personální
Trezor po dědovi: točit vlevo na [[64]], cvakne to, uvnitř jsou vkladní knížky z roku {year}
Jarda z noční hlásil, že na šatny teď platí {C}
Na rubu karty máš {V}, zaplať tím letenky {flight}, prosím tě
Bankéřka se bude ptát na rodné příjmení mámy, řekni {X}, jde o žádost {n5}
Jako jméno prvního mazlíčka jsem jim dala [[Punťa]], i když to byl křeček z roku {year}
právě pípla esemeska {N}, šup tam s tím, má {n} minut
Nákup: droždí, tvaroh, {n} rohlíků, zámek na kolo od Matýska {C}
Děti na tabletu pustí pohádku, když napíšou [[žlutá ponorka]], ale ne před {time}
V šuplíku pod děrovačkou je lístek a na něm [[zlatá rybka]], s tím se dostaneš do mezd
Velké písmeno! [[Bramborák]], pak mě knihovna pustila, průkaz {n8}
Kdyby mi mobil spadl do přehrady, Google mě vezme zpátky na {R}
Slova od peněženky, opsáno {date}, jeden papír k notáři: {E}
Tátův mobil má jako zámek rok revoluce, [[1989]], leží na pokoji {n}
Pečovatelka: paní Dvořáková nedojde ke dveřím, schránka s klíčem u okapu {C}, trasa {n}
Tonda se uřekl na obědě a všichni už vědí, že archiv se odemyká slovem [[utopenec]]
Visací zámek v zahrádkách zůstal po Kučerových, pořád {C}, parcela {n3}
neběží ti na {W} účetnictví? mně to píše {err}
Milí sousedé, kytky zalít obden, kaktus nechat být, branka poslouchá na {C}
Buňka {n} na stavbě v Líšni se od rána otvírá na {C}, řekněte to jeřábníkovi
[[ospalý jezevec]], malými písmeny, jinak se k dědovu routeru nepřipojíš
Na výdejně nechtějí občanku, stačí jim [[heřmánek]], zásilka {track}
Síť pro svatební hosty, nesmějte se: [[hořko hořko]], stůl {n} má signál nejlepší
Prý krátké, tak jsem tam dal [[kyselookurka]] a verze {ver} to skousla
Kartu najdeš v cukřence, k bankomatu {N}, vyber {n4} korun
Do kopírky ve třetím patře se píše {C}, papír A4 je v přihrádce {n}
Založeno pro {name}, login {user}, začíná s {W}, ať si to hned změní
Náš svatební den, {C}, tím odemkneš řetěz, kolo je u lampy {n}
Na dotaz, kde jsem chodil do školky, jsem odpověděl {X} a případ {n5} zavřeli
Opravte si v tabulce řádek {n}: hasičská zbrojnice není na klíč, ale na {C}
Moštárna bere jablka od {time}, dvířka vzadu jsou na {C}, pytle nech u vah
Houbařská chajda pod Ještědem, klíč zbytečný: čtyři kolečka, [[7415]], a zavři za sebou kvůli kunám
Sokolovna, zkouška ochotníků v {time}; kdo přijde pozdě, použije {C} u bočního vchodu
Ve vinném sklípku u Mikulova stačí strejdovi říct [[ryzlink]] a vytáhne archiv z roku {year}
„Mami, co mám dát do toho políčka?“ „Dej tam [[makový koláč]], to tam mám od {year}.“
Přepínač topení v kotelně je pod plexisklem a to má zámek, {C}, teplota ať je {n}
Konečně jsem vyhrabala, co jsme tam loni dali: [[tři oříšky]], bylo to na účtence z Lidlu za {n3} korun
Rybářský svaz, revír {n5}: do loděnice se dostanou členové přes {C}
Pes se jmenuje Bart, kočka Líza, ale na notebooku je [[Vočko]], kdyby ses nudil
Agent si poznamenal: klientka má datovou schránku {word}{n} a přihlašuje se pomocí {W}
Na lyžařáku v boudě číslo {n} je lyžárna zamčená, děcka ať vyťukají {C} a boty na sušák
Zapomněl jsem ti říct. Garáž. [[nula čtyři čtyři devět]]. Auto má {n} litrů v nádrži.
Kapitánka z volejbalu založila skupinu a pustí tam jen toho, kdo napíše [[smeč a blok]], je nás {n}
{N} – to je od stařenčina mobilu, ona sama ho už nezvládne, doktor volá v {time}
Správce koupaliště nechal na tabuli „sprchy teplé, dveře {C}“, platí to pro kemp, místo {n}
Když automat v práci zlobí, servisák prozradil [[kapučíno navždy]] do servisní nabídky, stroj {part}
Závěr schůze SVJ: sušárna zůstane na {C}, příspěvek se zvedá o {n} korun
Můžete zkusit [[sedmikráska]]? Píše uživatel z {city}, že mu to u wifi ve vlaku prošlo
Před Vánoci schovávám dárky do skříně po prababičce, ta má zámeček na čísla, [[24-12]], neříkej dětem
Heslo pro dobrovolné hasiče, kteří si jdou pro výstroj: [[mokrá hadice]]; velitel je na {phone}
`,
    benign: `
Na naši chatu v Posázaví vleze voda každý rok aspoň {n} centimetrů
Kdyby zvonek zase mlčel, hoď kamínek do okna, bydlíme ve {n}. patře
Babi, k té tvojí spořitelně jede tramvaj {n}, vezmi si brýle
{model} jsem zkusila a signál byl lepší, trvalo to {n} vteřin
Vrátnému pan Novotný ukázal kartičku a závora šla nahoru
ne, na konci je peron pětka, šestka ne, odjezd {time}
Uživatel uvedl, že skříňka v šatně č. {n3} nejde zavřít
V penzionu se wifi jmenuje Studený Knedlík, zbytek řeknou na recepci
U mě vyhrává svíčková, ať jde o oběd nebo o svatbu, porce {n3} korun
Nebylo to náhodou číslo {n} u popelnic? Stojím tu od {time}
Dobrý den, přístup k docházce jsme Vám zrušili ke dni {date}. Personální
Trezor po dědovi váží {n3} kilo a klíč se ztratil v roce {year}
Jarda z ranní hlásil, že šatny budou do {date} bez teplé vody
Na rubu karty máš být podepsaný, jinak ti ji v obchodě nevezmou
Bankéřka se nikdy neptá na celé heslo, říká to i leták {n4}
První mazlíček byl Punťa, křeček, dožil se {n} měsíců
právě pípla esemeska, balík {track} čeká v boxu
Nákup: {n} rohlíků, droždí, tvaroh, visací zámek za {n3}
Děti na tabletu vydrží {n} minut, pak se hádají o žlutou ponorku
Začne to houkat první středu v měsíci, to je jen zkouška sirén
V šuplíku pod lupou je účtenka na {n4} korun, s tou běž na mzdy
Velké písmeno! Bramborák na začátku věty, Honzíku, strana {n}
Sestra na interně sdělí výsledky jen osobně, ordinace {n3}
Kdyby mobil spadl do přehrady, mám záložní kódy doma v šanonu
Peněženka má {n} slov a ani manžel neví, kde ten papír je
Tátův mobil je z roku {year}, táta leží na pokoji {n}
Pečovatelka: paní Dvořáková si otevře sama, zvonit dlouze, trasa {n}
Tonda se uřekl v kantýně a už se ví, že bere {n5} čistého
Visací zámek v zahrádkách někdo ukradl, parcela {n3}
V únikovce číslo {n} jsme skončili dva kroky před koncem
neběží ti účetnictví? tady od {time} vyskakuje {err}
Milí sousedé, branka vrže a pes utíká, zavírejte prosím
Buňka {n} z Líšně se od rána stěhuje, řekněte to jeřábníkovi
Ospalý jezevec je večerníček, díl {n}, dávají ho v {time}
Na výdejně chtějí občanku a číslo zásilky {track}
skříňka 33 na plaveckém je bez dvířek, vzala jsem si {n}
Síť pro svatební hosty zvládne {n3} telefonů, nesmějte se
Ve školce Aničku chválí, je ve třídě Sněženka, má značku slon
Prý krátké, minimum je {n} znaků a jedno velké písmeno
Kartu najdeš v cukřence, ale je zablokovaná od {date}
Do kopírky ve třetím se volá servis, papír došel v přihrádce {n}
Založeno pro {name}, číslo smlouvy {n8}, začíná {date}
Náš svatební den je {date}, řetěz na kolo fakt jako dárek nechci
Na dotaz, kde mám doklad, jsem odpověděl, že v autě {plate}
Trdelník za {n3} korun je zlodějna, prodejna u orloje
Opravte si prosím v tabulce řádek {n}: zbrojnice má novou střechu
Heslo se měnilo {date} a zná ho jen účetní
Třikrát špatně a karta je pryč, takhle jsem přišel o dovolenou
PIN bývá čtyřmístný, tahle banka chce šest číslic
Náš kocour slyší na Admina, protože velí celému domu
Autobus {n3} staví u brány, pak už jen {n} minut pěšky
Brána {gate} je pro kamiony, dodací list {order} mějte u sebe
Klíče jsou u hospodského, ptejte se po panu Vaňkovi, čp. {n}
Automat bere jen desetikoruny, volba {n} je kakao
Nikdy nikomu nediktujte kód z SMS, upozorňuje banka na straně {n}
Třída 4.B má heslo roku: kdo se směje, ten nezlobí
Tiskárna {model} se v síti hlásí jako Božena
Zámek {part} pasuje na všechny kůlny od téže firmy
Server {host} půjde dolů v {time}, pak se všichni přihlaste znovu
Soused má síť pojmenovanou Nekraďte Mi Data
Sedadlo {n}A, okénko, letenku mám v mobilu
Sleva {promo} platí na kování a kliky do {date}
Moštárna bere hrušky i jablka od {time}, litr vyjde na {n} korun
Houbařská chajda pod Ještědem má čtyři lůžka, rok {year}, klíč má lesník
Sokolovna, ochotníci zkouší v {time}; opozdilci platí rundu
Ve sklípku u Mikulova stačí říct ahoj a strejda už nalévá ryzlink ročník {year}
„Mami, a co patří do toho políčka?“ „Rodné číslo ne, jen věk, je ti {n}.“
Přepínač topení v kotelně schovali pod plexisklo, teplota ať je {n}
Tak jsem tu účtenku konečně vyhrabala, Lidl, {n3} korun, heslo pořád nikde
Rybářský svaz, revír {n5}: loděnice se letos neotvírá
Pes slyší na Barta, kočka na Lízu a notebook koupila Vočko z bazaru
Agent si poznamenal: klientka používá datovou schránku a volá v {time}
Na lyžařáku v chatě číslo {n} je lyžárna vytopená, boty na půdu
Zapomněla jsem ti říct. Garáž. Prodána za {n5}, přepis je {date}.
Kapitánka našeho volejbalu založila skupinu „Smeč a blok“, už má {n} členů
{n4} – to je linka na geriatrii, doktor volá po vizitě
Správce koupaliště napsal na tabuli „sprchy teplé do {time}“
Když automat na kafe zlobí, volejte servis, výrobní číslo {part}
Závěr schůze SVJ: sušárna dostane nový zámek, hlasovalo {n} bytů
Heslo dobrovolných hasičů v Lhotě zní „bližnímu ku pomoci“ a visí nad vraty od {year}
`,
  },
  {
    language: 'pl',
    lexicon: 'pl',
    tells: `
Do przystani kajakowej wejdziesz na {C}, wiosła są w kącie, kapok weź rozmiar {n}
Jak Zuzia znów zatrzaśnie furtkę, to {C} i szarpnij w górę
Mareczku, domofon to klatka {n}, potem kluczyk na ekranie i {C}, ciasto stygnie
[[zapiekanka]] u mnie zadziałała za drugim razem, pierwszy raz miałam Caps Locka, wersja {ver}
W budce przy szlabanie siedzi pan Rysiu, powiedz mu [[bażant]] i podniesie, miejsce {n}
Źle zapisałaś, w środku jest dwójka: {N}, tym odblokujesz telefon taty
Z notatek asystenta: użytkowniczka trzyma rower w komórce nr {n}, kłódka reaguje na {C}
Sieć w domku to Mazury{n}; żeby się podłączyć, wpisujesz [[mokra skarpeta]]
Mam jedno słabe i wszędzie takie samo, [[pierogi]], także w dzienniku elektronicznym syna z {n} klasy
Czy przy śmietniku dalej działa {C}, bo stoję z workiem w deszczu od {time}?
Szanowna Pani, konto pacjenta założono {date}. Na start proszę użyć {W}, system sam poprosi o zmianę.
Sejf po wujku kręcisz w prawo do [[73]] i słychać klik, w środku był tylko zegarek z {year}
Ekipa z nocki prosi przekazać, że szatnia od dziś na {C}, szafki po staremu
cvv z tej nowej karty to {V}, kup te bilety na {date} zanim znikną
Pani z infolinii poprosi o nazwisko panieńskie babci, czyli {X}, a numer sprawy to {n5}
Imię pierwszego psa? Wszędzie daję [[Burek]], choć naprawdę mieliśmy {n} kanarki
przyszło, {N}, wklepuj, za {n} minut wygasa
Lista na jutro: koperek, {n} kajzerek, oddać wiertarkę, hulajnoga Oli przypięta na {C}
Bajki lecą dopiero, gdy dziecko wpisze [[trzy wesołe jeże]], potem limit {n} minut
Pod doniczką z paprotką leży karteczka: [[srebrna łyżka]]. To do programu od faktur, stanowisko {n}.
bez polskich znaków!! [[zolw]], wtedy karta biblioteczna {n8} wchodzi
Gdyby komórka utonęła w Bałtyku, do Google wrócisz przez {R}
Wyrazy z portfela krypto, przepisane ręcznie {date}, druga kopia u siostry: {E}
Dziadek ma na telefonie rok pierwszej pielgrzymki, [[1979]], a leży na sali {n}
Opieka środowiskowa: pani Helena nie wstaje, klucz w skrzyneczce przy rynnie, skrzyneczka {C}, wizyta {n}
Księgowa wygadała się przy bigosie, archiwum otwiera [[kluska śląska]], i wszyscy się śmiali
Kłódkę na działce odziedziczyliśmy po Nowakach razem z {C}, alejka {n}
Zaloguj się za mnie, {user}, dalej {W}, i sprawdź czy faktura {order} poszła
Sąsiadko kochana! Pomidory co dzień, kaktusa nie ruszać. Furteczka chodzi na {C}. Buziaki z {city}
Kontener {n} na budowie przy Wiejskiej dostał rano nową kłódkę szyfrową, kombinacja {C}
[[leniwy bóbr]] z małej litery, inaczej ruter u babci cię odrzuci
W punkcie odbioru rzuć hasełkiem [[rumianek]], a przesyłkę {track} wydadzą bez dowodu
Internet dla gości wesela, stoły od 1 do {n}: [[gorzko gorzko wódka]]
Odrzucało mi za krótkie, więc dałam [[makowieczserem]] i wersja {ver} wreszcie się zamknęła
Karta jest w cukiernicy, do bankomatu {N}, weź {n3} złotych i lody
ksero na drugim piętrze puszcza po {C}, ryza leży w szafce {n}
Raport z dyżuru: szafa z narkotykami na {C}, ampułek {n}, podpis nieczytelny
Łańcuch od roweru ma datę chrztu Kuby, {C}, stoi przy latarni {n}
Szkoła podstawowa? tak pytali przy resecie, a ja im {X}, zgłoszenie {n5} zamknięte
Ksiądz mówił, że salka parafialna to po prostu [[966]], jak chrzest Polski, próba chóru o {time}
Pasieka wujka: płot pod prądem, wyłącznik w budce, budka na {C}, uli jest {n}
Na plebanii Wi-Fi ma nazwę Oaza{n}, wikary zdradził, że wystarczy [[alleluja i do przodu]]
Do tej apki z receptami taty wchodzisz przez [[oscypek]], kolejka u lekarza dopiero {date}
— Halo, stoję pod magazynem. — To naciśnij {C}, kurtyna pojedzie, rampa {n} jest twoja.
Dawniej wisiała tam zwykła kłódka, po kontroli z sanepidu chłodnia chodzi na {C}
Halinka z kadr prosi nie dzwonić, tylko zapamiętać: [[sernik]], urlopy wpisujemy do {date}
Uzupełnienie profilu klienta: pilot do rolet wymaga {N}, rolety firmy {part}
Na stajni kantar wisi przy boksie {n}, a siodlarnia puszcza po [[6633]]
babcia mówi że na jej laptopie jest [[ogórek małosolny]] bo akurat kisiła jak zakładała konto
Harcerze, stanica nad Wdą: dyżurny wpuszcza za odzewem [[szary wilk]], cisza nocna {time}
Dwie szóstki pod rząd, nie jedna! {C}. Teraz pchnij drzwi suszarni.
Na bazarku stoisko {n} zamykamy żaluzją i blokadą, blokada {C}, utarg do torby
Czy mam wpisać [[barszcz biały]], czy coś innego, bo czekają na mnie z importem {order}?
Pani od angielskiego dała klasie {W} do platformy, zadanie na {date}, strona {n}
Przyczepa kempingowa, miejsce {n} w Łebie. Klapa boczna to {C}. Gaz zakręcony.
[[Wiśniowa]] – od nazwy ulicy, przy której się wychowałam – tak odpowiadam ZUS-owi na pytanie pomocnicze
Chcesz pograć na konsoli Filipa? Profil rodzica blokuje, więc {N}, oddaj pada do {time}
Melduję: skrytka depozytowa {n3} w szpitalu ustawiona na {C}, okulary i zegarek w środku
Wynajmujący napisał: „prąd {n} gr za kWh, pralka w piwnicy, drzwi do piwnicy [[zero dziewięć jeden cztery]]”
Woźny na pytanie o aulę odburknął [[7700]] i wrócił do radia, apel o {time}
`,
    benign: `
Do przystani kajakowej wejdziesz po {time}, kapok weź rozmiar {n}
Jak Zuzia znów zatrzaśnie bramkę, to przejdź przez ogród sąsiadów spod {n}
Mareczku, domofon nie działa, klatka {n}, dzwoń na komórkę {phone}
{model} u mnie zadziałał za drugim razem, wcześniej był bez prądu
W budce przy szlabanie dyżuruje pan Rysiu, pokaż mu przepustkę, miejsce {n}
Źle zapisałaś, tam jest dwójka: {n3} to numer pokoju taty, oddział wewnętrzny
Z notatek asystenta: użytkowniczka ma komórkę nr {n} i szuka nowej kłódki
Sieć w domku nazywa się MokraSkarpeta, hasło wydaje gospodarz
Mam jedno ulubione danie, pierogi, {n} sztuk znika w kwadrans
Czy przy śmietniku dalej stoi ten fotel, bo bym go wzięła o {time}?
Szanowna Pani, konto założono {date}. Link do ustawienia hasła przyjdzie osobno.
Sejf po wujku był pusty, ślusarz wziął {n3} złotych
Ekipa z nocki zgłasza, że w szatni nie ma ciepłej wody, awaria {n5}
cvv to te cyferki z tyłu karty, nikomu ich nie podawaj, nawet jeśli mówi, że z banku
Pani z infolinii spyta o numer klienta, masz go na umowie, {n8}
Imię pierwszego psa? Każdy kolega z podwórka je zna, więc to marne zabezpieczenie
przyszło awizo, {track}, do odbioru na poczcie do {date}
Lista na sobotę: kajzerki, koperek, kłódka do hulajnogi, {n} śrubek
Bajki lecą dopiero po obiedzie, kanał {n}, potem spacer
Pod doniczką z paprocią leży rachunek za prąd, {n3} złotych, zapłać
bez polskich znaków!! adres strony to zolw i numer karty bibliotecznej też bez spacji
Rejestratorka nie poda wyniku przez telefon, takie przepisy od {year}
Nawet gdyby komórka utonęła, mam kody zapasowe wydrukowane w domu, sztuk {n}
Portfel krypto ma {n} wyrazów, druga kopia u siostry, i tyle ci powiem
Dziadek ma telefon z {year} z wielkimi klawiszami, leży na sali {n}
Opieka środowiskowa: pani Helena otwiera sama, pies szczeka, ale łagodny, wizyta {n}
Księgowa wygadała się przy kawie, premia będzie {date}
Kłódkę na działce ktoś przeciął w nocy, alejka {n}, zgłosiłem na policję
Zaloguj się i zobacz, czy {order} poszła do klienta
Rocznica ślubu wypada {date}, tym razem bez tabletów przy stole
Sąsiadko kochana! Furteczka się zacina, kopnij ją lekko. Buziaki z {city}
Kontener {n} z budowy przy Wiejskiej odjeżdża rano, zabierzcie rzeczy
Leniwy bóbr to przezwisko kolegi z serwisu ruterów
W punkcie odbioru czekają {n} dni, przesyłka {track} zaraz wróci
szafka 58 na basenie ma urwany zawias, wzięłam {n}
Internet na weselu padł przy {n} gościach, orkiestra grała dalej
Na walizce z naklejką żabki urwało się kółko, reklamacja {n5}
Odrzucało mi za krótkie, ma być {n} znaków i cyfra, kto to wymyśla
Poczta głosowa: zostaw imię i numer, oddzwonię po {time}
Karta jest w cukiernicy, ale zastrzeżona, więc zapłać gotówką
ksero na drugim piętrze kosztuje {n} groszy za stronę, ryza jest w szafce
siema spółdzielnia zalała piwnicę, {n} cm wody
Raport z dyżuru: klucz do szafy z narkotykami przekazany, ampułek {n}
Łańcuch od roweru spadł mi przy latarni {n}, ręce całe w smarze
Szkoła podstawowa numer {n} ma nową salę, otwarcie {date}
Pytał o bacówkę, to mówię: żółtym szlakiem, {n3} metrów w górę
Zadzwonią z monitoringu w sprawie faktury {order}, nic nie płać
Ksiądz mówił, że salkę pomalują, więc próba chóru w kościele o {time}
Hasło zmieniono {date}, nowe rozdaje tylko pani Irena z kadr
Trzy razy źle i bankomat zjada kartę, znam to z autopsji
PIN ma cztery cyfry, w tej aplikacji sześć, reszta to moja sprawa
Hasło krzyżówki z wczoraj, {n} liter, poziomo, dotyczyło ryb
Kotka wabi się Spacja, bo śpi na klawiaturze
Autobus {n3} zatrzymuje się pod bramą, kurs o {time}
Rampa {n} przyjmuje dostawy do południa, awizacja {order}
Klucze ma dozorca, pan Zenek, mieszka w oficynie pod {n}
Ekspres woła o odkamienianie, na ekranie pisze {err}
Bank nigdy nie prosi o kod z esemesa, przypomina ulotka z {year}
Drukarka {model} w sieci przedstawia się jako Halinka
Wkładka {part} pasuje do drzwi tego producenta, dwa klucze w komplecie
Serwer {host} wstaje o {time}, wszystkich wyloguje
Sąsiad nazwał swoją sieć Nie Kradnij Internetu i zabezpieczył ją porządnie
Miejsce {n}A przy oknie, lot {flight}, bilet mam w telefonie
Na kod {promo} klamki są tańsze o {n} procent
Pasieka wujka: uli jest {n}, płot pod prądem, nie podchodź bez kapelusza
Na plebanii Wi-Fi nazywa się Oaza, wikary nie zdradził nic więcej
Do lekarza taty wchodzisz przez rejestrację, kolejka na {date}, oscypek weź w prezencie
— Halo, stoję przed magazynem. — To czekaj, rampa {n} zwolni się o {time}.
Kiedyś było {n} stopni, po wizycie sanepidu chłodnia trzyma cztery
Halinka z kadr przypomina, urlopy wpisujemy do {date}
Uzupełnienie profilu klienta: rolety {part}, montaż {date}, pilot w zestawie
W stajni kantar wisi obok boksu {n}, a siodlarnia otwarta do zmroku
babcia mówi że laptop się grzeje bo akurat kisiła na nim ogórki małosolne
Harcerze, stanica nad Wdą: cisza nocna {time}, drużyna nazywa się Szary Wilk
Dwie szóstki, brawo! Rzucasz jeszcze raz i idziesz na pole {n}.
Na bazarku stoisko {n} płaci placowe, utarg wczoraj {n4}
Mam zamówić barszcz biały czy żurek, bo czekają na mnie przy stoliku {n}?
Pani od angielskiego zadała na {date} stronę {n}, login macie z września
Przyczepa w Łebie, miejsce {n}. Rejestracja {plate}. Gaz zakręcony.
Melduję: do skrytki depozytowej {n3} włożono okulary i zegarek, pokwitowanie {order}
`,
  },
]
