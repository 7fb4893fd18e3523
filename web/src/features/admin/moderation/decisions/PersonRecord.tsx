import type { ReactNode } from 'react';
import { useFormats } from '../../../../i18n/I18nProvider';
import { Badge } from '../../../../ui/feedback/Badge';
import { Muted, Row, Stack } from '../../../../ui/layout/Layout';
import { TextLink } from '../../../../ui/navigation/TextLink';
import { Avatar } from '../../../../ui/media/Avatar';
import { sheet } from '../../../../ui/theme/sheet';
import { useHolds } from '../../../session/viewer/claims';
import { useModerationMessages } from '../messages';
import type { PersonRecord_PersonFragment } from './Decisions.generated';
import { DecisionView } from './DecisionView';
import { PersonNotes } from './PersonNotes';

interface PersonRecordProps {
  person: PersonRecord_PersonFragment;
  /** Decisions of the list can be undone. */
  canUndo?: boolean;
  /** The page says already whose record it is. */
  hideName?: boolean;
}

/** What moderators know of a person: state, numbers and measures. */
export function PersonRecord({ person, canUndo = false, hideName = false }: PersonRecordProps) {
  const w = useModerationMessages();
  const formats = useFormats();
  const mayOpen = useHolds('users.read');
  const { decisions } = person;
  return (
    <Stack gap={3}>
      {!hideName && (
        <Row gap={3} wrap>
          <Avatar handle={person.handle} name={person.displayName} src={person.imageUrl} size="sm" />
          <bdi className={styles.name}>{person.displayName}</bdi>
          <bdi dir="ltr" className={styles.handle}>
            @{person.handle}
          </bdi>
          {mayOpen && <TextLink to={`/users?open=${person.id}`}>{w('toAdmin')}</TextLink>}
        </Row>
      )}
      <dl className={styles.facts}>
        <Fact label={w('account')}>
          <Badge tone={stateOf() === 'stateActive' ? 'brand' : 'danger'}>{stateText()}</Badge>
        </Fact>
        <Fact label={w('joined')}>{formats.day(new Date(person.createdAt))}</Fact>
        <Fact label={w('measures')}>{formats.number(person.recentMeasureCount)}</Fact>
        <Fact label={w('openCases')}>{formats.number(person.openCaseCount)}</Fact>
        <Fact label={w('reported')}>{formats.number(person.reportedCount)}</Fact>
        <Fact label={w('reportsMade')}>
          {person.reportsMadeCount === 0
            ? formats.number(0)
            : w('reportsActed', {
                made: formats.number(person.reportsMadeCount),
                acted: formats.number(person.reportsActedCount),
              })}
        </Fact>
      </dl>
      <PersonNotes person={person} />
      <div>
        <h3 className={styles.heading}>{w('decisions')}</h3>
        {decisions.edges.length === 0 ? (
          <Muted>{w('noDecisions')}</Muted>
        ) : (
          <ul className={styles.list}>
            {decisions.edges.map(({ node }) => (
              <li key={node.id} className={styles.item}>
                <DecisionView decision={node} canUndo={canUndo} />
              </li>
            ))}
          </ul>
        )}
        {decisions.pageInfo.hasNextPage && <Muted>{w('moreDecisions')}</Muted>}
      </div>
    </Stack>
  );

  function stateOf() {
    if (person.isDeleted) return 'stateDeleted';
    if (person.suspendedAt !== null) return 'stateSuspended';
    if (person.frozenUntil !== null) return 'stateFrozen';
    return person.isLimited ? 'stateLimited' : 'stateActive';
  }

  function stateText(): string {
    const state = stateOf();
    if (state !== 'stateFrozen') return w(state);
    return w(state, { date: formats.day(new Date(person.frozenUntil ?? 0)) });
  }
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const styles = sheet({
  name: { fontWeight: 'medium', overflowWrap: 'anywhere' },
  handle: { color: 'fg.muted', fontSize: 'sm' },
  facts: {
    margin: '0',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: '3',
  },
  fact: { minWidth: '0' },
  term: { fontSize: 'sm', color: 'fg.muted' },
  value: { margin: '0', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  heading: { fontSize: 'md', fontWeight: 'medium' },
  list: { listStyle: 'none', margin: '0', padding: '0' },
  item: { '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.hairline' } },
});
