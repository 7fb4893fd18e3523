export type Rgb = readonly [red: number, green: number, blue: number];

/** A color of CSS's `oklch()` in sRGB, 0 to 255. @param hue in degrees */
export function rgbOfOklch(lightness: number, chroma: number, hue: number): Rgb {
  const turn = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    byteOf(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    byteOf(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    byteOf(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function byteOf(linear: number): number {
  const shown = Math.min(1, Math.max(0, linear));
  return 255 * (shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055);
}
