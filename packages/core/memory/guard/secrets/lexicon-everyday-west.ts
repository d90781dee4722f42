/**
 * More words around secrets, in languages of western Europe, in the form and classes of lexicon.ts: everyday things
 * that a code opens; accounts, cards and telephones; questions that an account asks; and what people do with a code.
 */
export const EVERYDAY_WEST: Readonly<Record<string, string>> = {
  en: `P codeword codewords countersign watchword security+questions secret+answers security+answers our+word
    D cupboard box boxes strongbox cashbox lockboxes lockers tin wardrobe bollard chain washroom bathroom restroom
      toilets laundry yard courtyard hall hut shelter dome cage rack kiosk copier photocopier plotter scanner
      handheld forklift crane wallbox charger dryer oven stove hob fridge freezer thermostat radio stereo
      immobiliser immobilizer doorbell camera cam drone siren opener shutter summerhouse conservatory veranda porch
      allotment cottage chalet hostel dormitory dorm ward pharmacy trolley briefcase padlocks safes alarms gates
      barriers lockup bunker loft outhouse hutch kennel mailroom parcel parental smartwatch chromebook macbook dial
      dials keyhole signage showroom classroom marina berth mooring boatyard
    A webmail banking moodle console bios ipmi ilo ldap radius ipsec tunnel grafana mqtt snmp kubectl ansible
      terraform webhook webhooks hmac signature signing authy totp visa mastercard amex prepaid giro ledger metamask
      trezor kindle disney steam guild lobby whitelist enrolment enrollment passkey passkeys extranet sandbox
      ehealth insurer webinar moderator e-mail
    V dialled typed tap opens+with yields unlocks+with scramble spin twist answer answers asks prompt prompts
      authorise authorize verify verifies confirm confirms release releases disable disables deactivate deactivates
    U pieces places chairs copies votes baud crates guests cats kids seats ports samples tickets
    R id ids frame picture transaction inventory asset extension case fee bill article meter receipt voucher docket
      parcel form object counter odometer mileage wheel folder tile rack pitch berth chart score highscore branch
      sort claim claims
    S november`,
  de: `P zauberwort erkennungswort kennworter masterkennwort sicherheitsfrage* geburtsname* codeworter zugangssatz
      unser+wort losungssatz
    N kennziffer* kennzahl* mtan prufziffer* kartenprufnummer* einmalkennwort superpin geheimcode* pin-nummer
    C zahlenkombi* kombi zifferncode* ziffernfolge abholnummer* abholcode* tastencode* turcode*
    D schranke* schrank *schrank kasten zahlenschloss* fahrradkette kette vorhangeschloss* koffer* truhe* kassette*
      geldkassette* kasse kassen* packstation* paketbox* paketfach fach klingel* sprechanlage* gegensprechanlage
      turoffner turklinke rolltor pforte* schuppen* lager* treppenhaus hof innenhof aufzug fahrstuhl
      kindersicherung* jugendschutz* bildschirm* bildschirmsperre sperrbildschirm tablet* ipad smartwatch kopierer
      drucker *automat ladesaule* wallbox autoradio radio backofen kuhlschrank bootshaus kabine bootskabine hutte
      *hutte ferienhaus ferienwohnung *eingang eingangs* einfahrt haus hauses *haus zaun waschkuche waschkeller
      umkleide* dachboden terrasse gemeindehaus turnhalle halle anlage schliessanlage alarmzentrale melder zentrale
      tastenfeld ziffernfeld tastatur fernseher receiver roller wohnwagen anhanger auto container bauwagen minibar
      hotelsafe waffenschrank medikamentenschrank scharf unscharf keypad rad minisafe zimmersafe serverraum mullraum
      waschraum heizungsraum induktionsherd herdplatte
    A internet router gastnetz* gast-netz gaste-wlan portal *portal einloggen erstzugang kennung* mailbox
      anrufbeantworter* voicemail email e-mail mail mails sim sim-karte* visa mastercard ec-karte girocard
      sparkasse* volksbank* elster banking online-banking profil wiederherstell* backup* sicherung* notfall* wallet
      zip festplatte platte usb-stick konferenz* einwahl* moderator personalausweis ausweis* kundenportal intranet
      server datenbank webhook signatur* login logins account accounts netz gastzugang administrator admin root
      paypal netflix gmail outlook streamingdienst cloud nas passwortmanager keepass vpn zugangsdaten
    V wahlen wahle wahlst wahlt wahlte drehen dreht drehst drehe gib gibst gebt eintippen getippt tippe tipp
      einzugeben eingegeben eingebe eingibst eingeben drucke druckt druckst gedruckt aufmachen aufmacht
      aufschliessen aufsperren aufgeht freischalten freigeschaltet entscharfen entscharft entscharfst deaktivieren
      abstellen loggt logge loggst einloggst anmeldest meldest meldet rein reinkommen reinkommst hinein hineinkommst
      verlangt fragt fragst nehmen nimmt nimm benutzen benutze nutzen nutze verwenden verwende offne offnest
      aufgehen springt entsperre entsperrst schliesst stellst stell eingestellt antworte antworten
    L namlich lauten hiess stimmt
    G gesetzt eingestellt umprogrammiert vergeben stattdessen seit neuerdings ab+heute ab+sofort
    Q mindestens sonderzeichen zettel papier richtig stimmt
    U uhr
    R rechnungsnummer kundennummer steuernummer mitgliedsnummer kostenstelle wagen platz stellplatz sendung* paket*
      aktenzeichen modell* seriennummer* referenz* buchung* ticket zahler zahlerstand etage stock schaden
      schadensnummer police typ type notruf filiale
    F so dann da noch schon mal ihn ihm uns euch mir dir kein keine keinen nach bis gegen vor hinter neben dein
      deine deinem euer ihre seine einmal wieder`,
  fr: `P jeune+fille mots+passe mot+code mot+convenu notre+mot phrase+entiere phrase+passe
    N secret+code code+confidentiel cryptogramme cvv otp
    C chiffrage codes-barres combi numero+secret
    D coffre-fort coffres minicoffre mini-coffre casiers consigne consignes serrure serrures verrou antivol antivols
      barriere barrieres grille grillage portillon bouton boitier clavier molettes molette valise valises malle
      cabane abri vestiaire vestiaires placard armoire tiroir parking cour hall ascenseur escalier maison
      appartement gite chalet studio bureau atelier remise hangar dortoir camping refuge veranda jardin salle+fetes
      distributeur caisse borne photocopieuse imprimante tablette ipad portable smartphone mobile ecran montre
      televiseur tele television decodeur frigo refrigerateur micro-ondes autoradio voiture vehicule trottinette
      bateau cabine ruches digicodes visiophone sonnette poussettes poubelles laverie buanderie laboratoire centrale
      sirene telecommande parental chambre le+four
    A mail mails e-mail email courriel comptes intranet extranet portail serveur donnees administrateur admin login
      profil carte cartes visa mastercard vitale sim esim repondeur repondeurs boite+vocale boite+mail ameli impots
      franceconnect caf ent pronote livebox freebox bbox internet routeur abonnement recuperation secours sauvegarde
      portefeuille wallet cle+usb archive zip disque pdf dossier conference reunion visio webhook signature bearer
      kubectl canva netflix institutrice la+session ma+session
    V faire fais faites fait faisant composant taper tapant saisissant saisis saisi utiliser compose composes
      rentrer rentre rentres acces ouverture ouvrez ouvres ouvrant ouvert deverrouiller deverrouillant debloque
      debloquer debloquez desactive desactiver desactivez arme armer armes rearmer presse presser appuie appuyez
      appuyer connecte connecter connectez decompresse decompresser demande reclame repondre repondu repond reponds
      colle coller tourne tourner regle reglee programme accepte valide valider valides
    L savoir donc vaut marche fonctionne fait
    G remplace reprogramme redefini modifie modifiee mise depuis
    Q majuscule minuscule lettre copie noter ecrit secrete caracteres redonne perdu perdue
    R dossier reference colis siret siren insee swift iban etage emplacement ligne bus train modele serie wagon
      facture devis sinistre police recu agence
    F nous vous lui leur leurs toi moi y ces tes tous toutes tout mais donc alors puis ensuite si quand comme apres
      avant chez sans sous entre vers rien jamais encore deja aussi tres bien ici la oui non ta ton vos sont ai as a
      avons avez ont suis es`,
  es: `P frase consigna palabra+acordada contrasenia apellido+soltera frase+maestra nuestra+palabra
    N clave+secreta numero+secreto pin+secreto codigo+uso cvc
    C combi secuencia codigo+acceso
    D cajero cajeros cajon caja+fuerte armario armarios vestuario taquillas consigna casillero casilleros cerraduras
      cerrojo candados antirrobo cadena verja reja valla cancela barrera barreras portero telefonillo timbre
      interfono teclado buzon llavero llaves+caja garajes aparcamiento parking sotano bodega almacen caseta cabana
      refugio albergue dormitorio apartamento piso casa oficina laboratorio despacho archivo patio jardin galeria
      terraza ascensor escalera maleta maletas maletin baul cofre bici bicicleta patinete coche furgoneta
      autocaravana barco camarote obra contenedor nevera frigorifico horno microondas vitroceramica lavadora radio
      radiocasete television tele televisor decodificador tableta tablet ipad pantalla reloj portatil impresora
      fotocopiadora copiadora datafono caja+registradora cargador punto+carga mando alarmas sirena lavanderia
      bloqueo infantil parental cuarto trasteros colmenas
    A cuentas contrato internet conexion conectarte conectarse intranet extranet portal plataforma servidor
      base+datos administrador login perfil invitado tarjetas visa mastercard sim esim buzon+voz contestador
      ayuntamiento hacienda seguridad+social bizum movistar vodafone canva netflix keepass nas recuperacion respaldo
      copia+seguridad monedero cartera billetera wallet pendrive usb archivo+zip zip disco pdf nomina conferencia
      reunion videollamada webhook bearer kubectl grafana soporte aplicacion mascota banca las+firmas la+firma
    V marque marcas pulsas pulse pulsar pulsando pulsa tecleas teclee tecleando teclea metes mete meter meto
      introduzca introduces escribes escribe escribir escriba pon pones poner ponga ponerle entras entre abres
      abrimos abriendo desbloqueas desbloquear desbloquee desactiva desactivar desactivas armas arma armar conecta
      conectas conectar conectate usas usar usamos responde responda respondera contesta contestar conteste accede
      acceder acceda gira girar prueba probar pide piden pedira pega pegar digas diga decir gire acepta cede
    L seran sera fue decia pone va
    G rotado rotacion puesta puesto cambiaron cambiaste quedo dejado deje ahora desde
    Q mayuscula minuscula guion apunta apuntado copia sencilla olvidada perdida
    R expediente localizador reserva incidencia plaza bloque portal+numero referencia serie modelo matricula
      contador cupon vagon asiento planta siniestro poliza recibo sucursal
    F nos os te me les si pero hay he ha han fue ser estan estas hace hasta desde sobre sin entre donde cual quien
      nada algo tambien ni solo luego despues antes aqui alli aun tan asi del cada`,
  pt: `P palavra-chave palavra+chave palavra-passe palavras-passe codigo+secreto frase palavra+combinada nome+solteira
      senha-mestra nossa+palavra
    N cvv codigo+seguranca numeros+secretos
    C segredo combinacoes sequencia
    D portoes cancela guarita portaria interfone campainha fechaduras cadeados corrente armarios vestiario cacifo
      cacifos guarda-volumes caixa+forte caixa+correio caixa+eletronico multibanco bomba mala malas bau bicicleta
      bike trotinete patinete carro barco galpao barracao deposito arrecadacao garagens subsolo porao sotao quintal
      casa apartamento condominio bloco escritorio laboratorio enfermaria academia ginasio piscina chacara sitio
      roca quinta fazenda hotel pousada albergue lavandaria lavanderia elevador escada telemoveis telefone tablet
      ipad ecra tela relogio portatil impressora copiadora fogao forno geladeira frigorifico micro-ondas maquina
      televisao tv radio carregador alarmes central sirene teclado cartoes bloqueio infantil parental chave+caixa
      cofres porta+tras
    A contas internet rede+wifi conecta conectar intranet portal plataforma servidor administrador admin utilizador
      utilizadores perfil convidado visa mastercard sim correio+voz caixa+postal voicemail netflix multibanco mbway
      pix nubank gov financas telegram recuperacao reserva backup carteira wallet pendrive zip ficheiro arquivo
      anexo disco pdf holerite conferencia reuniao webhook assinatura token+bot suporte aplicacao banco+dados
    V digita digitas digitando digitou teclar tecla tecle carrega carregar aperta apertar aperte mete meter poe
      insere inserir insira introduza introduzir marca marcar escreve escrever entre entras entrou abra abres abrem
      abrindo desbloquear desbloqueie destrava destravar libera liberar liberta desativa desativar desliga desligar
      arma armar usei use usa usamos liga ligar conecte acessa acessar aceda aceder fala falar diz dizer responde
      responder respondi gira girar arrasta pede pedir pergunta aceita
    L sao fica vale seria
    G trocou trocar mudamos mudaram alterei atualizada passou ontem
    Q maiuscula minuscula esqueceu esquecida anota anotado copia perdida
    R boleto contribuinte cpf cnpj nif reserva vaga andar modelo serie referencia matricula rastreio cep linha
      autocarro comboio sinistro apolice agencia recibo
    F eu voce tu nos eles elas lhe me te meus minhas teu tua seus suas pelo pela nas num numa dele dela isso esse
      essa este esta aqui ali ja so tambem ate sem sobre entre onde quem qual quando como mas entao depois antes pra
      pro ta ai`,
  it: `P parola+ordine frase parola+accesso cognome+nubile parola+convenuta nostra+parola
    N pin+carta cvv numero+segreto codice+segreto otp
    C combi sequenza
    D portoncino portina porticina portoni cancelletto saracinesca serranda serrature serratura catenaccio antifurto
      catena sbarra barriera cassetta cassettina cassaforti forziere baule valigia valigetta armadio armadietti
      spogliatoio deposito magazzino cantina soffitta rimessa capanno baracca cantiere casetta rifugio ostello
      camerata appartamento casa studio ufficio laboratorio ambulatorio cortile giardino veranda terrazzo scala
      ascensore citofoni videocitofono campanello tastiera tastierino centralina sirena telecomando bici bicicletta
      monopattino moto autoradio camper barca cabina frigo frigorifero forno microonde piano+induzione lavatrice
      lavanderia televisore televisione tv decoder telecamera drone tablet ipad schermo orologio portatile cellulare
      telefonino stampante fotocopiatrice cassa pos colonnina bancomat sportello parcheggio sicura parentale bambini
      stanza garage
    A conti internet intranet extranet portale piattaforma server database amministratore utenti profilo ospite
      carte visa mastercard sim esim segreteria segreteria+telefonica spid pec inps agenzia posta+elettronica mail
      email netflix canva keepass recupero backup riserva portafoglio wallet pennetta chiavetta zip cartella disco
      pdf allegato busta+paga conferenza riunione videochiamata webhook bearer kubectl grafana pannello assistenza
      dispositivo banca+online animale la+firma
    V digitando digiti componi comporre componga componendo premi premere premendo prema schiaccia schiacciare
      inserisci inserire inserisca metti mettere mettete metta scrivi scrivere scriva apri apra aprono aprire
      aprendo sbloccare sblocchi sbloccalo disattiva disattivare disinserisci disinserire accende accendere entra
      entri entrare accedi accedere accede passa passi usare uso usi usiamo rispondi rispondere risposto risponde
      chiede chiedera chiedono vuole domanda gira girare prova provare incolla incollare scompatta collegarsi
      collegati tieni zittisce spegni spegnere
    L sarebbe fa va
    G messo messa passato deciso scegliamo rotazione
    Q maiuscola minuscolo minuscola trattino copia segnato scritto smarrito persa dimenticate
    R ricevuta pratica prenotazione interno scala+numero posto carrozza binario modello matricola riferimento
      contatore targa bolletta sinistro polizza filiale
    F mi ti ci vi ne lei noi voi loro questo questa quello quella ma se quando dove chi cosa poi dopo prima anche
      ancora solo gia sul sulla nel nella dal dalla alla alle allo ai agli degli delle dello ho hai ha abbiamo hanno
      sono siamo tutto tutti ogni senza tra fra`,
  nl: `P parool toverwoord beveiligingsvraag* geheim+antwoord wachtwoorden toegangswoord meisjesnaam wachtzinnen
      ons+woord afgesproken+woord
    N pincodes pinnummer* cijfers+code toegangspin tan cvc
    C codes cijfercombinatie* combi combinaties toegangscode* volgorde ophaalcode* cijferslot*
    D *deur *slot sloten hangslot* kettingslot ketting slagboom* hekje poortje sleutelkastje* sleutelkluis* kluisje*
      kluizen kastjes kast *kast locker lockers koffer* kist lade bureaula tourniquet deurbel intercom* videofoon
      paneel bedieningspaneel keypad toetsenbord alarmpaneel alarmsysteem alarminstallatie meldkamer sirene schuren
      berging* kelder* zolder bijkeuken tuinhuis* huis* woning appartement flat vakantiehuis* huisje chalet hut
      caravan camper kajuit kantoor* magazijn* opslag* container keet serverruimte* kleedkamer* zwembad sportschool
      fitness wc toilet wasserette wasruimte trappenhuis lift parkeergarage* garagedeur* parkeerplaats binnenplaats
      fietsenstalling* fiets* scooter autoradio radio laadpaal* oven kookplaat inductieplaat koelkast magnetron
      wasmachine kinderslot* ouderlijk* televisie tv decoder kastje tablet ipad horloge smartwatch scherm schermtijd
      laptop printer kopieerapparaat kopieermachine kassa* pinautomaat* geldautomaat* automaat pasje bankpas*
      betaalpas* creditcard* afstandsbediening school creche zijdeur zijingang hoofdingang nooduitgang bijenkasten
      lab
    A wifi-netwerk gastnetwerk* gastenwifi internet accounts rekening inloggen inloggegevens gebruikersnaam*
      gebruikers beheerder admin e-mail mailbox postvak voicemail antwoordapparaat sim simkaart* sim-kaart* portaal
      portal intranet extranet database digid mijnoverheid belastingdienst toeslagen rabobank abn profiel herstel*
      back-up* backup* noodcode* wallet portemonnee usb-stick stick zip bestand schijf pdf loonstrook vergadering
      conferentie webhook handtekening bearer token+bot account+gast huisdier streaming netflix cloud helpdesk
      reservecode* reservesleutel*
    V toetsen toetst intoetsen toetste ingetoetst tikken tikt intikken ingetikt typen typt intypen drukken drukt
      druk+in invoeren voert vul invullen vult in+te kies kiezen kiest draai draaien draait openen open opendoen
      gaat+open ontgrendelen ontgrendel ontgrendeld uitzetten uitschakelen schakelt inschakelen afzetten zet inlogt
      logt log logt+in aanmelden meld meldt binnen binnenkom binnenkomen binnenlaten gebruiken gebruikt vraagt
      vragen geef geeft zeg zeggen plak plakken probeer antwoorden ingesteld antwoord antwoordt
    L heet luidde blijkt namelijk dus
    G aangepast omgezet ingesteld vervangen sinds voortaan geworden gewisseld
    Q hoofdletter streepje opschrijven briefje kwijt verlopen kopie geheime
    U letters cijfer
    R bestelnummer* factuurnummer* klantnummer* boeking* reservering* pakket* zending* ticket wagon plaats spoor
      kenteken* serienummer* model* referentie* meterstand huisnummer perceel vak verdieping schade polis
      schadenummer filiaal
    F dan nog ook al wel geen hem hun ons onze jullie jouw mij me deze dit wat wie waar hoe als maar toen nu hier
      daar weer gewoon alleen tot tussen onder na zonder tegen heb hebt heeft hebben ben bent zal zou kan kun kunt
      wil`,
}
