/** The names in an email. Only handles: a display name could carry a spammer's text to strangers. */
export interface MailNames {
  /** The site's name. */
  product: string;
  /** With the @. */
  handle: string;
  /** The day that the email is about, in its language; empty in most. */
  day: string;
  /** What an administrator wrote to the recipient; may be absent. */
  reason?: string;
}

export interface MailText {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The label of the button. */
  action: string;
  footnote: string;
}

/** The device of a sign-in, by names that this code knows, and its time. */
export interface SignInNames extends MailNames {
  browser: string | null;
  system: string | null;
  /** In words, with the time zone. */
  time: string;
}

type Write = (names: MailNames) => MailText;

/** The emails about an account in one language. */
export interface MailTexts {
  verifyAddress: Write;
  verifyNewAddress: Write;
  addressChanged: Write;
  addressRestored: Write;
  changeAsked: Write;
  changeAskedNew: Write;
  changeRefused: Write;
  addressInUse: Write;
  alreadyRegistered: Write;
  resetPassword: Write;
  resetSent: Write;
  invited: Write;
  passwordChanged: Write;
  tokenCreated: Write;
  newSignIn: (names: SignInNames) => MailText;
  secondFactorOn: Write;
  secondFactorOff: Write;
  passkeyAdded: Write;
  sessionEnded: Write;
  passwordGuessed: Write;
  leaving: Write;
  deleted: Write;
  exported: Write;
  registrationApproved: Write;
  registrationRefused: Write;
}
