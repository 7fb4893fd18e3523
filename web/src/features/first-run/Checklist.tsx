import { ChevronDown, ChevronUp, CircleCheck, Circle, type LucideIcon, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Button } from '../../ui/form/Button';
import { IconButton } from '../../ui/form/IconButton';
import { Icon } from '../../ui/media/Icon';
import { Link } from '../../ui/navigation/Link';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { cx, sheet } from '../../ui/theme/sheet';
import { useOnboarding } from '../session/preferences/useOnboarding';
import { useViewer } from '../session/viewer/viewer';
import { checklistFrameStyles } from './frame-styles';
import { useFirstStepsQuery } from './FirstRun.generated';
import { useFirstRunMessages } from './messages';
import { useFirstQuack } from './useFirstQuack';

const ENOUGH_FOLLOWED = 5;

/** What a new person has still to do, read from what they have done; only that it was hidden is stored. */
export function Checklist() {
  const say = useFirstRunMessages();
  const viewer = useViewer();
  const { goOn } = useOnboarding();
  const writeFirst = useFirstQuack();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useFirstStepsQuery({ fetchPolicy: 'cache-and-network' });
  const user = data?.viewer?.user;
  if (!viewer) return null;
  if (!user && !error) return <ChecklistSkeleton />;

  const countedSteps = ({ followingCount, postCount }: NonNullable<typeof user>) => [
    {
      label: say('doFollow'),
      detail: say('doFollowCount', { count: Math.min(followingCount, ENOUGH_FOLLOWED) }),
      isDone: followingCount >= ENOUGH_FOLLOWED,
      to: '/welcome?step=3',
    },
    { label: say('doQuack'), isDone: postCount > 0, onClick: writeFirst },
  ];
  const steps = [
    { label: say('doPicture'), isDone: viewer.imageUrl !== null, to: '/welcome' },
    { label: say('doBio'), isDone: viewer.bio !== '', to: '/welcome' },
    ...(user ? countedSteps(user) : []),
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  const isAll = user != null && done === steps.length;
  const hide = () => goOn('DONE');

  return (
    <section aria-label={say('checklist')} className={cx(checklistFrameStyles.kept, styles.card)}>
      <header className={styles.head}>
        <h2 className={styles.title}>{say(isAll ? 'allDone' : 'checklist')}</h2>
        {user && !isAll && <span className={styles.count}>{say('done', { done, steps: steps.length })}</span>}
        {!isAll && (
          <span className={styles.buttons}>
            <IconButton
              icon={isOpen ? ChevronUp : ChevronDown}
              label={say(isOpen ? 'foldSteps' : 'showSteps')}
              size="sm"
              aria-expanded={isOpen}
              aria-controls={listId}
              className={styles.toggle}
              onClick={() => setOpen(!isOpen)}
            />
            <IconButton icon={X} label={say('dismiss')} size="sm" onClick={hide} />
          </span>
        )}
      </header>
      {isAll ? (
        <div className={styles.all}>
          <p>{say('allDoneText')}</p>
          <Button size="sm" variant="outline" onClick={hide}>
            {say('close')}
          </Button>
        </div>
      ) : (
        <ul id={listId} className={cx(styles.list, !isOpen && styles.folded)}>
          {steps.map((step) => (
            <li key={step.label}>
              <ChecklistStep {...step} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Until it is known what is done, nothing is shown as open. */
function ChecklistSkeleton() {
  const say = useFirstRunMessages();
  return (
    <section aria-label={say('checklist')} aria-busy className={cx(checklistFrameStyles.kept, styles.card)}>
      <header className={styles.head}>
        <h2 className={styles.title}>{say('checklist')}</h2>
      </header>
      <div className={cx(styles.list, styles.folded)}>
        {['45%', '35%', '55%', '50%'].map((width) => (
          <span key={width} className={styles.step}>
            <Skeleton width={width} />
          </span>
        ))}
      </div>
    </section>
  );
}

interface ChecklistStepProps {
  label: string;
  detail?: string | undefined;
  isDone: boolean;
  to?: string;
  onClick?: () => void;
}

function ChecklistStep({ label, detail, isDone, to, onClick }: ChecklistStepProps) {
  const say = useFirstRunMessages();
  const icon: LucideIcon = isDone ? CircleCheck : Circle;
  const content = (
    <>
      <Icon of={icon} size={18} />
      <span>{label}</span>
      {isDone ? <VisuallyHidden>({say('isDone')})</VisuallyHidden> : detail && <span>{detail}</span>}
    </>
  );
  if (isDone) return <span className={cx(styles.step, styles.done)}>{content}</span>;
  if (to !== undefined) {
    return (
      <Link to={to} className={cx(styles.step, styles.todo)}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={cx(styles.step, styles.todo)} onClick={onClick}>
      {content}
    </button>
  );
}

const styles = sheet({
  card: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: '3',
    borderBlockEndWidth: '1px',
    borderColor: 'border.hairline',
    bg: 'bg.sunken',
  },
  head: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '9' },
  title: { fontSize: 'md', fontWeight: 'medium' },
  count: { fontSize: 'sm', color: 'fg.muted' },
  buttons: { display: 'flex', gap: '1', marginInlineStart: 'auto' },
  toggle: { display: { md: 'none' } },
  all: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  list: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '4',
    listStyle: 'none',
  },
  // Reading comes first where there is little room.
  folded: { display: { base: 'none', md: 'grid' } },
  step: { display: 'flex', alignItems: 'center', gap: '2', width: 'full', minHeight: '10', textAlign: 'start' },
  done: { color: 'fg.muted', textDecoration: 'line-through' },
  todo: {
    borderRadius: 'control',
    color: 'brand.fg',
    textDecoration: 'none',
    fontWeight: 'medium',
    _hover: { textDecoration: 'underline' },
    '& > span:last-child:not(:nth-child(2))': { color: 'fg.muted', fontWeight: 'normal' },
  },
});
