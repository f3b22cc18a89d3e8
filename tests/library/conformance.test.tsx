/**
 * Every component of the index keeps the contract of MUI's own components: what its root takes reaches its root, and the
 * theme decides. A component that is left out of the index is no one's; one of the index is left out of nothing here.
 */
import { createRef } from 'react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createSiteTheme } from '../../src/theme/theme.ts';
import { highContrast } from '../../tokens/highContrast.ts';
import { meridian } from '../../tokens/meridian.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import { catalog } from './catalog.ts';
import { exempt } from './exempt.ts';
import { mark, mount } from './mount.tsx';
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
  expect({ overrides: scrollMarginTop, variants: scrollMarginBottom }).toEqual({ overrides: '7px', variants: '9px' });
}

function expectNoMargin(root: HTMLElement): void {
  const { marginTop, marginBottom } = getComputedStyle(root);
  expect([marginTop, marginBottom]).toEqual(['0px', '0px']);
}

let checks = 0;
const cleanUps: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  document.querySelectorAll('.MuiModal-root, .MuiPopover-root').forEach((left) => left.remove());
});
afterAll(() => {
  const components = catalog.filter(({ name }) => !(name in exempt)).length;
  console.info(`${components} components, ${checks} checks`);
});

describe.each(catalog.filter(({ name }) => !(name in exempt)))('$name', ({ themeName, Component, props }) => {
  const render = async (own: object = {}, theme = site) => {
    const mounted = await mount(<Component {...props} {...mark} {...own} />, theme);
    cleanUps.push(mounted.unmount);
    checks += 1;
    return mounted.root;
  };

  it('has a Default story', () => {
    expect(props).toBeDefined();
  });

  it('passes attributes on to its root', async () => {
    const root = await render({ id: 'own', 'data-own': 'yes', 'aria-describedby': 'other' });
    expect(root.id).toBe('own');
    expect(root.dataset['own']).toBe('yes');
    // MUI's Dialog hands it on to the element that has the role.
    // A dialog's name and description belong to its panel, where MUI puts them.
    const described = root.hasAttribute('aria-describedby') ? root : root.querySelector('[aria-describedby]');
    expect(described?.getAttribute('aria-describedby')).toContain('other');
  });

  it('hands out its root by ref', async () => {
    const ref = createRef<HTMLElement>();
    const root = await render({ ref });
    expect(ref.current).toBe(root);
  });

  it('adds a class name to those of its root', async () => {
    const { classList } = await render({ className: 'own' });
    expect(classList.contains('own')).toBe(true);
    // Emotion's class stands beside it.
    expect(classList.length).toBeGreaterThan(1);
  });

  it('applies sx to its root', async () => {
    const root = await render({ sx: { scrollMarginLeft: '5px' } });
    expect(getComputedStyle(root).scrollMarginLeft).toBe('5px');
  });

  it('calls the handlers of its root', async () => {
    const onPointerDown = vi.fn();
    const onClick = vi.fn();
    const root = await render({ onPointerDown, onClick });
    root.addEventListener('click', (event) => event.preventDefault());
    root.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    root.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(onPointerDown).toHaveBeenCalledOnce();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('has no margin outside', async () => {
    expectNoMargin(await render());
  });

  it('takes its default props from the theme', async () => {
    const root = await render({}, themeWith(themeName, { defaultProps: { 'data-default': 'theme' } }));
    expect(root.dataset['default']).toBe('theme');
  });

  it('is restyled by the theme', async () => {
    expectRestyled(await render({}, themeWith(themeName, restyling)));
  });

  it.each(Object.entries({ highContrast, meridian }))('keeps to all that in the look %s', async (_, tokens) => {
    const root = await render(
      {},
      themeWith(themeName, { ...restyling, defaultProps: { 'data-default': 'look' } }, tokens),
    );
    expect(root.dataset['default']).toBe('look');
    expectRestyled(root);
    expectNoMargin(root);
  });
});

describe.each(catalog.filter(({ name }) => name in slots))('$name', ({ name, themeName, Component, props }) => {
  it.each(Object.entries(slots[name] ?? {}))('has the slot %s', async (slot, own) => {
    /** How many elements of the rendered component have this attribute. */
    const count = async (attribute: string, given: object, theme = site) => {
      const { root, unmount } = await mount(<Component {...props} {...mark} {...own} {...given} />, theme);
      try {
        // What moves the page renders a frame later.
        return await vi.waitUntil(() => root.querySelectorAll(`[${attribute}]`).length, { timeout: 1000 });
      } finally {
        unmount();
        checks += 1;
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

describe('the exempt', () => {
  it('are all in the index', () => {
    const names = new Set(catalog.map(({ name }) => name));
    expect(Object.keys(exempt).filter((name) => !names.has(name))).toEqual([]);
  });
});
