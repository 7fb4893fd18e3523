import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow } from '#kernel/request/allow.decorator.js';
import { DigestLinks } from './digest-links.js';

@Resolver()
export class DigestResolver {
  constructor(private readonly links: DigestLinks) {}

  @Allow('anyone')
  @Mutation(() => Boolean, { description: 'Ends the digests of the person whose email the token is from.' })
  async unsubscribeFromDigest(
    @Args('token', { description: "From the link in a digest; it doesn't expire." }) token: string,
  ): Promise<boolean> {
    await this.links.unsubscribe(token);
    return true;
  }
}
