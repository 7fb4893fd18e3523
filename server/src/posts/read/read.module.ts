import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { MediaModule } from '#media/media.module.js';
import { FiltersModule } from '../filters/filters.module.js';
import { MentionLoader } from './mention.loader.js';
import { ParsedContentResolver } from './parsed-content.resolver.js';
import { PostFieldsResolver } from './post-fields.resolver.js';
import { PostViews } from './post-views.js';
import { PostLoader } from './post.loader.js';
import { UnlessPlainResolver } from './unless-plain.resolver.js';

@Module({
  imports: [PeopleModule, MediaModule, FiltersModule],
  providers: [PostViews, PostLoader, MentionLoader, PostFieldsResolver, ParsedContentResolver, UnlessPlainResolver],
  exports: [PostViews, PostLoader],
})
export class PostReadModule {}
