import { History } from 'lucide-react';
import { createMessages } from '../../../i18n/create-messages';
import { ButtonLink } from '../../../ui/form/Button';
import { useHolds } from '../viewer/claims';
import { en } from './messages.en';

const useMessages = createMessages(en, async () => (await import('./messages.he')).he);

/** Leads to the entries of the audit log about a person or a thing, for those who may read it. */
export function HistoryLink({ of, name }: { of: string; name: string }) {
  const w = useMessages();
  if (!useHolds('system.read')) return null;
  return (
    <ButtonLink
      variant="ghost"
      size="sm"
      icon={History}
      aria-label={w('historyOf', { name })}
      to={`/admin/audit-log?subject=${encodeURIComponent(of)}`}
    >
      {w('history')}
    </ButtonLink>
  );
}
