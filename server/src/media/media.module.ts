import { Module } from '@nestjs/common';
import { DeletedUserMediaHandlers } from './deleted-user-media.handlers.js';
import { Leftovers } from './files/leftovers.js';
import { MediaFiles } from './files/media-files.js';
import { LinkPictureEncoder } from './images/link-picture-encoder.js';
import { PictureEncoder } from './images/picture-encoder.js';
import { LinkPictures } from './link-pictures.js';
import { MediaAddresses } from './media-addresses.js';
import { MediaController } from './media.controller.js';
import { MediaAttachments } from './media-attachments.js';
import { MediaInspection } from './media-inspection.job.js';
import { MediaPreparation } from './media-preparation.js';
import { MediaQuota } from './media-quota.js';
import { MediaResolver } from './media.resolver.js';
import { MediaService } from './media.service.js';
import { MediaStore } from './media-store.js';
import { MediaUploads } from './media-uploads.js';
import { MediaSweep } from './media-sweep.job.js';
import { MediaValidation } from './media-validation.js';
import { MediaViews } from './media.view.js';
import { SitePictures } from './site-pictures.js';
import { UploadFolder } from './uploads/upload-folder.js';

@Module({
  controllers: [MediaController],
  providers: [
    MediaService,
    MediaStore,
    MediaUploads,
    SitePictures,
    MediaPreparation,
    MediaValidation,
    MediaQuota,
    MediaAttachments,
    MediaViews,
    MediaAddresses,
    MediaFiles,
    MediaSweep,
    MediaInspection,
    DeletedUserMediaHandlers,
    Leftovers,
    PictureEncoder,
    LinkPictureEncoder,
    LinkPictures,
    UploadFolder,
    MediaResolver,
  ],
  exports: [
    Leftovers,
    MediaService,
    MediaAttachments,
    MediaViews,
    MediaAddresses,
    MediaStore,
    SitePictures,
    LinkPictures,
    UploadFolder,
  ],
})
export class MediaModule {}
