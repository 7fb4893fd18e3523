import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { useState } from 'react';
import { emptyDraft } from '../../src/features/posts/drafts/draft';
import { en as replies } from '../../src/features/posts/reply-control/messages.en';
import { he as repliesHebrew } from '../../src/features/posts/reply-control/messages.he';
import {
  type Audience,
  audienceOfEdit,
  audienceOfNew,
  audienceOfReply,
} from '../../src/features/posts/visibility/audience';
import { AudienceTool } from '../../src/features/posts/visibility/AudienceTool';
import { en as quotes } from '../../src/features/session/quote-rule/messages.en';
import { useViewer } from '../../src/features/session/viewer/viewer';
import { en as words } from '../../src/features/session/visibility/messages.en';
import { he as hebrew } from '../../src/features/session/visibility/messages.he';
import { api } from '../support/api';
import { button, fill, findDialog } from '../support/fields';
import { type GivenViewer, renderPage } from '../support/render';

const everyone = { defaultVisibility: 'PUBLIC', defaultQuoteRule: 'EVERYONE' };

function Tool({ of, onChosen = () => undefined }: { of?: Audience | undefined; onChosen?: (changes: object) => void }) {
  const viewer = useViewer();
  const audience = of ?? (viewer && audienceOfNew(viewer));
  return audience && <ToolOf audience={audience} onChosen={onChosen} />;
}

function ToolOf({ audience, onChosen }: { audience: Audience; onChosen: (changes: object) => void }) {
  const [value, setValue] = useState({ ...emptyDraft, visibility: audience.preferred });
  const choose = (changes: object) => {
    onChosen(changes);
    setValue({ ...value, ...changes });
  };
  return <AudienceTool audience={audience} value={value} onChange={choose} disabled={false} />;
}

const tool = (summary: string) => screen.findByRole('button', { name: fill(replies.tool, { summary }) });
const radio = (group: string, name: string | RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('radio', { name });

async function openPanel(given: GivenViewer = {}) {
  const chosen: object[] = [];
  const viewer = { preferences: everyone, ...given };
  const page = await renderPage(<Tool onChosen={(changes) => chosen.push(changes)} />, { viewer });
  const opener = await screen.findByRole('button', { name: new RegExp(`^${replies.panel}`) });
  await page.user.click(opener);
  return { ...page, chosen, opener, dialog: await findDialog(replies.panel) };
}

describe('the audience of a new quack', () => {
  test('is everyone, which its button says', async () => {
    await renderPage(<Tool />, { viewer: { preferences: everyone } });

    expect(await tool(words.PUBLIC)).toHaveAttribute('aria-haspopup', 'dialog');
  });

  test('begins as the settings say', async () => {
    await renderPage(<Tool />, {
      viewer: { preferences: { defaultVisibility: 'FOLLOWERS', defaultQuoteRule: 'NOBODY' } },
    });

    expect(await tool(words.FOLLOWERS)).toBeVisible();
  });

  test('is chosen in one dialog, and said on the button in one line', async () => {
    const { user, chosen, opener, dialog } = await openPanel();

    await user.click(radio(words.legend, new RegExp(`^${words.UNLISTED}`)));
    await user.click(radio(replies.whoReplies, replies.NOBODY));
    await user.click(radio(replies.closes, replies.hours24));
    await user.click(radio(quotes.rule, new RegExp(`^${quotes.ASK}`)));
    await user.click(button(replies.done, dialog));

    const summary = [words.UNLISTED, replies.nobodyPart, replies.closesPart24, quotes.ASKPart].join(' · ');
    expect(await tool(summary)).toHaveFocus();
    expect(opener).toHaveTextContent(summary);
    expect(dialog).not.toBeInTheDocument();
    expect(chosen).toEqual([
      { visibility: 'UNLISTED' },
      { replyRule: ['NOBODY'] },
      { closesAfterHours: 24 },
      { quoteRule: 'ASK' },
    ]);
  });

  test('keeps what was chosen on Escape, and gives the focus back', async () => {
    const { user } = await openPanel();
    await user.click(radio(words.legend, new RegExp(`^${words.FOLLOWERS}`)));

    await user.keyboard('{Escape}');

    expect(await tool(words.FOLLOWERS)).toHaveFocus();
  });

  test('takes several kinds of people who reply, and says that none of them means everyone', async () => {
    const { user, chosen } = await openPanel();

    await user.click(radio(replies.whoReplies, replies.SOME));
    expect(screen.getByRole('checkbox', { name: replies.FOLLOWERS })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: replies.MENTIONED }));
    await user.click(screen.getByRole('checkbox', { name: replies.FOLLOWERS }));
    await user.click(screen.getByRole('checkbox', { name: replies.MENTIONED }));

    expect(screen.getByText(replies.pickOne)).toHaveRole('status');
    expect(chosen).toEqual([
      { replyRule: ['FOLLOWERS'] },
      { replyRule: ['FOLLOWERS', 'MENTIONED'] },
      { replyRule: ['MENTIONED'] },
      { replyRule: [] },
    ]);
  });

  test('asks no one who can quote what only followers see', async () => {
    const { user } = await openPanel();
    expect(screen.getByRole('group', { name: quotes.rule })).toBeVisible();

    await user.click(radio(words.legend, new RegExp(`^${words.FOLLOWERS}`)));

    expect(screen.queryByRole('group', { name: quotes.rule })).not.toBeInTheDocument();
  });

  test('becomes that of all new quacks on demand', async () => {
    const { user } = await openPanel();
    expect(screen.queryByRole('button', { name: words.keep })).not.toBeInTheDocument();
    await user.click(radio(words.legend, new RegExp(`^${words.UNLISTED}`)));

    await user.click(button(words.keep));

    expect(await screen.findByText(fill(words.kept, { who: words.UNLISTED }))).toBeVisible();
    expect(api.sent('UpdatePreferences')).toEqual([{ input: { defaultVisibility: 'UNLISTED' } }]);
  });

  test('is never everyone where moderators have limited someone, who is told why', async () => {
    await openPanel({ accountState: { isLimited: true } });

    const offered = within(screen.getByRole('group', { name: words.legend })).getAllByRole('radio');

    expect(offered).toHaveLength(2);
    expect(radio(words.legend, new RegExp(`^${words.UNLISTED}`))).toBeChecked();
    expect(screen.getByText(words.limited)).toBeVisible();
  });

  test('is in Hebrew where Hebrew is chosen', async () => {
    const { user } = await renderPage(<Tool />, { viewer: { preferences: everyone }, language: 'he' });

    await user.click(await screen.findByRole('button', { name: fill(repliesHebrew.tool, { summary: hebrew.PUBLIC }) }));

    expect(await findDialog(repliesHebrew.panel)).toHaveTextContent(hebrew.FOLLOWERSHint);
  });
});

describe('the audience of other quacks', () => {
  test('of a reply is not wider than what it answers', async () => {
    const { user } = await renderPage(<Tool of={audienceOfReply('UNLISTED')} />, { viewer: { preferences: everyone } });

    await user.click(await screen.findByRole('button', { name: fill(words.tool, { who: words.UNLISTED }) }));

    const dialog = await findDialog(words.legend);
    expect(within(dialog).queryByRole('radio', { name: /^Everyone Also/ })).not.toBeInTheDocument();
    expect(dialog).toHaveTextContent(words.reply);
    expect(within(dialog).queryByRole('group', { name: replies.whoReplies })).not.toBeInTheDocument();
  });

  test('cannot be opened where there is no choice, and says why', async () => {
    const { user } = await renderPage(<Tool of={audienceOfEdit('FOLLOWERS')} />, { viewer: { preferences: everyone } });
    const opener = await screen.findByRole('button', { name: fill(words.tool, { who: words.FOLLOWERS }) });

    await user.click(opener);

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveAttribute('aria-disabled', 'true');
    expect(opener).toHaveAccessibleDescription(words.edit);
  });
});
