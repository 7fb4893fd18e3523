import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { PostSearchModule } from '../search/search.module.js';
import { OwnPinLoader } from './own-pin.loader.js';
import { PinFolderCountsLoader } from './pin-folder-counts.loader.js';
import { PinFolderViews } from './pin-folder.view.js';
import { PinFoldersResolver, ViewerPinFoldersResolver } from './pin-folders.resolver.js';
import { PinFoldersService } from './pin-folders.service.js';
import { PinTimelines } from './pin.timelines.js';
import { PinsResolver, PostPinResolver } from './pins.resolver.js';
import { PinsService } from './pins.service.js';

@Module({
  imports: [PostReadModule, PostSearchModule],
  providers: [
    ...[PinsService, PinTimelines, OwnPinLoader, PinsResolver, PostPinResolver],
    ...[PinFoldersService, PinFolderViews, PinFolderCountsLoader, PinFoldersResolver, ViewerPinFoldersResolver],
  ],
  exports: [PinsService, PinTimelines],
})
export class PinsModule {}
