import type { CatalogContent } from '../catalog-page';
import { DetailsDrawer } from '../samples/offcanvas/DetailsDrawer';
import detailsDrawer from '../samples/offcanvas/DetailsDrawer.tsx?raw';
import { DrawerSides } from '../samples/offcanvas/DrawerSides';
import drawerSides from '../samples/offcanvas/DrawerSides.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'sides', text: 'sidesText', Show: DrawerSides, code: drawerSides },
    { title: 'details', Show: DetailsDrawer, code: detailsDrawer },
  ],
};
