/** English sentences in the same voices and with the same parts as voices-en.mjs that tell no secret. */
const list = (text) => text.trim().split('\n')

export const HARMLESS = list(`
<who> gets in with {n} friends
<who> can come in through the <lock> at {time}
<who> gets into the <lock> by the stairs
<who> let {n3} people in at the <lock>
<who> opens the <lock> at {time}<tail>
<who> opened the <lock> in {year}
<who> opens the <lock> with a <card>
<who> unlocks <whose> <device> with a fingerprint
<who> bought the <lock> model {model}
<who> bought {model} for the <lock>
<who> uses {part} for the <lock>
<who> uses {tech} for <svc>
<who> uses {host} for <svc>
<who> uses <svc> on {host}
<who> uses {product} for every <pw>
<who> logs in as {user}
<who> logs into <svc> as {user}
<who> logs into {host} every morning
<who> signs in with Google
<who> signs in to <svc> at {time}
<who> signed the form {part} at the <lock>
<who> types {n3} words a minute on <whose> <device>
<who> typed {n4} lines on <whose> <device>
<who> enters the <lock> at {time}
<who> entered order {order} on <svc>
<who> needs {n4} euros for the <lock>
<who> needs version {ver} on <whose> <device>
<who> called {phone} about the <lock>
<who> dials {n3} for the front desk
<who> presses the buzzer at {street}
<who> works at the <lock> of building {gate}
<who> changed <svc> to {tech}
<who> changed the <pw> on {date}
<who> changed the <pw> of {host}
<who> set the <device> to {n} degrees
<who> set the <lock> alarm for {time}
<who> put {n4} euros on the <card>
<who> paid {n4} at the <lock>
<who> paid with <whose> <card> ending in {n4}
<who> picked {camel} as the name on <svc>
<who> picked {part} from the shelf by the <lock>
<who> plays as {user} on <svc>
<who> is {user} on <svc>
<who> upgraded <svc> to {tech}
<who> moved <svc> to {host}
<who> follows {user} on <svc>
<who> <got> {n3} forms at the <lock>
{name} <got> ticket {ticket} about the <lock>
{name} <got> a <card> with {n4} points
the <lock> opens at {time}<tail>
the <lock> closes at {n4} hours
the <lock> is {n4} mm wide
the <lock> was built in {year}
the <lock> weighs {n3} kg
the <lock> is in room {n4}
the <lock> is number {n4}
the <lock> is model {model}
the <lock> has serial {part}
the <lock> is a {model}
the <lock> shows error {err}
the <lock> alarm rang at {time}
the <lock> lasted {n4} openings
the <lock> costs {n4}
the <lock> needs a part {part}
the <lock> near platform {n}
the <lock> at {street}
the <lock> takes cards only
the <lock> takes {n} minutes to open
the <lock> needs {n3} volts
the <lock> accepts {n4} visitors a day
the <lock> goes to floor {n}
the <lock>: paint {color}
the <lock>: built {year}
<lock> {n3} is free
<lock> {gate}
<lock> extension {n4}
<lock>: call {phone}
<lock> - ticket {ticket}
reception is extension {n4}, next to the <lock>
dial {n4} for reception from the <lock>
ring {n4} at the <lock>
my extension is {n4}
extension {n4} reaches the <lock>
the hotline for <svc> is {phone}
call <svc> on {phone}
text {n5} to vote
room {n4} is behind the <lock>
meet me at the <lock> at {time}
gate {gate} is by the <lock>
order {n5} for the <lock> arrived
order {order} was shipped
invoice {n5} from <svc>
invoice {order} for the <lock> is paid
tracking {track} for the <device>
the parcel {track} is at the <lock>
booking {pnr} on <svc>
booking reference {pnr}
customer number {n5} at <svc>
member {n5} of the <lock>
account {n8} at <svc>
<whose> account number ends in {n4}
<whose> <card> ends in {n4}
<whose> <card> has {n4} points
<whose> <card> expires {n}/{n}
<whose> <card> limit is {n4}
<whose> <device> is a {model}
<whose> <device> runs {ver}
<whose> <device> runs {tech}
<whose> <device> shows {err}
<whose> <device> has {n3} GB
<whose> <device> cost {n4}
<whose> <device> is called {host}
<whose> <device> serial is {part}
<whose> <device> is on port {n4}
<whose> <svc> user is {user}
<whose> <svc> name is {user}
<whose> <svc> handle: {user}
<whose> <svc> account: {mail}
<whose> <svc> account is {user}
<whose> <svc> plan costs {n} euros
<whose> <svc> server is {host}
<whose> <pw> is {adj}
<whose> <pw> is {adv} {adj}
<whose> <pw> has {n} characters
<whose> <pw> expired on {date}
<whose> <pin> is {adj}
<whose> <pin> has {n} digits
<whose> <code> is {adj}
<whose> <code> changes on {date}
<whose> <code> stopped working
<whose> <key> is {adj}
<whose> <key> expires on {date}
<tell> <whose> <pw> is {adj}
<tell> the <code> changed on {date}
<tell> the <lock> is at {street}<tail>
<tell> the <lock> is {adj}<tail>
<tell> the <lock> is on floor {n}<tail>
<tell> <svc> is down<tail>
<tell> <svc> runs on {host}
<tell> <svc> has error {err}
<tell> <net> is {adj}<tail>
<tell> <net> is called {city}-5G
<tell> <net> is slow, {n} Mbit
<net> is called {host}
<net>: {host}
<net> channel {n}
<net> router is a {model}
<net> on port {n5}
<net> comes from {model}`)
