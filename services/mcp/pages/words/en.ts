import type { Scope } from '@agent-memory/core/accounts/scopes'
import { LIMITS } from '@agent-memory/core/limits'
import { accountEn } from './account-en.js'

/** What a client may ask for on the consent page. */
export type ConsentScope = Scope | 'offline_access'

const scopes: Readonly<Record<ConsentScope, string>> = {
  'memory:read': 'Search and read memories, and ask questions about them',
  'documents:read': 'Read documents, and what was learned from them',
  'memory:write': 'Add memories',
  'memory:delete': 'Delete memories',
  feedback: 'Send feedback about memories',
  offline_access: 'Stay connected while you are not using the app',
}

const everything = 'read, add and delete memories and documents; create, change and delete volumes'

/** The English words of every page. */
export const en = {
  service: 'Agent Memory',
  error: 'Error',
  problems: 'There is a problem',
  fields: {
    email: { label: 'E-mail address', problem: 'Enter an e-mail address such as ada@example.org.' },
    password: { label: 'Password', problem: 'Enter your password.' },
    new_password: {
      label: 'New password',
      hint: `At least ${LIMITS.password.min} characters. A few words in a row are easy to remember.`,
      problem: `Choose a password of ${LIMITS.password.min} to ${LIMITS.password.max} characters.`,
    },
    current_password: { label: 'Current password', problem: 'Enter your current password.' },
    name: { label: 'Your name (optional)', problem: `Use at most ${LIMITS.name.max} characters for your name.` },
    org_name: {
      label: 'Organization (optional)',
      hint: 'The group that shares memories, such as your team. If you leave this empty, it is named after you.',
      problem: `Use at most ${LIMITS.name.max} characters for the organization.`,
    },
  },
  failures: {
    title: 'That did not work',
    tooMany: (minutes: number) =>
      `Too many attempts from your network. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    foreign: 'This form was sent from another site. Fill it in here and send it again.',
    unavailable: 'The service is not available at the moment. Try again in a few seconds.',
    invalid: 'Something in this request is not valid. Open the page again and retry.',
    ours: (requestId: string) =>
      `Something went wrong on our side. Try again; if it happens again, tell the operator of this service the request id ${requestId}.`,
  },
  signIn: {
    title: 'Sign in',
    submit: 'Sign in',
    wrong: 'The e-mail address or the password is wrong.',
    notices: {
      signed_out: 'You are signed out.',
      sign_up_mailed:
        'We have sent you an e-mail. Open its link in this browser within 24 hours to finish signing up. If nothing arrives, look into the spam folder.',
      reset_mailed:
        'If this address has an account, we have sent it an e-mail with a link to choose a new password. The link is valid for an hour.',
      password_changed: 'Your password was changed. Sign in with the new one.',
      provider_refused: 'The provider did not sign you in. Try again, or sign in with a password.',
      provider_no_address:
        'The provider did not give us your e-mail address. Allow this when the provider asks you, or sign in with a password.',
    },
    already: 'You are signed in as',
    proceed: 'Continue',
    toSignUp: 'Create an account',
    toForgot: 'I forgot my password',
  },
  signUp: {
    title: 'Create an account',
    submit: 'Create account',
    taken: 'This e-mail address has an account already. Sign in instead.',
    closed: 'You cannot create an account here. Ask the operator of this service for an account.',
    byInvitation:
      'You need an invitation to create an account here. Ask an owner of your organization to invite you, and open the link of the invitation.',
    toSignIn: 'Sign in with an existing account',
  },
  provider: {
    continueWith: (provider: string) => `Continue with ${provider}`,
    sentHereTitle: (provider: string) => `Sign in with ${provider}?`,
    sentHere: 'Another site sent you here. Continue only if you want to sign in to this service now.',
    invites: (organization: string) =>
      `The link is an invitation to ${organization}: if you have no account yet, you join that organization.`,
    unknown: 'There is no such sign-in provider here. Choose another way to sign in.',
    notValid: 'That sign-in was not valid any more. Start again.',
    elsewhere: 'This sign-in has ended, or began in another browser. Start again.',
    unavailable: 'This way to sign in is not available at the moment. Try again in a minute, or use a password.',
    atTheSameTime: 'Something changed while you were signing in. Start again.',
    badInvitation:
      'This invitation is no longer open, or it is for an e-mail address other than that of your account at the provider. Ask for a new invitation.',
    toSignIn: 'Sign in',
  },
  link: {
    title: (provider: string) => `Link your account with ${provider}`,
    why: {
      unproven: (provider: string, email: string) =>
        `${provider} does not confirm that ${email} is your address. If you have an account here with this address, enter its password. Otherwise verify the address at ${provider} first, and start again.`,
      unverified_here: (provider: string, email: string) =>
        `There is an account with ${email}, but the address has never been confirmed here. If the account is yours, enter its password. From then on you can sign in with ${provider}.`,
      ended: (provider: string, email: string) =>
        `The password of ${email} was changed since you last signed in with ${provider}. Enter the new password once, to show that the account is yours. After that, you can sign in with ${provider} again.`,
      second: (provider: string, email: string) =>
        `The account ${email} was linked to another account at ${provider} before. Enter its password to link this one, too.`,
    },
    unknown:
      'If you do not know the password, choose a new one by e-mail. A new password also confirms your address, and ends all sessions of the account; its command-line keys stop working, and applications lose their access.',
    stays:
      'A new password does not change the organizations of the account: their keys, agents and other members stay. If somebody else may have used the account, check the members and keys of each organization before you write anything into it.',
    submit: 'Link and sign in',
  },
  verify: {
    title: 'Confirm your e-mail address',
    intro: 'One more click, and your account is ready.',
    elsewhere: 'You signed up in another browser. Enter the password that you chose there.',
    submit: 'Confirm and sign in',
    badLink: 'This link is not valid any more. Sign up again to get another one.',
    wrong: 'This is not the password of that sign-up. If you do not know it, sign up again.',
  },
  forgot: {
    title: 'Choose a new password',
    intro: 'Enter your e-mail address. We will send you a link to choose a new password.',
    submit: 'Send the link',
    noMail: 'This service sends no e-mails. Ask its operator, who can make a link for a new password.',
  },
  reset: {
    title: 'Choose a new password',
    intro:
      'You will be signed out everywhere; command-line keys stop working, and applications lose their access. Keys, agents and other members of your organizations stay: if somebody else may have used your account, check the members and keys of each organization.',
    submit: 'Change the password',
    badLink: 'This link is not valid any more. It works once, and for an hour.',
    toForgot: 'Send another link',
  },
  invitation: {
    title: (organization: string) => `Join ${organization}?`,
    titleOf: 'Accept an invitation',
    intro: 'You are invited as',
    of: 'The invitation is for',
    other: (email: string) => `You are signed in as ${email}, but the invitation is for another address.`,
    accept: 'Join',
    create: 'Create an account and join',
    badLink: 'This invitation was used, withdrawn or replaced, or it has expired. Ask for another one.',
    forAnother: 'This invitation is for another e-mail address. Sign in with that address.',
    toSignIn: 'I have an account already',
  },
  ...accountEn,
  commandLine: {
    title: 'Let the Agent Memory command line sign in as you?',
    caution: 'Allow this only if you have just run “sm login” yourself, and your terminal shows the same confirmation:',
    reach: 'Your terminal will be able to do what you can do:',
    may: {
      owner: everything,
      admin: everything,
      developer:
        'read, add and delete memories and documents; create volumes, and change and delete those that you created',
      member: 'read memories and documents',
    },
    mayNot: 'It cannot manage members, agents or keys.',
    until: 'This lasts until you run “sm logout” or change your password.',
    noOrganization: 'You belong to no organization, so there is nothing that the command line could use.',
    organization: 'Which organization should the key belong to?',
    organizationHint: 'The usage of the key counts towards this organization, and its owners can revoke the key.',
    codeTitle: 'Paste this code into your terminal',
    codeUse: 'The code works once, within ten minutes. You can close this window afterwards.',
    codeCaution:
      'Paste the code only into the terminal in which you ran “sm login”. Nobody else should ever ask you for it.',
    used: 'This login was used already, or allowed by somebody else. Run “sm login” again.',
    badAddress: 'Something in this address is missing or not valid. Run “sm login” again.',
    outcomes: {
      signed_in: { title: 'Signed in', text: 'You can close this window and return to your terminal.' },
      denied: { title: 'Not signed in', text: 'Nothing was changed. You can close this window.' },
      failed: { title: 'Not signed in', text: 'Something went wrong. Your terminal says what it was.' },
    },
  },
  consent: {
    title: (client: string) => `Allow ${client} to use your memory?`,
    signedInAs: 'You are signed in as',
    otherAccount: 'Use another account',
    official: 'Official',
    describedAt: 'This app describes itself at',
    returnsTo: 'After your decision you return to',
    thisComputer: (host: string) => `an app on this computer (${host})`,
    caution:
      'Anyone can register an app under any name. Allow it only if you started this yourself and know where you return to.',
    scopes: 'The app will be able to:',
    words: scopes,
    volumes: 'Which volumes may the app use?',
    allVolumes: 'All volumes that you can use, including future ones',
    chosenVolumes: 'Only the volumes that I choose:',
    noVolumes: 'You have no volumes yet.',
    noVolumeChosen: 'Choose at least one volume, or all volumes.',
    allow: 'Allow',
    deny: 'Do not allow',
  },
}

export type Words = typeof en
