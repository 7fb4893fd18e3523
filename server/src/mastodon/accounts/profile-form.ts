import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import type { Observable } from 'rxjs';
import { MAX_AVATAR_BYTES, readWith } from '#identity/profile-images/image-upload.js';
import type { ProfileImageKind } from '#identity/profile-images/profile-image-kind.js';

const KINDS: Readonly<Record<string, ProfileImageKind>> = { avatar: 'picture', header: 'banner' };
const MAX_FIELDS = 60;
const MAX_FIELD_BYTES = 8 * 1_024;

const readForm = multer({
  storage: multer.memoryStorage(),
  limits: {
    ...{ fileSize: MAX_AVATAR_BYTES, files: 2, fields: MAX_FIELDS, parts: MAX_FIELDS + 2 },
    ...{ fieldSize: MAX_FIELD_BYTES, fieldNameSize: 100 },
  },
}).fields(Object.keys(KINDS).map((name) => ({ name, maxCount: 1 })));

/** Reads a form with pictures into memory; without any, clients send JSON or a plain form, which are read before. */
@Injectable()
class ProfileFormReader implements NestInterceptor {
  async intercept(host: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = host.switchToHttp().getRequest<Request>();
    if (request.is('multipart/form-data'))
      await readWith(readForm, request, host.switchToHttp().getResponse<Response>());
    return next.handle();
  }
}

/** A change of a profile may have pictures of up to 2 MiB: `avatar` and `header`. */
export function TakesPictures(): MethodDecorator {
  return UseInterceptors(ProfileFormReader);
}

export type NewPictures = Partial<Record<ProfileImageKind, Buffer>>;

/** The pictures that the form had. */
export const Pictures = createParamDecorator((_: unknown, host: ExecutionContext): NewPictures => {
  const { files } = host.switchToHttp().getRequest<Request>();
  if (!files || Array.isArray(files)) return {};
  const sent = Object.entries(files).flatMap(([name, [file]]) =>
    file?.buffer.length ? [[KINDS[name], file.buffer]] : [],
  );
  return Object.fromEntries(sent) as NewPictures;
});
