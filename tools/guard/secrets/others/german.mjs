/** German frames that tell a secret, and others that nearly do. Slots: ../values.mjs; `lexicon`: their part of the lexicon. */
export const GERMAN = {
  language: 'de',
  lexicon: 'de',
  tells: `
Spind im Fitnessstudio: {C}, Duschgel steht drin, bedien dich
Mama, ich stehe am Tor und keiner macht auf, war das {C} oder hat Papa das geändert?
Nee, nicht {C}, seit Dienstag ist es {C}, hat der Hausmeister umgestellt
WLAN in der Hütte heißt Bergblick{n}, rein kommst du mit {W}
Opas Tablet will vier Ziffern sehen, das sind {N}, danach auf den grünen Pfeil tippen
Wenn die Zwillinge Trickfilme wollen: die Kindersicherung hört auf {N}, aber nur bis {time} Uhr
Kannst du nächste Woche bei uns in der {home} gießen? Am Seiteneingang {C} drücken, kurz warten, dann ziehen
Ankunft ist am {date} gegen {time}, der Schlüsselsafe hängt links neben der Klingel und steht auf {C}
Sehr geehrter Gast, Ihre Buchung {order} ist bestätigt, die Wohnungstür öffnen Sie mit {C}, Abreise bis {time}
Der Babysitter kommt um {time}. Alarm aus mit {C}, Kekse sind oben links, ins Bett um halb acht
Oma schreibt sich ihre Bank-PIN nie auf, mir hat sie aber {N} ins Ohr geflüstert
Ticket {ticket}: Nutzer {name} wieder freigeschaltet, Startkennwort {W}, muss beim ersten Anmelden geändert werden
Hallo {name}, anbei der Gehaltszettel als PDF, zum Öffnen bitte {W} eintippen
Übergabe Spätschicht: Kasse 2 klemmt, Storno geht nur mit {N}, Wechselgeld liegt im Tresor
Der Tresor im Büro ist der graue, erst zweimal rechts, dann {C}
Kofferschloss: {C}. Den Reisepass habe ich in der Seitentasche
Mein Rad ist das rote an Ständer {n}, das Schloss springt bei {C} auf
Wie hieß dein erstes Haustier? {X}. So steht es bei {service} als Antwort hinterlegt
Als Sicherheitsfrage habe ich den Geburtsort der Mutter genommen, Antwort {X}
Die Wörter für die Wiederherstellung der Wallet, genau in dieser Reihenfolge: {E}
PUK der SIM: {R}, bitte nicht wieder den Zettel verlieren
Drei Mal falsch getippt, jetzt fragt das Handy nach der PUK, auf der Karte steht {R}
Mailbox abhören: die 3311 wählen, dann {N} und Raute
Für den Notfall, falls ich mein Handy verliere: Backup-Code {R} bei {service}
Konferenzraum: Telefon auf laut, Einwahl {phone}, Kennziffer {N}
Liste für die Putzkraft\\nErdgeschoss {C}\\nLager {C}\\nMüllraum offen
| Gerät | Benutzer | Kennwort |\\n| {host} | {user} | {W} |
Server {host}: root kommt per SSH nur mit Key, Konsole notfalls mit {W}
Im Deploy-Skript steht noch der alte Schlüssel, der neue lautet {T} und gilt ab {date}
Bitte in die Config vom Bot eintragen: TOKEN={T}
psql fragt nach einem Passwort, gib {W} ein und dann läuft der Import
Der Webhook prüft die Signatur mit {T}, sonst antwortet er mit 401
Sprachnachricht, abgetippt: also äh der Keller, der geht jetzt mit, warte, {C} auf
Du kommst durch die Schranke, wenn du am Kasten {C} wählst, Parkplatz {n} ist unserer
Wir wechseln jeden Monat, im Mai war es {O}, jetzt im Juni gilt {O}
Parole am Eingang zur Feier ist {O}, sonst lässt euch {name} nicht durch
Falls die Schule anruft und jemand anderes abholt: unser Kennwort mit der Kita ist {O}
Hausmeister meinte, ich solle {C} nehmen, die Anlage im Hof sei auf Werkseinstellung
Sie wählte {C}, hörte das Klicken und schob die schwere Kellertür auf
„{W}“, sagte er leise, „mehr brauchst du nicht, um in mein Postfach zu kommen.“
Bei der Packstation {n3} liegt was für dich, Abholnummer tippst du als {N} ein
Dein Einmalcode von {service} kam gerade auf mein Handy: {N}, schnell, läuft nach {n} Minuten ab
Die Sparkasse hat neue Karten geschickt, deine endet auf {n4} und hat {N} als Geheimnummer
Rückseite der Visa, die drei Ziffern: {V}, gültig bis 08/{n}
Drohne, Kamera, Router – überall habe ich {W} gesetzt, ist halt bequem
Mein Kollege loggt sich am Kassenrechner immer noch als {user} mit {W} ein
Elternabend-Portal: Kennung {user}, Erstzugang {W}, bitte nach dem Einloggen ändern
Für die Streaming-App brauchst du {mail} und danach {W}, Profil nimmst du meins
Auf dem Aufkleber am Router steht was anderes, richtig ist {W}
Kannst du dich kurz auf {host} aufschalten? Nutzer {user}, das andere ist {W}
Die Bootskabine: kleines Messingschloss, Rädchen auf {C}, dann runterdrücken
Jagdhütte – Schlüssel gibt es nicht mehr, man dreht die Walze auf {C}
Alexa, merk dir: das Gartenhaus macht man mit {C} auf
Frage: Wie komme ich nachts ins Labor? Antwort: Karte vorhalten, anschließend {C}
Ich hatte dir {W} geschrieben, da fehlte was am Ende, es muss {W} heißen
Vergiss {C}, die Nachbarin hat gestern auf {C} umprogrammiert
Zum Ferienhaus in {german}: Schlüsselkasten rechts, {C}, Sicherungen hinter der Tür
Gemeindehaus Buchung {date}, {time}: Heizung an lassen, rein geht es mit {C}
Die Tiefgarage nimmt {C}, das Treppenhaus den normalen Schlüssel, und Aufzug fährt ab {time}
Passphrase für den GPG-Schlüssel auf dem Stick: {S}
Beim Hochfahren verlangt die Platte einen Satz, nämlich {S}
KeePass-Datei liegt auf dem NAS, das Master ist {S}, sag es bloß nicht {name}
iPad der Kinder: Bildschirmzeit verlängern mit {N}
Smartwatch gesperrt? Einfach {N} auf dem Zifferblatt
Zug {n4} hat Verspätung, also geh schon rein, oben drückst du {C} und die Heizung steht auf {n}
Der Kopierer im zweiten Stock druckt erst, wenn du {N} eingibst, Kostenstelle {n4}
Notiz an mich selbst: altes Outlook-Konto, {W}, Kundennummer {n8} gehört nicht dazu
zip entpacken mit {W}, die Fotos vom {date} sind im zweiten Ordner
Umkleide Schwimmbad, Schrank {n3}: ich hab {C} eingestellt, hol bitte meine Brille
Gast-Netz im Café an der Ecke: {O}, alles klein, hat mir die Bedienung gesagt
Hotel {city}: Zimmer {n3}, der Minisafe geht mit {C}, Frühstück ab {time}
`,
  benign: `
Spind {n3} im Fitnessstudio klemmt, bitte Techniker rufen
Wir sitzen in Wagen {n}, Platz {n3}, direkt neben der Tür
Dein Abteil ist Nummer {n4}, die Tür schließt fünf Minuten vor Abfahrt
Der Schlüsseldienst hat {n3} Euro verlangt, Rechnung Nr. {n5}, bezahlt am {date}
Am Schloss steht die Modellnummer {part}, damit findest du Ersatz im Baumarkt
Wer das Kennwort nicht weiß, wendet sich an die Hotline unter {phone}
Unsere Richtlinie: mindestens {n} Zeichen, ein Sonderzeichen, kein Geburtsdatum
Nach {n} Fehlversuchen sperrt sich das Konto für {n} Minuten
Hast du mein Kennwort noch irgendwo? Ich finde den Zettel nicht
{name} verwahrt den Umschlag mit den Zugangsdaten, frag bitte dort
Schick mir das Passwort bitte nicht per Mail, ruf mich lieber unter {phone} an
Die PIN-Briefe werden getrennt verschickt und brauchen etwa {n} Werktage
Zum Zurücksetzen klickst du auf den Link, der ist {n} Stunden gültig
Seit dem Update auf {ver} verlangt die App bei jedem Start den Fingerabdruck
Mit Rabattcode {promo} gibt es bis Sonntag zwanzig Prozent auf alle Türschlösser
Vorwahl von {city} ist 0{n3}, danach die {n5}
Das Paket {track} liegt beim Nachbarn hinter der Kellertür
Sendung hängt seit {date} im Zoll, Referenz {order}
Flug {flight} geht ab Gate {gate}, Boarding um {time}
Buchungsnummer {pnr}, zwei Personen, Fensterplatz, Koffer bis {n} kg
Der Tresor stammt von {year} und wurde in {city} gebaut
Parkhaus Ebene {n}, Stellplatz {n3}, Ticket bitte entwerten
Kennzeichen {plate} steht vor unserer Einfahrt, bitte wegfahren
Commit {hash} hat den Login kaputt gemacht, bitte zurückrollen
In Build {n4} ist die Passwortprüfung strenger geworden
Fehler {err} beim Anmelden, der Server {host} antwortet nicht
Issue {issue} beschreibt, warum der Token nach {n} Minuten verfällt
Ticket {ticket} ist offen: {name} kommt nicht mehr an sein Postfach
Das Zertifikat auf {host} läuft am {date} ab
Port {n4} ist in der Firewall zu, deshalb scheitert der Zugang
Mein Benutzername bei {service} ist {user}, den Rest weißt du ja
Die Nachbarn in der {german} haben neue Schlüssel bekommen
Unsere neue Adresse: {german}, Klingel bei {name}
Raum {n3}, zweiter Stock, die Tür mit der blauen Klinke
Die Alarmanlage ging um {time} los, es war nur die Katze
Zum Scharfschalten den oberen Knopf drei Sekunden halten
Wir brauchen {n} Schlüssel mehr, die Handwerker fangen am {date} an
Der Code wird monatlich gewechselt, den aktuellen gibt es an der Rezeption
Ihr Code ist abgelaufen, fordern Sie bitte einen neuen an
Quellcode liegt im Zweig {branch}, Freigabe durch {name}
Der Strichcode auf der Packung beginnt mit {n3}
Im QR-Code steckt bloß die Adresse der Speisekarte
Steuernummer {n3}/{n4}/{n5}, Finanzamt {city}
IBAN endet auf {n4}, Überweisung von {n3} Euro ist raus
Kartenzahlung über {n} Euro abgelehnt, Terminal meldet {err}
Mitgliedsnummer {n8}, Beitrag {n} Euro im Monat, Eintritt {year}
Spiel endete {n}:{n}, beim Elfmeter stand der Torwart falsch
Springer auf f3, Läufer schlägt d5, danach Turm e1
Rezept: {n3} g Mehl, {n} g Butter, bei 180 Grad {n} Minuten
Windows-Taste plus L sperrt den Rechner, mehr ist nicht nötig
Die Schlüsselfigur im Roman ist ein Pförtner aus {city}
Tonart ist {note}-Dur, der Violinschlüssel steht vorn
Das Zahlenschloss hat vier Rädchen und kostet {n},99 Euro
Drehen Sie den Ring viermal, bis es klickt, dann stellen Sie Ihre eigene Zahl ein
Die Hausordnung verbietet es, Türcodes an Fremde weiterzugeben
Am Automaten gab es heute nur Scheine zu {n} Euro
Öffnungszeiten der Schließfächer: täglich {time} bis 22:00
Für die Garage gibt es jetzt Funköffner, Bestellnummer {part}
Handy ist ein {gadget}, gekauft {year}, Display gesprungen
Passwortmanager? Ich nehme {product}, {name} schwört auf Papier
Sicherheitsfragen sind veraltet, sagt unsere Datenschützerin
Die Wiederherstellungswörter hat {name} im Bankschließfach, sonst niemand
Wie viele Wörter hat so eine Wallet, zwölf oder vierundzwanzig?
Die PUK steht auf der Plastikkarte, aus der du die SIM gebrochen hast
Das WLAN im Zug ist kostenlos und ohne Anmeldung
Unser Netz heißt {host}, verbinde dich und ich gebe dir den Rest persönlich
Halle {n}, Stand {gate}, Messeausweis nicht vergessen
Im Kurs {course} geht es am {date} um Verschlüsselung und {algo}
Seite {n3} im Handbuch erklärt, wie man die Kindersicherung einrichtet
Kein Mensch merkt sich so lange Kennwörter, deshalb schreiben alle Zettel
`,
}
