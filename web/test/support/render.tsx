import { waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Providers } from '../../src/app/providers';
import { client, session, signedInPerson } from '../../src/features/session/sign-in/api';
import type { Claim } from '../../src/features/session/viewer/claims';
import { saveLanguage } from '../../src/i18n/chosen-language';
import { firstLanguage } from '../../src/i18n/I18nProvider';
import type { Language } from '../../src/i18n/languages';
import { Toaster } from '../../src/ui/feedback/Toaster';
import { toast, toastStore } from '../../src/ui/feedback/toast';
import { api } from './api';

const VIEWER_ID = 'viewer';
const YEAR_S = 365 * 24 * 3_600;

export interface GivenViewer {
  claims?: readonly Claim[];
  user?: object;
  preferences?: object;
  [field: string]: unknown;
}

interface PageOptions {
  /** Who is signed in; a visitor where it is absent. */
  viewer?: GivenViewer;
  language?: Language;
  /** The address, with its search. */
  at?: string;
  /** The pattern of the page's address, such as `/user/:handle`; any where it is absent. */
  path?: string;
}

let root: Root | null = null;

function unmount() {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
}

/**
 * Mounts a part of the client in the client's own providers, which ask the fake API.
 * React renders as in a browser, not inside `act`: tests wait for what they expect.
 * @returns the user who acts on it
 */
export async function renderPage(page: ReactNode, { viewer, language = 'en', at = '/', path = '*' }: PageOptions = {}) {
  history.replaceState(null, '', at);
  saveLanguage(language);
  if (viewer) await signIn(viewer);
  const user = userEvent.setup({ delay: null });
  const first = await firstLanguage();
  const { promise: isShown, resolve: onShown } = Promise.withResolvers<void>();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Providers firstLanguage={first}>
      {/* Not in slices: jsdom is slow, and Apollo would ask for both addresses in turn while one takes over from the other. */}
      <BrowserRouter useTransitions={false}>
        <Suspense fallback={null}>
          <Routes>
            <Route
              path={path}
              element={
                <>
                  {page}
                  <Announcer onShown={onShown} />
                </>
              }
            />
            {path !== '*' && <Route path="*" element={<Elsewhere />} />}
          </Routes>
        </Suspense>
        <Toaster />
      </BrowserRouter>
    </Providers>,
  );
  await isShown;
  return { user, unmount };
}

function Announcer({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/** Names the address that the page led to. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`Went to ${pathname}${search}`}</p>;
}

async function signIn({ claims = [], user, preferences, ...rest }: GivenViewer) {
  const viewer = {
    email: 'ada@example.com',
    isEmailVerified: true,
    onboarding: 'DONE',
    claims: claims.map((value) => ({ id: value, value })),
    preferences: {
      theme: 'LIGHT',
      language: 'en',
      pageSize: 20,
      contentLanguages: ['en'],
      languageFilter: 'OFF',
      ...preferences,
    },
    user: { id: VIEWER_ID, handle: 'ada', displayName: 'Ada Pond', viewerIsSelf: true, ...user },
    ...rest,
  };
  api.viewer = viewer;
  session.signIn({ token: createToken(VIEWER_ID), refreshToken: 'refresh' });
  await waitFor(() => {
    if (signedInPerson.read() !== VIEWER_ID) throw new Error('Not signed in yet');
  });
}

/** A token whose signature only a server would check. */
export function createToken(sub: string): string {
  const claims = { sub, exp: Math.floor(Date.now() / 1_000) + YEAR_S };
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}

/** Nothing of one test is left for the next. */
export async function forgetPage() {
  unmount();
  session.signOut();
  await waitFor(() => {
    if (signedInPerson.read() !== null) throw new Error('Not signed out yet');
  });
  for (const { id } of toastStore.read()) toast.dismiss(id);
  await client.clearStore();
  localStorage.clear();
  sessionStorage.clear();
}
