import { sheet } from '../../ui/theme/sheet';

const OPERATOR = /((?:from|has|before|after):[\w-]*|\d{4}-\d\d-\d\d)/;

/** A sentence about searching, its operators from left to right and each in one piece. */
export function Operators({ text }: { text: string }) {
  return text.split(OPERATOR).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr" className={styles.operator}>
        {part}
      </bdi>
    ) : (
      part
    ),
  );
}

const styles = sheet({ operator: { whiteSpace: 'nowrap' } });
