import { Injectable } from '@nestjs/common';
import { Database } from '#kernel/database/database.js';
import type { ViewerId } from '#kernel/request/viewer.js';
import { SUGGESTED } from './suggestion-statements.js';

/** What suggestions go by. Null: what the viewer chose; visitors choose nothing. */
export interface SuggestionWishes {
  readonly languages: readonly string[] | null;
  /** Keys of hashtags. */
  readonly topics: readonly string[] | null;
}

interface IdRow {
  id: string;
}

/** Whom people might want to follow. */
@Injectable()
export class SuggestionTimelines {
  constructor(private readonly database: Database) {}

  /**
   * Users whom many of the viewer's follows follow, who write about the topics, or whom many follow; first those who
   * write in the languages, and among them those active lately. Never the viewer, whom they follow, or root.
   */
  async suggested(viewer: ViewerId, wishes: SuggestionWishes, first: number): Promise<string[]> {
    const rows = await this.database.rows<IdRow>(SUGGESTED, [viewer.id, first, wishes.languages, wishes.topics]);
    return rows.map((row) => row.id);
  }
}
