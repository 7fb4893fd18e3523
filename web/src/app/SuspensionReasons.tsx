import { BrowserRouter } from 'react-router-dom';
import { DecisionsAboutViewer } from '../features/people/reports/DecisionsAboutViewer';

/** The decisions about a suspended person, who can appeal. The pages of the app and their router aren't there for them. */
export function SuspensionReasons() {
  return (
    <BrowserRouter>
      <DecisionsAboutViewer as="h2" />
    </BrowserRouter>
  );
}
