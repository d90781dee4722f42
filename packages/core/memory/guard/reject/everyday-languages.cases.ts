/** Short facts of everyday life, one per line, by language: the counterpart of everyday.cases.ts. */
const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const EVERYDAY_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  German: lines(`
    Der Ersatzschlüssel liegt beim Nachbarn
    Meine Schwester wohnt seit März in Graz
    Claire verträgt keine Nüsse
    Die Miete beträgt 870 Euro warm
    Wir treffen uns jeden Dienstag um halb zehn
    Der Zug nach Bonn fährt von Gleis 7
    Tom trinkt keinen Alkohol
    Das Auto muss im Mai zum TÜV
    Oma hat am 12. Oktober Geburtstag
    Die Heizung wurde gestern repariert
    Ich lese gerade einen Roman über Island
    Der Vertrag läuft Ende des Jahres aus`),
  French: lines(`
    Ma sœur habite à Toulouse depuis trois ans
    Le loyer est de 940 euros par mois
    Je suis allergique aux arachides
    La réunion est à neuf heures et demie
    Mon train part de la voie 7
    Paul préfère le thé au café
    La chaudière a été remplacée en 2021
    Nous avons deux chats et une tortue
    Le médecin a changé d'adresse
    Ma fille commence l'école en septembre
    Il joue du violoncelle le jeudi
    Le contrat se termine à la fin de l'année`),
  Spanish: lines(`
    Mi hermana vive en Sevilla desde marzo
    El alquiler cuesta 800 euros al mes
    Soy alérgico a los frutos secos
    La reunión es a las nueve y media
    El tren sale del andén 7
    Pablo prefiere el té al café
    Cambiaron la caldera en 2021
    Tenemos dos gatos y una tortuga
    La médica se ha mudado de consulta
    Mi hija empieza el colegio en septiembre
    Toca el violonchelo los jueves
    El contrato acaba a finales de año`),
  Italian: lines(`
    Mia sorella abita a Bologna da marzo
    L'affitto è di 800 euro al mese
    Sono allergico alle noci
    La riunione è alle nove e mezza
    Il treno parte dal binario 7
    Paolo preferisce il tè al caffè
    La caldaia è stata cambiata nel 2021
    Abbiamo due gatti e una tartaruga
    Il medico ha cambiato indirizzo
    Mia figlia comincia la scuola a settembre
    Suona il violoncello il giovedì
    Il contratto scade a fine anno`),
  Portuguese: lines(`
    A minha irmã mora no Porto desde março
    A renda é de 800 euros por mês
    Sou alérgico a frutos secos
    A reunião é às nove e meia
    O comboio sai da linha 7
    O Paulo prefere chá a café
    A caldeira foi trocada em 2021
    Temos dois gatos e uma tartaruga
    A médica mudou de consultório
    A minha filha começa a escola em setembro
    Ele toca violoncelo às quintas
    O contrato termina no fim do ano`),
  Dutch: lines(`
    Mijn zus woont sinds maart in Gent
    De huur is 800 euro per maand
    Ik ben allergisch voor noten
    De vergadering is om half tien
    De trein vertrekt van spoor 7
    Pim drinkt liever thee dan koffie
    De ketel is in 2021 vervangen
    We hebben twee katten en een schildpad
    De huisarts is verhuisd
    Mijn dochter gaat in september naar school
    Hij speelt op donderdag cello
    Het contract loopt eind dit jaar af`),
  Polish: lines(`
    Moja siostra mieszka od marca w Gdańsku
    Czynsz wynosi 2500 złotych miesięcznie
    Mam uczulenie na orzechy
    Zebranie jest o wpół do dziesiątej
    Pociąg odjeżdża z peronu 7
    Paweł woli herbatę od kawy
    Piec wymieniono w 2021 roku
    Mamy dwa koty i żółwia
    Lekarka zmieniła adres gabinetu
    Córka zaczyna szkołę we wrześniu
    W czwartki gra na wiolonczeli
    Umowa kończy się z końcem roku`),
  Russian: lines(`
    Моя сестра с марта живёт в Казани
    Аренда стоит сорок тысяч рублей в месяц
    У меня аллергия на орехи
    Совещание начинается в половине десятого
    Поезд отходит с седьмого пути
    Павел любит чай больше кофе
    Котёл заменили в 2021 году
    У нас две кошки и черепаха
    Врач переехала в другой кабинет
    Дочь пойдёт в школу в сентябре
    По четвергам он играет на виолончели
    Договор заканчивается в конце года`),
  Turkish: lines(`
    Kız kardeşim marttan beri İzmir'de yaşıyor
    Kira ayda on iki bin lira
    Fındığa alerjim var
    Toplantı dokuz buçukta
    Tren yedinci perondan kalkıyor
    Paşa çayı kahveden çok sever
    Kazan 2021'de değiştirildi
    İki kedimiz ve bir kaplumbağamız var
    Doktor muayenehanesini taşıdı
    Kızım eylülde okula başlıyor
    Perşembeleri çello çalıyor
    Sözleşme yıl sonunda bitiyor`),
  Swedish: lines(`
    Min syster bor i Göteborg sedan mars
    Hyran är 9 000 kronor i månaden
    Jag är allergisk mot nötter
    Mötet börjar halv tio
    Tåget går från spår 7
    Pelle dricker hellre te än kaffe
    Pannan byttes 2021
    Vi har två katter och en sköldpadda
    Läkaren har flyttat sin mottagning
    Min dotter börjar skolan i september
    Han spelar cello på torsdagar
    Avtalet går ut vid årets slut`),
  Greek: lines(`
    Η αδερφή μου μένει στη Θεσσαλονίκη από τον Μάρτιο
    Το ενοίκιο είναι 600 ευρώ τον μήνα
    Έχω αλλεργία στους ξηρούς καρπούς
    Η συνάντηση είναι στις εννιάμισι
    Το τρένο φεύγει από την αποβάθρα 7
    Ο Παύλος προτιμά το τσάι από τον καφέ
    Ο λέβητας άλλαξε το 2021
    Έχουμε δύο γάτες και μια χελώνα`),
  Chinese: lines(`
    我妹妹从三月起住在杭州
    房租每月三千元
    我对花生过敏
    会议九点半开始
    火车从七号站台出发
    小李喜欢茶胜过咖啡
    锅炉是2021年换的
    我们养了两只猫和一只乌龟`),
  Japanese: lines(`
    妹は三月から仙台に住んでいる
    家賃は月八万円です
    ナッツにアレルギーがあります
    会議は九時半に始まる
    電車は七番線から出る
    健はコーヒーより紅茶が好き
    ボイラーは2021年に交換した
    猫が二匹と亀が一匹いる`),
  Arabic: lines(`
    أختي تسكن في الإسكندرية منذ مارس
    الإيجار ألفا جنيه في الشهر
    عندي حساسية من المكسرات
    الاجتماع في التاسعة والنصف
    القطار يغادر من الرصيف السابع
    كريم يفضل الشاي على القهوة
    تم تغيير السخان سنة 2021
    لدينا قطتان وسلحفاة`),
  Finnish: lines(`
    Siskoni on asunut maaliskuusta asti Turussa
    Vuokra on 800 euroa kuussa
    Olen allerginen pähkinöille
    Kokous alkaa puoli kymmeneltä
    Juna lähtee raiteelta 7
    Pekka juo mieluummin teetä kuin kahvia
    Kattila vaihdettiin vuonna 2021
    Meillä on kaksi kissaa ja kilpikonna`),
}
