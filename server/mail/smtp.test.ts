import { describe, expect, it } from 'vitest';
import { mailServer } from '../../tests/harness/mailServer.ts';
import { PATIENCE } from '../../tests/harness/patience.ts';
import { type OutgoingMail, smtp } from './transport.ts';

const never = new AbortController().signal;

const mailTo = (address: string): OutgoingMail => ({
  id: 'm1',
  createdAt: 0,
  message: { from: 'hello@practice.example', to: { name: '', address }, subject: 'Hello', text: 'Hello' },
});

describe('smtp', { timeout: PATIENCE }, () => {
  it('does not let a login go over a connection that is not encrypted', async () => {
    const server = await mailServer();
    const transport = smtp(server.url.replace('//', '//user:s3cret@'));
    await expect(transport.send(mailTo('ada@people.example'), never)).rejects.toMatchObject({ code: 'ETLS' });
    expect(server.received).toEqual([]);
    transport.close();
  });

  it('takes options from the address', async () => {
    const server = await mailServer();
    const url = `${server.url.replace('//', '//user:s3cret@')}?requireTLS=false`;
    const transport = smtp(url);
    await transport.send(mailTo('ada@people.example'), never);
    expect(server.received).toHaveLength(1);
    transport.close();
  });
});
