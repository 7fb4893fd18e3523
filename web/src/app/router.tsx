import type { RouteObject } from 'react-router-dom';
import { GuestsOnly, RequireClaim, RequireSignedIn } from '../features/identity/viewer/guards';
import { frame, page } from './page';
import { Root } from './Root';

const catalogFrame = () => import('./shell/CatalogFrame');
const frontFrame = () => import('./shell/FrontFrame');
const entryFrame = () => import('./shell/EntryFrame');
const helpFrame = () => import('./shell/HelpFrame');
const pageFrame = () => import('./shell/PageFrame');
const notFound = () => import('../routes/not-found');

/** Every address there is. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        element: <GuestsOnly />,
        children: [frame(frontFrame, 'FrontFrame', [page('/', () => import('../routes/front-door'), 'FrontDoor')])],
      },
      frame(entryFrame, 'EntryFrame', [
        page('/verify-email', () => import('../routes/verify-email'), 'VerifyEmail'),
        page('/verify-subscription', () => import('../routes/verify-subscription'), 'VerifySubscription'),
        page('/discord', () => import('../routes/discord'), 'Discord'),
        page('/unsubscribe', () => import('../routes/unsubscribe'), 'Unsubscribe'),
        {
          element: <GuestsOnly />,
          children: [
            page('/login', () => import('../routes/login'), 'Login'),
            page('/register', () => import('../routes/register'), 'Register'),
            page('/forgot-password', () => import('../routes/forgot-password'), 'ForgotPassword'),
            page('/reset-password', () => import('../routes/reset-password'), 'ResetPassword'),
          ],
        },
      ]),
      frame(helpFrame, 'HelpFrame', [
        page('/help', () => import('../routes/help'), 'Help'),
        page('/help/new', () => import('../routes/help-new'), 'HelpNew'),
        page('/help/t/:permalink', () => import('../routes/help-topic'), 'HelpTopic'),
      ]),
      frame(catalogFrame, 'CatalogFrame', [page('/ui/*', () => import('../routes/ui'), 'Catalog')]),
      frame(pageFrame, 'PageFrame', [
        {
          element: <RequireSignedIn />,
          children: [
            page('/stream', () => import('../routes/stream'), 'Stream'),
            page('/explore', () => import('../routes/explore'), 'Explore'),
            page('/hashtag/:tag', () => import('../routes/hashtag'), 'HashtagPage'),
            page('/near-me', () => import('../routes/near-me'), 'NearMe'),
            page('/theme-switcher', () => import('../routes/theme-switcher'), 'ThemeSwitcher'),
            page('/notifications', () => import('../routes/notifications'), 'Notifications'),
            page('/whispers/:id?', () => import('../routes/whispers'), 'Whispers'),
            page('/scheduled-posts', () => import('../routes/scheduled-posts'), 'ScheduledPosts'),
            page('/my-likes', () => import('../routes/my-likes'), 'MyLikes'),
            page('/my-pins', () => import('../routes/my-pins'), 'MyPins'),
            page('/profile', () => import('../routes/profile'), 'Profile'),
          ],
        },
        page('/user/:handle', () => import('../routes/user'), 'UserPage'),
        page('/post/:id', () => import('../routes/post'), 'PostPage'),
        {
          element: <RequireClaim of={['products.read']} />,
          children: [page('/products', () => import('../routes/products'), 'Products')],
        },
        {
          element: <RequireClaim of={['users.read']} />,
          children: [page('/users', () => import('../routes/users'), 'Users')],
        },
        {
          element: <RequireClaim of={['claims.define', 'claims.assign']} />,
          children: [
            page('/admin/claims', () => import('../routes/admin-claims'), 'ClaimsMatrix'),
            page('/admin/claims/roles', () => import('../routes/admin-claims-roles'), 'ClaimsRoles'),
            page('/admin/claims/users', () => import('../routes/admin-claims-users'), 'ClaimsUsers'),
            page('/admin/claims/categories', () => import('../routes/admin-claims-categories'), 'ClaimsCategories'),
            page('/admin/claims/definitions', () => import('../routes/admin-claims-definitions'), 'ClaimsDefinitions'),
          ],
        },
        {
          element: <RequireClaim of={['subscriptions.manage']} />,
          children: [
            page(
              '/admin/email-subscriptions',
              () => import('../routes/admin-email-subscriptions'),
              'AdminEmailSubscriptions',
            ),
          ],
        },
        {
          element: <RequireClaim of={['system.read']} />,
          children: [
            page('/admin', () => import('../routes/admin'), 'Admin'),
            page('/admin/audit-log', () => import('../routes/admin-audit-log'), 'AdminAuditLog'),
          ],
        },
        {
          element: <RequireClaim of={['maintenance.manage']} />,
          children: [page('/admin/maintenance', () => import('../routes/admin-maintenance'), 'AdminMaintenance')],
        },
        page('/403', () => import('../routes/forbidden'), 'Forbidden'),
        page('/404', notFound, 'NotFound'),
        page('*', notFound, 'NotFound'),
      ]),
    ],
  },
];
