import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { MatchedWords } from './matched-words.js';
import { SearchWords } from './search-words.js';
import { SearchResolver } from './search.resolver.js';
import { SearchTimelines } from './search.timelines.js';

@Module({
  imports: [PostReadModule],
  providers: [SearchTimelines, SearchWords, MatchedWords, SearchResolver],
  exports: [SearchTimelines, SearchWords],
})
export class PostSearchModule {}
