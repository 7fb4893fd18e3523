/** Leading bytes of a WebP file that tell whether it is animated. */
export const WEBP_HEAD_BYTES = 21;

const ANIMATION_FLAG = 0x02;

/** @param head of a WebP file, at least 21 bytes. The flags of an extended header say whether it is animated. */
export function isAnimatedWebp(head: Buffer): boolean {
  return head.toString('latin1', 12, 16) === 'VP8X' && ((head[20] ?? 0) & ANIMATION_FLAG) !== 0;
}
