/** The line drawings there are. */
export type Drawing = 'pond' | 'nest' | 'reeds' | 'lily' | 'ripples';
