import type { CatalogContent } from '../catalog-page';
import { Checkboxes } from '../samples/form-basic/Checkboxes';
import checkboxes from '../samples/form-basic/Checkboxes.tsx?raw';
import { FieldStates } from '../samples/form-basic/FieldStates';
import fieldStates from '../samples/form-basic/FieldStates.tsx?raw';
import { LongText } from '../samples/form-basic/LongText';
import longText from '../samples/form-basic/LongText.tsx?raw';
import { Radios } from '../samples/form-basic/Radios';
import radios from '../samples/form-basic/Radios.tsx?raw';
import { Selects } from '../samples/form-basic/Selects';
import selects from '../samples/form-basic/Selects.tsx?raw';
import { Switches } from '../samples/form-basic/Switches';
import switches from '../samples/form-basic/Switches.tsx?raw';
import { TextFields } from '../samples/form-basic/TextFields';
import textFields from '../samples/form-basic/TextFields.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'textFields', text: 'textFieldsText', Show: TextFields, code: textFields },
    { title: 'states', text: 'fieldStatesText', Show: FieldStates, code: fieldStates },
    { title: 'longText', Show: LongText, code: longText },
    { title: 'selects', Show: Selects, code: selects },
    { title: 'checkboxes', text: 'checkboxesText', Show: Checkboxes, code: checkboxes },
    { title: 'radios', Show: Radios, code: radios },
    { title: 'switches', text: 'switchesText', Show: Switches, code: switches },
  ],
};
