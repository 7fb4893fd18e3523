import { Injectable } from '@nestjs/common';
import { ProfileImageService } from '#identity/profile-images/profile-image.service.js';
import { Database } from '#kernel/database/database.js';
import { type JobRun, Worker } from '#kernel/jobs/worker.decorator.js';
import { paint, type Scene } from '../scenes/canvas.js';
import { banners, portraits } from './profile-images.js';
import { PaintDemoProfileImages } from './demo-picture-jobs.js';
import { scenes } from '../scenes/scenes.js';

interface UserWithoutImages {
  id: string;
  image_url: string | null;
  banner_url: string | null;
}

/** $1 handle in lower case. */
const WITHOUT_IMAGES = `select id, image_url, banner_url from users where handle_key = $1 and is_active`;

/** In pixels. Small, because every pixel is computed. */
const PORTRAIT = { width: 208, height: 208 };
/** The middle of a scene of twice the height. */
const BANNER = { width: 660, height: 220 };

/** Gives demo users their profile pictures and banners, unless they have chosen their own. */
@Injectable()
export class DemoProfileImages {
  constructor(
    private readonly database: Database,
    private readonly images: ProfileImageService,
  ) {}

  @Worker(PaintDemoProfileImages)
  async draw(_: unknown, run?: JobRun): Promise<void> {
    for (const [handle, portrait] of Object.entries(portraits)) {
      run?.signal.throwIfAborted();
      const user = await this.user(handle);
      if (user?.image_url === null) await this.images.replace(user, 'picture', await paint(portrait, PORTRAIT));
    }
    for (const [handle, name] of Object.entries(banners)) {
      run?.signal.throwIfAborted();
      const user = await this.user(handle);
      const middle: Scene = (x, y) => scenes[name](x, 0.25 + y / 2);
      if (user?.banner_url === null) await this.images.replace(user, 'banner', await paint(middle, BANNER));
    }
  }

  private async user(handle: string): Promise<UserWithoutImages | undefined> {
    const [user] = await this.database.rows<UserWithoutImages>(WITHOUT_IMAGES, [handle.toLowerCase()]);
    return user;
  }
}
