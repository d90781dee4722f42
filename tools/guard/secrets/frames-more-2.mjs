/** Sentence frames in more languages, with the slots of frames-en-tells.mjs. `lexicon` has the words of each language. */
export const MORE_2 = {
  ru: {
    lexicon: 'slavic',
    tells: `
Мой пароль {W}
Пароль: {W}
Пароль от {service} теперь {W}
Пароль от вайфая {W}
Пароль — {W}
Я сменил пароль на {W}
Мой пин-код {N}
ПИН карты: {N}
Код от двери {C}
Код домофона {C}
Код от сейфа — {C}
Набери {C}, чтобы открыть дверь
Телефон разблокируется кодом {N}
Сигнализация отключается кодом {C}
Новый пароль {W}
Пароль {O}
Пароль от почты: {W}
Код ворот {C}
Код замка {C}
Дверь открывается кодом {C}
Пин от карты {N}`,
    benign: `
Пароль {adj}
Пароль должен содержать {n} символов
Я забыл пароль от {service}
Пароль истекает {date}
{name} знает пароль
Какой пароль от вайфая?
Индекс {n5}
Код ошибки {err}
Код города {n3}
Промокод {promo}
Заказ {order} пришёл {date}
Комната {n3} свободна
Дверь закрывается в {time}
Сейф весит {n} кг
{name} живёт в {city} с {year} года`,
  },
  uk: {
    lexicon: 'slavic',
    tells: `
Мій пароль {W}
Пароль: {W}
Пароль від {service} тепер {W}
Пароль до вайфаю {W}
Пін-код картки {N}
Код від дверей {C}
Код домофону: {C}
Введи {C}, щоб відчинити двері
Новий пароль {W}
Пароль від пошти: {W}
Код сейфа {C}
Код воріт {C}`,
    benign: `
Пароль має містити {n} символів
Я забув пароль від {service}
Пароль змінили {date}
Індекс {n5}
Код помилки {err}
Замовлення {order} прийшло {date}
Кімната {n3} вільна
{name} живе у {city} з {year} року`,
  },
  zh: {
    lexicon: 'cjk',
    tells: `
我的密码是{W}
密码：{W}
{service}的密码是 {W}
WiFi密码是{W}
无线密码{W}
我把密码改成了{W}
门锁密码是{C}
大门的密码：{C}
银行卡密码是{N}
手机的密码是{N}
保险箱密码{C}
验证码是{N}
输入{C}就可以开门
新密码是{W}
邮箱密码是{W}
WiFi的密码：{W}
大门密码{C}
保险柜的密码是{C}
密码为{W}
取款密码是{N}`,
    benign: `
密码必须至少有{n}个字符
我忘记了{service}的密码
密码{n}天后过期
密码在{date}改过
密码是什么？
邮政编码是{n5}
错误代码是{err}
订单号是{n8}
订单{order}已经到了
房间号是{n3}
大门{time}关
他{year}年搬到{city}
手机花了{n4}元
版本是{ver}`,
  },
  ja: {
    lexicon: 'cjk',
    tells: `
パスワードは{W}です
パスワード：{W}
{service}のパスワードは {W} です
WiFiのパスワードは{W}
パスワードを{W}に変えた
暗証番号は{N}です
カードの暗証番号：{N}
玄関のコードは{C}です
金庫の番号は{C}
ドアは{C}を押すと開く
新しいパスワードは{W}です
メールのパスワードは{W}
ドアの暗証番号は{C}
パスワード {W}
スマホのパスコードは{N}です
金庫の暗証番号は{C}です`,
    benign: `
パスワードは{n}文字以上必要です
{service}のパスワードを忘れました
パスワードは{n}日で切れます
パスワードは{date}に変更しました
郵便番号は{n5}です
エラーコードは{err}です
注文番号は{n8}です
部屋は{n3}です
玄関は{time}に閉まります
{year}年に{city}へ引っ越した
バージョンは{ver}です`,
  },
  ko: {
    lexicon: 'cjk',
    tells: `
내 비밀번호는 {W}
비밀번호: {W}
{service} 비밀번호는 {W}이야
와이파이 비밀번호 {W}
비번은 {W} 입니다
현관 비밀번호는 {C}
도어락 비밀번호 {C}
카드 비밀번호는 {N}
금고 번호는 {C}
인증번호는 {N}
새 비밀번호는 {W}
이메일 비밀번호는 {W}
비번 {W}
대문 비밀번호는 {C}입니다
휴대폰 비밀번호는 {N}`,
    benign: `
비밀번호는 {n}자 이상이어야 합니다
{service} 비밀번호를 잊어버렸어요
비밀번호는 {date}에 변경했다
우편번호는 {n5}
오류 코드는 {err}
주문 번호는 {n8}
방은 {n3}호
현관은 {time}에 닫힌다
{year}년부터 {city}에 산다
버전은 {ver}`,
  },
  id: {
    lexicon: 'more',
    tells: `
Kata sandi saya {W}
Kata sandi: {W}
Kata sandi {service} adalah {W}
Password wifi adalah {W}
PIN kartu saya {N}
Kode pintu adalah {C}
Kode alarm: {C}
Tekan {C} untuk buka gerbang
Kode brankas {C}
Kata sandi baru adalah {W}
Kata sandi email {W}
Kode gerbang adalah {C}
PIN kartu adalah {N}`,
    benign: `
Kata sandi harus {n} karakter
Saya lupa kata sandi {service}
Kode pos adalah {n5}
Kode diskon adalah {promo}
Kode kesalahan {err}
Pesanan {order} tiba {date}
Kamar {n3} kosong
Pintu tutup jam {time}
{name} tinggal di {city} sejak {year}`,
  },
  ro: {
    lexicon: 'more',
    tells: `
Parola mea este {W}
Parola: {W}
Parola de la wifi este {W}
Parola pentru {service} e {W}
PIN-ul cardului este {N}
Codul ușii este {C}
Codul de la poartă: {C}
Alarma se oprește cu {C}
Cifrul seifului este {C}
Parola nouă este {W}
Parola de email este {W}
Codul porții este {C}
Codul alarmei este {C}
PIN: {N}`,
    benign: `
Parola este {adj}
Parola trebuie să aibă {n} caractere
Am uitat parola de la {service}
Codul poștal este {n5}
Codul de eroare este {err}
Comanda {order} a venit pe {date}
Camera este {n3}
Poarta se închide la {time}
{name} stă în {city} din {year}`,
  },
  hu: {
    lexicon: 'more',
    tells: `
A jelszavam {W}
Jelszó: {W}
A wifi jelszó {W}
A {service} jelszó {W}
A jelszó {W} lett
A kártyám pin kódja {N}
Az ajtó kódja {C}
A kapu kódja: {C}
A széf kódja {C}
Az új jelszó {W}
Az email jelszava {W}
A riasztó kódja {C}
A kapukód {C}
PIN kód: {N}`,
    benign: `
A jelszó legalább {n} karakter
Elfelejtettem a {service} jelszót
Az irányítószám {n4}
A hibakód {err}
A kedvezmény kódja {promo}
A rendelés {order} megjött {date}
A szoba száma {n3}
A kapu {time} zár
{name} {year} óta {city} városában él`,
  },
  el: {
    lexicon: 'more',
    tells: `
Ο κωδικός μου είναι {W}
Κωδικός: {W}
Ο κωδικός του wifi είναι {W}
Ο κωδικός για το {service} είναι {W}
Το PIN της κάρτας είναι {N}
Ο κωδικός της πόρτας είναι {C}
Ο κωδικός του συναγερμού είναι {C}
Πάτα {C} για να ανοίξει η πόρτα
Ο νέος κωδικός είναι {W}
Ο κωδικός του email είναι {W}
Ο κωδικός του χρηματοκιβωτίου είναι {C}
Συνθηματικό: {W}`,
    benign: `
Ο κωδικός πρέπει να έχει {n} χαρακτήρες
Ξέχασα τον κωδικό για το {service}
Ο ταχυδρομικός κώδικας είναι {n5}
Η παραγγελία {order} ήρθε στις {date}
Το δωμάτιο είναι το {n3}
Η πόρτα κλείνει στις {time}
{name} μένει στην {city} από το {year}`,
  },
}
