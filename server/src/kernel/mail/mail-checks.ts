import { Injectable } from '@nestjs/common';

/** @param key of the email (`once`). @returns false if it is no longer to be sent */
type Check = (key: string) => Promise<boolean>;

/** Checks, right before each attempt, that an email is still to be sent. Registered per kind of email. */
@Injectable()
export class MailChecks {
  private readonly checks = new Map<string, Check>();

  /** @param kind what the keys of such emails begin with, up to the first colon */
  register(kind: string, check: Check): void {
    if (this.checks.has(kind)) throw new Error(`Emails of the kind ${kind} already have a check.`);
    this.checks.set(kind, check);
  }

  /** @param key null for emails without one, which are always sent */
  async isWanted(key: string | null): Promise<boolean> {
    const check = key === null ? undefined : this.checks.get(key.slice(0, Math.max(0, key.indexOf(':'))));
    return check === undefined || key === null || check(key);
  }
}
