/**
 * Sentences with postal addresses and other harmless numbers, and sentences with a secret beside an address. They were
 * written before the addresses of the training text, with other streets, towns and wordings. Nothing is tuned on them.
 * ADDRESSES: each line `kind: text | text`. NEAR_ADDRESSES: each line `kind: text`, the secret in ⟦ ⟧.
 */
export const ADDRESSES = {
  en: `
office: Our office is at Lindenweg 4, 10117 Berlin. | Our office is at Mill Lane 12, 50667 Köln. | The new office is Kastanienallee 81, 10435 Berlin, third floor. | We have our front office in Rue Oberkampf 110, 75011 Paris. | The Madrid office is Calle de Alcalá 44, 28014 Madrid. | Their building is Herengracht 182, 1016 BR Amsterdam. | Office address: Vesterbrogade 34, 1620 København V | The company has its office on 1600 Pecan Boulevard, Austin, TX 78701.
customer: The customer's address is Bahnhofstrasse 21, 8001 Zürich. | Ship it to the client at Corso Buenos Aires 9, 20124 Milano. | Customer Kowalska lives at ul. Piękna 15, 00-549 Warszawa. | Deliver the safe to 418 Maple Avenue, Springfield, IL 62704. | Our biggest client sits in Mariahilfer Straße 77, 1060 Wien. | The account's billing address is Storgatan 12, 114 55 Stockholm. | The client's bank is at Paradeplatz 8, 8001 Zürich.
moved: I moved from 12 Elm Street, Portland 97205 to a flat in Seattle. | She moved to Keizersgracht 501, 1017 DN Amsterdam in May. | We moved the school from Poststraße 3, 20354 Hamburg to Altona. | He now lives in the house at Rua Augusta 1508, 01304-001 São Paulo. | They moved into the building at 27 Baker Row, London SE1 4PH. | My sister moved to an apartment at 9 Rue Mercière, 69002 Lyon.
pobox: Our mail goes to PO Box 4417, Wellington 6140. | Letters to the clinic: P.O. Box 90210, Denver, CO 80202. | Use PO Box 771 for the account letters. | The bank's post office box is 30 55 21 in 22767 Hamburg.
rooms: The front desk is in building 4, room 2210. | Meet me at the entrance of building 17, floor 3, room 305. | The lab is in building B, office 1412. | My office is room 3108 at Carl-Zeiss-Straße 10, 55129 Mainz. | Parking garage 2, space 4471, is ours. | The locker room is next to hall 1180.
coordinates: The cabin is at 52.5200 N, 13.4050 E. | The gate is at 47.3769, 8.5417. | The entrance is at latitude 4851 and longitude 1234 on the old map. | The barn is in grid square 6338.
phones: The office in 80331 München has extension 4471. | Front desk at Goethestraße 9: extension 2205. | Our office fax ends in 5580. | Call the clinic at Ringstraße 40, extension 1123.
numbers: Our VAT number is on the office door at Hauptplatz 2, 8010 Graz. | Order 55120 goes to the office at Hafenstraße 8, 28195 Bremen. | Invoice 20431 was sent to the building at Karl Johans gate 22. | The tax office for Lindenweg 4 has file number 4471. | The company at 88 Dock Road is registered under number 30812. | The house at Seeweg 6 was built in 1904 and has parcel number 2217.
mixed: The postcode of our office is 10117. | Our office is in 10117 Berlin. | The school is in 8020 Graz and the gym in 8010 Graz. | The warehouse is in Krakow, 30-001. | The client lives in Boston 02118. | From the station take the door to 14 High Street, YO1 7EN York. | The school is at 305 West 44th Street, New York, NY 10036.
`,
  de: `
office: Unser Büro ist in der Lindenstraße 4, 10117 Berlin. | Das Büro liegt am Neumarkt 12, 50667 Köln. | Mein Konto ist bei der Bank in der Breiten Straße 25, 40213 Düsseldorf. | Das neue Büro: Mühlgasse 7, 1040 Wien.
customer: Die Kundin wohnt in der Wohnung Gartenweg 19, 70173 Stuttgart. | Der Eingang ist in der Talstrasse 5, 3011 Bern. | Bitte an unser Postfach 1204, 60329 Frankfurt schicken. | Der Umzug ging von 04109 Leipzig in die Wohnung am Rosenweg 2, 99084 Erfurt.
`,
  fr: `
office: Notre bureau est au 15 rue de la Paix, 75002 Paris. | L'entrée est au 8 quai des Brumes, 33000 Bordeaux. | Mon immeuble se trouve 22 avenue Foch, 54000 Nancy. | La banque est à Genève, rue du Rhône 30, 1204 Genève.
`,
  es: `
office: El edificio está en la calle Mayor 17, 50001 Zaragoza. | La entrada es por Gran Vía 5, 18001 Granada. | Mi banco está en la avenida Colón 33, 46004 Valencia.
`,
  it: `
office: L'ufficio è in via Garibaldi 18, 10122 Torino. | Il portone è in piazza Dante 4, 80135 Napoli. | La mia banca è in via Roma 61, 50123 Firenze.
`,
  nl: `
office: Ons kantoor is op Coolsingel 40, 3011 AD Rotterdam. | De ingang is aan de Oudegracht 112, 3511 AW Utrecht.
`,
  pl: `
office: Biuro jest przy ul. Długa 14, 31-147 Kraków. | Wejście do budynku jest od ul. Polnej 3, 60-535 Poznań.
`,
  da: `
office: Kontoret ligger på Nørregade 8, 8000 Aarhus. | Døren er i gården, Algade 21, 4000 Roskilde.
`,
  sv: `
office: Kontoret ligger på Kungsgatan 44, 411 15 Göteborg. | Porten är på Drottninggatan 5, 252 21 Helsingborg.
`,
  pt: `
office: O escritório fica na Avenida Paulista 900, 01310-100 São Paulo. | A porta do prédio é na Rua do Carmo 12, 1200-093 Lisboa.
`,
}

export const NEAR_ADDRESSES = {
  en: `
door: The door code of Lindenweg 4 is ⟦4711#⟧
door: Keypad at the office in 10117 Berlin: ⟦5580⟧
door: Our office is at Mill Lane 12, 50667 Köln, and the door code is ⟦7734⟧.
door: 418 Maple Avenue, gate code ⟦2096⟧
door: The entrance of Herengracht 182, 1016 BR Amsterdam opens with ⟦6620⟧.
door: Flat at 9 Rue Mercière, 69002 Lyon: building code ⟦84B31⟧, third floor.
door: At Kastanienallee 81 punch in ⟦3907⟧ at the front door.
door: To get into the garage at 27 Baker Row type ⟦1468⟧
alarm: The alarm code for Storgatan 12, 114 55 Stockholm is ⟦90331⟧.
alarm: The alarm at our office, Hafenstraße 8, 28195 Bremen, is turned off with ⟦5126⟧.
safe: The safe at the Madrid office, Calle de Alcalá 44, has the combination ⟦18-42-07⟧.
lockbox: The lockbox at 14 High Street, York, opens with ⟦8853⟧.
pin: PIN for the printer in room 3108: ⟦4490⟧
wifi: The wifi password at Goethestraße 9, 80331 München is ⟦Kranich-77-tee⟧.
wifi: Office at Hauptplatz 2, 8010 Graz; wifi password: ⟦murblick2020⟧
`,
  de: `
door: Der Türcode für die Lindenstraße 4, 10117 Berlin ist ⟦6612⟧.
alarm: Büro Neumarkt 12, 50667 Köln: Der Code der Alarmanlage ist ⟦9041⟧.
`,
  fr: `
door: Le code de la porte du 15 rue de la Paix, 75002 Paris est ⟦A4471⟧.
`,
  es: `
door: El código del portal de la calle Mayor 17, 50001 Zaragoza es ⟦5093⟧.
`,
  it: `
door: Il codice del portone di via Garibaldi 18, 10122 Torino è ⟦7715⟧.
`,
}
