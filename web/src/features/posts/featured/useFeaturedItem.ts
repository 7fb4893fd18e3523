import { skipToken } from '@apollo/client/react';
import { Star, StarOff } from 'lucide-react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import type { MenuItem } from '../../../ui/overlay/menu-item';
import {
  useFeaturedStateQuery,
  useFeaturePostMutation,
  useOrderFeaturedPostsMutation,
  useUnfeaturePostMutation,
} from './Featured.generated';
import { useFeaturedMessages } from './messages';

/**
 * What the menu of an own quack offers: to feature it on the profile, or to end that. Which of the two is asked when the menu
 * opens, because cards don't know it.
 */
export function useFeaturedItem(postId: string, isOffered: boolean): MenuItem {
  const t = useT();
  const w = useFeaturedMessages();
  const [feature] = useFeaturePostMutation();
  const [unfeature] = useUnfeaturePostMutation();
  const [order] = useOrderFeaturedPostsMutation();
  const { data } = useFeaturedStateQuery(
    isOffered ? { variables: { id: postId }, fetchPolicy: 'cache-and-network' } : skipToken,
  );

  async function change(features: boolean, undo: () => Promise<void>): Promise<void> {
    try {
      await (features ? feature : unfeature)({ variables: { id: postId } });
    } catch (error) {
      toast.error(errorMessage(error, t, w(features ? 'featureFailed' : 'unfeatureFailed')));
      return;
    }
    toast.success(w(features ? 'featured' : 'unfeatured'), { label: w('undo'), onSelect: () => void undo() });
  }

  async function takeBack(features: boolean, former: readonly string[]): Promise<void> {
    try {
      await (features ? feature : unfeature)({ variables: { id: postId } });
      // Back at its place, not in front.
      if (features) await order({ variables: { input: { postIds: [...former] } } });
    } catch (error) {
      toast.error(errorMessage(error, t, w(features ? 'featureFailed' : 'unfeatureFailed')));
    }
  }

  const former = (data?.post?.author.featuredPosts ?? []).map(({ id }) => id);
  const toggle = (features: boolean) => () => void change(features, () => takeBack(!features, former));
  return data?.post?.isFeatured
    ? { label: w('unfeature'), icon: StarOff, onSelect: toggle(false) }
    : { label: w('feature'), hint: w('featureHint'), icon: Star, onSelect: toggle(true) };
}
