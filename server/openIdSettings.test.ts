import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 's3cret' };
const salesforce = { SALESFORCE_CLIENT_ID: 'client', SALESFORCE_CLIENT_SECRET: 's3cret' };

describe('the settings of identity providers', () => {
  it('take the real ones unless an address is given', () => {
    const { openId } = readConfig({ ...google, ...salesforce });
    expect([openId.google?.issuer, openId.salesforce?.issuer]).toEqual([
      'https://accounts.google.com',
      'https://login.salesforce.com',
    ]);
  });

  it('are none by default, and one where one is given', () => {
    expect(readConfig({}).openId).toEqual({});
    expect(Object.keys(readConfig(salesforce).openId)).toEqual(['salesforce']);
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'https://company.my.salesforce.com'])(
    'take %s',
    (issuer) => {
      expect(readConfig({ ...salesforce, SALESFORCE_ISSUER: issuer }).openId.salesforce?.issuer).toBe(issuer);
    },
  );

  it.each([
    'http://accounts.google.com',
    'accounts.google.com',
    'https://accounts.google.com/?a',
    'file:///etc/passwd',
  ])('refuse the address %s in one line', (issuer) => {
    const problem = 'an address that starts with https://, or with http:// where it is on this machine';
    const line = `GOOGLE_ISSUER takes ${problem}, but is ${JSON.stringify(issuer)}.`;
    expect(() => readConfig({ ...google, GOOGLE_ISSUER: issuer })).toThrow(new ConfigError(line));
  });

  it.each([
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_ID: 'client' }],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_SECRET: 's3cret' }],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_ISSUER', { GOOGLE_ISSUER: 'https://provider.example' }],
    ['SALESFORCE_CLIENT_SECRET', 'SALESFORCE_CLIENT_ID', { ...google, SALESFORCE_CLIENT_ID: 'client' }],
  ])('ask for %s where %s is set', (missing, set, env) => {
    const line = `${missing} is needed where ${set} is set, but is not set.`;
    expect(() => readConfig(env)).toThrow(new ConfigError(line));
  });

  it('never print a secret', () => {
    const line = 'GOOGLE_CLIENT_SECRET takes a text without spaces, but is another text.';
    expect(() => readConfig({ ...google, GOOGLE_CLIENT_SECRET: 's3 cret' })).toThrow(new ConfigError(line));
  });
});
