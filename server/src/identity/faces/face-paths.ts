/** Where the pictures of those are who have none. */
export const FACES_PATH = '/media/faces';

/** Initials on the color of a handle, as a WebP picture. */
export const facePath = ({ id }: { readonly id: string }): string => `${FACES_PATH}/${id}.webp`;

/** What is shown for a missing banner. */
export const BANNER_PATH = `${FACES_PATH}/banner.webp`;
