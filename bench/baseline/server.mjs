// The smallest server that answers the benchmark's requests with the same JSON from the same database: node:http, pg, and one prepared
// statement for each page. No authentication, no validation, no limits, no log; a header says who the viewer is.
//   node bench/baseline/server.mjs '{"host":"/tmp/…","port":5432,"user":"mallard","database":"mallard"}'
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { hashtagKeys, mentionedHandles, parseEntities } from '@mallard/rules/text-entities';
import { newId } from '../../server/dist/src/kernel/database/ids.js';
import { card, connection, person, restPage, restPost, thread } from './answers.mjs';
import * as statements from './statements.mjs';

const { Pool } = createRequire(join(resolve(import.meta.dirname, '../..'), 'server/package.json'))('pg');
const pool = new Pool({ ...JSON.parse(process.argv[2]), max: 10 });

async function ask(name, values) {
  const { rows } = await pool.query({ name, text: statements[name], values });
  return rows;
}

const streamSize = Number((await pool.query(statements.STREAM_SIZE)).rows[0].n);

const routes = {
  'GET /home': async (viewer) => ({ data: { stream: connection('stream.FOLLOWING', await ask('HOME', [viewer])) } }),
  'GET /everyone': async (viewer) => ({
    data: { stream: connection('stream.EVERYONE', await ask('EVERYONE', [viewer])) },
  }),
  'GET /posts': async (viewer) => restPage(await ask('POSTS', [viewer]), streamSize),
  'GET /posts-of': async (viewer, { id }) => {
    const [[{ n }], rows] = await Promise.all([ask('NUMBER_OF', [id]), ask('POSTS_OF', [viewer, id])]);
    return restPage(rows, n);
  },
  'GET /replies': async (viewer, { id }) => {
    const [[{ n }], rows] = await Promise.all([ask('NUMBER_OF_REPLIES', [id]), ask('REPLIES', [viewer, id])]);
    return restPage(rows, n);
  },
  'GET /post': async (viewer, { id }) => ({ data: { post: card((await ask('CARD_OF', [viewer, id]))[0]) } }),
  'GET /rest-post': async (viewer, { id }) => ({
    succeeded: true,
    messages: [],
    data: restPost((await ask('POST_OF', [viewer, id]))[0]),
  }),
  'GET /profile': async (viewer, { handle }) => {
    const [user] = await ask('PERSON', [viewer, handle]);
    return { data: { user: person(user, connection('user.posts', await ask('QUACKS_OF', [viewer, user.id]))) } };
  },
  'GET /hashtag': async (viewer, { tag }) => {
    const [[found], rows] = await Promise.all([ask('TAG', [tag]), ask('TAGGED', [viewer, tag])]);
    const { name, post_count: postCount } = found;
    return { data: { hashtag: { tag, name, postCount, posts: connection('hashtag.posts', rows) } } };
  },
  'GET /thread': async (viewer, { id }) => {
    const rows = await ask('THREAD', [viewer, id]);
    return { data: { thread: thread(id, rows) } };
  },
  'POST /quacks': async (viewer, _query, { content }) => {
    const id = newId();
    const entities = parseEntities(content);
    const handles = mentionedHandles(entities).map((handle) => handle.toLowerCase());
    await ask('PUBLISH', [viewer, id, content, JSON.stringify(entities), hashtagKeys(entities), handles, new Date()]);
    const [row] = await ask('CARD_OF', [viewer, id]);
    return { data: { createPost: { post: card(row) } } };
  },
  'POST /nods': async (viewer, { id }) => {
    await ask('NOD', [viewer, id, newId(), new Date()]);
    return { data: { nodPost: { post: await nodded(viewer, id) } } };
  },
  'DELETE /nods': async (viewer, { id }) => {
    await ask('UNNOD', [viewer, id]);
    return { data: { unnodPost: { post: await nodded(viewer, id) } } };
  },
};

async function nodded(viewer, id) {
  const [row] = await ask('NODDED', [viewer, id]);
  return { id, nodCount: row.nod_count, viewerHasNodded: row.nodded };
}

async function bodyOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? undefined : JSON.parse(text);
}

const server = createServer(async (request, response) => {
  try {
    const [path, query = ''] = request.url.split('?', 2);
    const route = routes[`${request.method} ${path}`];
    const body = request.method === 'POST' ? await bodyOf(request) : undefined;
    const answer = await route(request.headers['x-viewer'], Object.fromEntries(new URLSearchParams(query)), body);
    const text = JSON.stringify(answer);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
    });
    response.end(text);
  } catch (error) {
    response.writeHead(500).end(String(error.stack));
  }
});
// The process that started this has ended.
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.address().port }));
