import { createRequire } from 'node:module';
import type pdfmake from 'pdfmake';
import type { ProductView } from '../catalog/product.view.js';
import { majorUnits, fractionDigits } from '../money.js';
import { type Measure, visualLines } from './bidi-lines.js';

type TDocumentDefinitions = Parameters<typeof pdfmake.createPdf>[0];
type Content = TDocumentDefinitions['content'];

const resolve = createRequire(import.meta.url).resolve;
const FONT = '@expo-google-fonts/rubik';
/** Latin, Hebrew, Arabic and Cyrillic letters in one file, embedded as the letters that a document uses. */
export const FONTS = {
  Rubik: {
    normal: resolve(`${FONT}/400Regular/Rubik_400Regular.ttf`),
    bold: resolve(`${FONT}/700Bold/Rubik_700Bold.ttf`),
  },
};

/** The family that draws text from right to left. */
export const MIRRORED = 'RubikMirrored';

/** Points. An A4 page is 595 wide. */
const MARGIN = 56;
const TEXT_WIDTH = 595 - 2 * MARGIN;
const LABEL_WIDTH = 110;
const VALUE_WIDTH = TEXT_WIDTH - LABEL_WIDTH - 24;
const QR_SIZE = 110;
const HEADING = { fontSize: 22, width: TEXT_WIDTH - QR_SIZE - 32 };
const BODY_SIZE = 11;

/** A hairline between rows, none around them. */
const ROWS_APART = {
  hLineWidth: (line: number, { table }: { table: { body: unknown[][] } }) =>
    line === 0 || line === table.body.length ? 0 : 0.5,
  vLineWidth: () => 0,
  hLineColor: () => '#d0d7de',
  paddingLeft: (column: number) => (column === 0 ? 0 : 8),
  paddingRight: (column: number) => (column === 0 ? 8 : 0),
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

export interface Measures {
  readonly normal: (size: number) => Measure;
  readonly bold: (size: number) => Measure;
}

/** `Product-XXXXXX.pdf`, with the first six characters of the id. */
export function fileNameOf({ id }: Pick<ProductView, 'id'>): string {
  return `Product-${id.slice(0, 6).toUpperCase()}.pdf`;
}

/** The page of one product. */
export function documentOf(product: ProductView, measures: Measures): TDocumentDefinitions {
  const { name, description, sku, brand, price, currency, stock, isActive, createdAt, updatedAt, id } = product;
  const code = sku === '' ? id : sku;
  const rows: [string, string][] = [
    ['SKU', sku || '–'],
    ['Brand', brand || '–'],
    ['Price', `${majorUnits(price, currency).toFixed(fractionDigits(currency))} ${currency}`],
    ['Stock', String(stock)],
    ['Status', isActive ? 'Active' : 'Inactive'],
    ['Created', instant(createdAt)],
    ['Modified', instant(updatedAt)],
    ['Id', id],
  ];
  return {
    pageSize: 'A4',
    pageMargins: MARGIN,
    info: { title: name, subject: 'Product' },
    defaultStyle: { font: 'Rubik', fontSize: BODY_SIZE, lineHeight: 1.3, color: '#1f2328' },
    content: [
      {
        columns: [
          { width: HEADING.width, stack: lines(name, HEADING.width, measures.bold(HEADING.fontSize)), ...heading() },
          // The quiet zone of a QR code is white paper around it.
          { width: '*', qr: code, fit: QR_SIZE, alignment: 'right', eccLevel: 'M' },
        ],
        columnGap: 32,
        margin: [0, 0, 0, 24],
      },
      {
        table: {
          widths: [LABEL_WIDTH, '*'],
          body: rows.map(([label, value]) => [
            { text: label, color: '#59636e' },
            { stack: lines(value, VALUE_WIDTH, measures.normal(BODY_SIZE)) },
          ]),
        },
        layout: ROWS_APART,
      },
      { stack: lines(description, TEXT_WIDTH, measures.normal(BODY_SIZE)), margin: [0, 24, 0, 0] },
    ],
  };
}

function heading() {
  return { fontSize: HEADING.fontSize, bold: true, lineHeight: 1.2 };
}

function lines(text: string, width: number, measure: Measure): Extract<Content, unknown[]> {
  // A hair less than there is, so that rounding never breaks a line once more.
  return visualLines(text, width - 1, measure).map(({ pieces, isRightToLeft }) => ({
    text:
      pieces.length === 0
        ? ' '
        : pieces.map((piece) => ({ text: piece.text, noWrap: true, ...(piece.isRightToLeft && { font: MIRRORED }) })),
    alignment: isRightToLeft ? ('right' as const) : ('left' as const),
    noWrap: true,
  }));
}

function instant(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
