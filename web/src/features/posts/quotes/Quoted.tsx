import { Suspense } from 'react';
import { sheet } from '../../../ui/theme/sheet';
import type { Quoting } from './quoting';
import { QuoteBox } from './QuoteBox';

/** What a quack quotes, below its words. Few do, so the box is loaded with the first. */
export function Quoted({ by: { quote, id, author } }: { by: Quoting }) {
  if (!quote) return null;
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <QuoteBox quote={quote} id={id} author={author} />
    </Suspense>
  );
}

const styles = sheet({ room: { minHeight: '4.75rem', marginBlockStart: '2' } });
