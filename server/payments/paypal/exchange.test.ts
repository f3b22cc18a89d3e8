import { describe, expect, it } from 'vitest';
import { refusalIn } from './exchange.ts';

const reply = (status: number, body: unknown) => ({ status, body, retryAfter: null, debugId: 'header-1' });

describe('refusalIn', () => {
  it('reads why PayPal refused', () => {
    const details = [{ issue: 'INSTRUMENT_DECLINED', description: 'No.' }, { issue: 'PAYER_CANNOT_PAY' }];
    const body = { name: 'UNPROCESSABLE_ENTITY', message: 'No.', debug_id: 'body-1', details };
    const issues = ['INSTRUMENT_DECLINED', 'PAYER_CANNOT_PAY'];
    expect(refusalIn(reply(422, body))).toEqual({
      status: 422,
      name: 'UNPROCESSABLE_ENTITY',
      issues,
      debugId: 'body-1',
    });
  });

  it('leaves out what is no code, as texts can contain what was sent', () => {
    const body = { name: 'VALIDATION_ERROR', details: [{ issue: 'buyer@people.example is wrong' }, {}] };
    expect(refusalIn(reply(400, body))).toMatchObject({ name: 'VALIDATION_ERROR', issues: [] });
  });

  it.each([
    ['a page of a proxy', 404, undefined],
    ['a name that is no code', 400, { name: 'buyer@people.example' }],
  ])('finds none in %s', (_what, status, body) => {
    expect(refusalIn(reply(status, body))).toBeUndefined();
  });
});
