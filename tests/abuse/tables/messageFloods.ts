import { limits } from '../../../server/limits/limits.ts';
import { send, sendBody, sendFeedback, sendParts } from '../../harness/messages.ts';
import type { Flood } from './floods.ts';

/** Floods of messages to the site's people, which are refused in plain text. */
export const messageFloods: readonly Flood[] = [
  ['messages of one writer', limits.sendMessage.target, 200, () => send(sendBody())],
  [
    'messages of one writer in all spellings',
    limits.sendMessage.target,
    200,
    (_, at) => sendFeedback({ email: at % 2 === 0 ? 'ANN@example.org' : 'ann@example.org' }),
  ],
  [
    'messages of many writers',
    limits.sendMessage.client,
    200,
    (_, at) => sendFeedback({ email: `user-${at}@example.org` }),
  ],
  [
    'messages with made up proxies',
    limits.sendMessage.client,
    400,
    (_, at) => ({ ...sendParts(''), headers: { 'x-forwarded-for': `203.0.113.${at}` } }),
  ],
  ['bodies beyond all files', limits.sendMessage.client, 413, () => sendParts('x'.repeat(800_000))],
];
