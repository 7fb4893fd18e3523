import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { addressOf } from './address.js';

/** A database of its own, empty, on the PostgreSQL that runs by itself. */
export class ExternalDatabase {
  private constructor(
    readonly name: string,
    readonly url: string,
  ) {}

  static async create(): Promise<ExternalDatabase> {
    const name = `mallard_test_${randomBytes(6).toString('hex')}`;
    await administer(`create database ${name}`);
    const url = new URL(addressOf('TEST_DATABASE_URL'));
    url.pathname = `/${name}`;
    return new ExternalDatabase(name, url.href);
  }

  async rows<Row>(statement: string): Promise<Row[]> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query(statement)).rows as Row[];
    } finally {
      await client.end();
    }
  }

  async drop(): Promise<void> {
    await administer(`drop database if exists ${this.name} with (force)`);
  }
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: addressOf('TEST_DATABASE_URL') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
