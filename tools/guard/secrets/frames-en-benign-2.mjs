/** More English sentences that reveal no secret. */
export const MORE_BENIGN = `
The song is in the key of {note}
The primary key is {column}
The secret ingredient is {food}
The secret of {food} is {n} hours of rest
The secret is {adj}
Pin the package to {ver}
GPIO pin {n} drives the lamp
The pin is on page {n}
Pin {n} of the chip is {adj}
The house number is {n}
The house is at {street}
The apartment is on floor {n}
The building has {n} floors
The building was finished in {year}
The elevator holds {n} people
The storage unit is {n} square metres
The suitcase weighs {n} kg
The bike costs {n4} euros
The bike has {n} gears
The gym opens at {time}
The pool is open until {time}
The entrance fee is {n} euros
The office is at {street}
The office has {n} desks
The guest list has {n} names
Type {n} pages of text by {date}
Press {n} for English
Enter the year {year} in the form
Enter the building at {street}
Enter your password and press OK
Enter the {n} digit code from the mail
Open at page {n3}
Dial {n3} for emergencies
Unlock level {n} with {n4} points
{name} was born in {year}
{name} lives at {street} since {year}
{name} paid {n4} euros on {date}
{name} ran {n} km in {time}
{name} is {n} years old
My dog {name} is {n} years old
The recipe needs {n} g of {food}
The recovery took {n} weeks
The recovery code is in the {store}
The backup runs at {time}
The backup took {n4} seconds
The combination of {food} and {food} is {adj}
The verification code is sent by mail
The verification took {n} days
The verification code is valid for {n} minutes
The security check is at {time}
The security deposit is {n4} euros
The security update is {ver}
The credentials were changed on {date}
Credentials are {adj}
The master key is {adj}
My master thesis has {n3} pages
The printer is a {model}
The printer is at {street}
Netflix costs {n} euros a month
I have had {service} since {year}
My mail has {n4} unread messages
{service} was down for {n} hours
{service} changed its prices in {year}
password=<your-password>
password = get_password(user)
def check_password(user, password):
if password == confirm_password:
const password = req.body.password
user.password = hash(password)
password: String
password VARCHAR(255) NOT NULL
token = request.headers.get('token')
return jsonify(token=token)
<input type="password" name="password" id="password">
password = forms.CharField(label='Password')
const token = localStorage.getItem('token')
api_key = os.environ['API_KEY']
headers = {'Authorization': 'Bearer ' + token}
login_manager.login_view = 'login'
key=lambda item: item.count
for key, value in items:
key = sorted_keys[0]
print(key, value)
the key "name" is missing
tokens = tokenizer.encode(text)
code = response.status_code
username=username, password=password
pass: {n4}
{n} pass, {n} fail
passed: {n4}, failed: {n}
The mountain pass is at {n4} metres
The lock on the {door} is a {model}
The {door} is a {model} from {year}
The {door} needs {n} litres of paint
The {door} needs new paint
The {door} takes {n} seconds to open
The {device} needs {n} minutes to charge
The {device} takes {n} photos a second
Ask {name} for the key, extension {n4}
Call {name} for the code, extension {n4}
The wifi needs {n} minutes to start
{service} needs {n} GB
{service} lets you keep {n4} mails
I always use {service} for work
I use {service} since {year}
The cleaner comes at {time} and uses the {door}
The {door} at {place} is {adj}
The {door} is {adj}
Guests enter by the {door} after {time}
Turn left at {street} to the {door}
In the lockbox there are {n} keys
The password is ridiculous
The password is funny
The password is in German
The password is from {year}
Is the password {adj}?
The code is in the app
the code they texted me did not work
The PIN is only known to {name}
The code was sent {n} times
My {service} plan is {n} euros
The {door} codes are changed in {year}
The codes of the {door} change in {year}
The access code was new in {year}
It returns HTTP {n3} if the token is wrong
The tests have a {n}% pass rate
The pass rate is {n} percent
The {device} at {place} is extension {n4}
Extension {n4} is the phone at the {door}
{name}'s office phone is {n4}
Flight {flight} leaves from gate {gate} at {time}
Flight {flight} is delayed, go to gate {gate}
We fly with {flight} and have to be at the gate at {time}
Bus {n3} stops at the gate at {time}
Train {flight} stops by the school
The exam is in hall {n3}
Hall {n3} is by the entrance
The class is in room {n3}, second door on the left
The lock of the {door} is a Yale {n4}
The {door} has a Bosch {n4} motor
The {device} is a Nokia {n4}
The laptop is a Dell {n4}
The password is longer than I thought
The password is shorter than before
The password is easier to type now
The password is harder to guess than {thing}
The password is older than the {thing}
The password is much better than the last
{name}'s username is {user}
My username on {service} is {user}
The user name for {service} is {user}
The account {user} is new
The account name is {user}
The login name of {name} is {user}
The house is number {n3}
The building is from {year}
The phone has {n4} photos
The school has {n4} pupils
The boat is {n} metres long and from {year}
The office is {n4} km away
The door is {n4} mm wide
The machine weighs {n4} kg
The gym has {n4} members
The card has {n4} points on it
The account has {n4} followers
Password reset links arrive late
Password reset mails come from {service}
The password change page is slow
`
