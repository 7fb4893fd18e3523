import { useFrontDoorMessages } from '../features/front-door/messages';
import { GuestCard } from '../features/account/GuestCard';
import { Text } from '../ui/layout/Layout';
import { ButtonLink } from '../ui/form/Button';
import { TextLink } from '../ui/navigation/TextLink';

/** /discord: the server leads on to the community where there is an invite; where there is none, this says so. */
export function DiscordPage() {
  const w = useFrontDoorMessages();
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
