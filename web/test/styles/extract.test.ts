import { describe, expect, it } from '@jest/globals';
import { extractStyles } from '../../styles/extract';

const importing = "import { recipe, sheet } from './theme/sheet';\n";

describe('taking the styles out of a module', () => {
  it('leaves a class name where a style stood, and makes a rule of the style', () => {
    const module = `${importing}const styles = sheet({ root: { padding: '4', color: 'fg.muted' } });`;

    const extracted = extractStyles(module, 'ui/Card.tsx');

    const className = /root: "(m-[\w-]+)"/.exec(extracted?.code ?? '')?.[1];
    expect(extracted?.css).toContain(
      `@layer ui {.${className}{padding:var(--m-spacing-4);color:var(--m-colors-fg-muted);}}`,
    );
  });

  it('gives each part of a recipe a rule of its own, below those of sheets', () => {
    const module = `${importing}const look = recipe({
      base: { display: 'flex' },
      variants: { size: { sm: { height: '8' }, md: { height: '10' } } },
      defaultVariants: { size: 'md' },
    });`;

    const extracted = extractStyles(module, 'ui/Button.tsx');

    expect(extracted?.css.match(/@layer recipes \{/g)).toHaveLength(3);
    expect(extracted?.code).toContain("defaultVariants: { size: 'md' }");
    expect(extracted?.code).not.toContain('display');
  });

  it('puts the styles of features above those of the design system', () => {
    const module = `${importing}const styles = sheet({ root: { display: 'flex' } });`;

    const extracted = extractStyles(module, 'features/posts/Card.tsx');

    expect(extracted?.css).toContain('@layer features {');
  });

  it('knows constants, spreads and templates of the same file', () => {
    const module = `${importing}const HEIGHT = '3rem';
      const center = { display: 'grid' } as const;
      const styles = sheet({ root: { ...center, height: \`calc(\${HEIGHT} + 1px)\` } });`;

    const extracted = extractStyles(module, 'ui/Card.tsx');

    expect(extracted?.css).toContain('display:grid;height:calc(3rem + 1px);');
  });

  it('keeps the number of lines, so that errors name the right ones', () => {
    const module = `${importing}const styles = sheet({\n  root: {\n    display: 'flex',\n  },\n});\nexport const after = 1;`;

    const extracted = extractStyles(module, 'ui/Card.tsx');

    expect(extracted?.code.split('\n')).toHaveLength(module.split('\n').length);
  });

  it('refuses what is known only when the page runs, and says where', () => {
    const module = `${importing}const styles = (width: string) => sheet({ root: { width } });`;

    expect(() => extractStyles(module, 'ui/Card.tsx')).toThrow('line 2');
  });

  it('leaves other modules alone', () => {
    expect(extractStyles('export const sheet = (name) => name; sheet({});', 'ui/x.ts')).toBeNull();
  });
});
