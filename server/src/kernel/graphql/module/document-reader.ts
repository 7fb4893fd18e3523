import { type DocumentNode, GraphQLError, parse } from 'graphql';
import { asGraphqlError } from './graphql-engine.js';
import { QUERY_LIMITS } from '../limits/query-limits.js';
import { RecentDocuments } from './recent-documents.js';

/** Parses documents for sockets as Apollo does for HTTP: once, with the same limit and the same code. */
export class DocumentReader {
  private readonly documents = new RecentDocuments();

  /** @throws GraphQLError GRAPHQL_PARSE_FAILED */
  read(text: string): DocumentNode {
    const known = this.documents.find(text);
    if (known) return known;
    try {
      const document = parse(text, { maxTokens: QUERY_LIMITS.tokens });
      this.documents.add(text, document);
      return document;
    } catch (error) {
      const { message, source, positions } = asGraphqlError(error);
      throw new GraphQLError(message, {
        source,
        positions,
        originalError: error as Error,
        extensions: { code: 'GRAPHQL_PARSE_FAILED' },
      });
    }
  }
}
