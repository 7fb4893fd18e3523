/* Positions as cells of the geohash grid, so that nothing finer than a cell is ever stored. */

/** Characters of a cell: about 4.9 by 4.9 km at the equator. */
const PRECISION = 5;
const ALPHABET = '0123456789bcdefghjkmnpqrstuvwxyz';
const BITS_PER_CHARACTER = 5;
/** Of the 25 bits, 13 are for longitude and 12 for latitude, alternating, longitude first. */
const COLUMNS = 2 ** 13;
const ROWS = 2 ** 12;
const EARTH_RADIUS_KM = 6_371.0088;
/** Columns are narrow near the poles; at most this many on each side are checked. */
const MAX_COLUMNS_ASIDE = 500;

export interface Point {
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
}

export interface NearCell {
  cell: string;
  /** From center to center, in whole kilometers. */
  km: number;
}

interface Square {
  column: number;
  row: number;
}

/** The cell of a point. */
export function cellOf({ latitude, longitude }: Point): string {
  return nameOf({
    column: Math.min(COLUMNS - 1, Math.floor(((longitude + 180) / 360) * COLUMNS)),
    row: Math.min(ROWS - 1, Math.floor(((latitude + 90) / 180) * ROWS)),
  });
}

/** The center of a cell. */
export function middleOf(cell: string): Point {
  return middle(squareOf(cell));
}

/** Kilometers between two points, along the surface. */
export function distanceKm(from: Point, to: Point): number {
  const rise = radians(to.latitude - from.latitude);
  const turn = radians(to.longitude - from.longitude);
  const chord =
    Math.sin(rise / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(turn / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** All cells whose center is within a radius of the center of `cell`, including itself; nearest first. */
export function cellsWithin(cell: string, radiusKm: number): NearCell[] {
  const home = squareOf(cell);
  const from = middle(home);
  const rowsAside = Math.ceil(radiusKm / kmOfDegrees(180 / ROWS));
  const near: NearCell[] = [];
  for (let row = Math.max(0, home.row - rowsAside); row <= Math.min(ROWS - 1, home.row + rowsAside); row += 1) {
    const aside = columnsAside(row, radiusKm);
    for (let step = -aside; step <= aside; step += 1) {
      const square = { column: (home.column + step + COLUMNS) % COLUMNS, row };
      const km = distanceKm(from, middle(square));
      if (km <= radiusKm) near.push({ cell: nameOf(square), km: Math.round(km) });
    }
  }
  return near.toSorted((one, other) => one.km - other.km || (one.cell < other.cell ? -1 : 1));
}

function columnsAside(row: number, radiusKm: number): number {
  const { latitude } = middle({ column: 0, row });
  const width = kmOfDegrees(360 / COLUMNS) * Math.cos(radians(latitude));
  // A circle on a sphere is a little wider towards the pole than at the latitude of its center.
  return Math.min(MAX_COLUMNS_ASIDE, Math.ceil(radiusKm / width) + 1);
}

function middle({ column, row }: Square): Point {
  return { latitude: ((row + 0.5) / ROWS) * 180 - 90, longitude: ((column + 0.5) / COLUMNS) * 360 - 180 };
}

function nameOf({ column, row }: Square): string {
  let bits = 0;
  for (let bit = 12; bit >= 0; bit -= 1) {
    bits = bits * 2 + ((column >> bit) & 1);
    if (bit > 0) bits = bits * 2 + ((row >> (bit - 1)) & 1);
  }
  let name = '';
  for (let place = PRECISION - 1; place >= 0; place -= 1)
    name += ALPHABET.charAt((bits >> (place * BITS_PER_CHARACTER)) & 31);
  return name;
}

function squareOf(cell: string): Square {
  const bits = [...cell].flatMap((character) => {
    const value = ALPHABET.indexOf(character);
    return [16, 8, 4, 2, 1].map((bit) => (value & bit ? 1 : 0));
  });
  let column = 0;
  let row = 0;
  bits.forEach((bit, index) => {
    if (index % 2 === 0) column = column * 2 + bit;
    else row = row * 2 + bit;
  });
  return { column, row };
}

function kmOfDegrees(degrees: number): number {
  return radians(degrees) * EARTH_RADIUS_KM;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
