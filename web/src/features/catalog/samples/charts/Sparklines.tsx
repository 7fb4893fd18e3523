import { Row, Stack } from '../../../../ui/layout/Layout';
import { Sparkline } from '../../../../ui/charts/Sparkline';
import { useMessages } from '../messages';

const trends = [
  { tag: '#pondlife', values: [3, 4, 4, 6, 9, 8, 14] },
  { tag: '#bread', values: [12, 11, 9, 9, 6, 4, 3] },
  { tag: '#אגם', values: [2, 8, 3, 9, 4, 8, 5] },
];

export function Sparklines() {
  const w = useMessages();
  return (
    <Stack gap={3}>
      {trends.map(({ tag, values }) => (
        <Row key={tag} gap={4} justify="between">
          <bdi>{tag}</bdi>
          <Sparkline values={values} label={w('trendOf', { tag, counts: values.join(', ') })} />
        </Row>
      ))}
    </Stack>
  );
}
