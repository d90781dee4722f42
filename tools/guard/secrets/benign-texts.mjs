/**
 * Made-up program text, configuration and chat without a secret. One text per line; `⏎` stands for a line break in it.
 */
const code = `
from flask import Flask, request, jsonify⏎import sqlite3⏎⏎app = Flask(__name__)⏎app.config['SQLALCHEMY_DATABASE_URI'] = 'sqlite:///shop.db'
class User(db.Model):⏎    id = db.Column(db.Integer, primary_key=True)⏎    username = db.Column(db.String(80), unique=True, nullable=False)⏎    password_hash = db.Column(db.String(128), nullable=False)
class Account(Base):⏎    __tablename__ = 'accounts'⏎    id = Column(Integer, primary_key=True)⏎    owner_id = Column(Integer, ForeignKey('users.id'))⏎    balance = Column(Float, default=0.0)
@app.route('/login', methods=['GET', 'POST'])⏎def login():⏎    username = request.form['username']⏎    password = request.form['password']⏎    user = User.query.filter_by(username=username).first()
@app.route("/signup", methods=["POST"])⏎def signup():⏎    data = request.get_json()⏎    hashed = generate_password_hash(data['password'], method='pbkdf2:sha256')⏎    return jsonify({"message": "Account created successfully"}), 201
if not check_password_hash(user.password, password):⏎    flash('Invalid login credentials', 'danger')⏎    return redirect(url_for('login'))
login_manager = LoginManager()⏎login_manager.init_app(app)⏎login_manager.login_view = 'auth.login'⏎⏎@login_manager.user_loader⏎def load_user(user_id):⏎    return User.query.get(int(user_id))
import bcrypt⏎⏎def hash_password(password: str) -> bytes:⏎    salt = bcrypt.gensalt(rounds=12)⏎    return bcrypt.hashpw(password.encode('utf-8'), salt)
import pytest⏎⏎@pytest.mark.integration⏎def test_login(client):⏎    response = client.post('/login', data={'username': 'test', 'password': 'test'})⏎    assert response.status_code == 200
const jwt = require('jsonwebtoken');⏎const token = jwt.sign({ id: user.id }, process.env.JWT_SECRET, { expiresIn: '15m' });⏎res.json({ token });
app.use(session({ secret: process.env.SESSION_SECRET, resave: false, saveUninitialized: true, cookie: { maxAge: 60000 } }));
const response = await fetch('/api/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email, password }) });
if (response.status === 401) {⏎  setError('Wrong password');⏎  return;⏎}
const { data, error, isLoading } = useQuery({ queryKey: ['accounts', userId], queryFn: fetchAccounts });
<form action="/login" method="post">⏎  <input type="email" id="email" name="email" class="form-control" required>⏎  <input type="password" id="password" name="password" class="form-control" minlength="8">⏎  <button type="submit" class="btn btn-primary">Log in</button>⏎</form>
<div class="mb-3"><label for="password" class="form-label">Password</label><input type="password" class="form-control is-invalid" id="password"></div>
CREATE TABLE users (⏎  id SERIAL PRIMARY KEY,⏎  email VARCHAR(255) UNIQUE NOT NULL,⏎  password_hash VARCHAR(255) NOT NULL,⏎  created_at TIMESTAMP DEFAULT NOW()⏎);
ALTER TABLE orders ADD CONSTRAINT fk_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
services:⏎  db:⏎    image: postgres:16⏎    ports:⏎      - "5432:5432"⏎    environment:⏎      POSTGRES_PASSWORD_FILE: /run/secrets/db_password
{"codes": [200, 201, 404], "keys": ["name", "age"], "token_type": "word", "count": 1500}
transactions = [⏎  {'account': 'bank', 'date': '2024-04-01', 'type': 'income', 'amount': 1000},⏎  {'account': 'card', 'date': '2024-04-05', 'type': 'expense', 'amount': 500}]
for key, value in sorted(counts.items(), key=lambda item: item[1], reverse=True):⏎    print(f'{key}: {value}')
def tokenize(text):⏎    tokens = re.findall(r'[a-z0-9]+', text.lower())⏎    return [token for token in tokens if token not in STOP_WORDS]
npm install jsonwebtoken bcryptjs express-session dotenv⏎pip install Flask-Login Flask-WTF Werkzeug==2.3.7
git commit -m "Fix login redirect"⏎git push origin feature/login-form
| Code | Meaning |⏎| 200 | OK |⏎| 401 | Wrong token |⏎| 403 | No access to the account |
key_vault = os.path.join(base_dir, 'keys')⏎public_key = load_key(key_vault)
code = input("Enter the code: ")⏎if code == expected_code:⏎    open_door()
switch (keyCode) { case 13: submit(); break; case 27: close(); break; }
map.set(key, value); const entry = map.get('door'); entry.unlock(true);
self.assertEqual(response.status_code, 302)⏎self.assertIn('Logged out successfully', page)
return render_template('account.html', account=account, title='My account', active_page='account')
.container {⏎  display: grid;⏎  grid-template-columns: repeat(2, 1fr);⏎  justify-content: space-between;⏎  background-color: #333;⏎}⏎@media (max-width: 600px) { .key-card { font-size: 14px; flex-wrap: wrap; } }
<nav class="navbar navbar-expand-lg navbar-dark bg-dark"><a class="nav-link" href="/account">Account</a><a class="nav-link" href="/login">Log in</a></nav>
{⏎  "name": "door-app",⏎  "version": "1.0.0",⏎  "main": "index.js",⏎  "scripts": { "start": "node server.js", "test": "jest --coverage" },⏎  "keywords": ["door", "lock-screen"]⏎}
name: deploy⏎on: push⏎jobs:⏎  build:⏎    runs-on: ubuntu-22.04⏎    steps:⏎      - name: Checkout code⏎        uses: actions/checkout@v4⏎      - name: Log in⏎        run: docker login -u $USER
const API_KEY = process.env.API_KEY;⏎const apiUrl = 'https://api.example.com/v1/data';⏎let delay = 1000;⏎let attempts = 0;
this.tokensPerMinute++;⏎if (this.tokensPerMinute > this.limitPerMinute) throw new Error('Too many requests');
import psycopg2⏎import flake8⏎from passlib.hash import pbkdf2_sha256⏎⏎conn = psycopg2.connect(dbname='shop', user='app')
import sqlite3⏎⏎# Connect to the database⏎conn = sqlite3.connect('accounts.db')⏎cursor = conn.cursor()
def validate(password):⏎    # TODO: check the password⏎    assert validate('abc', 'def') == True⏎    return 'Password changed'
def is_locked(account):⏎    if account.attempts > 5:⏎        return "Account is locked"⏎    return "Login ok"
fetch(url, { headers: { Authorization: token } }).then(res => { if (res.status === 403) console.log('No access', 403); });
const keypad = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(n => <Button key={n} label={n} onPress={() => press(n)} />);
raise ValueError("Password too short")⏎logger.warning('Login failed for user %s', user_id)
User.objects.create_user(username='user1', email='user1@example.com', role='guest')
app.config['CACHE_TYPE'] = 'SimpleCache'⏎limiter = Limiter(app, default_limits=['200 per day', '50 per hour'])
`
const answers = `
Sure! Here is how to hash a password:⏎⏎1. **Install the package**: run \`pip install bcrypt\`.⏎2. **Hash it**: call \`hash_password\` before you save the user.⏎3. **Check it**: compare on login.⏎⏎This keeps passwords safe.
To handle HTTP errors like {n3}, {n3} and {n3}, extend the handler. A wrong token gives {n3}, a missing one {n3}.
### Error codes⏎- **{n3}**: wrong password⏎- **{n3}**: account locked⏎- **{n3}**: token expired
1. **First pass**: read the text aloud.⏎2. **Second pass**: cut {n} percent.⏎3. **Final pass**: fix the spelling.
- **First pass**: outline. **Second pass**: details, {n} pages.
The pass mark is {n}, and {n} of {n3} students passed
const mockError{n3} = { status: {n3}, key: 'error' };⏎const mockToken = createToken();⏎expect(login).toHaveBeenCalledTimes({n});
⏎**Account settings**⏎- Change your password often⏎- Turn on two-factor login⏎- Log out after {n} minutes
The number of combinations is 5C2 = 10 and 8P3 = 336, so the key idea is to divide by {n}
The angle at the door is (A = 45^circ), so (B = 180^circ - 45^circ = 135^circ). Key point: they add up.
**Option A**: 1,800/month, includes wifi.⏎**Option B**: 1,750/month, next to the gym, door to door {n} minutes
git checkout -b login-form-2⏎git push origin login-form-2⏎docker run -p {n4}:{n4} app:latest
Building a job-ready portfolio takes time; open your account settings and add a well-written bio
A user-friendly login page has a clear call-to-action and an easy-to-read form
Use a step-by-step checklist: key dates, follow-ups, check-ins and fine-tuning
Set up a 30-minute check-in every Monday at {time}; open questions go first
Your budget: {n4} in the bank account, {n4} on the card, {n3} for the house
| Item | Key | Value |⏎|---|---|---|⏎| Rent | A1 | {n4} |⏎| Phone | B2 | {n} |
Key metrics: CTR {dec}%, {n4} sign-ups, {n3} logins per day
1. Open the app and sign in.⏎2. Press Settings and then Account.⏎3. Enter the amount, e.g. {n3}.⏎4. Press OK.
Enter {n4} in the first field to see the sum of {n4}
Type {n} + {n} and press Enter to get {n3}
Press F5 to run, or type \`run 1000\` to do it {n4} times
The function opens the file, enters {n4} rows and closes the door on old formats
cache = TTLCache(maxsize=1000, ttl=300)⏎cache_key = f'user:{user_id}'⏎token_bucket = TokenBucket(rate=10, capacity=100)
Set \`FLASK_ENV=production\` and keep \`SECRET_KEY\` out of the code⏎export NODE_ENV=production
return jsonify({'error': 'Invalid username or password'}), 401⏎return jsonify({'message': 'User logged in'}), 200
The server listens on port {n4}, uses {n} workers and returns HTTP {n3} while it starts
The login form sends a POST to \`api.example.org/v1/login\`; the token comes back in the body
Password strength: use at least one number, e.g. in the middle, and a sign
- **Password Expiry**: Require a new one after {n} days⏎- **Passkeys**: Use apps like Authenticator⏎- **Passwords**: Store hashes⏎\`\`\`python⏎import hashlib⏎\`\`\`
setInterval(clearTokens, 60000);⏎pip install Flask-Bcrypt⏎card.classList.add('col-md-6', 'mb-3');⏎"extends": "eslint-config-standard"
cy.intercept('POST', '**/login*', { statusCode: 500, body: { message: 'Wrong password' } });
Consider \`argon2-cffi\` or \`passlib\` for passwords and \`pyjwt\` for tokens
JavaScript ES2021, HTML5 and CSS3 are enough for the account page
The vault in the story opens in chapter {n}; the secret is told on page {n3}
The gate of the castle was built in {year} and {year}, the tower in {year}
The code of Hammurabi is from 1754, the building from {year}
The secret society was founded in {year} and had {n3} members
**Phone**: {phone}⏎**Email**: {mail}⏎**Address**: {street}
Bank holiday: {date}. Office closed from {time}.
Card payments over {n} euros need a signature; the machine takes {n} seconds
The phone weighs {n3} g, the laptop {n4} g
The car has {n4} km and the boat {n3} hours on the engine
School starts at {time} and ends at {time}; the clinic opens at {time}
The machine makes {n4} cups a day and was bought in {year}
`
const chat = `
I want to use {tech} for the login and {tech} for password hashing. ->-> 2,13
Can you help me with the login of my {tech} app? I use {tech} {dec} and SQLite. ->-> 1,14
How do I add password reset with {tech} to a {tech} site?
I want the code to follow PEP8 and the login page to use HTML5 and CSS3
I use {tech} with {tech} to check the code of my well-organized app
The app size must stay below {dec}MB and the key must not be in the code
I set up user accounts with {tech} and session cookies
The API returns {n3} when the token is missing
It should return a {n3} status code if the login fails
My app has {n} routes, user-friendly error pages and role-based access
We need two-factor login, server-side checks and well-tested code
The response time of the login went from {n3}ms to {n}ms
The code coverage is {n}%, up from {n}%
The code in lines {n}-{n3} handles the tokens
I reviewed {n} pull requests and the access code of conduct was updated in {year}
1. **Login**: use {tech}.⏎2. **Password**: hash with {algo}.⏎3. **Tokens**: keep them for {n} minutes.
**Key points:**⏎- Budget: {n4} dollars⏎- Deadline: {date}⏎- Team: {n} people
**Key dates:** {date}, {date}
### Sprint {n} ({date} - {date})⏎- user registration, login, logout⏎- {n} story points
Milestones: {date} login, {date} account page, {date} release {ver}
I opened a bank account with {n4} dollars on {date}
My bank account has {n4} and the card has {n4} euros left
I use my card {n} times a week and pay {n} dollars a month for the phone
My phone battery was at {n} percent at {time}
We moved to a house with {n} rooms in {year}; the front door is dark-green
The house was built in {year} and the garage holds {n} cars
We walked into the office at {time} and the door was half-open
The gate was wide-open and {n} cows got out
The gym has {n} machines and costs {n} a month; I go at {time}
Meet me at the front door at {time}
My flat is on floor {n}, number {n}, second door on the left
The pool is {n} metres long, and kid-friendly
I love well-made, home-cooked food at the cabin
Our street art was shown in the LGBTQ+ community house in {year}
The office party is on {date} with {n} guests, and the door opens at {time}
I baked dairy-free cookies and brought {n} to the office
We scored {n} points and gave high-fives at the gym door
I read {n3} pages of the book about a locked-in detective and a secret door
The book is called The Secret Garden, from {year}
The key to happiness is {n} minutes of walking
A key part is the follow-up in {year}
My key goals: {n} km a week, {n} books and a {n}-day trip
The safe side is to leave at {time}
I feel safe and well-rested after {n} hours of sleep
Stay safe! See you at {time}
The front of the house was painted in {year}
The account of the trip has {n4} words
On the front page of {date}
My email was answered after {n} days
I sent an email at {time} with {n} photos
She opened her shop in {year} with {n4} dollars
Open the window at {n} degrees
He enters the race as number {n}
We opened the gym bag and found {n} tokens from {year}
The secret recipe has {n} herbs and {n} g of {food}
Her phone is a {model} and his laptop a {model}
I upgraded my laptop to {n} GB and Windows11
The game Half-Life2 is on Steam since {year}
I watched {n} episodes of Season{n} on Netflix, about Apollo13
On Spotify I have {n4} songs, the best is from Blink182 and U2
I paid with PayPal on {date}: {n},{n} euros
My order from Amazon, {track}, comes on {date}
The code name is Falcon{n}
The code for the course is {course}
The bike shop at {street} is open until {time}
The server has {n} cores, {n} GB RAM and runs Ubuntu{n}
The database is Postgres{n} on port {n4}
The printer in room {n3} is out of A4 paper
The laptop with the tag {order} is mine
The bank's number is {phone}
The hotel booking is {pnr}, we get in on {date}
My license plate is {pnr}
The train leaves from platform {n} at {time}, seat {gate}
The alarm woke me at {time}, {n} minutes late
The fire alarm was tested on {date} and {date}
My alarm clock is from {year}
I changed the alarm to {time}
I changed my phone number to {phone}
I changed my email to {mail}
The login is {mail}
My account is {mail}
Set the timer to {n}
The door is {n} x {n} cm
The combination lock costs {n} euros
I use a combination of {tech} and {tech}
Type A{n} connectors do not fit
The key signature has {n} flats
The token price went from {n4} to {n4} in {year}
The secret is out since {year}
He is on page {n3} of The Da Vinci Code
The tax code has {n4} pages
The building code of {year} asks for {n} exits
{name}: The password party was on {date} lol
{name}: I left the key under the pot, back at {time}
{name}: which code do you mean, the one from {year}?
`
const linesOf = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('⏎', '\n'))
export const BENIGN_TEXTS = [...linesOf(code), ...linesOf(answers), ...linesOf(chat)]
