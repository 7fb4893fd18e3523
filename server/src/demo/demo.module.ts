import { Module } from '@nestjs/common';
import { IdentityModule } from '#identity/identity.module.js';
import { MediaModule } from '#media/media.module.js';
import { DemoCommunity } from './demo-community.js';
import { DemoFaces } from './pictures/demo-faces.job.js';
import { DemoPictures } from './pictures/demo-pictures.job.js';

@Module({ imports: [IdentityModule, MediaModule], providers: [DemoCommunity, DemoFaces, DemoPictures] })
export class DemoModule {}
