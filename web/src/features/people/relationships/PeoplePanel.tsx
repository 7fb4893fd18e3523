import { profilePath } from '@mallard/rules/page-paths';
import { type ReactNode, useId } from 'react';
import { type Pages, usePages } from '../../../graphql/usePages';
import { useFormats } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { Avatar } from '../../../ui/media/Avatar';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import { ListedRows } from '../rows/ListedRows';
import { useRelationshipMessages } from './messages';
import { muteScopes } from './mute-scopes';
import { relationshipDialog } from './relationship-dialog';
import {
  type Relationship_UserFragment,
  type RelationshipList_ConnectionFragment,
  useBlockedPeopleQuery,
  useMutedPeopleQuery,
} from './Relationships.generated';
import { UnblockButton } from './UnblockButton';
import { useRelationships } from './useRelationships';

const PAGE = 20;

/** Whom the viewer blocks and has muted. */
export function PeoplePanel() {
  const w = useRelationshipMessages();
  return (
    <Stack gap={6}>
      <Muted>{w('listsLead')}</Muted>
      <BlockedPeople />
      <MutedPeople />
    </Stack>
  );
}

function BlockedPeople() {
  const w = useRelationshipMessages();
  const answer = useBlockedPeopleQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const people = answer.data?.viewer?.blocked;
  const pages = usePages(answer, { pageInfo: people?.pageInfo, failure: w('loadFailed') });
  return (
    <PeopleSection
      title={w('blockedList')}
      people={people}
      pages={pages}
      empty={w('noBlocked')}
      render={(person) => <PersonLine person={person} actions={<UnblockButton person={person} />} />}
    />
  );
}

function MutedPeople() {
  const w = useRelationshipMessages();
  const answer = useMutedPeopleQuery({ variables: { first: PAGE }, fetchPolicy: 'cache-and-network' });
  const people = answer.data?.viewer?.muted;
  const pages = usePages(answer, { pageInfo: people?.pageInfo, failure: w('loadFailed') });
  return (
    <PeopleSection
      title={w('mutedList')}
      people={people}
      pages={pages}
      empty={w('noMuted')}
      render={(person) => <MutedLine person={person} />}
    />
  );
}

interface PeopleSectionProps {
  title: string;
  people: RelationshipList_ConnectionFragment | undefined;
  pages: Pages;
  empty: string;
  render: (person: Relationship_UserFragment) => ReactNode;
}

function PeopleSection({ title, people, pages, empty, render }: PeopleSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <ListedRows label={title} nodes={people?.edges.map(({ node }) => node) ?? []} pages={pages} empty={empty}>
        {render}
      </ListedRows>
    </section>
  );
}

function MutedLine({ person }: { person: Relationship_UserFragment }) {
  const w = useRelationshipMessages();
  const formats = useFormats();
  const { unmute } = useRelationships();
  const { handle, viewerRelationship: mute } = person;
  if (!mute) return null;
  const what =
    mute.muted.length === muteScopes.length
      ? w('allMuted')
      : formats.list(muteScopes.filter((scope) => mute.muted.includes(scope)).map((scope) => w(`scope${scope}`)));
  const end = mute.mutedUntil ? w('until', { time: formats.moment(new Date(mute.mutedUntil)) }) : w('untilUnmuted');
  return (
    <PersonLine
      person={person}
      actions={
        <>
          <Button
            variant="ghost"
            size="sm"
            aria-label={w('editMute', { handle })}
            onClick={() => relationshipDialog.open('mute', person)}
          >
            {w('edit')}
          </Button>
          <Button variant="outline" size="sm" aria-label={w('unmute', { handle })} onClick={() => void unmute(person)}>
            {w('unmuteShort')}
          </Button>
        </>
      }
    >
      <p>
        {what} · {end}
      </p>
      {mute.note && (
        <p dir="auto" className={styles.note}>
          {mute.note}
        </p>
      )}
    </PersonLine>
  );
}

interface PersonLineProps {
  person: Relationship_UserFragment;
  actions: ReactNode;
  children?: ReactNode;
}

function PersonLine({ person: { handle, displayName, imageUrl }, actions, children }: PersonLineProps) {
  return (
    <div className={styles.row}>
      <Link to={profilePath(handle)} className={styles.person}>
        <Avatar handle={handle} name={displayName} src={imageUrl} />
        <span className={styles.words}>
          <bdi className={styles.name}>{displayName || handle}</bdi>
          <span dir="ltr" className={styles.handle}>
            @{handle}
          </span>
        </span>
      </Link>
      <span className={styles.actions}>{actions}</span>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}

const styles = sheet({
  title: { fontSize: 'md', fontWeight: 'medium' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    rowGap: '1',
    minHeight: '16',
    paddingBlock: '2',
  },
  person: {
    flex: '1 1 10rem',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 'control',
    '&:hover bdi': { textDecoration: 'underline' },
  },
  words: { display: 'flex', flexDirection: 'column', alignItems: 'start', minWidth: '0', lineHeight: 'snug' },
  name: { maxWidth: 'full', overflowWrap: 'anywhere', fontWeight: 'medium' },
  handle: { maxWidth: 'full', overflowWrap: 'anywhere', fontSize: 'sm', color: 'fg.muted' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' },
  more: { flexBasis: 'full', paddingInlineStart: '3.5rem', fontSize: 'sm', color: 'fg.muted' },
  note: { overflowWrap: 'anywhere', whiteSpace: 'pre-line', color: 'fg.default' },
});
