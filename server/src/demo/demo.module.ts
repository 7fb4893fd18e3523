import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { MediaModule } from '#media/media.module.js';
import { DemoCommunity } from './demo-community.js';
import { DemoProfileImages } from './pictures/demo-profile-images.job.js';
import { DemoPictures } from './pictures/demo-pictures.job.js';

@Module({ imports: [IdentityModule, MediaModule], providers: [DemoCommunity, DemoProfileImages, DemoPictures] })
export class DemoModule {}
