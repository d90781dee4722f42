/**
 * Made-up values that look like secrets but are names of products, ids and telephone numbers. The caller's generator
 * chooses them.
 */
const words = (text) => text.trim().split(/\s+/)
const PRODUCTS =
  words(`Windows Photoshop Office Blender Ubuntu Debian Printer Crane Scanner Camera Drone Studio Galaxy Pixel Playstation Xbox
  Android Kindle Python Java Node Angular Postgres Redis Kafka Excel Matlab Unity Fedora Firefox Thunderbird vim emacs tmux Fortnite Fifa
  Boeing Airbus Tesla Volvo Scania Leopard Tornado Apollo Voyager Formel Gruppe Halle Tor Team Projekt Raum Serie Modell Linie`)

/** @param random a function of numbers from 0 up to 1 @param plain a function of made-up words */
export const lookalikeFillers = (random, plain) => {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const digits = (length) => Array.from({ length }, () => Math.floor(random() * 10)).join('')
  const hex = (length) => Array.from({ length }, () => '0123456789abcdef'[Math.floor(random() * 16)]).join('')
  return {
    gadget: () => {
      const word = random() < 0.7 ? pick(PRODUCTS) : plain()
      const name = random() < 0.8 ? word.replace(/^./, (letter) => letter.toUpperCase()) : word.toLowerCase()
      return `${name}${digits(pick([1, 1, 2, 2, 3, 4]))}${random() < 0.1 ? pick(['x', 'S', 'a']) : ''}`
    },
    uuid: () => [8, 4, 4, 4, 12].map(hex).join('-'),
    tel: () =>
      pick([
        () => `${digits(4)} ${digits(4)}`,
        () => `${digits(3)} ${digits(4)}`,
        () => `${digits(3)}-${digits(4)}`,
        () => `0${digits(3)} ${digits(5)}`,
        () => `${digits(2)} ${digits(2)} ${digits(2)} ${digits(2)}`,
        () => `${digits(3)} ${digits(3)} ${digits(3)}`,
        () => digits(7),
      ])(),
  }
}
