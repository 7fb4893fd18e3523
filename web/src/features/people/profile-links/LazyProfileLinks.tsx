import { Suspense } from 'react';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry';
import type { ProfileLinks_UserFragment } from './ProfileLinks.generated';

const ProfileLinks = lazyWithRetry(async () => ({ default: (await import('./ProfileLinks')).ProfileLinks }));

/** The links of a profile, in the space that their rows will take. */
export const LazyProfileLinks = ({ links }: Pick<ProfileLinks_UserFragment, 'links'>) =>
  links.length > 0 && (
    <div style={{ minHeight: `${links.length * 1.75}rem`, marginTop: '.5rem' }}>
      <Suspense fallback={null}>
        <ProfileLinks links={links} />
      </Suspense>
    </div>
  );
