// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { configurationElement, ownMailService } from '../../contract/configuration.ts';

/** What a newly loaded page takes its configuration to be, which carries this text. */
async function configurationOf(text?: string) {
  document.head.innerHTML = '';
  if (text !== undefined) {
    const element = document.createElement('script');
    Object.assign(element, { id: configurationElement, type: 'application/json', textContent: text });
    document.head.append(element);
  }
  vi.resetModules();
  const { configuration } = await import('./configuration.ts');
  return configuration();
}

const byDefault = { publicUrl: location.origin, mailService: ownMailService };

beforeEach(() => vi.resetModules());

it('is what the page says', async () => {
  const said = {
    publicUrl: 'https://certcrest.example',
    donationUrl: 'https://donate.example',
    mailService: { ...ownMailService, publicKey: 'key', origin: 'https://mail.example' },
  };
  expect(await configurationOf(JSON.stringify(said))).toEqual(said);
});

it('is our own server where the page says nothing', async () => {
  expect(await configurationOf()).toEqual(byDefault);
});

it.each([
  '',
  'no JSON',
  'null',
  '7',
  '"text"',
  '{}',
  '{"publicUrl":"https://certcrest.example"}',
  '{"mailService":{}}',
])('is our own server where the page says %j', async (text) => {
  expect(await configurationOf(text)).toEqual(byDefault);
});

it('is the same object while the page says the same', async () => {
  await configurationOf(JSON.stringify({ publicUrl: 'https://certcrest.example', mailService: ownMailService }));
  const { configuration } = await import('./configuration.ts');
  expect(configuration()).toBe(configuration());
});
