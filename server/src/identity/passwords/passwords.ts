import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { WorkLane } from '#kernel/limits/work-lane.js';
import { TokenKeys } from '../tokens/token-keys.js';
import { MAX_PASSWORD_LENGTH, normalizePassword } from './password-policy.js';

/** OWASP's first choice; argon2id is the library's default algorithm. Kibibytes, passes, lanes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

/** Each hash takes 19 MiB and a core for some 30 ms: few at once, and nobody waits for more than a second or two. */
const MAX_AT_ONCE = 4;
const MAX_WAITING = 64;

/** Hashes passwords with argon2id, and compares them. */
@Injectable()
export class Passwords {
  private readonly lane = new WorkLane(MAX_AT_ONCE, MAX_WAITING);
  private decoy: Promise<string> | undefined;

  constructor(private readonly keys: TokenKeys) {}

  /** @throws ServiceUnavailable where too many are being hashed already */
  async hash(password: string): Promise<string> {
    return this.lane.run(() => hash(normalizePassword(password), COST));
  }

  /**
   * Whether a password is the one that was hashed. Takes as long for somebody who doesn't exist.
   * @param hashed null where there is nobody of that name
   * @throws ServiceUnavailable where too many are being hashed already
   */
  async matches(hashed: string | null, password: string): Promise<boolean> {
    // Longer ones were never accepted; hashing a shorter one in their place keeps the time.
    const possible = password.length <= MAX_PASSWORD_LENGTH * 2 && hashed !== null;
    const against = hashed ?? (await this.decoyHash());
    const found = await this.lane.run(() =>
      verify(against, normalizePassword(password.slice(0, MAX_PASSWORD_LENGTH * 2))),
    );
    return found && possible;
  }

  /** A keyed digest, for telling whether two requests carry the same password. It says nothing without this site's key. */
  digest(password: string): string {
    return this.keys.blind(normalizePassword(password));
  }

  /** Whether a hash was made with less than is asked today. */
  isOutdated(hashed: string): boolean {
    const { memoryCost, timeCost } = parseOptions(hashed);
    return memoryCost < COST.memoryCost || timeCost < COST.timeCost;
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(16).toString('hex'), COST);
    return this.decoy;
  }
}
