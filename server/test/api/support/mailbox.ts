import type { Client } from './client.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails that the server has sent, by the mailbox that stands in for a mail server. */
export class Mailbox {
  constructor(private readonly client: Client) {}

  /** Newest first; waits for the first one as long as a busy machine may take. */
  async to(address: string, atLeast = 1): Promise<Mail[]> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const answer = await this.client.raw(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
      const mails = (await answer.json()) as Mail[];
      if (mails.length >= atLeast) return mails;
      if (Date.now() > deadline) throw new Error(`${address} got ${mails.length} mails, not ${atLeast}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async latestTo(address: string, atLeast = 1): Promise<Mail> {
    const [latest] = await this.to(address, atLeast);
    if (!latest) throw new Error(`${address} got no mail.`);
    return latest;
  }

  /** The token of the link in the latest mail. */
  async tokenTo(address: string, atLeast = 1): Promise<string> {
    const { text } = await this.latestTo(address, atLeast);
    const token = /[?&]token=([A-Za-z0-9_-]+)/.exec(text)?.[1];
    if (!token) throw new Error(`The latest mail to ${address} holds no link with a token.`);
    return token;
  }
}
