import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';

/** The PUBLIC_URL with which a server on this database has started last; no row before the first start. */
export const SiteAddressSchema = defineEntity({
  name: 'SiteAddress',
  tableName: 'site_addresses',
  properties: {
    id: p.enum(['site']).primary(),
    publicUrl: p.text(),
    updatedAt: p.datetime(3),
  },
});

export type SiteAddressTable = InferKyselyDB<typeof SiteAddressSchema>;
