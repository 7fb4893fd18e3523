import { defineEntity, p } from '@mikro-orm/core';
import { foreignKey } from '#kernel/database/base-properties.js';
import { MediaSchema } from '#media/media.entity.js';

/** `PENDING`: not read yet. `NONE`: the page has no card, or couldn't be read. */
export const LINK_CARD_STATES = ['PENDING', 'READY', 'NONE'] as const;

/** Longest texts of a card, in characters (code points). */
export const MAX_CARD_TITLE = 200;
export const MAX_CARD_DESCRIPTION = 300;
export const MAX_CARD_SITE = 60;

/** What a page says about itself, once for all quacks that link to it. */
export const LinkCardSchema = defineEntity({
  name: 'LinkCard',
  tableName: 'link_cards',
  properties: {
    /** SHA-256 of the address, base64url. */
    key: p.text().primary(),
    /** The address without its fragment. */
    url: p.text(),
    state: p.enum(LINK_CARD_STATES).default('PENDING'),
    title: p.text().nullable().check(`char_length(title) <= ${MAX_CARD_TITLE}`),
    description: p.text().nullable().check(`char_length(description) <= ${MAX_CARD_DESCRIPTION}`),
    siteName: p.text().nullable().check(`char_length(site_name) <= ${MAX_CARD_SITE}`),
    pictureId: foreignKey(MediaSchema, 'picture_id').deleteRule('set null').nullable(),
    /** When a job was last queued for it. */
    askedAt: p.datetime(3).nullable(),
    /** When it was last read. */
    fetchedAt: p.datetime(3).nullable(),
    /** Attempts since then that failed. */
    attempts: p.smallint().default(0),
    /** When a quack with it was last published, or shown, to within a week. */
    usedAt: p.datetime(3),
  },
  indexes: [
    { name: 'link_cards_by_use', properties: 'usedAt' },
    { name: 'link_cards_by_picture', properties: 'pictureId', where: 'picture_id is not null' },
  ],
});
