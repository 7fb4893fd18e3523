import { Module } from '@nestjs/common';
import { SiteAddress } from './site-address.service.js';

@Module({ providers: [SiteAddress] })
export class SiteAddressModule {}
