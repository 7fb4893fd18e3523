import { useForbiddenWords } from '../features/identity/viewer/forbidden-words';
import { ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { Page } from '../ui/Page';

/** /403: somebody opened a page that is not for them, or that is no longer. */
export function Forbidden() {
  const w = useForbiddenWords();
  return (
    <Page title={w('title')}>
      <EmptyState
        drawing="reeds"
        title={w('heading')}
        text={w('text')}
        action={<ButtonLink to="/">{w('back')}</ButtonLink>}
      />
    </Page>
  );
}
