import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { apiError } from '../../../graphql/errors';
import { useFailure } from '../../../graphql/useFailure';
import { useT } from '../../../i18n/I18nProvider';
import { ErrorCard } from '../../../ui/feedback/ErrorCard';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { Muted, Stack } from '../../../ui/layout/Layout';
import { ConfirmDialog } from '../../../ui/overlay/Dialog';
import { sheet } from '../../../ui/theme/sheet';
import { CreateTokenDialog } from './CreateTokenDialog';
import { useTokenMessages } from './messages';
import { TokenRow } from './TokenRow';
import {
  type TokenRow_TokenFragment,
  usePersonalTokensQuery,
  useRevokePersonalTokenMutation,
} from './Tokens.generated';

/** The viewer's personal access tokens. @param handle for password managers */
export function TokensPanel({ handle }: { handle: string }) {
  const w = useTokenMessages();
  const titleId = useId();
  const [creating, setCreating] = useState(false);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <Stack>
        <h3 id={titleId} className={styles.title}>
          {w('title')}
        </h3>
        <Muted>{w('text')}</Muted>
        <TokenList />
        <div>
          <Button variant="outline" onClick={() => setCreating(true)}>
            {w('create')}
          </Button>
        </div>
      </Stack>
      {creating && <CreateTokenDialog handle={handle} onClose={() => setCreating(false)} />}
    </section>
  );
}

function TokenList() {
  const t = useT();
  const w = useTokenMessages();
  const { cache } = useApolloClient();
  const answer = usePersonalTokensQuery({ fetchPolicy: 'cache-and-network' });
  const { data, loading, refetch } = answer;
  const [revoke, { loading: revoking }] = useRevokePersonalTokenMutation();
  const [question, setQuestion] = useState<TokenRow_TokenFragment | null>(null);
  const tokens = data?.viewer?.personalTokens;
  const error = useFailure(answer, tokens !== undefined);

  if (error) {
    return (
      <ErrorCard
        reason={errorMessage(error, t, w('loadFailed'))}
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  if (!tokens) {
    return (
      <div role="status" aria-label={t('states.loading')}>
        <Skeleton height="4rem" />
      </div>
    );
  }

  /** A token that was revoked elsewhere counts as success. */
  async function confirm({ id }: TokenRow_TokenFragment) {
    try {
      await revoke({ variables: { id } }).catch((failure: unknown) => {
        if (apiError(failure).code !== 'NOT_FOUND') throw failure;
      });
      cache.evict({ id: cache.identify({ __typename: 'PersonalToken', id }) });
      cache.gc();
      setQuestion(null);
      toast.success(w('revoked'));
    } catch (failure) {
      toast.error(errorMessage(failure, t, w('revokeFailed')));
    }
  }

  if (tokens.length === 0) return <Muted>{w('none')}</Muted>;
  return (
    <>
      <ul className={styles.list}>
        {tokens.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setQuestion(token)} />
        ))}
      </ul>
      {question && (
        <ConfirmDialog
          open
          title={w('revokeTitle')}
          text={w('revokeText', { name: question.name })}
          confirmLabel={w('revoke')}
          danger
          busy={revoking}
          onConfirm={() => void confirm(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}

const styles = sheet({
  section: {
    marginBlockStart: '8',
    paddingBlockStart: '6',
    borderBlockStartWidth: '1px',
    borderColor: 'border.hairline',
  },
  title: { fontSize: 'md', fontWeight: 'semibold' },
  list: { listStyle: 'none', padding: '0', margin: '0' },
});
