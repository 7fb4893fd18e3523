import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { Outline, Point } from './outline-coverage.js';

const FONT_FILE = createRequire(import.meta.url).resolve('@expo-google-fonts/rubik/500Medium/Rubik_500Medium.ttf');
/** Straight pieces of each curve. */
const PIECES = 8;

let opened: Promise<Font> | undefined;

/** Loaded when the first face is drawn. */
async function font(): Promise<Font> {
  opened ??= import('fontkit').then(({ openSync }) => openSync(FONT_FILE) as Font);
  return opened;
}

/** Whether the font has all of these letters. */
export async function canDraw(letters: string): Promise<boolean> {
  const of = await font();
  return letters !== '' && Array.from(letters).every((letter) => of.hasGlyphForCodePoint(letter.codePointAt(0)!));
}

/** The outlines of a few letters in the middle of a square. */
export async function outlinesOf(letters: string, sizePx: number, sidePx: number): Promise<Outline[]> {
  const of = await font();
  const { glyphs, positions, advanceWidth } = of.layout(letters);
  const scale = sizePx / of.unitsPerEm;
  const baseline = sidePx / 2 + (of.capHeight * scale) / 2;
  let x = (sidePx - advanceWidth * scale) / 2;
  return glyphs.flatMap((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!;
    const left = x + xOffset * scale;
    x += xAdvance * scale;
    const place = ({ x: dx, y: dy }: Point) => ({ x: left + dx * scale, y: baseline - (dy + yOffset) * scale });
    return contoursOf(glyph.path.commands).map((contour) => contour.map(place));
  });
}

interface Command {
  readonly command: string;
  readonly args: readonly number[];
}

/** The curves of a glyph as corners, in units of the font. */
function contoursOf(commands: readonly Command[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'closePath') continue;
    const points = pointsOf(args);
    if (command === 'moveTo') contours.push([...points]);
    else {
      const contour = contours.at(-1)!;
      const curve = [contour.at(-1)!, ...points];
      const pieces = curve.length > 2 ? PIECES : 1;
      for (let piece = 1; piece <= pieces; piece += 1) contour.push(pointOn(curve, piece / pieces));
    }
  }
  return contours;
}

const pointsOf = (args: readonly number[]): Point[] =>
  Array.from({ length: args.length / 2 }, (_, index) => ({ x: args[2 * index]!, y: args[2 * index + 1]! }));

/** A point of a Bézier curve of any degree, by de Casteljau. */
function pointOn(curve: readonly Point[], at: number): Point {
  if (curve.length === 1) return curve[0]!;
  const between = curve.slice(1).map((end, index) => {
    const start = curve[index]!;
    return { x: start.x + (end.x - start.x) * at, y: start.y + (end.y - start.y) * at };
  });
  return pointOn(between, at);
}
