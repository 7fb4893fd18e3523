import { Module } from '@nestjs/common';
import { PostReadModule } from '../read/read.module.js';
import { MatchedWords } from './matched-words.js';
import { SavedSearch } from './saved-search.js';
import { SearchWords } from './search-words.js';
import { SearchResolver } from './search.resolver.js';
import { SearchTimelines } from './search.timelines.js';

@Module({
  imports: [PostReadModule],
  providers: [SearchTimelines, SearchWords, SavedSearch, MatchedWords, SearchResolver],
  exports: [SearchTimelines, SavedSearch],
})
export class PostSearchModule {}
