import { type ReactNode, Suspense } from 'react';
import { SideLinks } from '../../features/session/shortcuts/SideLinks';
import { RailSkeleton } from './RailSkeleton';

/** The parts for wide screens. */
export function WideRail({ more }: { more: ReactNode }) {
  return (
    <>
      <Suspense fallback={<RailSkeleton />}>{more}</Suspense>
      <SideLinks />
    </>
  );
}
