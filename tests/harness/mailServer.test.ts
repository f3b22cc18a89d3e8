import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { mailServer } from './mailServer.ts';

it('takes no message whose client disconnects in the middle of it', async () => {
  const server = await mailServer();
  const client = connect(Number(new URL(server.url).port), '127.0.0.1');
  const replies = createInterface({ input: client })[Symbol.asyncIterator]();
  await replies.next();
  for (const command of ['HELO here', 'MAIL FROM:<ada@people.example>', 'RCPT TO:<bob@people.example>', 'DATA']) {
    client.write(`${command}\r\n`);
    await replies.next();
  }
  client.end('Subject: Hel');
  await once(client, 'close');
  expect(server.received).toEqual([]);
});
