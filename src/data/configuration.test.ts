// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { configurationElement, ownMailService } from '../../contract/configuration.ts';
import { configuration } from './configuration.ts';

/** What a newly loaded page takes its configuration to be, which carries this text. */
function configurationOf(text?: string) {
  document.head.innerHTML = '';
  if (text !== undefined) {
    const element = document.createElement('script');
    Object.assign(element, { id: configurationElement, type: 'application/json', textContent: text });
    document.head.append(element);
  }
  return configuration();
}

const byDefault = { publicUrl: location.origin, mailService: ownMailService };

it('is what the page says', () => {
  const said = {
    publicUrl: 'https://certcrest.example',
    donationUrl: 'https://donate.example',
    mailService: { ...ownMailService, publicKey: 'key', origin: 'https://mail.example' },
  };
  expect(configurationOf(JSON.stringify(said))).toEqual(said);
});

it('is our own server where the page says nothing', () => {
  expect(configurationOf()).toEqual(byDefault);
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
])('is our own server where the page says %j', (text) => {
  expect(configurationOf(text)).toEqual(byDefault);
});
