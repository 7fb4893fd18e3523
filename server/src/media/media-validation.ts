import { Injectable } from '@nestjs/common';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { AppError } from '#kernel/errors/app-error.js';
import { inputPipe } from '#kernel/request/input.pipe.js';
import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_VIDEO_BYTES, VIDEO_TYPES } from './media-limits.js';
import { MediaPreparation, tooLarge } from './media-preparation.js';
import { fileKindOf } from './uploads/file-kind.js';
import type { UploadForm } from './uploads/upload-form.js';

/** What somebody is about to upload, told before it is sent. */
class MediaFileBody {
  @IsOptional()
  @IsString({ message: 'fileName takes a text.' })
  @MaxLength(5_000, { message: 'fileName takes up to 5,000 characters.' })
  fileName?: string | null;

  @IsString({ message: 'contentType takes a text.' })
  @MaxLength(200, { message: 'contentType takes up to 200 characters.' })
  contentType!: string;

  @IsInt({ message: 'size takes a number of bytes.' })
  @Min(0, { message: 'size takes a number of bytes.' })
  size!: number;
}

/** MediaValidation of the REST contract. */
export interface RestMediaValidation {
  isValid: boolean;
  errors: string[];
  /** For a file of its kind. */
  maxBytes: number;
  allowedTypes: string[];
}

const ALLOWED: readonly string[] = [...IMAGE_TYPES, ...VIDEO_TYPES];
const ENDINGS = /\.(jpe?g|png|webp|gif|mp4|m4v|webm)$/i;

/** Tells whether a file would be taken, without keeping it. */
@Injectable()
export class MediaValidation {
  constructor(private readonly preparation: MediaPreparation) {}

  /** By the file itself: everything that an upload would do, but store it. @throws ServiceUnavailable */
  async ofForm({ files, isTooLarge }: UploadForm): Promise<RestMediaValidation> {
    const [file] = files;
    if (isTooLarge) return validation([tooLarge().message], MAX_VIDEO_BYTES);
    if (!file) return validation(['Please choose a file that is not empty.'], MAX_IMAGE_BYTES);
    const isVideo = (await fileKindOf(file.path))?.kind === 'VIDEO';
    const maxBytes = isVideo ? MAX_VIDEO_BYTES : MAX_IMAGE_BYTES;
    try {
      await this.preparation.of(file, null);
      return validation([], maxBytes);
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return validation([error.message], maxBytes);
    }
  }

  /** By what is told of it; the file itself may still be another. @throws InvalidInput */
  async ofDescription(raw: unknown): Promise<RestMediaValidation> {
    const { fileName, contentType, size } = await described(raw);
    const [type = ''] = contentType.toLowerCase().split(';', 1);
    const maxBytes = type.startsWith('video/') ? MAX_VIDEO_BYTES : MAX_IMAGE_BYTES;
    const errors: string[] = [];
    if (!ALLOWED.includes(type.trim()) || (fileName && !ENDINGS.test(fileName)))
      errors.push('A quack takes pictures (JPEG, PNG, WebP, GIF) and videos (MP4, WebM), nothing else.');
    if (size === 0) errors.push('Please choose a file that is not empty.');
    if (size > maxBytes) errors.push(tooLarge().message);
    return validation(errors, maxBytes);
  }
}

/** Not by the parameter's type: the same route takes a form, which is no such body. */
function described(raw: unknown): Promise<MediaFileBody> {
  return inputPipe.transform(raw ?? {}, { type: 'body', metatype: MediaFileBody }) as Promise<MediaFileBody>;
}

function validation(errors: string[], maxBytes: number): RestMediaValidation {
  return { isValid: errors.length === 0, errors, maxBytes, allowedTypes: [...ALLOWED] };
}
