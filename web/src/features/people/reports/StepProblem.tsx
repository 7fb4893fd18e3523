import type { ReactNode } from 'react';
import { sheet } from '../../../ui/theme/sheet';

/** What is missing in a step. Always there, so that screen readers announce what it says. */
export function StepProblem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={children ? styles.problem : styles.silent}>
      {children}
    </p>
  );
}

const styles = sheet({
  problem: { color: 'danger.fg', fontSize: 'sm' },
  silent: { position: 'absolute', boxSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});
