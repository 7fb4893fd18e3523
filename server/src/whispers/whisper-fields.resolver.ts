import { parseEntities, type TextEntity, withMentionsOf } from '@mallard/rules/text-entities';
import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { SETTINGS, type Settings } from '#kernel/config/settings.js';
import { PostEntityView } from '#posts/read/post.view.js';
import { WhisperView } from './whisper.view.js';

@Resolver(() => WhisperView)
export class WhisperFieldsResolver {
  private readonly host: string;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.host = new URL(settings.PUBLIC_URL).host;
  }

  @ResolveField(() => [PostEntityView], { description: 'The mentions, hashtags and links of content, in order.' })
  entities(@Parent() { content, mentions }: WhisperView): TextEntity[] {
    return withMentionsOf(parseEntities(content, this.host), mentions);
  }
}
