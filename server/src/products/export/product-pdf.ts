import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import type pdfMaker from 'pdfmake';
import type { ProductView } from '../catalog/product.view.js';
import { mirroredFont } from './mirrored-font.js';
import { documentOf, FONTS, type Letterhead, type Measures, MIRRORED } from './product-document.js';

/** In-memory files of the PDF library; its types lack them. */
interface MemoryFiles {
  writeFileSync(name: string, content: Buffer): void;
}

let prepared: Promise<Measures> | undefined;

/** The PDF of a product, in the language of the letterhead. */
export async function productPdf(product: ProductView, letterhead: Letterhead): Promise<Buffer> {
  // Loaded only when the first PDF is requested.
  const { default: pdfmake } = await import('pdfmake');
  prepared ??= prepare(pdfmake);
  return pdfmake.createPdf(documentOf(product, await prepared, letterhead)).getBuffer();
}

/** Registers the fonts with the PDF library, once. */
async function prepare(pdfmake: typeof pdfMaker): Promise<Measures> {
  const { openSync } = await import('fontkit');
  const files = (pdfmake as unknown as { virtualfs: MemoryFiles }).virtualfs;
  const opened = (weight: keyof typeof FONTS.Rubik) => {
    const font = openSync(FONTS.Rubik[weight]) as Font;
    const mirrored = `${MIRRORED}-${weight}.ttf`;
    files.writeFileSync(mirrored, mirroredFont(readFileSync(FONTS.Rubik[weight]), font));
    const measure = (size: number) => (text: string) => (font.layout(text).advanceWidth / font.unitsPerEm) * size;
    return { measure, mirrored, draws: (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0)!) };
  };
  const [normal, bold] = [opened('normal'), opened('bold')];
  pdfmake.setFonts({ ...FONTS, [MIRRORED]: { normal: normal.mirrored, bold: bold.mirrored } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => Object.values(FONTS.Rubik).includes(path));
  return { normal: normal.measure, bold: bold.measure, draws: normal.draws };
}
