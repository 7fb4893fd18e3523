import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry';
import { cancelTopmost } from '../../ui/overlay/topmost-dialog';
import { isForInputMethod } from '../../ui/form/input-method';

const LeaveQuestion = lazyWithRetry(async () => ({ default: (await import('./LeaveQuestion')).LeaveQuestion }));

interface GuardedForm {
  isDirty: boolean;
  /** While saving, the form navigates by itself. */
  submitting?: boolean;
  /** The draft stays on this device. */
  hasDraft?: boolean;
  /** What is written stays while only the search of the address changes. */
  spansPage?: boolean;
}

interface LeaveGuard {
  /** Calls `go` at once, or after the confirmation if there are unsaved changes. */
  leave: (go: () => void) => void;
  /** Render it beside the form. */
  question: ReactNode;
}

/**
 * Asks for confirmation before a form with unsaved changes is left by a link, Back, a key, or by closing its dialog.
 * The browser asks for reloads and closed tabs. Without the Navigation API, links and Back are not guarded.
 */
export function useLeaveGuard({
  isDirty,
  submitting = false,
  hasDraft = false,
  spansPage = false,
}: GuardedForm): LeaveGuard {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ go: () => void } | null>(null);
  const isLeaving = useRef(false);

  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const { destination, navigationType } = event;
    const { pathname, search, hash } = new URL(destination.url);
    const isHere = pathname === location.pathname && (spansPage || search === location.search);
    // Another listener may have closed a dialog instead; `beforeunload` covers other documents.
    if (isLeaving.current || isHere || event.defaultPrevented || !event.cancelable || !destination.sameDocument) return;
    event.preventDefault();
    setAsked({
      go: () =>
        navigationType === 'traverse'
          ? void navigation.traverseTo(destination.key)
          : void navigate({ pathname, search, hash }, { replace: navigationType === 'replace' }),
    });
  });

  useEffect(() => {
    if (!isDirty) return;
    // On a second quick press of Escape, the browser closes a dialog without a cancel event.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isForInputMethod(event)) return;
      if (cancelTopmost()) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isDirty]);

  useEffect(() => {
    if (!isDirty || submitting) return;
    const end = new AbortController();
    const { signal } = end;
    addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    if ('navigation' in window) navigation.addEventListener('navigate', (event) => onNavigate(event), { signal });
    return () => end.abort();
  }, [isDirty, submitting]);

  return {
    leave: (go) => (isDirty ? setAsked({ go }) : go()),
    // Rendered from the first change on, so that its code has loaded before it is needed.
    question: (isDirty || asked) && (
      <Suspense fallback={null}>
        <LeaveQuestion
          isAsked={asked !== null}
          hasDraft={hasDraft}
          onLeave={() => {
            isLeaving.current = true;
            setAsked(null);
            asked?.go();
          }}
          onStay={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}
