/**
 * English frames (texts with slots) that tell a secret in other ways than "name, link, value": the value first, verbs,
 * turns, two sentences.
 */
import { MORE_WAYS } from './tells-ways.mjs'

const list = (text) => text.trim().split('\n')

const FRAMES = {
  /** `@` stands for a door code. */
  C: list(`
punch in @ at the {door}
key in @ and the {door} opens
tap @ into the {door} keypad
press @ on the {door} panel
dial @ on the {door} phone
type @ then hash at the {door}
enter @ then push the {door}
try @ on the {door}
use @ for the {door} after {time}
@ lets you into the {door}
@ gets you through the {door}
@ works on the {door} at {place}
@ turns off the alarm
with @ you get past the {door}
the {door} wants @
the {door} takes @ and then the star
the {door} only accepts @
the {door} opens if you type @
the {door} is set to @
the {door} now uses @
the {door} lock was set to @ by {name}
the {door} lock is my birthday, @
the {door} has a new number, @
you get into {place} with @
you can come in with @
let yourself in, @ on the keypad
come in by the {door}, @, then left
the cleaner has @ for the {door}
{name} said @ opens the {door}
{name} gave the neighbours @ for the alarm
to silence the alarm hit @
when the alarm beeps type @
if the {door} is shut, @
the {door}? @
the {door} code? @, then the bell
which code opens the {door}? @
what do I type at the {door}? @
- what is the {door} code?\\n- @
{name}: code for the {door}?\\nme: @
User: how do I open the {door}?\\nAssistant: use @
Q: code of the {door}? A: @
the {door} code changed. it is @ now
there is a keypad at the {door}. type @
we have a new code. from today @
you asked about the {door}. @
the {door} is locked at night. the code is @
don't forget the {door}. @
our {door}: @
{place}: {door} @
{door} and alarm both @
{door} = @
{door} (@)
my {door} combo @
the padlock opens on @
turn the dial to @
the key box by the {door} is on @
lockbox @, key inside
host wrote: lockbox @
the combination I use is @
remember @ for the {door}
save this: {door}, @
@ is the number for the {door}`),
  /** `@` stands for a PIN. */
  N: list(`
my {card} takes @
my {card} wants @ at the machine
{name}'s {card} is @ at the ATM
at the ATM I press @
the {card} number you type is @
{name}'s {device} opens at @
{name}'s {device}? @
the {device} wakes up with @
the {device} is locked with @
unlock the {device} with @
swipe and type @ on the {device}
the kids' {device} has @ as its code
the PIN? @
PIN? @.
what is the PIN of the {card}? @
- my pin?\\n- @
Q: PIN of the {card}? A: @
Agent: your passcode please. Customer: @
I changed my PIN. it is @
don't tell anyone my PIN. @
my pin is easy. @
they texted me @ to log in
the bank texted me @
the app shows @ as the code
the code to confirm is @
{service} sent me @
{service} code is @, don't share it
the authenticator says @
the three digits on the back are {V}
CVV {V}
the security code of the {card} is {V}
the {card}, CVC {V}
SIM pin @
PUK @
puk code is {R}
voicemail pin @
zoom passcode @
the meeting passcode is @
parental control is @
@ unlocks the {device}
@ is what the {card} wants
blue {card} @, red {card} @`),
}
const BEFORE = [
  '',
  '',
  '',
  'hey, ',
  'please remember: ',
  'just so you know, ',
  'note to self: ',
  'ok, ',
  'for the record, ',
  'I think ',
]

/** Every frame, some with an opening. */
export const composedTells = () => {
  let turn = 0
  return Object.entries({ ...FRAMES, ...MORE_WAYS }).flatMap(([slot, frames]) =>
    frames.map((frame) => {
      turn += 7
      const text = `${BEFORE[turn % BEFORE.length]}${frame.replaceAll('@', `{${slot}}`).replaceAll('\\n', '\n')}`
      return turn % 2 === 0 ? text.replace(/^[a-z]/, (letter) => letter.toUpperCase()) : text
    }),
  )
}
