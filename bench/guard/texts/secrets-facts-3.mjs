/**
 * Short facts with numbers and names but without a secret, by language and domain. Each line: `domain: fact | fact`.
 */
export const FACTS_3 = {
  nl: `
home: De schutting is 1,80 m hoog | De huur is 1050 euro | De parkeerplek is nummer 63 | De ketel is van 2020 | De keuken is 14 vierkante meter | Het huis op nummer 31 is wit
work: Het project eindigt op 1 juli 2025 | Factuur 1187 is betaald | Versie 7.2.0 staat live | Ticket SR-640 is dicht | Het overleg is in zaal 402 | Mijn personeelsnummer is 90817
travel: De trein gaat om 8:21 van spoor 11 | Vlucht KL1405 is vertraagd | Het hotel staat aan de Kade 77 | Kamer 118 heeft een balkon | De reis duurt 3 uur | De koffer weegt 17 kg
health: Zijn hartslag is 60 | De afspraak is op 2 mei om 14:10 | Zij slikt 10 mg per dag | De praktijk is op de 1e verdieping | De prik was in 2021 | De foto kost 65 euro
food: De taart bakt 30 minuten op 190 graden | Je hebt 125 g boter nodig | Tafel 14 is vrij | Het cafe sluit om 1:00 | De wijn is uit 2018 | De lunch kost 9 euro
sport: Zij liep 7 km | De wedstrijd werd 0-0 | Zijn rugnummer is 23 | De club is van 1919 | De training is om 20:00 | Baan 2 is dicht
money: De lening loopt tot 2036 | Het aandeel staat op 66,10 | Bon 3390 is kwijt | De kosten zijn 5 euro | Op de rekening staat 2750 euro | De belasting stijgt met 1 procent
tech: De server heeft 48 GB | Poort 2222 staat open | Fout 1064 kwam terug | De printer is een DCP1610 | Het scherm is 27 inch | De accu gaat 8 uur mee
school: Het examen is in zaal 6 | De cursus heeft 22 plekken | Opgave 4 staat op bladzijde 52 | De school is van 1887 | Het verslag telt 30 bladzijden | De les begint om 8:40
family: Opa is geboren in 1935 | Mijn oom woont in Zwolle | We hebben 5 kippen | De bruiloft was in 2016 | Sem is 6 jaar | Er waren 35 gasten
culture: Het concert is om 20:45 | De film duurt 132 minuten | Het boek telt 290 bladzijden | Rij 9, stoel 4 | Het schilderij is uit 1874 | Het kaartje kost 26 euro
nature: De top is 1.842 m hoog | Het meer is 12 m diep | Route 33 is open | Er viel 9 mm regen | De beuk is 250 jaar oud | Het strand is 5 km verder
`,
  pl: `
home: Płot ma 1,70 m | Czynsz wynosi 2300 zł | Miejsce parkingowe ma numer 19 | Piec jest z 2018 roku | Kuchnia ma 10 metrów | Dom pod numerem 3 jest żółty
work: Projekt kończy się 15.08.2025 | Faktura 7712 jest zapłacona | Wersja 2.3.9 jest gotowa | Zgłoszenie SR-45 jest zamknięte | Spotkanie jest w sali 118 | Mój numer pracownika to 12907
travel: Pociąg odjeżdża o 7:33 z peronu 4 | Lot LO3921 jest opóźniony | Hotel jest przy ulicy Długiej 25 | Pokój 204 ma balkon | Podróż trwa 4 godziny | Walizka waży 16 kg
health: Jego tętno to 68 | Wizyta jest 3 maja o 9:50 | Bierze 15 mg rano | Gabinet jest na 2 piętrze | Szczepienie było w 2020 | Badanie kosztuje 120 zł
food: Ciasto piecze się 45 minut w 180 stopniach | Potrzeba 500 g mąki | Stolik 5 jest wolny | Bar zamyka się o 23:30 | Wino jest z 2011 roku | Obiad kosztuje 28 zł
sport: Przebiegła 9 km | Mecz skończył się 2:0 | Jej numer startowy to 1743 | Klub powstał w 1911 | Trening jest o 17:15 | Tor 1 jest zamknięty
money: Kredyt trwa do 2037 | Akcja kosztuje 91,30 | Brakuje paragonu 2081 | Opłata wynosi 6 zł | Na koncie jest 5400 zł | Podatek rośnie o 2 procent
tech: Serwer ma 96 GB | Port 1883 jest otwarty | Błąd 1451 wrócił | Drukarka to L3110 | Ekran ma 22 cale | Bateria trzyma 7 godzin
school: Egzamin jest w sali 33 | Kurs ma 27 osób | Zadanie 6 jest na stronie 105 | Szkoła jest z 1893 roku | Praca ma 45 stron | Lekcja zaczyna się o 8:05
family: Dziadek urodził się w 1937 | Moja ciocia mieszka w Gdyni | Mamy 3 koty | Ślub był w 2014 | Ola ma 8 lat | Było 90 gości
culture: Koncert jest o 19:00 | Film trwa 101 minut | Książka ma 333 strony | Rząd 6, miejsce 21 | Obraz jest z 1899 | Bilet kosztuje 55 zł
nature: Szczyt ma 1.725 m | Jezioro ma 50 m głębokości | Szlak 8 jest otwarty | Spadło 30 mm deszczu | Dąb ma 700 lat | Plaża jest 1 km stąd
`,
  zh: `
home: 围栏高1.8米 | 房租是3200元 | 车位是58号 | 锅炉是2019年的 | 厨房有9平方米 | 17号楼是红色的
work: 项目在2025年9月结束 | 发票3381已付 | 版本4.2.0上线了 | 工单SR-512已关闭 | 会议在305室 | 我的工号是20871
travel: 火车7:40从3站台开 | 航班CA1502晚点 | 酒店在人民路88号 | 406房间有阳台 | 路上要5小时 | 行李重22公斤
health: 他的脉搏是65 | 预约在5月6日10:30 | 她每天吃20毫克 | 诊所在3楼 | 疫苗是2021年打的 | 检查花了150元
food: 蛋糕烤40分钟 | 需要300克面粉 | 12号桌空着 | 咖啡馆21:00关门 | 酒是2015年的 | 午饭35元
sport: 她跑了10公里 | 比赛3比1 | 她的号码布是2206 | 俱乐部1950年成立 | 训练18:00开始 | 5号跑道关闭
money: 贷款到2040年 | 股价是45.6 | 收据8812丢了 | 手续费2元 | 账户里有6300元 | 税涨了百分之三
tech: 服务器有64GB内存 | 端口8080开着 | 错误1213又出现了 | 打印机是L4168 | 屏幕27寸 | 电池能用10小时
school: 考试在101教室 | 这门课有45人 | 第6题在第83页 | 学校1912年建立 | 论文有60页 | 8:20上课
family: 爷爷1938年出生 | 姐姐住在成都 | 我们有2只猫 | 婚礼在2017年 | 小明9岁 | 来了100位客人
culture: 音乐会19:30开始 | 电影118分钟 | 小说有420页 | 7排15座 | 这幅画是1936年的 | 门票80元
nature: 山高2155米 | 湖深33米 | 12号步道开放 | 下了25毫米雨 | 这棵树300岁 | 海滩在3公里外
`,
}
