import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Database } from '#kernel/database/database.js';
import { defineTopic } from '#kernel/pubsub/topic.js';
import { Topics } from '#kernel/pubsub/topics.js';
import type { CheckedText } from '../model/post-content.js';
import type { HeldWordKind } from './held-word.entity.js';
import { type HeldWordRule, matchingWords } from './word-matching.js';

/** Tells every replica that the list has changed. */
export const HELD_WORDS_CHANGED = defineTopic<Record<string, never>>('posts.held_words.changed');
/** Reads the list this often, in case a message was lost. */
const REFRESH_MS = 300_000;

export const ALL_HELD_WORDS = 'select w.kind, w.text, w.folded from held_words w order by w.id';

/** The words and domains that hold a post, in memory on every server: comparing a post with them is free. */
@Injectable()
export class HeldWords implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(HeldWords.name);
  private readonly subscriptions: (() => void)[] = [];
  private rules: readonly HeldWordRule[] = [];
  /** Counts readings, so that an older one doesn't replace a newer one. */
  private readings = 0;

  constructor(
    private readonly database: Database,
    private readonly topics: Topics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.subscriptions.push(
      this.topics.subscribe(HELD_WORDS_CHANGED, () => void this.refresh()),
      this.topics.onGap(() => void this.refresh()),
    );
    await this.read();
  }

  onModuleDestroy(): void {
    for (const end of this.subscriptions) end();
  }

  /** The entries that a post contains, as typed. */
  matching(
    { content, entities }: Pick<CheckedText, 'content' | 'entities'>,
    warning: string | null,
    options: readonly string[] = [],
  ): string[] {
    const texts = warning === null ? [content] : [content, warning];
    return matchingWords(this.rules, [...texts, ...options], entities);
  }

  async read(): Promise<void> {
    const reading = (this.readings += 1);
    const rules = await this.database.rows<{ kind: HeldWordKind; text: string; folded: string }>(ALL_HELD_WORDS, []);
    if (reading === this.readings) this.rules = rules;
  }

  @Interval(REFRESH_MS)
  async refresh(): Promise<void> {
    try {
      await this.read();
    } catch (error) {
      this.logger.warn({ message: 'The list of words could not be read', error });
    }
  }
}
