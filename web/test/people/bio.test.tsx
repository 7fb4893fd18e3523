import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { Bio } from '../../src/features/people/profiles/Bio';
import { renderPage } from '../support/render';

test('a bio has links for its address, hashtag and mention, and words for the mention of no one', async () => {
  const text = `#Duck fan, https://bücher.example/x with @Fanny and @nosuchperson`;

  await renderPage(<Bio text={text} mentions={['fanny']} className="" />, { viewer: {} });

  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/hashtag/duck',
    'https://xn--bcher-kva.example/x',
    '/user/Fanny',
  ]);
  expect(links[1]).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(screen.getByText(/nosuchperson/)).toBeVisible();
});
