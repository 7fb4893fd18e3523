import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { forcedColors } from './forced-colors.ts';
import { globalStyles } from './global-styles.ts';
import { semanticColors } from './semantic-colors.ts';
import { keyframes } from './keyframes.ts';
import { plainPageStyles } from './plain-page-styles.ts';
import { printStyles } from './print-styles.ts';
import { durations, easings, fontSizes, fontWeights, lineHeights, radii, shadows, sizes, spacing } from './scales.ts';

type TokenTree = { [key: string]: TokenTree | { value: { base: string; _dark: string } } };

function colorTree(): TokenTree {
  const tree: TokenTree = {};
  for (const [name, [base, dark]] of Object.entries(semanticColors)) {
    const [group, role] = name.split('.') as [string, string];
    tree[group] = { ...tree[group], [role]: { value: { base, _dark: dark } } };
  }
  return tree;
}

const asTokens = <Scale extends Record<string, string>>(scale: Scale) =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, { value }]));

/**
 * Only the style engine of Chakra: every token, recipe and global rule is Mallard's own. It runs during the build
 * (styles/), not in the browser.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'm',
    preflight: true,
    conditions: { light: '.light &', dark: '.dark &' },
    globalCss: { ...globalStyles, ...forcedColors, ...plainPageStyles, ...printStyles },
    theme: {
      keyframes,
      // 769 px and up has the sidebar; 1200 px and up has the rail as well.
      breakpoints: { sm: '480px', md: '769px', lg: '1024px', xl: '1200px' },
      tokens: {
        fonts: {
          body: { value: "'Rubik Variable', 'Rubik Fallback', system-ui, 'Segoe UI', Arial, sans-serif" },
          mono: { value: "ui-monospace, 'SF Mono', 'Cascadia Code', 'Roboto Mono', monospace" },
        },
        fontSizes: asTokens(fontSizes),
        fontWeights: asTokens(fontWeights),
        lineHeights: asTokens(lineHeights),
        spacing: asTokens(spacing),
        sizes: asTokens({ ...spacing, ...sizes }),
        radii: asTokens(radii),
        durations: asTokens(durations),
        easings: asTokens(easings),
      },
      semanticTokens: {
        colors: colorTree(),
        shadows: Object.fromEntries(
          Object.entries(shadows).map(([name, [base, dark]]) => [name, { value: { base, _dark: dark } }]),
        ),
      },
    },
  }),
);
