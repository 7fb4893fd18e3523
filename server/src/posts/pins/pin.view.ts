import { Field, ObjectType } from '@nestjs/graphql';

/** A pin as its owner sees it; no one else does. */
@ObjectType('Pin', { description: "The viewer's pin of a post. No one else sees it." })
export class PinView {
  @Field(() => String, { nullable: true, description: 'What the viewer wrote on it; null if nothing.' })
  note!: string | null;
}

export interface PinRow {
  note: string | null;
}

export function toPinView({ note }: PinRow): PinView {
  return { note };
}
