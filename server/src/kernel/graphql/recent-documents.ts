import type { DocumentNode } from 'graphql';

/** Documents of at most 2,000 tokens each. */
const MAX_DOCUMENTS = 500;

/**
 * Valid documents that were asked for lately, so that a repeated operation is neither parsed nor validated again. Its plan
 * and its cost hang on the document. Serves as Apollo's document store (by hash) and for sockets (by text).
 */
export class RecentDocuments {
  private readonly documents = new Map<string, DocumentNode>();

  constructor(private readonly max: number = MAX_DOCUMENTS) {}

  find(key: string): DocumentNode | undefined {
    const document = this.documents.get(key);
    if (document) {
      this.documents.delete(key);
      this.documents.set(key, document);
    }
    return document;
  }

  remember(key: string, document: DocumentNode): void {
    this.documents.set(key, document);
    for (const oldest of this.documents.keys()) {
      if (this.documents.size <= this.max) break;
      this.documents.delete(oldest);
    }
  }

  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.find(key));
  }

  set(key: string, document: DocumentNode): Promise<void> {
    this.remember(key, document);
    return Promise.resolve();
  }

  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.documents.delete(key));
  }
}
