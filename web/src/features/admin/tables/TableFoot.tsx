import { useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { SelectField } from '../../../ui/form/TextField';
import { Muted, Row } from '../../../ui/layout/Layout';
import { Pagination } from '../../../ui/navigation/Pagination';
import { pageSizes } from '../../session/preferences/page-size';
import { usePreferences } from '../../session/preferences/usePreferences';
import { startsUpTo } from './page-starts';
import { useTableMessages } from './useTableMessages';
import { sizesWith, type TableAddress } from './useTableAddress';
import type { TableRows } from './useTableRows';

/** Beyond this many rows, pages are turned one by one: a jump has to ask for the rows between. */
const MAX_TO_JUMP = 2_000;

interface TableFootProps<Item> {
  at: Omit<TableAddress, 'filterBy' | 'typeFilter' | 'filters'>;
  list: TableRows<Item>;
  caption: string;
  found: ((count: number) => string) | undefined;
}

/** The total, the rows per page, and the pages. */
export function TableFoot<Item>({ at, list: { shown, fetchPage }, caption, found }: TableFootProps<Item>) {
  const t = useT();
  const w = useTableMessages();
  const formats = useFormats();
  const preferences = usePreferences();
  const [isTurning, setTurning] = useState(false);
  if (!shown) return null;
  const { totalCount, pageInfo } = shown;
  // Rows can change meanwhile, so the server's `hasNextPage` counts. Without a total, only the next page is known.
  const pages = Math.max(at.page + (pageInfo.hasNextPage ? 1 : 0), Math.ceil((totalCount ?? 0) / at.size));
  const page = formats.number(at.page);

  async function turn(to: number) {
    if (isTurning) return;
    setTurning(true);
    try {
      const known = at.starts && to === at.page + 1 ? [...at.starts, pageInfo.endCursor] : (at.starts ?? [null]);
      at.turnTo(await startsUpTo(to, at.size, known, fetchPage));
    } catch (error) {
      toast.error(errorMessage(error, t, t('states.listFailed')));
    }
    setTurning(false);
  }

  return (
    <Row justify="between" wrap gap={3}>
      <Muted role="status">
        {totalCount === undefined
          ? w('pageNumber', { page })
          : [found?.(totalCount), w('page', { page, pages: formats.number(pages) })].filter(Boolean).join(' · ')}
      </Muted>
      <Row gap={3} wrap>
        <SelectField
          label={w('rows')}
          hideLabel
          value={String(at.size)}
          options={sizesWith(at.size).map((size) => ({
            value: String(size),
            label: `${w('rows')}: ${formats.number(size)}`,
          }))}
          onChange={(event) => {
            const size = Number(event.target.value);
            at.showRows(size);
            if (pageSizes.some((each) => each === size)) preferences.choosePageSize(size);
          }}
        />
        <Pagination
          compact={(totalCount ?? 0) > MAX_TO_JUMP}
          labels={{
            list: w('pages', { of: caption }),
            previous: w('previous'),
            next: w('next'),
            page: (page) => w('pageNumber', { page }),
          }}
          page={at.page}
          count={pages}
          onPage={(to) => void turn(to)}
        />
      </Row>
    </Row>
  );
}
