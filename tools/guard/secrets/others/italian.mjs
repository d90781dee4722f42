/** Italian frames that tell a secret, and others that nearly do. Slots: ../values.mjs; `lexicon`: their part of the lexicon. */
export const ITALIAN = {
  language: 'it',
  lexicon: 'it',
  tells: `
No tesoro, mica {C}: da martedì fa {C}, l'ha deciso l'amministratore
Il nonno accende il tablet con {N}, poi tocca la freccia verde
Arriviamo alle {time}, la cassettina delle chiavi accanto al campanello si mette su {C}
Alla tata: l'antifurto si zittisce digitando {C}, merenda alle cinque, nanna alle nove
In allegato la busta paga, il PDF vi chiederà {W}
Due giri a destra e poi {C}, così si apre quella grigia
Alla domanda sul primo animale domestico ho risposto {X}
Trascrivi le parole del portafoglio una per una: {E}
Segreteria: componi 42020, poi {N} e cancelletto
Videochiamata delle {time}, stanza del capo, ingresso con {N}
Sul server {host} root entra solo da console con {W}
Nel file .env del bot ci va TOKEN={T}
vocale: allora, per la cantina, aspetta che guardo, è {C} e poi spingi forte
Ogni mese ne scegliamo una: a maggio {O}, a giugno {O}
L'idraulico mi ha detto di mettere {C} sulla centralina, è ancora quello di fabbrica
«{W}», bisbigliò, «e con quella leggi tutta la mia posta».
La carta nuova finisce per {n4} e ha come numero segreto {N}
Confesso che uso {W} per telecamera, drone e stampante
Per vedere la partita entra con {mail}, poi {W}, profilo ospite
Dai un'occhiata a {host}? L'utente è {user}, il resto {W}
Alexa, ricorda che la rimessa si apre facendo {C}
Prima ti ho scritto {W}, mancava un pezzo: {W}
Sala parrocchiale, {date} ore {time}, si passa con {C}, termosifone a {n}
La frase della chiave GPG nella pennetta: {S}
Tempo di utilizzo dell'iPad, si allunga con {N}
Il treno {n4} è in ritardo, sali tu, in cima premi {C} e accendi la stufa
scompatta con {W}, le foto del {date} stanno nella seconda cartella
Al bar sotto casa il wifi è {O}, tutto minuscolo
SPID della zia: {mail}, dopo ti domanda {W}
La PEC dello studio si apre con {user} e {W}, controllala alle {time}
Codice dispositivo della banca arrivato per posta, {N}, tienilo tu
il manutentore arriva alle {time}, passi dal garage premendo {C}
Panificio, retro {C}, il forno va acceso alle {time}
Corriere: scala B di {home}, il citofono è muto, componga {C}
Se fischia il condizionatore dei server, dentro con {C} e chiama {name} al {phone}
L'autoradio della Panda dopo la batteria scarica vuole {C}
Arnie in collina: catena sul viale {C}, affumicatore nel casotto
Il piano a induzione ha la sicura bimbi, tieni premuto {N}
Colonnina al posto {n}, senza tessera, sullo schermo {C}
Circolo bocce: si gioca alle {time}, la saracinesca sale digitando {C}
Studio dentistico chiude alle {time}, antifurto con {C}, attenta al gatto
Segnatelo dove ti pare, non sul frigo: {W}
rieccoti Canva, {mail}, {W}, il logo non si tocca
Lo zio si perde sulla banca online: {user}, poi {N}
Cartello in ostello: «rete Gabbiano, per collegarsi {W}»
Scusa, iniziale maiuscola e senza trattino: {W}
— E il forziere? — Prova {C}, i numeri del lotto di mio padre.
Chiavetta cifrata della contabilità, frase {S}, copia unica
Se quelli di {service} chiedono la via dell'infanzia, rispondi {X}
eSIM del localizzatore, PUK {R}, linea {phone}
Creato un token personale per la pipeline, {T}, muore il {date}
kubectl chiederà il bearer, incolla {T}
posta in uscita {host}, {user}, {W}, porta 587
Spogliatoio dipendenti, fila {n}, il mio sta su {C}
Sky chiede quattro numeri dopo le {time}: {N}
Il deposito del museo ha doppia serratura, quella elettronica si apre con {C}, l'altra ce l'ha {name}
Ti lascio il monopattino, lucchetto su {C}, casco taglia M
I dispositivi nuovi li autorizzi con {N}, lo chiede la app della Posta
Il gatto si chiama Briciola, è del {year}, e con grande fantasia la mail si apre con {W}
cantiere: baracca {C}, container {C}, cancello con lucchetto a chiave
Com'era per il frigo intelligente, {N} oppure {N}?
A Pasqua ci sta {name}; la porticina dietro risponde a {C}, abbassate la tenda
Riassunto della chiamata: fattura saldata, {name} torna il {date}, extranet ora con {W}
Se leggi questo dormo: la torta è in forno fino alle {time}, la veranda fa {C}
Tre cose prima di uscire. Uno, persiane. Due, acqua. Tre, inserisci con {C}
La nostra parola al telefono, se uno dice che mi è successo qualcosa: {O}
pannello grafana, lettura {user}, condivisa {W}, mai appesa al muro
rotazione fatta, vecchia {T}, nuova {T}
circolo degli scacchi, {home}: {C} e poi il catenaccio in su
Apriti sesamo non basta più, campione, ci vuole pure {C}
ostello dei pellegrini: camerata {C}, cucina libera, doccia a gettone
Lo ricordo dalla targa del nonno: la stanza delle bici è {C}
`,
  benign: `
Il fabbro ha voluto {n3} euro, ricevuta {n5}, pagata il {date}
Chi ha smarrito la password chiami il {phone}
Hai ancora la mia password da qualche parte? Non trovo il quaderno
Per favore non mandarmi il codice per messaggio, ci sentiamo alle {time}
Con l'aggiornamento {ver} l'app vuole l'impronta ogni volta
Il prefisso di {city} è {n3}, poi il numero
Volo {flight}, uscita {gate}, imbarco alle {time}
Quella cassaforte è del {year}, pesa da morire
Il commit {hash} rompe l'accesso, torno indietro
Errore {err} all'accesso, {host} non risponde
Il certificato di {host} scade il {date}
Su {service} mi chiamo {user}, aggiungimi
Aula {n3}, secondo piano, porta con la maniglia blu
Per inserirlo tieni premuto tre secondi il tasto in alto
Il suo codice è scaduto, ne richieda uno nuovo
Codice a barre che comincia per {n3}, prodotto italiano
Il codice della strada è cambiato nel {year}
Pagamento di {n} euro rifiutato, il POS segna {err}
Cavallo f3, alfiere in d5, torre e1
La chiave di violino apre il rigo, tonalità {note}
Il lucchetto ha quattro rotelle e costa {n},90 euro
Il regolamento vieta di dare il codice del portone a estranei
Telecomando del garage, articolo {part}, arriva tra {n} giorni
Per le password uso {product}, {name} preferisce la carta
Erano dodici o ventiquattro le parole di quel portafoglio?
Wifi gratuito in treno, senza registrazione
Al corso {course} del {date} si parla di cifratura e {algo}
Chi se le ricorda tutte queste password? Le scrivono tutti sui foglietti
Codice ATECO {n4}, il commercialista lo conosce
Codice univoco per la fattura elettronica: lo trovi sul sito, aggiornato il {date}
Codice colore della persiana {color}, due mani
La porta {n4} del palazzo di fronte è stata ridipinta
Citofonare interno {n3}, terzo piano a sinistra
Il contatore segna {n5}, letto il {date}
Matricola dell'antifurto {part}, garanzia fino al {year}
Sotto la cassetta delle lettere c'è scritto {n3} bis
Appuntamento {n8} col fabbro alle {time}
Ho pagato il parcheggio con la carta, ricevuta {n5}, {dec} euro
Quel codice ha {n4} righe, {n3} soltanto per il login
Nel bagagliaio ci stanno {n} valigie, la mia è verde
I lucchetti sul ponte li hanno tolti nel {year}
L'antifurto da moto è spesso {n} mm e pesa {dec} kg
In escape room abbiamo trovato l'ultima chiave alle {time}
Stagione {n}: la parola segreta la dicono alla fine, niente spoiler
Ha cambiato password {n} volte questo mese, dimenticandole tutte
Lo sconto studenti si chiede in segreteria, poi ti danno il codice
Abbigliamento: abito scuro, arrivo alle {time}
Hanno bussato alla {n3} e non ho aperto
Pile della tastiera da cambiare ogni {n} settimane, modello {model}
Il gettone del carrello costa un euro
Verifica in due passaggi attiva su {n} account di {n3}
Mi hanno rubato la carta a {city}, bloccata alle {time}, denuncia {inc}
Il pino accanto alla porta è alto {n} metri
Fino alle {time} si entra senza codice, poi chiudono
Annuncio {n8}, bilocale con cantina e portineria, {n3} euro
Quante cifre ha il vostro citofono? Il nostro quattro più asterisco
Le credenziali si consegnano a mano il {date}, aula {n3}
Il biglietto vincente finiva con {n4}, venduto a {city}
Linea {n} interrotta tra {city} e l'aeroporto, bus davanti alla porta B
L'ultima parola spetta a {name}, discorso alle {time}
Sono a pagina {n3}, capitolo della rapina, non dirmi niente
Il palazzo ha {n3} gradini e nessuna serratura cigola
Agriturismo a {n} euro, chiave nel vaso secondo un annuncio del {year}
Il {n4} ferma davanti al cancello della fabbrica
Indovinello: quattro cifre diverse che fanno {n}, chi ci arriva?
Al lotto il {n}, il {n} e il {n}, niente
La cassetta digitale del comune offre {n} GB a famiglia
Mi sono segnato il tuo compleanno, non il codice, tranquilla
Il pezzo {part} del cilindro manca fino al {date}
Audit: {n} account senza password, {n3} a posto, relazione il {date}
Chi ha lasciato aperto ieri il magazzino verso le {time}?
Pellegrino numero {n4}, tappa di {n} km, timbro a {city}
`,
}
