/** Sentence frames in languages of western Europe; slots as in frames-en-tells.mjs. `lexicon`: its part of the lexicon. */
export const WEST_1 = {
  de: {
    lexicon: 'de',
    tells: `
Mein Passwort ist {W}
Das Passwort lautet {W}
Passwort: {W}
Das Passwort für {service} ist jetzt {W}
Das Kennwort vom {service} ist {O}
Mein {service}-Passwort heißt {W}
Ich habe das Passwort auf {W} geändert
Bei {service} melde ich mich mit {W} an
Zugang: {user} / {W}
Der WLAN-Schlüssel ist {W}
Das WLAN-Passwort bei {name} ist {W}
Nimm {W} als Passwort
Die Passphrase ist {S}
Meine PIN ist {N}
Die Geheimzahl der Karte ist {N}
PIN: {N}
{N} ist die PIN meiner Karte
Der Code für die Haustür ist {C}
Der Türcode lautet {C}
Der Code vom Tresor ist jetzt {C}
Die Kombination vom Schloss ist {C}
Mit {C} geht das Garagentor auf
Tippe {C} ein, dann öffnet die Tür
Die Alarmanlage schaltest du mit {C} aus
Entsperren kann man mein Handy mit {N}
Der API-Schlüssel ist {T}
Das Token lautet {T}
Bei {service} ist mein Passwort {W}
Passwort {service}: {O}
das passwort ist {O}
{service}: {user} / {W}
Der Schlüssel fürs WLAN: {W}
Zum Öffnen der Haustür {C} eingeben
Fahrradschloss: {C}
Die Tür im Keller geht mit {C} auf
Der Zahlencode ist {C}
Unser Tresor hat die Kombination {C}
Für die Garage gibst du {C} ein
PIN vom Handy: {N}`,
    benign: `
Das Passwort ist {adj}
Das Passwort muss {n} Zeichen lang sein
Das Passwort wurde am {date} geändert
Passwörter laufen nach {n} Tagen ab
Ich habe das Passwort für {service} vergessen
{name} kennt das Passwort
Wie lautet das Passwort für {service}?
Das Kennwort steht im {product}
Das WLAN ist seit {time} weg
Das WLAN heißt {city}Netz
Die PIN hat {n} Stellen
Ich habe die PIN {n} Mal falsch eingegeben
Der Code ändert sich alle {n} Wochen
Die Tür schließt um {time}
Die Haustür wurde {year} gestrichen
Das Konto hat die Nummer {n8}
Die Karte läuft {year} ab
Die Bestellnummer ist {order}
Rechnung {order} vom {date} ist bezahlt
Die Postleitzahl von {city} ist {n5}
Zimmer {n3} ist frei
Der Fehlercode ist {err}
Der Gutscheincode lautet {promo}
Version {ver} kam am {date}
Der Tresor wiegt {n} kg
Die Kombination aus {food} und {food} schmeckt
{name} wohnt seit {year} in {city}
Der Schlüssel liegt bei {name}
Der Wecker steht auf {time}
Mein Handy hat {n4} Euro gekostet`,
  },
  fr: {
    lexicon: 'fr',
    tells: `
Mon mot de passe est {W}
Le mot de passe est {O}
Mot de passe : {W}
Le mot de passe de {service} est maintenant {W}
mdp {service} : {W}
J'ai changé le mot de passe pour {W}
Utilise {W} comme mot de passe
Identifiant {user}, mot de passe {W}
La clé du wifi est {W}
Pour le wifi, tape {W}
La phrase de passe est {S}
Mon code PIN est {N}
Le code de ma carte est {N}
Le code de la porte est {C}
Le code du portail est le {C}
Digicode : {C}
Pour entrer, compose {C}
{C} ouvre le garage
L'alarme se coupe avec {C}
La combinaison du coffre est {C}
Le code de mon téléphone est {N}
La clé API est {T}
Le jeton est {T}
Mot de passe du wifi : {W}
Le nouveau mot de passe est {W}
Le mot de passe, c'est {O}
Le code d'entrée est {C}
Le code de l'immeuble : {C}
Le cadenas s'ouvre avec {C}
Tape {C} sur le clavier de la porte
Le code de l'alarme est {C}
Ma carte bancaire a le code {N}`,
    benign: `
Le mot de passe est {adj}
Le mot de passe doit avoir {n} caractères
J'ai oublié le mot de passe de {service}
Le mot de passe expire le {date}
Le mot de passe a été changé en {year}
{name} connaît le mot de passe
Quel est le code du portail ?
Le code PIN a {n} chiffres
Le code postal est {n5}
Le code promo est {promo}
Le code de la porte change tous les {n} mois
Le code d'erreur est {err}
La commande {order} est arrivée le {date}
La facture {order} est payée
La chambre {n3} est libre
La clé de la chambre {n3} est perdue
La porte ferme à {time}
Le portail a été peint en {year}
L'alarme a sonné à {time}
Le coffre pèse {n} kg
Le téléphone coûte {n4} euros
Le wifi marche mal depuis {time}
La version {ver} est sortie le {date}
{name} habite à {city} depuis {year}
Le train part du quai {n} à {time}
La clé du succès est {adj}`,
  },
  es: {
    lexicon: 'es',
    tells: `
Mi contraseña es {W}
La contraseña es {O}
Contraseña: {W}
La contraseña de {service} es ahora {W}
La clave de {service} es {W}
La clave del wifi es {W}
Cambié la contraseña a {W}
Usa {W} como contraseña
Usuario {user}, contraseña {W}
Para entrar en {service} pon {W}
La frase de acceso es {S}
Mi PIN es {N}
El PIN de la tarjeta es {N}
El código de la puerta es {C}
El código del portón es {C}
Código de la alarma: {C}
Marca {C} para abrir el garaje
{C} abre la taquilla
La combinación de la caja fuerte es {C}
La alarma se apaga con {C}
El código de mi móvil es {N}
El token es {T}
La contraseña nueva es {W}
La contraseña del correo es {W}
El wifi tiene la clave {W}
Mi clave es {O}
El código del edificio es {C}
El candado se abre con {C}
La puerta se abre con {C}
Teclea {C} en la entrada
El código de la alarma es {C}`,
    benign: `
La contraseña es {adj}
La contraseña debe tener {n} caracteres
Olvidé la contraseña de {service}
La contraseña caduca el {date}
{name} sabe la contraseña
¿Cuál es la contraseña del wifi?
El PIN tiene {n} cifras
El código postal es {n5}
El código de descuento es {promo}
El código de error es {err}
El código de la puerta cambia cada {n} meses
El pedido {order} llegó el {date}
La factura {order} está pagada
La habitación es la {n3}
La puerta cierra a las {time}
La clave es {adj}
La alarma sonó a las {time}
La caja pesa {n} kg
El móvil cuesta {n4} euros
La versión {ver} salió el {date}
{name} vive en {city} desde {year}
El wifi va lento desde {time}`,
  },
}
