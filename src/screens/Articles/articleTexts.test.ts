import { expect, it, vi } from 'vitest';
import { articleBodies } from '../../mocks/fixtures/articles.ts';
import { createTexts } from './articleTexts.ts';

it('gets the texts once, however often they are asked for, and tells of them', async () => {
  const fetchBodies = vi.fn<() => Promise<typeof articleBodies>>().mockResolvedValue(articleBodies);
  const texts = createTexts(fetchBodies);
  const watcher = vi.fn<() => void>();
  texts.watch(watcher);
  expect(fetchBodies).not.toHaveBeenCalled();
  texts.load();
  texts.load();
  expect(texts.read()).toEqual({ bodies: undefined, isLost: false });
  expect(await texts.arrival).toBe(articleBodies);
  texts.load();
  expect(fetchBodies).toHaveBeenCalledOnce();
  expect(texts.read()).toEqual({ bodies: articleBodies, isLost: false });
  expect(watcher).toHaveBeenCalledOnce();
});

it('says that they are lost', async () => {
  const texts = createTexts(() => Promise.reject(new TypeError('Failed to fetch')));
  texts.load();
  await vi.waitFor(() => expect(texts.read()).toEqual({ bodies: undefined, isLost: true }));
});
