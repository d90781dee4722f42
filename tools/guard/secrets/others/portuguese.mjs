/** Portuguese frames that tell a secret, and others that nearly do. Slots: ../values.mjs; `lexicon`: their part of the lexicon. */
export const PORTUGUESE = {
  language: 'pt',
  lexicon: 'pt',
  tells: `
armário da academia {C}, meu chinelo tá lá dentro
Vó, pra ligar o tablet são quatro números: {N}, depois arrasta pra cima
Não é mais {C} não, o síndico trocou ontem pra {C}
O carregador do carro elétrico só libera depois de {C}, vaga {n}
rádio do carro pede um código quando troca a bateria, o nosso é {C}
No sítio o sinal é fraco, mas conecta em Mangueira{n} com {W}
Cheguei com o uber na guarita, placa {plate}, o que eu falo? Fala {O} que eles abrem
A palavra combinada com a escolinha é {O}, só entregam a menina com ela
Boa tarde {name}, seu check-in é às {time}, a fechadura digital aceita {C} até o dia {n}
Chamado {ticket}: liberei o acesso da {name}, entra com {W} e troca na hora
Segue o holerite em anexo, o arquivo abre com {W}
Na troca de plantão: bomba de infusão bloqueada, destrava com {N}, leito {n}
Cartão de cidadão, PIN da morada {N}, traz também a fatura {n5}
No multibanco da esquina usei {N} e deu, levantei {n} euros
A chave móvel pede um código por SMS, chegou {N}
Cartão refeição novo, final {n4}, os quatro dígitos são {N}
três números atrás do Visa: {V}
PUK da Vivo caso trave: {R}
guarda pra mim um dos códigos reserva do {service}, {R}
Frase de recuperação da carteira, não tira foto: {E}
pergunta: cidade onde seus pais se conheceram / resposta: {X}
O nome da professora do primário, que o {service} sempre pergunta, é {X}
senha de doze palavras não, é só {S} mesmo, tudo junto com espaços
Ao ligar o portátil da empresa aparece um ecrã preto, escreve {S} e Enter
No servidor {host} entra como {user}, e quando pedir o segredo é {W}
PGPASSWORD={W} psql -h {host} -U {user}
O segredo do webhook do Pix agora é {T}, atualiza no painel
token do bot do Telegram, não commitar: {T}
impressora da secretaria: painel admin {user}/{W}
Coral: sala de ensaio no subsolo, cadeado {C}, piano afinado até {date}
Chave do barracão da escola de samba? Não tem, gira os números até {C}
O portão da roça fecha com corrente, quatro rodinhas em {C}, cuidado com o boi
lavandaria do prédio, máquina {n}, mete {C} e carrega no verde
áudio transcrito: então, o cofre do hotel eu deixei em {C}, tá, não esquece os passaportes
Bicicleta azul na estação {n3}, cadeado {C}, deixa no mesmo lugar
Mala grande: {C}; mala de mão sem segredo nenhum
Consulta dia {date}, e pra ver os exames no site digita {user} e {W}
Ele disse baixinho que bastava {C} para a porta do museu se abrir
— E o código? — {C}. — Tem certeza? — Absoluta.
Agora que o {name} saiu da empresa, a gente mudou de {W} para {W}
Netflix da tia: {mail}, {W}, usa o perfil Visitante
Perfil infantil da TV bloqueado, libera com {N}
Correio de voz: 1414, aí {N} e cardinal
item; valor\\ncarro; {plate}\\nalarme; {C}\\ngaragem; {C}
Caixa 3 abre às {time}, o operador entra com {N}, fundo de {n3} reais
No bar da praia a rede é aberta, mas no hotel é {W}, tudo com maiúscula no começo
`,
  benign: `
O armário {n3} da academia está sem chave, fala com a recepção
Vaga {n} do carregador elétrico, {dec} kWh, custou {n} euros
A rádio do carro toca na frequência {n3}, gira o botão da direita
Mandaram o boleto {n8}, vence {date}, valor {n3} reais
CPF termina em {n}, mas isso não serve de senha
Contribuinte {n8}, repartição de {city}, senha das finanças só por carta
Uber placa {plate}, chega às {time} na portaria
Seu voo {flight} sai do portão {gate}, localizador {pnr}
Encomenda {track} ficou na portaria com o {name}
Faltam {n} minutos pra fechar, o porteiro tranca às {time}
A fechadura digital {part} precisa de quatro pilhas
Trancado do lado de fora de novo, chamei o chaveiro, {n3} reais
A senha do atendimento é apenas a ordem da fila, balcão {n}
Pegue sua senha no totem, estamos no número {n3}
No banco chamaram a ficha {n3} e a minha era a {n3}
Cadê o código da portaria? Ninguém quis me dizer
Não partilhe o PIN com ninguém, nem com o funcionário
O seu código expira em {n} minutos, não responda a esta mensagem
A política pede {n} caracteres e troca a cada trimestre
Bloqueou depois de {n} tentativas, liga pro {phone}
Quem tem a senha é o {name}, que volta dia {n}
As palavras da carteira estão guardadas num cofre em {city}
Pergunta secreta hoje em dia é brincadeira, todo mundo acha a resposta no Instagram
Cupom {promo} dá frete grátis em cadeados
DDD de {city} é {n}, número {tel}
CEP {n5}-{n3}, {portuguese}
Moro na {portuguese}, interfone com nome {name}
Código de barras {n8}, pacote de arroz
Código penal, artigo {n3}, violação de domicílio
O código ficou mais limpo no branch {branch}, revisa aí
Commit {hash} corrige o login, versão {ver}
Erro {err} quando abro o aplicativo do banco
Ticket {inc} segue aberto, {host} reinicia sozinho
A porta {n4} do servidor está ocupada
A chave de fenda número {n} está na gaveta
Chave {n} da chapa, turma de {year}, urna {n3}
Chave Pix? Usa meu email, {mail}
Grupo da chave B: jogo dia {date}, {n} a {n}
O violino desafinou, tom de {note} menor
Bolo: {n3} g de farinha, {n} ovos, forno a 180, {n} minutos
Torre h8, dama f7, xeque
Celular {gadget}, comprado em {year}, bateria viciada
Ele usa {product} e nunca lembra nada de cabeça
Sala {n3}, bloco {gate}, prova de {course}
Alarme disparou às {time}, os vizinhos reclamaram
`,
}
