import { cleanText } from '@mallard/rules/plain-text';
import { hashtagKeys, mentionedHandles } from '@mallard/rules/text-entities';
import { MAX_POST_BYTES, measureContent } from '@mallard/rules/post-text';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import { ParsedContentView } from './parsed-content.view.js';
import { InvalidPost } from '../model/post.errors.js';

@Resolver()
export class ParsedContentResolver {
  @Allow('anyone')
  @TokenScope('read')
  @Limit('search')
  @Query(() => ParsedContentView, {
    description: 'Mentions, hashtags, links and length of a text, even if it is too long.',
  })
  parseContent(
    @Args('content', { type: () => String, description: 'The text of a draft.' }) content: string,
  ): ParsedContentView {
    const cleaned = cleanText(content, { maxBytes: MAX_POST_BYTES, multiline: true });
    if (!cleaned.ok)
      throw new InvalidPost('INVALID_TEXT', 'The text must be at most 10,000 bytes, without invalid characters.');
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
