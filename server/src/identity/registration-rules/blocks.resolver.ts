import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DeletePayload } from '#kernel/graphql/delete.payload.js';
import { Limit } from '#kernel/limits/limit.decorator.js';
import { PageArgs } from '#kernel/paging/page-args.js';
import { Allow } from '#kernel/request/allow.decorator.js';
import { Ctx, SignedIn } from '#kernel/request/ctx.decorator.js';
import { parseId } from '#kernel/request/id.pipe.js';
import type { RequestContext } from '#kernel/request/request-context.js';
import { TokenScope } from '#kernel/request/scopes/token-scope.decorator.js';
import type { SignedInViewer } from '#kernel/request/viewer.js';
import { BlockViews, EmailDomainBlockConnection, HandleBlockConnection, IpBlockConnection } from './block.view.js';
import { AddEmailDomainBlockInput, AddHandleBlockInput, AddIpBlockInput } from './blocks.inputs.js';
import { BlocksService, type BlockKind } from './blocks.service.js';

const REQUIRES = 'Requires the claim network.block.';
const BLOCK = { type: () => ID, description: 'The block to remove.' } as const;

@Resolver()
export class BlocksResolver {
  constructor(
    private readonly views: BlockViews,
    private readonly blocks: BlocksService,
  ) {}

  @Allow('admin', 'network.block')
  @TokenScope('admin')
  @Query(() => EmailDomainBlockConnection, { description: `Blocked email domains, newest first. ${REQUIRES}` })
  emailDomainBlocks(@Args() args: PageArgs): Promise<EmailDomainBlockConnection> {
    return this.views.domains(args);
  }

  @Allow('admin', 'network.block')
  @TokenScope('admin')
  @Query(() => HandleBlockConnection, { description: `Blocked handles, newest first. ${REQUIRES}` })
  handleBlocks(@Args() args: PageArgs): Promise<HandleBlockConnection> {
    return this.views.handles(args);
  }

  @Allow('admin', 'network.block')
  @TokenScope('admin')
  @Query(() => IpBlockConnection, { description: `Blocked networks, newest first. ${REQUIRES}` })
  ipBlocks(@Args() args: PageArgs): Promise<IpBlockConnection> {
    return this.views.networks(args);
  }

  @Allow('admin', 'network.block')
  @Limit('admin-write')
  @Mutation(() => ID, { description: `Blocks an email domain; returns the id of the block. ${REQUIRES}` })
  addEmailDomainBlock(
    @Args('input', { description: 'The domain.' }) input: AddEmailDomainBlockInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<string> {
    return this.blocks.addDomain(viewer, input);
  }

  @Allow('admin', 'network.block')
  @Limit('admin-write')
  @Mutation(() => ID, { description: `Blocks a handle or a part of handles; returns the id of the block. ${REQUIRES}` })
  addHandleBlock(
    @Args('input', { description: 'The handle.' }) input: AddHandleBlockInput,
    @SignedIn() viewer: SignedInViewer,
  ): Promise<string> {
    return this.blocks.addHandle(viewer, input);
  }

  @Allow('admin', 'network.block')
  @Limit('admin-write')
  @Mutation(() => ID, { description: `Blocks a network; returns the id of the block. ${REQUIRES}` })
  addIpBlock(
    @Args('input', { description: 'The network.' }) input: AddIpBlockInput,
    @SignedIn() viewer: SignedInViewer,
    @Ctx() ctx: RequestContext,
  ): Promise<string> {
    return this.blocks.addNetwork(viewer, ctx, input);
  }

  @Allow('admin', 'network.block')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: REQUIRES })
  removeEmailDomainBlock(@Args('id', BLOCK) id: string, @SignedIn() viewer: SignedInViewer): Promise<DeletePayload> {
    return this.removed('domain', id, viewer);
  }

  @Allow('admin', 'network.block')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: REQUIRES })
  removeHandleBlock(@Args('id', BLOCK) id: string, @SignedIn() viewer: SignedInViewer): Promise<DeletePayload> {
    return this.removed('handle', id, viewer);
  }

  @Allow('admin', 'network.block')
  @Limit('admin-write')
  @Mutation(() => DeletePayload, { description: REQUIRES })
  removeIpBlock(@Args('id', BLOCK) id: string, @SignedIn() viewer: SignedInViewer): Promise<DeletePayload> {
    return this.removed('network', id, viewer);
  }

  private async removed(kind: BlockKind, id: string, viewer: SignedInViewer): Promise<DeletePayload> {
    const deletedId = parseId(id, 'id');
    await this.blocks.remove(viewer, kind, deletedId);
    return { deletedId };
  }
}
