import { MemoryRouter } from 'react-router-dom';
import { DecisionsAboutViewer } from '../features/people/reports/DecisionsAboutViewer';

/** The decisions about a suspended person, who can appeal. The page is outside of the router, which its form asks before leaving. */
export function SuspensionReasons() {
  return (
    <MemoryRouter>
      <DecisionsAboutViewer as="h2" />
    </MemoryRouter>
  );
}
