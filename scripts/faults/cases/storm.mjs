// F13 and F14: many people nod and unnod one quack and follow and unfollow its author at the same time, and send each quack ten
// times at once with the same key. What stands is what was acknowledged last, and every counter equals its rows.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { Server } from '../support/server.mjs';
import { enroll, verdictLine, Writers } from '../support/writers.mjs';

const { Client } = createRequire(resolve(import.meta.dirname, '../../../server/package.json'))('pg');

const CLIENTS = Number(process.env.STORM_CLIENTS ?? 20);
const ROUNDS = 25;
const COPIES = 10;

async function run() {
  const server = await Server.create();
  try {
    await server.start();
    const writers = await Writers.enroll(server, 1);
    const people = [];
    for (let n = 0; n < CLIENTS; n += 1) people.push(await enroll(server, `storm${n}`));
    const publish = (key) => {
      const content = `${key} #crash @writer0`;
      const headers = { ...writers.people[0].headers, 'idempotency-key': key.replaceAll(' ', '-') };
      return server.call('POST', '/api/posts', { content }, headers).then((answer) => ({ ...answer, content }));
    };
    const first = await publish('the one');
    if (first.status !== 200) throw new Error(`${first.status} ${JSON.stringify(first.body)}`);
    const post = first.body.data.id;
    writers.acknowledged.set(post, first.content);

    const [statuses, last] = [{}, new Map()];
    const note = ({ status }) => (statuses[status] = (statuses[status] ?? 0) + 1);
    const { author } = await storedState(server.database, post);
    const change = async (index) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const isOn = Math.random() < 0.5;
        const [nod, follow] = isOn ? ['nodPost', 'followUser'] : ['unnodPost', 'unfollowUser'];
        const query = `mutation($post: ID!, $user: ID!) { ${nod}(id: $post) { post { nodCount } } ${follow}(id: $user) { user { id } } }`;
        const variables = { post, user: author };
        const answer = await server.call('POST', '/graphql', { query, variables }, people[index]);
        note(answer);
        if (answer.body?.errors) note({ status: answer.body.errors[0].extensions.code });
        else last.set(index, isOn);
      }
    };
    const copies = async () => {
      const ids = new Set();
      for (let n = 0; n < ROUNDS; n += 1) {
        const answers = await Promise.all(Array.from({ length: COPIES }, () => publish(`copy ${n}`)));
        for (const answer of answers) {
          note(answer);
          if (answer.status !== 200) continue;
          ids.add(answer.body.data.id);
          writers.acknowledged.set(answer.body.data.id, answer.content);
        }
      }
      return ids.size;
    };
    const [ids] = await Promise.all([copies(), ...people.map((_, index) => change(index))]);
    const verdict = await writers.judge();
    const stored = await storedState(server.database, post);
    const expected = [...last.values()].filter(Boolean).length;
    const isRight = ['nods', 'nodCount', 'follows'].every((what) => stored[what] === expected);
    const errors = Object.keys(statuses).filter((status) => !['200', '409'].includes(status));
    return {
      ok: verdict.ok && isRight && errors.length === 0 && ids === ROUNDS,
      lines: [
        `${CLIENTS} people, ${ROUNDS} changes each at once: answers ${JSON.stringify(statuses)}`,
        `${expected} nods and follows were acknowledged last; stored: ${JSON.stringify(stored)}`,
        `${ROUNDS} quacks sent ${COPIES} times each at once: ${ids} ids`,
        verdictLine(verdict),
      ],
    };
  } finally {
    await server.remove();
  }
}

async function storedState(database, post) {
  const client = new Client(database);
  await client.connect();
  try {
    const { rows } = await client.query(
      `select author_id as author, (select count(*) from nods where post_id = p.id)::int as nods, p.nod_count as "nodCount",
        (select count(*) from follows where followee_id = p.author_id)::int as follows from posts p where id = $1`,
      [post],
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

export default { name: 'storm', title: 'nods, follows and repeated quacks at the same time', run };
