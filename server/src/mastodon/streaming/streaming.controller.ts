import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { ServiceUnavailable } from '#kernel/errors/app-error.js';
import { SocketServer } from '#kernel/graphql/socket/socket-server.js';
import { CLOSE } from '#kernel/graphql/socket/socket-limits.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { NeedsScope } from '#kernel/request/scopes/needs-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { flag, text } from '../request/fields.js';
import { Params } from '../request/params.decorator.js';
import { EventStream } from './event-stream.js';
import { streamOf } from './stream.js';
import { TooManyConnections } from './streaming.errors.js';
import { Streams } from './streams.js';

const StreamParams = z.object({ tag: text.optional(), list: text.optional(), only_media: flag.optional() });
type StreamParams = z.infer<typeof StreamParams>;

/** Streams as server-sent events, for programs without sockets. They count as sockets. */
@Controller('v1/streaming')
export class StreamingController {
  constructor(
    private readonly streams: Streams,
    private readonly sockets: SocketServer,
  ) {}

  @Allow('anyone')
  @NeedsScope()
  @Get('health')
  health(@Res() response: Response): void {
    response.type('text/plain').send('OK');
  }

  @Allow('user')
  @NeedsScope('read:notifications')
  @Get('user/notification')
  notifications(
    @SignedIn() viewer: SignedInViewer,
    @Ctx() ctx: RequestContext,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.open(request, response, { viewer, ctx, params: {} });
  }

  @Allow('user')
  @NeedsScope('read:statuses')
  @Get(['user', 'public', 'public/local', 'public/remote', 'hashtag', 'hashtag/local', 'list', 'direct'])
  timeline(
    @SignedIn() viewer: SignedInViewer,
    @Ctx() ctx: RequestContext,
    @Params(StreamParams) params: StreamParams,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.open(request, response, { viewer, ctx, params });
  }

  private async open(
    request: Request,
    response: Response,
    { viewer, ctx, params }: { viewer: SignedInViewer; ctx: RequestContext; params: StreamParams },
  ): Promise<void> {
    const stream = streamOf({ ...params, stream: nameOf(request, params) });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const { connections, limits } = this.sockets;
    const unregister = connections.register(ctx.ip);
    if (unregister === 'full') throw new ServiceUnavailable();
    if (unregister === 'address') throw new TooManyConnections();
    const events = new EventStream(response, limits.sendBufferBytes);
    events.onClose(unregister);
    connections.add(events);
    if (!connections.bind(events, viewer)) throw new TooManyConnections();
    const end = await this.streams.open(stream, viewer, ctx, {
      send: (event) => events.send(event),
      interrupt: () => events.close(CLOSE.later),
      fail: () => events.close(CLOSE.restart),
    });
    events.onClose(end);
    events.begin();
  }
}

/** `user/notification` is `user:notification`. */
function nameOf({ path }: Request, { only_media: isMedia = false }: StreamParams): string {
  const name = path
    .replace(/^.*\/streaming\//, '')
    .replace(/\/$/, '')
    .replaceAll('/', ':');
  return isMedia && name.startsWith('public') ? `${name}:media` : name;
}
