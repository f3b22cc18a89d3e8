declare global {
  interface Window {
    /** What `installProbe` collects in the page, in milliseconds. */
    probe: {
      /** First and largest contentful paint. */
      fcp: number;
      lcp: number;
      /** Layout shift without input, summed. */
      shift: number;
      /** What long tasks took beyond 50 ms each, and when the last one ended. */
      blocked: number;
      busy: number;
      /** From each click to the next paint. */
      clicks: number[];
    };
  }
}

/** Runs in the page before its own scripts. It is sent as text: it can use nothing from this file. */
export function installProbe(): void {
  const probe: Window['probe'] = { fcp: 0, lcp: 0, shift: 0, blocked: 0, busy: 0, clicks: [] };
  window.probe = probe;
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (probe.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => {
    probe.blocked += duration - 50;
    probe.busy = startTime + duration;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shift += value;
  });
  // A frame's callbacks run before its paint, and the first task after them runs after it.
  const onClick = ({ timeStamp }: Event) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => probe.clicks.push(performance.now() - timeStamp);
      port2.postMessage(0);
    });
  addEventListener('click', onClick, true);
}
