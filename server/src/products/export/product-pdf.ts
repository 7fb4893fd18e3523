import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import type pdfMaker from 'pdfmake';
import type { ProductView } from '../catalog/product.view.js';
import { mirroredFont } from './mirrored-font.js';
import { documentOf, FONTS, type Measures, MIRRORED } from './product-document.js';

/** Files that the PDF library finds in memory; its types do not tell of them. */
interface MemoryFiles {
  writeFileSync(name: string, content: Buffer): void;
}

let prepared: Promise<Measures> | undefined;

/** The PDF of a product. */
export async function productPdf(product: ProductView): Promise<Buffer> {
  // Only who asks for a PDF pays for loading it.
  const { default: pdfmake } = await import('pdfmake');
  prepared ??= prepare(pdfmake);
  return pdfmake.createPdf(documentOf(product, await prepared)).getBuffer();
}

/** Hands the fonts to the PDF library, once. */
async function prepare(pdfmake: typeof pdfMaker): Promise<Measures> {
  const { openSync } = await import('fontkit');
  const files = (pdfmake as unknown as { virtualfs: MemoryFiles }).virtualfs;
  const opened = (weight: keyof typeof FONTS.Rubik) => {
    const font = openSync(FONTS.Rubik[weight]) as Font;
    const mirrored = `${MIRRORED}-${weight}.ttf`;
    files.writeFileSync(mirrored, mirroredFont(readFileSync(FONTS.Rubik[weight]), font));
    const measure = (size: number) => (text: string) => (font.layout(text).advanceWidth / font.unitsPerEm) * size;
    return { measure, mirrored };
  };
  const [normal, bold] = [opened('normal'), opened('bold')];
  pdfmake.setFonts({ ...FONTS, [MIRRORED]: { normal: normal.mirrored, bold: bold.mirrored } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path: string) => Object.values(FONTS.Rubik).includes(path));
  return { normal: normal.measure, bold: bold.measure };
}
