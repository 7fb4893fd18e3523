import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { PostView } from './post.view.js';

@Resolver(() => PostView)
export class UnlessPlainResolver {
  @ResolveField(() => PostView, {
    nullable: true,
    description:
      'The post itself unless it is plain: lists that ask for rare fields in it get them only where they say something. Null says that the viewer is not its author; that everyone can reply to it and quote it, without an end; that it is not marked as sensitive, edited, held or hidden by the author of its thread; and that it has no hidden replies, no filter that matches and no place.',
  })
  unlessPlain(@Parent() post: PostView): PostView | null {
    return isPlain(post) ? null : post;
  }
}

/** Visitors can neither reply nor quote, which is nothing special of a post. */
function isPlain(post: PostView): boolean {
  return (
    !post.viewerCanEdit &&
    !post.isMarkedSensitive &&
    !post.isMarkedByStaff &&
    !post.isHeld &&
    !post.isFolded &&
    post.editedAt === null &&
    post.filtered.length === 0 &&
    post.replyRule.length === 0 &&
    post.repliesCloseAt === null &&
    (post.viewerCanReply === 'YES' || post.viewerCanReply === 'SIGN_IN') &&
    post.quoteRule === 'EVERYONE' &&
    (post.viewerCanQuote === 'YES' || post.viewerCanQuote === 'SIGN_IN') &&
    post.hiddenReplyCount === 0 &&
    post.ownPlace === null
  );
}
