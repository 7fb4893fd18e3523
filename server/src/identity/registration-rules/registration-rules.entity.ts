import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties, foreignKey } from '#kernel/database/base-properties.js';
import { UserSchema } from '../users/user.entity.js';

export const REGISTRATION_MODES = ['OPEN', 'APPROVAL', 'INVITE', 'CLOSED'] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** From the mildest to the strictest. */
export const IP_SEVERITIES = ['SIGN_UP_APPROVAL', 'SIGN_UP_BLOCK', 'NO_ACCESS'] as const;
export type IpSeverity = (typeof IP_SEVERITIES)[number];

/** The lowest and the highest minimum age, in years. */
export const MIN_AGE_FROM = 13;
export const MIN_AGE_TO = 21;

/** Longest comment of a block or an invite, and longest reason of a request, in code points. */
export const MAX_COMMENT = 420;
/** Blocks of one kind at most. All of them are in the memory of every server. */
export const MAX_BLOCKS = 5_000;

const comment = p.text().default('').check(`char_length(comment) <= ${MAX_COMMENT}`);
const createdBy = foreignKey(UserSchema, 'created_by').deleteRule('set null').nullable();

/** What an administrator chose; until then there is no row, and REGISTRATION_ENABLED applies. */
export const RegistrationSettingsSchema = defineEntity({
  name: 'RegistrationSettings',
  tableName: 'registration_settings',
  properties: {
    id: p.enum(['registration']).primary(),
    mode: p.enum(REGISTRATION_MODES),
    /** In years; null for none. */
    minAge: p.integer().nullable().check(`min_age >= ${MIN_AGE_FROM} and min_age <= ${MIN_AGE_TO}`),
    updatedAt: p.datetime(3),
  },
});

/** A domain whose addresses, and those of its subdomains, can't register, or only with approval. */
export const EmailDomainBlockSchema = defineEntity({
  name: 'EmailDomainBlock',
  tableName: 'email_domain_blocks',
  properties: {
    ...baseProperties,
    /** In lower case and in ASCII. */
    domain: p.text().unique(),
    needsApproval: p.boolean().default(false),
    comment,
    createdBy,
  },
  indexes: [{ name: 'email_domain_blocks_by_creator', properties: 'createdBy' }],
});

/** A handle, or a part of handles, that can't be chosen, or only with approval. */
export const HandleBlockSchema = defineEntity({
  name: 'HandleBlock',
  tableName: 'handle_blocks',
  properties: {
    ...baseProperties,
    /** As typed. */
    pattern: p.text(),
    /** The form that its look-alikes share. */
    folded: p.text(),
    /** False: it applies to every handle that contains it. */
    isExact: p.boolean(),
    needsApproval: p.boolean().default(false),
    comment,
    createdBy,
  },
  uniques: [{ name: 'handle_blocks_folded_is_exact_unique', properties: ['folded', 'isExact'] }],
  indexes: [{ name: 'handle_blocks_by_creator', properties: 'createdBy' }],
});

/** A network, and what its addresses can't do. */
export const IpBlockSchema = defineEntity({
  name: 'IpBlock',
  tableName: 'ip_blocks',
  properties: {
    ...baseProperties,
    range: p.string().columnType('cidr').unique(),
    severity: p.enum(IP_SEVERITIES),
    comment,
    /** Null for one without an end. */
    endsAt: p.datetime(3).nullable(),
    createdBy,
  },
  indexes: [{ name: 'ip_blocks_by_creator', properties: 'createdBy' }],
});
