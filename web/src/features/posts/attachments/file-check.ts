import type { Messages } from '../../../i18n/create-messages';
import type { en } from '../media/messages.en';

const IMAGE_MB = 8;
const VIDEO_MB = 40;
const IMAGES = /^image\/(jpeg|png|webp|gif)$/;
const VIDEOS = /^video\/(mp4|webm)$/;

export const isVideo = (file: File): boolean => VIDEOS.test(file.type);

/** Checks a file before the upload, as the server will; null if it is accepted. */
export function complaintAbout(file: File, w: Messages<typeof en>): string | null {
  const { name } = file;
  if (!IMAGES.test(file.type) && !isVideo(file)) return w('wrongType', { name });
  const max = isVideo(file) ? VIDEO_MB : IMAGE_MB;
  if (file.size <= max * 1_024 * 1_024) return null;
  return isVideo(file) ? w('videoTooLarge', { name, max }) : w('imageTooLarge', { name, max });
}
