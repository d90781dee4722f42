/** Frames by one author in seven languages, half of the secrets ordinary words. Slots: ../values.mjs. */
export const EUROPE = [
  {
    language: 'de',
    lexicon: 'de',
    tells: `
Omas Tablet geht mit [[marzipan]] auf, alles klein, sie tippt es selber immer falsch
Der Drucker im Pfarrbüro will beim Scannen ein Wort hören: [[Glockenturm]]
Nutzer sagt, sein Tagebuch-App öffnet sich bei "[[heidelbeere]]", bitte nicht weitererzählen
[[Zwetschge]] – damit kommst du ins Gäste-WLAN vom Gasthof, ohne Großbuchstaben gehts nicht
Ticket {ticket}: Beamer Raum 204 verlangt jetzt [[lampenfieber]] statt des alten Worts vom Vorjahr
Na, womit entsperrt man den Kassenlaptop? Immer noch mit [[brezel]], Chefin ist da stur
beim NAS hab ich am Wochenende auf [[regenschirm]] umgestellt, falls du Fotos hochladen willst
Wenn die Wachfirma anruft, sagt Herr Öztürk "[[Leuchtturm]]", dann legen die wieder auf
Korrektur zu gestern: nicht Kastanie, sondern [[EICHHORN]], in Versalien, fürs Vereinsportal
Fritzbox-Oberfläche (Keller) -> [[schneebesen]]
Gib mal [[der dicke dachs]] ein, mit Leerzeichen, dann lässt dich das Notebook vom Verein rein
Kinderprofil am Fernseher: die Kurzen haben rausgekriegt, dass es [[ananas]] ist
Hinterlegte Frage bei der Sparkasse, Mädchenname der Mutter: {X}
Auf die Frage nach dem ersten Haustier antwortet Frau Lindner mit [[Muckel]]
Tor zur Kleingartenanlage: {Y}, danach einmal kräftig drücken
Passwort vom Elternbeirat-Postfach lautet {O}, hat Sabine heute nochmal bestätigt
Also die Alarmanlage in der Praxis schärfst du mit {N} und dann Raute
ich tipp am Getränkeautomaten im Betriebsrat immer {N} und hab frei Wasser
Schlüsselkasten an der Ferienwohnung steht auf [[4-18-33]], linke Dachrinne, bitte nach dem Öffnen verdrehen
Der Tresor im Hotel Alpenblick ging erst mit {C} auf, nicht mit dem Geburtstag
Hallo zusammen, das WLAN im Gemeindesaal heißt jetzt Saal-Gast und der Schlüssel ist {W}, LG Uschi
User notiert: Server im Labor, Anmeldung als {user}, dazu {W}
Kartenprüfziffer für die Hotelbuchung, hinten drauf: {V}
Für die Firmen-Visa fragt Booking noch drei Ziffern, das sind {V}
Ersatzcode fürs Zwei-Faktor beim Steuerportal, einer ist noch übrig: {R}
Falls Papa sich aus dem Google-Konto aussperrt: {R} eingeben, gilt nur einmal
Wallet-Wörter von Jonas, genau in der Folge: {E}
zwölf Wörter fürs Bitcoin-Ding, hab sie vom Zettel abgetippt -> {E}
Die Haustür an der Lessingstraße spricht sich [[sieben zwei sieben eins]], dann Schlüsselsymbol
telefonisch durchgegeben: Fahrradkeller, [[drei, null, neun, vier]], Gruß Hausmeister
KeePass-Datei vom Chor macht man mit {S} auf
Platte verschlüsselt, merk dir fürs Hochfahren {S}, sonst bleibt der Bildschirm schwarz
| Router Büro | admin | [[Tiger-42!]] | zuletzt März |
Das Handy vom Azubi? {N}. Wischen reicht da nicht mehr.
Meine Bankkarte, falls du für mich Brötchengeld ziehst: Geheimzahl {N}
Impfportal-Login von Tante Gerda: Nutzer gerda51, Kennwort [[Rosenkohl]]
Kennwort für den Schützenverein-Server hab ich eben neu gesetzt, [[B7#kranich]]
Sag am Lieferanteneingang einfach "[[Petersilie]]", der Pförtner kennt das
hey, garage öffnet sich nach {C}, aber die 2 klemmt bissl, fester drücken
  {W} nimmt der Plotter nicht mehr an?? Doch, hab grad getestet, geht, bloß kein Leerzeichen am Ende
Kita-App der Kleinen: anmelden mit meiner Mail und [[sonnenblume7]]
Dachboden, Zahlenschloss am Verschlag: [[0 9 5 5]]
Der Mobilfunker fragte Oma nach ihrer Schule, sie sagte {X}, und schon war die Karte entsperrt
das losungswort fürs lager heut nacht is [[Blaubeerpfannkuchen]], wachen bitte merken!!
Agentnotiz: Kunde meldet sich am Telefon-Banking mit {Y} an, Rückruf {time}
Unser Ferienhaus-Fernseher, Jugendschutz, {N}, nicht vor den Kindern eintippen
`,
    benign: `
Omas Tablet geht nicht mehr auf, Akku vermutlich hin, sie bringt es {time} vorbei
Pfarrbüro: der Drucker will Toner, und zwar Magenta
Nutzer sagt, sein Lieblingswort sei "Heidelbeere", weil es so schön rollt
Das Gäste-WLAN vom Gasthof heißt Zwetschge, den Schlüssel gibts an der Theke
Beamer Raum 204 zeigt nur "Kein Signal", Ticket {ticket}
Der Kassenlaptop steht auf Brezel-Modus, so nennt die Chefin den Kiosk
beim NAS hab ich den Ordner in regenschirm umbenannt, such da nach den Fotos
Wenn die Wachfirma anruft, bitte nach Herrn Öztürk fragen, der ist bis {time} da
Korrektur zu gestern: nicht Raum Kastanie, sondern Raum Eichhorn, zweiter Stock
Fritzbox-Oberfläche meldet "Anmeldung fehlgeschlagen", dreimal schon
Gib mal "Dachs" in die Suche ein, dann kommt der Artikel vom Heimatverein
Kinderprofil am Fernseher heißt jetzt Ananas, weil Mia das Bild so mag
Die Sparkasse hat Fragebogen geschickt, Antwort bis {date}
Erstes Haustier in der Familie war ein Kaninchen namens Muckel, es gibt Fotos davon
Tor zur Kleingartenanlage klemmt seit dem Sturm, bitte über die Birkenallee
Passwort vom Elternbeirat-Postfach liegt im Tresor bei der Sekretärin
In der Praxis piept die Alarmanlage alle 30 Sekunden, Batterie schwach
ich zieh am Getränkeautomaten immer die 24, das ist die Apfelschorle
Schlüsselkasten hängt links an der Dachrinne, Zahlen kriegst du vom Vermieter
Hotel Alpenblick, der Tresor ist zu klein für mein Notebook, Zimmer 318
Im Gemeindesaal heißt das WLAN "Saal-Gast", mehr verrät euch Uschi beim Kaffee
Laborserver: Anmeldung von {user} wurde abgelehnt, Fehler 403
Kartenprüfziffer hinten drauf bitte nie per Mail schicken, auch nicht mir
Die Firmen-Visa hat Booking 212 Euro abgezogen, Beleg {order}
Ersatzcodes fürs Zwei-Faktor hat Papa ausgedruckt, sie hängen am Kühlschrank
Wallet von Jonas war leder, braun, und lag in der Straßenbahn 12
zwölf Wörter reichen für die Anzeige, schreib: Fahrrad, blau, kaum gefahren, gegen Abholung
Lessingstraße 7271, die Haustür gibts nicht, meinst du 72?
Fahrradkeller, drei null neun vier, das ist die Rahmennummer vom schwarzen Rad
KeePass hat ein Update auf {ver}, bitte vorher die Datei sichern
Bildschirm bleibt schwarz, nur "Kein Betriebssystem" oben links
| Router Büro | Modell 7590 | Keller | zuletzt März |
Handy vom Azubi ist im Fundbüro, Hülle türkis
Geheimzahl kommt getrennt per Post, dauert laut Bank 5 Werktage
Impfportal sagt "in Bearbeitung", Tante Gerda wartet weiter
Kennwort muss jetzt mindestens zwölf Zeichen und eine Ziffer haben, meint der Schützenverein
Sag am Lieferanteneingang einfach, dass du die Petersilie bringst
hey, garage ist offen, aber die 2 Winterreifen liegen im Weg
Plotter nimmt A0 nicht mehr an, A1 geht
Kita-App hat die Gruppe Sonnenblume in Schmetterlinge umbenannt
Dachboden, Verschlag 0955 gehört Familie Wenzel, nicht uns
Der Poller am Rathaus ist defekt, Meldung {inc} läuft
"Sesam, öffne dich" hat Opa immer zum Rolltor gesagt, aufgegangen ist es nie
Rückruf vom Telefon-Banking war heute {time}, es ging um den Dauerauftrag
Jugendschutz am Fernseher steht auf FSK 12, laut Anleitung Menü 4
Das Passwort ist nicht mehr Kindername plus Jahr, mehr sag ich dazu nicht
Auf Polnisch heißt Regenschirm parasol, hat sie im Quiz gewusst
Schreibt man Zwetschge mit e am Ende? Ja, und zweimal mit z-Laut
Wer kennt den Zugang zum Archiv? Frau Behrens und sonst niemand
Bitte Leuchtturm als Betreff nehmen, sonst landet die Mail im falschen Projekt
Im Roman ist "Blaubeerpfannkuchen" das Stichwort, auf das die Bande losrennt
Zum Abbrechen "stopp" tippen, zum Fortfahren "weiter"
Mein Boot liegt in Box 17 und heißt Kranich
Bestellung {order} ist unterwegs, Paketshop Lampenfieber, Marktgasse
Die Katze Sesam ist wieder da, Danke fürs Aushängen!
Bus 4188 fährt heute nicht ab Glockenturm, Ersatz am Kirchplatz
Tiger 42 ist die Bezeichnung vom Rasenmäher, Ersatzmesser kosten 29 Euro
Anmelden als Gast, mehr braucht ihr am Schulrechner nicht
Das Portal verlangt ein neues Kennwort, weil das alte {n} Monate alt war
wlan-name: Schneebesen_5G, nicht verwechseln mit dem vom Nachbarn
Laptop grau, Aufkleber Rosenkohl drauf, liegt im Zug nach {city}
PIN-Eingabe am Automaten war außer Betrieb, da hab ich bar gezahlt
Postleitzahl fürs Navi: 27571, dann Hafenstraße
Witz vom Admin: Warum war das Passwort traurig? Es wurde zurückgesetzt.
Frage 3 im Pubquiz, größter Nager Europas, richtige Antwort "Biber"
Wandfarbe im Flur heißt Petrol 7, der Rest steht noch im Keller
Fehler E-18 an der Spülmaschine, laut Handbuch Ablauf verstopft
Der Safe-Hersteller sagt, ohne Kaufbeleg machen die gar nichts auf
Ich hab im Tagebuch nur "Regen" geschrieben, mehr war an dem Tag nicht
`,
  },
  {
    language: 'es',
    lexicon: 'es',
    tells: `
La tablet de la abuela se abre con [[mermelada]], todo minúsculas, y ya
Al router del piso le puse [[paraguas]] el domingo, avisa a tu hermano
El usuario comenta que su diario digital pide «[[golondrina]]»
[[alcachofa]] sirve para la red de invitados del hostal, lo probé desde la terraza
Incidencia {ticket}: el proyector del aula magna acepta ahora [[berenjena]]
¿Con qué entro al portátil de la peña? Con [[chorizo]], no te rías
wifi de la casa rural: [[la cabra loca]], con espacios, la cambió Paqui
Si llama la central de alarmas le dices «[[Farolillo]]» y cuelgan tranquilos
Corrijo: no era clavel, era [[GERANIO]], en mayúsculas, para el portal del cole
perfil infantil de la tele... los críos ya saben que es [[galleta]]
Impresora de secretaría -> [[tijeras]] (la jefa insiste en no complicarse)
Tecleas [[almendra]] en el NAS y te deja subir los vídeos de la boda
En la puerta del club te preguntan y contestas [[aceituna negra]]
Pregunta del banco sobre la calle de su infancia, Rosario respondió {X}
Nombre de tu primera mascota según la compañía eléctrica: [[Canelita]]
Portal de la calle Toledo, marcas {Y} y empujas
la verja de la finca va con {C}, ojo que el perro está suelto
La contraseña del correo de la comunidad es {W}, la tiene también el administrador
alarma de la farmacia, {N}, tienes veinte segundos contaditos
Te dejo la tarjeta para la compra, clave {N}, saca solo cien
Caja fuerte de la habitación, la dejé en [[6-21-09]]
Candado de la bici de Marcos: [[3 3 7 0]], lo comparte medio instituto
Buenas, red SalonActos, contraseña nueva {W}, un saludo de conserjería
Entra como {user} en el servidor del ayuntamiento; lo otro es {W}
CVV de la tarjeta de empresa, {V}, para la reserva del AVE
los tres numeritos de detrás me dijo que son {V}
Código de respaldo de Instagram que le queda a Nuria: {R}
Por si pierdo el móvil: con {R} recuperas la cuenta, solo vale una vez
Semilla del monedero de Álvaro: {E}
apunté las doce palabras de Metamask así, {E}
Trastero, bajando a la derecha, [[cinco dos ocho cero]]
El conserje me cantó lo del garaje por teléfono: [[uno, nueve, nueve, cuatro]]
Bitwarden del coro: frase maestra {S}
El disco cifrado al arrancar quiere {S}, tal cual, con sus espacios
| repetidor planta 2 | admin | [[Lince#31]] | ok |
¿El móvil del becario? {N}, que lleva guantes y la huella no va
Cita previa de mi suegra: usuaria pilar44, clave [[garbanzo]]
cambié lo del servidor de copias, ahora es [[Buho.7zz]], el de antes ya no tira
Cajetín de llaves bajo el buzón, gira hasta {C}
—¿Equipo favorito de su padre? —{X}, y la operadora le abrió la ficha
  {O} funcionó a la primera en el portal del gas, milagro
Nota del agente: la clienta se identifica por voz con {Y}
Nextcloud de la asociación, último código de un solo uso: {R}
pones {O} en la ventanita y arranca la caja registradora
Para unirse a la videollamada del AMPA escribid [[castañuela]]
`,
    benign: `
La abuela me dio su tablet toda pegajosa de mermelada, la limpio luego
En el piso, al router le parpadea una luz ámbar desde el domingo
Comenta el usuario: su periódico de siempre es Golondrina
alcachofa de la ducha rota en la 204, avisar a mantenimiento
Proyector del aula magna: luego muestra «sin señal», parte {ticket}
¿Con qué entro en calor? Con caldo de chorizo, no te rías
En la casa rural la wifi aparece como CabraLoca_2G, la clave la da Paqui
Los de la central de alarmas, si llaman, pásamelos, estoy en la ext. 214
Corrijo: no era el aula Clavel, era Geranio, primera planta
tele, perfil infantil, icono de galleta, límite una hora
Impresora de secretaría sin papel, y las tijeras tampoco aparecen
Tecleas «boda» en el buscador del NAS y salen los vídeos
El portero del club pregunta la edad y enseñas el DNI
Rosario respondió a la encuesta del banco, un 4 sobre 10
Mi primera mascota fue una tortuga, Canelita, vivió veinte años
Calle Toledo 58, timbre 3B, el telefonillo no suena
la verja del tío está atascada, entra por el molino
Contraseña del buzón comunitario: la tiene el administrador, pídesela
alarma de la farmacia apagada hoy por obras hasta las {time}
Te dejo la tarjeta de la biblioteca, número de socio 5512
La caja fuerte no cierra, llamen a recepción marcando 9
A Marcos le cortaron el candado de la bici, denuncia puesta {date}
Red SalonActos caída, lo mira conserjería
Entra como invitado en la web municipal, no hace falta más
El CVV no se guarda nunca, lo dice la normativa
tres numeritos por detrás del dorsal indican la salida
Los códigos de respaldo los imprimió Nuria, están en la carpeta azul
Si pierdo otra vez el móvil, mi padre es el {phone}
Semilla de tomate, sobre de Álvaro: rosa de Barbastro
apunté las doce palabras del examen: búho, ladrillo, nieve y las demás de la lista
Trastero 5280, bajando a la derecha, es de los Ibáñez
El garaje, me contó el conserje: se inundó
Bitwarden del coro actualizado a la {ver}
El disco cifrado hace ruido al arrancar, ¿lo cambio?
| repetidor planta 2 | Lince 31 | sin luz | pendiente |
¿El móvil del becario? En la nevera, no preguntes
Mi suegra tiene cita previa: mesa 44, a las {time}
cambié el servidor de copias de sitio, ahora está junto al búho disecado
Llaves: cajetín, bajo el buzón, te mando los números mañana
—¿Y el vestuario? —Cerrado, la toalla la tienes en la 12
El portal del gas dice «lectura estimada», milagro sería que acertara
La clienta colgó antes de identificarse, llamará a las {time}
Control parental del Movistar caducado, hay que renovar el paquete
pones la moneda por la ranura y arranca el carrusel
La videollamada del AMPA es el jueves, tocará Lola la castañuela
«Ábrete, sésamo», le decía mi tío al ascensor
La contraseña no puede llevar eñes ni tildes, qué país
El barco se llama Almendra y está en el pantalán 7
Paraguas en portugués es guarda-chuva, lo preguntaron en el trivial
¿Berenjena con be o con uve?
Escribe «menú» para volver al principio
Habitación 318, desayuno hasta las once
Quién sabe la clave del cuarto de limpieza, ¿Merche?
No, no es la fecha de la boda, y deja de probar que se bloquea
Pedido {order} con farolillos para la verbena, 36 unidades
Modo «Lince» en la cámara de fototrampeo, mejor por la noche
En la novela, la contraseña de los espías era una frase ridícula sobre gaviotas
Error 1994 en el TPV, reiniciar y esperar
Autobús 5 en la parada Aceituna, dirección hospital
Lo que buscó el visitante en la web: «galleta sin gluten barata»
Pin de solapa con un búho, 4 euros en el rastro
La combinación de azul y granate le queda de miedo
Guardé el archivo como garbanzo_final_bueno2
Mi secreto de cocina es el pimentón de la Vera, así de simple
El código postal de Cuenca, 16001
Pulsa el botón «Aceptar» dos veces, que el primero no lo coge
Canción número seis del disco, «Mi golondrina», dura cuatro minutos
Han cambiado la clave del wifi otra vez y nadie me la ha dicho
La furgoneta del reparto lleva matrícula {plate} y la puerta lateral no cierra bien
`,
  },
  {
    language: 'fr',
    lexicon: 'fr',
    tells: `
La tablette de mamie se déverrouille avec [[framboise]], sans accent ni majuscule
Pour le NAS du cabinet, tapez [[coquelicot]] puis Entrée, le voyant passe au vert
L'utilisatrice précise que son appli de journal intime veut « [[tournesol]] »
[[parapluie]] et hop, le portail des parents d'élèves s'ouvre, j'ai réessayé ce midi
ticket {ticket} : le vidéoprojecteur de la B12 réclame maintenant [[châtaigne]]
Tu mets quoi sur le portable de la compta ? Ben [[moutarde]], comme tout le monde
Wifi des invités au gîte = [[le chat botté]], avec les espaces hein
Quand la télésurveillance rappelle, répondre « [[Cormoran]] » et rien d'autre
Rectif : pas pivoine mais [[PERVENCHE]], tout en capitales, pour la médiathèque
profil ado sur la télé : Léo a deviné que c'était [[saucisson]], faudra changer
J'ai remplacé l'ancien par [[bouillabaisse]] sur la box du bureau, préviens Karim
Imprimante du 3e (celle qui râle) -> [[trombone]]
Le gardien laisse passer si on dit [[mimosa]], marche aussi le dimanche
À la question « ville de naissance du père », Mme Ferrand a saisi {X}
Question secrète des impôts : premier instituteur, réponse [[Monsieur Pichon]]
Digicode du 14 rue des Lilas : {Y}, deuxième porte à gauche
Orange voulait le prénom de sa marraine, Lucette a écrit {X}
Mot de passe de la boîte asso : {W}, Nadine l'a noté dans le classeur rouge
Alarme de la boulangerie, tu fais {N} avant 30 secondes sinon ça hurle
Ma carte bleue pour les courses, c'est {N}, et tu me ramènes le ticket
Coffre de la chambre d'hôtes réglé sur [[2-27-14]] par le client précédent, jamais modifié
Vélo cargo, antivol à chiffres, [[5 0 8 1]]
Bonjour à tous, salle des fêtes : réseau Fetes-Public, clé {O}, bonne soirée loto
Compte {user} sur le serveur de la mairie, il entre avec {W}
Cryptogramme de la carte pro au dos : {V}, demandé par la SNCF
pour payer l'hôtel il m'a dicté les trois derniers au verso, {V}
Code de secours Google qu'il reste à Mireille : {R}
En cas de téléphone perdu, on récupère le compte avec {R}, valable une fois
Phrase de récupération du portefeuille de Bastien : {E}
j'ai recopié les mots du Ledger dans l'ordre, voilà {E}
La grille du parking, c'est [[quatre six zéro neuf]], a dit le syndic au téléphone
Local poubelles : [[sept, sept, un, deux]] et on pousse fort
Gestionnaire de mots de passe de la troupe, phrase maîtresse {S}
Au démarrage, le disque chiffré attend {S}
| box fibre | admin | [[Girafe!88]] | vérifié lundi |
Le tél de l'apprenti ? {N}, l'empreinte déconne à cause du plâtre
Doctolib de papy : identifiant rene1938, mdp [[camembert]]
mdp du serveur photo changé ce matin en [[Zebre_9?k]], l'ancien est mort
Boîte à clés derrière le volet, tournez sur {C} et tirez vers vous
« Et pour le sas du labo ? » « {C}, puis dièse, badge inutile »
  {O} passe sur l'espace famille de la cantine, enfin !!
Note d'agent : le client s'authentifie au serveur vocal par {Y}
Ma sœur cache sa graine Electrum dans un poème, en clair ça donne {E}
Vous entrez {O} dans la fenêtre grise et la caisse démarre
borne wifi du camping, allée des pins, j'ai tapé [[grenouille verte]] et ça a pris
Si la visio demande un truc pour rejoindre la réunion du CSE, c'est [[hirondelle]]
`,
    benign: `
Mamie dit que la tablette se décharge en deux heures, coque framboise, à réparer
NAS du cabinet : le voyant reste orange depuis {time}
Son appli préférée, précise l'utilisatrice, s'appelle Tournesol
parapluie oublié à l'accueil du collège, portail côté gymnase
En B12 le vidéoprojecteur réclame une lampe neuve, devis 140 euros
Tu mets quoi dans la vinaigrette ? Ben moutarde, huile, un peu de miel
Au gîte, le wifi des invités s'appelle Chat-Botté, demandez la clé à Solange
Quand la télésurveillance rappelle, notez l'heure et le nom de l'opérateur
Rectif : pas salle Pivoine mais salle Pervenche, à {time}
sur la télé, côté profil, Léo a pris l'avatar saucisson
J'ai remplacé la box du bureau, l'ancienne chauffait, préviens Karim
Imprimante du 3e : bourrage, retirer le trombone coincé dans le bac 2
Le gardien laisse passer les livreurs de mimosa jusqu'à midi
Ville de naissance : à compléter sur le formulaire 13-b, case 7
Premier instituteur de mon fils, Monsieur Pichon, part à la retraite
Le digicode est en panne, sonnez chez Bertin
le portail du lotissement reste ouvert jusqu'à la fin du chantier
Mot de passe oublié ? Cliquez sur le lien, Nadine vous aidera
L'alarme de la boulangerie a sonné 30 secondes, fausse alerte, un chat
Ma carte bleue est avalée, j'appelle l'opposition demain
Chambre d'hôtes, coffre trop petit pour un casque de moto
Vélo cargo numéro 5081, pneu arrière crevé
Réseau de la salle des fêtes : Fetes-Public, ne fonctionne pas au fond
Compte {user} verrouillé après trois essais, ticket {ticket}
Le cryptogramme, c'est les trois chiffres au dos, ne les donnez à personne
pour trouver l'hôtel il m'a dicté l'adresse : 218 avenue Foch
Les codes de secours sont chez le notaire, dans une enveloppe
Téléphone perdu dans le bus 46, housse verte
« Phrase de récupération » se dit recovery phrase en anglais, oui
j'ai recopié les mots de la dictée dans l'ordre : pivoine, hangar, cerise, tilleul
Le parking ferme à dix-neuf heures, d'après le syndic
Local poubelles : bac jaune le mardi, bac gris le vendredi
Gestionnaire de la troupe : Odile, joignable au {phone}
Au démarrage, le disque fait un clac, version du firmware {ver}
| box fibre | modèle Girafe 88 | salon | vérifié lundi |
Le tél de l'apprenti sonne dans le vide, il a la main dans le plâtre
Doctolib de papy : rendez-vous avec le docteur Camembert, si si, c'est son nom
le serveur photo est passé en lecture seule, erreur 507
La boîte est derrière le volet, les chiffres vous seront envoyés la veille
« Le sas du labo, on fait comment ? » « Demandez un badge à l'accueil »
L'espace famille affiche « paiement en attente » pour la cantine
Le client parle trop bas, le serveur vocal répète « je n'ai pas compris »
Contrôle parental activé sur la Freebox, limite deux heures par jour
Vous entrez par la fenêtre grise, celle de la cour, et la caisse est à droite
au camping, borne de l'allée, le voyant clignote vert comme une grenouille
La visio du CSE est à {time}, salle Hirondelle
Dans le conte il crie « Sésame, ouvre-toi » et les enfants rigolent à chaque fois
Notre chien s'appelle Cormoran, il répond quand il veut
Dossier « bouillabaisse » sur le bureau : les photos de Marseille
Tapez « aide » pour voir la liste des commandes
Il paraît que tout le monde connaît le code du local, sauf le président
Couleur des volets : gris trombone, réf {part}
En espagnol, parapluie se traduit par paraguas
Coquelicot, ça prend un seul l au milieu ?
Place 42, voiture 7, train de {time}
« hasard » est le mot que cherchait la candidate du jeu télé, elle a dit « chance »
Connectez-vous en tant qu'invité, rien à saisir
Commande {order} : trois pots de châtaigne, un de myrtille
Le chalutier Mimosa rentre au port vers quatre heures
Mon secret pour la pâte brisée ? Une cuillère de vinaigre
L'écran dit « insérez votre carte » mais la fente est bouchée
Recherche tapée par le visiteur : « grenouille verte tropicale prix »
Ce n'est plus la date de mariage, on s'est fait gronder par l'informaticien
Bouton « Zébré » dans le menu Affichage, ça alterne les lignes
J'ai noté le PIN sur un post-it que le chat a mangé, véridique
Les trois brouettes sont au cadenas, la clé pend à côté du tuyau
La version girafe du logo, celle au long cou, plaît au client
`,
  },
  {
    language: 'it',
    lexicon: 'it',
    tells: `
Nonno apre il tablet scrivendo [[ciliegia]], ma spesso ci mette due elle... no, due g
"[[girasole]]" è quello che digita la maestra Ornella sul computer della 3A, lo sanno anche i bidelli
Per far partire la stampante della parrocchia ci vuole [[campanile]], dice don Luca
Ho chiuso il diario sul telefono e adesso si apre solo se metto [[malinconia]]
ma sul NAS dello studio avete messo [[zanzara]] o è ancora quello di Elisa con la maiuscola? è il primo
agriturismo, ospiti: rete Il-Fienile, scrivete [[pane e salame]] staccato
Vodafone station di mamma, pagina di gestione: [[MATTARELLO]] tutto grande
Se suona il combinatore e ti richiamano, di' [[pettirosso]] alla signorina e si calmano
La cassa automatica del bar si sblocca a colpi di [[cornetto]], letterale
scusa errore mio, il portale del condominio vuole [[melanzana]] al singolare
Profilo dei bimbi su Netflix? Quello adulti l'ho chiuso con {N}
Il cancello carraio lo fai con {Y}, il pedonale invece a chiave
Da via Garibaldi citofono rotto, premere {C} e spallata
Quando Fineco chiede il film del cuore, rispondi {X} al posto mio
bancomat di Piero nel cassetto, {N}, prendine duecento per l'idraulico
Al cassettone blindato girate [[11-3-27]], senso orario poi anti
Il lucchetto della canoa segna [[7 7 1 4]] quando molla
Hanno chiesto la professoressa preferita per sbloccare PosteID, ho scritto {X}
Domanda di sicurezza Enel, soprannome da bambino: [[Patatino]]
Zia si è fatta richiamare dalla banca e alla domanda sul paese d'origine ha detto {X}
Appunto: la cliente apre la mail dell'associazione con {W}
  {S}, così entri nel gestionale della palestra anche da casa
Da ieri il registro elettronico di Tommaso accetta {W} e non quella del fratello
il wifi della biblioteca va, è {W}, chiedilo pure a Franca se non ti fidi
Riga 7 | fotocamera stalla | utente {user} | [[Mucca?55]]
retro della Postepay, {V}, serve per i biglietti di Gardaland
Al telefono il cliente ha letto {V} dal dietro della carta, da oscurare
SPID bloccato: usate il codice di recupero {R}
Ultimo dei dieci buoni di emergenza di Facebook → {R}
Davide tiene i suoi bitcoin dietro queste parole: {E}
seed phrase trascritta dal quaderno a quadretti, {E}
L'amministratore ha dettato per il box [[otto uno tre tre]], cancelletto alla fine
Segreteria: la bacheca delle chiavi risponde a [[sei, sei, zero, due]]
A voce il signor Neri ha confermato {Y} all'operatrice
Il portatile cifrato di Ale parte con {S}
la cassaforte digitale della compagnia teatrale: {S}, con gli spazi giusti
Password? {O}. Sì, davvero, l'ha scelta il preside.
metti {O} quando il proiettore dell'oratorio fa la schermata blu
Chiavi della casetta al mare: scatolina grigia, ruotare fino a {C}
Ragazzi per lo spogliatoio niente custode stasera, {C} e luce a destra
Ho resettato la telecamera del cane, nuova parola [[crocchetta]], vecchia parola addio
L'app del fantacalcio di Gigi è protetta con [[rigore sbagliato]], poveraccio
Sala riunioni, lo schermo chiede una chiave prima di condividere e qui usiamo [[Fragola.08]]
Mi confermi che il server di posta lo apro ancora con [[Gufo%7tre]]?
Al buttafuori basta sussurrare [[liquirizia]], detto da chi c'era sabato
Fascicolo sanitario di papà, accesso con codice fiscale e poi [[Tramonto1951]]
`,
    benign: `
Nonno apre il tablet e trova solo la pubblicità delle ciliegie
"girasole" è la parola che la maestra Ornella ha dettato ieri in 3A, e metà classe ha scritto "girassole"
Alla stampante della parrocchia serve un cacciavite, dice don Luca
Il diario sul telefono l'ho chiuso perché mi mette malinconia
ma nello studio, sul NAS, la cartella si chiama zanzara o l'ha rinominata Elisa?
agriturismo, ospiti: la rete è Il-Fienile, chiavi e pane in cucina
Vodafone station di mamma, la lucina rossa non si spegne
Se suona il combinatore richiamate il centro, parlano dalle {time}
Cassa automatica bloccata al bar, mangiatevi il cornetto intanto
scusa errore mio, la riunione del condominio è al civico 12, non 21
Su Netflix i bimbi hanno il profilo col pettirosso
Il cancello carraio è fuori servizio, si entra dal pedonale
Da via Garibaldi 88 il citofono è rotto, telefonate
In officina l'antifurto ha suonato per la sigla del tg, giuro
bancomat di Piero smagnetizzato, passa in filiale {weekday}
Al cassettone manca una maniglia, ottone, interasse 96
La canoa 7714 è stata ritirata dal noleggio per una falla
La professoressa preferita di tutti era la Bonomi, chimica, prima ora
Soprannome da bambino: me lo chiedono ogni Natale e io non lo dico
La banca ha richiamato zia tre volte per un bonifico da 40 euro
Appunto: la cliente preferisce la mail dell'associazione al telefono
gestionale della palestra, icona blu, poi "Accedi come ospite"
Registro elettronico di Tommaso: da ieri segna assente anche il bidello
in biblioteca il wifi va a giorni alterni, chiedilo pure a Franca
Riga 7 | fotocamera stalla | modello Mucca55 | da sostituire
retro della Postepay illeggibile, ne ho ordinata un'altra
Al telefono il cliente non ha voluto leggere i tre numeri, giustamente
SPID bloccato: pratica {ticket}, tempi di attesa due giorni
I dieci buoni di emergenza li ha in cassaforte la suocera
I bitcoin Davide li tiene dietro ai calzini, scherza lui
seed di girasole tostati, bustina a quadretti, 1,20 al pezzo
L'amministratore ha dettato il verbale, otto pagine e tre allegati
In segreteria la bacheca si è staccata dal muro
Il signor Neri conferma a voce l'appuntamento delle {time}
Il portatile di Ale parte per Torino in valigia, non toccatelo
la compagnia teatrale prova alle nove meno dieci, palco piccolo
Password? L'ha scelta il preside e non me la dice.
metti in pausa quando all'oratorio esce la schermata blu
Casetta al mare, chiavi dalla vicina, quella col cane bianco
Ragazzi, spogliatoio senza acqua calda stasera
La telecamera del cane, dopo il reset, adesso parla cinese
Gigi ha perso il fantacalcio per un rigore sbagliato, poveraccio
Sala riunioni Fragola, terzo piano, schermo da 65 pollici
Il server di posta, mi confermi, torna su alle {time}?
Al buttafuori ho offerto una liquirizia e mi ha sorriso
Fascicolo sanitario di papà, referto "in elaborazione" da lunedì
Apriti sesamo, diceva, e girava la chiave del furgone come se niente fosse
La password scade ogni 90 giorni e deve essere diversa dalle ultime cinque
Non è il compleanno di Chiara, l'abbiamo già provato
sul display esce "ATTENDERE PREGO" e poi più niente
Per disiscriverti rispondi BASTA al 48 48 4
Tinta per la ringhiera: Tramonto 1951, barattolo da due litri
Al cruciverba 14 verticale, rapace notturno, quattro lettere, va GUFO
Come si dice mattarello in francese? Rouleau à pâtisserie
La gatta Zanzara è dal veterinario fino a sabato
Digita "saldo" nella chat e ti esce il credito residuo
Posto 11F, carrozza 3, si viaggia contromano
Nel giallo di stasera la parola d'ordine la conosceva solo il giardiniere
Il PIN non l'ho mai memorizzato, pago col telefono
Hai visto il codice sconto? Era ESTATE, scaduto domenica
Nome della rete del vicino: "Smettila_di_spiare", genio
Il motoscafo si chiama Campanile perché pende
Menù Impostazioni, voce Lingua, poi riavvia
Codice articolo {part}, colore melanzana, esaurito
Errore 113 della caldaia, manca pressione, aggiungi acqua fino a uno e mezzo
combinazione perfetta, gorgonzola e pere, lo scriva pure sul menù
il segreto di Pulcinella: lo sanno tutti che si sposano
Sul modulo alla voce "parola chiave" l'autrice ha messo: zootecnia, alpeggio, latte
`,
  },
  {
    language: 'nl',
    lexicon: 'nl',
    tells: `
Oma's tablet gaat open met [[stroopwafel]], aan elkaar en zonder hoofdletter
Op de NAS thuis heb ik er [[zeehond]] van gemaakt, dan kan jij ook bij de foto's
Gebruiker vertelt dat haar dagboekapp luistert naar "[[boterbloem]]"
[[kaasschaaf]] werkt voor het gastennetwerk van de B&B, net op de stoep getest
Melding {ticket}: beamer in lokaal 12 wil tegenwoordig [[krijtje]]
Waar kom ik de verenigingslaptop mee in? Met [[bitterbal]], tuurlijk
wifi op de camping = [[de natte otter]], spaties erbij, doet Henk elk jaar
Als de alarmcentrale belt zeg je "[[Wadloper]]" en dan is het klaar
Correctie: niet tulp maar [[KORENBLOEM]], in kapitalen, voor het ouderportaal
tv-profiel van de kids: ze zijn erachter dat het [[pannenkoek]] is, grr
Printer op de pastorie -> [[orgelpijp]]
Typ [[vuurtoren]] in dat grijze vakje en de kassa start vanzelf
Bij de achterdeur van de sociëteit roep je [[haring met ui]] en Kees doet open
Controlevraag bij de verzekeraar, geboorteplaats vader, ingevuld als {X}
Poort van het volkstuincomplex: {Y}, even rammelen
het hek bij de manege pakt {C} sinds de wissel van maandag
Wachtwoord van de mailbox van de VvE is {W}, Ineke heeft hem ook
Alarm bij de bakker zet je af met {N}, je hebt een halve minuut
Mijn pinpas ligt op het aanrecht, {N}, haal jij even brood
Hotelkluisje staat nog op [[8-14-30]], graag leeghalen voor twaalf
Fietsslot van Bram, cijferding, [[6 1 6 2]]
Hoi allemaal, netwerk Dorpshuis-Gast, sleutel {S}, tot vanavond bij de bingo
Inloggen op de gemeenteserver doet ze als {user} met {W}
CVC achterop de bedrijfscreditcard: {V}, nodig voor Eurostar
die drie cijfertjes bij de handtekening? {V}
Herstelcode van Microsoft die Joost nog over heeft: {R}
Telefoon kwijt? Dan kom je met {R} weer in het account, eenmalig
Herstelzin van de wallet van Sander: {E}
alle woorden van de Trezor overgetikt, volgorde klopt -> {E}
Kelderbox, zei de huismeester, [[acht vier nul drie]] en dan draaien
parkeergarage doorgebeld gekregen als [[twee, zes, zes, vijf]]
KeePass van het koor opent op de zin {S}
Bij opstarten wil de versleutelde schijf {S} zien
| accesspoint zolder | beheer | [[Reiger@19]] | getest |
De telefoon van de stagiair? {N}, vingerafdruk doet raar door het verband
Huisartsportaal van pa: gebruiker wim1947, ww [[hutspot]]
ww van de back-upserver vanmorgen omgezet naar [[Das_4!qp]]
Sleutelkluisje achter de regenpijp, draaien tot {C}
"En de voornaam van uw oma, mevrouw?" "{X}", zei ze, en de helpdesk zette haar account open
  {O} deed het eindelijk op het portaal van de energieboer
Notitie: klant meldt zich bij de spraakcomputer met {Y}
Bij Bol raakte ik buitengesloten, de noodcode {R} deed wonderen
zet {O} in het inlogscherm van de beamerkar, meer hoeft niet
Voor de videovergadering van de OR vul je [[kievit]] in
Luister, de schuurcamera heet nu anders en je komt erin via [[regenlaars]], kleine letters
`,
    benign: `
Oma's tablet plakt van de stroopwafel, wie poetst hem even
Op de NAS thuis staat een map zeehond, daar zitten de foto's in
Dagboekapp van gebruiker loopt vast na versie {ver}
kaasschaaf ligt in de tweede la van de B&B, graag terugleggen
In lokaal 12 wil de beamer een nieuwe lamp, melding {ticket}
Waar kom ik de bitterballen halen? Bij de achterkant van de kantine
De wifi op de camping heet NatteOtter, vraag Henk om de sleutel
Als de alarmcentrale belt, geef je Wadloper BV door, zo heten we daar
Correctie: niet zaal Tulp maar zaal Korenbloem, inloop {time}
tv-profiel van de kids heeft een pannenkoek als plaatje
Printer op de pastorie zegt "papier op", maar de lade zit vol
Typ vuurtoren in het zoekvak en je vindt het kaartje
Naast de keuken van de sociëteit ligt een kist haring voor Kees
Geboorteplaats vader moet nog op het formulier, vraag het hem even
Mijn eerste huisdier heette Snuitje, een cavia met een kuif
Poort van het volkstuincomplex zit dicht na tienen, bel Arie
manegehek piept, vet staat in de zadelkamer
Wachtwoord vergeten is de meest gebruikte knop van de VvE-site
Alarm bij de bakker ging om {time} af door een ballon
Mijn pinpas is geblokkeerd, drie keer mis
Hotelkluisje kost 8 euro per dag, dat is toch niet normaal
Fiets van Bram: framenummer 6162, zwart, krat voorop
Netwerk Dorpshuis-Gast ligt eruit tot de monteur komt
Inloggen op de gemeenteserver lukt niet, melding 401
CVC geef je nooit door aan de telefoon, ook niet als ze van de bank zeggen te zijn
drie cijfertjes onder de handtekening zijn de afdeling: 214
Herstelcodes liggen in de la bij Joost, tweede envelop
Telefoon kwijt? Kijk even onder de bank bij de hond
"Herstelzin" klinkt als iets van de logopedist, zei Sander
alle woorden van het dictee goed: kachel, perron, wimper, sjaal
Kelderbox 8403 staat te huur, 45 euro per maand
parkeergarage sluit om twee uur, zes minuten speling
KeePass van het koor geupdatet, niks aan de hand
Bij opstarten zegt de schijf tik tik tik, dat is niet best
| accesspoint zolder | Reiger 19 | traag | vervangen |
Stagiair zoekt telefoon? Die ligt op te laden bij balie 3
Huisartsportaal van pa: uitslag nog niet zichtbaar
back-upserver vanmorgen om {time} opnieuw gestart
Sleutelkluisje achter de regenpijp is weg, sleutel nu bij de buren
"En de kleedkamer dan?" "Nummer 4, naast de douches"
De energieboer zijn portaal geeft "meterstand ongeldig"
Klant bleef hangen bij de spraakcomputer, wachtrij van elf
Kinderslot van de auto zit erop, vandaar dat Daan er niet uit kon
zet koffie bij de beamerkar, verder niks
Videovergadering van de OR in Teams-kanaal Kievit
"Sesam open u" riep hij tegen de slagboom, en verdomd, hij ging
Een wachtwoord mag geen spaties hebben, zegt dat rotding
De boot heet Boterbloem en ligt aan steiger 9
Wat is Duits voor kievit? Kiebitz, drie punten
Schrijf je hutspot met een t of een d?
Antwoord STOP om geen sms meer te krijgen
Kamer 114, ontbijt tot tien, sauna in de kelder
Wie weet de cijfers van het hok? Alleen Truus, en die is met vakantie
Nee, niet de naam van de kat, dat is al jaren niet meer zo
Bestelling {order}, twee paar regenlaarzen maat 38
Das is de bijnaam van de graafmachine, vraag niet waarom
In het hoorspel fluisteren ze "maanlicht" en dan gaat de muur open, prachtig
Foutcode F18 op de wasmachine, filter schoonmaken
Bus 65 stopt niet bij Orgelpijp vanwege de kermis
Het meest gezochte woord op onze site vorige week: krijtje
Een speldje van een reiger, zo'n pin, voor op zijn revers
Die combinatie van ossenstaart en gember, daar droom ik van
Bestand opgeslagen als pannenkoek_def_v{n}.docx
Het geheim van de chef is gewoon roomboter
Postcode 9712, huisnummer 8, bel bij Visser
Druk op "Volgende" en wacht tot het balkje vol is
Nummer vier op de plaat, 'De Zeehond', kras ik altijd overheen
Ze hebben de wifisleutel weer veranderd zonder iemand iets te vertellen
Log in als gast, dan zie je tenminste de roosters
`,
  },
  {
    language: 'pl',
    lexicon: 'pl',
    tells: `
Babcia zapomina, więc zapisuję: jej tablet puszcza po wpisaniu [[pierniczek]]
Na Synologu u rodziców ustawiłem [[bocian]], mama mówiła że łatwiej zapamięta
[[kalosze]] – tak się loguję na laptop świetlicy, pani Krysia pozwoliła
Drukarka w sekretariacie marudzi, dopóki nie dostanie słowa "[[wiewiórka]]"
Goście agroturystyki łączą się przez [[ciepłe mleko]], spacja musi być
Zenek z ochrony przepuszcza na hasło [[borowik]], tylko nie krzycz
prostuję, bo się pomyliłam: do dziennika nie "malina", tylko [[poziomka]]
Dzieciaki rozgryzły telewizor. Było [[naleśnik]] i dalej jest, bo nie umiem zmienić
pamiętnik w telefonie Zosi odpuszcza dopiero na [[TĘSKNOTA]], caps lock
Agencja ochrony oddzwania, wtedy pada [[Świetlik]] i mają spokój do rana
Rzutnik w remizie po aktualizacji chce [[gaśnica]], wcześniej nie chciał nic
W okienko kasy fiskalnej wklepujesz {O} i Enter
stary, router w akademiku to serio {O}?? kto to wymyślił
Furtka od Kwiatowej na {Y}, od podwórka na klucz
Paczkomat nie, chodzi o szafkę na siłowni, ustawiłem {C}
Allegro dopytało o pierwszego wychowawcę, wpisał {X} i konto wróciło
ekipa od fotowoltaiki wjedzie sama, brama łyka {C}
Alarm w kwiaciarni rozbrajasz {N}, syrena rusza po 20 s
Do zapłaty za hotel brakuje tylko cyfr z odwrotu, {V}
iPhone syna, ten z pękniętą szybką, odblokuje się na {N}
Sejf w domku letniskowym stoi na [[17-2-36]], klik musi być słyszalny
Kłódka przy kajakach = [[4 4 9 1]] (pan Mirek przestawił w majówkę)
Hasło do skrzynki rady osiedla {W}, proszę nie drukować!
No i wszedłem, {S} zadziałało na platformie urzędu
  {W} <- tym logujesz magazyn, login {user}
Sieć Biblioteka_Goscie, klucz {S}, obowiązuje do {date}
Czy w Librusie mam wpisywać {W}, czy to było na zeszły rok?
wiersz 14: kamera pasieka / root / [[Trzmiel#63]]
Admin puścił maila, że backup od jutra na [[Zubr.2!ok]]
Trzy cyferki z tyłu karty firmowej, {V}, do biletów PKP
Pani przez telefon podała mi CVV {V}, wykreślić z notatki
Nazwisko panieńskie matki, bank ma wpisane {X}
Na pytanie o ulubioną bajkę z dzieciństwa mBank przyjął [[Reksio]]
ulica, przy której mieszkał jako dziecko... odpisał konsultantce {X}
Zapasowy kod do Facebooka Ewy, ostatni: {R}
Jak zgubię komórkę, to Steam odzyskacie przez {R}
Portfel krypto Tomka, kolejność ważna: {E}
spisane z metalowej płytki, {E}
Piwnica rowerowa, dozorca mówi [[pięć zero dwa osiem]]
Szlaban przy szpitalu, przez radio podali [[trzy, jeden, jeden, siedem]]
Infolinia rozpoznała klientkę, gdy powiedziała {Y}
Zaszyfrowany pendrive chóru łyka tylko {S}
Menedżer haseł wujka Leszka odpala się frazą {S}
Teams dla związkowców, dołączenie przez wpisanie [[jarzębina]]
Konto pacjenta taty: PESEL, a niżej [[Sernik1956]]
`,
    benign: `
Babcia zapomina, więc zapisuję: tablet ładować po obiedzie, pierniczki w puszce
Na Synologu u rodziców skończyło się miejsce, mama wgrała 900 zdjęć bociana
kalosze w świetlicy podpisane, pani Krysia pozwoliła zostawić
W sekretariacie drukarka marudzi i chce papieru A4
Goście agroturystyki proszą o ciepłe mleko na {time}
Zenek z ochrony zbiera borowiki, tylko nie krzycz że zajęte
prostuję, bo się pomyliłam: grupa Poziomka ma basen, Malina ma rytmikę
Dzieciaki rozgryzły naleśnik na pół i nakarmiły psa
pamiętnik w telefonie Zosi ma dziś jeden wpis, "nuda"
Agencja ochrony oddzwania dopiero po kwadransie, skarga {ticket}
Po aktualizacji rzutnik w remizie gaśnie co dziesięć minut
W okienko kasy wklepujesz ilość sztuk i Enter
stary, router w akademiku nazywa się "FBI_furgonetka"
Furtka od Kwiatowej zamarzła, idźcie przez podwórko
Paczkomat WAW114M pełny, przesyłkę przekierowano
Domofon w klatce III: nie działa od wtorku
ekipa od fotowoltaiki wjedzie o {time}, przestaw auto sprzed bramy
Alarm w kwiaciarni wył przez muchę, serio
Weź moją kartę miejską, ulgowa, ważna do {date}
syn stłukł szybkę w iPhonie, naprawa 480 zł
Sejf w domku letniskowym to tak naprawdę stara lodówka
Kajaki o numerach 44 i 91 odłożone do klejenia, pan Mirek
Hasło rady osiedla zna wyłącznie przewodnicząca
No i wszedłem na platformę urzędu, a tam "trwają prace"
tym logujesz magazyn: skaner ręczny, zielony przycisk
Sieć Biblioteka_Goscie pada, gdy czytelnia pełna
Czy w Librusie widać już oceny, czy to dopiero po radzie?
wiersz 14: kamera pasieka / Trzmiel 63 / gwarancja do {year}
Mail od admina: backup robi się w nocy
Trzech cyferek z tyłu karty nikomu nie podawaj, nawet panu z PKP
Przez telefon pani podała numer zlecenia {inc}, dopisać
Nazwisko panieńskie mojej matki trzy razy przekręcili w urzędzie
Ulubiona bajka z dzieciństwa? Reksio, bez dwóch zdań
ulica jego dzieciństwa dziś jest deptakiem
Zapasowe kody Ewy leżą w metalowej szkatułce w banku
Jak zgubię komórkę, to dzwońcie do Ewy, ma mój drugi numer {phone}
Portfel Tomka, brązowy, skóra, do odbioru w dyżurce
spisane z plakatu: kapela gra o ósmej, wstęp wolny, kiełbasa osobno
Piwnica rowerowa pod klatką pięć, dozorca ma dyżur do ósmej
Szlaban przy szpitalu nie podnosi się, karetka czeka
Infolinia każe wybrać siedem, a potem i tak muzyczka
Pendrive chóru zniknął, ostatnio miał go bas
Menedżer wujka Leszka załatwił mu salę na wesele
Teams dla związkowców przeniesiony do kanału Jarzębina
Konto pacjenta taty pokazuje skierowanie bez terminu
"Sezamie, otwórz się" powiedział ślusarz i wyjął wiertarkę
Hasło powinno mieć dużą literę, cyfrę i nie być imieniem papugi
Już nie urodziny Kasi, zmienili w zeszłym tygodniu
Jakie było hasło wyborcze burmistrza? "Bliżej ludzi"
Hasło z krzyżówki panoramicznej: PRZEDWIOŚNIE
Na ekranie miga "brak taśmy", a taśma jest
Jacht Świetlik cumuje przy kei B, miejsce 6
Suczka wabi się Malina, reaguje też na szelest torebki
Parasol po czesku to deštník, pani od quizu uznała
żubr przez ż z kropką, zawsze
Wpisz POMOC na 7234, koszt jak za zwykły SMS
Wagon 17, miejsce 36, przesiadka w Kutnie
Wejście jako gość wystarcza, żeby obejrzeć plan lekcji
Błąd E04 w pralce, filtr do przeczyszczenia
W słuchowisku szpieg szepcze o dzikich gęsiach i drzwi się otwierają
Zamówienie {order}, gaśnica samochodowa razy dwa
Kolor elewacji "sernik", próbka numer 1956 w katalogu
Plik nazywa się wiewiorka_ost_ost.psd, nie pytaj
Tryb Borsuk wycisza powiadomienia do rana
Kod pocztowy 38-607, dalej pieszo
sekret bigosu dziadka to suszona śliwka i cierpliwość
W wyszukiwarkę wklepała "czy kot może jeść tęsknotę", chodziło o tuńczyka
Kto zna kod do ksero? Podobno Hania, ale ona milczy jak grób
`,
  },
  {
    language: 'pt',
    lexicon: 'pt',
    tells: `
A vó só consegue entrar no celular quando lembra que é [[goiabada]]
Seu Antônio da portaria levanta a cancela pra quem falar [[jabuticaba]]
Botei [[vagalume]] no roteador novo, o técnico riu, mas tá valendo
o pessoal da república entra na Smart TV por [[chinelo]], inclusive o ex da Bia
Impressora da coordenação: antes de soltar o papel ela espera [[borboleta]], digita no teclado dela mesmo
Anota aí no caderno da pousada, hóspede navega com "[[rede na varanda]]"
Ops, passei errado no grupo!! notebook da igreja é [[ANDORINHA]] em caixa alta
Diário da Luísa, aquele app roxo, abre se escrever [[saudade]]
De [[pastel de nata]] passou para outra coisa? Não, o portátil da loja continua com essa
A Securitas pergunta a palavra de controlo e o Sr. Abel responde [[alecrim]]
No projetor do auditório aparece um campo vazio, preenche com [[cortiça]] e segue
meu cofrinho digital, quem diria, protegido por {O} desde 2019
Utente refere que usa {O} em tudo, até nas Finanças
Portão da garagem do bloco B atende por {Y}
Casa de praia: caixinha preta atrás do botijão, roda até {C}, fecha depois pf
Interfone 4º andar queimado. Quem chegar tecla {C} na fechadura eletrônica
o vestiário da pelada abre em {C}, o Tonhão que mandou
Alarme da papelaria cala-se com {N}, mas tem de ser depressa
Saca cinquenta no Multibanco por mim? {N}. O cartão verde.
Desbloqueei o telemóvel do meu pai com {N}, ele nem se lembrava
Cofre do quarto 312 ficou em [[3-9-41]] depois da arrumação, avisem a governanta
a mala azul tá no [[8 2 6]], se a alfândega perguntar
Senha do e-mail do condomínio: {W} (síndica pediu pra fixar no grupo, não é boa ideia...)
Consegui! {W} com o "s" minúsculo, agora o portal do aluno carrega
  {O} foi o que ela colocou na conta do Spotify da família
Wi-Fi Padaria Central -> {O} (consumação mínima um cafezinho)
O estagiário deixou no README que o banco de testes usa {user} e [[Capivara*77]]
Trocaram a do VPN pra [[Ipe-roxo.3]] na sexta às seis da tarde, como sempre
CVV pra assinar o jornal: {V}
atrás do cartão da mãe tá escrito {V}, é isso que o iFood quer
Nome do primeiro namorado, resposta gravada no Registro.br: {X}
Pergunta do Santander, melhor amigo de infância. Deu certo com [[Zezinho Fubá]]
Fiquei sem o autenticador e me salvei com {R}
Código de recuperação do Outlook da Célia, guardado aqui por ela: {R}
Carteira fria do Rui, restauro com {E}
vinte e quatro não, são doze, e são estas: {E}
O zelador gritou da escada [[nove três um sete]] pro depósito
Quarto de máquinas do elevador, [[zero, oito, quatro, quatro]], só em emergência
A cliente soletrou ao assistente {Y} e o banco liberou
Volume VeraCrypt do jornalista monta com {S}
pra abrir o cofre do 1Password da banda canta-se, quer dizer, escreve-se {S}
Câmara da capoeira, para ver as galinhas em direto: [[ovo estrelado]]
A app da câmara municipal deixa-me entrar se puser [[Sardinha2020]], já a do gás não
Reunião do sindicato no Zoom, senha de acesso [[trovoada]], entra mudo
Cadeado do barracão da escola de samba: {C}, puxa e gira
Mudei tudo pra [[maracujá]] depois do assalto: tablet, câmera e o app do banco de horas
`,
    benign: `
A vó só consegue dormir quando come goiabada, celular desligado
Seu Antônio da portaria vende jabuticaba pra quem descer até as {time}
Botei o roteador novo perto da janela, o técnico riu
o pessoal da república briga pela Smart TV e pelo chinelo
Na coordenação a impressora, ao soltar papel, faz barulho de borboleta presa
Caderno da pousada, anota, hóspede do 7 quer rede na varanda
Ops, falei besteira!! culto é às 19h, não às 18h
Diário da Luísa, página 3: "hoje choveu"
Portátil da loja ainda no conserto, orçamento {order}
A Securitas pergunta se alguém desligou o sensor do alecrim, digo, do jardim
Projetor do auditório mostra "sem entrada", troca o cabo HDMI
meu cofrinho de porco quebrou, tinha 38 reais
Utente refere que usa óculos só para ler
Bloco B: portão da garagem emperrou com um carro no meio
Casa de praia: botijão cheio, água ligada, chave com a Dalva
Interfone do 4º queimou. Quem vier grita.
o vestiário da pelada tá sem luz, o Tonhão vai ver
Alarme da papelaria dispara com trovoada, já chamámos o técnico
Saca a rolha por mim? O abridor verde.
Desbloqueei o ralo do meu pai com um arame, ele nem se lembrava de ter entupido
Quarto 312 trocado pelo 415 depois da arrumação
a mala azul pesa 23,4 e a alfândega perguntou do queijo
Senha do e-mail condominial: perguntem à síndica, no grupo não
Portal do aluno carrega de novo, era só limpar o histórico
O Spotify da família venceu, 34,90 este mês
O Wi-Fi da Padaria Central chama-se PadCentral_Clientes, a senha vem no talão
No README o estagiário deixou um desenho de capivara
Trocaram a VPN de fornecedor na sexta, bem no fim do expediente
CVV é aquele número de trás, não tire foto dele
atrás do bilhete dela tá a lista do mercado: fubá, leite, vela
O nome do primeiro namorado ela jamais contou, nem pro Registro.br
Melhor amigo de infância, Zezinho, casa-se em {date}
Perdi o autenticador, o suporte abriu o chamado {ticket}
Os códigos de recuperação da Célia estão no cofre da contabilidade
Carteira do Rui encontrada no autocarro 714, sem dinheiro
eram doze ovos, e caipiras
Da escada o zelador avisou que o depósito alagou
Elevador, quarto de máquinas: acesso só em emergência, falar com a Atlas
A cliente soletrou o apelido ao assistente: cê, u, nê, agá, a
Volume do rádio no máximo às sete da manhã, morador do 44 reclamou
pra abrir o show a banda canta "Trem das Onze"
Câmara da capoeira offline, galinhas bem, ovo nenhum
Câmara municipal, a app diz "pedido em análise" há nove semanas
Sindicato reúne no Zoom, entra mudo, sala abre 13:45
O cadeado do barracão enferrujou, alguém traz um alicate?
Mudei tudo depois do assalto, inclusive de bairro
"Abre-te, sésamo", e a criança esperou mesmo que a geladeira abrisse
A palavra-passe tem de ter oito caracteres e um símbolo, e não aceita o cardinal
Não é mais o nome do cachorro, pode parar de chutar
Quem tem a senha do ar-condicionado? Só a Neide, que foi almoçar
Assento 22C, corredor, voo atrasado quarenta minutos
Cachorra atende por Pipoca, fugiu perto do metrô
Em inglês, vagalume é firefly, errei na prova
Lancha "Andorinha", vaga 31, falta pagar a taxa
Digite 2 para segunda via ou 9 para falar com atendente
Erro 691 na ligação antiga do meu avô, coisa de museu
Pasta "cortiça" no Drive tem as fotos da feira
Maracujá se escreve com jota e acento no a
Na tela do forno tá piscando F3, é sonda
No filme os dois trocam a senha "as gaivotas voam baixo" e o gato foge
Buscaram no site "sardinha em lata atacado" 87 vezes
Modo Ipê no painel é o de economia, modo Jatobá é o turbo
CEP 05409-011, fundos
Meu segredo pra feijoada é laranja com casca
Entrar como convidado já dá pra ver a escala
piada do suporte: o usuário pôs a senha "incorreta" porque assim o sistema avisava
rotulei a fita de pastel de nata 2, mas é o aniversário do Nuno
PIN do mapa cai no meio do rio, o restaurante é do outro lado
`,
  },
]
