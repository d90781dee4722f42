/**
 * Short facts with numbers and names but without a secret, by language and domain. Each line: `domain: fact | fact`.
 */
export const FACTS_2 = {
  es: `
home: La valla mide 1,70 m | El alquiler es de 750 euros | La plaza de garaje es la 56 | La caldera es de 2018 | La cocina tiene 10 metros | La casa del número 8 es verde
work: El proyecto acaba el 20/11/2025 | La factura 3317 está pagada | La versión 5.1.2 ya está lista | La incidencia SR-902 sigue abierta | La reunión es en la sala 301 | Mi número de empleado es 60214
travel: El tren sale a las 7:55 de la vía 4 | El vuelo IB3214 va con retraso | El hotel está en la calle Mayor 12 | La habitación 402 tiene balcón | El viaje dura 5 horas | La maleta pesa 18 kg
health: Su pulso es de 70 | La cita es el 6 de mayo a las 12:30 | Toma 40 mg por la noche | La consulta está en la planta 2 | La vacuna fue en 2020 | La prueba cuesta 90 euros
food: El pan se hornea 45 minutos a 220 grados | Hacen falta 300 g de harina | La mesa 9 está libre | El bar cierra a las 23:00 | El vino es de 2016 | El menú cuesta 14 euros
sport: Corrió 8 km en 41 minutos | El partido acabó 3 a 0 | Su dorsal es el 1290 | El club nació en 1932 | El entreno es a las 19:15 | La pista 2 está cerrada
money: El préstamo acaba en 2033 | La acción vale 28,15 | Falta el recibo 5520 | La comisión es de 2 euros | La cuenta tiene 3200 euros | El impuesto sube un 4 por ciento
tech: El servidor tiene 128 GB | El puerto 3306 está cerrado | El error 1062 salió otra vez | La impresora es una ET2720 | La actualización pesa 250 MB | La pantalla es de 24 pulgadas
school: El examen es en el aula 108 | El curso tiene 40 alumnos | El ejercicio 5 está en la página 63 | El colegio es de 1910 | El trabajo tiene 25 páginas | La clase empieza a las 8:15
family: El abuelo nació en 1939 | Mi prima vive en Cádiz | Tenemos 3 perros | La boda fue en 2015 | Ana cumple 10 años | Vinieron 70 invitados
culture: El concierto es a las 21:30 | La película dura 110 minutos | La novela tiene 280 páginas | Fila 8, asiento 14 | El cuadro es de 1920 | La entrada cuesta 35 euros
nature: El pico mide 3.404 m | El lago tiene 25 m de fondo | La ruta 15 está abierta | Cayeron 22 mm de lluvia | El olivo tiene 500 años | La playa está a 3 km
`,
  it: `
home: La siepe è alta 1,60 m | L'affitto è di 820 euro | Il posto auto è il 27 | La caldaia è del 2015 | La cucina misura 9 metri | La casa al numero 5 è rosa
work: Il progetto finisce il 10/12/2025 | La fattura 4418 è pagata | La versione 6.0.4 è uscita | Il ticket SR-77 è chiuso | La riunione è in sala 210 | La mia matricola è 77120
travel: Il treno parte alle 9:12 dal binario 3 | Il volo AZ1790 è in ritardo | L'albergo è in via Dante 18 | La camera 305 ha la vista | Il viaggio dura 2 ore | La valigia pesa 20 kg
health: Il suo polso è 66 | La visita è il 5 maggio alle 10:00 | Prende 30 mg la sera | Lo studio è al piano 4 | Il vaccino è del 2022 | L'esame costa 70 euro
food: La torta cuoce 40 minuti a 170 gradi | Servono 150 g di burro | Il tavolo 7 è libero | Il bar chiude alle 22:00 | Il vino è del 2013 | Il pranzo costa 16 euro
sport: Ha corso 15 km | La partita è finita 1 a 1 | Il suo pettorale è 3105 | Il club è del 1926 | L'allenamento è alle 18:45 | La corsia 4 è chiusa
money: Il mutuo finisce nel 2035 | L'azione vale 12,80 | Manca la ricevuta 6612 | La commissione è di 1 euro | Il conto ha 4100 euro | La tassa sale del 5 per cento
tech: Il server ha 8 GB | La porta 5432 è aperta | L'errore 1146 è tornato | La stampante è una L3250 | Lo schermo è da 32 pollici | La batteria dura 9 ore
school: L'esame è in aula 12 | Il corso ha 50 studenti | L'esercizio 3 è a pagina 91 | La scuola è del 1905 | La tesi ha 120 pagine | La lezione inizia alle 8:30
family: Il nonno è nato nel 1940 | Mia zia vive a Bari | Abbiamo 2 gatti | Il matrimonio era nel 2011 | Luca ha 7 anni | C'erano 40 invitati
culture: Il concerto è alle 21:00 | Il film dura 125 minuti | Il libro ha 310 pagine | Fila 3, posto 9 | Il quadro è del 1895 | Il biglietto costa 28 euro
nature: La cima è a 3.152 m | Il lago è profondo 80 m | Il sentiero 401 è aperto | Sono caduti 15 mm | L'ulivo ha 600 anni | La spiaggia è a 4 km
`,
  pt: `
home: A cerca tem 1,65 m | A renda é de 700 euros | O lugar de garagem é o 14 | A caldeira é de 2017 | A cozinha tem 13 metros | A casa do número 22 é azul
work: O projeto acaba em 12/09/2025 | A fatura 2290 está paga | A versão 1.9.0 saiu ontem | O chamado SR-310 está aberto | A reunião é na sala 115 | O meu número é 31550
travel: O comboio sai às 6:50 da linha 2 | O voo TP1023 atrasou | O hotel fica na rua Nova 40 | O quarto 609 tem varanda | A viagem dura 6 horas | A mala pesa 23 kg
health: O pulso dele é 72 | A consulta é a 8 de maio às 15:00 | Ela toma 25 mg de manhã | A clínica fica no andar 5 | A vacina foi em 2019 | O exame custa 55 reais
food: O bolo assa 50 minutos a 180 graus | São precisos 400 g de arroz | A mesa 3 está livre | O café fecha às 20:00 | O vinho é de 2012 | O almoço custa 11 euros
sport: Correu 5 km em 27 minutos | O jogo acabou 2 a 2 | O dorsal dela é 5012 | O clube é de 1914 | O treino é às 17:30 | A pista 6 está fechada
money: O empréstimo acaba em 2032 | A ação vale 19,60 | Falta o recibo 4402 | A taxa é de 3 reais | A conta tem 1800 reais | O imposto sobe 6 por cento
tech: O servidor tem 24 GB | A porta 6379 está aberta | O erro 1054 voltou | A impressora é uma M1132 | O ecrã tem 15 polegadas | A bateria dura 11 horas
school: O exame é na sala 9 | O curso tem 33 alunos | O exercício 8 está na página 47 | A escola é de 1922 | O trabalho tem 18 páginas | A aula começa às 7:45
family: O avô nasceu em 1936 | A minha tia vive em Évora | Temos 4 gatos | O casamento foi em 2018 | O Rui tem 11 anos | Vieram 80 convidados
culture: O concerto é às 22:00 | O filme dura 95 minutos | O livro tem 240 páginas | Fila 2, lugar 11 | O quadro é de 1903 | O bilhete custa 30 euros
nature: O pico tem 2.351 m | O lago tem 18 m de fundo | O trilho 9 está aberto | Choveu 40 mm | O carvalho tem 200 anos | A praia fica a 2 km
`,
}
