import { z } from 'zod';
import { Injectable } from '@nestjs/common';
import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { restShape } from '#kernel/envelope/rest-shape.js';
import { AppError } from '#kernel/errors/app-error.js';
import { inputPipe } from '#kernel/request/input.pipe.js';
import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_VIDEO_BYTES, VIDEO_TYPES } from './media-limits.js';
import { MediaPreparation, tooLarge } from './media-preparation.js';
import { fileKindOf } from './uploads/file-kind.js';
import type { UploadForm } from './uploads/upload-form.js';

/** Describes a file before it is uploaded. */
class MediaFileBody {
  @IsOptional()
  @IsString({ message: 'fileName must be a string.' })
  @MaxLength(5_000, { message: 'fileName must be at most 5,000 characters.' })
  fileName?: string | null;

  @IsString({ message: 'contentType must be a string.' })
  @MaxLength(200, { message: 'contentType must be at most 200 characters.' })
  contentType!: string;

  @IsInt({ message: 'size must be a number of bytes.' })
  @Min(0, { message: 'size must be a number of bytes.' })
  size!: number;
}

/** MediaValidation of the REST contract. */
export const RestMediaValidation = restShape('MediaValidation', {
  isValid: z.boolean(),
  errors: z.array(z.string()),
  /** For files of its kind. */
  maxBytes: z.int(),
  allowedTypes: z.array(z.string()),
});
export type RestMediaValidation = z.infer<typeof RestMediaValidation>;

const ALLOWED: readonly string[] = [...IMAGE_TYPES, ...VIDEO_TYPES];
const ENDINGS = /\.(jpe?g|png|webp|gif|mp4|m4v|webm)$/i;

/** Tells whether a file would be accepted, without storing it. */
@Injectable()
export class MediaValidation {
  constructor(private readonly preparation: MediaPreparation) {}

  /** Checks the file itself, like an upload. @throws ServiceUnavailable */
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

  /** Checks a description; the file itself may differ. @throws InvalidInput */
  async ofDescription(raw: unknown): Promise<RestMediaValidation> {
    const { fileName, contentType, size } = await described(raw);
    const [type = ''] = contentType.toLowerCase().split(';', 1);
    const maxBytes = type.startsWith('video/') ? MAX_VIDEO_BYTES : MAX_IMAGE_BYTES;
    const errors: string[] = [];
    if (!ALLOWED.includes(type.trim()) || (fileName && !ENDINGS.test(fileName)))
      errors.push('The file must be a picture (JPEG, PNG, WebP, GIF) or a video (MP4, WebM).');
    if (size === 0) errors.push('Please choose a file that is not empty.');
    if (size > maxBytes) errors.push(tooLarge().message);
    return validation(errors, maxBytes);
  }
}

/** Validated here instead of by the parameter's type, because the same route accepts a form. */
function described(raw: unknown): Promise<MediaFileBody> {
  return inputPipe.transform(raw ?? {}, { type: 'body', metatype: MediaFileBody }) as Promise<MediaFileBody>;
}

function validation(errors: string[], maxBytes: number): RestMediaValidation {
  return { isValid: errors.length === 0, errors, maxBytes, allowedTypes: [...ALLOWED] };
}
