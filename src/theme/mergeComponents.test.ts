import { css } from '@emotion/react';
import { describe, expect, it } from 'vitest';
import { mergeComponents } from './mergeComponents.ts';
import { createSiteTheme } from './theme.ts';

describe('mergeComponents', () => {
  const serialised = css({ color: 'red' });
  const merged = mergeComponents(
    {
      MuiButton: {
        defaultProps: { variant: 'contained', size: 'small' },
        styleOverrides: { root: serialised, text: serialised },
        variants: [{ props: { variant: 'call' }, style: serialised }],
      },
    },
    {
      MuiButton: {
        defaultProps: { size: 'large' },
        styleOverrides: { root: { letterSpacing: 7 }, contained: { letterSpacing: 8 } },
        variants: [{ props: { size: 'large' }, style: { letterSpacing: 9 } }],
      },
      MuiCard: { defaultProps: { raised: true } },
    },
  );

  it('keeps serialised styles whole and puts the given ones behind them', () => {
    expect(merged.MuiButton?.styleOverrides).toEqual({
      root: [serialised, { letterSpacing: 7 }],
      text: serialised,
      contained: { letterSpacing: 8 },
    });
  });

  it('keeps both variants, and the given ones of two default props', () => {
    expect(merged.MuiButton?.variants).toHaveLength(2);
    expect(merged.MuiButton?.defaultProps).toEqual({ variant: 'contained', size: 'large' });
    expect(merged.MuiCard?.defaultProps).toEqual({ raised: true });
  });
});

it('lets a theme add to what the site says of a component of MUI', () => {
  const given = { root: { letterSpacing: 7 } };
  const { MuiButton } = createSiteTheme({ components: { MuiButton: { styleOverrides: given } } }).components ?? {};
  expect(MuiButton?.styleOverrides?.root).toEqual([
    expect.objectContaining({ styles: expect.any(String) }),
    given.root,
  ]);
  expect(MuiButton?.variants).toHaveLength(createSiteTheme().components?.MuiButton?.variants?.length ?? 0);
});
