import { checkText } from '@mallard/rules/plain-text';
import { MAX_PIN_NOTE } from '@mallard/rules/pins';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { blocks, notBlockedBy } from '#people/ties/relationship-conditions.js';
import { YouBlockThem } from '#people/ties/relationship.errors.js';
import { inAudience } from '../model/post-audience.js';
import { PostNotFound } from '../model/post.errors.js';
import { InvalidPinNote, PinFolderNotFound, PinNotFound } from './pin.errors.js';
import { pinColumns, type PinRow, type PinView, toPinView } from './pin.view.js';

const target = (post: string, viewer: string) => `
select p.id, ${blocks(viewer, 'p.author_id')} as blocks from posts p join users u on u.id = p.author_id and u.is_active
where p.deleted_at is null and p.requack_of is null and p.id = ${post} and ${notBlockedBy(viewer, 'p.author_id')} and ${inAudience(viewer)}`;

/** $1 pin, $2 post, $3 user, $4 time. Returns the post if it exists, pinned before or not. */
const PIN = `
with target as (${target('$2::uuid', '$3::uuid')}), pinned as (
  insert into pins (id, post_id, user_id, created_at)
  select $1::uuid, target.id, $3::uuid, $4::timestamptz from target where not target.blocks
  on conflict (user_id, post_id) do nothing
)
select id, blocks from target`;

/** $1 post, $2 user. Returns the post if it exists, and what its pin held. */
const UNPIN = `
with target as (${target('$1::uuid', '$2::uuid')}), unpinned as (
  delete from pins where post_id = (select id from target) and user_id = $2::uuid returning post_id, note, folder_id
)
select target.id, unpinned.post_id is not null as was_pinned, ${pinColumns('unpinned')}
from target left join unpinned on unpinned.post_id = target.id left join pin_folders f on f.id = unpinned.folder_id`;

/** $1 post, $2 user, $3 whether the note changes, $4 note, $5 whether the folder changes, $6 folder, which stays while this is written. */
const UPDATE = `
with target as (${target('$1::uuid', '$2::uuid')}), folder as (
  select f.id from pin_folders f where f.id = $6::uuid and f.user_id = $2::uuid for key share
), terms as materialized (
  select exists (select 1 from pins n join target on target.id = n.post_id where n.user_id = $2::uuid) as pinned,
    $6::uuid is null or exists (select 1 from folder) as has_folder
), changed as (
  update pins n set note = case when $3::boolean then $4 else n.note end,
    folder_id = case when $5::boolean then $6::uuid else n.folder_id end
  from terms where terms.pinned and terms.has_folder and n.post_id = $1::uuid and n.user_id = $2::uuid
)
select pinned, has_folder from terms`;

interface UnpinnedRow extends PinRow {
  id: string;
  was_pinned: boolean;
}

/** A post that is no longer pinned, and the pin as it was; null if there was none. */
export interface Unpinned {
  id: string;
  pin: PinView | null;
}

export interface PinChange {
  /** Null or empty removes it. */
  note?: string | null;
  /** One of the viewer's own; null takes the pin out of its folder. */
  folderId?: string | null;
}

/** Private bookmarks of posts. Everything is idempotent. */
@Injectable()
export class PinsService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Pinning again keeps the post's position in the list, and what the pin holds.
   * @throws PostNotFound, YouBlockThem
   */
  async pin(viewer: SignedInViewer, postId: string): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [row] = await tx.rows<{ id: string; blocks: boolean }>(PIN, [newId(), postId, viewer.id, new Date()]);
      if (!row) throw new PostNotFound();
      if (row.blocks) throw new YouBlockThem();
      return row.id;
    });
  }

  /** @throws PostNotFound */
  async unpin(viewer: SignedInViewer, postId: string): Promise<Unpinned> {
    return this.transactions.run(async (tx) => {
      const [row] = await tx.rows<UnpinnedRow>(UNPIN, [postId, viewer.id]);
      if (!row) throw new PostNotFound();
      return { id: row.id, pin: row.was_pinned ? toPinView(row) : null };
    });
  }

  /**
   * Changes what a pin holds; what is absent stays as it is.
   * @throws InvalidPinNote, PinFolderNotFound; PinNotFound also for posts that the viewer can't read
   */
  async update(viewer: SignedInViewer, postId: string, { note, folderId }: PinChange): Promise<void> {
    const checked = checkedNote(note ?? '');
    await this.transactions.run(async (tx) => {
      const [row] = await tx.rows<{ pinned: boolean; has_folder: boolean }>(UPDATE, [
        ...[postId, viewer.id, note !== undefined, checked, folderId !== undefined, folderId ?? null],
      ]);
      if (!row?.pinned) throw new PinNotFound();
      if (!row.has_folder) throw new PinFolderNotFound();
    });
  }
}

/** @throws InvalidPinNote */
function checkedNote(note: string): string | null {
  const checked = checkText(note, { maxGraphemes: MAX_PIN_NOTE, multiline: true, allowEmpty: true });
  if (!checked.ok) throw new InvalidPinNote();
  return checked.text === '' ? null : checked.text;
}
