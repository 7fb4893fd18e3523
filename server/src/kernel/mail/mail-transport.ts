/** An email that is ready to be sent. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly to: string;
  /** Null: replies go to the sender. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly language: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
  /** Where one POST ends the subscription that the email belongs to (RFC 8058); absent for emails without one. */
  readonly oneClickUrl?: string;
}

/**
 * The result of an attempt.
 * `sent`: the server accepted it; `raw` is the message if it is to be stored here.
 * `refused`: the server will never accept this email. `deferred`: the server does not accept it now.
 * `unreachable`: the server can't be talked to, so that others would fail as well.
 */
export type Outcome =
  | { readonly kind: 'sent'; readonly raw: string | null }
  | { readonly kind: 'refused' | 'deferred' | 'unreachable'; readonly error: string };

/** Port: the server that takes emails. */
export abstract class MailTransport {
  /** @returns what the server said. @throws if the message can't be composed */
  abstract send(mail: OutgoingMail): Promise<Outcome>;

  /** Closes the connection, if one is open. */
  abstract close(): void;
}
