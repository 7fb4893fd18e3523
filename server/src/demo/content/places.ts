import { cellOf, type Point } from '@mallard/rules/geohash';

/** Where people of the demo data write some of their posts: the city of their profile. */
export const demoCities: Readonly<Record<string, Point>> = {
  dalia_bagina: { latitude: 32.794, longitude: 34.99 },
  karim_sidewalks: { latitude: 32.816, longitude: 34.989 },
  omer_debug: { latitude: 32.776, longitude: 35.023 },
  noam_roasts: { latitude: 32.066, longitude: 34.777 },
  savta_miri: { latitude: 32.087, longitude: 34.887 },
  'yael-kotevet': { latitude: 31.778, longitude: 35.225 },
  eitan_baderech: { latitude: 31.75, longitude: 35.18 },
  tamar_ringing: { latitude: 33.104, longitude: 35.609 },
  route_42_ron: { latitude: 53.801, longitude: -1.549 },
  zainab_reads: { latitude: 53.795, longitude: -1.759 },
  ovenat4: { latitude: 53.742, longitude: -2.013 },
  wrenwatcher: { latitude: 53.96, longitude: -1.087 },
  fretandspruce: { latitude: 55.953, longitude: -3.188 },
  'delphine-traduit': { latitude: 45.764, longitude: 4.836 },
  linda_at_the_desk: { latitude: 43.661, longitude: -70.255 },
  lou_fairweather: { latitude: 43.653, longitude: -79.383 },
  segfault_sam: { latitude: -37.814, longitude: 144.963 },
};

/** The cell of a person's city; null for those who don't say where they write. */
export function cellOfPerson(handle: string): string | null {
  const city = demoCities[handle];
  return city ? cellOf(city) : null;
}
