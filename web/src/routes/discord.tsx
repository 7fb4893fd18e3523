import { useFrontDoorWords } from '../features/front-door/words';
import { GuestCard } from '../features/identity/GuestCard';
import { Text } from '../ui/Layout';
import { ButtonLink } from '../ui/Button';
import { TextLink } from '../ui/TextLink';

/** /discord: the server leads on to the community where there is an invite; where there is none, this says so. */
export function Discord() {
  const w = useFrontDoorWords();
  return (
    <GuestCard
      title={w('communityTitle')}
      heading={w('communityHeading')}
      foot={<TextLink to="/help">{w('help')}</TextLink>}
    >
      <Text>{w('communityText')}</Text>
      <ButtonLink to="/help?tab=contact" size="lg" full>
        {w('contactUs')}
      </ButtonLink>
    </GuestCard>
  );
}
