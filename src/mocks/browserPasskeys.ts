import { spyOn } from 'storybook/test';

/** The browser gives no passkey, for this reason: `NotAllowedError` says that the learner cancelled. */
export function mockNoPasskey(name: string): void {
  for (const method of ['create', 'get'] as const) {
    spyOn(navigator.credentials, method).mockImplementation(() => Promise.reject(new DOMException('', name)));
  }
}
