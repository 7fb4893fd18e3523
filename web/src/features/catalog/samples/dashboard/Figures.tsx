import { FigureCard } from '../../../admin/dashboard/FigureCard';
import { sheet } from '../../../../ui/theme/sheet';
import { figures } from './numbers';

export function Figures() {
  return (
    <div className={styles.grid}>
      {figures.map((figure) => (
        <FigureCard key={figure.figure} figure={{ __typename: 'FigureSeries', ...figure }} />
      ))}
    </div>
  );
}

const styles = sheet({
  grid: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))', gap: '4' },
});
