import type { Words } from '../../../i18n/words';
import type { en } from '../words.en';

const IMAGE_MB = 8;
const VIDEO_MB = 40;
const IMAGES = /^image\/(jpeg|png|webp|gif)$/;
const VIDEOS = /^video\/(mp4|webm)$/;

export const isVideo = (file: File): boolean => VIDEOS.test(file.type);

/** What the server would refuse, told before anything is sent; null where it would not. */
export function complaintAbout(file: File, w: Words<typeof en>): string | null {
  const { name } = file;
  if (!IMAGES.test(file.type) && !isVideo(file)) return w('wrongType', { name });
  const max = isVideo(file) ? VIDEO_MB : IMAGE_MB;
  if (file.size <= max * 1_024 * 1_024) return null;
  return isVideo(file) ? w('videoTooLarge', { name, max }) : w('imageTooLarge', { name, max });
}
