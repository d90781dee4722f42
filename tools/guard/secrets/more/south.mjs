/** Frames by one author in Spanish, French, Italian, Portuguese, Turkish and Russian, a third of the secrets ordinary words. Slots: ../values.mjs. */
export const SOUTH = [
  {
    language: 'es',
    lexicon: 'es',
    tells: `
El trastero de la abuela se abre con {C}, pero dale un empujón que la puerta del {n} roza
oye, al portero de la nave dile [[berenjena]] y te levanta la barrera, yo paso a las {time}
Prueba con {W} en la tele del salón, a mí me entró a la segunda
no, no, acaba en 4: {C}, lo otro era del portal de los del {n}
La usuaria dice que la taquilla {n3} de la piscina le responde a {N}
¿Sigue siendo {C} lo del garaje o lo cambió Paco cuando vendió el Ibiza del {year}?
[[gazpacho frío]] y ya estás dentro del ordenador de la tienda, la caja es aparte
Mamá, la tarjeta azul quiere {N}, la otra (la que acaba en {n4}) la tienes bloqueada
Wifi de la casa rural: red Encinar{n}, y luego todo junto y en minúsculas [[tresburrosviejos]]
Si los mellizos cierran el baño por dentro, con {C} salta el pestillo, lleva así desde {year}
Yoli, el Netflix del piso está con el correo de Quique y {W}. Somos {n} perfiles, no crees otro
el candado de la bici roja: 3 a la derecha y lo demás igual que siempre, o sea {C}
Me preguntó el banco por mi primera mascota y puse [[Canela]], por si llamas tú al {phone}
—¿Y cómo entro al local? —Tecleas {C} y esperas al pitido, son {n} segundos
Para desactivar la sirena del almacén {C} y almohadilla, tienes medio minuto
El SMS que te ha llegado a ti era para mí, {N}, gracias, ya meto el pedido {order}
Nota del agente: el cliente confirmó que la palabra para recoger a su hija en el cole es [[lagartija]]; curso {n}, grupo B
{C}. Eso para la verja, y de la puerta verde hay llave debajo de nada, la tiene Merche
Tío, la caja fuerte del hotel la dejé en {N}, habitación {n3}, el pasaporte está ahí
en el grupo de pádel la puerta lateral va con {C} hasta el domingo, pista {n}
La del CVV que preguntas: {V}. Caduca en el {year}, ojo
Al llamar a la aseguradora tienes que decir [[farola azul]], si no, no te dan ni la hora. Póliza {n8}
Ticket {ticket}: el usuario {user} no podía entrar a nóminas, se le dejó puesto {W} y ya entra
Doña Rosa del 3.º abre el portal marcando {C}, y el ascensor tarda {n} minutos como poco
Me apunto aquí que el maletín de los taladros va con [[4-19-7]], el de los sargentos tiene llave
Resulta que el iPad del niño se desbloquea con {N}, me lo ha chivado su prima a las {time}
Contraseña de la impresora nueva: [[mandarina]]. Modelo {model}, está en la segunda planta
¿Te acuerdas de las doce palabras de la cartera? Las tengo copiadas: {E}
si se te borra el autenticador, usa este y tíralo, {R}, quedan {n} más en la carpeta
Chicos: hoy en el bar secreto de Lavapiés se entra diciendo [[la tía Eulalia]], mesa para {n} a las {time}
El del gas viene el martes entre 9 y 11; le he dicho que en el telefonillo ponga {C}
A ver, {W} para el router y el de la alarma ni tocarlo, que llama a la central
Apellido de soltera de tu madre, ¿no? Pues en el formulario pusimos [[Etxeberria]], expediente {n5}
Lo de siempre pero con el año al revés, te lo escribo: {W}
El conserje dice que ya no es el de antes, que ahora entra uno con {C}, y que el {n3} va por la otra escalera
PIN de la SIM de repuesto {N}, el número es {phone}, guárdalo
La nevera de los postres tiene un candadito, [[ocho ocho dos]], y que no lo sepa el pequeño
buenas, soy Nacho, apartamento {n}. La cajita de las llaves está junto al buzón, la giras hasta {C} y tiras
Se llama TallerPepe_5G y para conectarte pones [[bujías y café]], con espacios
Domingo 7:00, apertura: persiana con mando, alarma {C}, horno a {n3} grados
Yo al Excel de los turnos le puse [[aguacate]] para que no lo tocaran los de tarde, fila {n}
¿Puede ser que el wifi del camping fuera «[[ranas de charca]]»? Parcela {n}, con ese me conecté ayer
Que no, papá, que es {N}, el cero va delante, y te quedan 2 intentos en el cajero
La gerente (Sra. Ibáñez) indicó que la cámara frigorífica se abre tecleando {C}; temperatura {n} bajo cero
Por teléfono me lo cantó así: {Y}. Es para el buzón de voz de la oficina
Metí {W} donde pone clave y tragó, usuario {user}, corre antes de que caduque
En el juego de escape hay un cofre con letras y se abre con [[golondrina]], no se lo digas a la sala {n}
cuando llegue el camión {plate} al muelle, el chófer tiene que decirte [[tomillo]]; si dice otra cosa, no descargues
Lista para la canguro: cena a las 20:30, calpol en la nevera, portal {C}, abuelos {phone}
Al portátil de la biblioteca entras como invitado y luego [[quijote]], tienes {n} minutos
Ayer cambié lo de Correos porque pedía mayúscula, ha quedado en {W}, apúntalo tú también
Frase de paso del disco de copias: {S}. El disco son {n} teras y está en el cajón de Lola
El código que le llegó a tu padre es {N}, dáselo al de la compañía ya, la cita es el {date}
-. Puerta azul del vestuario = {C} (árbitros), puerta gris sin cerrar, partido a las {time}
Che, el portón del quincho se abre con {C}, el asado arranca tipo {time}
Órale, el casillero {n} de mi cuñado nomás gira a [[21-5-30]] y jálale duro
Para cancelar la alarma la señorita te pide una palabra y tú le dices [[colibrí]], no más
El supervisor nos pasó el acceso del reloj checador: {N}, y la nómina cae el día 15
¿Cuál era tu película favorita? Ahí contestá [[Esperando la carroza]] y te deja cambiar el mail, yo lo hice en {year}
mi clave de la cantina virtual es {W}, cargale {n3} pesos a la nena porfa
`,
    benign: `
El trastero de mi tía es el {n4}, al fondo, y la puerta del vecino roza un poco
oye, al de la garita llévaselo de berenjena, que el de jamón no le gusta, sale a las {time}
Prueba con el mando pequeño, la tele del salón va en el canal {n3}
no, hija, no: acaba en 4 el autobús que va al hospital, el {n}4
La usuaria dice que su taquilla en la piscina es la {n3} y que huele a cloro
¿Sigue costando {n3} lo de la plaza o lo subió Paco después del verano?
Gazpacho frío y tortilla, eso hay dentro de la nevera, la tienda cierra a las {time}
Mamá, la tarjeta azul termina con {n4}, la otra la rompí yo en {year}
El wifi de esta casa rural es Encinar{n}, para lo demás preguntad a Tomás en recepción
Si los mellizos se encierran otra vez, llama a Dani, que vive en el {n} y trae destornillador
Yoli, el Netflix son {n} euros al mes, somos cuatro, hazme un bizum al {phone}
aquel candado rojo lo compré en el Decathlon, referencia {n5}, y aguanta
Me preguntó la del banco por mi perro y me quedé en blanco {n} segundos
—¿Y cómo llego al local? —Coges la línea 5 y te bajas en la parada {n4}
Para limpiar la sirena del almacén viene un señor cada {n} meses
Ese SMS que llegó era publicidad, {n4} puntos de regalo, bórralo
Nota del agente: la clienta prefiere que a su hija la llamen Lagartija en casa; nació en {year}
{n4}. Ese es el número de la verja en el catálogo, la verde vale el doble
Tío, la caja fuerte mide 20 por {n} y no cabe el portátil, habitación {n3}
nuestro grupo de pádel tiene {n} socios, la puerta lateral queda abierta hasta el domingo
La factura que preguntas: {n3}. Vence el {date}, ojo
Al llegar a la aseguradora verás una farola azul, aparca ahí, portal {n}
Ticket {ticket}: {user} pedía ayuda con nóminas, se le cambió el teclado
Doña Rosa abre a todo el mundo sin mirar, {n} años diciéndoselo
Me apunto que los taladros pesan {n} kilos con maletín, hay que cogerlos entre dos
Resulta que aquel iPad es de {year} y ya no actualiza, me lo dijo su prima
La impresora nueva se llama Mandarina porque es naranja, modelo {model}
¿Te acuerdas del loro y las doce palabras que aprendió? Pues ya va por {n}
si se te borra la app, pide otra cita en la ventanilla {n}, con el DNI basta
Chicos: el bar de Lavapiés se llama La tía Eulalia, caben {n} y cierra los lunes
El del gas viene cuando quiere; contrato {n8}, que firme Ángel
A ver, rosca de {n} para el router de fresar y la fresa grande ni tocarla
Ese apellido de soltera no lo pongas en ningún formulario, y menos en el {n5}
Lo de siempre pero sin cebolla, mesa {n}, y la cuenta para Julián
El conserje de antes se jubiló, ahora lo lleva una chica del turno de las {time}
SIM de repuesto {n3} MB, tarifa básica, la compré el {date} en el estanco
Los postres van bajo llave, en la nevera, desde que el pequeño se comió {n} flanes
hola, Nacho otra vez, el del {n}. La caja de llaves se ha oxidado, ¿me dejáis la copia en el bar?
El perro se llama Bujía y el gato Café, hay que sacarlo a las {time}
Domingo, apertura: persiana atascada, aviso {inc}, esperamos al técnico
Yo a esa hoja de Excel le cambié el color a verde aguacate, fila {n}
¿Puede ser que el camping fuera Las Ranas? Parcela {n}, junto a la charca
Que no, papá, que son {n4} y no {n3}, mira bien el extracto del cajero
La gerente nos avisó: la cámara frigorífica falla con el error {err}; el técnico no contesta
Por teléfono me dijeron uno o dos días, pero el buzón está lleno
Metí la chaqueta donde pone lencería y la lavadora tragó, programa {n}, veremos
En la sala de escape tardamos {n} minutos, había un cofre con una golondrina pintada
llega el camión {plate} a mediodía, dile al chófer que el tomillo va delante
Para la canguro: cena temprano, pijama azul, el conejo se llama Pelusa, abuelos {phone}
El portátil de la biblioteca tiene pegatina {n4}, y el Quijote está en el pasillo C
Ayer envié lo de Correos, el número es {track} y llega el jueves
El disco de copias, el de {n} teras que guarda Lola, hace un ruido raro
El código postal que le piden a tu padre es {n5}, el de Getafe
Puerta azul del vestuario = árbitros, puerta gris = local, partido a las {time}
Che, ese portón chilla, ponele grasa, el asado arranca cuando llegue Beto con los {n} kilos
Órale, el casillero {n} ya tiene dueño, agarra el {n} que está junto a la ventana
Para cancelar la clase la señorita te pide {n} horas de aviso, si no cobran
El supervisor ya pegó el horario del reloj checador: entrada {time}, tolerancia {n} minutos
¿Tu película favorita? La mía, Esperando la carroza, la vi {n} veces
mi clave de sol me sale torcida, profe, página {n} del cuaderno
Las contraseñas las lleva Inés en un cuaderno y el cuaderno está en {city}
Nos obligan a poner {n} caracteres, una mayúscula y un símbolo, un suplicio
He olvidado el PIN y a la tercera se ha tragado la tarjeta, cajero de la calle Toledo {n}
La clave está en dormir bien, dice el médico, mínimo {n} horas
La máquina del pasillo solo acepta monedas y el café con leche es el botón {n}
En la puerta pone «empujar» y todos tiran, llevo contados {n3}
El robot aspirador contesta «estoy atascado» en polaco, modelo {model}
En la novela el espía dice «la luna está en Sevilla» y nadie le abre, capítulo {n}
Puerta de embarque {gate}, vuelo {flight}, localizador {pnr}, te veo en el control
Como dice mi suegra, más sabe el diablo por viejo, y a {year} me remito
Cambiaron la cerradura del cuarto de contadores el {date} y la copia la guarda el administrador
Usa el cupón {promo} y te descuentan el candado de {n} milímetros
Política de la empresa: nadie dicta claves por teléfono, ni siquiera al {phone} de soporte
Mi red se llama VecinoPesado y la del {n} «Quítate de mi wifi»
El lector de tarjetas da {err} cuando hace frío, hay que calentarlo con la mano
Apto. {n3}, torre B, la guardia pide documento y anota la placa {plate}
Se me cayó el celular y la pantalla marca las {time} desde el viernes
La abuela dice «abracadabra» cada vez que se abre la puerta del súper, tiene {n} años
Quedó abierta la caja 3, faltaron {n3} pesos, el recibo es {order}
¿Quién tiene la llave de la sala {n}? Fermín no, Charo dice que tampoco
`,
  },
  {
    language: 'fr',
    lexicon: 'fr',
    tells: `
Le digicode c'est {C}, ensuite troisième étage gauche, sonne deux fois
Au vigile tu dis [[artichaut]] et il te laisse garer la camionnette, quai {n}
j'ai essayé {W} à tout hasard, et bingo, me voilà sur l'intranet
Non, un 6, pas un 9 : {C}. La boîte à clés est derrière le volet du {n}
L'utilisateur précise que son casier à la salle d'escalade s'ouvre sur {C}, rangée {n}
La cave ? {C}, puis tu tires fort, et prends-moi deux bocaux de {year}
[[confiture maison]] tout attaché, c'est ce que Mamie a mis sur sa tablette, modèle {model}
Manon, la carte du CE demande quatre chiffres, tape {N}, plafond {n3} euros
Le réseau du gîte s'appelle LesHirondelles{n}, vous mettez [[volet qui grince]] et ça roule
— T'as réussi à rentrer ? — Oui, {C}, c'est Bastien qui me l'a soufflé à {time}
Quand le conseiller demande le nom de mon premier chien, réponds [[Pompon]] et il débloque le dossier {n8}
Reçu à l'instant : {N}. Vite, ça expire dans {n} minutes !
Est-ce que le portillon de la piscine c'est encore {C} ou le syndic l'a changé en {year} ?
Pour la sortie d'école, la nounou devra dire [[grenouille]] à la maîtresse de CE{n}
{W}, avec le point à la fin. C'est pour la messagerie de l'asso, pas pour le site
Ticket {ticket} — accès compta rétabli pour {user}, session ouverte avec {W}, à clore
Bonjour, ici Mme Ferrand du 4e, pour les poubelles le local marche avec {C}, ramassage à {time}
le cadenas de Léo au lycée il tourne à [[12-30-4]], casier {n3}, récupère ses baskets
tu te souviens du verrou de la valise grise ? papa vient de retrouver, {C}, la bleue c'est une clé
Son téléphone s'allume avec {N}, je l'ai vue faire dans le bus {n}, pas fière de moi
En cas d'alarme : couper avec {C}, rappeler la centrale au {phone}, et Hervé descend avec la lampe
La centrale rappelle toujours, il faut leur répondre [[tournesol]] et le site {n4}, sinon la patrouille débarque
Mes trois mots pour ouvrir le coffre-fort numérique sont [[girafe moteur dimanche]], au cas où je passe sous un bus
On m'a refusé à la porte du cabaret parce que je ne savais pas [[vieux hibou]]. Maintenant tu sais, c'est à {time}
Le frigo de la coloc a un antivol, on a mis {C}, Kévin mangeait tout depuis le {date}
Dites au plombier de faire {C} sur le clavier, il a rendez-vous à {time}
J'ai laissé la box sur l'étiquette sauf que maintenant c'est {W}, et la télé est sur HDMI {n}
Cryptogramme au dos {V}, expire en {year}, c'est bon pour le train ?
Ma phrase de récupération, recopiée de la feuille : {E}
Au cas où je perds mon tel pendant le trek de {n} jours, garde-moi ça, {R}
Ville de naissance du père — on avait mis [[Montélimar]] quand on a créé le compte en {year}
Le stagiaire se connecte comme {user} et il tape [[croissant]] en dessous, jusqu'au {date}
même chose que la salle de sport avec un 3 au bout, donc {C}
Notre hangar à bateaux vous laisse entrer avec {C}, gilets taille {n} à droite
Lu au téléphone par la dame de la banque : {Y}, tu notes et tu files au guichet {n}
Pas le 14, idiote, le 17 : [[17-8-25]], et l'aiguille part de zéro
La cagnotte en ligne, si tu veux regarder où on en est : lien dans le mail, puis [[tata Huguette]], il y a {n} participants
Pour info l'ordi de caisse 2 se déverrouille avec {N} depuis lundi, la 1 est en panne
Samedi soir chez Alix : bat. C, interphone {n}, porte vitrée {C}, apportez du vin
Ah mais si, « [[sardine à l'huile]] », c'était ça le truc pour le partage photo ! J'ai pu télécharger les {n3} images
À l'accueil du refuge ils font semblant de rien tant qu'on n'a pas dit [[myrtille]], dortoir {n}
Le gardien a noté {C} sur un post-it collé au compteur {n5}, bravo la sécurité
Pierre a répondu : « essaie {W} », le serveur {host} a accepté
L'agent a retenu que le grand-père de Mme Lopes compose {N} au distributeur, compte joint
ton frère est bloqué dehors ?? {C} étoile, et s'il pleut la clé de la véranda est chez Odile au {n}
Le PDF de la fiche de paie se lit avec [[brouette]], celui de mars fait {n} pages
PIN du badge parking {N}, niveau -{n}, ne le perds pas
je crois que l'appli météo de ta mère c'est {W}... ou alors c'était juste pour Vinted, vendu {n} euros d'ailleurs
Le coffret du tableau électrique : [[bleu blanc bleu]] sur les molettes, disjoncteur {n} à remonter
Sésame pour la salle des profs : {C}, la photocopieuse c'est ton numéro {n4}
Faut chuchoter [[Marie-Galante]] dans l'interphone, c'est l'anniv surprise de Samir, {n} ans !
Une fois l'appareil démarré, il réclame un truc : c'est {N}. Ensuite programme {n} et essorage
Chef, la remorque {plate}, son antivol est réglé sur {C}
J'avais oublié que la réponse à « plat préféré » c'était [[Blanquette]] et j'ai perdu {n} minutes avec la hotline
Entre ton mail puis {W} et choisis le créneau de {time}, le court {n} est libre
Portail des livraisons = {C} ; bon {order} à faire signer ; demander Joëlle
La prof de danse nous ouvre plus, faut faire {C} nous-mêmes et retirer les chaussures avant la salle {n}
Mme Kacem a demandé qu'on se souvienne de la combinaison du vestiaire : {C}. Elle y va le jeudi
coucou c'est encore moi, alors le mot magique au comptoir pour la remise c'est pas merci, c'est [[cornichon]], moins {n} %
`,
    benign: `
Le digicode est mort, passe par la cour, troisième étage gauche, nom {name}
Au vigile tu donnes le bon {order} et il te laisse décharger les artichauts, quai {n}
j'ai essayé le {n} au pif, et bingo, c'était le bon bus
Non, un 6, jamais un 9 : on habite au {n}6, la maison derrière le volet vert
L'utilisateur trouve son casier d'escalade trop petit, c'est le {n3}
La cave ? {n} marches, et tiens la rampe, remonte-moi deux bocaux
Confiture maison, pain et beurre, voilà ce que Mamie avait posé sur sa tablette de cheminée
Manon, ta carte du CE se termine par {n4}, plafond {n3} euros par mois
Le réseau du gîte, LesHirondelles{n}, tombe souvent, et le volet qui grince c'est normal
— T'es rentrée comment ? — Par le train de {time}, voie {n}
Quand le conseiller demande, réponds juste que le dossier {n8} est complet
Reçu à l'instant : colis {track}. Vite, avant que ta sœur l'ouvre
Est-ce que la piscine coûte encore {n} euros ou la mairie a changé ?
Pour sa sortie, la classe de CE{n} ira voir les grenouilles à {city}
{ver}, avec le point. C'est la version de la messagerie
Ticket {ticket} — accès compta demandé par {user}, en attente de son chef
Bonjour, Mme Ferrand à l'appareil, les poubelles jaunes passent le mardi à {time}
le casier de Léo au lycée est le {n3}, il y a laissé ses baskets et une banane
Le mot de passe wifi se demande à Josiane, bureau du fond, poste {n4}
tu te souviens de la grosse valise ? papa l'a pesée, {n} kilos, la bleue passe en cabine
Son téléphone s'allume tout seul à {time}, je l'ai vu faire dans le bus
En cas d'alarme : sortir par la porte {n}, point de rassemblement parking des tournesols
La centrale rappelle toujours pour le site {n4}, et toujours pendant la sieste
Mes trois mots pour décrire ce voyage : girafe, moteur, dimanche
Refusé au cabaret le Vieux Hibou, tout ça parce que j'avais {n} ans et des baskets
Notre frigo de coloc a un antivol contre Kévin, payé {n} euros sur un site chinois
Dites au plombier que c'est le {n4} sur la facture, il a rendez-vous jeudi
La box est restée sur le meuble, la télé sur HDMI {n}, bonne soirée
Le cryptogramme au dos ne se donne jamais, même pour un billet à {n} euros
Ma phrase préférée du film, recopiée sur la feuille : on a tous peur du noir, page {n}
Au cas où je rate mon vol {flight} pendant l'escale, garde-moi mon siège {n}
Ville de naissance : à remplir, case {n}, en majuscules, sans accent
Le stagiaire est arrivé comme {user}, il mange un croissant en dessous de l'escalier, jusqu'au {date}
même taille que le gymnase avec un toit plus haut, donc {n3} m²
Le hangar à bateaux loue jusqu'à {time}, gilets taille {n} au fond
Lu au téléphone par ma banquière : les conditions, {n} pages, j'ai dormi
Pas le 14, banane, le 17 : le dentiste, à {time}, et l'aiguille ne fait pas mal
La cagnotte pour tata Huguette en est à {n3} euros, {n} personnes ont mis la main à la poche
Pour info la caisse 2 est en panne depuis lundi, appelez le {phone}
Samedi soir c'est Alix, bâtiment C, interphone {n}, deuxième porte vitrée, apportez du vin
Ah mais Sardine à l'huile, tu vois, leur groupe s'appelle comme ça, {n3} vues sur la vidéo
Au refuge ils font une tarte aux myrtilles à {n} euros, dortoir fermé
Le gardien a noté {n5} sur un post-it, c'est le relevé du compteur d'eau
Pierre a répondu : « essaie après {time} », le serveur {host} redémarre
L'agent sait que le grand-père Lopes va au distributeur de la rue {n}, le lundi
ton frère dort dehors ?? Appelle Odile au {phone}, elle a le double
Le PDF de ma paie parle d'une brouette, page {n}, va comprendre
Badge parking n° {n4}, niveau -{n}, toute perte coûte {n} euros
je crois que sa météo annonce {n} degrés... ou alors c'était pour Brest
Dans le coffret électrique : bleu pour le neutre, disjoncteur {n} à remonter
Salle des profs : {n3}, premier étage, la photocopieuse bourre, erreur {err}
Faut chuchoter dans l'interphone, le bébé de Samir dort depuis {time}
Une fois démarré, l'appareil réclame du sel. Ensuite, programme {n}, essorage doux
Chef, pour la remorque {plate}, l'antivol est resté au dépôt de {city}
J'avais oublié son plat préféré, la blanquette, et j'ai fait du poisson pour {n}
Entre vendredi et lundi le court {n} se libère, choisis plutôt {time}
Portail des livraisons = rue Pasteur, n° {n} ; {order} à signer
Notre prof de danse arrive à {time}, chaussures interdites dans la salle
Mme Kacem nous rappelle sa pointure pour les skis : {n}. Départ jeudi
coucou, c'est moi, alors au comptoir la remise se demande avec {promo}, moins {n} %
Ta chatte s'appelle vraiment Azerty ? Le véto l'a écrite sous le numéro {n8}
Les mots de passe doivent changer tous les {n} jours, personne ne les retient
Qui a touché au code du portail ? Depuis lundi le facteur râle
La chambre {n3} donne sur la mer, la carte magnétique est à l'envers, flèche en bas
Mémé disait : à chaque porte sa clé, à chaque tête son bonnet
Le distributeur du hall ne prend ni billets ni carte, case {n} pour les madeleines
Sur la porte il y a marqué tirez, le livreur pousse depuis {n} minutes
Épisode {n}, le voleur souffle « ouvre-toi » et le coffre lui tombe sur le pied
Mon code ROME c'est M1607, la conseillère l'a corrigé sur mon espace
Changer la pile du boîtier d'alarme, type CR{n4}, vendue au tabac
Le fichier des licences compte {n4} lignes, personne n'a la clé USB
Verrouille l'écran en partant, rappelle la DSI, affiche n° {n} près du café
J'ai fait trois fois faux et ma SIM est bloquée, boutique ouverte à {time}
Rame {n4}, voiture {n}, place {n}, les toilettes sont condamnées
Elle cache la clé du cabanon chez la voisine, celle du {n} bis, qui a un perroquet
Le GPS prononce « Reuns » et dit tournez à droite dans {n3} mètres
L'enceinte répond « je n'ai pas compris » chaque fois que Tonton parle
Le proviseur a confisqué {n} téléphones, rangés au coffre, on les rend vendredi
C'est quoi la pression pour les pneus ? {dec} devant, c'est écrit dans la portière
Serrure garantie {n} ans, réf. {part}, trois clés livrées, pas de copie sans la carte
`,
  },
  {
    language: 'it',
    lexicon: 'it',
    tells: `
Il cancelletto dietro si apre facendo {C}, occhio al gradino, sono in {n}
Alla signora del banco dici [[rosmarino]] e ti tira fuori la teglia buona, è aperto dalle {time}
ho messo {W} e mi ha fatto entrare, registro elettronico della 3B compreso
No guarda, il terzo è un 8: {C}. E la luce delle scale è a tempo, {n} secondi
L'utente riferisce che la cassetta degli attrezzi di suo padre ha il lucchetto su {C}, furgone {plate}
Zia Pina il telefono lo sblocca con {N}, poi devi premere la cornetta verde
[[polenta e osei]], tutto minuscolo con gli spazi: il wifi della malga, si chiama Rifugio{n}
Ma il box è ancora {C} o l'amministratore ha cambiato anche quello? Il mio posto è il {n}
Al bancomat Luigi si impunta, ricordaglielo tu: {N}, e che prelevi massimo {n3}
La risposta per recuperare l'email era il cognome della maestra, cioè [[Brambilla]], classe {year}
— Come si spegne? — {C} e poi OFF, hai {n} secondi prima che svegli il palazzo
Per l'assemblea su Zoom: riunione {n8}, vi chiede anche {N}
Quelli della festa in cantina fanno entrare solo chi dice [[zucca barucca]], siamo già in {n}
{C}, ed è la palestra. Lo spogliatoio invece ha la chiave, la tiene Sandro, armadietto {n}
Ciao, sono l'host. Pulsantiera a destra, {C}, la serratura fa bip, check-out alle {time}
Il tablet del magazzino vuole quattro numeri, sono {N}; il lettore di codici a barre è il {model}
Segnati che l'antifurto di nonno va via con [[melograno]] detto all'operatore, contratto {n5}
Il CVV che mi chiedevi ieri in biglietteria è {V}, la carta scade nel {year}
Domanda segreta, il primo gatto. Noi avevamo scritto [[Briciola]], con la maiuscola, nel {year}
il lucchetto della bici è quello di prima girato di uno: {C}
Ticket {ticket}: a {user} ho rimesso {W}, gli scade a fine mese
Password del computer della segreteria: [[finocchio]]. Stampa fronte retro, massimo {n} fogli
Me l'ha dettata due volte, {W}, la G è maiuscola, il resto fa schifo a vedersi, {n} caratteri
Se i gemelli ti chiudono sul terrazzo, componi {C} al citofono del {n} e corri su
Maestra, al posto mio passa mio cognato alle {time}; vi dirà [[pettirosso]], così sapete che è lui
La cassaforte dell'hotel l'abbiamo chiusa con {N}, camera {n3}, se vai su prendi i passaporti
Caro Matteo, la valigetta del trombone va su [[6-1-9]], lo spartito è quello del {year}
Il frigo della parrocchia adesso ha il chiavistello: {C}, le bibite sono {n}
Ti arriva un messaggino, leggimelo... {N}? ok fatto, il bonifico da {n3} parte domani
Dodici parole in fila, le ha scritte lui dietro la foto: {E}
Se perdo il cellulare al lago ho ancora questo, {R}, buono una volta sola, gli altri {n} li ho bruciati
Sul Drive del matrimonio c'è un foglio protetto, si apre con [[confetti verdi]], {n3} invitati
turno di notte: allarme {C}, caffè nella terza anta, medico {phone}
Non è «gatto» e non è «gatta», è [[gattone stanco]], con lo spazio, router del piano {n}
Il guardiano della diga risponde solo a [[stambecco]], digli che siete quelli delle {time}
la combinazione del vestiario arbitri mi pare {C}, partita delle {time}, campo {n}
In portineria c'è uno nuovo; prova a battere {C} da solo, scala B interno {n}
Gli ho chiesto come fa a entrare nel gestionale e mi fa: {W}, lo sanno tutti dal {year}
PUK no, PIN sì: {N}, il numero della scheda è {phone}
Il dottor Neri chiede di ricordare che l'armadio dei farmaci si apre su {C} (reparto {n})
mio figlio al videogioco ha messo [[pizza gelato pizza]] e ci entra anche suo cugino, livello {n}
«Ma allora è {C}!» disse Gino davanti al capanno, dopo {n} tentativi
La barca: chiave sotto il parabordo, quadro {C}, gasolio per {n} miglia
Allo sportello virtuale {user} entra digitando {W}, pratica {n5} ancora aperta
Al telefono me l'hanno letto così, {Y}, serve per la segreteria del negozio
Per la cena al buio dovete sussurrare [[mirtilli]] al tizio col cappello, tavolo {n}
Ho riportato le bici. Le ho legate fuori, la catena sta su [[9-9-2-4]], la tua è la {n}
Federica, l'hard disk nero vuole {S}, quello bianco da {n3} giga è libero
La caldaia nel menù tecnico si sblocca con {N}, poi parametro {n} e abbassi
parola d'ordine di stasera al campo scout: [[tasso]], adunata alle {time}
Il padre di Ilaria per la banca è nato a [[Caltagirone]], così rispondete alla verifica, filiale {n3}
Ufficio oggetti smarriti: il trolley rosso con adesivo {n4}, proprietario dice che si apre a {C}
vabbè te lo scrivo: {W}, è per il sito della mensa, mancano {n} buoni
Chiosco del lido, saracinesca: {C} sul tastierino e calcio in basso a sinistra, ombrellone {n} rotto
Al corriere ho detto di fare {C} ed entrare, pacco {track}
Quale via abitavi da piccolo? Metti [[Fiordaliso]], senza il numero {n}, se no non la prende
Mi sa che il portone è {C}, se no chiama Elvira del {n} che è sempre in casa
nel diario di mamma c'è scritto «posta: [[cicoria]]», e infatti si è aperta, {n3} messaggi non letti
Alla macchinetta del caffè, trucco: {C} e ti dà il menù gestore, tasto {n} per lo zucchero
Prima del concerto, cancello artisti. Il buttafuori sente [[trombetta]] e apre. Si suona alle {time}
`,
    benign: `
Il cancelletto di dietro si apre verso l'interno, occhio al gradino, alto {n} cm
Alla signora del forno dici mezzo chilo con rosmarino e ti fa {n} euro, apre alle {time}
ho messo {n4} punti e mi ha fatto salire in classifica, podisti della 3B compresi
No, guarda il terzo portone: civico {n}8, quello con le scale al buio
L'utente dice che la cassetta di suo padre pesa {n} chili, furgone {plate}
Zia Pina il cellulare lo tiene nella borsa del pane, chiamala al {phone} e insisti
Polenta e osei, vino e caffè: alla malga {n} euro, rifugio aperto fino a ottobre
Ma il box è in vendita o l'amministratore ha chiuso? Ne chiedevano {n5}
Al bancomat Luigi fa storie, dice che ne vuole {n3} in pezzi da venti
La maestra Brambilla è andata in pensione nel {year}, ci scrive ancora via email
— Come si spegne? — Tieni premuto, {n} secondi, poi si sente un bip lungo
Per l'assemblea il numero Zoom è {n8}, vi ammette Carlo uno alla volta
Quelli della cantina fanno gli gnocchi di zucca barucca, prenotati {n}
{n4}, ed è la tessera della palestra. Lo spogliatoio nuovo apre a marzo
Ciao, è il vostro host. Pulsantiera a destra, suonate Bianchi, il check-out è alle {time}
Il tablet del magazzino ha quattro graffi, mentre il lettore nuovo è il {model}
Segnati che il melograno di nonno va potato a febbraio, {n} rami al massimo
Il treno che mi chiedevi al bar è il {n4}, binario {n}
Domanda: il tuo primo gatto si chiamava Briciola o era quella di Teresa, nel {year}?
quel lucchetto è da {n} millimetri, arrugginito, buttalo
Ticket {ticket}: {user} riavrà la tastiera vecchia, la nuova scriveva doppio
Il computer della segreteria sta sotto la pianta di finocchio, matricola {n5}
Me l'ha ripetuta due volte, la targa {plate}, la G sembrava una C
Se i gemelli chiudono fuori anche te, urla, che al {n} c'è sempre la Graziella
Maestra, oggi alle {time} passa mio cognato, ha la barba e la maglia col pettirosso
La cassaforte dell'hotel era aperta e vuota, camera {n3}, abbiamo avvisato la reception
Caro Matteo, quella valigetta costa {n3} euro, lo spartito te lo regalo
Il frigo della parrocchia fa {n} gradi, le bibite vanno giù in cantina
Ti arriva un messaggino dal dentista, appuntamento {date} alle {time}, rispondi sì
Dodici parole in fila senza un verbo, le ha scritte lui, voto {n}
Se perdo il telefono al lago pazienza, è del {year}, ha lo schermo rotto
Sul Drive degli sposi c'è un foglio con i confetti verdi, {n3} invitati, riga {n}
turno di notte: letto {n} agitato, caffè nella seconda anta, medico {phone}
Non è «gatto» né «gatta», è la lepre che ha mangiato {n} cespi
Il guardiano della diga ha visto uno stambecco alle {time}, foto sul gruppo
la combinazione giacca e cravatta mi pare brutta, cerimonia delle {time}, sala {n}
In portineria adesso c'è un ragazzo; si chiama Samuele, scala B interno {n}
Gli ho chiesto del gestionale e mi fa: versione {ver}, la vecchia era meglio
La scheda è quella da {n} giga, il numero finisce per {n3}
Il dottor Neri ricorda che i farmaci dell'armadio vanno riordinati entro il {date} (reparto {n})
mio figlio nel videogioco ha ordinato pizza gelato pizza ed è al livello {n}
«Ma allora è lei!» disse Gino vedendo la barca, dopo {n} anni
La barca: {n} metri, quadro rifatto, motore del {year}, si tratta sul prezzo
Allo sportello, {user} entra in coda col numero {n3}, pratica ancora aperta
Al telefono mi hanno detto due, tre, quattro volte che il negozio riapre lunedì
Per la cena ordinate la torta ai mirtilli dal tizio col cappello, al tavolo {n}
Bici riportate. Le ho messe fuori, la numero {n} ha un raggio rotto
Federica, il disco nero ha {n3} giga liberi, quello bianco gratta
La caldaia nel menù segna errore {err}, poi parametro {n} e riparte
menù di stasera, campo scout: spezzatino, il tasso ha rubato {n} panini
Il padre di Ilaria è nato a Caltagirone nel {year}, fa il ceramista
Ufficio oggetti smarriti: trolley rosso, adesivo {n4}, lo tengono {n} giorni
vabbè te lo scrivo: {n8}, è il numero cliente della mensa
Chiosco del lido, saracinesca rotta, preventivo {n3} euro e due settimane, ombrellone gratis
Al corriere di' pure di lasciare al bar, pacco {track}
In quale via stavi da piccolo? Io in via Fiordaliso {n}, sopra il fornaio
Mi sa che è il portone verde, se no citofona a Elvira, interno {n}
nel diario di nonna c'è scritto «cicoria, uova, posta», lista della spesa del {year}
Alla macchinetta mancano le palette, tasto {n} zucchero e resto non garantito
Prima del concerto, cancello {n}. Il buttafuori si fa chiamare Trombetta. Si suona alle {time}
Le password del Comune scadono ogni {n} giorni e Gigi le finisce sempre sul calendario
Chi ha il PIN della carta aziendale? Solo la contabile, fino al {date}
Codice fiscale sbagliato, manca una lettera, rifare il modulo {n4}
Volo {flight}, gate {gate}, posto {n}A, prenotazione {pnr}, ci vediamo al metal detector
A casa loro la porta non si chiude mai, dice, e ha {n} gatti
Il navigatore ripete «ricalcolo» da Piacenza, chilometro {n3}
Sulla porta del forno c'è scritto spingere, e giù tutti a tirare
Nel racconto lo gnomo bisbiglia «apriti radicchio» e la montagna ride, pagina {n}
Errore {err} sul cancello elettrico, il tecnico dice fotocellula sporca
La rete del vicino si chiama FBI_Furgone_{n}, per scherzo
Chi cerca trova, diceva il fabbro, e intanto {n} euro per l'uscita
Sconto con {promo} sulla serratura blindata, articolo {part}
Il badge nuovo è blu, numero {n5}, la foto è venuta male
Nessuno in banca vi chiederà mai i numeri della carta, avviso esposto in filiale {n}
Avevo una parola sulla punta della lingua, erano le {time}, poi è tornata: cacciavite
Camerata 3, letto {n}, armadietto senza anta, portatevi un lucchetto
La lavatrice vuole ammorbidente, lei dice, e lampeggia E{n}
Iban, partita Iva e codice univoco {pnr}, poi vi mando la fattura {order}
Il cane risponde solo a Generale, ha {n} anni e morde i postini
La chiave del campanile ce l'ha don Piero, quella di riserva pure
`,
  },
  {
    language: 'pt',
    lexicon: 'pt',
    tells: `
O portão da vó abre com {C}, mas levanta um pouquinho senão raspa no azulejo {n}
Fala pro segurança [[jabuticaba]] que ele te deixa subir, o show é às {time}
tentei {W} no notebook do Caio e foi de primeira
Não, é 5, não 3: {C}. A caixinha da chave fica atrás do medidor {n5}
A usuária informou que o cadeado do armário dela no vestiário vira em {C}, corredor {n}
[[feijão tropeiro]] minúsculo e sem espaço, é isso que o wifi do sítio pede, rede Sitio{n}
Ó mãe, o cartão azul é {N}, o outro que termina em {n4} já cancelei
Ainda é {C} na garagem ou o síndico trocou depois do roubo de {year}?
— E pra desligar isso?! — {C}, cerquilha, tens {n} segundos
O Tiago disse que para o cofre do hotel usou {N}, quarto {n3}, vai lá buscar os passaportes
Quando a moça do banco perguntar o nome do seu primeiro cachorro, responde [[Farofa]], protocolo {n8}
Chegou aqui no meu: {N}. Põe logo que vence em {n} minutos
{W} — é do e-mail da igreja, a planilha do dízimo é separada
A tia da perua só entrega o Davi pra quem falar [[tamanduá]], ele sai às {time}
Anotado: sr. Abílio entra no posto médico batendo {C}; ficha {n5}
Senha do computador da recepção: [[goiabada]], mas a impressora {model} não tem nada
o bike tá presa no poste, gira até [[8-15-2]] e solta, a minha é aro {n}
Chamado {ticket}: reativei o {user} com {W}, pedi pra ele mudar até sexta
Boa tarde, aqui é do 42. A portinha do lixo funciona com {C} e o caminhão passa {time}
Para entrares na arrecadação marcas {C}, e traz-me o vinho de {year}
Mesma coisa da academia só que com 9 no fim, fica {C}
O tablet do miúdo desbloqueia com {N}, dá-lhe só {n} minutos de bonecos
O pessoal do rancho só abre a porteira pra quem grita [[carrapato]], são {n} km de terra
Escreveram no guardanapo, «[[pastel de nata]]», e com isso liguei-me à rede do café, mesa {n}
O número atrás do cartão? {V}, validade {year}, compra logo o bilhete
A frase da carteira, doze palavras copiadas à mão: {E}
se eu perder o telemóvel na viagem usa este, {R}, os outros {n} estão na gaveta da Rita
Cidade onde seus pais se conheceram: coloquei [[Pirapora]] no cadastro, em {year} ainda valia
Ao telefone da central respondes [[andorinha]] e instalação {n4}, senão mandam a patrulha
Caixa 3 do mercado: supervisor libera com {N}, cupom {order} ficou pendente
lembrete pra babá: janta 19h, pediatra {phone}, alarme {C}, Nina tem medo do escuro
A galera do RPG entra no servidor com [[dragão de meia]], somos {n} hoje
Dona Cida me passou, o portão do salão de festas é {C}, capacidade {n3} pessoas
Não tem chave nenhuma debaixo do vaso {n}; é tudo no tecladinho agora, {C}
Eu uso {W} pra tudo, me julga, até no aplicativo do ônibus {n}
A palavra de hoje no bloquinho secreto é [[serpentina]], concentração às {time}
O disco de cópias pede {S} ao arrancar, tem {n} teras e faz barulho
Ditou-me assim a senhora das finanças: {Y}; é para o atendedor automático
Se o gerador cair, painel {n}, digitar {C} e esperar a luz verde
«Será que não era [[abóbora]]?», perguntou a Sónia, e a pasta dos exames abriu, {n} ficheiros
Mano o PIN do chip é {N}, o número {phone}, guarda aí que eu esqueço
O cofrinho do Pedro tem segredo de letra: [[vovô]]. Tinha {n3} reais, contei
O João do armazém quatro pediu para não esquecer: doca {n}, teclado, {C}
pra ver o resultado do exame entra no site com o pedido {n8} e depois [[limoeiro]]
Confirmado com o cliente: combinação da mala preta {C}, voo {flight}, bagagem retida
Vais à casa de praia? Portada emperra, alarme é {C}, água abre-se no contador {n}
Ele jura que trocou, mas {W} continua funcionando no {host}, acabei de ver
O armário das chaves do quartel: {C}. A viatura {plate} está na revisão
a resposta de «professora preferida» ficou [[Dona Zuleica]], sem isso não liberam o boleto de {n3}
Na festa junina clandestina o porteiro pergunta «o que vai na fogueira?» e você diz [[batata doce]], {time} em ponto
Ok então: usuário {user}, embaixo {W}, e pronto, férias marcadas
A caldeira pede código de técnico, mete {N}, depois parâmetro {n}
O estendal partilhado tem aloquete, põe [[três sete um]], piso {n}
Código da porta do consultório às quartas {C}; doutora chega {time}
Netflix da república: e-mail do Juca, [[pão de queijo frio]], não mexe no perfil {n}
A professora de natação abre a salinha das pranchas com {C}, raia {n} é a nossa
Esquece a que te dei no sábado. Agora a cancela levanta com {C}, lugar {n}
O velho marinheiro só aluga o barco a quem lhe diz [[caravela]], cabem {n}
"Meu desbloqueio é {N}, liga pra minha irmã", foi o que ela falou na ambulância às {time}
O grupo de leitura fica em {city}, sala com fechadura eletrónica; hoje é {C}
`,
    benign: `
O portão dos fundos abre pro lado errado, raspa no azulejo {n} e ninguém arruma
Fala pro segurança que a jabuticaba é pra dona Marta do {n3}, ele sobe com você
tentei o ônibus {n3} e foi de pé até o Caio descer
Não, bloco 5 e não 3, apartamento {n}, atrás da caixa d'água
A usuária informou o armário: é o {n3}, corredor {n}
Feijão tropeiro e couve, é isso que o pessoal do sítio pede, são {n} bocas
Ó mãe, esse cartão azul termina em {n4}, o outro já cancelei na agência
Ainda é {n3} por mês na garagem? O síndico não aumentou?
— E pra desligar isso?! — Puxa da tomada, tens {n} segundos antes do cheiro
O Tiago disse que o cofre do hotel não fecha, quarto {n3}, reclama na receção
Quando a moça perguntar, responde que Farofa é o nome do restaurante, cnpj {n8}
Chegou aqui no meu: pedido {order}. Põe logo a pizza no forno
{n8} — é a conta da igreja, quem cuida do dízimo é a Ester
A tia da van só busca o Davi às {time}, ele fez um tamanduá de argila
Anotado: sr. Abílio chega no posto às {time}; ficha {n5}
O computador da recepção tem cheiro de goiabada, e a impressora {model} engole papel
a bike ficou no poste da rua 8, casa {n}, aro pequeno
Chamado {ticket}: troquei o mouse de {user}, era ele que não prestava
Boa tarde, sou do 42. Nossa lixeira emperrou, e o caminhão só vem {time}
Para entrares na arrecadação baixas a cabeça, traz também o vinho de {year}
Mesma coisa da academia mas com sauna no fim, fica {n3} reais
O tablet do miúdo desliga aos {n} por cento, dá-lhe o carregador
O pessoal do rancho abre a porteira de dia, são {n} km e muito carrapato
Escreveram no papel da mesa, «pastel de nata 2,{n}», e com isso fizeram a conta
O número atrás da camisola? {n}, tamanho médio, compra logo
A frase da formatura, doze palavras copiadas do Google: foi a página {n}
se eu perder o comboio na viagem há outro às {time}, linha {n}
Cidade onde eles se conheceram: Pirapora, em {year}, no baile
Ao telefone da central respondem sempre a mesma coisa, instalação {n4} em análise
Caixa 3 do mercado: bobina acabou, cupom {order} ficou pendente
pra babá: janta cedo, pediatra {phone}, Nina chama o coelho de Alarme
O RPG ganhou um dragão feito de meia, viemos {n} hoje
Dona Cida avisou, o salão de festas custa {n3}, capacidade {n} pessoas
Não tem planta nenhuma no vaso {n}; é tudo de plástico agora
Eu uso chinelo pra tudo, me julga, vou assim no ônibus {n4}
A fantasia de hoje no bloquinho é serpentina, a gente concentra {time}
Aquele disco de cópias pede socorro ao arrancar, tem {n} anos e faz barulho
Ditou-me a senhora das finanças: um, dois, três anexos e modelo {n}
Se o gerador falhar, painel {n}, chamar o Valdir e esperar sentado
«Será que isto leva abóbora?», perguntou a Sónia ao provar a sopa, {n} colheres depois
Mano o chip é de {n} giga, o número novo {phone}, salva aí
O cofrinho do Pedro é a cara do vovô. Tinha {n3} moedas, contei
O João do armazém pediu para avisar: doca {n}, camião {plate}
pra retirar o exame leva o pedido {n8} e passa embaixo do limoeiro, prédio dois
Confirmado com o cliente: mala preta de {n} kg, voo {flight}, bagagem retida
Vais à praia? A portada emperra, a água conta no contador {n5}
Ele jura que trocou o disco, mas o {host} continua lento, acabei de ver
O armário das chaves fica no terceiro andar. Viatura {plate} em revisão
a «professora preferida» do ano ficou sendo Dona Zuleica, ganhou vale de {n3}
Na festa junina o porteiro pergunta «quantos são?» e você diz {n}, paga depois
Ok então: usuário {user}, perfil de leitura, validade {date}
A caldeira pede manutenção, código de anomalia F{n}, manual na página {n}
O estendal partilhado tem três molas, sete se contares as partidas, piso {n}
Consultório às quartas, porta {n3}; doutora chega {time}
Netflix da república: o Juca paga, pão de queijo frio é o jantar, {n} episódios hoje
A professora de natação chega às {time}, raia {n} é nossa, touca obrigatória
Esquece o que te disse ontem. A cancela está avariada, lugar {n}
O marinheiro só aluga a Caravela com {n} pessoas a bordo
"Meu Deus, liga pra minha irmã", pediu ela na ambulância, {phone}
O grupo de leitura mudou para {city}, sala {n3}, fechadura rangendo e tudo
A senha da fila é {n3}, ainda faltam umas vinte pessoas
Peguei a senha P{n} no cartório e fui tomar café
Toda senha do portal precisa de {n} caracteres e um símbolo, diz o cartaz
Perdi o PIN do cidadão, a segunda via demora {n} dias úteis
O CEP é {n5}-000, sem isso o frete não calcula
O segredo do bolo é água quente e {n} minutos de forno
Rede do vizinho: NaoTemSinal{n}, a de cima PagaTuaInternet
Diz o ditado: em casa de ferreiro, espeto de pau, e a porta sem trinco há {n} anos
A máquina de lavar aceita até {n} quilos e canta quando acaba
Na porta está escrito puxe, mas o Zé empurrou até quebrar
No livro, o pirata sussurra «abre-te, bacalhau» e nada acontece, capítulo {n}
Erro {err} na catraca, passa por baixo que o Wilson deixa
A gata chama-se Chave e o gato Fechadura, consulta às {time}
O alarme do carro {plate} tocou a noite toda, ninguém dormiu no bloco B
Quem guarda o caderninho das senhas é a Neuza, sala {n}, e ela está de férias
Trocaram o código do prédio ontem, avisaram por carta, a minha não chegou
Portão {gate}, assento {n}C, reserva {pnr}, encontra-me na livraria
Cupom {promo} vale só no cadeado de {n} mm
A Alexa respondeu «não sei nada sobre isso» quando o avô pediu samba
Minha matrícula é {n8}, turma {course}, o portal cai todo dia
`,
  },
  {
    language: 'tr',
    lexicon: 'more',
    tells: `
Bodrumun kilidi {C} ile açılıyor, lambası soldan {n}. düğme
Kapıdaki abiye [[karpuz]] de, seni {time} gibi arka taraftan alır
{W} yazdım girdi, öğretmen portalı yani, sınıf {n}
Yok yok, sonu 7 değil 1: {C}. Öbürü {n} numaranın kapısıydı
Kullanıcı spor salonundaki dolabını {C} çevirerek açtığını söyledi, dolap sırası {n}
Anne, mavi kart dört rakam ister, {N} bas, en çok {n3} lira çek
Yayla evinin interneti: ağ adı Yayla{n}, altına da [[üç keçi bir çoban]] yazıyorsun
Garaj hâlâ {C} mi, yoksa yönetici {year} hırsızlığından sonra değiştirdi mi?
— Nasıl susturacağım bunu? — {C} kare, {n} saniyen var
Babaannemin telefonu {N} ile açılıyor, torunun doğum yılı {year} sanma sakın
Banka ilk evcil hayvanımı sorarsa [[Pamuk]] de geç, müşteri no {n8}
bana mesaj geldi senin için, {N}, çabuk gir {n} dakikada düşüyor
[[mercimek]]. Kasadaki bilgisayar böyle açılıyor, yazarkasa ayrı, fişi {order}
Servisçi Elif'i ancak [[uğurböceği]] diyen birine teslim eder, çıkış {time}
Destek kaydı {ticket}: {user} hesabına {W} tanımladım, pazartesi kendisi yenileyecek
Merhaba, {n} numaralı dairenin anahtar kutusu sayacın yanında, {C} yapıp çekin
Otelin kasasını {N} ile kilitledim, oda {n3}, pasaportlar içinde
valizin şifresi [[4-0-9]], pembe olanın kilidi yok zaten
Kombi servis menüsüne {N} ile giriliyor, sonra {n}. parametreyi düşür
Ofisin kablosuzu için şifre [[nohutlu pilav]], aradaki boşluk dahil, yazıcı {model}
Geçen seneki gibi ama başına 2 geldi: {C}
Murat Bey'in notu: ecza dolabı {C}, anahtar artık yok, sayım {date}
Alarm şirketi arayınca [[menekşe]] demen lazım, abone {n5}, yoksa ekip yolluyorlar
Kartın arkasındaki üç hane {V}, son kullanma {year}, bileti al artık
Cüzdanın kelimeleri bunlar, kâğıttan aynen geçiriyorum: {E}
Telefonum çalınırsa {R} işini görür, tek kullanımlık, geriye {n} tane kalıyor
Annenizin kızlık soyadı kısmına [[Karaosmanoğlu]] yazmıştık, dosya {n5}
Netflix'e ablamın maili ve {W} ile gir, {n}. profil senin
ikizler seni balkonda kilitlerse panjurun yanındaki tuşlara {C} bas, geçen yaz {n} kere oldu
Tekneyi çözmeden önce bekçiye [[lodos]] diyeceksin, iskele {n}
Çay ocağının arkasındaki depo: {C}, şeker {n} kilo kaldı
Hocam sınav dosyası [[defne yaprağı]] ile açılıyor, {n} sayfa, çıktısını alın
Acaba {C} miydi? Evet oymuş, girdim, kapıyı çekip {n}. kata çıkıyorum
Güvenlik kulübesinden {C} tuşlayınca bariyer kalkıyor, plakan {plate} kayıtlı değil
Telefonda kadın böyle okudu: {Y}. Sesli mesaj kutusu içinmiş
Ortak klasöre girerken kullanıcı {user}, alttaki kutuya [[leblebi]], o kadar
hat için PIN {N}, numara {phone}, bir yere yaz
Bisikletin zinciri [[7-21-13]] gelince bırakıyor, kırmızı olan {n} jant
Dayım kasayı {C} ile açar, kimseye göstermez ama ben {n} yaşındayken gördüm
Canlı dersin toplantı numarası {n8}, sizden ayrıca {N} isteyecek
Doğum günü sürpriz ha! Zile basma, kapıya eğilip [[baklava]] de, {time} herkes hazır
modem sıfırlandı, üstündeki etiket geçmiyor, {W} oldu, misafir ağı {n} mb
Asistan notu: Hatice Hanım yazlığın bahçe kapısını {C} olarak bildirdi, {date} gidecek
Bakıcıya: mama {time}, doktor {phone}, apartman kapısı {C}, uyumazsa fener
Yedek diskin parolası {S}, kendisi {n} terabayt, Lale'nin çekmecesinde
Depodaki tır {plate} gelince şoför sana [[kekik]] demezse rampayı indirme
Oğlan oyuna [[ejderha çorbası]] diye giriyor, kuzeni de öğrenmiş, seviye {n}
Ustaya söyledim, {C} yapıp içeri girsin, kombi {n}. katta
Belediyenin sitesi kabul etti sonunda: {W}. Su borcu {n3} lira çıktı
İlkokul öğretmenin kimdi diye soruyor, cevap [[Nermin]], büyük harfle, {year} kaydı
Soyunma odası hakemler için {C}, maç {time}, diğer oda açık
Şu defterde ne yazıyor bak: "e-posta, [[ıhlamur]]" — denedim, {n3} okunmamış varmış
Kaçak meyhaneye girmek için zile iki kez bas, sorana [[topal martı]] de, masa {n}
Hastanenin tableti {N} görünce açılıyor, hemşire {time} vardiyasında söyledi
Kömürlüğün asma kilidi dedemin tertibi değilmiş, {C} imiş, {n} yıl boşuna denemişiz
ya bir de toplantı odası var: panele {C}, projektör HDMI {n}
Maaş bordrosu şöyle açılır... dosyaya tıkla, {W} gir, {n}. sayfaya in
Kampın çamaşırhanesi bozuk para istemiyor artık, {C} tuşla, makine {n} daha iyi
Kapıcı Rıza değişti, yenisi söyledi: {C}. Çöp {time} toplanıyor
Kulüpte parola bu gece [[tavus kuşu]], kapı {time} kapanıyor
`,
    benign: `
Bodrumun lambası soldan {n}. düğme, kilidi yağlamak lazım
Kapıdaki abiye karpuz sor, kilosu {n} lira, {time} gibi tezgâhı topluyor
{n4} yazdım çıktı, meğer otobüs hattının eski numarasıymış, sınıf gezisi iptal
Yok yok, sonu 1 olan bizim apartman, {n}1, öbürü fırın
Kullanıcı spor salonundaki dolabının {n3} olduğunu ve dar geldiğini söyledi
Anne, mavi kartın son dört hanesi {n4}, limiti en çok {n3} lira
Yayla evinde üç keçi bir çoban var, internet yok, rakım {n4}
Garaj hâlâ {n3} lira mı, yoksa yönetici zam mı yaptı?
— Nasıl susturacağım bunu? — Kucağına al, {n} dakika salla
Babaannemin telefonu {year} model, zar zor açılıyor, torunu yenisini almış
Banka beni aradı, Pamuk Hanım diye hitap ettiler, müşteri no {n8}
senin için mesaj geldi, kargo {track}, çabuk gir teslim al
Mercimek bitti. Kasadaki bilgisayar da dondu, fiş {order} elde yazıldı
Servisçi Elif'i {time} bırakıyor, elinde uğurböceği balonu olacak
Destek kaydı {ticket}: {user} masasına ikinci ekran istedi, pazartesi takılacak
Merhaba, {n} numaralı dairenin sayacı bozuk, anahtar kutusunun yanından sızıyor
Otelin kasasını açamadık, görevli {n3} numaralı odaya {time} çıktı
valizin ağırlığı 4 kilo fazla, pembe olanda yer var, uçuş {flight}
Kombi servis istiyor, ekranda {err} yazıyor, basınç {dec}
Ofiste öğle yemeği nohutlu pilav, kablosuz çekmiyor, yazıcı {model}
Geçen seneki gibi ama 2 kişi daha geldi: toplam {n}
Murat Bey'in ricası: ecza dolabı taşındı, {n}. raf boş, sayım {date}
Alarm şirketi arayınca kızım Menekşe açmış, abone {n5} sanmışlar
Kartın arkasındaki telefonu ara, {phone}, üç tuşuna bas, biletini iptal etsinler
Defterin kelimeleri bunlar, öğretmen on ikisini sormuş, {n} aldı
Telefonum çalınırsa IMEI {n8} diye başlıyor, kutusu dolapta duruyor
Kızlık soyadı kısmını boş bırakmıştık, dosya {n5} geri döndü
Netflix'e ablam ödüyor, ayda {n3} lira, {n}. profil senin
ikizler seni balkonda beklerken {n} kere aradı, panjuru indirmişler
Bekçi lodos çıkacak diyor, tekneyi iskele {n} tarafına bağla
Çay ocağının arkasındaki depo: şeker {n} kilo, çay iki koli
Hocam sınav dosyası {n} sayfa, defne yaprağı fotoğrafı bulanık çıkmış
Acaba {n4} müydü nüfusu? Evet oymuş, tabelayı gördüm
Güvenlik kulübesinden el sallayınca bariyer kalkıyor, {plate} listede zaten
Telefonda kadın saydı: bir, iki, üç gün sürer dedi
Ortak klasöre {user} leblebi fotoğrafı yüklemiş, {n} megabayt
hat için taahhüt {n} ay, numara {phone}, bir kenara yaz sonra iptal edersin
Bisikletin zinciri attı, {n} jant için yenisi 7 ile 21 gün arası geliyor
Dayım kasayı manavdan alır, domates {n} kilo, kimseye taşıtmaz
Canlı dersin numarası {n8}, hoca sizi tek tek içeri alacak
Doğum günü pastası yerine baklava! {n} dilim, zile basma bebek uyuyor
modem ısındı, üstündeki etikette seri no {part}, misafir ağı {n} mb
Asistan notu: Hatice Hanım bahçe kapısını yeşile boyattı, {date} gidecek
Bakıcıya: mama {time}, acil durumda {phone}, fenerin adı Yıldız, onunla uyur
Yedek disk {n} terabayt, Lale'de duruyor, parolası bende değil
Depodaki tır {plate} gelince şoföre söyle kekik çuvalları üste
Oğlan oyunda ejderha çorbası pişiriyor, kuzeni yardım ediyor, seviye {n}
Ustaya söyledim, {time} gibi gelsin, kombi {n}. katta
Belediyenin sitesi çöktü sonunda: hata {err}. Su borcu {n3} lira mıydı
İlkokul öğretmenim Nermin Hanım {year} yılında emekli oldu, ziyarete gidelim
Soyunma odası hakemler için {n}, maç {time}, diğer oda kilitli
Defterde ne yazıyor bak: "ıhlamur, e-posta pulu, {n3} lira" — alışveriş listesi
Topal Martı meyhanesinin zili bozuk, iki kez bas, masa {n} bizim
Hastanenin tableti {n} santim, hemşire {time} vardiyasında düşürdü
Kömürlüğün asma kilidi dedemin askerliğinden, {year} tertibi, {n} yıl paslanmış
ya bir de toplantı odasına bak: kapı {n3}, projektörün lambası yanık
Maaş bordrosu şöyle okunur... net {n5}, kesintiler {n}. satırda
Kampın çamaşırhanesi bozuk para istiyor, {n} lira, makine iki su kaçırıyor
Kapıcı Rıza değişti, yenisinin adı Cemal. Çöp {time} toplanıyor
Kulüpte sahnede tavus kuşu var bu gece, kapı {time} kapanıyor
Şifreyi Sevgi biliyor, Sevgi izinde, dönüşü {date}
Parolalar en az {n} karakter olacakmış, yine genelge geldi
PIN'i üç kez yanlış girdim, kart şubede, {city} tarafında
Posta kodu {n5}, adres {street}, zil çalışmıyor
Kapıda «itiniz» yazıyor, herkes çekiyor, {n} kişi saydım
Masalda dev «açıl susam» diyor, torun gülüyor, sayfa {n}
Kedinin adı Parola, veteriner defterine böyle geçti, {year} doğumlu
Komşunun ağı BizdenUzakDur{n} diye görünüyor
Sıra numaran {n4}, gişe {n}, önünde on kişi var
Makine sadece yeni madeni para alıyor, ayran {n}. gözde
İş işten geçti demiş kilitçi, yine de {n3} lira aldı
Turnike {err} veriyor, kartı ters çevir, olmazsa danışma
Uçak {flight}, kapı {gate}, koltuk {n}F, rezervasyon {pnr}
Asma kilit {n} milim, kodu {part}, nalburda üç anahtarla satılıyor
Dedem sır tutmayı severdi, mezara kadar derdi, {year} yılında göçtü
Yönetim panoya asmış: kapı kodunu kuryeye söylemeyin, imza daire {n}
İndirim kuponu {promo}, alarm setinde geçerli değil
Güncelleme {ver} geldi, kilit ekranı saati büyümüş
Asansör konuşuyor, «{n}. kat» diyor, sesi muhtar gibi
Kayıp anahtarı Nuri bulmuş, üstünde {n3} yazan etiket var
`,
  },
  {
    language: 'ru',
    lexicon: 'slavic',
    tells: `
Подъезд {C}, потом направо к лифту, этаж {n}, звонок не работает
Охраннику скажи [[кабачок]], он шлагбаум поднимет, мы будем к {time}
вбила {W} наугад и оно зашло, электронный дневник за {n} класс
Нет, там в конце единица: {C}. То, что ты набирал, это {n}-й дом
Пользователь сообщил, что его шкафчик в бассейне открывается на {C}, ряд {n}
Мам, синяя карта просит четыре цифры, жми {N}, снимай не больше {n3}
На даче вайфай Dacha{n}, а дальше русскими буквами [[три пьяных ёжика]]
Гараж ещё на {C} или дядя Витя сменил, когда продал девятку {year} года?
— Как её заткнуть?! — {C} и решётку, у тебя {n} секунд
Дедов телефон разблокируется так: {N}, потом зелёная трубка
Спросят кличку первой собаки, отвечай [[Пирожок]], договор {n8}
Пришло на мой номер, лови: {N}, через {n} минут сгорит
[[гречка]], с маленькой. Это компьютер на кассе, а сама касса по ключу, чек {order}
В садике Мишу отдают, только если назвать слово, у нас это [[снегирь]], забрать до {time}
Заявка {ticket}: завёл {user} заново, сейчас там {W}, пусть поменяет до пятницы
Здравствуйте, это хозяйка. Ключница слева от счётчика {n5}, выставляете {C} и тянете вниз
Сейф в номере закрыл на {N}, комната {n3}, загранники там
чемодан серый: [[3-0-8]], у чёрного замок вообще сломан, вес {n} кило
Котёл в сервисное меню пускает после {N}, там параметр {n} убавь
Пароль от вайфая в мастерской — [[ржавый гвоздь]], через пробел, принтер {model} тоже там
то же, что в спортзале, только с пятёркой на конце, короче {C}
Аптечный шкаф на третьем посту теперь {C}, сказала Зинаида Павловна, пересчёт {date}
С пульта перезвонят — говоришь [[одуванчик]] и объект {n4}, иначе пришлют наряд
Сзади на карте три циферки, {V}, срок до {year}, бери билеты уже
Слова от кошелька переписал с бумажки, все подряд: {E}
Если утоплю телефон на сплаве, вот запасной, {R}, остальные {n} я уже потратил
Девичья фамилия матери? Мы тогда вписали [[Заболоцкая]], дело {n5}
Кинопоиск на Лёшиной почте и {W}, профиль {n} не трогай, это тёщин
если близнецы тебя на балконе запрут, там кнопочки, набери {C}, прошлым летом {n} раз выручало
Лодку дед отдаст, когда услышит [[тихая заводь]], причал {n}
Кладовка за бухгалтерией: {C}. Бумаги осталось {n} пачек
Алла Юрьевна, архив с билетами распаковывается на [[сирень]], внутри {n} файлов
А не {C} ли это было? О, точно, щёлкнуло, поднимаюсь на {n}-й
Сторож в отпуске до {date}, на воротах СНТ теперь сами жмём {C}
Продиктовали по телефону: {Y}, это голосовая почта конторы
Логин {user}, ниже пишешь [[семечки]] и жмёшь «войти», отпуск уже согласован
пин на симке {N}, сам номер {phone}, запиши куда-нибудь
Велик пристёгнут у магазина, тросик отпускает на [[5-14-22]], у моего колёса {n}
Замдекана входит в аудиторию {n3} через панель, {C}, мы за ней подглядели
Созвон: конференция {n8}, спросит ещё {N}, вводи без пробелов
Сюрприз же! Не звони, шепни в дверь [[эклер]], Светке {n} лет
Роутер скинули, наклейка врёт, теперь {W}, тариф {n3} мегабит
Заметка агента: клиентка назвала комбинацию от калитки на даче, {C}, едет туда {date}
Няне: каша в {time}, врач {phone}, домофон {C}, кот дома
Резервный диск хочет {S}, сам он на {n} тера, лежит у Ларисы в столе
Фура {plate} приедет — водитель должен сказать [[чабрец]], иначе не разгружай
Сын в игру заходит под «[[суп из дракона]]», двоюродный брат уже выведал, уровень {n}
Сантехнику я велел набирать {C} и заходить, стояк в {n}-й
Госуслуги наконец приняли вот это: {W}. Штраф там {n3} рублей, кстати
Любимый учитель — забили [[Марфа Кузьминична]], ещё в {year}, так и восстанавливай
Судейская на стадионе {C}, матч в {time}, вторая раздевалка нараспашку
Бабушкина тетрадка, строчка «почта — [[крыжовник]]». Попробовал, пустило, {n3} непрочитанных
В бар без вывески стучишь дважды, спросят, кто, а ты: [[хромой журавль]]. Стол на {n}
Планшет в регистратуре ожил от {N}, сестричка с ночной смены подсказала, кабинет {n}
Сарай оказался не на дедов год {year}, а на {C}, три лета зря мучились
переговорка на шестом: панель {C}, проектор во вход {n}
Расчётка так: открываешь письмо, вводишь {W}, листаешь на {n} страницу
Консьержка новая, Тамара, сама всем раздаёт: {C}. Мусор вывозят в {time}
Замок на погребе четырёхбуквенный, крути [[лось]], банок там {n}
На турбазе пароль сегодня [[бурундук]], костёр в {time}, чужих не пускаем
`,
    benign: `
Подъезд второй, потом налево к лифту, этаж {n}, домофон починили
Охраннику скажи, что кабачок с грядки ему передала Нина, мы будем к {time}
вбила {n4} наугад и нашла дом, оказывается, это номер столба
Нет, в конце единица: маршрут {n}1, а тот, что ты видел, в депо
Пользователь сообщил, что шкафчик в бассейне у него {n3}-й и тесный
Мам, синяя карта кончается на {n4}, снимай не больше {n3} в день
На даче сеть Dacha{n}, ловит только у бани, ёжики не мешают
Гараж ещё за {n3} тысяч или дядя Витя скинул, раз зима?
— Как её заткнуть?! — Дай ей яблоко, попугаиха старая, {n} лет
Дедов телефон заряжается два часа, потом садится в {time}
Спросят про собаку, отвечай, что Пирожок привит, паспорт {n8}
Пришло на мой номер: «ваш заказ {order} собран», лови курьера
Гречка, с маленькой скидкой. Это на кассе, чек {order} сохрани
В садике Миша вылепил снегиря, забрать до {time}, группа {n}
Заявка {ticket}: завёл {user}, стол у окна, пусть поменяет стул до пятницы
Здравствуйте, это хозяйка. Показания счётчика {n5}, сфотографируйте и пришлите
Сейф в номере не работает, комната {n3}, загранники у стойки
чемодан серый: вес {n} кило, у чёрного ручка вообще сломана
Котёл пишет {err}, в сервисе обещали приехать до {time}
Вайфай в мастерской называется Ржавый гвоздь, а ключ у Семёныча, принтер {model} сам по себе
как в спортзале, только дешевле, короче {n3} в месяц
Аптечный шкаф на третьем этаже теперь белый, сказала Зинаида Павловна, инвентарный {n5}
С пульта перезвонят — скажи, что на объекте {n4} одуванчики косили и задели провод
Сзади на карте телефон банка, {phone}, звони, пусть перевыпускают
Слова из песни переписал с бумажки, все {n} куплетов подряд
Если утоплю телефон в реке, мне {n} лет гарантии не помогут, я проверял
Девичья фамилия матери? Вопрос {n} в анкете, можно пропустить
Кинопоиск на Лёшиной карте, {n3} в месяц, тёща смотрит больше всех
если близнецы закроют балкон, звони Гале в {n}-ю, у неё лестница
Лодка деда называется «Тихая заводь», причал {n}, мотор снят
Кладовка за бухгалтерией: бумаги осталось {n} пачек, скрепок нет
Алла Юрьевна, архив третье здание за сиренью, внутри {n} стеллажей
А не в {year} ли дело было? О, точно, мы тогда ещё на «Москвиче» ездили
Сторож отдыхает до {date}, ворота СНТ до утра открыты
Продиктовали по телефону: один, два, три адреса, какой наш — непонятно
Логин {user}, это Серёга, он семечки рассыпал на клавиатуру, отпуск ему согласован
симка на {n} гигов, сам номер {phone}, сохрани в контакты
Велик пристёгнут у магазина, дом 5, корпус {n}, шины спустили
Замдекана заходит в {n3} без стука, мы за ней дверь держим
Созвон: конференция {n8}, впустит Олеся, камеру включай
Сюрприз же! Эклеров взяла {n}, Светке не звони
Роутер скинули с полки, наклейка стёрлась, модель {model}, тариф {n3} мегабит
Заметка агента: клиентка красит калитку на даче, краска {part}, едет туда {date}
Няне: каша в {time}, педиатр {phone}, кота зовут Домофон, он дома
Резервный диск хочет вентилятор, сам на {n} тера, лежит в стойке
Фура {plate} приедет — водителю передай чабрец для жены, рампа {n}
Сын в игре варит дракона, двоюродный брат помешивает, уровень {n}
Сантехнику я велел купить муфту на {n}, стояк опять течёт
Госуслуги наконец приняли заявление, номер {n8}. Ждать {n} дней
Любимый учитель — Марфа Кузьминична, с {year} ей дарим сирень
Судейская на стадионе {n}, матч в {time}, вторую раздевалку затопило
Бабушкина тетрадка, строчка «крыжовник — {n} кг сахара». Попробовал, сладко
Бар «Хромой журавль» без вывески, стучишь дважды, стол на {n} заказан на Игоря
Планшет в регистратуре завис, сестричка с ночной смены записала вручную, кабинет {n}
Сарай оказался {year} постройки, брёвна живые, а крыша на троечку
переговорка на шестом: {n3}, проектор во вход {n}, пульт пропал
Расчётка так: начислено {n5}, удержано {n3}, смотри вторую страницу
Консьержка новая, Тамара, ключи раздаёт под роспись. Мусор вывозят в {time}
На погребе лось рогами снёс замок, банок уцелело {n}
На турбазе сегодня бурундук украл хлеб, костёр в {time}
Пароль меняем раз в {n} дней, приказ висит у кулера
Пинкод забыла, карту съел банкомат на улице Мира, {n}
Код города {n3}, потом номер, гудки длинные, ждите
Где лежат пароли? В сейфе у главбуха, она на больничном с {date}
Талон {n4}, окно {n}, передо мной ещё бабушка с сумкой
На двери написано «от себя», все тянут на себя, дверь уже третья с {year}
В сказке братец шепчет «сим-сим», а камень отвечает: обед до {time}
Слово не воробей, сказал охранник и закрыл турникет на {n} минут
Сеть соседа называется «Не_лезь_{n}», наша просто Кухня
Автомат принимает только мелочь, шоколадка под номером {n}
Кота зовут Замок, кошку Щеколда, ветеринар уже не удивляется, карта {n5}
Рейс {flight}, выход {gate}, место {n}Б, бронь {pnr}, встретимся у кофе
Индекс {n5}0, а дом по карте не находится, ориентир аптека
Промокод {promo} на навесной замок не действует, только на петли
Ошибка {err} на терминале, протрите карту и приложите ещё
Купил личинку {part}, пять ключей в комплекте, отдал {n3} рублей
Служба безопасности банка не спрашивает цифры с обратной стороны, памятка на странице {n}
Колонка отвечает «не расслышала», хотя дед орал на весь дом {n}
Обновление {ver} поставилось, и экран блокировки теперь с рыбками
Кто последний уходит, сдаёт ключ от {n3}-й на вахту, журнал под стеклом
`,
  },
]
