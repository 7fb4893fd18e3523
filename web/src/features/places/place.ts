import { cellOf, middleOf, type Point } from '@mallard/server/post-text';

/** Somewhere to look around or to write from: never finer than a cell of about 5 km. */
export interface CoarsePlace extends Point {
  /** What somebody chose it by; null for a place of the device. */
  name: string | null;
}

/** The middle of the cell around a point. What is finer never leaves the device, and is kept nowhere. */
export function coarse(point: Point, name: string | null): CoarsePlace {
  const { latitude, longitude } = middleOf(cellOf(point));
  return { latitude: round(latitude), longitude: round(longitude), name };
}

/** Far within the cell, and short. */
const round = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

const isOnEarth = ({ latitude, longitude }: Point): boolean => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const COORDINATES = /^([-+\u2212]?\d{1,3}(?:\.\d+)?)°?\s*[,;\s]\s*([-+\u2212]?\d{1,3}(?:\.\d+)?)°?$/u;

/** Degrees north and east as somebody typed them, such as "32.8, 34.99"; null where it is something else. */
export function coordinatesIn(text: string): Point | null {
  const [, north, east] = COORDINATES.exec(text.trim()) ?? [];
  if (north === undefined || east === undefined) return null;
  const point = { latitude: degrees(north), longitude: degrees(east) };
  return isOnEarth(point) ? point : null;
}

const degrees = (text: string): number => Number(text.replace('\u2212', '-'));
