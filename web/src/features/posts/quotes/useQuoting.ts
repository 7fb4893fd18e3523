import type { QuoteRule } from '@mallard/rules/quoting';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { useQuoteMessages } from './messages';
import { useDecideQuoteMutation, useRevokeQuoteMutation, useSetQuoteRuleMutation } from './Quotes.generated';

/** What authors decide about quotes of their quacks. Each resolves to whether it succeeded. */
export function useQuoting() {
  const t = useT();
  const w = useQuoteMessages();
  const [setQuoteRule] = useSetQuoteRuleMutation();
  const [decideQuote] = useDecideQuoteMutation();
  const [revokeQuote] = useRevokeQuoteMutation();

  async function attempt(act: () => Promise<unknown>, done: string, failure: string): Promise<boolean> {
    try {
      await act();
    } catch (error) {
      toast.error(errorMessage(error, t, failure));
      return false;
    }
    toast.success(done);
    return true;
  }

  return {
    setRule: (id: string, rule: QuoteRule) =>
      attempt(() => setQuoteRule({ variables: { id, rule } }), w('ruleKept'), w('ruleFailed')),
    /** @param id the quack that quotes */
    decide: (id: string, accept: boolean) =>
      attempt(() => decideQuote({ variables: { id, accept } }), w(accept ? 'accepted' : 'declined'), w('decideFailed')),
    withdraw: (id: string) => attempt(() => revokeQuote({ variables: { id } }), w('withdrawn'), w('withdrawFailed')),
  };
}
