import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RequestHandler } from 'express';

const compress = promisify(brotliCompress);
/** Of 11: the last two levels take ten times as long to save one percent. */
const QUALITY = 9;
/** Types that shrink by compression; fonts and pictures are compressed already. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};
const NAME = /^\/[\w.-]{1,120}$/;

/**
 * Serves the files of a build as brotli, each compressed once at its first request. File names contain hashes of the content, so
 * cached results stay valid. Clients that do not accept brotli are served by the next handler.
 */
export function compressedFiles(folder: string, cacheControl: string): RequestHandler {
  const kept = new Map<string, Promise<Buffer>>();

  const load = (name: string): Promise<Buffer> => {
    let file = kept.get(name);
    if (!file) {
      file = readFile(join(folder, name)).then((content) =>
        compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
      );
      // Names of missing files are not cached, or invented names would fill the memory.
      file.catch(() => kept.delete(name));
      kept.set(name, file);
    }
    return file;
  };

  return (request, response, next) => {
    const type = TYPES[extname(request.path)];
    if (type === undefined || !NAME.test(request.path) || !request.acceptsEncodings('br')) {
      next();
      return;
    }
    load(request.path).then(
      (content) => {
        // The deadline may have responded in the meantime; another header would end the process.
        if (response.headersSent) return;
        response.vary('Accept-Encoding');
        response.setHeader('Cache-Control', cacheControl);
        response.setHeader('Content-Type', type);
        response.setHeader('Content-Encoding', 'br');
        response.setHeader('Content-Length', content.length);
        if (request.method === 'HEAD') response.end();
        else response.end(content);
      },
      () => next(),
    );
  };
}
