import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** Milliseconds that a name server may take. */
const PATIENCE_MS = 1_500;
/** Hosts of one domain that are compared at most. */
const MAX_HOSTS = 20;

/** Finds the hosts that receive the mail of a domain: many throw-away domains share one. */
@Injectable()
export class MailExchanges {
  /** Host names in lower case; none where the name server doesn't answer in time, because registering must not depend on it. */
  async of(domain: string): Promise<string[]> {
    try {
      const found = await new Resolver({ timeout: PATIENCE_MS, tries: 1 }).resolveMx(domain);
      return found.slice(0, MAX_HOSTS).map(({ exchange }) => exchange.toLowerCase().replace(/\.$/, ''));
    } catch {
      return [];
    }
  }
}
