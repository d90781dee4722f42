/**
 * English frames (texts with slots), composed of parts: a name, what links it to a value or is said about it, and what
 * follows.
 */
const list = (text) => text.replace(/\n$/, '').split('\n')

const NAMED = {
  C: list(`the {door} code
the code for the {door}
the code of the {door} at {place}
our {door} code
{name}'s {door} code
the {door} combination
the combination of the {door}
the alarm code
the keypad code at {place}
the entry code
the access code for {place}
the number you type at the {door}
the lock on the {door}
the keypad by the {door}
the {door}
the lockbox code
the padlock
the code`),
  N: list(`my PIN
the PIN of my {card}
my {card} PIN
{name}'s PIN
the passcode of the {device}
my {device} passcode
the unlock code of {name}'s {device}
the PIN for the {device}
the one-time code
the verification code`),
  W: list(`my password
the {service} password
my password for {service}
the password for {service} at {place}
{name}'s {service} password
the wifi password
the wifi key at {place}
the wifi at {place}
the login for {service}
my {service} login
the admin password of the {device}
our shared password
the guest password
the password we use for {service}
the secret for {service}
the key for the {place} wifi
the pass for {service}
my {service} account`),
  S: list(`my passphrase
the passphrase
the passphrase of the {service} key
the master passphrase
the ssh passphrase
the disk passphrase
the pass phrase for {service}
our passphrase
{name}'s passphrase
the master password`),
  O: list(`my password
the {service} password
the wifi password
our guest password
the password
{name}'s password
the password for {service}
the admin password
the password of the {device}
the wifi password at {place}
the login password
the password we use
our secret word
the safe word
the code word`),
  T: list(`the {service} API key
the access token for {service}
the client secret of {service}
my {service} token`),
}
const LINKS = list(` is @
 is still @
 is now @
 is probably @
 is just @
 is "@"
: @
 = @
 - @
? @
, @,
 (@)
 was @
 used to be @
 will be @
 should be @
 has been @ for years
 has always been @
 turned out to be @
 remains @
 reads @
 says @
 goes @
 has changed to @
 was changed to @
 was set to @
 is set to @
 got changed to @
 became @
, which is @
, that is @
 -> @
 is simply @
 is the following: @
 is: @
 by the way is @
, if I remember right, is @
 you asked for is @
 they gave us is @`)
const ENDS = list(`.

 for everyone
 in case you need it
, keep it to yourself
, don't share it
 since Monday
 until {date}
. Thanks!
 and nothing else
, same as last year
 if anyone asks
 as of {date}`)
const SAID = list(` is {adj}
 is {adv} {adj}
 is on the {thing}
 is in the {store}
 is stored in {product}
 was changed on {date}
 was changed in {year}
 was changed by {name}
 was changed {n} times
 changes every {n} days
 has been changed since {year}
 must have {n} characters
 must be at least {n} characters long
 has {n} digits
 needs {n} digits and {n} letters
 expires on {date}
 expires after {n} days
 will be reset on {date}
 is valid for {n} hours
 is known to {name}
 is the same as last year
 is different for each of the {n} users
 did not work at {time}
 was wrong {n} times
 is missing in ticket {ticket}
 was sent on {date} at {time}
 comes by mail in {n} days
 is what {name} asked for
 can be reset at {time}
 is {adj}, says {name}
 is changed in version {ver}
 was discussed in room {n3}
 cost us {n4} euros
 took {n} minutes to find
 has been {adj} since {year}
 is nobody's business
 belongs to {name}
 is no longer {adj}
 should be {adj}
 was leaked in {year}
 is pinned in the channel
 is under the {thing}
 is behind the {door}
 hangs on the {thing}
 is with {name} in room {n3}
 is in the mail from {date}
 is in the envelope marked {note}
 came by post in {year}
 came by text at {time}
 stopped working in {year}
 stopped working last week
 was rotated on {date}
 was revoked by {name}
 is longer than {n} characters
 may not begin with 0
 starts with a letter and has {n} more
 lasts {n4} seconds
 blocks the {card} after {n} tries
 is one that nobody guesses
 was {name}'s idea
 is her birthday, I think
 is the name of our old street
 has something to do with the sea
 is the same for both
 is asked twice
 is shown once
 is used by {n} people
 is only for members
 is in chapter {n}
 is read from {ENV}_FILE
 is at kv/team{n}
 is {n} days old
 costs {n} euros to replace
 was set up in {year} by {name}
 is for {place}, not for {place}
 is what I forgot, so call {phone}
, says ticket {ticket}, is wrong
 was mailed to {mail}`)

/** Returns frames that reveal a secret, and frames of talk: each name with some of the links, the same in each run. */
export const composed = () => {
  const tells = []
  const benign = []
  let turn = 0
  for (const [slot, names] of Object.entries(NAMED)) {
    for (const name of names) {
      for (let count = 0; count < 9; count += 1) {
        turn += 11
        const told = (LINKS[turn % LINKS.length] ?? '').replace('@', `{${slot}}`)
        tells.push(`${name}${told}${ENDS[(turn * 5) % ENDS.length]}`)
        benign.push(`${name}${SAID[(turn * 3) % SAID.length]}`)
        if (count % 2 === 0) benign.push(`${name}${SAID[(turn * 7 + 1) % SAID.length]}`)
      }
    }
  }
  return { tells: [...new Set(tells)], benign: [...new Set(benign)] }
}
