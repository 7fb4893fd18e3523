import { Module } from '@nestjs/common';
import { PeopleModule } from '#people/people.module.js';
import { SuggestionTimelines } from './suggestion.timelines.js';
import { SuggestionsResolver } from './suggestions.resolver.js';

@Module({
  imports: [PeopleModule],
  providers: [SuggestionsResolver, SuggestionTimelines],
  exports: [SuggestionTimelines],
})
export class SuggestionsModule {}
