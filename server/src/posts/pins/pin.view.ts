import { Field, ObjectType } from '@nestjs/graphql';
import { PinFolderView } from './pin-folder.view.js';

/** A pin as its owner sees it; no one else does. */
@ObjectType('Pin', { description: "The viewer's pin of a post. No one else sees it." })
export class PinView {
  @Field(() => String, { nullable: true, description: 'What the viewer wrote on it; null if nothing.' })
  note!: string | null;
  @Field(() => PinFolderView, { nullable: true, description: 'Where the viewer put it; null if nowhere.' })
  folder!: PinFolderView | null;
}

export interface PinRow {
  note: string | null;
  folder_id: string | null;
  folder_name: string | null;
}

/** What a pin holds, of a row `pin` of pins and its folder `f`. */
export const pinColumns = (pin: string) => `${pin}.note, f.id as folder_id, f.name as folder_name`;

export function toPinView({ note, folder_id: id, folder_name: name }: PinRow): PinView {
  return { note, folder: id === null || name === null ? null : { id, name } };
}
