import { EventEmitter } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { ServiceUnavailable } from '../../src/kernel/errors/app-error.js';
import { Overload } from '../../src/kernel/limits/overload.js';

interface Visit {
  response: EventEmitter;
  /** What became of it: still waiting, let in, or why not. */
  outcome: unknown;
}

function visit(overload: Overload, path = '/graphql', type = 'application/json'): Visit {
  const entry: Visit = { response: new EventEmitter(), outcome: 'waiting' };
  const request = { path, headers: { 'content-type': type } } as Request;
  overload.middleware(request, entry.response as unknown as Response, (error?: unknown) => {
    entry.outcome = error ?? 'in';
  });
  return entry;
}

function visits(overload: Overload, count: number): Visit[] {
  return Array.from({ length: count }, () => visit(overload));
}

describe('a server with more requests than it can serve', () => {
  it('works on 16 for each processor, lets 128 wait, and sends the rest away', () => {
    const overload = new Overload(2);

    const all = visits(overload, 32 + 256 + 1);

    expect(all.filter(({ outcome }) => outcome === 'in')).toHaveLength(32);
    expect(all.filter(({ outcome }) => outcome === 'waiting')).toHaveLength(256);
    const refused = all.at(-1)?.outcome as ServiceUnavailable;
    expect(refused).toBeInstanceOf(ServiceUnavailable);
    expect([refused.status, refused.details.retryAfter]).toEqual([503, 5]);
  });

  it('lets the next one in for each that is done, in the order of coming', () => {
    const overload = new Overload(1);
    const all = visits(overload, 18);

    all[3]?.response.emit('finish');
    all[3]?.response.emit('close');

    expect(all.slice(16).map(({ outcome }) => outcome)).toEqual(['in', 'waiting']);
  });

  it('forgets who left while waiting, and takes the place of who left while being served', () => {
    const overload = new Overload(1);
    const all = visits(overload, 19);

    all[16]?.response.emit('close');
    all[0]?.response.emit('close');

    expect(all.slice(16).map(({ outcome }) => outcome)).toEqual(['waiting', 'in', 'waiting']);
  });

  it('always answers about its health, serves pages, and takes uploads', () => {
    const overload = new Overload(1);
    visits(overload, 16 + 128);

    const free = [
      visit(overload, '/health'),
      visit(overload, '/stream'),
      visit(overload, '/api/media/upload', 'multipart/form-data; boundary=a'),
    ];

    expect(free.map(({ outcome }) => outcome)).toEqual(['in', 'in', 'in']);
  });

  it('sends away who waits when the server stops', () => {
    const overload = new Overload(1);
    const waiting = visits(overload, 17).at(-1);

    overload.onModuleDestroy();

    expect(waiting?.outcome).toBeInstanceOf(ServiceUnavailable);
  });
});
