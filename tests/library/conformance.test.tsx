/**
 * Every component of the index keeps the contract of MUI's own components: what its root takes reaches its root, and the
 * theme decides. Each component is in the index, and one of the index is left out of nothing here.
 */
import { createRef } from 'react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createSiteTheme } from '../../src/theme/theme.ts';
import { certcrest } from '../../tokens/certcrest.ts';
import { highContrast } from '../../tokens/highContrast.ts';
import { meridian } from '../../tokens/meridian.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import { catalog } from './catalog.ts';
import { exempt, parts } from './exempt.ts';
import { mark, mount } from './mount.tsx';
import { outcomeOf } from './outcome.tsx';
import { slots } from './slots.ts';

const site = createSiteTheme();
/** A theme with something said of one component, in the site's look or in another one. */
const themeWith = (name: string, component: object, tokens?: Tokens) =>
  createSiteTheme({ tokens, components: { [name]: component } });

/** What a theme says of a root, by style overrides and by a variant. */
const restyling = {
  styleOverrides: { root: { scrollMarginTop: '7px' } },
  variants: [
    {
      props: ({ ownerState }: { ownerState?: object }) => 'data-conformance' in (ownerState ?? {}),
      style: { scrollMarginBottom: '9px' },
    },
  ],
};

function expectRestyled(root: HTMLElement): void {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(root);
  expect
    .soft({ overrides: scrollMarginTop, variants: scrollMarginBottom })
    .toEqual({ overrides: '7px', variants: '9px' });
}

function expectNoMargin(root: HTMLElement): void {
  const { marginTop, marginBottom } = getComputedStyle(root);
  expect.soft([marginTop, marginBottom]).toEqual(['0px', '0px']);
}

let checks = 0;
const cleanUps: (() => void)[] = [];

afterEach(() => {
  checks = expect.getState().assertionCalls; // counted on from test to test
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  document.querySelectorAll('.MuiModal-root, .MuiPopover-root').forEach((left) => left.remove());
});
afterAll(() => {
  const components = catalog.filter(({ name }) => !(name in exempt)).length;
  console.info(`${components} components, ${checks} checks`);
});

describe.each(catalog.filter(({ name }) => !(name in exempt)))('$name', (entry) => {
  const { themeName, Component, props } = entry;
  const render = async (own: object = {}, theme = site) => {
    const mounted = await mount(<Component {...props} {...mark} {...own} />, theme);
    cleanUps.push(mounted.unmount);
    return mounted.root;
  };

  it('has a Default story', () => {
    expect(props).toBeDefined();
  });

  // What a root takes does not depend on what else it takes: one rendering shows all of it.
  it('gives its root what it takes: attributes, ref, class name, sx, and handlers; and it has no margin', async () => {
    const [ref, onPointerDown, onClick] = [createRef<HTMLElement>(), vi.fn(), vi.fn()];
    const root = await render({
      ref,
      id: 'own',
      'data-own': 'yes',
      'aria-describedby': 'other',
      className: 'own',
      sx: { scrollMarginLeft: '5px' },
      onPointerDown,
      onClick,
    });
    expect.soft(root.id).toBe('own');
    expect.soft(root.dataset['own']).toBe('yes');
    // A dialog's name and description belong to its panel, where MUI puts them.
    const described = root.hasAttribute('aria-describedby') ? root : root.querySelector('[aria-describedby]');
    expect.soft(described?.getAttribute('aria-describedby')).toContain('other');

    expect.soft(ref.current).toBe(root);

    expect.soft(root.classList.contains('own')).toBe(true);
    // Emotion's class stands beside it.
    expect.soft(root.classList.length).toBeGreaterThan(1);
    expect.soft(getComputedStyle(root).scrollMarginLeft).toBe('5px');
    expectNoMargin(root);

    root.addEventListener('click', (event) => event.preventDefault());
    root.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    root.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect.soft(onPointerDown).toHaveBeenCalledOnce();
    expect.soft(onClick).toHaveBeenCalledOnce();
  });

  it('does what it does where its caller has the same handlers, too', async () => {
    const handlers = { onClick: vi.fn(), onSubmit: vi.fn(), onKeyDown: vi.fn() };
    expect(await outcomeOf(entry, handlers, site)).toEqual(await outcomeOf(entry, {}, site));
  });

  it.each(Object.entries({ certcrest, highContrast, meridian }))(
    'is what the theme says in the look %s',
    async (_, tokens) => {
      const said = { ...restyling, defaultProps: { 'data-default': 'theme' } };
      const root = await render({}, themeWith(themeName, said, tokens));
      expect.soft(root.dataset['default']).toBe('theme');
      expectRestyled(root);
      expectNoMargin(root);
    },
  );
});

describe.each(catalog.filter(({ name }) => name in slots))('$name', ({ name, themeName, Component, props }) => {
  it.each(Object.entries(slots[name] ?? {}))('has the slot %s', async (slot, own) => {
    /** How many elements of the rendered component have this attribute. */
    const count = async (attribute: string, given: object, theme = site) => {
      const { root, unmount } = await mount(<Component {...props} {...mark} {...own} {...given} />, theme);
      try {
        // What moves the page renders a frame later.
        return await vi.waitUntil(() => root.querySelectorAll(`[${attribute}]`).length, { timeout: 10_000 });
      } finally {
        unmount();
      }
    };
    const reaches = { slotProps: { [slot]: { 'data-reached': '' } } };
    const times = await count('data-reached', reaches);
    expect(await count('data-reached', {}, themeWith(themeName, { defaultProps: reaches }))).toBe(times);
    const Own = () => <i data-exchanged="" />;
    expect(await count('data-exchanged', { slots: { [slot]: Own } })).toBe(times);
  });
});

describe('the slots', () => {
  it('are all checked', () => {
    const sources = import.meta.glob<string>('../../src/components/**/*.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const found = Object.entries(sources).flatMap(([file, source]) =>
      source.includes('slots = {}') ? file.replace(/^.*\/(\w+)\.tsx$/, '$1') : [],
    );
    expect(found.toSorted()).toEqual(Object.keys(slots));
  });
});

describe('the index', () => {
  const names = new Set(catalog.map(({ name }) => name));

  it('has every component, but parts of another one', () => {
    const files = import.meta.glob(['../../src/components/*/*/[A-Z]*.tsx', '!**/*.stories.tsx']);
    const components = Object.keys(files).map((file) => file.replace(/^.*\/(\w+)\.tsx$/, '$1'));
    expect(components.filter((name) => !names.has(name)).toSorted()).toEqual(Object.keys(parts));
  });

  it('has all that are exempt', () => {
    expect(Object.keys(exempt).filter((name) => !names.has(name))).toEqual([]);
  });
});
