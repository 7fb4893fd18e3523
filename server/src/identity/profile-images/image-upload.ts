import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import type { Observable } from 'rxjs';
import { AppError, InvalidInput } from '#kernel/errors/app-error.js';
import { reads } from '#kernel/request/described-parameter.js';

/** Largest profile image upload, in bytes. */
export const MAX_AVATAR_BYTES = 2 * 1_024 * 1_024;

/** What a form asks for. Field names are case-insensitive. */
export type ImageForm = { kind: 'replace'; upload: Buffer } | { kind: 'remove' };

/** The API description of the form. */
const FIELDS = {
  ImageFile: { type: 'string', contentMediaType: 'application/octet-stream' },
  DeleteCurrentImage: { type: 'boolean' },
};

const readForm = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_AVATAR_BYTES, files: 1, fields: 8, fieldSize: 1_024, fieldNameSize: 100, parts: 9 },
}).any();

/** Reads the form into memory: one file of up to 2 MiB and a few short fields. */
@Injectable()
class ImageFormReader implements NestInterceptor {
  async intercept(host: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (!request.is('multipart/form-data')) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The image must be sent as multipart/form-data.', {
        reason: 'NOT_MULTIPART',
      });
    }
    await readWith(readForm, request, response);
    return next.handle();
  }
}

/** Reads a form by one of multer's handlers. @throws MulterError beyond its limits, AppError INVALID_FORM */
export function readWith(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    void handler(request, response, (error: unknown) => {
      if (!error) resolve();
      else if (error instanceof MulterError) reject(error);
      // What the parser says of a malformed form is about its inside, not for people.
      else reject(new AppError('BAD_REQUEST', 'The upload is not a valid form.', { reason: 'INVALID_FORM' }));
    });
  });
}

export function TakesImage(): MethodDecorator {
  return UseInterceptors(ImageFormReader);
}

/** @throws InvalidInput IMAGE_MISSING if the form contains no image and doesn't ask to remove it */
export const ImageUpload = createParamDecorator(reads({ form: FIELDS }, imageFormOf));

function imageFormOf(_: unknown, host: ExecutionContext): ImageForm {
  const request = host.switchToHttp().getRequest<Request>();
  const files = Array.isArray(request.files) ? request.files : [];
  const file = files.find((candidate) => candidate.fieldname.toLowerCase() === 'imagefile');
  if (file && file.buffer.length > 0) return { kind: 'replace', upload: file.buffer };
  if (isTrue(fieldOf(request.body, 'deletecurrentimage'))) return { kind: 'remove' };
  throw new InvalidInput([{ field: 'ImageFile', message: 'Please choose an image.' }], 'IMAGE_MISSING');
}

function fieldOf(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.entries(body).find(([key]) => key.toLowerCase() === name)?.[1];
}

function isTrue(value: unknown): boolean {
  return typeof value === 'string' && value.trim().toLowerCase() === 'true';
}
