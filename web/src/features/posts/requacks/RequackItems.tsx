import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Repeat2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18nProvider';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { useViewer } from '../../session/viewer/viewer';
import { type QuotablePost, useQuoteItem } from '../quotes/useQuoteItem';
import { changeRequack } from './change-requack';
import type { RequackButton_PostFragment } from './Requack.generated';

interface RequackItemsProps {
  post: QuotablePost & { visibility: string; viewerCanEdit: boolean };
  requacks: RequackButton_PostFragment;
  show: (items: readonly MenuItem[]) => ReactNode;
}

/** The ways to pass a quack on: as it is, or quoted. */
export function RequackItems({ post, requacks, show }: RequackItemsProps) {
  const t = useT();
  const client: ApolloClient = useApolloClient();
  const viewer = useViewer();
  const quote = useQuoteItem(post);
  if (!viewer) return null;
  const isClosed = post.visibility === 'FOLLOWERS' && !post.viewerCanEdit;
  const requack: MenuItem = isClosed
    ? { label: t('requacks.closed') }
    : {
        label: t(requacks.viewerHasRequacked ? 'requacks.remove' : 'requacks.give'),
        icon: Repeat2,
        onSelect: () =>
          void changeRequack({ client, t, viewerId: viewer.id, button: document.activeElement }, requacks),
      };
  return show([requack, ...(quote ? [quote] : [])]);
}
