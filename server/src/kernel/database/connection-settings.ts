import type { ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';

/** How to connect: by the embedded database's socket, or by DATABASE_URL and DATABASE_REPLICA_URL. */
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
