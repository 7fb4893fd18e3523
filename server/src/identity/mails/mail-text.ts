/** What a mail may name. Handles only: a display name can hold whatever a spammer wants a stranger to read. */
export interface MailNames {
  /** Name of the site. */
  product: string;
  /** With its sign. */
  handle: string;
}

export interface MailText {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Label of the button. */
  action: string;
  footnote: string;
}

type Write = (names: MailNames) => MailText;

/** The mails about one's account, in one language. */
export interface MailTexts {
  verifyAddress: Write;
  alreadyRegistered: Write;
  resetPassword: Write;
  passwordChanged: Write;
  sessionEnded: Write;
  passwordGuessed: Write;
}
