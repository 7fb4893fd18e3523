/** The pictures in demo/pictures/files/scenes. */
export type SceneName = 'dusk' | 'saturn' | 'harbor' | 'rain' | 'city' | 'keycaps';

/** A demo user. */
export interface DemoUser {
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

/** A picture of a demo post. */
export interface DemoPicture {
  scene: SceneName;
  altText: string;
}

/** A post with its conversation. Times count back from the installation. */
export interface DemoPost {
  /** Handle of the author. */
  by: string;
  /** Smaller than the parent's. */
  minutesAgo: number;
  text: string;
  contentWarning?: string;
  /** Handles of those who nodded, or a number of users: never the author, each at most once. */
  nods?: readonly string[] | number;
  /** Up to four; not on replies. */
  pictures?: readonly DemoPicture[];
  replies?: readonly DemoPost[];
}

/** One user and everyone they follow, as handles. */
export interface DemoFollow {
  from: string;
  to: readonly string[];
}
