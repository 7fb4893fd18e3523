import { Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { TextLink } from '../../ui/navigation/TextLink';
import { sheet } from '../../ui/theme/sheet';
import { usePageTitle } from '../../ui/layout/usePageTitle';
import { addressOf, type CatalogPage } from './catalog-page';
import { pages } from './groups';
import { PageTop } from './PageTop';
import { SamplePanel } from './SamplePanel';
import { useMessages } from './useMessages';

/** A page of the catalog. */
export function PageView({ page }: { page: CatalogPage }) {
  const w = useMessages();
  const { title, lead, Content } = page;
  usePageTitle(w(title));
  return (
    <article className={styles.root}>
      <PageTop title={w(title)} lead={w(lead)} />
      <Suspense fallback={<Skeleton height="24rem" />}>
        <Content
          show={({ samples, Body }) => (
            <>
              {samples.map((sample) => (
                <SamplePanel key={sample.title} sample={sample} />
              ))}
              {Body && <Body />}
              <Neighbors of={page} />
            </>
          )}
        />
      </Suspense>
    </article>
  );
}

function Neighbors({ of }: { of: CatalogPage }) {
  const w = useMessages();
  const at = pages.indexOf(of);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <nav aria-label={w('neighbors')} className={styles.neighbors}>
      {before && (
        <span>
          {w('before')} <TextLink to={addressOf(before)}>{w(before.title)}</TextLink>
        </span>
      )}
      {after && (
        <span className={styles.after}>
          {w('after')} <TextLink to={addressOf(after)}>{w(after.title)}</TextLink>
        </span>
      )}
    </nav>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '10', minWidth: '0' },
  neighbors: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlockStart: '5',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
    color: 'fg.muted',
    fontSize: 'sm',
  },
  after: { marginInlineStart: 'auto' },
});
