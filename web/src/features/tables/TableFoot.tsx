import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormats } from '../../i18n/I18nProvider';
import { wordsOf } from '../../i18n/words';
import { IconButton } from '../../ui/IconButton';
import { Muted, Row } from '../../ui/Layout';
import { SelectField } from '../../ui/TextField';
import { pageSizes } from '../identity/settings/page-size';
import { usePreferences } from '../identity/settings/usePreferences';
import type { TablePages } from './useTablePages';
import { en } from './words.en';

const useWords = wordsOf(en, async () => (await import('./words.he')).he);

interface TableFootProps {
  pages: TablePages;
  /** The rows of all pages, as a sentence and as a number. */
  found: string;
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  loading: boolean;
}

/** How much there is, which part of it is shown, and the ways on. */
export function TableFoot({ pages: at, found, totalCount, pageInfo, loading }: TableFootProps) {
  const w = useWords();
  const formats = useFormats();
  const preferences = usePreferences();
  const { first, page } = at;
  const pages = Math.max(1, Math.ceil(totalCount / first));
  const sizes = [...new Set<number>([...pageSizes, first])].sort((a, b) => a - b);
  return (
    <Row justify="between" wrap>
      <Muted role="status">
        {found} · {w('page', { page: formats.number(page), pages: formats.number(pages) })}
      </Muted>
      <Row gap={3}>
        <SelectField
          label={w('rows')}
          hideLabel
          value={String(first)}
          options={sizes.map((size) => ({ value: String(size), label: `${w('rows')}: ${formats.number(size)}` }))}
          onChange={(event) => {
            at.restart();
            preferences.choosePageSize(Number(event.target.value));
          }}
        />
        <IconButton icon={ChevronLeft} directional label={w('previous')} disabled={page === 1} onClick={at.previous} />
        <IconButton
          icon={ChevronRight}
          directional
          label={w('next')}
          disabled={!pageInfo.hasNextPage || loading}
          onClick={() => at.next(pageInfo.endCursor)}
        />
      </Row>
    </Row>
  );
}
