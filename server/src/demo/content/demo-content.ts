import type { SceneName } from '../pictures/scenes.js';

/** A person of the demo community. */
export interface DemoPerson {
  handle: string;
  displayName: string;
  bio: string;
  location?: string;
  website?: string;
  language: 'en' | 'he';
  joinedDaysAgo: number;
  /** Degrees on the color wheel, 0 to 359. */
  avatarHue?: number;
  requiresLogin?: boolean;
}

/** A picture that is painted when the community moves in. */
export interface DemoPicture {
  scene: SceneName;
  altText: string;
}

/** A quack with the conversation below it. Times count back from the moment of installation. */
export interface DemoQuack {
  /** Handle of the author. */
  by: string;
  /** A reply's is smaller than its parent's. */
  minutesAgo: number;
  text: string;
  contentWarning?: string;
  /** Handles of those who nodded, or how many did: anyone but the author, at most once each. */
  nods?: readonly string[] | number;
  /** Up to four; of quacks only, not of replies. */
  pictures?: readonly DemoPicture[];
  replies?: readonly DemoQuack[];
}

/** Handles only: one person and everyone they follow. */
export interface DemoFollow {
  from: string;
  to: readonly string[];
}
