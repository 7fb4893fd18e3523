import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Topics } from '#kernel/pubsub/topics.js';
import { WhisperViews } from '../whisper.view.js';
import { WhisperBroadcaster } from './whisper-broadcaster.js';
import { type WhisperChange, whisperChangedTopic } from './whisper-changed.topic.js';

/** Whispers that are different now, as each participant sees them. */
@Injectable()
export class LiveWhisperChanges extends WhisperBroadcaster<WhisperChange> implements OnModuleInit {
  constructor(
    private readonly topics: Topics,
    views: WhisperViews,
  ) {
    super(views);
  }

  onModuleInit(): void {
    this.topics.subscribe(whisperChangedTopic, this.publish);
  }

  protected whisperIdOf({ whisperId }: WhisperChange): string {
    return whisperId;
  }
}
