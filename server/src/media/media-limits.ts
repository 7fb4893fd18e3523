/** Pictures and videos of one quack, and files of one upload. */
export const MAX_MEDIA_PER_POST = 4;
/** Longest description of a picture or video, in grapheme clusters. */
export const MAX_ALT_TEXT = 1_500;

const MIB = 1_024 * 1_024;
/** Bytes of an uploaded picture. */
export const MAX_IMAGE_BYTES = 8 * MIB;
/** Bytes of an uploaded video. */
export const MAX_VIDEO_BYTES = 40 * MIB;
/** Bytes that one person keeps, as stored. */
export const MAX_BYTES_PER_PERSON = 500 * MIB;
/** Hours for which uploads that nothing holds are kept. */
export const UNHELD_HOURS = 24;

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
