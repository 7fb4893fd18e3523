import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** Documents of at most 2,000 tokens each. */
const MAX_DOCUMENTS = 500;

/**
 * A cache of recent documents, so that a repeated operation is neither parsed nor validated again. Plans and costs are cached by
 * document. Serves as Apollo's document store (by hash) and for sockets (by text).
 */
export class RecentDocuments {
  private readonly documents = new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS });

  find(key: string): DocumentNode | undefined {
    return this.documents.get(key);
  }

  add(key: string, document: DocumentNode): void {
    this.documents.set(key, document);
  }

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.find(key));
  }

  set(key: string, document: DocumentNode): Promise<void> {
    this.add(key, document);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.documents.delete(key));
  }
}
