import type { CatalogContent } from '../catalog-page';
import { Confirmation } from '../samples/modals/Confirmation';
import confirmation from '../samples/modals/Confirmation.tsx?raw';
import { DialogForm } from '../samples/modals/DialogForm';
import dialogForm from '../samples/modals/DialogForm.tsx?raw';
import { PlainDialog } from '../samples/modals/PlainDialog';
import plainDialog from '../samples/modals/PlainDialog.tsx?raw';
import { SheetDialog } from '../samples/modals/SheetDialog';
import sheetDialog from '../samples/modals/SheetDialog.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'sizes', text: 'dialogText', Show: PlainDialog, code: plainDialog },
    { title: 'confirmation', text: 'confirmationText', Show: Confirmation, code: confirmation },
    { title: 'withForm', text: 'withFormText', Show: DialogForm, code: dialogForm },
    { title: 'sheet', text: 'sheetText', Show: SheetDialog, code: sheetDialog },
  ],
};
