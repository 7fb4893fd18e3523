import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../../graphql/error-messages';
import { useFormats, useT } from '../../../../i18n/I18nProvider';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { saveFile } from '../../../../ui/form/save-file';
import { SelectField } from '../../../../ui/form/TextField';
import { Muted, Row, SectionHeading, Stack } from '../../../../ui/layout/Layout';
import { Table } from '../../../../ui/list/Table';
import { sheet } from '../../../../ui/theme/sheet';
import { useModerationMessages } from '../messages';
import { useNumbersMessages } from './messages';
import { type ModerationNumbersQuery, useModerationNumbersQuery } from './Numbers.generated';
import { useNow } from '../../../../ui/text/useNow';

type YearNumbers = ModerationNumbersQuery['moderationNumbers'];

const FIRST_YEAR = 2020;
const COUNTS = ['reports', 'notices', 'cases', 'decisions'] as const;
const MORE_COUNTS = ['byLaw', 'byRule', 'byMachine', 'appeals', 'appealsGranted', 'overruled'] as const;

/** The numbers of a year, which is in the address. */
export function Numbers() {
  const t = useT();
  const w = useNumbersMessages();
  const [parameters, setParameters] = useSearchParams();
  const thisYear = useNow().getUTCFullYear();
  const years = Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => thisYear - index);
  const year = years.find((each) => String(each) === parameters.get('year')) ?? thisYear;
  const { data, error, loading, refetch } = useModerationNumbersQuery({
    variables: { year },
    fetchPolicy: 'cache-and-network',
  });
  const numbers = data?.moderationNumbers;
  return (
    <Stack gap={5}>
      <Row justify="between" gap={3} wrap>
        <SelectField
          label={w('year')}
          value={String(year)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(event) => setParameters({ year: event.target.value }, { replace: true })}
        />
        {numbers && <CsvOfNumbers numbers={numbers} />}
      </Row>
      {numbers ? (
        <Figures numbers={numbers} />
      ) : error ? (
        <ErrorCard
          title={w('loadFailed')}
          reason={errorMessage(error, t, t('errors.generic'))}
          busy={loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Skeleton height="16rem" />
      )}
    </Stack>
  );
}

function Figures({ numbers }: { numbers: YearNumbers }) {
  const w = useNumbersMessages();
  const m = useModerationMessages();
  const formats = useFormats();
  const { outcomes, decisions } = numbers;
  return (
    <>
      <section aria-label={w('numbers', { year: String(numbers.year) })}>
        <dl className={styles.tiles}>
          {COUNTS.map((name) => (
            <Tile key={name} label={w(name)} value={formats.number(numbers[name])} />
          ))}
          <Tile
            label={w('medianHours')}
            value={numbers.medianHours === null ? w('noMedian') : formats.number(rounded(numbers.medianHours))}
          />
          {MORE_COUNTS.map((name) => (
            <Tile key={name} label={w(name)} value={formats.number(numbers[name])} />
          ))}
        </dl>
      </section>
      <div className={styles.outcomes}>
        <SectionHeading>{w('outcomes')}</SectionHeading>
        {outcomes.length === 0 ? (
          <Muted>{w('noDecisions')}</Muted>
        ) : (
          <Table
            caption={w('outcomes')}
            rows={outcomes}
            rowKey={({ outcome }) => outcome}
            columns={[
              { id: 'outcome', label: w('outcome'), cell: ({ outcome }) => m(`outcome${outcome}`) },
              { id: 'count', label: w('count'), align: 'number', cell: ({ count }) => formats.number(count) },
              {
                id: 'share',
                label: w('share'),
                align: 'number',
                cell: ({ count }) => `${formats.number(Math.round((100 * count) / decisions))}%`,
              },
            ]}
          />
        )}
      </div>
    </>
  );
}

function Tile({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.tile}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

/** Saves the numbers of the year, one in each line. */
function CsvOfNumbers({ numbers }: { numbers: YearNumbers }) {
  const w = useNumbersMessages();
  const m = useModerationMessages();

  async function save() {
    const { csvOf } = await import('../../tables/csv');
    const rows: readonly (readonly [string, number | null])[] = [
      ...COUNTS.map((name) => [w(name), numbers[name]] as const),
      [w('medianHours'), numbers.medianHours === null ? null : rounded(numbers.medianHours)],
      ...MORE_COUNTS.map((name) => [w(name), numbers[name]] as const),
      ...numbers.outcomes.map(({ outcome, count }) => [m(`outcome${outcome}`), count] as const),
    ];
    const csv = csvOf(
      [
        { id: 'year', label: w('year'), cell: () => null, text: () => String(numbers.year) },
        { id: 'figure', label: w('figure'), cell: () => null, text: ([label]) => label },
        {
          id: 'count',
          label: w('count'),
          cell: () => null,
          text: ([, count]) => (count === null ? '' : String(count)),
        },
      ],
      rows,
    );
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `moderation-${numbers.year}.csv`);
  }

  return (
    <Button variant="outline" icon={Download} onClick={() => void save()}>
      {w('download')}
    </Button>
  );
}

/** To a tenth. */
const rounded = (hours: number): number => Math.round(hours * 10) / 10;

const styles = sheet({
  tiles: {
    margin: '0',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
    gap: '3',
  },
  outcomes: { display: 'flex', flexDirection: 'column', gap: '2' },
  tile: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '1',
    minWidth: '0',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    borderRadius: 'card',
  },
  label: { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  value: { margin: '0', fontSize: 'xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
});
