import { type ReactNode, Suspense } from 'react';
import { SideLinks } from '../../features/shortcuts/SideLinks';
import { RailPlace } from './RailPlace';

/** What only a wide screen has room for; `more` is false until it is due. */
export function WideRail({ more }: { more: ReactNode }) {
  return (
    <>
      <Suspense fallback={<RailPlace />}>{more || <RailPlace />}</Suspense>
      <SideLinks />
    </>
  );
}
