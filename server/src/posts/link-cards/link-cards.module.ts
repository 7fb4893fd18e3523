import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { CardedLinks } from './carded-links.js';
import { LinkCardFetch } from './link-card-fetch.job.js';
import { LinkCardSweep } from './link-card-sweep.job.js';
import { LinkCardLoader } from './link-card.loader.js';
import { LinkCardsResolver } from './link-cards.resolver.js';
import { LinkingPostsHandlers } from './linking-posts.handlers.js';
import { PostCards } from './post-cards.js';

@Module({
  imports: [MediaModule],
  providers: [
    CardedLinks,
    LinkCardFetch,
    LinkCardLoader,
    PostCards,
    LinkCardSweep,
    LinkCardsResolver,
    LinkingPostsHandlers,
  ],
  exports: [PostCards],
})
export class LinkCardsModule {}
