import { pipeline } from 'node:stream/promises';
import { Injectable, Logger } from '@nestjs/common';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { Database } from '#kernel/database/database.js';
import { describeError } from '#kernel/errors/describe-error.js';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { logUnavailable } from '#kernel/logging/unavailable-log.js';
import { Storage, StorageUnavailable } from '#kernel/storage/storage.js';
import { MediaAddresses } from '../media-addresses.js';
import { IS_OPEN } from '../media.view.js';
import { byteRangeOf } from './byte-range.js';
import { type MediaFile, mediaFileOf, type MediaFormat, MIME_OF_FORMAT } from './media-keys.js';

interface ShownRow {
  format: MediaFormat;
  bytes: number;
  thumbnail_bytes: number | null;
  is_open: boolean;
}

/** $1 id. Media of deactivated users are hidden. */
const SHOWN = `
select m.format, m.bytes, m.thumbnail_bytes, ${IS_OPEN} as is_open
from media m left join users u on u.id = m.owner_id
where m.id = $1::uuid and (m.owner_id is null or u.is_active)`;

/** Lookups that run at once, and that may wait. */
const LOOKUPS = 10;
const MAX_WAITING = 500;

/** A file's content never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** The shortest validity of a ticket, and only in its owner's browser. */
const FOR_A_DAY = 'private, max-age=86400, immutable';

/**
 * Serves media. Browsers treat every file as an image or a video, whatever it contains. Media that aren't public need a
 * ticket; without one they are not found.
 */
@Injectable()
export class MediaFiles {
  readonly handler: RequestHandler;
  private readonly logger = new Logger(MediaFiles.name);
  /** File requests bypass the limits of the API, so this bounds how many wait for the database. */
  private readonly semaphore = new Semaphore(LOOKUPS, MAX_WAITING);

  constructor(
    private readonly database: Database,
    private readonly addresses: MediaAddresses,
    private readonly storage: Storage,
  ) {
    const router = Router();
    router.use((request, response) => {
      if (request.method === 'GET' || request.method === 'HEAD') return this.answer(request, response);
      response.setHeader('Allow', 'GET, HEAD');
      plain(response, 405, 'Method not allowed');
      return undefined;
    });
    this.handler = router;
  }

  private async answer(request: Request, response: Response): Promise<void> {
    try {
      const file = mediaFileOf(request.path.slice(1));
      const row = file && (await this.findRow(file.id));
      const size = row && sizeOf(file, row);
      const { ticket } = request.query;
      if (!size || !(row.is_open || (typeof ticket === 'string' && this.addresses.isValidTicket(file.id, ticket))))
        plain(response, 404, 'Not found');
      else await this.send(request, response, file, size, row.is_open);
    } catch (error) {
      // The request timeout has already responded.
      if (response.writableEnded) return;
      if (describeError(error).code === 'SERVICE_UNAVAILABLE') logUnavailable(error);
      else this.logger.error({ message: 'Media could not be served', error });
      if (response.headersSent) response.destroy();
      else {
        response.setHeader('Retry-After', '5');
        plain(response, 503, 'Temporarily unavailable');
      }
    }
  }

  private findRow(id: string): Promise<ShownRow | undefined> {
    return this.semaphore.run(async () => (await this.database.rows<ShownRow>(SHOWN, [id]))[0]);
  }

  private async send(
    request: Request,
    response: Response,
    file: MediaFile,
    size: number,
    isOpen: boolean,
  ): Promise<void> {
    const name = request.path.slice(1);
    const etag = `"${name}"`;
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    // Clients in browsers read pictures too, to save them or to draw on them.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Disposition', `inline; filename="${name}"`);
    response.setHeader('Content-Type', MIME_OF_FORMAT[file.format]);
    response.setHeader('Cache-Control', isOpen ? FOR_EVER : FOR_A_DAY);
    response.setHeader('Accept-Ranges', 'bytes');
    response.setHeader('ETag', etag);
    if (request.headers['if-none-match']?.includes(etag)) {
      response.status(304).end();
      return;
    }
    const condition = request.headers['if-range'];
    const range = condition === undefined || condition === etag ? byteRangeOf(request.headers.range, size) : null;
    if (range === 'unsatisfiable') {
      response.setHeader('Content-Range', `bytes */${size}`);
      response.removeHeader('Content-Disposition');
      plain(response, 416, 'Range not satisfiable');
      return;
    }
    response.status(range ? 206 : 200);
    response.setHeader('Content-Length', String(range ? range.end - range.start + 1 : size));
    if (range) response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    if (request.method === 'HEAD') response.end();
    else await this.stream(response, name, range ?? undefined);
  }

  private async stream(response: Response, key: string, range?: { start: number; end: number }): Promise<void> {
    const content = await this.storage.read(key, range);
    if (!content) throw new StorageUnavailable(new Error('A stored file is missing.'));
    // Closing the page in the middle of a video is not an error.
    await pipeline(content, response).catch(() => response.destroy());
  }
}

/** Null if the row has no such file. */
function sizeOf({ size, format }: MediaFile, row: ShownRow): number | null {
  if (size === 'small') return row.thumbnail_bytes;
  return format === row.format ? row.bytes : null;
}

function plain(response: Response, status: number, text: string): void {
  for (const name of ['Content-Length', 'Content-Range', 'ETag', 'Content-Disposition']) {
    if (status !== 416 || name !== 'Content-Range') response.removeHeader(name);
  }
  response.setHeader('Cache-Control', 'no-store');
  response.status(status).type('text/plain').send(text);
}
