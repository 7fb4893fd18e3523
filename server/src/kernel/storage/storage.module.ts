import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { FolderStorage } from './folder-storage.js';
import { GuardedStorage } from './guarded-storage.js';
import { S3Storage } from './s3-storage.js';
import { Storage } from './storage.js';

function storageOf({ S3_URL, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, DATA_DIR }: Settings): Storage {
  if (S3_URL && S3_BUCKET && S3_ACCESS_KEY && S3_SECRET_KEY)
    return new GuardedStorage(
      new S3Storage({ url: S3_URL, bucket: S3_BUCKET, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY }),
    );
  return new FolderStorage(join(DATA_DIR, 'media', 'files'));
}

/** Uploaded files: in S3 where the settings name one, else below DATA_DIR. */
@Global()
@Module({
  providers: [{ provide: Storage, inject: [SETTINGS], useFactory: storageOf }],
  exports: [Storage],
})
export class StorageModule {}
