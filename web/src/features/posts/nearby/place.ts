import { cellOf, middleOf, type Point } from '@mallard/rules/geohash';

/** A place to search around or to post from: a cell of about 5 km. */
export interface CoarsePlace extends Point {
  /** The chosen name; null for the location of the device. */
  name: string | null;
}

/** The center of the cell around a point. The exact point never leaves the device and is not stored. */
export function coarse(point: Point, name: string | null): CoarsePlace {
  const { latitude, longitude } = middleOf(cellOf(point));
  return { latitude: round(latitude), longitude: round(longitude), name };
}

/** Precise enough to stay inside the cell. */
const round = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

const isOnEarth = ({ latitude, longitude }: Point): boolean => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const COORDINATES = /^([-+\u2212]?\d{1,3}(?:\.\d+)?)°?\s*[,;\s]\s*([-+\u2212]?\d{1,3}(?:\.\d+)?)°?$/u;

/** Parses typed coordinates, such as "32.8, 34.99"; null for any other text. */
export function coordinatesIn(text: string): Point | null {
  const [, north, east] = COORDINATES.exec(text.trim()) ?? [];
  if (north === undefined || east === undefined) return null;
  const point = { latitude: degrees(north), longitude: degrees(east) };
  return isOnEarth(point) ? point : null;
}

const degrees = (text: string): number => Number(text.replace('\u2212', '-'));
