import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { EndedQuotesHandlers } from './ended-quotes.handlers.js';
import { QuoteTimelines } from './quote.timelines.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesResolver } from './quotes.resolver.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [PostReadModule],
  controllers: [QuotesController],
  providers: [QuotesService, QuoteTimelines, QuotesResolver, EndedQuotesHandlers],
  exports: [QuotesService, QuoteTimelines],
})
export class QuotesModule {}
