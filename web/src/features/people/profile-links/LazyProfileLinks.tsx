import { Suspense } from 'react';
import type { ProfileLinks_UserFragment } from './ProfileLinks.generated';
import { ProfileLinks } from './ProfileLinks';

/** The links and texts of a profile, in the space that their rows will take. */
export const LazyProfileLinks = ({ fields }: Pick<ProfileLinks_UserFragment, 'fields'>) =>
  fields.length > 0 && (
    <div style={{ minHeight: `${fields.length * 1.75}rem`, marginTop: '.5rem' }}>
      <Suspense fallback={null}>
        <ProfileLinks fields={fields} />
      </Suspense>
    </div>
  );
