import { Welcome } from '../features/first-run/Welcome';

/** /welcome: the three screens of the first run. */
export function WelcomePage() {
  return <Welcome />;
}
