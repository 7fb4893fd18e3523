import { Injectable } from '@nestjs/common';
import type { IdPage, KeysetPage } from '#kernel/paging/page-input.js';
import { UserViews } from '#people/users/user.view.js';
import { type Account, AccountSerializer } from '../entities/account.js';
import type { Exchange } from '../request/exchange.js';
import { keysetOf, listPageOf } from '../request/list-page.js';
import { askedPage, type PageParams, setLinks } from '../request/page.js';
import { SiteAddresses } from '../request/site-addresses.js';

/** Accounts of a page, unless the client says how many, and at most. */
const USUAL = 40;
const MOST = 80;

/** Lists of people whose positions are of another kind, which only the links have. */
@Injectable()
export class AccountLists {
  constructor(
    private readonly people: UserViews,
    private readonly accounts: AccountSerializer,
    private readonly site: SiteAddresses,
  ) {}

  async of(
    { ctx, request, response }: Exchange,
    params: PageParams,
    idsOf: (page: KeysetPage) => Promise<IdPage>,
  ): Promise<Account[]> {
    const asked = askedPage(params, USUAL, MOST);
    const idPage = await idsOf(keysetOf(asked));
    const { items, ends, hasNext } = listPageOf(asked, idPage, await this.people.byIds(idPage.ids, ctx.viewer));
    setLinks(request, response, this.site.origin, ends, hasNext);
    return this.accounts.complete(items, ctx);
  }
}
