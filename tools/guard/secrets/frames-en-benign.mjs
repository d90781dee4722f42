/**
 * English sentences that reveal no secret: talk about passwords and codes, and other numbers. Slots as in values.mjs.
 */
export const BENIGN = `
I forgot my password
I forgot my {service} password again
I had to reset my password {n} times this year
{name} changed her password yesterday
The password must have at least {n} characters
The password policy needs {n} characters and {n} symbols
A password needs {n} characters
Passwords expire after {n} days
Passwords are rotated every {n} days
We rotate the API keys every {n} days
The password expires on {date}
The password was changed on {date}
The password was changed in {year}
The password was last set {n} days ago
Password length: {n}
Minimum password length is {n} characters
The password is {adj}
The {service} password is {adj}
My password is {adj}, I know
The password is {adv} {adj}
The password is {adj} and {adj}
The password for {service} is {adj}
The old password is {adj}
The passphrase is {adj}
The PIN is {adj}
The code is {adj}
The {door} code is {adj}
The token is {adj}
The API key is {adj}
The password is in the {store}
The password is stored in {product}
The passwords are kept in {product}
My passwords are in {product}
The wifi password is on the {thing}
The code for the {door} is on the {thing}
The password is taped under the {thing}
The password is known to {name} and {name}
Ask {name} for the password
{name} knows the password for {service}
{name} knows the code of the {door}
Do you have the wifi password?
What is the {door} code?
What was the password for {service} again?
Is the password still the same?
Please do not share your password with {name}
Never write the password down
{name} uses the same password for everything
My password is the name of my {thing}
Her password is her {thing}'s name
The password is the same as for {service}
The password is the one we agreed on {weekday}
The password hint is {thing}
Password attempts are limited to {n} per hour
After {n} wrong passwords the account is locked
The account is locked for {n} minutes after {n} attempts
The login takes {n} seconds
The login failed with error {n4}
The login page was changed in version {ver}
Login is at {time} every day
{name} logs in at {time}
My login name is {user}
The username is {user}
The user {user} has no password
{user} is the login name for {service}
The password reset is ticket {ticket}
The password reset mail came at {time}
The hash uses {n} rounds
Passwords are hashed with {algo}
We store passwords with {algo} and {n} rounds
The password manager is {product}
{product} has {n} million users
{product} stores the passwords in version {ver}
The PIN has {n} digits
A PIN has {n} digits
I entered the wrong PIN {n} times
The PIN was sent on {date}
The bank sent a new PIN on {date}
The PIN is in the letter of {date}
The {card} expires in {year}
The {card} ends in {n4}
The {card} was blocked on {date}
The card limit is {n4} euros
The {door} code changes every {n} weeks
The {door} code is changed on {date}
The {door} code was changed by {name}
The {door} opens at {time}
The {door} closes at {time}
The {door} is at {street}
The {door} is {n} metres wide
The {door} was painted in {year}
The {door} alarm rang at {time}
The {door} has number {n}
The {door} costs {n4} euros
The alarm is set to {time}
The alarm rang at {time} and again at {time}
Set the alarm for {time}
The alarm went off {n} times
The safe weighs {n} kg
The safe holds {n4} euros
The keypad has {n} keys
The keypad model is {model}
The lock is a {model}
The locker is number {n}
My locker number is {n}
Locker {n} is on floor {n}
The lock was changed in {year}
I open the {door} at {time}
The {device} was bought in {year}
The {device} costs {n4} euros
My {device} has {n} GB of memory
The {device} runs version {ver}
The {device} is a {model}
The phone number of {name} is {phone}
Call {name} at {phone}
The wifi is {adj}
The wifi reaches {n} Mbit
The wifi is called {city}Net
The network name is {city}-{n}
The router is a {model}
The router has {n} ports
The router firmware is {ver}
Port {n4} is open on the server
The server listens on port {n4}
The database has {n4} users
The bank opens at {time}
The account number is {n8}
The account has {n4} euros
The member number is {n8}
The order number is {n8}
The order code is {order}
Order {order} arrived on {date}
The invoice number is {n8}
Invoice {order} is over {n4} euros
The tracking code is {track}
The tracking number is {track}
The booking code is {pnr}
The confirmation number is {pnr}
The zip code is {n5}
The zip code of {city} is {n5}
The postal code is {n5}
The area code is {n3}
The country code is +{n}
The error code is {n4}
The error code is {err}
It fails with error {err}
The status code is {n3}
The exit code is {n}
The discount code is {promo}
Use the promo code {promo} for {n} percent off
The coupon code {promo} ends on {date}
The product code is {order}
The article code is {order}
The serial number is {track}
The course code is {course}
The flight is {flight} at {time}
The gate of flight {flight} is {gate}
The gate is {gate}
The room is {n3}
The room number is {n3}
The meeting is in room {n3} at {time}
The meeting code is on the invite
The project code is {n4}
The cost centre is {n4}
The employee number is {n5}
The extension is {n4}
The ticket is {ticket}
See ticket {ticket} for the login bug
Issue {issue} is about the password field
The pull request {issue} fixes the token refresh
The password bug is fixed in {ver}
The version is {ver}
Release {ver} came out on {date}
The build number is {n4}
The commit is {hash}
The source code has {n4} lines
The code review is at {time}
The code has {n4} lines
The code is written in {lang}
The dress code is {adj}
The code of conduct has {n} sections
The code freeze is on {date}
The colour code is {color}
The token limit is {n4}
The token count is {n4}
The context has {n4} tokens
I bought {n} tokens for {n} euros
The access token lasts {n} minutes
The token expires after {n4} seconds
The token has {n4} permissions
The refresh token is valid for {n} days
The API key has a limit of {n4} requests
The API key was created on {date}
The API key is stored in {product}
The key is in the {store}
The key of room {n3} is lost
The key finding is that sales grew {n} percent
The key date is {date}
The key is {n} cm long
`
