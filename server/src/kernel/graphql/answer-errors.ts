import type { GraphQLError } from 'graphql';
import type { Path } from 'graphql/jsutils/Path.js';
import { keysOf } from './answer-place.js';

/** The errors of one answer. What goes wrong below a place that an error made null is not told. */
export class AnswerErrors {
  readonly list: GraphQLError[] = [];
  private readonly nulled = new Set<string>();

  /** @param path of the place that becomes null; undefined for the whole answer */
  add(error: GraphQLError, path: Path | undefined): void {
    const keys = keysOf(path);
    for (let length = 0; length <= keys.length; length += 1) {
      if (this.nulled.has(JSON.stringify(keys.slice(0, length)))) return;
    }
    this.nulled.add(JSON.stringify(keys));
    this.list.push(error);
  }
}
