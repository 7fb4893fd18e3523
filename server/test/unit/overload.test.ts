import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { Overload } from '../../src/kernel/limits/overload.js';

class Answer extends EventEmitter {
  refused: { status: number; headers: Record<string, string>; body: unknown } | undefined;

  writeHead(status: number, headers: Record<string, string>): this {
    this.refused = { status, headers, body: undefined };
    return this;
  }

  end(body: Buffer): void {
    this.refused!.body = JSON.parse(String(body));
  }
}

interface Visit {
  response: Answer;
  /** What became of it: still waiting, let in, or refused. */
  readonly outcome: string;
}

function visit(overload: Overload, originalUrl = '/graphql', headers = {}, method = 'POST'): Visit {
  const response = new Answer();
  let isIn = false;
  const request = { originalUrl, method, headers } as Request;
  overload.admit(request, response as unknown as Response, () => (isIn = true));
  return {
    response,
    get outcome() {
      return response.refused ? 'refused' : isIn ? 'in' : 'waiting';
    },
  };
}

function visits(overload: Overload, count: number): Visit[] {
  return Array.from({ length: count }, () => visit(overload));
}

describe('a server with more requests than it can serve', () => {
  it('works on 16 for each processor, lets 128 wait, and sends the rest away', () => {
    const overload = new Overload(2, 3_000);

    const all = visits(overload, 32 + 256 + 1);

    expect(all.filter(({ outcome }) => outcome === 'in')).toHaveLength(32);
    expect(all.filter(({ outcome }) => outcome === 'waiting')).toHaveLength(256);
    expect(all.at(-1)?.response.refused).toMatchObject({
      status: 503,
      headers: { 'Retry-After': '5' },
      body: { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 5 } }] },
    });
  });

  it('lets the next one in for each that is done, in the order of coming', () => {
    const overload = new Overload(1, 3_000);
    const all = visits(overload, 18);

    all[3]?.response.emit('finish');
    all[3]?.response.emit('close');

    expect(all.slice(16).map(({ outcome }) => outcome)).toEqual(['in', 'waiting']);
  });

  it('forgets who left while waiting, and takes the place of who left while being served', () => {
    const overload = new Overload(1, 3_000);
    const all = visits(overload, 19);

    all[16]?.response.emit('close');
    all[0]?.response.emit('close');

    expect(all.slice(16).map(({ outcome }) => outcome)).toEqual(['waiting', 'in', 'waiting']);
  });

  it('always answers about its health, serves pages, and takes uploads', () => {
    const overload = new Overload(1, 3_000);
    visits(overload, 16 + 128);

    const free = [
      visit(overload, '/health', {}, 'GET'),
      visit(overload, '/stream', {}, 'GET'),
      visit(overload, '/api/media/upload?a=1'),
      visit(overload, '/api/identity/profile-image', {}, 'PUT'),
    ];

    expect(free.map(({ outcome }) => outcome)).toEqual(['in', 'in', 'in', 'in']);
  });

  it('goes by the route, and not by what a client says it sends', () => {
    const overload = new Overload(1, 3_000);
    visits(overload, 16 + 128);
    const headers = { 'content-type': 'multipart/form-data; boundary=a' };

    const disguised = [
      visit(overload, '/api/posts', headers, 'GET'),
      visit(overload, '/graphql', headers),
      visit(overload, '/api/media/upload', headers, 'GET'),
    ];

    expect(disguised.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused']);
  });

  it('forgets who was answered by the deadline while waiting', () => {
    const overload = new Overload(1, 3_000);
    const all = visits(overload, 18);

    all[16]?.response.emit('finish');
    all[0]?.response.emit('finish');

    expect(all.slice(16).map(({ outcome }) => outcome)).toEqual(['waiting', 'in']);
  });

  describe('standing before a server', () => {
    /** @returns how many of so many requests that come in one turn of the event loop reach the listener */
    function reaching(overload: Overload, count: number, url = '/graphql', method = 'POST'): number {
      const server = new EventEmitter();
      let reached = 0;
      server.on('request', () => (reached += 1));
      overload.protect(server as Server, () => ({}));
      for (let n = 0; n < count; n += 1) server.emit('request', { url, method, headers: {} }, new Answer());
      return reached;
    }

    it('lets no more pass in one turn than there is room for, though none has come to its place yet', () => {
      const overload = new Overload(1, 3_000);
      visits(overload, 100);

      expect(reaching(overload, 60)).toBe(16 + 128 - 100);
      expect(overload.refusals).toBe(60 - 44);
    });

    it('gives the room of those who send slowly to others in the next turn', async () => {
      const overload = new Overload(1, 3_000);

      const first = reaching(overload, 200);
      await new Promise((resolve) => setImmediate(resolve));
      const second = reaching(overload, 10);

      expect([first, second]).toEqual([16 + 128, 10]);
    });

    it('always lets pass what is no call of an API, the status of maintenance, and preflights', () => {
      const overload = new Overload(1, 3_000);
      visits(overload, 16 + 128);

      const passed = [
        reaching(overload, 1, '/stream', 'GET'),
        reaching(overload, 1, '/api/maintenance/status?a=1', 'GET'),
        reaching(overload, 1, '/api/posts', 'OPTIONS'),
        reaching(overload, 1, '/api/posts', 'GET'),
      ];

      expect(passed).toEqual([1, 1, 1, 0]);
    });
  });

  it('sends away who waits when the server stops', () => {
    const overload = new Overload(1, 3_000);
    const waiting = visits(overload, 17).at(-1);

    overload.onModuleDestroy();

    expect(waiting?.outcome).toBe('refused');
  });
});
