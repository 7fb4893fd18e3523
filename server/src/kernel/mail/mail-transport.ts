/** A mail, laid out and ready to go. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly to: string;
  /** Null: answers go to the sender. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly language: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  /** Where one POST ends what the mail is a part of (RFC 8058); absent for mails that are no part of anything. */
  readonly oneClickUrl?: string;
}

/**
 * What became of one try.
 * `sent`: taken over; `raw` is the message where it is to be kept here.
 * `refused`: the server will never take this mail. `deferred`: it does not take it now.
 * `unreachable`: there is no talking to the server, so the others need not be tried either.
 */
export type Outcome =
  | { readonly kind: 'sent'; readonly raw: string | null }
  | { readonly kind: 'refused' | 'deferred' | 'unreachable'; readonly error: string };

/** A row of mails handed over one after the other. */
export interface MailSession {
  /** What the server says is an outcome; throws only where the mail can't be put together. */
  send(mail: OutgoingMail): Promise<Outcome>;
  close(): void;
}

/** Port: where mails go. */
export abstract class MailTransport {
  abstract open(): MailSession;
}
