import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { TokenKeys } from '../email-tokens/token-keys.js';
import { MAX_PASSWORD_LENGTH, normalizePassword } from './password-policy.js';

/** OWASP's first choice; argon2id is the library's default algorithm. Kibibytes, passes, lanes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/**
 * Each hash takes 19 MiB and about 30 ms of a core, so only a few run at once and no one waits longer than a second or
 * two.
 */
const MAX_AT_ONCE = 4;
const MAX_WAITING = 64;

const HASH = /^\$argon2/;

/** Stored if no password works, so that a new one must be set. */
export const NO_PASSWORD = '!';

/** Hashes passwords with argon2id, and compares them. */
@Injectable()
export class Passwords {
  private readonly semaphore = new Semaphore(MAX_AT_ONCE, MAX_WAITING);
  private decoy: Promise<string> | undefined;

  constructor(private readonly keys: TokenKeys) {}

  /** @throws ServiceUnavailable if too many are being hashed */
  async hash(password: string): Promise<string> {
    return this.semaphore.run(() => hash(normalizePassword(password), COST));
  }

  /**
   * Whether a password matches a hash. Takes the same time for unknown users and for those without a password.
   * @param hashed null for an unknown user; a value that is no hash, as demo users have, matches nothing
   * @throws ServiceUnavailable if too many are being hashed
   */
  async matches(hashed: string | null, password: string): Promise<boolean> {
    // Longer ones were never accepted; hashing a shorter one instead takes the same time.
    const isHash = hashed !== null && HASH.test(hashed);
    const possible = password.length <= MAX_PASSWORD_LENGTH * 2 && isHash;
    const against = isHash ? hashed : await this.decoyHash();
    const found = await this.semaphore.run(() =>
      verify(against, normalizePassword(password.slice(0, MAX_PASSWORD_LENGTH * 2))),
    );
    return found && possible;
  }

  /**
   * A keyed digest, to tell whether two requests carry the same password. It reveals nothing without this site's key.
   */
  digest(password: string): string {
    return this.keys.blind(normalizePassword(password));
  }

  /** Whether a hash was made with weaker parameters than today's. */
  isOutdated(hashed: string): boolean {
    const { memoryCost, timeCost } = parseOptions(hashed);
    return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(16).toString('hex'), COST);
    return this.decoy;
  }
}
