/** Rows read at once. */
export const PAGE = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** All rows of a list that is read in pages. */
export async function* all<Row extends { id: string }>(page: (after: string) => Promise<Row[]>): AsyncGenerator<Row> {
  let after = FIRST_ID;
  for (;;) {
    const rows = await page(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Rows as a JSON array, a line each. */
export async function* jsonArray<Row>(rows: AsyncIterable<Row>, item: (row: Row) => object): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(item(row));
    separator = ',\n';
  }
  yield '\n]\n';
}
