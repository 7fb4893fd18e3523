import { Module } from '@nestjs/common';
import { DeletedUserImagesHandlers } from './deleted-user-images.handlers.js';
import { ProfileImageEncoder } from './profile-image-encoder.js';
import { ProfileImageFiles } from './profile-image-files.js';
import { ProfileImageStore } from './profile-image-store.js';
import { ProfileImageService } from './profile-image.service.js';

@Module({
  providers: [
    DeletedUserImagesHandlers,
    ProfileImageEncoder,
    ProfileImageStore,
    ProfileImageFiles,
    ProfileImageService,
  ],
  exports: [ProfileImageStore, ProfileImageFiles, ProfileImageService],
})
export class ProfileImagesModule {}
