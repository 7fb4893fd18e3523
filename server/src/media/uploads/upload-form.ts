import { rm } from 'node:fs/promises';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { systemCode } from '#kernel/config/system-code.js';
import { newId } from '#kernel/database/ids.js';
import { AppError, InvalidInput } from '#kernel/errors/app-error.js';
import { reads } from '#kernel/request/described-parameter.js';
import { StorageUnavailable } from '#kernel/storage/storage.js';
import { MAX_MEDIA_PER_POST, MAX_VIDEO_BYTES } from '../media-limits.js';
import { UploadFolder } from './upload-folder.js';

/** An uploaded file, kept in the upload folder until the request ends. */
export interface Upload {
  path: string;
  /** In bytes, above 0. */
  size: number;
}

/** The contents of an upload form. Field names are case-insensitive; file names are ignored. */
export interface UploadForm {
  /** The files of the field `file` or `files`, in order. */
  files: Upload[];
  /** The still image of a video, from the field `poster`. */
  poster: Upload | null;
  altText: string | null;
  /** A file exceeded the largest limit and was discarded. */
  isTooLarge: boolean;
}

/** A form as it arrived, whatever its fields are called. */
interface ArrivedForm {
  files: readonly Express.Multer.File[];
  body: unknown;
  isTooLarge: boolean;
}

const forms = new WeakMap<Request, ArrivedForm>();

const FILE = { type: 'string', contentMediaType: 'application/octet-stream' };
/** The API description of the form: either one `file`, or several `files`. */
const FIELDS = { file: FILE, files: { type: 'array', items: FILE }, poster: FILE, altText: { type: 'string' } };
/** What the fields of a still image and of a description are called, in lower case. */
const NAMES = { poster: 'poster', altText: 'alttext' };
/** The same in the API of Mastodon. */
const CLIENT_NAMES = { poster: 'thumbnail', altText: 'description' };

/** Receives the files of a form on disk and removes them when the request ends, successful or not. */
@Injectable()
class UploadFormReader implements NestInterceptor {
  private readonly read: ReturnType<multer.Multer['any']>;

  constructor(private readonly folder: UploadFolder) {
    this.read = multer({
      storage: multer.diskStorage({
        destination: (_request, _file, done) => {
          this.folder.make().then(
            () => done(null, this.folder.path),
            (error: Error) => done(new StorageUnavailable(error), ''),
          );
        },
        filename: (_request, _file, done) => done(null, `${newId()}.part`),
      }),
      limits: {
        fileSize: MAX_VIDEO_BYTES,
        files: MAX_MEDIA_PER_POST + 1,
        fields: 8,
        fieldSize: 64 * 1_024,
        fieldNameSize: 100,
        parts: 13,
      },
    }).any();
  }

  async intercept(host: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = host.switchToHttp().getRequest<Request>();
    if (!request.is('multipart/form-data')) return next.handle();

    const isTooLarge = await this.parse(request, host.switchToHttp().getResponse<Response>());
    const arrived = Array.isArray(request.files) ? request.files : [];
    try {
      forms.set(request, { files: arrived, body: request.body, isTooLarge });
      return of(await lastValueFrom(next.handle()));
    } finally {
      await Promise.all(arrived.map(({ path }) => rm(path, { force: true }).catch(() => undefined)));
    }
  }

  /** @returns whether a file exceeded the largest limit; then no file is kept */
  private parse(request: Request, response: Response): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.read(request, response, (error: unknown) => {
        if (!error) resolve(false);
        else if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') resolve(true);
        else if (error instanceof MulterError || error instanceof AppError) reject(error);
        // A full disk, or a folder that cannot be written.
        else if (/^E[A-Z]+$/.test(systemCode(error))) reject(new StorageUnavailable(error));
        // What the parser says of a malformed form is about its inside, not for people.
        else reject(new AppError('BAD_REQUEST', 'The upload is not a valid form.', { reason: 'INVALID_FORM' }));
      });
    });
  }
}

/** A route that receives files. Its body may also be JSON if it says so. */
export function TakesUploads(): MethodDecorator {
  return UseInterceptors(UploadFormReader);
}

/** The form of the request. @throws AppError 415 if there is none */
export const Uploads = createParamDecorator(
  reads({ form: FIELDS }, (_: unknown, host: ExecutionContext): UploadForm => needed(formOf(host, NAMES))),
);

/** The form of the request, or null. */
export const UploadsIfAny = createParamDecorator(
  reads({ form: FIELDS, orJson: true }, (_: unknown, host: ExecutionContext) => formOf(host, NAMES)),
);

/** The form of a request of the client API, with the fields `file`, `thumbnail` and `description`. @throws AppError 415 if there is none */
export const ClientUploads = createParamDecorator((_: unknown, host: ExecutionContext): UploadForm =>
  needed(formOf(host, CLIENT_NAMES)),
);

/** The same, or null. */
export const ClientUploadsIfAny = createParamDecorator((_: unknown, host: ExecutionContext) =>
  formOf(host, CLIENT_NAMES),
);

function needed(form: UploadForm | null): UploadForm {
  if (form) return form;
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Files must be sent as multipart/form-data.', {
    reason: 'NOT_MULTIPART',
  });
}

/** @throws InvalidInput if the description is not a text */
function formOf(host: ExecutionContext, names: typeof NAMES): UploadForm | null {
  const arrived = forms.get(host.switchToHttp().getRequest<Request>());
  if (!arrived) return null;
  const named = (name: string) =>
    arrived.files
      .filter(({ fieldname, size }) => fieldname.toLowerCase() === name && size > 0)
      .map(({ path, size }) => ({ path, size }));
  const typed = Object.entries(arrived.body ?? {}).find(([key]) => key.toLowerCase() === names.altText) as
    | [name: string, value: unknown]
    | undefined;
  const altText = typed?.[1];
  if (altText !== undefined && typeof altText !== 'string')
    throw new InvalidInput([{ field: 'altText', message: `${typed![0]} must be a string.` }]);
  const files = [...named('file'), ...named('files')];
  return { files, poster: named(names.poster)[0] ?? null, altText: altText ?? null, isTooLarge: arrived.isTooLarge };
}
