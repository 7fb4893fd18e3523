import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { fractionDigits, majorUnits } from '../money.js';
import type { ProductView } from '../catalog/product.view.js';

/** Shared by all cells that have one: the library looks a style up by its identity, and writes it anew for any other object. */
const TEXT = { numFmt: '@' };
const WHOLE = { numFmt: '0' };
const GENERAL = { numFmt: 'General' };
const INSTANT = { numFmt: 'yyyy-mm-dd hh:mm:ss' };
const MONEY = [0, 1, 2, 3, 4].map((digits) => ({ numFmt: digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}` }));

const COLUMNS = [
  { header: 'Name', key: 'name', width: 40, style: TEXT },
  { header: 'Description', key: 'description', width: 60, style: TEXT },
  { header: 'SKU', key: 'sku', width: 20, style: TEXT },
  { header: 'Brand', key: 'brand', width: 24, style: TEXT },
  { header: 'Price', key: 'price', width: 14, style: null },
  { header: 'Currency', key: 'currency', width: 10, style: TEXT },
  { header: 'Stock', key: 'stock', width: 10, style: WHOLE },
  { header: 'Active', key: 'isActive', width: 10, style: null },
  { header: 'Created', key: 'createdAt', width: 20, style: INSTANT },
  { header: 'Modified', key: 'updatedAt', width: 20, style: INSTANT },
  { header: 'Id', key: 'id', width: 40, style: TEXT },
] as const;

/** The sheet's stream as its library makes it: a hub that hands on what it gets, to streams that say when they are full. */
interface SheetStream {
  readonly pipes?: readonly Writable[];
}

/**
 * Writes a workbook with one sheet to a stream, batch by batch; nothing of a batch is kept once the reader took it.
 * Texts are texts whatever they begin with: no cell is ever a formula.
 */
export async function writeProductSheet(
  output: Writable,
  batches: AsyncIterable<readonly ProductView[]>,
): Promise<void> {
  // Only who exports pays for loading it.
  const { default: excel } = await import('exceljs');
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true, useSharedStrings: false });
  const sheet = book.addWorksheet('Products', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = COLUMNS.map(({ header, key, width }) => ({ header, key, width }));
  const header = sheet.getRow(1);
  header.font = { bold: true };
  header.commit();

  for await (const batch of batches) {
    for (const product of batch) {
      const row = sheet.addRow({ ...product, price: majorUnits(product.price, product.currency) });
      for (const { key, style } of COLUMNS) if (style) row.getCell(key).style = style;
      row.getCell('price').style = moneyOf(product.currency);
      row.commit();
    }
    await drained((sheet as unknown as { stream: SheetStream }).stream, output);
    if (output.destroyed) return;
  }
  sheet.commit();
  await book.commit();
}

function moneyOf(currency: string): { numFmt: string } {
  return MONEY[fractionDigits(currency)] ?? GENERAL;
}

/** Resolves when the reader has taken what was written so far, or has gone away. */
async function drained({ pipes = [] }: SheetStream, output: Writable): Promise<void> {
  for (const pipe of pipes) {
    if (!pipe.writableNeedDrain || output.destroyed) continue;
    const stop = new AbortController();
    const gone = () => stop.abort();
    output.once('close', gone);
    try {
      await once(pipe, 'drain', { signal: stop.signal });
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      output.off('close', gone);
    }
  }
}
