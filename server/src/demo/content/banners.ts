import type { SceneName } from './demo-content.js';

/** The scenes behind some profiles, by handle. */
export const demoBanners: Readonly<Record<string, SceneName>> = {
  adaeze_nightsky: 'saturn',
  tobias_maintains: 'harbor',
  PriyaTypes: 'keycaps',
  wrenwatcher: 'dusk',
  danfo_diaries: 'city',
  lowtide_ines: 'harbor',
  route_42_ron: 'rain',
  tamar_ringing: 'dusk',
};
