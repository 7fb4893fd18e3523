import type { NumberedPage } from './page-input.js';

/** A numbered page as REST answers it; the envelope spreads it flat beside `succeeded`. */
export class FlatPage<T> {
  readonly currentPage: number;
  readonly pageSize: number;
  readonly totalPages: number;
  readonly totalCount: number;
  readonly hasPreviousPage: boolean;

  /**
   * @param totalCount how many there are in all; where it is an estimate it is raised to what was served
   * @param hasNextPage always exact
   */
  constructor(
    readonly data: T[],
    page: NumberedPage,
    totalCount: number,
    readonly hasNextPage: boolean,
  ) {
    const served = (page.pageNumber - 1) * page.pageSize + data.length + (hasNextPage ? 1 : 0);
    this.currentPage = page.pageNumber;
    this.pageSize = page.pageSize;
    this.totalCount = data.length > 0 ? Math.max(totalCount, served) : totalCount;
    this.totalPages = Math.ceil(this.totalCount / page.pageSize);
    this.hasPreviousPage = page.pageNumber > 1;
  }
}
