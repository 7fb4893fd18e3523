import { Injectable } from '@nestjs/common';
import type { SignedInViewer } from '../request/viewer.js';
import { NewcomerLimited, RateLimited } from './rate-limit.errors.js';
import { RateLimiter } from './rate-limiter.js';
import { type NewcomerLimitName, RATE_LIMITS } from './rate-limits.js';

/** Days for which an account is a newcomer's, whatever else it has. */
export const NEWCOMER_DAYS = 7;
/** Different people whose nods someone needs to be no newcomer any more. */
export const NODS_OF_TRUST = 5;

/**
 * Whether someone is no newcomer: staff, and whom five different people have given a nod, after their first week.
 * @param person alias of a row of users
 */
export const trusted = (person: string) =>
  `(${person}.role <> 'basic' or (${person}.is_established and ${person}.created_at < now() - interval '${NEWCOMER_DAYS} days'))`;

/** What newcomers do to strangers, which is what spam consists of. */
@Injectable()
export class Newcomers {
  constructor(private readonly limiter: RateLimiter) {}

  /**
   * Counts against a limit of newcomers; others are never counted.
   * @param amount nothing is asked of the database for it unless the viewer is a newcomer
   * @throws NewcomerLimited, and then nothing was counted
   */
  async admit(
    viewer: Pick<SignedInViewer, 'id' | 'isNewcomer'>,
    name: NewcomerLimitName,
    amount: () => Promise<number> | number = () => 1,
  ): Promise<void> {
    if (!viewer.isNewcomer || !this.limiter.isOn) return;
    const points = await amount();
    if (points === 0) return;
    try {
      await this.limiter.consume(name, viewer.id, points);
    } catch (error) {
      if (error instanceof RateLimited) throw new NewcomerLimited(name, RATE_LIMITS[name].points, error.retryAfter);
      throw error;
    }
  }
}
