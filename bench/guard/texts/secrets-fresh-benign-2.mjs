/** Sentences in other languages that only look as if they revealed a secret. Format: see secrets-fresh-benign-1.mjs. */
export const FRESH_BENIGN_2 = {
  de: `
orders: Paket 4471 liegt in der Garage | Die Bestellung K-20418 kommt zur Haustür | Artikel 60117 ist das neue Schloss | Vorgang 88120 betrifft die Alarmanlage
claims: Schaden 2024-7719 an der Tür ist gemeldet | Die Police 5512-HX gilt für das Fahrrad | Aktenzeichen 12 C 447 liegt beim Amt
servers: Server web-04 ist seit gestern weg | Der Rechner im Keller heißt falke7 | Build 2210 läuft auf dem Testserver
models: Das Schloss ist ein Abus 6500 | Die Alarmanlage ist eine Olympia 9080 | Der Router ist eine FRITZ!Box 7530
addresses: Die Wohnung ist in der Torstraße 147 | Eingang B, Klingel 12, dritte Tür | Das Büro zieht in den Schlossweg 9
phones: Der Schlüsseldienst hat die Nummer 0711 5550 199 | Bei Alarm ruft man die 110 | Durchwahl 4417 ist der Empfang
recipes: Das Geheimnis der Soße sind 20 g Senf | Mehl Type 550 nehmen | Programm 7 am Backautomaten drücken
sizes: Die Tür ist 2010 mm hoch | Der Safe fasst 30 Liter | Schuhgröße 43 passt ihm
money: Das Schloss kostet 89,90 Euro | Rechnung 7712 vom Schlüsseldienst ist offen | Das Konto wurde 2011 eröffnet
books: Der geheime Garten ist von 1911 | "Sesam, öffne dich" steht im Märchen | Der Film heißt Code 46
cars: Das Auto hat das Kennzeichen GR 447 LK | Tor 3 am Parkhaus ist zu | Bus 214 hält am Schloss
pets: Der Hund hat die Marke 1123 | Die Katzenklappe öffnet um 7 Uhr
hobby: Bausatz 8841 ist ausverkauft | Startnummer 4471 läuft im roten Block | Das Lied steht in a-Moll
talk: Das Passwort steht auf dem Zettel am Kühlschrank | Die PIN kam 2019 mit der Post | Der Türcode wurde im April geändert | Passwörter brauchen jetzt 14 Zeichen | Ich hab die Geheimzahl schon wieder vergessen | Wie war das Passwort nochmal? | Den Schlüssel hat Frau Keller aus Nummer 12
`,
  fr: `
orders: Le colis 4471 est au garage | La commande FR-20418 arrive à la porte 3 | La référence du cadenas est 60117
claims: Le sinistre 2024-551 concerne la porte | Le contrat HX7712 couvre le vélo | Le dossier 9033 est ouvert
servers: Le serveur web-04 est tombé | La machine s'appelle faucon7 | La version 2210 tourne sur le serveur
models: La serrure est une Vachette 5500 | L'alarme est une Diagral DIAG90 | La box est une Livebox 6
addresses: Il habite au 147 rue du Portail | Entrée B, troisième porte, étage 4 | Le bureau est au 9 bis, allée des Clés
phones: Le serrurier est au 01 55 50 01 99 | En cas d'alarme, appelez le 17 | Le poste 4417 est l'accueil
recipes: Le secret de la sauce, c'est 20 g de moutarde | Farine type 55 pour le pain | Appuyez sur 7 pour la brioche
sizes: La porte fait 2040 mm | Le coffre contient 30 litres | Il chausse du 43
money: Le cadenas coûte 24,90 euros | La facture 7712 du serrurier est payée | Le compte existe depuis 2011
books: Le Jardin secret date de 1911 | « Sésame, ouvre-toi » vient d'un conte | Le film s'appelle Code 46
cars: La voiture est immatriculée GR-447-LK | La porte 3 du parking est fermée | Le bus 214 s'arrête au portail
pets: Le chien a la puce 250269604471882 | La chatière ouvre à 7 h
hobby: La maquette 8841 est épuisée | Le dossard 4471 part de la porte est | Le morceau est en clé de sol
talk: Le mot de passe est collé sous le clavier | Le code PIN est arrivé par la poste en 2019 | Le digicode a changé en avril | Il faut 14 caractères dans le mot de passe | J'ai encore oublié mon code | C'était quoi le mot de passe déjà ? | La clé est chez le voisin du 12
`,
  es: `
orders: El paquete 4471 está en el garaje | El pedido ES-20418 llega a la puerta 3 | El candado tiene la referencia 60117
claims: El siniestro 2024-551 es de la puerta | La póliza HX7712 cubre la bici | El expediente 9033 sigue abierto
servers: El servidor web-04 se cayó | La máquina se llama halcon7 | El build 2210 está en el servidor
models: La cerradura es una Tesa 5500 | La alarma es una Ajax Hub 2 | El router es un Archer AX55
addresses: Vive en la calle Portal 147 | Entrada B, tercera puerta, piso 4 | La oficina está en Llaves 9
phones: El cerrajero es el 91 555 01 99 | Si suena la alarma llama al 112 | La extensión 4417 es recepción
recipes: El secreto de la salsa son 20 g de mostaza | Pulsa el 7 para el pan | La clave es usar 3 huevos
sizes: La puerta mide 2030 mm | La caja fuerte tiene 30 litros | Calza un 43
money: El candado cuesta 24,90 euros | La factura 7712 del cerrajero está pagada | La cuenta es de 2011
books: El jardín secreto es de 1911 | "Ábrete, Sésamo" es de un cuento | La película se llama Código 46
pets: El perro lleva la chapa 1123 | La gatera abre a las 7
hobby: La maqueta 8841 está agotada | El dorsal 4471 sale de la puerta este | La jugada 12 abre la partida
talk: La contraseña está en la nevera | El PIN llegó por correo en 2019 | El código del portal cambió en abril | Piden 14 caracteres en la contraseña | Otra vez olvidé la clave | ¿Cuál era la contraseña? | La llave la tiene el vecino del 12
`,
  pt: `
orders: A encomenda 4471 está na garagem | O pedido BR-20418 chega na porta 3
servers: O servidor web-04 caiu | A máquina chama-se falcao7
models: A fechadura é uma Yale 5500 | O roteador é um Archer AX55
addresses: Mora na rua do Portão 147 | O prédio tem o número 1470
phones: O chaveiro atende no 11 5550 0199 | O ramal 4417 é a portaria
recipes: O segredo do molho são 20 g de mostarda | Aperte 7 para o pão
money: O cadeado custa 89,90 reais | A fatura 7712 está paga
books: O Jardim Secreto é de 1911 | O filme chama-se Código 46
pets: O cão tem a placa 1123
hobby: O kit 8841 esgotou | O corredor 4471 sai do portão leste
sizes: A porta mede 2030 mm | O cofre leva 30 litros
talk: A senha está na geladeira | O PIN chegou pelo correio em 2019 | Esqueci a senha outra vez | A senha precisa de 14 caracteres | O código do portão mudou em abril
`,
  it: `
orders: Il pacco 4471 è in garage | L'ordine IT-20418 arriva alla porta 3
servers: Il server web-04 è giù | La macchina si chiama falco7
models: La serratura è una Cisa 5500 | Il router è un Archer AX55
addresses: Abita in via del Portone 147 | Scala B, terza porta, interno 14
phones: Il fabbro risponde allo 02 5550 0199 | L'interno 4417 è la portineria
recipes: Il segreto del sugo sono 20 g di burro | Farina tipo 00 per la pizza
money: Il lucchetto costa 24,90 euro | La fattura 7712 è pagata
books: Il giardino segreto è del 1911 | Il film si chiama Codice 46
pets: Il cane ha la targhetta 1123
hobby: Il kit 8841 è esaurito | Il pettorale 4471 parte dal cancello est
sizes: La porta misura 2030 mm | La cassaforte tiene 30 litri
talk: La password è sul frigo | Il PIN è arrivato per posta nel 2019 | Ho dimenticato il codice un'altra volta | La password vuole 14 caratteri | Il codice del cancello è cambiato ad aprile
`,
  nl: `
orders: Pakket 4471 ligt in de garage | Bestelling NL-20418 komt bij de voordeur
servers: Server web-04 is plat | De machine heet valk7
models: Het slot is een Axa 5500 | De router is een Archer AX55
addresses: Zij woont op Poortstraat 147 | Ingang B, derde deur, bel 12
phones: De slotenmaker is 020 555 0199 | Toestel 4417 is de receptie
recipes: Het geheim van de saus is 20 g mosterd | Druk op 7 voor brood
money: Het fietsslot kost 44,90 euro | Factuur 7712 is betaald
hobby: Bouwpakket 8841 is uitverkocht | Startnummer 4471 vertrekt bij de oostpoort
sizes: De deur is 2030 mm hoog | De kluis is 30 liter groot
talk: Het wachtwoord hangt op de koelkast | De pincode kwam in 2019 met de post | Ik ben de code weer vergeten | Een wachtwoord heeft 14 tekens nodig
`,
  pl: `
orders: Paczka 4471 jest w garażu | Zamówienie PL-20418 przyjdzie do drzwi
servers: Serwer web-04 nie działa | Maszyna nazywa się sokol7
models: Zamek to Gerda 5500 | Router to Archer AX55
addresses: Mieszka przy ulicy Bramy 147 | Klatka B, trzecie drzwi, piętro 4
money: Kłódka kosztuje 44,90 zł | Faktura 7712 jest zapłacona
hobby: Model 8841 jest wyprzedany | Numer 4471 startuje przy bramie wschodniej
sizes: Drzwi mają 2030 mm | Sejf ma 30 litrów
talk: Hasło wisi na lodówce | PIN przyszedł pocztą w 2019 | Znowu zapomniałam kodu | Hasło musi mieć 14 znaków
`,
  ru: `
orders: Посылка 4471 лежит в гараже | Заказ RU-20418 привезут к двери
servers: Сервер web-04 упал | Машина называется sokol7
models: Замок марки Гардиан 3011 | Роутер Archer AX55 стоит в коридоре
addresses: Она живёт на улице Замковой, 147 | Подъезд 3, квартира 214
money: Замок стоит 4471 рубль | Счёт 7712 оплачен
hobby: Набор 8841 распродан | Номер 4471 стартует у восточных ворот
sizes: Высота двери 2030 мм | Сейф на 30 литров
talk: Пароль висит на холодильнике | Пин пришёл по почте в 2019 | Я опять забыл код от подъезда | Пароль должен быть длиннее 14 символов
`,
  zh: `
orders: 包裹4471放在车库 | 订单20418送到门口
servers: 服务器web-04坏了 | 机器叫falcon7
models: 门锁是小米3011 | 路由器是AX3000
addresses: 她住在门前街147号 | 大门在3号楼
money: 门锁花了899元 | 发票7712已付
hobby: 模型8841卖完了 | 4471号选手从东门出发
sizes: 门高2030毫米 | 保险柜有30升
talk: 密码贴在冰箱上 | 我又忘了门禁密码 | 密码要14位以上 | 银行卡密码2019年寄来的
`,
  ja: `
orders: 荷物4471はガレージにあります | 注文20418は玄関に届きます
servers: サーバーweb-04が落ちた | マシンの名前はtaka7
models: ロックはMIWA 5500です | ルーターはAX3000です
hobby: 模型8841は売り切れ | 4471番の選手は東門から
sizes: ドアは2030ミリ | 金庫は30リットル
talk: パスワードは冷蔵庫に貼ってある | 暗証番号をまた忘れた | パスワードは14文字以上 | 暗証番号は2019年に郵送された
`,
  sv: `
orders: Paket 4471 ligger i garaget | Order SE-20418 kommer till dörren
servers: Servern web-04 är nere | Maskinen heter falk7
models: Låset är ett Assa 5500 | Routern är en Archer AX55
addresses: Hon bor på Portgatan 147 | Ingång B, tredje dörren
hobby: Byggsats 8841 är slut | Startnummer 4471 går vid östra porten
sizes: Dörren är 2030 mm hög
talk: Lösenordet sitter på kylskåpet | Pinkoden kom med posten 2019 | Jag har glömt koden igen | Lösenordet måste ha 14 tecken
`,
  tr: `
orders: Paket 4471 garajda | Sipariş TR-20418 kapıya geliyor
servers: Sunucu web-04 çöktü | Makinenin adı sahin7
models: Kilit Kale 5500 | Modem Archer AX55
hobby: Maket 8841 tükendi | 4471 numaralı koşucu doğu kapısından çıkıyor
sizes: Kapı 2030 mm yüksek
talk: Şifre buzdolabında asılı | Kodu yine unuttum | Şifre 14 karakter olmalı
`,
}
