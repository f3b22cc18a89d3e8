import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const account = {
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_TEMPLATE_ID: 'template_1',
  EMAILJS_FEEDBACK_TEMPLATE_ID: 'template_2',
  EMAILJS_PUBLIC_KEY: 'key_1',
};

describe('the settings of EmailJS', () => {
  it('take the real one unless an address is given', () => {
    expect(readConfig(account).emailJs?.origin).toBe('https://api.emailjs.com');
  });

  it.each(['http://localhost:8080', 'http://[::1]:8080', 'https://mail.example'])('take %s', (origin) => {
    expect(readConfig({ ...account, EMAILJS_ORIGIN: origin }).emailJs?.origin).toBe(origin);
  });

  it.each([
    'mail.example',
    'ftp://mail.example',
    'https://mail.example/api',
    'https://mail.example/?a',
    'https://mail.example;script-src',
    'https://*',
  ])('refuse the address %s in one line', (origin) => {
    const problem = 'takes an address without a path that starts with http:// or https://';
    const line = `EMAILJS_ORIGIN ${problem}, but is "${origin}".`;
    expect(() => readConfig({ ...account, EMAILJS_ORIGIN: origin })).toThrow(new ConfigError(line));
  });

  it.each(Object.keys(account))('refuse what is no id as %s', (name) => {
    const line = `${name} takes an id of letters, digits, - and _, but is "</script>".`;
    expect(() => readConfig({ ...account, [name]: '</script>' })).toThrow(new ConfigError(line));
  });

  it.each(Object.keys(account))('ask for %s where the others are set', (missing) => {
    const [set] = Object.keys(account).filter((name) => name !== missing);
    const line = `${missing} is needed where ${set} is set, but is not set.`;
    expect(() => readConfig({ ...account, [missing]: undefined })).toThrow(new ConfigError(line));
  });

  it('ask for an account where only its address is set', () => {
    const line = 'EMAILJS_SERVICE_ID is needed where EMAILJS_ORIGIN is set, but is not set.';
    expect(() => readConfig({ EMAILJS_ORIGIN: 'https://mail.example' })).toThrow(new ConfigError(line));
  });
});
