import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RequestHandler } from 'express';

const compress = promisify(brotliCompress);
/** Of 11: the last two take ten times as long for a percent. */
const QUALITY = 9;
/** What gains by it; fonts and pictures are compressed by nature. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
};
const NAME = /^\/[\w.-]{1,120}$/;

/**
 * Serves the files of a build as brotli, compressed once each when first asked for. The files are hashed by content, so what was
 * kept stays right; there are as many as the build made. Whoever does not take brotli is served by what comes after.
 */
export function compressedFiles(folder: string, cacheControl: string): RequestHandler {
  const kept = new Map<string, Promise<Buffer>>();

  const load = (name: string): Promise<Buffer> => {
    let file = kept.get(name);
    if (!file) {
      file = readFile(join(folder, name)).then((content) =>
        compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
      );
      // A name that is no file must not be kept, or names made up by somebody would fill the memory.
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
