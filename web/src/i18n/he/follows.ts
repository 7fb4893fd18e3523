import type { follows as source } from '../en/follows';
import type { Translation } from '../messages';

export const follows: Translation<typeof source> = {
  follow: 'מעקב',
  following: 'במעקב',
  unfollow: 'הפסקת מעקב',
  followPerson: 'מעקב אחרי {name}',
  followingPerson: 'במעקב אחרי {name}',
  followed: 'המעקב התחיל',
  unfollowed: 'המעקב הופסק',
};
