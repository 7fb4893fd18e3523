import type { MailTexts } from './mail-text.js';

export const ENGLISH: MailTexts = {
  verifyAddress: ({ product, handle }) => ({
    subject: `Verify your email address for ${product}`,
    heading: `Welcome to ${product}, ${handle}`,
    paragraphs: ['One more step: confirm that this address is yours, and your account is ready.'],
    action: 'Verify my address',
    footnote: "The link works once, for 24 hours. If you didn't sign up, ignore this email and nothing will happen.",
  }),
  verifyNewAddress: ({ product, handle }) => ({
    subject: `Confirm your new email address for ${product}`,
    heading: 'Is this your address?',
    paragraphs: [
      `An administrator of ${product} entered this address for the account ${handle}. Confirm that it's yours, and it will replace the old one.`,
    ],
    action: 'Confirm my address',
    footnote:
      "The link works once, for 24 hours. If that isn't your account, ignore this email and nothing will happen.",
  }),
  addressChanged: ({ product, handle }) => ({
    subject: `Your email address at ${product} is being changed`,
    heading: 'Your email address is being changed',
    paragraphs: [
      `An administrator of ${product} entered a new email address for your account ${handle}. It replaces this one as soon as it's confirmed. You were signed out everywhere.`,
      "If you asked for this, there's nothing to do. If not, restore your address: all devices are signed out, and you choose a new password.",
    ],
    action: "That wasn't me",
    footnote: 'The link works once, for 7 days, even after the new address is confirmed.',
  }),
  addressRestored: ({ product, handle }) => ({
    subject: `Your email address at ${product} was restored`,
    heading: 'Choose a new password',
    paragraphs: [
      `This is the address of ${handle} again. All devices were signed out, and the old password no longer works.`,
      'Choose a new one to get back in.',
    ],
    action: 'Choose a new password',
    footnote: 'The link works once, for 30 minutes. After that, request another one on the sign-in page.',
  }),
  changeAsked: ({ product, handle }) => ({
    subject: `Confirm the change of your email address at ${product}`,
    heading: 'Are you changing your email address?',
    paragraphs: [
      `Someone signed in to ${handle}, probably you, asked to replace this address with another one. It changes once both addresses are confirmed.`,
      "The link shows the new address. Confirm the change there, or stop it if it wasn't you.",
    ],
    action: 'Review the change',
    footnote: 'The link works for 24 hours. Without it, your address stays the same.',
  }),
  changeAskedNew: ({ product, handle }) => ({
    subject: `Confirm your new email address for ${product}`,
    heading: 'Is this your address?',
    paragraphs: [
      `${handle} at ${product} asked to use this address. Confirm that it's yours. The change happens once the old address is confirmed too.`,
    ],
    action: 'Confirm my address',
    footnote: "The link works for 24 hours. If that isn't your account, ignore this email and nothing will happen.",
  }),
  changeRefused: ({ product, handle }) => ({
    subject: `Your email address at ${product} wasn't changed`,
    heading: 'Choose a new password',
    paragraphs: [
      `You stopped the change of address. The person who asked for it knows the password of ${handle}, so that password no longer works and all devices were signed out.`,
      'Choose a new one to get back in.',
    ],
    action: 'Choose a new password',
    footnote: 'The link works once, for 30 minutes. After that, request another one on the sign-in page.',
  }),
  addressInUse: ({ product, handle }) => ({
    subject: `This address already has an account at ${product}`,
    heading: 'This address is already in use',
    paragraphs: [
      `Someone, probably you, asked to use this address for another account at ${product}. It already belongs to an account, so nothing was changed.`,
      `The other account is ${handle}. To use the address there, change the address of the account that has it first.`,
    ],
    action: 'Sign in',
    footnote: "If it wasn't you, ignore this email. No one was told that you have an account.",
  }),
  alreadyRegistered: ({ product, handle }) => ({
    subject: `You already have an account at ${product}`,
    heading: 'This address is already registered',
    paragraphs: [
      `Someone, probably you, tried to sign up for ${product} with this address. You already have an account: ${handle}.`,
      "Sign in with it. If you've forgotten the password, you can choose a new one there.",
    ],
    action: 'Sign in',
    footnote: "If it wasn't you, ignore this email. Nothing has changed, and no one was told that you have an account.",
  }),
  resetPassword: ({ product, handle }) => ({
    subject: `Choose a new password for ${product}`,
    heading: 'Choose a new password',
    paragraphs: [
      `Someone, probably you, asked for a new password for ${handle}. Once you set it, you'll be signed out everywhere.`,
    ],
    action: 'Choose a new password',
    footnote: "The link works once, for 30 minutes. If it wasn't you, ignore this email: your password stays the same.",
  }),
  resetSent: ({ product, handle }) => ({
    subject: `Choose a new password for ${product}`,
    heading: 'Choose a new password',
    paragraphs: [
      `An administrator of ${product} sent you this link to choose a new password for ${handle}. Once you set it, you'll be signed out everywhere.`,
    ],
    action: 'Choose a new password',
    footnote:
      'The link works once, for 30 minutes. No one else can see it or the password you choose. Without it, your password stays the same.',
  }),
  invited: ({ product, handle }) => ({
    subject: `You're invited to ${product}`,
    heading: `Welcome to ${product}, ${handle}`,
    paragraphs: [
      `An administrator of ${product} made an account for you. Choose a password, and it's yours. No one else can see the password.`,
    ],
    action: 'Choose a password',
    footnote:
      "The link works once, for 7 days. If you don't want an account, ignore this email: the account is deleted then.",
  }),
  passwordChanged: ({ product, handle }) => ({
    subject: `Your password for ${product} was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of ${handle} was just changed. All other devices were signed out, and access tokens no longer work.`,
      "If that was you, there's nothing to do. If not, choose a new password now: someone else may be using your account.",
    ],
    action: "That wasn't me",
    footnote: "You're getting this email because it's about the security of your account.",
  }),
  tokenCreated: ({ product, handle }) => ({
    subject: `A new access token for your account at ${product}`,
    heading: 'An access token was created',
    paragraphs: [
      `Someone signed in to ${handle}, probably you, created an access token. A program that has it can act in your name, within the scopes you chose.`,
      "If that was you, there's nothing to do. If not, revoke the token in your settings, under Sessions, and change your password.",
    ],
    action: 'Review access tokens',
    footnote: "You're getting this email because it's about the security of your account.",
  }),
  newSignIn: ({ product, handle, browser, system, time }) => ({
    subject: `New sign-in to your account at ${product}`,
    heading: 'Was this you?',
    paragraphs: [
      `Someone, probably you, signed in to ${handle} on a device that we haven't seen for a while.`,
      `Device: ${browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'unknown')}. Time: ${time}.`,
      "If that was you, there's nothing to do. If not, press the button: everyone is signed out, and you choose a new password.",
    ],
    action: "This wasn't me",
    footnote: 'The link works once, for 7 days, without signing in.',
  }),
  secondFactorOn: ({ product, handle }) => ({
    subject: `Two-factor sign-in is on at ${product}`,
    heading: 'Two-factor sign-in is on',
    paragraphs: [
      `From now on, signing in to ${handle} with the password also takes a code from your authenticator app.`,
      "If that was you, there's nothing to do. If not, change your password and review your sessions.",
    ],
    action: 'Review security',
    footnote: "You're getting this email because it's about the security of your account.",
  }),
  secondFactorOff: ({ product, handle }) => ({
    subject: `Two-factor sign-in is off at ${product}`,
    heading: 'Two-factor sign-in is off',
    paragraphs: [
      `From now on, the password alone is enough to sign in to ${handle}. The recovery codes no longer work.`,
      "If that was you, there's nothing to do. If not, change your password and turn it on again.",
    ],
    action: 'Review security',
    footnote: "You're getting this email because it's about the security of your account.",
  }),
  passkeyAdded: ({ product, handle }) => ({
    subject: `A new passkey for your account at ${product}`,
    heading: 'A passkey was added',
    paragraphs: [
      `Someone signed in to ${handle}, probably you, added a passkey. Anyone who has the device can sign in with it, without the password.`,
      "If that was you, there's nothing to do. If not, remove the passkey in your settings, under Security, and change your password.",
    ],
    action: 'Review passkeys',
    footnote: "You're getting this email because it's about the security of your account.",
  }),
  sessionEnded: ({ product, handle }) => ({
    subject: `We ended one of your sessions at ${product}`,
    heading: 'We ended a session to keep you safe',
    paragraphs: [
      `A key that keeps ${handle} signed in was used twice. It may have been copied, so we ended that session.`,
      'Please sign in again. If anything looks wrong, change your password and review your sessions.',
    ],
    action: 'Sign in',
    footnote: "You're getting this email because it's about the security of your account.",
  }),
  passwordGuessed: ({ product, handle }) => ({
    subject: `Someone is trying passwords at ${product}`,
    heading: 'Someone may be guessing your password',
    paragraphs: [
      `There were many failed attempts to sign in as ${handle}. None succeeded, and we're slowing down further ones.`,
      "If it was you, choose a new password. If not, there's nothing to do, as long as you use this password only here.",
    ],
    action: 'Choose a new password',
    footnote: "You're getting this email, at most once a day, because it's about the security of your account.",
  }),
  leaving: ({ product, handle, day }) => ({
    subject: `Your account at ${product} will be deleted`,
    heading: 'Your account will be deleted',
    paragraphs: [
      `You asked to delete ${handle}. No one sees the account or what you wrote any more, and all devices were signed out. On ${day} everything is deleted for good.`,
      'Changed your mind? Sign in before that day, and everything is back as it was.',
    ],
    action: 'Keep my account',
    footnote: "If this wasn't you, sign in and change your password: someone else knows it.",
  }),
  deleted: ({ product, handle }) => ({
    subject: `Your account at ${product} was deleted`,
    heading: 'Your account was deleted',
    paragraphs: [
      `As you asked, ${handle} was deleted at once, with everything you wrote. It can't be brought back.`,
      'No one can take the handle for another 90 days. You can make a new account at any time.',
    ],
    action: 'Make a new account',
    footnote: "If this wasn't you, someone else knew your password. Change it wherever else you use it.",
  }),
  exported: ({ product, handle, day }) => ({
    subject: `Your data from ${product} is ready`,
    heading: 'Your data is ready',
    paragraphs: [
      `The file with the data of ${handle} is ready to download in your settings, under Your data. Only you can open it, while you're signed in.`,
      `It's deleted on ${day}.`,
    ],
    action: 'Go to your data',
    footnote: "If you didn't ask for it, change your password: someone else may be using your account.",
  }),
  registrationApproved: ({ product, handle }) => ({
    subject: `Your registration at ${product} was approved`,
    heading: `Welcome to ${product}, ${handle}`,
    paragraphs: ['Your registration was approved. You can sign in now with the password you chose.'],
    action: 'Sign in',
    footnote: "You're getting this email because you registered with this address.",
  }),
  registrationRefused: ({ product, handle, reason }) => ({
    subject: `Your registration at ${product} was not approved`,
    heading: 'Your registration was not approved',
    paragraphs: [
      `The team of ${product} decided not to approve ${handle}. The account and everything you entered were deleted.`,
      ...(reason === undefined ? [] : [`They gave this reason: ${reason}`]),
    ],
    action: 'Contact the team',
    footnote: "You're getting this email because you registered with this address. We don't keep it.",
  }),
};
