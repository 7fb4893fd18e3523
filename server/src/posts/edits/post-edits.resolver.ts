import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { type Connection, connectionOf } from '#kernel/paging/connection.js';
import { idPageOf, keysetPage } from '#kernel/paging/keyset.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { PostView } from '../read/post.view.js';
import { PostEditConnection, type PostEditView, PostEditViews } from './post-edit.view.js';

const LIST = 'post.edits';

@Resolver(() => PostView)
export class PostEditsResolver {
  constructor(private readonly views: PostEditViews) {}

  @ResolveField(() => PostEditConnection, {
    description: 'What it said before each edit, latest first: up to 50 versions, of more the first and the latest.',
  })
  async edits(@Parent() post: PostView, @Args() args: PageArgs): Promise<Connection<PostEditView>> {
    const page = keysetPage(LIST, args);
    const versions = await this.views.of(post, page.after?.[0] ?? null, page.first);
    const byId = new Map(versions.map((version) => [version.id, version]));
    return connectionOf(LIST, page, idPageOf(versions, page), byId);
  }
}
