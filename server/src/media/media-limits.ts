/** Pictures and videos of one post, and files per upload. */
export const MAX_MEDIA_PER_POST = 4;
/** Longest alternative text, in grapheme clusters. */
export const MAX_ALT_TEXT = 1_500;

const MIB = 1_024 * 1_024;
/** Largest picture upload, in bytes. */
export const MAX_IMAGE_BYTES = 8 * MIB;
/** Largest video upload, in bytes. */
export const MAX_VIDEO_BYTES = 40 * MIB;
/** Stored bytes per user. */
export const MAX_BYTES_PER_USER = 500 * MIB;
/** Hours until unattached uploads are deleted. */
export const UNATTACHED_HOURS = 24;
/** Days for which reported media are kept: longer than a decision can be appealed. */
export const EVIDENCE_DAYS = 365;
/** Days until a picture of the site is deleted if no saved text shows it: drafts are stored only on their author's device. */
export const UNUSED_SITE_PICTURE_DAYS = 30;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
