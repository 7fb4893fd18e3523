import { useApolloClient } from '@apollo/client/react';
import { BookMarked } from 'lucide-react';
import { use } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import { useKeepPlaceMessages } from './messages';
import { PlaceInList, RequackRow } from './place-in-list';
import { positionKeeperOf } from './position-keeper';

/** Keeps the place at a quack, also where the viewer has read further; nothing where the list around keeps none. */
export function useKeepPlaceItems(postId: string): MenuItem[] {
  const t = useT();
  const w = useKeepPlaceMessages();
  const client = useApolloClient();
  const place = use(PlaceInList);
  const rowId = use(RequackRow) ?? postId;
  if (!place) return [];

  const keep = () =>
    positionKeeperOf(client)
      .keepAt(place, rowId)
      .then(() => toast.success(w('kept')))
      .catch((error: unknown) => toast.error(errorMessage(error, t, w('keepFailed'))));
  return [{ label: w('keep'), icon: BookMarked, onSelect: () => void keep() }];
}
