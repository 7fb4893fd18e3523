import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import { RequestLoader } from '#kernel/graphql/request-loader.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { pinColumns, type PinRow, type PinView, toPinView } from './pin.view.js';

/** $1 user, $2 posts. */
const PINS_OF = `
select n.post_id, ${pinColumns('n')} from pins n left join pin_folders f on f.id = n.folder_id
where n.user_id = $1::uuid and n.post_id = any($2::uuid[])`;

/** The viewer's own pins of posts: one statement for those of a request. */
@Injectable()
export class OwnPinLoader extends RequestLoader<string, PinView> {
  constructor(private readonly database: Database) {
    super();
  }

  protected async fetch(postIds: readonly string[], { viewer }: RequestContext): Promise<Map<string, PinView>> {
    if (viewer.id === null) return new Map();
    const rows = await this.database.rows<PinRow & { post_id: string }>(PINS_OF, [viewer.id, postIds]);
    return new Map(rows.map((row) => [row.post_id, toPinView(row)]));
  }
}
