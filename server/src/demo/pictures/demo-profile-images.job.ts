import { Injectable } from '@nestjs/common';
import { ProfileImageService } from '#identity/profile-images/profile-image.service.js';
import { Database } from '#kernel/database/database.js';
import { type JobRun, Worker } from '#kernel/jobs/worker.decorator.js';
import { demoBanners } from '../content/banners.js';
import { AddDemoProfileImages } from './demo-picture-jobs.js';
import { listPortraits, readBanner, readPortrait } from './picture-files.js';

interface UserWithoutImages {
  id: string;
  image_url: string | null;
  banner_url: string | null;
}

/** $1 handle in lower case. */
const WITHOUT_IMAGES = `select id, image_url, banner_url from users where handle_key = $1 and is_active`;

/** Gives demo users their profile pictures and banners, unless they have chosen their own. */
@Injectable()
export class DemoProfileImages {
  constructor(
    private readonly database: Database,
    private readonly images: ProfileImageService,
  ) {}

  @Worker(AddDemoProfileImages)
  async addAll(_: unknown, run?: JobRun): Promise<void> {
    for (const handle of await listPortraits()) {
      run?.signal.throwIfAborted();
      const user = await this.user(handle);
      if (user?.image_url === null) await this.images.replace(user, 'picture', await readPortrait(handle));
    }
    for (const [handle, scene] of Object.entries(demoBanners)) {
      run?.signal.throwIfAborted();
      const user = await this.user(handle);
      if (user?.banner_url === null) await this.images.replace(user, 'banner', await readBanner(scene));
    }
  }

  private async user(handle: string): Promise<UserWithoutImages | undefined> {
    const [user] = await this.database.rows<UserWithoutImages>(WITHOUT_IMAGES, [handle.toLowerCase()]);
    return user;
  }
}
