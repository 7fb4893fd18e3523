import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { isUuid, newId } from '#kernel/database/ids.js';
import { pathOf, PROFILE_IMAGES, type ProfileImageKind } from './profile-image-kind.js';

/** Keeps profile images below DATA_DIR. Each has a name of its own that never comes again, so browsers may keep it for ever. */
@Injectable()
export class ProfileImageStore {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Absolute. */
  folderOf(kind: ProfileImageKind): string {
    return join(this.settings.DATA_DIR, 'media', PROFILE_IMAGES[kind].folder);
  }

  /** Stores an image, whole or not at all. @returns its address on the site */
  async put(kind: ProfileImageKind, webp: Buffer): Promise<string> {
    const folder = this.folderOf(kind);
    const name = `${newId()}.webp`;
    const draft = join(folder, `.${name}.part`);
    await mkdir(folder, { recursive: true });
    try {
      const file = await open(draft, 'wx', 0o644);
      try {
        await file.writeFile(webp);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return `${pathOf(kind)}/${name}`;
  }

  /** Removes the image of an address; addresses that are not of this store, and images that are gone, are passed by. */
  async remove(kind: ProfileImageKind, address: string | null | undefined): Promise<void> {
    const path = `${pathOf(kind)}/`;
    const name = address?.startsWith(path) ? address.slice(path.length) : '';
    if (isProfileImageName(name)) await rm(join(this.folderOf(kind), name), { force: true });
  }
}

export function isProfileImageName(name: string): boolean {
  return name.endsWith('.webp') && isUuid(name.slice(0, -'.webp'.length));
}
