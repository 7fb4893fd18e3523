import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const server = resolve(import.meta.dirname, '../../server');
const { Query } = createRequire(join(server, 'package.json'))('pg');

/** Bytes sent at a time. */
const CHUNK = 1 << 18;

/** COPY … FROM STDIN, which `pg` doesn't implement. */
class CopyQuery extends Query {
  constructor(text, rows, callback) {
    super(text, undefined, callback);
    this.source = rows;
  }

  handleCopyInResponse(connection) {
    this.send(connection).then(
      () => connection.endCopyFrom(),
      (error) => connection.sendCopyFail(String(error)),
    );
  }

  async send(connection) {
    let chunk = '';
    for (const row of this.source) {
      chunk += `${row.map(field).join('\t')}\n`;
      if (chunk.length < CHUNK) continue;
      connection.sendCopyFromChunk(Buffer.from(chunk));
      chunk = '';
      if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
    }
    if (chunk !== '') connection.sendCopyFromChunk(Buffer.from(chunk));
  }
}

const ESCAPES = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A value in COPY's text format. */
function field(value) {
  if (value === null || value === undefined) return String.raw`\N`;
  if (typeof value !== 'string') return String(value);
  return /[\\\n\r\t]/.test(value) ? value.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character]) : value;
}

/**
 * Stores rows in bulk.
 * @param {import('pg').Client} client
 * @param {string} columns of `table`, in the order of each row's values
 * @param {Iterable<unknown[]>} rows
 */
export function copyIn(client, table, columns, rows) {
  return new Promise((done, fail) => {
    client.query(
      new CopyQuery(`copy ${table} (${columns}) from stdin`, rows, (error, result) =>
        error ? fail(error) : done(result),
      ),
    );
  });
}
