import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import { type JobRun, Worker } from '#kernel/jobs/worker.decorator.js';
import { MediaAttachments } from '#media/media-attachments.js';
import { MediaStore, type StoredMedia } from '#media/media-store.js';
import { UploadFolder } from '#media/uploads/upload-folder.js';
import type { DemoPicture, DemoPost } from '../content/demo-content.js';
import { demoPosts } from '../content/posts.js';
import { AddDemoPictures } from './demo-picture-jobs.js';
import { readScene } from './picture-files.js';

interface PostWithoutMedia {
  id: string;
  author_id: string;
}

/** $1 handle in lower case, $2 text. */
const WITHOUT_MEDIA = `
select p.id, p.author_id from posts p join users u on u.id = p.author_id
where u.handle_key = $1 and p.content = $2 and p.media_count = 0 and p.deleted_at is null`;

/** Attaches the pictures of demo posts after the start, so that the first page doesn't wait for them. */
@Injectable()
export class DemoPictures {
  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly mediaStore: MediaStore,
    private readonly attachments: MediaAttachments,
    private readonly folder: UploadFolder,
  ) {}

  @Worker(AddDemoPictures)
  async attachAll(_: unknown, run?: JobRun): Promise<void> {
    for (const quack of demoPosts) {
      run?.signal.throwIfAborted();
      if (!quack.pictures) continue;
      const content = quack.text.normalize('NFC').trim();
      const [post] = await this.database.rows<PostWithoutMedia>(WITHOUT_MEDIA, [quack.by.toLowerCase(), content]);
      if (post) await this.attachTo(post, quack.pictures, run?.signal);
    }
  }

  private async attachTo(
    post: PostWithoutMedia,
    pictures: NonNullable<DemoPost['pictures']>,
    signal?: AbortSignal,
  ): Promise<void> {
    const uploaded: { stored: StoredMedia; altText: string }[] = [];
    for (const { scene, altText } of pictures) {
      signal?.throwIfAborted();
      uploaded.push({ stored: await this.store(post.author_id, scene), altText });
    }
    await this.transactions.run(async (tx) => {
      for (const { stored, altText } of uploaded) await this.mediaStore.insert(tx, post.author_id, stored, altText);
      const holder = { id: post.id, ownerId: post.author_id, isPublished: true, isOpen: true };
      const count = await this.attachments.attach(
        tx,
        holder,
        uploaded.map(({ stored }) => stored.id),
      );
      await tx.rows('update posts set media_count = $2 where id = $1::uuid', [post.id, count]);
    });
  }

  private async store(ownerId: string, scene: DemoPicture['scene']): Promise<StoredMedia> {
    await this.folder.make();
    const path = join(this.folder.path, `${newId()}.part`);
    try {
      await writeFile(path, await readScene(scene));
      const { size } = await stat(path);
      return await this.mediaStore.store(ownerId, { upload: { path, size }, poster: null });
    } finally {
      await rm(path, { force: true });
    }
  }
}
