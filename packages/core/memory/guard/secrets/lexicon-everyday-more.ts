/**
 * More words around secrets, in other languages, in the form and classes of lexicon.ts: everyday things that a code
 * opens; accounts, cards and telephones; questions that an account asks; and what people do with a code.
 */
export const EVERYDAY_MORE: Readonly<Record<string, string>> = {
  pl: `P hasel haslami tajne+slowo fraza frazy zdanie slowo+klucz nazwisko+panienskie panienskie pytanie+pomocnicze
      pytanie+bezpieczenstwa nasze+slowo umowione+slowo
    N pinem tajny+numer cvv cvc jednorazow*
    C kodem kodzie kody kombinacja kombinacje kombinacji szyfru szyfrem
    K kluczem klucze kluczyk tokenu tokenem sekret sekretu
    D drzwiami drzwiach szafa szafe szafka szafke szafki szafek skrytk* skrzynk* sejfem kasetk* kluczy klodka klodke
      klodki zamek zamka zamku zamki zamkiem zamkow lancuch* szlaban* bramka bramki bramke furtka furtke furtce
      rolet* garaz* garazu piwnic* piwnica strych* schowek schowk* magazyn* skladzik* szop* altan* domek domku domk*
      domu mieszkan* biur* klatk* serwerowni* laborator* przychodni* gabinet* szatni* silowni* basen* pralni*
      rowerowni* rower* hulajnog* samochod* przyczep* lodz lodzi kabin* dzwonek domofonem wideodomofon klawiatur*
      syren* uzbro* rozbro* telefonem tablet* zegar* ekran* laptop* komputer* drukark* ksero kopiark* kasa kasy
      bankomat* kart* karcie terminal* ladowark* lodowk* piekarnik* plyt* kuchenk* mikrofal* pralk* telewizor*
      dekoder* rodzicielsk* blokad* pilot* barak* pasiek* walizk* kufer kufr* sejf* skrzynia skarbonk* schron* klub*
      werand* piekarni* hotel* pensjonat* pokoju wejsci* wejscie wejsciow* podworz* bagaz* kasie kase telefonie dom
      winda windy windzie winde centrala centrali centralki panelu
    A wi-fi siec sieci routera router* gosc* goscinn* kontem kontach uzytkownik* administrator* admin logowanie
      logowani* loguj* zaloguj* e-mail* pocztow* poczte poczta glosow* sim karta+sim visa visy bankowosc* bankow*
      portal* intranet* ekstranet* serwer* baza bazy librus zaufan* mobywatel epuap zapasow* odzyskiwan* odzysk*
      portfel* pendrive* dysk* zip archiwum pdf zalacznik* konferencj* spotkan* webhook* podpis* bearer aplikacj*
      netflix grafan* konsol* pupil* zwierz* profil profilu mailu maila
    V wpisujesz wpisuj wpiszesz wpisujemy wpisalam wpisz* wstukaj wystukaj wcisnij wciskasz wcisniesz wcisnac
      wcisnal naciskasz nacisnij przytrzymaj wybierasz wybrac podaj podac podajesz podasz przekrec* obroc ustaw
      ustawil* ustawione otworz otwierasz otwieramy otwieraj* odblokuj odblokowac odblokujesz wylacz* wlacz*
      dezaktyw* uzyj uzyc uzywam uzywa uzywasz wejdz wejdzie wchodzi wchodze wchodzisz wchodzimy zaloguj zalogowac
      zapyta pyta prosi wola zada przyjmie puszcza odpowiada wklej sprobuj powiedz mowisz rozpakuj odpowiedz
      odpowiedzi
    L byla byly bedzie znaczy czyli
    G zmienil zmienila zmienilismy zmiana nowa nowego dal dala ustawilam przestawil*
    Q litera wielka mala kreski kopia zapisz kartk* zgubil* nieprawidlow* tajne tajny wazna wazne
    U cyferki cyferek cyferkami cyfry cyframi
    R paragon* przesylk* paczk* rezerwacj* nip regon pesel licznik* pietro peron wagon miejsc* rejestracj* seryjn*
      model* zgloszen* kwit* rachun* szkoda polisa oddzial
    F ja ty on ona my wy oni mu mi ci im nam was nas go tam tu to ale albo bo gdy jesli kiedy gdzie kto co czy juz
      jeszcze tez tylko bardzo potem teraz+juz byle przez przed pod nad miedzy bez u we ze twoj twoja wasz ich
      jestem jest+juz ma mam masz macie`,
  nordic: `P passordet losenordet losenordene adgangskoden kodeordet salasanan salasanaa sakerhetsfraga*
      sikkerhedssporgsmal* sikkerhetssporsmal* turvakysymy* losenfras* frasen fras frasi pikeneavn flicknamn*
      pigenavn lauseke vart+ord vort+ord vart+kodord
    N pin-kod* pinkoden pin-kode* tunnusluvun engangskod* engangskode* kertakaytto* cvc sikkerhetskode*
    C sifre* tal+kode kombination* kombinasjon* kombinaatio* yhdistelm*
    K nokler noglen nokkelen nycklar nokkelboks noglebok*
    D dorren doren dore doer bakdorr* bagdor* ytterdorr* inngangsdor* hoveddor* bom bommen bommar porten portens
      portar portin portti garasje* garaz* autotalli* las laset lasen hanglas* hengelas* haengelas* cykellas*
      sykkellas* lasebok* lukko* lukon lukkoon riippuluk* skapet skabet skab skap *skap *skabet *skapet *skab
      kasseskab* kassaskap* safe safen tallelokero* kassakaap* kaappi* kaapin boks boksen box boxen fack facket
      skrin kista kistan kiste laada* kuffert* koffert* vaska matkalaukku* kodelas* kodlas* larmet larmpanel*
      alarmen halytin halyttim* halyty* tastatur* knappsats* nappaim* porttelefon* dorrtelefon* dortelefon*
      ringeklokk* ringklock* ovikello* kallar* kjeller* kaelder* kellari* loft* forrad* lager* bod boden boder
      skjul* skur* vaja hus huset hytte* hytta stuga* stugan mokki* mokin sommerhus* sommarstug* leilighet*
      lejlighed* lagenhet* asunto* kontor* konttori* toimisto* serverrum* tvattstug* vaskeri* pesutupa* heis
      elevator* hissi* gaard* piha* baten bade* husvagn* campingvogn* asuntovaunu* sykkel* cykel* pyora* polkupyor*
      sparkcykel* sparkesykkel* lobehjul* autoradio* radio parkering* parkeringshus* laddstolp* ladestolpe*
      ladestander* elstolp* latausas* kylskap* koleskab* kjoleskap* jaakaap* ugn* ovn* uuni* komfyr* liesi barnlas*
      barnspar* bornesikring* barnesikring* lapsiluk* tv tvn teve* tv-box* digiboks* platta* surfplatta* nettbrett*
      tabletti* iphone ipad ipaden skarm* skjerm* skaerm* naytt* klocka* klokke* ur+kode dator* datamaskin*
      tietokone* skrivare* skriver* printer* tulostin* kopiator* kopimaskin* kopiokone* kassa* kasse* kassaapparat*
      bankomat* minibank* pengeautomat* kort kortet bankkort* dankort* kredittkort* kreditkort* pankkikort*
      luottokort* telefonen puhelin* puhelim* paketbox* pakkeboks* pakettiautomaat* fjarrkontroll* bikupor* kedja*
      kjede* kaede* ketju* lasten veranda* brakke* bygge* mobiil* bil bilen grinden grinda heisen hissen hissi
      automaten kylen spisen vinden garden trappen trappan trapphus* panelen
    A gastnat* gjestenett* gaestenet* vieraverk* internet* internett* netti* wi-fi losenordshanter* inloggning*
      innlogging* login* kirjautu* anvandar* brukernavn* brukarnamn* brugernavn* kayttajanim* kayttajatunn* e-post*
      epost* mejl* mejlen sahkopost* postkasse* brevlada* rostbrev* rostbrevlada* telefonsvar* telefonsvarer*
      vastaaj* bankid mitid nemid vipps swish skatteverket skat skatteetaten vardguiden portal* portaali* intranat*
      intranett* extranat* server* palvelin* tietokant* backup* aterstall* gjenoppret* gendan* palaut* varmuus*
      planbok* lommebok* tegnebog* lompak* sim sim-kort* sim-kortti* usb* stickan minnepinne* zip disk* pdf mode+id
      konferens* konferanse* kokous* webhook* signatur* bearer token+boten husdjur* kjaeledyr* kaeledyr* lemmikki*
      streaming* netflix canva grafana gast* gjest* gaest* vieras* appen reservkod* reservkopi* minnet profilen
      bankkontot motet verottaja databasen mailen
    V knappa knappar knappade knapper trykk trykker trykke tryckte trycker tastar taster inntast* indtast* naputtele
      nappaile paina painat syota syotat skrive skriver skrev slar sla slaa vri drej vrid kaanna kierra velg valj
      vaelg valitse oppna oppnas oppnar oppnade apne apnes aabne aabnes aukeaa avaat avautuu avata lasa lasas
      laser+upp las+upp lasa+upp las+opp lase+opp laas+op poista+lukitus kirjaudu kirjautua logga loggar logg
      log+ind logge+inn legitimera avlarma avlarmas avlarmar larma larma+av larmar skru+av sla+fra sla+av kytke bruk
      bruker brug bruger anvand anvander kayta kaytan kaytat slipp+inn slapp slapper+in kom+in kommer+in kom+inn
      spor spors sporr fragar fraga kysyy pyytaa svar svarar svarer svara vastaa vastata klistra liima prova prov
      proev kokeile sag sano krever kraver tasten
    L blir blev ble bliver hette het hedder heter oli ovat
    G byttade bytte byttet skiftede skifta skiftade endra satt satte asetettiin vaihtui vaihdoin uuden sedan siden
    Q bokstav storleken stor liten lapp seddel lappu kopia kopi glomde hemlig hemmelig salainen
    U siffrorna siffror siffrer numeroa
    R arende* sak saksnummer kvitto* kvittering* booking* bokning* bestilling* tilausnumero paket* pakke* paketti*
      vagn plats sete laituri rekister* registrering* sarjanum* modell* malli* referens* viite* vaning* etasje sal
      serienummer skada skade forsakring forsikring
    F du vi ni de dem dig meg deg mig oss sig sin sitt dette denne detta dessa disse men om nar hvis hvor hvem hva
      hvad vad eller sa bare bara ocksa ogsa mot hos efter etter for+at under over ut inn ind ner ned upp opp mina
      dina din ditt mitt vart var+da hanen sina ett har haft hade kan ska vil skulle kunne kommer`,
  slavic: `P hesla bezpecnostni+otazka kontrolni+otazka tajna+odpoved tajne+slovo rodne+prijmeni heslu hesly fraze vety
      veta пароля паролем паролю паролей слов+пароль кодовое+слово секретное+слово фраза фразу фразы фразой
      девичья+фамилия девичью+фамилию секретный+вопрос пароли гасло слово-пароль секретне+слово фразу+відновлення
      дівоче+прізвище lozinku lozinkom zaporka zaporke geslo gesla sifru sifre sifrom nase+slovo smluvene+slovo
      domluvene+slovo наше+слово проверочное+слово контрольное+слово контрольный+вопрос контрольного+вопроса
      нашe+слово
    N pinem pinu pinkod* kontrolni+kod cvv cvc jednorazov* пина пином пинкода пин-код пин-кода пин-кодом пук пука
      код+безопасности одноразов* пароль-одноразовый pinom pinovi
    C kodem kody kodech kombinace kombinaci ciselny ciselna sifru sifrou коде кодом кода коды кодов цифр+код кодовый
      комбинацию кодом* kodom kodove kombinacij*
    K klice klicem klicu tokenu tajemstvi ключом ключа секрет* kljuc*
    D dverim dverich vchod* vchodu zamku zamky zamkem visac* zamecek trezoru trezorek sejf* skrin* skrink* schrank*
      satn* prihradk* kufr* kufrik zavor* vrata vratka branka branku branky garaz* sklep* sklad* kulna kulny domek
      chata chaty chalupa chalupy chalupe byt bytu bytem dum domu dome dvur dvora puda pudy vytah* schodist*
      kancelar* ordinac* laborator* serverovn* kocarkarn* kolarn* pradeln* kola kolo kole kolobezk* autoradi* radio
      karavan* lodi kajut* zvonek zvonk* domovni+telefon videotelefon klavesnic* ustredn* ostraz* siren* tablet*
      ipad hodink* obrazovk* displej* pocitac* tiskarn* kopirk* pokladn* bankomat* kart* terminal* nabijeck* stojan*
      lednic* trouba trouby sporak* varn* mikrovln* pracka televiz* televize dekoder set-top* detsk* rodicovsk*
      dron* retez* ovladac* bazen* posilovn* hotel* penzion* pokoji skol* skolk* kostel* klubovn* bunk* stavb* двери
      дверь дверью дверца подвал* погреб* чердак* кладовк* кладов* сара* бытовк* контейнер* склад* будк* дач* дома
      доме домик* квартир* офис* кабинет+код лаборатор* серверн* раздевалк* шкаф* ящик* ящичек ячейк* камер* локер*
      сундук* чемодан* сумк* шкатулк* сейфа сейфе сейфом замка замке замком замки засов* шлагбаум* калитк* ворот*
      двор* подъезд* лифт* лестниц* гараж* парковк* стоянк* охран* сигнализаци* пульт* панел* клавиатур* звон*
      домофона планшет* айпад* экран* ноутбук* компьютер* комп принтер* копир* ксерокс* касс* банкомат* карт*
      терминал* заряд* самокат* велосипед* машин* магнитол* лодк* катер* кают* фургон* прицеп* холодильник* плит*
      духовк* микроволновк* стиральн* телевизор* телек* приставк* детск* родительск* блокировк* баня бани бассейн*
      спортзал* гостиниц* отел* номер+отеля садик* школ* клуб* веранд* пекарн* пасек* музе* будка тамбур* домівк*
      квартира шаф* скрин* скриньк* підвал* комор* сховищ* замок замку хвіртк* брам* шлагбаум vrat* kapij* ormar*
      katanac* brava lokot* alarma alarmu kartic* kladk* zamok lod lodni ulu uly kamera kamery telefonem telefonu
      mobilem велик цепь цепи цепью вход* brana brany branu sef sefu sefa телефона телефоне дом+код notebooku panelu
    A uctem ucte ucty prihlas* prihlaseni wi-fi siti sitove router* routeru internet* bankovnictv* bankovni e-mail*
      posty hlasov* zaznamnik* sim simk* simkart* spravce uzivatel* portal* intranet* extranet* server* zaloh*
      zalozni obnov* obnovovac* penezenk* zip pdf konferenc* schuzk* webhook* podpis* bearer datov* profil* aplikac*
      netflix bakalar* edookit mazlicek zvire obcank* danov* podpor* вайфая вайфаю вайфаем сетью интернет* гостев*
      роутера логина логином учетк* учётк* аккаунт* почту почта почте почты ящик+почтовый мейл* имейл* e-mail симк*
      сим-карт* сим esim голосов* автоответчик* госуслуг* сбер* банк* банкинг* онлайн-банк* портал* интранет*
      экстранет* сервер* баз* админ* профил* резервн* восстановлен* бэкап* кошелек* кошелёк* кошельк* флешк* диск*
      архив* вложени* конференц* созвон* встреч* вебхук* подпис* токен+бота бот* бота приложени* канв* графан*
      дневник* поддержк* зошит* мереж* гаманц* скриньк* обліков* обліковк* застосун* резервна відновлен* racun*
      mrez* korisn* nalog* posta poste hoste hosty hostu disk disku flashka flashku flashce databaze databazi archiv
      archivu mailu mailem identita
    V zadat zadejte zadas zadava zadavas zada zadal napis napiste napsat vytoc* namackej zmackni zmacknout zmacknete
      stisknete stisknout stisknes tukni navol* navolit nastav nastavit nastaveno otoc otocit otevri otevres otevrit
      otevrete otevirame odemknout odemkni odemknes odemykas odblok* odblokovat vypni vypnout vypnes deaktiv*
      zaktiv* zajist* prihlas prihlasit prihlasuj* vloz vlozit vlozte pust pusti pousti pouzij pouzit pouzivam
      pouziva chce chces zepta odpovez odpovidam odpoved* zkus rekni reknes reknete dostanes vejdes vstup vstupu
      набирай набираешь наберите набираем наберешь наберёшь вводи вводишь вводите введите вбей вбить вбивай вбиваешь
      жми жмите жмешь нажать нажмите нажимаешь нажал держи удерживай покрути поверни крути выставь поставь поставил
      поставила ставь открыть открой открываешь открывает открывается отпир* отпираешь разблокир* разблокируй
      отключ* отключи отключить снять сними включи зайди заходи заходишь захожу зайти войти войди входим входит
      входите впиши впишите напиши пиши скажи скажет сказать говори назови назовешь ответь отвечай отвечаешь ответ
      ответил спросит спрашивает просит требует примет пустит пускает попробуй вставь вставить распаковывается
      подключись подключайся подключении используй пользуюсь использую увійди введіть набери натисни натисніть
      відкриває відчини відповідь ukucaj unesi otvara otkljucaj pritisni upisi zadaj stlac otvor odomkni vytuk*
    L bude byla byly byl zustava plati znelo будет стоит значит остался осталась є було буде
    G zmenil zmenila zmenili zmena zmeneny zmenena nova novou noveho prehozeno prenastav* od+ted misto поменяли
      сменили сменился поменялся теперь+уже новый переделал перенастро* установил стал стала обновил змінили
    Q pismeno velke male pomlck* zapis papirek listek ztratil ztratila neplatn* platnost minimalne alespon znaky
      букв* заглавн* дефис* бумажк* запиши записк* забыла потерял* неверн* недействительн* копии секретный
    U cislic cislice ctyri+cisla цифры цифра четыре+цифры
    R objednavk* faktur* verz* pokoj* misto+cislo radek zasilk* balik* rezervac* spz patro znack* model* seriov*
      odkaz* smerovac* jizdenk* vlak* bus linka elektromer* chyb* чек* квитанц* посылк* отправлен* брон* инн огрн
      оквэд снилс паспорт* счетчик* счётчик* этаж* вагон* мест* поезд* модел* серийн* серия артикул* обращени*
      заявк* тикет* стр палат* корпус* дело полис* убыток убытка отделени* улиц* skoda pojistk* pobock*
    F ze aby kdyz jak jako co kdo kde kdyby ale nebo ani uz jeste jen taky tak tam tady to ten ta ty ti mam mas ma
      mame mate maji mi me mne te tebe ho mu ji jim nam vam nas vas jsem jsi jste byt bez pred za pod nad mezi u po
      pri podle pak potom dnes zitra vcera prosim за из что как это+же там тут мы вы они все всё только если когда
      где кто или но а же ли бы уже ещё еще потом затем перед после без под над между через про об обо при так вот
      ну да нет был были быть есть мне тебе ему ей нам вам им меня тебя нас вас них твой твоя ваш ваша свой своя том
      той этот эта эти що як це та або але якщо коли де хто вже ще потім після під між ось ні мені тобі мене`,
  more: `P sifre sifresi sifremiz sifreyi parolasi parolayi anahtar+kelime guvenlik+sorusu gizli+soru kizlik+soyadi
      cumlesi cumle parolele parolei cuvant+secret intrebare+securitate jelszavad jelszoval biztonsagi+kerdes
      titkos+szo frase+pemulihan kata+kunci kata+sandi pertanyaan+keamanan ερωτηση+ασφαλειας συνθημα bizim+kelimemiz
      gizli+kelime parola+cumlesi
    N pini pinini pinkodunu gizli+numara tek+kullanimlik cvv cvc kullanimlik egyszeri pinkod* kod+unic kode+otp
    C kodun kodlar kodlari kodlarindan kodla kodsuz kombinasyon* sifreli combinatie combinatia kombinacio
      szamkombinacio szamkod* kombinasi συνδυασμ* κωδικος+πορτας
    K jeton* tokeni cheia tanda+tangan κλειδι*
    D kapiyi kapisini kapisina kapida kapilar apartman* daire* blok bodrum* kiler* depoyu ambar* ofis* buro
      laboratuvar* oda+kodu odasinda koridor* asansor* merdiven* otopark* park+yeri garaj* kilit* kilidi kilidinin
      kilitli asma+kilit zincir* bisiklet* scooter* teyp tekne* kamara* karavan* kulube* santiye* konteyner* baraka*
      dolap* dolabi dolabin sandik* kasayi kasanin kasa* cekmece* valiz* bavul* kutu* kutusu anahtar+kutusu diyafon*
      interkom* tusla alarmi alarmin tablet* ekran* ekranda saat+kilidi saati bilgisayar* laptop* yazici* fotokopi*
      yazarkasa* bankamatik* kart* kartin terminal* sarj* buzdolabi* firin* ocak* ocagi mikrodalga* camasir*
      televizyon* tv uydu* cocuk+kilidi cocuk ebeveyn* kumanda* hamam* havuz* spor+salonu otel* pansiyon* okul*
      kres* muze* kulup* kulubu veranda* turnike* bariyer* firinin sistem+odasi usii usi poarta portii seif* seiful
      dulap* dulapul lacat* lacatul yala valiza bicicleta pivnita depozit* apartament* scara interfon* telefonul
      tableta calculator* cardul bancomat* alarma alarmei masina cuptor* frigider* televizor* bariera vestiar*
      birou* cabana ajto ajtot ajtoja kapu kapuja garazs* lakat* szekreny* szef* pince* raktar* iroda* lakas* haz
      haza kerekpar* bicikli* bringa* kocsi* borond* doboz* kulcstarto* kaputelefon* csengo* szamitogep* nyomtato*
      bankkartya* kartya* automata* riaszto* sorompo* huto* suto* teve* gyerekzar* medence* oltozo* gembok* loker*
      koper* sepeda* mobil* garasi rumah* kantor* gudang* apartemen* lift pagar* alarm* mesin* atm ponsel* kulkas*
      oven kotak* palang* portal ντουλαπ* λουκετ* κλειδαρι* γκαραζ* υπογει* αποθηκ* γραφει* διαμερισμα* σπιτι*
      ποδηλατ* βαλιτσα* κουτι* θυροτηλεφων* κουδουν* κινητ* τηλεφων* ταμπλετ* υπολογιστ* εκτυπωτ* καρτα* καρτας ατμ
      φουρν* ψυγει* τηλεορασ* μπαρα* καγκελ* باب بوابة قفل خزنة خزانة بطاقة هاتف جوال شقة مكتب مرآب صندوق إنذار
      دراجة حقيبة دरवाजा ताला तिजोरी अलमारी गेट लॉकर कार्ड एटीएम फोन मोबाइल लैपटॉप घर अलार्म tuslari binanin binaya
      depo depodan zar zarja arabanin unitesi zile blocul blocului panelde panele
    A internet* aga agi misafir* kullanici* kullaniciadi giris* girisi girerken oturum* hesabi hesabina hesabim
      eposta* e-posta* postaya postasi sim esim sesli+mesaj sekreter* telesekreter banka+hesabi bankacilig*
      internet+bankaciligi portal* intranet* ekstranet* sunucu* veritabani yonetici* admin e-devlet edevlet eba
      e-nabiz dijiturk blutv netflix grafana yedek* kurtarma* cuzdan* bellek* bellegi zip dosya* arsiv pdf ekte
      bordro* toplanti* konferans* webhook* bearer destek* uygulama* evcil rontgen utilizator* retea reteaua rutor
      router* mesagerie casuta server* baza+date recuperare rezerva portofel* arhiva fisier* sedinta semnatura
      aplicatie banca bancii felhasznalo* vendeg* halozat* postafiok* hangposta* szerver* adatbazis* helyreallit*
      tarca* pendrive* fajl* alkalmazas* bejelentkez* belepes* pengguna* jaringan* tamu* cadangan* dompet*
      pemulihan* berkas* aplikasi* bank* δικτυο* διαδικτυ* χρηστ* συνδεση* ταχυδρομει* επισκεπτ* διακομιστ*
      ανακτηση* πορτοφολ* τραπεζα* αρχειο* εφαρμογη* شبكة واي-فاي حساب بريد الحساب البريد بنك البنك مستخدم المستخدم
      راوتر नेटवर्क वाईफाई खाता खाते बैंक ईमेल लॉगिन राउटर सिम imza* alairas* semnatur* surel profili profilim
      mailim
    V gir girin girilir giriyoruz giriyorum girince girersin girer girilecek yaz yazin yazip yazsin yazarsan tusla
      tuslayin tuslayip basin basip basili basarsan cevir cevirin acin acar acilir aciliyor aciyor acarken acilirken
      acilista ayarla ayarladim kur kapat kapatmak devre yapistir dene deneyin kullan kullaniyorum kullanin dersin
      diyeceksin soyle sorarsa soruyor sorar ister istiyor cevap cevabi tastezi tastati introduceti introduci
      formeaza formati apasa apasati deschizi deschideti se+deschide debloca debloch* dezactiv* conecteaza folosesc
      foloseste intri cere raspuns* raspunde spune ird irja ussed nyomd nyomja nyomj add+meg adja+meg nyisd nyilik
      nyithato kinyit* felold* kapcsold kikapcsol* hasznald hasznalom lepj belep* keri kerdezi valasz* mondd tekerd
      ketikkan masuk masuknya pencet putar tekan+tombol pakai gunakan jawab jawaban minta membuka dibuka sebutkan
      coba πατησε πληκτρολογ* βαλε βαζεις ανοιγει ανοιξε ξεκλειδων* συνδεσου χρησιμοποι* απαντηση* πες ζηταει γυρισε
      اكتب أدخل ادخل اضغط افتح يفتح تفتح استخدم जवाब डालो डालें दबाओ दबाएं खोलो खुलता खुलती लिखो
    L olan olarak idi erau era volt lesz lenne كان होगा था
    G degistirdim degistirdik degistirdiler yenilendi yeniledik yapti yaptim bugunden schimbata schimbatul modificat
      megvaltoztattam valtozott atallitottam diubah ganti+jadi αλλαξαμε αλλαξα
    Q harf buyuk kucuk gizli kayip kopyasi yanlis hatali gecersiz litera mare gresit betu nagybetu huruf salah
      κεφαλαι* λαθος
    U rakam rakami rakamlari haneli szamjegy cifre digit
    R dosya+no kayit* kargo* rezervasyon* plaka* sayac* sayfa* vergi* bilet* kat peron koltuk* numarali telefonu
      cod+postal colet* rezervare* pagina etaj* model* csomag* foglalas* rendszam* oldal emelet* paket* pesanan*
      halaman lantai nomor kamar* αριθμος+πτησης δεμα* σελιδα* οροφος fis fisi seri serie hasar police sube sokak
    F mi mu da de ki ama veya ile gibi icin kadar sonra hem ne kim nerede nasil cok daha her hic ben sen o biz siz
      onlar benim senin onun bizim sizin bana sana ona bize onlara var yok olur oldu ise eu tu el ea noi voi ei nu
      sau daca cand unde cine ce mai dar apoi dupa fara langa prin despre sunt ai az ezt azt van nincs en te ti
      nekem neked ha mert vagy csak meg majd utan elott nelkul aku saya kamu dia kami kita mereka ini itu tidak atau
      kalau jika saat dalam oleh pada sudah belum akan juga hanya`,
  cjk: `P 暗号 合言葉 密保 安全问题 安全問題 助记词 助記詞 母亲姓氏 旧姓 암호문 보안질문
    N 暗証 取款码 短信码 动态码 動態碼 一次性 ワンタイム 일회용 핀번호
    C 组合 組合 数字 密码锁 編號 비밀
    D 柜子 储物 抽屉 行李箱 箱子 单车 自行车 車庫 车库 仓库 倉庫 地下室 办公室 公寓 电梯 門禁 門鎖 門口 平板 电脑 打印机 收银 提款机 保险 快递柜 丰巢 充电桩 冰箱 烤箱 电视 儿童锁 自転車 鍵箱
      キーボックス 事務所 部屋の鍵 更衣室 スーツケース 宅配ボックス オートロック インターホン タブレット パソコン テレビ 冷蔵庫 レジ カード 携帯 アラーム 警報 門 자물쇠 자전거 창고 차고 사무실 아파트
      공동현관 출입문 캐리어 택배함 태블릿 컴퓨터 노트북 티비 냉장고 카드 체크카드 경보 핸드폰 휴대폰
    A 邮件 微信 支付宝 网银 网络 網路 无线网 帳號 登入 用户名 用戶 路由 会员 钱包 恢复 备份 语音信箱 服务器 ワイファイ 無線 ネット ログインID ユーザー 銀行 留守電 ゲスト サーバー 復旧 バックアップ
      ウォレット 공유기 인터넷 로그인 아이디 은행 통장 서버 게스트 음성사서함 지갑 복구 백업
    V 拨 转到 解锁 解鎖 进门 登陆 用 打開 開 按下 敲 押して 入れて 打って 開く 開けて 解除 回す 누르고 열려 열어 열면 입력해 입력하면 치면 풀려 해제
    G 换成 換成 改了 変わった 変えた 바꿨어 바뀌었어
    Q 忘記 大写 小写 大文字 小文字 대문자 소문자
    R 航班号 快递单 电表 車牌 车牌 楼 층 便 号室 注文番号 伝票 운송장 차량번호 型号 型號 保单 機種`,
}
