import { Alert } from '../../../ui/feedback/Alert';
import { Switch } from '../../../ui/form/Switch';
import { TextLink } from '../../../ui/navigation/TextLink';
import { sheet } from '../../../ui/theme/sheet';
import { usePreferences } from '../../session/preferences/usePreferences';
import { AcceptAllButton } from './AcceptAllButton';
import { FOLLOW_REQUESTS } from './follow-requests-path';
import { useFollowRequestCountQuery } from './FollowRequests.generated';
import { useFollowRequestMessages } from './messages';

/** Who has to ask before they follow the viewer. Saved at once; no one who waits is accepted by it. */
export function FollowerSwitches() {
  const w = useFollowRequestMessages();
  const { preferences, choose } = usePreferences();
  const { data } = useFollowRequestCountQuery({ fetchPolicy: 'cache-and-network' });
  const count = data?.viewer?.followRequestCount ?? 0;
  if (!preferences) return null;
  const { approvesFollowers, newcomersAsk } = preferences;
  return (
    <>
      <Switch
        label={w('approve')}
        hint={w('approveHint')}
        checked={approvesFollowers}
        onChange={(next) => choose({ approvesFollowers: next })}
      />
      {count > 0 && (
        <Alert
          action={
            <span className={styles.ways}>
              {!approvesFollowers && <AcceptAllButton count={count} />}
              <TextLink to={FOLLOW_REQUESTS}>{w('see')}</TextLink>
            </span>
          }
        >
          {w('stillWaiting', { count })}
        </Alert>
      )}
      {!approvesFollowers && (
        <Switch
          label={w('newcomers')}
          hint={w('newcomersHint')}
          checked={newcomersAsk}
          onChange={(next) => choose({ newcomersAsk: next })}
        />
      )}
    </>
  );
}

const styles = sheet({ ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', fontSize: 'sm' } });
