/** Whole frames without a secret, not combined from parts: everyday sentences and lines of programs. */
const list = (text) => text.trim().split('\n')

/** Everyday sentences with numbers and names, by domain. */
export const EVERYDAY = list(`
the {door} measures {n4} by {n3} {unit}
the {door} is {n4} {unit} wide and {n3} {unit} deep
the new {door} cost {n4} {unit}
we paid {n3} {unit} for the lock of the {door}
the {door} holds {n} boxes of {n} {unit}
the {card} has a limit of {n4} {unit}
I spent {n4} {unit} with the {card} in {city}
{name} wears size {n} and waits at the {door}
size {n} fits, the {door} is at the back
cut the panel for the {door} to {n4} {unit}
bake it for {n} minutes and lock the oven door
the secret of her {food} is {n} g of {food}
the key to good {food} is {n} minutes of rest
a combination of {n} g {food} and {n} g {food}
press {n} on the oven for {food}
enter {n} minutes and press start for the {food}
program {n} is for {food}
"{title}" was written in {year}
we read "{title}" in school
{name} opened "{title}" on page {n3}
the film {title} runs at {time} in hall {n}
"{title}" is a song from {year}
the book on the {thing} is "{title}"
in "{title}" the thief opens the {door} in chapter {n}
"{word} and {word}" is written above the {door}
he said "{word} {word} {word}" and closed the {door}
the password in the tale "{title}" made us laugh
the team {word}{n} won the quiz at {place}
my username in the game is {user}
{name} is {user} on {service}
{user} shared the document with the {service} account
follow @{user} on {service}
{name} logs in from {city}
write to {mail} about the {door}
call {phone} if the alarm rings
the locksmith is on {phone}
ring {phone} and ask for the {door} key
dial {n} for the front desk
extension {n4} rings at the {door}
text {name} on {phone} when you are at the {door}
{name} lives at {n4} {word} Street, {door} on the left
the office is at {n3} Gate Road, second door
number {n4} on Lock Lane has a blue {door}
take bus {n3} to {street}, the entrance is at the back
unit {n}B, {n3} King Street, is the {door} with the lamp
the lock is a Yale {part}
the alarm is a Bosch {part}
our {door} opener is a {model}
I bought the lock {part} for the {door}
the phone is a Galaxy S{n}
the {device} is an {model} with {n} GB
the router firmware is {ver}
he scored {n5} points on the pinball machine
my score in Door Run is {n5}
level {n} opens after {n4} points
pattern {n4} needs {n} {unit} of yarn
the song is in {note} and the key changes in bar {n}
chess code C{n} is the opening I like
the dog's chip is {track}
tag {n4} belongs to the cat at the {door}
the car park closes at {time}, bay {n}
the van {plate} stands in the garage
fault P{n4} came up when I opened the {door}
tyre size {n3}/{n} R16, garage on Tuesday
the clinic on floor {n}, room {n3}, closes its door at {time}
sample {part} is in the lab safe
blood sugar was {n3} when the alarm rang
student {n8} has locker {n3}
the exam code of conduct has {n} pages
hall {n3} opens at {time}
the account opened in {year}
my account with {word} Bank is from {year}
receipt {n5} for the lock is lost
membership {n5} includes the pool`)

/** Lines of programs that contain words for secrets but reveal none. */
export const CODE = list(`
const {ident} = await {ident}({ident})
const {camel} = {n4};
let {camel} = {ident};
{camel} = {n3}  # seconds
if ({camel} > {n4}) { {camel}++; }
if (!{camel}.ok) { throw new Error("Wrong {trigger}"); }
from {pkg} import {camel}
import {camel} from '{pkg}';
pip install {pkg} {pkg} {pkg}
npm install {pkg}
use {pkg} for the {trigger}
the \`{camel}\` option of {pkg} sets the {trigger}
the {trigger} is hashed with {pkg}
the default {trigger} method is '{algo}'
it uses the \`{algo}\` method for the {trigger}
def test_{trigger}(): assert {camel}({n4}) == {n3}
return { error: 'Invalid {trigger}', status: {n3} };
{trigger}: z.string().min({n}),
"{trigger}": "{content}",
loader: '{pkg}', // {trigger}
{ident}: {ident}, {camel}: {ident}
router.post('/{trigger}', {camel}, {camel});
self.{trigger} = {camel}
{camel}({trigger}={camel}, count={n3})
date = datetime.strptime({camel}, '%Y-%m-%d')
print(f"{trigger} {content} {n4}")
color: {color}; margin: {n3}px; /* {trigger} */
SELECT {trigger} FROM {content} WHERE id = {n4}
test: /\\.css$/, use: ['{pkg}', {camel}.loader]
export {ident}={content}
hashed password: {hash}
the password hash is {hash}
the encrypted password {hash} is stored
{trigger}_hash = '{hash}'
the {trigger} tests cover {n}% of \`{camel}\``)
