import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { PostSearchModule } from '../search/search.module.js';
import { OwnPinLoader } from './own-pin.loader.js';
import { PinTimelines } from './pin.timelines.js';
import { PinsResolver, PostPinResolver } from './pins.resolver.js';
import { PinsService } from './pins.service.js';

@Module({
  imports: [PostReadModule, PostSearchModule],
  providers: [PinsService, PinTimelines, OwnPinLoader, PinsResolver, PostPinResolver],
  exports: [PinsService, PinTimelines],
})
export class PinsModule {}
