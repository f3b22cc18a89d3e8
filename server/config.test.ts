import { describe, expect, it } from 'vitest';
import { browserConfiguration, readConfig, readServerConfig } from './config.ts';
import { KnownFailure } from './knownFailure.ts';

describe('readConfig', () => {
  it('reads settings as the server uses them', () => {
    const env = {
      PORT: '0',
      DATABASE_URL: 'postgresql://app:secret@db/app',
      PUBLIC_URL: 'https://practice.example/',
      TRUST_PROXY: '2',
      MAIL_FROM: 'Practice, Inc. <hello@practice.example>',
      PAYPAL_CLIENT_ID: 'client-1',
      PAYPAL_CLIENT_SECRET: 's3cret',
      PAYPAL_API_URL: 'https://api-m.sandbox.paypal.com/',
      EMAILJS_SERVICE_ID: 'service_1a2b3c',
      EMAILJS_TEMPLATE_ID: 'template_1',
      EMAILJS_FEEDBACK_TEMPLATE_ID: 'template_2',
      EMAILJS_PUBLIC_KEY: 'A1b2-C3d4_E5',
      EMAILJS_ORIGIN: 'https://mail.example:8443/',
      SALESFORCE_CLIENT_ID: 'client-3',
      SALESFORCE_CLIENT_SECRET: 's3cret',
      SALESFORCE_ISSUER: 'https://test.salesforce.com',
      KEEP_DAYS: '7',
    };
    expect(readConfig(env)).toMatchObject({
      port: 0,
      databaseUrl: 'postgresql://app:secret@db/app',
      publicUrl: 'https://practice.example',
      trustProxy: 2,
      mailFrom: { name: 'Practice, Inc.', address: 'hello@practice.example' },
      paypal: { clientId: 'client-1', apiUrl: 'https://api-m.sandbox.paypal.com', webhookId: undefined },
      emailJs: { feedbackTemplateId: 'template_2', origin: 'https://mail.example:8443' },
      openId: { salesforce: { clientId: 'client-3', issuer: 'https://test.salesforce.com' } },
      keepDays: 7,
    });
  });

  it.each([
    ['PAYPAL_CLIENT_SECRET', { PAYPAL_CLIENT_ID: 'client-1' }],
    ['PAYPAL_CLIENT_ID', { PAYPAL_WEBHOOK_ID: '1AB23456CD' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'client' }],
    ['SALESFORCE_CLIENT_ID', { SALESFORCE_CLIENT_SECRET: 's3cret' }],
  ])('asks for %s where only a part of an account is set: %o', (missing, env) => {
    const line = `${missing} is needed where ${Object.keys(env)[0]} is set, but is not set.`;
    expect(() => readConfig(env)).toThrow(new KnownFailure(line));
  });

  const postgres = 'an address that starts with postgres:// or postgresql://';
  const site = 'an address that starts with http:// or https:// and has no user, query or fragment';
  const secure = 'an address that starts with https://, or with http:// where it is on this machine';
  const origin = 'an address without a path that starts with http:// or https://';
  const sender = 'an address as CertCrest <hello@example.org>';
  // What is printed has no password.
  it.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535', '"abc"'],
    ['DATABASE_URL', 'mysql://app:s3cr@t@db/app', postgres, '"mysql://***@db/app"'],
    ['DATABASE_URL', 'db?user=app&password=s3cret', postgres, '"db?user=app&password=***"'],
    ['PUBLIC_URL', 'https://ann:s3cret@practice.example/?a', site, '"https://***@practice.example/?a"'],
    ['SMTP_URL', 'smtp:', 'an address that starts with smtp:// or smtps://', '"smtp:"'],
    ['MAIL_FROM', 'x@y\r\nBcc: z', sender, String.raw`"***@y\r\nBcc: z"`],
    ['PAYPAL_CLIENT_SECRET', 's3 cret', 'a secret without spaces', 'another text'],
    ['PAYPAL_API_URL', 'http://localhost.example', secure, '"http://localhost.example"'],
    ['EMAILJS_ORIGIN', 'https://mail.example;script-src', origin, '"https://mail.example;script-src"'],
    ['EMAILJS_PUBLIC_KEY', '</script>', 'an id of letters, digits, - and _', '"</script>"'],
    ['DONATION_URL', 'javascript:alert(1)', 'an address that starts with http:// or https://', '"javascript:alert(1)"'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent', '"loud"'],
  ])('refuses %s=%j in one line', (name, value, taken, printed) => {
    expect(() => readConfig({ [name]: value })).toThrow(new KnownFailure(`${name} takes ${taken}, but is ${printed}.`));
  });

  it('refuses a short secret without a letter of it', () => {
    const line = 'TOKEN_SECRET takes at least 32 characters, but has 12.';
    expect(() => readConfig({ TOKEN_SECRET: 'sh0rt s3cret' })).toThrow(new KnownFailure(line));
  });
});

describe('readServerConfig', () => {
  const paypal = { PAYPAL_CLIENT_ID: 'client-1', PAYPAL_CLIENT_SECRET: 's3cret' };

  it('demands a payment account in production, or the word that the wallet is meant', () => {
    expect(() => readServerConfig({ NODE_ENV: 'production' })).toThrow(
      new KnownFailure(
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

it('lets browsers know an account at EmailJS and the donation address, and no secret', () => {
  const result = browserConfiguration(
    readConfig({
      PUBLIC_URL: 'https://practice.example',
      DONATION_URL: 'https://give.example/us?to=practice',
      EMAILJS_SERVICE_ID: 'service_1',
      EMAILJS_TEMPLATE_ID: 'template_1',
      EMAILJS_FEEDBACK_TEMPLATE_ID: 'template_2',
      EMAILJS_PUBLIC_KEY: 'public-Key_1',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 's3cret',
      TOKEN_SECRET: 's3cret'.repeat(6),
      SMTP_URL: 'smtps://user:s3cret@mail.example',
      DATABASE_URL: 'postgres://user:s3cret@db.example/app',
    }),
  );
  expect(result).toEqual({
    publicUrl: 'https://practice.example',
    donationUrl: 'https://give.example/us?to=practice',
    mailService: {
      serviceId: 'service_1',
      templateId: 'template_1',
      feedbackTemplateId: 'template_2',
      publicKey: 'public-Key_1',
      origin: 'https://api.emailjs.com',
    },
    idProviders: ['google'],
    isTestMode: true,
  });
});
