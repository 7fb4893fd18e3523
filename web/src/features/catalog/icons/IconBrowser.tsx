import { useEffect, useState } from 'react';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { ExternalLink } from '../../../ui/navigation/TextLink';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { TextField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { useMessages } from '../useMessages';
import { ChosenIcon } from './ChosenIcon';
import { IconGrid } from './IconGrid';
import { type IconSet, iconsOf, matching, type SetIcon } from './icon-set';

/** All icons of a set, with search and copyable code. */
export function IconBrowser({ set }: { set: IconSet }) {
  const w = useMessages();
  const [icons, setIcons] = useState<readonly SetIcon[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<SetIcon | null>(null);

  useEffect(() => {
    let isCurrent = true;
    iconsOf(set).then(
      (found) => isCurrent && setIcons(found),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [set, attempt]);

  function retry() {
    setFailed(false);
    setAttempt(attempt + 1);
  }

  const found = icons && matching(icons, query);
  const shown = chosen ?? icons?.[0];
  return (
    <Stack gap={5}>
      <Muted>
        {w.rich('iconSetBy', {
          count: set.count,
          author: <ExternalLink href={set.author.url}>{set.author.name}</ExternalLink>,
          license: <ExternalLink href={set.license.url}>{set.license.title}</ExternalLink>,
        })}
      </Muted>
      {failed && <ErrorCard reason={w('iconsFailed')} onRetry={retry} />}
      {!failed && !found && (
        <div aria-busy="true" aria-label={w('iconsLoading')} role="status">
          <Skeleton height="24rem" />
        </div>
      )}
      {found && shown && (
        <>
          <ChosenIcon icon={shown} set={set} />
          <div className={styles.search}>
            <TextField
              label={w('findIcon')}
              type="search"
              dir="ltr"
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <p role="status" className={styles.count}>
              {w('iconsFound', { count: found.length })}
            </p>
          </div>
          <IconGrid key={query} icons={found} label={set.name} chosen={shown} onChoose={setChosen} />
        </>
      )}
    </Stack>
  );
}

const styles = sheet({
  search: { display: 'flex', flexDirection: 'column', gap: '2' },
  count: { fontSize: 'sm', color: 'fg.muted' },
});
