import { pond } from '../support/pictures';
import type { Scene } from '../support/page-states/scene';

/** Gives the people of the scene avatars, a banner, and pictures in their posts. */
export async function dress({ world, ada, bea }: Scene): Promise<void> {
  await world.show(ada, 'image', await pond('ada.jpg', 150, 600, 600));
  await world.show(bea, 'image', await pond('bea.jpg', 265, 600, 600));
  await world.show(bea, 'banner', await pond('shore.jpg', 20, 1_500, 500));
}
