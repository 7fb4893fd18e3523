import type { CatalogContent } from '../catalog-page';
import { Accents } from '../samples/form-advanced/Accents';
import accents from '../samples/form-advanced/Accents.tsx?raw';
import { DateAndTime } from '../samples/form-advanced/DateAndTime';
import dateAndTime from '../samples/form-advanced/DateAndTime.tsx?raw';
import { Files } from '../samples/form-advanced/Files';
import files from '../samples/form-advanced/Files.tsx?raw';
import { FormWithRules } from '../samples/form-advanced/FormWithRules';
import formWithRules from '../samples/form-advanced/FormWithRules.tsx?raw';
import { Numbers } from '../samples/form-advanced/Numbers';
import numbers from '../samples/form-advanced/Numbers.tsx?raw';
import { Suggestions } from '../samples/form-advanced/Suggestions';
import suggestions from '../samples/form-advanced/Suggestions.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'withRules', text: 'withRulesText', Show: FormWithRules, code: formWithRules },
    { title: 'suggestions', text: 'suggestionsText', Show: Suggestions, code: suggestions },
    { title: 'dateAndTime', text: 'dateAndTimeText', Show: DateAndTime, code: dateAndTime },
    { title: 'numbers', Show: Numbers, code: numbers },
    { title: 'accents', Show: Accents, code: accents },
    { title: 'files', text: 'filesText', Show: Files, code: files },
  ],
};
