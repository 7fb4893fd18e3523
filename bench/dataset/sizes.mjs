/**
 * The size of a dataset. There are named accounts in addition to the people: `reader` follows 100, `superfan` follows 5,000 (or all,
 * if there are fewer), `star` is followed by half of all, `writer` by 100.
 * @typedef {{ people: number, follows: number, quacks: number, nods: number }} Size
 */

/** @type {Record<string, Size>} */
export const SIZES = {
  small: { people: 500, follows: 50_000, quacks: 10_000, nods: 20_000 },
  standard: { people: 5_000, follows: 500_000, quacks: 200_000, nods: 400_000 },
  large: { people: 50_000, follows: 5_000_000, quacks: 5_000_000, nods: 10_000_000 },
};

/** Words alone, or a third of the posts with what else a post can have. */
export const POSTS = ['plain', 'mixed'];

/** Plain posts are not worth mentioning. */
export const datasetName = (size, posts, joint = ', ') => (posts === 'plain' ? size : `${size}${joint}${posts}`);

export const NAMED = ['reader', 'superfan', 'star', 'writer'];
export const READER_FOLLOWS = 100;
export const SUPERFAN_FOLLOWS = 5_000;
export const WRITER_FOLLOWERS = 100;

/** The days over which the quacks are spread, up to the time of the build. */
export const DAYS = 30;
export const DAY_MS = 86_400_000;
