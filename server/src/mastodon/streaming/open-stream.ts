import { Logger } from '@nestjs/common';
import type { EventSource, StreamEvent } from './event-source.js';

/** A stream that a client listens to: sends the events of its sources in the order in which they come. */
export class OpenStream {
  private readonly logger = new Logger('Streams');
  private last: Promise<void> = Promise.resolve();
  private ended = false;

  /** @param onInterrupted called where a source ends while the client still listens: its reader was too slow */
  constructor(
    private readonly sources: readonly EventSource[],
    private readonly send: (event: StreamEvent) => void,
    private readonly onInterrupted: () => void,
  ) {
    for (const source of sources) void this.read(source);
  }

  end(): void {
    this.ended = true;
    for (const source of this.sources) source.end();
  }

  private async read(source: EventSource): Promise<void> {
    for (let write = await source.next(); write; write = await source.next()) await this.inOrder(write);
    if (!this.ended) this.onInterrupted();
  }

  /** One after another: an edit must not overtake the post, nor the deletion the edit. */
  private inOrder(write: () => Promise<StreamEvent | null>): Promise<void> {
    this.last = this.last.then(async () => {
      try {
        const event = this.ended ? null : await write();
        if (event && !this.isOver()) this.send(event);
      } catch (error) {
        // It is on the next page that a reader loads; no stream ends because of a failure here.
        this.logger.warn({ message: 'An event could not be written', error });
      }
    });
    return this.last;
  }

  /** Asked again, because it may have ended meanwhile. */
  private isOver(): boolean {
    return this.ended;
  }
}
