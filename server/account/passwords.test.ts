import { describe, expect, it } from 'vitest';
import { register } from '../../contract/account.ts';
import type { Gate } from '../limits/gate.ts';
import { createPasswords, refuseCommon } from './passwords.ts';

const cheap = { memory: 64, passes: 1, parallelism: 1 };

describe('passwords', () => {
  const passwords = createPasswords();

  it('are stored as argon2id in PHC format, each with its own salt', async () => {
    const hashes = [await passwords.hash('correct horse 1'), await passwords.hash('correct horse 1')];
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('are the same however a letter was typed', async () => {
    const hash = await passwords.hash('caf\u00e9 2026');
    expect(await passwords.isRight('cafe\u0301 2026', hash)).toBe(true);
  });

  it('cost as much for no one as for someone', async () => {
    let hashes = 0;
    const counting: Gate = (work) => {
      hashes += 1;
      return work();
    };
    expect(await createPasswords(cheap, counting).isRight('', undefined)).toBe(false);
    expect(hashes).toBe(1);
  });

  it('are read as another program writes them', async () => {
    // From the tests of argon2's reference implementation.
    const foreign = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await passwords.isRight('password', foreign)).toBe(true);
    expect(await passwords.isRight('Password', foreign)).toBe(false);
  });

  it('are refused where two are hashed and 64 wait', async () => {
    const { hash } = createPasswords(cheap);
    const results = await Promise.allSettled(Array.from({ length: 70 }, () => hash('correct horse 1')));
    const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toEqual(Array(4).fill(expect.objectContaining({ statusCode: 503 })));
  });
});

it.each(['password1', 'PASSWORD1', 'trustno1', 'Qwerty123', 'ｐａｓｓｗｏｒｄ１', 'Salesforce2026!', '1certcrest'])(
  'refuses %s',
  (password) => {
    expect(() => refuseCommon(password)).toThrow(register.refusals.commonPassword.error);
  },
);

it.each(['correct horse 1', 'password 1 of mine', 'constructor1', 'my salesforce 1', ' '])('takes %s', (password) => {
  expect(() => refuseCommon(password)).not.toThrow();
});
