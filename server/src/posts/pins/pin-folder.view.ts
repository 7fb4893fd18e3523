import { Injectable } from '@nestjs/common';
import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';

/** A folder as its owner sees it; no one else does. */
@ObjectType('PinFolder', {
  description: "A folder of the viewer's pins. No one else sees it.",
  implements: () => [Node],
})
export class PinFolderView implements Node {
  @Field(() => ID, { description: 'Identifies the folder.' }) id!: string;
  @Field(() => String, { description: "Its name, which none of the viewer's other folders has, in whatever case." })
  name!: string;
}

/** $1 owner. */
const OF_OWNER = 'select id, name from pin_folders where user_id = $1::uuid order by key, id';
/** $1 folder, $2 owner. */
const BY_ID = 'select id, name from pin_folders where id = $1::uuid and user_id = $2::uuid';

@Injectable()
export class PinFolderViews {
  constructor(private readonly database: Database) {}

  /** At most 50, by name. */
  ofOwner(ownerId: string): Promise<PinFolderView[]> {
    return this.database.rows<PinFolderView>(OF_OWNER, [ownerId]);
  }

  /** @returns null if there is none, or it is someone else's */
  async byId(folderId: string, ownerId: string): Promise<PinFolderView | null> {
    const [row] = await this.database.rows<PinFolderView>(BY_ID, [folderId, ownerId]);
    return row ?? null;
  }
}
