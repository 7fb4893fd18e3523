import { InvalidInput } from '#kernel/errors/app-error.js';
import { tooLarge } from './media-preparation.js';
import type { UploadForm } from './uploads/upload-form.js';

/** @throws MediaTooLarge, InvalidInput if there is no file, or more than `max` */
export function filesOf({ files, isTooLarge }: UploadForm, max: number): UploadForm['files'] {
  if (isTooLarge) throw tooLarge();
  if (files.length === 0)
    throw new InvalidInput([{ field: 'file', message: 'Please choose a file that is not empty.' }], 'FILE_MISSING');
  if (files.length > max) {
    const message = max === 1 ? 'Please send one file at a time.' : `Please send at most ${max} files at a time.`;
    throw new InvalidInput([{ field: 'files', message }], 'TOO_MANY_FILES');
  }
  return files;
}
