import type { Scene } from '../scenes/canvas.js';
import { cat, cup, duck, fish, flower, guitar, leaves, loaf, moon, moth, ridges, songbird } from './portraits.js';
import type { SceneName } from '../scenes/scenes.js';

/** Profile pictures of demo users by handle; the others show their initials. */
export const portraits: Readonly<Record<string, Scene>> = {
  route_42_ron: cup([196, 84, 66], [250, 246, 238], [150, 82, 40]),
  adaeze_nightsky: moon(
    [
      [16, 20, 52],
      [44, 42, 98],
      [110, 74, 128],
    ],
    0.9,
  ),
  ovenat4: loaf([88, 116, 110], [156, 92, 44]),
  'delphine-traduit': flower([40, 66, 92], [236, 188, 196], [240, 190, 80]),
  nightshift_mei: moon(
    [
      [22, 44, 56],
      [34, 78, 90],
      [92, 130, 128],
    ],
    0.1,
  ),
  tobias_maintains: ridges(
    [
      [126, 172, 196],
      [214, 226, 220],
      [244, 222, 190],
    ],
    [30, 66, 80],
  ),
  PriyaTypes: cat([116, 84, 140], [72, 70, 82], [190, 214, 96]),
  fretandspruce: guitar([224, 206, 170], [190, 112, 56]),
  wrenwatcher: songbird([190, 212, 196], [134, 92, 58], [222, 190, 148]),
  danfo_diaries: ridges(
    [
      [250, 186, 90],
      [244, 128, 84],
      [176, 66, 96],
    ],
    [62, 34, 62],
  ),
  linda_at_the_desk: leaves([238, 226, 204], [62, 116, 88]),
  hana_paper: flower([226, 214, 198], [190, 74, 84], [250, 220, 150]),
  pete_route9: duck(
    [
      [150, 190, 220],
      [216, 232, 236],
    ],
    [244, 244, 240],
    [236, 238, 236],
  ),
  gus_stirs: cup([112, 60, 44], [214, 120, 66], [92, 40, 22]),
  lowtide_ines: fish(
    [
      [70, 168, 176],
      [24, 92, 122],
    ],
    [206, 220, 224],
  ),
  frankie_slowly: ridges(
    [
      [176, 214, 226],
      [232, 240, 214],
      [246, 232, 180],
    ],
    [46, 96, 52],
  ),
  MothTheo: moth([36, 32, 60], [196, 168, 128]),
  lou_fairweather: cat([142, 186, 188], [224, 140, 66], [86, 140, 92]),
  dalia_bagina: leaves([58, 88, 66], [168, 200, 98]),
  noam_roasts: cup([214, 190, 158], [54, 84, 92], [64, 34, 20]),
  savta_miri: flower([92, 116, 96], [240, 224, 244], [230, 170, 60]),
  tamar_ringing: songbird([236, 214, 170], [70, 74, 76], [238, 196, 70]),
  eitan_baderech: duck(
    [
      [244, 190, 120],
      [250, 224, 176],
    ],
    [28, 92, 74],
    [150, 132, 116],
  ),
};

/** The banners of some profiles. */
export const banners: Readonly<Record<string, SceneName>> = {
  adaeze_nightsky: 'saturn',
  tobias_maintains: 'harbor',
  PriyaTypes: 'keycaps',
  wrenwatcher: 'dusk',
  danfo_diaries: 'city',
  lowtide_ines: 'harbor',
  route_42_ron: 'rain',
  tamar_ringing: 'dusk',
};
