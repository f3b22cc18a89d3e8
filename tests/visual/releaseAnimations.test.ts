// @vitest-environment jsdom
import { pauseAnimations } from 'storybook/preview-api';
import { expect, test } from 'vitest';
import { releaseAnimations } from './releaseAnimations.ts';

test('what holds animations goes, and nothing else', () => {
  const own = document.head.appendChild(document.createElement('style'));
  own.textContent = '* { caret-color: transparent !important; }';
  pauseAnimations();
  expect(document.head.querySelectorAll('style')).toHaveLength(2);

  releaseAnimations();

  expect([...document.head.querySelectorAll('style')]).toEqual([own]);
});
