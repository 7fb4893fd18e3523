import { Module } from '@nestjs/common';
import { SiteAddresses } from './site-addresses.js';

@Module({
  providers: [SiteAddresses],
  exports: [SiteAddresses],
})
export class MastodonRequestModule {}
