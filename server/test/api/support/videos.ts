/** Containers of videos without moving pictures in them: what a server that looks at containers sees of a video. */

const text = (value: string) => Buffer.from(value, 'latin1');

export function mp4Box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length + 8);
  return Buffer.concat([head, text(type), body]);
}

export interface Mp4Options {
  brand?: string;
  codec?: string;
  handler?: string;
  width?: number;
  height?: number;
  mediaBytes?: number;
  /** More boxes of the index. */
  inIndex?: Buffer;
  /** More boxes of the track. */
  inTrack?: Buffer;
  /** Written into each date of the index, and into the name of its handler. */
  stamp?: Buffer;
  /** What stands behind the last box. */
  tail?: Buffer;
}

export function mp4({
  brand = 'isom',
  codec = 'avc1',
  handler = 'vide',
  width = 640,
  height = 360,
  mediaBytes = 1_000,
  inIndex = Buffer.alloc(0),
  inTrack = Buffer.alloc(0),
  stamp = Buffer.alloc(8),
  tail = Buffer.alloc(0),
}: Mp4Options = {}): Buffer {
  const dated = (size: number) => Buffer.concat([Buffer.alloc(4), stamp, Buffer.alloc(size - 12)]);
  const header = dated(84);
  [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].forEach((value, index) =>
    header.writeInt32BE(value, 40 + index * 4),
  );
  header.writeUInt16BE(width, 76);
  header.writeUInt16BE(height, 80);
  const samples = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), mp4Box(codec, Buffer.alloc(78))]);
  const media = mp4Box(
    'mdia',
    mp4Box('mdhd', dated(24)),
    mp4Box('hdlr', Buffer.alloc(8), text(handler), Buffer.alloc(12), stamp, Buffer.alloc(1)),
    mp4Box('minf', mp4Box('stbl', mp4Box('stsd', samples))),
  );
  return Buffer.concat([
    mp4Box('ftyp', text(brand), Buffer.from([0, 0, 2, 0]), text('isommp42')),
    mp4Box('moov', mp4Box('mvhd', dated(100)), mp4Box('trak', mp4Box('tkhd', header), media, inTrack), inIndex),
    mp4Box('mdat', Buffer.alloc(mediaBytes, 7)),
    tail,
  ]);
}

export function ebml(id: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

const UNKNOWN = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);

export interface WebmOptions {
  docType?: string;
  codec?: string;
  /** As recorders write it: segment and cluster without a size. */
  isLive?: boolean;
  /** More elements of the segment, before its clusters. */
  more?: Buffer;
  /** More elements of the segment's information. */
  inInfo?: Buffer;
  /** More elements of the track. */
  inTrack?: Buffer;
  tail?: Buffer;
}

export function webm({
  docType = 'webm',
  codec = 'V_VP9',
  isLive = false,
  more = Buffer.alloc(0),
  inInfo = Buffer.alloc(0),
  inTrack = Buffer.alloc(0),
  tail = Buffer.alloc(0),
}: WebmOptions = {}): Buffer {
  const frame = ebml('e0', ebml('b0', Buffer.from([0x02, 0x80])), ebml('ba', Buffer.from([0x01, 0x68])));
  const track = ebml('ae', ebml('83', Buffer.from([1])), ebml('86', text(codec)), frame, inTrack);
  const blocks = Buffer.concat([ebml('e7', Buffer.from([0])), ebml('a3', Buffer.alloc(500, 7))]);
  const cluster = isLive ? Buffer.concat([Buffer.from('1f43b675', 'hex'), UNKNOWN, blocks]) : ebml('1f43b675', blocks);
  const inside = Buffer.concat([
    ebml('1549a966', ebml('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])), inInfo),
    ebml('1654ae6b', track),
    more,
    cluster,
  ]);
  const segment = isLive ? Buffer.concat([Buffer.from('18538067', 'hex'), UNKNOWN, inside]) : ebml('18538067', inside);
  return Buffer.concat([ebml('1a45dfa3', ebml('4282', text(docType))), segment, tail]);
}
