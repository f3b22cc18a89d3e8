import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for every setting', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      logLevel: 'info',
    });
  });

  it('reads every setting', () => {
    const env = {
      PORT: '0',
      DATA_DIR: '/var/lib/certcrest',
      DATABASE_URL: 'postgresql://app:secret@db/app',
      PUBLIC_URL: 'https://practice.example/',
      LOG_LEVEL: 'silent',
    };
    expect(readConfig(env)).toEqual({
      port: 0,
      dataDir: '/var/lib/certcrest',
      databaseUrl: 'postgresql://app:secret@db/app',
      publicUrl: 'https://practice.example',
      logLevel: 'silent',
    });
  });

  it('takes an empty variable for unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

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
      'PUBLIC_URL takes an address that starts with http:// or https://, but is "practice.example".',
    ],
    [
      'PUBLIC_URL',
      'ftp://x\ny',
      'PUBLIC_URL takes an address that starts with http:// or https://, but is "ftp://x\\ny".',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL takes one of fatal, error, warn, info, debug, trace, silent, but is "loud".'],
  ])('refuses %s=%j in one line', (name, value, line) => {
    expect(() => readConfig({ [name]: value })).toThrow(new ConfigError(line));
  });
});
