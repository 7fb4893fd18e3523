import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button';
import { Progress } from '../../ui/feedback/Progress';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Page } from '../../ui/layout/Page';
import { useRootFlag } from '../../ui/layout/root-flags';
import { sheet } from '../../ui/theme/sheet';
import { useOnboarding } from '../session/preferences/useOnboarding';
import { useViewer } from '../session/viewer/viewer';
import { useFirstRunMessages } from './messages';
import { Step } from './Step';
import { useFirstQuack } from './useFirstQuack';
import { AboutStep } from './AboutStep';
import { TopicsStep } from './TopicsStep';
import { PeopleStep } from './PeopleStep';

const STEPS = 3;

/**
 * The three screens of the first run. The screen is in the address, so Back goes to the one before. They open by
 * themselves once: having seen the first one is enough, and what is left to do is in the checklist of the stream.
 */
export function Welcome() {
  const say = useFirstRunMessages();
  const viewer = useViewer();
  const navigate = useNavigate();
  const writeFirst = useFirstQuack();
  const { onboarding, goOn } = useOnboarding();
  const [search] = useSearchParams();
  const asked = Number(search.get('step') ?? 1);
  const step = [1, 2, 3].includes(asked) ? asked : 1;
  const [first] = useState(step);
  const [hasMoved, setHasMoved] = useState(false);
  if (step !== first && !hasMoved) setHasMoved(true);
  // The screen itself suggests people.
  useRootFlag('offersPeople');

  const seen = useEffectEvent(() => {
    if (onboarding === 'WELCOME') goOn('CHECKLIST');
  });
  useEffect(() => {
    seen();
  }, []);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [step]);

  const go = (to: number) => void navigate(`/welcome?step=${to}`);
  const toStream = () => void navigate('/stream');

  if (!viewer) return null;
  const [title, text] = (
    [
      ['aboutTitle', 'aboutText'],
      ['topicsTitle', 'topicsText'],
      ['peopleTitle', 'peopleText'],
    ] as const
  )[step - 1]!;
  return (
    <Page
      title={say('title')}
      padded
      actions={
        <>
          <span aria-hidden className={styles.count}>
            {say('step', { step, steps: STEPS })}
          </span>
          <Button variant="ghost" size="sm" onClick={() => (step < STEPS ? go(step + 1) : toStream())}>
            {say(step < STEPS ? 'skip' : 'finish')}
          </Button>
        </>
      }
    >
      <div className={styles.steps}>
        <Progress
          label={say('progress')}
          value={step}
          max={STEPS}
          valueText={say('step', { step, steps: STEPS })}
          size="sm"
          hideLabel
        />
        <Step key={step} title={say(title)} text={say(text)} takesFocus={hasMoved}>
          <Suspense fallback={<Skeleton height="12rem" />}>
            {step === 1 ? (
              <AboutStep viewer={viewer} onNext={() => go(2)} />
            ) : step === 2 ? (
              <TopicsStep onBack={() => go(1)} onNext={() => go(3)} />
            ) : (
              <PeopleStep
                onBack={() => go(2)}
                onWrite={() => {
                  toStream();
                  writeFirst();
                }}
              />
            )}
          </Suspense>
        </Step>
      </div>
    </Page>
  );
}

const styles = sheet({
  steps: { display: 'flex', flexDirection: 'column', gap: '6' },
  count: { marginInlineStart: 'auto', fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
});
