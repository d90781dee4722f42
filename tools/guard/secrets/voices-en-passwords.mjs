/** Like voices-en.mjs: sentences that tell a password. */
const list = (text) => text.trim().split('\n')

export const TELLING_PASSWORDS = {
  W: list(`
<tell> <svc> <pw> is @<tail>
<tell> <svc> is @<tail>
<tell> the <svc> one is @<tail>
<tell> <svc> @
<tell> <net> is @<tail>
<tell> <pw> @
<tell> <pw> for <svc>: @
<tell> it's @ for <svc><tail>
<tell> my <svc> login is {user}, @
<tell> we changed <svc>, it's @ now
<tell> we changed the <svc> <pw> to @<tail>
<who> logs into <svc> with @<tail>
<who> logs into <svc> with {user} and @
<who> signs in to <svc> with {user} and @
<who> signs into <svc> as {user} using @
<who> gets into <svc> with @
<who> uses @ for <svc><tail>
<who> uses @ for <svc> and @ for <net>
<who> chose @ as <pw>
<who> typed @ and was in
<who> types @ at <svc>
<who> keeps @ as the <pw> of <svc>
<who> set <svc> to @
<who> changed it to @ on <svc>
I always go with @ for <svc>
I go with @ on sites that don't matter
I put @ as the <pw>
I write @ on <whose> <device> and it wakes up
<whose> <device> wakes up with @
<whose> <device> login: {user} and @
<whose> <pw> is <now> @<tail>
<whose> <svc> <pw>, @
<whose> <pw> turned out to be @
<whose> <svc> account: {user}, <pw> @
<whose> <svc> account? @
just put in @ when <svc> asks
<when> put in @ for <svc>
<when>, log in as {user} with @
<when> <svc> wants @
when <svc> asks, answer @
when prompted, enter @
to open <file> you need @
<file> opens with @<tail>
<file> is protected, use @<tail>
<file> wants @ to open
open <file> with @
unlock <file> with @
hop on <net> with @
get on <net> with @<tail>
join <net> with @
connect to <net> and enter @
<net>: @<tail>
<net> - @
<net> = @
<net> @
<net> at <svc>: @
<net> is {city}Net, <pw> @
<net> {city}-Guest, @
they <got> @ for <net><tail>
{name} <got> @ for <svc>
<who>: <net>?\\nme: @
<who>: login for <svc>?\\n{name}: {user}, @
Q: <net>? A: @
- <svc> - {user} - @
{user} / @ on <svc>
<svc> (login {user}, pw @)
<svc> = @
<svc> -> @
<svc>: @
<svc>; {user}; @
access for <svc>. User: {user}. Password: @
credentials: {user} and @
yes, I reset <svc>. @
{user}, @ - that is the <svc> login
@ is for <svc><tail>
@ is what <who> typed for <svc>
@ gets you into <svc>
@ for <svc>, @ for <net>
"@" is <whose> <svc> <pw>
same <pw> as ever, @
same <pw> as always, @<tail>
the <pw> is the same as on <svc>, @
<svc> uses the same key as <net>, @
the <pw> is not {adj}, it's really @
could you store "@" as my <svc> <pw>
keep "@" as the <pw> of <svc>
remember "@" for <svc>
<who> logs on to <svc> with @ and {name} uses @
<who> has @ and {name} has @ for <svc>
his <svc> account? @ is what he typed
I always type @ for throwaway accounts
<net> is {name}Net, <pw> @
<net> here: {name}Guest / @
if <svc> asks again put in @
<svc> gave me @ for <net>
export SMTP_PASS=@
mysql -u {user} -p@ shop
psql postgres://{user}:@@db.internal/{word}
redis-cli -a @ ping
ssh {user}@{host}, @
smbclient //{host}/share -U {user}%@`),
}
