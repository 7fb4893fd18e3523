import type { ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';

/** Where the database is: the embedded one's socket, or what DATABASE_URL and DATABASE_REPLICA_URL say. */
export class ConnectionSettings {
  constructor(
    readonly config: ClientConfig,
    readonly replica: ClientConfig | null = null,
    /** No other process but this one uses the database. */
    readonly isOurs = false,
  ) {}

  static fromUrls(url: string, replicaUrl?: string): ConnectionSettings {
    return new ConnectionSettings(parseIntoClientConfig(url), replicaUrl ? parseIntoClientConfig(replicaUrl) : null);
  }
}
