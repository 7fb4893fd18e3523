import type { CatalogContent } from '../catalog-page';
import { CardPaddings } from '../samples/cards/CardPaddings';
import cardPaddings from '../samples/cards/CardPaddings.tsx?raw';
import { CardWithActions } from '../samples/cards/CardWithActions';
import cardWithActions from '../samples/cards/CardWithActions.tsx?raw';
import { EmptyCard } from '../samples/cards/EmptyCard';
import emptyCard from '../samples/cards/EmptyCard.tsx?raw';
import { FailedCard } from '../samples/cards/FailedCard';
import failedCard from '../samples/cards/FailedCard.tsx?raw';
import { PersonCard } from '../samples/cards/PersonCard';
import personCard from '../samples/cards/PersonCard.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'paddings', text: 'paddingsText', Show: CardPaddings, code: cardPaddings },
    { title: 'withActions', Show: CardWithActions, code: cardWithActions },
    { title: 'ofPerson', Show: PersonCard, code: personCard },
    { title: 'nothingThere', text: 'nothingThereText', Show: EmptyCard, code: emptyCard },
    { title: 'notLoaded', text: 'notLoadedText', Show: FailedCard, code: failedCard },
  ],
};
