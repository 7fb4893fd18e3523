import sharp from 'sharp';

export interface Picture {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A pond at some time of the day, as a camera would hand it over. @param hue of the sky, 0 to 360 */
export async function pond(name: string, hue: number, width = 1200, height = 800): Promise<Picture> {
  const [shore, low] = [height * 0.55, height * 0.8];
  const drawn = Buffer.from(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="hsl(${hue}, 55%, 72%)" /><stop offset="1" stop-color="hsl(${hue + 30}, 75%, 88%)" />
        </linearGradient>
        <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="hsl(${hue + 10}, 40%, 60%)" /><stop offset="1" stop-color="hsl(${hue}, 45%, 28%)" />
        </linearGradient>
      </defs>
      <rect width="${width}" height="${shore}" fill="url(#sky)" />
      <circle cx="${width * 0.72}" cy="${height * 0.25}" r="${height * 0.08}" fill="#fff7e0" />
      <path d="M0 ${shore} Q ${width * 0.3} ${shore * 0.7} ${width * 0.55} ${shore} T ${width} ${shore * 0.9} V ${shore} Z" fill="#3f5a3c" />
      <rect y="${shore}" width="${width}" height="${height - shore}" fill="url(#water)" />
      <path d="M${width * 0.1} ${height} L ${width * 0.12} ${low * 0.7} L ${width * 0.14} ${height} M${width * 0.18} ${height} L ${width * 0.2} ${low * 0.8} L ${width * 0.21} ${height}" stroke="#2c4a2f" stroke-width="${width * 0.008}" fill="none" />
    </svg>`);
  return { name, mimeType: 'image/jpeg', buffer: await sharp(drawn).jpeg({ quality: 80 }).toBuffer() };
}
