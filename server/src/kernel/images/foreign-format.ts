/** Formats that people have and this site doesn't take, by the first bytes of their files; a ? is any byte. */
const SIGNATURES: Readonly<Record<string, readonly string[]>> = {
  AVIF: ['????ftypavif', '????ftypavis'],
  HEIC: ['????ftyphei', '????ftyphev', '????ftypmif1', '????ftypmsf1'],
  'QuickTime (MOV)': ['????ftypqt  ', '????moov', '????mdat', '????wide', '????free', '????skip', '????pnot'],
  '3GP': ['????ftyp3g'],
  'Sound (M4A)': ['????ftypM4A', '????ftypM4B'],
  'JPEG XL': ['\xff\x0a', '????JXL '],
  'JPEG 2000': ['????jP  '],
  TIFF: ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'],
  BMP: ['BM????\0\0\0\0'],
  'Icon (ICO)': ['\0\0\x01\0', '\0\0\x02\0'],
  PSD: ['8BPS'],
  PDF: ['%PDF-'],
  AVI: ['RIFF????AVI '],
  'Sound (WAV)': ['RIFF????WAVE'],
  'Sound (MP3)': ['ID3', '\xff\xfb', '\xff\xf3', '\xff\xf2'],
  'Sound (FLAC)': ['fLaC'],
  Ogg: ['OggS'],
  'Windows Media (WMV)': ['\x30\x26\xb2\x75'],
  'Flash (FLV)': ['FLV\x01'],
  MPEG: ['\0\0\x01\xba', '\0\0\x01\xb3'],
  ZIP: ['PK\x03\x04'],
};
const SVG = /^\s*(<\?xml[^>]*>\s*)?(<!--[^]*?-->\s*)?(<!DOCTYPE svg|<svg[\s/>])/i;
const HTML = /^\s*<(!doctype html|html|head|body|script)/i;
const IN_TEXTS = '\t\n\v\f\r\x1b';
/** How much of a file is looked at. */
export const FORMAT_BYTES = 512;

const begins = (text: string, signature: string) =>
  [...signature].every((byte, index) => text[index] === byte || (byte === '?' && index < text.length));

/** @param head the first bytes of a file @returns the name of its format, or null for one that is unknown */
export function foreignFormat(head: Buffer): string | null {
  const text = head.toString('latin1', 0, FORMAT_BYTES).replace(/^\xef\xbb\xbf/, '');
  const found = Object.entries(SIGNATURES).find(([, heads]) => heads.some((each) => begins(text, each)));
  if (found) return found[0];
  if (SVG.test(text)) return 'SVG';
  if (HTML.test(text)) return 'HTML';
  const isText = text !== '' && [...text].every((byte) => byte >= ' ' || IN_TEXTS.includes(byte));
  return isText ? 'Plain text' : null;
}
