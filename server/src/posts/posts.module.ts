import { Module } from '@nestjs/common';
import { MediaModule } from '#media/media.module.js';
import { PeopleModule } from '#people/people.module.js';
import { CounterAudit } from './post/counter-audit.job.js';
import { HashtagDiscoveryResolver } from './hashtags/hashtag-discovery.resolver.js';
import { HashtagFieldsResolver } from './hashtags/hashtag-fields.resolver.js';
import { HashtagHistoryLoader } from './hashtags/hashtag-history.loader.js';
import { HashtagPeopleLoader } from './hashtags/hashtag-people.loader.js';
import { HashtagReasonLoader } from './hashtags/hashtag-reason.loader.js';
import { HashtagsResolver } from './hashtags/hashtags.resolver.js';
import { HashtagPopularity } from './hashtags/hashtag-popularity.js';
import { HashtagPopularityJob } from './hashtags/hashtag-popularity.job.js';
import { HashtagPopularityLoader } from './hashtags/hashtag-popularity.loader.js';
import { HashtagRecentLoader } from './hashtags/hashtag-recent.loader.js';
import { HashtagStats } from './hashtags/hashtag-stats.js';
import { HashtagTopPostsLoader } from './hashtags/hashtag-top-posts.loader.js';
import { HashtagTrends } from './hashtags/hashtag-trends.job.js';
import { TaggedPostsHandlers } from './hashtags/tagged-posts.handlers.js';
import { HashtagsController } from './hashtags/hashtags.controller.js';
import { HashtagTimelines } from './hashtags/hashtag.timelines.js';
import { HashtagViews } from './hashtags/hashtag.view.js';
import { PostEditViews } from './edits/post-edit.view.js';
import { PostEditsController } from './edits/post-edits.controller.js';
import { PostEditsResolver } from './edits/post-edits.resolver.js';
import { DeletedUserFiltersHandlers } from './filters/deleted-user-filters.handlers.js';
import { FilterSets } from './filters/filter-sets.js';
import { FilterViews } from './filters/filter.view.js';
import { FiltersController } from './filters/filters.controller.js';
import { FiltersResolver } from './filters/filters.resolver.js';
import { FiltersService } from './filters/filters.service.js';
import { CardedLinks } from './link-cards/carded-links.js';
import { LinkCardFetch } from './link-cards/link-card-fetch.job.js';
import { LinkCardSweep } from './link-cards/link-card-sweep.job.js';
import { PostCards } from './link-cards/post-cards.js';
import { LinkCardLoader } from './link-cards/link-card.loader.js';
import { LinkCardsResolver } from './link-cards/link-cards.resolver.js';
import { LinkingPostsHandlers } from './link-cards/linking-posts.handlers.js';
import { MutedThreadLoader } from './muted-threads/muted-thread.loader.js';
import { MutedThreadsController } from './muted-threads/muted-threads.controller.js';
import { MutedThreadsResolver } from './muted-threads/muted-threads.resolver.js';
import { MutedThreadsService } from './muted-threads/muted-threads.service.js';
import { CountsChangedHandlers } from './live/counts-changed.handlers.js';
import { HeldPostsResolver } from './holding/held-posts.resolver.js';
import { HeldWords } from './holding/held-words.js';
import { PostHolding } from './holding/post-holding.js';
import { LiveCounts } from './live/live-counts.js';
import { FeedAudience } from './live/feed-audience.js';
import { LiveEdits } from './live/live-edits.js';
import { LivePosts } from './live/live-posts.js';
import { LiveRemovals } from './live/live-removals.js';
import { PostChangedHandlers } from './live/post-changed.handlers.js';
import { LiveFilters } from './filters/live-filters.js';
import { PostAddedHandlers } from './live/post-added.handlers.js';
import { PostCountsChangedSubscriptions } from './live/post-counts-changed.subscriptions.js';
import { PostAddedSubscriptions } from './live/post-added.subscriptions.js';
import { MentionTimelines } from './mentions/mention.timelines.js';
import { MentionsController } from './mentions/mentions.controller.js';
import { Gazetteer } from './nearby/gazetteer.js';
import { PostPlaceResolver } from './nearby/post-place.resolver.js';
import { NearbyResolver } from './nearby/nearby.resolver.js';
import { NearbyTimelines } from './nearby/nearby.timelines.js';
import { PlacesResolver } from './nearby/places.resolver.js';
import { MatchedWords } from './search/matched-words.js';
import { SearchResolver } from './search/search.resolver.js';
import { SearchWords } from './search/search-words.js';
import { SearchTimelines } from './search/search.timelines.js';
import { MentionLoader } from './mentions/mention.loader.js';
import { LikesController } from './nods/likes.controller.js';
import { NodTimelines } from './nods/nod.timelines.js';
import { EstablishedAuthorsHandlers } from './nods/established-authors.handlers.js';
import { NodsService } from './nods/nods.service.js';
import { ParsedContentResolver } from './post/parsed-content.resolver.js';
import { FeaturedPostsController } from './featured/featured-posts.controller.js';
import { FeaturedPostsLoader } from './featured/featured-posts.loader.js';
import { FeaturedPostsResolver, UserFeaturedPostsResolver } from './featured/featured-posts.resolver.js';
import { FeaturedPostsService } from './featured/featured-posts.service.js';
import { OwnFeaturedLoader } from './featured/own-featured.loader.js';
import { ReadingPositions } from './reading/reading-positions.service.js';
import { ReadingPositionsResolver } from './reading/reading-positions.resolver.js';
import { PinTimelines } from './pins/pin.timelines.js';
import { PinsResolver } from './pins/pins.resolver.js';
import { PinsService } from './pins/pins.service.js';
import { DeletedUserVotesHandlers } from './polls/deleted-user-votes.handlers.js';
import { PollEnds } from './polls/poll-ends.js';
import { PollsController } from './polls/polls.controller.js';
import { PollsResolver } from './polls/polls.resolver.js';
import { VotingService } from './polls/voting.service.js';
import { PopularPosts } from './popular/popular-posts.job.js';
import { PopularPostsResolver } from './popular/popular-posts.resolver.js';
import { PopularPostTimelines } from './popular/popular-post.timelines.js';
import { DeletedUserPostsHandlers } from './post/deleted-user-posts.handlers.js';
import { PostMarks } from './post/post-marks.js';
import { NewcomerPosts } from './post/newcomer-posts.js';
import { PostRemoval } from './post/post-removal.js';
import { PostWithholding } from './post/post-withholding.js';
import { FrontPosts } from './timelines/front-posts.js';
import { ListPostsController } from './lists/list-posts.controller.js';
import { ListPostsResolver } from './lists/list-posts.resolver.js';
import { ListPostTimelines } from './lists/list-posts.timelines.js';
import { DeletedUserHashtagsHandlers } from './hashtags/deleted-user-hashtags.handlers.js';
import { FollowedHashtagLoader } from './hashtags/followed-hashtag.loader.js';
import { FollowedHashtagsController } from './hashtags/followed-hashtags.controller.js';
import { FollowedHashtagsResolver, ViewerHashtagsResolver } from './hashtags/followed-hashtags.resolver.js';
import { FollowedHashtags } from './hashtags/followed-hashtags.service.js';
import { FrontPostsResolver } from './timelines/front-posts.resolver.js';
import { PostCounts } from './timelines/post-counts.js';
import { PostFieldsResolver } from './post/post-fields.resolver.js';
import { PostListsResolver } from './timelines/post-lists.resolver.js';
import { PostTimelines } from './timelines/post.timelines.js';
import { PostViews } from './post/post-views.js';
import { PostLoader } from './post/post.loader.js';
import { PostsController } from './post/posts.controller.js';
import { PostsResolver } from './post/posts.resolver.js';
import { PostsService } from './post/posts.service.js';
import { DraftsResolver } from './drafts/drafts.resolver.js';
import { DraftsService } from './drafts/drafts.service.js';
import { OutgoingResolver } from './drafts/outgoing.resolver.js';
import { OutgoingService } from './drafts/outgoing.service.js';
import { PostDraftTimelines } from './drafts/post-draft.timelines.js';
import { PostDraftViews } from './drafts/post-draft.view.js';
import { ThreadPublication } from './drafts/thread-publication.js';
import { WaitingPosts } from './drafts/waiting-posts.js';
import { PostAdmission } from './post/post-admission.js';
import { DeletedUserScheduledPostsHandlers } from './scheduling/deleted-user-scheduled-posts.handlers.js';
import { ScheduledPostTimelines } from './scheduling/scheduled-post.timelines.js';
import { ScheduledPostViews } from './scheduling/scheduled-post.view.js';
import { ScheduledPublication } from './scheduling/scheduled-publication.js';
import { ScheduledPublisher } from './scheduling/scheduled-publisher.js';
import { SchedulingResolver } from './scheduling/scheduling.resolver.js';
import { SchedulingService } from './scheduling/scheduling.service.js';
import { ErasedRequacksHandlers } from './requacks/erased-requacks.handlers.js';
import { RequackTimelines } from './requacks/requack.timelines.js';
import { RequacksController } from './requacks/requacks.controller.js';
import { RequacksResolver } from './requacks/requacks.resolver.js';
import { RequacksService } from './requacks/requacks.service.js';
import { EndedQuotesHandlers } from './quotes/ended-quotes.handlers.js';
import { QuoteTimelines } from './quotes/quote.timelines.js';
import { QuotesController } from './quotes/quotes.controller.js';
import { QuotesResolver } from './quotes/quotes.resolver.js';
import { QuotesService } from './quotes/quotes.service.js';
import { LiveReplies } from './threads/live-replies.js';
import { ReplyAddedHandlers } from './threads/reply-added.handlers.js';
import { ReplyAddedSubscriptions } from './threads/reply-added.subscriptions.js';
import { ReplyTimelines } from './threads/reply.timelines.js';
import { FoldedReplyTimelines } from './reply-control/folded-reply.timelines.js';
import { ReplyControlController } from './reply-control/reply-control.controller.js';
import { ReplyControlResolver } from './reply-control/reply-control.resolver.js';
import { ReplyControlService } from './reply-control/reply-control.service.js';
import { UnwantedRepliesHandlers } from './reply-control/unwanted-replies.handlers.js';
import { UserRepliesResolver } from './reply-control/user-replies.resolver.js';
import { SuggestionsResolver } from './suggestions/suggestions.resolver.js';
import { SuggestionTimelines } from './suggestions/suggestion.timelines.js';
import { ThreadTimelines } from './threads/thread.timelines.js';
import { ThreadViews } from './threads/thread.view.js';
import { ThreadsController } from './threads/threads.controller.js';
import { ThreadsResolver } from './threads/threads.resolver.js';
import { UserPostsResolver } from './timelines/user-posts.resolver.js';
import { ViewerPostsResolver } from './timelines/viewer-posts.resolver.js';

@Module({
  imports: [PeopleModule, MediaModule],
  controllers: [
    PostsController,
    LikesController,
    RequacksController,
    ThreadsController,
    HashtagsController,
    MentionsController,
    QuotesController,
    ReplyControlController,
    PostEditsController,
    PollsController,
    FiltersController,
    MutedThreadsController,
    FeaturedPostsController,
    FollowedHashtagsController,
    ListPostsController,
  ],
  providers: [
    PostsService,
    PostRemoval,
    PostWithholding,
    PostMarks,
    PostHolding,
    HeldWords,
    HeldPostsResolver,
    DeletedUserPostsHandlers,
    FiltersService,
    FilterViews,
    FilterSets,
    FiltersResolver,
    DeletedUserFiltersHandlers,
    MutedThreadsService,
    MutedThreadLoader,
    MutedThreadsResolver,
    NewcomerPosts,
    NodsService,
    EstablishedAuthorsHandlers,
    RequacksService,
    RequackTimelines,
    RequacksResolver,
    ErasedRequacksHandlers,
    QuotesService,
    QuoteTimelines,
    QuotesResolver,
    EndedQuotesHandlers,
    PinsService,
    PinTimelines,
    ReplyTimelines,
    ThreadTimelines,
    ThreadViews,
    PostTimelines,
    NodTimelines,
    PostCounts,
    FrontPosts,
    FrontPostsResolver,
    PostEditViews,
    PostEditsResolver,
    ReplyControlService,
    ReplyControlResolver,
    FoldedReplyTimelines,
    UnwantedRepliesHandlers,
    UserRepliesResolver,
    PostViews,
    PostLoader,
    MentionLoader,
    HashtagTimelines,
    HashtagViews,
    HashtagStats,
    HashtagTrends,
    HashtagPopularity,
    HashtagPopularityJob,
    MentionTimelines,
    ListPostTimelines,
    ListPostsResolver,
    FollowedHashtags,
    FollowedHashtagLoader,
    FollowedHashtagsResolver,
    ViewerHashtagsResolver,
    DeletedUserHashtagsHandlers,
    SearchTimelines,
    SearchWords,
    NearbyTimelines,
    CounterAudit,
    FeedAudience,
    LivePosts,
    LiveEdits,
    LiveRemovals,
    LiveFilters,
    PostChangedHandlers,
    LiveCounts,
    CountsChangedHandlers,
    PostCountsChangedSubscriptions,
    PostAddedHandlers,
    LiveReplies,
    ReplyAddedHandlers,
    TaggedPostsHandlers,
    PostsResolver,
    PostFieldsResolver,
    PostListsResolver,
    UserPostsResolver,
    ViewerPostsResolver,
    HashtagsResolver,
    SuggestionsResolver,
    SuggestionTimelines,
    HashtagFieldsResolver,
    HashtagHistoryLoader,
    HashtagReasonLoader,
    HashtagPopularityLoader,
    HashtagRecentLoader,
    HashtagTopPostsLoader,
    HashtagPeopleLoader,
    HashtagDiscoveryResolver,
    PopularPosts,
    PopularPostTimelines,
    PopularPostsResolver,
    MatchedWords,
    SearchResolver,
    NearbyResolver,
    Gazetteer,
    PlacesResolver,
    PostPlaceResolver,
    ParsedContentResolver,
    PostAddedSubscriptions,
    ThreadsResolver,
    ReplyAddedSubscriptions,
    PinsResolver,
    FeaturedPostsService,
    FeaturedPostsLoader,
    OwnFeaturedLoader,
    FeaturedPostsResolver,
    UserFeaturedPostsResolver,
    ReadingPositions,
    ReadingPositionsResolver,
    VotingService,
    PollsResolver,
    PollEnds,
    DeletedUserVotesHandlers,
    CardedLinks,
    LinkCardFetch,
    LinkCardLoader,
    PostCards,
    LinkCardSweep,
    LinkCardsResolver,
    LinkingPostsHandlers,
    SchedulingService,
    DeletedUserScheduledPostsHandlers,
    ScheduledPublication,
    ScheduledPublisher,
    ScheduledPostTimelines,
    ScheduledPostViews,
    SchedulingResolver,
    PostAdmission,
    ThreadPublication,
    WaitingPosts,
    DraftsService,
    DraftsResolver,
    OutgoingService,
    OutgoingResolver,
    PostDraftTimelines,
    PostDraftViews,
  ],
  exports: [
    PostsService,
    PostWithholding,
    PostMarks,
    PostHolding,
    HeldWords,
    NodsService,
    PostViews,
    PostTimelines,
    FrontPosts,
    HashtagViews,
    FilterSets,
    FiltersService,
    FilterViews,
    FollowedHashtags,
    FollowedHashtagLoader,
    HashtagHistoryLoader,
    ReadingPositions,
    PostCards,
    MutedThreadLoader,
    OwnFeaturedLoader,
    FeaturedPostsLoader,
    ListPostTimelines,
    NodTimelines,
    PinTimelines,
    PostEditViews,
    QuoteTimelines,
    RequackTimelines,
    ThreadViews,
    SearchTimelines,
    HashtagTimelines,
    PopularPostTimelines,
    SuggestionTimelines,
    PostRemoval,
    PinsService,
    RequacksService,
    MutedThreadsService,
    FeaturedPostsService,
    QuotesService,
    VotingService,
    SchedulingService,
    ScheduledPostTimelines,
    ScheduledPostViews,
    LivePosts,
    LiveEdits,
    LiveRemovals,
    LiveFilters,
  ],
})
export class PostsModule {}
