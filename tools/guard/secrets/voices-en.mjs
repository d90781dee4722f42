/**
 * English sentences in the voices of chats, tickets, mails, notes and stories. `@` is the secret, `<name>` one entry of a list
 * in voices-parts.mjs, `{slot}` what values.mjs fills. Each is written out several times, with other parts.
 */
const list = (text) => text.trim().split('\n')

/** Sentences that tell a secret, by the slot of the secret. */
export const TELLING = {
  C: list(`
<who> gets in with @<tail>
<who> can come in through the <lock> with @
<who> gets into the <lock> with @<tail>
<who> got into the <lock> using @
<who> lets himself in with @<tail>
<who> let herself in, it's @ on the <pad>
<who> opens the <lock> with @<tail>
<who> opened the <lock> by typing @
<who> unlocks the <lock> by pressing @
<who> had to key in @ at the <lock>
<who> have to punch in @ on the <pad><tail>
<who> needs to type @ into the <pad>
<who> dials @ to open the <lock>
<who> enters @ on the <pad> and the <lock> opens
<who> uses @ for the <lock><tail>
<who> used @ at the <lock> and it worked
<who> was given @ for the <lock>
<who> know you press @ at the <lock>
<who> disarms the <lock> with @
<who> turns the <lock> off with @<tail>
<who> turned the dial of the <lock> to @
to get past the <lock> <who> pressed @
to open the <lock> press @<tail>
to get in, <when>, type @
<when>, punch @ into the <pad><tail>
<when>, the <lock> takes @
<when>, use @ at the <lock><tail>
<when> you get inside with @
<tell> the <lock> is @<tail>
<tell> <lock> @<tail>
<tell> @ for the <lock><tail>
<tell> @ opens the <lock>
<tell> the <lock> answers to @ now
<tell> it's @ at the <lock><tail>
<tell> the <lock> takes @<tail>
<tell> the <lock> works with @
<tell> the <lock> wants @<tail>
<tell> <whose> <lock> is <set> @
<tell> <whose> <lock> <code> is @<tail>
<tell> <whose> <code> is <now> @
<tell> <code> @
<whose> <lock> goes to @<tail>
<whose> <lock> only takes @
<whose> <lock> accepts @<tail>
<whose> <lock> has the <code> @<tail>
<whose> <lock> needs @<tail>
<whose> <lock> - @
<whose> <lock>: @<tail>
<whose> <lock>, @
<whose> <lock> @
<whose> <lock>? @<tail>
<code> for the <lock> @
the <code> for the <lock> is @
The <code> for the <lock> is <now> @
the <code> to the <lock> is @<tail>
the <code> of the <lock> is @<tail>
the <lock> <code> is @<tail>
The <lock> <code> is now @
the <code> is now @<tail>
the <lock> <code> is <now> @
the <lock> <code> changed to @
The new <lock> <code> is @
<whose> <code> for the <lock> is @<tail>
the <code> for <whose> <lock> is @
the <code> for the <lock> at {place} is @
<code> for <whose> <lock>: @<tail>
the <code> {name} <got> is @
the <code> was @, <now> it is @
{name} <got> @ for the <lock>
the host <got> @<tail>
<lock> no longer takes @
<lock> <when>: @
<lock> (@)
<lock> = @
please use @ at the <lock> <when>
<who>: <lock>?\\nme: @
User: what was the <lock> <code>?\\nAssistant: @
q: <lock> <code> a: @
sesame for the <lock> is @
- <lock> @
{name}'s place, @ on the <pad>, third floor
come up, @ at the <pad>, second floor
just press @ on the <pad><tail>
punch in @ and push
try @ on the <pad><tail>
@ and then the bell key at the <lock>
@ is what <who> types at the <lock>
@ gets <who> into the <lock>
@ still works on the <lock>
<lock> keypad? try @
they gave <who> @ and us @
{name} got @ for the <lock> and I got @
the <lock> takes @ then the star key
<lock> after {time}: @
which <code> opens the <lock>?\\n- @
there is a <code> for the <lock>. you need it <when>. @
about the <lock>. @
the <lock>, third from left, @
turn the <lock> left @, right @, left @
<whose> <lock> is my birthday, @
it's the year I was born, @, on the <lock>
when the man asks at the <lock> say @`),
  N: list(`
<tell> <whose> <card> is @<tail>
<whose> <card> works with @<tail>
<whose> <card> <pin> is <now> @
<whose> <card> <pin>: @
at the cash machine <who> type @<tail>
<when> at the ATM press @
<pin> of <whose> <card> @
<pin> for the <card> stays @
<tell> <pin> @<tail>
<tell> the <pin> is @<tail>
<whose> <device> opens with @<tail>
<whose> <device> unlocks with @
<whose> <device> wants @
<whose> <device> is @ if you need it
<whose> <device> @
<whose> <device>: @
<whose> <device> is locked, @
<whose> <device>'s <pin> is @<tail>
<who> unlocks <whose> <device> with @
<who> made the <pin> of the <device> @
to unlock <whose> <device> swipe and type @
for the <device> it's @ then swipe
your code is @, do not share it
verification code @
the code from the text was @
the app says @ for the login
the meeting asks for @
voicemail: press @ and hash
parental lock on the <device>: @
telephone banking pin @
<whose> <card>'s number at the machine is @
the number for <whose> <card> is @
<whose> authenticator shows @ right now
my authenticator says @
the code app reads @ for <svc>
the lock on <whose> <device> is @
in case I lock <whose> <device>: @`),
  S: list(`
disk passphrase @
the passphrase on <file> is @
encrypted with the passphrase "@"
<tell> the passphrase: @`),
  O: list(`
<whose> <svc> <pw> is just @
<tell> <pw> is @, all lowercase
<net> is {city}, <pw> @
<net> <pw> @
<net>, <pw> is @
everyone knows the <device> <pw>, @
the <pw> to <file> is the single word @
<pw> is the word @
we all take @ as <pw>
our family safe word is @
safe word @
the word that gets you past <svc> is @
the code word for <svc> is @
our secret word with {name}: @
for pick-up say @, that's the code word`),
  X: list(`
security question <asks>, answer @
secret question: <asks>? @
when it asks for the <asks>, answer @
when they ask for <whose> <asks> say @
the answer to the <asks> question is @
my security answer: @
for the secret question I put @
mother's maiden name for <svc>: @`),
  T: list(`
<svc> <key>: @
<svc> <key> is @<tail>
the <key> for <svc> is @
<whose> <key> is @
the <svc> bot authenticates with @
<who> pasted the <key> @
{ENV}_KEY=@
{ENV}_TOKEN=@
<key> @`),
  R: list(`
BitLocker wants the long one: @
recovery code for <svc> @
backup codes <svc> @
<svc> 2FA backup @
put this somewhere safe: 2FA backup @
emergency code for <whose> account is @
recovery key: @
the recovery code they <got> is @
one-time backup code @ for <svc>`),
}
