import type { Decorator } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { useMockWait } from './useMockWait.ts';

interface WaitingProps {
  readonly story: ComponentType<{ args: object }>;
  readonly args: Readonly<Record<string, unknown>>;
  readonly handler: string;
  readonly event: string;
}

const codeOf = (event: string) => `(${event && 'event'}) => {
    ${event}setLoading(true);
    setTimeout(() => setLoading(false), 2000);
  }`;

function Waiting({ story: Story, args, handler, event }: WaitingProps) {
  const [isWaiting, wait] = useMockWait();
  const handle = (...given: unknown[]) => {
    wait();
    return (args[handler] as (...given: unknown[]) => unknown)(...given);
  };
  // A story that shows it loading goes on to.
  if (args['loading'] === true) return <Story args={args} />;
  return <Story args={{ ...args, loading: isWaiting, [handler]: Object.assign(handle, { code: codeOf(event) }) }} />;
}

/** What this handler of a story starts takes two seconds, as a request would: it is loading meanwhile. `event` begins its code. */
export const waiting =
  (handler: string, event = ''): Decorator =>
  (Story, { args }) => <Waiting story={Story} {...{ args, handler, event }} />;
