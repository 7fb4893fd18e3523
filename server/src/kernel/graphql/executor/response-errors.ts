import type { GraphQLError, ResponsePath } from 'graphql';
import { keysOf } from './value-builder.js';

/** The errors of one response. Errors below a field that is already null are not reported. */
export class ResponseErrors {
  readonly list: GraphQLError[] = [];
  private readonly nulled = new Set<string>();

  /** @param path of the field or item that becomes null; undefined for the whole response */
  add(error: GraphQLError, path: ResponsePath | undefined): void {
    const keys = keysOf(path);
    for (let length = 0; length <= keys.length; length += 1) {
      if (this.nulled.has(JSON.stringify(keys.slice(0, length)))) return;
    }
    this.nulled.add(JSON.stringify(keys));
    this.list.push(error);
  }
}
