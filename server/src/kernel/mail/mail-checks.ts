import { Injectable } from '@nestjs/common';

/** @param key of the mail (`once`). @returns false where it is not to go out any more */
type Check = (key: string) => Promise<boolean>;

/** Asked right before each try to send a mail: whether it is still wanted. Those who put mails in say so by kind. */
@Injectable()
export class MailChecks {
  private readonly checks = new Map<string, Check>();

  /** @param kind what the keys of such mails begin with, up to the first colon */
  register(kind: string, check: Check): void {
    if (this.checks.has(kind)) throw new Error(`Mails of the kind ${kind} are looked after already.`);
    this.checks.set(kind, check);
  }

  /** @param key null for mails that have none, which always go */
  async isWanted(key: string | null): Promise<boolean> {
    const check = key === null ? undefined : this.checks.get(key.slice(0, Math.max(0, key.indexOf(':'))));
    return check === undefined || key === null || check(key);
  }
}
