import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { MediaFormat } from './files/media-keys.js';
import { MediaAddresses } from './media-addresses.js';

export const MediaKind = { IMAGE: 'IMAGE', VIDEO: 'VIDEO' } as const;
export type MediaKindName = (typeof MediaKind)[keyof typeof MediaKind];
registerEnumType(MediaKind, { name: 'MediaKind' });

/** A picture or video as those see it who may. */
@ObjectType('Media', { description: 'A picture or video of a quack.', implements: () => [Node] })
export class MediaView implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String, {
    description: 'On this site. One that not everybody may see carries a ticket and is good for a day or two.',
  })
  url!: string;
  @Field(() => MediaKind) kind!: MediaKindName;
  @Field(() => Int, { nullable: true }) width!: number | null;
  @Field(() => Int, { nullable: true }) height!: number | null;
  @Field(() => String) altText!: string;
  @Field(() => String, { nullable: true, description: 'ThumbHash, base64.' }) placeholder!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'A small picture of it; null for a video that came without one.',
  })
  thumbnailUrl!: string | null;
  format!: MediaFormat;
  bytes!: number;
}

/** A row of media as MEDIA_JSON makes it. */
export interface MediaRecord {
  id: string;
  kind: MediaKindName;
  format: MediaFormat;
  bytes: number;
  thumbnailBytes: number | null;
  width: number | null;
  height: number | null;
  altText: string;
  placeholder: string | null;
}

/** `m` as a MediaRecord. */
const MEDIA_JSON = `json_build_object('id', m.id, 'kind', m.kind, 'format', m.format, 'bytes', m.bytes,
    'thumbnailBytes', m.thumbnail_bytes, 'width', m.width, 'height', m.height, 'altText', m.alt_text, 'placeholder', m.placeholder)`;

/** What a holder carries, in order, as one column of a statement over holders; null where it carries none. @param holderId such as `p.id` */
export function heldMedia(holderId: string): string {
  return `(select json_agg(${MEDIA_JSON} order by m.position) from media m where m.holder_id = ${holderId})`;
}

const BY_IDS = `
select ${MEDIA_JSON} as media, m.is_published and not u.requires_login as is_open
from media m join users u on u.id = m.owner_id where m.id = any($1::uuid[])`;

const BY_HOLDERS = `select h.id, ${heldMedia('h.id')} as media from unnest($1::uuid[]) h (id)`;

@Injectable()
export class MediaViews {
  constructor(
    private readonly database: Database,
    private readonly addresses: MediaAddresses,
  ) {}

  /** Views of media of which the caller has made sure that the viewer may see them. Absent: unknown ids. */
  async byIds(ids: readonly string[]): Promise<Map<string, MediaView>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.rows<{ media: MediaRecord; is_open: boolean }>(BY_IDS, [ids]);
    return new Map(rows.map(({ media, is_open: isOpen }) => [media.id, this.of(media, isOpen)]));
  }

  /** What each of several holders carries that nobody but their owner may see, such as scheduled quacks; absent: none. */
  async byHolders(holderIds: readonly string[]): Promise<Map<string, MediaView[]>> {
    if (holderIds.length === 0) return new Map();
    const rows = await this.database.rows<{ id: string; media: MediaRecord[] | null }>(BY_HOLDERS, [holderIds]);
    return new Map(
      rows.flatMap(({ id, media }) => (media ? [[id, media.map((one) => this.of(one, false))] as const] : [])),
    );
  }

  /** @param isOpen whether everybody may see it */
  of(media: MediaRecord, isOpen: boolean): MediaView {
    const { id, format } = media;
    return {
      id,
      url: this.addresses.of({ id, size: 'full', format }, isOpen),
      kind: media.kind,
      width: media.width,
      height: media.height,
      altText: media.altText,
      placeholder: media.placeholder,
      thumbnailUrl: media.thumbnailBytes === null ? null : this.addresses.of({ id, size: 'small', format }, isOpen),
      format,
      bytes: media.bytes,
    };
  }
}
