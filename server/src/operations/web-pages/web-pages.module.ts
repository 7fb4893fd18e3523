import { Module } from '@nestjs/common';
import { HelpModule } from '#help/help.module.js';
import { WebPages } from '#kernel/http/web-page.js';
import { PeopleModule } from '#people/people.module.js';
import { PostsModule } from '#posts/posts.module.js';
import { FrontWebPage } from './front-web-page.js';
import { HelpWebPages } from './help-web-pages.js';
import { PublicPosts } from './public-posts.js';
import { SignInWebPage } from './sign-in-web-page.js';
import { SiteFiles } from './site-files.js';
import { Sitemap } from './sitemap.js';
import { SocialWebPages } from './social-web-pages.js';
import { VisitorPages } from './visitor-pages.js';

@Module({
  imports: [PeopleModule, PostsModule, HelpModule],
  providers: [
    PublicPosts,
    FrontWebPage,
    SignInWebPage,
    HelpWebPages,
    SocialWebPages,
    Sitemap,
    SiteFiles,
    { provide: WebPages, useClass: VisitorPages },
  ],
})
export class WebPagesModule {}
