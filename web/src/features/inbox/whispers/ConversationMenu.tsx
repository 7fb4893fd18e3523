import { Ellipsis, Flag } from 'lucide-react';
import { useT } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { Menu } from '../../../ui/overlay/Menu';
import { reportDialog, type ReportedWhisper } from '../../people/reports/report-dialog';
import { useMessages } from './useMessages';
import type { Conversation_ConversationFragment as Conversation, Whisper_WhisperFragment } from './Whispers.generated';

type Person = Conversation['participants'][number];

interface ConversationMenuProps {
  others: readonly Person[];
  /** Those that are loaded, newest first. */
  whispers: readonly Whisper_WhisperFragment[];
}

/** What one can do with a conversation: report whispers of each of the others. Nothing if they have whispered nothing. */
export function ConversationMenu({ others, whispers }: ConversationMenuProps) {
  const t = useT();
  const say = useMessages();
  const items = others.flatMap(({ id, handle }) => {
    const theirs: ReportedWhisper[] = whispers
      .filter(({ author }) => author.id === id)
      .map(({ id: whisperId, content, createdAt }) => ({ id: whisperId, content, createdAt }));
    if (theirs.length === 0) return [];
    const report = () => reportDialog.open({ kind: 'WHISPERS', person: { id, handle }, whispers: theirs });
    return [{ label: say('report', { handle }), icon: Flag, onSelect: report }];
  });
  if (items.length === 0) return null;
  return (
    <Menu
      label={say('more')}
      items={items}
      trigger={(trigger) => <IconButton icon={Ellipsis} label={say('more')} tooltip={t('posts.more')} {...trigger} />}
    />
  );
}
