import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { CompiledQuery } from 'kysely';
import { Database } from '#kernel/database/database.js';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import { type JobRun, Worker } from '#kernel/jobs/worker.decorator.js';
import { MediaHoldings } from '#media/media-holdings.js';
import { MediaShelf, type PlacedMedia } from '#media/media-shelf.js';
import { UploadFolder } from '#media/uploads/upload-folder.js';
import type { DemoPicture, DemoQuack } from '../content/demo-content.js';
import { demoQuacks } from '../content/quacks.js';
import { paint } from './canvas.js';
import { PaintDemoPictures } from './paint-demo-pictures.js';
import { scenes } from './scenes.js';

interface Bare {
  id: string;
  author_id: string;
}

/** $1 handle in lower case, $2 words. */
const BARE = `
select p.id, p.author_id from posts p join users u on u.id = p.author_id
where u.handle_key = $1 and p.content = $2 and p.media_count = 0 and p.deleted_at is null`;

/** Paints the pictures of the demo community, after the start: a first page need not wait for them. */
@Injectable()
export class DemoPictures {
  private readonly canvases = new Map<DemoPicture['scene'], Promise<Buffer>>();

  constructor(
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly shelf: MediaShelf,
    private readonly holdings: MediaHoldings,
    private readonly folder: UploadFolder,
  ) {}

  @Worker(PaintDemoPictures)
  async hang(_: unknown, run?: JobRun): Promise<void> {
    for (const quack of demoQuacks) {
      if (!quack.pictures || run?.signal.aborted) continue;
      const content = quack.text.normalize('NFC').trim();
      const [bare] = await this.database.rows<Bare>(BARE, [quack.by.toLowerCase(), content]);
      if (bare) await this.hangOne(bare, quack.pictures);
    }
    this.canvases.clear();
  }

  private async hangOne(post: Bare, pictures: NonNullable<DemoQuack['pictures']>): Promise<void> {
    const painted: { placed: PlacedMedia; altText: string }[] = [];
    for (const { scene, altText } of pictures)
      painted.push({ placed: await this.store(post.author_id, scene), altText });
    await this.transactions.run(async (tx) => {
      for (const { placed, altText } of painted) await this.shelf.enter(tx, post.author_id, placed, altText);
      const holder = { id: post.id, ownerId: post.author_id, isPublished: true };
      const count = await this.holdings.hold(
        tx,
        holder,
        painted.map(({ placed }) => placed.id),
      );
      const set = CompiledQuery.raw('update posts set media_count = $2 where id = $1::uuid', [post.id, count]);
      await tx.db<unknown>().executeQuery(set);
    });
  }

  /** Several people look out of the same window. */
  private painted(scene: DemoPicture['scene']): Promise<Buffer> {
    const canvas = this.canvases.get(scene) ?? paint(scenes[scene]);
    this.canvases.set(scene, canvas);
    return canvas;
  }

  private async store(ownerId: string, scene: DemoPicture['scene']): Promise<PlacedMedia> {
    await this.folder.make();
    const path = join(this.folder.path, `${newId()}.part`);
    try {
      await writeFile(path, await this.painted(scene));
      const { size } = await stat(path);
      return await this.shelf.place(ownerId, { upload: { path, size }, poster: null });
    } finally {
      await rm(path, { force: true });
    }
  }
}
