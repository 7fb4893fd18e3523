import type { CatalogContent } from '../catalog-page';
import { IconBrowser } from '../icons/IconBrowser';
import { iconSetOf } from '../icons/icon-set';

const iconSet = iconSetOf('ri');

export const content: CatalogContent = {
  samples: [],
  Body: () => <IconBrowser set={iconSet} />,
};
