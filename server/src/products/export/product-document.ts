import { createRequire } from 'node:module';
import { createFormats } from '@mallard/rules/formats';
import { MARK_LINES } from '@mallard/rules/mark';
import type pdfmake from 'pdfmake';
import type { Language } from '#kernel/request/language.js';
import type { ProductView } from '../catalog/product.view.js';
import { majorUnits } from '../money.js';
import { type Measure, visualLines } from './bidi-lines.js';
import { PRODUCT_WORDS } from './product-words.js';

type TDocumentDefinitions = Parameters<typeof pdfmake.createPdf>[0];
type Content = TDocumentDefinitions['content'];

const resolve = createRequire(import.meta.url).resolve;
const FONT = '@expo-google-fonts/rubik';
/** One font file with Latin, Hebrew, Arabic and Cyrillic letters. Only the glyphs that a document uses are embedded. */
export const FONTS = {
  Rubik: {
    normal: resolve(`${FONT}/400Regular/Rubik_400Regular.ttf`),
    bold: resolve(`${FONT}/700Bold/Rubik_700Bold.ttf`),
  },
};

/** The font family for right-to-left text. */
export const MIRRORED = 'RubikMirrored';

/** In points. An A4 page is 595 wide. */
const MARGIN = 56;
const TEXT_WIDTH = 595 - 2 * MARGIN;
const LABEL_WIDTH = 110;
const VALUE_WIDTH = TEXT_WIDTH - LABEL_WIDTH - 24;
const QR_SIZE = 110;
const HEADING = { fontSize: 22, width: TEXT_WIDTH - QR_SIZE - 32 };
const BODY_SIZE = 11;
const SMALL = 9;
/** The colors of the light theme (web/src/ui/theme/palette.ts). */
const MUTED = '#59636e';
const POND = '#0f5745';
const LOGO = `<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg"><path d="${MARK_LINES}" fill="none" stroke="${POND}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
/** Marks of direction and joiners, which are not drawn. */
const INVISIBLE = /\p{Cf}/gu;

/** Lines between rows only. */
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
  /** Whether the font has a character. */
  readonly draws: (character: string) => boolean;
}

/** What surrounds the product: the site, and the language of the reader. */
export interface Letterhead {
  /** PRODUCT_NAME */
  readonly site: string;
  /** The site's address without its scheme. */
  readonly host: string;
  readonly language: Language;
}

/** `Product-XXXXXX.pdf`, with the first six characters of the id. */
export function fileNameOf({ id }: Pick<ProductView, 'id'>): string {
  return `Product-${id.slice(0, 6).toUpperCase()}.pdf`;
}

/** The document of a product in the reader's language, with the site's name and page numbers on each page. */
export function documentOf(product: ProductView, measures: Measures, letterhead: Letterhead): TDocumentDefinitions {
  const { name, description, sku, id } = product;
  const { site, host, language } = letterhead;
  const words = PRODUCT_WORDS[language];
  const isRightToLeft = language === 'he';
  const start = isRightToLeft ? ('right' as const) : ('left' as const);
  const end = isRightToLeft ? ('left' as const) : ('right' as const);
  const towards = <T>(columns: T[]): T[] => (isRightToLeft ? columns.toReversed() : columns);
  const draws = new Undrawn(measures.draws);
  const small = (text: string, width: number, alignment?: 'left' | 'right') =>
    lines(draws.signed(text), width, measures.normal(SMALL), alignment);
  // Cells begin where the sheet does, whatever their language; only paragraphs of the description have a side of their own.
  const labels = rowsOf(product, letterhead, measures).map(([label, value]) => ({
    label: { stack: lines(label, LABEL_WIDTH, measures.normal(BODY_SIZE), start), color: MUTED },
    value: { stack: lines(draws.signed(value), VALUE_WIDTH, measures.normal(BODY_SIZE), start) },
  }));
  const title = lines(draws.signed(name), HEADING.width, measures.bold(HEADING.fontSize), start);
  const text = lines(draws.signed(description), TEXT_WIDTH, measures.normal(BODY_SIZE));
  const note = draws.found ? small(words.undrawn(UNDRAWN), TEXT_WIDTH) : [];
  return {
    pageSize: 'A4',
    pageMargins: [MARGIN, MARGIN + 24, MARGIN, MARGIN],
    info: { title: name, subject: words.name, author: site, creator: site },
    language,
    displayTitle: true,
    defaultStyle: { font: 'Rubik', fontSize: BODY_SIZE, lineHeight: 1.3, color: '#1f2328' },
    header: {
      margin: [MARGIN, 28, MARGIN, 0],
      columnGap: 8,
      columns: towards([
        { width: 20, svg: LOGO, fit: [20, 20] },
        {
          width: '*',
          stack: lines(draws.signed(site), TEXT_WIDTH - 28, measures.bold(13), start),
          ...{ bold: true, fontSize: 13, color: POND },
        },
      ]),
    },
    footer: (page, count) => ({
      ...{ margin: [MARGIN, 16, MARGIN, 0] as [number, number, number, number], fontSize: SMALL, color: MUTED },
      columns: towards([
        { width: '*', stack: small(`${site} · ${host}`, TEXT_WIDTH - 150, start) },
        { width: 140, stack: small(words.page(page, count), 140, end) },
      ]),
    }),
    content: [
      {
        columns: towards([
          { width: HEADING.width, stack: title, ...heading() },
          // A QR code needs white space around it, its quiet zone.
          { width: '*', qr: sku === '' ? id : sku, fit: QR_SIZE, alignment: end, eccLevel: 'M' },
        ]),
        columnGap: 32,
        margin: [0, 0, 0, 24],
      },
      {
        table: {
          widths: towards([LABEL_WIDTH, '*']),
          body: labels.map(({ label, value }) => towards([label, value])),
        },
        layout: ROWS_APART,
      },
      { stack: text, margin: [0, 24, 0, 0] },
      { stack: note, margin: [0, 24, 0, 0], fontSize: SMALL, color: MUTED },
    ],
  };
}

/** The labels and values of the table, formatted as the reader's language does. */
function rowsOf(product: ProductView, { language }: Letterhead, { draws }: Measures): [label: string, value: string][] {
  const { sku, brand, stock, isActive, createdAt, updatedAt, id } = product;
  const words = PRODUCT_WORDS[language];
  const formats = createFormats(language, 'UTC');
  return [
    [words.sku, sku || '–'],
    [words.brand, brand || '–'],
    [words.price, formatPrice(product, language, draws)],
    [words.stock, formats.number(stock)],
    [words.status, isActive ? words.active : words.inactive],
    [words.created, `${formats.moment(createdAt)} UTC`],
    [words.modified, `${formats.moment(updatedAt)} UTC`],
    [words.id, id],
  ];
}

/** With the sign of the currency, such as €3,123.48, or with its code where the font doesn't have the sign. */
function formatPrice({ price, currency }: ProductView, language: Language, draws: Measures['draws']): string {
  const format = (currencyDisplay: 'symbol' | 'code') =>
    new Intl.NumberFormat(language === 'he' ? 'he-IL' : 'en', { style: 'currency', currency, currencyDisplay })
      .format(majorUnits(price, currency))
      .replaceAll(INVISIBLE, '');
  const money = format('symbol');
  return [...money].every((character) => /\s/u.test(character) || draws(character)) ? money : format('code');
}

/** Stands for characters that the font doesn't have, which would be drawn as empty boxes. */
const UNDRAWN = '[?]';

/** Replaces runs of characters that the font doesn't have, and remembers whether there were any. */
class Undrawn {
  found = false;

  constructor(private readonly draws: (character: string) => boolean) {}

  signed(text: string): string {
    let signed = '';
    for (const { segment } of new Intl.Segmenter().segment(text.replaceAll(INVISIBLE, ''))) {
      if (/^\s/u.test(segment) || [...segment].every(this.draws)) signed += segment;
      else {
        this.found = true;
        if (!signed.endsWith(UNDRAWN)) signed += UNDRAWN;
      }
    }
    return signed;
  }
}

function heading() {
  return { fontSize: HEADING.fontSize, bold: true, lineHeight: 1.2 };
}

/** @param alignment by default that of each paragraph's direction */
function lines(
  text: string,
  width: number,
  measure: Measure,
  alignment?: 'left' | 'right',
): Extract<Content, unknown[]> {
  // Slightly narrower, so that rounding never breaks a line again.
  return visualLines(text, width - 1, measure).map(({ pieces, isRightToLeft }) => ({
    text:
      pieces.length === 0
        ? ' '
        : pieces.map((piece) => ({ text: piece.text, noWrap: true, ...(piece.isRightToLeft && { font: MIRRORED }) })),
    alignment: alignment ?? (isRightToLeft ? ('right' as const) : ('left' as const)),
    noWrap: true,
  }));
}
