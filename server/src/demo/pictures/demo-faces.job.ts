import { Injectable } from '@nestjs/common';
import { ProfileImageService } from '#identity/profile-images/profile-image.service.js';
import { Database } from '#kernel/database/database.js';
import { type JobRun, Worker } from '#kernel/jobs/worker.decorator.js';
import { paint, type Scene } from './canvas.js';
import { banners, portraits } from './faces.js';
import { PaintDemoFaces } from './paint-demo-pictures.js';
import { scenes } from './scenes.js';

interface Faceless {
  id: string;
  image_url: string | null;
  banner_url: string | null;
}

/** $1 handle in lower case. */
const FACELESS = `select id, image_url, banner_url from users where handle_key = $1 and is_active`;

/** Pixels: painted small, since every one is computed. */
const PORTRAIT = { width: 208, height: 208 };
/** The middle of a scene that is half as high. */
const BANNER = { width: 660, height: 220 };

/** Gives the people of the demo community their faces and banners. Whoever has chosen one meanwhile keeps it. */
@Injectable()
export class DemoFaces {
  constructor(
    private readonly database: Database,
    private readonly images: ProfileImageService,
  ) {}

  @Worker(PaintDemoFaces)
  async draw(_: unknown, run?: JobRun): Promise<void> {
    for (const [handle, portrait] of Object.entries(portraits)) {
      if (run?.signal.aborted) return;
      const person = await this.person(handle);
      if (person?.image_url === null) await this.images.replace(person, 'picture', await paint(portrait, PORTRAIT));
    }
    for (const [handle, name] of Object.entries(banners)) {
      if (run?.signal.aborted) return;
      const person = await this.person(handle);
      const middle: Scene = (x, y) => scenes[name](x, 0.25 + y / 2);
      if (person?.banner_url === null) await this.images.replace(person, 'banner', await paint(middle, BANNER));
    }
  }

  private async person(handle: string): Promise<Faceless | undefined> {
    const [person] = await this.database.rows<Faceless>(FACELESS, [handle.toLowerCase()]);
    return person;
  }
}
