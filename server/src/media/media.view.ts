import { Injectable } from '@nestjs/common';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Database } from '#kernel/database/database.js';
import { Node } from '#kernel/graphql/node.interface.js';
import type { MediaFormat } from './files/media-keys.js';
import { MediaAddresses } from './media-addresses.js';

export const MediaKind = { IMAGE: 'IMAGE', VIDEO: 'VIDEO' } as const;
export type MediaKindName = (typeof MediaKind)[keyof typeof MediaKind];
registerEnumType(MediaKind, {
  name: 'MediaKind',
  description: 'What a file is.',
  valuesMap: { IMAGE: { description: 'A picture, stored as WebP.' }, VIDEO: { description: 'A video, MP4 or WebM.' } },
});

/** A picture or video as authorized viewers see it. */
@ObjectType('Media', { description: 'A picture or video of a post.', implements: () => [Node] })
export class MediaView implements Node {
  @Field(() => ID, { description: 'Identifies the file.' }) id!: string;
  @Field(() => String, {
    description: 'On this site. The URL of restricted media contains a ticket and works for a day or two.',
  })
  url!: string;
  @Field(() => MediaKind, { description: 'A picture or a video.' }) kind!: MediaKindName;
  @Field(() => Int, { nullable: true, description: 'In pixels; null if unknown.' }) width!: number | null;
  @Field(() => Int, { nullable: true, description: 'In pixels; null if unknown.' }) height!: number | null;
  @Field(() => String, { description: "What it shows, for people who can't see it; may be empty." }) altText!: string;
  @Field(() => String, { nullable: true, description: 'ThumbHash, base64.' }) placeholder!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'A thumbnail; null for a video without one.',
  })
  thumbnailUrl!: string | null;
  @Field(() => Boolean, {
    description: 'An animated picture; its thumbnail is a still. False for a video.',
  })
  isAnimated!: boolean;
  format!: MediaFormat;
  bytes!: number;
}

/** A row as MEDIA_JSON builds it. */
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
  isAnimated: boolean;
}

/** Builds a MediaRecord from `m`. */
const MEDIA_JSON = `json_build_object('id', m.id, 'kind', m.kind, 'format', m.format, 'bytes', m.bytes,
    'thumbnailBytes', m.thumbnail_bytes, 'width', m.width, 'height', m.height, 'altText', m.alt_text, 'placeholder', m.placeholder,
    'isAnimated', m.is_animated)`;

/**
 * The media of a holder, in order, as one column; null if there are none.
 * @param holderId an expression such as `p.id`
 */
export function mediaOfHolder(holderId: string): string {
  return `(select json_agg(${MEDIA_JSON} order by m.position) from media m where m.holder_id = ${holderId})`;
}

/** Whether everyone may see `m` of the owner `u`. A picture of the site has no owner. */
export const IS_OPEN = '(m.owner_id is null or (m.is_published and m.is_open and not u.requires_login))';

const MEDIA = `
select ${MEDIA_JSON} as media, ${IS_OPEN} as is_open from media m left join users u on u.id = m.owner_id`;

const BY_IDS = `${MEDIA} where m.id = any($1::uuid[])`;

/** $1 ids, $2 owner. Of what was reported and isn't published any more, only moderators know. */
const OWN_BY_IDS = `${MEDIA}
where m.id = any($1::uuid[]) and m.owner_id = $2::uuid and (m.kept_until is null or m.is_published or m.holder_id is null)`;

const BY_HOLDERS = `select h.id, ${mediaOfHolder('h.id')} as media from unnest($1::uuid[]) h (id)`;

@Injectable()
export class MediaViews {
  constructor(
    private readonly database: Database,
    private readonly addresses: MediaAddresses,
  ) {}

  /** Reads media that the caller has authorized for the viewer. Unknown ids are absent. */
  async byIds(ids: readonly string[]): Promise<Map<string, MediaView>> {
    return ids.length === 0 ? new Map() : this.read(BY_IDS, [ids]);
  }

  /** Uploads of one's own, attached or not. Others, and what is only kept as evidence, are absent. */
  async ownByIds(ids: readonly string[], ownerId: string): Promise<Map<string, MediaView>> {
    return ids.length === 0 ? new Map() : this.read(OWN_BY_IDS, [ids, ownerId]);
  }

  private async read(statement: string, parameters: readonly unknown[]): Promise<Map<string, MediaView>> {
    const rows = await this.database.rows<{ media: MediaRecord; is_open: boolean }>(statement, parameters);
    return new Map(rows.map(({ media, is_open: isOpen }) => [media.id, this.of(media, isOpen)]));
  }

  /** The media of holders that only their owner can see, such as scheduled posts. Holders without media are absent. */
  async byHolders(holderIds: readonly string[]): Promise<Map<string, MediaView[]>> {
    if (holderIds.length === 0) return new Map();
    const rows = await this.database.rows<{ id: string; media: MediaRecord[] | null }>(BY_HOLDERS, [holderIds]);
    return new Map(
      rows.flatMap(({ id, media }) => (media ? [[id, media.map((one) => this.of(one, false))] as const] : [])),
    );
  }

  /** @param isOpen whether it is public */
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
      isAnimated: media.isAnimated,
      format,
      bytes: media.bytes,
    };
  }
}
