import { MixedText } from '../../../../ui/text/MixedText';
import { sheet } from '../../../../ui/theme/sheet';
import { useMessages } from '../messages';

export function QuackText() {
  const w = useMessages();
  return (
    <>
      <p className={styles.quack} dir="auto">
        <MixedText of={w('quackText')} />
      </p>
      <p className={styles.quack} dir="auto">
        <MixedText of="בוקר טוב @ada! מחר ב־9:00 ליד הטחנה, ומשם עד ה־reeds. #אגם" />
      </p>
    </>
  );
}

const styles = sheet({
  quack: {
    maxWidth: 'measure',
    fontSize: '1.0625rem',
    lineHeight: 'quack',
    '&:not(:first-child)': { marginBlockStart: '3' },
  },
});
