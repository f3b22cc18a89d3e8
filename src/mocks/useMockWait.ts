import { useState } from 'react';

/** What takes two seconds in a story, as a request would: whether it is under way, and its start. */
export function useMockWait() {
  const [isWaiting, setWaiting] = useState(false);
  const wait = () => {
    setWaiting(true);
    setTimeout(setWaiting, 2000, false);
  };
  return [isWaiting, wait] as const;
}
