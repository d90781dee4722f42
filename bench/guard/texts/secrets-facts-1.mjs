/**
 * Short facts with numbers and names but without a secret, by language and domain. Each line: `domain: fact | fact`.
 */
export const FACTS_1 = {
  en: `
home: The fence is 1,840 mm high | The flat has 3 rooms and 74 m2 | The boiler was serviced on 2024-03-11 | Bin collection is on Tuesdays at 7:15 | The parking space is number 118 | Rent is 1,120 euros since January | The house on Elm Road was built in 1931 | The sofa is model KX-2210
work: The sprint ends on 14 June 2025 | Release 4.12.0 ships on Thursday | Ticket OPS-4417 is about the slow export | The budget of project Heron is 48,500 euros | Room 3042 is booked until 15:30 | My employee number is 20418 | The on-call phone is extension 7731 | Invoice 2024-0917 is still open
travel: Flight BA2491 leaves at 06:40 from gate B12 | The hotel is at 22 Harbour Street, room 508 | The train to Graz takes 2h 35m | My seat is 14C on the night bus | Booking reference QX7F2P is for the ferry | The visa is valid until 2026-08-01 | We drove 1,204 km in three days | Passport control took 45 minutes
health: Her blood pressure was 128 over 82 | He takes 20 mg at 8:00 and at 20:00 | The appointment is on 9 May at 10:45 | The vaccine batch was FX7712 | My resting pulse is 58 | She is allergic to penicillin since 2011 | The clinic is on floor 4, room 412 | The x-ray cost 85 dollars
food: The bread bakes for 40 minutes at 230 degrees | I need 350 g of flour and 7 g of yeast | The cafe closes at 18:30 | Table 12 is by the window | The wine is from 2017 | Lunch costs 12.50 on weekdays | Recipe 204 in the blue book is the best | The jar holds 1.5 litres
sport: I ran 10 km in 52:14 | Her bib number is 3381 | The match ended 3-2 after 120 minutes | The gym has 14 treadmills | The race starts at 9:05 at gate 3 | He benches 95 kg | The season began in 1998 | We play on court 6 at 19:00
money: The loan runs until 2034 | The share price fell to 41.75 | Gas went up by 17 percent | My pension fund has 32,400 euros | The tax year ends on 5 April | Receipt 88213 is in the drawer | The discount SPRING15 ends on Sunday | The fee is 2.9 percent plus 30 cents
tech: The server has 64 GB of RAM | Port 8443 is used by the proxy | The laptop has a 14-inch screen | The bug appears since build 20931 | The cache holds 4096 entries | Error 0x80070057 came back | The camera has 48 megapixels | Commit 9f2c1ab fixed the timeout
school: The exam is on 17 June in hall 204 | Course BIO210 has 96 students | The essay must have 2,500 words | Homework is on page 131, exercise 7 | Her student number is 1180342 | The library closes at 22:00 | Class 7b won the quiz | The school was founded in 1876
family: Grandpa was born on 3 February 1941 | My sister lives at 9 Mill Lane | We have 4 cats and 2 dogs | Tom turned 12 in August | The wedding was in 2009 | Aunt Ida's number is 555-0148 | Our son is 1.32 m tall | The reunion had 61 guests
culture: The concert begins at 20:15, row 7, seat 22 | The novel has 412 pages | The museum has 1,300 paintings | The film from 1982 lasts 117 minutes | The song is in 7/8 at 132 bpm | The festival ticket costs 89 euros | She painted it in 1907 | The exhibition is in hall 3
nature: The peak is 2,962 m high | It rained 34 mm on Monday | The oak is 350 years old | Trail 604 starts at the lake | The lake is 61 m deep | We counted 27 herons | The storm had gusts of 118 km/h | The garden has 16 rose beds
`,
  de: `
home: Der Zaun ist 1,80 m hoch | Die Miete beträgt 980 Euro | Der Stellplatz hat die Nummer 42 | Die Heizung wurde 2019 erneuert | Die Küche ist 12 Quadratmeter groß | Hausnummer 17 ist das gelbe Haus
work: Das Projekt endet am 30.09.2025 | Rechnung 2024-118 ist offen | Version 3.8.1 läuft auf dem Server | Ticket SR-2291 ist erledigt | Der Besprechungsraum ist 2.14 | Meine Personalnummer ist 55812
travel: Der Zug fährt um 9:42 von Gleis 7 | Flug LH1832 hat Verspätung | Das Hotel liegt in der Bergstraße 9 | Zimmer 311 hat Meerblick | Die Fahrt dauert 3 Stunden | Der Koffer wiegt 19 kg
health: Sein Puls liegt bei 62 | Der Termin ist am 4. Mai um 11:20 | Sie nimmt 50 mg am Abend | Die Praxis ist im 2. Stock | Der Verband wird alle 3 Tage gewechselt | Die Kasse zahlt 80 Prozent
food: Der Kuchen backt 55 Minuten bei 175 Grad | Man braucht 250 g Butter | Tisch 8 ist reserviert | Das Lokal öffnet um 17:00 | Der Wein ist von 2015 | Das Menü kostet 24 Euro
sport: Sie lief 21 km in 1:52 | Das Spiel endete 4:1 | Startnummer 2207 war die schnellste | Das Training beginnt um 18:30 | Der Verein wurde 1904 gegründet | Bahn 5 ist gesperrt
money: Der Kredit läuft bis 2031 | Die Aktie steht bei 73,20 | Die Rente steigt um 3 Prozent | Der Beleg 7713 fehlt | Die Gebühr beträgt 4,90 Euro | Das Konto hat 2310 Euro Guthaben
tech: Der Rechner hat 32 GB Speicher | Der Dienst hört auf Port 9090 | Fehler 5003 trat zweimal auf | Der Drucker ist ein HL2350 | Das Update ist 412 MB groß | Die Uhr geht 3 Minuten vor
school: Die Prüfung ist in Saal 104 | Der Kurs hat 28 Plätze | Aufgabe 12 steht auf Seite 88 | Die Schule hat 640 Schüler | Die Arbeit hat 60 Seiten | Das Semester endet im Juli
family: Opa wurde 1938 geboren | Meine Schwester wohnt in Linz | Wir haben 3 Kinder | Die Taufe ist am 12. Juni | Tante Ilse ist 81 | Das Fest hatte 45 Gäste
culture: Das Konzert beginnt um 19:30 | Der Film dauert 104 Minuten | Das Buch hat 388 Seiten | Reihe 4, Platz 17 | Das Bild ist von 1911 | Die Karte kostet 38 Euro
nature: Der Berg ist 2.713 m hoch | Der See ist 40 m tief | Weg 27 führt zur Hütte | Es fielen 12 mm Regen | Die Eiche ist 400 Jahre alt | Der Fluss führt Hochwasser
`,
  fr: `
home: La clôture mesure 1,75 m | Le loyer est de 890 euros | La place de parking est la 31 | La chaudière date de 2016 | La cuisine fait 11 mètres carrés | Le numéro 24 est la maison bleue
work: Le projet finit le 15/10/2025 | La facture F-2031 est payée | La version 2.7.3 est en ligne | Le ticket SR-118 est fermé | La réunion est en salle 205 | Mon matricule est 40977
travel: Le train part à 8h47 du quai 5 | Le vol AF1182 est annulé | L'hôtel est au 14 rue des Lilas | La chambre 216 donne sur la mer | Le trajet dure 4 heures | La valise pèse 21 kg
health: Son pouls est de 64 | Le rendez-vous est le 7 mai à 9h15 | Elle prend 75 mg le matin | Le cabinet est au 3e étage | Le vaccin date de 2021 | La radio coûte 60 euros
food: Le gâteau cuit 35 minutes à 180 degrés | Il faut 200 g de sucre | La table 6 est libre | Le café ferme à 19h | Le vin est de 2014 | Le menu coûte 22 euros
sport: Elle a couru 12 km | Le match a fini 2 à 1 | Son dossard est le 4410 | Le club existe depuis 1921 | L'entraînement est à 18h30 | La piste 3 est fermée
money: Le prêt court jusqu'en 2030 | L'action vaut 55,40 | Le reçu 9921 manque | Les frais sont de 3 euros | Le compte a 1540 euros | La taxe monte de 2 pour cent
tech: Le serveur a 16 Go | Le port 8081 est ouvert | L'erreur 1205 revient souvent | L'imprimante est une MX490 | La mise à jour fait 300 Mo | L'écran fait 27 pouces
school: L'examen est en salle 112 | Le cours a 35 élèves | L'exercice 9 est page 74 | L'école date de 1898 | Le mémoire fait 80 pages | La classe 4B est en sortie
family: Mamie est née en 1943 | Mon frère habite à Nantes | Nous avons 2 chats | Le mariage était en 2012 | Léo a 9 ans | La fête avait 50 invités
culture: Le concert est à 20h30 | Le film dure 98 minutes | Le roman a 356 pages | Rang 5, place 18 | Le tableau est de 1889 | Le billet coûte 45 euros
nature: Le mont culmine à 2 408 m | Le lac fait 30 m de fond | Le sentier 12 est fermé | Il est tombé 18 mm de pluie | Le chêne a 300 ans | La plage est à 6 km
`,
}
