import { CalendarDays, Image, UserRound, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../../i18n/I18nProvider';
import { Icon } from '../../../ui/media/Icon';
import { Popover } from '../../../ui/overlay/Popover';
import { sheet } from '../../../ui/theme/sheet';
import { DateFilter } from './DateFilter';
import { usePaths } from '../../session/paths/usePaths';
import { PersonFilter } from './PersonFilter';
import { dayAfter, filtersOf, withOperators } from './search-filters';
import { useMessages } from './messages';

type Operators = Parameters<typeof withOperators>[1];

/** Filters of a search as chips. They write operators into the query, and show those that were typed. */
export function SearchFilters({ query, tab }: { query: string; tab: string | null }) {
  const w = useMessages();
  const navigate = useNavigate();
  const paths = usePaths();
  const group = useRef<HTMLDivElement>(null);
  const filters = filtersOf(query);
  const { from, hasMedia, after, before } = filters;
  const hasDays = after !== null || before !== null;
  const days = useDays(after, before);

  function change(operators: Operators) {
    const next = withOperators(query, operators);
    const path = next === '' ? paths.explore : paths.search(next);
    void navigate(next !== '' && tab !== null ? `${path}&tab=${tab}` : path, { replace: true });
    // A removed chip is gone, and the focus would be lost with it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) group.current?.querySelector('button')?.focus();
    });
  }

  return (
    <div ref={group} role="group" aria-label={w('filters')} className={styles.chips}>
      {from === null ? (
        <Popover
          title={w('from')}
          trigger={(props) => (
            <Chip {...props} icon={UserRound}>
              {w('from')}
            </Chip>
          )}
        >
          {(close) => (
            <PersonFilter
              onPick={(handle) => {
                close();
                change({ from: handle });
              }}
            />
          )}
        </Popover>
      ) : (
        <Removable label={w('removeFrom', { handle: from })} icon={UserRound} onRemove={() => change({ from: null })}>
          <bdi dir="ltr">@{from}</bdi>
        </Removable>
      )}
      {hasMedia ? (
        <Removable label={w('removeMedia')} icon={Image} onRemove={() => change({ has: null })}>
          {w('hasMedia')}
        </Removable>
      ) : (
        <Chip icon={Image} onClick={() => change({ has: 'media' })}>
          {w('hasMedia')}
        </Chip>
      )}
      {hasDays ? (
        <Removable
          label={w('removeDate', { days })}
          icon={CalendarDays}
          onRemove={() => change({ after: null, before: null })}
        >
          {days}
        </Removable>
      ) : (
        <Popover
          title={w('date')}
          trigger={(props) => (
            <Chip {...props} icon={CalendarDays}>
              {w('date')}
            </Chip>
          )}
        >
          {(close) => (
            <DateFilter
              onPick={(first, last) => {
                close();
                change({ after: first, before: last === null ? null : dayAfter(last, 1) });
              }}
            />
          )}
        </Popover>
      )}
    </div>
  );
}

/** The days of a query in words; what is not a day is shown as it was typed. */
function useDays(after: string | null, before: string | null): string {
  const w = useMessages();
  const formats = useFormats();
  const named = (day: string) => {
    const [year, month, date] = day.split('-').map(Number);
    const at = new Date(year ?? 0, (month ?? 1) - 1, date);
    return Number.isNaN(at.getTime()) ? day : formats.day(at);
  };
  const last = before === null ? null : (dayAfter(before, -1) ?? before);
  if (after === null) return w('until', { day: last === null ? '' : named(last) });
  if (last === null) return w('since', { day: named(after) });
  return after === last ? named(after) : w('between', { first: named(after), last: named(last) });
}

interface ChipProps extends ComponentProps<'button'> {
  icon: typeof X;
}

function Chip({ icon, children, ...rest }: ChipProps) {
  return (
    <button type="button" className={styles.chip} {...rest}>
      <Icon of={icon} size={16} />
      {children}
    </button>
  );
}

interface RemovableProps extends Pick<ChipProps, 'icon' | 'children'> {
  label: string;
  onRemove: () => void;
}

/** A filter in effect; a press takes it away. */
function Removable({ label, icon, children, onRemove }: RemovableProps) {
  return (
    <button type="button" data-active aria-label={label} className={styles.chip} onClick={onRemove}>
      <Icon of={icon} size={16} />
      <span className={styles.value}>{children}</span>
      <Icon of={X} size={14} />
    </button>
  );
}

const styles = sheet({
  chips: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    maxWidth: 'full',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'full',
    color: 'fg.default',
    fontSize: 'sm',
    _hover: { bg: 'bg.hover' },
    '&[data-active]': { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg', fontWeight: 'medium' },
  },
  value: { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
