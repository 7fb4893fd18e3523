import { profilePath } from '@mallard/rules/page-paths';
import { Suspense, useMemo } from 'react';
import { apiError } from '../../../graphql/errors';
import { errorMessage } from '../../../graphql/error-messages';
import { useFailure } from '../../../graphql/useFailure';
import { useGaps } from '../../../graphql/reconnections';
import { useT } from '../../../i18n/I18nProvider';
import { ButtonLink } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Link } from '../../../ui/navigation/Link';
import { sheet } from '../../../ui/theme/sheet';
import { usePageTitle } from '../../../ui/layout/usePageTitle';
import { usePages } from '../../../graphql/usePages';
import { ConversationMenu } from './ConversationMenu';
import { ParticipantAvatars } from './ParticipantAvatars';
import { everyoneElse, othersOf, type Participant } from './names';
import { PaneHeader } from './PaneHeader';
import { Thread } from './Thread';
import { skeletonHeader, ThreadSkeleton } from './ThreadSkeleton';
import { useNames } from './useNames';
import { useOutgoing } from './useOutgoing';
import { useReadMark } from './useReadMark';
import { useMessages } from './useMessages';
import { WhisperComposer } from './WhisperComposer';
import { useConversationWhispersQuery } from './Whispers.generated';
import { RequestBar } from './requests/RequestBar';
import { CannotWhisper } from './CannotWhisper';

const PAGE = 40;

const nobody: ReadonlySet<string> = new Set();

interface ConversationPaneProps {
  id: string;
  /** Given where it continues a new whisper, which has a header and a draft of its own. */
  within?: { draftName: string; onSent: (sent: Promise<string | null>) => void };
}

/** A conversation with its participants, whispers and composer. Give each conversation its own key. */
export function ConversationPane({ id, within }: ConversationPaneProps) {
  const t = useT();
  const say = useMessages();
  const names = useNames();
  const answer = useConversationWhispersQuery({
    variables: { id, first: PAGE },
    fetchPolicy: 'cache-and-network',
  });
  const { data, loading, refetch } = answer;
  const error = useFailure(answer, data !== undefined);
  const conversation = data?.conversation;
  const participants = conversation?.participants;
  const edges = conversation?.whispers.edges;
  const whispers = useMemo(() => edges?.map(({ node }) => node), [edges]);
  // Answering accepts a request, so a new whisper to its person has the field as ever.
  const isRequest = !within && (conversation?.isRequest ?? false);
  const { items: outgoing, outbox } = useOutgoing({ conversationId: id }, whispers);
  const pages = usePages(answer, {
    pageInfo: conversation?.whispers.pageInfo,
    failure: say('loadFailed'),
  });
  // A person who looks at a request hasn't accepted it.
  const unreadCount = isRequest ? 0 : (conversation?.unreadCount ?? 0);
  const unreadFrom = useReadMark({ id, unreadCount, whispers, pages });
  useGaps(() => void refetch().catch(() => undefined));

  const others = conversation ? othersOf(conversation) : [];
  const everyone = conversation ? everyoneElse(conversation) : [];
  const left = conversation?.left ?? [];
  const isOver = left.length > 0 && others.length === 0;
  const shown = isOver ? left : others;
  const all = names(shown);
  usePageTitle(all || say('title'));
  const isGroup = everyone.length > 1;
  const only = isGroup ? undefined : others[0];
  const blocked = useMemo(
    () => new Set(participants?.filter((each) => each.viewerRelationship?.isBlocked).map((each) => each.id)),
    [participants],
  );
  const other = participants?.find(({ id: personId }) => personId === only?.id);
  const isGone = data?.conversation === null || (error && apiError(error).code === 'BAD_USER_INPUT');

  if (isGone) {
    return (
      <>
        <PaneHeader as="h1" heading={say('title')} back="/whispers" />
        <EmptyState
          drawing="reeds"
          title={say('goneTitle')}
          text={say('goneText')}
          action={<ButtonLink to="/whispers">{say('toAll')}</ButtonLink>}
        />
      </>
    );
  }
  return (
    <>
      {!within && (
        <PaneHeader
          as="h1"
          back={isRequest ? '/whispers/requests' : '/whispers'}
          {...(conversation
            ? {
                lead: <ParticipantAvatars people={shown} />,
                heading: only ? (
                  <Link to={profilePath(only.handle)} className={styles.profile}>
                    {all}
                  </Link>
                ) : (
                  all
                ),
              }
            : skeletonHeader(say('title')))}
          actions={whispers && <ConversationMenu id={id} people={everyone} whispers={whispers} />}
          detail={
            isGroup ? (
              <GroupDetail size={others.length + 1} left={left} />
            ) : (
              only && <span dir="ltr">@{only.handle}</span>
            )
          }
        />
      )}
      {whispers ? (
        <Thread
          label={say('log', { names: all })}
          whispers={whispers}
          unreadFrom={unreadFrom}
          isGroup={isGroup}
          blocked={isGroup ? blocked : nobody}
          outgoing={outgoing}
          outbox={outbox}
          pages={pages}
        />
      ) : error ? (
        <div className={styles.middle}>
          <ErrorCard reason={errorMessage(error, t, say('loadFailed'))} onRetry={pages.retry} busy={loading} />
        </div>
      ) : (
        <ThreadSkeleton />
      )}
      {isOver ? (
        <Suspense fallback={null}>
          <CannotWhisper />
        </Suspense>
      ) : other && (other.blocksViewer || other.viewerRelationship?.isBlocked) ? (
        <Suspense fallback={null}>
          <CannotWhisper person={other} isBlocked={other.viewerRelationship?.isBlocked ?? false} />
        </Suspense>
      ) : isRequest ? (
        <Suspense fallback={null}>
          <RequestBar id={id} sender={senderOf(others, whispers)} whispers={whispers ?? []} />
        </Suspense>
      ) : (
        <WhisperComposer
          key={id}
          draftName={within?.draftName ?? id}
          label={conversation ? say('field', { names: all }) : say('fieldNobody')}
          disabled={!conversation}
          autoFocus
          onSend={(content) => {
            const sent = outbox.send({ conversationId: id }, content);
            within?.onSent(sent);
          }}
        />
      )}
    </>
  );
}

interface GroupDetailProps {
  /** How many take part, the viewer among them. */
  size: number;
  left: readonly Participant[];
}

/** Below the names of a group. */
function GroupDetail({ size, left }: GroupDetailProps) {
  const say = useMessages();
  const names = useNames();
  const people = say('group', { count: size });
  if (left.length === 0) return people;
  return `${people} · ${say('haveLeft', { names: names(left), count: left.length })}`;
}

/** Of a request: who wrote what was written last. */
function senderOf<Person extends { id: string }>(
  others: readonly Person[],
  whispers: readonly { author: { id: string } }[] = [],
): Person | undefined {
  return others.find(({ id }) => id === whispers[0]?.author.id) ?? others[0];
}

const styles = sheet({
  profile: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
  middle: { flex: '1', overflowY: 'auto' },
});
