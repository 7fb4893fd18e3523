import { describe, expect, it } from '@jest/globals';
import { designSystemCss } from '../../styles/css';

describe('the style sheet of the design system', () => {
  const css = designSystemCss();

  it('names the layers before any rule', () => {
    expect(css).toMatch(/^@layer reset, base, tokens, recipes, ui, features, app;/);
  });

  it('has the reset, the animations and the rules of the whole page', () => {
    expect(css).toContain('@layer reset{');
    expect(css).toContain('@keyframes m-appear{');
    expect(css).toContain('body{min-height:100dvh;');
  });

  it('has the colors of both themes', () => {
    expect(css).toMatch(/:where\(:root, :host\)\{[^}]*--m-colors-bg-canvas:#/);
    expect(css).toMatch(/\.dark\s?\{[^}]*--m-colors-bg-canvas:#/);
  });
});
