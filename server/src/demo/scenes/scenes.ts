import { chance, type Color, gradient, hills, mix, type Scene } from './canvas.js';

const WARM: Color = [255, 214, 140];

/** A pond below hills after sunset, the sky lying in it. */
const dusk: Scene = (x, y) => {
  const shore = 0.62;
  const isWater = y > shore;
  const height = isWater ? shore - (y - shore) * 1.2 + Math.sin(y * 260 + x * 9) * 0.004 : y;
  const sky = gradient(
    [
      [28, 52, 84],
      [92, 88, 122],
      [226, 140, 104],
      [250, 198, 130],
    ],
    height / shore,
  );
  const sun = Math.hypot((x - 0.66) * 1.5, height - 0.52);
  let color = mix([255, 236, 190], sky, (sun - 0.035) * 14);
  if (height > 0.5 + hills(x, 1.2) * 0.05) color = mix(color, [74, 78, 92], 0.94);
  if (height > 0.56 + hills(x, 4.4) * 0.03) color = [22, 44, 50];
  if (isWater) color = mix(color, [12, 40, 48], 0.25 + (y - shore) * 0.9);
  const reed = chance(Math.floor(x * 90), 3);
  const sways = x * 90 + Math.sin(y * 6 + reed * 9) * 0.6 - Math.floor(x * 90);
  return reed > 0.62 && y > 0.98 - reed * 0.28 && Math.abs(sways - 0.5) < 0.1 ? [10, 26, 26] : color;
};

/** A planet with its ring, among stars. */
const saturn: Scene = (x, y) => {
  const night = gradient(
    [
      [6, 10, 26],
      [10, 20, 44],
      [18, 34, 60],
    ],
    y,
  );
  const [cellX, cellY] = [Math.floor(x * 150), Math.floor(y * 100)];
  const brightness = chance(cellX, cellY);
  const distance = Math.hypot(x * 150 - cellX - 0.5, y * 100 - cellY - 0.5);
  let color = brightness > 0.985 ? mix([235, 240, 255], night, distance * 2.4) : night;
  const [dx, dy] = [(x - 0.52) * 1.5, y - 0.46];
  const [along, across] = [dx * 0.94 + dy * 0.34, (dy * 0.94 - dx * 0.34) * 3.4];
  const ring = Math.hypot(along, across);
  const body = Math.hypot(dx, dy);
  if (body < 0.15) {
    const band: Color = [222, 184 + Math.sin(across * 30) * 14, 128 + Math.sin(across * 30) * 18];
    color = mix(band, [70, 44, 40], (dx * 0.7 + dy * 0.7 + body * 0.6 - 0.05) * 5);
  }
  const isBehind = body < 0.15 && across < 0;
  if (ring > 0.2 && ring < 0.33 && !isBehind && Math.abs(ring - 0.275) > 0.006)
    color = mix([240, 214, 170], color, 0.25 + Math.abs(Math.sin(ring * 140)) * 0.35);
  return color;
};

/** The sea, a crane, and laundry before both. */
const harbor: Scene = (x, y) => {
  const sky = gradient(
    [
      [120, 178, 214],
      [186, 216, 226],
      [240, 226, 204],
    ],
    y / 0.5,
  );
  const wave = Math.sin(x * 60 + Math.sin(y * 70) * 3) * 6 + Math.sin(y * 300) * 5;
  let color: Color = y < 0.5 ? sky : mix([64 + wave, 140 + wave, 160 + wave], [18, 78, 108], (y - 0.5) * 2);
  const mast = Math.abs(x - 0.7) < 0.006 && y > 0.16 && y < 0.52;
  const arm = Math.abs(y - 0.2) < 0.007 && x > 0.46 && x < 0.8;
  const rope = Math.abs(x - 0.5) < 0.0015 && y > 0.2 && y < 0.4;
  const strut = x > 0.5 && x < 0.7 && Math.abs(y - (0.2 - (x - 0.5) * 0.22)) < 0.003;
  if (mast || arm || rope || strut) color = [176, 74, 48];
  if (y > 0.49 && y < 0.52 && x > 0.56 && x < 0.86) color = [70, 80, 88];
  const line = 0.66 + Math.sin(x * Math.PI) * 0.035;
  if (Math.abs(y - line) < 0.0022) return [60, 56, 52];
  const sheet = Math.floor(x * 7 + 0.2);
  const within = x * 7 + 0.2 - sheet;
  const cloth = [
    [244, 240, 230],
    [206, 96, 80],
    [240, 200, 96],
    [112, 152, 130],
  ][sheet % 4] as unknown as Color;
  const flutter = Math.sin(x * 40) * 0.012;
  const length = 0.13 + chance(sheet, 9) * 0.12;
  if (within > 0.14 && within < 0.86 && y > line && y < line + length + flutter)
    return mix(cloth, [90, 90, 100], Math.abs(Math.sin(x * 46)) * 0.18);
  return color;
};

/** Drops on a pane, lights beyond it. */
const rain: Scene = (x, y) => {
  let color: Color = gradient(
    [
      [44, 58, 70],
      [66, 82, 92],
      [52, 62, 70],
    ],
    y,
  );
  for (let light = 0; light < 9; light += 1) {
    const [lx, ly, size] = [chance(light, 1), 0.35 + chance(light, 2) * 0.5, 0.03 + chance(light, 3) * 0.05];
    const glow = Math.hypot((x - lx) * 1.5, y - ly) / size;
    if (glow < 1) color = mix(light % 3 === 0 ? [214, 96, 70] : WARM, color, 0.35 + glow * 0.5);
  }
  const column = Math.floor(x * 46);
  const tail = (y + chance(column, 5)) % 1;
  const streak = Math.abs(x * 46 - column - 0.5 - Math.sin(y * 20 + column) * 0.12);
  if (chance(column, 7) > 0.55 && streak < 0.09) color = mix([206, 222, 230], color, 0.55 + tail * 0.45);
  const [cx, cy] = [Math.floor(x * 60), Math.floor(y * 40)];
  const drop = Math.hypot(x * 60 - cx - 0.3 - chance(cx, cy) * 0.4, (y * 40 - cy - 0.5) * 0.8);
  if (chance(cx + 9, cy) > 0.84 && drop < 0.28) color = mix([226, 236, 240], color, drop * 3);
  return color;
};

/** A house across the street at night; someone is awake. */
const city: Scene = (x, y) => {
  const house = Math.floor(x * 5);
  const roof = 0.18 + chance(house, 2) * 0.24;
  if (y < roof)
    return gradient(
      [
        [16, 22, 44],
        [42, 44, 74],
        [88, 70, 92],
      ],
      y / 0.42,
    );
  const wall = mix([40, 42, 56], [64, 54, 60], chance(house, 4));
  const [column, row] = [Math.floor(x * 25), Math.floor((y - roof) * 14)];
  const [wx, wy] = [x * 25 - column, (y - roof) * 14 - row];
  if (wx < 0.22 || wx > 0.78 || wy < 0.25 || wy > 0.8 || y > 0.95) return wall;
  const isLit = chance(column, row + house) > 0.68;
  const isFrame = Math.abs(wx - 0.5) < 0.025 || Math.abs(wy - 0.5) < 0.025;
  if (isFrame) return [28, 28, 38];
  return isLit ? mix(WARM, [226, 140, 70], wy * chance(row, column)) : [26, 32, 50];
};

/** Keycaps in three shades of beige. */
const keycaps: Scene = (x, y) => {
  const row = Math.floor(y * 6);
  const shifted = x * 9 + row * 0.25;
  const column = Math.floor(shifted);
  const [kx, ky] = [shifted - column - 0.5, y * 6 - row - 0.5];
  const edge = Math.max(Math.abs(kx), Math.abs(ky));
  const corner = Math.hypot(Math.max(0, Math.abs(kx) - 0.3), Math.max(0, Math.abs(ky) - 0.3));
  if (corner > 0.17 || edge > 0.47) return [38, 36, 36];
  const shade = chance(column, row);
  const beige: Color = shade > 0.93 ? [196, 92, 62] : shade > 0.5 ? [222, 206, 176] : [206, 188, 156];
  const top = Math.max(Math.abs(kx) / 0.33, Math.abs(ky + 0.04) / 0.31);
  if (top > 1) return mix(beige, [70, 58, 46], 0.3 + (ky + 0.3) * 0.35);
  return mix(mix(beige, [255, 250, 238], 0.25), beige, Math.hypot(kx, ky + 0.04) * 2.4);
};

/** The scenes of demo pictures, by name. */
export const scenes = { dusk, saturn, harbor, rain, city, keycaps } as const;
export type SceneName = keyof typeof scenes;
