import type { Client, Connection, FieldDef, Submittable } from 'pg';

/**
 * Has PostgreSQL prepare a statement without running it.
 * @returns the columns of its rows, none where it answers no rows
 */
export function describeStatement(client: Client, text: string): Promise<readonly FieldDef[]> {
  return client.query(new Description(text)).columns;
}

class Description implements Submittable {
  readonly columns: Promise<readonly FieldDef[]>;
  private fields: readonly FieldDef[] = [];
  private resolve!: (fields: readonly FieldDef[]) => void;
  private reject!: (error: Error) => void;

  constructor(private readonly text: string) {
    this.columns = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.parse({ text: this.text, name: '', types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.reject(new Error(`${error.message} in: ${this.text}`));
  }

  handleReadyForQuery(): void {
    this.resolve(this.fields);
  }
}
