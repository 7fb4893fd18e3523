import { Muted, SectionHeading, Stack, Text } from '../../../../ui/Layout';
import { TextLink } from '../../../../ui/TextLink';
import { useWords } from '../words';

export function Texts() {
  const w = useWords();
  return (
    <Stack gap={3}>
      <SectionHeading>{w('pondWalk')}</SectionHeading>
      <Text>
        {w('pondText')} <TextLink to="/help">{w('help')}</TextLink>
      </Text>
      <Muted>{w('placeHint')}</Muted>
    </Stack>
  );
}
