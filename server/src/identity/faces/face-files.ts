import { Injectable } from '@nestjs/common';
import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { Database } from '#kernel/database/database.js';
import { isUuid } from '#kernel/database/ids.js';
import { Semaphore } from '#kernel/concurrency/semaphore.js';
import { type Face, FacePainter } from './face-painter.js';
import { BANNER_PATH, FACES_PATH } from './face-paths.js';

interface FaceRow {
  handle: string;
  display_name: string;
}

/** $1 person. Those who are hidden have no face. */
const FACE_OF = `
select u.handle, u.display_name from users u where u.id = $1::uuid and u.is_active and u.email_verified_at is not null`;

/** Seven days: what someone is called seldom changes. */
const FOR_A_WEEK = 'public, max-age=604800';
/** Lookups that run at once, and that may wait: they bypass the limits of the API. */
const LOOKUPS = 4;
const MAX_WAITING = 500;
const NAME = /^\/([^/]+)\.webp$/;

/** Serves pictures of those who have none: clients of other APIs need an address for everyone, and can't show what is drawn by styles. */
@Injectable()
export class FaceFiles {
  readonly handler: RequestHandler;
  private readonly semaphore = new Semaphore(LOOKUPS, MAX_WAITING);

  constructor(
    private readonly database: Database,
    private readonly painter: FacePainter,
  ) {
    const router = Router();
    router.use(FACES_PATH, (request, response, next) => {
      if (request.method === 'GET' || request.method === 'HEAD') return this.answer(request, response, next);
      response.setHeader('Allow', 'GET, HEAD');
      response.status(405).type('text/plain').send('Method not allowed');
      return undefined;
    });
    this.handler = router;
  }

  private async answer(request: Request, response: Response, next: NextFunction): Promise<void> {
    try {
      const picture = await this.pictureOf(request.path);
      // The request timeout has already responded.
      if (response.writableEnded) return;
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (!picture) {
        response.setHeader('Cache-Control', 'no-store');
        response.status(404).type('text/plain').send('Not found');
        return;
      }
      response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
      response.setHeader('Cache-Control', FOR_A_WEEK);
      response.type('image/webp').send(picture);
    } catch (error) {
      next(error);
    }
  }

  private async pictureOf(path: string): Promise<Buffer | null> {
    if (`${FACES_PATH}${path}` === BANNER_PATH) return this.painter.missingBanner();
    const id = NAME.exec(path)?.[1];
    const face = id !== undefined && isUuid(id) ? await this.semaphore.run(() => this.find(id)) : null;
    return face && this.painter.face(face);
  }

  private async find(id: string): Promise<Face | null> {
    const [row] = await this.database.rows<FaceRow>(FACE_OF, [id]);
    return row ? { handle: row.handle, displayName: row.display_name } : null;
  }
}
