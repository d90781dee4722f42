/** Made-up postal addresses as they are written in several countries. */
const words = (text) => text.trim().split(/\s*\|\s*/)

/** By language: streets (`#` is the house number), and towns with their postcode (`0` is a digit). */
const COUNTRIES = {
  german: [
    words(
      `Ahornweg # | Birkenstraße # | Eichenallee # | Schillerplatz # | Am Markt # | Kirchgasse # | Uferstr. # | Schulstrasse # | Amselweg # | Lange Straße # | Marktplatz # | Mozartgasse # | Industriestr. # | Friedrichstraße # | Sonnenhang # | Im Grund # | Alter Wall # | Holzdamm #`,
    ),
    words(
      `00000 Kiel | 00000 Rostock | 00000 Dresden | 00000 Ulm | 00000 Bad Homburg | 00000 Freiburg | 0000 Linz | 0000 Salzburg | 0000 Luzern | 0000 Basel | 00000 Halle | 00000 Münster | 00000 Augsburg | D-00000 Trier | A-0000 Wels | 0000 St. Gallen`,
    ),
  ],
  french: [
    words(
      `# rue des Lilas | # avenue Jaurès | # place du Marché | # bis rue Pasteur | # chemin Vert | # boulevard Hugo | # impasse du Puits | rue Haute # | # quai Voltaire | # cours Mirabeau | # allée des Pins`,
    ),
    words(
      `00000 Nantes | 00000 Lille | 00000 Le Mans | 00000 Tours | 00000 Rennes | 0000 Bruxelles | 0000 Lausanne | 0000 Liège | 00000 Brest`,
    ),
  ],
  spanish: [
    words(
      `calle Luna # | calle del Pez # | avenida del Puerto # | plaza Nueva # | paseo del Río # | C/ Olmo # | calle San Juan #`,
    ),
    words(`00000 Sevilla | 00000 Bilbao | 00000 Murcia | 00000 León | 00000 Cádiz | 00000 Málaga`),
  ],
  italian: [
    words(
      `via Verdi # | via dei Mille # | piazza Cavour # | corso Italia # | viale Europa # | vicolo Stretto # | via San Marco #`,
    ),
    words(`00000 Bologna | 00000 Genova | 00000 Bari | 00000 Trieste | 00000 Pisa | 00000 Verona`),
  ],
  dutch: [
    words(`Kerkstraat # | Dorpsstraat # | Prinsengracht # | Stationsplein # | Parklaan # | Zuidkade # | Molenweg #`),
    words(
      `0000 AB Leiden | 0000 KL Delft | 0000 CX Den Haag | 0000 PR Groningen | 0000 Gent | 0000 Antwerpen | 0000ZD Breda`,
    ),
  ],
  polish: [
    words(`ul. Lipowa # | ul. Szkolna # | al. Jana Pawła # | plac Wolności # | ulica Morska # | ul. Mickiewicza #/0`),
    words(`00-000 Gdańsk | 00-000 Wrocław | 00-000 Łódź | 00-000 Lublin | 00-000 Opole`),
  ],
  danish: [
    words(`Søndergade # | Skovvej # | Havnegade # | Bakkevej # | Torvet # | Møllevej #`),
    words(`0000 Odense | 0000 Aalborg | 0000 Esbjerg | 0000 Vejle | 0000 Bergen | 0000 Trondheim`),
  ],
  swedish: [
    words(`Skolgatan # | Björkvägen # | Hamngatan # | Nygatan # | Sveavägen # | Kyrkogatan #`),
    words(`000 00 Malmö | 000 00 Uppsala | 000 00 Lund | 000 00 Umeå | 000 00 Örebro`),
  ],
  portuguese: [
    words(`Rua das Flores # | Avenida Central # | Travessa do Sol # | Rua Nova # | Praça da Sé # | Alameda Santos #`),
    words(`0000-000 Porto | 0000-000 Braga | 00000-000 Recife | 00000-000 Curitiba | 0000-000 Faro`),
  ],
  british: [
    words(
      `# Church Road | # Station Lane | # Victoria Terrace | # Queen's Square | # Park Crescent | # Orchard Close | # Bridge Street`,
    ),
    words(
      `Leeds LS0 0AB | Bristol BS0 0QT | Cardiff CF00 0NX | Hull HU0 0DE | Dublin 0 | Sydney NSW 0000 | Perth 0000 | Auckland 0000`,
    ),
  ],
  american: [
    words(
      `#0 Cedar Street | #00 Sunset Drive | #0 Walnut Avenue | #00 N Lincoln Blvd | #0 Lake Road | #00 Washington St | #00 Birch Lane | #0 Franklin Parkway | #00 5th Avenue`,
    ),
    words(
      `Dallas TX 00000 | Tampa, FL 00000 | Boise, ID 00000 | Reno, NV 00000 | Salem 00000 | Omaha NE 00000 | Toledo OH 00000 | Mesa AZ 00000`,
    ),
  ],
}
const ALL = Object.keys(COUNTRIES)

/**
 * Returns functions that fill slots. A slot named after a key of COUNTRIES gets an address from that entry.
 * `{address}`, `{town}` (with postcode) and `{home}` (street alone) are from any country.
 */
export const addressFillers = (random) => {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const digits = (form) => form.replace(/0/g, () => String(Math.floor(random() * 10)))
  const street = (country) =>
    digits(pick(COUNTRIES[country][0])).replace('#', String(1 + Math.floor(random() * (random() < 0.7 ? 60 : 300))))
  const town = (country) => {
    const form = digits(pick(COUNTRIES[country][1]))
    // The postcode may follow the town.
    return random() < 0.1 ? form.replace(/^(\d{4,5}) (.*)$/, '$2 $1') : form
  }
  const address = (country) => `${street(country)}${pick([', ', ', ', ', ', ' in ', ', in '])}${town(country)}`
  return {
    ...Object.fromEntries(ALL.map((country) => [country, () => address(country)])),
    address: () => address(pick(ALL)),
    town: () => town(pick(ALL)),
    home: () => street(pick(ALL)),
  }
}
