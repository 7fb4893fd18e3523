import { Module } from '@nestjs/common';
import { PostEditsModule } from './edits/edits.module.js';
import { FeaturedPostsModule } from './featured/featured.module.js';
import { FiltersModule } from './filters/filters.module.js';
import { HashtagsModule } from './hashtags/hashtags.module.js';
import { HoldingModule } from './holding/holding.module.js';
import { LinkCardsModule } from './link-cards/link-cards.module.js';
import { PostListsModule } from './lists/lists.module.js';
import { LivePostsModule } from './live/live.module.js';
import { MentionsModule } from './mentions/mentions.module.js';
import { MutedThreadsModule } from './muted-threads/muted-threads.module.js';
import { NearbyModule } from './nearby/nearby.module.js';
import { NodsModule } from './nods/nods.module.js';
import { PinsModule } from './pins/pins.module.js';
import { PollsModule } from './polls/polls.module.js';
import { PopularPostsModule } from './popular/popular.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { PostReadModule } from './read/read.module.js';
import { ReadingPositionsModule } from './reading/reading.module.js';
import { PostRemovalModule } from './removal/removal.module.js';
import { ReplyControlModule } from './reply-control/reply-control.module.js';
import { RequacksModule } from './requacks/requacks.module.js';
import { PostSearchModule } from './search/search.module.js';
import { SuggestionsModule } from './suggestions/suggestions.module.js';
import { ThreadsModule } from './threads/threads.module.js';
import { TimelinesModule } from './timelines/timelines.module.js';

const rooms = [
  FeaturedPostsModule,
  FiltersModule,
  HashtagsModule,
  HoldingModule,
  LinkCardsModule,
  LivePostsModule,
  MentionsModule,
  MutedThreadsModule,
  NearbyModule,
  NodsModule,
  PinsModule,
  PollsModule,
  PopularPostsModule,
  PostEditsModule,
  PostListsModule,
  PostReadModule,
  PostRemovalModule,
  PostSearchModule,
  PublishingModule,
  QuotesModule,
  ReadingPositionsModule,
  ReplyControlModule,
  RequacksModule,
  SuggestionsModule,
  ThreadsModule,
  TimelinesModule,
];

/** Posts: a module for each room. */
@Module({ imports: rooms, exports: rooms })
export class PostsModule {}
