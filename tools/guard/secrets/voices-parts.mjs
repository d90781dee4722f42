/** Parts of the sentences in voices-en.mjs: `<name>` in a sentence stands for one line, word or phrase of the list. */
const words = (text) => text.trim().split(/\s*,\s*/)

export const PARTS = {
  who: words(`you, she, he, we, I, they, the cleaner, the plumber, the babysitter, our tenants, guests, everyone, anyone, my mom, my sister,
    {name}, the neighbours, staff, the night shift, the courier, the electrician, volunteers, my roommate, dad, the gardener, members,
    the painter, our lodger, the vet, the intern, the team, my uncle, the organist, the dog walker, both kids, the new guy`),
  whose:
    words(`my, our, her, his, their, the, {name}'s, mom's, dad's, grandpa's, the kids', the landlord's, my wife's, my brother's,
    the club's, the office, the company's, my old, the shared, the spare, the downstairs, the clinic's, the neighbour's, your`),
  lock: words(`door, gate, front door, back door, side door, garage, shed, boat shed, coach house, tool room, cellar, attic, bike cage, mail room,
    loading dock, studio, clinic, darkroom, greenhouse, laundry room, rooftop, car park, barrier, turnstile, stairwell, equipment room, archive,
    chapel, stable, cash box, gun safe, wine cellar, suitcase, briefcase, trunk, drawer, filing cabinet, medicine cabinet, locker, pool, sauna,
    changing room, kiosk, container, storage unit, depot, workshop, gym, clubhouse, pavilion, tower, staff room, lab, server room, vault, safe,
    key safe, key box, lockbox, padlock, bike lock, elevator, lift, apartment, flat, building, lobby, entrance, holiday home, cottage, barn, hut,
    alarm, alarm panel, burglar alarm, intercom, keypad, entry phone, garden gate, cycle store, toilet, meter cupboard, van, motorhome, boathouse`),
  pad: words(
    `keypad, panel, pad, number pad, intercom, touchscreen, buttons, dial, little box, box by the door, wall unit, entry phone, terminal`,
  ),
  device:
    words(`phone, iPad, laptop, tablet, computer, iPhone, Mac, PC, Kindle, smart TV, television, console, Xbox, Switch, work phone, old phone,
    Chromebook, till, register, scanner, kiosk, camera app, thermostat, car, scooter, router, printer, copier, SIM, watch, baby monitor, projector`),
  card: words(`card, debit card, credit card, bank card, Visa, Mastercard, business card account, ATM card, fuel card, EC card, blue card,
    savings card, travel card, SIM card, company card, joint card, prepaid card`),
  svc: words(`{service}, {service}, {service}, Netflix, Hulu, the bank, the tax site, the school portal, the museum site, the chemist, the gym app,
    the wiki, the HR portal, the payroll site, the booking system, the CRM, the router, the photo album, the cloud drive, webmail, my email,
    the insurance portal, the utility account, the ticket system, the parents' app, the streaming thing, the doctor's portal, Jira, Figma,
    the NAS, the backup server, the old server, the build box, the test system, staging, the database, the admin page, the printer page,
    Discord, Instagram, insta, TikTok, Twitch, Minecraft, the game server, the forum, the shop backend, the CMS, the VPN, eBay, PayPal`),
  net: words(`wifi, Wi-Fi, the wifi, our wifi, the guest wifi, the network, the internet, the hotspot, the wireless, wlan, the guest network,
    the cafe wifi, the wifi upstairs, the hotel internet, the cabin wifi, the office network, my hotspot, the train wifi, the router`),
  file: words(
    `the file, the zip, the archive, the PDF, the attachment, the spreadsheet, the statement, the backup drive, the stick, the payslips, the document`,
  ),
  when: words(`if I am late, when you arrive, after nine, on weekends, next time, until Sunday, from Monday on, in an emergency, at night,
    when the bell is broken, if nobody answers, while we are on holiday, once you are past the hedge, before seven, in case it rains,
    when it asks, if it prompts you, as soon as the light is green, if it beeps, since the break-in, because the key got lost`),
  tell: words(`I think, remember, please remember, note to self:, just so you know, for the record, reminder:, hey, ok so, btw, by the way, fyi,
    listen, so, um, lol, and, also, oh and, yes, yeah, sure, PS, as promised, as discussed, {name} says, {name} told me, the host wrote:,
    they said, save this:, store this:, write this down:, don't forget, keep in mind, important:, to be safe,`),
  tail: [
    ...[
      '',
      '',
      '',
      '',
      '',
      '',
      '.',
      '!',
      ', then push',
      ', then the hash key',
      ' and then enter',
      ', twice',
      ' and wait for the beep',
    ],
    ...[
      ', okay?',
      ' please',
      ' for now',
      ', as always',
      ', I believe',
      ' this week',
      ' since Monday',
      ", don't share it",
      ' (new)',
    ],
    ...[
      ', and it works',
      ' if you need it',
      ' and nothing else',
      ' until we change it',
      ' haha',
      '. Thanks',
      ' btw',
      ', I checked',
    ],
  ],
  now: words(`now, still, again, currently, these days, as ever, for now, always, just`),
  got: words(
    `gave me, gave us, texted me, handed out, sent me, printed, wrote down, set up, chose, picked, told me, whispered, read out, assigned us`,
  ),
  pw: words(
    `password, pw, pass, passwd, passphrase, pwd, login password, passcode, master password, admin password, temporary password, initial password, new password, secret word`,
  ),
  code: words(
    `code, door code, entry code, gate code, access code, combination, combo, alarm code, new code, PIN code, number, keypad code, pass code, security code, entry number, lock code, override code, master code`,
  ),
  pin: words(`PIN, pin, pin code, passcode, PIN number, four digits, pin number, unlock code, code`),
  set: words(
    `set to, changed to, reset to, switched to, put on, updated to, back to, moved to, programmed to, configured with, protected with, locked with`,
  ),
  key: words(
    `API key, api key, key, token, access token, secret, client secret, auth token, webhook secret, signing secret, deploy key, bearer token, license key, secret key`,
  ),
  asks: words(
    `favourite book, first pet, first car, birth town, mother's maiden name, first school, favourite teacher, childhood street, first concert, favourite food`,
  ),
  hyphen:
    words(`up-to-date, well-known, long-term, real-time, user-friendly, step-by-step, two-factor, role-based, short-lived, high-level,
    back-end, front-end, sign-up, follow-up, check-in, state-of-the-art, day-to-day, third-party, open-source, built-in, cost-effective,
    self-hosted, cross-site, read-only, time-based, one-time, pre-built, in-depth, hands-on, end-to-end, mid-range, top-rated, part-time,
    family-owned, water-resistant, password-less, key-value, lock-in, log-in, pop-up, add-on, plug-in, full-stack, server-side, client-side,
    industry-specific, age-appropriate, budget-friendly, hard-coded, rate-limited, fine-grained, multi-step, non-profit, co-founder, pick-up`),
  markup:
    words(`navbar-toggler, btn-primary, form-control, text-center, mt-auto, list-group-item, col-md, flex-wrap, card-body, input-group,
    Content-Type, X-Frame-Options, Strict-Transport-Security, Set-Cookie, Cache-Control, Access-Control-Allow-Origin, X-Content-Type-Options,
    Flask-Mail, Flask-RESTful, Flask-Limiter, express-validator, react-hook-form, django-allauth, spring-boot-starter, python-dotenv,
    isValidInput, mockResponse404, handleLogin, validateForm2, testUser1, getUserById, errorHandler500, fetchData3, tokenExpiry, useAuth,
    user_repository, load_config, is_active, check_login2, login_required, max_attempts, 3600000, 86400, 10000, 5000`),
  module:
    words(`flask.globals, django.contrib, os.path, sklearn.metrics, Microsoft.Identity, java.util, passlib.hash, express.Router, jose.jwt,
    Flask.session, Passport.local, numpy.random, spring.security, react.context, node.crypto, jwt.decode, Werkzeug.utils`),
  Advice:
    words(`Use an app like Google Maps, Use services like {product}, Keep It Simple, Compare Numbers, Update Forms, Review Logs, Check Twice, Ask Support,
    Send Links, Store Hashes, Validate Input, Test First, Read Docs, Run Checks, Change Often, Avoid Reuse, Set Limits, Track Progress`),
  head: words(`Strong Passwords, Password Policy, Two-Factor Authentication, Access Control, Login Form, API Keys, Token Handling, Account Recovery,
    Key Features, Key Points, Door Sensors, Bank Accounts, Email Accounts, Security Questions, Time-Based Codes, Session Tokens, Gate Times`),
  advice:
    words(`use an app like {product}, keep it {adj}, change it often, check it twice, ask the team, compare the results, update the form,
    send a link, avoid short ones, log each attempt, validate the input, store the hash, call support, read the docs, test it first, try again`),
}
