import { Suspense, useState } from 'react';
import { useFormats } from '../../../i18n/I18nProvider';
import { Button } from '../../../ui/form/Button';
import { Muted } from '../../../ui/layout/Layout';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { SelectField } from '../../../ui/form/TextField';
import { sheet } from '../../../ui/theme/sheet';
import { useMessages } from '../useMessages';
import type { LegalText } from './legal-text';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';

const VersionDiff = lazyWithRetry(async () => ({ default: (await import('./VersionDiff')).VersionDiff }));

/** Chooses two versions to compare; at first the latest two. */
export function VersionChoice({ versions }: { versions: LegalText['versions'] }) {
  const w = useMessages();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [before, setBefore] = useState(versions[1]?.id ?? '');
  const [after, setAfter] = useState(versions[0]?.id ?? '');

  if (versions.length < 2) return <Muted>{w('onlyVersion')}</Muted>;
  const options = versions.map(({ id, version, createdAt, author }) => {
    const day = formats.day(new Date(createdAt));
    return {
      value: id,
      label: author ? w('versionBy', { version, day, name: author.displayName }) : w('versionAt', { version, day }),
    };
  });
  return (
    <section aria-label={w('versions')} className={styles.root}>
      <Button
        size="sm"
        variant="outline"
        aria-expanded={isOpen}
        className={styles.toggle}
        onClick={() => setOpen(!isOpen)}
      >
        {w('compare')}
      </Button>
      {isOpen && (
        <>
          <div className={styles.choice}>
            <SelectField
              label={w('before')}
              options={options}
              value={before}
              onChange={(event) => setBefore(event.target.value)}
            />
            <SelectField
              label={w('after')}
              options={options}
              value={after}
              onChange={(event) => setAfter(event.target.value)}
            />
          </div>
          <Suspense fallback={<Skeleton height="12rem" />}>
            <VersionDiff before={before} after={after} />
          </Suspense>
        </>
      )}
    </section>
  );
}

const styles = sheet({
  root: { display: 'flex', flexDirection: 'column', gap: '4', paddingBlockEnd: '4' },
  toggle: { alignSelf: 'start' },
  choice: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
  },
});
