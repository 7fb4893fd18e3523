import { Injectable } from '@nestjs/common';
import { MAX_ID } from '#kernel/database/ids.js';
import { directionOf, positionOf } from '#kernel/paging/direction.js';
import { offsetOf } from '#kernel/paging/numbered-page.js';
import type { KeysetPage, NumberedPage } from '#kernel/paging/page-input.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import type { ListView } from '#people/lists/list.view.js';
import type { PostList } from '../model/post-list.js';
import { LISTED, LISTED_NUMBERED, LISTED_SELECTED, LISTED_SELECTED_NUMBERED } from './list.timeline-statements.js';

type Owner = Pick<SignedInViewer, 'id'>;

/** The posts of lists. The caller knows that the list is the viewer's. */
@Injectable()
export class ListPostTimelines {
  /** Newest first, each once. */
  of(list: ListView, owner: Owner, page: KeysetPage): PostList {
    const direction = directionOf(page);
    const statement = (isSelected(list) ? LISTED_SELECTED : LISTED)[direction](page.first + 1);
    return { statement, parameters: [owner.id, positionOf(page), list.id], direction };
  }

  /** The same by page number. */
  ofNumbered(list: ListView, owner: Owner, page: NumberedPage): PostList {
    const { offset, limit } = offsetOf(page);
    const statement = isSelected(list) ? LISTED_SELECTED_NUMBERED : LISTED_NUMBERED;
    return { statement, parameters: [owner.id, MAX_ID, list.id, offset, offset + limit] };
  }
}

const isSelected = ({ hasPhrases, replies }: ListView): boolean => hasPhrases || replies !== 'none';
