/** A corner of an outline, in pixels from the left and the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed outline. Where outlines run around each other in opposite directions, there is a hole. */
export type Outline = readonly Point[];

/** Lines that are looked at for each row of pixels. */
const LINES_PER_ROW = 8;

interface Crossing {
  readonly x: number;
  readonly turn: 1 | -1;
}

/** How much of each pixel of a square picture is within the outlines: 0 to 1, row by row. */
export function coverageOf(outlines: readonly Outline[], sidePx: number): Float32Array {
  const coverage = new Float32Array(sidePx * sidePx);
  for (let line = 0; line < sidePx * LINES_PER_ROW; line += 1) {
    const row = coverage.subarray(Math.floor(line / LINES_PER_ROW) * sidePx).subarray(0, sidePx);
    let winding = 0;
    let from = 0;
    for (const { x, turn } of crossingsAt((line + 0.5) / LINES_PER_ROW, outlines)) {
      if (winding !== 0) fill(row, from, x);
      winding += turn;
      from = x;
    }
  }
  return coverage;
}

/** Where the outlines cross a horizontal line, from the left. */
function crossingsAt(y: number, outlines: readonly Outline[]): Crossing[] {
  const found: Crossing[] = [];
  for (const outline of outlines) {
    for (const [index, a] of outline.entries()) {
      const b = outline[(index + 1) % outline.length]!;
      if (a.y <= y === b.y <= y) continue;
      found.push({ x: a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x), turn: a.y < b.y ? 1 : -1 });
    }
  }
  return found.sort((one, other) => one.x - other.x);
}

/** Adds one of the lines of a row of pixels, between two points of it. */
function fill(row: Float32Array, from: number, to: number): void {
  const last = Math.min(row.length - 1, Math.floor(to));
  for (let pixel = Math.max(0, Math.floor(from)); pixel <= last; pixel += 1) {
    const covered = Math.min(to, pixel + 1) - Math.max(from, pixel);
    row[pixel] = Math.min(1, row[pixel]! + covered / LINES_PER_ROW);
  }
}
