import type { MailTexts } from './mail-text.js';

export const ENGLISH: MailTexts = {
  verifyAddress: ({ product, handle }) => ({
    subject: `Verify your email address for ${product}`,
    heading: `Welcome to ${product}, ${handle}`,
    paragraphs: ['One step is left: please confirm that this address is yours, and your account is ready.'],
    action: 'Verify my address',
    footnote: 'The link works once, for 24 hours. If you did not register, ignore this mail and nothing will happen.',
  }),
  alreadyRegistered: ({ product, handle }) => ({
    subject: `You already have an account at ${product}`,
    heading: 'This address is registered already',
    paragraphs: [
      `Somebody, probably you, tried to register at ${product} with this address. You have an account already: ${handle}.`,
      'Sign in with it. If the password does not come back to you, choose a new one there.',
    ],
    action: 'Sign in',
    footnote: 'If it was not you, ignore this mail. Nothing has changed, and nobody was told that you have an account.',
  }),
  resetPassword: ({ product, handle }) => ({
    subject: `Choose a new password for ${product}`,
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody, probably you, asked for a new password for ${handle}. Once it is set, you will be signed out everywhere.`,
    ],
    action: 'Choose a new password',
    footnote: 'The link works once, for 30 minutes. If it was not you, ignore this mail: your password stays as it is.',
  }),
  passwordChanged: ({ product, handle }) => ({
    subject: `Your password for ${product} was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `The password of ${handle} has just been changed, and other devices were signed out.`,
      'If that was you, all is well. If not, choose a new password now: the account may be in the wrong hands.',
    ],
    action: 'It was not me',
    footnote: 'You get this mail because it is about the safety of your account.',
  }),
  sessionEnded: ({ product, handle }) => ({
    subject: `We ended one of your sessions at ${product}`,
    heading: 'We ended a session to keep you safe',
    paragraphs: [
      `A key that keeps ${handle} signed in was used twice. It may have been copied, so we ended that session on every device.`,
      'Please sign in again. If anything looks wrong, change your password and look through your sessions.',
    ],
    action: 'Sign in',
    footnote: 'You get this mail because it is about the safety of your account.',
  }),
  passwordGuessed: ({ product, handle }) => ({
    subject: `Somebody is trying passwords at ${product}`,
    heading: 'Somebody may be guessing your password',
    paragraphs: [
      `There were many failed attempts to sign in as ${handle}. None has succeeded, and further ones are slowed down.`,
      'If it was you, choose a new password. If not, there is nothing to do, as long as your password is used nowhere else.',
    ],
    action: 'Choose a new password',
    footnote: 'You get this mail once a day at most, because it is about the safety of your account.',
  }),
};
