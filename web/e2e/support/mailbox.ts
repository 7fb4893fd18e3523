export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly language: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** Milliseconds until a mail must have arrived: it is sent by a job, a moment after it was asked for. */
const ARRIVES_MS = 30_000;
const POLL_MS = 100;

/** The emails that the server stores if no SMTP server is set. */
export class Mailbox {
  constructor(private readonly url: string) {}

  /** Newest first. */
  async mails(to: string): Promise<Mail[]> {
    const response = await fetch(`${this.url}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
    return (await response.json()) as Mail[];
  }

  /** Waits until `count` mails have come for the address. @returns the newest */
  async newest(to: string, count = 1): Promise<Mail> {
    const limit = Date.now() + ARRIVES_MS;
    for (;;) {
      const mails = await this.mails(to);
      if (mails.length >= count && mails[0]) return mails[0];
      if (Date.now() > limit) throw new Error(`${mails.length} mails came for ${to} instead of ${count}.`);
      await new Promise((resume) => setTimeout(resume, POLL_MS));
    }
  }

  /** The address that the newest mail leads to. */
  async link(to: string, count = 1): Promise<string> {
    const { links, subject } = await this.newest(to, count);
    if (!links[0]) throw new Error(`The mail "${subject}" leads nowhere.`);
    return links[0];
  }
}
