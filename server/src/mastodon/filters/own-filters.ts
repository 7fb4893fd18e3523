import { Injectable } from '@nestjs/common';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { FilterNotFound } from '#posts/filters/filter.errors.js';
import { type FilterTermView, type FilterView, FilterViews } from '#posts/filters/filter.view.js';

/** The viewer's filters, by their ids and by those of their terms, under which older clients know them. */
@Injectable()
export class OwnFilters {
  constructor(private readonly views: FilterViews) {}

  all(viewer: SignedInViewer): Promise<FilterView[]> {
    return this.views.ofUser(viewer.id);
  }

  /** @throws FilterNotFound */
  async one(viewer: SignedInViewer, id: string): Promise<FilterView> {
    const filter = (await this.all(viewer)).find((each) => each.id === id);
    if (!filter) throw new FilterNotFound();
    return filter;
  }

  /** @throws FilterNotFound */
  async withTerm(viewer: SignedInViewer, termId: string): Promise<{ filter: FilterView; term: FilterTermView }> {
    for (const filter of await this.all(viewer)) {
      const term = filter.terms.find((each) => each.id === termId);
      if (term) return { filter, term };
    }
    throw new FilterNotFound();
  }
}
