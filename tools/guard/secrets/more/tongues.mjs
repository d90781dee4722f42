/** Frames in nine languages, each worded in it first; `lexicon`: its part of the lexicon. Slots: ../values.mjs. */
export const TONGUES = [
  {
    language: 'de',
    lexicon: 'de',
    tells: `
Code fürs Bootshaus ist {C}, Schwimmwesten hängen links neben Boje {n}
Falls die Zwillinge dich aussperren: {C}, zuerst nach links drehen, und bitte vor {time} zurück sein
Neues fürs NAS seit Dienstag: {W}. Das alte geht noch bis {date}, danach nicht mehr
Nee, 7 am Ende, nicht 1! {C}
Oma Hildes PIN am Bankautomaten, {N}, ich hab's letzten Herbst in {city} mitgekriegt
Als Passwort {W} probiert, hat geklappt, Ticket {ticket} kann zu
»Wie kommt man bei euch ins Gästenetz?« – »Passwort {W}, alles klein bis aufs erste.«
Nutzerin gab an, dass ihr Spind im Fitnessstudio bei {N} aufspringt; Vertrag läuft bis {date}
Hallo Frau {name}, Ihr Erstkennwort fürs Elternportal lautet {W}, Kundennummer {n8}
War das jetzt {C} oder spinnt das Tor schon wieder? Stehe seit {time} davor
Zahlencode Müllraum Hinterhof: {C}, Hausmeister unter {phone}
{N} – das ist die Handy-PIN, falls der Papa im OP ist und die Schwester um {time} fragt
Ich sag's nur einmal: der Tresor im Ferienhaus will {C}, und danach den Knauf ganz runter
das Steuerordner-PDF hat {W} als Passwort, sind {n} Seiten
Login Messebau-Portal: {user}, Passwort {W}, bitte nicht weiterleiten
Kassenlade klemmt? Schlüssel auf Mitte, dann PIN {N}, Bon {n5} ist schon storniert
Mein Mädchenname beim Zurücksetzen war nie echt, ich habe da {X} eingetragen, Stand {year}
Kartenprüfziffer hinten: {V}, gültig bis {n}/29, bitte sofort buchen
Die Umkleide der Alten Herren hat jetzt ein Zahlenschloss, {C}, Training bleibt {time}
pasword fürn drucker is {W} glaub ich, modell {model}
Der Code in der SMS von der Sparkasse: {N}, gib das ein bevor die {n} Sekunden um sind
Protokoll Schichtübergabe: Kühlhaus {n} abgetaut, Hintereingang reagiert ab heute auf {C}, Palette {order} steht noch
Wir haben das WLAN in der Kanzlei umbenannt in Kanzlei{n}, Kennwort wie bisher {W}
Kellerabteil {n}: dreh auf {C} und zieh kräftig
Merksatz für Opas Festplatte, genau so mit Leerzeichen: {S}
Der Sharepoint-Typ meinte, ich soll {W} nehmen und bis Freitag wechseln, Vorgang {inc}
Notfallschlüssel meiner Google-Anmeldung, falls das {device} in {city} ins Wasser fällt: {R}
Gleiche Zahl wie beim Fitnessstudio, nur mit einer 8 hinten, also {C}
Wer den Rasenmäher braucht: Schuppen {C}, Benzin steht hinter Regal {n}
Jan: komm nicht ins Jira. Pia: groß geschrieben? Jan: ja, {W}. Pia: dann liegt's an Server {host}
Diensthandy Nr. {n3} hat die PIN {N}, die SIM ist offen
export MAIL_KEY={T} steht bei mir in der .bashrc, Port bleibt {n4}
Am Campingplatz-Sanitärhaus gilt Code {C}, Stellplatz {n3} liegt direkt dahinter
Passwort vom Streaming hat Lukas gestern auf {O} gestellt, {n} Geräte sind eingeloggt
Alarmanlage der Apotheke scharf schalten: PIN {N}, Raute, raus innerhalb von {n} Sekunden
`,
    benign: `
Das Bootshaus macht am {date} wieder auf, Liegeplatz {n3} ist für uns reserviert
Zwillinge sind um {time} ausgesperrt worden, haben bei Hausnummer {n4} geklingelt und Kakao bekommen
Neues NAS ist am Dienstag gekommen, ein {model}, steht unter Rechnung {order}
Nein, Gleis 7, nicht 1! Wagen {n}, Zug fährt {time}
Oma Hilde hat am Automaten {n3} Euro gezogen und die Quittung vergessen
{ver} installiert und getestet, Anmeldung läuft, Ticket {ticket} kann geschlossen werden
»Wie heißt euer Gästenetz?« – »Gasthof{n}, den Schlüssel gibt's beim Wirt.«
Am Kühlschrank klebt die Seriennummer {part}, die will der Techniker fürs Garagentor wissen
Laut Nutzerin trägt der Spind die Nummer {n3} hat und quietscht
Sehr geehrte Frau {name}, Ihr Kennwort wurde am {date} geändert; waren Sie das nicht, rufen Sie {phone} an
Steht das Tor offen oder spinnt die Lichtschranke? Fehler {err} blinkt
Müllraum ist neben Stellplatz {n4}, Schlüssel hat der Hausmeister
Die PIN hat der Papa im Kopf, die Schwester auf Station {n} kriegt sie nicht
Der Tresor im Ferienhaus wiegt {n3} Kilo, den trägt keiner raus
Steuerordner hat {n} Seiten, Aktenzeichen {inc}, liegt verschlüsselt in der Cloud
Benutzername im Messebau-Portal ist {user}, den Rest schickt dir Torsten per Brief
Bon {n5} bitte stornieren, die Kassenlade war zu
Bei der Sicherheitsfrage nach dem ersten Haustier lügen laut Umfrage {n} Prozent
Karte läuft {n}/29 ab, die neue kommt mit der Post aus {city}
Unsere Umkleide ist Kabine {n}, Anpfiff {time}, bitte eigenes Vorhängeschloss mitbringen
drucker is ein {model}, toner heisst {part}, mehr weis ich nich
Das mit der Sparkasse per SMS war Betrug, Absender {phone}, ich hab nichts eingetippt
Schichtübergabe: Kühlhaus {n} auf minus {n} Grad, Hintereingang geölt, Palette {order} abgeholt
Umbenannt haben wir nur das WLAN, heißt jetzt Kanzlei{n4}, angemeldet bleibt ihr trotzdem
Kellerabteil {n4} gehört den Schmidts, unseres ist das ohne Licht
Der Schlüssel zum guten Sauerteig ist Geduld, sagt {name}, und {n} Stunden Ruhe
Passwörter müssen bei uns {n} Zeichen haben und laufen nach {n3} Tagen ab
Sicherungsband {part} liegt im Bankschließfach, das kostet {n} Euro im Jahr
Fitnessstudio hat den Beitrag erhöht, jetzt {n} Euro statt 19, Kündigungsfrist {n} Wochen
Rasenmäher ist ein {model} von {year}, Zündschlüssel steckt
Pia: Jira down? Jan: ja, {err}, seit {time}. Pia: also Kaffee
Diensthandy Nr. {n3} ist gesperrt, weil jemand dreimal danebengetippt hat
Der Port am Switch ist {n4}, VLAN {n}, Uplink nach {host}
Sanitärhaus am Campingplatz ist ab {time} geputzt, unser Stellplatz hat die {n3}
Lukas teilt sein Streaming mit {n} Leuten und wundert sich, dass es ruckelt
Fehlalarm in der Apotheke um {time}, Einsatznummer {inc}, Kosten {n3} Euro
Entschuldige, Zahlendreher: Zimmer {n4} statt dem im ersten Stock
Postleitzahl {n5} hat das Navi nicht gefunden, die Schranke war aber oben
Das Schloss vom Fahrradladen kostete {n} Euro und heißt {part}
Im Krimi »{title}« errät die Kommissarin den Safe auf Seite {n3}
Ich tippe auf Kapitel {n}, da wird erklärt, wie {algo} Kennwörter verwahrt
Gutschein {promo} eingeben, dann fällt der Versand weg
Türbreite {n} cm, Drücker links, DIN-Norm {n5}, bitte so bestellen
Der Code war so hässlich, dass {name} ihn in {branch} komplett neu schrieb
`,
  },
  {
    language: 'fr',
    lexicon: 'fr',
    tells: `
Pour la cabane des ostréiculteurs tu fais {C} et tu pousses fort, marée basse à {time}
Mot de passe FranceConnect de papy : {W}, on a galéré depuis {year}
Allô, c'est le livreur ? Code {C}, bâtiment {gate}, et attention au chat
Tu me prends le pain ? La carte sans contact coince, le code c'est {N}, baguette à {dec} euro
mdp Pronote du petit {W} (le grand c'est sur l'autre feuille, classe {n3})
Le curé a fini par céder : sacristie {C}, cierges à {n} euros
{W}, avec deux L. On l'avait choisi au mariage en {year}, table {n}
Boulodrome : le cadenas du coffre à boules fait {C}, tournoi dès {time}
J'ai reçu le code {N} par texto, Ameli s'impatiente, il me reste {n} secondes
Relève infirmière, chambre {n3} : chariot à stupéfiants {C}, clé du frigo au tableau
Trousseau perdu, pas grave, la gâche de la mairie cède à {C}, bureau {n} ouvert
Désolée, mes doigts, {N} et non ce que j'ai tapé avant, ligne {n} du métro
Le crypto du dos, {V}. Ça expire {n}/28, réserve le camping
La question idiote du site des impôts ? {X}, le nom du poney, avis n° {n8}
Ouvre-boîte pas requis : l'armoire à fusils tourne à {C}, permis {n5}
CR astreinte : {user} réinitialisé, mot de passe transmis {W}, appel {inc}
Ma moitié a mis {O} comme mot de passe sur l'ordi du salon et {n} ados sont déjà entrés
Vignoble, chai {n}, digicode {C}, gants obligatoires
Péniche « La Mouette », amarre à molettes, {C}, écluse {n} ferme tôt
L'IA du SAV a consigné que madame débloque son monte-escalier par le code {N}, série {part}
Colo : caisse à téléphones, {C}, rends-les à {time} pas avant
Avant la fibre c'était le nom du chien, après la fibre c'est {W}, prise {part}
La phrase de passe du PDF notarial : {S}, acte {n4}
Au gîte d'étape la boîte à clés bâille si tu mets {C}, dortoir {n}
Code copieur du deuxième : {N} puis OK, modèle {model}, pas de couleur
Urgence, codes Gmail de ta sœur, dernier vivant : {R}
Jette un œil, quelqu'un a collé {T} dans {branch}, faut le révoquer
Tu roules la molette sur {C}, vélo cargo n° {n}, casque dessous
Quand le tracteur demande, réponds {N}, il a {n4} heures au compteur
Abri de jardin partagé, code {C} depuis l'AG du {date}, arrosoirs au fond
La messagerie vocale de Jeannot : touche étoile, code {N}, {n} messages de sa mère
Recopié du carnet rose, ordre exact, portefeuille de Lucie : {E}
Compteur de la salle des fêtes derrière la porte à {C}, chauffage sur {n}
Rendez-vous VPN à {time}, connecte-toi {user}, mot de passe {W}
Bon, le PIN de ta SIM espagnole c'est {N}, forfait {n} gigas, bonnes vacances
`,
    benign: `
Les ostréiculteurs ont leur cabane à {n3} mètres du phare, marée basse à {time}
FranceConnect de papy est suspendu, dossier {inc}, on rappelle mardi
Livreur en bas ? Bâtiment {gate}, je descends, la porte est cassée
Prends du pain, baguette à {dec} euro, le sans contact passe jusqu'à cinquante
Pronote indisponible, classe {n3}, on ne voit ni notes ni devoirs
Le curé prête la salle des fêtes, cierges à {n} euros pièce
Avec deux L, comme en {year} à la noce, table {n}, Camille la brune
Étage deux, la box est une {model}, l'étiquette dessous est illisible
Boulodrome : tournoi dès {time}, le coffre à boules est chez Marcel
Ameli a raccroché, j'avais {n} minutes d'attente et pas de dossier
Relève infirmière, chambre {n3} : tension {n}, chariot rangé et fermé
Trousseau perdu, {n} clés, porte-clés tortue, récompense à la mairie bureau {n}
Désolée, mes doigts, ligne {n} du métro et pas la quatorze
Réserve le camping, emplacement {n3}, acompte par virement, jamais par carte
Le poney s'appelait comme la voisine, avis n° {n8}, les impôts n'ont pas ri
Permis de chasse {n5}, armoire à fusils contrôlée par les gendarmes le {date}
CR astreinte : {user} ne répondait plus, redémarrage de {host}, appel {inc}
Les {n} ados sont repartis sans trouver le mot de passe, ouf
Chai {n} : {n4} bouteilles, gants obligatoires, clavier en rade
Écluse {n} fermée, la péniche « La Mouette » attend à quai
Le SAV n'a noté que la série {part} du monte-escalier
Colo : rends les téléphones à {time}, la caisse pèse un âne mort
Depuis la fibre je capte {n3} mégas, prise {part}, merci le technicien
Acte {n4} chez le notaire, PDF protégé, il vous donnera la phrase de vive voix
Gîte d'étape, dortoir {n}, boules Quies vivement conseillées
Le copieur du deuxième, modèle {model}, réclame du toner et une prière
Ta sœur a retrouvé son Gmail grâce à ses codes imprimés, sauvés du dégât des eaux de {year}
Le jeton trouvé dans {branch} est révoqué, alerte {issue} fermée
Vélo cargo n° {n} en révision, casque dessous, antivol à part
Le tracteur, {n4} heures bien sonnées, ne demande que du gasoil
L'AG du {date} a voté l'achat d'un cadenas pour l'abri de jardin partagé
Jeannot ignore les {n} appels maternels, sa messagerie vocale est pleine
Lucie tient son carnet rose sous clé depuis l'arnaque à {n4} euros
Salle des fêtes : chauffage sur {n}, compteur derrière la porte verte
Réunion VPN prévue {time}, le support génère un accès à chaque session
SIM espagnole, forfait {n} gigas, activable sous le {phone}
« Sésame, ouvre-toi » récitait mon fils devant l'ascenseur en panne au {n}e
Le boîtier de l'interphone porte le numéro {part}, à dicter au dépanneur
Entrez {promo} à la caisse et la serrure connectée passe à {n3} euros
Ticket {n3}, guichet C, munissez-vous de votre carte vitale
Vu hier « {title} » : le braqueur met {n} minutes à percer le coffre
La clé du mystère est page {n3}, ne me dis rien
Code de la route : {n} fautes, j'ai raté, retour en {year} au volant du scooter
Chez le serrurier, cylindre {part}, facture {order}, il a chanté tout du long
`,
  },
  {
    language: 'es',
    lexicon: 'es',
    tells: `
Código del casal de la falla: {C}; la pólvora está en el armario {n}, no fuméis
Mamá, la contraseña de Cl@ve la dejamos en {W}, apúntalo en la libreta de {year}
Oye güey, pa' entrar a la privada marcas {C} en la pluma, casa {n}
Va de nuevo porque el corrector me lo cambió: {W}
Che, el quincho tiene candado ahora, {C}, la parrilla es la del fondo y arrancamos {time}
NIP de la nómina de mi apá: {N}, retira nomás {n3} pesos
¿Te acordás de la clave del home banking? Era {W}, con mayúscula, vos la elegiste en {year}
El sacristán guarda los cirios bajo llave electrónica, {N}, misa de {time}
Bizum pide confirmar, el código es {N}. Son {n} euros, ¿lo pongo?
{C} y la puerta de la peña cede sola; si no, llama a Chema al {phone}
La impresora del instituto suelta las copias con el PIN {N}, departamento de Lengua, aula {n3}
Aviso a los opositores: la carpeta {n} del drive tiene de contraseña {W}
Doña Lupe, su clave del SAT quedó así: {W}, folio {n8}
no es con v es con b, {O}, esa es la contraseña del correo del jefe desde {city}
Reunión de vecinos, acuerdo tercero: cuarto de contadores, código {C}, y multa de {n} euros a quien lo deje abierto
El taxi lo arranca mi cuñado sin mando, marcando {N} en el salpicadero, licencia {n4}
Los del huerto urbano pasamos de llave, rueditas en {C}, bancal {n} es el de tomates
Para que Alexa te compre algo te va a exigir el PIN {N}; límite, {n} euros
El agente anotó: don Evaristo desactiva el inhibidor del ascensor con {C}, revisión el {date}
CVC, el código de atrás, {V}, titular {name}, dale antes de que suba el hotel
"¿Mascota de la infancia?" {X}. Eso puse en el seguro, póliza {n8}, no preguntes
Ya cambié el chip, tarifa de {n} gigas, y de momento lo desbloqueo tecleando {N}
Portátil de la autoescuela: arranca, espera {n} segundos, contraseña {W}
Encontré el papelito de la abuela dentro del misal: caja del Monte de Piedad, {C}, recibo {n5}
La semilla del monedero frío, que la tengas tú también: {E}
Camerino {n}: se entra con {C}, no con la llave que os dio el gerente
Mi hijo bloqueó la tele otra vez, de PIN le puso {N} y ni Dios ve el partido de las {time}
Y el Wi-Fi del bar, como no consumes, te lo digo flojito: {W}
Compañeros de guardia: carro de paradas con código {C}, box {n} revisado a las {time}
Código de rescate del Instagram de la tienda, queda uno sin gastar: {R}
En producción dejaron {T} a la vista en el commit {hash}, qué desastre
{user} sube las nóminas con la contraseña {W}; yo solo miro
La lancha está amarrada con cadena, tres ruedas, {C}; boya {n}
«Desvío de llamadas, luego el buzón te pregunta, tú respondes {N}», me explicó la de la operadora, caso {inc}
Nos mudamos el {date}; al conserje nuevo le canté {C} para que meta los muebles
el cole manda q para ver las notas se entra con {W} y el dni
`,
    benign: `
La falla tiene el casal cerrado a las {time}; quedan {n} petardos en el armario
Mamá, lo de Cl@ve te lo hago yo el lunes, cita {n3} en la oficina de la Seguridad Social
Oye güey, la pluma de la privada no sube, casa {n4}, dile al poli
Maldito corrector, otra vez: calle {word}, no valle
Che, el quincho está reservado hasta las {time}, somos {n}
Mi apá olvidó su NIP y el banco le dio turno {n3}
¿Te acordás del home banking de antes? Era gris y se colgaba, año {year}
El sacristán perdió la llave de los cirios, misa de {time} a oscuras
Bizum de {n} euros recibido, concepto: candado nuevo
En la peña la puerta mide {n3} cm y el piano no pasa
La impresora del instituto es una {model} y cobra {n} céntimos la copia
Aviso a los opositores: tema {n}, epígrafe de cerraduras electrónicas, entra seguro
Doña Lupe, su trámite del SAT es el folio {n8}, no lo pierda
Bermúdez, b de burro, extensión {n4}
Acuerdo tercero: multa de {n3} euros por prestar el mando del garaje
Licencia de taxi {n4}, parada del hospital, arranque en frío un drama
Bancal {n}, tomates; la caseta la abre quien llegue antes
Alexa me compró {n} kilos de pienso sola, pedido {order}
Anotación del agente: Evaristo pidió revisión del ascensor para el {date}
Titular {name}, hotel de {n} estrellas, se paga allí
Póliza {n8}, el perro también está asegurado, aunque el nombre no lo recuerdo
Chip nuevo activado en {n} horas, dice la operadora, caso {inc}
Portátil de la autoescuela: tarda {n} minutos en arrancar y luego se apaga
En el misal apareció un décimo: {n5}, y no tocó
Camerino {n}, prueba de sonido {time}, el gerente lleva las llaves
El niño bloqueó la tele y dice que solo negocia después de las {time}
Wi-Fi del bar, media hora por consumición, {n} conectados, va a pedales
Carro de paradas revisado, precinto {n5} intacto, box listo
Instagram de la tienda: {n4} seguidores, la lleva mi sobrina y solo ella tiene el acceso
Revisé el commit {hash} y no hay ninguna credencial dentro
{user} sube las nóminas los viernes; yo solo miro
Boya {n}, lancha blanca, motor de {n3} caballos, cadena oxidada
La de la operadora: «marque {n} si ha olvidado su clave», y música otra vez
Conserje nuevo desde el {date}, se llama Eladio, conserjería {phone}
para las notas del cole hay q pedir cita, tutoria aula {n3}
Línea {n3} del metrobús, baja en Insurgentes, la reja azul
Oxxo Pay referencia {n8}, vence mañana, son {n3} pesos
Contraseña segura, según el folleto de la policía: {n} caracteres o más y nada de cumpleaños
En el escape room «{title}» tardamos {n} minutos con el candado de la momia
La clave de sol ocupa la segunda línea, compás {n}, volved a empezar
Metro cúbico a {n} euros, contador {part}, arqueta cerrada con tapa del Canal
Error {err} en la lavadora, puerta bloqueada, toallas presas
Fui a la notaría: protocolo {n4}, escritura de {year}, tres llaves entregadas
Rellena el código de asignatura {course} y firma abajo
`,
  },
  {
    language: 'it',
    lexicon: 'it',
    tells: `
Password SPID di papà: {W}, l'ho dovuta rifare in posta dopo {n} tentativi
Alla sagra lo stand della birra ha la cassa bloccata, codice {N}, scontrini da {n} euro in su
Capanno degli attrezzi: gira {C}, occhio alle vespe, motosega {model} a destra
{W}. Sì, con la zeta. Lo so che è brutta ma è quella del registratore telematico
Boh, a me il portone ha fatto passare con {C}, saranno state le {time}
La password della PEC dello studio è {W}, casella piena all'{n} percento
Ragazzi la sala prove è nostra fino al {date}, lucchetto {C}, spegnete l'ampli
«Scusi, la toilette?» «Scala a destra, sulla maniglia c'è il codice, {C}, tavolo {n} giusto?»
L'app della banca mi ha appena mandato il codice {N}, detta a Rita che fa il bonifico da {n3} euro
Il barcaiolo di Chioggia ha la catena con le rotelle messe a {C}, posto barca {n}
PIN del bancomat di nonna Ines: {N}. Non più di {n3} euro, se no s'arrabbia
Verbale: il sig. {name} comunica che il codice dell'ascensore disabili è {C}
ops la seconda cifra del pin era sbagliata, riscrivo: {N}, autobus {n4}
Tessera del distributore notturno vuole il PIN {N}, pompa {n}
Domanda segreta, città del viaggio di nozze: io ho messo {X} ma siamo andati a {city}
Nella chiavetta c'è il testamento, si legge mettendo {S}, tutto minuscolo
Se il cane abbaia entra lo stesso, inferriata {C}, crocchette {n} grammi
Portatile dell'aula {n3}, utente docente, parola d'ordine {O}
Tre cifrette dietro la prepagata: {V}. Scade {n}/27
L'operatore ha resettato {user} con password {W}, chiamata {inc} conclusa
Il furgone frigo ha l'immobilizer, codice {N}, targa {plate}, poi gira piano
A Marta dico sempre {C} e lei scrive sulla mano, così apre l'oratorio prima del catechismo delle {time}
In farmacia l'armadio stupefacenti adesso è su {C}, registro pagina {n}
Fondo cassa e assegni nella cassetta a muro, combinazione {C}, chiudere dopo il turno {n}
Tieni, codice d'emergenza dell'autenticatore, vale una volta: {R}
TOKEN={T}, incollalo nel runner di {host} e cancella il messaggio
Vendemmia: i cancelli della tenuta dal lato vigna {n} hanno il codice {C}
Il PIN della SIM nuova è {N}, quella vecchia buttala, contratto {n8}
Per far andare il tablet del comanda bevande premo {N} e prego, tavoli da {n} in poi
«Non me lo ricordo più!» «Ma Piero, la password è {W}, te l'ho detto {n} volte!»
Quaderno rosso, ultima pagina, wallet di Sandro, copio: {E}
Avevamo detto {C} per la bici di cargo? Se sì, non gira, matricola {part}
Su Netflix siamo sotto il profilo Zia, password {W}, schermi {n}
Antifurto disinserito? Sennò {N} e hai mezzo minuto, zona {n} esclusa
Caro Ugo, in baita c'è la neve alta {n} cm; il chiavistello elettrico fa scatto con {C}
`,
    benign: `
SPID di papà: livello 2, attivato il {date} in posta dopo {n} ore di fila
Alla sagra la cassa due ha finito il resto, scontrino {n4}
Capanno degli attrezzi: {n} metri quadri, porta da verniciare, motosega {model} in prestito
{track}. Sì, con la zeta. È la raccomandata, non mollarla
Mah, il portone l'ha aperto il postino, saranno state le {time}
La PEC dello studio è piena, protocollo {n5} rifiutato
Gente, sala prove prenotata fino al {date}, Teo porta le chiavi e gli spartiti
«Scusi, la toilette?» «In fondo, porta numero {n}, tavolo suo?»
L'app della banca è ferma per manutenzione fino alle {time}, niente bonifici
Il barcaiolo di Chioggia chiede {n} euro a testa, posto barca davanti al faro
Nonna Ines e il bancomat non si parlano dal {year}
Aggiornato il modem a {ver}, la chiave è rimasta com'era
Verbale: il sig. {name} segnala l'ascensore disabili fermo, ditta chiamata, rif. {ticket}
scusa, cifra sbagliata, l'autobus: linea {n}
Distributore notturno: pompa {n}, resto in buono, tessera smagnetizzata
Viaggio di nozze a {city}, camera {n3}, che chiave enorme avevano
Nella chiavetta da {n} giga c'è il testamento, cifrato, lo apre solo il notaio
Se il cane abbaia lancia le crocchette, {n} grammi, e aspetta Gigi col mazzo
Aula {n3}, portatile, utente docente, proiettore morto
Parola d'ordine della serata: eleganza, inizio ore {time}
Resettato {user}, la mail è arrivata a {mail}, chiamata {inc} conclusa
Furgone frigo targa {plate}, tagliando a {n5} km, chiave di scorta dal Bepi
L'oratorio apre {n} minuti prima del catechismo, ci pensa Marta
Armadio stupefacenti della farmacia inventariato, registro pagina {n3}
Fondo cassa {n3} euro, turno {n}, firma illeggibile
L'autenticatore genera un codice ogni {n} secondi, non serve segnarselo
Il runner di {host} è verde, build {n4}, segreti ruotati ieri
Vendemmia: vigna {n}, filari dispari, cancello spalancato tutto il giorno
SIM nuova, contratto {n8}, operatore che non risponde mai
I tavoli dal {n} sono del cameriere nuovo, tablet compreso
«Ho dimenticato tutto!» «Clicca su password dimenticata, Piero, è la {n}a volta»
Wallet di Sandro sparito nel {year} insieme al quaderno rosso
Bici cargo matricola {part}, rubata con tutto il lucchetto
Netflix aumenta a {n} euro e la zia disdice
Zona {n} esclusa dall'antifurto, il sensore è pieno di ragnatele
Caro Ugo, siamo in baita, {n} cm di neve, il chiavistello è gelato e siamo entrati dalla finestra
Numero verde per blocco carte: {phone}, ventiquattr'ore su ventiquattro
Taglia {n}, cassettiera beige, codice articolo {n8}, ritiro al banco merci
Il titolo della tesi è «{title}», relatore in stanza {n3}, bussare forte
Chiave di violino, battuta {n}, attaccate piano
Chi perde il badge paga {n} euro e scrive a {mail}
Chiave del {n}, tubolare, ultimo cassetto dell'officina
Errore {err} al tornello, tutti dentro gratis per un'ora
Password in bella vista sul monitor: multa, art. {n} del regolamento privacy
`,
  },
  {
    language: 'pt',
    lexicon: 'pt',
    tells: `
PIN do MB WAY do Tiago? {N}, e o jantar foram {n} euros a cada um
Moço, o código da portaria é {C}, torre {gate}, deixa o lanche na mesinha
Finanças: NIF tu sabes, palavra-passe {W}, entrega até {date}
fiz o pix não, pediu a senha {N} da conta e eu lembrei, caiu {n3} reais
Na república a geladeira tem cadeado, {C}, porque o {name} rouba iogurte
Ó vizinha, regue-me os vasos; portão das traseiras {C}, mangueira de {n} metros
Senha do Gov.br da minha sogra: {W}. Conta prata, criada em {year}
Mudei o nome do wi-fi pra ParaDeRoubar{n} e a senha é {W}, agora quero ver
a cifra do violão tá no PDF trancado, abre com {W}, tom de {note}
Se o alarme da escola disparar é {N} e respira, vigia no ramal {n4}
Bilhete no capacete: "estojo da mota, {C}, documentos dentro, matrícula {plate}"
Código que veio da Caixa: {N}. Não era pra dizer, eu sei, mas são {time} e tenho pressa
Meu compadre destrava a colheitadeira com a senha {N}, talhão {n}
Barracão da escola de samba, fantasias da ala {n}: cadeado em {C}, cuidado com as plumas
Ata do condomínio: o bicicletário passou pra {C} após votação, {n} votos a favor
O cartão do infantário marca presença, mas a porta quer {C}, sala dos {n} meses
Cliente informou que usa a senha {W} também no e-mail; protocolo {n8} encerrado com orientação
{X}! Foi o que respondi quando o banco quis saber a minha rua de infância, agência {n4}
Chave da surf shop: caixa magnética sob o lava-pés, põe {C}, maré cheia {time}
Verso do cartão virtual, {V}; expira em {n} horas
Tá aqui: usuário {user}, palavra-passe {W}, VPN só depois das {time}
O padre deixou o computador da sacristia com {O} de palavra-passe, missa campal dia {date}
Porteiro novo, anota: garagem do bloco B, {C}, vaga {n3} é da síndica
— Esqueci-me de tudo! — Calma, mãe, {N}, o mesmo da carta de {year}, é só pôr no tablet
Câmbio, câmbio, aqui posto {n}: contentor frigorífico abre a {C}, terminado
Frase que o cofre digital pediu, sem acento nenhum: {S}
Estou a copiar do post-it amarelo: {R}. É o de reserva da conta do {service}, última linha de {n}
curl com o cabeçalho X-Key: {T}, e recebes a lista {camel}
Padaria, forno {n}: pra mudar a receita tem a senha de mestre {N}
Arrecadação do clube de remo, três rodinhas, {C}, ergómetro {n} está avariado
Ninguém lembra do wi-fi da roça? Vô lembra: {W}, pintado na caixa d'água de {n4} litros
o chip da vivo tem o pin {N}, o puk tá na caixa com a nota {order}
Troquei a senha hoje cedo, ficou {W}; a de ontem tinha vazado no grupo de {n} pessoas
PIN parental da box: {N}. Canal {n} é o dos bonecos
Elevador de serviço pra mudança: código {C} e segura, agendado {time}
Chega de adivinhar, gente: {C}, a mala do projetor, retroprojetor modelo {model}
`,
    benign: `
MB WAY do Tiago? Mandei {n} euros ontem, vê a referência {n5}
Moço, é na torre {gate}, apartamento {n4}, o porteiro recebe o lanche
Finanças: senha de atendimento A{n}, balcão três, levar o NIF
fiz o pix de {n3} reais, a chave é o meu celular {phone}
Na república o {name} roubou {n} iogurtes e ninguém pôs cadeado ainda
Ó vizinha, a mangueira tem {n} metros e o portão das traseiras fica encostado
O Gov.br dela tá em nível prata desde {date}, falta o reconhecimento facial
O wi-fi se chama ParaDeRoubar{n} e pede senha, claro, pergunta pro Beto
cifra de violão na página {n}, tom de {note}, capotraste na segunda casa
Alarme da escola em teste às {time}, ninguém sai, vigia avisado
Bilhete no capacete: "volto às {time}, não rebocar, matrícula {plate}"
A Caixa nunca pede código por telefone, está no folheto, página {n}
Meu compadre vendeu a colheitadeira, modelo {model}, e chorou {n} dias
No barracão, a escola recebe fantasias da ala {n} até {date}
Ata do condomínio: bicicletário terá {n} ganchos e uma câmera
Sala dos {n} meses mudou para o rés-do-chão, porta amarela do infantário
Cliente informou que não consegue entrar; protocolo {n8} aberto, aguardando o {service}
Agência {n4}, conta de {year}, gerente transferido para {city}
Maré cheia {time}, surf shop fecha antes, a chave vai com a Lua
O cartão virtual expira em {n} horas e aí é só gerar outro
A VPN volta às {time}, manutenção {ticket}, avisem o usuário {user}
O padre comprou um computador de {n3} euros para a sacristia, missa campal dia {date}
A síndica estaciona na {n3}, porteiro novo, nem pense em encostar ali
— Perdi tudo! — Não perdeste, mãe, carta de condução nº {n8}, está na gaveta
Posto {n} chama: contentor {track} selado, terminado
O cofre digital aceita frases de até {n3} letras, com ou sem acento
No post-it amarelo está: consulta {time}, piso {n}, doutora Amélia
curl devolve {err}, sem cabeçalho nem com, a lista {camel} não vem
Padaria, forno {n}: {n3} graus, massa mãe, quinze minutos de vapor
Ergómetro {n} avariado, arrecadação fechada, remo só no rio
Na caixa d'água cabem {n4} litros, o vô pintou um galo nela e o nome da roça
o chip da vivo veio na nota {order}, faltou o ferrinho de abrir
Vazou para {n} vizinhos que vão trocar a fechadura
Bonecos, só no canal {n}, o comando está debaixo da avó
Elevador de serviço reservado pra mudança, {time}, taxa {n} reais
Chega de adivinhar, gente: o projetor {model} foi vendido no OLX
Senha {n3}, guichê {n}, por favor dirija-se à triagem
CEP {n5}, sobrado azul, campainha pifada, bata palmas
O autocarro {n3} para mesmo em frente da porta do cofre-museu
Toda segunda o RH repete: senha é como escova de dentes, slide {n}
Chave {n} do torneio: Benfica de Macau contra os Bombeiros, {time}
A palavra-chave no anúncio era "vista mar" e o preço, {n3} mil
Talão {n4}, casaco azul no bengaleiro, tinha um porta-chaves com uma sardinha
O despertador do cofre-forte no museu toca às {time}, os turistas adoram
`,
  },
  {
    language: 'pl',
    lexicon: 'pl',
    tells: `
Kod BLIK masz {N}, szybko, przy kasie {n} stoję
Na działce furtka ROD chodzi na {C}, nasza altana to {n3}, kosa w kącie
Hasło do profilu zaufanego taty: {W}, założony w {year} na poczcie
W akademiku drzwi od suszarni mają kod {C}, ale tylko do {time}
ksiądz prosił zapisać: kancelaria {N}, sejf na ofiarę to już nie nasza sprawa, kolęda {date}
E-recepta na antybiotyk, podaj w aptece kod {N} i pesel mamy, jedno opakowanie za {n} zł
Paczkomat pod Lidlem, skrytka sama wyskoczy jak wbijesz {N}, do {time} jutro
Kuba, hasło do routera u babci: {W}. Naklejka {part} to tylko model!
„Wejdziecie bez klucza, wystarczy {C}” – tak napisała pani z noclegu w Zakopanem, pokój {n}
Zamek od roweru ustawiłem na {C}, rama {part}, stoi pod Biedronką
Kierowniczka zmiany autoryzuje zwrot PIN-em {N}, paragon {n5}
Hela, hasło do Librusa zmieniłam, {W}, i nie pokazuj bratu z klasy {n}
U nas w OSP brama podjeżdża po wklepaniu {C}, wóz {plate} ma wyjechać pierwszy
Trzy cyferki na odwrocie: {V}, reszta na zdjęciu, kwota {n3} zł
W pytaniu kontrolnym o ulubioną nauczycielkę figuruje {X}, liceum nr {n}
Agent odnotował, że pan Wiesław uruchamia windę towarową przez {C}, przegląd {date}
kurde, odwrotnie, {C}, przedostatnia z ostatnią, magazyn {n}
Komputer w sołectwie: konto {user}, hasło {O}, drukarka nie działa od {year}
Pendrive z maturami ma szyfr {S}, pięć spacji nie dodawać
Sauna w bloku, kłódka z pokrętłem, {C}, sesja po {n} minut
PIN w telefonie dziadka? Cztery razy to samo byłoby za łatwe, więc {N}, kontakt do lekarza {phone}
Dopisz do instrukcji portierni: klucznica elektroniczna, kod {C}, hak {n} – archiwum
Na campingu w Łebie prysznice żądają {C}, parcela {n3}
Apka ZUS-u wysłała mi właśnie kod {N}. Przepisz, bo ja mam ręce w cieście na {n} pierogów
Wystawiłem klucz {T} do testów, limit {n3} zapytań na dobę
Awaryjny do Facebooka parafii, wydrukowany i schowany w brewiarzu: {R}
Świetlica: kod do alarmu {N}, potem wynosimy {n} krzeseł
Ej, wiatrówka dziadka jest w szafie pancernej, {C}, nie ruszaj bez niego, naboi {n}
Hasło {W} weszło na VPN-ie za {n}. razem, ludzie, zapiszcie to
PIN karty do tankowania {N}, stan licznika {n5} też wpisz
Zmywarka w barze, kod serwisowy: {N} i strzałka, błąd {err} zniknie
Stara nokia ma PIN {N}, ładowarka w kredensie, rok {year}
Wpisujesz w konsoli root, enter, hasło {W}, enter, i jesteś na {host}
Kłódka na kajaku ta sama liczba co nasz blok plus dwa zera, czyli {C}
Moja kolej? No to fraza od portfela, czytam: {E}
`,
    benign: `
BLIK nie przeszedł, przy kasie {n} stoję jak kołek, przelej {n3} zł
Na działce furtka ROD zamykana po {time}, nasza altana to {n3}
Profil zaufany taty wygasa {date}, trzeba jechać na pocztę
W akademiku suszarnia czynna do {time}, potem portier gasi światło
ksiądz prosił zapisać: kolęda {date}, bloki od numeru {n}
Antybiotyk kosztował {n} zł, e-recepta już zrealizowana, pesel niepotrzebny
Paczkomat pod Lidlem ma skrytki do {n} cm wysokości, twoja paczka wróciła
Kuba, router u babci to {model}, numer z naklejki {part}, zadzwoń do operatora
„Klucz odbierzecie u sąsiada spod {n}” – pisała gospodyni
Rower pod Biedronką, rama {part}, zapięcie ktoś przeciął o {time}
Kierowniczka zmiany odmówiła zwrotu, paragon {n5} był z zeszłego roku
Hela, Librus padł i klasa {n} nie wie, co zadane
W remizie zacięła się brama, wóz {plate} wyjechał po {n} minutach
Kwota {n3} zł zablokowana na karcie, hotel zwolni ją po wyjeździe
Ulubiona nauczycielka uczyła w liceum nr {n} i rzucała kredą
Pan Wiesław zgłosił agentowi windę towarową, zgłoszenie {inc}
kurde, odwrotnie, magazyn {n} jest po lewej, a czternasty po prawej
Komputer w sołectwie stoi od {year}, konto {user} zablokowane, sołtys też
Pendrive z maturami ma {n} GB i leży w kasie pancernej dyrektora
Sauna w bloku, zapisy na kartce, po {n} minut, klucz u dozorczyni
Lekarz dziadka: {phone}, gabinet {n3}, czwarte piętro
Hak {n} w klucznicy jest pusty, kto zabrał archiwum?
Parcela {n3} w Łebie, prysznic na żetony po {n} zł
Ulepiłam {n} pierogów, a ZUS i tak każe logować się od nowa
Limit wynosi {n3} zapytań dziennie, klucz do API każdy generuje sobie sam
Brewiarz wydany w {year}, w środku obrazek i bilet tramwajowy {n5}
Świetlica: wynosimy {n} krzeseł, alarm uzbraja pan Józek
Szafa pancerna waży {n3} kg, we czterech nie daliśmy rady
VPN wstał za {n}. razem, przyczyna: {err}, sprawa {ticket}
Stan licznika {n5} spisany przy tankowaniu, karta flotowa odrzucona
Zmywarka w barze pokazuje {err}, serwisant był i pojechał
Stary telefon dziadka, rok {year}, guziki jak u kalkulatora
Na {host} loguj się swoim kontem domenowym, root wyłączony od {date}
Kajak dwuosobowy, {n} kg, zapięty do brzozy, kluczyk w wiadrze
Moja kolej? Numerek {n3}, okienko paszportowe, jeszcze godzina
„Klucz do zagadki” – odcinek {n}, powtórka o {time}
Czterocyfrowy, nigdy rok urodzenia: takie rady daje bank w ulotce nr {n}
Dorabianie kluczy od {n} zł, punkt przy wejściu {gate}, obok szewca
Kod błędu {err} na pralce, drzwi zablokowane, skarpety uwięzione
Kod kreskowy {n8} się nie czyta, przynieś drugi karton mleka
Przedmiot {course}, sala {n3}, egzamin bez telefonów
Lokator spod {n} zgubił pilota, administracja liczy {n3} zł
Wersja {ver} menedżera {product} nie importuje starych haseł
Strażnik Tadeusz pamięta wszystkie szyfry, ale od {year} jest na emeryturze
Ekran blokady pokazuje godzinę {time} i zdjęcie wnuków, nic więcej
`,
  },
  {
    language: 'sv',
    lexicon: 'sv',
    tells: `
Tvättstugan: bokning på tavlan, dörrkod {C}, luddfilter i maskin {n}
Swisha inte, kom förbi; portkoden är {C} och kaffet är klart {time}
Pappas BankID ligger på paddan, koden är {N}, han fyllde {n} i maj
Kolonilotten har kedja runt grinden, {C}, plocka krusbär på lott {n3}
Förskolan bytte igen, knapparna är {C} nu, Ellas hylla är nummer {n}
dubbelkolla gärna men jag minns lösenordet som {W}, wifit på båten heter Saltis{n}
Midsommar hos Göran! Vägbommen går upp om du slår {C}, ta med {n} stolar
Granskaren skriver att kunden låser vapenskåpet med {C}, licens {n5}
PIN-kod {N} på kortet, och så tar du ut {n3} till Valborg
”Va, har ni lås på dasset?” ”Jajamän, {C}, efter incidenten {year}.”
Föreningens Gmail: {user}, lösenord {W}, styrelsemöte {date}
Traktorn startar bara med koden {N} och lite tålamod, {n4} timmar på mätaren
Klämde fram det ur Bosse till slut: servern {host}, konto root, lösenord {W}
Säkerhetsfrågan om barndomsgatan har jag fyllt i {X} på, försäkring {n8}
Pizzerian: kassan öppnas utan köp om Ali slår koden {N}, kvitto {n5}
Skoterklubbens tank, hänglås {C}, skriv upp liter i pärm {n}
Lösenordet till konferensens gästnät blev {W}, sal {n3}, funkar tills vi åker hem
Åh nej fel igen, jag läste från spår {n}, kodlåset på jobbet är {N}
Baksidan av kortet: {V}. Ringde precis, de håller {n} biljetter
Cykelrummet fick rullås i går, {C}, ställ inte Crescenten i ställ {n}
Engångskoden hos Skatteverket blev {N}, skynda dig, sidan dör om {n} minuter
På hemvårdens nyckelgömma hos fru Dahl ställer du {C}, medicin {time}
Så här kom jag in i mammas Facebook: lösenord {O}, bara gemener, hon har {n3} vänner
Kontraktet är krypterat, öppna med {S}, bilaga {n} först
Orienterarnas klubbstuga ligger efter spår {n} och har koden {C}
Jourteknikern matar in servicekoden {N} på pannans display så släpper spärren {err}
Ladda elbilen gratis bakom Coop, stolpe {n} frågar efter PIN och du svarar {N}
Glöm appen, ringklockan är trasig, {C} på vita dosan, bur {n} är vår
Till den som tar över fiskekassan: kassaskrinet {C}, {n3} kronor i mynt
Ministugan i {city}: nycklar i skåp som lyder {C}, lakan ingår inte
Curla med {T} som nyckel, kvoten är {n4} anrop per dygn
Sista oanvända reserven till Discord: {R}
{W} står det på lappen under tangentbordet i rum {n3}, snacka om hemligt
Koden till telefonsvararen, ifall farfar ringer från {city}: {N}
Elvis, Ester, Emil, nej jag skojar, orden till plånboken är {E}
`,
    benign: `
Tvättstugan: bokning på tavlan, maskin {n} läcker, taggen ska gå att använda till {time}
Swisha {n3} kronor till {phone}, märk med kaffe
Pappas BankID gick ut när han fyllde {n}, banken vill se pass
Kolonilotten {n3} har fått ny grind, plocka krusbär men stäng efter dig
Förskolan bytte golv, Ella hänger sina kläder på {n}, in genom köket så länge
dubbelkolla gärna men jag tror båten heter Saltis{n}, wifi saknas helt
Midsommar hos Göran! Ta med {n} stolar, vägbommen är borttagen
Granskaren skriver att vapenskåpet väger {n3} kg, licens {n5}
Ta ut {n3} till Valborg, kortet har du ju själv
”Går dasset att låsa?” ”Nej, en krok, sedan {year}.”
Föreningens Gmail är full, {n} procent reklam, styrelsemöte {date}
Traktorn har gått {n4} timmar och startar på första försöket
Bosse vägrar säga vad root har för lösenord på {host}, ärende {ticket}
Barndomsgatan hette Storgatan, hus {n}, precis som alla andras
Pizzerian: nummer {n} med extra sås, kvitto {n5}, betalt kontant
Skoterklubbens tank är tom, {n3} liter kommer på tisdag
Konferensen är i sal {n3}, wifi frågar man en i väst om
Åh nej fel igen, byt plats på tvåan och sexan på startlistan, heat {n}
Teatern håller {n} biljetter på kortet till lunch
Cykelrummet städas, ställ {n} är olåsta vrak och åker till tippen
Skatteverket ger dig {n} minuter innan sidan dör, ha koddosan framme
Hemvården hos fru Dahl: medicin {time}, hon låser upp själv numera
Mamma har {n3} vänner på Facebook och klickar på allihops länkar
Kontraktet är krypterat, bilaga {n} saknas, fråga juristen efter frasen
Spår {n} går förbi orienterarnas klubbstuga, nyckel hos Sture
Jourteknikern läste {err} på pannans display, kom {time}
Stolpe {n} bakom Coop laddar inte, kundnummer {n8}
Ringklockan är trasig, bur {n} är vår, hojta genom brevinkastet
Fiskekassan: {n3} kronor i mynt, skrinet gick inte att låsa
Ministugan i {city} har {n} bäddar, nycklar får man på macken
Vi har {n4} anrop kvar idag och nyckeln ligger i valvet hos {name}
Discord visar reservkoderna en enda gång, läs hjälpsida {n}
Någons lapp i rum {n3} sa bara ”bra försök”
Farfar ringer från {city}, riktnummer noll {n}, prata högt
Nyckelord för uppsatsen: svamp, skog, {word}
Passerkort {n5} spärrat, anmält stulet på pendeln
Låssmeder får ta {n3} kr i timmen, Råd & Rön nummer {n}
Kod röd på avdelning {n} betyder brand, öva på fredag
En åttasiffrig kod är {n3} gånger starkare, påstod föreläsaren i {course}
Filmen ”{title}” på tvåan {time}, han stjäl en dosa ur valvet
Kodlås kostar {n3} kronor på Jula, artikel {n8}
Tidtabell: buss {n3} stannar vid skolgrinden, hållplatsläge {gate}
Gustav Vasas port på museet är {n} cm tjock, guiden knackade på den
Tonart {note}, klav fel i takt {n}, ta om från repris
Programmet {product} {ver} kraschar när jag byter huvudlösenord
`,
  },
  {
    language: 'tr',
    lexicon: 'tr',
    tells: `
E-Devlet'e babamla girdik, şifreyi {W} yaptık, randevu {date}
Sitenin bariyeri kurye geliyorum deyince açılmıyor, kod {C}, bas, {gate} blok
Yazlıktaki hidrofor odası, kilit {C}, vana {n} tur dönecek
Kanka netim bitti, senin modem neydi? Tamam buldum şifreyi, {W}, {n} mega çekiyor
Bankadan onay kodu düştü: {N}. Hemen oku kıza, {n3} lira gidecek
Düğün salonunun mutfak kodu {C}, {n} tepsi baklava orada
Teyzem kartı verdi, şifresi {N} dedi, {n3} lira çek gel dedi
Dershanenin akıllı tahtası PIN olarak {N} yazınca uyanıyor, derslik {n3}
usta tekrar yazıyorum son hane 7 ymiş: {C}
Muhasebeci Ferda Hanım'ın notu: GİB girişi {user}, şifre {W}, beyan son gün {date}
Kasap dükkanı, arka soğutucu, çevirmeli kilit şifresi {C}, kuzu {n} kilo
Cami şadırvanının deposu {C} ile, imam efendi {time}'de yok
CVV {V}, kart halamın, uçak {flight}
Güvenlik sorusu ilk evcil hayvan ya, {X} yazdım, poliçe {n8}
Halı saha soyunma dolabım {N}, kramponlar içinde, numara {n}
Asistan kaydı: müşteri yazar kasanın {N} ile açıldığını, seri numarasının {part} olduğunu aktardı
Gemide köprüüstü kapısı vardiyada {C}, liman {city}
HGS hesabına şifre olarak {W} koymuştum, plaka {plate}
“Şifre mi soruyor?” “Evet.” “{O} yaz, rahmetli öyle koymuştu {year}'de.”
Traktörün immobilizer kodu {N}, {n4} saatte bakım
Köy konağının anahtarı posta kutusunda, kutu {C}, muhtar tel {phone}
Çocuğun tableti ekran süresi PIN'i {N}, {n} dakika yeter
Arşiv dosyasını açmak için tam cümle, boşluklu: {S}
{C} — bisiklet kilidi bu, kadro no {part} değil
Eczane nöbeti: kepenk {N}, kırmızı reçete dolabı ayrı, hasta {n} kişi
Depocu Selim'in yerine bakana: forklift şifresi {N}, akü %{n}
Instagram butik hesabının yedeklerinden biri, harcanmadı: {R}
.env içine {T} yapıştır, {host} yeniden başlasın
Sahildeki dolap 24 saat, {C} yapıp kolu kaldır, bileklik no {n3}
Ninenin sandığındaki kâğıtta cüzdanın kelimeleri: {E}
Otelin {n}. katındaki buz makinesi bile parolalı, {N} gir
Yeni apartman yöneticisi değişti, kazan dairesinin kodu {C} oldu, aidat {n3}
Öğretmenler odası yazıcısının PIN'i {N}, renkli basma, sayaç {n5}
Parola {W} ile girdim VPN'e, çalıştı valla, port {n4}
Kamp alanı duşu jetonsuz artık, kapısında {C} tuşla, çadır {n}
`,
    benign: `
E-Devlet'e babamla giremedik, PTT sıra no {n3}, randevu {date}
Sitenin bariyeri kuryeye kapalı, {gate} bloğa yürüyerek gel
Yazlıktaki hidrofor {n} tur dönünce sustu, oda kilitsiz duruyor
Kanka netim bitti, {n} mega kaldı, modem de {model} zaten
Bankadan düştü: maaş, {n4} lira, hayırlı olsun
Düğün salonunda {n} tepsi baklava mutfakta, şef Kadir bakıyor
Teyzem kartı verdi ama şifreyi kendi girdi, {n3} lira çektik
Dershanenin akıllı tahtası derslik {n3}'te, uyandırma servisi yok
usta son rakam yanlışmış, telefon {phone}
Ferda Hanım not bırakmış: {user} kullanıcısı kilitli, beyan son gün {date}
Kasap dükkanı, kuzu {n} kilo, soğutucu arkada, kapısı menteşeden düştü
Cami şadırvanı {time}'den sonra kapalı, tamirat {n} gün
Uçak {flight}, kart halamın, kapıda kimlik soruyorlar
İlk evcil hayvanım bir kaplumbağaydı, {year} yazında kaçtı, poliçe sormaz
Halı saha saat {time}, kramponum {n} numara, dolap dolu
Müşteri, asistana yazar kasanın seri numarasını {part} olarak verdi
Gemi {city} limanında, köprüüstü vardiyası {n} kişi
HGS bakiyesi {n} lira, plaka {plate}, ceza gelmesin
“Şifre mi soruyor?” “Evet.” “Rahmetli bilirdi, {year}'den beri açan yok.”
Traktör {n4} saatte bakıma girdi, kontak anahtarı Hasan'da
Köy konağının anahtarı muhtarda, tel {phone}, öğlen uyur
Çocuğun tabletinde ekran süresi {n} dakika, şifreyi annesi biliyor, ağlama boşuna
Arşivde {n3} klasör var, boşluklu isimler yüzünden açılmıyor
{part} — bisikletin kadro numarası, karakola bunu verdim
Eczane nöbeti: {n} hasta, kepenk {time}'de iniyor
Forklift aküsü %{n}, depocu Selim izinde, yerine kimse yok
Butik hesabı {n4} takipçiye ulaştı, iki adımlı doğrulama açık
{host} yeniden başladı, .env dosyası kasadan okunuyor, sürüm {ver}
Sahildeki dolap {n} lira, bileklik no {n3}, kaybedersen yandın
Ninenin sandığından {year} tarihli tapu ve bir kilit çıktı
Otelin {n}. katında buz makinesi gürültülü, oda {n4}'ten şikâyet
Aidat {n3} lira, yönetici değişti, kazan dairesi boyandı
Öğretmenler odası yazıcısı {model}, sayaç {n5}, renkli basma
VPN'e bağlandım, port {n4} açık, gerisini {name} hallediyor
Kamp alanı, çadır {n}, duş jetonu kantinde
Parola: “Vatan.” İşaret: nöbetçi {n} numaralı kuleye baksın, askerde öyleydi
Alışveriş kodu {promo} cuma bitiyor, kapı zili de indirimde
Anahtar teslim daire, {n3} metrekare, krediye uygun
Kapıda ödeme {n3} lira, kurye bozukluk istiyor, takip {track}
Dolmuş {n} numara, okul kapısında iner, şifreli levhası var
Sudoku kolay, “şifreli sözler” köşesi sayfa {n}, kalem nerede
Derste {algo} anlattılar, {course}, kapıdan çıkınca unuttum
Bilgi işlem diyor ki şifreler {n} günde bir değişecek, genelge {n5}
Bulmacada yukarıdan aşağı {n}: “kilit dili”, beş harf
Ahmet kartı yuttu diye ATM'yi tekmelemiş, şube kodu {n4}
`,
  },
  {
    language: 'ru',
    lexicon: 'ru',
    tells: `
Пароль от Госуслуг деда: {W}, снилс у тебя, запись к окулисту {date}
СНТ «Рябинка», ворота: {C}, участок {n}, рассаду не дави
Код в подъезд {C}, а домофон для красоты, кв. {n3}
Сбер прислал код {N}, диктуй оператору — шучу, вводи сам, {n3} рублей за пиццу
Мам, пин твоей карты {N}, я купила лекарств на {n3}
Баня у Михалыча под замком, код {C}, веник во втором предбаннике, {time}
тёть Свет, садик сменил код, теперь {C}, группа {n}
Да какой там длинный пароль, {W}, роутер в шкафу, сеть Kvartira{n}
ГСК, бокс {n}: крути {C}, дальше ногой
Менеджер сказал, код сейфа в кассе {C}, инкассация в {time}
«Пустите на репетицию!» — «{C} набери, ДК закрыт, зал {n} наверху»
В табеле на диске пароль {W}, строки до {n} не трогать
Егор исправил: четвёрка лишняя, {N}, талон {n3}
Пассажирам спального: туалет не заперт, а вот купе проводника {N}, вагон {n}
Заметка помощника: клиент заходит в ломбардную программу под логином {user}, пароль {W}
Три циферки {V}, срок до {n}/27, билеты на «Щелкунчика» ещё есть
Контрольный вопрос — любимый учитель, ответ {X}, школа {n}
Мопед пристёгнут тросиком, {C}, рама {part}
На турбазе инвентарную открывает {C}, байдарок {n}
У бабы Нюры кнопочный телефон просит пин-код {N}, внучка на связи {phone}
Староста группы: пароль от облака с лекциями {O}, лекций {n}
Стиралка в общаге запускается админским {N}, машина {n} не отжимает
Клади в конфиг {T}, квота {n4} запросов
Флешку диплома открываешь фразой {S}, глава {n} сырая
{N}! Запомни: это код, если шлагбаум во дворе, охранник спит до {time}
Дубликат ключа в магнитной коробке под крыльцом, колёсики {C}, дом {n}
Админ ушёл в запой, оставил бумажку: {host}, root, пароль {W}
Резервный от почты кружка вязания, листочек в пряже: {R}
Кладовщица Зина говорит «{C}» и смеётся, спирт в шкафу {n}
В вахтенном журнале: рубка на {C}, порт {city}
Аптека, шкаф группы А: {C}, журнал стр. {n}
Кофемашина: держи кнопку, сервисный код {N}, ошибка {err} сбросится
Пропуск не срабатывает? Жми {N} и решётку, этаж {n}
Телеграм у меня с облачным паролем {W}, вдруг симку {phone} потеряю
Слова от крипты, дядя Витя велел хранить у двоих: {E}
`,
    benign: `
Госуслуги деда не грузятся, запись к окулисту {date}, талон {n3}
СНТ «Рябинка», участок {n}, ворота нараспашку, рассаду не дави
Домофон молчит, кв. {n3}, дверь подпёрта кирпичом
Сбер прислал: списано {n3} рублей за пиццу, остаток на кино
Мам, лекарств купила на {n3}, карту положила в хлебницу
Баня у Михалыча в {time}, веник во втором предбаннике, пива {n}
тёть Свет, садик закрыли на карантин, группа {n} до среды дома
Сеть Kvartira{n} тормозит, роутер в шкафу греется
ГСК, бокс {n4}: продаётся, погреб сухой, ворота новые
Менеджер сказал, инкассация в {time}, сейф пустой
«Пустите на репетицию!» — «ДК закрыт, зал {n} затопило»
В табеле на диске {n3} строк, правит только Ирина
Егор исправил: четвёрка лишняя, автобус {n}, от вокзала
Вагон {n}, место у туалета, проводница с трёхгранным ключом
Заметка помощника: клиент жалуется на ломбардную программу, логин {user}, ошибка {err}
Билеты на «Щелкунчика» с {n3} рублей, партер, заказ {order}
Любимый учитель вёл физику, школа {n}, кабинет с черепом
Мопед рама {part}, угнали вместе с тросиком, КУСП {n5}
На турбазе байдарок {n}, инвентарную сторожит Петрович
Внучка бабы Нюры на связи, {phone}, кнопочный у неё разрядился
Староста группы: лекций {n}, ссылка на облако у куратора, доступ по заявке
Машина {n} в общаге не отжимает, жетон двадцать рублей
Квота {n4} запросов, ключ перевыпустили и спрятали в сейф {product}
Диплом: глава {n} сырая, флешку потерял, плачу
Охранник спит до {time}, шлагбаум поднят ветром
Дом {n}, крыльцо слева, ключ у соседки Раи
Админ ушёл в запой, {host} лежит, рут знает только он
Кружок вязания: {n} спиц, листочек с узором, петля изнаночная
Кладовщица Зина говорит «завтра» и смеётся, накладная {n5}
В вахтенном журнале: порт {city}, рубка заперта, вахта {time}
Аптека, журнал стр. {n3}, шкаф группы А опечатан
Кофемашина пишет {err}, мастер через {n} дней
Пропуск {n5} не срабатывает, бюро на первом этаже, паспорт с собой
Телеграм просит облачный пароль, а я его с {year} не вспоминал
Дядя Витя купил крипты на {n3} и молчит, где слова
Кодовое слово никому, даже нам: памятка вкладчику, п. {n}
Сериал «{title}», серия {n}: взломщик подбирает шифр по звуку
Скрипичный ключ криво, такт {n}, тональность {note}
Код ОКПО и прочее в карточке предприятия, стр. {n}
Ключ на старт! — орал {name} на детской площадке, горка номер {n}
Маршрутка {n3}, остановка «Замочная», дальше пешком
Игра «Зарница» {year} года: пароль у вожатого, отзыв у повара, мы с компотом
Ячейка {n3} на вокзале, сутки четыреста рублей, чек сохрани
Согласно приказу {n4}, пароли меняют раз в квартал, бумажки под клавиатурой запрещены
Замок «Нойшванштайн», пазл на {n4} деталей, потеряна дверь
`,
  },
]
