import { expect, it } from 'vitest';
import { register } from '../../contract/account.ts';
import { refuseCommon } from './passwords.ts';

it.each(['password1', 'PASSWORD1', 'trustno1', 'Qwerty123', 'ｐａｓｓｗｏｒｄ１', 'Salesforce2026!', '1certcrest'])(
  'refuses %s',
  (password) => {
    expect(() => refuseCommon(password)).toThrow(register.refusals.commonPassword.error);
  },
);

it.each(['correct horse 1', 'password 1 of mine', 'constructor1', 'my salesforce 1', ' '])('takes %s', (password) => {
  expect(() => refuseCommon(password)).not.toThrow();
});
