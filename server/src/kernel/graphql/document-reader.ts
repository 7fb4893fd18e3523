import { type DocumentNode, GraphQLError, parse } from 'graphql';
import { QUERY_LIMITS } from './query-limits.js';
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
      this.documents.remember(text, document);
      return document;
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      const { message, source, positions } = error;
      throw new GraphQLError(message, { source, positions, extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
    }
  }
}
