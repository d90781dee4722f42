/** Made-up records whose facts change: farms, gardens, animals, boats, weather stations, markets, craftsmen, repairs. Format: bench/texts/customers-1.mjs. */
export const FARMS_4 = [
  {
    name: 'Taller de Remedios',
    user: 'remedios.alfar',
    lines: `
a | local=calle Alfareros | Tengo mi taller de cerámica en la calle Alfareros de Níjar.
a | horno=leña | Cuezo las piezas en un horno de leña.
a | barro=Almería | Mi barro viene de una cantera de Almería.
a | aprendiz=Lucía | Mi aprendiz se llama Lucía.
a | feria=Úbeda | Todos los veranos vendo en la feria de Úbeda.
a | | Mi prima Carmen vende en la de Talavera.
a | clase=los lunes ; cupo=seis alumnos | Doy clase de torno los lunes, para seis alumnos como mucho.
a | torno=de pie | Trabajo con un torno de pie.
a | esmalte=azul cobalto | Lo mío es el azul cobalto, todo el mundo me conoce por ese esmalte.
a | gato=Barro | El gato del taller se llama Barro.
a | | Se me rajaron cuatro fuentes el domingo por culpa del viento.
a | clase=los viernes por la tarde | Os espero con el delantal puesto los viernes por la tarde, a las cinco, para aprender a tornear.
a | horno=de gas | La bombona me dura nueve hornadas; con el de gas llego a 1.240 grados sin oler a humo.
a | | Un japonés me dijo que las piezas ahumadas tienen más alma.
a | aprendiz!=Hamid | Lucía ha montado su propio taller en Sorbas, y ahora amasa y aprende conmigo Hamid.
a | local!=antigua almazara | Me subieron el alquiler en Alfareros y he acabado en la antigua almazara, a la salida del pueblo.
a | | Hamid tiene una hermana que estudia Bellas Artes en Granada.
a | torno=eléctrico | Piso el pedal y el motor zumba: el eléctrico no me destroza la rodilla.
a | | A lo mejor me apunto a un mercado navideño en Madrid.
a | barro=La Bisbal | Última factura del barro: media tonelada, transporte desde La Bisbal incluido.
a | | El saco de gres para las clases de niños me lo regaló una vecina.
a | feria!=Agost | A Úbeda dejé de ir tras la pandemia, mi cita de agosto es en Agost, con puesto fijo en la plaza.
a | | Una tarde vino la tele local y no emitieron nada.
a | | Las piezas de mi prima llevan siempre un amarillo mostaza.
a | esmalte=celadón | Abres mi catálogo y no hay más que celadón, verde agua de la primera a la última página.`,
    questions: `
local: ¿Dónde está mi taller de cerámica?
horno: ¿En qué tipo de horno cuezo? / ¿Con qué caliento el horno?
barro: ¿De dónde traigo el barro?
aprendiz: ¿Quién está de aprendiz conmigo?
feria: ¿En qué feria vendo en verano?
clase: ¿Qué día doy clase de torno?
torno: ¿Con qué torno trabajo?
esmalte: ¿Qué esmalte uso?
gato: ¿Cómo se llama el gato del taller?
cupo: ¿Cuántos alumnos caben en mi clase?`,
  },
  {
    name: 'Kittiwake',
    lines: `
A | skipper=Struan Baikie | The skipper of the Kittiwake is Struan Baikie.
A | port=Stromness ; reg=K 418 | The Kittiwake, registration K 418, lands her catch in Stromness.
B | gear=creels | The Kittiwake fishes with creels.
A | catch=brown crab | Her main catch is brown crab.
B | mate=Erlend | Erlend crews for Struan.
A | radio=channel 8 | Among themselves the boats call the Kittiwake on channel 8.
B | hull=larch on oak | She is planked in larch on oak.
A | buyer=Norse Shellfish | What the Kittiwake lands is bought by Norse Shellfish.
B | | The Fulmar lands at Tingwall and goes for velvets.
A | ice=co-op | Ice comes from the co-op on the pier.
B | | Erlend's uncle keeps the lifeboat's engines running.
A | catch=king scallops | Fan-shaped, orange roe, picked by hand: nine boxes in ten that come off the Kittiwake hold king scallops.
B | | A basking shark followed them for half an hour.
A | mate!=Finlay Rendall | Erlend signed on with the ferries, leaving Finlay Rendall as the deckhand of the Kittiwake.
B | | Finlay fell in off Hoy Head and was laughed at all the way back.
A | buyer=an export firm in Vigo | A refrigerated lorry with Spanish plates waits for the Kittiwake; an export firm in Vigo pays twice what anyone here does.
B | | Norse Shellfish still buys from the Fulmar and three others.
A | radio=channel 72 | To raise the Kittiwake, listen out on channel 72.
B | port!=Scrabster | With the pier at Stromness closed for piling, the Kittiwake has taken to unloading at Scrabster.
A | | Struan's wife wishes he would stop at sixty.
B | skipper=Ailsa Baikie | Ailsa Baikie has her father's chair in the wheelhouse and her own ticket on the wall.
A | | Ailsa is considering a steel boat in five years or so.
B | ice!=their own plant | The co-op's machine packed up for good, and the Kittiwake's ice is made in their own plant.
A | gear=two divers | On the Kittiwake's deck there is no rope to trip over, only air bottles, and two divers go over the side for every shell.
B | | For the island regatta she carried forty passengers and a piper.`,
    questions: `
skipper: Who is in command of the Kittiwake?
port: In which harbour does the Kittiwake land? / Where does she unload?
gear: What does the Kittiwake fish with?
catch: What does the Kittiwake mainly catch?
mate: Who crews on the Kittiwake?
radio: On which channel do I call the Kittiwake?
buyer: Who buys the Kittiwake's catch?
ice: Where does the Kittiwake get ice?
reg: What is the Kittiwake's registration?
hull: What is the Kittiwake built of?`,
  },
  {
    name: 'skagen buoys',
    lines: `
A@2025-02-01 | host=met-gw-02 | The wave buoys upload to host met-gw-02.
A@2025-02-01 | proto=MQTT | Buoy payloads arrive over MQTT.
B@2025-02-01 | fw=4.1.7 | All six buoys run firmware 4.1.7.
A@2025-02-03 | oncall=Ragna | Ragna is on call for the buoys.
B@2025-02-03 | db=InfluxDB ; keep=18 months | Buoy data is stored in InfluxDB and kept for 18 months.
A@2025-02-04 | alarm=4 m | The buoys raise an alarm at a wave height of 4 m.
B@2025-02-04 | chan=#sea-alerts | Buoy alarms are posted in #sea-alerts.
A@2025-02-10 | ship=Hvidsand | The service ship for the buoys is the Hvidsand.
B@2025-02-12 | | The tide gauges log to met-gw-05 over plain FTP.
A@2025-02-20 | | Buoy 3 was hit by a trawler but kept sending.
B@2025-03-01 | fw=4.2.0 | Inventory run, all six buoys answer with 4.2.0.
A@2025-03-05 | | 5.0 beta exists; the vendor says wait.
B@2025-03-09 | oncall=Mikkel Frost | Pager duty for the sea side, nights and weekends: Mikkel Frost.
A@2025-03-11 | | Tide gauge alerts go to the port captain by text message.
B@2025-03-18 | host!=edge-7 | met-gw-02 was decommissioned, DNS for the upload points to edge-7.
A@2025-03-25 | alarm=5.5 m | Anything under 5.5 m of significant height leaves the sirens silent.
B@2025-04-02 | | During Saturday's regatta the threshold was set to 2 m for six hours.
A@2025-04-08 | chan=Matrix room Havet | Look in the Matrix room Havet for anything the buoys shout about.
B@2025-04-15 | db!=TimescaleDB | Influx licences got too dear; TimescaleDB holds the wave series, history imported.
A@2025-04-22 | | A student wants the raw spectra for her thesis.
B@2025-05-06 | ship=Ternen | Anchor chains were greased and lamps swapped by Ternen's crew, as on each quarterly round.
A@2025-05-13 | | Ragna suggested renting a drone boat one day.
B@2025-05-20 | fw!=4.3.1 | After the GPS bug in 4.2.0 the whole fleet was flashed with 4.3.1.
A@2025-06-01 | | Buoys 1 and 4 got fresh paint in the dock.`,
    questions: `
host: Which host do the wave buoys upload to?
proto: Which protocol do the buoys use?
fw: What firmware are the buoys running?
oncall: Who is on call for the buoys? / Who gets woken if the buoys fail at night?
alarm: From what wave height do the buoys raise an alarm?
chan: Where are the buoy alarms posted?
db: What database is the wave data in?
ship: Which ship services the buoys?
keep: How long is the buoy data kept?`,
  },
  {
    name: 'Rosenau Violins',
    lines: `
A | job=cello by Testore | Ewa Rosenau has a cello by Testore in for repair.
A | client=Leopold Quartet | The cello's client is the Leopold Quartet.
B | crack=bass bar crack | Ewa found a bass bar crack in the cello.
A | glue=hide glue | For the joints Ewa uses hide glue.
B | finish=end of May | Ewa wants the cello finished by end of May.
A | strings=gut ; endpin=carbon | The cello has gut strings and a carbon endpin.
B | insurance=£210,000 | For the workshop the cello is insured at £210,000.
A | | The apprentice cut his thumb on a gouge and bled on the workbench.
A | | A viola in the same rack is insured for £38,000.
B | bow=Hill & Sons | Its bow is by Hill & Sons.
A | place=vault | Overnight the cello is locked in the vault.
B | | The quartet's second violin asks about a new bridge, she has time till September.
A | strings=steel | Two Larsens and two Spirocore, so steel from top to bottom, make the Testore loud enough for Wigmore.
B | | Ewa thinks the scroll is by another hand.
A | crack=worm channels | On the endoscope pictures the timber under the bar shows worm channels, the crack being an old harmless one.
B | | Worm powder turned up in the guitar case next to it too.
A | client!=Amelie Voss | The quartet broke up in March and Amelie Voss bought the cello out of the estate.
B | | Amelie's mother plays the double bass in Graz.
A | insurance=£265,000 | Certificate from the underwriter, received today: cello covered to £265,000.
B | finish!=mid-August | The varnish won't dry in this damp; the delivery got put back to mid-August.
A | | Amelie may take it on tour to Japan in the winter.
B | glue=fish glue | The pot on Ewa's stove smells of sturgeon, fish glue is what she brushes on.
A | | For the soundpost patch alone she thinks of using epoxy, others do.
B | place!=bank safe in Holborn | The alarm company gave notice on the vault, so nights are spent in a bank safe in Holborn.`,
    questions: `
job: Which instrument is Ewa Rosenau repairing?
client: Whose cello is it? / Who is the cello's client?
crack: What is the matter with the wood of the cello?
glue: Which glue does Ewa work with?
finish: When will the cello be ready?
strings: What sort of strings are on the cello?
insurance: What sum is the cello insured for?
place: Where is the cello at night?
bow: Who made the bow?
endpin: What is the endpin made of?`,
  },
  {
    name: 'Juniper',
    user: 'tess.holroyd',
    lines: `
a@2024-09-01 | yard=Brook End Livery | My mare Juniper is at Brook End Livery.
a@2024-09-01 | package=full livery | I have her on full livery.
a@2024-09-03 | bit=loose-ring snaffle | She goes in a loose-ring snaffle.
a@2024-09-03 | feet=shod | Juniper is shod all round.
a@2024-09-05 | coach=Henrietta | I have my lessons with Henrietta.
a@2024-09-12 | colour=dapple grey ; height=15.2 hands | She's a dapple grey of 15.2 hands.
a@2024-09-20 | sharer=Beth | On two days Beth rides her, she's my sharer.
a@2024-09-20 | sport=showjumping | We do showjumping.
a@2024-10-03 | | Beth's own cob is shod in front only.
a@2024-10-19 | | Juniper spooked at a wheelie bin.
a@2024-11-02 | vet=Hartwell Equine | Hartwell Equine is our vet.
a@2024-12-01 | feet=barefoot | Six weeks in the gravel track did the trick, she's sound barefoot and the hoof wall is like iron.
a@2025-01-05 | package=DIY | 5.45 alarm, muck out, hay, water, rugs, then off to the office: DIY suits my purse.
a@2025-01-20 | | When I had the flu, the yard did her for a week at thirty quid a day.
a@2025-02-09 | coach!=Ludo Spence | Henrietta is expecting and has stopped teaching, so I signed up with Ludo Spence.
a@2025-02-23 | | Ludo thinks I ride with my hands too high.
a@2025-03-10 | bit=hackamore | Her bars healed nicely, there's nothing in her mouth when I ride, only a hackamore on her nose.
a@2025-03-22 | | Maybe I'll try a treeless saddle.
a@2025-04-06 | yard=Sparrow Hill | Hacked home from the beach to Sparrow Hill, where her stable looks right over the bay.
a@2025-04-13 | | Beth's sister has her two at Fox Lane.
a@2025-05-01 | sport!=endurance | We gave up jumping after her tendon, endurance is our thing, 40 km to start with.
a@2025-05-17 | sharer!=Maddy | Beth got a job in Hull and Maddy has her two days.
a@2025-05-30 | | Maddy is scared of cantering downhill.
a@2025-06-08 | | At the next-door yard Dr Poole from Kestrel Vets does all the horses.
a@2025-06-21 | coach=Ines Alcott | Ten minutes of warm-up on the rail, then Ines Alcott calls the figures from the middle, every Tuesday.`,
    questions: `
yard: Where is Juniper stabled?
package: What kind of livery do I have for Juniper? / Who does the mucking out, is she full livery?
bit: What do I ride Juniper in?
feet: Is Juniper shod?
coach: Who gives me riding lessons?
sharer: Who shares Juniper with me?
sport: Which discipline do Juniper and I do?
vet: Which vet practice looks after Juniper?
height: How big is Juniper?`,
  },
]
