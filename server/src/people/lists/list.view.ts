import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { enumOf } from '#identity/viewer/graphql-enums.js';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';
import { LIST_REPLIES, type ListReplies } from './list.entity.js';

export const ListRepliesEnum = enumOf(LIST_REPLIES);
registerEnumType(ListRepliesEnum, {
  name: 'ListReplies',
  description: 'Which replies of its people a list has.',
  valuesMap: {
    NONE: { description: 'Only quacks, without replies.' },
    LIST: { description: 'Replies to people of the list and to the viewer.' },
    FOLLOWED: { description: 'Replies to people whom the viewer follows, and to the viewer.' },
  },
});

/** A list as its owner sees it; no one else does. */
@ObjectType('List', {
  description: 'People, hashtags and phrases that the viewer reads in a stream of their own. No one else sees it.',
  implements: () => [Node],
})
export class ListView implements Node {
  @Field(() => ID, { description: 'Identifies the list.' }) id!: string;
  @Field(() => String, { description: 'Its name; several may have the same.' }) title!: string;
  @Field(() => Boolean, { description: "Whether the quacks of its people are left out of the viewer's home." })
  isExclusive!: boolean;
  @Field(() => ListRepliesEnum, { description: 'Which replies it has.' }) replies!: ListReplies;
  @Field(() => Int, { description: "Its position among the viewer's lists, from 0." }) position!: number;
  /** It has phrases, so that not everything by its people and with its hashtags is in it. */
  hasPhrases!: boolean;
}

interface ListRow {
  id: string;
  title: string;
  is_exclusive: boolean;
  replies: ListReplies;
  position: number;
  has_phrases: boolean;
}

const COLUMNS = `l.id, l.title, l.is_exclusive, l.replies, l.position,
  exists (select 1 from list_members m where m.list_id = l.id and m.phrase is not null) as has_phrases`;

/** $1 owner. */
const OF_OWNER = `select ${COLUMNS} from lists l where l.owner_id = $1::uuid order by l.position, l.id`;
/** $1 list, $2 owner. */
const BY_ID = `select ${COLUMNS} from lists l where l.id = $1::uuid and l.owner_id = $2::uuid`;

@Injectable()
export class ListViews {
  constructor(private readonly database: Database) {}

  /** At most 50, in the order that the owner gave them. */
  async ofOwner(ownerId: string): Promise<ListView[]> {
    return (await this.database.rows<ListRow>(OF_OWNER, [ownerId])).map(viewOf);
  }

  /** @returns null if there is none, or it is someone else's */
  async byId(listId: string, ownerId: string): Promise<ListView | null> {
    const [row] = await this.database.rows<ListRow>(BY_ID, [listId, ownerId]);
    return row ? viewOf(row) : null;
  }
}

function viewOf({ id, title, is_exclusive, replies, position, has_phrases }: ListRow): ListView {
  return { id, title, isExclusive: is_exclusive, replies, position, hasPhrases: has_phrases };
}
