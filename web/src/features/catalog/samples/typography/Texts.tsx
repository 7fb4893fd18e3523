import { Muted, SectionHeading, Stack, Text } from '../../../../ui/layout/Layout';
import { TextLink } from '../../../../ui/navigation/TextLink';
import { useMessages } from '../messages';

export function Texts() {
  const w = useMessages();
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
