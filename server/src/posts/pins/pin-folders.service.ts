import { foldedText } from '@mallard/rules/hashtag-key';
import { MAX_PIN_FOLDER_NAME, MAX_PIN_FOLDERS } from '@mallard/rules/pins';
import { checkText } from '@mallard/rules/plain-text';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/database/ids.js';
import { Transactions } from '#kernel/events/transactions.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { LOCK_OWNER } from '#people/lists/list-writes.js';
import { InvalidPinFolderName, PinFolderNameTaken, PinFolderNotFound, TooManyPinFolders } from './pin.errors.js';

/** $1 owner, $2 folder, $3 time, $4 name, $5 its key, $6 folders at most. Follows LOCK_OWNER. */
const CREATE = `
with terms as materialized (
  select exists (select 1 from pin_folders where user_id = $1::uuid and key = $5) as taken,
    (select count(*) from pin_folders where user_id = $1::uuid) < $6::int as has_room
), created as (
  insert into pin_folders (id, created_at, user_id, name, key)
  select $2::uuid, $3::timestamptz, $1::uuid, $4, $5 from terms where not taken and has_room
)
select taken, has_room from terms`;

/** $1 owner, $2 folder, $3 name, $4 its key. Follows LOCK_OWNER. */
const RENAME = `
with terms as materialized (
  select exists (select 1 from pin_folders where id = $2::uuid and user_id = $1::uuid) as found,
    exists (select 1 from pin_folders where user_id = $1::uuid and key = $4 and id <> $2::uuid) as taken
), renamed as (
  update pin_folders set name = $3, key = $4 from terms where id = $2::uuid and found and not taken
)
select found, taken from terms`;

/** $1 owner, $2 folder. */
const DELETE = 'delete from pin_folders where id = $2::uuid and user_id = $1::uuid returning id';

/** Makes, renames and deletes folders of pins. No one but the owner learns of it. */
@Injectable()
export class PinFoldersService {
  constructor(private readonly transactions: Transactions) {}

  /**
   * @returns its id
   * @throws InvalidPinFolderName, PinFolderNameTaken, TooManyPinFolders
   */
  async create(owner: SignedInViewer, name: string): Promise<string> {
    const checked = checkedName(name);
    const id = newId();
    await this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [owner.id]);
      const [row] = await tx.rows<{ taken: boolean; has_room: boolean }>(CREATE, [
        ...[owner.id, id, new Date(), checked, foldedText(checked), MAX_PIN_FOLDERS],
      ]);
      if (row?.taken) throw new PinFolderNameTaken();
      if (!row?.has_room) throw new TooManyPinFolders();
    });
    return id;
  }

  /** @throws PinFolderNotFound, InvalidPinFolderName, PinFolderNameTaken */
  async rename(owner: SignedInViewer, folderId: string, name: string): Promise<void> {
    const checked = checkedName(name);
    await this.transactions.run(async (tx) => {
      await tx.rows(LOCK_OWNER, [owner.id]);
      const [row] = await tx.rows<{ found: boolean; taken: boolean }>(RENAME, [
        ...[owner.id, folderId, checked, foldedText(checked)],
      ]);
      if (!row?.found) throw new PinFolderNotFound();
      if (row.taken) throw new PinFolderNameTaken();
    });
  }

  /** Its pins stay, without a folder. @throws PinFolderNotFound */
  async delete(owner: SignedInViewer, folderId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [row] = await tx.rows<{ id: string }>(DELETE, [owner.id, folderId]);
      if (!row) throw new PinFolderNotFound();
    });
  }
}

/** @throws InvalidPinFolderName */
function checkedName(name: string): string {
  const checked = checkText(name, { maxGraphemes: MAX_PIN_FOLDER_NAME });
  if (!checked.ok) throw new InvalidPinFolderName();
  return checked.text;
}
