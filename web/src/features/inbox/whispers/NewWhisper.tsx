import { useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { sheet } from '../../../ui/theme/sheet';
import { usePageTitle } from '../../../ui/layout/usePageTitle';
import { OutgoingBubble } from './Bubble';
import { CONVERSATIONS_PAGE } from './ConversationList';
import { ConversationPane } from './ConversationPane';
import { everyoneElse } from './names';
import { addressName } from './outbox';
import { PaneHeader } from './PaneHeader';
import { MAX_RECIPIENTS, PeoplePicker } from './PeoplePicker';
import { useNames } from './useNames';
import { useOutgoing } from './useOutgoing';
import { useFilledIn } from './useFilledIn';
import { useMessages } from './useMessages';
import { conversationPath, type fromProfile, newWhisperPath } from '../../session/paths/whisper-paths';
import { WhisperComposer } from './WhisperComposer';
import { useConversationsQuery } from './Whispers.generated';

const NEW_DRAFT = 'new';

/** A new whisper. The recipients are in the address, so they survive a reload. */
export function NewWhisper() {
  const say = useMessages();
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
    ({ node }) => addressName({ handles: everyoneElse(node).map(({ handle }) => handle) }) === wanted,
  )?.node;
  const isFilled = useFilledIn(
    conversations && { handles, draftName: known && state?.fromProfile ? known.id : NEW_DRAFT },
  );
  if (known && state?.fromProfile && isFilled) return <Navigate to={conversationPath(known.id)} replace />;

  async function follow(sent: Promise<string | null>) {
    const conversationId = await sent;
    // Unless the person has navigated away.
    const isHere = location.pathname === '/whispers/new';
    if (conversationId !== null && isHere) void navigate(conversationPath(conversationId), { replace: true });
  }

  const people = handles.map((handle) => ({ handle, displayName: `@${handle}` }));
  return (
    <>
      <PaneHeader as="h1" heading={say('new')} back="/whispers" />
      <PeoplePicker handles={handles} onChange={(next) => void navigate(newWhisperPath(next), { replace: true })} />
      {known ? (
        // What was whispered before is simply there, and someone else can still be added.
        <ConversationPane
          key={known.id}
          id={known.id}
          within={{ draftName: NEW_DRAFT, onSent: (sent) => void follow(sent) }}
        />
      ) : (
        <>
          <div className={styles.middle}>
            {outgoing.length === 0 && (
              <EmptyState
                drawing="lily"
                title={say('startTitle')}
                text={say(handles.length > 0 ? 'startText' : 'chooseNobody')}
              />
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
            draftName={NEW_DRAFT}
            label={handles.length > 0 ? say('field', { names: names(people) }) : say('new')}
            disabled={handles.length === 0}
            autoFocus={handles.length > 0}
            onSend={(content) => void follow(outbox.send({ handles }, content))}
          />
        </>
      )}
    </>
  );
}

const styles = sheet({
  middle: { flex: '1', minHeight: '0', overflowY: 'auto', display: 'flex', flexDirection: 'column' },
  log: { marginBlockStart: 'auto', paddingInline: '4', paddingBlockEnd: '3' },
});
