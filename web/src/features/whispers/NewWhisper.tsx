import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { sheet } from '../../ui/theme/sheet';
import { usePageTitle } from '../../ui/usePageTitle';
import { OutgoingBubble } from './Bubble';
import { CONVERSATIONS_PAGE } from './ConversationList';
import { othersOf } from './names';
import { addressName } from './outbox';
import { PaneHeader } from './PaneHeader';
import { MAX_RECIPIENTS, PeoplePicker } from './PeoplePicker';
import { useNames } from './useNames';
import { useOutgoing } from './useOutgoing';
import { useWords } from './useWords';
import { conversationPath, type fromProfile, newWhisperPath } from './whisper-paths';
import { WhisperComposer } from './WhisperComposer';
import { useConversationsQuery } from './Whispers.generated';

/** A whisper to people of whom it is chosen here who they are. Whom it goes to stands in the address, and so outlives a reload. */
export function NewWhisper() {
  const say = useWords();
  const names = useNames();
  const navigate = useNavigate();
  const state = useLocation().state as typeof fromProfile | null;
  const [search] = useSearchParams();
  const handles = (search.get('to') ?? '').split(',').filter(Boolean).slice(0, MAX_RECIPIENTS);
  const { data } = useConversationsQuery({ variables: { first: CONVERSATIONS_PAGE } });
  const conversations = data?.viewer?.conversations.edges;
  const latest = useMemo(
    () => conversations?.map(({ node }) => node.lastWhisper).filter((whisper) => whisper !== null),
    [conversations],
  );
  const { items: outgoing, outbox } = useOutgoing(handles.length > 0 ? { handles } : null, latest);
  usePageTitle(say('new'));

  const wanted = addressName({ handles });
  const known = conversations?.find(
    ({ node }) => addressName({ handles: othersOf(node).map(({ handle }) => handle) }) === wanted,
  )?.node;
  if (known && state?.fromProfile) return <Navigate to={conversationPath(known.id)} replace />;

  async function follow(sent: Promise<string | null>) {
    const conversationId = await sent;
    // Unless the person has gone elsewhere meanwhile.
    const isHere = location.pathname === '/whispers/new';
    if (conversationId !== null && isHere) void navigate(conversationPath(conversationId), { replace: true });
  }

  const people = known ? othersOf(known) : handles.map((handle) => ({ handle, displayName: `@${handle}` }));
  return (
    <>
      <PaneHeader as="h1" heading={say('new')} back="/whispers" />
      <PeoplePicker handles={handles} onChange={(next) => void navigate(newWhisperPath(next), { replace: true })} />
      <div className={styles.middle}>
        {known ? (
          <div role="status" className={styles.known}>
            <span>{say('known')}</span>
            <ButtonLink to={conversationPath(known.id)} replace variant="outline" size="sm">
              {say('openKnown')}
            </ButtonLink>
          </div>
        ) : (
          outgoing.length === 0 && <EmptyState drawing="lily" title={say('startTitle')} text={say('startText')} />
        )}
        {outgoing.length > 0 && (
          <div role="log" aria-label={say('log', { names: names(people) })} tabIndex={0} className={styles.log}>
            {outgoing.map((each) => (
              <OutgoingBubble
                key={each.key}
                outgoing={each}
                onRetry={() => void follow(outbox.retry(each.key))}
                onDiscard={() => outbox.discard(each.key)}
              />
            ))}
          </div>
        )}
      </div>
      <WhisperComposer
        draftName="new"
        label={handles.length > 0 ? say('field', { names: names(people) }) : say('new')}
        disabled={handles.length === 0}
        autoFocus={handles.length > 0}
        onSend={(content) => void follow(outbox.send(known ? { conversationId: known.id } : { handles }, content))}
      />
    </>
  );
}

const styles = sheet({
  middle: { flex: '1', minHeight: '0', overflowY: 'auto', display: 'flex', flexDirection: 'column' },
  known: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '4',
    color: 'fg.muted',
  },
  log: { marginBlockStart: 'auto', paddingInline: '4', paddingBlockEnd: '3' },
});
