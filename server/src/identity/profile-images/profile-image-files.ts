import { Injectable } from '@nestjs/common';
import { type RequestHandler, Router } from 'express';
import { pathOf, PROFILE_IMAGES, type ProfileImageKind } from './profile-image-kind.js';
import { isProfileImageName, ProfileImageStore } from './profile-image-store.js';

/** Serves profile images. Browsers treat every file as an image, whatever it contains. */
@Injectable()
export class ProfileImageFiles {
  readonly handler: RequestHandler;

  constructor(store: ProfileImageStore) {
    const router = Router();
    for (const kind of Object.keys(PROFILE_IMAGES) as ProfileImageKind[]) {
      router.use(pathOf(kind), filesIn(store.folderOf(kind)));
    }
    this.handler = router;
  }
}

function filesIn(folder: string): RequestHandler {
  const router = Router();
  router.get('/:name', (request, response, next) => {
    const { name } = request.params;
    if (!isProfileImageName(name)) {
      response.status(404).type('text/plain').send('Not found');
      return;
    }
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    // Clients in browsers read pictures too, to save them or to draw on them.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Disposition', `inline; filename="${name}"`);
    response.type('image/webp');
    response.sendFile(name, { root: folder, immutable: true, maxAge: '1y', dotfiles: 'deny' }, (error) => {
      if (!error || response.headersSent) return;
      if ('status' in error && error.status === 404) {
        response.removeHeader('Content-Disposition');
        response.setHeader('Cache-Control', 'no-store');
        response.status(404).type('text/plain').send('Not found');
      } else next(error);
    });
  });
  router.use((request, response) => {
    const known = request.method === 'GET' || request.method === 'HEAD';
    if (!known) response.setHeader('Allow', 'GET, HEAD');
    response
      .status(known ? 404 : 405)
      .type('text/plain')
      .send(known ? 'Not found' : 'Method not allowed');
  });
  return router;
}
