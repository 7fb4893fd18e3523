// Fills a migrated, empty database with a dataset, for tests that read plans:
//   node bench/dataset/fill-into.mjs '{"host":"/tmp/…","port":5432,"user":"mallard","database":"plans"}' standard
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fillDatabase } from './fill.mjs';
import { SIZES } from './sizes.mjs';

const { Client } = createRequire(join(resolve(import.meta.dirname, '../../server'), 'package.json'))('pg');
const [connection, size] = process.argv.slice(2);
const client = new Client(JSON.parse(connection));
await client.connect();
await fillDatabase(client, SIZES[size]);
await client.end();
