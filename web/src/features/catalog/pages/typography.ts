import type { CatalogContent } from '../catalog-page';
import { Inks } from '../samples/typography/Inks';
import inks from '../samples/typography/Inks.tsx?raw';
import { Numerals } from '../samples/typography/Numerals';
import numerals from '../samples/typography/Numerals.tsx?raw';
import { QuackText } from '../samples/typography/QuackText';
import quackText from '../samples/typography/QuackText.tsx?raw';
import { Texts } from '../samples/typography/Texts';
import texts from '../samples/typography/Texts.tsx?raw';
import { TypeScale } from '../samples/typography/TypeScale';
import typeScale from '../samples/typography/TypeScale.tsx?raw';
import { Weights } from '../samples/typography/Weights';
import weights from '../samples/typography/Weights.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'scale', text: 'scaleText', Show: TypeScale, code: typeScale },
    { title: 'weights', Show: Weights, code: weights },
    { title: 'running', Show: Texts, code: texts },
    { title: 'ofPeople', text: 'ofPeopleText', Show: QuackText, code: quackText },
    { title: 'inks', text: 'inksText', Show: Inks, code: inks },
    { title: 'numerals', text: 'numeralsText', Show: Numerals, code: numerals },
  ],
};
