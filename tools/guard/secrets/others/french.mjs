/** French frames that tell a secret, and others that nearly do. Slots: ../values.mjs; `lexicon`: their part of the lexicon. */
export const FRENCH = {
  language: 'fr',
  lexicon: 'fr',
  tells: `
casier de la salle de sport : {C}, prends ma serviette au passage
Non mon cœur, plus {C}, depuis hier c'est {C}
Pour les dessins animés, le verrou parental saute avec {N}, mais pas après {time}
On atterrit à {time} ; la boîte à clés à gauche de la sonnette se règle sur {C}
Mamie ne note jamais rien, mais elle m'a soufflé {N} pour sa carte de retraite
Ci-joint le bulletin de paie, le PDF se lit en saisissant {W}
Valise bleue : {C}. Le passeport est dans la poche du côté
Nom de votre premier animal ? J'ai répondu {X} chez {service}
PUK : {R}, garde-le avec la carte plastique
Répondeur : fais le 888, ensuite {N} et dièse
Pour l'équipe de ménage\\nhall {C}\\nréserve {C}\\nlocal poubelles ouvert
Sur {host}, en console de secours, root et {W}, pas autrement
La base râle sans mot de passe, donne-lui {W} et l'import repart
Message vocal retranscrit : alors euh pour la cave c'est, attends, {C}, et tu pousses fort
Pour entrer à la fête il faut dire {O} à {name}, sinon il ne laisse passer personne
Le syndic m'a donné {C} pour la cour, c'est encore le réglage d'usine
Ton colis attend à la consigne {n3}, à l'écran tu tapes {N}
La nouvelle carte se termine par {n4}, son code à quatre chiffres : {N}
Le collègue de nuit ouvre toujours la session {user} avec {W}
Pour regarder le match chez moi, {mail} puis {W}, profil invité
Cabine du bateau, petit cadenas en laiton, molettes sur {C}
Dis Siri, note que l'abri de jardin s'ouvre en faisant {C}
Oublie {C}, la voisine a reprogrammé le clavier sur {C} ce matin
Salle des fêtes réservée le {date}, l'accès se fait avec {C}, chauffage à laisser sur {n}
Au démarrage le disque veut une phrase entière, à savoir {S}
iPad des petits, temps d'écran prolongé avec {N}
La photocopieuse du deuxième ne sort rien avant qu'on entre {N}, centre de coût {n4}
décompresse avec {W}, les photos du {date} sont dans le second dossier
Hôtel à {city}, chambre {n3}, le mini-coffre est à {C}, petit-déj dès {time}
Carte Vitale perdue, mais pour le site Ameli rien n'a changé, {user} et {W}
code confidentiel de la Mastercard pro, {N}, plafond {n4} euros par mois
Impôts en ligne : numéro fiscal {n8}, et derrière c'est {W}
FranceConnect m'a renvoyé un SMS, {N}, tape-le tout de suite
L'interphone est mort, il faut passer par le parking, {C} puis la porte verte
Boulangerie, porte de derrière {C}, le four s'allume à {time}
Bonjour, livreur, deuxième bâtiment au {home}, à l'interphone faites {C} car la sonnette ne marche plus
Si la clim du local serveur sonne, entre avec {C} et appelle {name} au {phone}
Autoradio Renault : après changement de batterie il réclame {C}, autocollant dans la boîte à gants
Ruches du rucher école, cadenas de la barrière {C}, voile et gants dans la cabane
Le micro-ondes est bloqué enfant, maintenir {N} deux secondes
Borne de recharge place {n}, badge cassé donc {C} à l'écran
Chorale : salle {n3}, armoire à partitions {C}, piano ouvert
Le cabinet dentaire ferme à {time}, alarme réarmée avec {C}, ne laisse pas le chat dedans
Écris-le où tu veux mais pas sur ton front : {W}
je te redonne l'accès Canva, {mail}, {W}, évite de toucher au logo
Papi a encore oublié, sa banque en ligne c'est {user} et six chiffres, {N}
Sur l'affiche du gîte : « Bienvenue, réseau Chouette, sésame {W} »
Ah non pardon, avec un s majuscule et le chiffre à la fin : {W}
« Et le coffre ? — {C}, comme l'année du mariage de mes parents. »
Clef USB chiffrée de la compta, phrase {S}, exemplaire unique
Réponse attendue au support de {service} quand ils demandent la rue d'enfance : {X}
eSIM du boîtier GPS, PUK {R}, ligne {phone}
J'ai généré un jeton personnel pour la CI, {T}, il meurt le {date}
kubectl demande un bearer, colle {T}
smtp : {user} sur {host}, avec {W} et port 587
vestiaire du personnel, rangée {n}, la mienne s'ouvre sur {C}, les tiennes je sais pas
code parental Canal {N}, les films après {time} en ont besoin
Réserve du musée, deux serrures, la mécanique chez {name}, l'électronique en tapant {C}
Trottinette en libre-service cassée, prends la nôtre, antivol {C}, casque taille M
Le chat s'appelle Pistache, né en {year}, et oui c'est aussi ce qui ouvre ma boîte mail : {W}
codes du chantier : bungalow {C}, conteneur outils {C}, portail à clé
T'as dit combien pour le frigo connecté, {N} ou {N} ?
Je ne m'en souviens que grâce à la plaque de mamie : {C} pour le local poussettes
Résumé de l'appel : facture réglée, {name} rappelle le {date}, nouveau sésame de l'extranet {W}
Si tu lis ce mot c'est que je dors : le gâteau est au four jusqu'à {time}, la véranda fait {C}
PS : pour la dame des archives, dis-lui que la salle {n3} accepte {C} depuis la rentrée
Trois choses avant de partir. Un, les volets. Deux, l'eau. Trois, tu armes avec {C}
Notre mot entre nous, au téléphone, si un inconnu prétend m'avoir trouvé : {O}
dashboard grafana, compte partagé lecture {user}, sésame {W}, ne l'affichez pas au mur
rotation faite ce matin, ancienne clé {T}, nouvelle {T}
l'huissier notera que le box {n3} a été ouvert à {time} en composant {C}
« Ouvre-toi » ne suffit plus, mon grand, il faut aussi {C}
gîte d'étape : dortoir {C}, cuisine libre, douche avec jeton
`,
  benign: `
Le casier {n3} est coincé, appelez la maintenance
Le serrurier a pris {n3} euros, facture {n5} réglée le {date}
Règle maison : {n} caractères minimum, une majuscule, jamais la date de naissance
Tu aurais encore mon mot de passe quelque part ? Je ne retrouve plus le papier
Le courrier avec le code de la carte part séparément, compter {n} jours ouvrés
Depuis la mise à jour {ver}, l'appli réclame l'empreinte à chaque ouverture
Colis {track} déposé chez le voisin, derrière la porte de la cave
Vol {flight}, porte {gate}, embarquement à {time}
Parking niveau {n}, emplacement {n3}, pensez à composter
Le commit {hash} casse la page de connexion, on annule
Le ticket {issue} explique pourquoi le jeton expire trop tôt
Certificat de {host} valable jusqu'au {date}
Les voisins du {french} ont refait toutes leurs clés
Salle {n3}, deuxième étage, porte à poignée bleue
Il nous faut {n} clés de plus, les ouvriers commencent le {date}
Votre code a expiré, veuillez en demander un autre
Le QR code renvoie seulement vers la carte du restaurant
Le code civil, article {n4}, parle des servitudes de passage
Paiement de {n} euros refusé, le terminal affiche {err}
Score final {n} à {n}, le gardien est resté collé à sa ligne
La clé de sol ouvre la portée, morceau en {note}
Le cadenas a quatre molettes et coûte {n},90 euros
Au distributeur il ne restait que des billets de {n}
Télécommande de garage, référence {part}, livrée sous {n} jours
Les questions de sécurité sont dépassées d'après notre DPO
Un portefeuille comme ça, c'est douze mots ou vingt-quatre ?
Notre réseau s'appelle {host}, connecte-toi et je te donne le reste de vive voix
Le cours {course} du {date} porte sur le chiffrement et {algo}
Code INSEE de la commune {n5}, canton inchangé depuis {year}
Code APE {n4}Z, SIRET {n8}, c'est sur le tampon
Code SWIFT de la banque à demander au guichet de {city}
Code couleur du volet : {color}, deux couches
La porte {n4} de l'immeuble d'en face a été repeinte
Sonnez à l'interphone {n3}, troisième étage, à gauche en sortant de l'ascenseur
Le compteur électrique affiche {n5}, relevé du {date}
Numéro de série de l'alarme {part}, garantie jusqu'en {year}
Sous la boîte aux lettres il y a marqué {n3} bis
Rendez-vous {n8} confirmé chez le serrurier à {time}
J'ai payé le parking avec ma carte, reçu {n5}, {dec} euros
Le code source compte {n4} lignes, dont {n3} pour la connexion
Le coffre du bus contient {n} valises, la mienne est la verte
Le cadenas du pont des Arts a été retiré en {year}
L'antivol fait {n} mm de diamètre et pèse {dec} kg
Dans l'escape game, on a trouvé la dernière clé à {time}
Épisode {n}, saison 3 : le mot de passe est révélé à la fin, je ne dis rien
Il a changé de mot de passe {n} fois ce mois-ci, et oublié autant
Ton code de réduction étudiant passera par la fac, attends septembre
Le code vestimentaire, c'est costume sombre, arrivée à {time}
Quelqu'un a frappé à la {n3}, je n'ai pas ouvert
Changer la pile du clavier toutes les {n} semaines, modèle {model}
Le jeton de caddie coûte un euro, l'accueil en donne
Authentification à deux facteurs activée pour {n} comptes sur {n3}
On m'a volé ma carte à {city}, opposition faite à {time}, dossier {inc}
Le pin parasol du jardin fait {n} mètres
Tu peux entrer sans code jusqu'à {time}, après la porte se verrouille
Réf. annonce {n8}, deux pièces avec digicode et cave, {n3} euros
Combien de chiffres pour ton digicode ? Le mien en a quatre plus une lettre
Les identifiants seront remis en main propre le {date}, salle {n3}
La ligne {n} est coupée entre {city} et l'aéroport, bus de remplacement devant la porte B
Le mot de la fin revient à {name}, discours à {time}
Marque-page en {n3}, chapitre du cambriolage, ne me dis rien
Le bâtiment {n} a {n3} marches et aucune serrure ne grince
Chambre d'hôte à {n} euros la nuit, clé sous le pot d'après l'annonce, mais l'annonce date de {year}
Le bus {n4} s'arrête devant le portail de l'usine
Devinette : quatre chiffres, tous différents, leur somme fait {n}. Qui trouve ?
Au loto, le {n}, le {n} et le {n}, encore raté
Le coffre-fort numérique de la mairie stocke {n} Go par foyer
J'ai noté ton anniversaire, pas ton code, rassure-toi
Un secret se garde à deux si l'un des deux est mort, disait {name}
La pièce {part} du barillet est en rupture jusqu'au {date}
Audit : {n} comptes sans mot de passe, {n3} conformes, rapport pour {date}
Qui a laissé la porte de la réserve ouverte hier vers {time} ?
`,
}
