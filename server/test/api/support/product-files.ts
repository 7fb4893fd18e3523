import { strFromU8, unzipSync } from 'fflate';
import { XMLParser } from 'fast-xml-parser';
// oxlint-disable-next-line no-restricted-imports -- the documented entry for Node
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Cell {
  /** n for a number, b for a boolean, str for a text. */
  type: string;
  value: string;
}

interface RawCell {
  '@_t'?: string;
  v?: string;
}

/** Reads the first sheet of a workbook by unpacking it. */
export function readSheet(bytes: Uint8Array): {
  rows: Cell[][];
  xml: string;
  styles: string;
  /** Any other file of the workbook. */
  files: (name: string) => string;
} {
  const files = unzipSync(bytes);
  const xml = strFromU8(files['xl/worksheets/sheet1.xml']!);
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => name === 'row' || name === 'c',
  });
  const { worksheet } = parser.parse(xml) as { worksheet: { sheetData: { row: { c: RawCell[] }[] } } };
  const rows = worksheet.sheetData.row.map(({ c }) =>
    c.map((cell) => ({ type: cell['@_t'] ?? 'n', value: cell.v ?? '' })),
  );
  return { rows, xml, styles: strFromU8(files['xl/styles.xml']!), files: (name) => strFromU8(files[name]!) };
}

interface Piece {
  str: string;
  dir: string;
  x: number;
  y: number;
}

/** The words of a PDF's first page, and their edges in points from the left. */
export async function readPositions(data: Uint8Array): Promise<{ str: string; left: number; right: number }[]> {
  const loading = getDocument({ data, useSystemFonts: false });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  await loading.destroy();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const left = item.transform[4] as number;
    return [{ str: item.str, left, right: left + item.width }];
  });
}

/** The lines of a PDF from top to bottom; pieces of a line in the direction in which the line is read. */
export async function readPdf(data: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data, useSystemFonts: false });
  const document = await loading.promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const byHeight = new Map<number, Piece[]>();
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const [, , , , x, y] = item.transform as number[];
      const height = Math.round(y!);
      byHeight.set(height, [...(byHeight.get(height) ?? []), { str: item.str, dir: item.dir, x: x!, y: y! }]);
    }
    for (const [, pieces] of [...byHeight].sort(([one], [other]) => other - one)) lines.push(lineOf(pieces));
  }
  await loading.destroy();
  return lines;
}

function lineOf(pieces: Piece[]): string {
  const leftToRight = pieces.toSorted((one, other) => one.x - other.x);
  const isRightToLeft = leftToRight.at(-1)?.dir === 'rtl' && leftToRight[0]?.dir !== 'ltr';
  const read = isRightToLeft ? leftToRight.toReversed() : leftToRight;
  return read
    .map(({ str }) => str)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
