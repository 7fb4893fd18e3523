import { Trash2 } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { Time } from '../../../ui/text/Time';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { sheet } from '../../../ui/theme/sheet';
import { personName } from '../../people/profiles/person-name';
import { useQuotedPostQuery } from '../quotes/Quotes.generated';
import { failureMessages } from '../scheduling/failure-messages';
import { useMessages as useSchedulingMessages } from '../scheduling/messages';
import { useDraftMessages } from './messages';
import type { PostDraft_DraftFragment } from './PostDrafts.generated';

interface DraftRowProps {
  draft: PostDraft_DraftFragment;
  /** It is in the composer now. */
  isOpen: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

const NAME_LENGTH = 60;

/** A draft in their list: its text, and what else it has. */
export function DraftRow({ draft, isOpen, onOpen, onDelete }: DraftRowProps) {
  const w = useDraftMessages();
  const say = useSchedulingMessages();
  const { content, thread, failure, updatedAt } = draft;
  const text = content.trim() || thread.find((part) => part.content.trim() !== '')?.content.trim() || w('noText');
  const name = text.length > NAME_LENGTH ? `${text.slice(0, NAME_LENGTH).trimEnd()}…` : text;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <VisuallyHidden>{w('open')} </VisuallyHidden>
        <bdi className={styles.text}>{text}</bdi>
        <span className={styles.about}>
          <Time at={updatedAt} />
          {useParts(draft, isOpen).map((part) => (
            <span key={part}>· {part}</span>
          ))}
          {draft.quotePostId !== null && <QuotedAuthor id={draft.quotePostId} />}
        </span>
        {failure !== null && <span className={styles.failure}>{say(failureMessages(failure))}</span>}
      </button>
      <IconButton icon={Trash2} size="sm" label={w('delete', { text: name })} onClick={onDelete} />
    </li>
  );
}

/** What it has besides its text. */
function useParts({ media, thread, poll, parentPostId }: PostDraft_DraftFragment, isOpen: boolean) {
  const w = useDraftMessages();
  const pictures = [media, ...thread.map((part) => part.media)].flat().length;
  return [
    isOpen ? w('inComposer') : null,
    parentPostId === null ? null : w('reply'),
    thread.length > 0 ? w('thread', { number: thread.length + 1 }) : null,
    pictures > 0 ? w('media', { count: pictures }) : null,
    (poll ?? thread.some((part) => part.poll)) ? w('poll') : null,
  ].filter((part) => part !== null);
}

/** Whose quack a draft quotes, once that is loaded. */
function QuotedAuthor({ id }: { id: string }) {
  const t = useT();
  const w = useDraftMessages();
  const { data } = useQuotedPostQuery({ variables: { id } });
  const author = data?.post?.author;
  return <span>· {author ? w('quoteOf', { name: personName(author, t) }) : w('quote')}</span>;
}

const styles = sheet({
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'control',
    _hover: { bg: 'bg.hover' },
  },
  open: {
    flex: '1',
    minWidth: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    paddingInline: '3',
    paddingBlock: '2.5',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
  },
  text: { lineClamp: '2', overflowWrap: 'anywhere' },
  about: { display: 'flex', flexWrap: 'wrap', columnGap: '1', fontSize: 'sm', color: 'fg.muted' },
  failure: { fontSize: 'sm', color: 'danger.fg' },
});
