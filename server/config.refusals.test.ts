import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it.each([
    ['PORT', 'abc', 'PORT takes a whole number from 0 to 65535, but is "abc".'],
    ['PORT', '65536', 'PORT takes a whole number from 0 to 65535, but is "65536".'],
    ['PORT', '-1', 'PORT takes a whole number from 0 to 65535, but is "-1".'],
    ['PORT', '80.5', 'PORT takes a whole number from 0 to 65535, but is "80.5".'],
    [
      'DATABASE_URL',
      'mysql://app:s3cr@t@db/app',
      'DATABASE_URL takes an address that starts with postgres:// or postgresql://, but is "mysql://***@db/app".',
    ],
    [
      'DATABASE_URL',
      'app:s3cret@db',
      'DATABASE_URL takes an address that starts with postgres:// or postgresql://, but is "***@db".',
    ],
    [
      'DATABASE_URL',
      'db?user=app&password=s3cret',
      'DATABASE_URL takes an address that starts with postgres:// or postgresql://, but is "db?user=app&password=***".',
    ],
    [
      'PUBLIC_URL',
      'practice.example',
      'PUBLIC_URL takes an address that starts with http:// or https:// and has no user, query or fragment, but is "practice.example".',
    ],
    [
      'PUBLIC_URL',
      'ftp://x\ny',
      'PUBLIC_URL takes an address that starts with http:// or https:// and has no user, query or fragment, but is "ftp://x\\ny".',
    ],
    ['TOKEN_SECRET', 'sh0rt s3cret', 'TOKEN_SECRET takes at least 32 characters, but has 12.'],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY takes the number of proxies in front of the server, from 0 to 9, but is "true".',
    ],
    [
      'SMTP_URL',
      'https://app:s3cr@t@mail.example',
      'SMTP_URL takes an address that starts with smtp:// or smtps://, but is "https://***@mail.example".',
    ],
    ['SMTP_URL', 'smtp:', 'SMTP_URL takes an address that starts with smtp:// or smtps://, but is "smtp:".'],
    ['MAIL_FROM', 'CertCrest', 'MAIL_FROM takes an address as CertCrest <hello@example.org>, but is "CertCrest".'],
    [
      'MAIL_FROM',
      'x@y\r\nBcc: z',
      'MAIL_FROM takes an address as CertCrest <hello@example.org>, but is "***@y\\r\\nBcc: z".',
    ],
    ['PAYPAL_CLIENT_ID', 'a b', 'PAYPAL_CLIENT_ID takes an id without spaces and colons, but is another text.'],
    ['PAYPAL_CLIENT_SECRET', 's3 cret', 'PAYPAL_CLIENT_SECRET takes a secret without spaces, but is another text.'],
    [
      'PAYPAL_API_URL',
      'http://api-m.paypal.com',
      'PAYPAL_API_URL takes an address that starts with https://, or with http:// where it is on this machine, but is "http://api-m.paypal.com".',
    ],
    [
      'PAYPAL_API_URL',
      'https://user:s3cret@api-m.paypal.com',
      'PAYPAL_API_URL takes an address that starts with https://, or with http:// where it is on this machine, but is "https://***@api-m.paypal.com".',
    ],
    [
      'PAYPAL_API_URL',
      'http://localhost.example',
      'PAYPAL_API_URL takes an address that starts with https://, or with http:// where it is on this machine, but is "http://localhost.example".',
    ],
    ['PAYPAL_WEBHOOK_ID', '1-2', 'PAYPAL_WEBHOOK_ID takes an id of letters and digits, but is "1-2".'],
    [
      'DONATION_URL',
      'javascript:alert(1)',
      'DONATION_URL takes an address that starts with http:// or https://, but is "javascript:alert(1)".',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL takes one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
  ])('refuses %s=%j in one line', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(line));
  });
});

describe('the address of the site', () => {
  it.each([
    ['https://practice.example/?from=mail', 'https://practice.example/?from=mail'],
    ['https://practice.example/#top', 'https://practice.example/#top'],
    ['https://ann:s3cret@practice.example', 'https://***@practice.example'],
  ])('is not %s', (PUBLIC_URL, printed) => {
    expect(() => readConfig({ PUBLIC_URL })).toThrow(
      `PUBLIC_URL takes an address that starts with http:// or https:// and has no user, query or fragment, but is "${printed}".`,
    );
  });
});
