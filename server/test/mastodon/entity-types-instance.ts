import type { mastodon } from 'masto';
import type { InstanceSerializer } from '../../src/mastodon/instance/instance.js';

/*
 * The entities of masto, whose names are in camel case, against ours: a field that is missing, or of another type, doesn't compile.
 */

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : Name;

export type AsSent<Entity> = Entity extends readonly (infer Element)[]
  ? AsSent<Element>[]
  : Entity extends object
    ? { [Key in keyof Entity as Key extends string ? SnakeCase<Key> : Key]: AsSent<Entity[Key]> }
    : Entity;

type Sent<Version extends 'v1' | 'v2'> = Awaited<ReturnType<InstanceSerializer[Version]>>;

/** Of fields that Mastodon itself sends differently: no contact, no blurred picture, no status page, a number for a version. */
type Looser<Entity, Fields extends PropertyKey> = Omit<Entity, Fields>;

export const instanceOfVersion2 = (
  sent: Sent<'v2'>,
): Looser<AsSent<mastodon.v2.Instance>, 'contact' | 'thumbnail' | 'api_versions' | 'configuration'> => sent;
export const configurationOfVersion2 = ({
  configuration,
}: Sent<'v2'>): Looser<AsSent<mastodon.v2.InstanceConfiguration>, 'urls'> => configuration;
export const instanceOfVersion1 = (sent: Sent<'v1'>): AsSent<mastodon.v1.Instance> => sent;
