import { errorMessage } from '../../../../graphql/error-messages';
import { useT } from '../../../../i18n/I18nProvider';
import { toast } from '../../../../ui/feedback/toast';
import { useModerationMessages } from '../messages';
import { useOverruleDecisionMutation } from './Decisions.generated';

/** Undoes a decision; everything that shows it is fetched again. @returns whether it worked */
export function useUndo(): (decisionId: string) => Promise<boolean> {
  const t = useT();
  const w = useModerationMessages();
  const [overrule] = useOverruleDecisionMutation({
    refetchQueries: ['CaseQueue', 'CaseCounts', 'ModerationCase', 'PersonRecord'],
    awaitRefetchQueries: true,
  });
  return async (decisionId) => {
    try {
      await overrule({ variables: { id: decisionId } });
      toast.success(w('undone'));
      return true;
    } catch (error) {
      toast.error(errorMessage(error, t, w('undoFailed')));
      return false;
    }
  };
}
