/** Sentence frames in languages of western Europe; slots as in frames-en-tells.mjs. `lexicon`: its part of the lexicon. */
export const WEST_2 = {
  pt: {
    lexicon: 'pt',
    tells: `
Minha senha é {W}
A senha é {O}
Senha: {W}
A senha do {service} é {W}
A senha do wifi é {W}
Mudei a senha para {W}
Use {W} como senha
Usuário {user}, senha {W}
A palavra-passe é {W}
O meu PIN é {N}
O PIN do cartão é {N}
O código da porta é {C}
O código do portão é {C}
Código do alarme: {C}
Digite {C} para abrir a garagem
{C} abre o cofre
A combinação do cadeado é {C}
A senha do celular é {N}
O token é {T}
A nova senha é {W}
A senha do email é {W}
A chave do wifi é {W}
O código do prédio é {C}
O cadeado abre com {C}
A porta abre com {C}
O código do alarme é {C}
O PIN do telemóvel é {N}`,
    benign: `
A senha é {adj}
A senha deve ter {n} caracteres
Esqueci a senha do {service}
A senha expira em {date}
{name} sabe a senha
Qual é a senha do wifi?
O PIN tem {n} dígitos
O código postal é {n5}
O código de desconto é {promo}
O código de erro é {err}
O código da porta muda a cada {n} meses
O pedido {order} chegou em {date}
A fatura {order} está paga
O quarto é o {n3}
A porta fecha às {time}
O cofre pesa {n} kg
O alarme tocou às {time}
A versão {ver} saiu em {date}
{name} mora em {city} desde {year}`,
  },
  it: {
    lexicon: 'it',
    tells: `
La mia password è {W}
La password è {O}
Password: {W}
La password di {service} è {W}
La password del wifi è {W}
Ho cambiato la password in {W}
Usa {W} come password
Utente {user}, password {W}
La chiave del wifi è {W}
Il mio PIN è {N}
Il PIN della carta è {N}
Il codice della porta è {C}
Il codice del portone è {C}
Codice dell'allarme: {C}
Digita {C} per aprire il garage
{C} apre il cancello
La combinazione della cassaforte è {C}
Il telefono si sblocca con {N}
Il token è {T}
La nuova password è {W}
La password della posta è {W}
Il codice del palazzo è {C}
Il lucchetto si apre con {C}
La porta si apre con {C}
Il codice dell'allarme è {C}
Il codice della carta è {N}`,
    benign: `
La password è {adj}
La password deve avere {n} caratteri
Ho dimenticato la password di {service}
La password scade il {date}
{name} conosce la password
Qual è la password del wifi?
Il PIN ha {n} cifre
Il codice postale è {n5}
Il codice sconto è {promo}
Il codice di errore è {err}
Il codice della porta cambia ogni {n} mesi
L'ordine {order} è arrivato il {date}
La fattura {order} è pagata
La camera è la {n3}
La porta chiude alle {time}
La cassaforte pesa {n} kg
L'allarme è suonato alle {time}
La versione {ver} è uscita il {date}
{name} vive a {city} dal {year}`,
  },
  nl: {
    lexicon: 'nl',
    tells: `
Mijn wachtwoord is {W}
Het wachtwoord is {O}
Wachtwoord: {W}
Het wachtwoord van {service} is {W}
Het wifi-wachtwoord is {W}
Ik heb het wachtwoord veranderd in {W}
Gebruik {W} als wachtwoord
Gebruiker {user}, wachtwoord {W}
Mijn pincode is {N}
De pincode van de pas is {N}
De code van de deur is {C}
De code van de poort is {C}
Alarmcode: {C}
Toets {C} in om de garage te openen
{C} opent het slot
De combinatie van de kluis is {C}
De telefoon ontgrendelt met {N}
De sleutel van de API is {T}
Het nieuwe wachtwoord is {W}
Het wachtwoord van de mail is {W}
De sleutel van de wifi is {W}
De code van het alarm is {C}
De deur gaat open met {C}
Het slot heeft de code {C}
De code van mijn telefoon is {N}`,
    benign: `
Het wachtwoord is {adj}
Het wachtwoord moet {n} tekens hebben
Ik ben het wachtwoord van {service} vergeten
Het wachtwoord verloopt op {date}
{name} weet het wachtwoord
Wat is het wifi-wachtwoord?
De pincode heeft {n} cijfers
De postcode is {n4}
De kortingscode is {promo}
De foutcode is {err}
De code van de deur verandert elke {n} maanden
Bestelling {order} kwam op {date}
De factuur {order} is betaald
De kamer is {n3}
De deur gaat om {time} dicht
De kluis weegt {n} kg
Het alarm ging om {time} af
Versie {ver} kwam op {date} uit
{name} woont sinds {year} in {city}`,
  },
}
