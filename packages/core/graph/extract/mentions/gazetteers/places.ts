/**
 * Present and former countries, regions, large cities and waters, separated by `;`. Each is its usual name, followed by
 * any other names: `China=People's Republic of China=PRC`.
 */
export const PLACES =
  'Afghanistan;Albania;Algeria;Andorra;Angola;Antigua and Barbuda;Argentina;Armenia;Australia;Austria;Azerbaijan;Bahamas;Bahrain;' +
  'Bangladesh;Barbados;Belarus;Belgium;Belize;Benin;Bhutan;Bolivia;Bosnia and Herzegovina=Bosnia;Botswana;Brazil;Brunei;Bulgaria;' +
  "Burkina Faso;Burundi;Cambodia;Cameroon;Canada;Cape Verde;Central African Republic;Chad;Chile;China=People's Republic of China=PRC;" +
  'Colombia;Comoros;Democratic Republic of the Congo=DRC;Republic of the Congo;Congo;Costa Rica;Croatia;Cuba;Cyprus;Czech Republic=Czechia;' +
  'Denmark;Djibouti;Dominica;Dominican Republic;East Timor;Ecuador;Egypt;El Salvador;Equatorial Guinea;Eritrea;Estonia;Eswatini=Swaziland;' +
  'Ethiopia;Fiji;Finland;France;Gabon;Gambia;Georgia;Germany;Ghana;Greece;Grenada;Guatemala;Guinea;Guinea-Bissau;Guyana;Haiti;Honduras;' +
  'Hungary;Iceland;India;Indonesia;Iran;Iraq;Ireland=Republic of Ireland;Israel;Italy;Ivory Coast;Jamaica;Japan;Jordan;Kazakhstan;Kenya;' +
  'Kiribati;Kosovo;Kuwait;Kyrgyzstan;Laos;Latvia;Lebanon;Lesotho;Liberia;Libya;Liechtenstein;Lithuania;Luxembourg;Madagascar;Malawi;' +
  'Malaysia;Maldives;Mali;Malta;Marshall Islands;Mauritania;Mauritius;Mexico;Micronesia;Moldova;Monaco;Mongolia;Montenegro;Morocco;' +
  'Mozambique;Myanmar=Burma;Namibia;Nauru;Nepal;Netherlands=Holland;New Zealand;Nicaragua;Niger;Nigeria;North Korea;North Macedonia=Macedonia;' +
  'Norway;Oman;Pakistan;Palau;Palestine;Panama;Papua New Guinea;Paraguay;Peru;Philippines;Poland;Portugal;Qatar;Romania;Russia=Russian Federation;' +
  'Rwanda;Saint Lucia;Samoa;San Marino;Saudi Arabia;Senegal;Serbia;Seychelles;Sierra Leone;Singapore;Slovakia;Slovenia;Solomon Islands;' +
  'Somalia;South Africa;South Korea=Republic of Korea;Korea;South Sudan;Spain;Sri Lanka;Sudan;Suriname;Sweden;Switzerland;Syria;Taiwan;' +
  'Tajikistan;Tanzania;Thailand;Togo;Tonga;Trinidad and Tobago;Tunisia;Turkey=Türkiye;Turkmenistan;Tuvalu;Uganda;Ukraine;' +
  'United Arab Emirates=UAE;United Kingdom=UK=U.K.=Great Britain=Britain;United States=USA=US=U.S.=U.S.A.=United States of America;' +
  'Uruguay;Uzbekistan;Vanuatu;Vatican City=Vatican;Venezuela;Vietnam;Yemen;Zambia;Zimbabwe;Hong Kong;Macau;Puerto Rico;Greenland;Tibet;' +
  'Soviet Union=USSR;Yugoslavia;Czechoslovakia;Prussia;East Germany;West Germany;Nazi Germany;Ottoman Empire;Roman Empire;Byzantine Empire;' +
  'British Empire;Russian Empire;German Empire;Holy Roman Empire;Austria-Hungary;Persia;Siam;Ceylon;Rhodesia;Zaire;Weimar Republic;Vichy France;' +
  'Han dynasty;Tang dynasty;Song dynasty;Yuan dynasty;Ming dynasty;Qing dynasty;Joseon;' +
  'England;Scotland;Wales;Northern Ireland;Catalonia;Basque Country;Bavaria;Saxony;Tuscany;Sicily;Sardinia;Normandy;Brittany;Provence;Andalusia;' +
  'Flanders;Wallonia;Silesia;Galicia;Transylvania;Crimea;Siberia;Chechnya;Kashmir;Punjab;Bengal;Kerala;Gujarat;Maharashtra;Tamil Nadu;Karnataka;' +
  'Quebec;Ontario;British Columbia;Alberta;Manitoba;Saskatchewan;Nova Scotia;Newfoundland;New Brunswick;Queensland;New South Wales;Tasmania;Victoria;' +
  'Europe;Asia;Africa;North America;South America;Latin America;Central America;Antarctica;Oceania;Middle East;Far East;Eastern Europe;' +
  'Western Europe;Central Europe;Southeast Asia;Scandinavia;Balkans;Caribbean;West Indies;Sub-Saharan Africa;North Africa;West Africa;East Africa;Mesopotamia;' +
  'West Bank;Gaza Strip=Gaza;Golan Heights;Sinai;Alabama;Alaska;Arizona;Arkansas;California;Colorado;Connecticut;Delaware;Florida;Hawaii;Idaho;' +
  'Illinois;Indiana;Iowa;Kansas;Kentucky;Louisiana;Maine;Maryland;Massachusetts;Michigan;Minnesota;Mississippi;Missouri;Montana;Nebraska;' +
  'Nevada;New Hampshire;New Jersey;New Mexico;New York;North Carolina;North Dakota;Ohio;Oklahoma;Oregon;Pennsylvania;Rhode Island;' +
  'South Carolina;South Dakota;Tennessee;Texas;Utah;Vermont;Virginia;Washington;West Virginia;Wisconsin;Wyoming;New England;Midwest;' +
  'New York City=NYC;Los Angeles;San Francisco;San Diego;San Jose;San Antonio;Las Vegas;New Orleans;Salt Lake City;Kansas City;Washington, D.C.=Washington D.C.=Washington DC;' +
  'Chicago;Boston;Seattle;Denver;Dallas;Houston;Austin;Atlanta;Miami;Philadelphia;Phoenix;Detroit;Cleveland;Pittsburgh;Baltimore;' +
  'Nashville;Memphis;St. Louis;St. Paul;Minneapolis;Portland;Sacramento;Oakland;Berkeley;Palo Alto;Silicon Valley;Hollywood;Brooklyn;Manhattan;Queens;Bronx;Harlem;' +
  'Toronto;Montreal;Vancouver;Ottawa;Calgary;Mexico City;Havana;Rio de Janeiro;São Paulo=Sao Paulo;Brasília;Buenos Aires;Santiago;Lima;Bogotá=Bogota;Caracas;' +
  'London;Manchester;Birmingham;Liverpool;Leeds;Sheffield;Bristol;Newcastle;Nottingham;Leicester;Oxford;Cambridge;Brighton;Edinburgh;Glasgow;Aberdeen;Cardiff;Belfast;' +
  'Dublin;Cork;Paris;Lyon;Marseille;Toulouse;Nice;Bordeaux;Strasbourg;Lille;Nantes;Berlin;Hamburg;Munich=München;Cologne=Köln;Frankfurt;Stuttgart;Düsseldorf;Leipzig;' +
  'Dresden;Bonn;Heidelberg;Göttingen;Vienna=Wien;Salzburg;Graz;Zürich=Zurich;Geneva;Basel;Bern;Lausanne;Amsterdam;Rotterdam;Utrecht;The Hague;Leiden;Eindhoven;' +
  'Brussels;Antwerp;Ghent;Copenhagen;Aarhus;Stockholm;Gothenburg;Uppsala;Malmö;Oslo;Bergen;Helsinki;Tampere;Tallinn;Riga;Vilnius;Warsaw;Kraków=Krakow;Gdańsk;' +
  'Poznań;Wrocław;Prague;Brno;Bratislava;Budapest;Bucharest;Sofia;Belgrade;Zagreb;Ljubljana;Sarajevo;Athens;Thessaloniki;Istanbul;Ankara;Izmir;Madrid;Barcelona;' +
  'Valencia;Seville;Bilbao;Lisbon;Porto;Rome;Milan;Naples;Turin;Florence;Venice;Bologna;Genoa;Pisa;Moscow;Saint Petersburg=St. Petersburg;Leningrad;Kyiv=Kiev;Lviv;Odessa;' +
  'Minsk;Tbilisi;Yerevan;Baku;Tashkent;Kabul;Tehran;Baghdad;Damascus;Beirut;Jerusalem;Tel Aviv;Haifa;Amman;Riyadh;Dubai;Abu Dhabi;Doha;Kuwait City;Cairo;Alexandria;' +
  'Tunis;Algiers;Casablanca;Lagos;Nairobi;Accra;Addis Ababa;Kampala;Johannesburg;Cape Town;Durban;Pretoria;Karachi;Lahore;Islamabad;Delhi=New Delhi;Mumbai=Bombay;' +
  'Bangalore=Bengaluru;Chennai=Madras;Kolkata=Calcutta;Hyderabad;Pune;Dhaka;Colombo;Kathmandu;Yangon;Bangkok;Hanoi;Ho Chi Minh City=Saigon;Phnom Penh;Kuala Lumpur;Jakarta;Bali;Manila;' +
  'Beijing=Peking;Shanghai;Shenzhen;Guangzhou=Canton;Nanjing;Wuhan;Chengdu;Taipei;Seoul;Busan;Pyongyang;Tokyo;Osaka;Kyoto;Hiroshima;Nagasaki;Sapporo;Sydney;Melbourne;' +
  'Brisbane;Perth;Adelaide;Canberra;Auckland;Wellington;Christchurch;Honolulu;Constantinople;Carthage;Babylon;Troy;Sparta;' +
  'Thames;Rhine;Danube;Seine;Nile;Amazon River;Ganges;Volga;Mediterranean Sea=Mediterranean;Black Sea;Baltic Sea;North Sea;Red Sea;Caspian Sea;Pacific Ocean=Pacific;Atlantic Ocean=Atlantic;' +
  'Indian Ocean;Arctic Ocean;Arctic;Persian Gulf;English Channel;Alps;Himalayas;Andes;Rocky Mountains;Sahara;Mount Everest;Wall Street;Broadway;Downing Street'

/** Celestial bodies. */
export const SKY =
  'Mercury;Venus;Earth;Mars;Jupiter;Saturn;Uranus;Neptune;Pluto;Ceres;Vesta;Moon;Titan;Ganymede;Callisto;Io;Europa;Triton;Charon;Enceladus;Phobos;' +
  'Deimos;Milky Way;Andromeda Galaxy;Solar System;Sun;Sirius;Betelgeuse;Vega;Polaris;Alpha Centauri;Proxima Centauri;Kuiper Belt;Oort cloud;asteroid belt;main belt;Crab Nebula'
