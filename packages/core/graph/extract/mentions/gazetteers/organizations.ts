/**
 * Companies, institutions and parties, separated by `;`. Each is its usual name, followed by any other names:
 * `JPMorgan=JPMorgan Chase=JP Morgan`.
 */
export const ORGANIZATIONS =
  'Google;Alphabet;Microsoft;Apple;Amazon;Meta;Facebook;Netflix;OpenAI;Anthropic;DeepMind=Google DeepMind;Nvidia=NVIDIA;Intel;AMD;Qualcomm;Broadcom;' +
  'International Business Machines=IBM;Oracle;Cisco;Hewlett-Packard=HP;Dell;Lenovo;Samsung;Sony;Nintendo;Panasonic;Toshiba;Hitachi;Fujitsu;NEC;Canon;Nikon;LG;' +
  'Huawei;Xiaomi;Tencent;Alibaba;Baidu;ByteDance;Nokia;Ericsson;Siemens;Bosch;Philips;BASF;Bayer;Volkswagen=VW;BMW;Mercedes-Benz;Daimler;Audi;' +
  'Porsche;Toyota;Honda;Nissan;Mazda;Hyundai;Kia;Ford;General Motors=GM;General Electric=GE;Tesla;SpaceX;Boeing;Airbus;Lockheed Martin;Northrop Grumman;Renault;' +
  "Peugeot;Fiat;Ferrari;Volvo;IKEA;H&M;Zara;Nike;Adidas;Puma;Unilever;Nestlé=Nestle;Coca-Cola;PepsiCo;McDonald's;Starbucks;Walmart;Costco;Target;" +
  'Tesco;Aldi;Lidl;Carrefour;Uber;Lyft;Airbnb;Spotify;Twitter;LinkedIn;Reddit;Pinterest;Snapchat;TikTok;YouTube;PayPal;Visa;Mastercard;' +
  'American Express;Goldman Sachs;JPMorgan=JPMorgan Chase=JP Morgan;Morgan Stanley;Citigroup;HSBC;Barclays;Deutsche Bank;UBS;Credit Suisse;BNP Paribas;Santander;ING;' +
  'BlackRock;Bloomberg;Reuters;Deloitte;PwC;KPMG;Ernst & Young;McKinsey;Accenture;Capgemini;Infosys;Tata;Pfizer;Moderna;Novartis;Roche;' +
  'AstraZeneca;GlaxoSmithKline=GSK;Merck;Sanofi;ExxonMobil;Shell;BP;Chevron;Gazprom;AT&T;Verizon;Vodafone;T-Mobile;Telefónica;Disney;Pixar;Warner Bros.;' +
  'Paramount Pictures;Universal Pictures;20th Century Fox;Columbia Records;Atlantic Records;Capitol Records;EMI;Sony Music;Warner Music Group;Universal Music Group;Motown;Def Jam;Elektra Records;' +
  'BBC;CNN;NBC;CBS;ABC;PBS;HBO;MTV;NPR;Al Jazeera;Fox News;Fox;Hugging Face;GitHub;HashiCorp;MongoDB Inc.;Red Hat;Canonical;Mozilla;Cloudflare;Palantir;' +
  'Atlassian;Adobe;Autodesk;VMware;Zalando;Revolut;Klarna;Wise;Lufthansa;Ryanair;FedEx;UPS;DHL;' +
  'United Nations=UN=U.N.;UNESCO;UNICEF;World Health Organization=WHO;World Trade Organization=WTO;International Monetary Fund=IMF;World Bank;NATO=North Atlantic Treaty Organization;European Union=EU;' +
  'European Commission;European Parliament;Council of Europe;African Union;ASEAN;OPEC;OECD;European Space Agency=ESA;NASA;CERN;DARPA;NSA;CIA;FBI;FDA;EPA;' +
  'NIST;National Institutes of Health=NIH;National Science Foundation=NSF;Royal Society;Red Cross;Amnesty International;Greenpeace;Human Rights Watch;Médecins Sans Frontières;Interpol;KGB;MI5;MI6;' +
  'IEEE;ACM;AAAI;W3C;IETF;ISO;Apache Software Foundation;Linux Foundation;Wikimedia Foundation;Massachusetts Institute of Technology=MIT;Caltech=California Institute of Technology;' +
  'UCLA;UC Berkeley;ETH Zürich=ETH Zurich=ETH;EPFL;Harvard=Harvard University;Stanford=Stanford University;Yale=Yale University;Princeton=Princeton University;Columbia University;Cornell=Cornell University;Imperial College London;' +
  "London School of Economics=LSE;King's College London;Max Planck Society;Fraunhofer Society;Sorbonne;Bell Labs;Xerox PARC;RAND Corporation;SRI International;Royal Navy;Royal Air Force;Red Army;Wehrmacht;" +
  'House of Commons;House of Lords;House of Representatives;Senate;Congress;Parliament;Bundestag;Bundesrat;Reichstag;Knesset;Duma;Politburo;Supreme Court;White House;Pentagon;State Department;Kremlin;' +
  'Labour Party;Conservative Party;Liberal Democrats;Democratic Party;Republican Party;Green Party;Libertarian Party;Communist Party;Social Democratic Party;Christian Democratic Union=CDU;Nazi Party;Sinn Féin;' +
  'Scottish National Party=SNP;Fine Gael;Fianna Fáil;Likud;Hamas;Hezbollah;Fatah;Taliban;al-Qaeda=Al-Qaeda;Irish Republican Army=IRA;African National Congress=ANC;Bharatiya Janata Party=BJP;Indian National Congress;Kuomintang;' +
  'Democratic Unionist Party=DUP;Ulster Unionist Party=UUP;Social Democratic and Labour Party=SDLP;Plaid Cymru;UK Independence Party=UKIP;Bloc Québécois;New Democratic Party;Catholic Church;Church of England;' +
  'The Beatles=Beatles;The Rolling Stones=Rolling Stones;Led Zeppelin;Pink Floyd;Deep Purple;Black Sabbath;Iron Maiden;Metallica;Nirvana;Pearl Jam;Radiohead;Coldplay;Oasis;U2;R.E.M.;AC/DC;ABBA;' +
  "The Who;The Doors;The Kinks;The Clash;Sex Pistols;Ramones;Green Day;Red Hot Chili Peppers;Guns N' Roses;Aerosmith;Bon Jovi;Fleetwood Mac;Bee Gees;Kraftwerk;Depeche Mode;New Order;Joy Division;The Cure;The Smiths;" +
  'Duran Duran;Daft Punk;Linkin Park;Foo Fighters;Rage Against the Machine;Public Enemy;Run-D.M.C.;N.W.A;Wu-Tang Clan;The Beach Boys;The Velvet Underground;The Supremes;The Jackson 5;Backstreet Boys;Spice Girls;' +
  'Manchester United;Real Madrid;FC Barcelona;Bayern Munich;Liverpool F.C.;Chelsea F.C.;New York Yankees;Boston Red Sox;Los Angeles Lakers;Major League Baseball=MLB;NBA;NFL;NHL;FIFA;UEFA;International Olympic Committee=IOC'
