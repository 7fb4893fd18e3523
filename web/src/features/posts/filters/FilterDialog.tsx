import { graphemeCount } from '@mallard/rules/text-length';
import { EyeOff, ImageOff, TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { FilterContext } from '../../../graphql/schema.generated';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Checkbox } from '../../../ui/form/Checkbox';
import { RadioCards } from '../../../ui/form/Choices';
import { SelectField, TextField } from '../../../ui/form/TextField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import {
  draftOf,
  endAfterDays,
  endDays,
  endOfDay,
  type FilterDraft,
  filterActions,
  filterContexts,
  inputOf,
  isPast,
  MAX_TERM,
  MAX_TITLE,
} from './filter-form';
import type { Filter_FilterFragment } from './Filters.generated';
import { useFilterMessages } from './messages';
import { TermsField, withTerm } from './TermsField';
import { useFilters } from './useFilters';

const ICONS = { WARN: TriangleAlert, BLUR: ImageOff, HIDE: EyeOff } as const;
const NEVER = 'never';
const AS_NOW = 'now';
const DATE = 'date';

interface FilterDialogProps {
  /** Null for a new one. */
  filter: Filter_FilterFragment | null;
  /** The first term of a new one. */
  term: string | null;
  onClose: () => void;
}

type Problems = Record<'terms' | 'title' | 'contexts' | 'day', string | undefined>;

/** Makes or changes a filter: what it matches, what happens, where, and until when. */
export function FilterDialog({ filter, term, onClose }: FilterDialogProps) {
  const t = useT();
  const w = useFilterMessages();
  const formats = useFormats();
  const { save } = useFilters();
  const [draft, setDraft] = useState(() => draftOf(filter, term));
  const [typed, setTyped] = useState('');
  const [end, setEnd] = useState(filter?.endsAt ? AS_NOW : NEVER);
  const [day, setDay] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<FilterDraft>) => setDraft((now) => ({ ...now, ...part }));

  const now = filter?.endsAt ?? null;
  const isOver = now !== null && isPast(now);
  const endsAt = end === NEVER ? null : end === AS_NOW ? now : end === DATE ? endOfDay(day) : endAfterDays(Number(end));
  const whole = { ...draft, terms: withTerm(draft.terms, typed) };
  const problems: Problems = {
    terms: whole.terms.length === 0 ? w('termsNone') : undefined,
    title:
      graphemeCount(draft.title.trim()) > MAX_TITLE ? w('titleTooLong', { max: formats.number(MAX_TITLE) }) : undefined,
    contexts: draft.contexts.size === 0 ? w('contextsNone') : undefined,
    day: (end === DATE && endsAt === null) || (end === AS_NOW && isOver) ? w('dateInvalid') : undefined,
  };
  const shown: Partial<Problems> = wasTried ? problems : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (Object.values(problems).some(Boolean) || graphemeCount(typed.trim()) > MAX_TERM || busy) return;
    setBusy(true);
    const done = await save(filter?.id ?? null, inputOf(whole, endsAt));
    setBusy(false);
    if (done) onClose();
  }

  return (
    <Dialog open title={w(filter ? 'editTitle' : 'addTitle')} onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TermsField
          terms={draft.terms}
          onChange={(terms) => change({ terms })}
          typed={typed}
          onType={setTyped}
          error={shown.terms}
        />
        <Checkbox
          label={w('whole')}
          hint={w('wholeHint')}
          checked={draft.isWhole}
          onChange={(isWhole) => change({ isWhole })}
        />
        <RadioCards
          stacked
          legend={w('action')}
          value={draft.action}
          onChange={(action) => change({ action })}
          options={filterActions.map((value) => ({
            value,
            label: w(value),
            hint: w(`${value}Hint`),
            icon: ICONS[value],
          }))}
        />
        <Contexts chosen={draft.contexts} onChange={(contexts) => change({ contexts })} problem={shown.contexts} />
        <SelectField
          label={w('end')}
          value={end}
          error={end === AS_NOW ? shown.day : undefined}
          onChange={({ target }) => setEnd(target.value)}
          options={[
            ...(now !== null
              ? [
                  {
                    value: AS_NOW,
                    label: w(isOver ? 'ended' : 'endKept', { time: formats.moment(new Date(now)) }),
                  },
                ]
              : []),
            { value: NEVER, label: w('endNever') },
            ...endDays.map((count) => ({ value: String(count), label: w('endDays', { count }) })),
            { value: DATE, label: w('endDate') },
          ]}
        />
        {end === DATE && (
          <TextField
            type="date"
            label={w('date')}
            value={day}
            error={shown.day}
            onChange={({ target }) => setDay(target.value)}
          />
        )}
        <Checkbox
          label={w('exceptFollowing')}
          hint={w('exceptFollowingHint')}
          checked={draft.exceptFollowing}
          onChange={(exceptFollowing) => change({ exceptFollowing })}
        />
        <TextField
          label={w('title')}
          optional
          hint={w('titleHint')}
          dir="auto"
          value={draft.title}
          error={shown.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <div className={styles.foot}>
          <Button variant="ghost" onClick={onClose}>
            {t('states.cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {w('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface ContextsProps {
  chosen: ReadonlySet<FilterContext>;
  onChange: (chosen: ReadonlySet<FilterContext>) => void;
  problem: string | undefined;
}

function Contexts({ chosen, onChange, problem }: ContextsProps) {
  const w = useFilterMessages();
  const problemId = useId();
  function toggle(context: FilterContext, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(context);
    else next.delete(context);
    onChange(next);
  }
  return (
    <fieldset className={styles.contexts} aria-describedby={problem ? problemId : undefined}>
      <legend className={styles.legend}>{w('contexts')}</legend>
      <div className={styles.grid}>
        {filterContexts.map((each) => (
          <Checkbox
            key={each}
            label={w(each)}
            checked={chosen.has(each)}
            onChange={(isChosen) => toggle(each, isChosen)}
          />
        ))}
      </div>
      <p id={problemId} role="alert" className={problem ? styles.problem : styles.silent}>
        {problem}
      </p>
    </fieldset>
  );
}

const styles = sheet({
  form: { display: 'grid', gap: '4', marginBlockStart: '3' },
  contexts: { borderWidth: '0', padding: '0', margin: '0', minWidth: '0' },
  legend: { fontSize: 'sm', fontWeight: 'medium', marginBlockEnd: '1' },
  grid: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, columnGap: '4' },
  silent: { srOnly: true },
  problem: { fontSize: 'sm', color: 'danger.fg' },
  foot: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2' },
});
