import type { ClientConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';

/** How to connect: by the embedded database's socket, or by DATABASE_URL, DATABASE_REPLICA_URL and DATABASE_DIRECT_URL. */
export class ConnectionSettings {
  constructor(
    readonly config: ClientConfig,
    readonly replica: ClientConfig | null = null,
    /** No other process but this one uses the database. */
    readonly isOurs = false,
    /**
     * The same database without a pooler, for what needs a session: LISTEN, jobs, migrations, planner options and statements
     * that take minutes.
     */
    readonly direct: ClientConfig = config,
  ) {}

  static fromUrls(url: string, replicaUrl?: string, directUrl?: string): ConnectionSettings {
    return new ConnectionSettings(
      parseIntoClientConfig(url),
      replicaUrl ? parseIntoClientConfig(replicaUrl) : null,
      false,
      parseIntoClientConfig(directUrl ?? url),
    );
  }
}
