import { errorMessage } from '../../../../graphql/error-messages';
import type { UpdateNotificationPolicyInput } from '../../../../graphql/schema.generated';
import { useFailure } from '../../../../graphql/useFailure';
import { useT } from '../../../../i18n/I18nProvider';
import { ErrorCard } from '../../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { toast } from '../../../../ui/feedback/toast';
import { SegmentedControl } from '../../../../ui/form/Choices';
import { Muted, Stack } from '../../../../ui/layout/Layout';
import { sheet } from '../../../../ui/theme/sheet';
import { usePolicyMessages } from './messages';
import { useNotificationPolicyQuery, useUpdateNotificationPolicyMutation } from './NotificationPolicy.generated';

const rows = [
  { row: 'notFollowing', hint: null },
  { row: 'notFollowers', hint: 'notFollowersHint' },
  { row: 'newPeople', hint: 'newPeopleHint' },
  { row: 'strangersWhispers', hint: 'strangersWhispersHint' },
  { row: 'limited', hint: 'limitedHint' },
] as const;

const choices = ['ACCEPT', 'REQUEST', 'IGNORE'] as const;

/** Who reaches the person at once, who has to wait, and who doesn't at all. Each choice is saved at once. */
export function NotificationPolicy() {
  const t = useT();
  const w = usePolicyMessages();
  const answer = useNotificationPolicyQuery({ fetchPolicy: 'cache-and-network' });
  const [update] = useUpdateNotificationPolicyMutation();
  const policy = answer.data?.viewer?.notificationPolicy ?? null;
  const error = useFailure(answer, policy !== null);
  if (error) {
    const retry = () => void answer.refetch().catch(() => undefined);
    return <ErrorCard reason={errorMessage(error, t, w('loadFailed'))} busy={answer.loading} onRetry={retry} />;
  }
  if (policy === null) return <Skeleton height="24rem" />;

  async function choose(chosen: { [Row in keyof UpdateNotificationPolicyInput]: (typeof choices)[number] }) {
    if (policy === null) return;
    try {
      await update({
        variables: { input: chosen },
        optimisticResponse: {
          updateNotificationPolicy: {
            __typename: 'ViewerPayload',
            viewer: { __typename: 'Viewer', notificationPolicy: { ...policy, ...chosen } },
          },
        },
      });
    } catch (failure) {
      toast.error(errorMessage(failure, t, w('saveFailed')));
    }
  }

  return (
    <section aria-label={w('title')} className={styles.section}>
      <Stack gap={5}>
        <Stack gap={1}>
          <h3 className={styles.title}>{w('title')}</h3>
          <Muted>{w('lead')}</Muted>
        </Stack>
        {rows.map(({ row, hint }) => (
          <Stack key={row} gap={2}>
            <SegmentedControl
              legend={w(row)}
              value={policy[row]}
              onChange={(value) => void choose({ [row]: value })}
              options={choices.map((value) => ({ value, label: w(value) }))}
            />
            {hint && <Muted>{w(hint)}</Muted>}
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

const styles = sheet({
  section: { marginBlockStart: '8', paddingBlockStart: '6', borderBlockStart: '1px solid {colors.border.hairline}' },
  title: { fontWeight: 'semibold' },
});
