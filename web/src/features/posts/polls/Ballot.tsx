import { useId, useState } from 'react';
import { errorMessage } from '../../../graphql/error-messages';
import { useT } from '../../../i18n/I18nProvider';
import { toast } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/form/Button';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { cx, sheet } from '../../../ui/theme/sheet';
import { usePollMessages } from './messages';
import { type Poll_PollFragment, useVotePollMutation } from './Poll.generated';
import { pollStyles } from './poll-styles';

interface BallotProps {
  poll: Poll_PollFragment;
  /** Of the answers, as a tag of BCP 47; null or absent if it isn't said. */
  language?: string | null | undefined;
  /** Shows the results without a vote; absent while they are hidden. */
  onLook: (() => void) | undefined;
  onVoted: () => void;
}

/** The answers of a poll to choose from. Votes are final, so one is sent by a button of its own. */
export function Ballot({ poll: { id, options, isMultiple }, language, onLook, onVoted }: BallotProps) {
  const t = useT();
  const w = usePollMessages();
  const name = useId();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [votePoll, { loading }] = useVotePollMutation();

  const choose = (index: number, on: boolean) =>
    setChosen(isMultiple ? [...chosen.filter((each) => each !== index), ...(on ? [index] : [])] : [index]);

  async function vote() {
    if (loading || chosen.length === 0) return;
    try {
      await votePoll({ variables: { id, choices: [...chosen] } });
      toast.success(w('voted'));
      onVoted();
    } catch (error) {
      toast.error(errorMessage(error, t, w('voteFailed')));
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void vote();
      }}
    >
      <fieldset className={pollStyles.rows}>
        <legend className={styles.legend}>
          <VisuallyHidden>{w(isMultiple ? 'chooseSeveral' : 'chooseOne')}</VisuallyHidden>
        </legend>
        {options.map(({ text }, index) => (
          <label key={index} className={cx(pollStyles.row, styles.option)}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(index)}
              className={styles.control}
              onChange={({ target }) => choose(index, target.checked)}
            />
            <span className={pollStyles.words}>
              <bdi lang={language ?? undefined}>{text}</bdi>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={pollStyles.buttons}>
        <Button type="submit" size="sm" disabled={chosen.length === 0} loading={loading}>
          {w('vote')}
        </Button>
        {onLook && (
          <Button variant="ghost" size="sm" onClick={onLook}>
            {w('look')}
          </Button>
        )}
      </div>
    </form>
  );
}

const styles = sheet({
  legend: { position: 'absolute' },
  option: {
    borderWidth: '1px',
    borderColor: 'border.control',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&:has(:checked)': { borderColor: 'brand.solid', bg: 'brand.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focus', outlineOffset: '-2px' },
  },
  control: {
    flexShrink: '0',
    width: '1.125rem',
    height: '1.125rem',
    margin: '0',
    accentColor: 'var(--m-colors-brand-solid)',
  },
});
