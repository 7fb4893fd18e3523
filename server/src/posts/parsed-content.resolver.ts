import { Args, Query, Resolver } from '@nestjs/graphql';
import { cleanText } from '#kernel/text/plain-text.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { ParsedContentView } from './parsed-content.view.js';
import { InvalidPost } from './post.errors.js';
import { hashtagKeys, MAX_POST_BYTES, measureContent, mentionedHandles } from './post-text.js';

@Resolver()
export class ParsedContentResolver {
  @Allow('anyone')
  @Limit('search')
  @Query(() => ParsedContentView, {
    description: 'Mentions, hashtags, links and length of a text, also of one that is too long.',
  })
  parseContent(@Args('content', { type: () => String }) content: string): ParsedContentView {
    const cleaned = cleanText(content, { maxBytes: MAX_POST_BYTES, multiline: true });
    if (!cleaned.ok)
      throw new InvalidPost('INVALID_TEXT', 'The text is larger than 10,000 bytes, or holds what no quack may hold.');
    const { entities, graphemes, weightedLength } = measureContent(cleaned.text);
    return {
      mentions: mentionedHandles(entities),
      hashtags: hashtagKeys(entities),
      entities,
      length: graphemes,
      weightedLength,
    };
  }
}
