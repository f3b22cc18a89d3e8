import { expect, it } from 'vitest';
import { paintFirst } from './template.ts';

const scripts = [
  '<script type="module" crossorigin src="/assets/index.js"></script>',
  '<link rel="modulepreload" crossorigin href="/assets/react.js">',
];
const page = (head: string) =>
  `<html><head>\n    <script>first()</script>\n    ${head}\n</head><body><main></main></body></html>`;

it('lets the scripts of a page wait at its end, in their order', () => {
  const [head = '', body = ''] = paintFirst(page(scripts.join('\n    ')), 'goOn()').split('<body>');
  expect(head).toContain('<script>first()</script>');
  expect(head).not.toContain('/assets/');
  expect(body).toContain(`<template>${scripts.join('')}</template><script>goOn()</script></body>`);
});

it('marks the style that holds for the first paint alone', () => {
  expect(paintFirst(page(''), '')).toMatch(/<style data-until-painted>[^<]*<\/style><\/head>/);
});
