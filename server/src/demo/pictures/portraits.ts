import { chance, type Color, gradient, hills, mix, type Scene } from '../scenes/canvas.js';

/** Width of the blended edge between two colors, relative to the picture: makes it smooth. */
const EDGE = 0.008;

/** Paints a color over another where `distance` (relative to the width) is negative. */
const blend = (under: Color, color: Color, distance: number): Color => mix(color, under, distance / EDGE + 0.5);

/** Distance of a point from the edge of an ellipse; negative inside. */
const ellipse = (x: number, y: number, cx: number, cy: number, rx: number, ry = rx): number =>
  (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);

/** Rotates a point around the center of the picture, in radians. */
function rotated(x: number, y: number, by: number): [number, number] {
  const [dx, dy] = [x - 0.5, y - 0.5];
  return [0.5 + dx * Math.cos(by) - dy * Math.sin(by), 0.5 + dx * Math.sin(by) + dy * Math.cos(by)];
}

const INK: Color = [30, 36, 38];
const CREAM: Color = [250, 243, 226];
const OCHRE: Color = [222, 150, 40];

/** A duck on the water, looking to the left. */
export const duck =
  (sky: readonly Color[], head: Color, body: Color): Scene =>
  (x, y) => {
    let color = gradient(sky, y / 0.72);
    if (y > 0.72) color = mix(sky[0]!, INK, 0.18 + Math.sin(y * 120 + Math.sin(x * 14) * 2) * 0.06);
    color = blend(color, mix(body, INK, 0.25), ellipse(x, y, 0.82, 0.58, 0.1, 0.045));
    color = blend(color, body, Math.max(ellipse(x, y, 0.57, 0.66, 0.28, 0.16), y - 0.76));
    color = blend(color, mix(body, INK, 0.15), ellipse(x, y, 0.64, 0.64, 0.15, 0.07));
    color = blend(color, OCHRE, ellipse(x, y, 0.2, 0.43, 0.09, 0.034));
    color = blend(color, head, Math.min(ellipse(x, y, 0.35, 0.39, 0.13), ellipse(x, y, 0.37, 0.52, 0.085, 0.14)));
    color = blend(color, CREAM, ellipse(x, y, 0.385, 0.63, 0.1, 0.022));
    return blend(color, INK, ellipse(x, y, 0.315, 0.365, 0.018));
  };

/** The moon over dark hills; full where `shade` lies beside it. */
export const moon =
  (night: readonly Color[], shade: number): Scene =>
  (x, y) => {
    let color = gradient(night, y);
    const [cellX, cellY] = [Math.floor(x * 26), Math.floor(y * 26)];
    const star = Math.hypot(x * 26 - cellX - 0.5, y * 26 - cellY - 0.5);
    if (chance(cellX, cellY) > 0.86 && star < 0.14) color = CREAM;
    const isLit = Math.max(ellipse(x, y, 0.5, 0.42, 0.21), -ellipse(x, y, 0.5 + shade, 0.42 - shade / 3, 0.2));
    color = blend(color, [246, 232, 190], isLit);
    if (shade > 0.5) color = blend(color, [224, 206, 160], ellipse(x, y, 0.44, 0.38, 0.05));
    if (shade > 0.5) color = blend(color, [224, 206, 160], ellipse(x, y, 0.56, 0.5, 0.035));
    return blend(color, [14, 26, 36], 0.82 + hills(x, 2.2) * 0.05 - y);
  };

/** Three rows of hills below a sun. */
export const ridges =
  (sky: readonly Color[], land: Color): Scene =>
  (x, y) => {
    let color = blend(gradient(sky, y), [255, 240, 200], ellipse(x, y, 0.64, 0.34, 0.11));
    for (const row of [0, 1, 2]) {
      const crest = 0.5 + row * 0.14 + hills(x, 1.3 + row * 2.1) * (0.12 - row * 0.025);
      color = blend(color, mix(gradient(sky, 0.9), land, 0.45 + row * 0.27), crest - y);
    }
    return color;
  };

/** Two leaves on a stem. */
export const leaves =
  (background: Color, leaf: Color): Scene =>
  (x, y) => {
    let color = blend(
      background,
      mix(leaf, INK, 0.3),
      Math.max(Math.abs(x - 0.5 - (y - 0.6) ** 2 * 0.4) - 0.012, 0.42 - y),
    );
    for (const side of [-1, 1]) {
      const [u, v] = rotated(x - side * 0.13, y + 0.05 - (side + 1) * 0.03, side * 0.75);
      color = blend(color, leaf, Math.max(ellipse(u, v, 0.36, 0.5, 0.26), ellipse(u, v, 0.64, 0.5, 0.26)));
      color = blend(color, mix(leaf, CREAM, 0.45), Math.max(Math.abs(u - 0.5) - 0.005, Math.abs(v - 0.5) - 0.17));
    }
    return color;
  };

/** Something hot in a cup. */
export const cup =
  (background: Color, china: Color, drink: Color): Scene =>
  (x, y) => {
    let color = blend(background, mix(background, INK, 0.18), ellipse(x, y, 0.5, 0.77, 0.32, 0.055));
    const handle = Math.abs(ellipse(x, y, 0.7, 0.57, 0.085)) - 0.022;
    color = blend(color, mix(china, INK, 0.08), handle);
    color = blend(
      color,
      china,
      Math.max(Math.abs(x - 0.49) - 0.21 + Math.max(0, y - 0.55) ** 2 * 2, 0.44 - y, y - 0.76),
    );
    color = blend(color, mix(china, INK, 0.12), ellipse(x, y, 0.49, 0.445, 0.21, 0.05));
    color = blend(color, drink, ellipse(x, y, 0.49, 0.45, 0.185, 0.036));
    for (const at of [0.42, 0.56]) {
      const steam = Math.abs(x - at - Math.sin(y * 24 + at * 20) * 0.022) - 0.011;
      color = blend(color, mix(background, CREAM, 0.6), Math.max(steam, Math.abs(y - 0.27) - 0.095));
    }
    return color;
  };

/** A small round bird on a twig. */
export const songbird =
  (sky: Color, back: Color, breast: Color): Scene =>
  (x, y) => {
    let color = blend(sky, mix(INK, back, 0.4), Math.abs(y - 0.8 - Math.sin(x * 7) * 0.012) - 0.016);
    for (const leg of [0.47, 0.56])
      color = blend(color, INK, Math.max(Math.abs(x - leg) - 0.008, Math.abs(y - 0.76) - 0.05));
    const [u, v] = rotated(x, y, -0.5);
    color = blend(color, mix(back, INK, 0.3), ellipse(u, v, 0.78, 0.44, 0.17, 0.035));
    color = blend(color, back, Math.min(ellipse(x, y, 0.52, 0.56, 0.22, 0.2), ellipse(x, y, 0.41, 0.38, 0.14)));
    color = blend(color, breast, Math.min(ellipse(x, y, 0.43, 0.6, 0.14, 0.15), ellipse(x, y, 0.36, 0.45, 0.07)));
    color = blend(color, mix(back, INK, 0.25), ellipse(u, v, 0.58, 0.46, 0.14, 0.075));
    color = blend(color, INK, ellipse(x, y, 0.255, 0.4, 0.05, 0.016));
    return blend(blend(color, CREAM, ellipse(x, y, 0.365, 0.355, 0.025)), INK, ellipse(x, y, 0.36, 0.355, 0.017));
  };

/** A flower from above. */
export const flower =
  (background: Color, petal: Color, heart: Color): Scene =>
  (x, y) => {
    const [angle, far] = [Math.atan2(y - 0.5, x - 0.5), Math.hypot(x - 0.5, y - 0.5)];
    let color = blend(background, mix(petal, INK, 0.2), far - 0.33 - Math.cos(angle * 7 + 1.2) * 0.06);
    color = blend(color, petal, far - 0.25 - Math.cos(angle * 7 - 2) * 0.08);
    color = blend(color, heart, far - 0.09);
    return blend(color, mix(heart, INK, 0.3), Math.abs(far - 0.05) - 0.008);
  };

/** A loaf, cut three times before the oven. */
export const loaf =
  (background: Color, crust: Color): Scene =>
  (x, y) => {
    const [u, v] = rotated(x, y, -0.22);
    let color = blend(background, mix(background, INK, 0.2), ellipse(x, y, 0.52, 0.7, 0.32, 0.08));
    color = blend(color, mix(crust, [255, 214, 150], (0.62 - v) * 1.6), ellipse(u, v, 0.5, 0.52, 0.34, 0.21));
    for (const cut of [0.34, 0.5, 0.66]) {
      const [a, b] = rotated(u - cut + 0.5, v, 0.5);
      color = blend(color, [250, 224, 176], ellipse(a, b, 0.5, 0.49, 0.026, 0.13));
    }
    return color;
  };

/** A small silver fish. */
export const fish =
  (sea: readonly Color[], scales: Color): Scene =>
  (x, y) => {
    let color = gradient(sea, y);
    const tail = Math.max(Math.abs(y - 0.5) - (x - 0.72) * 0.9, 0.73 - x, x - 0.88);
    color = blend(color, mix(scales, INK, 0.3), tail);
    color = blend(color, mix(scales, INK, (y - 0.42) * 1.1), ellipse(x, y, 0.45, 0.5, 0.31, 0.14));
    const stripe = Math.max(Math.abs(Math.sin(x * 42)) - 0.35, ellipse(x, y, 0.5, 0.46, 0.2, 0.055) * 12);
    color = blend(color, mix(scales, INK, 0.42), stripe * 0.02);
    color = blend(color, CREAM, ellipse(x, y, 0.26, 0.47, 0.034));
    color = blend(color, INK, ellipse(x, y, 0.257, 0.47, 0.018));
    for (const [bx, by, size] of [
      [0.13, 0.36, 0.03],
      [0.18, 0.26, 0.02],
      [0.11, 0.2, 0.014],
    ] as const)
      color = blend(color, mix(gradient(sea, y), CREAM, 0.6), Math.abs(ellipse(x, y, bx, by, size)) - 0.005);
    return color;
  };

/** A cat that looks at you. */
export const cat =
  (background: Color, fur: Color, eyes: Color): Scene =>
  (x, y) => {
    const aside = Math.abs(x - 0.5);
    let color = blend(background, fur, Math.max(ellipse(x, y, 0.5, 1.05, 0.34, 0.3)));
    const ear = Math.max(Math.abs(aside - 0.17) - (y - 0.2) * 0.42, y - 0.5);
    color = blend(color, fur, ear);
    color = blend(color, [226, 160, 150], Math.max(Math.abs(aside - 0.17) - (y - 0.27) * 0.36, y - 0.42));
    color = blend(color, fur, ellipse(x, y, 0.5, 0.56, 0.29, 0.235));
    for (const at of [-0.05, 0, 0.05])
      color = blend(
        color,
        mix(fur, INK, 0.35),
        Math.max(Math.abs(x - 0.5 - at) - 0.011, Math.abs(y - 0.4) - 0.05 + Math.abs(at)),
      );
    color = blend(color, mix(fur, CREAM, 0.7), ellipse(aside, y, 0.045, 0.665, 0.07, 0.05));
    color = blend(color, eyes, ellipse(aside, y, 0.125, 0.54, 0.052, 0.045));
    color = blend(color, INK, ellipse(aside, y, 0.125, 0.54, 0.014, 0.042));
    return blend(color, [196, 110, 104], ellipse(x, y, 0.5, 0.635, 0.028, 0.02));
  };

/** A moth at a lamp. */
export const moth =
  (night: Color, wing: Color): Scene =>
  (x, y) => {
    let color = mix([255, 226, 160], night, Math.hypot(x - 0.5, y - 0.5) * 1.9);
    const aside = Math.abs(x - 0.5);
    const [u, v] = rotated(0.5 + aside, y, -0.35);
    color = blend(color, mix(wing, INK, 0.2), ellipse(aside, y, 0.14, 0.64, 0.12, 0.13));
    color = blend(color, wing, ellipse(u, v, 0.68, 0.5, 0.2, 0.125));
    color = blend(color, mix(wing, CREAM, 0.55), Math.abs(ellipse(u, v, 0.72, 0.5, 0.055)) - 0.012);
    color = blend(color, INK, ellipse(u, v, 0.72, 0.5, 0.025));
    color = blend(color, mix(INK, wing, 0.25), ellipse(x, y, 0.5, 0.55, 0.04, 0.17));
    return blend(color, INK, Math.max(Math.abs(aside - 0.02 - (0.4 - y) * 0.5) - 0.007, Math.abs(y - 0.33) - 0.07));
  };

/** A guitar, leaning. */
export const guitar =
  (background: Color, wood: Color): Scene =>
  (x, y) => {
    const [u, v] = rotated(x, y, 0.6);
    let color = blend(background, mix(wood, INK, 0.55), Math.max(Math.abs(u - 0.5) - 0.03, Math.abs(v - 0.24) - 0.25));
    const body = Math.min(
      ellipse(u, v, 0.5, 0.7, 0.2, 0.17),
      ellipse(u, v, 0.5, 0.51, 0.145, 0.12),
      Math.max(Math.abs(u - 0.5) - 0.125, Math.abs(v - 0.58) - 0.05),
    );
    color = blend(color, wood, body);
    color = blend(color, mix(wood, INK, 0.5), Math.abs(body + 0.012) - 0.005);
    color = blend(color, mix(INK, wood, 0.15), ellipse(u, v, 0.5, 0.56, 0.062));
    color = blend(color, mix(INK, wood, 0.3), Math.max(Math.abs(u - 0.5) - 0.07, Math.abs(v - 0.74) - 0.014));
    const string = Math.min(...[-0.018, 0, 0.018].map((at) => Math.abs(u - 0.5 - at)));
    return blend(color, CREAM, Math.max(string - 0.002, Math.abs(v - 0.4) - 0.34));
  };
