import type { CatalogContent } from '../catalog-page';
import { AvatarFallbacks } from '../samples/avatars/AvatarFallbacks';
import avatarFallbacks from '../samples/avatars/AvatarFallbacks.tsx?raw';
import { AvatarGroup } from '../samples/avatars/AvatarGroup';
import avatarGroup from '../samples/avatars/AvatarGroup.tsx?raw';
import { AvatarPicture } from '../samples/avatars/AvatarPicture';
import avatarPicture from '../samples/avatars/AvatarPicture.tsx?raw';
import { AvatarSizes } from '../samples/avatars/AvatarSizes';
import avatarSizes from '../samples/avatars/AvatarSizes.tsx?raw';
import { AvatarWithName } from '../samples/avatars/AvatarWithName';
import avatarWithName from '../samples/avatars/AvatarWithName.tsx?raw';

export const content: CatalogContent = {
  samples: [
    { title: 'sizes', Show: AvatarSizes, code: avatarSizes },
    { title: 'pictures', Show: AvatarPicture, code: avatarPicture },
    { title: 'initials', text: 'initialsText', Show: AvatarFallbacks, code: avatarFallbacks },
    { title: 'stacked', Show: AvatarGroup, code: avatarGroup },
    { title: 'withName', Show: AvatarWithName, code: avatarWithName },
  ],
};
