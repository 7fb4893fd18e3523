import { MapPin } from 'lucide-react';
import { useMemo } from 'react';
import { useFormats, useT } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Icon } from '../../../ui/media/Icon';
import { sheet } from '../../../ui/theme/sheet';
import type { CoarsePlace } from '../../posts/nearby/place';
import { usePlaceName } from '../../posts/nearby/usePlaceName';
import { useMessages } from '../../posts/nearby/messages';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { useNearbyPostsQuery } from './NearbyPosts.generated';
import { noRows, PostTimeline } from '../PostTimeline';
import { usePages } from '../../../graphql/usePages';

const PAGE = 20;

interface NearbyTimelineProps {
  place: CoarsePlace;
  radiusKm: number;
  /** Absent at the largest radius. */
  onWiden: (() => void) | undefined;
  /** Restored by Back. */
  isReturn: boolean;
}

/** Posts around a place, nearest first, with their distance. */
export function NearbyTimeline({ place, radiusKm, onWiden, isReturn }: NearbyTimelineProps) {
  const t = useT();
  const w = useMessages();
  const formats = useFormats();
  const placeName = usePlaceName();
  const { latitude, longitude } = place;
  const answer = useNearbyPostsQuery({
    variables: { latitude, longitude, radiusKm, first: PAGE },
    fetchPolicy: isReturn ? 'cache-first' : 'cache-and-network',
  });
  const { data } = answer;
  const pages = usePages(answer, {
    pageInfo: data?.nearbyPosts.pageInfo,
    failure: w('nearFailed'),
  });
  const edges = data?.nearbyPosts.edges;
  const ids = useMemo(() => edges?.map(({ node }) => node.id) ?? noRows, [edges]);
  const distances = useMemo(() => new Map(edges?.map(({ node, distanceKm }) => [node.id, distanceKm])), [edges]);
  const name = placeName(place, w('here'));
  return (
    <PostTimeline
      label={w('list', { place: name })}
      name={`nearby ${radiusKm}`}
      ids={ids}
      above={(id) => <Distance km={distances.get(id) ?? 0} />}
      pages={pages}
      end={t('states.endOfFew')}
      empty={
        <EmptyState
          drawing="reeds"
          title={w('quiet', { place: name })}
          text={onWiden ? w('quietText', { distance: formats.kilometers(radiusKm) }) : w('quietEnd')}
          action={
            onWiden ? (
              <Button variant="outline" onClick={onWiden}>
                {w('wider')}
              </Button>
            ) : (
              <Button onClick={() => frameDialog.open('compose')}>{t('timelines.write')}</Button>
            )
          }
        />
      }
    />
  );
}

function Distance({ km }: { km: number }) {
  const w = useMessages();
  const formats = useFormats();
  return (
    <p className={styles.distance}>
      <Icon of={MapPin} size={14} />
      {km === 0 ? w('sameArea') : w('away', { distance: formats.kilometers(km) })}
    </p>
  );
}

const styles = sheet({
  distance: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInlineStart: { base: '4.75rem', md: '5' },
    paddingBlockStart: '2.5',
    marginBlockEnd: '-2',
    marginInlineStart: { md: '3.5rem' },
    color: 'fg.muted',
    fontSize: 'sm',
  },
});
