/** Dutch and Czech sentences that tell a secret, by other authors. Never train or tune on them. See secrets-others-tells.mjs. */
export const OTHERS_NL_CS_TELLS = {
  nl: `
tells: kluisje bij de sportschool ⟦16К1934⟧, handdoek mag je lenen
tells: Nee joh, ⟦E5690⟧ was vorig jaar, nu is het ⟦17-29-28⟧
tells: Mam ik sta voor het hek, doet ⟦E5675⟧ het nog?
tells: Laadpaal op plek 24 start pas na ⟦8-13-8⟧
tells: De autoradio vraagt na een lege accu om vier cijfers, dat zijn ⟦767253⟧
tells: In de caravan verbind je met Duinroos29 en dan typ je ⟦banana-snigel-tulip⟧
tells: Volkstuin, perceel 679, hangslot op ⟦0 1 0 4⟧, gieter achter de ton
tells: Bij de opvang geven ze hem alleen mee als je ⟦football⟧ zegt
tells: Beste Lena, boeking BA-12086 staat vast, het huisje open je zelf met ⟦6391⟧ vanaf 15:28
tells: Melding SR-30 gesloten, Tom kan weer inloggen met ⟦Crystal65_⟧, daarna zelf wijzigen
tells: Loonstrook in de bijlage, hij vraagt bij het openen om ⟦5ilver⟧
tells: Overdracht nachtdienst: medicijnkast ⟦3-4-3-5⟧, bed 45 heeft koorts, dokter belt 555-0384
tells: Kassa 3 blokkeert bij retour, leidinggevende tikt ⟦7118⟧
tells: DigiD van oma: tk_ops, en dan ⟦qkoIeJc4R⟧, ze heeft sms uitstaan
tells: Pas eindigt op 7613, aan de pinautomaat doe je ⟦8765⟧
tells: Achterop staan drie cijfertjes, ⟦456⟧, geldig tot 07/82
tells: PUK van de simkaart, zit achterin mijn agenda: ⟦AM9D-5LEZ-2VFB-2DRF⟧
tells: Bewaar jij een herstelcode van printer voor me? ⟦jboHy1-4496⟧
tells: De woorden voor de wallet heb ik voorgelezen, schrijf op: ⟦polish island snowman cradle bicycle helmet windmill bluebird poppy wonder winter catfish⟧
tells: Naam van je eerste huisdier? ⟦Mango⟧, zo heb ik het bij printer ingevuld
tells: Controlevraag basisschool, ik antwoordde ⟦Pivo Breeze⟧
tells: Bij het opstarten wil de laptop een zin, die gaat zo: ⟦island bandit daring forest⟧
tells: GPG-sleutel op de stick, zin erbij: ⟦carbon tulip sommer⟧
tells: Consoletoegang kestrel-13: office met ⟦Ginger#Quartz⟧, ssh staat dicht
tells: Zet in de omgeving TOKEN=⟦a2bfbc7c9edcf224⟧, anders start de bot niet
tells: De webhook van Mollie tekent sinds gisteren met ⟦a621-a7bc-157a⟧
tells: ingesproken bericht: eh ja, de kelder, wacht even, ⟦0198E⟧, en dan hard duwen
tells: Slagboom: kastje links, ⟦2705#⟧ intikken, wij staan op 24
tells: Repetitieruimte van het koor, deur achter, ⟦31651⟧ plus groene knop
tells: Het fietsenhok gaat los als je ⟦8184⟧ draait, mijn fiets is de blauwe
tells: Koffer van Ingrid staat op ⟦07A72⟧, de mijne op ⟦8641⟧
tells: Hij toetste ⟦7664622⟧, hoorde een zoem en stond ineens in de machinekamer
tells: "⟦Sonne+1⟧," fluisterde ze, "daarmee lees je al mijn berichten."
tells: Pakketautomaat 167: vakje springt open na ⟦1433⟧
tells: Net een sms met jouw eenmalige code, ⟦030 539⟧, nog 60 minuten geldig
tells: Kijkprofiel van de kinderen ontgrendel je via ⟦58174⟧
tells: Spotify delen? marta@example.org, ⟦soleil-bubble⟧, niet doorvertellen
tells: Sticker onderop klopt niet, het goede is ⟦u&chUZ*%9⟧
tells: Ruimte | code⏎hal | ⟦#8524⟧⏎opslag | ⟦26521⟧
tells: Voicemail: bel 1233, daarna ⟦40027⟧ en hekje
tells: Vergaderlijn 0334703594, deelnemer ⟦61367⟧, begint 8:48
tells: Het archief zit op slot, uitpakken lukt met ⟦Crystal520⟧
tells: Kopieerapparaat tweede verdieping wil ⟦08245⟧ zien, kostenplaats 8945
tells: Vakantiehuis ulica Morska 54: sleutelkastje rechts van de regenpijp, ⟦1514C⟧, meterkast in de gang
tells: Binnen bij het buurthuis op 2026-08-09 kom je met ⟦95-92-12⟧, verwarming op 49
tells: Café hiernaast heeft wifi, gewoon ⟦planet⟧ zonder hoofdletters
`,
  cs: `
tells: Ne, zlato, ⟦1044⟧ už neplatí, domovník to přehodil na ⟦4572⟧
tells: Děda má tablet na čtyři čísla, ⟦2874⟧, pak zelená šipka
tells: Schránka na klíče vlevo od zvonku, kolečka na ⟦5426*⟧, přilétáme v 1:01
tells: Výplatní páska v příloze, PDF se otevře po zadání ⟦schatzi-lemonade-waffle⟧
tells: Z-BOX 898 otevřeš tak, že naťukáš ⟦4094⟧
tells: Vzadu tři číslice ⟦607⟧, platnost 02/20
tells: Slova k peněžence, pěkně popořadě: ⟦marble silver mirror paddle daring rosebud ocean rosebud dolphin buttercup chicken fossil⟧
tells: Notebook po zapnutí chce celou větu, a to ⟦wonder school⟧
tells: Přidej do prostředí TOKEN=⟦jvl_rz4IrvVMxmcYT8UwJbH916⟧ a restartuj bota
tells: Závora se zvedne, když zmáčkneš ⟦9253⟧, stojíme na místě 88
tells: Mámin kufr ⟦81C1453⟧, tátův bez zámku
tells: U vchodu na večírek řekni ⟦curtain⟧, pozdravuj od Ada
tells: Nálepka na routeru lže, správně je ⟦Nutmeg9211⟧
tells: Hlasová schránka: volej 3311, pak ⟦3718⟧ a křížek
tells: Archiv rozbalíš s ⟦Marble388!⟧
tells: Bankovní identita babičky: tk_ops, potom ⟦Sakura36#⟧
tells: Datová schránka firmy se otevře, když zadáš tk_ops a ⟦penguin-sesame⟧
tells: Z banky přišla obálka, tajné číslo ⟦6319⟧, schovej ji
tells: Nabíječka na místě 81, karta netřeba, na displeji ⟦03B49⟧
tells: Pekárna zezadu ⟦66key72⟧, pec se pouští v 11:58
tells: Kurýrovi: 13 allée des Pins, druhý vchod, zvonek mlčí, zmáčkněte ⟦8953⟧
tells: Když v serverovně pípá klima, běž přes ⟦2189⟧ a volej Aisha +49 170 8486335
tells: Včelín za lesem, řetěz na bráně ⟦6964⟧, kuřák v boudě
tells: Varná deska má dětskou pojistku, drž ⟦0480⟧
tells: Napiš si to kam chceš, jen ne na lednici: ⟦ginger50!⟧
tells: posílám znova Canvu, marta@example.org, ⟦f13ts!⟧, na logo nesahej
tells: Strejda se ztrácí v internetovém bankovnictví, guest, dál ⟦836-685⟧
tells: Promiň, na začátku velké a bez pomlčky: ⟦ixVEezE4gKId4⟧
tells: – A truhla? – Zkus ⟦1-0-6-8⟧, tátova čísla ze sportky.
tells: Šifrovaná flashka účtárny, fráze ⟦trophy walnut sonne⟧, kopie není
tells: Když se laptop zeptá na ulici dětství, odpověz ⟦Harbor⟧
tells: eSIM v lokátoru, PUK ⟦162123-995561-311903-449975-726913-879190⟧, linka +1-513-555-9737
tells: Udělal jsem osobní token pro CI, ⟦d92e-bef35e7d-d7edc5c7-1d7ff0c0-0911⟧, umře 25 May 2027
tells: odchozí pošta search-dev, lena99, ⟦Rocket*Glacier⟧, port 587
tells: Po 20:31 chce set-top box čtyři čísla: ⟦8773⟧
tells: Depozitář muzea má dva zámky, elektronický pustí na ⟦3-5-6-1⟧, klíč má Jonas
tells: Koloběžku si vezmi, zámek ⟦7-0-6-0⟧, helma M
tells: Sauna, skříňka 698, dal jsem tam ⟦41B39⟧, přines mi osušku
tells: Kočka se jmenuje Micka, ročník 2014, a do pošty chodím takhle: ⟦Marble.2530⟧
tells: stavba: buňka ⟦9 1 3 6⟧, kontejner ⟦2 8 0 2⟧, brána na klíč
tells: Jak to bylo s lednicí, ⟦1636⟧ nebo ⟦8414⟧?
tells: O prázdninách tu bude Ravi, zadní branka pustí na ⟦90kod80⟧, markýzu složit
tells: Z hovoru: faktura zaplacena, Aisha zavolá 19.1.2020, extranet se teď otevírá s ⟦bzizwzcUJ⟧
tells: Jestli tohle čteš, spím: koláč do 12:22, veranda je ⟦6313⟧
tells: Tři věci před odchodem. Za prvé rolety. Za druhé voda. Za třetí zastřežit ⟦69820⟧
tells: Naše slovo do telefonu, kdyby tvrdili, že jsem v průšvihu: ⟦meadowschatzi⟧
tells: grafana, účet ke čtení lena77, společné ⟦Football9609⟧, nevěšet na zeď
tells: po rotaci: starý ⟦e674ab5021565d3046d4480ab59e34de⟧, nový ⟦2f4b2c2b-7689f2b3-86f4-58856e72-3e0e⟧
tells: šachový klub, 133 Park Crescent: ⟦7226⟧, pak závoru nahoru
tells: Sezame otevři se už nestačí, šampione, ještě ⟦#7035⟧
`,
}

/** Dutch and Czech sentences by the same authors that nearly tell a secret. */
export const OTHERS_NL_CS_NEAR = {
  nl: `
near: Laadpaal RR98-44439 staat bij plek 89, 5.3 kWh geladen
near: Perceel 946 op de volkstuin komt vrij op 16.5.2021
near: Op de cilinder staat TDR4372, dat heeft de bouwmarkt
near: Wachtwoord kwijt? Bel 555-4054, ma t/m vr
near: Na 25 keer fout is je account 58 minuten dicht
near: Heb jij mijn wachtwoord nog ergens liggen? Ik vind het boekje niet
near: App me de code alsjeblieft niet, ik bel je om 0:08
near: De brief met de pincode komt apart, dat duurt 55 werkdagen
near: Sinds 19.0.13 wil de app steeds een vingerafdruk
near: Met SAVE20 krijg je korting op hangsloten
near: Pakje 7ARR079R76R43 ligt bij de buren achter de schuurdeur
near: Je zending hangt bij de douane sinds 2 January 2021, dossier AC-378040
near: Boeking UATD33, twee personen, koffer tot 15 kilo
near: Die brandkast is uit 1975 en niet te tillen
near: Busje DK-096-DG staat voor onze uitrit
near: Commit c957efa7 sloopt de inlogpagina, teruggedraaid
near: Foutmelding 0x80070005 bij aanmelden, build-blue-4 reageert niet
near: In #364 lees je waarom het token zo snel verloopt
near: Certificaat op shadow2 geldig tot 25 March 2026
near: Poort 1888 staat dicht in de firewall
near: Nieuw adres: Dorpsstraat 19, 7587 KL Delft, bel bij Nadia
near: De buren aan de Dorpsstraat 48, 9531ZD Breda hebben nieuwe sloten
near: Het alarm loeide om 11:01, het was de kat weer
near: Er zijn 79 sleutels bijgemaakt, de klus begint 9.1.2026
near: Streepjescode begint met 186, dus lokaal product
near: BSN en dossier 363995400, gemeente Riga
near: Lidnummer 687862101, contributie 32 euro, sinds 1995
near: Het werd 25-50, de keeper stond aan de grond genageld
near: Deeg: 889 g bloem, 9 g boter, oven 180, 6 minuten
near: Telefoon is een Voyager4, gekocht in 2005, scherm kapot
near: SBI-code 3795, KvK 619500212, staat op de factuur
near: RAL-kleur van de deur is 9185, twee lagen
near: Bel aan bij nummer 706, derde verdieping links
near: De meterstand was 27579 op 10/24/27
near: Voor de bushalte: lijn 94, richting Brno, vertrek 14:50
near: Dresscode donker pak, binnen om 12:09
near: Serienummer van het alarm AMR9534, garantie tot 1970
near: Ik had de verkeerde sleutel mee en stond 77 minuten buiten
near: Wie heeft de code van de poort? Ik vraag het morgen aan Jonas
near: Statiegeld op het winkelwagenmuntje is een euro
near: In de escaperoom vonden we de laatste sleutel om 10:47
near: De puk staat op het plastic kaartje van de provider
near: Tot 18:01 gaat de schuifdeur vanzelf open, daarna op slot
near: Mijn pas is gestolen in Lyon, geblokkeerd om 4:35, aangifte SUP-40689
near: Klantcode 04560 staat boven aan de polis, premie 73 euro
`,
  cs: `
near: Vagon 18, sedadlo 366, hned u dveří
near: Nepamatujete si heslo? Volejte 0853733263
near: Nemáš někde moje heslo? Lísteček se ztratil
near: Dopis s pinem chodí zvlášť, tak 78 pracovních dnů
near: S kupónem HELLO5 jsou visací zámky o pětinu levnější
near: Zásilka uvízla na celnici 5.2.2027, spis BZ-91981
near: Ten trezor je z roku 2020, nikdo s ním nehne
near: Commit 02d3e50 rozbil přihlášení, vracím zpět
near: V #904 je psáno, proč token tak brzo vyprší
near: Port 5471 je na firewallu zavřený
near: Nová adresa 37 boulevard Hugo, in 23713 Brest, na zvonku Mei
near: Nechali jsme udělat 10 klíčů, řemeslníci nastupují 4/1/26
near: QR kód vede jen na jídelní lístek
near: Členská průkazka 8458989, příspěvek 3 korun, od 1982
near: Těsto: 633 g mouky, 13 g másla, 180 stupňů, 54 minut
near: CZ-NACE 3727, účetní to ví
near: IČO 024684355, je i na razítku
near: Barva dveří #12ab9f, dva nátěry
near: Byt 841, třetí patro, z výtahu doleva
near: Elektroměr ukázal 91752, odečteno 2019-09-09
near: Výrobní číslo alarmu KPK918, záruka do 2008
near: Pod schránkou na dopisy někdo připsal 225 B
near: Termín 8301299223 u zámečníka v 7:51
near: Parkovné jsem platil kartou, účtenka 57694, 1.1 korun
near: Do kufru auta se vejde 27 zavazadel, moje je zelené
near: Zámky z mostu sundali v 2019
near: Zámek na kolo má 13 mm a váží 9.0 kg
near: Poslední klíč v únikovce jsme našli v 6:00
near: Řada 6: heslo prozradí až na konci, mlčím
near: Za měsíc změnil heslo 30krát a všechna zapomněl
near: Na 529 někdo klepal, neotevřela jsem
near: Baterky do zámku jednou za 99 týdnů, model XR500
near: Žeton do vozíku stojí korunu
near: Dvoufázové ověření běží na 19 účtech z 342
near: Kartu mi ukradli v Oslo, zablokováno v 16:24, spis RFC2835
near: Do 16:57 se chodí bez kódu, pak zamykají
near: Kolik číslic má váš zvonek? Náš čtyři a hvězdičku
near: Přístupy se předávají osobně March 8th, sál 728
near: Linka 98 nejede mezi Lisbon a letištěm, náhradní bus od vchodu B
near: Poslední slovo má Marta, proslov v 20:41
near: Jsem na straně 312, kapitola o vloupání, ani slovo
near: Dům má 511 schodů a žádný zámek nevrže
near: Penzion 56 korun, klíč v květináči podle inzerátu z roku 1962
near: Autobus 5663 staví u brány továrny
near: Hádanka: čtyři různé číslice, dohromady 66, kdo to dá?
near: Ve sportce 20, 78 a 18, zase nic
near: Tvoje narozeniny jsem si zapsal, heslo ne, klid
near: Díl X42 do vložky dorazí 7.4.2020
near: Audit: 62 účtů bez hesla, 514 v pořádku, zpráva June 17th
near: Kdo nechal včera kolem 20:37 otevřený sklad?
`,
}
