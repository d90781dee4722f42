/**
 * Words in several languages for the concepts that an order to a model mentions; `*` ends a stem. The lists only tell
 * which concepts a text mentions. How strongly a concept indicates an order is learned (suspicion-weights.ts).
 */
const WORDS = {
  reader:
    'agent agents agente agentes agenti agenten agenci agentów agentom assistant* assistent* asistente* asystent* ai ais ki ia llm llms model models modell* modello modelli modelo* modèle* bot bots chatbot* copilot* gpt chatgpt claude summarise* summarize* reader readers whoever агент* ассистент* модел* бот* боты gemini robot robots robô* sprachmodell* sprachassistent* taalmodel* artificial* künstlich* automated automatically automatisch* maschinell automatique* automátic* crawler llm-only machine* máquina macchina intelligence intelligenz intelligenza inteligencia inteligência parser*',
  you: 'you your yours yourself du dir dich dein* tu te toi ton ta tes vous votre vos tú ti tuyo usted sus jij je jouw ty ciebie twój ты тебя вы вас твой ваш* você votre vôtre suas sua seu seus tes ihre ihr ihren je jouw sie',
  read: 'read reads reading retriev* recall* load loads loaded loading process processes processed processing index* encounter* see sees seeing pars* scan* ingest* surfaces liest lies lesen verarbeit* geladen lädt abruf* einliest lis lit lire lisez lisant trait* charg* leas lees leer lea leyendo proces* recuper* leggi legge leggere elabor* caric* leres ler lê lendo lezen leest gelezen verwerk* czyta* przetwarz* wczyta* прочит* чита* обрабат* загру* open opens opened opening open* comes retriev* parse* öffn* sieht siehst gelesen ouvr* voit abre* abr* apri* apert* zie ziet',
  note: 'note notes memory memories entry entries record records text message line ticket context notiz* eintrag* erinnerung* nachricht* ceci souvenir* message* nota notas recuerdo* entrada* mensaje* ricordo messaggio notitie* geheugen notatk* wpis* заметк* запис* сообщени* память mémoire recuerdos memoria ricordi lembrança* anotaç* registro* appunto',
  this: 'this these dies diese diesen dieser dieses ceci cet cette esto esta este questo questa isto dit deze tę tego это эту этот ces estos estas queste questi following folgende* suivant* siguiente* seguinte* volgende aquest*',
  send: 'send sends sending sent forward* post posts mail mails mailed email* e-mail* upload* transmit* share shares relay* dispatch* deliver* submit* publish* disclos* attach* export* copy copies cc push* pass transfer* wire wires leak* exfiltrat* include weiterleit* leite sende* senden schick* hochlad* übermittel* teile* transfèr* transfér* envoi* envoye* expédi* partag* reenví* reenvia* envía* envia* enviar comparte* inoltr* invia* spedisc* encaminh* manda* stuur* doorstur* verzend* prześl* przesył* wyśl* wysył* перешл* пересыл* отправ* передай* gather collect collects exfil* stream dump dumps paste print hand hands give invite put weitergeb* weiterleit* kopier* transmet* transmit* recop* copie* comparta* trasmett* trasmet* inviate invii condivid* envie* copiar copia copiez copie* deel delen zet mandate mand* virar verrat* email emails webhook',
  data: 'customer* contact* list lists password* credential* key keys secret* conversation* chat database salary invoice* repository history everything data content contents stored private personal phone addresses configuration settings table backup* attachments calendar minutes kundenliste kontakt* passwört* gespräch* daten clients contraseña* clientes datos clienti elenco dati lista dados klantenlijst gegevens klientów hasł* клиент* парол* данн* mots passe emails mailbox inbox folder drafts transcript* recording* photo photos patient* notes rubrica agenda contatos contactos historial kalender termine mails telefonnummer* adressen dossiers numbers names files',
  away: 'webhook outside external elsewhere below mirror url outsider remote public third',
  tool: 'call calls calling invoke* invoking execut* run runs running trigger* tool tools function* command* endpoint* action script start aufruf* werkzeug* ausführ* befehl* funktion* appel* outil* exécut* commande* llam* herramienta* ejecut* función* comando* chiam* strument* esegu* funzion* cham* ferramenta* execute* aanroep* voer uitvoer* wywoł* narzędzi* uruchom* вызв* инструмент* выполн* команд* запуст* install installs deploy merge git curl push open opens opening abrir öffne* führe ausgeführt exécutez ejecute',
  destroy:
    'delete* drop wipe wipes erase* remove* revoke* disable* reset* cancel* purge* unsubscribe* merge overwrite* lösch* entfern* supprim* efface* borra* elimina* cancella* apaga* verwijder* wis usuń удал* стер* cancel* mute mutes unlock* deactivat* shut turn disable* reset* suspend* lift* deaktivier* désactiv* desactiv* disattiv* schalt* abschalt* supprimez borre cancell* zet',
  money:
    'pay pays payment* refund* purchase* euros euro dollars funds amount bank account iban invoice price buy geld konto überweis* argent dinero soldi pagamento refund* payments pay* wire wires dollar* wallet invoices subscription* abo basket order buy purchases paga* pague virer vire überweis* überweisungen compte cuenta conto conta rekening rembours* reembols* rimbors* pedido bestell* commande* saldo',
  must: 'must shall has have should required mandatory requires need needs ought obliged muss müssen soll sollen doit doivent debe deben devono deve devem moet moeten musi muszą должн* обязан* obliged supposed requested instructed expected kindly asked hat haben darf devra devront tiene tienen dovrà dient dienen terá please bitte pls',
  when: 'when whenever once upon on if while before after moment soon every first next until wenn sobald beim bevor zuerst quand dès lorsque avant cuando al antes primero quando appena prima als zodra eerst gdy kiedy najpierw когда сначала прежде как falls während lors chaque ogni elke cada enquanto mentre terwijl après después dopo depois nach',
  always:
    'always never every any all each anything everyone only immediately now immer nie alle toujours jamais siempre nunca todos sempre tutti altijd nooit zawsze nigdy всегда никогда все stets sofort künftig* désormais voortaan adelante ora future further until forever first toute tout toutes alla tutto qualunque cualquier jedem jede jeder jeden',
  secret:
    'secretly silently quietly hidden discreetly unnoticed without heimlich unbemerkt secrètement discrètement sans secreto discretamente segretamente stiekem potajemnie тайно hide hides conceal* omit* omits leave leaves quiet confidential verschweig* weglass* geheim verborgen cacher cache ocult* ocúlt* nascond* escond* esconder* ometta verzwijg* sin sem senza zonder ohne',
  hush: "mention* tell telling say knows inform* notice notify don't nothing anyone verrate* sag* dire dis digas diga discuss admit reveal reveals erwähn* mentionn* mencion* menzion* parl* comentes comentar avisar avis* vertel* conté",
  user: 'user users user’s benutzer* nutzer* utilisateur* usuario* utente* utilizador* gebruiker* użytkownik* пользовател* customer customers human humans kunde* kunden klant* cliente clients',
  override:
    'ignore* ignoring disregard* forget* override* overrides bypass* obey* outrank* supersede* instead pretend* stop circumvent* skip ignorier* vergiss* vergessen missacht* oublie* ignorez olvida* ignora* dimentica* esque* negeer* vergeet zignoruj* zapomnij* игнор* забуд* drop dismiss disregards void suspend* apply gelten ungültig throw caso ignore* omit*',
  prior:
    'previous* prior above earlier before former original initial other vorherig* bisherig* vorher obig* précédent* anterior* precedent* vorige eerdere poprzedni* предыдущ* прежн*',
  rules:
    'instruction* rules rule guideline* prompt prompts restriction* filter* policy policies safety guidance limitation* ethic* moral* legal* openai censor* guardrail* disclaimer* warning* refus* uncensored orders directive* programming task tasks assignment* anweisung* aufgabe* auftr* regeln instruktion* consigne* règles instruccion* reglas istruzion* regole instruç* regras instructies regels polecen* zasad* инструкц* правил* указан* question restrictions configuration vorgaben vorgabe befehl* normas normes ordini órdenes ordres orden* vorschrift* consegn* direttiv* persona',
  role: 'act acts acting role roles roleplay persona character dan jailbreak* unfiltered unrestricted amoral immoral unethical evil illegal named simulate* simulation opposite imagine immerse* fictional hypothetical* developer mode rolle spiele stell joue actúa agisci aja speel odgrywa* притвор* роль',
  say: 'answer* respond* reply replies output* print* recommend* claim* write repeat* display* response* reveal* show antwort* schreib* druck* zeig* wiederhol* répond* écri* affiche* respond* escrib* muestra* scriv* mostra* odpowied* napisz* ответ* напиш* покаж* say says state states describe* present mention* rank rate translate quote refer conclude vouch bring sag* sage behaupt* nenn* bezeichn* dire dites dit dis diga* dice dirá digan dica dicano dizer diga zeg* vante* consigli* empfehl* empfiehl* recommand* recomend* raccomand* responder* ends',
  trust:
    'admin* administrator* authoris* authoriz* approv* trust* operator* permission* confirm* access grant* system maintenance compliance verif* owner authorised consent* consents agree* agreed cleared verified official trusted vertrau* freigeb* freizugeben zustimm* stimmst bestätig* genehmig* approuv* vérif* confi* aprob* apruebe* aprov* aprove autoriz* autoris* goedkeur* goedkeuren permis* besitzer allow allows',
  change:
    'add adds insert* change changes update updates create creates set accept accepts decline click visit fetch download* navigate schedule* book rename invite edit modify grant füge ändere erstelle klick* besuch* ajoute* insère crée* modifie* clique* añade* añadir cambia* crea cria aggiungi* modifica* adiciona* altera* voeg toevoeg* wijzig* maak klik*',
  promote:
    'recommend* promot* sponsor* advert* link* discount code brand product offer buy try preferred competitor* competition rival* alternative* empfehl* empfiehl* werb* konkurren* concurren* recomend* recommand* consigli* raccomand* concorr* competencia aanbev* aanrad*',
  claimed:
    'false fake fabricated lie lies liar truth fact facts real existed exists rumours bankrupt legitimate confirmed unsafe wahr falsch vrai faux verdad falso vero waar onwaar tatsache',
  document:
    'document* dokument* page pages seite* página* pagina* file files datei* fichier* archivo* arquivo* folder ordner dossier paragraph* absatz abschnitt párrafo* paragraf* líneas lines section* comment* thread card fiche ficha ticket cv resume lebenslauf* curriculum essay paper contract memo changelog description channel repo repository attachment appendix minutes texte texto testo tekst copie application invitation signature header footer row sheet spreadsheet article post story list form report proposal listing metadata mail email newsletter',
  task: 'summar* translat* grad* grading rate rates rating assess* evaluat* referee review* rank compare comparison compil* digest recap zusammenfass* auswert* bewert* übersetz* résum* évalu* tradui* resum* evalú* evalua* avali* riassum* valut* elabor* samenvat* beoordel* vertaal* parsing composing drafting generating writing recruit* screen* scor* judge transcrib* classif* mark recap* notetak*',
  praise:
    'best excellent outstanding exceptional perfect reliable safe secure positive first highest full score 10/10 genius preferred official bestnote hervorragend sicher* meilleur* mérit* mejor* máxim* mejores miglior* massim* sicuro melhor* beste tien vingt free gratis',
  asked:
    'asks asked ask asking question questions request requests fragt frage* fragen anfrage* demand* question* pregunt* consult* chied* chiest* domand* vraag* vraagt pergunt* pedir',
  check:
    'check checks checking review approval confirm* confirmation* permission prompt verify verification asking rückfrage* nachzufragen nachfrag* fragen vérifier confirmation* preguntar confirmar comprobar chiedere controllo vragen conferir',
  sensitive:
    'password* passwört* passwort* contraseña* mots senhas senha wachtwoord* parol* credential* token tokens cookie cookies key keys ssn salary bank card pin secrets env .env ssh seed api address location medical médic* patient* konto compte iban kontodaten transcript conversation chat history personal private',
  shell: 'bash shell sudo curl wget rm pip npm git sql cat whoami --force script port repo repository .env chmod',
  protection:
    'log logs logging audit alarm* alert* warning* warnhinweis* security two-factor 2fa factor firewall backup* back-up* notification* permission* moderation filter* double door gate confirmation* sauvegard* alert* copias garage tor',
  people:
    'anyone anybody someone somebody whoever everyone nobody person people human humans user users customer* jemand* jedem niemand* quelqu personne* alguien nadie nessuno qualcuno iemand niemand alguém ninguém',
  greet:
    'dear hello hi hey attention achtung atenção atención attenzione liebe* lieber geehrte* cher chers chère estimado* querido* caro cari beste note hinweis nota aan notice important wichtig',
  me: "i i'm i've me my mine we our us ours ich mir mein* wir unser* mon ma mes nous notre mi mis nuestro* mia mio nostr* minha meu mijn ons onze moja mój я мой моя мне нас",
  report:
    'attacker* injection* tricked fooled scanner guard report reported phrase example training wrote flagged detected rejects marks blocked contain contains',
} as const

/** The same for Chinese and Japanese, which are written without spaces between words. */
const JOINED: Partial<Record<keyof typeof WORDS, RegExp>> = {
  reader: /代理|助手|模型|智能体|エージェント|アシスタント|モデル/u,
  read: /读到|阅读|读取|处理|加载|检索|読んだ|読む|処理する/u,
  note: /记录|备注|笔记|记忆|メモ|記録|記憶/u,
  this: /这条|此|本条|これ|この/u,
  send: /发送|转发|发到|上传|寄给|転送|送信|送って|アップロード/u,
  data: /名单|客户|密码|数据|联系人|顧客|リスト|パスワード|データ/u,
  tool: /调用|工具|执行|运行|命令|ツール|呼び出|実行/u,
  destroy: /删除|清空|削除|消去/u,
  must: /必须|须|务必|必ず|なければ/u,
  when: /时|之前|先|とき|たら|まず/u,
  override: /忽略|无视|忘记|無視|忘れ/u,
  rules: /指令|指示|规则|提示|ルール|命令/u,
  prior: /之前|以上|先前|以前|上記/u,
  me: /我|私|僕/u,
}

const ADDRESS = /https?:\/\/|\bwww\.|[\w.+-]{1,64}@[\w-]{1,63}\.\w|\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b|\+\d[\d ]{6}/i
/** A name in the form that programs use: delete_volume, set_logging(off). */
const PROGRAM_NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+|^\w+\(/

/** The sign after a word that addresses somebody: "Agents: …", "LLM, …", "Hello assistant!", "[for bots]". */
const CALLED = /[:,!\]]$/

export const CONCEPTS = [...(Object.keys(WORDS) as (keyof typeof WORDS)[]), 'address', 'name', 'called'] as const
export type Concept = (typeof CONCEPTS)[number]

const whole = new Map<string, Concept[]>()
const stems = new Map<string, Concept[]>()
for (const [concept, list] of Object.entries(WORDS) as [Concept, string][]) {
  for (const word of list.split(' ')) {
    const [map, key] = word.endsWith('*') ? [stems, word.slice(0, -1)] : [whole, word]
    map.set(key, [...(map.get(key) ?? []), concept])
  }
}
const [SHORTEST, LONGEST] = [
  Math.min(...[...stems.keys()].map((s) => s.length)),
  Math.max(...[...stems.keys()].map((s) => s.length)),
]

/**
 * Returns a word and, if it is joined ("KI-Assistent", "l'assistant", "agent/bot"), its parts too. An address is not
 * taken apart.
 */
function partsOf(word: string): string[] {
  const bare = word.replace(/\)$/, '')
  return /['/-]/.test(bare) && !ADDRESS.test(bare) ? [bare, ...bare.split(/['/-]/)] : [bare]
}

/** Returns the concepts that a word stands for. @param piece without white space, in upper or lower case */
export function conceptsOf(piece: string): Concept[] {
  if (piece.length > 300) return []
  const found: Concept[] = []
  if (ADDRESS.test(piece)) found.push('address')
  const word = piece.toLowerCase().replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N})]+$/gu, '')
  if (PROGRAM_NAME.test(word)) found.push('name')
  for (const part of partsOf(word)) {
    for (const concept of whole.get(part) ?? []) found.push(concept)
    for (let length = SHORTEST; length <= Math.min(LONGEST, part.length); length += 1) {
      const known = stems.get(part.slice(0, length))
      if (known) found.push(...known)
    }
  }
  if (CALLED.test(piece) && found.includes('reader')) found.push('called')
  if (/[\u3040-\u30FF\u4E00-\u9FFF]/u.test(piece)) {
    for (const [concept, pattern] of Object.entries(JOINED) as [Concept, RegExp][])
      if (pattern.test(piece)) found.push(concept)
  }
  return [...new Set(found)]
}
