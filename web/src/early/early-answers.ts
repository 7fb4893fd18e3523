/** What was asked before the client was there, for the client to take. */
export interface EarlyAnswer {
  /** As JSON. */
  readonly variables: string;
  /** The whole header: the answer is for no one else. */
  readonly authorization: string;
  /** Milliseconds since the page began to load. */
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

export interface Early {
  readonly answers: Map<string, EarlyAnswer>;
  /** Resolves once what came is drawn, or there is nothing to draw. */
  drawn: Promise<void>;
}

declare global {
  interface Window {
    /** Of early.ts; missing where no one is signed in. */
    early?: Early;
  }
}
