import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { MastodonRequestModule } from '../request/request.module.js';
import { AccountSerializer } from './account.js';
import { OwnAccountSerializer } from './own-account.js';
import { StatusEditSerializer } from './status-edit.js';
import { StatusSerializer } from './status.js';
import { TagSerializer } from './tag.js';

@Module({
  imports: [PeopleModule, PostsModule, MastodonRequestModule],
  providers: [AccountSerializer, OwnAccountSerializer, StatusEditSerializer, StatusSerializer, TagSerializer],
  exports: [AccountSerializer, OwnAccountSerializer, StatusEditSerializer, StatusSerializer, TagSerializer],
})
export class MastodonEntitiesModule {}
