import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { type UserView, UserViews } from '#people/users/user.view.js';
import { idsOfPage, type PositionedList } from '../request/id-pages.js';
import { askedPage, type PageParams, setLinks } from '../request/page.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** People of a page, unless the client says how many, and at most. */
const USUAL = 40;
const MOST = 80;

export interface AskedAccounts {
  readonly params: PageParams;
  readonly viewer: SignedInViewer;
  readonly request: Request;
  readonly response: Response;
}

/** Pages of the viewer's own lists of people, with their links. */
@Injectable()
export class AccountPages {
  constructor(
    private readonly users: UserViews,
    private readonly site: SiteAddresses,
  ) {}

  /** @param list whose positions go into the links alone */
  async of({ params, viewer, request, response }: AskedAccounts, list: PositionedList): Promise<UserView[]> {
    const { ids, ends, hasNext } = await idsOfPage(askedPage(params, USUAL, MOST), list);
    setLinks(request, response, this.site.origin, ends, hasNext);
    return this.users.inOrder(ids, viewer);
  }
}
