import { Module } from '@nestjs/common';
import { DeletedUploadsHandlers } from './deleted-people.handlers.js';
import { Leftovers } from './files/leftovers.js';
import { MediaFiles } from './files/media-files.js';
import { PictureEncoder } from './images/picture-encoder.js';
import { MediaAddresses } from './media-addresses.js';
import { MediaController } from './media.controller.js';
import { MediaHoldings } from './media-holdings.js';
import { MediaPreparation } from './media-preparation.js';
import { MediaQuota } from './media-quota.js';
import { MediaResolver } from './media.resolver.js';
import { MediaService } from './media.service.js';
import { MediaShelf } from './media-shelf.js';
import { MediaSweep } from './media-sweep.job.js';
import { MediaValidation } from './media-validation.js';
import { MediaViews } from './media.view.js';
import { UploadFolder } from './uploads/upload-folder.js';

@Module({
  controllers: [MediaController],
  providers: [
    MediaService,
    MediaShelf,
    MediaPreparation,
    MediaValidation,
    MediaQuota,
    MediaHoldings,
    MediaViews,
    MediaAddresses,
    MediaFiles,
    MediaSweep,
    DeletedUploadsHandlers,
    Leftovers,
    PictureEncoder,
    UploadFolder,
    MediaResolver,
  ],
  exports: [MediaHoldings, MediaViews, MediaAddresses, MediaShelf, UploadFolder],
})
export class MediaModule {}
