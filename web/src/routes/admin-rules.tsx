import { useRulesMessages } from '../features/admin/moderation/rules/messages';
import { Muted, Stack } from '../ui/layout/Layout';
import { Page } from '../ui/layout/Page';
import { Rules } from '../features/admin/moderation/rules/Rules';

/** /admin/rules: the rules of the site, for those who write them. */
export function AdminRulesPage() {
  const w = useRulesMessages();
  return (
    <Page title={w('title')} padded>
      <Stack>
        <Muted>{w('lead')}</Muted>
        <Rules />
      </Stack>
    </Page>
  );
}
