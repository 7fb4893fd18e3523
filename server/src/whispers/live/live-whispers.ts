import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Topics } from '#kernel/pubsub/topics.js';
import { WhisperViews } from '../whisper.view.js';
import { type WhisperAdded, whisperAddedTopic } from './whisper-added.topic.js';
import { WhisperBroadcaster } from './whisper-broadcaster.js';

/** New whispers. */
@Injectable()
export class LiveWhispers extends WhisperBroadcaster<WhisperAdded> implements OnModuleInit {
  constructor(
    private readonly topics: Topics,
    views: WhisperViews,
  ) {
    super(views);
  }

  onModuleInit(): void {
    this.topics.subscribe(whisperAddedTopic, this.publish);
  }

  protected whisperIdOf({ id }: WhisperAdded): string {
    return id;
  }
}
