import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contact } from '../content/site.ts';
import { ConfigError, readConfig, readServerConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      tokenSecret: undefined,
      trustProxy: 0,
      smtpUrl: undefined,
      mailFrom: { name: 'CertCrest', address: contact.email },
      paypal: undefined,
      isWalletMeant: false,
      emailJs: undefined,
      openId: {},
      donationUrl: undefined,
      callsPerClient: 100,
      maxLag: 500,
      keepDays: 30,
      drainSeconds: 5,
      logLevel: 'info',
    });
  });

  it('reads every setting', () => {
    const env = {
      PORT: '0',
      DATA_DIR: '/var/lib/certcrest',
      DATABASE_URL: 'postgresql://app:secret@db/app',
      PUBLIC_URL: 'https://practice.example/',
      TOKEN_SECRET: 'x'.repeat(32),
      TRUST_PROXY: '2',
      SMTP_URL: 'smtps://app:secret@mail.example:465',
      MAIL_FROM: 'Practice, Inc. <hello@practice.example>',
      PAYPAL_CLIENT_ID: 'client-1',
      PAYPAL_CLIENT_SECRET: 's3cret',
      PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com/',
      PAYPAL_WEBHOOK_ID: '1AB23456CD',
      EMAILJS_SERVICE_ID: 'service_1a2b3c',
      EMAILJS_TEMPLATE_ID: 'template_1',
      EMAILJS_FEEDBACK_TEMPLATE_ID: 'template_2',
      EMAILJS_PUBLIC_KEY: 'A1b2-C3d4_E5',
      EMAILJS_ORIGIN: 'https://mail.example:8443/',
      GOOGLE_CLIENT_ID: 'client-2',
      GOOGLE_CLIENT_SECRET: 's3cret',
      SALESFORCE_CLIENT_ID: 'client-3',
      SALESFORCE_CLIENT_SECRET: 's3cret',
      SALESFORCE_ISSUER: 'https://test.salesforce.com',
      DONATION_URL: 'https://give.example/us?to=practice',
      CALLS_PER_CLIENT: '0',
      MAX_LAG: '250',
      KEEP_DAYS: '7',
      DRAIN_SECONDS: '30',
      LOG_LEVEL: 'silent',
    };
    expect(readConfig(env)).toEqual({
      port: 0,
      dataDir: '/var/lib/certcrest',
      databaseUrl: 'postgresql://app:secret@db/app',
      publicUrl: 'https://practice.example',
      tokenSecret: 'x'.repeat(32),
      trustProxy: 2,
      smtpUrl: 'smtps://app:secret@mail.example:465',
      mailFrom: { name: 'Practice, Inc.', address: 'hello@practice.example' },
      paypal: {
        clientId: 'client-1',
        clientSecret: 's3cret',
        apiUrl: 'https://api-m.sandbox.paypal.com',
        webhookId: '1AB23456CD',
      },
      isWalletMeant: false,
      emailJs: {
        serviceId: 'service_1a2b3c',
        templateId: 'template_1',
        feedbackTemplateId: 'template_2',
        publicKey: 'A1b2-C3d4_E5',
        origin: 'https://mail.example:8443',
      },
      openId: {
        google: { clientId: 'client-2', clientSecret: 's3cret', issuer: 'https://accounts.google.com' },
        salesforce: { clientId: 'client-3', clientSecret: 's3cret', issuer: 'https://test.salesforce.com' },
      },
      donationUrl: 'https://give.example/us?to=practice',
      callsPerClient: 0,
      maxLag: 250,
      keepDays: 7,
      drainSeconds: 30,
      logLevel: 'silent',
    });
  });

  it('takes an empty variable for unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it('takes an address alone for the sender', () => {
    expect(readConfig({ MAIL_FROM: 'hello@practice.example' }).mailFrom).toEqual({
      name: '',
      address: 'hello@practice.example',
    });
  });

  describe('of PayPal', () => {
    const credentials = { PAYPAL_CLIENT_ID: 'client-1', PAYPAL_CLIENT_SECRET: 's3cret' };

    it('takes the real one unless an address is given', () => {
      expect(readConfig(credentials).paypal?.apiUrl).toBe('https://api-m.paypal.com');
    });

    it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])('takes %s', (url) => {
      expect(readConfig({ ...credentials, PAYPAL_API_URL: url }).paypal?.apiUrl).toBe(url);
    });

    it.each([
      ['PAYPAL_CLIENT_SECRET', 'PAYPAL_CLIENT_ID', 'client-1'],
      ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 's3cret'],
      ['PAYPAL_CLIENT_ID', 'PAYPAL_API_URL', 'https://api-m.sandbox.paypal.com'],
      ['PAYPAL_CLIENT_ID', 'PAYPAL_WEBHOOK_ID', '1AB23456CD'],
    ])('asks for %s where only %s is set', (missing, set, value) => {
      const line = `${missing} is needed where ${set} is set, but is not set.`;
      expect(() => readConfig({ [set]: value })).toThrow(new ConfigError(line));
    });
  });
});

describe('readServerConfig', () => {
  const paypal = { PAYPAL_CLIENT_ID: 'client-1', PAYPAL_CLIENT_SECRET: 's3cret' };

  it('demands a payment account in production, or the word that the wallet is meant', () => {
    expect(() => readServerConfig({ NODE_ENV: 'production' })).toThrow(
      new ConfigError(
        'NODE_ENV is production, but there is no payment account: set PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET, or PAYMENTS=wallet where nobody is to be charged.',
      ),
    );
    expect(readServerConfig({ NODE_ENV: 'production', PAYMENTS: 'wallet' }).isWalletMeant).toBe(true);
    expect(readServerConfig({ NODE_ENV: 'production', ...paypal }).paypal).toBeDefined();
    expect(readServerConfig({}).isWalletMeant).toBe(false);
  });

  it('refuses both', () => {
    expect(() => readServerConfig({ PAYMENTS: 'wallet', ...paypal })).toThrow(
      'PAYMENTS is wallet, but PAYPAL_CLIENT_ID is set: unset one of them.',
    );
  });
});
