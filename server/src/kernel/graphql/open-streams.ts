import type { Closure } from '../request/closure.js';
import type { Viewer } from '../request/viewer.js';
import type { EventAnswers } from './event-answers.js';

interface Stream {
  readonly answers: Pick<EventAnswers, 'refuse'>;
  readonly viewer: () => Viewer;
}

/** The subscriptions that end when the site closes: each call is refused by the guard, but these were let in before. */
export class OpenStreams {
  private readonly streams = new Set<Stream>();

  constructor(private readonly closure: Closure) {
    closure.onChange(() => {
      for (const stream of this.streams) this.hold(stream);
    });
  }

  /**
   * @param viewer who listens, as known at the moment
   * @returns a function that takes the subscription out again
   */
  enter(answers: Pick<EventAnswers, 'refuse'>, viewer: () => Viewer): () => void {
    const stream = { answers, viewer };
    this.streams.add(stream);
    // The site may have closed while the subscription was being made.
    this.hold(stream);
    return () => void this.streams.delete(stream);
  }

  private hold(stream: Stream): void {
    const refusal = this.closure.refusalFor(stream.viewer());
    if (!refusal) return;
    this.streams.delete(stream);
    stream.answers.refuse(refusal);
  }
}
