import { Injectable } from '@nestjs/common';
import { SocketServer } from '#kernel/graphql/socket/socket-server.js';
import { OpenSubscriptions } from '#kernel/graphql/socket/open-subscriptions.js';
import type { AppError } from '#kernel/errors/app-error.js';
import { MaintenanceGate } from '#kernel/request/maintenance-gate.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { OutsideScopes } from '#kernel/request/scopes/app-scope.errors.js';
import { allows } from '#kernel/request/scopes/app-scopes.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { StreamEvent } from './event-source.js';
import { FeedStreams } from './feed-streams.js';
import { OpenStream } from './open-stream.js';
import { PersonalStreams } from './personal-streams.js';
import { type Stream, STREAM_SCOPES } from './stream.js';

export interface StreamListener {
  readonly send: (event: StreamEvent) => void;
  /** The client was too slow. */
  readonly interrupt: () => void;
  /** The stream ended for everyone: maintenance began. */
  readonly fail: (error: AppError) => void;
}

/** Opens streams for sockets and for server-sent events alike. */
@Injectable()
export class Streams {
  private readonly subscriptions: OpenSubscriptions;

  constructor(
    private readonly feeds: FeedStreams,
    private readonly personal: PersonalStreams,
    private readonly sockets: SocketServer,
    maintenance: MaintenanceGate,
  ) {
    this.subscriptions = new OpenSubscriptions(maintenance);
  }

  /**
   * @returns a function that ends the stream
   * @throws OutsideScopes, RecordNotFound, UnderMaintenance
   */
  async open(
    stream: Stream,
    viewer: SignedInViewer,
    ctx: RequestContext,
    { send, interrupt, fail }: StreamListener,
  ): Promise<() => void> {
    if (!allows(viewer.app?.scopes ?? [], STREAM_SCOPES[stream.name])) throw new OutsideScopes();
    const sources = [...(await this.feeds.of(stream, viewer, ctx)), ...this.personal.of(stream, viewer, ctx)];
    const open = new OpenStream(sources, send, interrupt);
    const unregister = this.sockets.connections.registry.registerSubscription(null);
    let forget = (): void => {};
    const end = (): void => {
      open.end();
      unregister?.();
      forget();
    };
    const refusals: Error[] = [];
    let tell = (error: Error): unknown => refusals.push(error);
    const refuse = (error: Error): void => {
      end();
      tell(error);
    };
    forget = this.subscriptions.add({ fail: refuse }, () => viewer);
    // Of a stream that never opened, the listener knows nothing.
    for (const refusal of refusals) throw refusal;
    tell = (error) => fail(error as AppError);
    return end;
  }
}
