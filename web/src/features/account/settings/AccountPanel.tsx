import { Suspense } from 'react';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Layout';
import type { Viewer } from '../../session/viewer/viewer';
import { EmailSetting } from './EmailSetting';
import { InfoPanel } from './InfoPanel';
import { useSettingsMessages } from './messages';
import type { AccountPart } from './sections';
import { SettingsRow } from './SettingsRow';
import { HandleForm } from './HandleForm';
import { LinksForm } from './links/LinksForm';
import { PasswordPanel } from './PasswordPanel';

interface AccountPanelProps {
  viewer: Viewer;
  /** The part that is open. */
  part: AccountPart | null;
  onPart: (part: AccountPart | null) => void;
  /** Forms that have been opened stay, with what was typed. */
  opened: ReadonlySet<AccountPart>;
}

/** The profile, and what the person signs in with. */
export function AccountPanel({ viewer, part, onPart, opened }: AccountPanelProps) {
  const w = useSettingsMessages();
  const row = (id: AccountPart) => ({
    title: w(`${id}Title`),
    change: w(`${id}Change`),
    label: part === id ? w('close') : w('change'),
    open: part === id,
    onToggle: () => onPart(part === id ? null : id),
  });
  return (
    <Stack gap={6}>
      {viewer.accountState.isLimited && <Alert tone="warning">{w('limited')}</Alert>}
      <InfoPanel viewer={viewer} />
      <div>
        <SettingsRow {...row('links')} value={w('linksValue')}>
          {opened.has('links') && (
            <Suspense fallback={null}>
              <LinksForm handle={viewer.handle} />
            </Suspense>
          )}
        </SettingsRow>
        <EmailSetting viewer={viewer} row={row('email')} wasOpened={opened.has('email')} onDone={() => onPart(null)} />
        <SettingsRow {...row('handle')} value={<span dir="ltr">@{viewer.handle}</span>}>
          {opened.has('handle') && (
            <Suspense fallback={null}>
              <HandleForm handle={viewer.handle} onDone={() => onPart(null)} />
            </Suspense>
          )}
        </SettingsRow>
        <SettingsRow {...row('password')} value={w('passwordValue')}>
          {opened.has('password') && (
            <Suspense fallback={null}>
              <PasswordPanel viewer={viewer} />
            </Suspense>
          )}
        </SettingsRow>
      </div>
    </Stack>
  );
}
