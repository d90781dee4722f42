/** Spanish frames that tell a secret, and others that nearly do. Slots: ../values.mjs; `lexicon`: their part of the lexicon. */
export const SPANISH = {
  language: 'es',
  lexicon: 'es',
  tells: `
Hija, ya no es {C}, lo cambiaron el lunes y quedó en {C}
En la casa del pueblo hay internet: red Olivo{n}, y al conectarte escribes {W}
Te dejo las plantas: vivo en {spanish}, abajo pulsas {C} y subes al quinto
Estimada {name}, su reserva {order} queda confirmada; la cerradura responderá a {C} a partir de las 15 h
Incidencia {ticket} cerrada: le puse a {name} una clave provisional, {W}, que cambie al entrar
Cambio de turno: la caja dos se atasca, para anular un tique el encargado mete {N}
Bici verde, sitio {n}, el candado de números está en {C}
Para «colegio de primaria» contesté {X} en {service}
Si se bloquea el chip, Vodafone dice que hay que teclear {R}
Guárdame esto: código de respaldo de {service} {R}, me queda solo ese
equipo;usuario;clave\\n{host};{user};{W}
Han rotado el secreto de la pasarela de pago, pon {T} donde estaba el otro
Las firmas del webhook se calculan con {T}, revisa la cabecera
La barrera sube si tecleas {C}, nuestra plaza es la {n}
En el cole solo entregan al niño a quien diga {O}
Marcó {C} con dedos temblorosos y la reja cedió
Acaba de llegarme tu código de un solo uso, {N}, date prisa que caduca en {n} minutos
Detrás de la tarjeta pone {V}, caduca en 11/{n}
Plataforma del cole: usuario {user}, primera vez {W}
La pegatina del router miente, la buena es {W}
El refugio ya no tiene llave, se alinean los números en {C}
¿Cómo entro de noche al laboratorio? Pasas la tarjeta y luego {C}
Apartamento en {home}: caja a la derecha, {C}, el cuadro de luz tras la puerta
Aparcamiento subterráneo {C}; la escalera, con llave normal
El archivo de KeePass está en el NAS, el maestro {S}, ni mu a {name}
El reloj se bloqueó, pon {N} en la esfera
Apunte: correo viejo de Terra, {W}; el número de cliente {n8} no sirve para nada
Vestuario piscina, armario {n3}: lo dejé en {C}, tráeme las gafas
Cl@ve permanente: DNI en la cartera, y para entrar {W}
Hacienda me ha mandado el número de acceso por carta, {N}, guárdalo tú
Bizum no te va a pedir eso; el cajero sí, y son {N}
el de mantenimiento llega a las {time}, que pase por el garaje pulsando {C}
Panadería, puerta trasera {C}, el horno se enciende a las {time}
Repartidor: bloque dos de {home}, el telefonillo no suena, marque {C} y empuje
Si pita el aire del cuarto de servidores, metes {C} y llamas a {name} al {phone}
El radiocasete del Seat se quedó bloqueado, hay que ponerle {C}
Colmenas del pueblo, cadena de la finca en {C}, el ahumador está en la caseta
Al horno le pusimos bloqueo infantil, mantienes {N} dos segundos
Punto de carga plaza {n}, sin tarjeta, en la pantalla {C}
Sociedad gastronómica: hay que cenar a las {time}, la puerta cede con {C}, y apúntate en la hoja
La clínica dental cierra a las {time}, conecta la alarma tecleando {C} y ojo al gato
Apúntatelo donde quieras pero no en la nevera: {W}
te paso otra vez el Canva, {mail} y {W}, el logo ni tocarlo
El tío no atina con la banca por internet, es {user} y luego {N}
Cartel del hostal: «red Gaviota, para conectarse {W}»
Perdón, con mayúscula al principio y sin guion: {W}
—¿Y la caja? —Prueba {C}, el número de la lotería de mi padre.
Pendrive cifrado de contabilidad, la frase es {S}, no hay copia
Cuando los de {service} pregunten por tu calle de pequeño, contesta {X}
Tarjeta eSIM del localizador, PUK {R}, línea {phone}
He creado un token personal para la integración continua, {T}, muere el {date}
Te pedirá un bearer al lanzar kubectl, pega {T}
correo saliente: {host}, {user}, {W}, puerto 587
Vestuario del personal, fila {n}, el mío va con {C}
PIN parental de Movistar {N}, lo pide con las películas de las {time}
Los fondos del museo llevan cerradura doble, la electrónica es {C} y la llave la tiene {name}
Te dejo el patinete: antirrobo en {C}, casco talla M
Clave de firma de la caja de ahorros, {N}, y para mirar saldo no hace falta
La perra se llama Luna y nació en {year}, y mira qué original soy con el correo: {W}
obra: caseta {C}, contenedor {C}, la valla va con candado de llave
¿Cómo era lo de la nevera inteligente, {N} o {N}?
En Semana Santa se queda {name}; dile que la cancela trasera responde a {C} y que baje el toldo
Resumen de la llamada: factura pagada, {name} vuelve el {date}, la extranet se abre ya con {W}
Si lees esto es que estoy dormida: tortilla en el horno, la galería va con {C}
Tres cosas antes de salir. Una, persianas. Dos, agua. Tres, armas con {C}
Nuestra palabra para el teléfono, si alguien dice que me ha pasado algo: {O}
panel de grafana, cuenta de lectura {user}, contraseña compartida {W}, nada de pegarla en la pared
hecha la rotación, la vieja {T}, la nueva {T}
peña del barrio: local en {home}, {C} y luego el cerrojo hacia arriba
Ábrete sésamo ya no basta, campeón, también hace falta {C}
albergue del Camino, peregrinos: dormitorio {C}, cocina abierta, ducha con moneda
Me lo sé por la matrícula del abuelo: el cuarto de bicis es {C}
`,
  benign: `
Coche {n}, asiento {n3}, pegado a la puerta de en medio
En el bombín pone {part}, con eso te lo venden en la ferretería
Tras {n} intentos fallidos la cuenta queda bloqueada {n} minutos
El sobre con los accesos lo custodia {name}
Te mandé el enlace para restablecerla, dura {n} horas
Con el cupón {promo} hay un veinte por ciento en cerraduras
El envío lleva retenido en aduanas desde el {date}, expediente {order}
Localizador {pnr}, dos adultos, maleta de {n} kilos
La furgoneta {plate} tapa nuestro vado
A partir de la compilación {n4} se comprueban mejor las contraseñas
Caso {inc}: {name} no puede abrir su correo
Puerto {n4} cerrado en el cortafuegos, de ahí el rechazo
Nos mudamos a {spanish}, timbre a nombre de {name}
Saltó la alarma a las {time} por culpa del gato
El código cambia cada mes y se pide en conserjería
El código fuente está en la rama {branch}, lo revisa {name}
El código penal, artículo {n3}, habla de allanamiento
Mi cuenta acaba en {n4}, ya salió la transferencia de {n3} euros
Quedaron {n} a {n}, el portero ni se movió en el penalti
Receta: {n3} g de harina, {n} g de mantequilla, horno a 180 durante {n} minutos
La clave del éxito son {n} horas de sueño
Gire el aro hasta oír un clic y elija sus propias cifras
Consigna abierta a diario de {time} a 22:00
Su móvil es un {gadget} comprado en {year}, pantalla rota
Las palabras de recuperación están en el banco, solo las tiene {name}
El PUK viene en la tarjeta de plástico de donde sacaste el chip
Pabellón {n}, stand {gate}, trae la acreditación
Página {n3} del manual: cómo poner el control parental
Código CNAE {n4}, la gestoría ya lo sabe
Código SWIFT, eso lo tiene el banco de {city}
Código de color de la persiana: {color}, dos manos
Puerta {n4} del bloque de enfrente, la pintaron de verde
Llame al telefonillo {n3}, tercero izquierda
El contador de la luz marca {n5}, leído el {date}
Número de serie de la alarma {part}, garantía hasta {year}
Debajo del buzón pone {n3} duplicado
Cita {n8} con el cerrajero a las {time}
Pagué el parking con tarjeta, recibo {n5}, {dec} euros
Ese código fuente tiene {n4} líneas, {n3} solo para el acceso
En el maletero caben {n} maletas, la mía es la verde
Los candados del puente los quitaron en {year}
El antirrobo mide {n} mm de grosor y pesa {dec} kg
En la sala de escape encontramos la última llave a las {time}
Temporada {n}: la contraseña la sueltan en el último capítulo, no digo más
Ha cambiado de clave {n} veces este mes y otras tantas la olvidó
El carné joven trae descuentos, el código se pide en la facultad
Código de vestimenta: traje oscuro, llegada {time}
Alguien llamó a la {n3} y no abrí
Cambiar las pilas del teclado cada {n} semanas, modelo {model}
La ficha del carro cuesta un euro, la dan en información
Verificación en dos pasos activa en {n} cuentas de {n3}
Me robaron la tarjeta en {city}, anulada a las {time}, parte {inc}
Hay un pino junto a la puerta que mide {n} metros
Hasta las {time} se entra sin código, después cierran
Ref. anuncio {n8}, dos dormitorios, trastero y portero, {n3} euros
¿Cuántas cifras tiene tu portal? El nuestro cuatro y asterisco
Las claves se entregan en mano el {date}, sala {n3}
El décimo que tocó acababa en {n4}, lo vendieron en {city}
Línea {n} cortada entre {city} y el aeropuerto, autobús delante de la puerta B
La última palabra la tiene {name}, discurso a las {time}
Voy por la {n3}, capítulo del robo, no me cuentes nada
El edificio tiene {n3} escalones y ninguna cerradura chirría
Casa rural a {n} euros, llave en la maceta según un anuncio de {year}
El {n4} para enfrente de la verja de la fábrica
Adivinanza: cuatro cifras distintas que suman {n}, ¿quién la saca?
En la primitiva el {n}, el {n} y el {n}, ni uno
La caja fuerte digital del ayuntamiento da {n} GB por familia
Tengo apuntado tu cumpleaños, tu clave no, tranquilo
La pieza {part} del bombín está agotada hasta el {date}
Auditoría: {n} cuentas sin contraseña, {n3} correctas, informe el {date}
¿Quién dejó abierta ayer la puerta del almacén sobre las {time}?
Peregrino número {n4}, etapa de {n} km, sello en {city}
`,
}
