import { useSearchParams } from 'react-router-dom';
import type { PopularAmong } from '../../../graphql/schema.generated';
import { useListRows } from '../../../graphql/list-rows';
import { usePages } from '../../../graphql/usePages';
import { useT } from '../../../i18n/I18nProvider';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { SegmentedControl } from '../../../ui/form/Choices';
import { sheet } from '../../../ui/theme/sheet';
import { frameDialog } from '../../session/shortcuts/frame-dialog';
import { noRows, PostTimeline } from '../PostTimeline';
import { usePopularPostsQuery } from './Discover.generated';
import { useMessages } from './messages';

const PAGE = 10;
/** The name of the parameter in the address, whose values are these in lower case. */
const PARAMETER = 'among';
const CHOICES = ['EVERYONE', 'HASHTAGS', 'NETWORK', 'QUIET'] as const satisfies readonly PopularAmong[];

interface PopularQuacksProps {
  /** Where an empty list leads. */
  onSelectTab: (tab: 'hashtags' | 'people') => void;
}

/** The quacks that most people react to now: of everyone, or among those that the person chooses. The choice is in the address. */
export function PopularQuacks({ onSelectTab }: PopularQuacksProps) {
  const w = useMessages();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(PARAMETER)?.toUpperCase();
  const among = CHOICES.find((choice) => choice === asked) ?? 'EVERYONE';

  function choose(next: PopularAmong) {
    const changed = new URLSearchParams(parameters);
    if (next === 'EVERYONE') changed.delete(PARAMETER);
    else changed.set(PARAMETER, next.toLowerCase());
    setParameters(changed, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <div className={styles.choice}>
        <SegmentedControl
          legend={w('among')}
          hideLegend
          scrolls
          options={CHOICES.map((value) => ({ value, label: w(`among${value}`) }))}
          value={among}
          onChange={choose}
        />
        <p className={styles.hint}>{w(`among${among}Text`)}</p>
      </div>
      <Quacks key={among} among={among} onSelectTab={onSelectTab} />
    </>
  );
}

function Quacks({ among, onSelectTab }: PopularQuacksProps & { among: PopularAmong }) {
  const w = useMessages();
  const answer = usePopularPostsQuery({ variables: { first: PAGE, among }, fetchPolicy: 'cache-and-network' });
  const rows = useListRows({ field: 'popularPosts', args: { among } });
  const pages = usePages(answer, { pageInfo: answer.data && rows?.pageInfo, failure: w('failedQuacks') });
  return (
    <PostTimeline
      label={w(`among${among}`)}
      name={`popular-${among}`}
      ids={(answer.data && rows?.ids) ?? noRows}
      pages={pages}
      empty={<NoQuacks among={among} onSelectTab={onSelectTab} />}
    />
  );
}

/** Says how the list gets quacks. */
function NoQuacks({ among, onSelectTab }: PopularQuacksProps & { among: PopularAmong }) {
  const t = useT();
  const w = useMessages();
  if (among === 'HASHTAGS') {
    return (
      <EmptyState
        drawing="lily"
        title={w('quietHashtags')}
        text={w('quietHashtagsText')}
        action={<Button onClick={() => onSelectTab('hashtags')}>{w('seeHashtags')}</Button>}
      />
    );
  }
  if (among === 'NETWORK') {
    return (
      <EmptyState
        drawing="pond"
        title={w('quietNetwork')}
        text={w('quietNetworkText')}
        action={<Button onClick={() => onSelectTab('people')}>{w('seePeople')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      drawing="lily"
      title={w('quietQuacks')}
      text={w('quietQuacksText')}
      action={<Button onClick={() => frameDialog.open('compose')}>{t('timelines.write')}</Button>}
    />
  );
}

const styles = sheet({
  choice: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
  },
  hint: { color: 'fg.muted', fontSize: 'sm' },
});
