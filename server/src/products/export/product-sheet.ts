import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { fractionDigits, majorUnits } from '../money.js';
import type { ProductView } from '../catalog/product.view.js';
import type { Letterhead } from './product-document.js';
import { PRODUCT_WORDS, type ProductWords } from './product-words.js';

/** Shared by cells: the library identifies styles by object identity and writes any other object as a new style. */
const TOP = { vertical: 'top' } as const;
const TEXT = { numFmt: '@', alignment: TOP };
const WRAPPED = { numFmt: '@', alignment: { vertical: 'top', wrapText: true } } as const;
const WHOLE = { numFmt: '#,##0', alignment: TOP };
const GENERAL = { numFmt: 'General', alignment: TOP };
const INSTANT = { numFmt: 'yyyy-mm-dd hh:mm:ss', alignment: TOP };
const MONEY = [0, 1, 2, 3, 4].map((digits) => ({
  numFmt: digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`,
  alignment: TOP,
}));

const COLUMNS = [
  { word: 'name', key: 'name', width: 40, style: WRAPPED },
  { word: 'description', key: 'description', width: 60, style: WRAPPED },
  { word: 'sku', key: 'sku', width: 20, style: TEXT },
  { word: 'brand', key: 'brand', width: 24, style: TEXT },
  { word: 'price', key: 'price', width: 14, style: null },
  { word: 'currency', key: 'currency', width: 12, style: TEXT },
  { word: 'stock', key: 'stock', width: 12, style: WHOLE },
  { word: 'active', key: 'isActive', width: 12, style: GENERAL },
  { word: 'created', key: 'createdAt', width: 20, style: INSTANT },
  { word: 'modified', key: 'updatedAt', width: 20, style: INSTANT },
  { word: 'id', key: 'id', width: 40, style: TEXT },
] as const;

/** The sheet's stream as the library creates it: it pipes to streams that signal backpressure. */
interface SheetStream {
  readonly pipes?: readonly Writable[];
}

/**
 * Streams a workbook with one sheet in the reader's language, batch by batch, without holding previous batches. Text cells are always text: no
 * cell is ever a formula.
 */
export async function writeProductSheet(
  output: Writable,
  batches: AsyncIterable<readonly ProductView[]>,
  { site, language }: Letterhead,
): Promise<void> {
  // Loaded only when the first export is requested.
  const { default: excel } = await import('exceljs');
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true, useSharedStrings: false });
  const words = PRODUCT_WORDS[language];
  book.creator = site;
  book.lastModifiedBy = site;
  const sheet = book.addWorksheet(words.products, {
    views: [{ state: 'frozen', ySplit: 1, rightToLeft: language === 'he' }],
  });
  sheet.columns = COLUMNS.map(({ word, key, width }) => ({ header: headerOf(word, words), key, width }));
  sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: COLUMNS.length } };
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

/** Cells of a sheet have no time zone, so the header says it. */
function headerOf(word: (typeof COLUMNS)[number]['word'], words: ProductWords): string {
  return word === 'created' || word === 'modified' ? `${words[word]} (UTC)` : words[word];
}

function moneyOf(currency: string): { numFmt: string } {
  return MONEY[fractionDigits(currency)] ?? GENERAL;
}

/** Resolves when the client has received what was written so far, or has disconnected. */
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
