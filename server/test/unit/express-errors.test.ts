import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import express from 'express';
import { expressErrors } from '#kernel/http/express-errors.js';

let server: Server;
let logged: unknown[];
let arrived: PromiseWithResolvers<void>;
let tried: PromiseWithResolvers<unknown>;

beforeEach(async () => {
  logged = [];
  arrived = Promise.withResolvers();
  tried = Promise.withResolvers();
  const app = express();
  app.get('/file', (_asked, response, next) => {
    arrived.resolve();
    // Sent once whoever asked is gone.
    response.once('close', () =>
      response.sendFile(import.meta.filename, (error) => {
        next(error);
        tried.resolve(error);
      }),
    );
  });
  app.get('/fault', (_asked, _response, next) => next(new Error('a fault')));
  app.get('/elsewhere', (_asked, _response, next) => next(Object.assign(new Error('cut'), { code: 'ECONNABORTED' })));
  app.use(expressErrors((error) => logged.push(error)));
  server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => server.close(closed)));

const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

it('someone who leaves in the middle of a file is no error', async () => {
  const asking = request(address('/file')).on('error', () => undefined);
  asking.end();
  await arrived.promise;

  asking.destroy();

  expect(await tried.promise).toMatchObject({ code: 'ECONNABORTED' });
  expect(logged).toEqual([]);
});

it.each([
  ['a fault', '/fault', 'a fault'],
  ['a connection of the server’s own that was cut', '/elsewhere', 'cut'],
])('%s is logged, and answered without its words', async (_name, path, message) => {
  const answer = await fetch(address(path));

  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain(message);
  expect(logged).toEqual([expect.objectContaining({ message })]);
});
