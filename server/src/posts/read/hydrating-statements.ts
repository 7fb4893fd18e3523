import type { PostList } from '../model/post-list.js';
import { type MoreColumns, postsOfList } from './post-rows.js';

/** The statements of lists with their posts, built once for each constant list. */
export class HydratingStatements {
  private readonly statements = new Map<string, string>();

  constructor(private readonly more?: MoreColumns) {}

  of(list: PostList): string {
    let statement = this.statements.get(list.statement);
    if (!statement) {
      statement = postsOfList(list, list.parameters.length + 1, this.more);
      this.statements.set(list.statement, statement);
    }
    return statement;
  }
}
