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

it.each([undefined, '', 'no JSON', 'null', '{"publicUrl":"https://certcrest.example"}'])(
  'is our own server where the page says %j',
  (text) => {
    expect(configurationOf(text)).toEqual(byDefault);
  },
);
