/** Turkish frames that tell a secret, and others that nearly do. Slots: ../values.mjs; `lexicon`: their part of the lexicon. */
export const TURKISH = {
  language: 'tr',
  lexicon: 'more',
  tells: `
Apartmanın önündeyim, hâlâ {C} mi giriyoruz yoksa değişti mi?
Çiçekleri sular mısın? {home}, aşağıda {C} tuşla, dördüncü kat
Bordro ekte, dosyayı açarken {W} girin
Bana senin tek kullanımlık kodun geldi: {N}, {n} dakikan var
{service} yedek kodlarından biri sende dursun: {R}
Bilgisayar açılırken bir cümle ister, o da {S}
Webhook imzası bugünden itibaren {T} ile atılıyor
Bisiklet kırmızı olan, zincirin şifresi {C}, {n} numaralı park yeri
Davete girerken {O} diyeceksin, {name} tanır
Teyzemin BluTV hesabı {mail}, ardından {W}, misafir profili
Tekne {n} numaralı iskelede, kamarayı {C} açıyor
e-Devlet için TC kimlik cebimde, gerisi {W}
EBA girişi {user}, çocuk ilk açılışta {W} yazsın
Bankadan zarf geldi, gizli numara {N}, sakla
Şarj ünitesi {n} numarada, karta gerek yok, ekranda {C}
Fırının arka kapısı {C}, ocak {time} gibi yanıyor
Kuryeye not: {home}, ikinci blok, zil bozuk, {C} basıp itin
Sistem odasında klima öterse {C} ile gir, {name} {phone}
Arı kovanları ormanın arkasında, zincir {C}, körük kulübede
Ocak çocuk kilidinde, {N} basılı tut
Nereye yazarsan yaz ama buzdolabına yazma: {W}
Canva'yı yine veriyorum, {mail}, {W}, logoya dokunma
Amcam internet bankacılığında kayboluyor, {user}, sonra {N}
Pardon, baş harfi büyük, tiresiz: {W}
– Ya sandık? – {C} dene, babamın loto rakamları.
Muhasebenin şifreli belleği, cümlesi {S}, kopyası yok
{service} çocukluk sokağını sorarsa {X} de
Takip cihazındaki eSIM, PUK {R}, hat {phone}
CI için kişisel token açtım, {T}, {date} ölüyor
giden posta {host}, {user}, {W}, port 587
Dijiturk {time} sonrası dört rakam istiyor: {N}
Müze deposunda iki kilit var, elektronik olan {C} ile, anahtar {name} beyde
Scooter senin olsun, kilidi {C}, kask M beden
Hamama gelince dolap {n3}, ben {C} yaptım, terlikleri getir
Kedinin adı Pamuk, doğumu {year}, postaya da şununla giriyorum: {W}
şantiye: baraka {C}, konteyner {C}, bahçe kapısı anahtarlı
Buzdolabının kilidi {N} miydi, {N} mi?
Bayramda {name} kalacak, arka kapı {C} ile açılır, tenteyi toplasın
Görüşme özeti: fatura ödendi, {name} {date} dönecek, ekstranet artık {W} ile açılıyor
Bunu okuyorsan uyuyorum, kek {time} çıkacak, veranda {C}
Çıkmadan üç şey. Bir, perdeler. İki, su. Üç, {C} ile kur
Telefonda bizim kelimemiz, biri kaza var derse sor: {O}
grafana okuma hesabı {user}, ortak parola {W}, duvara asmayın
yeniledik: eski {T}, yeni {T}
satranç kulübü, {home}: {C}, sonra sürgüyü yukarı
Açıl susam yetmiyor artık aslanım, {C} lazım
`,
  benign: `
Çilingir {n3} lira aldı, fiş {n5}, {date} ödendi
{n} hatalı denemeden sonra hesap {n} dakika kilitlenir
Kart şifresi ayrı zarfta gelir, {n} iş günü sürer
{city} alan kodu {n3}, ardından {tel}
Rezervasyon {pnr}, iki yetişkin, bavul {n} kilo
{hash} commit'i girişi bozdu, geri alıyorum
{inc} kaydı: {name} postasına giremiyor
Komşular bütün anahtarları yenilemiş, {year} yılından kalmaydı
{n} anahtar daha çektirdik, ustalar {date} geliyor
Hesabın sonu {n4}, {n3} lira yolladım
Hamur: {n3} gram un, {n} gram tereyağı, 180 derecede {n} dakika
NACE kodu {n4}, muhasebeci bilir
Vergi numarası {n8}, kaşede de yazar
Kapının rengi {color}, iki kat sürülecek
Daire {n3}, üçüncü kat, asansörden sola
Elektrik sayacı {n5} gösteriyordu, {date} okundu
Alarmın seri numarası {part}, garantisi {year} sonuna kadar
Posta kutusunun altına {n3} B yazmışlar
Çilingir randevusu {n8}, saat {time}
Otoparka kartla ödedim, fiş {n5}, {dec} lira
Bagaja {n} valiz sığıyor, benimki yeşil
Köprüdeki kilitleri {year} yılında söktüler
Bisiklet kilidi {n} mm kalınlıkta, {dec} kilo
Kaçış odasında son anahtarı {time} bulduk
{n}. sezon: parolayı sonda söylüyorlar, susuyorum
Bu ay {n} kez şifre değiştirdi, hepsini unuttu
{n3} numaraya biri vurdu, açmadım
Tuş takımının pilleri {n} haftada bir, model {model}
Market arabasının jetonu bir lira
İki adımlı doğrulama {n3} hesabın {n} tanesinde açık
Kartım {city} civarında çalındı, {time} iptal, dosya {inc}
Saat {time} olana kadar kodsuz girilir, sonra kilitlenir
Sizin zil kaç haneli? Bizimki dört artı yıldız
Giriş bilgileri elden verilecek, {date}, salon {n3}
{n} numaralı hat {city} ile havaalanı arasında kapalı, servis B kapısından
Son söz {name} hocanın, konuşma {time}
Sayfa {n3}, soygun bölümündeyim, anlatma
Binada {n3} basamak var, hiçbir kilit gıcırdamıyor
Pansiyon {n} lira, {year} ilanına göre anahtar saksıda
{n4} numaralı otobüs fabrika kapısında durur
Bilmece: toplamı {n} olan dört farklı rakam, kim bulur?
Lotoda {n}, {n} ve {n}, gene yok
Doğum gününü yazdım, şifreni değil, merak etme
Göbek için {part} parçası {date} gelecek
Denetim: {n} hesap parolasız, {n3} tamam, rapor {date}
Dün {time} gibi depoyu kim açık bıraktı?
`,
}
