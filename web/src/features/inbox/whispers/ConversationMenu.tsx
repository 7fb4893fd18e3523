import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import { IconButton } from '../../../ui/form/IconButton';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import { Menu } from '../../../ui/overlay/Menu';
import type { AboutConversation } from './ConversationMenuItems';
import type { EndOfConversation } from './EndConversationDialog';
import { useMessages } from './useMessages';
import { ConversationMenuItems } from './ConversationMenuItems';

const EndConversationDialog = lazyWithRetry(async () => ({
  default: (await import('./EndConversationDialog')).EndConversationDialog,
}));

interface ConversationMenuProps extends AboutConversation {
  id: string;
}

/** What one can do with a conversation and its people. */
export function ConversationMenu({ id, people, whispers }: ConversationMenuProps) {
  const t = useT();
  const say = useMessages();
  const [asked, setAsked] = useState<EndOfConversation | null>(null);
  return (
    <>
      <Menu
        label={say('more')}
        items={(show) => <ConversationMenuItems people={people} whispers={whispers} onAsk={setAsked} show={show} />}
        trigger={(trigger) => <IconButton icon={Ellipsis} label={say('more')} tooltip={t('posts.more')} {...trigger} />}
      />
      {asked && (
        <Suspense fallback={null}>
          <EndConversationDialog id={id} how={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}
