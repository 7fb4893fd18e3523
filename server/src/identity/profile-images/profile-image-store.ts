import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { isUuid, newId } from '#kernel/database/ids.js';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#kernel/storage/private-files.js';
import { pathOf, PROFILE_IMAGES, type ProfileImageKind } from './profile-image-kind.js';

/** Stores profile images in DATA_DIR. Every image gets a new name, so browsers can cache it forever. */
@Injectable()
export class ProfileImageStore {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** Absolute. */
  folderOf(kind: ProfileImageKind): string {
    return join(this.settings.DATA_DIR, 'media', PROFILE_IMAGES[kind].folder);
  }

  /** Stores an image atomically. @returns its URL on the site */
  async put(kind: ProfileImageKind, webp: Buffer): Promise<string> {
    const folder = this.folderOf(kind);
    const name = `${newId()}.webp`;
    const draft = join(folder, `.${name}.part`);
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
    try {
      const file = await open(draft, 'wx', PRIVATE_FILE);
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

  /** Removes the image of a URL; ignores URLs of other stores and missing images. */
  async remove(kind: ProfileImageKind, address: string | null | undefined): Promise<void> {
    const path = `${pathOf(kind)}/`;
    const name = address?.startsWith(path) ? address.slice(path.length) : '';
    if (isProfileImageName(name)) await rm(join(this.folderOf(kind), name), { force: true });
  }
}

export function isProfileImageName(name: string): boolean {
  return name.endsWith('.webp') && isUuid(name.slice(0, -'.webp'.length));
}
