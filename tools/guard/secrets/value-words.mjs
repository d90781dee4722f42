/** Words that made-up values are drawn from. */
const words = (text) => text.trim().split(/\s+/)
export const NAMES = words(
  'Marta Omar Lena Tom Priya Jonas Aisha Pavel Yuki Carlos Ingrid Kofi Mei Nadia Ravi Sofia Emil Zoe Hugo Ada',
)
export const SAID = words(
  'one two three four five six seven eight nine zero oh ten twelve twenty thirty-one forty-two nineteen',
)
export const RADIO = words(
  'alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra tango',
)
export const HOSTS = words(
  'web app db mail auth cache gateway worker node api router ci build proxy vpn search files kestrel falcon',
)
export const SEED_WORDS =
  words(`abandon ability anchor apple arrow autumn balance basket beach bicycle blossom brick bronze butter canyon carbon
  castle cherry circle clever cloud coconut copper cotton cradle cricket crystal curtain daring desert dolphin dragon eagle
  elegant ember engine fabric falcon feature fiction forest fossil frozen galaxy garden genius ginger glimpse gravity hammer harvest
  hazard helmet hidden hobby island ivory jacket jungle kangaroo ketchup kitchen ladder lemon liberty lobster lunar magnet
  mango marble meadow melody mirror monkey mountain napkin noble ocean olive orbit orchard oxygen paddle panther parrot pencil
  pepper pioneer planet pumpkin puzzle quantum rabbit raccoon ribbon river rocket saddle salmon school shadow silver spider
  sunset swallow thunder timber tomato trophy tunnel turtle umbrella unicorn vacuum valley velvet violin walnut whisper winter
  wisdom wonder yellow zebra goldfish catfish radish parish polish bluebird windmill teapot snowman hedgehog blueberry cowboy
  platinum sandwich penny brother chicken cheese trumpet captain ranger lucky cupcake angel diamond bluebell heron otter badger
  starfish rosebud daffodil sparrow chestnut mushroom pineapple lavender poppy willow buttercup pretzel noodle dumpling`)
export const PLAIN =
  words(`sunflower dragon monkey football starlight mango penguin thunder biscuit orchid falcon pepper coffee banana
  tiger rocket silver cookie wizard summer winter shadow maple cactus walnut puzzle breeze comet lantern kitten velvet marble
  harbor meadow copper ginger zebra panda violin saffron nutmeg galaxy tulip pirate castle juniper rainbow sesame bubble
  crystal domino eclipse fiddle glacier hazelnut iguana jasmine kiwi lemonade mustard napoleon octopus papaya quartz raven
  strawberry tornado umbrella vampire waffle yoghurt zeppelin Bandit Schatzi Sommer Sonne Regenbogen Chaton soleil fromage
  mariposa gatito futbol estrela cachorro gelato ciao kaasje fiets kotek motyl snigel hygge sauna pivo kedi deniz matka
  sakura neko`)
