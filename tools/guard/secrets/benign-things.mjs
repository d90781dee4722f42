/** Parts of frames (texts with slots) without a secret: numbered and named things, and what is said of them. */
const list = (text) => text.trim().split('\n')

export const THINGS = list(`
order {order}
order {n5}
parcel {n4}
the parcel {track}
claim {n4}
claim {n5} of {name}
case {n4}
case {year}-{n4}
file {order}
ticket {ticket}
ticket {n5}
incident {inc}
bug {n4}
change {inc}
server {host}
the server {host}
host {host}
{host}
{host}
the box {host}
pod {pod}
pod {pod}
node {host}
the router {host}
the printer {host}
the database {host}
machine {host}
build {n5}
build {n8}
release {ver}
commit {hash}
flight {flight}
booking {pnr}
train {n4}
bus {n3}
runner {n4}
bib {n4}
kit {n4}
item {n5}
article {n5}
part {part}
batch {part}
sample {part}
course {course}
room {n3}
locker {n3}
unit {n3}
apartment {n4}
stall {n}
bay {n}
extension {n4}
invoice {order}
invoice {inc}
receipt {n5}
policy {part}
policy {part}-{n5}
member {n5}
membership {n5}
customer {n5}
student {n8}
number {n4}
chapter {n}
page {n3}
section {n}
exercise {n4}
port {n4}
line {n3}
version {ver}
model {model}
the {model}
the van {plate}
the car with the plate {plate}
player {user}
user {user}
{user}
the domain {mail}
team {n3}
episode {n}
level {n}
trail {n3}
snapshot {snap}
branch {branch}
job {snap}`)

export const SAID = list(`
 is in the {door}
 is at the {door}
 was left at the {door}
 is waiting by the {door}
 goes through the {door}
 is open
 is closed
 is down
 is down, the {service} login fails
 was opened after the alarm went off
 was opened by {name} on {date}
 opens at {time}
 is about the {door}
 is about the broken {door}
 is about the login page
 is about the password form
 covers the {door}
 covers the {card} and the phone
 stops at the {door}
 starts at the {door}
 belongs to the {service} account
 belongs to {name}'s account
 joined the network
 restarted twice
 lost the connection to the database
 runs our mail server
 hosts the {service} login
 moved behind the VPN
 was rebuilt with {n} GB
 uses a new key
 needs a new lock
 unlocks next week
 is locked
 is out of paper, use the other printer
 logs in every morning
 entered the building at {time}
 came with a spare key
 is the one next to the {door}
 is on the {door}
 renames the token class
 adds a password field
 fixes the sign-in page
 was typed wrong
 has the key in row {n}
 went live on the staging server
 is full, enter through the {door}
 is for the {door} at {place}
 arrives at gate {gate}
 boards at gate {gate}
 costs {n4} on the {card}
 was paid by {card}
 has not been used since {date}
 can be reached from the {place} network
 is what the server logs say
 wrote to the {service} account
 sits in the {door} next to {n} others
 is said to open in {year}`)

export const BEFORE = list(`
Pick up @ at the {door}
Leave @ in the {door}
I put @ by the {door}
The {door} we ordered is @
Please open @ for {name}
Please close @, the {door} works again
The {door} has @ on it
Enter @ in the list of the {door}
Log @ as done
We log to @ since {date}
Connect @ to the network
Deploy to @ from the {service} server
I sign in on @ from home
{name} signed for @ at the {door}
Use @ for the backup
The account moved to @
The router talks to @
The key for @ is with {name}
The lock was @
{name} opened @ yesterday
It says @ above the {door}
Look at @, the login is slow
The alarm company sent @
The {service} server is @
The bank sent @ to my account
Tell the front desk about @
The {card} paid for @
Turn right after @ and use the {door}
He enters with @ at the {door}`)

/** Names of codes and numbers that are not secrets, each followed by what its value looks like. */
export const OTHERS = list(`
zip code {n5}
postal code {n5}
area code {n3}
country code {n3}
error code {err}
error code {n4}
status code {n3}
exit code {n3}
return code {n3}
product code {part}
colour code {color}
paint code {part}
promo code {promo}
discount code {promo}
coupon code {promo}
order code {part}
item code {n5}
course code {course}
airport code LIS
bar code {n8}
tax code {part}
branch code {n5}
pin code of {city} {n5}
sort code {n5}
lab code {part}
reorder code {part}
booking code {pnr}
order number {n5}
part number {part}
case number {n4}
bus number {n3}
house number {n3}
flat number {n3}
phone number {phone}
extension number {n4}
bib number {n4}
serial number {track}
tracking number {track}
member number {n5}
account number {n8}
customer number {n5}
model number {model}
room number {n3}
locker number {n3}
key of the song F#
key number {n3}
token count {n4}
token limit {n5}`)

export const OTHER_SAID = list(`
the @ of the {door} is #
the @ of {place} is #
the @ for the {door} is #
my @ is #
@ #
@: #
the @ at {place} is #
{name}'s @ is #
the @ is now #
use @ # for the {service} account
the {door} has the @ #
what is the @ of {city}? #
the @ # belongs to the {door}
it shows @ # when I log in
enter @ # in the form
the @ changed to #
# is the @ of the {door}
# is our @`)
